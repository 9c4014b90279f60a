## At the table, on the page and in the terminal

terminal-race = Gara { $race } di 3
terminal-turns-left = { $turns ->
        [one] ancora { $turns } turno
       *[other] ancora { $turns } turni
    }
terminal-players = Giocatori
terminal-turn = di turno
terminal-your-bets = Le tue scommesse:
terminal-protections = { $count ->
        [one] { $count } carta protezione
       *[other] { $count } carte protezione
    }
terminal-known-bet = Hai visto la scommessa { $of } { $on }: { $bet }.
terminal-known-holder = Viste nel portacarte { $between } e non ancora giocate: { $cards }.
terminal-left-holder = A sinistra, condiviso con { $name }
terminal-right-holder = A destra, condiviso con { $name }
terminal-empty = vuoto
terminal-tokens-left = { $count ->
        [one] { $count } segnalino rimasto
       *[other] { $count } segnalini rimasti
    }
terminal-already-bet = hai già scommesso qui
terminal-no-token = nessun segnalino rimasto
terminal-back = Indietro
terminal-pass = Passa
terminal-pass-until-turn = Passa sempre fino al tuo prossimo turno
terminal-as-it-stands = Per ora:
terminal-fate-creature = { $creature } è su un segnalino fato.
terminal-drawn = Zeus ha pescato:
table-movement-cards = Carte movimento
judgment-cards-drawn = { $value ->
        [one] Zeus pesca { $value } carta
       *[other] Zeus pesca { $value } carte
    }

## Domande al giocatore

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
ask-renewal = Quale carta scarti per riprendere quella che hai giocato?
ask-tablet = Quale carta torna nel mazzo Zeus?
ask-blessing = Quale creatura fai avanzare di 3 settori?

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
page-log = Che cosa è successo
page-log-everything = Con tutti i dettagli
page-ledger = Dove si trova ogni carta movimento
page-card-yours = nei tuoi portacarte
page-card-held = in un portacarte
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
replay-continued = Questa partita continua un replay. Chi l’ha visto sa che cosa è stato distribuito prima; da qui in poi tutto viene estratto di nuovo.
replay-continued-link = La prima partita

## Deciding

page-decision = La tua decisione
page-thinking = { $name } sta pensando…
page-betting = { $name } sceglie una scommessa…
page-hurry = Dai, sbrigati!
page-watch = Guarda che cosa succede…
page-sending = Invio…
page-bots-get-ready = I bot si scaldano su questo computer, solo questa volta…
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
    } se la centri.
page-ask-fate-token = Scegli un settore per il tuo segnalino fato.
page-closed-not-your-turn = Non tocca a te giocare una carta.
page-closed-other-holder = La carta lenta viene dall’altro portacarte.
page-closed-trick = Questa creatura è arrivata: non c’è più nessun movimento da allungare.
page-closed-bet-used = Hai già usato questa carta scommessa.
page-closed-not-your-bet = Non tocca a te scommettere.
page-handed-over = Un bot gioca al tuo posto.
page-take-back = Riprendi a giocare
page-returns = Questa decisione la prende ancora il bot, poi tocca di nuovo a te.
page-awaited = { $name } non c’è. Tra { $time } subentra un bot.
page-let-bot-play = Fai giocare subito un bot

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Che cosa ti hanno mostrato i tuoi poteri
power-yours = I tuoi poteri
power-played = già giocato
power-pass-effect = Non cambia nulla, e tieni i tuoi poteri.
power-play = Giocalo
power-play-sure = Si può giocare una volta sola nella partita. Lo giochi adesso?
