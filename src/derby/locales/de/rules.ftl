## Die Regeln
## Ein Block ist ein Absatz in einer Zeile, oder er besteht nur aus Zeilen mit Aufzählungspunkt.

rules-title = Die Spielregeln
rules-source-note =
    Dies ist eine inoffizielle Umsetzung von Divinity Derby, einem Spiel von Carlo A. Rossi; der Name ist eine Marke des Verlags Ares Games. Alle Texte hier sind unsere eigenen.

    Kein Regelheft zeigt alle Karten oder verrät, wie lang die Strecke ist. Was dort nicht zu finden war, haben wir angenommen. Schlägst du einen Wert nach, sagt dir das Spiel, ob er gedruckt oder angenommen ist. Wenn du die Schachtel besitzt, kannst du mit ihren genauen Werten spielen: Lade dazu eine eigene Ausgabe.
rules-overview =
    Zu viel Ambrosia an Zeus’ Tafel, und schon streiten die Götter: Welches geflügelte Fabelwesen ist das schnellste? Ein Rennen um den Olymp soll es klären. Jeder von euch ist ein Gott, wettet auf den Ausgang und hilft dem Glück ein wenig nach.

    Ein Spiel ist für 3 bis 6 Spieler und geht über drei Rennen. In jedem platzierst du bis zu drei Wetten und treibst die Fabelwesen mit Bewegungskarten an, die du dir mit deinen Nachbarn teilst. Wetten, die aufgehen, bringen Siegpunkte. Wer nach dem dritten Rennen die meisten hat, gewinnt.

    Ein Rennen hat fünf Schritte:

    • Erste Wetten: Alle wetten zweimal.
    • Das Rennen: Die Fabelwesen fliegen, und etwa auf halber Strecke wetten alle ein drittes Mal. Am Ende steht die Platzierung.
    • Zeus’ Urteil: Fabelwesen, die geschummelt haben, werden vielleicht disqualifiziert.
    • Ausgang der Wetten: Die Wetten werden aufgedeckt und gewertet.
    • Das nächste Rennen oder, nach dem dritten, das Ende des Spiels.

    Vor dem Spiel könnt ihr beliebige Varianten dazunehmen, mit einer Bedingung: Die Variante „Schicksalsmarker“ braucht „Die Macht der Götter“.
rules-set-up =
    Jeder Spieler wählt einen anderen Gott und bekommt dessen 11 Wettkarten. Alle haben die gleichen 11 Wetten, und sie müssen für das ganze Spiel reichen: Jede Karte kannst du nur einmal einsetzen, und mehr als neun brauchst du nie.

    Es gibt so viele Kartenständer wie Spieler, je einen zwischen zwei Nachbarn. Du hast also einen zu deiner Linken und einen zu deiner Rechten, und jeden davon teilst du dir mit dem Spieler auf dieser Seite.

    Vor jedem Rennen werden alle 54 Bewegungskarten, neun für jedes Fabelwesen, gemischt und auf die Kartenständer verteilt. Die nicht verteilten Karten bleiben verdeckt, niemand kennt sie. Alles Weitere hängt von der Spielerzahl ab:

    • 3 Spieler: 2 Marker von jedem Fabelwesen, 10 Karten in jedem Kartenständer, 15 Züge pro Rennen, gelbe Mittellinie.
    • 4 Spieler: 3 Marker von jedem Fabelwesen, 8 Karten in jedem Kartenständer, 16 Züge pro Rennen, gelbe Mittellinie.
    • 5 Spieler: 3 Marker von jedem Fabelwesen, 6 Karten in jedem Kartenständer, 15 Züge pro Rennen, orange Mittellinie.
    • 6 Spieler: 4 Marker von jedem Fabelwesen, 6 Karten in jedem Kartenständer, 18 Züge pro Rennen, orange Mittellinie.

    Die gelbe Mittellinie liegt hinter Feld { $yellow }, die orange hinter Feld { $orange } und die Ziellinie hinter Feld { $finish }. Ein Fabelwesen hat eine Linie überquert, sobald es auf irgendeinem Feld dahinter steht, ob durch eine Bewegungskarte oder durch eine Machtkarte.

    Die sechs Fabelwesen warten auf dem Startfeld, Feld 0. Ihre Startaufstellung wird vor jedem Rennen ausgelost und ist für alle sichtbar.

    Der Zeus-Stapel beginnt mit { $protections ->
        [one] einer einzigen Schutzkarte
       *[other] { $protections } Schutzkarten
    }. Der Startspieler des ersten Rennens wird ausgelost, falls ihr ihn nicht schon beim Aufbau bestimmt habt.
