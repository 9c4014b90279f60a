## Le regole
## Un blocco è un paragrafo su una sola riga, oppure righe che cominciano tutte con un punto elenco.

rules-title = Le regole del gioco
rules-source-note =
    Questa è una versione digitale non ufficiale di Divinity Derby, un gioco di Carlo A. Rossi; il nome è un marchio del suo editore, Ares Games. Tutti i testi sono nostri.

    Nessun regolamento mostra tutte le carte, né dice quanto è lungo il circuito. Quello che non abbiamo trovato lo abbiamo ipotizzato e, quando consulti un valore, il gioco ti dice se è stampato o ipotizzato. Se possiedi la scatola, puoi giocare con i suoi valori esatti caricando una tua edizione.
rules-overview =
    Troppa ambrosia alla tavola di Zeus, e gli dei non vanno più d’accordo: quale creatura alata è la più veloce? Lo dirà una gara intorno all’Olimpo. Ogni giocatore è uno degli dei, scommette su come arriveranno le creature e dà una piccola mano alla sorte.

    Si gioca in 3–6, e una partita dura tre gare. In ognuna fai fino a tre scommesse e guidi le creature con carte movimento che condividi con i tuoi vicini. Le scommesse centrate danno punti vittoria. Chi ne ha di più dopo la terza gara vince.

    Una gara ha cinque fasi:

    • Prime scommesse: ognuno scommette due volte.
    • La gara: le creature volano e, verso la metà del circuito, ognuno scommette una terza volta. Si chiude con la classifica.
    • Giudizio di Zeus: le creature che hanno barato rischiano la squalifica.
    • Esito delle scommesse: le scommesse vengono rivelate e valutate.
    • La gara successiva o, dopo la terza, la fine della partita.

    Prima della partita potete aggiungere le varianti che volete, a una condizione: «Segnalini Fato» richiede «Potere degli Dei».
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
rules-first-bets =
    Comincia il primo giocatore, gli altri seguono in senso orario. Per scommettere, metti coperta una tua carta scommessa non ancora usata e prendi dal tabellone un segnalino della creatura su cui punti. Tutti vedono di quale creatura si tratta, ma la scommessa la conosci solo tu. Quando tutti hanno scommesso, si fa un secondo giro nello stesso ordine.

    • In una gara puoi fare una sola scommessa sulla stessa creatura.
    • Quando i segnalini di una creatura sono stati presi tutti, nessuno può più scommettere su di essa.

    Se i segnalini rimasti non ti permettono nessuna scommessa, passi automaticamente e conservi la carta. Può succedere soltanto giocando in cinque, a chi fa la terza scommessa dopo tutti gli altri.
rules-move-creatures =
    Si gioca in senso orario, a cominciare dal primo giocatore. Nel tuo turno giochi una carta movimento da ciascuno dei tuoi due portacarte. Da quale cominciare lo decidi tu.

    • Movimento veloce: la creatura della tua prima carta avanza di tanti settori quanti ne indica il valore veloce.
    • Movimento lento: solo a questo punto scegli una carta dall’altro portacarte. La sua creatura avanza del valore lento, che è sempre il più basso dei due.

    Una creatura che arriva in un settore occupato si mette davanti a tutte quelle che sono già lì. Con un movimento di 0 non succede nulla: la creatura mantiene il suo posto nel settore e non conta come appena arrivata.

    Una creatura che ha tagliato la linea di traguardo ha il posto assicurato e non si muove più. Le sue carte vanno giocate lo stesso, perché in ogni turno si gioca sempre una carta da ciascun portacarte, ma non hanno effetto.

    La gara finisce quando tutti i portacarte sono vuoti: dopo 15 turni in tutto se si gioca in 3 o in 5, 16 turni in 4 e 18 turni in 6.
