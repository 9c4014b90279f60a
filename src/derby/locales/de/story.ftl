## Was im Spiel geschieht, einem Spieler erzählt

# $who ist „you“, wo der Leser handelt. Ohne Punkt am Ende: ein Teilsatz, der weitergeht.
event-race-dealt = Die Karten sind verteilt. { $who ->
        [you] Du bist Startspieler.
       *[other] { $name } ist Startspieler.
    } Startaufstellung, der beste Platz zuerst: { $creatures }.
event-fate-token-placed = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } einen Schicksalsmarker auf Feld { $sector }
event-fate-token-placed-more = { $name } auf Feld { $sector }
event-bet-placed = { $name } wettet { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = Du wettest { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] Für dich ist kein Fabelwesen mehr frei: Du passt.
       *[other] Für { $name } ist kein Fabelwesen mehr frei: { $name } passt.
    }
event-turn-began = { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
event-card-played = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] Du lässt
       *[other] { $name } lässt
    } { $card } { $from } folgen
event-dirty-trick-played = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $card } mit Schmutzigem Trick { $from }
event-creature-moved = { $creature } fliegt { $sectors ->
        [one] ein Feld
       *[other] { $sectors } Felder
    } vor auf Feld { $end }
event-creature-moved-back = { $creature } fällt { $sectors ->
        [one] ein Feld
       *[other] { $sectors } Felder
    } zurück auf Feld { $end }
event-creature-rearranged = { $creature } reiht sich auf Feld { $sector } neu ein
event-creature-stays = { $creature } bleibt auf Feld { $sector }
event-creature-rests = { $creature } ist schon im Ziel
event-creature-finished = { $creature } fliegt als { $place } über die Ziellinie
event-mid-race-line-passed = { $creature } überquert als Erster die Mittellinie: Nach diesem Zug folgen die dritten Wetten.
event-card-discarded = { $card } kommt auf den Ablagestapel.
event-card-went-to-zeus = { $card } kommt auf den Zeus-Stapel.
event-first-player-passed = { $who ->
        [you] Du wirst Startspieler.
       *[other] { $name } wird Startspieler.
    }
event-first-player-stays = { $who ->
        [you] Du bleibst Startspieler.
       *[other] { $name } bleibt Startspieler.
    }
event-ranking-determined = Alle Karten sind gespielt. Die Platzierung: { $creatures }.
event-judgment-begins = Zeus runzelt die Stirn, mischt seinen Stapel und zieht.
event-judgment-card-drawn = Er deckt { $card } auf.
event-judgment-protection-drawn = Er deckt eine Schutzkarte auf: Niemandem geschieht etwas.
event-judgment-card-put-back = Eine Karte kommt zurück in den Zeus-Stapel ({ $card }), und Zeus mischt neu.
event-creature-disqualified = { $creature } wird { $disqualified }!
event-nobody-disqualified = Kein Fabelwesen wird disqualifiziert.
event-no-judgment = Der Zeus-Stapel ist leer: Das Urteil fällt aus.
event-ranking-after = Die anderen rücken auf: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } Schutzkarte ist aus dem Spiel.
       *[other] { $count } Schutzkarten sind aus dem Spiel.
    }
event-bet-settled = { $who ->
        [you] Deine Wette
       *[other] Die Wette { $of }
    } { $on } war „{ $bet }“: { $points ->
        [0] keine Punkte.
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
event-race-ended = Rennen { $race } ist vorbei.
event-game-ended = Das Spiel ist aus.
event-winner = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Siegpunkt!
       *[other] { $points } Siegpunkten!
    }
event-shared-victory = Geteilter Sieg mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }: { $winners }!
event-power-played = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } „{ $power }“.
event-power-declined = { $who ->
        [you] Du passt
       *[other] { $name } passt
    } ({ $moment }).
event-fate-token-lifted = Der Schicksalsmarker auf Feld { $sector } verlässt den Spielplan.
event-token-exchanged = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } den Marker { $given } zurück und { $who ->
        [you] nimmst
       *[other] nimmt
    } einen { $taken }.
event-bet-card-exchanged = { $name } tauscht die Karte der Wette { $on } aus.
event-bet-card-exchanged-by-you = Du tauschst die Karte deiner Wette { $on } aus: { $new } statt { $old }.
event-holder-seen = { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } den Kartenständer { $between } an.
event-holder-seen-cards = Darin stecken: { $cards }.
event-bet-card-seen = { $name } sieht sich heimlich die Wette { $of } { $on } an.
event-bet-card-seen-of-yours = { $name } sieht sich heimlich deine Wette { $on } an.
event-bet-card-seen-by-you = Du liest heimlich die Wette { $of } { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] Du steckst
       *[other] { $name } steckt
    } { $card } { $into } zurück.
event-paperwork-done = Papierkram hält { $creature } auf: Diese Karte zählt 0.
event-power-sun-ray = { $creature } wird 2 Felder weiter fliegen.
event-power-tangled-web = { $creature } wird 2 Felder weniger fliegen.
event-power-sleipnir = Für die zweite Karte gilt der schnelle Wert.
event-power-valkyries = { $creature } kann in diesem Rennen nicht disqualifiziert werden.
event-power-imperial-decree = Zeus zieht eine Karte mehr.
event-power-celestial-paperwork = Die nächste Karte { $of } zählt 0.

## Aufzeichnungen

# For eyes that see everything.
replay-bet-placed = { $name } wettet { $on }: { $bet }.
replay-bet-card-exchanged = { $name } tauscht die Karte der Wette { $on } aus: { $new } statt { $old }.
replay-bet-card-seen = { $name } liest heimlich die Wette { $of } { $on }: { $bet }.

## The story

log-filter = Anzeigen
log-filter-all = Alles
log-filter-moves = Bewegungen
log-filter-bets = Wetten
log-filter-zeus = Tricks und Urteil
log-filter-powers = Machtkarten
log-nothing = Noch gibt es nichts zu erzählen.
log-bot-plays = { $who ->
        [you] Ab jetzt spielt ein Bot für dich.
       *[other] Ab jetzt spielt ein Bot für { $name }.
    }
log-is-back = { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
missed-title = Während du weg warst
missed-show = Lesen
missed-turns = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
missed-bets = { $count ->
        [one] { $count } Wette
       *[other] { $count } Wetten
    }
missed-tricks = { $count ->
        [one] { $count } Schmutziger Trick
       *[other] { $count } Schmutzige Tricks
    }
missed-powers = { $count ->
        [one] { $count } Machtkarte
       *[other] { $count } Machtkarten
    }
missed-races = { $count ->
        [one] { $count } Rennen beendet
       *[other] { $count } Rennen beendet
    }
