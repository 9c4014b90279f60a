## Fragen, was etwas ist

asked-key = Was ist das? (dann mit ← → weiter)
asked-place = { $place }. von 6, auf Feld { $sector }.
asked-place-start = { $place }. von 6, noch am Start.
asked-place-finished = Im Ziel, als { $place }. von 6.
asked-place-disqualified = In diesem Rennen disqualifiziert.
asked-your-bet = Deine Wette darauf: { $bet }.
asked-no-bet = Darauf hast du nicht gewettet.
asked-tokens = { $count ->
        [0] Kein Marker mehr da: Niemand kann mehr darauf wetten.
        [one] Noch ein Marker für eine Wette darauf.
       *[other] Noch { $count } Marker für Wetten darauf.
    }
asked-cards-yours = Noch in deinen Kartenständern: { $cards }.
asked-cards-unknown = In anderen Kartenständern oder gar nicht im Rennen: { $cards }.
asked-cards-zeus = { $count ->
        [one] Eine seiner Karten liegt im Zeus-Stapel. Zieht Zeus sie, wird das Fabelwesen disqualifiziert.
       *[other] { $count } seiner Karten liegen im Zeus-Stapel. Zieht Zeus eine davon, wird das Fabelwesen disqualifiziert.
    }
asked-card-moves = { $fast ->
        [one] { $fast } Feld
       *[other] { $fast } Felder
    } als schnelle Karte deines Zuges, { $slow } als langsame.
asked-card-trick = Der Schmutzige Trick verlängert die schnelle Bewegung um { $bonus }. Dafür geht die Karte an Zeus, und das Fabelwesen kann disqualifiziert werden.
asked-card-protection = Zieht Zeus sie, geschieht nichts.
asked-assumed = Das steht in keinem Regelheft; wir haben es angenommen.
asked-bet-needs = Geht auf, wenn das Fabelwesen nach Zeus’ Urteil genau so dasteht.
asked-bet-pays = { $points ->
        [one] Bringt { $points } Siegpunkt.
       *[other] Bringt { $points } Siegpunkte.
    }
asked-bet-once = Jede Wettkarte kannst du nur einmal im Spiel einsetzen.
asked-seat-points = { $points ->
        [one] Bisher { $points } Siegpunkt.
       *[other] Bisher { $points } Siegpunkte.
    }
asked-seat-bets = Wetten in diesem Rennen: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: schon gespielt.
asked-power-once = Nur einmal im ganzen Spiel.
asked-fate-why = Beendet ein Fabelwesen hier eine Bewegung, darf einer der Götter eine Schicksalskarte spielen. Der Marker ist dann weg.
asked-line-after = Nach Feld { $sector }.
asked-line-mid = Sobald das erste Fabelwesen darüber ist, platzieren nach diesem Zug alle ihre dritte Wette. Wer am Zug war, wettet als Letzter.
asked-line-mid-passed = In diesem Rennen zuerst darüber: { $creature }.
asked-line-finish = Wer darüber ist, hat seinen Platz sicher, falls Zeus nichts dagegen hat, und fliegt nicht weiter.
asked-zeus-holds = Darin: { $cards }.
asked-zeus-draws = { $draws ->
        [one] Nach dem Rennen zieht Zeus eine Karte. Das Fabelwesen darauf wird disqualifiziert.
       *[other] Nach dem Rennen zieht Zeus { $draws } Karten. Alle Fabelwesen darauf werden disqualifiziert.
    }
asked-zeus-chance = Je mehr Karten eines Fabelwesens im Stapel liegen, desto eher wird es erwischt.
asked-first-player = Wettet zuerst und hat den ersten Zug.
asked-holder = Kartenständer
asked-holder-yours = Du teilst ihn mit { $name }: Nur ihr beide seht seine Karten und spielt daraus.
asked-holder-others = { $one } und { $other } teilen ihn: Nur die beiden sehen seine Karten und spielen daraus.
asked-holder-turn = In jedem Zug kommt die schnelle Karte aus einem der beiden eigenen Kartenständer, die langsame aus dem anderen.
asked-holder-count = { $count ->
        [0] Er ist leer.
        [one] Eine Karte steckt noch darin.
       *[other] { $count } Karten stecken noch darin.
    }
asked-discard = Ablagestapel
asked-discard-why = Gespielte Karten, außer denen mit Schmutzigem Trick. Alle dürfen sie ansehen; in diesem Rennen kommen sie nicht mehr vor.
asked-discard-count = { $count ->
        [0] Er ist leer.
        [one] Eine Karte liegt dort.
       *[other] { $count } Karten liegen dort.
    }
