## Grupos y torneos

evenings-title = Grupos y torneos
evenings-coming = Un momento…
evenings-groups = Grupos
evenings-groups-note = Para quienes os reunís a menudo: un enlace que siempre vale, la mesa que se está formando y el balance de vuestras partidas.
evenings-group-name = Nombre del grupo
evenings-found = Fundar un grupo
evenings-tournaments = Torneos
evenings-tournaments-note = Para una velada de club: varias rondas en varias mesas. En cada ronda juegas con gente distinta, y los resultados llegan solos.
evenings-tournament-name = Nombre del torneo
evenings-hold = Organizar un torneo
evenings-how = A qué se juega
evenings-size-note = Las mesas son más o menos del tamaño que elijas aquí; se diferencian en un sitio como mucho.
evenings-fill = Bots en las mesas más pequeñas
evenings-fill-none = Ninguno
evenings-plays = Yo también juego
evenings-name = Nombre
evenings-here = aquí ahora
evenings-host = organiza
evenings-owner = responsable
evenings-out = no juega la próxima ronda
evenings-members = Miembros y clasificación
evenings-tables = Ahora
evenings-to-table = A la mesa
evenings-past = Partidas pasadas
evenings-group-door = Los miembros ven quién está, abren mesas juntos y siguen la clasificación. Verán tu nombre y tú los suyos.
evenings-join-group = Unirme al grupo
evenings-leave-group = Dejar el grupo
evenings-join-tournament = Jugar desde la próxima ronda
evenings-leave-tournament = No jugar más rondas
evenings-link-note = Quien tenga este enlace puede participar.
evenings-own-link = Enlace a esta página
evenings-manage = Gestionar
evenings-rename = Cambiar el nombre
evenings-somebody = Persona
evenings-remove = Expulsar para siempre
evenings-remove-note = { $name } no podrá volver, ni siquiera con el enlace.
evenings-remove-sure = Sí, expulsar
evenings-sure-not = No, cancelar
evenings-pass-on = Ceder la dirección
evenings-end = Terminar el torneo
evenings-end-note = Ya no podrá empezar otra ronda ni apuntarse nadie. La clasificación se queda. No se puede deshacer.
evenings-end-sure = Sí, terminar
evenings-ended = El torneo ha terminado.
evenings-your-table = A tu mesa
evenings-round-runs =
    Ronda { $round }: { $tables ->
        [one] aún juega una mesa.
       *[other] aún juegan { $tables } mesas.
    }
evenings-waiting =
    Antes de la ronda { $round }: { $players ->
        [one] participa una persona
       *[other] participan { $players } personas
    }. La ronda la empieza quien organiza.
evenings-begin-round = Empezar la ronda { $round }
evenings-standings = Clasificación
evenings-rank = Puesto
evenings-score = Puntuación
evenings-rule = En cada mesa, el primer puesto vale 12 y el último 0, a pasos iguales; quienes empatan se reparten la puntuación. A igual puntuación deciden los puntos de victoria.
evenings-rounds = Rondas
evenings-round = Ronda { $round }
evenings-table = Mesa { $number }
evenings-seat = { $score } · { $points } PV
evenings-settled = Contada como estaba
evenings-void = No cuenta para nadie
evenings-settle = Contar como está
evenings-annul = No contar
watching-title = Ver con las cartas descubiertas
watching-late-race = Esta mesa muestra cada carrera cuando ha terminado. La primera aún se está corriendo.
watching-late-turns = Esta mesa muestra la partida con { $turns } turnos de retraso. Aún no se han jugado.
