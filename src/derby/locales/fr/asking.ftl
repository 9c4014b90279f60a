## Demander ce que c’est

asked-key = qu’est-ce que c’est ? (puis ← → pour la suite)
asked-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } sur 6, au secteur { $sector }.
asked-place-start = { $place ->
        [1] 1re
       *[other] { $place }e
    } sur 6, encore au départ.
asked-place-finished = À l’arrivée : { $place ->
        [1] 1re
       *[other] { $place }e
    } sur 6.
asked-place-disqualified = Créature disqualifiée dans cette course.
asked-your-bet = Votre pari sur cette créature : { $bet }.
asked-no-bet = Vous n’avez pas parié sur cette créature.
asked-tokens = { $count ->
        [0] Plus aucun jeton : personne ne peut plus parier dessus.
        [one] Encore un jeton pour parier dessus.
       *[other] Encore { $count } jetons pour parier dessus.
    }
asked-cards-yours = Encore dans vos présentoirs : { $cards }.
asked-cards-unknown = Dans d’autres présentoirs, ou absentes de cette course : { $cards }.
asked-cards-zeus = { $count ->
        [one] Une de ses cartes est dans le jeu de Zeus. Si Zeus la tire, la créature est disqualifiée.
       *[other] { $count } de ses cartes sont dans le jeu de Zeus. Si Zeus en tire une, la créature est disqualifiée.
    }
asked-card-moves = { $fast ->
        [one] { $fast } secteur
       *[other] { $fast } secteurs
    } comme carte rapide du tour, { $slow } comme carte lente.
asked-card-trick = Son coup fourré ajoute { $bonus } au mouvement rapide. Mais la carte va alors chez Zeus, et la créature risque la disqualification.
asked-card-protection = Si Zeus la tire, il ne se passe rien.
asked-assumed = Aucun livret ne l’indique : c’est notre hypothèse.
asked-bet-needs = Réussi si c’est la place de la créature après le Jugement de Zeus.
asked-bet-pays = { $points ->
        [one] Rapporte { $points } point de victoire.
       *[other] Rapporte { $points } points de victoire.
    }
asked-bet-once = Chaque carte de pari ne sert qu’une fois dans la partie.
asked-seat-points = { $points ->
        [one] { $points } point de victoire jusqu’ici.
       *[other] { $points } points de victoire jusqu’ici.
    }
asked-seat-bets = Paris de cette course : { $creatures }.
asked-power = { $power } : { $effect }
asked-power-played = { $power } : déjà joué.
asked-power-once = Se joue une seule fois dans la partie.
asked-fate-why = Quand une créature y termine un mouvement, un des dieux peut jouer un pouvoir du Destin. Le jeton est alors dépensé.
asked-line-after = Après le secteur { $sector }.
asked-line-mid = Dès qu’une créature la passe, tout le monde place un troisième pari à la fin du tour. La personne dont c’était le tour parie en dernier.
asked-line-mid-passed = La première à la passer dans cette course : { $creature }.
asked-line-finish = Une créature qui l’a franchie garde sa place, sauf avis contraire de Zeus, et ne va pas plus loin.
asked-zeus-holds = Il contient : { $cards }.
asked-zeus-draws = { $draws ->
        [one] Après la course, Zeus tire une carte. La créature qui y figure est disqualifiée.
       *[other] Après la course, Zeus tire { $draws } cartes. Toute créature qui y figure est disqualifiée.
    }
asked-zeus-chance = Plus une créature y a de cartes, plus elle risque d’être prise.
asked-first-player = Parie en premier et joue le premier tour.
asked-holder = Présentoir
asked-holder-yours = Vous le partagez avec { $name } : vous êtes les deux seuls à voir ses cartes et à les jouer.
asked-holder-others = { $one } et { $other } le partagent, et sont les deux seuls à voir ses cartes et à les jouer.
asked-holder-turn = À chaque tour, la carte rapide vient d’un des deux présentoirs du joueur, la carte lente de l’autre.
asked-holder-count = { $count ->
        [0] Il est vide.
        [one] Il y reste une carte.
       *[other] Il y reste { $count } cartes.
    }
asked-discard = Défausse
asked-discard-why = Les cartes jouées sans coup fourré. Tout le monde peut les regarder ; elles ne servent plus dans cette course.
asked-discard-count = { $count ->
        [0] Elle est vide.
        [one] Elle compte une carte.
       *[other] Elle compte { $count } cartes.
    }
