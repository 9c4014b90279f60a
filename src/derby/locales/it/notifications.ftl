# Le notifiche del browser, per le partite di settimane.

notify-title = Notifiche per le partite di più giorni
notify-off = No
notify-0 = Ogni volta
notify-4 = Al massimo ogni 4 h
notify-24 = Al massimo una al giorno
notify-note = Il browser ti avvisa quando una decisione ti aspetta, anche se questa pagina è chiusa: una volta per tutte le partite, e mai mentre stai guardando.
notify-denied = Il browser non permette a questa pagina di mostrare notifiche. Puoi cambiarlo nelle sue impostazioni per questo sito.
notify-failed = Il browser non è riuscito ad attivare le notifiche. Riprova più tardi.
push-title = Divinity Derby: tocca a te
push-game = La partita con { $names } ti aspetta.
push-games = { $count ->
        [one] Una partita ti aspetta.
       *[other] { $count } partite ti aspettano.
    }
push-hours = { $count ->
        [0] Resta meno di un’ora.
        [one] Resta un’ora.
       *[other] Restano { $count } ore.
    }
push-days = { $count ->
        [one] Resta un giorno.
       *[other] Restano { $count } giorni.
    }
