### Die Wörter des Spiels auf Deutsch.
###
### Ein Wort, das sich dem Satz anpasst, trägt Attribute, in jeder Sprache dieselben:
### subject, opening (subject am Satzanfang), object, of, on, gender, plural, feminine, short.

## Fabelwesen

creature-dragon = Drache
    .subject = der Drache
    .opening = Der Drache
    .object = den Drachen
    .of = des Drachen
    .on = auf den Drachen
    .gender = masculine
creature-gryphon = Greif
    .subject = der Greif
    .opening = Der Greif
    .object = den Greif
    .of = des Greifs
    .on = auf den Greif
    .gender = masculine
creature-lamassu = Lamassu
    .subject = der Lamassu
    .opening = Der Lamassu
    .object = den Lamassu
    .of = des Lamassu
    .on = auf den Lamassu
    .gender = masculine
creature-pegasus = Pegasus
    .subject = der Pegasus
    .opening = Der Pegasus
    .object = den Pegasus
    .of = des Pegasus
    .on = auf den Pegasus
    .gender = masculine
creature-phoenix = Phönix
    .subject = der Phönix
    .opening = Der Phönix
    .object = den Phönix
    .of = des Phönix
    .on = auf den Phönix
    .gender = masculine
# Ein Eigenname: im deutschen Regelheft steht er ohne Artikel.
creature-sylph = Seidenflügel
    .subject = Seidenflügel
    .opening = Seidenflügel
    .object = Seidenflügel
    .of = von Seidenflügel
    .on = auf Seidenflügel
    .gender = masculine

## Götter

god-anansi = Anansi
    .short = Anansi
god-horus = Horus
    .short = Horus
god-marduk = Marduk
    .short = Marduk
god-odin = Odin
    .short = Odin
god-quetzalcoatl = Quetzalcoatl
    .short = Quetzalcoatl
god-yu-huang = Yù Huáng der Jadekaiser
    .short = Yù Huáng
# Wem etwas gehört; .elided, wenn der Name mit einem Vokal beginnt.
name-of = von { $name }
    .elided = von { $name }

## Wörter des Spiels

word-dirty-trick = Schmutziger Trick
    .plural = Schmutzige Tricks
word-bet =
    .plural = Wetten
word-bet-card =
    .plural = Wettkarten
word-cardholder =
    .plural = Kartenständer
word-mid-race-line = Mittellinie
word-finish-line = Ziellinie
word-judgment = Zeus’ Urteil
word-zeus-deck = Zeus-Stapel
word-protection-card = Schutzkarte
    .plural = Schutzkarten
word-disqualified = disqualifiziert
    .feminine = disqualifiziert
word-first-player = Startspieler
word-victory-points = Siegpunkte
word-fate-token = Schicksalsmarker

## Varianten

variant-zeus-sobers-up = Zeus wird nüchtern
variant-power-of-the-gods = Die Macht der Götter
variant-fate-tokens = Schicksalsmarker

## Plätze, so kurz wie auf einer Wettkarte

place-first = Erster
    .feminine = Erste
place-second = Zweiter
    .feminine = Zweite
place-third = Dritter
    .feminine = Dritte
place-fourth = Vierter
    .feminine = Vierte
place-fifth = Fünfter
    .feminine = Fünfte
place-sixth = Sechster
    .feminine = Sechste
place-last = Letzter
    .feminine = Letzte
place-next-to-last = Vorletzter
    .feminine = Vorletzte
place-disqualified = disqualifiziert
    .feminine = disqualifiziert
# Zwei Plätze: „Erster oder Zweiter“. Drei: die ersten beiden mit place-comma verbinden, den dritten mit place-or.
place-or = { $a } oder { $b }
place-comma = { $a }, { $b }

## Machtkarten

power-trickster = Göttlicher Schelm
power-trickster-effect = Zur Rennmitte: Verlege eine deiner Wetten auf ein anderes Fabelwesen. Ihr Marker kommt zurück auf den Spielplan, dafür nimmst du dir von dort einen anderen, aber keinen eines Fabelwesens, auf das du schon gewettet hast.
    .short = Rennmitte: eine deiner Wetten wechselt das Fabelwesen
power-tangled-web = Im Netz verfangen
power-tangled-web-effect = Wenn eine Bewegungskarte gespielt wird: Ihr Fabelwesen zieht 2 Felder weniger.
    .short = Karte gespielt: 2 Felder weniger
power-silken-thread = Seidenfaden
power-silken-thread-effect = Wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet: Ziehe es 2 Felder zurück.
    .short = Schicksalsmarker: 2 Felder zurück
power-sun-ray = Sonnenstrahl
power-sun-ray-effect = Wenn eine Bewegungskarte gespielt wird: Ihr Fabelwesen zieht 2 Felder mehr.
    .short = Karte gespielt: 2 Felder mehr
power-falcons-eye = Falkenauge
power-falcons-eye-effect = Vor einer deiner Wetten: Sieh dir heimlich alle Karten in einem Kartenständer an, der nicht zu deinen beiden gehört.
    .short = Vor einer Wette: einen fremden Kartenständer ansehen
power-updraft = Aufwind
power-updraft-effect = Wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet: Es gleitet noch 2 Felder weiter.
    .short = Schicksalsmarker: 2 Felder weiter
power-prophecy = Prophezeiung
power-prophecy-effect = Zur Rennmitte: Nimm die Wettkarte einer deiner Wetten zurück und lege dafür verdeckt eine andere hin, die du noch nicht eingesetzt hast.
    .short = Rennmitte: die Karte einer deiner Wetten austauschen
power-tablet-of-destinies = Schicksalstafel
power-tablet-of-destinies-effect = Nachdem Zeus gezogen hat: Mische eine der gezogenen Karten zurück in den Zeus-Stapel und ziehe eine neue.
    .short = Zeus hat gezogen: eine der Karten neu ziehen
power-storm-chariot = Sturmwagen
power-storm-chariot-effect = Wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet: Es tauscht den Platz mit dem Fabelwesen, das auf der Strecke direkt vor ihm liegt.
    .short = Schicksalsmarker: Platztausch mit dem Fabelwesen davor
power-superior-wisdom = Überlegene Weisheit
power-superior-wisdom-effect = Zur Rennmitte: Wähle von jedem Gegner eine Wette und lies dann heimlich diese Wettkarten.
    .short = Rennmitte: von jedem Gegner eine Wette lesen
power-sleipnir = Sleipnir
power-sleipnir-effect = Vor deiner langsamen Bewegung: Für deine zweite Karte gilt der schnelle statt des langsamen Werts, ihr Schmutziger Trick aber nicht.
    .short = Vor deiner langsamen Karte: Es gilt ihr schneller Wert
power-valkyries = Walküren
power-valkyries-effect = Wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet: In diesem Rennen kann es nicht disqualifiziert werden.
    .short = Schicksalsmarker: keine Disqualifikation
power-renewal = Erneuerung
power-renewal-effect = Nachdem du eine Karte ohne Schmutzigen Trick gespielt hast: Stecke sie zurück in einen deiner Kartenständer und wirf von dort eine andere Karte desselben Fabelwesens ab.
    .short = Nach deiner Karte: nimm sie zurück, eine andere geht
power-shed-skin = Häutung
power-shed-skin-effect = Nachdem du eine Karte mit Schmutzigem Trick gespielt hast: Sie kommt auf den Ablagestapel und bleibt dem Zeus-Stapel fern.
    .short = Nach deinem Trick: Die Karte bleibt dem Zeus-Stapel fern
power-feathered-wind = Gefiederter Wind
power-feathered-wind-effect = Wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet: Das letzte Fabelwesen auf der Strecke, vielleicht sogar eben dieses, zieht 3 Felder vor.
    .short = Schicksalsmarker: 3 Felder vor für den Letzten
power-heavenly-dukes-blessing = Segen des Himmelsherzogs
power-heavenly-dukes-blessing-effect = Zur Rennmitte: Ziehe ein Fabelwesen 3 Felder vor, nur nicht das, das die Linie als erstes überquert hat.
    .short = Rennmitte: ein Fabelwesen 3 Felder vor
