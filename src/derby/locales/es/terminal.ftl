## El juego en una terminal

terminal-welcome = Eres { $god }. A tu izquierda, en el sentido de las agujas del reloj: { $others }.
terminal-opponents = Tus rivales: { $name }. { $style }
terminal-getting-ready = Se están compilando las reglas para este ordenador, solo por esta vez: medio minuto, más o menos.
terminal-slow-opponents = Aquí falta el compilador numba: tus rivales piensan más despacio y por eso juegan peor.
terminal-variants = Variantes: { $variants }.
terminal-no-variants = El juego básico, sin variantes.
terminal-edition = Edición: { $name }.
terminal-assumed = El signo { $sign } señala los valores que hemos supuesto, porque ningún reglamento los muestra.
terminal-commitment = Todo el azar de esta partida está ya decidido. El SHA-256 de su semilla empieza por { $commitment }; al final verás los dos completos.
terminal-goodbye = Te levantas de la mesa. ¡Hasta la próxima carrera!
terminal-saved = La partida está guardada en { $path }.
terminal-not-saved = No se ha podido guardar la partida en { $path }: { $reason }.
terminal-verify = ¿Ha sido limpio el azar? Aquí está el SHA-256 prometido al principio y, debajo, una orden que lo calcula a partir de la semilla de esta partida. Una partida guardada se puede comprobar sorteo a sorteo.
terminal-ranking = Clasificación
terminal-sector = Casilla
terminal-tokens = Fichas
terminal-points = Puntos
terminal-bets = Apuestas
terminal-this-race = Carrera
terminal-total = Total
terminal-you = { $god } (tú)
terminal-none-yet = ninguna todavía
terminal-zeus-deck = Mazo de Zeus:
terminal-discard = descartes:
terminal-other-holders = Cartas en los demás portacartas:
terminal-your-powers = Tus poderes:
terminal-powers = Poderes { $of }:
terminal-renewed = { $card } ha vuelto al portacartas { $between }.
terminal-with-trick = con jugarreta
terminal-has-finished = en la meta
terminal-stays = se queda en la { $sector }
terminal-finish = meta
terminal-or-enter = o solo Intro
terminal-key-help = ayuda
terminal-key-table = mesa
terminal-key-log = crónica
terminal-key-rules = reglas
terminal-key-quit = salir
terminal-nothing-typed = Escribe el número de tu elección, o ? para ver la ayuda.
terminal-not-a-choice = «{ $typed }» no es una de las opciones. Escribe uno de los números de arriba, o ? para ver la ayuda.
terminal-not-a-sector = «{ $typed }» no es una casilla libre. Escribe el número de una casilla sin ficha de destino, o ? para ver la ayuda.

## Preguntas al jugador

ask-fate-token = ¿Dónde pones tu ficha de destino? Escribe una casilla libre de la 1 a la { $finish }.
ask-bet-card = Tu { $number ->
        [1] primera
        [2] segunda
       *[other] tercera
    } apuesta: ¿qué carta? Sus puntos van entre paréntesis.
ask-bet-creature = { $bet }: ¿por qué criatura?

## Ayuda en una terminal

help-choosing = Escribe el número que hay delante de tu elección y pulsa Intro. Con 0 pasas o vuelves un paso atrás.
help-stacks = Las criaturas de una misma casilla están unas encima de otras: la de más arriba va por delante.
help-card = una carta de movimiento: valor rápido, valor lento y bonificación de su jugarreta
help-assumed = un valor supuesto: ningún reglamento lo muestra
help-turn = quién tiene el turno, y el jugador inicial
help-tokens = fichas de criatura que quedan en el tablero, y las ya tomadas
help-face-down = la apuesta de otro: la criatura está a la vista, la carta está boca abajo
help-lines = la línea de mitad de carrera y la línea de meta
help-fate-token = una ficha de destino

## Tablas de cartas y de dónde vienen sus valores

source-rulebook = reglamento
source-assumed = supuesto
source-box = caja
source-house = nuestro
source-of = { $what } ({ $source }):
table-power = Poder
table-moment = Momento
table-effect = Efecto
table-source = Origen
table-creature = Criatura
table-every-creature = cada una
table-fast = Rápido
table-slow = Lento
table-trick = Jugarreta
table-places = Puestos
table-bet-cards = Cartas de apuesta
table-values = Circuito y juicio
track-yellow-line = línea amarilla de mitad de carrera después de la casilla { $value }
track-orange-line = línea naranja de mitad de carrera después de la casilla { $value }
track-finish-line = línea de meta después de la casilla { $value }
judgment-protection-cards = { $value ->
        [one] { $value } carta de protección
       *[other] { $value } cartas de protección
    }
