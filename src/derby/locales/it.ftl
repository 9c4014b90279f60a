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

## Le regole
## Un blocco è un paragrafo su una sola riga, oppure righe che cominciano tutte con un punto elenco.

rules-title = Le regole del gioco
rules-source-note =
    Questa è una versione digitale non ufficiale di Divinity Derby, un gioco di Carlo A. Rossi; il nome è un marchio del suo editore, Ares Games. Tutti i testi sono nostri.

    Nessun regolamento mostra tutte le carte, né dice quanto è lungo il circuito. Quello che non abbiamo trovato lo abbiamo ipotizzato e, quando consulti un valore, il gioco ti dice se è stampato o ipotizzato. Se possiedi la scatola, puoi giocare con i suoi valori esatti caricando una tua edizione.

rules-overview-title = Di che cosa si tratta
rules-overview =
    Troppa ambrosia alla tavola di Zeus, e gli dei non vanno più d’accordo: quale creatura alata è la più veloce? Lo dirà una gara intorno all’Olimpo. Ogni giocatore è uno degli dei, scommette su come arriveranno le creature e dà una piccola mano alla sorte.

    Una partita è per 3–6 giocatori e dura tre gare. In ognuna fai fino a tre scommesse e guidi le creature con carte movimento che condividi con i tuoi vicini. Le scommesse che si avverano danno punti vittoria. Chi ne ha di più dopo la terza gara vince.

    Una gara ha cinque fasi:

    • Prime scommesse: ognuno scommette due volte.
    • La gara: le creature volano e, verso la metà del circuito, ognuno scommette una terza volta. Si chiude con la classifica.
    • Giudizio di Zeus: le creature che hanno barato rischiano la squalifica.
    • Esito delle scommesse: le scommesse vengono rivelate e valutate.
    • La gara successiva o, dopo la terza, la fine della partita.

    Prima della partita potete aggiungere le varianti che volete, a una condizione: «Segnalini Fato» richiede «Potere degli Dei».

rules-set-up-title = Preparazione
rules-set-up =
    Ogni giocatore prende un dio diverso e le 11 carte scommessa di quel dio. Le 11 scommesse sono uguali per tutti e devono bastare per l’intera partita: ogni carta si può usare una volta sola, e al massimo te ne serviranno nove.

    Ci sono tanti portacarte quanti giocatori, uno tra ogni coppia di vicini. Ne hai quindi uno a sinistra e uno a destra, e condividi ciascuno con il giocatore seduto da quella parte.

    Prima di ogni gara tutte le 54 carte movimento, nove per ogni creatura, vengono mescolate e distribuite nei portacarte. Le carte non usate restano coperte: nessuno le conosce. Il resto dipende dal numero di giocatori:

    • 3 giocatori: 2 segnalini di ogni creatura, 10 carte in ogni portacarte, 15 turni per gara, linea di metà gara gialla.
    • 4 giocatori: 3 segnalini di ogni creatura, 8 carte in ogni portacarte, 16 turni per gara, linea di metà gara gialla.
    • 5 giocatori: 3 segnalini di ogni creatura, 6 carte in ogni portacarte, 15 turni per gara, linea di metà gara arancione.
    • 6 giocatori: 4 segnalini di ogni creatura, 6 carte in ogni portacarte, 18 turni per gara, linea di metà gara arancione.

    La linea di metà gara gialla si trova dopo il settore { $yellow }, quella arancione dopo il settore { $orange } e la linea di traguardo dopo il settore { $finish }. Una creatura ha superato una linea quando si trova in un qualsiasi settore al di là di essa, che ce l’abbia portata una carta o un potere.

    Le sei creature aspettano nel settore di partenza, il settore 0. Il loro ordine di partenza viene sorteggiato prima di ogni gara, sotto gli occhi di tutti.

    Il mazzo Zeus comincia con { $protections ->
        [one] una sola carta protezione
       *[other] { $protections } carte protezione
    }. Il primo giocatore della prima gara viene sorteggiato, a meno che non l’abbiate indicato durante la preparazione.

rules-first-bets-title = Prime scommesse
rules-first-bets =
    Comincia il primo giocatore, gli altri seguono in senso orario. Per scommettere, metti coperta una tua carta scommessa non ancora usata e prendi dal tabellone un segnalino della creatura su cui punti. Tutti vedono di quale creatura si tratta, ma la scommessa la conosci solo tu. Quando tutti hanno scommesso, si fa un secondo giro nello stesso ordine.

    • In una gara puoi fare una sola scommessa sulla stessa creatura.
    • Quando i segnalini di una creatura sono stati presi tutti, nessuno può più scommettere su di essa.

    Se i segnalini rimasti non ti permettono nessuna scommessa, passi automaticamente e tieni la tua carta. Può succedere soltanto giocando in cinque, a chi fa la terza scommessa dopo tutti gli altri.

rules-move-creatures-title = Muovere le creature
rules-move-creatures =
    Si gioca in senso orario, a cominciare dal primo giocatore. Nel tuo turno giochi una carta movimento da ciascuno dei tuoi due portacarte. Da quale cominciare lo decidi tu.

    • Movimento veloce: la creatura della tua prima carta avanza di tanti settori quanti ne indica il valore veloce.
    • Movimento lento: solo a questo punto scegli una carta dall’altro portacarte. La sua creatura avanza del valore lento, che è sempre il più basso dei due.

    Una creatura che arriva in un settore occupato si mette davanti a tutte quelle che sono già lì. Con un movimento di 0 non succede nulla: la creatura mantiene il suo posto nel settore e non conta come appena arrivata.

    Una creatura che ha tagliato la linea di traguardo ha il posto assicurato e non si muove più. Le sue carte vanno giocate lo stesso, perché in ogni turno si gioca sempre una carta da ciascun portacarte, ma non hanno effetto.

    La gara finisce quando tutti i portacarte sono vuoti: dopo 15 turni in tutto se si gioca in 3 o in 5, 16 turni in 4 e 18 turni in 6.

rules-move-creatures-example = Horus ha scommesso sul Drago, perciò gioca per prima una carta Drago. Come carta veloce vale 4: il Drago avanza di quattro settori. Horus vuole invece frenare il Pegaso e dall’altro portacarte prende una carta Pegaso con valore lento 0. Il Pegaso resta dov’è. Entrambe le carte vanno negli scarti.

rules-dirty-trick-title = Imbrogli
rules-dirty-trick =
    Alcune carte movimento mostrano anche un bonus: quattro delle nove di ogni creatura, nell’edizione standard. Sono gli imbrogli. Se giochi una di queste carte come movimento veloce, puoi aggiungere il suo bonus. Zeus però ne prende nota: la carta va allora nel mazzo Zeus invece che negli scarti, e al momento del giudizio può costare cara alla sua creatura.

    Senza il bonus, o come movimento lento, è una carta come le altre. E se la creatura è già al traguardo quando scegli la carta, non c’è più un movimento da aumentare: l’imbroglio non si può usare.

rules-dirty-trick-example = Odino ha scommesso sul Pegaso. La sua carta veloce vale 2, e con l’imbroglio altri 3: il Pegaso avanza di cinque settori e la carta va nel mazzo Zeus. Poi, con una carta lenta, Odino concede al Drago un solo settore. Anche quella carta ha un bonus, ma nel movimento lento non conta: va negli scarti come le altre.

rules-third-bet-title = Terza scommessa
rules-third-bet =
    Non appena la prima creatura supera la linea di metà gara, è l’ora delle terze scommesse. Prima però si porta a termine il turno, movimento lento compreso. Poi il vicino di sinistra di chi era di turno diventa primo giocatore, anche se a far passare la creatura è stato il potere di un altro. Se lo era già, lo resta.

    Dal primo giocatore, in senso orario, ognuno fa una terza scommessa, proprio come le prime due. Poi la gara riprende, e il turno successivo tocca al primo giocatore.

    Se la linea viene superata soltanto nell’ultimissimo turno, le terze scommesse si fanno comunque prima della classifica. Se nessuna creatura la supera, in questa gara non c’è la terza scommessa e il primo giocatore non cambia.

rules-ranking-title = Classifica
rules-ranking =
    In testa ci sono le creature che hanno tagliato la linea di traguardo, nell’ordine in cui l’hanno fatto. Le altre seguono in base alla strada percorsa. Nello stesso settore, più tardi è arrivata una creatura, migliore è il suo posto.

    Le creature che non hanno mai lasciato il settore di partenza si classificano secondo l’ordine di partenza. Una creatura rimandata nel settore di partenza sta davanti a quelle che già vi aspettano.

rules-ranking-example = Tutte le carte sono state giocate. Solo il Drago ha tagliato la linea di traguardo ed è primo. Il Pegaso è secondo nel settore 22, il Grifone terzo nel settore 20. Il Lamassu e la Fenice sono entrambi nel settore 18, ma la Fenice vi è arrivata dopo e sta davanti: è quarta, il Lamassu quinto. Ultima è la Silfide, nel settore 17.

rules-judgment-title = Giudizio di Zeus
rules-judgment =
    Il mazzo Zeus contiene ormai le sue carte protezione e tutte le carte movimento di cui in questa gara si è usato l’imbroglio. Viene mescolato, e Zeus pesca { $drawn ->
        [one] una carta
       *[other] { $drawn } carte
    }.

    Se esce una carta movimento, la sua creatura è squalificata: perde il suo posto, e quelle dietro di lei salgono in classifica. Le carte protezione non fanno danni, e una seconda carta della stessa creatura non cambia nulla.

    Se ci sono meno carte di quante Zeus ne dovrebbe pescare, le pesca tutte. Se non ce ne sono, non c’è giudizio.

rules-judgment-example = In quella gara Zeus pesca una carta protezione, che non fa danni, e una carta Pegaso. Il Pegaso era secondo; ora è squalificato, e chi lo seguiva avanza di un posto. Il Grifone è secondo, la Fenice terza, il Lamassu quarto, la Silfide quinta e sempre ultima.

