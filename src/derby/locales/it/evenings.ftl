## Gruppi e tornei

evenings-title = Gruppi e tornei
evenings-coming = Un momento…
evenings-groups = Gruppi
evenings-groups-note = Per chi si ritrova spesso: un link sempre valido, il tavolo che si sta formando e il bilancio delle vostre partite.
evenings-group-name = Nome del gruppo
evenings-found = Fonda un gruppo
evenings-tournaments = Tornei
evenings-tournaments-note = Per una serata in associazione: più turni a più tavoli. A ogni turno giochi con persone diverse e i risultati arrivano da soli.
evenings-tournament-name = Nome del torneo
evenings-hold = Organizza un torneo
evenings-how = Che cosa si gioca
evenings-size-note = I tavoli sono grandi più o meno quanto scegli qui; differiscono al massimo di un posto.
evenings-fill = Bot ai tavoli più piccoli
evenings-fill-none = Nessuno
evenings-plays = Gioco anch’io
evenings-name = Nome
evenings-here = qui ora
evenings-host = organizza
evenings-owner = responsabile
evenings-out = salta il prossimo turno
evenings-members = Membri e classifica
evenings-tables = Adesso
evenings-to-table = Al tavolo
evenings-past = Partite passate
evenings-group-door = I membri vedono chi c’è, aprono tavoli insieme e seguono la classifica. Loro vedono il tuo nome e tu i loro.
evenings-join-group = Entra nel gruppo
evenings-leave-group = Lascia il gruppo
evenings-join-tournament = Gioca dal prossimo turno
evenings-leave-tournament = Non gioco altri turni
evenings-link-note = Chi ha questo link può partecipare.
evenings-own-link = Link a questa pagina
evenings-manage = Gestisci
evenings-rename = Rinomina
evenings-somebody = Persona
evenings-remove = Rimuovi per sempre
evenings-remove-note = { $name } non potrà più tornare, nemmeno con il link.
evenings-remove-sure = Sì, rimuovi
evenings-sure-not = No, annulla
evenings-pass-on = Affida la guida
evenings-end = Chiudi il torneo
evenings-end-note = Non si potrà più iniziare un turno e nessuno potrà più iscriversi. La classifica resta. Non si può annullare.
evenings-end-sure = Sì, chiudi
evenings-ended = Il torneo è finito.
evenings-your-table = Al tuo tavolo
evenings-round-runs =
    Turno { $round }: { $tables ->
        [one] un tavolo sta ancora giocando.
       *[other] { $tables } tavoli stanno ancora giocando.
    }
evenings-waiting =
    Prima del turno { $round }: { $players ->
        [one] partecipa una persona
       *[other] partecipano { $players } persone
    }. Il turno lo avvia chi organizza.
evenings-begin-round = Avvia il turno { $round }
evenings-standings = Classifica
evenings-rank = Posto
evenings-score = Punteggio
evenings-rule = A ogni tavolo il primo posto vale 12 e l’ultimo 0, a passi uguali; a pari merito ci si divide il punteggio. A parità di punteggio decidono i punti vittoria.
evenings-rounds = Turni
evenings-round = Turno { $round }
evenings-table = Tavolo { $number }
evenings-seat = { $score } · { $points } PV
evenings-settled = Conteggiato com’era
evenings-void = Non conta per nessuno
evenings-settle = Conta com’è
evenings-annul = Non contare
watching-title = Guardare a carte scoperte
watching-late-race = Questo tavolo mostra ogni gara quando è finita. La prima è ancora in corso.
watching-late-turns = Questo tavolo mostra la partita con { $turns } turni di ritardo: non è ancora arrivata fin lì.
