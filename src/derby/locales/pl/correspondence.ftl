# Partie na całe tygodnie.

clock-8h = 8 h na decyzję
clock-1d = 1 dzień na decyzję
clock-3d = 3 dni na decyzję
clock-7d = 7 dni na decyzję
clock-slow-note = Nikt nie musi siedzieć przy stole w tym samym czasie. Jeśli decyzja nie zapadnie na czas, tę jedną podejmie bot.
clock-left = Pozostały czas
games-until = termin: { $when }
seat-auto-pass-slow = Pasuj z mocami przy kartach innych
missed-race = Wyścig { $race }
missed-turn = { $name }: { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = Wcześniej { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