rules-bet-outcome-title = Esito delle scommesse
rules-bet-outcome =
    Tutte le carte scommessa di questa gara vengono rivelate. Ognuna nomina uno o più posti; se la sua creatura ne occupa uno, la scommessa si è avverata e dà i punti vittoria scritti sulla carta.

    «Ultimo» e «penultimo» tengono conto soltanto delle creature che non sono state squalificate, e un posto può avere più nomi: se restano tre creature, la terza è anche l’ultima. Una creatura squalificata fa vincere soltanto le scommesse che nominano la squalifica.

rules-bet-outcome-example = Odino scopre le sue tre scommesse. «Primo o secondo» sul Grifone è riuscita, perché dopo il giudizio è secondo: 4 punti. «Primo o squalificato» sul Pegaso è riuscita, perché è stato squalificato: altri 4. «Ultimo o penultimo» sul Drago è fallita, perché ha vinto la gara. Odino fa 8 punti vittoria.

rules-next-race-title = Gara successiva e fine della partita
rules-next-race =
    Dopo la prima e la seconda gara, il vicino di sinistra dell’attuale primo giocatore diventa primo giocatore. Creature, segnalini creatura e carte protezione tornano dov’erano all’inizio. Tutte le carte movimento, comprese quelle del mazzo Zeus, vengono mescolate e distribuite di nuovo. Le carte scommessa rivelate non si usano più.

    Dopo la terza gara vince chi ha più punti vittoria. Non c’è spareggio: a parità di punti la vittoria è condivisa.

rules-who-sees-what-title = Chi vede che cosa
rules-who-sees-what =
    Tu vedi:

    • le carte dei tuoi due portacarte, ciascuno condiviso con il vicino da quella parte,
    • le tue carte scommessa,
    • quello che un potere ti ha mostrato.

    Tutti vedono:

    • dove sono le creature, e il loro ordine in ogni settore,
    • i segnalini creatura sul tabellone e sulle scommesse,
    • quante carte restano in ogni portacarte, quali carte sono state giocate e da quale portacarte è venuta ciascuna,
    • gli scarti,
    • quali carte contiene il mazzo Zeus, ma non in che ordine,
    • quali carte ha pescato Zeus e quali carte protezione sono fuori dal gioco,
    • tutti i punti vittoria e ogni carta scommessa già rivelata,
    • i segnalini fato, i poteri non ancora usati e gli effetti duraturi dei poteri,
    • chi è stato interpellato per un potere e ha passato.

    Una carta scommessa in gioco resta segreta finché non si regolano le scommesse; una carta scommessa che non usi mai non viene mai mostrata. I portacarte degli altri sono chiusi per te, e le carte movimento non usate lo sono per tutti.

rules-power-of-the-gods-title = Variante: Potere degli Dei
rules-power-of-the-gods =
    Ogni dio ha tre carte potere. Stanno scoperte, così tutti sanno che cosa aspettarsi, e ognuna si può giocare una volta in tutta la partita. Uno dei tre poteri di ogni dio è un potere del fato, che si usa soltanto con la variante «Segnalini Fato».

    Ogni potere si gioca nel suo momento. Intorno a una carta movimento, i momenti si susseguono così:

    • La carta viene mostrata, con o senza il suo imbroglio: poteri per quando viene giocata una carta.
    • La creatura si è mossa. Se è finita su un segnalino fato: poteri del fato.
    • Poteri per dopo la carta. Solo allora la carta va negli scarti o nel mazzo Zeus.

    Ci sono anche altri momenti: tra le tue due carte, prima del movimento lento; a metà gara, dopo l’intero turno ma prima che cambi il primo giocatore; prima di una scommessa; e nel giudizio, prima che Zeus peschi e dopo che ha pescato.

    In ogni momento si interpella per primo il giocatore attivo, poi gli altri in senso orario. Gioca un potere o passa. Un potere ha effetto subito, poi tocca al giocatore seguente. Anche se hai passato, puoi essere interpellato di nuovo; il momento finisce quando tutti hanno passato uno dopo l’altro. Alcuni momenti sono soltanto tuoi: prima della tua scommessa, prima del tuo movimento lento e dopo la tua carta, non viene interpellato nessun altro.

    Il giocatore attivo è quello di turno; a metà gara, quello che ha appena finito il turno; nel giudizio, il primo giocatore.

    Vieni interpellato ogni volta che potresti giocare un potere, anche se non cambierebbe nulla. E poiché una domanda non deve tradire alcun segreto, chi ha «{ power-renewal }» viene interpellato dopo ogni carta che gioca senza imbroglio, finché in uno dei suoi portacarte restano carte, anche quando può soltanto passare.

    I dettagli:

    • Un movimento dovuto a un potere è un movimento: può superare linee e terminare su un segnalino fato. In questo caso si propongono subito i poteri del fato, a cominciare dal giocatore attivo; poi il momento interrotto riprende dal giocatore che segue chi ha giocato il potere. Nessuna creatura arretra oltre il settore di partenza.
    • Una creatura già al traguardo è fuori dalla portata di ogni potere. Quando si gioca una sua carta, non si propongono i poteri previsti per quel momento; per una carta di valore 0, invece, sì.
    • Valore della carta, imbroglio e poteri si sommano; un risultato inferiore a 0 vale 0.
    • «{ power-celestial-paperwork }»: il risultato è 0, qualunque cosa si aggiunga. L’effetto si esaurisce con la prima carta successiva della creatura, anche se di valore 0, e una carta giocata con il suo imbroglio va comunque nel mazzo Zeus.
    • «{ power-trickster }» e «{ power-prophecy }»: il nuovo segnalino lo vedono tutti, la nuova carta soltanto tu. Contano solo i segnalini che ora stanno sulle tue scommesse: puoi quindi scommettere di nuovo su una creatura abbandonata.
    • «{ power-superior-wisdom }» e «{ power-falcons-eye }»: quello che vedi lo sai soltanto tu, una volta, così com’è in quel momento; gli altri sanno che hai guardato, e dove. Con «{ power-superior-wisdom }» scegli tutte le carte prima di vedere la prima. «{ power-falcons-eye }» richiede un portacarte con ancora delle carte; si gioca prima di una qualsiasi delle tue tre scommesse, ma non se devi passare.
    • «{ power-renewal }»: il movimento resta valido. L’altra carta va scoperta negli scarti, mai nel mazzo Zeus. La carta lenta viene sempre dal portacarte da cui non è venuta quella veloce, così ciascuno perde esattamente una carta nel tuo turno; può essere proprio la carta che hai rimesso. Anche la carta di una creatura già al traguardo si può rinnovare.
    • «{ power-storm-chariot }»: «immediatamente davanti» significa un posto più avanti in quel momento, tra le creature non ancora arrivate al traguardo. Entrambe contano come appena entrate nel loro nuovo settore, per ultima quella del segnalino fato; se nel suo nuovo settore c’è un segnalino fato, si propongono di nuovo i poteri del fato. Se sul circuito non ha nessuno davanti, il potere non si può giocare.
    • «{ power-tablet-of-destinies }»: può uscire di nuovo la stessa carta. Contano soltanto le carte che alla fine restano sul tavolo.
    • «{ power-valkyries }»: una carta della creatura protetta viene pescata come al solito, ma non ha effetto.

rules-fate-tokens-title = Variante: Segnalini Fato
rules-fate-tokens =
    Questa variante richiede «Potere degli Dei». In ogni gara, una volta distribuite le carte e prima di scommettere, ogni giocatore mette un segnalino fato sul circuito. Comincia il primo giocatore, gli altri seguono in senso orario. Va bene qualsiasi settore da 1 a { $finish }, purché non ne abbia già uno.

    Da solo un segnalino non fa nulla. Ma quando una creatura termina un movimento nel suo settore, grazie a una carta o a un potere, si può giocare un potere del fato. Un movimento di 0 non basta.

    Giocare il potere toglie il segnalino dal tabellone per il resto della gara: un segnalino serve quindi per un solo potere. Dopo la gara ognuno ha di nuovo un segnalino.

rules-zeus-sobers-up-title = Variante: Zeus si riprende
rules-zeus-sobers-up =
    Di gara in gara Zeus ci vede più chiaro. Le carte protezione che pesca in un giudizio sono fuori dal gioco: il mazzo Zeus della gara successiva può quindi contenerne all’inizio meno di { $protections }, e barare diventa più pericoloso.

    Se «{ power-tablet-of-destinies }» cambia quello che è stato pescato, escono dal gioco soltanto le carte protezione che alla fine restano sul tavolo.

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

## Che cosa succede in una partita, raccontato a un giocatore

# $who vale «you» quando agisce chi legge. Senza punto finale: una frase che continua.
event-race-dealt = Le carte sono distribuite. { $who ->
        [you] Sei il primo giocatore.
       *[other] { $name } è il primo giocatore.
    } Ordine di partenza, dal posto migliore: { $creatures }.
event-fate-token-placed = { $who ->
        [you] Metti
       *[other] { $name } mette
    } un segnalino fato sul settore { $sector }
event-fate-token-placed-more = { $name } sul settore { $sector }
event-bet-placed = { $name } scommette { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = Scommetti { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] Non ti resta nessuna creatura su cui scommettere: passi.
       *[other] { $name } non ha più creature su cui scommettere: passa.
    }
event-turn-began = { $who ->
        [you] Tocca a te.
       *[other] È il turno di { $name }.
    }
event-card-played = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] Prosegui con
       *[other] { $name } prosegue con
    } { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $card } con il suo imbroglio { $from }
event-creature-moved = { $creature } avanza di { $sectors ->
        [one] un settore
       *[other] { $sectors } settori
    } fino al settore { $end }
event-creature-moved-back = { $creature } arretra di { $sectors ->
        [one] un settore
       *[other] { $sectors } settori
    } fino al settore { $end }
