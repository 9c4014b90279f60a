# Partite di settimane.

clock-8h = 8 h a decisione
clock-1d = 1 giorno a decisione
clock-3d = 3 giorni a decisione
clock-7d = 7 giorni a decisione
clock-slow-note = Non serve esserci tutti nello stesso momento. Se una decisione non arriva in tempo, quella la prende un bot.
clock-left = Tempo rimasto
games-until = scadenza { $when }
seat-auto-pass-slow = Passa sui poteri quando giocano gli altri
missed-race = Gara { $race }
missed-turn = { $name }: { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = { $count ->
        [one] Prima, { $count } turno
       *[other] Prima, { $count } turni
    }
