# Partidas que duran semanas.

clock-8h = 8 h por decisión
clock-1d = 1 día por decisión
clock-3d = 3 días por decisión
clock-7d = 7 días por decisión
clock-slow-note = No hace falta estar todos a la vez. Si una decisión no llega a tiempo, esa la toma un bot.
clock-left = Tiempo restante
games-until = vence { $when }
seat-auto-pass-slow = Pasar cuando las cartas son de los demás
missed-race = Carrera { $race }
missed-turn = { $name }: { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = { $count ->
        [one] { $count } turno antes
       *[other] { $count } turnos antes
    }
