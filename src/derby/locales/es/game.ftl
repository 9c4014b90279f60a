### Las palabras del juego en español.
###
### Una palabra que cambia con la frase lleva atributos, los mismos en todos los idiomas:
### subject, opening (subject al principio de la frase), object, of, on, gender, plural, feminine, short.

## Criaturas

creature-dragon = Dragón
    .subject = el Dragón
    .opening = El Dragón
    .object = al Dragón
    .of = del Dragón
    .on = por el Dragón
    .gender = masculine
creature-gryphon = Grifo
    .subject = el Grifo
    .opening = El Grifo
    .object = al Grifo
    .of = del Grifo
    .on = por el Grifo
    .gender = masculine
creature-lamassu = Lamasu
    .subject = el Lamasu
    .opening = El Lamasu
    .object = al Lamasu
    .of = del Lamasu
    .on = por el Lamasu
    .gender = masculine
creature-pegasus = Pegaso
    .subject = el Pegaso
    .opening = El Pegaso
    .object = al Pegaso
    .of = del Pegaso
    .on = por el Pegaso
    .gender = masculine
creature-phoenix = Fénix
    .subject = el Fénix
    .opening = El Fénix
    .object = al Fénix
    .of = del Fénix
    .on = por el Fénix
    .gender = masculine
creature-sylph = Sílfide
    .subject = la Sílfide
    .opening = La Sílfide
    .object = a la Sílfide
    .of = de la Sílfide
    .on = por la Sílfide
    .gender = feminine

## Dioses

god-anansi = Anansi
    .short = Anansi
god-horus = Horus
    .short = Horus
god-marduk = Marduk
    .short = Marduk
god-odin = Odín
    .short = Odín
god-quetzalcoatl = Quetzalcóatl
    .short = Quetzalcóatl
god-yu-huang = Yù Huáng el Emperador de Jade
    .short = Yù Huáng
# De quién es algo; .elided si el nombre empieza por vocal.
name-of = de { $name }
    .elided = de { $name }

## Palabras del juego

word-dirty-trick = jugarreta
    .plural = jugarretas
word-bet =
    .plural = apuestas
word-bet-card =
    .plural = cartas de apuesta
word-cardholder =
    .plural = portacartas
word-mid-race-line = línea de mitad de carrera
word-finish-line = línea de meta
word-judgment = Juicio de Zeus
word-zeus-deck = mazo de Zeus
word-protection-card = carta de protección
    .plural = cartas de protección
word-disqualified = descalificado
    .feminine = descalificada
word-first-player = jugador inicial
word-victory-points = puntos de victoria
word-fate-token = ficha de destino

## Variantes

variant-zeus-sobers-up = Zeus se despeja
variant-power-of-the-gods = Poder de los Dioses
variant-fate-tokens = Fichas de Destino

## Puestos, tan cortos como en una carta de apuesta

place-first = primero
    .feminine = primera
place-second = segundo
    .feminine = segunda
place-third = tercero
    .feminine = tercera
place-fourth = cuarto
    .feminine = cuarta
place-fifth = quinto
    .feminine = quinta
place-sixth = sexto
    .feminine = sexta
place-last = último
    .feminine = última
place-next-to-last = penúltimo
    .feminine = penúltima
place-disqualified = descalificado
    .feminine = descalificada
# Dos puestos: «primero o segundo». Tres: los dos primeros se unen con place-comma, el tercero con place-or.
place-or = { $a } o { $b }
place-comma = { $a }, { $b }

## Poderes

power-trickster = Embaucador divino
power-trickster-effect = A mitad de carrera: pasa una de tus apuestas a otra criatura. Su ficha vuelve al tablero y tú tomas de allí una distinta, pero no de una criatura por la que ya hayas apostado.
    .short = Mitad de carrera: una apuesta tuya cambia de criatura
power-tangled-web = Telaraña enmarañada
power-tangled-web-effect = Cuando se juega una carta de movimiento: su criatura avanza 2 casillas menos.
    .short = Carta jugada: 2 casillas menos
power-silken-thread = Hilo de seda
power-silken-thread-effect = Cuando una criatura termina un movimiento sobre una ficha de destino: tira de ella 2 casillas hacia atrás.
    .short = Ficha de destino: 2 casillas atrás
power-sun-ray = Rayo de sol
power-sun-ray-effect = Cuando se juega una carta de movimiento: su criatura avanza 2 casillas más.
    .short = Carta jugada: 2 casillas más
power-falcons-eye = Ojo de halcón
power-falcons-eye-effect = Antes de una de tus apuestas: mira en secreto todas las cartas de un portacartas que no sea tuyo.
    .short = Antes de una apuesta: mira otro portacartas
power-updraft = Corriente ascendente
power-updraft-effect = Cuando una criatura termina un movimiento sobre una ficha de destino: planea 2 casillas más.
    .short = Ficha de destino: 2 casillas más
power-prophecy = Profecía
power-prophecy-effect = A mitad de carrera: recupera la carta de una de tus apuestas y pon boca abajo en su lugar otra carta de apuesta que aún no hayas usado.
    .short = Mitad de carrera: cambia la carta de una apuesta tuya
power-tablet-of-destinies = Tablilla de los Destinos
power-tablet-of-destinies-effect = Después de que Zeus saque sus cartas: devuelve una de ellas al mazo de Zeus, barájalo y saca una nueva.
    .short = Zeus ha sacado: una de las cartas se cambia
