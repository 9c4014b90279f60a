## Du: Spiele, Statistik, Daten

profile-title = Du
profile-empty = Noch hat kein Spiel von dir gezählt. Sobald eines zählt, siehst du hier, wie du spielst: worauf du wettest, was daraus wird und wie stark du bist.
profile-here = Das sind die Spiele auf diesem Gerät. Eine Wertungszahl gibt es nur mit einem Server.
profile-loading = Deine Spiele werden zusammengezählt …
profile-games = Spiele
profile-wins = Siege
profile-wins-average = Im Schnitt wären es { $average }.
profile-share = Gewonnen
profile-points = Punkte je Spiel
profile-points-best = { $points } im besten
profile-streak = Siege in Folge
profile-streak-longest = höchstens { $longest }
profile-rating = Wertungszahl
profile-rating-between = Zwischen { $low } und { $high }, in 19 von 20 Fällen.
profile-rating-none = Dein erstes Spiel gegen andere auf diesem Server bringt dir eine Wertungszahl.
profile-rating-here = Ohne Server gibt es keine Wertungszahl: Hier ist niemand, mit dem man dich vergleichen könnte.
profile-rating-plot = Deine Wertungszahl über { $games } Spiele: { $first } nach dem ersten, jetzt { $last }, zwischen { $low } und { $high }.
profile-rating-axis = gewertete Spiele
profile-rating-note = Die Linie ist deine Wertungszahl, das Band darum, wie stark du sein kannst. Alle beginnen bei 1500.
profile-luck-none = Hier siehst du, wie viel an deinen Ergebnissen Glück ist und wie viel Können. Dafür muss sich der Trainer deine Spiele ansehen, jedes einige Sekunden lang.
profile-luck-skill = { $sure ->
        [few] Das sind zu wenige Spiele, um etwas über dein Können zu sagen.
        [better] Deine Entscheidungen waren besser als die der anderen. Sie haben dir je Spiel { $own } des Sieges gebracht, und das ist kaum Zufall.
        [worse] Deine Entscheidungen waren schlechter als die der anderen. Sie haben dich je Spiel { $own } des Sieges gekostet, und das ist kaum Zufall.
       *[open] Ob deine Entscheidungen besser oder schlechter sind als die der anderen, lässt sich noch nicht sagen: Sie sind je Spiel zwischen { $low } und { $high } des Sieges wert, in 19 von 20 Fällen.
    }
profile-luck-luck = { $luck ->
        [bad] Das Glück war gegen dich: Die Verteilung der Karten und Zeus’ Urteile haben dich je Spiel { $share } gekostet.
       *[good] Das Glück war auf deiner Seite: Die Verteilung der Karten und Zeus’ Urteile haben dir je Spiel { $share } gebracht.
    } Auf die Dauer gleicht sich das aus.
profile-luck-lost = { $sure ->
        [few] Im Schnitt hat eine Entscheidung { $lost } des Sieges verschenkt, so wie der Olympier sie nach dem beurteilt, was du wusstest.
       *[other] Im Schnitt hat eine Entscheidung { $lost } des Sieges verschenkt, auf { $margin } genau, so wie der Olympier sie nach dem beurteilt, was du wusstest.
    }
profile-luck-note = Was jeder Anteil je Spiel zu einem durchschnittlichen Ergebnis dazugetan oder davon weggenommen hat, mit Intervallen zu 95 %. Sie werden mit jedem Spiel enger.
profile-luck-reviewed = Angesehen: { $reviewed } von { $games } Spielen.
profile-luck-rough = Davon { $rough } nur grob, ohne kompilierte Regeln.
profile-luck-review = { $count ->
        [one] Noch ein Spiel ansehen
       *[other] Die letzten { $count } ansehen
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
profile-fair-share = Der Strich ist der Anteil, den alle gewännen, wenn alle gleich stark wären.
profile-tricks-played = Je Spiel
profile-tricks-caught = Von Zeus erwischt
profile-tricks-note = Ein Schmutziger Trick ist erwischt, wenn Zeus seine Karte zieht und das Fabelwesen disqualifiziert.
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
    .note = Spiele in einem Spiel vier Schmutzige Tricks, ohne dass Zeus einen erwischt.
profile-achievement-above = Mehr als dein Anteil
    .note = Gewinne in mindestens 20 Spielen ein Viertel mehr, als es im Schnitt wäre.
profile-running = Laufende Spiele
profile-finished = Beendete Spiele
profile-find = Spiele suchen
profile-any = Alle
profile-result = Ergebnis
profile-result-won = Gewonnen
profile-result-lost = Nicht gewonnen
profile-bots = Gegen
profile-name = Name des Gegners
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
profile-not-counted = zählt nicht für die Statistik
profile-deleted = nicht mehr gespeichert
profile-more = Mehr anzeigen
profile-open-record = Aufzeichnung öffnen
profile-open-note = Oder ein gespeichertes Spiel hierherziehen.
profile-data = Was über dich gespeichert ist
profile-export = Alles als Datei speichern
profile-export-note = Deine Spiele, Wetten und Zahlen, als JSON.
profile-forget = Vergiss mich
profile-forget-note = Dein Name, was du gesagt hast, deine Ergebnisse, Zahlen und Wertung werden gelöscht, ebenso dein Code für andere Geräte und deine externen Bots. Die Spiele der anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
profile-forget-here-note = Dein Name, deine Ergebnisse und Zahlen auf diesem Gerät werden gelöscht. Das lässt sich nicht rückgängig machen.
profile-forget-sure = Alles über mich löschen
profile-forget-not = Behalten
profile-forgotten = Du bist vergessen. Wer jetzt hier spielt, ist jemand Neues.
