## En la mesa, en la página y en la terminal

terminal-race = Carrera { $race } de 3
terminal-turns-left = { $turns ->
        [one] queda { $turns } turno
       *[other] quedan { $turns } turnos
    }
terminal-players = Jugadores
terminal-turn = tiene el turno
terminal-your-bets = Tus apuestas:
terminal-protections = { $count ->
        [one] { $count } carta de protección
       *[other] { $count } cartas de protección
    }
terminal-known-bet = Has visto la apuesta { $of } { $on }: { $bet }.
terminal-known-holder = Vistas en el portacartas { $between } y aún sin jugar: { $cards }.
terminal-left-holder = A la izquierda, compartido con { $name }
terminal-right-holder = A la derecha, compartido con { $name }
terminal-empty = vacío
terminal-tokens-left = { $count ->
        [one] queda { $count } ficha
       *[other] quedan { $count } fichas
    }
terminal-already-bet = ya has apostado aquí
terminal-no-token = no quedan fichas
terminal-back = Atrás
terminal-pass = Pasar
terminal-pass-until-turn = Pasar siempre hasta tu próximo turno
terminal-as-it-stands = Por ahora:
terminal-fate-creature = { $creature } ha caído sobre una ficha de destino.
terminal-drawn = Zeus ha sacado:
table-movement-cards = Cartas de movimiento
judgment-cards-drawn = { $value ->
        [one] Zeus saca { $value } carta
       *[other] Zeus saca { $value } cartas
    }

## Preguntas al jugador

ask-fast = Elige tu carta rápida, de cualquiera de los dos portacartas.
ask-slow = Elige tu carta lenta, de tu portacartas { $side ->
        [left] izquierdo
       *[right] derecho
    }.
ask-slow-as-fast = Elige tu segunda carta, de tu portacartas { $side ->
        [left] izquierdo
       *[right] derecho
    }. Gracias a Sleipnir, usa su valor rápido.
ask-power = ¿Jugar un poder? ({ $moment })
ask-trickster-given = ¿Cuál de tus apuestas cambia de criatura?
ask-trickster-taken = ¿Qué ficha tomas en lugar de la { $of }?
ask-prophecy-bet = ¿Cuál de tus apuestas cambia de carta?
ask-prophecy-card = ¿Cuál es la nueva carta de tu apuesta { $on }?
ask-superior-wisdom = ¿Qué apuesta { $of } lees?
ask-falcons-eye = ¿Qué portacartas miras?
ask-renewal = ¿Qué carta descartas para que la jugada vuelva en su lugar?
ask-tablet = ¿Qué carta vuelve al mazo de Zeus?
ask-blessing = ¿Qué criatura avanza 3 casillas?

## La mesa

page-track = El circuito
page-latest-turn =
    { $who ->
        [you] Tu último turno
       *[other] Último turno de { $name }
    }
page-start = Salida
page-finish = Meta
page-sector = Casilla { $sector }
page-sector-before = Casilla anterior
page-sector-next = Casilla siguiente
page-fate-token-of = Ficha de destino: { $name }
page-mid-race = ¡Media carrera!
page-ghost = { $creature } llegaría a la casilla { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → meta ({ $end })
page-stays = { $creature } no se mueve
page-tab-cards = Cartas
page-tab-bets = Apuestas
page-tab-zeus = Zeus
page-tab-log = Crónica
judgment-trick = { $who ->
        [you] tu jugarreta
       *[other] jugarreta { $of }
    }
judgment-came = { $creature } ha quedado { $place }; tu apuesta era «{ $bet }».
judgment-out = { $creature } ha quedado { $disqualified }; tu apuesta era «{ $bet }».
page-log = Qué ha pasado
page-log-everything = Con todo detalle
page-ledger = Dónde está cada carta de movimiento
page-card-yours = en tus portacartas
page-card-held = en un portacartas
page-card-discard = descartada
page-card-zeus = en el mazo de Zeus
page-card-unknown = desconocida
# Para leer en voz alta: los valores de una carta de movimiento, y una carta en la tabla de todas las cartas.
card-aloud = { $creature }, rápido { $fast }, lento { $slow }{ $trick ->
        [0] {""}
       *[other] , jugarreta más { $trick }
    }
card-aloud-where = { $card }: { $where }
page-bet-open = Apuesta { $number }
page-creatures-to-bet = Fichas de criatura
page-watching = Estás mirando
page-your-turn = Te toca
page-title-your-turn = ¡Te toca! – Divinity Derby
replay-continued = Esta partida continúa una repetición. Quien la haya visto sabe lo que se repartió antes; lo que viene ahora se sortea de nuevo.
replay-continued-link = La primera partida

## Decidir

page-decision = Tu decisión
page-thinking = { $name } está pensando…
page-betting = { $name } está eligiendo una apuesta…
page-hurry = ¡Date prisa!
page-watch = Mira lo que pasa…
page-sending = Enviando…
page-bots-get-ready = Los bots están calentando en este ordenador, solo por esta vez…
page-bots-are-slow = { $name } sigue pensando: el servidor tiene ahora mucho trabajo…
page-fast = rápida
page-slow = lenta
page-trick = jugarreta
page-dirty-trick = Jugarreta
page-swap = Cambiar
page-only-fast = Solo la rápida
page-place-bet = Apostar
page-ask-bet = Tu { $number ->
        [1] primera
        [2] segunda
       *[other] tercera
    } apuesta: elige una criatura y una carta de apuesta.
page-bet-pays = { $places }, { $on }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } si aciertas.
page-ask-fate-token = Elige una casilla para tu ficha de destino.
page-closed-not-your-turn = No te toca jugar una carta.
page-closed-other-holder = La carta lenta sale del otro portacartas.
page-closed-trick = Esta criatura está en la meta: no hay movimiento que aumentar.
page-closed-bet-used = Ya has usado esta carta de apuesta.
page-closed-not-your-bet = No te toca apostar.
page-handed-over = Un bot juega en tu lugar.
page-take-back = Volver a jugar
page-returns = El bot toma esta decisión y después vuelves a jugar tú.
page-awaited = { $name } no está. En { $time } toma el relevo un bot.
page-let-bot-play = Que juegue ya un bot

## Los poderes en la mesa

power-changes-places = { $one } ⇄ { $other }
power-known = Lo que te han mostrado tus poderes
power-yours = Tus poderes
power-played = ya jugado
power-pass-effect = No cambia nada, y conservas tus poderes.
power-play = Jugarlo
power-play-sure = Solo se puede jugar una vez en la partida. ¿Ahora?
