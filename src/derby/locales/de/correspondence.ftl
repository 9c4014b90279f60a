# Spiele über Wochen.

clock-8h = 8 h je Entscheidung
clock-1d = 1 Tag je Entscheidung
clock-3d = 3 Tage je Entscheidung
clock-7d = 7 Tage je Entscheidung
clock-slow-note = Niemand muss zur gleichen Zeit da sein. Fällt eine Entscheidung nicht rechtzeitig, trifft ein Bot diese eine für dich.
clock-left = Verbleibende Zeit
games-until = fällig { $when }
seat-auto-pass-slow = Bei Karten der anderen auf Machtkarten verzichten
missed-race = Rennen { $race }
missed-turn = { $name }: { $moves }
missed-move = { $creature } { $sectors }
missed-earlier = { $count ->
        [one] Davor { $count } Zug
       *[other] Davor { $count } Züge
    }
