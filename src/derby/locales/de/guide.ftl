## The guided first race

guide-name = Einführung
guide-next = Weiter
guide-skip = Einführung beenden
guide-done = Fertig
guide-again = Einführung zeigen
guide-key = nächster Schritt der Einführung
guide-welcome-title = Einmal um den Olymp
guide-welcome = Sechs Fabelwesen fliegen vom Start ins Ziel. Du wettest, wie sie abschneiden, und hilfst mit Karten nach. Wer nach drei Rennen die meisten Siegpunkte hat, gewinnt.
guide-cards-title = Deine Karten
guide-cards = Mit diesen Karten bewegst du die Fabelwesen. Den linken Kartenständer teilst du mit { $left }, den rechten mit { $right }. Hat ein Fabelwesen hier viele hohe Karten, kannst du ihm helfen.
guide-first-bet-title = Deine erste Wette
guide-first-bet = Wähle ein Fabelwesen und eine Wettkarte, egal in welcher Reihenfolge. Erreicht es einen Platz, der auf der Karte steht, bekommst du die Siegpunkte. Das Fabelwesen sehen alle, die Karte nur du.
guide-second-bet-title = Was die anderen wissen
guide-second-bet = Ein Marker zeigt, auf wen ein Gott gewettet hat, aber nicht, auf welchen Platz: vielleicht ja auf den letzten. Jetzt folgt deine zweite Wette, auf ein anderes Fabelwesen.
guide-watch-title = Das Rennen läuft
guide-watch = Ein Zug besteht aus zwei Karten: erst eine schnelle, bei der die erste Zahl gilt, dann eine langsame aus dem anderen Kartenständer, bei der die zweite Zahl gilt.
guide-fast-title = Dein Zug: die schnelle Karte
guide-fast = Wähle eine Karte, egal aus welchem Kartenständer. Ihr Fabelwesen fliegt so viele Felder weit, wie die erste, große Zahl angibt.
guide-trick-title = Ein Schmutziger Trick
guide-trick = Diese Karte kann { $bonus ->
        [one] { $bonus } Feld
       *[other] { $bonus } Felder
    } mehr bringen. Dann kommt sie aber zu Zeus statt auf den Ablagestapel, und zieht er sie nach dem Rennen, wird ihr Fabelwesen disqualifiziert. Du entscheidest.
guide-slow-title = Jetzt die langsame Karte
guide-slow = Der Schatten auf der Strecke zeigt, wo dein Fabelwesen landet. Wähle nun eine Karte aus deinem { $side ->
        [left] linken
       *[right] rechten
    } Kartenständer: Bei ihr gilt nur die zweite, kleine Zahl.
guide-confirm-title = Noch ist nichts entschieden
guide-confirm = Überlege es dir anders, so oft du willst, oder tausche die beiden Karten. Erst „Bestätigen“ spielt sie aus.
guide-neighbours-title = Geteilte Karten
guide-neighbours = Deine Nachbarn spielen aus denselben Kartenständern: { $left } aus deinem linken, { $right } aus deinem rechten. Was du übrig lässt, können sie spielen. Dafür siehst du, was sie vorhaben könnten.
guide-zeus-title = Zeus sieht zu
guide-zeus = Ein Schmutziger Trick wurde gespielt, und seine Karte liegt jetzt bei den Schutzkarten im Zeus-Stapel. Nach dem Rennen zieht Zeus { $drawn ->
        [one] eine Karte
       *[other] { $drawn } Karten
    }: Das Fabelwesen einer gezogenen Karte wird disqualifiziert.
