## Ce qui se passe dans une partie, raconté à un joueur

# $who vaut « you » quand c’est le lecteur qui agit. Sans point final : une proposition qui continue.
event-race-dealt = Les cartes sont distribuées. { $who ->
        [you] Vous êtes premier joueur.
       *[other] { $name } est premier joueur.
    } Ordre de départ, la meilleure place d’abord : { $creatures }.
event-fate-token-placed = { $who ->
        [you] Vous posez
       *[other] { $name } pose
    } un jeton du Destin sur le secteur { $sector }
event-fate-token-placed-more = { $name } sur le secteur { $sector }
event-bet-placed = { $name } parie { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = Vous pariez { $on } : { $bet }.
event-bet-passed = { $who ->
        [you] Il ne reste aucune créature sur laquelle vous puissiez parier : vous passez.
       *[other] Il ne reste aucune créature sur laquelle { $name } puisse parier : { $name } passe.
    }
event-turn-began = { $who ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $name } de jouer.
    }
event-card-played = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] Vous enchaînez avec
       *[other] { $name } enchaîne avec
    } { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } { $card } avec son coup fourré { $from }
event-creature-moved = { $creature } avance { $sectors ->
        [one] d’un secteur
       *[other] de { $sectors } secteurs
    } jusqu’au secteur { $end }
event-creature-moved-back = { $creature } recule { $sectors ->
        [one] d’un secteur
       *[other] de { $sectors } secteurs
    } jusqu’au secteur { $end }
event-creature-rearranged = { $creature } change de place dans le secteur { $sector }
event-creature-stays = { $creature } reste dans le secteur { $sector }
event-creature-rests = { $creature } a déjà franchi l’arrivée
event-creature-finished = { $creature } franchit la ligne d’arrivée et termine { $place }
event-mid-race-line-passed = { $creature } passe en tête la ligne de mi-course : les troisièmes paris suivront ce tour.
event-card-discarded = { $card } va à la défausse.
event-card-went-to-zeus = { $card } rejoint le jeu de Zeus.
event-first-player-passed = { $who ->
        [you] Vous devenez premier joueur.
       *[other] { $name } devient premier joueur.
    }
event-first-player-stays = { $who ->
        [you] Vous restez premier joueur.
       *[other] { $name } reste premier joueur.
    }
event-ranking-determined = Toutes les cartes sont jouées. L’ordre d’arrivée : { $creatures }.
event-judgment-begins = Zeus fronce les sourcils, mélange son jeu et tire.
event-judgment-card-drawn = Il retourne { $card }.
event-judgment-protection-drawn = Il retourne une carte de Protection : plus de peur que de mal.
event-judgment-card-put-back = Une carte retourne dans le jeu de Zeus ({ $card }), et Zeus mélange de nouveau.
event-creature-disqualified = { $creature } est { $disqualified } !
event-nobody-disqualified = Aucune créature n’est disqualifiée.
event-no-judgment = Le jeu de Zeus est vide : il n’y a pas de jugement.
event-ranking-after = Les autres remontent : { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } carte de Protection est retirée de la partie.
       *[other] { $count } cartes de Protection sont retirées de la partie.
    }
event-bet-settled = { $who ->
        [you] Votre pari
       *[other] Le pari { $of }
    } { $on } était « { $bet } » : { $points ->
        [0] aucun point.
        [one] { $points } point.
       *[other] { $points } points.
    }
event-race-ended = La course { $race } est finie.
event-game-ended = La partie est finie.
event-winner = { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } avec { $points ->
        [one] { $points } point de victoire !
       *[other] { $points } points de victoire !
    }
event-shared-victory = Victoire partagée avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } : { $winners } !
event-power-played = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } « { $power } ».
event-power-declined = { $who ->
        [you] Vous passez
       *[other] { $name } passe
    } ({ $moment }).
event-fate-token-lifted = Le jeton du Destin du secteur { $sector } quitte le plateau.
event-token-exchanged = { $who ->
        [you] Vous rendez
       *[other] { $name } rend
    } le jeton { $given } et { $who ->
        [you] prenez
       *[other] prend
    } un jeton { $taken }.
event-bet-card-exchanged = { $name } échange la carte de son pari { $on }.
event-bet-card-exchanged-by-you = Vous échangez la carte de votre pari { $on } : { $new } remplace { $old }.
event-holder-seen = { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } le présentoir { $between }.
event-holder-seen-cards = Il contient : { $cards }.
event-bet-card-seen = { $name } lit en secret le pari { $of } { $on }.
event-bet-card-seen-of-yours = { $name } lit en secret votre pari { $on }.
event-bet-card-seen-by-you = Vous lisez en secret le pari { $of } { $on } : { $bet }.
event-card-renewed = { $who ->
        [you] Vous remettez
       *[other] { $name } remet
    } { $card } { $into }.
event-paperwork-done = La paperasse retient { $creature } : cette carte compte pour 0.
event-power-sun-ray = { $creature } ira 2 secteurs plus loin.
event-power-tangled-web = { $creature } fera 2 secteurs de moins.
event-power-sleipnir = La seconde carte utilisera sa valeur rapide.
event-power-valkyries = { $creature } échappe à toute disqualification dans cette course.
event-power-imperial-decree = Zeus tirera une carte de plus.
event-power-celestial-paperwork = La prochaine carte { $of } comptera pour 0.

## Replays

# For eyes that see everything.
replay-bet-placed = { $name } parie { $on } : { $bet }.
replay-bet-card-exchanged = { $name } échange la carte de son pari { $on } : { $new } remplace { $old }.
replay-bet-card-seen = { $name } lit en secret le pari { $of } { $on } : { $bet }.

## The story

log-filter = Afficher
log-filter-all = Tout le récit
log-filter-moves = Mouvements
log-filter-bets = Paris
log-filter-zeus = Coups fourrés et jugement
log-filter-powers = Pouvoirs
log-nothing = Rien à raconter pour l’instant.
log-bot-plays = { $who ->
        [you] Un bot joue maintenant pour vous.
       *[other] Un bot joue maintenant pour { $name }.
    }
log-is-back = { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
missed-title = Pendant votre absence
missed-show = Lire
missed-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
missed-bets = { $count ->
        [one] { $count } pari
       *[other] { $count } paris
    }
missed-tricks = { $count ->
        [one] { $count } coup fourré
       *[other] { $count } coups fourrés
    }
missed-powers = { $count ->
        [one] { $count } pouvoir
       *[other] { $count } pouvoirs
    }
missed-races = { $count ->
        [one] { $count } course terminée
       *[other] { $count } courses terminées
    }
