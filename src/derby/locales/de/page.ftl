## Everywhere on the page

page-rules = Regeln
page-settings = Einstellungen
page-close = Schließen
page-confirm = Bestätigen
page-continue = Weiter
page-skip = Zum Ende springen
page-you = du
page-guest = Gast
page-player = Spieler { $number }
page-to-lobby = Zur Lobby
page-lost = Vielleicht fehlt in der Adresse ein Buchstabe, oder die Seite ist umgezogen.

## Settings and keys

page-language = Sprache
page-language-unread = Noch von niemandem gelesen, der mit dieser Sprache aufgewachsen ist.
page-theme = Aussehen
page-theme-auto = Wie das Gerät
page-theme-day = Tag
page-theme-night = Nacht
page-speed = Animationstempo
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort
page-skip-to-turn = Zu meinem Zug
page-skip-ahead = Vorspringen
page-confirmation = Bestätigung
page-confirmation-on = Alles bestätigen
page-confirmation-off = Nur ein Rückgängig-Knopf
page-confirmation-note = Ohne Bestätigung wird eine vollständige Wahl nach drei Sekunden gesendet. Bis dahin kannst du sie rückgängig machen: Niemand hat etwas davon gesehen, und du hast nichts Neues erfahren.
page-sent-soon = Deine Entscheidung wird gleich gesendet.
page-undo = Rückgängig
page-send-now = Sofort
page-keys = Tastatur
page-key-left = Karte aus deinem linken Kartenständer
page-key-right = Karte aus deinem rechten Kartenständer
page-key-trick = Schmutziger Trick an oder aus
page-key-swap = schnelle und langsame Karte tauschen
page-key-creature = Fabelwesen für die Wette
page-key-bet = Wettkarte
page-key-power = Machtkarte oder eine ihrer Optionen
page-key-pass = passen oder einen Schritt zurück
page-key-fate = Feld für den Schicksalsmarker
page-key-confirm = bestätigen
page-key-skip = zu deinem Zug springen
page-key-act = zum Bestätigen-Knopf
page-key-back = alles zurücknehmen
page-key-tabs = Karten, Wetten, Zeus, Verlauf
page-key-rules = die Regeln
page-key-help = diese Liste
page-keys-hint = Tasten: H sagt, was etwas ist, F führt zum Bestätigen-Knopf, das Fragezeichen listet alle Tasten auf.

## Connection, and what is refused

page-coming = Auf dem Weg zum Tisch …
page-away = Die Verbindung ist unterbrochen. Neuer Versuch …
page-away-pending = Die Verbindung ist unterbrochen. Sobald sie wieder da ist, wird deine Entscheidung gesendet.
page-planned-card-dropped = Deine gewählte langsame Karte kann nicht mehr gespielt werden. Wähle eine andere.
refused-offline = Der Server ist nicht erreichbar. Bist du online?
refused-bad-message = Seite und Server verstehen einander nicht. Lade die Seite neu.
refused-enter-first = Komm zuerst an den Tisch.
refused-no-such-address = Unter dieser Adresse gibt es nichts.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht dran.
refused-not-legal = Das erlauben die Regeln jetzt nicht.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
refused-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refused-seat-taken = Dieser Platz ist besetzt.
refused-removed = Du wurdest von diesem Tisch ausgeschlossen.
refused-seats-free = Es sind noch Plätze frei.
refused-too-late = Das Spiel hat schon begonnen.
page-other-rules = Seit Beginn dieses Spiels haben sich die Regeln geändert. Du kannst nach den heutigen Regeln weiterspielen. Sie gelten auch für alles, was schon geschehen ist: Manches liegt vielleicht anders, als du es in Erinnerung hast.
page-other-rules-play-on = Nach heutigen Regeln weiterspielen
refused-other-rules = Dieses Spiel wurde nach Regeln gespielt, die sich seither geändert haben.
refused-not-playing = Hier läuft kein Spiel.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-away = Diese Person ist da.
refused-no-time = Deine Zeit ist aufgebraucht: Ein Bot spielt deinen Platz zu Ende.
refused-god-taken = Diesen Gott hat schon jemand gewählt.
refused-bad-settings = Mit diesen Einstellungen kann man nicht spielen.
refused-no-name = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-long-name = Ein Name hat höchstens 24 Zeichen.
refused-bad-name = In diesem Namen steckt ein Zeichen, das sich nicht anzeigen lässt.
refused-bad-record = Das ist keine Aufzeichnung eines ganzen Spiels.
refused-too-many = Das wären zu viele.
refused-too-fast = Nicht so schnell! Warte einen Augenblick.
refused-try-again = Das hat nicht geklappt. Versuche es gleich noch einmal.
refused-damaged = Dieser Tisch ist auf dem Server beschädigt und lässt sich nicht zeigen.
refused-not-known = Der Server kennt dich nicht. Geh in die Lobby und nenne deinen Namen.
refused-banned = Die Leitung dieses Servers hat dich vorübergehend gesperrt.
refused-closed = Die Leitung dieses Servers hat den Tisch geschlossen.
refused-not-allowed = Das ist von hier aus nicht erlaubt.
refused-too-large = Das ist zu groß.
refused-too-few = Das sind zu wenige für einen Tisch.
refused-switched-off = Das bietet dieser Server nicht an.
refused-not-a-member = Das dürfen nur Mitglieder der Gruppe.
refused-no-open-view = Dieses Spiel kannst du nicht mit offenen Karten ansehen.
refused-no-odds = An diesem Tisch werden keine Chancen gezeigt.
refused-no-hints = Hier gibt es keine Tipps: Vor Spielbeginn müssen alle am Tisch zustimmen.
refused-no-reviews = Dieser Server wertet keine Entscheidungen aus.
refused-no-daily = Auf diesem Server gibt es kein Rennen des Tages.
refused-no-duplicates = Auf diesem Server gibt es keine Duplikat-Partien.
refused-play-first = Spiel dieses Rennen zuerst: Die Partien der anderen zeigen, was verteilt wurde.
refused-no-puzzles = Auf diesem Server gibt es keine Rätsel.

## Without the server

here-plays = Auf diesem Gerät
here-not-kept = In diesem Browserfenster wird nichts gespeichert
here-offline = Der Server ist gerade nicht zu erreichen. Auf diesem Gerät kannst du trotzdem spielen, gegen Bots oder gemeinsam.
here-alone = Hier gibt es keinen Server: Gespielt wird auf diesem Gerät, gegen Bots oder gemeinsam.
here-seat = Falls du gerade gespielt hast, ist nichts verloren: Nach einer Weile spielt ein Bot für dich, und du kannst deinen Platz wieder übernehmen.
here-olympian = Der Olympier denkt hier nicht so weit voraus wie auf einem Server.
here-loading = Das Spiel wird geladen: { $loaded } von { $total } MB
here-starting = Das Spiel wird gestartet …
here-failed-download = Das Spiel ließ sich nicht laden. Bist du online?
here-failed-start = Das Spiel lässt sich in diesem Browser nicht starten.
here-failed-other-tab = Das Spiel ist in einem anderen Tab offen. Spiele dort weiter oder schließe ihn.
here-failed-new-version = Es gibt eine neue Version dieser Seite.
here-again = Noch einmal versuchen
here-reload = Neu laden
here-not-stored = Das konnte dieser Browser nicht speichern; vielleicht ist sein Speicher voll. Schaffe Platz und versuche es noch einmal.
here-elsewhere = Ein Spiel, das auf einem Gerät läuft, lässt sich nur dort öffnen.

## Sounds

sound = Töne
sound-off = Aus
sound-on = An
sound-volume = Lautstärke
