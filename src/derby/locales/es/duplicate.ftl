## La carrera del día y las partidas duplicadas

daily-title = Carrera del día
daily-what = Un reparto al día, el mismo para todos. Tienes un solo intento y todo el tiempo que quieras.
daily-against = Contra tres bots: { $level }
daily-play = Jugar la carrera
daily-go-on = Seguir con la carrera
daily-past = Ese día ya pasó: la carrera no cuenta para ninguna racha ni clasificación.
daily-streak = { $days ->
        [one] Racha: un día
       *[other] Racha: { $days } días
    }
daily-longest = (la más larga: { $days })
daily-days = Calendario
daily-day-open = sin jugar
daily-day-playing = empezada
daily-day-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
daily-loading = Un momento…
daily-points = { $points ->
        [one] Has conseguido un punto
       *[other] Has conseguido { $points } puntos
    }
daily-won = Nadie de tu mesa ha conseguido más.
daily-lost = Alguien de tu mesa ha conseguido más.
daily-race-bets = Carrera { $race }: { $won } de { $bets } apuestas acertadas
daily-place = Puesto { $place } de { $of }
daily-alone = Sin servidor no hay nadie con quien compararte.
daily-checked = Se está comprobando tu partida; luego sabrás tu puesto…
daily-not-counted = Esta partida no se compara con las demás.
daily-rival = { $points ->
        [one] En tu plaza, el Olímpico ha conseguido un punto.
       *[other] En tu plaza, el Olímpico ha conseguido { $points } puntos.
    }
daily-rival-waits = El Olímpico sigue jugando en tu plaza…
daily-best = Todos los resultados
daily-column-place = Puesto
daily-column-player = Jugador
daily-column-points = Puntos
daily-share = Para compartir
daily-share-note = No le dice nada a quien aún no haya jugado.
daily-share-points = { $points ->
        [one] Un punto, puesto { $place } de { $seats } en la mesa
       *[other] { $points } puntos, puesto { $place } de { $seats } en la mesa
    }
daily-copy = Copiar
duplicate-link = Duplicado con amigos o bots
duplicate-title = Partida duplicada
duplicate-what = Tú y tus amigos ocupáis la misma plaza, con las mismas cartas y contra los mismos bots, cada cual cuando quiera. Después comparáis.
duplicate-what-here = Tú y un bot ocupáis la misma plaza con las mismas cartas. Después comparas.
duplicate-deals = Repartos
duplicate-open = Abrir la partida
duplicate-own = Tus partidas duplicadas
duplicate-all = Todas tus partidas duplicadas
duplicate-summary = { $over } de { $deals } repartos jugados, { $level }, { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
duplicate-plays = Todos ocupan la misma plaza contra { $seats } bots: { $level }
duplicate-deal = Reparto { $number }
duplicate-play = Jugar
duplicate-go-on = Seguir
duplicate-results = Resultados
duplicate-results-note = Verás lo que han hecho los demás con un reparto cuando lo hayas jugado.
duplicate-together = Total
duplicate-invite = Envía este enlace a tus amigos
duplicate-bots = Que un bot juegue en tu plaza
duplicate-compare = Comparar
duplicate-compare-with = Tú y { $name }
duplicate-you = Tú
duplicate-whose-points = { $points ->
        [one] { $name }: un punto
       *[other] { $name }: { $points } puntos
    }
duplicate-parted-same = Os separáis en la decisión { $number }; hasta ahí todo era igual. Tú: { $own }. { $name }: { $other }.
duplicate-parted = La decisión { $number } es la primera distinta. Tú: { $own }. { $name }: { $other }.
duplicate-alike = En esta carrera habéis decidido lo mismo.
duplicate-watch-own = Ver la tuya a partir de ahí
duplicate-watch-other = Ver la de { $name } a partir de ahí
