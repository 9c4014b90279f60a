## The guided first race

guide-name = Guida
guide-next = Avanti
guide-skip = Salta la guida
guide-done = Fine
guide-again = Mostra la guida
guide-key = passo successivo della guida
guide-welcome-title = Un giro dell’Olimpo
guide-welcome = Sei creature volano dalla partenza al traguardo. Tu scommetti su come finiranno e con le carte dai loro una mano. Dopo tre gare vince chi ha più punti vittoria.
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
        [all] Le scommesse centrate hanno dato i loro punti, le altre niente.
        [0] Non hai centrato nessuna scommessa: questa gara non ti ha dato punti.
        [one] Hai centrato una scommessa, che ti dà { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
       *[other] Hai centrato { $won } scommesse, che ti danno { $points } punti.
    } I punti restano, le carte scommessa usate no: te ne rimangono { $cards } per { $races ->
        [one] un’altra gara
       *[other] altre { $races } gare
    }. Tutte le carte movimento vengono mescolate e distribuite di nuovo.
guide-odds-title = Le probabilità
guide-odds = D’ora in poi vedi le probabilità di ogni creatura, calcolate solo in base a ciò che sai tu. Accanto a una scommessa, la percentuale è la probabilità di centrarla, e Ø sono i punti vittoria che rende in media.
guide-farewell-title = Ora conosci il gioco
guide-farewell = La guida finisce qui. Le regole sono sempre a portata di mano (tasto G), aperte alla fase in corso, e da lì puoi riavviare la guida. Buona fortuna!

## Consigli per le prime partite

hints-setting = Guida e suggerimenti per chi inizia
hints-setting-off = Nascosti
hints-setting-on = Mostrati
tip-name = Suggerimento
tip-close = Ho capito
tip-never = Non mostrarne più
tip-easy-bets-title = Comincia dal facile
tip-easy-bets = Conosci solo una parte delle carte, e la gara è lunga. Le carte scommessa con due o tre posti si centrano più spesso: un buon inizio.
tip-high-bets-title = Tieni da parte le più ricche
tip-high-bets = Alla terza scommessa metà gara è già passata, e ne sai molto di più. Spesso conviene tenere fino ad allora le carte scommessa di maggior valore.
tip-third-race-title = L’ultima gara
tip-third-race = Le carte scommessa che restano dopo questa gara non valgono più nulla. Se ne tieni una ricca per la terza scommessa, attenzione: il segnalino che ti serve potrebbe non esserci più.
tip-mid-race-line-title = Già a metà gara?
tip-mid-race-line = Con questo turno la prima creatura supera la linea di metà gara. Poi si fanno le terze scommesse, e la tua è l’ultima. Se non hai fretta, lascia che lo faccia qualcun altro.
tip-disqualification-title = Zeus ha visto tutto
tip-disqualification = Nel mazzo Zeus ci sono parecchie carte { $of }. Scommettere su una squalifica è rischioso, ma rende più di quasi tutte le scommesse.
