## Las reglas
## Un bloque es un párrafo en una línea, o líneas que empiezan todas con un punto.

rules-title = Las reglas del juego
rules-source-note =
    Esta es una versión digital no oficial de Divinity Derby, un juego de Carlo A. Rossi; el nombre es una marca de su editorial, Ares Games. Todos los textos son nuestros.

    Ningún reglamento muestra todas las cartas ni dice cuánto mide el circuito. Lo que no hemos encontrado en ellos lo hemos supuesto, y cada vez que consultas un valor el juego te dice si es impreso o supuesto. Si tienes la caja, puedes jugar con sus valores exactos cargando tu propia edición.
rules-overview =
    Demasiada ambrosía en la mesa de Zeus, y los dioses ya no se ponen de acuerdo: ¿qué criatura alada es la más rápida? Lo decidirá una carrera alrededor del Olimpo. Cada jugador es un dios, apuesta sobre cómo quedarán las criaturas y le echa una mano a la suerte.

    Pueden jugar de 3 a 6 personas, y una partida dura tres carreras. En cada una haces hasta tres apuestas y mueves a las criaturas con cartas de movimiento que compartes con tus vecinos. Las apuestas acertadas dan puntos de victoria. Quien más tenga tras la tercera carrera gana.

    Una carrera tiene cinco fases:

    • Primeras apuestas: todos apostáis dos veces.
    • La carrera: las criaturas vuelan y, hacia la mitad del circuito, todos apostáis por tercera vez. Termina con la clasificación.
    • Juicio de Zeus: las criaturas que han hecho trampas pueden acabar descalificadas.
    • Resultado de las apuestas: las apuestas se revelan y se puntúan.
    • La siguiente carrera o, tras la tercera, el final de la partida.

    Antes de la partida podéis añadir las variantes que queráis, con una condición: «Fichas de Destino» necesita «Poder de los Dioses».
rules-set-up =
    Cada jugador elige un dios distinto y recibe las 11 cartas de apuesta de ese dios. Todos tenéis las mismas 11 apuestas, y tienen que durar toda la partida: cada carta se puede usar una sola vez, y como mucho necesitarás nueve.

    Hay tantos portacartas como jugadores, uno entre cada dos vecinos. Así que tienes uno a tu izquierda y otro a tu derecha, y compartes cada uno con el jugador de ese lado.

    Antes de cada carrera se barajan las 54 cartas de movimiento, nueve de cada criatura, y se reparten entre los portacartas. Las cartas no usadas se quedan boca abajo y nadie las conoce. Lo demás depende del número de jugadores:

    • 3 jugadores: 2 fichas de cada criatura, 10 cartas en cada portacartas, 15 turnos por carrera, línea amarilla.
    • 4 jugadores: 3 fichas de cada criatura, 8 cartas en cada portacartas, 16 turnos por carrera, línea amarilla.
    • 5 jugadores: 3 fichas de cada criatura, 6 cartas en cada portacartas, 15 turnos por carrera, línea naranja.
    • 6 jugadores: 4 fichas de cada criatura, 6 cartas en cada portacartas, 18 turnos por carrera, línea naranja.

    De las dos líneas de mitad de carrera, la amarilla está después de la casilla { $yellow } y la naranja después de la casilla { $orange }; la línea de meta está después de la casilla { $finish }. Una criatura ha cruzado una línea en cuanto está en cualquier casilla más allá de ella, la haya llevado hasta allí una carta o un poder.

    Las seis criaturas esperan en la casilla de salida, la casilla 0. El orden en que forman allí se sortea antes de cada carrera, a la vista de todos.

    El mazo de Zeus empieza con { $protections ->
        [one] una sola carta de protección
       *[other] { $protections } cartas de protección
    }. El jugador inicial de la primera carrera se elige por sorteo, salvo que lo hayáis nombrado al preparar la mesa.
rules-first-bets =
    Empieza el jugador inicial y siguen los demás en el sentido de las agujas del reloj. Para apostar, pon boca abajo una carta de apuesta que aún no hayas usado y toma del tablero una ficha de la criatura por la que apuestas. Todos ven qué criatura es, pero la apuesta solo la conoces tú. Cuando todos han apostado, hay una segunda ronda en el mismo orden.

    • En una carrera solo puedes apostar una vez por la misma criatura.
    • Cuando ya no quedan fichas de una criatura, nadie más puede apostar por ella.

    Si las fichas que quedan no te permiten ninguna apuesta, pasas automáticamente y conservas tu carta. Solo puede ocurrir en partidas de cinco, y solo a quien hace la tercera apuesta en último lugar.