event-creature-rearranged = { $creature } cambia posto nel settore { $sector }
event-creature-stays = { $creature } resta nel settore { $sector }
event-creature-rests = { $creature } è già al traguardo
event-creature-finished = { $creature } taglia la linea di traguardo e arriva { $place }
event-mid-race-line-passed = { $creature } supera in testa la linea di metà gara: dopo questo turno si fanno le terze scommesse.
event-card-discarded = { $card } va negli scarti.
event-card-went-to-zeus = { $card } va nel mazzo Zeus.
event-first-player-passed = { $who ->
        [you] Diventi primo giocatore.
       *[other] { $name } diventa primo giocatore.
    }
event-first-player-stays = { $who ->
        [you] Resti primo giocatore.
       *[other] { $name } resta primo giocatore.
    }
event-ranking-determined = Tutte le carte sono state giocate. L’ordine di arrivo: { $creatures }.
event-judgment-begins = Zeus aggrotta la fronte, mescola il suo mazzo e pesca.
event-judgment-card-drawn = Scopre { $card }.
event-judgment-protection-drawn = Scopre una carta protezione: nessun danno.
event-judgment-card-put-back = Una carta torna nel mazzo Zeus ({ $card }), e Zeus rimescola.
event-creature-disqualified = { $creature } è { $disqualified }!
event-nobody-disqualified = Nessuna creatura è squalificata.
event-no-judgment = Il mazzo Zeus è vuoto: non c’è giudizio.
event-ranking-after = Le altre salgono: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } carta protezione esce dal gioco.
       *[other] { $count } carte protezione escono dal gioco.
    }
event-bet-settled = { $who ->
        [you] La tua scommessa
       *[other] La scommessa { $of }
    } { $on } era «{ $bet }»: { $points ->
        [0] nessun punto.
        [one] { $points } punto.
       *[other] { $points } punti.
    }
event-race-ended = La gara { $race } è finita.
event-game-ended = La partita è finita.
event-winner = { $who ->
        [you] Vinci
       *[other] { $name } vince
    } con { $points ->
        [one] { $points } punto vittoria!
       *[other] { $points } punti vittoria!
    }
event-shared-victory = Vittoria condivisa con { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }: { $winners }!
event-power-played = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } «{ $power }».
event-power-declined = { $who ->
        [you] Passi
       *[other] { $name } passa
    } ({ $moment }).
event-fate-token-lifted = Il segnalino fato del settore { $sector } lascia il tabellone.
event-token-exchanged = { $who ->
        [you] Restituisci
       *[other] { $name } restituisce
    } il segnalino { $given } e { $who ->
        [you] ne prendi
       *[other] ne prende
    } uno { $taken }.
event-bet-card-exchanged = { $name } cambia la carta della sua scommessa { $on }.
event-bet-card-exchanged-by-you = Cambi la carta della tua scommessa { $on }: { $new } invece di { $old }.
event-holder-seen = { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } nel portacarte { $between }.
event-holder-seen-cards = Contiene: { $cards }.
event-bet-card-seen = { $name } legge in segreto la scommessa { $of } { $on }.
event-bet-card-seen-of-yours = { $name } legge in segreto la tua scommessa { $on }.
event-bet-card-seen-by-you = Leggi in segreto la scommessa { $of } { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] Rimetti
       *[other] { $name } rimette
    } { $card } { $into }.
event-paperwork-done = Le scartoffie trattengono { $creature }: questa carta vale 0.
event-power-sun-ray = { $creature } andrà 2 settori più avanti.
event-power-tangled-web = { $creature } farà 2 settori in meno.
event-power-sleipnir = La seconda carta userà il suo valore veloce.
event-power-valkyries = { $creature } non rischia la squalifica in questa gara.
event-power-imperial-decree = Zeus pescherà una carta in più.
event-power-celestial-paperwork = La prossima carta { $of } varrà 0.

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

## Il gioco in un terminale

terminal-welcome = Sei { $god }. Alla tua sinistra, in senso orario: { $others }.
terminal-opponents = I tuoi avversari: { $name }. { $style }
terminal-getting-ready = Le regole vengono compilate per questo computer, solo questa volta: circa mezzo minuto.
terminal-slow-opponents = Qui manca il compilatore numba: i tuoi avversari pensano più lentamente e quindi giocano peggio.
terminal-variants = Varianti: { $variants }.
terminal-no-variants = Il gioco base, senza varianti.
terminal-edition = Edizione: { $name }.
terminal-assumed = Il segno { $sign } precede i valori che abbiamo ipotizzato, perché nessun regolamento li mostra.
terminal-commitment = Ogni sorteggio di questa partita è già deciso. Lo SHA-256 del suo seme comincia con { $commitment }; alla fine vedrai entrambi per intero.
terminal-goodbye = Lasci il tavolo. Alla prossima gara!
terminal-saved = La partita è salvata in { $path }.
terminal-not-saved = Non è stato possibile salvare la partita in { $path }: { $reason }.
terminal-verify = I sorteggi sono stati onesti? Ecco lo SHA-256 promesso all’inizio e, sotto, un comando che lo calcola dal seme di questa partita. Una partita salvata si può verificare sorteggio per sorteggio.
terminal-race = Gara { $race } di 3
terminal-turns-left = { $turns ->
        [one] ancora { $turns } turno
       *[other] ancora { $turns } turni
    }
terminal-ranking = Classifica
terminal-sector = Settore
terminal-tokens = Segnalini
terminal-players = Giocatori
terminal-points = Punti
terminal-bets = Scommesse
terminal-this-race = Gara
terminal-total = Totale
terminal-you = { $god } (tu)
terminal-turn = di turno
terminal-your-bets = Le tue scommesse:
terminal-none-yet = ancora nessuna
terminal-zeus-deck = Mazzo Zeus:
terminal-protections = { $count ->
        [one] { $count } carta protezione
       *[other] { $count } carte protezione
    }
terminal-discard = scarti:
terminal-other-holders = Carte negli altri portacarte:
terminal-your-powers = I tuoi poteri:
terminal-powers = Poteri { $of }:
terminal-known-bet = Hai visto la scommessa { $of } { $on }: { $bet }.
terminal-known-holder = Viste nel portacarte { $between } e non ancora giocate: { $cards }.
terminal-renewed = { $card } è di nuovo nel portacarte { $between }.
terminal-left-holder = A sinistra, condiviso con { $name }
terminal-right-holder = A destra, condiviso con { $name }
terminal-empty = vuoto
terminal-with-trick = con imbroglio
terminal-has-finished = al traguardo
terminal-stays = resta in { $sector }
terminal-finish = arrivo
terminal-tokens-left = { $count ->
        [one] { $count } segnalino rimasto
       *[other] { $count } segnalini rimasti
    }
terminal-already-bet = hai già scommesso qui
terminal-no-token = nessun segnalino rimasto
terminal-back = Indietro
terminal-pass = Passa
terminal-or-enter = o solo Invio
terminal-pass-until-turn = Passa sempre fino al tuo prossimo turno
terminal-as-it-stands = Per ora:
terminal-fate-creature = { $creature } è su un segnalino fato.
terminal-drawn = Zeus ha pescato:
terminal-key-help = aiuto
terminal-key-table = tavolo
terminal-key-log = cronaca
terminal-key-rules = regole
terminal-key-quit = esci
terminal-nothing-typed = Scrivi il numero della tua scelta, o ? per l’aiuto.
terminal-not-a-choice = «{ $typed }» non è tra le scelte. Scrivi uno dei numeri qui sopra, o ? per l’aiuto.
terminal-not-a-sector = «{ $typed }» non è un settore libero. Scrivi il numero di un settore senza segnalino fato, o ? per l’aiuto.

## Domande al giocatore

ask-fate-token = Dove metti il tuo segnalino fato? Scrivi un settore libero da 1 a { $finish }.
ask-bet-card = La tua { $number ->
        [1] prima
        [2] seconda
       *[other] terza
    } scommessa: quale carta? Tra parentesi i suoi punti.
ask-bet-creature = { $bet }: su quale creatura?
ask-fast = Scegli la tua carta veloce, da uno qualsiasi dei due portacarte.
ask-slow = Scegli la tua carta lenta, dal tuo portacarte di { $side ->
        [left] sinistra
       *[right] destra
    }.
ask-slow-as-fast = Scegli la tua seconda carta, dal tuo portacarte di { $side ->
        [left] sinistra
       *[right] destra
    }. Grazie a Sleipnir conta il suo valore veloce.
ask-power = Giocare un potere? ({ $moment })
ask-trickster-given = Quale tua scommessa sposti?
ask-trickster-taken = Quale segnalino prendi al posto di quello { $of }?
ask-prophecy-bet = Quale tua scommessa cambia carta?
ask-prophecy-card = La nuova carta della tua scommessa { $on }?
ask-superior-wisdom = Quale scommessa { $of } leggi?
ask-falcons-eye = In quale portacarte guardi?
ask-renewal = Quale carta scarti, perché quella giocata torni al suo posto?
ask-tablet = Quale carta torna nel mazzo Zeus?
ask-blessing = Quale creatura fai avanzare di 3 settori?

## Aiuto in un terminale

help-choosing = Scrivi il numero davanti alla tua scelta, poi Invio. Con 0 passi o torni indietro di un passo.
help-stacks = Le creature di uno stesso settore stanno una sopra l’altra: quella più in alto è davanti.
help-card = una carta movimento: valore veloce, valore lento e bonus del suo imbroglio
help-assumed = un valore ipotizzato: nessun regolamento lo mostra
help-turn = chi è di turno, e il primo giocatore
help-tokens = segnalini creatura rimasti sul tabellone, e quelli già presi
help-face-down = la scommessa di un altro: la creatura è visibile, la carta è coperta
help-lines = la linea di metà gara e la linea di traguardo
help-fate-token = un segnalino fato

## Tabelle delle carte e origine dei loro valori

