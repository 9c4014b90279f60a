# Des parties de plusieurs semaines.

clock-8h = 8 h par décision
clock-1d = 1 jour par décision
clock-3d = 3 jours par décision
clock-7d = 7 jours par décision
clock-slow-note = Inutile d’être là tous en même temps. Si une décision n’est pas prise à temps, un bot prend celle-là.
clock-left = Temps restant
games-until = échéance { $when }
seat-auto-pass-slow = Passer sur les pouvoirs quand les autres jouent leurs cartes
missed-race = Course { $race }
missed-turn = { $name } : { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = { $count ->
        [one] Avant cela, { $count } tour
       *[other] Avant cela, { $count } tours
    }
