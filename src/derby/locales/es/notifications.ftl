# Las notificaciones del navegador, para partidas de semanas.

notify-title = Notificaciones de las partidas de varios días
notify-off = No
notify-0 = Cada vez
notify-4 = Como mucho cada 4 h
notify-24 = Como mucho una al día
notify-note = El navegador te avisa cuando te espera una decisión, aunque esta página esté cerrada: una vez para todas las partidas, y nunca mientras estás mirando.
notify-denied = El navegador no deja que esta página muestre notificaciones. Puedes cambiarlo en sus ajustes para este sitio.
notify-failed = El navegador no ha podido activar las notificaciones. Inténtalo más tarde.
push-title = Divinity Derby: te toca
push-game = La partida con { $names } te espera.
push-games = { $count ->
        [one] Te espera una partida.
       *[other] Te esperan { $count } partidas.
    }
push-hours = { $count ->
        [0] Queda menos de una hora.
        [one] Queda una hora.
       *[other] Quedan { $count } horas.
    }
push-days = { $count ->
        [one] Queda un día.
       *[other] Quedan { $count } días.
    }
