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
power-heavenly-dukes-blessing-effect = Zur Rennmitte: Ziehe ein Fabelwesen 3 Felder vor, aber nicht jenes, das die Linie zuerst überquert hat.
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

## Chapters of the rules

rules-overview-title = Worum es geht
rules-set-up-title = Spielaufbau
rules-first-bets-title = Erste Wetten
rules-move-creatures-title = Fabelwesen bewegen
rules-dirty-trick-title = Schmutzige Tricks
rules-third-bet-title = Dritte Wette
rules-ranking-title = Platzierung
rules-judgment-title = Zeus’ Urteil
rules-bet-outcome-title = Ausgang der Wetten
rules-next-race-title = Nächstes Rennen und Spielende
rules-who-sees-what-title = Wer sieht was
rules-power-of-the-gods-title = Variante: Die Macht der Götter
rules-fate-tokens-title = Variante: Schicksalsmarker
rules-zeus-sobers-up-title = Variante: Zeus wird nüchtern

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
