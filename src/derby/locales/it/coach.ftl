## The coach

coach-cost = Con un consiglio questa partita non conta più, né per le statistiche né per la classifica.
coach-cost-company = Vale per tutti al tavolo, e tutti vedranno che l’hai chiesto.
coach-ask = Dammi un consiglio
coach-waiting = L’allenatore ci pensa…
coach-waiting-long = L’allenatore ci pensa… La prima volta su questo computer ci vuole circa un minuto.
coach-good = { $count ->
        [one] Nettamente la migliore di { $options } possibilità:
       *[other] Più o meno equivalenti, e le migliori di { $options } possibilità:
    }
coach-worth = { $share } di probabilità di vittoria
coach-nothing-to-say = Non cambia granché per nessuna scommessa.
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
    } { $on } va a segno nel { $chance } dei casi e porta { $points ->
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
coach-decisions-note = Quanto è costata ogni decisione in probabilità di vittoria rispetto alla migliore, secondo l’Olimpio e in base a ciò che si sapeva allora.
coach-whose = Le decisioni di chi?
coach-total = { $count ->
        [one] In una sola decisione c’era davvero una scelta: è costata { $lost } in probabilità di vittoria, con uno scarto di { $error }.
       *[other] In { $count } decisioni c’era davvero una scelta: in tutto sono costate { $lost } in probabilità di vittoria, con uno scarto di { $error }.
    }
coach-so-far = Gare da 1 a { $races }:
coach-faultless = L’allenatore non avrebbe saputo fare di meglio.
coach-costliest = Le decisioni più costose
coach-lost = costo: { $share }
coach-done = Giocato:
coach-better = Meglio:
coach-show = Fammi vedere
coach-show-this = Fammi vedere: { $deed }
coach-try = Prova
coach-try-this = Prova: { $deed }
coach-try-note = Con «Prova» riprendi a giocare da lì contro i bot, con nuovi sorteggi.
coach-all = Tutte le decisioni
coach-all-race = Gara
coach-all-deed = Decisione
coach-all-lost = Costo
coach-all-better = Meglio
coach-luck = Fortuna e abilità
coach-luck-deal = La distribuzione
coach-luck-judgments = I giudizi di Zeus
coach-luck-others = Le decisioni degli altri
coach-luck-own = Le tue decisioni
coach-luck-own-of = Le decisioni { $of }
coach-luck-result = Totale
coach-luck-part = Parte
coach-luck-share = Quota della vittoria
coach-luck-sentence = { $whose ->
        [you] La tua quota della vittoria: { $result }.
       *[other] La quota di { $name } nella vittoria: { $result }.
    } La media a questo tavolo è { $average }. { $part ->
        [deal] Ha contato soprattutto la distribuzione.
        [judgments] Hanno contato soprattutto i giudizi di Zeus.
        [others] Ha contato soprattutto ciò che hanno fatto gli altri.
       *[own] Hanno contato soprattutto { $whose ->
            [you] le tue
           *[other] le sue
        } decisioni.
    }
coach-luck-note = Ogni parte indica quanto ha aggiunto o tolto a una quota media, con il suo intervallo al 95%. Insieme danno esattamente il risultato. Qui tutte le carte sono scoperte, mentre le tue decisioni sono giudicate in base a ciò che sapevi.
