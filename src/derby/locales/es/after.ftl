## La victoria

# Por qué alguien ha ganado o perdido, tras la tercera carrera.
victory-bet = «{ $bet }» { $on }
    .alone = «{ $bet }»
victory-came-true = { $won ->
        [0] No has acertado ninguna de tus { $bets } apuestas.
        [one] Has acertado una de tus { $bets } apuestas: { $bet }, que valía { $points }.
       *[other] Has acertado { $won } de tus { $bets } apuestas; la mejor ha sido { $bet }, que valía { $points }.
    }
victory-ahead = { $points ->
        [one] Has ganado por un solo punto.
       *[other] Has ganado por { $points } puntos.
    }
victory-shared = Nadie tiene más, así que la victoria también es tuya.
victory-short = { $points ->
        [one] Te ha faltado un punto para ganar.
       *[other] Te han faltado { $points } puntos para ganar.
    }
victory-short-missed = { $points ->
        [one] Te ha faltado un punto para ganar; { $bet }, en la carrera { $race }, te habría dado { $value }.
       *[other] Te han faltado { $points } puntos para ganar; { $bet }, en la carrera { $race }, te habría dado { $value }.
    }
victory-tournament = Volver al torneo
victory-group = Volver al grupo

## Repeticiones

replay-title = Repetición
replay-coming = Cargando la partida…
replay-to-table = Volver a la mesa
replay-controls = Controles de la repetición
replay-moment = Momento de la partida
replay-moment-of = Carrera { $race }, paso { $at } de { $last }
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-race-before = Al comienzo de la carrera
replay-race-next = A la siguiente carrera
replay-eyes = Punto de vista
replay-eyes-public = Público
replay-eyes-omniscient = Todo a la vista
replay-share = Copiar enlace
replay-link = Enlace a este momento
replay-continue = Jugar desde aquí
replay-continue-note = Ocupas una plaza en este mismo momento de la partida, y los bots ocupan las demás. Todas las cartas y apuestas se quedan como están; a partir de aquí puede pasar cualquier cosa.
replay-continue-fairness = Lo que se repartió antes ya no es secreto: quien haya visto la repetición lo conoce. Todo lo que aún está por venir se saca de una semilla nueva que nadie conoce.
replay-your-seat = Tu plaza
replay-continue-begin = Seguir jugando
replay-verify = Comprobar el azar
replay-download = Guardar el registro
replay-keys-turn = Mayús ← →
replay-keys-race = RePág AvPág
replay-keys-ends = Inicio Fin
replay-keys-play = Espacio
replay-key-step = un paso atrás o adelante
replay-key-turn = un turno atrás o adelante
replay-key-race = una carrera atrás o adelante
replay-key-ends = al principio o al final
replay-key-play = reproducir o pausar
replay-key-eyes = siguiente punto de vista
verify-at-work = Rehaciendo cada mezcla…
verify-fair = { $shuffles ->
    [one] La mezcla
   *[other] Las { $shuffles } mezclas
  } y { $draws ->
    [one] un sorteo concuerdan
   *[other] los { $draws } sorteos concuerdan
  } con la semilla.
verify-nothing-drawn = La semilla concuerda con su compromiso, pero aún no se ha sacado nada de ella.
verify-wrong = { $wrong ->
    [one] Una cosa no concuerda con la semilla.
   *[other] { $wrong } cosas no concuerdan con la semilla.
  }
verify-other-commitment = El compromiso del registro no es el que esta mesa publicó antes de la partida.
verify-given = { $given ->
    [one] Una mezcla o un sorteo viene de la partida que esta continúa; se comprueba con el registro de aquella.
   *[other] { $given } mezclas y sorteos vienen de la partida que esta continúa; se comprueban con el registro de aquella.
  }
verify-how = Tu navegador acaba de calcularlo por sí mismo a partir del registro: SHA-256 para el compromiso y HMAC-SHA-256 para cada mezcla y cada sorteo. El servidor no ha intervenido.
verify-commitment = Compromiso de la semilla
verify-first-player = Jugador inicial
verify-deck = Carrera { $race }: cartas de movimiento
verify-line-up = Carrera { $race }: orden de salida
verify-judgment = Carrera { $race }: Juicio de Zeus
verify-tablet = Carrera { $race }: Tablilla de los Destinos
verify-matches = concuerda
verify-differs = no concuerda
verify-published = Publicado antes de la partida (SHA-256 de la semilla)
verify-seed = Semilla, mostrada tras la partida
verify-words = Palabras de los jugadores
verify-no-seed = Este registro no muestra ninguna semilla: su azar no se puede comprobar.
verify-no-webcrypto = Este navegador solo calcula SHA-256 en páginas seguras (https o localhost). Guarda el registro y compruébalo con «derby verify».
verify-began-midway = Esta partida empezó por la mitad: su azar solo se puede comprobar con «derby verify».
verify-bad-record = Esto no es el registro de una partida completa.

## Después de la partida

after-title = Tras la partida
after-waiting = Analizando la carrera { $race } de { $races }…
after-waiting-long = La primera vez en este ordenador lleva cosa de un minuto.
after-again = Volver a intentarlo
after-to-table = Volver a la mesa
after-victory = Opciones de victoria
after-victory-note = Las opciones de cada uno, con todas las cartas a la vista y si todos siguen jugando con cabeza: en cada momento, a partir de { $samples } partidas jugadas hasta el final, con un margen de ±{ $error }. Los números marcan los puntos de inflexión.
after-rough = Este servidor no puede compilar las reglas, así que todas las probabilidades son aproximadas.
after-turning-points = Puntos de inflexión
after-turning-points-note = Los mayores vuelcos en las opciones de alguien.
after-no-turning-points = No hubo ninguno: las opciones de nadie dieron nunca un gran vuelco.
after-race = Carrera { $race }
after-cause-deal = Se reparten las cartas
after-cause-first-bets = Las primeras apuestas
after-cause-turn = { $name } juega: { $cards }
after-cause-third-bets = Las terceras apuestas
after-cause-judgment = El Juicio de Zeus
after-leap = { $name }: { $before } → { $after }
after-bet-leap = Apuesta { $of }, { $bet } { $on }: { $before } → { $after }
after-plot = Carrera { $race }, carta a carta. Clasificación antes del juicio: { $ranking }.
after-plot-note = Cada línea es una criatura. Hacia la derecha, las cartas según se jugaron; hacia arriba, las casillas.
after-cards = cartas jugadas
after-third-bets = terceras apuestas
after-disqualified = descalificación: { $creatures }
after-bets-note = La probabilidad es la que se podía calcular al hacer la apuesta.
after-bet = Apuesta
after-chance = Probabilidad
after-outcome = Resultado
after-won = acertada, +{ $points }
after-lost = fallada
after-exchanged = al principio: { $bet } { $on }