rules-move-creatures =
    Los turnos van en el sentido de las agujas del reloj y empieza el jugador inicial. En tu turno juegas una carta de movimiento de cada uno de tus dos portacartas. Por cuál empiezas lo decides tú.

    • Movimiento rápido: la criatura de tu primera carta avanza tantas casillas como indique su valor rápido.
    • Movimiento lento: solo entonces eliges una carta de tu otro portacartas. Su criatura avanza según el valor lento, que siempre es el más bajo de los dos.

    Una criatura que llega a una casilla ocupada se pone por delante de todas las que ya estaban allí. Con un movimiento de 0 no pasa nada: la criatura conserva su puesto en la casilla y no cuenta como recién llegada.

    Una criatura que ha cruzado la línea de meta tiene su puesto asegurado y ya no se mueve. Aun así hay que jugar sus cartas, porque en cada turno se juega una carta de cada portacartas, pero no tienen efecto.

    La carrera termina cuando todos los portacartas están vacíos: tras 15 turnos en total con 3 o 5 jugadores, 16 con 4 jugadores y 18 con 6 jugadores.
rules-move-creatures-example = Horus ha apostado por el Dragón, así que empieza con una carta del Dragón. Como carta rápida vale 4: el Dragón vuela cuatro casillas. Al Pegaso, en cambio, Horus prefiere frenarlo, y toma de su otro portacartas una carta del Pegaso con valor lento 0. El Pegaso se queda donde está. Las dos cartas van a la pila de descartes.
rules-dirty-trick =
    Algunas cartas de movimiento llevan además una bonificación: cuatro de las nueve de cada criatura, en la edición estándar. Son las jugarretas. Si juegas una de estas cartas como movimiento rápido, puedes sumarle la bonificación. Pero Zeus toma nota: en vez de descartarse, la carta pasa al mazo de Zeus, y en el juicio puede salirle muy cara a su criatura.

    Sin la bonificación, o como movimiento lento, es una carta como otra cualquiera. Y si la criatura ya está en la meta cuando eliges la carta, no queda movimiento que aumentar: la jugarreta no se puede usar.
rules-dirty-trick-example = Odín ha apostado por el Pegaso. Su carta rápida vale 2, y con la jugarreta otros 3: el Pegaso vuela cinco casillas y la carta va al mazo de Zeus. Después, con una carta lenta, Odín solo le concede una casilla al Dragón. Esa carta también lleva bonificación, pero una carta lenta no puede usarla: se descarta como las demás.
rules-third-bet =
    En cuanto la primera criatura cruza la línea de mitad de carrera, llega el momento de las terceras apuestas. Antes se juega el turno hasta el final, incluido el movimiento lento. Después, el vecino de la izquierda de quien tenía el turno pasa a ser el jugador inicial, aunque haya sido el poder de otro el que llevó a la criatura al otro lado. Si ya lo era, sigue siéndolo.

    Desde el jugador inicial, en el sentido de las agujas del reloj, todos hacéis una tercera apuesta, igual que las dos primeras. Luego sigue la carrera, y el jugador inicial tiene el siguiente turno.

    Si la línea se cruza en el último turno de todos, las terceras apuestas se hacen igualmente antes de la clasificación. Si no la cruza ninguna criatura, en esta carrera no hay tercera apuesta y el jugador inicial no cambia.
rules-ranking =
    Primero van las criaturas que han cruzado la línea de meta, en el orden en que lo han hecho. Las demás las siguen según lo lejos que hayan llegado. Dentro de una casilla, cuanto más tarde ha llegado una criatura, mejor es su puesto.

    Las criaturas que no han salido nunca de la casilla de salida se clasifican por el orden en que formaban en ella. Una criatura devuelta a la casilla de salida queda por delante de las que esperaban allí.
rules-ranking-example = Se han jugado todas las cartas. Solo el Dragón ha cruzado la línea de meta y es primero. El Pegaso es segundo en la casilla 22 y el Grifo, tercero en la casilla 20. El Lamasu y el Fénix comparten la casilla 18, pero el Fénix llegó más tarde y va por delante: es cuarto, y el Lamasu, quinto. La última es la Sílfide, en la casilla 17.
rules-judgment =
    A estas alturas, el mazo de Zeus contiene sus cartas de protección y todas las cartas de movimiento cuya jugarreta se ha usado en esta carrera. Se baraja, y Zeus saca { $drawn ->
        [one] una carta
       *[other] { $drawn } cartas
    }.

    Si sale una carta de movimiento, su criatura queda descalificada: pierde su puesto, y las que van detrás suben uno. Las cartas de protección no hacen daño, y una segunda carta de la misma criatura no cambia nada.

    Si hay menos cartas de las que Zeus debería sacar, las saca todas. Si no hay ninguna, no hay juicio.
