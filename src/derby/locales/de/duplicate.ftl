## Rennen des Tages und Duplikat-Partien

daily-title = Rennen des Tages
daily-what = Jeden Tag ein Blatt, für alle dasselbe. Du hast einen Versuch und so viel Zeit, wie du willst.
daily-against = Gegen drei Bots: { $level }
daily-play = Rennen spielen
daily-go-on = Rennen fortsetzen
daily-past = Dieser Tag ist vorbei: Das Rennen zählt für keine Serie und keine Platzierung.
daily-streak = { $days ->
        [one] Serie: ein Tag
       *[other] Serie: { $days } Tage
    }
daily-longest = (längste: { $days })
daily-days = Kalender
daily-day-open = noch nicht gespielt
daily-day-playing = begonnen
daily-day-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
daily-loading = Einen Moment …
daily-points = { $points ->
        [one] Du hast einen Punkt geholt
       *[other] Du hast { $points } Punkte geholt
    }
daily-won = Niemand an deinem Tisch hatte mehr.
daily-lost = An deinem Tisch hatte jemand mehr.
daily-race-bets = Rennen { $race }: { $won } von { $bets } Wetten gewonnen
daily-place = Platz { $place } von { $of }
daily-alone = Ohne Server gibt es niemanden zum Vergleichen.
daily-checked = Deine Partie wird geprüft, dann erfährst du deinen Platz …
daily-not-counted = Diese Partie wird nicht mit anderen verglichen.
daily-rival = { $points ->
        [one] Der Olympier hat auf deinem Platz einen Punkt geholt.
       *[other] Der Olympier hat auf deinem Platz { $points } Punkte geholt.
    }
daily-rival-waits = Der Olympier spielt noch auf deinem Platz …
daily-best = Alle Ergebnisse
daily-column-place = Platz
daily-column-player = Spieler
daily-column-points = Punkte
daily-share = Zum Teilen
daily-share-note = Wer noch nicht gespielt hat, erfährt daraus nichts.
daily-share-points = { $points ->
        [one] Ein Punkt, Platz { $place } von { $seats } am Tisch
       *[other] { $points } Punkte, Platz { $place } von { $seats } am Tisch
    }
daily-copy = Kopieren
duplicate-link = Duplikat mit Freunden oder Bots
duplicate-title = Duplikat-Partie
duplicate-what = Du und deine Freunde spielt auf demselben Platz mit denselben Karten gegen dieselben Bots, jeder, wann er will. Dann vergleicht ihr.
duplicate-what-here = Du und ein Bot spielt auf demselben Platz mit denselben Karten. Dann vergleichst du.
duplicate-deals = Blätter
duplicate-open = Partie eröffnen
duplicate-own = Deine Duplikat-Partien
duplicate-all = Alle deine Duplikat-Partien
duplicate-summary = { $over } von { $deals } Blättern gespielt, { $level }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }
duplicate-plays = Alle spielen auf demselben Platz gegen { $seats } Bots: { $level }
duplicate-deal = Blatt { $number }
duplicate-play = Spielen
duplicate-go-on = Fortsetzen
duplicate-results = Ergebnisse
duplicate-results-note = Was andere aus einem Blatt gemacht haben, siehst du, wenn du es gespielt hast.
duplicate-together = Gesamt
duplicate-invite = Schick deinen Freunden diesen Link
duplicate-bots = Einen Bot auf demselben Platz spielen lassen
duplicate-compare = Vergleichen
duplicate-compare-with = Du und { $name }
duplicate-you = Du
duplicate-whose-points = { $points ->
        [one] { $name }: ein Punkt
       *[other] { $name }: { $points } Punkte
    }
duplicate-parted-same = Bei Entscheidung { $number } trennen sich eure Wege, bis dahin war alles gleich. Du: { $own }. { $name }: { $other }.
duplicate-parted = Bei Entscheidung { $number } unterscheidet ihr euch zum ersten Mal. Du: { $own }. { $name }: { $other }.
duplicate-alike = In diesem Rennen habt ihr gleich entschieden.
duplicate-watch-own = Deine Partie von da an ansehen
duplicate-watch-other = { $name } von da an zusehen
