## Lo que pasa en una partida, contado a un jugador

# $who es «you» cuando actúa quien lee. Sin punto final: una frase que sigue.
event-race-dealt = Las cartas están repartidas. { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    } Orden de salida, del mejor puesto al peor: { $creatures }.
event-fate-token-placed = { $who ->
        [you] Pones
       *[other] { $name } pone
    } una ficha de destino en la casilla { $sector }
event-fate-token-placed-more = { $name } en la casilla { $sector }
event-bet-placed = { $name } apuesta { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = Apuestas { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] No te queda ninguna criatura por la que apostar: pasas.
       *[other] A { $name } no le queda ninguna criatura por la que apostar: pasa.
    }
event-turn-began = { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
event-card-played = { $who ->
        [you] Juegas
       *[other] { $name } juega
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] Sigues con
       *[other] { $name } sigue con
    } { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] Juegas
       *[other] { $name } juega
    } { $card } { $from }, con su jugarreta
event-creature-moved = { $creature } vuela { $sectors ->
        [one] una casilla
       *[other] { $sectors } casillas
    } hasta la { $end }
event-creature-moved-back = { $creature } retrocede { $sectors ->
        [one] una casilla
       *[other] { $sectors } casillas
    } hasta la { $end }
event-creature-rearranged = { $creature } cambia de puesto en la casilla { $sector }
event-creature-stays = { $creature } se queda en la casilla { $sector }
event-creature-rests = { $creature } ya está en la meta
event-creature-finished = { $creature } cruza la línea de meta y termina { $place }
event-mid-race-line-passed = { $creature } cruza en cabeza la línea de mitad de carrera: después de este turno llegan las terceras apuestas.
event-card-discarded = { $card } va a la pila de descartes.
event-card-went-to-zeus = { $card } va al mazo de Zeus.
event-first-player-passed = { $who ->
        [you] Recibes la ficha de jugador inicial.
       *[other] { $name } recibe la ficha de jugador inicial.
    }
event-first-player-stays = { $who ->
        [you] Conservas la ficha de jugador inicial.
       *[other] { $name } conserva la ficha de jugador inicial.
    }
event-ranking-determined = Se han jugado todas las cartas. La clasificación: { $creatures }.
event-judgment-begins = Zeus frunce el ceño, baraja su mazo y empieza a sacar.
event-judgment-card-drawn = Sale { $card }.
event-judgment-protection-drawn = Sale una carta de protección: no pasa nada.
event-judgment-card-put-back = Una carta vuelve al mazo de Zeus ({ $card }), y Zeus baraja otra vez.
event-creature-disqualified = ¡{ $creature } queda { $disqualified }!
event-nobody-disqualified = Ninguna criatura queda descalificada.
event-no-judgment = El mazo de Zeus está vacío: no hay juicio.
event-ranking-after = Las demás suben de puesto: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } carta de protección sale de la partida.
       *[other] { $count } cartas de protección salen de la partida.
    }
event-bet-settled = { $who ->
        [you] Tu apuesta
       *[other] La apuesta { $of }
    } { $on } era «{ $bet }»: { $points ->
        [0] ningún punto.
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
event-race-ended = La carrera { $race } ha terminado.
event-game-ended = La partida ha terminado.
event-winner = { $who ->
        [you] ¡Ganas
       *[other] ¡{ $name } gana
    } con { $points ->
        [one] { $points } punto de victoria!
       *[other] { $points } puntos de victoria!
    }
event-shared-victory = ¡Victoria compartida con { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }: { $winners }!
event-power-played = { $who ->
        [you] Juegas
       *[other] { $name } juega
    } «{ $power }».
event-power-declined = { $who ->
        [you] Pasas
       *[other] { $name } pasa
    } ({ $moment }).
event-fate-token-lifted = La ficha de destino de la casilla { $sector } sale del tablero.
event-token-exchanged = { $who ->
        [you] Devuelves
       *[other] { $name } devuelve
    } la ficha { $given } y { $who ->
        [you] tomas
       *[other] toma
    } una { $taken }.
event-bet-card-exchanged = { $name } cambia la carta de su apuesta { $on }.
event-bet-card-exchanged-by-you = Cambias la carta de tu apuesta { $on }: { $new } en vez de { $old }.
event-holder-seen = { $who ->
        [you] Miras
       *[other] { $name } mira
    } las cartas del portacartas { $between }.
event-holder-seen-cards = Contiene: { $cards }.
event-bet-card-seen = { $name } lee en secreto la apuesta { $of } { $on }.
event-bet-card-seen-of-yours = { $name } lee en secreto tu apuesta { $on }.
event-bet-card-seen-by-you = Lees en secreto la apuesta { $of } { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] Devuelves
       *[other] { $name } devuelve
    } { $card } { $into }.
event-paperwork-done = El papeleo retiene { $creature }: esta carta cuenta como 0.
event-power-sun-ray = { $creature } volará 2 casillas más.
event-power-tangled-web = { $creature } volará 2 casillas menos.
event-power-sleipnir = La segunda carta usará su valor rápido.
event-power-valkyries = { $creature } se libra de la descalificación en esta carrera.
event-power-imperial-decree = Zeus sacará una carta más.
event-power-celestial-paperwork = La próxima carta { $of } contará como 0.

## Repeticiones

# Para ojos que lo ven todo.
replay-bet-placed = { $name } apuesta { $on }: { $bet }.
replay-bet-card-exchanged = { $name } cambia la carta de su apuesta { $on }: { $new } en vez de { $old }.
replay-bet-card-seen = { $name } lee en secreto la apuesta { $of } { $on }: { $bet }.

## La crónica

log-filter = Qué leer
log-filter-all = Toda la crónica
log-filter-moves = Movimientos
log-filter-bets = Apuestas
log-filter-zeus = Jugarretas y juicio
log-filter-powers = Poderes
log-nothing = Aún no hay nada que contar.
log-bot-plays = { $who ->
        [you] Ahora un bot juega por ti.
       *[other] Ahora un bot juega por { $name }.
    }
log-is-back = { $who ->
        [you] Has vuelto.
       *[other] { $name } ha vuelto.
    }
missed-title = Mientras no estabas
missed-show = Leer
missed-turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
missed-bets = { $count ->
        [one] { $count } apuesta
       *[other] { $count } apuestas
    }
missed-tricks = { $count ->
        [one] { $count } jugarreta
       *[other] { $count } jugarretas
    }
missed-powers = { $count ->
        [one] { $count } poder
       *[other] { $count } poderes
    }
missed-races = { $count ->
        [one] { $count } carrera terminada
       *[other] { $count } carreras terminadas
    }