power-imperial-decree = Kaiserlicher Erlass
power-imperial-decree-effect = Vor dem Urteil: Zeus zieht eine Karte mehr.
    .short = Vor dem Urteil: Zeus zieht eine Karte mehr
power-celestial-paperwork = Himmlischer Papierkram
power-celestial-paperwork-effect = Wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet: Seine nächste Bewegungskarte in diesem Rennen bewegt es um 0 Felder.
    .short = Schicksalsmarker: nächste Karte 0 Felder

## Zeitpunkte, zu denen Machtkarten gespielt werden

moment-card-played = wenn eine Karte gespielt wird
    .short = Karte gespielt
moment-fate = wenn ein Fabelwesen eine Bewegung auf einem Schicksalsmarker beendet
    .short = Schicksalsmarker
moment-after-card = nachdem eine Karte ihr Fabelwesen bewegt hat
    .short = nach der Karte
moment-before-slow = vor der langsamen Bewegung
    .short = vor der langsamen Karte
moment-mid-race = zur Rennmitte, vor den dritten Wetten
    .short = Rennmitte
moment-before-bet = vor einer Wette
    .short = vor einer Wette
moment-before-judgment = vor Zeus’ Urteil
    .short = vor dem Urteil
moment-after-draw = nachdem Zeus gezogen hat
    .short = Zeus hat gezogen

## Die Regeln
## Ein Block ist ein Absatz in einer Zeile, oder er besteht nur aus Zeilen mit Aufzählungspunkt.

rules-title = Die Spielregeln
rules-source-note =
    Dies ist eine inoffizielle Umsetzung von Divinity Derby, einem Spiel von Carlo A. Rossi; der Name ist eine Marke des Verlags Ares Games. Alle Texte hier sind unsere eigenen.

    Kein Regelheft zeigt alle Karten oder verrät, wie lang die Strecke ist. Was dort nicht zu finden war, haben wir angenommen. Schlägst du einen Wert nach, sagt dir das Spiel, ob er gedruckt oder angenommen ist. Wenn du die Schachtel besitzt, kannst du mit ihren genauen Werten spielen: Lade dazu eine eigene Ausgabe.

rules-overview-title = Worum es geht
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

rules-set-up-title = Spielaufbau
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

rules-first-bets-title = Erste Wetten
rules-first-bets =
    Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Um zu wetten, legst du eine noch nicht eingesetzte Wettkarte verdeckt hin und nimmst dir vom Spielplan einen Marker des Fabelwesens, auf das du setzt. Das Fabelwesen sehen alle, die Wette kennst nur du. Haben alle gewettet, folgt eine zweite Runde in derselben Reihenfolge.

    • Auf dasselbe Fabelwesen darfst du in einem Rennen nur einmal wetten.
    • Sind alle Marker eines Fabelwesens vergeben, kann niemand mehr darauf wetten.

    Erlauben dir die übrigen Marker keine Wette mehr, passt du automatisch und behältst deine Karte. Das kann nur im Spiel zu fünft passieren, und zwar dem, der seine dritte Wette als Letzter platziert.

rules-move-creatures-title = Fabelwesen bewegen
rules-move-creatures =
    Gezogen wird im Uhrzeigersinn, der Startspieler beginnt. Bist du am Zug, spielst du aus jedem deiner beiden Kartenständer eine Bewegungskarte. Mit welchem du anfängst, entscheidest du.

    • Schnelle Bewegung: Das Fabelwesen deiner ersten Karte zieht so viele Felder vor, wie ihr schneller Wert angibt.
    • Langsame Bewegung: Erst danach wählst du eine Karte aus deinem anderen Kartenständer. Ihr Fabelwesen zieht um den langsamen Wert vor, der immer der niedrigere der beiden ist.

    Kommt ein Fabelwesen auf ein besetztes Feld, liegt es vor allen, die schon dort sind. Bei einer Bewegung von 0 geschieht nichts: Das Fabelwesen behält seinen Platz auf dem Feld und gilt nicht als neu angekommen.

    Ein Fabelwesen, das die Ziellinie überquert hat, hat seinen Platz sicher und bewegt sich nicht mehr. Seine Karten musst du trotzdem spielen, denn in jedem Zug wird aus jedem deiner Kartenständer eine Karte gespielt; sie bewirken aber nichts.

    Das Rennen ist vorbei, wenn alle Kartenständer leer sind: nach insgesamt 15 Zügen bei 3 oder 5 Spielern, 16 Zügen bei 4 und 18 Zügen bei 6 Spielern.

rules-move-creatures-example = Horus hat auf den Drachen gewettet, also spielt er zuerst eine Drachenkarte. Als schnelle Karte zählt sie 4: Der Drache fliegt vier Felder weit. Den Pegasus will Horus lieber bremsen und nimmt aus seinem anderen Kartenständer eine Pegasuskarte mit dem langsamen Wert 0. Der Pegasus bleibt stehen. Beide Karten kommen auf den Ablagestapel.

rules-dirty-trick-title = Schmutzige Tricks
rules-dirty-trick =
    Manche Bewegungskarten zeigen zusätzlich einen Bonus, in der Standardausgabe vier der neun Karten jedes Fabelwesens. Das sind die Schmutzigen Tricks. Spielst du eine solche Karte als schnelle Bewegung, darfst du den Bonus dazurechnen. Zeus merkt sich das allerdings: Die Karte kommt dann statt auf den Ablagestapel auf den Zeus-Stapel und kann ihr Fabelwesen beim Urteil teuer zu stehen kommen.

    Ohne den Bonus oder als langsame Bewegung ist sie eine Karte wie jede andere. Und ist das Fabelwesen schon im Ziel, wenn du die Karte wählst, gibt es keine Bewegung mehr zu steigern: Der Schmutzige Trick steht dir dann nicht offen.

rules-dirty-trick-example = Odin hat auf den Pegasus gewettet. Seine schnelle Karte zählt 2 und mit ihrem Schmutzigen Trick 3 mehr: Der Pegasus fliegt fünf Felder weit, und die Karte kommt auf den Zeus-Stapel. Danach gönnt Odin dem Drachen mit einer langsamen Karte nur ein Feld. Auch auf ihr steht ein Bonus, aber als langsame Karte bringt er nichts, und sie wird ganz normal abgelegt.

rules-third-bet-title = Dritte Wette
rules-third-bet =
    Sobald in einem Rennen das erste Fabelwesen die Mittellinie überquert, stehen die dritten Wetten an. Vorher wird der Zug noch zu Ende gespielt, samt der langsamen Bewegung. Danach wird der linke Nachbar dessen, der am Zug war, Startspieler, auch wenn die Machtkarte eines anderen das Fabelwesen über die Linie gebracht hat. Wer schon Startspieler war, bleibt es.

    Vom Startspieler an platzieren alle im Uhrzeigersinn eine dritte Wette, genau wie die ersten beiden. Dann geht das Rennen weiter, und der Startspieler hat den nächsten Zug.

    Wird die Linie erst im allerletzten Zug überquert, kommen die dritten Wetten trotzdem noch vor der Platzierung. Überquert sie kein Fabelwesen, entfällt die dritte Wette in diesem Rennen, und der Startspieler bleibt derselbe.

rules-ranking-title = Platzierung
rules-ranking =
    Vorn liegen die Fabelwesen, die es über die Ziellinie geschafft haben, in der Reihenfolge ihrer Ankunft. Die übrigen folgen ihnen, je nachdem, wie weit sie gekommen sind. Stehen mehrere auf einem Feld, gilt: Je später angekommen, desto besser platziert.

    Wer das Startfeld nie verlassen hat, wird nach der Startaufstellung platziert. Ein Fabelwesen, das auf das Startfeld zurückgeschickt wurde, liegt vor denen, die dort schon warten.

rules-ranking-example = Alle Karten sind gespielt. Nur der Drache hat die Ziellinie überquert und ist Erster. Der Pegasus auf Feld 22 ist Zweiter, der Greif auf Feld 20 Dritter. Lamassu und Phönix stehen beide auf Feld 18, aber der Phönix kam später an und liegt vorn: Er ist Vierter, der Lamassu Fünfter. Letzter ist Seidenflügel auf Feld 17.

