## The coach

coach-cost = Avec un conseil, cette partie ne compte plus, ni pour les statistiques ni pour le classement.
coach-cost-company = Cela vaut pour toute la table, et tout le monde verra que vous avez demandé.
coach-ask = Donnez-moi un conseil
coach-waiting = L’entraîneur réfléchit…
coach-waiting-long = L’entraîneur réfléchit… La première fois sur cet ordinateur, cela prend une bonne minute.
coach-good = { $count ->
        [one] Nettement la meilleure de { $options } possibilités :
       *[other] À peu près équivalentes, et les meilleures de { $options } possibilités :
    }
coach-worth = { $share } de la victoire
coach-nothing-to-say = Cela ne change clairement aucun pari.
coach-choose = Choisir
coach-play = Jouer
coach-from = Le jugement de l’Olympien d’après { $worlds } suites possibles de la course. Il ne sait que ce que vous savez.
coach-rough = Sans règles compilées, le temps ne suffit qu’à quelques essais : c’est approximatif.
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
    } { $on } se réalise dans { $chance } des cas et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coach-fact-change = { $whose ->
        [you] Votre pari
       *[other] Le pari { $of }
    } { $on } { $change ->
        [up] monte
       *[down] descend
    } de { $before } à { $after }.
coach-decisions = Vos décisions
coach-decisions-of = Les décisions { $of }
coach-decisions-note = Ce que chaque décision a laissé échapper de la victoire par rapport à la meilleure, selon l’Olympien, d’après ce qu’on savait alors.
coach-whose = Les décisions de qui ?
coach-total = { $count } décisions où il y avait le choix ont laissé échapper en tout { $lost } de la victoire, à { $error } près.
coach-so-far = Courses 1 à { $races } :
coach-faultless = L’entraîneur n’aurait rien fait de mieux.
coach-costliest = Les plus coûteuses
coach-lost = { $share } de perdu
coach-done = Joué :
coach-better = Mieux :
coach-show = Montrer
coach-show-this = Montrer : { $deed }
coach-try = Essayer
coach-try-this = Essayer : { $deed }
coach-try-note = « Essayer » vous fait jouer la suite à partir de là contre des bots, avec une chance nouvelle.
coach-all = Toutes les décisions
coach-all-race = Course
coach-all-deed = Décision
coach-all-lost = Perdu
coach-all-better = Mieux
coach-luck = Chance et talent
coach-luck-deal = La distribution
coach-luck-judgments = Les jugements de Zeus
coach-luck-others = Les décisions des autres
coach-luck-own = Vos propres décisions
coach-luck-own-of = Les propres décisions { $of }
coach-luck-result = Ensemble
coach-luck-part = Part
coach-luck-share = Part de la victoire
coach-luck-sentence = { $whose ->
        [you] Vous avez obtenu { $result } de la victoire.
       *[other] { $name } a obtenu { $result } de la victoire.
    } En moyenne, c’est { $average } à cette table. { $part ->
        [deal] C’est la distribution qui a le plus compté.
        [judgments] Ce sont les jugements de Zeus qui ont le plus compté.
        [others] C’est ce qu’ont fait les autres qui a le plus compté.
       *[own] Ce sont { $whose ->
            [you] vos propres
           *[other] ses propres
        } décisions qui ont le plus compté.
    }
coach-luck-note = Chaque part dit ce qu’elle a ajouté à un résultat moyen, ou retiré, avec son intervalle à 95 %. Ensemble, elles font exactement le résultat. Ici toutes les cartes sont visibles, contrairement au jugement de vos décisions.