guide-order-title = Wer liegt vorn?
guide-order = Die kleinen Zahlen an den Fabelwesen zeigen, wer gerade Erster, Zweiter und so weiter ist. Im selben Feld liegt vorn, wer zuletzt angekommen ist.
guide-third-bet-title = Die dritte Wette
guide-third-bet = Ein Fabelwesen hat die Mittellinie überquert: Alle wetten noch einmal, und wer eben am Zug war, als Letzter. Du weißt jetzt viel mehr, also sieh dir vorher die Strecke und deine Karten an.
guide-finish-title = Im Ziel
guide-finish = Ein Fabelwesen im Ziel hat seinen Platz sicher, falls Zeus nichts einwendet, und fliegt nicht weiter. Seine Karten müssen noch gespielt werden, bewegen aber nichts mehr.
guide-fate-token-title = Dein Schicksalsmarker
guide-fate-token = Lege ihn auf ein Feld deiner Wahl. Beendet ein Fabelwesen dort eine Bewegung, kann ein Gott eine Schicksalskarte spielen, und der Marker ist verbraucht.
guide-power-title = Die Macht deines Gottes
guide-power = In diesem Moment kannst du eine deiner Machtkarten spielen oder passen. Jede wirkt nur einmal im ganzen Spiel.
guide-judgment-title = Zeus’ Urteil
guide-judgment = Das Rennen ist vorbei, und so sind die Fabelwesen angekommen. Nun zieht Zeus { $drawn ->
        [one] eine Karte
       *[other] { $drawn } Karten
    } aus seinem Stapel. Das Fabelwesen einer gezogenen Karte ist draußen, und die hinter ihm rücken auf. Schutzkarten schaden niemandem.
guide-bet-outcome-title = Ausgang der Wetten
guide-bet-outcome = Jetzt werden alle Wetten aufgedeckt. Hat ein Fabelwesen einen Platz erreicht, der auf der Karte steht, bringt die Wette ihre Punkte.
guide-next-race-title = Was dir bleibt
guide-next-race = { $won ->
        [all] Wetten, die aufgegangen sind, haben Punkte gebracht, die anderen nichts.
        [0] Keine deiner Wetten ist aufgegangen, also hat dir dieses Rennen nichts gebracht.
        [one] Eine deiner Wetten ist aufgegangen und bringt dir { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $won } deiner Wetten sind aufgegangen und bringen dir { $points } Punkte.
    } Punkte bleiben, benutzte Wettkarten sind weg: Du hast noch { $cards } für { $races ->
        [one] ein weiteres Rennen
       *[other] { $races } weitere Rennen
    }. Alle Bewegungskarten werden neu gemischt und verteilt.
guide-odds-title = Die Chancen
guide-odds = Ab jetzt siehst du, welche Chancen jedes Fabelwesen hat, berechnet allein aus dem, was du selbst weißt. Bei einer Wette ist die Prozentzahl die Chance, dass sie aufgeht, und Ø sind die Siegpunkte, die sie im Schnitt bringt.
guide-farewell-title = Jetzt kennst du das Spiel
guide-farewell = Das war die Einführung. Die Regeln findest du immer hier (Taste G), an der passenden Stelle aufgeschlagen. Dort kannst du auch die Einführung wieder einschalten. Viel Glück!

## Tipps für die ersten Spiele

hints-setting = Einführung und Hilfen für Neulinge
hints-setting-off = Nicht zeigen
hints-setting-on = Zeigen
tip-name = Hinweis
tip-close = Verstanden
tip-never = Keine mehr zeigen
tip-easy-bets-title = Fang leicht an
tip-easy-bets = Du kennst erst einen Teil der Karten, und das Rennen ist lang. Wettkarten mit zwei oder drei Plätzen gehen öfter auf: ein guter Anfang.
tip-high-bets-title = Heb dir die großen auf
tip-high-bets = Bei der dritten Wette ist das halbe Rennen vorbei, und du weißt viel mehr. Oft lohnt es sich, die wertvollsten Wettkarten bis dahin aufzuheben.
tip-third-race-title = Das letzte Rennen
tip-third-race = Wettkarten, die nach diesem Rennen übrig sind, bringen nichts mehr. Wenn du eine wertvolle für die dritte Wette aufhebst, achte darauf, dass du sie noch loswirst: Der passende Marker kann dann weg sein.
tip-mid-race-line-title = Schon über die Mittellinie?
tip-mid-race-line = Mit diesem Zug kommt das erste Fabelwesen hinüber. Danach folgen die dritten Wetten, und du wettest als Letzter. Wenn es nicht eilt, überlass das jemand anderem.
tip-disqualification-title = Zeus hat es gesehen
tip-disqualification = Im Zeus-Stapel liegen mehrere Karten { $of }. Auf eine Disqualifikation zu wetten ist riskant, bringt aber mehr als die meisten Wetten.
