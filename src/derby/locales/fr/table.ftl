## At the table, on the page and in the terminal

terminal-race = Course { $race } sur 3
terminal-turns-left = { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
    }
terminal-players = Joueurs
terminal-turn = à qui de jouer
terminal-your-bets = Vos paris :
terminal-protections = { $count ->
        [one] { $count } carte de Protection
       *[other] { $count } cartes de Protection
    }
terminal-known-bet = Vous avez vu le pari { $of } { $on } : { $bet }.
terminal-known-holder = Vues dans le présentoir { $between } et pas encore jouées : { $cards }.
terminal-left-holder = À gauche, partagé avec { $name }
terminal-right-holder = À droite, partagé avec { $name }
terminal-empty = vide
terminal-tokens-left = { $count ->
        [one] { $count } jeton restant
       *[other] { $count } jetons restants
    }
terminal-already-bet = vous y avez déjà un pari
terminal-no-token = plus aucun jeton
terminal-back = Retour
terminal-pass = Passer
terminal-pass-until-turn = Toujours passer jusqu’à votre prochain tour
terminal-as-it-stands = En l’état :
terminal-fate-creature = { $creature } termine sur un jeton du Destin.
terminal-drawn = Zeus a tiré :
table-movement-cards = Cartes de mouvement
judgment-cards-drawn = { $value ->
        [one] Zeus tire { $value } carte
       *[other] Zeus tire { $value } cartes
    }

## Questions au joueur

ask-fast = Choisissez votre carte rapide, dans l’un ou l’autre présentoir.
ask-slow = Choisissez votre carte lente, dans votre présentoir de { $side ->
        [left] gauche
       *[right] droite
    }.
ask-slow-as-fast = Choisissez votre seconde carte, dans votre présentoir de { $side ->
        [left] gauche
       *[right] droite
    }. Grâce à Sleipnir, c’est sa valeur rapide qui compte.
ask-power = Jouer un pouvoir ? ({ $moment })
ask-trickster-given = Lequel de vos paris reportez-vous ?
ask-trickster-taken = Quel jeton prenez-vous à la place de celui { $of } ?
ask-prophecy-bet = Lequel de vos paris change de carte ?
ask-prophecy-card = La nouvelle carte de votre pari { $on } ?
ask-superior-wisdom = Quel pari { $of } lisez-vous ?
ask-falcons-eye = Quel présentoir regardez-vous ?
ask-renewal = Quelle carte défaussez-vous pour reprendre celle que vous avez jouée ?
ask-tablet = Quelle carte retourne dans le jeu de Zeus ?
ask-blessing = Quelle créature faites-vous avancer de 3 secteurs ?

## The table

page-track = La piste
page-latest-turn =
    { $who ->
        [you] Votre dernier tour
       *[other] Dernier tour : { $name }
    }
page-start = Départ
page-finish = Arrivée
page-sector = Secteur { $sector }
page-sector-before = Secteur précédent
page-sector-next = Secteur suivant
page-fate-token-of = Jeton du Destin : { $name }
page-mid-race = Mi-course !
page-ghost = { $creature } arriverait au secteur { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → arrivée ({ $end })
page-stays = { $creature } ne bouge pas
page-tab-cards = Cartes
page-tab-bets = Paris
page-tab-zeus = Zeus
page-tab-log = Récit
judgment-trick = { $who ->
        [you] votre coup fourré
       *[other] coup fourré { $of }
    }
judgment-came = { $creature } a terminé { $place } ; vous aviez parié « { $bet } ».
judgment-out = { $creature } a été { $disqualified } ; vous aviez parié « { $bet } ».
page-log = Ce qui s’est passé
page-log-everything = Avec tous les détails
page-ledger = Où est chaque carte de mouvement
page-card-yours = dans vos présentoirs
page-card-held = dans un présentoir
page-card-discard = défaussée
page-card-zeus = dans le jeu de Zeus
page-card-unknown = inconnue
# À lire à haute voix : les valeurs d’une carte de mouvement, et une carte dans le tableau de toutes les cartes.
card-aloud = { $creature }, rapide { $fast }, lente { $slow }{ $trick ->
        [0] {""}
       *[other] , coup fourré plus { $trick }
    }
card-aloud-where = { $card } : { $where }
page-bet-open = Pari { $number }
page-creatures-to-bet = Jetons de créature
page-watching = Vous regardez
page-your-turn = À vous
page-title-your-turn = À vous ! – Divinity Derby
replay-continued = Cette partie prolonge un replay. Quiconque l’a vu sait ce qui a été distribué avant ; la suite est tirée à nouveau.
replay-continued-link = La première partie

## Deciding

page-decision = Votre décision
page-thinking = { $name } réfléchit…
page-betting = { $name } choisit un pari…
page-hurry = Plus vite !
page-watch = Regardez ce qui se passe…
page-sending = Envoi…
page-bots-get-ready = Les bots s’échauffent sur cet ordinateur, juste cette fois…
page-bots-are-slow = { $name } réfléchit encore : le serveur est très sollicité en ce moment…
page-fast = rapide
page-slow = lent
page-trick = bonus
page-dirty-trick = Coup fourré
page-swap = Échanger
page-only-fast = La rapide seule
page-place-bet = Placer le pari
page-ask-bet = Votre { $number ->
        [1] premier
        [2] deuxième
       *[other] troisième
    } pari : choisissez une créature et une carte de pari.
page-bet-pays = { $places }, { $on } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si le pari est réussi.
page-ask-fate-token = Choisissez un secteur pour votre jeton du Destin.
page-closed-not-your-turn = Ce n’est pas à vous de jouer une carte.
page-closed-other-holder = La carte lente vient de l’autre présentoir.
page-closed-trick = Cette créature est arrivée : il n’y a plus de mouvement à prolonger.
page-closed-bet-used = Vous avez déjà utilisé cette carte de pari.
page-closed-not-your-bet = Ce n’est pas à vous de parier.
page-handed-over = Un bot joue à votre place.
page-take-back = Reprendre la main
page-returns = Le bot prend encore cette décision, puis la main vous revient.
page-awaited = { $name } n’est pas là. Un bot prendra le relais dans { $time }.
page-let-bot-play = Laisser jouer un bot tout de suite

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Ce que vos pouvoirs vous ont montré
power-yours = Vos pouvoirs
power-played = déjà joué
power-pass-effect = Rien ne change, et vous gardez vos pouvoirs.
power-play = Jouer ce pouvoir
power-play-sure = Il ne sert qu’une fois dans la partie. Le jouer maintenant ?