rules-judgment-title = Zeus’ Urteil
rules-judgment =
    Im Zeus-Stapel liegen jetzt seine Schutzkarten und jede Bewegungskarte, deren Schmutziger Trick in diesem Rennen benutzt wurde. Er wird gemischt, und Zeus zieht { $drawn ->
        [one] eine Karte
       *[other] { $drawn } Karten
    }.

    Kommt eine Bewegungskarte zum Vorschein, ist ihr Fabelwesen disqualifiziert: Es verliert seinen Platz, und alle hinter ihm rücken auf. Schutzkarten schaden niemandem, und eine zweite Karte desselben Fabelwesens ändert nichts mehr.

    Sind weniger Karten da, als Zeus ziehen soll, zieht er alle. Ist keine da, fällt das Urteil aus.

rules-judgment-example = In diesem Rennen zieht Zeus eine Schutzkarte, die niemandem schadet, und eine Pegasuskarte. Der Pegasus war Zweiter. Jetzt ist er disqualifiziert, und alle hinter ihm rücken um einen Platz auf: Der Greif ist Zweiter, der Phönix Dritter, der Lamassu Vierter, Seidenflügel Fünfter und weiterhin Letzter.

rules-bet-outcome-title = Ausgang der Wetten
rules-bet-outcome =
    Alle Wettkarten dieses Rennens werden aufgedeckt. Jede nennt einen Platz oder mehrere; hat ihr Fabelwesen einen davon belegt, ist die Wette aufgegangen und bringt die Siegpunkte, die auf der Karte stehen.

    Für „Letzter“ und „Vorletzter“ zählen nur die Fabelwesen, die nicht disqualifiziert wurden, und ein Platz kann mehrere Namen haben: Sind nur drei übrig, ist der Dritte zugleich der Letzte. Ein disqualifiziertes Fabelwesen erfüllt nur Wetten, die die Disqualifikation nennen.

rules-bet-outcome-example = Odin deckt seine drei Wetten auf. „Erster oder Zweiter“ auf den Greif ist aufgegangen, denn der ist nach dem Urteil Zweiter: 4 Punkte. „Erster oder disqualifiziert“ auf den Pegasus ist aufgegangen, denn der wurde disqualifiziert: noch einmal 4. „Letzter oder Vorletzter“ auf den Drachen ist danebengegangen, denn der hat gewonnen. Odin bekommt 8 Siegpunkte.

rules-next-race-title = Nächstes Rennen und Spielende
rules-next-race =
    Nach dem ersten und dem zweiten Rennen wird der linke Nachbar des aktuellen Startspielers neuer Startspieler. Fabelwesen, Fabelwesen-Marker und Schutzkarten kehren an ihren Ausgangsort zurück. Alle Bewegungskarten, auch die aus dem Zeus-Stapel, werden gemischt und neu verteilt. Aufgedeckte Wettkarten sind verbraucht.

    Nach dem dritten Rennen gewinnt, wer die meisten Siegpunkte hat. Bei Gleichstand entscheidet nichts Weiteres: Ihr teilt euch den Sieg.

rules-who-sees-what-title = Wer sieht was
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

    Eine eingesetzte Wettkarte bleibt geheim, bis die Wetten abgerechnet werden; eine, die du nie einsetzt, wird nie gezeigt. In fremde Kartenständer darfst du nicht sehen, und die nicht verteilten Bewegungskarten sieht niemand.

rules-power-of-the-gods-title = Variante: Die Macht der Götter
rules-power-of-the-gods =
    Jeder Gott hat drei Machtkarten. Sie liegen offen, sodass alle wissen, womit noch zu rechnen ist, und jede kann im ganzen Spiel einmal gespielt werden. Eine der drei ist eine Schicksalskarte; sie wird nur zusammen mit der Variante „Schicksalsmarker“ verwendet.

    Jede Machtkarte hat ihren Zeitpunkt. Rund um eine Bewegungskarte folgen die Zeitpunkte so aufeinander:

    • Die Bewegungskarte wird gezeigt, und auch, ob ihr Schmutziger Trick benutzt wird: Machtkarten für den Moment, in dem eine Karte gespielt wird.
    • Das Fabelwesen ist gezogen. Steht es nun auf einem Schicksalsmarker: Schicksalskarten.
    • Machtkarten für die Zeit nach der Karte. Erst dann kommt sie auf ihren Stapel.

    Daneben gibt es weitere Zeitpunkte: zwischen deinen beiden Karten, vor der langsamen Bewegung; zur Rennmitte, nach dem ganzen Zug, aber bevor der Startspieler wechselt; vor einer Wette; und beim Urteil, bevor und nachdem Zeus zieht.

    Zu jedem Zeitpunkt wird zuerst der aktive Spieler gefragt, dann die anderen im Uhrzeigersinn. Spiele eine Machtkarte oder passe. Eine Machtkarte wirkt sofort, dann wird der nächste Spieler gefragt. Auch wenn du schon gepasst hast, kannst du noch einmal gefragt werden; vorbei ist es, wenn alle nacheinander gepasst haben. Manche Zeitpunkte gehören dir allein: Vor deiner Wette, vor deiner langsamen Bewegung und nach deiner Karte wird sonst niemand gefragt.

    Aktiver Spieler ist, wer am Zug ist; zur Rennmitte, wer seinen Zug gerade beendet hat; beim Urteil der Startspieler.

    Gefragt wirst du immer, wenn du eine Machtkarte spielen könntest, auch wenn sie nichts ändern würde. Und weil eine Frage kein Geheimnis verraten darf, wird der Besitzer von „{ power-renewal }“ nach jeder Karte gefragt, die er ohne Schmutzigen Trick spielt, solange in einem seiner Kartenständer noch Karten stecken, selbst wenn er dann nur passen kann.

    Die Feinheiten:

    • Auch eine Bewegung durch eine Machtkarte ist eine Bewegung: Sie kann über Linien führen und auf einem Schicksalsmarker enden. In diesem Fall wird sofort nach Schicksalskarten gefragt, beginnend beim aktiven Spieler; danach geht der unterbrochene Zeitpunkt beim linken Nachbarn dessen weiter, der die Machtkarte gespielt hat. Weiter zurück als bis zum Startfeld geht es nie.
    • Ein Fabelwesen im Ziel ist für jede Machtkarte unerreichbar. Wird eine seiner Karten gespielt, wird nach Machtkarten für diesen Moment nicht gefragt, bei einer Karte mit Wert 0 dagegen schon.
    • Kartenwert, Schmutziger Trick und Machtkarten werden zusammengezählt; ein Ergebnis unter 0 gilt als 0.
    • „{ power-celestial-paperwork }“: Das Ergebnis ist 0, was auch immer dazukommt. Verbraucht wird er von der nächsten Karte des Fabelwesens, selbst von einer mit Wert 0, und eine Karte mit benutztem Schmutzigem Trick kommt trotzdem auf den Zeus-Stapel.
    • „{ power-trickster }“ und „{ power-prophecy }“: Den neuen Marker sehen alle, die neue Karte siehst nur du. Es zählen nur die Marker, die jetzt auf deinen Wetten liegen; auf ein aufgegebenes Fabelwesen darfst du also wieder wetten.
    • „{ power-superior-wisdom }“ und „{ power-falcons-eye }“: Was du siehst, erfährst nur du, einmal und so, wie es gerade ist; die anderen erfahren, dass du nachgesehen hast und wo. Bei „{ power-superior-wisdom }“ wählst du alle Karten, bevor du die erste siehst. „{ power-falcons-eye }“ braucht einen Kartenständer, in dem noch Karten stecken; es wirkt vor jeder deiner drei Wetten, aber nicht, wenn du passen musst.
    • „{ power-renewal }“: Die Bewegung bleibt bestehen. Die andere Karte kommt offen auf den Ablagestapel, nie auf den Zeus-Stapel. Die langsame Karte kommt weiterhin aus dem Kartenständer, aus dem die schnelle nicht kam, sodass jeder in deinem Zug genau eine Karte verliert; es darf auch die zurückgesteckte sein. Selbst die Karte eines Fabelwesens im Ziel lässt sich erneuern.
    • „{ power-storm-chariot }“: „Direkt vor ihm“ heißt in diesem Augenblick einen Rang besser, unter den Fabelwesen, die noch nicht im Ziel sind. Beide gelten als eben erst auf ihrem neuen Feld angekommen, das Fabelwesen vom Schicksalsmarker als letztes; liegt auf seinem neuen Feld ein Schicksalsmarker, wird wieder nach Schicksalskarten gefragt. Ist auf der Strecke niemand vor ihm, kann die Karte nicht gespielt werden.
    • „{ power-tablet-of-destinies }“: Dieselbe Karte kann noch einmal kommen. Es zählen nur die Karten, die am Ende daliegen.
    • „{ power-valkyries }“: Eine Karte des geschützten Fabelwesens wird wie sonst gezogen, bleibt aber ohne Wirkung.

