## Odds

page-tab-odds = Chancen
odds-setting = Chancen
odds-setting-off = Aus
odds-setting-on = Für alle
odds-title = Chancen in diesem Rennen
odds-on = Hier dürfen alle die Chancen sehen. Sie beruhen nur auf dem, was du weißt.
odds-show = Chancen zeigen
odds-waiting = Wird ausgerechnet …
odds-waiting-long = Wird ausgerechnet … Beim ersten Mal dauert das auf diesem Computer etwa eine Minute.
odds-from = Aus { $samples } möglichen Verläufen des Rennens, auf { $error } genau.
odds-rough = Dieser Server kann die Regeln nicht kompilieren, deshalb sind die Chancen nur grob: aus { $samples } möglichen Verläufen des Rennens, auf { $error } genau.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = In jedem Balken von links nach rechts: erster bis sechster Platz, dann disqualifiziert (schraffiert).
odds-head-first = Sieg
odds-all-bets = Jede Wette: ihre Chance, darunter die Punkte, die sie im Schnitt wert ist
odds-of-bet = { $chance }, im Schnitt { $value } wert
odds-unit = Ø { $value }
odds-unit-key = Ø: Siegpunkte im Schnitt

## Hints

hint-ask = Tipp
hint-key = den Trainer um einen Tipp bitten
hint-agree = Tipps sind mir recht
hint-agree-note = Wenn vor Spielbeginn alle zustimmen, darf jeder im Spiel um einen Tipp bitten. Sobald es jemand tut, zählt das Spiel nicht mehr.
hint-agreed = mit Tipps einverstanden
hint-asked = { $who ->
        [you] Du bittest den Trainer um einen Tipp: Dieses Spiel zählt nicht mehr.
       *[other] { $name } bittet den Trainer um einen Tipp: Dieses Spiel zählt nicht mehr.
    }
