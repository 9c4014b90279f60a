## The lobby

page-tagline = Sechs geflügelte Wesen, drei Rennen, ein beschwipster Zeus: Wette gut, und schummle mit Bedacht.
short-race = Ein Rennen in wenigen Sekunden
short-race-bet = Du wettest, dass der Pegasus gewinnt.
short-race-trick = Karten lassen die Fabelwesen fliegen. Der Phönix versucht es mit einem schmutzigen Trick …
short-race-zeus = Zeus ertappt ihn. Der Pegasus gewinnt: 6 Punkte für dich!
short-race-stop = Rennen anhalten
short-race-go-on = Rennen fortsetzen
games-title = Deine Spiele
games-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
games-gathering = Das Spiel hat noch nicht begonnen
games-waiting = Alle warten auf { $name }
games-paused = Geht weiter, sobald du zurück bist
games-handed-over = Ein Bot spielt für dich
games-back = Zurück ins Spiel
games-more = { $count } weitere zeigen
page-your-name = Dein Name
page-play = Jetzt spielen
page-play-note = { $opponents ->
        [one] Gegen einen Gegner ({ $level }).
       *[other] Gegen { $opponents } Gegner ({ $level }).
    }
daily-link = Rennen des Tages: ein Blatt für alle
daily-result = Dein Rennen im Vergleich
duplicate-back = Zurück zur Duplikat-Partie
page-change-game = Spiel anpassen
page-opponents = Gegner
page-seats = Spieler
page-variants = Varianten
page-about-zeus-sobers-up = Gezogene Schutzkarten verlassen das Spiel.
page-about-power-of-the-gods = Jeder Gott hat eigene Machtkarten.
page-about-fate-tokens = Marker auf der Strecke wecken weitere Machtkarten; nur mit der Macht der Götter.
page-with-friends = Mit Freunden
page-with-friends-note = Eröffne einen Tisch und verschicke den Link. Freie Plätze können Bots einnehmen.
page-open-table = Tisch eröffnen
page-open-tables = Offene Tische
page-no-tables = Gerade wartet niemand.
page-seats-free = { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
page-being-played = Das Spiel läuft
page-join = Mitspielen
page-watch-table = Zuschauen
page-unofficial = Eine inoffizielle Umsetzung des Spiels von Carlo A. Rossi. Divinity Derby ist eine Marke von Ares Games.

## A table before the game

page-invited = Du bist zu Divinity Derby eingeladen
page-invited-by = { $name } lädt dich zu Divinity Derby ein
page-invited-to = Wette auf sechs geflügelte Wesen in drei Rennen, hilf deinen Favoriten mit Karten nach und schummle, wenn du dich traust: Zeus schaut zu, wenn auch etwas beschwipst.
page-invited-for = Ein Spiel dauert etwa 45 Minuten. Das erste Rennen wird beim Spielen erklärt, und zu installieren gibt es nichts.
page-gathering = Wer spielt mit?
page-seat-free = Freier Platz
page-bot = Bot ({ $level })
page-away-short = abwesend
page-bot-plays = ein Bot spielt
page-choose-god = Gott
page-god-by-lot = Gott auslosen
page-sit = Hinsetzen
page-seat-bot = Bot
page-stand = Aufstehen
page-remove = Entfernen
page-fill-with-bots = Mit Bots auffüllen ({ $level })
page-start-game = Spiel beginnen
page-host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
page-invite = Einladen
page-invite-note = Wer diesen Link hat, kann sich setzen oder zuschauen.
page-invite-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-what-is-played = Dieses Spiel
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-quick = 30 s je Entscheidung
page-clock-calm = 90 s je Entscheidung
page-clock-bank = 10 min je Spieler
page-listed = Wer den Tisch findet
page-listed-link = Nur mit Link
page-listed-all = Alle

## After the game

page-rematch = Revanche
page-look-at-table = Den Tisch ansehen
replay-watch = Noch einmal ansehen
page-puzzles = Rätsel
profile-link = Deine Spiele und Statistik
evenings-link = Gruppen und Turniere
watching-setting = Mit offenen Karten zusehen
watching-off = Nein
watching-race = Jedes Rennen, wenn es vorbei ist
watching-rounds = Zwei Runden später
watching-link = Alle Karten
watching-on = Wer nicht mitspielt, kann dieses Spiel etwas später mit offenen Karten ansehen.
after-link = Auf das Spiel zurückblicken