rules-fate-tokens-title = Variante: Schicksalsmarker
rules-fate-tokens =
    Diese Variante braucht „Die Macht der Götter“. In jedem Rennen legt jeder Spieler einen Schicksalsmarker auf die Strecke, nachdem die Karten verteilt sind und bevor gewettet wird. Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Erlaubt ist jedes Feld von 1 bis { $finish }, auf dem noch keiner liegt.

    Ein Marker allein bewirkt nichts. Beendet aber ein Fabelwesen auf seinem Feld eine Bewegung, ob durch eine Bewegungskarte oder durch eine Machtkarte, kann eine Schicksalskarte gespielt werden. Eine Bewegung von 0 genügt nicht.

    Mit dem Spielen der Schicksalskarte verlässt der Marker für den Rest des Rennens den Spielplan; ein Marker reicht also für eine Karte. Nach dem Rennen hat jeder wieder einen Marker.

rules-zeus-sobers-up-title = Variante: Zeus wird nüchtern
rules-zeus-sobers-up =
    Mit jedem Rennen sieht Zeus klarer. Schutzkarten, die er bei einem Urteil zieht, sind aus dem Spiel. Im nächsten Rennen beginnt der Zeus-Stapel also vielleicht mit weniger als { $protections } davon, und Schummeln wird gefährlicher.

    Ändert „{ power-tablet-of-destinies }“, was gezogen wurde, scheiden nur die Schutzkarten aus, die am Ende daliegen.

## Wie Sätze entstehen

# Die Form eines Fabelwesens, mit dem beginnt, was auf einen Doppelpunkt folgt.
form-after-colon = opening
sentence = { $clause }.
sentence-with-result = { $clause }: { $result }.
list-and = { $a } und { $b }
you-subject = du
# Nach „zwischen“ und „mit“.
you-object = dir
letter-dragon = D
letter-gryphon = G
letter-lamassu = L
letter-pegasus = P
letter-phoenix = X
letter-sylph = S
holder-from-left = aus deinem linken Kartenständer
holder-from-right = aus deinem rechten Kartenständer
holder-from-shared-with-you = aus eurem gemeinsamen Kartenständer
holder-from-shared = aus dem gemeinsamen Kartenständer mit { $name }
holder-into-left = in deinen linken Kartenständer
holder-into-right = in deinen rechten Kartenständer
holder-into-shared-with-you = in euren gemeinsamen Kartenständer
holder-into-shared = in den gemeinsamen Kartenständer mit { $name }
holder-between = zwischen { $a } und { $b }

## Was im Spiel geschieht, einem Spieler erzählt

# $who ist „you“, wo der Leser handelt. Ohne Punkt am Ende: ein Teilsatz, der weitergeht.
event-race-dealt = Die Karten sind verteilt. { $who ->
        [you] Du bist Startspieler.
       *[other] { $name } ist Startspieler.
    } Startaufstellung, der beste Platz zuerst: { $creatures }.
event-fate-token-placed = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } einen Schicksalsmarker auf Feld { $sector }
event-fate-token-placed-more = { $name } auf Feld { $sector }
event-bet-placed = { $name } wettet { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = Du wettest { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] Für dich ist kein Fabelwesen mehr frei: Du passt.
       *[other] Für { $name } ist kein Fabelwesen mehr frei: { $name } passt.
    }
event-turn-began = { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
event-card-played = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] Du lässt
       *[other] { $name } lässt
    } { $card } { $from } folgen
event-dirty-trick-played = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $card } mit Schmutzigem Trick { $from }
event-creature-moved = { $creature } fliegt { $sectors ->
        [one] ein Feld
       *[other] { $sectors } Felder
    } vor auf Feld { $end }
event-creature-moved-back = { $creature } fällt { $sectors ->
        [one] ein Feld
       *[other] { $sectors } Felder
    } zurück auf Feld { $end }
event-creature-rearranged = { $creature } reiht sich auf Feld { $sector } neu ein
event-creature-stays = { $creature } bleibt auf Feld { $sector }
event-creature-rests = { $creature } ist schon im Ziel
event-creature-finished = { $creature } fliegt als { $place } über die Ziellinie
event-mid-race-line-passed = { $creature } überquert als Erster die Mittellinie: Nach diesem Zug folgen die dritten Wetten.
event-card-discarded = { $card } kommt auf den Ablagestapel.
event-card-went-to-zeus = { $card } kommt auf den Zeus-Stapel.
event-first-player-passed = { $who ->
        [you] Du wirst Startspieler.
       *[other] { $name } wird Startspieler.
    }
event-first-player-stays = { $who ->
        [you] Du bleibst Startspieler.
       *[other] { $name } bleibt Startspieler.
    }
event-ranking-determined = Alle Karten sind gespielt. Die Platzierung: { $creatures }.
event-judgment-begins = Zeus runzelt die Stirn, mischt seinen Stapel und zieht.
event-judgment-card-drawn = Er deckt { $card } auf.
event-judgment-protection-drawn = Er deckt eine Schutzkarte auf: Niemandem geschieht etwas.
event-judgment-card-put-back = Eine Karte kommt zurück in den Zeus-Stapel ({ $card }), und Zeus mischt neu.
event-creature-disqualified = { $creature } wird { $disqualified }!
event-nobody-disqualified = Kein Fabelwesen wird disqualifiziert.
event-no-judgment = Der Zeus-Stapel ist leer: Das Urteil fällt aus.
event-ranking-after = Die anderen rücken auf: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } Schutzkarte ist aus dem Spiel.
       *[other] { $count } Schutzkarten sind aus dem Spiel.
    }
event-bet-settled = { $who ->
        [you] Deine Wette
       *[other] Die Wette { $of }
    } { $on } war „{ $bet }“: { $points ->
        [0] keine Punkte.
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
event-race-ended = Rennen { $race } ist vorbei.
event-game-ended = Das Spiel ist aus.
event-winner = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Siegpunkt!
       *[other] { $points } Siegpunkten!
    }
event-shared-victory = Geteilter Sieg mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }: { $winners }!
event-power-played = { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } „{ $power }“.
event-power-declined = { $who ->
        [you] Du passt
       *[other] { $name } passt
    } ({ $moment }).
event-fate-token-lifted = Der Schicksalsmarker auf Feld { $sector } verlässt den Spielplan.
event-token-exchanged = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } den Marker { $given } zurück und { $who ->
        [you] nimmst
       *[other] nimmt
    } einen { $taken }.
event-bet-card-exchanged = { $name } tauscht die Karte der Wette { $on } aus.
event-bet-card-exchanged-by-you = Du tauschst die Karte deiner Wette { $on } aus: { $new } statt { $old }.
event-holder-seen = { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } den Kartenständer { $between } an.
event-holder-seen-cards = Darin stecken: { $cards }.
event-bet-card-seen = { $name } sieht sich heimlich die Wette { $of } { $on } an.
event-bet-card-seen-of-yours = { $name } sieht sich heimlich deine Wette { $on } an.
event-bet-card-seen-by-you = Du liest heimlich die Wette { $of } { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] Du steckst
       *[other] { $name } steckt
    } { $card } { $into } zurück.
