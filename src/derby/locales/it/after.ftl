## Victory

# Perché si è vinto o perso, dopo la terza gara.
victory-bet = «{ $bet }» { $on }
    .alone = «{ $bet }»
victory-came-true = { $won ->
        [0] Non hai centrato nessuna delle tue { $bets } scommesse.
        [one] Hai centrato una delle tue { $bets } scommesse: { $bet }, da { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
       *[other] Hai centrato { $won } delle tue { $bets } scommesse; la migliore era { $bet }, da { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
    }
victory-ahead = { $points ->
        [one] Hai vinto con un punto di vantaggio.
       *[other] Hai vinto con { $points } punti di vantaggio.
    }
victory-shared = Nessuno ha più punti di te: la vittoria è condivisa.
victory-short = { $points ->
        [one] Per vincere ti è mancato un punto.
       *[other] Per vincere ti sono mancati { $points } punti.
    }
victory-short-missed = { $points ->
        [one] Per vincere ti è mancato un punto; { $bet }, nella gara { $race }, te ne avrebbe dati { $value }.
       *[other] Per vincere ti sono mancati { $points } punti; { $bet }, nella gara { $race }, te ne avrebbe dati { $value }.
    }
victory-tournament = Torna al torneo
victory-group = Torna al gruppo

## Replay

replay-title = Replay
replay-coming = Caricamento della partita…
replay-to-table = Torna al tavolo
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
replay-continue-note = Prendi un posto in questo preciso momento della partita, gli altri vanno ai bot. Tutte le carte e le scommesse restano come sono, ma da qui in poi tutto può andare diversamente.
replay-continue-fairness = Ciò che è stato distribuito prima non è più un segreto: chi ha visto il replay lo conosce. Tutto ciò che deve ancora venire è estratto da un nuovo seme che nessuno conosce.
replay-your-seat = Il tuo posto
replay-continue-begin = Continua la partita
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
    [one] Un valore non corrisponde al seme.
   *[other] { $wrong } valori non corrispondono al seme.
  }
verify-other-commitment = La registrazione indica un impegno diverso da quello del tavolo prima della partita.
verify-given = { $given ->
    [one] Una mescolata o estrazione viene dalla partita che questa continua; la registrazione di quella partita la verifica.
   *[other] { $given } mescolate ed estrazioni vengono dalla partita che questa continua; la registrazione di quella partita le verifica.
  }
verify-how = Il tuo browser l’ha appena calcolato da solo a partire dalla registrazione: SHA-256 per l’impegno, HMAC-SHA-256 per ogni mescolata ed estrazione. Il server non c’entra.
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

## After the game

after-title = Analisi della partita
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
after-won = centrata, +{ $points }
after-lost = mancata
after-exchanged = all’inizio: { $bet } { $on }
