## The coach

coach-cost = Mit einem Tipp zählt dieses Spiel nicht mehr: weder für die Statistik noch für die Rangliste.
coach-cost-company = Das gilt für alle am Tisch, und alle sehen, dass du gefragt hast.
coach-ask = Gib mir einen Tipp
coach-waiting = Der Trainer denkt nach …
coach-waiting-long = Der Trainer denkt nach … Beim ersten Mal dauert das auf diesem Computer etwa eine Minute.
coach-good = { $count ->
        [one] Klar die beste von { $options } Möglichkeiten:
       *[other] Etwa gleich gut und die besten von { $options } Möglichkeiten:
    }
coach-worth = { $share } Siegchance
coach-nothing-to-say = Für keine Wette macht das einen nennenswerten Unterschied.
coach-choose = Auswählen
coach-play = Spielen
coach-from = So urteilt der Olympier nach { $worlds } möglichen Verläufen des Rennens. Er weiß nur, was du weißt.
coach-rough = Ohne kompilierte Regeln reicht die Zeit nur für wenige Versuche. Nimm es also nicht zu genau.
coach-deed-bet = Wette { $on }: { $bet }
coach-deed-trick = { $card } mit Schmutzigem Trick
coach-deed-turn = { $fast }, dann { $slow }
coach-deed-slow = { $card } als langsame Karte
coach-deed-fate = Schicksalsmarker auf Feld { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Deine Wette
       *[other] Die Wette { $of }
    } { $on } geht in { $chance } der Fälle auf und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
coach-fact-change = { $whose ->
        [you] Deine Wette
       *[other] Die Wette { $of }
    } { $on } { $change ->
        [up] steigt
       *[down] sinkt
    } von { $before } auf { $after }.
coach-decisions = Deine Entscheidungen
coach-decisions-of = Die Entscheidungen { $of }
coach-decisions-note = Wie viel Siegchance jede Entscheidung gegenüber der besten gekostet hat. So urteilt der Olympier, und er weiß dabei nur, was man damals wissen konnte.
coach-whose = Wessen Entscheidungen?
coach-total = { $count ->
        [one] Bei einer Entscheidung gab es eine Wahl. Sie hat { $lost } Siegchance gekostet, auf { $error } genau.
       *[other] Bei { $count } Entscheidungen gab es eine Wahl. Zusammen haben sie { $lost } Siegchance gekostet, auf { $error } genau.
    }
coach-so-far = Rennen 1 bis { $races }:
coach-faultless = Der Trainer hätte nichts besser gemacht.
coach-costliest = Die teuersten Entscheidungen
coach-lost = { $share } Siegchance verloren
coach-done = Gespielt:
coach-better = Besser:
coach-show = Zeig es mir
coach-show-this = Zeig es mir: { $deed }
coach-try = Probier es
coach-try-this = Probier es: { $deed }
coach-try-note = Mit „Probier es“ spielst du von dort gegen Bots weiter, mit neuem Glück.
coach-all = Alle Entscheidungen
coach-all-race = Rennen
coach-all-deed = Entscheidung
coach-all-lost = Gekostet
coach-all-better = Besser
coach-luck = Glück und Können
coach-luck-deal = Die Verteilung der Karten
coach-luck-judgments = Zeus’ Urteile
coach-luck-others = Die Entscheidungen der anderen
coach-luck-own = Deine eigenen Entscheidungen
coach-luck-own-of = Die eigenen Entscheidungen { $of }
coach-luck-result = Zusammen
coach-luck-part = Anteil
coach-luck-share = Anteil am Sieg
coach-luck-sentence = { $whose ->
        [you] Dein Anteil am Sieg: { $result }.
       *[other] Der Anteil von { $name } am Sieg: { $result }.
    } Im Schnitt sind es an diesem Tisch { $average }. { $part ->
        [deal] Am meisten machte die Verteilung der Karten aus.
        [judgments] Am meisten machten Zeus’ Urteile aus.
        [others] Am meisten machte aus, was die anderen taten.
       *[own] Am meisten machten { $whose ->
            [you] deine eigenen
           *[other] die eigenen
        } Entscheidungen aus.
    }
coach-luck-note = Jeder Anteil zeigt, was zu einem durchschnittlichen Ergebnis dazukam oder davon abging, mit seinem 95-%-Intervall. Zusammen ergeben sie genau das Ergebnis. Hier liegen alle Karten offen, anders als beim Urteil über deine Entscheidungen.