event-paperwork-done = Papierkram hält { $creature } auf: Diese Karte zählt 0.
event-power-sun-ray = { $creature } wird 2 Felder weiter fliegen.
event-power-tangled-web = { $creature } wird 2 Felder weniger fliegen.
event-power-sleipnir = Für die zweite Karte gilt der schnelle Wert.
event-power-valkyries = { $creature } kann in diesem Rennen nicht disqualifiziert werden.
event-power-imperial-decree = Zeus zieht eine Karte mehr.
event-power-celestial-paperwork = Die nächste Karte { $of } zählt 0.

## Gegner

bot-random = Zufall
bot-random-style = Wählt irgendeinen erlaubten Zug, rein zufällig.
bot-mortal = Sterblicher
bot-mortal-style = Sieht eine Handvoll Verläufe des Rennens und schätzt sie oft falsch ein.
bot-hero = Held
bot-hero-style = Spielt nach den Wahrscheinlichkeiten, einen Zug voraus.
bot-titan = Titan
bot-titan-style = Stellt sich vor jedem Zug die verdeckten Karten immer wieder anders vor.
bot-olympian = Olympier
bot-olympian-style = Errät deine Wetten, spielt auf Sieg statt auf Punkte und nutzt alle Zeit, die er bekommt.

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
terminal-saved = Das Spiel ist gespeichert in { $path }.
terminal-not-saved = Das Spiel konnte nicht in { $path } gespeichert werden: { $reason }.
terminal-verify = War der Zufall ehrlich? Hier ist der zu Beginn versprochene SHA-256, darunter ein Befehl, der ihn aus dem Startwert dieses Spiels berechnet. Ein gespeichertes Spiel lässt sich Ziehung für Ziehung nachprüfen.
terminal-race = Rennen { $race } von 3
terminal-turns-left = { $turns ->
        [one] noch { $turns } Zug
       *[other] noch { $turns } Züge
    }
terminal-ranking = Platzierung
terminal-sector = Feld
terminal-tokens = Marker
terminal-players = Spieler
terminal-points = Punkte
terminal-bets = Wetten
terminal-this-race = Rennen
terminal-total = Gesamt
terminal-you = { $god } (du)
terminal-turn = am Zug
terminal-your-bets = Deine Wetten:
terminal-none-yet = noch keine
terminal-zeus-deck = Zeus-Stapel:
terminal-protections = { $count ->
        [one] { $count } Schutzkarte
       *[other] { $count } Schutzkarten
    }
terminal-discard = Ablagestapel:
terminal-other-holders = Karten in den anderen Kartenständern:
terminal-your-powers = Deine Machtkarten:
terminal-powers = Machtkarten { $of }:
terminal-known-bet = Gesehen hast du die Wette { $of } { $on }: { $bet }.
terminal-known-holder = Gesehen im Kartenständer { $between } und seither nicht gespielt: { $cards }.
terminal-renewed = { $card } steckt wieder im Kartenständer { $between }.
terminal-left-holder = Links, geteilt mit { $name }
terminal-right-holder = Rechts, geteilt mit { $name }
terminal-empty = leer
terminal-with-trick = mit Trick
terminal-has-finished = im Ziel
terminal-stays = bleibt auf { $sector }
terminal-finish = Ziel
terminal-tokens-left = { $count ->
        [one] noch { $count } Marker
       *[other] noch { $count } Marker
    }
terminal-already-bet = hier wettest du schon
terminal-no-token = kein Marker mehr
terminal-back = Zurück
terminal-pass = Passen
terminal-or-enter = oder nur Enter
terminal-pass-until-turn = Bis zu deinem nächsten Zug immer passen
terminal-as-it-stands = Wie es steht:
terminal-fate-creature = { $creature } ist auf einem Schicksalsmarker gelandet.
terminal-drawn = Zeus hat gezogen:
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
ask-fast = Wähle deine schnelle Karte, gleich aus welchem Kartenständer.
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
table-movement-cards = Bewegungskarten
table-bet-cards = Wettkarten
table-values = Strecke und Urteil
track-yellow-line = gelbe Mittellinie hinter Feld { $value }
track-orange-line = orange Mittellinie hinter Feld { $value }
track-finish-line = Ziellinie hinter Feld { $value }
judgment-protection-cards = { $value ->
        [one] { $value } Schutzkarte
       *[other] { $value } Schutzkarten
    }
judgment-cards-drawn = { $value ->
        [one] Zeus zieht { $value } Karte
       *[other] Zeus zieht { $value } Karten
    }

### The page

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
page-lost = Vielleicht fehlt ein Buchstabe, oder die Seite ist umgezogen.

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
page-invited-for = Eine Partie dauert etwa 45 Minuten. Das erste Rennen wird beim Spielen erklärt, und zu installieren gibt es nichts.
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
page-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
page-invite = Einladen
page-invite-note = Wer diesen Link hat, kann sich setzen oder zuschauen.
page-invite-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-what-is-played = Was gespielt wird
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-quick = 30 s je Entscheidung
page-clock-calm = 90 s je Entscheidung
page-clock-bank = 10 min je Spieler
page-listed = Wer den Tisch findet
page-listed-link = Nur mit Link
page-listed-all = Alle

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
# Warum jemand gewonnen oder verloren hat, nach dem dritten Rennen.
victory-bet = „{ $bet }“ { $on }
    .alone = „{ $bet }“
victory-came-true = { $won ->
        [0] Keine deiner { $bets } Wetten ist aufgegangen.
        [one] Eine deiner { $bets } Wetten ist aufgegangen: { $bet } hat { $points } Punkte gebracht.
       *[other] { $won } deiner { $bets } Wetten sind aufgegangen; am meisten hat { $bet } gebracht: { $points } Punkte.
    }
victory-ahead = { $points ->
        [one] Du hast mit einem Punkt Vorsprung gewonnen.
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen.
    }
victory-shared = Niemand hat mehr: Der Sieg gehört auch dir.
victory-short = { $points ->
        [one] Zum Sieg hat dir ein Punkt gefehlt.
       *[other] Zum Sieg haben dir { $points } Punkte gefehlt.
    }
victory-short-missed = { $points ->
        [one] Zum Sieg hat dir ein Punkt gefehlt; { $bet } im { $race }. Rennen hätte { $value } gebracht.
       *[other] Zum Sieg haben dir { $points } Punkte gefehlt; { $bet } im { $race }. Rennen hätte { $value } gebracht.
    }
page-log = Was geschehen ist
page-log-everything = Mit allen Einzelheiten
page-ledger = Wo jede Bewegungskarte ist
page-card-yours = in deinen Kartenständern
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
page-closed-trick = Dieses Fabelwesen ist im Ziel: Es gibt keine Bewegung mehr zu verlängern.
page-closed-bet-used = Diese Wettkarte hast du schon benutzt.
page-closed-not-your-bet = Du bist gerade nicht mit einer Wette dran.
page-handed-over = Ein Bot spielt auf deinem Platz.
page-take-back = Wieder übernehmen
page-returns = Diese Entscheidung trifft noch der Bot, dann spielst du wieder.
page-awaited = { $name } ist gerade nicht da. In { $time } übernimmt ein Bot.
page-let-bot-play = Jetzt einen Bot spielen lassen

## After the game

page-rematch = Revanche
page-look-at-table = Den Tisch ansehen

## Settings and keys

page-language = Sprache
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
page-confirmation-off = Ohne, mit Rückgängig
page-confirmation-note = Ohne Bestätigung wird eine vollständige Wahl nach drei Sekunden gesendet. Bis dahin kannst du sie rückgängig machen: Niemand hat etwas davon gesehen, und du hast nichts Neues erfahren.
page-sent-soon = Gleich gilt deine Wahl.
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
page-key-act = zum Knopf, der bestätigt
page-key-back = alles zurücknehmen
page-key-tabs = Karten, Wetten, Zeus, Verlauf
page-key-rules = die Regeln
page-key-help = diese Liste
page-keys-hint = Tasten: H sagt, was etwas ist, F führt zum Knopf, der bestätigt, das Fragezeichen listet alle Tasten auf.

