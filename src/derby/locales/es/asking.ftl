## Preguntar qué es algo

asked-key = ¿qué es esto? (luego ← → de una cosa a otra)
asked-place = Puesto { $place } de 6, en la casilla { $sector }.
asked-place-start = Puesto { $place } de 6, aún en la salida.
asked-place-finished = En la meta, en el puesto { $place }.
asked-place-disqualified = Queda fuera de esta carrera: descalificación.
asked-your-bet = Tu apuesta por esta criatura: { $bet }.
asked-no-bet = No has apostado por esta criatura.
asked-tokens = { $count ->
        [0] No quedan fichas: ya nadie puede apostar por ella.
        [one] Queda una ficha para apostar por ella.
       *[other] Quedan { $count } fichas para apostar por ella.
    }
asked-cards-yours = Aún en tus portacartas: { $cards }.
asked-cards-unknown = En otros portacartas, o fuera de esta carrera: { $cards }.
asked-cards-zeus = { $count ->
        [one] Una de sus cartas está en el mazo de Zeus. Si Zeus la saca, la criatura queda descalificada.
       *[other] { $count } de sus cartas están en el mazo de Zeus. Si Zeus saca alguna, la criatura queda descalificada.
    }
asked-card-moves = { $fast ->
        [one] { $fast } casilla
       *[other] { $fast } casillas
    } como carta rápida del turno, { $slow } como lenta.
asked-card-trick = Su jugarreta suma { $bonus } al movimiento rápido. Pero entonces la carta va a Zeus, y la criatura puede acabar descalificada.
asked-card-protection = Si Zeus la saca, no pasa nada.
asked-assumed = Ningún reglamento lo dice: lo hemos supuesto.
asked-bet-needs = Se acierta si la criatura queda así después del Juicio de Zeus.
asked-bet-pays = { $points ->
        [one] Da { $points } punto de victoria.
       *[other] Da { $points } puntos de victoria.
    }
asked-bet-once = Cada carta de apuesta se usa una sola vez en la partida.
asked-seat-points = { $points ->
        [one] { $points } punto de victoria hasta ahora.
       *[other] { $points } puntos de victoria hasta ahora.
    }
asked-seat-bets = Apuestas en esta carrera: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: ya jugado.
asked-power-once = Se puede jugar una sola vez en toda la partida.
asked-fate-why = Cuando una criatura termina un movimiento aquí, uno de los dioses puede jugar un poder de destino. Entonces la ficha se gasta.
asked-line-after = Después de la casilla { $sector }.
asked-line-mid = En cuanto una criatura la cruza, todos hacen una tercera apuesta al terminar el turno. Quien tenía ese turno apuesta al final.
asked-line-mid-passed = La primera en cruzarla en esta carrera: { $creature }.
asked-line-finish = La criatura que la cruza tiene su puesto asegurado, si Zeus no dice lo contrario, y ya no vuela más.
asked-zeus-holds = Contiene: { $cards }.
asked-zeus-draws = { $draws ->
        [one] Tras la carrera, Zeus saca una carta. La criatura de esa carta queda descalificada.
       *[other] Tras la carrera, Zeus saca { $draws } cartas. Las criaturas de esas cartas quedan descalificadas.
    }
asked-zeus-chance = Cuantas más cartas de una criatura haya en el mazo, más fácil es que la pille.
asked-first-player = Apuesta antes que nadie y juega el primer turno.
asked-holder = Portacartas
asked-holder-yours = Lo compartes con { $name }: nadie más ve sus cartas ni juega con ellas.
asked-holder-others = Lo comparten { $one } y { $other }: nadie más ve sus cartas ni juega con ellas.
asked-holder-turn = En cada turno, la carta rápida sale de uno de los dos portacartas del jugador, y la lenta, del otro.
asked-holder-count = { $count ->
        [0] Está vacío.
        [one] Queda una carta en él.
       *[other] Quedan { $count } cartas en él.
    }
asked-discard = Pila de descartes
asked-discard-why = Las cartas ya jugadas, salvo las jugarretas. Todos pueden mirarlas, y en esta carrera ya no cuentan.
asked-discard-count = { $count ->
        [0] Está vacía.
        [one] Tiene una carta.
       *[other] Tiene { $count } cartas.
    }
