## At the table, on the page and in the terminal

terminal-race = Rennen { $race } von 3
terminal-turns-left = { $turns ->
        [one] noch { $turns } Zug
       *[other] noch { $turns } Züge
    }
terminal-players = Spieler
terminal-turn = am Zug
terminal-your-bets = Deine Wetten:
terminal-protections = { $count ->
        [one] { $count } Schutzkarte
       *[other] { $count } Schutzkarten
    }
terminal-known-bet = Gesehen hast du die Wette { $of } { $on }: { $bet }.
terminal-known-holder = Gesehen im Kartenständer { $between } und seither nicht gespielt: { $cards }.
terminal-left-holder = Links, geteilt mit { $name }
terminal-right-holder = Rechts, geteilt mit { $name }
terminal-empty = leer
terminal-tokens-left = { $count ->
        [one] noch { $count } Marker
       *[other] noch { $count } Marker
    }
terminal-already-bet = hier wettest du schon
terminal-no-token = kein Marker mehr
terminal-back = Zurück
terminal-pass = Passen
terminal-pass-until-turn = Bis zu deinem nächsten Zug immer passen
terminal-as-it-stands = Wie es steht:
terminal-fate-creature = { $creature } ist auf einem Schicksalsmarker gelandet.
terminal-drawn = Zeus hat gezogen:
table-movement-cards = Bewegungskarten
judgment-cards-drawn = { $value ->
        [one] Zeus zieht { $value } Karte
       *[other] Zeus zieht { $value } Karten
    }

## Fragen an den Spieler

ask-fast = Wähle deine schnelle Karte, egal aus welchem Kartenständer.
ask-slow = Wähle deine langsame Karte aus deinem { $side ->
        [left] linken
       *[right] rechten
    } Kartenständer.
ask-slow-as-fast = Wähle deine zweite Karte aus deinem { $side ->
        [left] linken
       *[right] rechten
    } Kartenständer. Dank Sleipnir gilt ihr schneller Wert.
ask-power = Machtkarte spielen? ({ $moment })
ask-trickster-given = Welche deiner Wetten verlegst du?
ask-trickster-taken = Welchen Marker nimmst du anstelle des Markers { $of }?
ask-prophecy-bet = Welche deiner Wetten bekommt eine andere Karte?
ask-prophecy-card = Die neue Karte deiner Wette { $on }?
ask-superior-wisdom = Welche Wette { $of } liest du?
ask-falcons-eye = Welchen Kartenständer siehst du dir an?
ask-renewal = Welche Karte kommt auf den Ablagestapel, damit die gespielte an ihrer Stelle zurückkehrt?
ask-tablet = Welche Karte kommt zurück in den Zeus-Stapel?
ask-blessing = Welches Fabelwesen ziehst du 3 Felder vor?

## The table

page-track = Die Rennstrecke
page-latest-turn =
    { $who ->
        [you] Dein letzter Zug
       *[other] Letzter Zug von { $name }
    }
page-start = Start
page-finish = Ziel
page-sector = Feld { $sector }
page-sector-before = Voriges Feld
page-sector-next = Nächstes Feld
page-fate-token-of = Schicksalsmarker: { $name }
page-mid-race = Rennmitte!
page-ghost = { $creature } würde auf Feld { $sector } landen
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → Ziel ({ $end })
page-stays = { $creature } rührt sich nicht
page-tab-cards = Karten
page-tab-bets = Wetten
page-tab-zeus = Zeus
page-tab-log = Verlauf
judgment-trick = { $who ->
        [you] dein Trick
       *[other] Trick { $of }
    }
judgment-came = { $creature } wurde { $place }, deine Wette war „{ $bet }“.
judgment-out = { $creature } wurde { $disqualified }, deine Wette war „{ $bet }“.
page-log = Was geschehen ist
page-log-everything = Mit allen Einzelheiten
page-ledger = Wo jede Bewegungskarte ist
page-card-yours = in deinen Kartenständern
page-card-held = in einem Kartenständer
page-card-discard = abgelegt
page-card-zeus = im Zeus-Stapel
page-card-unknown = unbekannt
# Zum Vorlesen: die Werte einer Bewegungskarte, und eine Karte in der Tabelle aller Karten.
card-aloud = { $creature }, schnell { $fast }, langsam { $slow }{ $trick ->
        [0] {""}
       *[other] , Schmutziger Trick plus { $trick }
    }
card-aloud-where = { $card }: { $where }
page-bet-open = Wette { $number }
page-creatures-to-bet = Fabelwesen-Marker
page-watching = Du schaust zu
page-your-turn = Du bist dran
page-title-your-turn = Du bist dran! – Divinity Derby
replay-continued = Dieses Spiel setzt eine Aufzeichnung fort. Was vorher verteilt wurde, kennt, wer sie gesehen hat; was jetzt kommt, wird neu gezogen.
replay-continued-link = Das erste Spiel

## Deciding

page-decision = Deine Entscheidung
page-thinking = { $name } überlegt …
page-betting = { $name } wählt eine Wette …
page-hurry = Beeil dich!
page-watch = Schau zu …
page-sending = Wird gesendet …
page-bots-get-ready = Die Bots machen sich auf diesem Computer bereit, nur dieses eine Mal …
page-bots-are-slow = { $name } überlegt noch: Der Server hat gerade viel zu tun …
page-fast = schnell
page-slow = langsam
page-trick = Trick
page-dirty-trick = Schmutziger Trick
page-swap = Tauschen
page-only-fast = Nur die schnelle
page-place-bet = Wette platzieren
page-ask-bet = Deine { $number ->
        [1] erste
        [2] zweite
       *[other] dritte
    } Wette: Wähle ein Fabelwesen und eine Wettkarte.
page-bet-pays = { $places }, { $on }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn die Wette aufgeht.
page-ask-fate-token = Wähle ein Feld für deinen Schicksalsmarker.
page-closed-not-your-turn = Du bist gerade nicht mit einer Karte dran.
page-closed-other-holder = Die langsame Karte kommt aus dem anderen Kartenständer.
page-closed-trick = Dieses Fabelwesen ist im Ziel: Da gibt es nichts mehr zu tricksen.
page-closed-bet-used = Diese Wettkarte hast du schon benutzt.
page-closed-not-your-bet = Du bist gerade nicht mit einer Wette dran.
page-handed-over = Ein Bot spielt auf deinem Platz.
page-take-back = Wieder übernehmen
page-returns = Diese Entscheidung trifft noch der Bot, dann spielst du wieder.
page-awaited = { $name } ist gerade nicht da. In { $time } übernimmt ein Bot.
page-let-bot-play = Jetzt einen Bot spielen lassen

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Was Machtkarten dir gezeigt haben
power-yours = Deine Machtkarten
power-played = schon gespielt
power-pass-effect = Alles bleibt, wie es ist, und du behältst deine Machtkarten.
power-play = Spielen
power-play-sure = Das geht nur einmal im ganzen Spiel. Jetzt spielen?
