## Du: Spiele, Statistik, Daten

profile-title = Du
profile-empty = Noch hat kein Spiel von dir gezählt. Sobald eines zählt, siehst du hier, wie du spielst: worauf du wettest, was daraus wird und wie stark du bist.
profile-here = Das sind die Spiele auf diesem Gerät. Eine Wertungszahl gibt es nur mit einem Server.
profile-loading = Deine Spiele werden zusammengezählt …
profile-games = Spiele
profile-wins = Siege
profile-wins-average = Durchschnittlich wären es { $average }.
profile-share = Gewonnen
profile-points = Punkte je Spiel
profile-points-best = höchstens { $points }
profile-streak = Siege in Folge
profile-streak-longest = längste Serie: { $longest }
profile-rating = Wertungszahl
profile-rating-between = Sehr wahrscheinlich zwischen { $low } und { $high }.
profile-rating-none = Dein erstes Spiel gegen andere auf diesem Server bringt dir eine Wertungszahl.
profile-rating-here = Ohne Server gibt es keine Wertungszahl: Hier ist niemand, mit dem man dich vergleichen könnte.
profile-rating-plot = Deine Wertungszahl über { $games } Spiele: { $first } nach dem ersten, jetzt { $last }, zwischen { $low } und { $high }.
profile-rating-axis = gewertete Spiele
profile-rating-note = Die Linie ist deine Wertungszahl; deine wahre Stärke liegt sehr wahrscheinlich im Band darum. Alle beginnen bei 1500.
profile-luck-none = Hier siehst du dann, wie viel an deinen Ergebnissen Glück ist und wie viel Können. Dafür muss sich der Trainer deine Spiele ansehen, ein paar Sekunden für jedes.
profile-luck-skill = { $sure ->
        [few] Das sind zu wenige Spiele, um etwas über dein Können zu sagen.
        [better] Deine Entscheidungen waren besser als die der anderen. Sie haben deine Siegchance pro Spiel um { $own } erhöht, und das ist kaum Zufall.
        [worse] Deine Entscheidungen waren schlechter als die der anderen. Sie haben deine Siegchance pro Spiel um { $own } gesenkt, und das ist kaum Zufall.
       *[open] Ob deine Entscheidungen besser oder schlechter sind als die der anderen, lässt sich noch nicht sagen: Sehr wahrscheinlich verändern sie deine Siegchance pro Spiel um einen Wert zwischen { $low } und { $high }.
    }
profile-luck-luck = { $luck ->
        [bad] Das Glück war gegen dich: Die Verteilung der Karten und Zeus’ Urteile haben dich pro Spiel { $share } gekostet.
       *[good] Das Glück war auf deiner Seite: Die Verteilung der Karten und Zeus’ Urteile haben dir pro Spiel { $share } gebracht.
    } Auf die Dauer gleicht sich das aus.
profile-luck-lost = { $sure ->
        [few] Im Schnitt hat dich eine Entscheidung { $lost } Siegchance gekostet. So urteilt der Olympier nach dem, was du wissen konntest.
       *[other] Im Schnitt hat dich eine Entscheidung { $lost } Siegchance gekostet, auf { $margin } genau. So urteilt der Olympier nach dem, was du wissen konntest.
    }
profile-luck-note = Was bei jedem Anteil pro Spiel zu einem durchschnittlichen Ergebnis dazukam oder davon abging, mit 95-%-Intervallen. Sie werden mit jedem Spiel enger.
profile-luck-reviewed = Ausgewertet: { $reviewed } von { $games } Spielen.
profile-luck-rough = Davon { $rough } nur grob, ohne kompilierte Regeln.
profile-luck-review = { $count ->
        [one] Noch ein Spiel auswerten
       *[other] Die letzten { $count } auswerten
    }
