## El entrenador

coach-cost = Con una pista, esta partida ya no cuenta: ni para las estadísticas ni para la clasificación.
coach-cost-company = Vale para toda la mesa, y todos verán que la has pedido.
coach-ask = Dame una pista
coach-waiting = El entrenador está pensando…
coach-waiting-long = El entrenador está pensando… La primera vez en este ordenador lleva cosa de un minuto.
coach-good = { $count ->
        [one] Claramente la mejor de { $options } opciones:
       *[other] Igual de buenas, más o menos, y las mejores de { $options } opciones:
    }
coach-worth = un { $share } de la victoria
coach-nothing-to-say = No supone una diferencia clara para ninguna apuesta.
coach-choose = Elegir esto
coach-play = Jugar
coach-from = El juicio del Olímpico a partir de { $worlds } continuaciones posibles de la carrera. Solo sabe lo que tú sabes.
coach-rough = Sin reglas compiladas hay poco tiempo para pensar, así que es aproximado.
coach-deed-bet = Apuesta { $on }: { $bet }
coach-deed-trick = { $card } con su jugarreta
coach-deed-turn = { $fast }, luego { $slow }
coach-deed-slow = { $card } como carta lenta
coach-deed-fate = Ficha de destino en la casilla { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Tu apuesta
       *[other] La apuesta { $of }
    } { $on } tiene un { $chance } de probabilidades y da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
coach-fact-change = { $whose ->
        [you] Tu apuesta
       *[other] La apuesta { $of }
    } { $on } { $change ->
        [up] sube
       *[down] baja
    } del { $before } al { $after }.
coach-decisions = Tus decisiones
coach-decisions-of = Decisiones { $of }
coach-decisions-note = Cuánto de la victoria regaló cada decisión frente a la mejor, a juicio del Olímpico y según lo que se sabía entonces.
coach-whose = ¿Las decisiones de quién?
coach-total = Las { $count } decisiones con más de una opción regalaron en total un { $lost } de la victoria, con un margen de ±{ $error }.
coach-so-far = Carreras 1 a { $races }:
coach-faultless = El entrenador no habría hecho nada mejor.
coach-costliest = Las más caras
coach-lost = un { $share } regalado
coach-done = Jugado:
coach-better = Mejor:
coach-show = Enséñamelo
coach-show-this = Enséñamelo: { $deed }
coach-try = Probarlo
coach-try-this = Probarlo: { $deed }
coach-try-note = Con «Probarlo» sigues jugando desde allí contra bots, con suerte nueva.
coach-all = Todas las decisiones
coach-all-race = Carrera
coach-all-deed = Decisión
coach-all-lost = Regalado
coach-all-better = Mejor
coach-luck = Suerte y habilidad
coach-luck-deal = El reparto
coach-luck-judgments = Los juicios de Zeus
coach-luck-others = Las decisiones de los demás
coach-luck-own = Tus propias decisiones
coach-luck-own-of = Decisiones propias { $of }
coach-luck-result = En conjunto
coach-luck-part = Parte
coach-luck-share = Parte de la victoria
coach-luck-sentence = { $whose ->
        [you] Te has llevado un { $result } de la victoria.
       *[other] { $name } se ha llevado un { $result } de la victoria.
    } La media en esta mesa es un { $average }. { $part ->
        [deal] Lo que más ha pesado es el reparto.
        [judgments] Lo que más ha pesado son los juicios de Zeus.
        [others] Lo que más ha pesado es lo que hicieron los demás.
       *[own] Lo que más ha pesado son { $whose ->
            [you] tus propias
           *[other] sus propias
        } decisiones.
    }
coach-luck-note = Cada parte dice cuánto sumó o restó a un resultado medio, con su intervalo al 95 %. Juntas dan exactamente el resultado. Aquí todas las cartas están a la vista, a diferencia del juicio sobre tus decisiones.