## Fragen, was etwas ist

asked-key = Was ist das? (dann mit ← → weiter)
asked-place = Platz { $place } von 6, auf Feld { $sector }.
asked-place-start = Platz { $place } von 6, noch am Start.
asked-place-finished = Im Ziel, auf Platz { $place }.
asked-place-disqualified = In diesem Rennen disqualifiziert.
asked-your-bet = Deine Wette darauf: { $bet }.
asked-no-bet = Darauf hast du nicht gewettet.
asked-tokens = { $count ->
        [0] Kein Marker mehr da: Niemand kann mehr darauf wetten.
        [one] Noch ein Marker für eine Wette darauf.
       *[other] Noch { $count } Marker für Wetten darauf.
    }
asked-cards-yours = Noch in deinen Kartenständern: { $cards }.
asked-cards-unknown = In anderen Kartenständern oder gar nicht im Rennen: { $cards }.
asked-cards-zeus = { $count ->
        [one] Eine seiner Karten liegt im Zeus-Stapel. Zieht Zeus sie, wird das Fabelwesen disqualifiziert.
       *[other] { $count } seiner Karten liegen im Zeus-Stapel. Zieht Zeus eine davon, wird das Fabelwesen disqualifiziert.
    }
asked-card-moves = { $fast ->
        [one] { $fast } Feld
       *[other] { $fast } Felder
    } als schnelle Karte deines Zuges, { $slow } als langsame.
asked-card-trick = Der Schmutzige Trick bringt { $bonus } Felder mehr bei der schnellen Bewegung. Dafür geht die Karte an Zeus, und das Fabelwesen kann disqualifiziert werden.
asked-card-protection = Zieht Zeus sie, geschieht nichts.
asked-assumed = Das steht in keinem Regelheft; wir haben es angenommen.
asked-bet-needs = Geht auf, wenn das Fabelwesen nach Zeus’ Urteil genau so dasteht.
asked-bet-pays = { $points ->
        [one] Bringt { $points } Siegpunkt.
       *[other] Bringt { $points } Siegpunkte.
    }
asked-bet-once = Jede Wettkarte kannst du nur einmal im Spiel einsetzen.
asked-seat-points = { $points ->
        [one] Bisher { $points } Siegpunkt.
       *[other] Bisher { $points } Siegpunkte.
    }
asked-seat-bets = Wetten in diesem Rennen: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: schon gespielt.
asked-power-once = Nur einmal im ganzen Spiel.
asked-fate-why = Beendet ein Fabelwesen hier eine Bewegung, darf einer der Götter eine Schicksalskarte spielen. Der Marker ist dann weg.
asked-line-after = Nach Feld { $sector }.
asked-line-mid = Sobald das erste Fabelwesen darüber ist, platzieren nach diesem Zug alle ihre dritte Wette. Wer am Zug war, wettet als Letzter.
asked-line-mid-passed = In diesem Rennen zuerst darüber: { $creature }.
asked-line-finish = Wer darüber ist, hat seinen Platz sicher, falls Zeus nichts dagegen hat, und fliegt nicht weiter.
asked-zeus-holds = Darin: { $cards }.
asked-zeus-draws = { $draws ->
        [one] Nach dem Rennen zieht Zeus eine Karte. Das Fabelwesen darauf wird disqualifiziert.
       *[other] Nach dem Rennen zieht Zeus { $draws } Karten. Alle Fabelwesen darauf werden disqualifiziert.
    }
asked-zeus-chance = Je mehr Karten eines Fabelwesens im Stapel liegen, desto eher wird es erwischt.
asked-first-player = Wettet zuerst und hat den ersten Zug.
asked-holder = Kartenständer
asked-holder-yours = Du teilst ihn mit { $name }: Nur ihr beide seht seine Karten und spielt daraus.
asked-holder-others = { $one } und { $other } teilen ihn: Nur die beiden sehen seine Karten und spielen daraus.
asked-holder-turn = In jedem Zug kommt die schnelle Karte aus einem der beiden eigenen Kartenständer, die langsame aus dem anderen.
asked-holder-count = { $count ->
        [one] Eine Karte steckt noch darin.
       *[other] { $count } Karten stecken noch darin.
    }
asked-discard = Ablagestapel
asked-discard-why = Gespielte Karten, außer denen mit Schmutzigem Trick. Alle dürfen sie ansehen; in diesem Rennen kommen sie nicht mehr vor.
asked-discard-count = { $count ->
        [one] Eine Karte liegt dort.
       *[other] { $count } Karten liegen dort.
    }

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
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht dran.
refused-not-legal = Das erlauben die Regeln jetzt nicht.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
refused-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refused-seat-taken = Dieser Platz ist besetzt.
refused-removed = Wer den Tisch eröffnet hat, hat dich davon entfernt.
refused-seats-free = Es sind noch Plätze frei.
refused-too-late = Das Spiel hat schon begonnen.
page-other-rules = Seit dieses Spiel begonnen hat, haben sich die Regeln geändert. Du kannst von hier aus nach den heutigen Regeln weiterspielen. Sie gelten auch für alles, was schon geschehen ist: Manches kann anders liegen, als du es in Erinnerung hast.
page-other-rules-play-on = Nach heutigen Regeln weiterspielen
refused-other-rules = Dieses Spiel wurde nach Regeln gespielt, die sich seither geändert haben.
refused-not-playing = Hier läuft kein Spiel.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-away = Diese Person ist da.
refused-no-time = Deine Zeit ist aufgebraucht: Ein Bot spielt deinen Platz zu Ende.
refused-god-taken = Diesen Gott hat schon jemand gewählt.
refused-bad-settings = Mit diesen Einstellungen kann man nicht spielen.
refused-no-name = In einem Namen muss etwas zu sehen sein.
refused-long-name = Ein Name hat höchstens 24 Zeichen.
refused-bad-name = In diesem Namen steckt etwas, das sich nicht anzeigen lässt.
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

## Aufzeichnungen

replay-title = Aufzeichnung
replay-coming = Das Spiel wird geholt …
replay-to-table = Zum Tisch
replay-watch = Noch einmal ansehen
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
replay-continue-note = Du übernimmst genau in diesem Augenblick einen Platz, Bots übernehmen die anderen. Alle Karten und Wetten bleiben, wie sie sind, und ab jetzt kann alles anders kommen.
replay-continue-fairness = Was vorher verteilt wurde, ist kein Geheimnis mehr: Wer die Aufzeichnung gesehen hat, kennt es. Alles, was noch kommt, wird aus einem neuen Startwert gezogen, den niemand kennt.
replay-your-seat = Dein Platz
replay-continue-begin = Weiterspielen
replay-continued = Dieses Spiel setzt eine Aufzeichnung fort. Was vorher verteilt wurde, kennt, wer sie gesehen hat; was jetzt kommt, wird neu gezogen.
replay-continued-link = Das erste Spiel
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
# For eyes that see everything.
replay-bet-placed = { $name } wettet { $on }: { $bet }.
replay-bet-card-exchanged = { $name } tauscht die Karte der Wette { $on } aus: { $new } statt { $old }.
replay-bet-card-seen = { $name } liest heimlich die Wette { $of } { $on }: { $bet }.

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
    [one] Eines passt nicht zum Startwert.
   *[other] { $wrong } Dinge passen nicht zum Startwert.
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

## Du: Spiele, Statistik, Daten

profile-link = Deine Spiele und Statistik
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

### Around the table

## Chat and reactions