rules-move-creatures-example = Horus ha scommesso sul Drago, perciò gioca per prima una carta Drago. Come carta veloce vale 4: il Drago avanza di quattro settori. Horus vuole invece frenare il Pegaso: dall’altro portacarte prende una carta Pegaso con valore lento 0. Il Pegaso resta dov’è. Entrambe le carte vanno negli scarti.
rules-dirty-trick =
    Alcune carte movimento mostrano anche un bonus: quattro delle nove di ogni creatura, nell’edizione standard. Sono gli imbrogli. Se giochi una di queste carte come movimento veloce, puoi aggiungere il suo bonus. Zeus però ne prende nota: la carta va allora nel mazzo Zeus invece che negli scarti, e al momento del giudizio può costare cara alla sua creatura.

    Senza il bonus, o come movimento lento, è una carta come le altre. E se la creatura è già al traguardo quando scegli la carta, non c’è più un movimento da aumentare: l’imbroglio non si può usare.
rules-dirty-trick-example = Odino ha scommesso sul Pegaso. La sua carta veloce vale 2, e con l’imbroglio altri 3: il Pegaso avanza di cinque settori e la carta va nel mazzo Zeus. Poi, con una carta lenta, Odino concede al Drago un solo settore. Anche quella carta ha un bonus, ma nel movimento lento non conta: va negli scarti come le altre.
rules-third-bet =
    Non appena la prima creatura supera la linea di metà gara, è l’ora delle terze scommesse. Prima però si porta a termine il turno, movimento lento compreso. Poi il vicino di sinistra di chi era di turno diventa primo giocatore, anche se a far passare la creatura è stato il potere di un altro. Se lo era già, lo resta.

    Dal primo giocatore, in senso orario, ognuno fa una terza scommessa, proprio come le prime due. Poi la gara riprende, e il turno successivo tocca al primo giocatore.

    Se la linea viene superata soltanto nell’ultimissimo turno, le terze scommesse si fanno comunque prima della classifica. Se nessuna creatura la supera, in questa gara non c’è la terza scommessa e il primo giocatore non cambia.
rules-ranking =
    In testa ci sono le creature che hanno tagliato la linea di traguardo, nell’ordine in cui l’hanno fatto. Le altre seguono in base alla strada percorsa. Nello stesso settore, più tardi è arrivata una creatura, migliore è il suo posto.

    Le creature che non hanno mai lasciato il settore di partenza si classificano secondo l’ordine di partenza. Una creatura rimandata nel settore di partenza sta davanti a quelle che già vi aspettano.
rules-ranking-example = Tutte le carte sono state giocate. Solo il Drago ha tagliato la linea di traguardo ed è primo. Il Pegaso è secondo nel settore 22, il Grifone terzo nel settore 20. Il Lamassu e la Fenice sono entrambi nel settore 18, ma la Fenice vi è arrivata dopo e sta davanti: è quarta, il Lamassu quinto. Ultima è la Silfide, nel settore 17.
rules-judgment =
    Il mazzo Zeus contiene ormai le sue carte protezione e tutte le carte movimento di cui in questa gara si è usato l’imbroglio. Viene mescolato, e Zeus pesca { $drawn ->
        [one] una carta
       *[other] { $drawn } carte
    }.

    Se esce una carta movimento, la sua creatura è squalificata: perde il suo posto, e quelle dietro di lei salgono in classifica. Le carte protezione non fanno danni, e una seconda carta della stessa creatura non cambia nulla.

    Se ci sono meno carte di quante Zeus ne dovrebbe pescare, le pesca tutte. Se non ce ne sono, non c’è giudizio.
