## Das Spiel im Terminal

terminal-welcome = Du bist { $god }. Links von dir im Uhrzeigersinn: { $others }.
terminal-opponents = Deine Gegner: { $name }. { $style }
terminal-getting-ready = Die Regeln werden für diesen Computer kompiliert, nur dieses eine Mal: etwa eine halbe Minute.
terminal-slow-opponents = Hier fehlt der Compiler numba: Deine Gegner denken langsamer und spielen deshalb schwächer.
terminal-variants = Varianten: { $variants }.
terminal-no-variants = Das Grundspiel, ohne Varianten.
terminal-edition = Ausgabe: { $name }.
terminal-assumed = Ein { $sign } steht vor Werten, die wir angenommen haben, weil kein Regelheft sie zeigt.
terminal-commitment = Aller Zufall dieses Spiels steht schon fest. Der SHA-256 seines Startwerts beginnt mit { $commitment }; am Ende siehst du beides ganz.
terminal-goodbye = Du verlässt den Tisch. Bis zum nächsten Rennen!
terminal-saved = Das Spiel wurde in { $path } gespeichert.
terminal-not-saved = Das Spiel konnte nicht in { $path } gespeichert werden: { $reason }.
terminal-verify = War der Zufall ehrlich? Hier ist der zu Beginn versprochene SHA-256, darunter ein Befehl, der ihn aus dem Startwert dieses Spiels berechnet. Ein gespeichertes Spiel lässt sich Ziehung für Ziehung nachprüfen.
terminal-ranking = Platzierung
terminal-sector = Feld
terminal-tokens = Marker
terminal-points = Punkte
terminal-bets = Wetten
terminal-this-race = Rennen
terminal-total = Gesamt
terminal-you = { $god } (du)
terminal-none-yet = noch keine
terminal-zeus-deck = Zeus-Stapel:
terminal-discard = Ablagestapel:
terminal-other-holders = Karten in den anderen Kartenständern:
terminal-your-powers = Deine Machtkarten:
terminal-powers = Machtkarten { $of }:
terminal-renewed = { $card } steckt wieder im Kartenständer { $between }.
terminal-with-trick = mit Trick
terminal-has-finished = im Ziel
terminal-stays = bleibt auf { $sector }
terminal-finish = Ziel
terminal-or-enter = oder nur Enter
terminal-key-help = Hilfe
terminal-key-table = Tisch
terminal-key-log = Verlauf
terminal-key-rules = Regeln
terminal-key-quit = Ende
terminal-nothing-typed = Tippe die Nummer deiner Wahl, oder ? für Hilfe.
terminal-not-a-choice = „{ $typed }“ steht nicht zur Wahl. Tippe eine der Nummern oben, oder ? für Hilfe.
terminal-not-a-sector = „{ $typed }“ ist kein freies Feld. Tippe die Nummer eines Feldes ohne Schicksalsmarker, oder ? für Hilfe.

## Fragen an den Spieler

ask-fate-token = Wohin legst du deinen Schicksalsmarker? Tippe ein freies Feld von 1 bis { $finish }.
ask-bet-card = Deine { $number ->
        [1] erste
        [2] zweite
       *[other] dritte
    } Wette: Welche Karte? In Klammern stehen ihre Punkte.
ask-bet-creature = { $bet }: auf welches Fabelwesen?

## Hilfe im Terminal

help-choosing = Tippe die Nummer vor deiner Wahl, dann Enter. 0 heißt passen oder einen Schritt zurück.
help-stacks = Fabelwesen auf einem Feld stehen übereinander: Wer oben steht, liegt vorn.
help-card = eine Bewegungskarte: schneller Wert, langsamer Wert und der Bonus ihres Schmutzigen Tricks
help-assumed = ein angenommener Wert: Kein Regelheft zeigt ihn
help-turn = wer am Zug ist, und der Startspieler
help-tokens = Fabelwesen-Marker auf dem Spielplan und schon vergebene
help-face-down = eine fremde Wette: Ihr Fabelwesen ist offen, ihre Karte verdeckt
help-lines = die Mittellinie und die Ziellinie
help-fate-token = ein Schicksalsmarker

## Tabellen der Karten und woher ihre Werte stammen

source-rulebook = Regelheft
source-assumed = angenommen
source-box = Schachtel
source-house = von uns
source-of = { $what } ({ $source }):
table-power = Machtkarte
table-moment = Zeitpunkt
table-effect = Wirkung
table-source = Herkunft
table-creature = Fabelwesen
table-every-creature = jedes
table-fast = Schnell
table-slow = Langsam
table-trick = Schmutziger Trick
table-places = Plätze
table-bet-cards = Wettkarten
table-values = Strecke und Urteil
track-yellow-line = gelbe Mittellinie hinter Feld { $value }
track-orange-line = orange Mittellinie hinter Feld { $value }
track-finish-line = Ziellinie hinter Feld { $value }
judgment-protection-cards = { $value ->
        [one] { $value } Schutzkarte
       *[other] { $value } Schutzkarten
    }
