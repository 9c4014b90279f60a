## Tu: partite, statistiche, dati

profile-title = Tu
profile-empty = Nessuna delle tue partite conta ancora per le statistiche. Dalla prima in poi vedrai qui come giochi: su che cosa scommetti, come va a finire e quanto sei forte.
profile-here = Queste sono le partite di questo dispositivo. Senza server non c’è un punteggio di forza.
profile-loading = Faccio il conto delle tue partite…
profile-games = Partite
profile-wins = Vittorie
profile-wins-average = In media sarebbero { $average }.
profile-share = Vinte
profile-points = Punti a partita
profile-points-best = { $points } nella migliore
profile-streak = Vittorie di fila
profile-streak-longest = la serie più lunga: { $longest }
profile-rating = Punteggio di forza
profile-rating-between = Molto probabilmente tra { $low } e { $high }.
profile-rating-none = La tua prima partita contro altri su questo server ti dà un punteggio di forza.
profile-rating-here = Senza server non c’è un punteggio di forza: qui non c’è nessuno con cui confrontarti.
profile-rating-plot = Il tuo punteggio di forza in { $games } partite: { $first } dopo la prima, { $last } adesso, tra { $low } e { $high }.
profile-rating-axis = partite valide
profile-rating-note = La linea è il tuo punteggio; la tua forza vera è molto probabilmente nella fascia intorno. Tutti cominciano da 1500.
profile-luck-none = Qui vedrai quanto dei tuoi risultati è fortuna e quanto abilità. Per questo l’allenatore deve analizzare le tue partite: qualche secondo per ciascuna.
profile-luck-skill = { $sure ->
        [few] Sono troppo poche partite per parlare di abilità.
        [better] Le tue decisioni sono state migliori di quelle degli avversari. Hanno aggiunto { $own } a partita alla tua quota della vittoria, e difficilmente è un caso.
        [worse] Le tue decisioni sono state peggiori di quelle degli avversari. Hanno tolto { $own } a partita alla tua quota della vittoria, e difficilmente è un caso.
       *[open] È presto per dire se le tue decisioni siano migliori o peggiori di quelle degli avversari: il loro effetto sulla tua quota della vittoria è molto probabilmente tra { $low } e { $high } a partita.
    }
profile-luck-luck = { $luck ->
        [bad] La fortuna ti è stata contro: la distribuzione e i giudizi di Zeus ti sono costati { $share } a partita.
       *[good] La fortuna è stata dalla tua: la distribuzione e i giudizi di Zeus ti hanno portato { $share } a partita.
    } A lungo andare si compensa.
profile-luck-lost = { $sure ->
        [few] In media una decisione ti è costata { $lost } in probabilità di vittoria, secondo l’Olimpio e in base a ciò che sapevi.
       *[other] In media una decisione ti è costata { $lost } in probabilità di vittoria, con uno scarto di { $margin }, secondo l’Olimpio e in base a ciò che sapevi.
    }
profile-luck-note = Quanto ogni parte ha aggiunto o tolto, a partita, a un risultato medio, con intervalli al 95%. A ogni partita si restringono.
profile-luck-reviewed = Analizzate: { $reviewed } partite su { $games }.
profile-luck-rough = Di queste, { $rough } solo in modo approssimativo, senza regole compilate.
profile-luck-review = { $count ->
        [one] Analizza un’altra partita
       *[other] Analizza le ultime { $count }
    }
profile-luck-progress = L’allenatore analizza la partita { $game } di { $games }…
profile-luck-stop = Ferma
profile-bets = Carte scommessa
profile-bets-show = Mostra
profile-bets-often = Quanto spesso
profile-bets-often-note = In quante partite su cento si usa la carta.
profile-bets-true = Centrate
profile-bets-true-note = Quante scommesse su cento vanno a segno.
profile-bets-brought = Punti a scommessa
profile-bets-brought-note = Quanti punti porta in media una scommessa con questa carta, comprese quelle mancate.
profile-card = Carta scommessa
profile-own = Tu
profile-people = Tutti qui
profile-played = Dove vinci
profile-by-seats = Per numero di giocatori
profile-by-variants = Per varianti
profile-by-opponents = Per avversari
profile-base-game = Gioco base
profile-seats = { $seats } giocatori
profile-fair-share = Il segno indica quanto vincerebbe ciascuno se tutti fossero ugualmente forti.
profile-tricks-played = A partita
profile-tricks-caught = Scoperti da Zeus
profile-tricks-note = Un imbroglio è scoperto quando Zeus ne pesca la carta e squalifica la creatura.
profile-achievements = Traguardi
profile-reached = Raggiunto
profile-progress = { $reached } di { $of }
profile-achievement-victory = Primi allori
    .note = Vinci una partita.
profile-achievement-streak = Beniamino degli dei
    .note = Vinci tre partite di fila.
profile-achievement-every-seats = Di casa a ogni tavolo
    .note = Vinci in tre, in quattro, in cinque e in sei.
profile-achievement-all-variants = Non manca niente
    .note = Vinci una partita con tutte e tre le varianti.
profile-achievement-olympian = Ammazzagiganti
    .note = Vinci contro un Olimpio.
profile-achievement-every-card = Tutta la mano
    .note = Centra almeno una volta ognuna delle tue undici carte scommessa.
profile-achievement-sure-bets = Veggente
    .note = Centra sette scommesse in una partita.
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
profile-report = Analisi
profile-again = Le stesse persone, di nuovo
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
profile-forget-not = Lascia tutto
profile-forgotten = Di te non resta più nulla. Chi gioca qui adesso è una faccia nuova.
