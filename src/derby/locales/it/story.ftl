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

## Replay

# For eyes that see everything.
replay-bet-placed = { $name } scommette { $on }: { $bet }.
replay-bet-card-exchanged = { $name } cambia la carta della sua scommessa { $on }: { $new } invece di { $old }.
replay-bet-card-seen = { $name } legge in segreto la scommessa { $of } { $on }: { $bet }.

## The story

log-filter = Mostra
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
