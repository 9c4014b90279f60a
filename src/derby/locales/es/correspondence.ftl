# Partidas que duran semanas.

clock-8h = 8 h por decisión
clock-1d = 1 día por decisión
clock-3d = 3 días por decisión
clock-7d = 7 días por decisión
clock-slow-note = No hace falta que estéis todos a la vez. Si una decisión no llega a tiempo, esa la toma un bot.
clock-left = Tiempo restante
games-until = vence { $when }
seat-auto-pass-slow = Pasar con los poderes en las cartas de los demás
missed-race = Carrera { $race }
missed-turn = { $name }: { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = { $count ->
        [one] Antes, { $count } turno
       *[other] Antes, { $count } turnos
    }
