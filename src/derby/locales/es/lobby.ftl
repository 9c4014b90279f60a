## La página de inicio

page-tagline = Seis criaturas aladas, tres carreras y un Zeus achispado: apuesta bien y haz trampas con tiento.
short-race = Una carrera en pocos segundos
short-race-bet = Apuestas a que gana el Pegaso.
short-race-trick = Las cartas hacen volar a las criaturas. El Fénix prueba con una jugarreta…
short-race-zeus = Zeus lo pilla. Gana el Pegaso: ¡6 puntos para ti!
short-race-stop = Parar la carrera
short-race-go-on = Seguir la carrera
games-title = Tus partidas
games-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
games-gathering = La partida aún no ha empezado
games-waiting = Le toca a { $name }
games-paused = Sigue cuando vuelvas
games-handed-over = Un bot juega por ti
games-back = Volver a la partida
games-more = Ver { $count } más
page-your-name = Tu nombre
page-play = Jugar ya
page-play-note = { $opponents ->
        [one] Contra un rival ({ $level }).
       *[other] Contra { $opponents } rivales ({ $level }).
    }
daily-link = Carrera del día: las mismas cartas para todos
daily-result = Compara tu carrera
duplicate-back = Volver a la partida duplicada
page-change-game = Cambiar la partida
page-opponents = Rivales
page-seats = Jugadores
page-variants = Variantes
page-about-zeus-sobers-up = Las cartas de protección que salen dejan la partida.
page-about-power-of-the-gods = Cada dios tiene poderes propios.
page-about-fate-tokens = Fichas en el circuito que despiertan más poderes; necesita Poder de los Dioses.
page-with-friends = Con amigos
page-with-friends-note = Abre una mesa y envía el enlace. Las plazas libres pueden ser para los bots.
page-open-table = Abrir una mesa
page-open-tables = Mesas abiertas
page-no-tables = Ahora mismo no espera nadie.
page-seats-free = { $free ->
        [one] { $free } plaza libre
       *[other] { $free } plazas libres
    }
page-being-played = La partida está en marcha
page-join = Unirse
page-watch-table = Mirar
page-unofficial = Una versión digital no oficial del juego de Carlo A. Rossi. Divinity Derby es una marca de Ares Games.

## Una mesa antes de la partida

page-invited = Te invitan a jugar a Divinity Derby
page-invited-by = { $name } te invita a jugar a Divinity Derby
page-invited-to = Apuesta por seis criaturas aladas en tres carreras, ayuda con tus cartas a tus favoritas y haz trampas, si te atreves: Zeus vigila, por achispado que esté.
page-invited-for = Una partida dura unos 45 minutos. La primera carrera se explica sobre la marcha, y no hay que instalar nada.
page-gathering = ¿Quién juega?
page-seat-free = Plaza libre
page-bot = Bot ({ $level })
page-away-short = ausente
page-bot-plays = juega un bot
page-choose-god = Dios
page-god-by-lot = Dios al azar
page-sit = Sentarse
page-seat-bot = Bot
page-stand = Levantarse
page-remove = Quitar
page-fill-with-bots = Completar con bots ({ $level })
page-start-game = Empezar la partida
page-host-starts = Empieza la partida quien abrió la mesa.
page-invite = Invitar
page-invite-note = Quien tenga este enlace puede sentarse o mirar.
page-invite-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-qr = El enlace como código QR
page-what-is-played = A qué se juega
page-clock = Tiempo para pensar
page-clock-none = Sin límite
page-clock-quick = 30 s por decisión
page-clock-calm = 90 s por decisión
page-clock-bank = 10 min por jugador
page-listed = Quién puede encontrar la mesa
page-listed-link = Solo con el enlace
page-listed-all = Todo el mundo

## Después de la partida

page-rematch = Revancha
page-look-at-table = Ver la mesa
replay-watch = Ver la repetición
page-puzzles = Problemas
profile-link = Tus partidas y estadísticas
evenings-link = Grupos y torneos
watching-setting = Ver con las cartas descubiertas
watching-off = No
watching-race = Cada carrera al terminar
watching-rounds = Dos vueltas después
watching-link = Todas las cartas
watching-on = Quien no juega puede ver esta partida con las cartas descubiertas, algo más tarde.
after-link = Repasar la partida