rules-first-bets =
    Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Um zu wetten, legst du eine noch nicht eingesetzte Wettkarte verdeckt hin und nimmst dir vom Spielplan einen Marker des Fabelwesens, auf das du setzt. Das Fabelwesen sehen alle, die Wette kennst nur du. Haben alle gewettet, folgt eine zweite Runde in derselben Reihenfolge.

    • Auf dasselbe Fabelwesen darfst du in einem Rennen nur einmal wetten.
    • Sind alle Marker eines Fabelwesens vergeben, kann niemand mehr darauf wetten.

    Erlauben dir die übrigen Marker keine Wette mehr, passt du automatisch und behältst deine Karte. Das kann nur im Spiel zu fünft passieren, und zwar dem, der seine dritte Wette als Letzter platziert.
rules-move-creatures =
    Gezogen wird im Uhrzeigersinn, der Startspieler beginnt. Bist du am Zug, spielst du aus jedem deiner beiden Kartenständer eine Bewegungskarte. Mit welchem du anfängst, entscheidest du.

    • Schnelle Bewegung: Das Fabelwesen deiner ersten Karte zieht so viele Felder vor, wie ihr schneller Wert angibt.
    • Langsame Bewegung: Erst danach wählst du eine Karte aus deinem anderen Kartenständer. Ihr Fabelwesen zieht um den langsamen Wert vor, der immer der niedrigere der beiden ist.

    Kommt ein Fabelwesen auf ein besetztes Feld, liegt es vor allen, die schon dort sind. Bei einer Bewegung von 0 geschieht nichts: Das Fabelwesen behält seinen Platz auf dem Feld und gilt nicht als neu angekommen.

    Ein Fabelwesen, das die Ziellinie überquert hat, hat seinen Platz sicher und bewegt sich nicht mehr. Seine Karten musst du trotzdem spielen, denn in jedem Zug wird aus jedem deiner Kartenständer eine Karte gespielt; sie bewirken aber nichts.

    Das Rennen ist vorbei, wenn alle Kartenständer leer sind: nach insgesamt 15 Zügen bei 3 oder 5 Spielern, 16 Zügen bei 4 und 18 Zügen bei 6 Spielern.
rules-move-creatures-example = Horus hat auf den Drachen gewettet, also spielt er zuerst eine Drachenkarte. Als schnelle Karte zählt sie 4: Der Drache fliegt vier Felder weit. Den Pegasus will Horus lieber bremsen; er nimmt aus seinem anderen Kartenständer eine Pegasuskarte mit dem langsamen Wert 0. Der Pegasus bleibt stehen. Beide Karten kommen auf den Ablagestapel.
rules-dirty-trick =
    Manche Bewegungskarten zeigen zusätzlich einen Bonus, in der Standardausgabe vier der neun Karten jedes Fabelwesens. Das sind die Schmutzigen Tricks. Spielst du eine solche Karte als schnelle Bewegung, darfst du den Bonus dazurechnen. Zeus merkt sich das allerdings: Die Karte kommt dann statt auf den Ablagestapel auf den Zeus-Stapel und kann ihr Fabelwesen beim Urteil teuer zu stehen kommen.

    Ohne den Bonus oder als langsame Bewegung ist sie eine Karte wie jede andere. Und ist das Fabelwesen schon im Ziel, wenn du die Karte wählst, gibt es keine Bewegung mehr zu steigern: Der Schmutzige Trick steht dir dann nicht offen.
rules-dirty-trick-example = Odin hat auf den Pegasus gewettet. Seine schnelle Karte zählt 2 und mit ihrem Schmutzigen Trick 3 mehr: Der Pegasus fliegt fünf Felder weit, und die Karte kommt auf den Zeus-Stapel. Danach gönnt Odin dem Drachen mit einer langsamen Karte nur ein Feld. Auch auf ihr steht ein Bonus, aber als langsame Karte bringt er nichts, und sie wird ganz normal abgelegt.
rules-third-bet =
    Sobald in einem Rennen das erste Fabelwesen die Mittellinie überquert, stehen die dritten Wetten an. Vorher wird der Zug noch zu Ende gespielt, samt der langsamen Bewegung. Danach wird der linke Nachbar dessen, der am Zug war, Startspieler, auch wenn die Machtkarte eines anderen das Fabelwesen über die Linie gebracht hat. Wer schon Startspieler war, bleibt es.

    Vom Startspieler an platzieren alle im Uhrzeigersinn eine dritte Wette, genau wie die ersten beiden. Dann geht das Rennen weiter, und der Startspieler hat den nächsten Zug.

    Wird die Linie erst im allerletzten Zug überquert, kommen die dritten Wetten trotzdem noch vor der Platzierung. Überquert sie kein Fabelwesen, entfällt die dritte Wette in diesem Rennen, und der Startspieler bleibt derselbe.