chat-title = Chat
chat-unread = { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-say = Etwas sagen
chat-send = Senden
chat-nobody = Noch hat niemand etwas gesagt.
chat-said = { $name }: { $text }
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = Du hörst { $name } nicht mehr.
chat-report = { $name } der Leitung dieses Servers melden
chat-reported = Du hast { $name } der Leitung dieses Servers gemeldet.
chat-reactions = Reaktionen
chat-key = Chat
reaction-cheer = Hurra!
    .by = { $name } jubelt.
reaction-laugh = Haha!
    .by = { $name } lacht.
reaction-gasp = Oh!
    .by = { $name } staunt.
reaction-groan = O weh!
    .by = { $name } stöhnt.
reaction-thunder = Beim Zeus!
    .by = { $name } lässt es donnern.
reaction-thanks = Danke!
    .by = { $name } bedankt sich.

## Several people at one device

together-title = Gemeinsam an diesem Gerät
together-note = Das Gerät geht von Hand zu Hand. Zwischen zwei Zügen wird es verdeckt, damit niemand deine Karten und Wetten sieht.
together-name = Name von Spieler { $number }
together-more = Spieler hinzufügen
together-fewer = Spieler { $number } entfernen
together-begin = Gemeinsam spielen
together-who = { $bots ->
        [0] { $people } Personen, keine Bots.
        [one] { $people } Personen und { $bots } Bot ({ $level }).
       *[other] { $people } Personen und { $bots } Bots ({ $level }).
    }
together-all-look = Jetzt dürfen alle schauen.
cover-title = { $name }, du bist dran
cover-text = Gib das Gerät weiter an { $name }. Die anderen schauen weg.
cover-uncover = Ich bin { $name }
cover-meanwhile = Seit deinem letzten Zug
looked-alone = Das siehst nur du.
looked-holder = Im Kartenständer { $between } stecken:
rematch-join = Zur Revanche

## The guest and the seat

me-title = Auf einem anderen Gerät weiterspielen
me-note = Es gibt kein Konto und kein Passwort: Ein Code bringt dich, deine Plätze und deine Spiele auf ein anderes Gerät.
me-new-code = Zeig mir einen Code
me-new-code-note = Ein neuer Code ersetzt den alten und meldet dich auf deinen anderen Geräten ab.
me-code = Dein Wiederherstellungscode
me-code-note = Schreib ihn auf: Damit findest du deine Plätze und Spiele auf jedem Gerät wieder. Er wird nur dieses eine Mal gezeigt.
me-code-kept = Ich habe ihn
me-enter-code = Code vom anderen Gerät
me-recover = Das bin ich
me-seat-here = Gehört einer dieser Plätze dir?
me-welcome = Willkommen zurück, { $name }!
me-code-unknown = Diesen Code hat niemand. Sieh dir jeden Buchstaben noch einmal an.
seat-deeds = Dein Platz
seat-auto-pass = Bei Machtkarten immer passen
seat-let-bot-play = Einen Bot für mich spielen lassen

## Without the server

here-plays = Läuft auf diesem Gerät
here-not-kept = In diesem Browserfenster wird nichts gespeichert
here-offline = Der Server ist gerade nicht zu erreichen. Auf diesem Gerät kannst du gegen Bots spielen, oder gemeinsam.
here-alone = Hier gibt es keinen Server: Gespielt wird auf diesem Gerät, gegen Bots oder gemeinsam.
here-seat = Falls du gerade gespielt hast, ist nichts verloren: Nach einer Weile spielt ein Bot für dich, und du kannst deinen Platz wieder übernehmen.
here-olympian = Der Olympier denkt hier weniger weit als auf einem Server.
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

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Was Machtkarten dir gezeigt haben
power-yours = Deine Machtkarten
power-played = schon gespielt
power-pass-effect = Alles bleibt, wie es ist, und du behältst deine Machtkarten.
power-play = Spielen
power-play-sure = Das geht nur einmal im ganzen Spiel. Jetzt?
### The guide, the story and the sounds

## The guided first race

guide-name = Einführung
guide-next = Weiter
guide-skip = Einführung beenden
guide-done = Fertig
guide-again = Einführung zeigen
guide-key = nächster Schritt der Einführung
rules-example = Beispiel:
rules-present-step = Hier bist du gerade
guide-welcome-title = Einmal um den Olymp
guide-welcome = Sechs Fabelwesen fliegen vom Start ins Ziel. Du wettest, wie sie abschneiden, und hilfst mit Karten nach. Wer nach drei Rennen die meisten Siegpunkte hat, gewinnt.
guide-cards-title = Deine Karten
guide-cards = Mit diesen Karten bewegst du die Fabelwesen. Den linken Kartenständer teilst du mit { $left }, den rechten mit { $right }. Hat ein Fabelwesen hier viele hohe Karten, kannst du ihm helfen.
guide-first-bet-title = Deine erste Wette
guide-first-bet = Wähle ein Fabelwesen und eine Wettkarte, gleich in welcher Reihenfolge. Erreicht es einen Platz, der auf der Karte steht, bekommst du die Siegpunkte. Das Fabelwesen sehen alle, die Karte nur du.
guide-second-bet-title = Was die anderen wissen
guide-second-bet = Ein Marker zeigt, auf wen ein Gott gewettet hat, aber nicht, auf welchen Platz: vielleicht ja auf den letzten. Jetzt folgt deine zweite Wette, auf ein anderes Fabelwesen.
guide-watch-title = Das Rennen läuft
guide-watch = Ein Zug besteht aus zwei Karten: erst eine schnelle, bei der die erste Zahl gilt, dann eine langsame aus dem anderen Kartenständer, bei der die zweite Zahl gilt.
guide-fast-title = Dein Zug: die schnelle Karte
guide-fast = Wähle eine Karte, gleich aus welchem Kartenständer. Ihr Fabelwesen fliegt so viele Felder weit, wie die erste, große Zahl angibt.
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
        [one] Eine deiner Wetten ist aufgegangen und bringt dir { $points } Punkte.
       *[other] { $won } deiner Wetten sind aufgegangen und bringen dir { $points } Punkte.
    } Punkte bleiben, benutzte Wettkarten sind weg: Du hast noch { $cards } für { $races ->
        [one] ein weiteres Rennen
       *[other] { $races } weitere Rennen
    }. Alle Bewegungskarten werden neu gemischt und verteilt.
guide-odds-title = Die Chancen
guide-odds = Ab jetzt siehst du, welche Chancen jedes Fabelwesen hat, berechnet allein aus dem, was du selbst weißt. Bei einer Wette ist die Prozentzahl die Chance, dass sie aufgeht, und Ø sind die Siegpunkte, die sie im Schnitt bringt.
guide-farewell-title = Jetzt kennst du das Spiel
guide-farewell = Das war die Einführung. Die Regeln findest du immer hier, aufgeschlagen beim jetzigen Schritt (Taste G), und von dort holst du auch die Einführung zurück. Viel Glück!

## Tipps für die ersten Spiele

hints-setting = Einführung und Tipps für Neulinge
hints-setting-off = Nicht zeigen
hints-setting-on = Zeigen
tip-name = Tipp
tip-close = Verstanden
tip-never = Keine Tipps mehr
tip-easy-bets-title = Fang leicht an
tip-easy-bets = Du kennst erst einen Teil der Karten, und das Rennen ist lang. Wettkarten mit zwei oder drei Plätzen gehen öfter auf: ein guter Anfang.
tip-high-bets-title = Heb dir die großen auf
tip-high-bets = Bei der dritten Wette ist das halbe Rennen vorbei, und du weißt viel mehr. Oft lohnt es sich, die wertvollsten Wettkarten bis dahin aufzuheben.
tip-third-race-title = Das letzte Rennen
tip-third-race = Wettkarten, die nach diesem Rennen übrig sind, bringen nichts mehr. Wenn du eine wertvolle für die dritte Wette aufhebst, pass auf, dass du sie noch loswirst: Der passende Marker kann dann weg sein.
tip-mid-race-line-title = Schon über die Mittellinie?
tip-mid-race-line = Mit diesem Zug kommt das erste Fabelwesen hinüber. Danach folgen die dritten Wetten, und du wettest als Letzter. Wenn es nicht eilt, überlass das jemand anderem.
tip-disqualification-title = Zeus hat es gesehen
tip-disqualification = Im Zeus-Stapel liegen mehrere Karten { $of }. Auf eine Disqualifikation zu wetten ist riskant, bringt aber mehr als die meisten Wetten.

## The story