rules-judgment-example = En esa carrera, Zeus saca una carta de protección, que no hace daño, y una carta del Pegaso. El Pegaso era segundo; ahora está descalificado y todas las de detrás suben un puesto. El Grifo es segundo, el Fénix tercero, el Lamasu cuarto y la Sílfide quinta, y sigue siendo la última.
rules-bet-outcome =
    Se revelan todas las cartas de apuesta de esta carrera. Cada una nombra uno o varios puestos; si su criatura ha quedado en uno de ellos, la apuesta está acertada y da los puntos de victoria que indica la carta.

    «Último» y «penúltimo» solo tienen en cuenta a las criaturas que no han sido descalificadas, y un puesto puede tener más de un nombre: si quedan tres criaturas, la tercera es también la última. Con una criatura descalificada solo se aciertan las apuestas que nombran la descalificación.
rules-bet-outcome-example = Odín descubre sus tres apuestas. «Primero o segundo» por el Grifo está acertada, porque tras el juicio es segundo: 4 puntos. «Primero o descalificado» por el Pegaso está acertada, porque lo han descalificado: otros 4. «Último o penúltimo» por el Dragón está fallada, porque ha ganado la carrera. Odín suma 8 puntos de victoria.
rules-next-race =
    Tras la primera y la segunda carrera, el vecino de la izquierda del jugador inicial pasa a ser el nuevo jugador inicial. Las criaturas, sus fichas y las cartas de protección vuelven a donde estaban al principio. Todas las cartas de movimiento, también las del mazo de Zeus, se barajan y se reparten de nuevo. Las cartas de apuesta reveladas no se vuelven a usar.

    Tras la tercera carrera gana quien tenga más puntos de victoria. No hay desempate: con los mismos puntos, la victoria se comparte.
rules-who-sees-what =
    Tú puedes ver:

    • las cartas de tus dos portacartas, cada uno compartido con el vecino de ese lado,
    • tus propias cartas de apuesta,
    • lo que te haya mostrado un poder.

    Todos pueden ver:

    • dónde están las criaturas y su orden dentro de cada casilla,
    • las fichas de criatura del tablero y de las apuestas,
    • cuántas cartas quedan en cada portacartas, qué cartas se han jugado y de qué portacartas venía cada una,
    • la pila de descartes,
    • qué cartas contiene el mazo de Zeus, pero no en qué orden,
    • qué cartas ha sacado Zeus y qué cartas de protección están fuera de la partida,
    • todos los puntos de victoria y todas las cartas de apuesta ya reveladas,
    • las fichas de destino, los poderes sin usar y los efectos duraderos de los poderes,
    • a quién se le preguntó por un poder y pasó.

    Una carta de apuesta en juego es secreta hasta que se resuelven las apuestas, y una que no uses nunca no se muestra jamás. En los portacartas ajenos no puedes mirar, y las cartas de movimiento no usadas no las ve nadie.