rules-judgment-example = In quella gara Zeus pesca una carta protezione, che non fa danni, e una carta Pegaso. Il Pegaso era secondo; ora è squalificato, e chi lo seguiva avanza di un posto. Il Grifone è secondo, la Fenice terza, il Lamassu quarto, la Silfide quinta e sempre ultima.
rules-bet-outcome =
    Tutte le carte scommessa di questa gara vengono rivelate. Ognuna nomina uno o più posti; se la sua creatura ne occupa uno, la scommessa è centrata e dà i punti vittoria scritti sulla carta.

    «Ultimo» e «penultimo» tengono conto soltanto delle creature che non sono state squalificate, e un posto può avere più nomi: se restano tre creature, la terza è anche l’ultima. Una creatura squalificata fa vincere soltanto le scommesse che nominano la squalifica.
rules-bet-outcome-example = Odino scopre le sue tre scommesse. «Primo o secondo» sul Grifone è centrata, perché dopo il giudizio è secondo: 4 punti. «Primo o squalificato» sul Pegaso è centrata, perché è stato squalificato: altri 4. «Ultimo o penultimo» sul Drago è mancata, perché ha vinto la gara. Odino fa 8 punti vittoria.
rules-next-race =
    Dopo la prima e la seconda gara, il vicino di sinistra dell’attuale primo giocatore diventa primo giocatore. Creature, segnalini creatura e carte protezione tornano dov’erano all’inizio. Tutte le carte movimento, comprese quelle del mazzo Zeus, vengono mescolate e distribuite di nuovo. Le carte scommessa rivelate non si usano più.

    Dopo la terza gara vince chi ha più punti vittoria. Non c’è spareggio: a parità di punti la vittoria è condivisa.
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
    • a chi è stato proposto un potere e ha passato.

    Una carta scommessa in gioco resta segreta finché non si regolano le scommesse; una carta scommessa che non usi mai non viene mai mostrata. Nei portacarte degli altri non puoi guardare, e le carte movimento non usate non le vede nessuno.
