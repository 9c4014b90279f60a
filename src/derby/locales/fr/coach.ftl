## The coach

coach-cost = Avec un conseil, cette partie ne compte plus, ni pour les statistiques ni pour le classement.
coach-cost-company = Cela vaut pour toute la table, et tout le monde verra que vous avez demandé.
coach-ask = Donnez-moi un conseil
coach-waiting = L’entraîneur réfléchit…
coach-waiting-long = L’entraîneur réfléchit… La première fois sur cet ordinateur, cela prend environ une minute.
coach-good = { $count ->
        [one] Nettement la meilleure de { $options } possibilités :
       *[other] À peu près équivalentes, et les meilleures de { $options } possibilités :
    }
coach-worth = { $share } de chances de gagner
coach-nothing-to-say = Aucun pari n’y gagne ni n’y perd vraiment.
coach-choose = Choisir
coach-play = Jouer
coach-from = Le jugement de l’Olympien d’après { $worlds } suites possibles de la course. Il ne sait que ce que vous savez.
coach-rough = Sans règles compilées, le temps ne permet que quelques essais : c’est approximatif.
coach-deed-bet = Pari { $on } : { $bet }
coach-deed-trick = { $card } avec son coup fourré
coach-deed-turn = { $fast }, puis { $slow }
coach-deed-slow = { $card } comme carte lente
coach-deed-fate = Jeton du Destin au secteur { $sector }
coach-deed-power = { $power } : { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Votre pari
       *[other] Le pari { $of }
    } { $on } réussit dans { $chance } des cas et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coach-fact-change = { $whose ->
        [you] Votre pari
       *[other] Le pari { $of }
    } { $on } { $change ->
        [up] passe de { $before } à { $after } de chances.
       *[down] tombe de { $before } à { $after } de chances.
    }
coach-decisions = Vos décisions
coach-decisions-of = Les décisions { $of }
coach-decisions-note = Ce que chaque décision a coûté en chances de victoire par rapport à la meilleure, selon l’Olympien et d’après ce qu’on savait alors.
coach-whose = Les décisions de qui ?
coach-total = { $count ->
        [0] Aucune décision n’offrait de vrai choix.
        [one] Une décision offrait un vrai choix ; elle a coûté { $lost } de chances de victoire, à { $error } près.
       *[other] { $count } décisions offraient un vrai choix ; ensemble, elles ont coûté { $lost } de chances de victoire, à { $error } près.
    }
coach-so-far = Courses 1 à { $races } :
coach-faultless = L’entraîneur n’aurait pas fait mieux.
coach-costliest = Les décisions les plus coûteuses
coach-lost = a coûté { $share }
coach-done = Joué :
coach-better = Mieux :
coach-show = Montrer
coach-show-this = Montrer : { $deed }
coach-try = Essayer
coach-try-this = Essayer : { $deed }
coach-try-note = « Essayer » vous fait rejouer la suite à partir de là, contre des bots et avec d’autres tirages.
coach-all = Toutes les décisions
coach-all-race = Course
coach-all-deed = Décision
coach-all-lost = Coût
coach-all-better = Mieux
coach-luck = Chance et talent
coach-luck-deal = La distribution
coach-luck-judgments = Les jugements de Zeus
coach-luck-others = Les décisions des autres
coach-luck-own = Vos propres décisions
coach-luck-own-of = Les décisions { $of }
coach-luck-result = Total
coach-luck-part = Part
coach-luck-share = Part de la victoire
coach-luck-sentence = { $whose ->
        [you] Votre part de la victoire : { $result }.
       *[other] La part de { $name } dans la victoire : { $result }.
    } La moyenne à cette table est de { $average }. { $part ->
        [deal] C’est la distribution qui a le plus compté.
        [judgments] Ce sont les jugements de Zeus qui ont le plus compté.
        [others] C’est ce qu’ont fait les autres qui a le plus compté.
       *[own] Ce sont { $whose ->
            [you] vos propres
           *[other] ses propres
        } décisions qui ont le plus compté.
    }
coach-luck-note = Chaque ligne indique ce qu’elle a ajouté à une part moyenne, ou retiré, avec son intervalle à 95 %. Leur somme est exactement le résultat. Ici, toutes les cartes sont visibles, alors que vos décisions sont jugées sans elles.