source-rulebook = regolamento
source-assumed = ipotesi
source-box = scatola
source-house = nostro
source-of = { $what } ({ $source }):
table-power = Potere
table-moment = Momento
table-effect = Effetto
table-source = Origine
table-creature = Creatura
table-every-creature = ognuna
table-fast = Veloce
table-slow = Lento
table-trick = Imbroglio
table-places = Posti
table-movement-cards = Carte movimento
table-bet-cards = Carte scommessa
table-values = Circuito e giudizio
track-yellow-line = linea di metà gara gialla dopo il settore { $value }
track-orange-line = linea di metà gara arancione dopo il settore { $value }
track-finish-line = linea di traguardo dopo il settore { $value }
judgment-protection-cards = { $value ->
        [one] { $value } carta protezione
       *[other] { $value } carte protezione
    }
judgment-cards-drawn = { $value ->
        [one] Zeus pesca { $value } carta
       *[other] Zeus pesca { $value } carte
    }

### The page

## Everywhere on the page

page-rules = Regole
page-settings = Impostazioni
page-close = Chiudi
page-confirm = Conferma
page-continue = Continua
page-skip = Vai alla fine
page-you = tu
page-guest = Ospite
page-player = Giocatore { $number }
page-to-lobby = Torna alla lobby
page-lost = Forse manca una lettera, o la pagina si è spostata.

## The lobby

page-tagline = Sei creature alate, tre gare, uno Zeus brillo: scommetti bene e imbroglia con garbo.
short-race = Una gara in pochi secondi
short-race-bet = Scommetti sulla vittoria di Pegaso.
short-race-trick = Le carte fanno volare le creature. La Fenice tenta un imbroglio…
short-race-zeus = Zeus la coglie sul fatto. Vince Pegaso: 6 punti per te!
short-race-stop = Ferma la gara
short-race-go-on = Riprendi la gara
games-title = Le tue partite
games-bots = { $count ->
        [one] un bot
       *[other] { $count } bot
    }
games-gathering = La partita non è ancora iniziata
games-waiting = Si aspetta { $name }
games-paused = Riprende quando torni
games-handed-over = Un bot gioca per te
games-back = Torna alla partita
games-more = Mostra altre { $count }
page-your-name = Il tuo nome
page-play = Gioca subito
page-play-note = { $opponents ->
        [one] Contro un avversario ({ $level }).
       *[other] Contro { $opponents } avversari ({ $level }).
    }
