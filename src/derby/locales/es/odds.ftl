## El pronóstico

page-tab-odds = Pronóstico
odds-setting = Pronóstico
odds-setting-off = No
odds-setting-on = Para todos
odds-title = Probabilidades en esta carrera
odds-on = En esta mesa, todos pueden ver el pronóstico. Se basa solo en lo que tú sabes.
odds-show = Ver el pronóstico
odds-waiting = Calculando el pronóstico…
odds-waiting-long = Calculando el pronóstico… La primera vez en este ordenador lleva cosa de un minuto.
odds-from = A partir de { $samples } continuaciones posibles de la carrera, con un margen de ±{ $error }.
odds-rough = Este servidor no puede compilar las reglas, así que el pronóstico es aproximado: { $samples } continuaciones posibles de la carrera, con un margen de ±{ $error }.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = En cada barra, de izquierda a derecha: del primer al sexto puesto y, rayada, la descalificación.
odds-head-first = ganar
odds-all-bets = Cada apuesta: su probabilidad y, debajo, los puntos que vale de media
odds-of-bet = { $chance }, vale { $value } de media
odds-unit = Ø { $value }
odds-unit-key = Ø: puntos de victoria de media

## Pistas

hint-ask = Pista
hint-key = pedir una pista al entrenador
hint-agree = Acepto que haya pistas
hint-agree-note = Si todos las aceptáis antes de que empiece la partida, cualquiera podrá pedir una pista durante ella. Una partida con pista no cuenta para nadie.
hint-agreed = acepta las pistas
hint-asked = { $who ->
        [you] Pides una pista al entrenador: esta partida ya no cuenta.
       *[other] { $name } pide una pista al entrenador: esta partida ya no cuenta.
    }