rules-ranking =
    Vorn liegen die Fabelwesen, die es über die Ziellinie geschafft haben, in der Reihenfolge ihrer Ankunft. Die übrigen folgen ihnen, je nachdem, wie weit sie gekommen sind. Stehen mehrere auf einem Feld, gilt: Je später angekommen, desto besser platziert.

    Wer das Startfeld nie verlassen hat, wird nach der Startaufstellung platziert. Ein Fabelwesen, das auf das Startfeld zurückgeschickt wurde, liegt vor denen, die dort schon warten.
rules-ranking-example = Alle Karten sind gespielt. Nur der Drache hat die Ziellinie überquert und ist Erster. Der Pegasus auf Feld 22 ist Zweiter, der Greif auf Feld 20 Dritter. Lamassu und Phönix stehen beide auf Feld 18, aber der Phönix kam später an und liegt vorn: Er ist Vierter, der Lamassu Fünfter. Letzter ist Seidenflügel auf Feld 17.
rules-judgment =
    Im Zeus-Stapel liegen jetzt seine Schutzkarten und jede Bewegungskarte, deren Schmutziger Trick in diesem Rennen benutzt wurde. Er wird gemischt, und Zeus zieht { $drawn ->
        [one] eine Karte
       *[other] { $drawn } Karten
    }.

    Kommt eine Bewegungskarte zum Vorschein, ist ihr Fabelwesen disqualifiziert: Es verliert seinen Platz, und alle hinter ihm rücken auf. Schutzkarten schaden niemandem, und eine zweite Karte desselben Fabelwesens ändert nichts mehr.

    Sind weniger Karten da, als Zeus ziehen soll, zieht er alle. Ist keine da, fällt das Urteil aus.
rules-judgment-example = In diesem Rennen zieht Zeus eine Schutzkarte, die niemandem schadet, und eine Pegasuskarte. Der Pegasus war Zweiter. Jetzt ist er disqualifiziert, und alle hinter ihm rücken um einen Platz auf: Der Greif ist Zweiter, der Phönix Dritter, der Lamassu Vierter, Seidenflügel Fünfter und weiterhin Letzter.
rules-bet-outcome =
    Alle Wettkarten dieses Rennens werden aufgedeckt. Jede nennt einen Platz oder mehrere; hat ihr Fabelwesen einen davon belegt, ist die Wette aufgegangen und bringt die Siegpunkte, die auf der Karte stehen.

    Für „Letzter“ und „Vorletzter“ zählen nur die Fabelwesen, die nicht disqualifiziert wurden, und ein Platz kann mehrere Namen haben: Sind nur drei übrig, ist der Dritte zugleich der Letzte. Ein disqualifiziertes Fabelwesen erfüllt nur Wetten, die die Disqualifikation nennen.
rules-bet-outcome-example = Odin deckt seine drei Wetten auf. „Erster oder Zweiter“ auf den Greif ist aufgegangen, denn der ist nach dem Urteil Zweiter: 4 Punkte. „Erster oder disqualifiziert“ auf den Pegasus ist aufgegangen, denn der wurde disqualifiziert: noch einmal 4. „Letzter oder Vorletzter“ auf den Drachen ist danebengegangen, denn der hat gewonnen. Odin bekommt 8 Siegpunkte.
rules-next-race =
    Nach dem ersten und dem zweiten Rennen wird der linke Nachbar des aktuellen Startspielers neuer Startspieler. Fabelwesen, Fabelwesen-Marker und Schutzkarten kehren an ihren Ausgangsort zurück. Alle Bewegungskarten, auch die aus dem Zeus-Stapel, werden gemischt und neu verteilt. Aufgedeckte Wettkarten sind verbraucht.

    Nach dem dritten Rennen gewinnt, wer die meisten Siegpunkte hat. Bei Gleichstand entscheidet nichts Weiteres: Ihr teilt euch den Sieg.