log-filter = Was du lesen willst
log-filter-all = Alles
log-filter-moves = Bewegungen
log-filter-bets = Wetten
log-filter-zeus = Tricks und Urteil
log-filter-powers = Machtkarten
log-nothing = Noch gibt es nichts zu erzählen.
log-bot-plays = { $who ->
        [you] Ab jetzt spielt ein Bot für dich.
       *[other] Ab jetzt spielt ein Bot für { $name }.
    }
log-is-back = { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
missed-title = Während du weg warst
missed-show = Lesen
missed-turns = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
missed-bets = { $count ->
        [one] { $count } Wette
       *[other] { $count } Wetten
    }
missed-tricks = { $count ->
        [one] { $count } Schmutziger Trick
       *[other] { $count } Schmutzige Tricks
    }
missed-powers = { $count ->
        [one] { $count } Machtkarte
       *[other] { $count } Machtkarten
    }
missed-races = { $count ->
        [one] { $count } Rennen beendet
       *[other] { $count } Rennen beendet
    }

## Sounds

sound = Klänge
sound-off = Aus
sound-on = An
sound-volume = Lautstärke
## Chancen, und nach dem Spiel

refused-no-odds = An diesem Tisch werden keine Chancen gezeigt.
refused-no-hints = Hier gibt es keine Tipps: Vor Spielbeginn müssen alle am Tisch zustimmen.
refused-no-reviews = Dieser Server wertet keine Entscheidungen aus.
page-tab-odds = Chancen
odds-setting = Chancen
odds-setting-off = Aus
odds-setting-on = Für alle
odds-title = Chancen in diesem Rennen
odds-on = Hier dürfen alle die Chancen sehen. Sie beruhen nur auf dem, was du weißt.
odds-show = Chancen zeigen
odds-waiting = Wird ausgerechnet …
odds-waiting-long = Wird ausgerechnet … Beim ersten Mal dauert das auf diesem Computer etwa eine Minute.
odds-from = Aus { $samples } möglichen Verläufen des Rennens, auf { $error } genau.
odds-rough = Dieser Server kann die Regeln nicht kompilieren, deshalb sind die Chancen nur grob: aus { $samples } möglichen Verläufen des Rennens, auf { $error } genau.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = In jedem Balken von links nach rechts: erster bis sechster Platz, dann disqualifiziert (schraffiert).
odds-head-first = Sieg
odds-all-bets = Jede Wette: ihre Chance, darunter die Punkte, die sie im Schnitt wert ist
odds-of-bet = { $chance }, im Schnitt { $value } wert
odds-unit = Ø { $value }
odds-unit-key = Ø: Siegpunkte im Schnitt
after-title = Nach dem Spiel
after-link = Auf das Spiel zurückblicken
after-waiting = Rennen { $race } von { $races } wird ausgewertet …
after-waiting-long = Beim ersten Mal auf diesem Rechner dauert es etwa eine Minute.
after-again = Noch einmal versuchen
after-to-table = Zum Tisch
after-victory = Siegchancen
after-victory-note = Die Chancen aller, wenn man sämtliche Karten sieht und jeder vernünftig weiterspielt: in jedem Moment aus { $samples } zu Ende gespielten Partien, auf { $error } genau. Die Zahlen markieren die Wendepunkte.
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
after-bets-note = Die Chance ist, womit man rechnen konnte, als man die Wette platzierte.
after-bet = Wette
after-chance = Chance
after-outcome = Ausgang
after-won = aufgegangen, +{ $points }
after-lost = verloren
after-exchanged = platziert als: { $bet } { $on }
hint-ask = Tipp
hint-key = den Trainer um einen Tipp bitten
hint-agree = Tipps sind mir recht
hint-agree-note = Wenn vor Spielbeginn alle zustimmen, darf jeder im Spiel um einen Tipp bitten. Ein Spiel mit Tipp zählt für niemanden.
hint-agreed = mit Tipps einverstanden
hint-asked = { $who ->
        [you] Du bittest den Trainer um einen Tipp: Dieses Spiel zählt nicht mehr.
       *[other] { $name } bittet den Trainer um einen Tipp: Dieses Spiel zählt nicht mehr.
    }
coach-cost = Mit einem Tipp zählt dieses Spiel nicht mehr: weder für die Statistik noch für die Rangliste.
coach-cost-company = Das gilt für alle am Tisch, und alle sehen, dass du gefragt hast.
coach-ask = Gib mir einen Tipp
coach-waiting = Der Trainer denkt nach …
coach-waiting-long = Der Trainer denkt nach … Beim ersten Mal dauert das auf diesem Computer etwa eine Minute.
coach-good = { $count ->
        [one] Klar die beste von { $options } Möglichkeiten:
       *[other] Etwa gleich gut und die besten von { $options } Möglichkeiten:
    }
coach-worth = { $share } des Sieges
coach-nothing-to-say = Für keine Wette macht das einen klaren Unterschied.
coach-choose = Auswählen
coach-play = Spielen
coach-from = So urteilt der Olympier nach { $worlds } möglichen Verläufen des Rennens. Er weiß nur, was du weißt.
coach-rough = Ohne kompilierte Regeln reicht die Zeit nur für wenige Versuche, deshalb ist das nur grob.
coach-deed-bet = Wette { $on }: { $bet }
coach-deed-trick = { $card } mit Schmutzigem Trick
coach-deed-turn = { $fast }, dann { $slow }
coach-deed-slow = { $card } als langsame Karte
coach-deed-fate = Schicksalsmarker auf Feld { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Deine Wette
       *[other] Die Wette { $of }
    } { $on } geht in { $chance } der Fälle auf und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
coach-fact-change = { $whose ->
        [you] Deine Wette
       *[other] Die Wette { $of }
    } { $on } { $change ->
        [up] steigt
       *[down] sinkt
    } von { $before } auf { $after }.
coach-decisions = Deine Entscheidungen
coach-decisions-of = Die Entscheidungen { $of }
coach-decisions-note = Was jede Entscheidung gegenüber der besten vom Sieg verschenkt hat, so wie der Olympier es aus dem beurteilt, was man damals wissen konnte.
coach-whose = Wessen Entscheidungen?
coach-total = { $count } Entscheidungen, bei denen es eine Wahl gab, haben zusammen { $lost } des Sieges verschenkt, auf { $error } genau.
coach-so-far = Rennen 1 bis { $races }:
coach-faultless = Der Trainer hätte nichts besser gemacht.
coach-costliest = Die teuersten
coach-lost = { $share } verschenkt
coach-done = Gespielt:
coach-better = Besser:
coach-show = Zeig es mir
coach-show-this = Zeig es mir: { $deed }
coach-try = Probier es
coach-try-this = Probier es: { $deed }
coach-try-note = Mit „Probier es“ spielst du von dort gegen Bots weiter, mit neuem Glück.
coach-all = Alle Entscheidungen
coach-all-race = Rennen
coach-all-deed = Entscheidung
coach-all-lost = Verschenkt
coach-all-better = Besser
coach-luck = Glück und Können
coach-luck-deal = Die Verteilung der Karten
coach-luck-judgments = Zeus’ Urteile
coach-luck-others = Die Entscheidungen der anderen
coach-luck-own = Deine eigenen Entscheidungen
coach-luck-own-of = Die eigenen Entscheidungen { $of }
coach-luck-result = Zusammen
coach-luck-part = Anteil
coach-luck-share = Anteil am Sieg
coach-luck-sentence = { $whose ->
        [you] Du hast { $result } des Sieges geholt.
       *[other] { $name } hat { $result } des Sieges geholt.
    } Im Schnitt sind es an diesem Tisch { $average }. { $part ->
        [deal] Am meisten machte die Verteilung der Karten aus.
        [judgments] Am meisten machten Zeus’ Urteile aus.
        [others] Am meisten machte aus, was die anderen taten.
       *[own] Am meisten machten { $whose ->
            [you] deine eigenen
           *[other] die eigenen
        } Entscheidungen aus.
    }
coach-luck-note = Jeder Anteil sagt, wie viel er zu einem durchschnittlichen Ergebnis dazugetan oder davon weggenommen hat, mit seinem 95-%-Intervall. Zusammen ergeben sie genau das Ergebnis. Hier liegen alle Karten offen, anders als beim Urteil über deine Entscheidungen.
