## La course du jour et les parties en duplicate

daily-title = Course du jour
daily-what = Une donne par jour, la même pour tous. Vous avez un seul essai, et tout votre temps.
daily-against = Contre trois bots : { $level }
daily-play = Jouer la course
daily-go-on = Reprendre la course
daily-past = Ce jour est passé : la course ne compte ni pour une série ni pour un classement.
daily-streak = { $days ->
        [one] Série : un jour
       *[other] Série : { $days } jours
    }
daily-longest = (la plus longue : { $days })
daily-days = Calendrier
daily-day-open = pas encore jouée
daily-day-playing = commencée
daily-day-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-loading = Un instant…
daily-points = { $points ->
        [one] Vous avez marqué { $points } point
       *[other] Vous avez marqué { $points } points
    }
daily-won = Personne à votre table n’a fait mieux.
daily-lost = Quelqu’un à votre table a fait mieux.
daily-race-bets = Course { $race } : paris gagnés, { $won } sur { $bets }
daily-place = Rang : { $place } sur { $of }
daily-alone = Sans serveur, il n’y a personne à qui vous comparer.
daily-checked = Votre partie est en cours de vérification ; vous connaîtrez ensuite votre rang…
daily-not-counted = Cette partie n’est pas comparée à celles des autres.
daily-rival = { $points ->
        [one] À votre place, l’Olympien a marqué { $points } point.
       *[other] À votre place, l’Olympien a marqué { $points } points.
    }
daily-rival-waits = L’Olympien joue encore à votre place…
daily-best = Tous les résultats
daily-column-place = Rang
daily-column-player = Joueur
daily-column-points = Points
daily-share = À partager
daily-share-note = Ne dévoile rien à qui n’a pas encore joué.
daily-share-points = { $points ->
        [one] { $points } point, rang { $place } sur { $seats } à la table
       *[other] { $points } points, rang { $place } sur { $seats } à la table
    }
daily-copy = Copier
duplicate-link = Duplicate entre amis ou contre des bots
duplicate-title = Partie en duplicate
duplicate-what = Vous et vos amis jouez à la même place, avec les mêmes cartes, contre les mêmes bots, chacun à son heure. Ensuite, vous comparez.
duplicate-what-here = Vous et un bot jouez à la même place avec les mêmes cartes. Ensuite, vous comparez.
duplicate-deals = Donnes
duplicate-open = Ouvrir la partie
duplicate-own = Vos parties en duplicate
duplicate-all = Toutes vos parties en duplicate
duplicate-summary = { $over } donnes jouées sur { $deals }, { $level }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
duplicate-plays = Tout le monde joue à la même place contre { $seats } bots : { $level }
duplicate-deal = Donne { $number }
duplicate-play = Jouer
duplicate-go-on = Reprendre
duplicate-results = Résultats
duplicate-results-note = Vous voyez ce que les autres ont fait d’une donne une fois que vous l’avez jouée.
duplicate-together = Total
duplicate-invite = Envoyez ce lien à vos amis
duplicate-bots = Faire jouer un bot à la même place
duplicate-compare = Comparer
duplicate-compare-with = Vous et { $name }
duplicate-you = Vous
duplicate-whose-points = { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
duplicate-parted-same = Vos chemins se séparent à la décision { $number } ; jusque-là, tout était pareil. Vous : { $own }. { $name } : { $other }.
duplicate-parted = La décision { $number } est la première qui diffère. Vous : { $own }. { $name } : { $other }.
duplicate-alike = Dans cette course, vous avez décidé de la même façon.
duplicate-watch-own = Revoir la vôtre à partir de là
duplicate-watch-other = Revoir celle de { $name } à partir de là
