## Vous : parties, statistiques, données

profile-title = Vous
profile-empty = Aucune de vos parties n’a encore compté. Dès que ce sera le cas, vous verrez ici comment vous jouez : sur quoi vous pariez, ce que cela donne et quelle est votre force.
profile-here = Voici les parties de cet appareil. Sans serveur, il n’y a pas de cote.
profile-loading = On fait le compte de vos parties…
profile-games = Parties
profile-wins = Victoires
profile-wins-average = En moyenne, il y en aurait { $average }.
profile-share = Gagnées
profile-points = Points par partie
profile-points-best = { $points } au mieux
profile-streak = Victoires d’affilée
profile-streak-longest = la plus longue : { $longest }
profile-rating = Cote
profile-rating-between = Très probablement entre { $low } et { $high }.
profile-rating-none = Votre première partie contre d’autres sur ce serveur vous donnera une cote.
profile-rating-here = Sans serveur, pas de cote : il n’y a personne ici à qui vous comparer.
profile-rating-plot = Votre cote sur { $games } parties : { $first } après la première, { $last } maintenant, entre { $low } et { $high }.
profile-rating-axis = parties classées
profile-rating-note = La ligne est votre cote ; votre vraie force se trouve très probablement dans la bande qui l’entoure. Tout le monde commence à 1500.
profile-luck-none = Vous verrez ici quelle part de vos résultats tient à la chance et quelle part au talent. Pour cela, l’entraîneur doit analyser vos parties : quelques secondes pour chacune.
profile-luck-skill = { $sure ->
        [few] C’est trop peu de parties pour parler de talent.
        [better] Vos décisions ont été meilleures que celles de vos adversaires. Elles ont ajouté { $own } à votre part de la victoire par partie, et ce n’est sans doute pas un hasard.
        [worse] Vos décisions ont été moins bonnes que celles de vos adversaires. Elles ont retiré { $own } à votre part de la victoire par partie, et ce n’est sans doute pas un hasard.
       *[open] Il est trop tôt pour dire si vos décisions sont meilleures ou moins bonnes que celles de vos adversaires : leur effet sur votre part de la victoire se situe très probablement entre { $low } et { $high } par partie.
    }
profile-luck-luck = { $luck ->
        [bad] La chance était contre vous : la distribution et les jugements de Zeus vous ont coûté { $share } par partie.
       *[good] La chance était de votre côté : la distribution et les jugements de Zeus vous ont apporté { $share } par partie.
    } À la longue, cela s’équilibre.
profile-luck-lost = { $sure ->
        [few] En moyenne, une décision vous a coûté { $lost } de chances de victoire, selon l’Olympien et d’après ce que vous saviez.
       *[other] En moyenne, une décision vous a coûté { $lost } de chances de victoire, à { $margin } près, selon l’Olympien et d’après ce que vous saviez.
    }
profile-luck-note = Ce que chaque ligne a ajouté à un résultat moyen, ou retiré, par partie, avec des intervalles à 95 %. Ils se resserrent à chaque partie.
profile-luck-reviewed = Analysées : { $reviewed } parties sur { $games }.
profile-luck-rough = Dont { $rough } seulement de façon approximative, sans règles compilées.
profile-luck-review = { $count ->
        [one] Analyser une partie de plus
       *[other] Analyser les { $count } dernières
    }
profile-luck-progress = L’entraîneur analyse la partie { $game } sur { $games }…
profile-luck-stop = Arrêter
profile-bets = Cartes de pari
profile-bets-show = Afficher
profile-bets-often = Fréquence
profile-bets-often-note = Dans combien de parties sur cent la carte est utilisée.
profile-bets-true = Réussite
profile-bets-true-note = Combien de paris sur cent réussissent.
profile-bets-brought = Points par pari
profile-bets-brought-note = Ce que rapporte en moyenne un pari avec cette carte, paris perdus compris.
profile-card = Carte de pari
profile-own = Vous
profile-people = Tout le monde ici
profile-played = Où vous gagnez
profile-by-seats = Selon le nombre de joueurs
profile-by-variants = Selon les variantes
profile-by-opponents = Selon les adversaires
profile-base-game = Jeu de base
profile-seats = { $seats } joueurs
profile-fair-share = Le trait montre ce que chacun gagnerait si tout le monde était de même force.
profile-tricks-played = Par partie
profile-tricks-caught = Pris par Zeus
profile-tricks-note = Un coup fourré est pris quand Zeus tire sa carte et disqualifie la créature.
profile-achievements = Exploits
profile-reached = Accompli
profile-progress = { $reached } sur { $of }
profile-achievement-victory = Premiers lauriers
    .note = Gagnez une partie.
profile-achievement-streak = Favori des dieux
    .note = Gagnez trois parties d’affilée.
profile-achievement-every-seats = Chez soi à toutes les tables
    .note = Gagnez à trois, à quatre, à cinq et à six.
profile-achievement-all-variants = Rien ne manque
    .note = Gagnez une partie avec les trois variantes.
profile-achievement-olympian = Tueur de géants
    .note = Gagnez contre un Olympien.
profile-achievement-every-card = La main entière
    .note = Réussissez un pari avec chacune de vos onze cartes.
profile-achievement-sure-bets = Devin
    .note = Réussissez sept paris dans une même partie.
profile-achievement-quiet-tricks = Dans le dos de Zeus
    .note = Jouez quatre coups fourrés dans une partie sans que Zeus en prenne un seul.
profile-achievement-above = Plus que votre part
    .note = Gagnez un quart de plus qu’un joueur moyen, sur au moins 20 parties.
profile-running = Parties en cours
profile-finished = Parties terminées
profile-find = Chercher des parties
profile-any = Toutes
profile-result = Résultat
profile-result-won = Gagnées
profile-result-lost = Non gagnées
profile-bots = Contre
profile-name = Nom d’un adversaire
profile-found-none = Aucune partie ne correspond.
profile-won = { $points ->
    [one] Gagnée avec { $points } point
   *[other] Gagnée avec { $points } points
  }
profile-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
profile-watch = Revoir
profile-report = Bilan
profile-again = Les mêmes, encore une fois
profile-not-counted = ne compte pas dans les statistiques
profile-deleted = n’est plus conservée
profile-more = Afficher plus
profile-open-record = Ouvrir un enregistrement
profile-open-note = Ou déposez ici une partie enregistrée.
profile-data = Ce qui est conservé sur vous
profile-export = Tout enregistrer dans un fichier
profile-export-note = Vos parties, vos paris et vos chiffres, en JSON.
profile-forget = Oubliez-moi
profile-forget-note = Votre nom, ce que vous avez dit, vos résultats, vos chiffres et votre cote sont effacés, ainsi que votre code de récupération et vos bots externes. Les parties des autres restent, sans votre nom. C’est irréversible.
profile-forget-here-note = Votre nom, vos résultats et vos chiffres sur cet appareil sont effacés. C’est irréversible.
profile-forget-sure = Effacer tout ce qui me concerne
profile-forget-not = Ne rien effacer
profile-forgotten = Tout est oublié. Si vous jouez encore ici, ce sera comme la première fois.
