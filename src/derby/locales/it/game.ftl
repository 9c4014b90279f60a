### Le parole del gioco in italiano.
###
### Una parola che si accorda con la frase porta degli attributi, gli stessi in ogni lingua:
### subject, opening (subject a inizio frase), object, of, on, gender, plural, feminine, short.

## Creature

creature-dragon = Drago
    .subject = il Drago
    .opening = Il Drago
    .object = il Drago
    .of = del Drago
    .on = sul Drago
    .gender = masculine
creature-gryphon = Grifone
    .subject = il Grifone
    .opening = Il Grifone
    .object = il Grifone
    .of = del Grifone
    .on = sul Grifone
    .gender = masculine
creature-lamassu = Lamassu
    .subject = il Lamassu
    .opening = Il Lamassu
    .object = il Lamassu
    .of = del Lamassu
    .on = sul Lamassu
    .gender = masculine
creature-pegasus = Pegaso
    .subject = il Pegaso
    .opening = Il Pegaso
    .object = il Pegaso
    .of = del Pegaso
    .on = sul Pegaso
    .gender = masculine
creature-phoenix = Fenice
    .subject = la Fenice
    .opening = La Fenice
    .object = la Fenice
    .of = della Fenice
    .on = sulla Fenice
    .gender = feminine
creature-sylph = Silfide
    .subject = la Silfide
    .opening = La Silfide
    .object = la Silfide
    .of = della Silfide
    .on = sulla Silfide
    .gender = feminine

## Dei

god-anansi = Anansi
    .short = Anansi
god-horus = Horus
    .short = Horus
god-marduk = Marduk
    .short = Marduk
god-odin = Odino
    .short = Odino
god-quetzalcoatl = Quetzalcoatl
    .short = Quetzalcoatl
god-yu-huang = Yù Huáng l’Imperatore di Giada
    .short = Yù Huáng
# Di chi è qualcosa; .elided se il nome comincia con una vocale.
name-of = di { $name }
    .elided = di { $name }

## Parole del gioco

word-dirty-trick = imbroglio
    .plural = imbrogli
word-bet =
    .plural = scommesse
word-bet-card =
    .plural = carte scommessa
word-cardholder =
    .plural = portacarte
word-mid-race-line = linea di metà gara
word-finish-line = linea di traguardo
word-judgment = Giudizio di Zeus
word-zeus-deck = mazzo Zeus
word-protection-card = carta protezione
    .plural = carte protezione
word-disqualified = squalificato
    .feminine = squalificata
word-first-player = primo giocatore
word-victory-points = punti vittoria
word-fate-token = segnalino fato

## Varianti

variant-zeus-sobers-up = Zeus si riprende
variant-power-of-the-gods = Potere degli Dei
variant-fate-tokens = Segnalini Fato

## Posti, brevi come su una carta scommessa

place-first = 1º
    .feminine = 1ª
place-second = 2º
    .feminine = 2ª
place-third = 3º
    .feminine = 3ª
place-fourth = 4º
    .feminine = 4ª
place-fifth = 5º
    .feminine = 5ª
place-sixth = 6º
    .feminine = 6ª
place-last = ultimo
    .feminine = ultima
place-next-to-last = penultimo
    .feminine = penultima
place-disqualified = squalificato
    .feminine = squalificata
# Due posti: «1º o 2º». Tre: unire i primi due con place-comma, poi il terzo con place-or.
place-or = { $a } o { $b }
place-comma = { $a }, { $b }

## Poteri

power-trickster = Briccone divino
power-trickster-effect = A metà gara: sposta una tua scommessa su un’altra creatura. Il suo segnalino torna sul tabellone e tu ne prendi da lì uno diverso, ma non di una creatura su cui hai già scommesso.
    .short = Metà gara: una tua scommessa cambia creatura
power-tangled-web = Ragnatela intricata
power-tangled-web-effect = Quando viene giocata una carta movimento: la sua creatura avanza di 2 settori in meno.
    .short = Carta giocata: 2 settori in meno
power-silken-thread = Filo di seta
power-silken-thread-effect = Quando una creatura termina un movimento su un segnalino fato: tirala indietro di 2 settori.
    .short = Segnalino fato: 2 settori indietro
power-sun-ray = Raggio di sole
power-sun-ray-effect = Quando viene giocata una carta movimento: la sua creatura avanza di 2 settori in più.
    .short = Carta giocata: 2 settori in più
power-falcons-eye = Occhio del falco
power-falcons-eye-effect = Prima di una tua scommessa: guarda in segreto tutte le carte di un portacarte che non sia uno dei tuoi.
    .short = Prima di una scommessa: guarda un altro portacarte
power-updraft = Corrente ascensionale
power-updraft-effect = Quando una creatura termina un movimento su un segnalino fato: plana avanti di altri 2 settori.
    .short = Segnalino fato: altri 2 settori
power-prophecy = Profezia
power-prophecy-effect = A metà gara: riprendi la carta di una tua scommessa e metti coperta al suo posto una tua carta scommessa non ancora usata.
    .short = Metà gara: cambia la carta di una tua scommessa
power-tablet-of-destinies = Tavola dei Destini
power-tablet-of-destinies-effect = Dopo che Zeus ha pescato: rimetti una delle carte pescate nel mazzo Zeus, mescolalo e pesca una nuova carta.
    .short = Zeus ha pescato: ripesca una delle carte