rules-power-of-the-gods =
    Ogni dio ha tre carte potere. Stanno scoperte, così tutti sanno che cosa aspettarsi, e ognuna si può giocare una volta in tutta la partita. L’effetto di un potere ha la precedenza sulle altre regole. Uno dei tre poteri di ogni dio è un potere del fato, che si usa soltanto con la variante «Segnalini Fato».

    Ogni potere si gioca nel suo momento. Intorno a una carta movimento, i momenti si susseguono così:

    • La carta viene mostrata, con o senza il suo imbroglio: poteri da usare quando viene giocata una carta.
    • La creatura si è mossa. Se è finita su un segnalino fato: poteri del fato.
    • Poteri da usare dopo la carta. Solo allora la carta va negli scarti o nel mazzo Zeus.

    Ci sono anche altri momenti: tra le tue due carte, prima del movimento lento; a metà gara, dopo l’intero turno ma prima che cambi il primo giocatore; prima di una scommessa; e nel giudizio, prima che Zeus peschi e dopo che ha pescato.

    In ogni momento tocca prima al giocatore attivo, poi agli altri in senso orario: ognuno gioca un potere o passa. Un potere ha effetto subito, poi tocca al giocatore seguente. Anche se hai passato, può toccare di nuovo a te; il momento finisce quando tutti hanno passato uno dopo l’altro. Alcuni momenti sono soltanto tuoi: prima della tua scommessa, prima del tuo movimento lento e dopo la tua carta non tocca a nessun altro.

    Il giocatore attivo è quello di turno; a metà gara, quello che ha appena finito il turno; nel giudizio, il primo giocatore.

    La domanda ti viene fatta ogni volta che potresti giocare un potere, anche se non cambierebbe nulla. E poiché una domanda non deve tradire alcun segreto, chi ha «{ power-renewal }» la riceve dopo ogni carta che gioca senza imbroglio, finché in uno dei suoi portacarte restano carte, anche quando può soltanto passare.

    I dettagli:

    • Un movimento dovuto a un potere è un movimento a tutti gli effetti: può superare linee e terminare su un segnalino fato. In questo caso si propongono subito i poteri del fato, a cominciare dal giocatore attivo; poi il momento interrotto riprende dal giocatore che segue chi ha giocato il potere. Nessuna creatura arretra oltre il settore di partenza.
    • Una creatura già al traguardo è fuori dalla portata di ogni potere. Quando si gioca una sua carta, non si propongono i poteri previsti per quel momento; per una carta di valore 0, invece, sì.
    • Valore della carta, imbroglio e poteri si sommano; un risultato inferiore a 0 vale 0.
    • «{ power-celestial-paperwork }»: il risultato è 0, qualunque cosa si aggiunga. L’effetto si esaurisce con la prima carta successiva della creatura, anche se di valore 0, e una carta giocata con il suo imbroglio va comunque nel mazzo Zeus.
    • «{ power-trickster }» e «{ power-prophecy }»: il nuovo segnalino lo vedono tutti, la nuova carta soltanto tu. Contano solo i segnalini che ora stanno sulle tue scommesse: puoi quindi scommettere di nuovo su una creatura abbandonata. Una sola scommessa per creatura vale però anche per «{ power-trickster }»: non prende mai il segnalino di una creatura su cui hai già scommesso.
    • «{ power-superior-wisdom }» e «{ power-falcons-eye }»: le carte le vedi soltanto tu, una volta sola e così come sono in quel momento; gli altri sanno che hai guardato, e dove. Con «{ power-superior-wisdom }» scegli tutte le carte prima di vedere la prima. «{ power-falcons-eye }» richiede un portacarte che contenga ancora delle carte; si gioca prima di una qualsiasi delle tue tre scommesse, ma non se devi passare.
    • «{ power-renewal }»: conta come è stata giocata la carta; anche una carta con imbroglio si può rinnovare, se non l’hai usato. Il movimento resta valido. L’altra carta va scoperta negli scarti, mai nel mazzo Zeus. La carta lenta viene sempre dall’altro portacarte rispetto a quella veloce, così ciascuno dei due perde esattamente una carta nel tuo turno; può essere proprio la carta che hai rimesso. Anche la carta di una creatura già al traguardo si può rinnovare.
    • «{ power-storm-chariot }»: «immediatamente davanti» significa un posto più avanti in quel momento, tra le creature non ancora arrivate al traguardo. Entrambe contano come appena entrate nel loro nuovo settore, per ultima quella del segnalino fato; se nel suo nuovo settore c’è un segnalino fato, si propongono di nuovo i poteri del fato. Se sul circuito non ha nessuno davanti, il potere non si può giocare.
    • «{ power-tablet-of-destinies }»: può uscire di nuovo la stessa carta. Contano soltanto le carte che alla fine restano sul tavolo.
    • «{ power-valkyries }»: una carta della creatura protetta viene pescata come al solito, ma non ha effetto.
rules-fate-tokens =
    Questa variante richiede «Potere degli Dei». In ogni gara, una volta distribuite le carte e prima di scommettere, ogni giocatore mette un segnalino fato sul circuito. Comincia il primo giocatore, gli altri seguono in senso orario. Va bene qualsiasi settore da 1 a { $finish }, purché non ne abbia già uno.

    Da solo un segnalino non fa nulla. Ma quando una creatura termina un movimento nel suo settore, grazie a una carta o a un potere, si può giocare un potere del fato. Un movimento di 0 non basta.

    Giocare il potere toglie il segnalino dal tabellone per il resto della gara: un segnalino serve quindi per un solo potere. Dopo la gara ognuno ha di nuovo un segnalino.
rules-zeus-sobers-up =
    Di gara in gara Zeus ci vede più chiaro. Le carte protezione che pesca in un giudizio sono fuori dal gioco: il mazzo Zeus della gara successiva può quindi contenerne all’inizio meno di { $protections }, e barare diventa più pericoloso.

    Se «{ power-tablet-of-destinies }» cambia quello che è stato pescato, escono dal gioco soltanto le carte protezione che alla fine restano sul tavolo.
rules-example = Esempio:
rules-present-step = Sei qui
