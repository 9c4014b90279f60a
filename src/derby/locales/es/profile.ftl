## Tú: partidas, estadísticas, datos

profile-title = Tú
profile-empty = Aún no ha contado ninguna partida tuya. En cuanto cuente una, aquí verás cómo juegas: a qué apuestas, en qué quedan tus apuestas y qué nivel tienes.
profile-here = Estas son las partidas de este dispositivo. Sin servidor no hay puntuación.
profile-loading = Sumando tus partidas…
profile-games = Partidas
profile-wins = Victorias
profile-wins-average = Un jugador medio tendría { $average }.
profile-share = Ganadas
profile-points = Puntos por partida
profile-points-best = { $points } en la mejor
profile-streak = Victorias seguidas
profile-streak-longest = { $longest } como mucho
profile-rating = Puntuación
profile-rating-between = Muy probablemente entre { $low } y { $high }.
profile-rating-none = Tu primera partida contra otras personas en este servidor te dará una puntuación.
profile-rating-here = Sin servidor no hay puntuación: aquí no hay nadie con quien compararte.
profile-rating-plot = Tu puntuación a lo largo de { $games } partidas: { $first } tras la primera, { $last } ahora, entre { $low } y { $high }.
profile-rating-axis = partidas puntuadas
profile-rating-note = La línea es tu puntuación; la banda que la rodea, lo fuerte que puedes ser. Todo el mundo empieza en 1500.
profile-luck-none = Aquí verás cuánto de tus resultados es suerte y cuánto es habilidad. Para eso, el entrenador tiene que repasar tus partidas, unos segundos cada una.
profile-luck-skill = { $sure ->
        [few] Son muy pocas partidas para decir nada de tu habilidad.
        [better] Tus decisiones han sido mejores que las de tus rivales. Te han dado un { $own } de la victoria por partida, y eso difícilmente es casualidad.
        [worse] Tus decisiones han sido peores que las de tus rivales. Te han costado un { $own } de la victoria por partida, y eso difícilmente es casualidad.
       *[open] Es pronto para saber si tus decisiones son mejores o peores que las de tus rivales: valen entre un { $low } y un { $high } de la victoria por partida, en 19 de cada 20 casos.
    }
profile-luck-luck = { $luck ->
        [bad] La suerte ha estado en tu contra: el reparto y los juicios de Zeus te han costado un { $share } por partida.
       *[good] La suerte ha estado de tu lado: el reparto y los juicios de Zeus te han dado un { $share } por partida.
    } A la larga se compensa.
profile-luck-lost = { $sure ->
        [few] De media, cada decisión tuya ha regalado un { $lost } de la victoria, a juicio del Olímpico y según lo que sabías.
       *[other] De media, cada decisión tuya ha regalado un { $lost } de la victoria, con un margen de ±{ $margin }, a juicio del Olímpico y según lo que sabías.
    }
profile-luck-note = Lo que cada parte ha sumado o restado a un resultado medio, por partida, con intervalos al 95 %. Se estrechan con cada partida.
profile-luck-reviewed = Repasadas: { $reviewed } de { $games } partidas.
profile-luck-rough = De ellas, { $rough } solo por encima, sin reglas compiladas.
profile-luck-review = { $count ->
        [one] Repasar una partida más
       *[other] Repasar las { $count } últimas
    }
profile-luck-progress = El entrenador está mirando la partida { $game } de { $games }…
profile-luck-stop = Parar
profile-bets = Cartas de apuesta
profile-bets-show = Mostrar
profile-bets-often = Frecuencia
profile-bets-often-note = En cuántas partidas de cada cien se usa la carta.
profile-bets-true = Aciertos
profile-bets-true-note = Cuántas apuestas de cada cien se aciertan.
profile-bets-brought = Puntos por apuesta
profile-bets-brought-note = Cuántos puntos da de media una apuesta con esta carta, contando las que no dan ninguno.
profile-card = Carta de apuesta
profile-own = Tú
profile-people = Todos aquí
profile-played = Dónde ganas
profile-by-seats = Por número de jugadores
profile-by-variants = Por variantes
profile-by-opponents = Por rivales
profile-base-game = Juego básico
profile-seats = { $seats } jugadores
profile-fair-share = La marca es la parte que ganaría cada uno si todos jugaran igual de bien.
profile-tricks-played = Por partida
profile-tricks-caught = Pilladas por Zeus
profile-tricks-note = Zeus pilla una jugarreta cuando saca su carta y descalifica a la criatura.
profile-achievements = Logros
profile-reached = Conseguido
profile-progress = { $reached } de { $of }
profile-achievement-victory = Primeros laureles
    .note = Gana una partida.
profile-achievement-streak = Con el favor de los dioses
    .note = Gana tres partidas seguidas.
profile-achievement-every-seats = Como en casa en cualquier mesa
    .note = Gana con tres, cuatro, cinco y seis jugadores.
profile-achievement-all-variants = Sin dejarse nada
    .note = Gana una partida con las tres variantes.
profile-achievement-olympian = Matagigantes
    .note = Gana a un Olímpico.
profile-achievement-every-card = La mano completa
    .note = Acierta con cada una de tus once cartas de apuesta.
profile-achievement-sure-bets = El don del oráculo
    .note = Acierta siete apuestas en una partida.
profile-achievement-quiet-tricks = A espaldas de Zeus
    .note = Juega cuatro jugarretas en una partida sin que Zeus pille ninguna.
profile-achievement-above = Más de lo que te toca
    .note = Gana una cuarta parte más que un jugador medio, en al menos 20 partidas.
profile-running = Partidas en marcha
profile-finished = Partidas terminadas
profile-find = Buscar partidas
profile-any = Cualquiera
profile-result = Resultado
profile-result-won = Ganadas
profile-result-lost = No ganadas
profile-bots = Contra
profile-name = Nombre de un rival
profile-found-none = No hay ninguna partida así.
profile-won = { $points ->
    [one] Ganada con { $points } punto
   *[other] Ganada con { $points } puntos
  }
profile-scored = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
profile-watch = Ver
profile-report = Informe
profile-again = Otra vez la misma gente
profile-not-counted = no cuenta para las estadísticas
profile-deleted = ya no se conserva
profile-more = Ver más
profile-open-record = Abrir un registro
profile-open-note = O arrastra hasta aquí una partida guardada.
profile-data = Qué se guarda de ti
profile-export = Guardar todo en un archivo
profile-export-note = Tus partidas, apuestas y cifras, en JSON.
profile-forget = Olvidarme
profile-forget-note = Se borran tu nombre, lo que has dicho, tus resultados, cifras y puntuación, y también tu código de recuperación y tus bots externos. Las partidas de los demás se quedan, sin tu nombre. No se puede deshacer.
profile-forget-here-note = Se borran tu nombre, tus resultados y tus cifras de este dispositivo. No se puede deshacer.
profile-forget-sure = Borrar todo lo mío
profile-forget-not = Conservarlo
profile-forgotten = Ya no queda nada de ti. Quien juegue aquí a partir de ahora será otra persona.
