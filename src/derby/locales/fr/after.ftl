## Victory

# Pourquoi on a gagné ou perdu, après la troisième course.
victory-bet = « { $bet } » { $on }
    .alone = « { $bet } »
victory-came-true = { $won ->
        [0] Aucun de vos { $bets } paris n’a réussi.
        [one] Un de vos { $bets } paris a réussi : { $bet }, qui valait { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[other] { $won } de vos { $bets } paris ont réussi ; le meilleur, { $bet }, valait { $points ->
            [one] un point
           *[other] { $points } points
        }.
    }
victory-ahead = { $points ->
        [one] Vous gagnez avec un point d’avance.
       *[other] Vous gagnez avec { $points } points d’avance.
    }
victory-shared = Personne n’a plus de points : vous partagez la victoire.
victory-short = { $points ->
        [one] Il vous a manqué un point pour gagner.
       *[other] Il vous a manqué { $points } points pour gagner.
    }
victory-short-missed = { $points ->
        [one] Il vous a manqué un point pour gagner ; { $bet }, course { $race }, vous en aurait rapporté { $value }.
       *[other] Il vous a manqué { $points } points pour gagner ; { $bet }, course { $race }, vous en aurait rapporté { $value }.
    }
victory-tournament = Retour au tournoi
victory-group = Retour au groupe

## Replays

replay-title = Replay
replay-coming = Chargement de la partie…
replay-to-table = Retour à la table
replay-controls = Commandes du replay
replay-moment = Moment de la partie
replay-moment-of = Course { $race }, étape { $at } sur { $last }
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-play = Lire
replay-pause = Pause
replay-race-before = Au début de la course
replay-race-next = À la course suivante
replay-eyes = Point de vue
replay-eyes-public = Public
replay-eyes-omniscient = Tout visible
replay-share = Copier le lien
replay-link = Lien vers ce moment
replay-continue = Jouer à partir d’ici
replay-continue-note = Vous prenez une place à ce moment précis de la partie, des bots prennent les autres. Toutes les cartes et tous les paris restent en place, mais la suite peut être tout autre.
replay-continue-fairness = Ce qui a été distribué avant n’est plus un secret pour quiconque a vu le replay. Tout ce qui suit est tiré d’une nouvelle graine que personne ne connaît.
replay-your-seat = Votre place
replay-continue-begin = Continuer la partie
replay-verify = Vérifier les tirages
replay-download = Enregistrer la partie
replay-keys-turn = Maj ← →
replay-keys-race = Page ↑ ↓
replay-keys-ends = Origine Fin
replay-keys-play = Espace
replay-key-step = une étape en arrière ou en avant
replay-key-turn = un tour en arrière ou en avant
replay-key-race = une course en arrière ou en avant
replay-key-ends = au début ou à la fin
replay-key-play = lire ou mettre en pause
replay-key-eyes = point de vue suivant
verify-at-work = Chaque mélange est refait…
verify-fair = Tout concorde avec la graine : { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
  } et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
  }.
verify-nothing-drawn = La graine correspond à son engagement, mais elle n’a encore rien tiré.
verify-wrong = { $wrong ->
    [one] Un élément ne concorde pas avec la graine.
   *[other] { $wrong } éléments ne concordent pas avec la graine.
  }
verify-other-commitment = L’enregistrement contient un autre engagement que celui que la table a publié avant la partie.
verify-given = { $given ->
    [one] Un mélange ou tirage vient de la partie que celle-ci continue ; l’enregistrement de cette partie le vérifie.
   *[other] { $given } mélanges et tirages viennent de la partie que celle-ci continue ; l’enregistrement de cette partie les vérifie.
  }
verify-how = Votre navigateur vient de le calculer lui-même à partir de l’enregistrement : SHA-256 pour l’engagement, HMAC-SHA-256 pour chaque mélange et chaque tirage. Le serveur n’y est pour rien.
verify-commitment = Engagement sur la graine
verify-first-player = Premier joueur
verify-deck = Course { $race } : cartes de mouvement
verify-line-up = Course { $race } : ordre de départ
verify-judgment = Course { $race } : Jugement de Zeus
verify-tablet = Course { $race } : Tablette des Destins
verify-matches = concorde
verify-differs = ne concorde pas
verify-published = Publié avant la partie (SHA-256 de la graine)
verify-seed = Graine, révélée après la partie
verify-words = Mots des joueurs
verify-no-seed = Cet enregistrement ne révèle pas de graine : ses tirages ne peuvent pas être vérifiés.
verify-no-webcrypto = Ce navigateur ne calcule SHA-256 que sur des pages sécurisées (https ou localhost). Enregistrez la partie et vérifiez-la avec « derby verify ».
verify-began-midway = Cette partie a commencé en cours de route : ses tirages ne se vérifient qu’avec « derby verify ».
verify-bad-record = Ce n’est pas l’enregistrement d’une partie entière.

## After the game

after-title = Après la partie
after-waiting = Analyse de la course { $race } sur { $races }…
after-waiting-long = La première fois sur cet ordinateur, cela prend environ une minute.
after-again = Réessayer
after-to-table = Retour à la table
after-victory = Chances de victoire
after-victory-note = Les chances de chacun, toutes cartes visibles et si tout le monde joue raisonnablement la suite : à chaque moment, d’après { $samples } parties jouées jusqu’au bout, à { $error } près. Les numéros indiquent les tournants.
after-rough = Ce serveur ne peut pas compiler les règles : toutes les chances indiquées ici sont approximatives.
after-turning-points = Les tournants
after-turning-points-note = Là où les chances de victoire ont le plus basculé.
after-no-turning-points = Il n’y en a pas eu : les chances de victoire n’ont jamais fait de grand bond.
after-race = Course { $race }
after-cause-deal = Les cartes sont distribuées
after-cause-first-bets = Les premiers paris
after-cause-turn = { $name } joue : { $cards }
after-cause-third-bets = Les troisièmes paris
after-cause-judgment = Le Jugement de Zeus
after-leap = { $name } : { $before } → { $after }
after-bet-leap = Pari { $of }, { $bet } { $on } : { $before } → { $after }
after-plot = Course { $race }, carte par carte. Classement avant le jugement : { $ranking }.
after-plot-note = Chaque ligne est une créature. Vers la droite, les cartes dans l’ordre où elles ont été jouées ; vers le haut, les secteurs.
after-cards = cartes jouées
after-third-bets = troisièmes paris
after-disqualified = disqualification : { $creatures }
after-bets-note = Les chances sont celles que l’on pouvait estimer au moment de parier.
after-bet = Pari
after-chance = Chances
after-outcome = Résultat
after-won = gagné, +{ $points }
after-lost = perdu
after-exchanged = au départ : { $bet } { $on }
