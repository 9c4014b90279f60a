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