rules-power-of-the-gods =
    Cada dios tiene tres cartas de poder. Están boca arriba, así que todos saben qué poderes pueden llegar aún, y cada una se puede jugar una vez en toda la partida. El efecto de un poder prevalece sobre las demás reglas. Uno de los poderes de cada dios es un poder de destino, que solo se usa junto con la variante «Fichas de Destino».

    Cada poder se juega en su momento. En torno a una carta de movimiento, los momentos se suceden así:

    • Se muestra la carta, y si usa su jugarreta: poderes para cuando se juega una carta.
    • La criatura se ha movido. Si ha terminado sobre una ficha de destino: poderes de destino.
    • Poderes para después de la carta. Solo entonces va la carta a su pila.

    Hay también otros momentos: entre tus dos cartas, antes del movimiento lento; a mitad de carrera, después del turno completo, pero antes de que cambie el jugador inicial; antes de una apuesta; y en el juicio, antes y después de que Zeus saque sus cartas.

    En cada momento la pregunta da la vuelta a la mesa en el sentido de las agujas del reloj, empezando por el jugador activo. Juega un poder o pasa. Un poder tiene efecto al instante, y se pregunta al siguiente jugador. Aunque hayas pasado, puede que te vuelvan a preguntar; el momento acaba cuando todos han pasado uno tras otro. Algunos momentos son solo tuyos: antes de tu apuesta, antes de tu movimiento lento y después de tu carta no se pregunta a nadie más.

    El jugador activo es el que tiene el turno; a mitad de carrera, el que acaba de terminar su turno; en el juicio, el jugador inicial.

    Se te pregunta siempre que podrías jugar un poder, incluso si no cambiaría nada. Y como una pregunta nunca debe revelar un secreto, a quien tiene «{ power-renewal }» se le pregunta después de cada carta que juega sin jugarreta, mientras queden cartas en uno de sus portacartas, aunque lo único que pueda hacer sea pasar.

    Los detalles:

    • Un movimiento por un poder es un movimiento como cualquier otro: puede cruzar líneas y terminar sobre una ficha de destino. En ese caso se ofrecen enseguida los poderes de destino, primero al jugador activo; después, el momento interrumpido continúa con el jugador a la izquierda de quien jugó el poder. Ninguna criatura retrocede más allá de la casilla de salida.
    • Una criatura que ha llegado a la meta queda fuera del alcance de todos los poderes. Cuando se juega una de sus cartas, no se ofrecen los poderes de ese momento; con una carta de valor 0, sí.
    • El valor de la carta, la jugarreta y los poderes se suman; un resultado inferior a 0 cuenta como 0.
    • «{ power-celestial-paperwork }»: el resultado es 0, se sume lo que se sume. La siguiente carta de la criatura lo gasta, aunque sea de valor 0, y una carta jugada con jugarreta va igualmente al mazo de Zeus.
    • «{ power-trickster }» y «{ power-prophecy }»: la nueva ficha la ven todos; la nueva carta, solo tú. Solo cuentan las fichas que están ahora en tus apuestas, así que puedes volver a apostar por una criatura que hayas dejado. Pero una sola apuesta por criatura vale también para «{ power-trickster }»: nunca toma la ficha de una criatura por la que ya has apostado.
    • «{ power-superior-wisdom }» y «{ power-falcons-eye }»: solo tú ves las cartas, una vez y tal como están en ese momento; los demás saben que has mirado, y dónde. Con «{ power-superior-wisdom }» eliges todas las cartas antes de ver la primera. «{ power-falcons-eye }» necesita un portacartas que aún tenga cartas; sirve antes de cualquiera de tus tres apuestas, pero no si tienes que pasar.
    • «{ power-renewal }»: cuenta cómo se jugó la carta; también se puede renovar una carta con jugarreta si no la has usado. Lo que se ha movido, movido está. La otra carta se descarta boca arriba y nunca llega al mazo de Zeus. La carta lenta sale, como siempre, del otro portacartas, de modo que cada uno pierde exactamente una carta en tu turno; puede ser la misma carta que has recuperado. También se puede renovar la carta de una criatura que ya está en la meta.
    • «{ power-storm-chariot }»: «justo delante» significa un puesto mejor en ese momento, entre las criaturas que no han llegado a la meta. Las dos cuentan como recién llegadas a su nueva casilla, la de la ficha de destino en último lugar; si en su nueva casilla hay una ficha de destino, se ofrecen otra vez los poderes de destino. Si la criatura va en cabeza, este poder no se puede jugar.
    • «{ power-tablet-of-destinies }»: puede volver a salir la misma carta. Solo cuentan las cartas que quedan al final sobre la mesa.
    • «{ power-valkyries }»: una carta de la criatura protegida se saca como siempre, pero no tiene efecto.
rules-fate-tokens =
    Esta variante necesita «Poder de los Dioses». En cada carrera, una vez repartidas las cartas y antes de apostar, cada jugador pone una ficha de destino en el circuito. Empieza el jugador inicial y siguen los demás en el sentido de las agujas del reloj. Vale cualquier casilla de la 1 a la { $finish } que no tenga ya una ficha.

    Por sí sola, una ficha no hace nada. Pero cuando una criatura termina un movimiento en su casilla, gracias a una carta o a un poder, se puede jugar un poder de destino. Un movimiento de 0 no basta.

    Jugar el poder gasta la ficha: queda fuera del tablero hasta que acaba la carrera, así que cada ficha sirve para un solo poder. Después de la carrera, cada jugador vuelve a tener una.
rules-zeus-sobers-up =
    Con cada carrera, Zeus lo ve todo más claro. Las cartas de protección que saca en un juicio quedan fuera de la partida; por eso el mazo de Zeus de la siguiente carrera puede empezar con menos de { $protections }, y hacer trampas es cada vez más peligroso.

    Si «{ power-tablet-of-destinies }» cambia lo que ha salido, solo quedan fuera las cartas de protección que estén al final sobre la mesa.
rules-example = Ejemplo:
rules-present-step = Estás aquí