page-change-game = Modifica la partita
page-opponents = Avversari
page-seats = Giocatori
page-variants = Varianti
page-about-zeus-sobers-up = Le carte protezione pescate escono dal gioco.
page-about-power-of-the-gods = Ogni dio ha i suoi poteri.
page-about-fate-tokens = I segnalini sul circuito risvegliano altri poteri; solo con Potere degli Dei.
page-with-friends = Con gli amici
page-with-friends-note = Apri un tavolo e invia il link. I posti liberi possono andare ai bot.
page-open-table = Apri un tavolo
page-open-tables = Tavoli aperti
page-no-tables = In questo momento nessuno aspetta.
page-seats-free = { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
page-being-played = La partita è in corso
page-join = Unisciti
page-watch-table = Guarda
page-unofficial = Una versione digitale non ufficiale del gioco di Carlo A. Rossi. Divinity Derby è un marchio di Ares Games.

## A table before the game

page-invited = C’è un invito a Divinity Derby per te
page-invited-by = { $name } ti invita a Divinity Derby
page-invited-to = Scommetti su sei creature alate in tre gare, aiuta le tue favorite con le carte e imbroglia, se ne hai il coraggio: Zeus ti guarda, per quanto brillo.
page-invited-for = Una partita dura circa 45 minuti. La prima gara viene spiegata mentre si gioca, e non c’è nulla da installare.
page-gathering = Chi partecipa?
page-seat-free = Posto libero
page-bot = Bot ({ $level })
page-away-short = assente
page-bot-plays = gioca un bot
page-choose-god = Dio
page-god-by-lot = Dio a caso
page-sit = Siediti
page-seat-bot = Bot
page-stand = Alzati
page-remove = Rimuovi
page-fill-with-bots = Completa con bot ({ $level })
page-start-game = Inizia la partita
page-host-starts = Chi ha aperto il tavolo dà inizio alla partita.
page-invite = Invita
page-invite-note = Chi ha questo link può sedersi o guardare.
page-invite-link = Link a questo tavolo
page-copy = Copia
page-copied = Copiato
page-qr = Il link come codice QR
page-what-is-played = Che cosa si gioca
page-clock = Tempo di riflessione
page-clock-none = Senza limite
page-clock-quick = 30 s a decisione
page-clock-calm = 90 s a decisione
page-clock-bank = 10 min a giocatore
page-listed = Chi può trovare il tavolo
page-listed-link = Solo con il link
page-listed-all = Tutti

## The table

page-track = Il circuito
page-latest-turn =
    { $who ->
        [you] Il tuo ultimo turno
       *[other] Ultimo turno: { $name }
    }
page-start = Partenza
page-finish = Arrivo
page-sector = Settore { $sector }
page-sector-before = Settore precedente
page-sector-next = Settore successivo
page-fate-token-of = Segnalino fato: { $name }
page-mid-race = Metà gara!
page-ghost = { $creature } arriverebbe nel settore { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → arrivo ({ $end })
page-stays = { $creature } non si muove
page-tab-cards = Carte
page-tab-bets = Scommesse
page-tab-zeus = Zeus
page-tab-log = Cronaca
judgment-trick = { $who ->
        [you] il tuo imbroglio
       *[other] imbroglio { $of }
    }
judgment-came = { $creature } arriva { $place }: avevi scommesso su «{ $bet }».
judgment-out = { $creature } è { $disqualified }: avevi scommesso su «{ $bet }».
# Perché si è vinto o perso, dopo la terza gara.
victory-bet = «{ $bet }» { $on }
    .alone = «{ $bet }»
victory-came-true = { $won ->
        [0] Nessuna delle tue { $bets } scommesse si è avverata.
        [one] Si è avverata una delle tue { $bets } scommesse: { $bet }, da { $points } punti.
       *[other] Si sono avverate { $won } delle tue { $bets } scommesse; la migliore era { $bet }, da { $points } punti.
    }
victory-ahead = { $points ->
        [one] Hai vinto con un punto di vantaggio.
       *[other] Hai vinto con { $points } punti di vantaggio.
    }
victory-shared = Nessuno ne ha di più: la vittoria è anche tua.
victory-short = { $points ->
        [one] Per vincere ti è mancato un punto.
       *[other] Per vincere ti sono mancati { $points } punti.
    }
victory-short-missed = { $points ->
        [one] Per vincere ti è mancato un punto; { $bet }, nella gara { $race }, te ne avrebbe dati { $value }.
       *[other] Per vincere ti sono mancati { $points } punti; { $bet }, nella gara { $race }, te ne avrebbe dati { $value }.
    }
page-log = Che cosa è successo
page-log-everything = Con tutti i dettagli
page-ledger = Dove si trova ogni carta movimento
page-card-yours = nei tuoi portacarte
page-card-discard = scartata
page-card-zeus = nel mazzo Zeus
page-card-unknown = sconosciuta
# Da leggere ad alta voce: i valori di una carta movimento, e una carta nella tabella di tutte le carte.
card-aloud = { $creature }, veloce { $fast }, lenta { $slow }{ $trick ->
        [0] {""}
       *[other] , imbroglio più { $trick }
    }
card-aloud-where = { $card }: { $where }
page-bet-open = Scommessa { $number }
page-creatures-to-bet = Segnalini creatura
page-watching = Stai guardando
page-your-turn = Tocca a te
page-title-your-turn = Tocca a te! – Divinity Derby

## Deciding

page-decision = La tua decisione
page-thinking = { $name } sta pensando…
page-betting = { $name } sceglie una scommessa…
page-hurry = Sbrigati!
page-watch = Guarda che cosa succede…
page-sending = Invio…
page-bots-get-ready = I bot si scaldano su questo computer, solo per questa volta…
page-bots-are-slow = { $name } sta ancora pensando: in questo momento il server è molto occupato…
page-fast = veloce
page-slow = lento
page-trick = imbroglio
page-dirty-trick = Imbroglio
page-swap = Scambia
page-only-fast = Solo la veloce
page-place-bet = Scommetti
page-ask-bet = La tua { $number ->
        [1] prima
        [2] seconda
       *[other] terza
    } scommessa: scegli una creatura e una carta scommessa.
page-bet-pays = { $places }, { $on }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } se si avvera.
page-ask-fate-token = Scegli un settore per il tuo segnalino fato.
page-closed-not-your-turn = Non tocca a te giocare una carta.
page-closed-other-holder = La carta lenta viene dall’altro portacarte.
page-closed-trick = Questa creatura è arrivata: non c’è più movimento da allungare.
page-closed-bet-used = Hai già usato questa carta scommessa.
page-closed-not-your-bet = Non tocca a te scommettere.
page-handed-over = Un bot gioca al tuo posto.
page-take-back = Riprendi il posto
page-returns = Questa decisione la prende ancora il bot, poi il posto torna a te.
page-awaited = { $name } non c’è. Tra { $time } subentra un bot.
page-let-bot-play = Fai giocare subito un bot

## After the game

page-rematch = Rivincita
page-look-at-table = Guarda il tavolo

## Settings and keys

page-language = Lingua
page-theme = Aspetto
page-theme-auto = Come il dispositivo
page-theme-day = Giorno
page-theme-night = Notte
page-speed = Velocità delle animazioni
page-speed-slow = Lenta
page-speed-normal = Normale
page-speed-fast = Rapida
page-speed-instant = Immediata
page-skip-to-turn = Vai al mio turno
page-skip-ahead = Salta avanti
page-confirmation = Conferma
page-confirmation-on = Conferma ogni scelta
page-confirmation-off = Senza, ma annullabile
page-confirmation-note = Senza conferma, una scelta completa viene inviata dopo tre secondi. Fino ad allora puoi annullarla: nessuno ne ha visto nulla e tu non hai saputo niente di nuovo.
page-sent-soon = La tua scelta vale tra un attimo.
page-undo = Annulla
page-send-now = Subito
page-keys = Tastiera
page-key-left = carta del tuo portacarte sinistro
page-key-right = carta del tuo portacarte destro
page-key-trick = imbroglio sì o no
page-key-swap = scambia carta veloce e carta lenta
page-key-creature = creatura della scommessa
page-key-bet = carta scommessa
page-key-power = potere, o una delle sue scelte
page-key-pass = passa, o un passo indietro
page-key-fate = settore del segnalino fato
page-key-confirm = conferma
page-key-skip = vai al tuo turno
page-key-act = al pulsante che conferma
page-key-back = annulla tutto
page-key-tabs = carte, scommesse, Zeus, cronaca
page-key-rules = le regole
page-key-help = questo elenco
page-keys-hint = Tasti: H dice che cos’è, F porta al pulsante che conferma, il punto interrogativo elenca tutti i tasti.

## Chiedere che cos’è

asked-key = che cos’è? (poi ← → per passare oltre)
asked-place = Posto { $place } su 6, nel settore { $sector }.
asked-place-start = Posto { $place } su 6, ancora alla partenza.
asked-place-finished = Oltre il traguardo, al posto { $place }.
asked-place-disqualified = Squalifica in questa gara.
asked-your-bet = La tua scommessa su questa creatura: { $bet }.
asked-no-bet = Non hai scommesso su questa creatura.
asked-tokens = { $count ->
        [0] Nessun segnalino rimasto: nessuno può più scommetterci.
        [one] Ancora un segnalino per scommetterci.
       *[other] Ancora { $count } segnalini per scommetterci.
    }
asked-cards-yours = Ancora nei tuoi portacarte: { $cards }.
asked-cards-unknown = In altri portacarte, o fuori da questa gara: { $cards }.
asked-cards-zeus = { $count ->
        [one] Una sua carta è nel mazzo Zeus. Se Zeus la pesca, la creatura è squalificata.
       *[other] { $count } sue carte sono nel mazzo Zeus. Se Zeus ne pesca una, la creatura è squalificata.
    }
asked-card-moves = { $fast ->
        [one] { $fast } settore
       *[other] { $fast } settori
    } come carta veloce del turno, { $slow } come carta lenta.
asked-card-trick = Il suo imbroglio aggiunge { $bonus } al movimento veloce. Ma allora la carta va a Zeus, e la creatura rischia la squalifica.
asked-card-protection = Se Zeus la pesca, non succede nulla.
asked-assumed = Nessun regolamento lo riporta: è una nostra ipotesi.
asked-bet-needs = Riesce se, dopo il Giudizio di Zeus, la creatura si ritrova proprio così.
asked-bet-pays = { $points ->
        [one] Vale { $points } punto vittoria.
       *[other] Vale { $points } punti vittoria.
    }
asked-bet-once = Ogni carta scommessa si usa una volta sola nella partita.
asked-seat-points = { $points ->
        [one] Finora { $points } punto vittoria.
       *[other] Finora { $points } punti vittoria.
    }
asked-seat-bets = Scommesse in questa gara: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: già giocato.
asked-power-once = Si gioca una volta sola in tutta la partita.
asked-fate-why = Quando una creatura termina qui un movimento, uno degli dei può giocare un potere del fato. Il segnalino si consuma.
asked-line-after = Dopo il settore { $sector }.
asked-line-mid = Quando la prima creatura la supera, alla fine del turno tutti fanno la terza scommessa. Chi era di turno scommette per ultimo.
asked-line-mid-passed = In questa gara l’ha superata per prima: { $creature }.
asked-line-finish = La creatura che l’ha superata ha il posto assicurato, salvo obiezioni di Zeus, e non vola oltre.
asked-zeus-holds = Contiene: { $cards }.
asked-zeus-draws = { $draws ->
        [one] Dopo la gara Zeus pesca una carta. La creatura che vi compare è squalificata.
       *[other] Dopo la gara Zeus pesca { $draws } carte. Ogni creatura che vi compare è squalificata.
    }
asked-zeus-chance = Più carte di una creatura ci sono nel mazzo, più è probabile che venga scoperta.
asked-first-player = Scommette per primo e gioca il primo turno.
asked-holder = Portacarte
asked-holder-yours = Lo condividi con { $name }: solo voi due ne vedete le carte e le giocate.
asked-holder-others = Lo condividono { $one } e { $other }: solo loro ne vedono le carte e le giocano.
asked-holder-turn = A ogni turno la carta veloce viene da uno dei due portacarte del giocatore, quella lenta dall’altro.
asked-holder-count = { $count ->
        [one] Vi resta una carta.
       *[other] Vi restano { $count } carte.
    }
asked-discard = Pila degli scarti
asked-discard-why = Le carte giocate senza imbroglio. Tutti possono guardarle; in questa gara non servono più.
asked-discard-count = { $count ->
        [one] Contiene una carta.
       *[other] Contiene { $count } carte.
    }

## Connection, and what is refused

page-coming = Connessione al tavolo…
page-away = Connessione interrotta. Nuovo tentativo…
page-away-pending = Connessione interrotta. La tua decisione sarà inviata appena torna.
page-planned-card-dropped = La carta lenta che hai scelto non si può più giocare. Scegline un’altra.
refused-offline = Il server non è raggiungibile. Sei online?
refused-bad-message = La pagina e il server non si capiscono. Ricarica la pagina.
refused-enter-first = Vieni prima al tavolo.
refused-no-such-address = A questo indirizzo non c’è nulla.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-seat = Il tavolo non ha questo posto.
refused-not-your-seat = Questo non è il tuo posto.
refused-not-your-turn = Non tocca a te.
refused-not-legal = Ora le regole non lo permettono.
refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refused-not-the-host = Può farlo solo chi ha aperto il tavolo.
refused-seat-taken = Questo posto è occupato.
refused-removed = Chi ha aperto il tavolo ti ha allontanato.
refused-seats-free = Ci sono ancora posti liberi.
refused-too-late = La partita è già cominciata.
page-other-rules = Le regole sono cambiate da quando è iniziata questa partita. Puoi continuare da qui con le regole di oggi. Valgono anche per tutto ciò che è già successo: qualcosa può essere diverso da come lo ricordi.
page-other-rules-play-on = Continua con le regole di oggi
refused-other-rules = Questa partita è stata giocata con regole che nel frattempo sono cambiate.
refused-not-playing = Qui non si sta giocando.
refused-not-over = La partita non è ancora finita.
refused-not-away = Questa persona è presente.
refused-no-time = Il tuo tempo è finito: un bot gioca il tuo posto fino alla fine.
refused-god-taken = Qualcun altro ha scelto questo dio.
refused-bad-settings = Con queste impostazioni non si può giocare.
refused-no-name = In un nome si deve vedere qualcosa.
refused-long-name = Un nome ha al massimo 24 caratteri.
refused-bad-name = In questo nome c’è qualcosa che non si può mostrare.
refused-bad-record = Questa non è la registrazione di una partita intera.
refused-too-many = Sarebbero troppi.
refused-too-fast = Non così in fretta! Aspetta un momento.
refused-try-again = Non ha funzionato. Riprova tra un momento.
refused-damaged = Questo tavolo è danneggiato sul server e non si può mostrare.
refused-not-known = Il server non ti conosce. Vai alla lobby e inserisci il tuo nome.
refused-banned = Chi gestisce il server ti ha escluso per qualche tempo.
refused-closed = Chi gestisce il server ha chiuso questo tavolo.
refused-not-allowed = Da qui non è permesso.
refused-too-large = È troppo grande.

## Replay

replay-title = Replay
replay-coming = Caricamento della partita…
replay-to-table = Torna al tavolo
replay-watch = Rivedi la partita
replay-controls = Comandi del replay
replay-moment = Momento della partita
replay-moment-of = Gara { $race }, passo { $at } di { $last }
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-play = Riproduci
replay-pause = Pausa
replay-race-before = All’inizio della gara
replay-race-next = Alla gara successiva
replay-eyes = Punto di vista
replay-eyes-public = Pubblico
replay-eyes-omniscient = Tutto scoperto
replay-share = Copia il link
replay-link = Link a questo momento
replay-continue = Gioca da qui
replay-continue-note = Prendi un posto in questo preciso momento della partita, gli altri vanno ai bot. Tutte le carte e le scommesse restano come sono, e da qui in poi tutto può andare diversamente.
replay-continue-fairness = Ciò che è stato distribuito prima non è più un segreto: chi ha visto il replay lo conosce. Tutto ciò che deve ancora venire è estratto da un nuovo seme che nessuno conosce.
replay-your-seat = Il tuo posto
replay-continue-begin = Continua la partita
replay-continued = Questa partita continua un replay. Chi l’ha visto sa che cosa è stato distribuito prima; ciò che viene ora è estratto di nuovo.
replay-continued-link = La prima partita
replay-verify = Verifica i sorteggi
replay-download = Salva la partita
replay-keys-turn = Maiusc ← →
replay-keys-race = Pag ↑ ↓
replay-keys-ends = Inizio Fine
replay-keys-play = Spazio
replay-key-step = un passo indietro o avanti
replay-key-turn = un turno indietro o avanti
replay-key-race = una gara indietro o avanti
replay-key-ends = all’inizio o alla fine
replay-key-play = riproduci o metti in pausa
replay-key-eyes = punto di vista successivo
# For eyes that see everything.
replay-bet-placed = { $name } scommette { $on }: { $bet }.
replay-bet-card-exchanged = { $name } cambia la carta della sua scommessa { $on }: { $new } invece di { $old }.
replay-bet-card-seen = { $name } legge in segreto la scommessa { $of } { $on }: { $bet }.

verify-at-work = Ogni mescolata viene rifatta…
verify-fair = { $shuffles ->
    [one] La mescolata
   *[other] Tutte le { $shuffles } mescolate
  } e { $draws ->
    [one] un’estrazione corrispondono
   *[other] le { $draws } estrazioni corrispondono
  } al seme.
verify-nothing-drawn = Il seme corrisponde al suo impegno, ma non ha ancora estratto nulla.
verify-wrong = { $wrong ->
    [one] Una cosa non corrisponde al seme.
   *[other] { $wrong } cose non corrispondono al seme.
  }
verify-other-commitment = La registrazione indica un impegno diverso da quello del tavolo prima della partita.
verify-given = { $given ->
    [one] Una mescolata o estrazione viene dalla partita che questa continua; la registrazione di quella partita la verifica.
   *[other] { $given } mescolate ed estrazioni vengono dalla partita che questa continua; la registrazione di quella partita le verifica.
  }
verify-how = Il tuo browser l’ha appena calcolato da solo dalla registrazione: SHA-256 per l’impegno, HMAC-SHA-256 per ogni mescolata ed estrazione. Il server non vi ha preso parte.
verify-commitment = Impegno sul seme
verify-first-player = Primo giocatore
verify-deck = Gara { $race }: carte movimento
verify-line-up = Gara { $race }: ordine di partenza
verify-judgment = Gara { $race }: Giudizio di Zeus
verify-tablet = Gara { $race }: Tavola dei Destini
verify-matches = corrisponde
verify-differs = non corrisponde
verify-published = Pubblicato prima della partita (SHA-256 del seme)
verify-seed = Seme, mostrato dopo la partita
verify-words = Parole dei giocatori
verify-no-seed = Questa registrazione non mostra alcun seme: i suoi sorteggi non si possono verificare.
verify-no-webcrypto = Questo browser calcola SHA-256 solo su pagine sicure (https o localhost). Salva la partita e verificala con «derby verify».
verify-began-midway = Questa partita è cominciata a metà: i suoi sorteggi si possono verificare solo con «derby verify».
verify-bad-record = Questa non è la registrazione di una partita intera.

## Tu: partite, statistiche, dati

profile-link = Le tue partite e statistiche
profile-title = Tu
profile-empty = Nessuna tua partita è ancora valsa per le statistiche. Appena ne varrà una, qui vedrai come giochi: su che cosa scommetti, che cosa ne viene e quanto sei forte.
profile-here = Queste sono le partite di questo dispositivo. Senza server non c’è un punteggio di forza.
profile-loading = Faccio il conto delle tue partite…
profile-games = Partite
profile-wins = Vittorie
profile-wins-average = Un giocatore medio ne avrebbe { $average }.
profile-share = Vinte
profile-points = Punti a partita
profile-points-best = { $points } nella migliore
profile-streak = Vittorie di fila
profile-streak-longest = al massimo { $longest }
profile-rating = Punteggio di forza
profile-rating-between = Tra { $low } e { $high }, in 19 casi su 20.
profile-rating-none = La tua prima partita contro altri su questo server ti dà un punteggio di forza.
profile-rating-here = Senza server non c’è un punteggio di forza: qui non c’è nessuno con cui confrontarti.
profile-rating-plot = Il tuo punteggio di forza in { $games } partite: { $first } dopo la prima, { $last } adesso, tra { $low } e { $high }.
profile-rating-axis = partite valide
profile-rating-note = La linea è il tuo punteggio, la fascia intorno quanto puoi essere forte. Tutti cominciano da 1500.
profile-luck-none = Qui vedrai quanto dei tuoi risultati è fortuna e quanto abilità. Per questo l’allenatore deve rivedere le tue partite, qualche secondo per ciascuna.
profile-luck-skill = { $sure ->
        [few] Sono troppo poche partite per dire qualcosa sull’abilità.
        [better] Le tue decisioni sono state migliori di quelle degli avversari. Ti hanno fruttato { $own } della vittoria a partita, e difficilmente è un caso.
        [worse] Le tue decisioni sono state peggiori di quelle degli avversari. Ti sono costate { $own } della vittoria a partita, e difficilmente è un caso.
       *[open] È presto per dire se le tue decisioni siano migliori o peggiori di quelle degli avversari: valgono tra { $low } e { $high } della vittoria a partita, in 19 casi su 20.
    }
profile-luck-luck = { $luck ->
        [bad] La fortuna ti è stata contro: la distribuzione e i giudizi di Zeus ti sono costati { $share } a partita.
       *[good] La fortuna è stata dalla tua: la distribuzione e i giudizi di Zeus ti hanno portato { $share } a partita.
    } A lungo andare si compensa.
profile-luck-lost = { $sure ->
        [few] In media una tua decisione ha regalato { $lost } della vittoria, secondo l’Olimpio e in base a ciò che sapevi.
       *[other] In media una tua decisione ha regalato { $lost } della vittoria, con uno scarto di { $margin }, secondo l’Olimpio e in base a ciò che sapevi.
    }
profile-luck-note = Quanto ogni parte ha aggiunto a un risultato medio, o tolto, a partita, con intervalli al 95 %. A ogni partita si restringono.
profile-luck-reviewed = Riviste: { $reviewed } partite su { $games }.
profile-luck-rough = Di queste, { $rough } solo in modo approssimativo, senza regole compilate.
profile-luck-review = { $count ->
        [one] Rivedi un’altra partita
       *[other] Rivedi le ultime { $count }
    }
profile-luck-progress = L’allenatore guarda la partita { $game } di { $games }…
profile-luck-stop = Ferma
profile-bets = Carte scommessa
profile-bets-show = Mostra
profile-bets-often = Quanto spesso
profile-bets-often-note = In quante partite su cento si usa la carta.
profile-bets-true = Riuscite
profile-bets-true-note = Quante scommesse su cento riescono.
profile-bets-brought = Punti a scommessa
profile-bets-brought-note = Quanti punti porta in media una scommessa con questa carta, comprese quelle perse.
profile-card = Carta scommessa
profile-own = Tu
profile-people = Tutti qui
profile-played = Dove vinci
profile-by-seats = Per numero di giocatori
profile-by-variants = Per varianti
profile-by-opponents = Per avversari
profile-base-game = Gioco base
profile-seats = { $seats } giocatori
profile-fair-share = Il segno è la quota che vincerebbe ciascuno se tutti fossero ugualmente forti.
profile-tricks-played = A partita
profile-tricks-caught = Scoperti da Zeus
profile-tricks-note = Un imbroglio è scoperto quando Zeus ne estrae la carta e squalifica la creatura.
profile-achievements = Traguardi
profile-reached = Raggiunto
profile-progress = { $reached } di { $of }
profile-achievement-victory = Primi allori
    .note = Vinci una partita.
profile-achievement-streak = Beniamino degli dèi
    .note = Vinci tre partite di fila.
profile-achievement-every-seats = Di casa a ogni tavolo
    .note = Vinci in tre, in quattro, in cinque e in sei.
profile-achievement-all-variants = Non manca niente
    .note = Vinci una partita con tutte e tre le varianti.
profile-achievement-olympian = Ammazzagiganti
    .note = Vinci contro un Olimpio.
profile-achievement-every-card = Tutta la mano
    .note = Fai riuscire almeno una volta ognuna delle tue undici carte scommessa.
profile-achievement-sure-bets = Veggente
    .note = Fai riuscire sette scommesse in una partita.
profile-achievement-quiet-tricks = Alle spalle di Zeus
    .note = Gioca quattro imbrogli in una partita senza che Zeus ne scopra uno.
profile-achievement-above = Più della tua parte
    .note = Vinci un quarto in più di un giocatore medio, in almeno 20 partite.
profile-running = Partite in corso
profile-finished = Partite finite
profile-find = Cerca partite
profile-any = Tutte
profile-result = Risultato
profile-result-won = Vinte
profile-result-lost = Non vinte
profile-bots = Contro
profile-name = Nome di un avversario
profile-found-none = Nessuna partita corrisponde.
profile-won = { $points ->
    [one] Vinta con { $points } punto
   *[other] Vinta con { $points } punti
  }
profile-scored = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
profile-watch = Rivedi
profile-report = Resoconto
profile-not-counted = non vale per le statistiche
profile-deleted = non più conservata
profile-more = Mostra altre
profile-open-record = Apri una registrazione
profile-open-note = Oppure trascina qui una partita salvata.
profile-data = Che cosa è conservato di te
profile-export = Salva tutto in un file
profile-export-note = Le tue partite, scommesse e cifre, in JSON.
profile-forget = Dimenticami
profile-forget-note = Il tuo nome, ciò che hai detto, i tuoi risultati, le cifre e il punteggio vengono cancellati, come pure il codice di recupero e i tuoi bot esterni. Le partite degli altri restano, senza il tuo nome. Non si può annullare.
profile-forget-here-note = Il tuo nome, i tuoi risultati e le cifre su questo dispositivo vengono cancellati. Non si può annullare.
profile-forget-sure = Cancella tutto di me
profile-forget-not = Tieni tutto
profile-forgotten = Sei dimenticato. Chi gioca qui adesso è qualcuno di nuovo.

### Around the table

## Chat and reactions

chat-title = Chat
chat-unread = { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
chat-say = Di’ qualcosa
chat-send = Invia
chat-nobody = Nessuno ha ancora detto niente.
chat-said = { $name }: { $text }
chat-mute = Silenzia { $name }
chat-unmute = Ascolta di nuovo { $name }
chat-muted = Non senti più { $name }.
chat-report = Segnala { $name } a chi gestisce il server
chat-reported = Hai segnalato { $name } a chi gestisce il server.
chat-reactions = Reazioni
chat-key = chat
reaction-cheer = Urrà!
    .by = { $name } esulta.
reaction-laugh = Ah ah!
    .by = { $name } ride.
reaction-gasp = Oh!
    .by = { $name } resta a bocca aperta.
reaction-groan = Ahimè!
    .by = { $name } geme.
reaction-thunder = Per Zeus!
    .by = { $name } scatena il tuono.
reaction-thanks = Grazie!
    .by = { $name } ringrazia.

## Several people at one device

together-title = Insieme su questo dispositivo
together-note = Il dispositivo passa di mano in mano. Tra un turno e l’altro lo schermo è coperto: nessuno vede le tue carte e le tue scommesse.
together-name = Nome del giocatore { $number }
together-more = Aggiungi un giocatore
together-fewer = Rimuovi il giocatore { $number }
together-begin = Gioca insieme
together-who = { $bots ->
        [0] { $people } persone, senza bot.
        [one] { $people } persone e { $bots } bot ({ $level }).
       *[other] { $people } persone e { $bots } bot ({ $level }).
    }
together-all-look = Ora possono guardare tutti.
cover-title = { $name }, tocca a te
cover-text = Passa il dispositivo a { $name }. Gli altri guardano altrove.
cover-uncover = Sono { $name }
cover-meanwhile = Dal tuo ultimo turno
looked-alone = Questo lo vedi solo tu.
looked-holder = Il portacarte { $between } contiene:
rematch-join = Vai alla rivincita

## The guest and the seat

me-title = Continua su un altro dispositivo
me-note = Niente account né password: un codice porta te, i tuoi posti e le tue partite su un altro dispositivo.
me-new-code = Mostrami un codice
me-new-code-note = Un nuovo codice sostituisce quello vecchio e ti disconnette dagli altri dispositivi.
me-code = Il tuo codice di recupero
me-code-note = Annotalo: ti restituisce i tuoi posti e le tue partite su un altro dispositivo. Viene mostrato solo questa volta.
me-code-kept = L’ho annotato
me-enter-code = Codice dell’altro dispositivo
me-recover = Sono io
me-seat-here = Uno di questi posti è tuo?
me-welcome = Che bello rivederti, { $name }!
me-code-unknown = Nessuno ha questo codice. Controlla ogni lettera.
seat-deeds = Il tuo posto
seat-auto-pass = Passa sempre sui poteri
seat-let-bot-play = Fai giocare un bot al mio posto

## Without the server

here-plays = Si gioca su questo dispositivo
here-not-kept = In questa finestra del browser non viene salvato nulla
here-offline = Al momento il server non è raggiungibile. Su questo dispositivo puoi giocare contro i bot, o insieme ad altri.
here-alone = Qui non c’è un server: si gioca su questo dispositivo, contro i bot o insieme.
here-seat = Se stavi giocando, niente è perduto: dopo un po’ un bot gioca per te, e potrai riprendere il tuo posto.
here-olympian = Qui l’Olimpio guarda meno lontano che su un server.
here-loading = Caricamento del gioco: { $loaded } di { $total } MB
here-starting = Avvio del gioco…
here-failed-download = Non è stato possibile caricare il gioco. Sei online?
here-failed-start = In questo browser il gioco non si può avviare.
here-failed-other-tab = Il gioco è aperto in un’altra scheda. Gioca lì, oppure chiudila.
here-failed-new-version = C’è una nuova versione di questa pagina.
here-again = Riprova
here-reload = Ricarica
here-not-stored = Questo browser non è riuscito a salvare; forse il suo spazio è pieno. Libera spazio, poi riprova.
here-elsewhere = Una partita giocata su un dispositivo si può aprire solo lì.

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Che cosa ti hanno mostrato i tuoi poteri
power-yours = I tuoi poteri
power-played = già giocato
power-pass-effect = Non cambia nulla, e tieni i tuoi poteri.
power-play = Giocalo
power-play-sure = Si può giocare una volta sola nella partita. Adesso?
### The guide, the story and the sounds

## The guided first race

guide-name = Guida
guide-next = Avanti
guide-skip = Salta la guida
guide-done = Fine
guide-again = Mostra la guida
guide-key = passo successivo della guida
rules-example = Esempio:
rules-present-step = Sei qui
guide-welcome-title = Un giro dell’Olimpo
guide-welcome = Sei creature volano dalla partenza al traguardo. Tu scommetti su come finiranno, e con le carte dai una mano. Dopo tre gare vince chi ha più punti vittoria.
guide-cards-title = Le tue carte
guide-cards = Con queste carte farai volare le creature. Condividi il portacarte di sinistra con { $left }, quello di destra con { $right }. Se una creatura ha qui molte carte alte, puoi aiutarla.
guide-first-bet-title = La tua prima scommessa
guide-first-bet = Scegli una creatura e una carta scommessa, nell’ordine che preferisci. Se la creatura finisce in un posto scritto sulla carta, ottieni i punti vittoria. La creatura la vedono tutti, la carta solo tu.
guide-second-bet-title = Che cosa sanno gli altri
guide-second-bet = Un segnalino mostra su quale creatura ha scommesso un dio, ma non per quale posto: forse proprio l’ultimo. Ora tocca alla tua seconda scommessa, su un’altra creatura.
guide-watch-title = La gara è cominciata
guide-watch = In un turno si giocano due carte: prima una veloce, di cui vale il primo numero, poi una lenta dall’altro portacarte, di cui vale il secondo.
guide-fast-title = Tocca a te: la carta veloce
guide-fast = Scegli una carta da uno dei due portacarte. La sua creatura avanzerà di tanti settori quanti ne indica il primo numero, quello grande.
guide-trick-title = Un imbroglio
guide-trick = Questa carta può aggiungere { $bonus ->
        [one] { $bonus } settore
       *[other] { $bonus } settori
    }. Ma poi va a Zeus invece che negli scarti, e se lui la pesca dopo la gara, la creatura è squalificata. Decidi tu.
guide-slow-title = Ora la carta lenta
guide-slow = L’ombra sul circuito mostra dove arriverà la tua creatura. Scegli ora una carta dal tuo portacarte di { $side ->
        [left] sinistra
       *[right] destra
    }: vale solo il secondo numero, quello piccolo.
guide-confirm-title = Nulla è ancora deciso
guide-confirm = Cambia idea quante volte vuoi, o scambia le due carte. Solo «Conferma» le gioca.
guide-neighbours-title = Carte condivise
guide-neighbours = I tuoi vicini giocano dagli stessi portacarte: { $left } da quello di sinistra, { $right } da quello di destra. Ciò che lasci possono giocarlo loro. Ma vedi anche che cosa potrebbero avere in mente.
guide-zeus-title = Zeus osserva
guide-zeus = È stato giocato un imbroglio, e la sua carta è finita nel mazzo Zeus con le carte protezione. Dopo la gara Zeus pesca { $drawn ->
        [one] una carta
       *[other] { $drawn } carte
    }: la creatura di una carta pescata è squalificata.
guide-order-title = Chi è davanti?
guide-order = I piccoli numeri sulle creature dicono chi è primo, secondo e così via. Nello stesso settore è davanti chi è arrivato per ultimo.
guide-third-bet-title = La terza scommessa
guide-third-bet = Una creatura ha superato la linea di metà gara: tutti scommettono ancora una volta, e chi era di turno scommette per ultimo. Ormai sai molto di più, perciò guarda il circuito e le tue carte prima di scegliere.
guide-finish-title = Oltre la linea
guide-finish = Una creatura al traguardo ha il posto assicurato, se Zeus non ha da ridire, e non vola più. Le sue carte vanno ancora giocate, ma non muovono nulla.
guide-fate-token-title = Il tuo segnalino fato
guide-fate-token = Mettilo su un settore a tua scelta. Quando una creatura vi termina un movimento, un dio può giocare un potere del fato, e il segnalino sparisce.
guide-power-title = Un potere del tuo dio
guide-power = In questo momento puoi giocare una delle tue carte potere, o passare. Ognuna vale una volta sola in tutta la partita.
guide-judgment-title = Il Giudizio di Zeus
guide-judgment = La gara è finita, ed ecco l’ordine d’arrivo. Ora Zeus pesca { $drawn ->
        [one] una carta
       *[other] { $drawn } carte
    } dal suo mazzo. La creatura di una carta pescata è fuori, e quelle dietro avanzano. Le carte protezione non fanno danni.
guide-bet-outcome-title = L’esito delle scommesse
guide-bet-outcome = Ora si scoprono tutte le scommesse. Se una creatura è arrivata in un posto scritto sulla sua carta, la scommessa dà i suoi punti.
guide-next-race-title = Che cosa ti resta
guide-next-race = { $won ->
        [all] Le scommesse riuscite hanno dato i loro punti, le altre niente.
        [0] Nessuna delle tue scommesse è riuscita: questa gara non ti ha dato punti.
        [one] Una delle tue scommesse è riuscita e ti dà { $points } punti.
       *[other] { $won } delle tue scommesse sono riuscite e ti danno { $points } punti.
    } I punti restano, le carte scommessa usate no: te ne rimangono { $cards } per { $races ->
        [one] un’altra gara
       *[other] altre { $races } gare
    }. Tutte le carte movimento vengono mescolate e distribuite di nuovo.
guide-odds-title = Le probabilità
guide-odds = D’ora in poi vedi le probabilità di ogni creatura, calcolate solo in base a ciò che sai tu. Accanto a una scommessa, la percentuale è la probabilità che riesca, e Ø sono i punti vittoria che rende in media.
guide-farewell-title = Ora conosci il gioco
guide-farewell = La guida finisce qui. Le regole sono sempre a portata di mano, aperte alla fase in corso (tasto G), e da lì puoi richiamare la guida. Buona fortuna!

## Consigli per le prime partite

hints-setting = Guida e consigli per chi inizia
hints-setting-off = Nascosti
hints-setting-on = Mostrati
tip-name = Consiglio
tip-close = Ho capito
tip-never = Basta consigli
tip-easy-bets-title = Comincia dal facile
tip-easy-bets = Conosci solo una parte delle carte, e la gara è lunga. Le carte scommessa con due o tre posti riescono più spesso: un buon inizio.
tip-high-bets-title = Tieni da parte le più ricche
tip-high-bets = Alla terza scommessa metà gara è già corsa, e ne sai molto di più. Spesso conviene tenere fino ad allora le carte scommessa di maggior valore.
tip-third-race-title = L’ultima gara
tip-third-race = Le carte scommessa che restano dopo questa gara non valgono più nulla. Se ne tieni una ricca per la terza scommessa, attenzione: il segnalino che ti serve potrebbe non esserci più.
tip-mid-race-line-title = Già a metà gara?
tip-mid-race-line = Con questo turno la prima creatura supera la linea di metà gara. Poi si fanno le terze scommesse, e la tua è l’ultima. Se non hai fretta, lascia che lo faccia qualcun altro.
tip-disqualification-title = Zeus ha visto tutto
tip-disqualification = Nel mazzo Zeus ci sono parecchie carte { $of }. Scommettere su una squalifica è rischioso, ma rende più di quasi tutte le scommesse.

## The story

log-filter = Che cosa vuoi leggere
log-filter-all = Tutta la cronaca
log-filter-moves = Movimenti
log-filter-bets = Scommesse
log-filter-zeus = Imbrogli e giudizio
log-filter-powers = Poteri
log-nothing = Ancora nulla da raccontare.
log-bot-plays = { $who ->
        [you] Ora un bot gioca per te.
       *[other] Ora un bot gioca per { $name }.
    }
log-is-back = { $who ->
        [you] Ora giochi di nuovo tu.
       *[other] { $name } è di nuovo qui.
    }
missed-title = Mentre non c’eri
missed-show = Leggi
missed-turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
missed-bets = { $count ->
        [one] { $count } scommessa
       *[other] { $count } scommesse
    }
missed-tricks = { $count ->
        [one] { $count } imbroglio
       *[other] { $count } imbrogli
    }
missed-powers = { $count ->
        [one] { $count } potere
       *[other] { $count } poteri
    }
missed-races = { $count ->
        [one] { $count } gara finita
       *[other] { $count } gare finite
    }

## Sounds

sound = Suoni
sound-off = Disattivati
sound-on = Attivi
sound-volume = Volume
## Le probabilità, e dopo la partita

refused-no-odds = A questo tavolo le probabilità non si mostrano.
refused-no-hints = Qui niente consigli: tutti al tavolo devono essere d’accordo prima dell’inizio.
refused-no-reviews = Questo server non analizza le decisioni.
page-tab-odds = Probabilità
odds-setting = Probabilità
odds-setting-off = Nascoste
odds-setting-on = Visibili a tutti
odds-title = Le probabilità in questa gara
odds-on = A questo tavolo tutti possono vedere le probabilità. Si basano solo su ciò che sai tu.
odds-show = Mostra le probabilità
odds-waiting = Calcolo in corso…
odds-waiting-long = Calcolo in corso… La prima volta su questo computer ci vuole circa un minuto.
odds-from = Da { $samples } possibili sviluppi della gara, con uno scarto di { $error }.
odds-rough = Questo server non può compilare le regole, perciò le probabilità sono approssimative: da { $samples } possibili sviluppi della gara, con uno scarto di { $error }.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = In ogni barra, da sinistra a destra: dal 1º al 6º posto, poi la squalifica (tratteggio).
odds-head-first = vittoria
odds-all-bets = Ogni scommessa: la sua probabilità e, sotto, i punti che vale in media
odds-of-bet = { $chance }, in media vale { $value }
odds-unit = Ø { $value }
odds-unit-key = Ø: punti vittoria in media
after-title = Dopo la partita
after-link = Ripercorri la partita
after-waiting = Analisi della gara { $race } di { $races }…
after-waiting-long = La prima volta su questo computer ci vuole circa un minuto.
after-again = Riprova
after-to-table = Torna al tavolo
after-victory = Probabilità di vittoria
after-victory-note = Le probabilità di ciascuno, a carte scoperte e se tutti continuano a giocare con giudizio: in ogni momento, da { $samples } partite giocate fino in fondo, con uno scarto di { $error }. I numeri segnano i punti di svolta.
after-rough = Questo server non può compilare le regole, perciò tutte le probabilità qui sono approssimative.
after-turning-points = I punti di svolta
after-turning-points-note = Dove le probabilità di vittoria sono cambiate di più in un colpo solo.
after-no-turning-points = Non ce ne sono stati: le probabilità di vittoria non hanno mai fatto un gran balzo.
after-race = Gara { $race }
after-cause-deal = Si distribuiscono le carte
after-cause-first-bets = Le prime scommesse
after-cause-turn = { $name } gioca: { $cards }
after-cause-third-bets = Le terze scommesse
after-cause-judgment = Il Giudizio di Zeus
after-leap = { $name }: { $before } → { $after }
after-bet-leap = Scommessa { $of }, { $bet } { $on }: { $before } → { $after }
after-plot = Gara { $race }, carta per carta. Classifica prima del giudizio: { $ranking }.
after-plot-note = Ogni linea è una creatura. Verso destra, le carte nell’ordine in cui sono state giocate; verso l’alto, i settori.
after-cards = carte giocate
after-third-bets = terze scommesse
after-disqualified = squalifica: { $creatures }
after-bets-note = La probabilità è quella che si poteva stimare al momento di scommettere.
after-bet = Scommessa
after-chance = Probabilità
after-outcome = Esito
after-won = avverata, +{ $points }
after-lost = persa
after-exchanged = all’inizio: { $bet } { $on }
hint-ask = Consiglio
hint-key = chiedi un consiglio all’allenatore
hint-agree = I consigli mi vanno bene
hint-agree-note = Se tutti sono d’accordo prima dell’inizio, chiunque potrà chiedere un consiglio durante la partita. Una partita con un consiglio non conta per nessuno.
hint-agreed = d’accordo sui consigli
hint-asked = { $who ->
        [you] Chiedi un consiglio all’allenatore: questa partita non conta più.
       *[other] { $name } chiede un consiglio all’allenatore: questa partita non conta più.
    }
coach-cost = Con un consiglio questa partita non conta più, né per le statistiche né per la classifica.
coach-cost-company = Vale per tutti al tavolo, e tutti vedranno che l’hai chiesto.
coach-ask = Dammi un consiglio
coach-waiting = L’allenatore ci pensa…
coach-waiting-long = L’allenatore ci pensa… La prima volta su questo computer ci vuole circa un minuto.
coach-good = { $count ->
        [one] Nettamente la migliore di { $options } possibilità:
       *[other] Più o meno equivalenti, e le migliori di { $options } possibilità:
    }
coach-worth = { $share } della vittoria
coach-nothing-to-say = Per nessuna scommessa fa una chiara differenza.
coach-choose = Scegli
coach-play = Gioca
coach-from = Il giudizio dell’Olimpio da { $worlds } possibili sviluppi della gara. Sa solo ciò che sai tu.
coach-rough = Senza regole compilate il tempo basta solo per poche prove, perciò è approssimativo.
coach-deed-bet = Scommessa { $on }: { $bet }
coach-deed-trick = { $card } con il suo imbroglio
coach-deed-turn = { $fast }, poi { $slow }
coach-deed-slow = { $card } come carta lenta
coach-deed-fate = Segnalino fato nel settore { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] La tua scommessa
       *[other] La scommessa { $of }
    } { $on } si avvera nel { $chance } dei casi e porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
coach-fact-change = { $whose ->
        [you] La tua scommessa
       *[other] La scommessa { $of }
    } { $on } { $change ->
        [up] sale
       *[down] scende
    } da { $before } a { $after }.
coach-decisions = Le tue decisioni
coach-decisions-of = Le decisioni { $of }
coach-decisions-note = Quanto della vittoria ogni decisione ha regalato rispetto alla migliore, secondo l’Olimpio e in base a ciò che si sapeva allora.
coach-whose = Le decisioni di chi?
coach-total = { $count } decisioni in cui c’era una scelta hanno regalato in tutto { $lost } della vittoria, con uno scarto di { $error }.
coach-so-far = Gare da 1 a { $races }:
coach-faultless = L’allenatore non avrebbe fatto niente di meglio.
coach-costliest = Le più costose
coach-lost = { $share } regalato
coach-done = Giocato:
coach-better = Meglio:
coach-show = Fammi vedere
coach-show-this = Fammi vedere: { $deed }
coach-try = Prova
coach-try-this = Prova: { $deed }
coach-try-note = Con « Prova » continui a giocare da lì contro i bot, con una nuova fortuna.
coach-all = Tutte le decisioni
coach-all-race = Gara
coach-all-deed = Decisione
coach-all-lost = Regalato
coach-all-better = Meglio
coach-luck = Fortuna e abilità
coach-luck-deal = La distribuzione
coach-luck-judgments = I giudizi di Zeus
coach-luck-others = Le decisioni degli altri
coach-luck-own = Le tue decisioni
coach-luck-own-of = Le decisioni proprie { $of }
coach-luck-result = Insieme
coach-luck-part = Parte
coach-luck-share = Quota della vittoria
coach-luck-sentence = { $whose ->
        [you] Hai ottenuto { $result } della vittoria.
       *[other] { $name } ha ottenuto { $result } della vittoria.
    } In media a questo tavolo è { $average }. { $part ->
        [deal] Ha contato soprattutto la distribuzione.
        [judgments] Hanno contato soprattutto i giudizi di Zeus.
        [others] Ha contato soprattutto ciò che hanno fatto gli altri.
       *[own] Hanno contato soprattutto { $whose ->
            [you] le tue
           *[other] le sue
        } decisioni.
    }
coach-luck-note = Ogni parte dice quanto ha aggiunto a un risultato medio, o tolto, con il suo intervallo al 95 %. Insieme fanno esattamente il risultato. Qui tutte le carte sono scoperte, a differenza del giudizio sulle tue decisioni.