power-storm-chariot = Carro della tempesta
power-storm-chariot-effect = Quando una creatura termina un movimento su un segnalino fato: scambia il posto con la creatura immediatamente davanti a lei sul circuito.
    .short = Segnalino fato: scambio con la creatura davanti
power-superior-wisdom = Saggezza superiore
power-superior-wisdom-effect = A metà gara: scegli una scommessa di ogni avversario, poi leggi in segreto quelle carte.
    .short = Metà gara: leggi una scommessa di ogni avversario
power-sleipnir = Sleipnir
power-sleipnir-effect = Prima del tuo movimento lento: la tua seconda carta usa il valore veloce invece di quello lento, ma mai il suo imbroglio.
    .short = Prima della tua carta lenta: vale il valore veloce
power-valkyries = Valchirie
power-valkyries-effect = Quando una creatura termina un movimento su un segnalino fato: in questa gara non può essere squalificata.
    .short = Segnalino fato: nessuna squalifica
power-renewal = Rinnovamento
power-renewal-effect = Dopo aver giocato una carta senza il suo imbroglio: rimettila in uno dei tuoi portacarte e scarta da lì un’altra carta della stessa creatura.
    .short = Dopo la tua carta: riprendila, ne va via un’altra
power-shed-skin = Muta
power-shed-skin-effect = Dopo aver giocato una carta con il suo imbroglio: la carta va negli scarti e resta fuori dal mazzo Zeus.
    .short = Dopo il tuo imbroglio: la carta evita il mazzo Zeus
power-feathered-wind = Vento piumato
power-feathered-wind-effect = Quando una creatura termina un movimento su un segnalino fato: l’ultima creatura sul circuito, forse proprio quella, avanza di 3 settori.
    .short = Segnalino fato: l’ultima avanza di 3 settori
power-heavenly-dukes-blessing = Benedizione del Duca Celeste
power-heavenly-dukes-blessing-effect = A metà gara: fai avanzare di 3 settori una creatura che non sia quella che ha superato la linea per prima.
    .short = Metà gara: una creatura avanza di 3 settori
power-imperial-decree = Decreto imperiale
power-imperial-decree-effect = Prima del giudizio: Zeus pesca una carta in più.
    .short = Prima del giudizio: Zeus pesca una carta in più
power-celestial-paperwork = Scartoffie celesti
power-celestial-paperwork-effect = Quando una creatura termina un movimento su un segnalino fato: la prossima carta movimento giocata per lei in questa gara la fa avanzare di 0 settori.
    .short = Segnalino fato: la sua prossima carta vale 0

## Momenti in cui si giocano i poteri

moment-card-played = quando viene giocata una carta
    .short = carta giocata
moment-fate = quando una creatura termina un movimento su un segnalino fato
    .short = segnalino fato
moment-after-card = dopo che una carta ha mosso la sua creatura
    .short = dopo la carta
moment-before-slow = prima del movimento lento
    .short = prima della carta lenta
moment-mid-race = a metà gara, prima delle terze scommesse
    .short = metà gara
moment-before-bet = prima di una scommessa
    .short = prima di una scommessa
moment-before-judgment = prima del Giudizio di Zeus
    .short = prima del giudizio
moment-after-draw = dopo che Zeus ha pescato
    .short = Zeus ha pescato

## Chapters of the rules

rules-overview-title = Di che cosa si tratta
rules-set-up-title = Preparazione
rules-first-bets-title = Prime scommesse
rules-move-creatures-title = Muovere le creature
rules-dirty-trick-title = Imbrogli
rules-third-bet-title = Terza scommessa
rules-ranking-title = Classifica
rules-judgment-title = Giudizio di Zeus
rules-bet-outcome-title = Esito delle scommesse
rules-next-race-title = Gara successiva e fine della partita
rules-who-sees-what-title = Chi vede che cosa
rules-power-of-the-gods-title = Variante: Potere degli Dei
rules-fate-tokens-title = Variante: Segnalini Fato
rules-zeus-sobers-up-title = Variante: Zeus si riprende

## Come si costruiscono le frasi

# La forma di una creatura con cui comincia ciò che segue i due punti.
form-after-colon = subject
sentence = { $clause }.
sentence-with-result = { $clause }: { $result }.
list-and = { $a } e { $b }
you-subject = tu
# Dopo «tra» e «con».
you-object = te
letter-dragon = D
letter-gryphon = G
letter-lamassu = L
letter-pegasus = P
letter-phoenix = F
letter-sylph = S
holder-from-left = dal tuo portacarte di sinistra
holder-from-right = dal tuo portacarte di destra
holder-from-shared-with-you = dal portacarte condiviso con te
holder-from-shared = dal portacarte condiviso con { $name }
holder-into-left = nel tuo portacarte di sinistra
holder-into-right = nel tuo portacarte di destra
holder-into-shared-with-you = nel portacarte condiviso con te
holder-into-shared = nel portacarte condiviso con { $name }
holder-between = tra { $a } e { $b }

## Avversari

bot-random = Casuale
bot-random-style = Per lui ogni mossa permessa vale l’altra.
bot-mortal = Mortale
bot-mortal-style = Immagina qualche esito della gara, e spesso si sbaglia.
bot-hero = Eroe
bot-hero-style = Gioca secondo le probabilità, una mossa avanti.
bot-titan = Titano
bot-titan-style = Prima di ogni mossa immagina più e più volte le carte nascoste.
bot-olympian = Olimpio
bot-olympian-style = Indovina le tue scommesse, gioca per la vittoria più che per i punti e usa tutto il tempo che riceve.
