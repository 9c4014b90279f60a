## La primera carrera guiada

guide-name = Guía
guide-next = Siguiente
guide-skip = Saltar la guía
guide-done = Listo
guide-again = Ver la guía
guide-key = siguiente paso de la guía
guide-welcome-title = Una vuelta al Olimpo
guide-welcome = Seis criaturas vuelan de la salida a la meta. Tú apuestas sobre cómo van a quedar, y con tus cartas echas una mano. Tras tres carreras gana quien tenga más puntos de victoria.
guide-cards-title = Tus cartas
guide-cards = Con estas cartas moverás a las criaturas. El portacartas izquierdo lo compartes con { $left }, y el derecho, con { $right }. Si una criatura tiene aquí muchas cartas altas, puedes ayudarla.
guide-first-bet-title = Tu primera apuesta
guide-first-bet = Elige una criatura y una carta de apuesta, en el orden que quieras. Si la criatura acaba en un puesto que nombra la carta, te llevas los puntos de victoria. La criatura la ven todos; la carta, solo tú.
guide-second-bet-title = Lo que saben los demás
guide-second-bet = Una ficha muestra por qué criatura ha apostado un dios, pero no por qué puesto: bien puede ser el último. Ahora te toca la segunda apuesta, por otra criatura.
guide-watch-title = Empieza la carrera
guide-watch = Un turno son dos cartas: primero una rápida, que usa su primer número, y luego una lenta del otro portacartas, que usa el segundo.
guide-fast-title = Te toca: la carta rápida
guide-fast = Elige una carta de cualquiera de los dos portacartas. Su criatura volará tantas casillas como diga el primer número, el grande.
guide-trick-title = Una jugarreta
guide-trick = Esta carta puede sumar { $bonus ->
        [one] { $bonus } casilla
       *[other] { $bonus } casillas
    }. Pero entonces va a Zeus en vez de a la pila de descartes, y si él la saca después de la carrera, su criatura queda descalificada. Tú decides.
guide-slow-title = Ahora, la carta lenta
guide-slow = La sombra del circuito muestra adónde llegará tu criatura. Elige ahora una carta de tu portacartas { $side ->
        [left] izquierdo
       *[right] derecho
    }: solo cuenta su segundo número, el pequeño.
guide-confirm-title = Aún no hay nada decidido
guide-confirm = Cambia de idea cuantas veces quieras, o intercambia las dos cartas. Solo se juegan con «Confirmar».
guide-neighbours-title = Cartas compartidas
guide-neighbours = Tus vecinos juegan de los mismos portacartas: { $left } del izquierdo, { $right } del derecho. Lo que tú dejes lo pueden jugar ellos. Pero también ves lo que pueden estar tramando.
guide-zeus-title = Zeus vigila
guide-zeus = Alguien ha jugado una jugarreta, y su carta está ahora con las de protección en el mazo de Zeus. Después de la carrera Zeus saca { $drawn ->
        [one] una carta: su criatura
       *[other] { $drawn } cartas: toda criatura que salga
    } queda descalificada.
guide-order-title = ¿Quién va por delante?
guide-order = Los números pequeños de las criaturas son sus puestos. Dentro de una casilla va por delante la que ha llegado la última.
guide-third-bet-title = La tercera apuesta
guide-third-bet = Una criatura ha cruzado la línea de mitad de carrera: todos apostáis otra vez, y quien tenía el turno, en último lugar. Ya sabes mucho más, así que mira el circuito y tus cartas antes de elegir.
guide-finish-title = Al otro lado de la meta
guide-finish = Una criatura que ha llegado a la meta tiene su puesto asegurado, si Zeus no dice lo contrario, y ya no vuela más. Sus cartas aún hay que jugarlas, pero no mueven nada.
guide-fate-token-title = Tu ficha de destino
guide-fate-token = Ponla en la casilla que quieras. Cuando una criatura termine allí un movimiento, un dios podrá jugar un poder de destino, y la ficha se irá.
guide-power-title = Un poder de tu dios
guide-power = En este momento puedes jugar una de tus cartas de poder, o pasar. Cada una sirve una sola vez en toda la partida.
guide-judgment-title = El Juicio de Zeus
guide-judgment = La carrera ha terminado, y así han llegado las criaturas. Ahora Zeus saca { $drawn ->
        [one] una carta
       *[other] { $drawn } cartas
    } de su mazo. La criatura de una carta que salga queda fuera, y las de detrás suben. Las cartas de protección no hacen daño.
guide-bet-outcome-title = Resultado de las apuestas
guide-bet-outcome = Ahora se descubren todas las apuestas. Si una criatura ha quedado en un puesto que nombra su carta, la apuesta da sus puntos.
guide-next-race-title = Lo que queda
guide-next-race = { $won ->
        [all] Las apuestas acertadas han dado sus puntos; las demás, nada.
        [0] No has acertado ninguna apuesta, así que esta carrera no te ha dado nada.
        [one] Has acertado una de tus apuestas y te llevas { $points } puntos.
       *[other] Has acertado { $won } de tus apuestas y te llevas { $points } puntos.
    } Los puntos se quedan, pero las cartas de apuesta usadas se van: te quedan { $cards } para { $races ->
        [one] una carrera más
       *[other] { $races } carreras más
    }. Todas las cartas de movimiento se barajan y se reparten de nuevo.
guide-odds-title = El pronóstico
guide-odds = Desde ahora ves las probabilidades de cada criatura, calculadas solo con lo que tú sabes. Junto a una apuesta, el porcentaje es la probabilidad de acertarla, y Ø son los puntos de victoria que da de media.
guide-farewell-title = Ya conoces el juego
guide-farewell = Aquí acaba la guía. Las reglas están siempre a mano, abiertas por la fase actual (tecla G), y desde allí puedes volver a llamar a la guía. ¡Mucha suerte!

## Consejos para las primeras partidas

hints-setting = Guía y consejos para empezar
hints-setting-off = Ocultos
hints-setting-on = A la vista
tip-name = Consejo
tip-close = Entendido
tip-never = No más consejos
tip-easy-bets-title = Empieza por lo fácil
tip-easy-bets = Solo ves una parte de las cartas, y la carrera es larga. Las cartas de apuesta con dos o tres puestos se aciertan más a menudo: un buen comienzo.
tip-high-bets-title = Guárdate las grandes
tip-high-bets = En la tercera apuesta ha pasado media carrera y sabes mucho más. Suele valer la pena guardar hasta entonces las cartas de apuesta más valiosas.
tip-third-race-title = La última carrera
tip-third-race = Las cartas de apuesta que sobren tras esta carrera no valen nada. Si te guardas una valiosa para la tercera apuesta, asegúrate de poder usarla: puede que la ficha que necesites ya no esté.
tip-mid-race-line-title = ¿Cruzas ya la línea?
tip-mid-race-line = Con este turno, la primera criatura cruza la línea de mitad de carrera. Después vienen las terceras apuestas, y la tuya es la última de todas. Si no tienes prisa, deja que la cruce otro.
tip-disqualification-title = Zeus se ha dado cuenta
tip-disqualification = En el mazo de Zeus hay varias cartas { $of }. Apostar por una descalificación es arriesgado, pero da más que casi todo lo demás.
