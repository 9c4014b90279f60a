## Chiedere che cos’è

asked-key = che cos’è? (poi ← → per passare oltre)
asked-place = { $place }ª su 6, nel settore { $sector }.
asked-place-start = { $place }ª su 6, ancora alla partenza.
asked-place-finished = Oltre il traguardo, { $place }ª su 6.
asked-place-disqualified = Squalificata in questa gara.
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
asked-bet-needs = La centri se, dopo il Giudizio di Zeus, la creatura è arrivata proprio così.
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
asked-holder-yours = Lo condividi con { $name }: solo voi due ne vedete e ne giocate le carte.
asked-holder-others = Lo condividono { $one } e { $other }: solo loro ne vedono e ne giocano le carte.
asked-holder-turn = A ogni turno la carta veloce viene da uno dei due portacarte del giocatore, quella lenta dall’altro.
asked-holder-count = { $count ->
        [0] È vuoto.
        [one] Contiene ancora una carta.
       *[other] Contiene ancora { $count } carte.
    }
asked-discard = Pila degli scarti
asked-discard-why = Le carte giocate senza imbroglio. Tutti possono guardarle; in questa gara non servono più.
asked-discard-count = { $count ->
        [0] È vuota.
        [one] Contiene una carta.
       *[other] Contiene { $count } carte.
    }
