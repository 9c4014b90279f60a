## Victory

# Warum jemand gewonnen oder verloren hat, nach dem dritten Rennen.
victory-bet = „{ $bet }“ { $on }
    .alone = „{ $bet }“
victory-came-true = { $won ->
        [0] Keine deiner { $bets } Wetten ist aufgegangen.
        [one] Eine deiner { $bets } Wetten ist aufgegangen: { $bet } hat { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } gebracht.
       *[other] { $won } deiner { $bets } Wetten sind aufgegangen; am meisten hat { $bet } gebracht: { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
victory-ahead = { $points ->
        [one] Du hast mit einem Punkt Vorsprung gewonnen.
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen.
    }
victory-shared = Niemand hat mehr Punkte: Du teilst dir den Sieg.
victory-short = { $points ->
        [one] Zum Sieg hat dir ein Punkt gefehlt.
       *[other] Zum Sieg haben dir { $points } Punkte gefehlt.
    }
victory-short-missed = { $points ->
        [one] Zum Sieg hat dir ein Punkt gefehlt; { $bet } im { $race }. Rennen hätte { $value } gebracht.
       *[other] Zum Sieg haben dir { $points } Punkte gefehlt; { $bet } im { $race }. Rennen hätte { $value } gebracht.
    }
victory-tournament = Zurück zum Turnier
victory-group = Zurück zur Gruppe

## Aufzeichnungen

replay-title = Aufzeichnung
replay-coming = Das Spiel wird geholt …
replay-to-table = Zum Tisch
replay-controls = Steuerung der Aufzeichnung
replay-moment = Augenblick des Spiels
replay-moment-of = Rennen { $race }, Schritt { $at } von { $last }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-race-before = Zum Beginn des Rennens
replay-race-next = Zum nächsten Rennen
replay-eyes = Blickwinkel
replay-eyes-public = Öffentlich
replay-eyes-omniscient = Alles offen
replay-share = Link kopieren
replay-link = Link zu diesem Augenblick
replay-continue = Ab hier spielen
replay-continue-note = Du übernimmst genau in diesem Augenblick einen Platz, die anderen übernehmen Bots. Alle Karten und Wetten bleiben, wie sie sind, aber von jetzt an kann alles anders kommen.
replay-continue-fairness = Was vorher verteilt wurde, ist kein Geheimnis mehr: Wer die Aufzeichnung gesehen hat, kennt es. Alles, was noch kommt, wird aus einem neuen Startwert gezogen, den niemand kennt.
replay-your-seat = Dein Platz
replay-continue-begin = Weiterspielen
replay-verify = Zufall prüfen
replay-download = Aufzeichnung speichern
replay-keys-turn = Umschalt ← →
replay-keys-race = Bild ↑ ↓
replay-keys-ends = Pos1 Ende
replay-keys-play = Leertaste
replay-key-step = einen Schritt zurück oder weiter
replay-key-turn = einen Zug zurück oder weiter
replay-key-race = ein Rennen zurück oder weiter
replay-key-ends = zum Anfang oder zum Ende
replay-key-play = abspielen oder anhalten
replay-key-eyes = nächster Blickwinkel
verify-at-work = Jedes Mischen wird nachgerechnet …
verify-fair = { $shuffles ->
    [one] Das Mischen
   *[other] Alle { $shuffles } Mischvorgänge
  } und { $draws ->
    [one] eine Ziehung passen
   *[other] { $draws } Ziehungen passen
  } zum Startwert.
verify-nothing-drawn = Der Startwert passt zu seiner Festlegung, hat aber noch nichts gezogen.
verify-wrong = { $wrong ->
    [one] Ein Wert passt nicht zum Startwert.
   *[other] { $wrong } Werte passen nicht zum Startwert.
  }
verify-other-commitment = Die Aufzeichnung nennt eine andere Festlegung als der Tisch vor dem Spiel.
verify-given = { $given ->
    [one] Ein Mischvorgang oder eine Ziehung stammt aus dem Spiel, das hier fortgesetzt wird, und wird mit dessen Aufzeichnung geprüft.
   *[other] { $given } Mischvorgänge und Ziehungen stammen aus dem Spiel, das hier fortgesetzt wird, und werden mit dessen Aufzeichnung geprüft.
  }
verify-how = Das hat dein Browser gerade selbst aus der Aufzeichnung berechnet: SHA-256 für die Festlegung, HMAC-SHA-256 für jedes Mischen und Ziehen. Der Server war daran nicht beteiligt.
verify-commitment = Festlegung des Startwerts
verify-first-player = Startspieler
verify-deck = Rennen { $race }: Bewegungskarten
verify-line-up = Rennen { $race }: Startaufstellung
verify-judgment = Rennen { $race }: Zeus’ Urteil
verify-tablet = Rennen { $race }: Schicksalstafel
verify-matches = passt
verify-differs = passt nicht
verify-published = Vor dem Spiel veröffentlicht (SHA-256 des Startwerts)
verify-seed = Startwert, nach dem Spiel gezeigt
verify-words = Worte der Spieler
verify-no-seed = Diese Aufzeichnung zeigt keinen Startwert: Ihr Zufall lässt sich nicht prüfen.
verify-no-webcrypto = Dieser Browser berechnet SHA-256 nur auf sicheren Seiten (https oder localhost). Speichere die Aufzeichnung und prüfe sie mit „derby verify“.
verify-began-midway = Dieses Spiel begann mittendrin: Sein Zufall lässt sich nur mit „derby verify“ prüfen.
verify-bad-record = Das ist nicht die Aufzeichnung eines ganzen Spiels.

## After the game

after-title = Nach dem Spiel
after-waiting = Rennen { $race } von { $races } wird ausgewertet …
after-waiting-long = Beim ersten Mal auf diesem Rechner dauert es etwa eine Minute.
after-again = Noch einmal versuchen
after-to-table = Zum Tisch
after-victory = Siegchancen
after-victory-note = Die Chancen aller, wenn man sämtliche Karten sieht und alle vernünftig weiterspielen: zu jedem Zeitpunkt aus { $samples } zu Ende gespielten Spielen, auf { $error } genau. Die Zahlen markieren die Wendepunkte.
after-rough = Dieser Server kann die Regeln nicht kompilieren, deshalb sind alle Chancen hier nur grob.
after-turning-points = Wendepunkte
after-turning-points-note = Die größten Sprünge in den Siegchancen.
after-no-turning-points = Es gab keine: Niemandes Siegchance machte je einen großen Sprung.
after-race = { $race }. Rennen
after-cause-deal = Die Karten werden ausgeteilt
after-cause-first-bets = Die ersten Wetten
after-cause-turn = { $name } zieht: { $cards }
after-cause-third-bets = Die dritten Wetten
after-cause-judgment = Zeus’ Urteil
after-leap = { $name }: { $before } → { $after }
after-bet-leap = Wette { $of }, { $bet } { $on }: { $before } → { $after }
after-plot = { $race }. Rennen, Karte für Karte. Platzierung vor dem Urteil: { $ranking }.
after-plot-note = Jede Linie ist ein Fabelwesen. Nach rechts die Karten, wie sie gespielt wurden; nach oben die Felder.
after-cards = gespielte Karten
after-third-bets = dritte Wetten
after-disqualified = disqualifiziert: { $creatures }
after-bets-note = Die Chance sagt, womit man beim Platzieren der Wette rechnen konnte.
after-bet = Wette
after-chance = Chance
after-outcome = Ausgang
after-won = aufgegangen, +{ $points }
after-lost = verloren
after-exchanged = platziert als: { $bet } { $on }
