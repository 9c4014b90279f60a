## Gruppen und Turniere

evenings-title = Gruppen und Turniere
evenings-coming = Einen Moment …
evenings-groups = Gruppen
evenings-groups-note = Für alle, die sich immer wieder treffen: ein Link, der immer gilt, der Tisch, an dem ihr euch gerade versammelt, und die Bilanz eurer Spiele.
evenings-group-name = Name der Gruppe
evenings-found = Gruppe gründen
evenings-tournaments = Turniere
evenings-tournaments-note = Für einen Spieleabend im Verein: mehrere Runden an mehreren Tischen. In jeder Runde spielst du mit anderen, und die Ergebnisse kommen von selbst.
evenings-tournament-name = Name des Turniers
evenings-hold = Turnier eröffnen
evenings-how = Was gespielt wird
evenings-size-note = Die Tische sind etwa so groß wie hier gewählt; sie unterscheiden sich höchstens um einen Platz.
evenings-fill = Bots an kleineren Tischen
evenings-fill-none = Keine
evenings-plays = Ich spiele selbst mit
evenings-name = Name
evenings-here = gerade da
evenings-host = leitet
evenings-owner = leitet die Gruppe
evenings-out = nächste Runde nicht dabei
evenings-members = Mitglieder und Stand
evenings-tables = Jetzt
evenings-to-table = Zum Tisch
evenings-past = Vergangene Spiele
evenings-group-door = Mitglieder sehen, wer gerade da ist, eröffnen gemeinsam Tische und behalten den Stand im Blick. Sie sehen deinen Namen und du ihre.
evenings-join-group = Der Gruppe beitreten
evenings-leave-group = Gruppe verlassen
evenings-join-tournament = Ab der nächsten Runde mitspielen
evenings-leave-tournament = Keine weiteren Runden spielen
evenings-link-note = Wer diesen Link hat, kann mitmachen.
evenings-own-link = Link zu dieser Seite
evenings-manage = Verwalten
evenings-rename = Umbenennen
evenings-somebody = Person
evenings-remove = Dauerhaft entfernen
evenings-remove-note = { $name } kann nicht zurückkommen, auch nicht mit dem Link.
evenings-remove-sure = Ja, entfernen
evenings-sure-not = Nein, abbrechen
evenings-pass-on = Die Leitung übergeben
evenings-end = Turnier beenden
evenings-end-note = Es beginnt keine weitere Runde mehr, und niemand kommt mehr dazu. Die Tabelle bleibt. Das lässt sich nicht rückgängig machen.
evenings-end-sure = Ja, beenden
evenings-ended = Das Turnier ist zu Ende.
evenings-your-table = Zu deinem Tisch
evenings-round-runs =
    Runde { $round }: { $tables ->
        [one] Ein Tisch spielt noch.
       *[other] { $tables } Tische spielen noch.
    }
evenings-waiting =
    Vor Runde { $round }: { $players ->
        [one] Eine Person ist
       *[other] { $players } Personen sind
    } dabei. Die Runde beginnt, wer das Turnier leitet.
evenings-begin-round = Runde { $round } beginnen
evenings-standings = Tabelle
evenings-rank = Platz
evenings-score = Wertung
evenings-rule = An jedem Tisch bekommt der erste Platz 12 und der letzte 0, mit gleichen Schritten dazwischen; wer sich Plätze teilt, teilt sich die Wertung. Bei gleicher Wertung entscheiden die Siegpunkte.
evenings-rounds = Runden
evenings-round = Runde { $round }
evenings-table = Tisch { $number }
evenings-seat = { $score } · { $points } SP
evenings-settled = Gewertet, wie es stand
evenings-void = Zählt für niemanden
evenings-settle = Werten, wie es steht
evenings-annul = Nicht werten
watching-title = Mit offenen Karten zusehen
watching-late-race = Dieser Tisch zeigt jedes Rennen, wenn es vorbei ist. Das erste läuft noch.
watching-late-turns = Dieser Tisch zeigt das Spiel { $turns } Züge später. So weit ist es noch nicht.