rules-who-sees-what =
    Du siehst:

    • die Karten in deinen beiden Kartenständern, die auch der Nachbar auf der jeweiligen Seite sieht,
    • deine eigenen Wettkarten,
    • was dir eine Machtkarte gezeigt hat.

    Alle sehen:

    • wo die Fabelwesen stehen und in welcher Reihenfolge sie auf einem Feld liegen,
    • die Fabelwesen-Marker auf dem Spielplan und auf den Wetten,
    • wie viele Karten noch in jedem Kartenständer stecken, welche Karten gespielt wurden und aus welchem Kartenständer jede kam,
    • den Ablagestapel,
    • welche Karten im Zeus-Stapel liegen, aber nicht, in welcher Reihenfolge,
    • welche Karten Zeus gezogen hat und welche Schutzkarten aus dem Spiel sind,
    • alle Siegpunkte und jede bisher aufgedeckte Wettkarte,
    • Schicksalsmarker, ungenutzte Machtkarten und was gespielte Machtkarten dauerhaft bewirken,
    • wer nach einer Machtkarte gefragt wurde und gepasst hat.

    Eine eingesetzte Wettkarte bleibt geheim, bis die Wetten abgerechnet werden; eine, die du nie einsetzt, wird nie gezeigt. In fremde Kartenständer darfst du nicht schauen, und die nicht verteilten Bewegungskarten sieht niemand.