profile-luck-progress = Der Trainer sieht sich Spiel { $game } von { $games } an …
profile-luck-stop = Aufhören
profile-bets = Wettkarten
profile-bets-show = Anzeigen
profile-bets-often = Wie oft
profile-bets-often-note = In wie vielen von hundert Spielen die Karte benutzt wird.
profile-bets-true = Aufgegangen
profile-bets-true-note = Wie viele von hundert Wetten aufgehen.
profile-bets-brought = Punkte je Wette
profile-bets-brought-note = Wie viele Punkte eine Wette mit dieser Karte im Schnitt bringt, die erfolglosen mitgezählt.
profile-card = Wettkarte
profile-own = Du
profile-people = Alle hier
profile-played = Wo du gewinnst
profile-by-seats = Nach Spielerzahl
profile-by-variants = Nach Varianten
profile-by-opponents = Nach Gegnern
profile-base-game = Grundspiel
profile-seats = { $seats } Spieler
profile-fair-share = Der Strich zeigt, wie viel man gewinnen würde, wenn alle gleich stark wären.
profile-tricks-played = Je Spiel
profile-tricks-caught = Von Zeus erwischt
profile-tricks-note = Erwischt heißt: Zeus zieht die Karte des Schmutzigen Tricks und disqualifiziert das Fabelwesen.
profile-achievements = Erfolge
profile-reached = Erreicht
profile-progress = { $reached } von { $of }
profile-achievement-victory = Erster Lorbeer
    .note = Gewinne ein Spiel.
profile-achievement-streak = Liebling der Götter
    .note = Gewinne drei Spiele in Folge.
profile-achievement-every-seats = An jedem Tisch zu Hause
    .note = Gewinne zu dritt, zu viert, zu fünft und zu sechst.
profile-achievement-all-variants = Das volle Programm
    .note = Gewinne ein Spiel mit allen drei Varianten.
profile-achievement-olympian = Riesentöter
    .note = Gewinne gegen einen Olympier.
profile-achievement-every-card = Die ganze Hand
    .note = Lass jede deiner elf Wettkarten einmal aufgehen.
profile-achievement-sure-bets = Seher
    .note = Lass in einem Spiel sieben Wetten aufgehen.
profile-achievement-quiet-tricks = Hinter Zeus’ Rücken
    .note = Benutze in einem Spiel vier Schmutzige Tricks, ohne dass Zeus einen davon erwischt.
profile-achievement-above = Mehr als dein Anteil
    .note = Gewinne in mindestens 20 Spielen um ein Viertel öfter als der Durchschnitt.
profile-running = Laufende Spiele
profile-finished = Beendete Spiele
profile-find = Spiele suchen
profile-any = Alle
profile-result = Ergebnis
profile-result-won = Gewonnen
profile-result-lost = Nicht gewonnen
profile-bots = Gegen
profile-name = Name eines Gegners
profile-found-none = Kein Spiel passt dazu.
profile-won = { $points ->
    [one] Gewonnen mit { $points } Punkt
   *[other] Gewonnen mit { $points } Punkten
  }
profile-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
profile-watch = Ansehen
profile-report = Bericht
profile-again = Noch einmal dieselbe Runde
profile-not-counted = zählt nicht für die Statistik
profile-deleted = nicht mehr gespeichert
profile-more = Mehr anzeigen
profile-open-record = Aufzeichnung öffnen
profile-open-note = Oder ein gespeichertes Spiel hierherziehen.
profile-data = Was über dich gespeichert ist
profile-export = Alles als Datei speichern
profile-export-note = Deine Spiele, Wetten und Zahlen, als JSON.
profile-forget = Vergiss mich
profile-forget-note = Dein Name, was du gesagt hast, deine Ergebnisse, Zahlen und Wertung werden gelöscht, ebenso dein Wiederherstellungscode und deine externen Bots. Die Spiele der anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
profile-forget-here-note = Dein Name, deine Ergebnisse und Zahlen auf diesem Gerät werden gelöscht. Das lässt sich nicht rückgängig machen.
profile-forget-sure = Alles über mich löschen
profile-forget-not = Behalten
profile-forgotten = Du bist vergessen. Wenn du hier wieder spielst, fängst du von vorn an.