power-storm-chariot = Carro de la tormenta
power-storm-chariot-effect = Cuando una criatura termina un movimiento sobre una ficha de destino: intercambia su posición con la criatura que tiene justo delante en el circuito.
    .short = Ficha de destino: cambio con la criatura de delante
power-superior-wisdom = Sabiduría superior
power-superior-wisdom-effect = A mitad de carrera: elige una apuesta de cada rival y lee después en secreto esas cartas de apuesta.
    .short = Mitad de carrera: lee una apuesta de cada rival
power-sleipnir = Sleipnir
power-sleipnir-effect = Antes de tu movimiento lento: tu segunda carta usa su valor rápido en vez del lento, pero nunca su jugarreta.
    .short = Antes de tu carta lenta: usa su valor rápido
power-valkyries = Valquirias
power-valkyries-effect = Cuando una criatura termina un movimiento sobre una ficha de destino: en esta carrera nadie puede descalificarla.
    .short = Ficha de destino: descalificación imposible
power-renewal = Renovación
power-renewal-effect = Después de jugar una carta sin su jugarreta: devuélvela a uno de tus portacartas. A cambio, descarta de ese portacartas otra carta de la misma criatura.
    .short = Tras tu carta: la recuperas y se va otra
power-shed-skin = Muda de piel
power-shed-skin-effect = Después de jugar una carta con su jugarreta: descártala como cualquier otra, así no acaba en el mazo de Zeus.
    .short = Tras tu jugarreta: la carta evita el mazo de Zeus
power-feathered-wind = Viento emplumado
power-feathered-wind-effect = Cuando una criatura termina un movimiento sobre una ficha de destino: la última criatura del circuito, que puede ser ella misma, avanza 3 casillas.
    .short = Ficha de destino: la última avanza 3 casillas
power-heavenly-dukes-blessing = Bendición del Duque Celestial
power-heavenly-dukes-blessing-effect = A mitad de carrera: haz avanzar 3 casillas a una criatura que no sea la primera que ha cruzado la línea.
    .short = Mitad de carrera: una criatura avanza 3 casillas
power-imperial-decree = Decreto imperial
power-imperial-decree-effect = Antes del juicio: Zeus saca una carta más.
    .short = Antes del juicio: Zeus saca una carta más
power-celestial-paperwork = Papeleo celestial
power-celestial-paperwork-effect = Cuando una criatura termina un movimiento sobre una ficha de destino: la próxima carta de movimiento que se juegue para ella en esta carrera la mueve 0 casillas.
    .short = Ficha de destino: su próxima carta la mueve 0 casillas

## Momentos en que se juegan los poderes

moment-card-played = cuando se juega una carta
    .short = carta jugada
moment-fate = cuando una criatura termina un movimiento sobre una ficha de destino
    .short = ficha de destino
moment-after-card = después de que una carta mueva a su criatura
    .short = tras la carta
moment-before-slow = antes del movimiento lento
    .short = antes de la carta lenta
moment-mid-race = a mitad de carrera, antes de las terceras apuestas
    .short = mitad de carrera
moment-before-bet = antes de una apuesta
    .short = antes de una apuesta
moment-before-judgment = antes del Juicio de Zeus
    .short = antes del juicio
moment-after-draw = después de que Zeus saque sus cartas
    .short = Zeus ha sacado

## Capítulos de las reglas

rules-overview-title = De qué va el juego
rules-set-up-title = Preparación
rules-first-bets-title = Primeras apuestas
rules-move-creatures-title = Mover las criaturas
rules-dirty-trick-title = Jugarretas
rules-third-bet-title = Tercera apuesta
rules-ranking-title = Clasificación
rules-judgment-title = Juicio de Zeus
rules-bet-outcome-title = Resultado de las apuestas
rules-next-race-title = Próxima carrera y fin de la partida
rules-who-sees-what-title = Quién ve qué
rules-power-of-the-gods-title = Variante: Poder de los Dioses
rules-fate-tokens-title = Variante: Fichas de Destino
rules-zeus-sobers-up-title = Variante: Zeus se despeja

## Cómo se construyen las frases

# La forma de una criatura que empieza lo que sigue a dos puntos.
form-after-colon = subject
sentence = { $clause }.
sentence-with-result = { $clause }: { $result }.
list-and = { $a } y { $b }
you-subject = tú
# Después de «entre».
you-object = tú
letter-dragon = D
letter-gryphon = G
letter-lamassu = L
letter-pegasus = P
letter-phoenix = F
letter-sylph = S
holder-from-left = de tu portacartas izquierdo
holder-from-right = de tu portacartas derecho
holder-from-shared-with-you = del portacartas que comparte contigo
holder-from-shared = del portacartas que comparte con { $name }
holder-into-left = a tu portacartas izquierdo
holder-into-right = a tu portacartas derecho
holder-into-shared-with-you = al portacartas que comparte contigo
holder-into-shared = al portacartas que comparte con { $name }
holder-between = entre { $a } y { $b }

## Rivales

bot-random = Aleatorio
bot-random-style = Elige al azar cualquier jugada permitida.
bot-mortal = Mortal
bot-mortal-style = Imagina unos pocos finales posibles de la carrera, y a menudo se equivoca.
bot-hero = Héroe
bot-hero-style = Juega según las probabilidades, con una jugada de antelación.
bot-titan = Titán
bot-titan-style = Antes de cada jugada imagina una y otra vez las cartas ocultas.
bot-olympian = Olímpico
bot-olympian-style = Adivina tus apuestas, juega a ganar más que a sumar puntos y aprovecha todo el tiempo que tiene.