rules-power-of-the-gods =
    Jeder Gott hat drei Machtkarten. Sie liegen offen, sodass alle wissen, womit noch zu rechnen ist, und jede kann im ganzen Spiel einmal gespielt werden. Was auf einer Machtkarte steht, hat Vorrang vor den übrigen Regeln. Eine der drei ist eine Schicksalskarte; sie wird nur zusammen mit der Variante „Schicksalsmarker“ verwendet.

    Jede Machtkarte hat ihren Zeitpunkt. Rund um eine Bewegungskarte folgen die Zeitpunkte so aufeinander:

    • Die Bewegungskarte wird gezeigt, und auch, ob ihr Schmutziger Trick benutzt wird: Machtkarten für den Moment, in dem eine Karte gespielt wird.
    • Das Fabelwesen ist gezogen. Steht es nun auf einem Schicksalsmarker: Schicksalskarten.
    • Machtkarten für die Zeit nach der Karte. Erst dann kommt sie auf ihren Stapel.

    Daneben gibt es weitere Zeitpunkte: zwischen deinen beiden Karten, vor der langsamen Bewegung; zur Rennmitte, nach dem ganzen Zug, aber bevor der Startspieler wechselt; vor einer Wette; und beim Urteil, bevor und nachdem Zeus zieht.

    Zu jedem Zeitpunkt wird zuerst der aktive Spieler gefragt, dann die anderen im Uhrzeigersinn. Spiele eine Machtkarte oder passe. Eine Machtkarte wirkt sofort, dann wird der nächste Spieler gefragt. Auch wenn du schon gepasst hast, kannst du noch einmal gefragt werden; vorbei ist es, wenn alle nacheinander gepasst haben. Manche Zeitpunkte gehören dir allein: Vor deiner Wette, vor deiner langsamen Bewegung und nach deiner Karte wird sonst niemand gefragt.

    Aktiver Spieler ist, wer am Zug ist; zur Rennmitte, wer seinen Zug gerade beendet hat; beim Urteil der Startspieler.

    Gefragt wirst du immer, wenn du eine Machtkarte spielen könntest, auch wenn sie nichts ändern würde. Und weil eine Frage kein Geheimnis verraten darf, wird der Besitzer von „{ power-renewal }“ nach jeder Karte gefragt, die er ohne Schmutzigen Trick spielt, solange in einem seiner Kartenständer noch Karten stecken, selbst wenn er dann nur passen kann.

    Die Feinheiten:

    • Auch eine Bewegung durch eine Machtkarte ist eine Bewegung: Sie kann über Linien führen und auf einem Schicksalsmarker enden. Dann wird sofort nach Schicksalskarten gefragt, beginnend beim aktiven Spieler; danach geht der unterbrochene Zeitpunkt beim linken Nachbarn dessen weiter, der die Machtkarte gespielt hat. Weiter zurück als bis zum Startfeld geht es nie.
    • Ein Fabelwesen im Ziel ist für jede Machtkarte unerreichbar. Wird eine seiner Karten gespielt, fragt niemand nach Machtkarten für diesen Moment; bei einer Karte mit Wert 0 dagegen schon.
    • Kartenwert, Schmutziger Trick und Machtkarten werden zusammengezählt; ein Ergebnis unter 0 gilt als 0.
    • „{ power-celestial-paperwork }“: Das Ergebnis ist 0, was auch immer dazukommt. Die Wirkung endet mit der nächsten Karte des Fabelwesens, selbst von einer mit Wert 0, und eine Karte mit benutztem Schmutzigem Trick kommt trotzdem auf den Zeus-Stapel.
    • „{ power-trickster }“ und „{ power-prophecy }“: Den neuen Marker sehen alle, die neue Karte siehst nur du. Es zählen nur die Marker, die jetzt auf deinen Wetten liegen; auf ein aufgegebenes Fabelwesen darfst du also wieder wetten. Mehr als eine Wette auf ein Fabelwesen erlaubt aber auch „{ power-trickster }“ nicht: Den Marker eines Fabelwesens, auf das du schon gewettet hast, nimmt er nie.
    • „{ power-superior-wisdom }“ und „{ power-falcons-eye }“: Nur du siehst die Karten, einmal und so, wie sie gerade sind; die anderen erfahren, dass du nachgesehen hast und wo. Bei „{ power-superior-wisdom }“ wählst du alle Karten, bevor du die erste siehst. „{ power-falcons-eye }“ braucht einen Kartenständer, in dem noch Karten stecken; es wirkt vor jeder deiner drei Wetten, aber nicht, wenn du passen musst.
    • „{ power-renewal }“: Es zählt, wie die Karte gespielt wurde; auch eine mit Schmutzigem Trick lässt sich erneuern, wenn du ihn nicht benutzt hast. Die Bewegung bleibt bestehen. Die andere Karte kommt offen auf den Ablagestapel, nie auf den Zeus-Stapel. Die langsame Karte kommt weiterhin aus dem anderen Kartenständer als die schnelle, sodass jeder der beiden in deinem Zug genau eine Karte verliert; es darf auch die zurückgesteckte sein. Selbst die Karte eines Fabelwesens im Ziel lässt sich erneuern.
    • „{ power-storm-chariot }“: „Direkt vor ihm“ heißt in diesem Augenblick einen Rang besser, unter den Fabelwesen, die noch nicht im Ziel sind. Beide gelten als eben erst auf ihrem neuen Feld angekommen, das Fabelwesen vom Schicksalsmarker als letztes; liegt auf seinem neuen Feld ein Schicksalsmarker, wird wieder nach Schicksalskarten gefragt. Ist auf der Strecke niemand vor ihm, kann die Karte nicht gespielt werden.
    • „{ power-tablet-of-destinies }“: Dieselbe Karte kann noch einmal kommen. Es zählen nur die Karten, die am Ende daliegen.
    • „{ power-valkyries }“: Eine Karte des geschützten Fabelwesens wird wie üblich gezogen, bleibt aber ohne Wirkung.
rules-fate-tokens =
    Diese Variante braucht „Die Macht der Götter“. In jedem Rennen legt jeder Spieler einen Schicksalsmarker auf die Strecke, nachdem die Karten verteilt sind und bevor gewettet wird. Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Erlaubt ist jedes Feld von 1 bis { $finish }, auf dem noch keiner liegt.

    Ein Marker allein bewirkt nichts. Beendet aber ein Fabelwesen auf seinem Feld eine Bewegung, ob durch eine Bewegungskarte oder durch eine Machtkarte, kann eine Schicksalskarte gespielt werden. Eine Bewegung von 0 genügt nicht.

    Mit dem Spielen der Schicksalskarte verlässt der Marker für den Rest des Rennens den Spielplan; ein Marker reicht also für eine Karte. Nach dem Rennen hat jeder wieder einen Marker.
rules-zeus-sobers-up =
    Mit jedem Rennen sieht Zeus klarer. Schutzkarten, die er bei einem Urteil zieht, sind aus dem Spiel. Im nächsten Rennen beginnt der Zeus-Stapel also vielleicht mit weniger als { $protections } davon, und Schummeln wird gefährlicher.

    Ändert „{ power-tablet-of-destinies }“, was gezogen wurde, scheiden nur die Schutzkarten aus, die am Ende daliegen.
rules-example = Beispiel:
rules-present-step = Hier bist du gerade
