## The lobby

page-tagline = Six créatures ailées, trois courses, un Zeus éméché : pariez bien, et trichez avec doigté.
short-race = Une course en quelques secondes
short-race-bet = Vous pariez sur la victoire de Pégase.
short-race-trick = Les cartes font voler les créatures. Le Phénix tente un coup fourré…
short-race-zeus = Zeus le prend sur le fait. Pégase gagne : 6 points pour vous !
short-race-stop = Suspendre la course
short-race-go-on = Reprendre la course
games-title = Vos parties
games-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
games-gathering = La partie n’a pas encore commencé
games-waiting = On attend { $name }
games-paused = Elle reprendra à votre retour
games-handed-over = Un bot joue pour vous
games-back = Reprendre la partie
games-more = En montrer { $count } de plus
page-your-name = Votre nom
page-play = Jouer
page-play-note = { $opponents ->
        [one] Contre un adversaire ({ $level }).
       *[other] Contre { $opponents } adversaires ({ $level }).
    }
daily-link = Course du jour : la même donne pour tous
daily-result = Voir ce que vaut votre course
duplicate-back = Retour au duplicate
page-change-game = Modifier la partie
page-opponents = Adversaires
page-seats = Joueurs
page-variants = Variantes
page-about-zeus-sobers-up = Les cartes de Protection que Zeus tire sont retirées de la partie.
page-about-power-of-the-gods = Chaque dieu a ses propres pouvoirs.
page-about-fate-tokens = Des jetons sur la piste éveillent d’autres pouvoirs ; seulement avec Pouvoirs des Dieux.
page-with-friends = Entre amis
page-with-friends-note = Ouvrez une table et envoyez le lien. Les places libres peuvent aller à des bots.
page-open-table = Ouvrir une table
page-open-tables = Tables ouvertes
page-no-tables = Personne n’attend en ce moment.
page-seats-free = { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
page-being-played = La partie est en cours
page-join = Rejoindre
page-watch-table = Regarder
page-unofficial = Une adaptation non officielle du jeu de Carlo A. Rossi. Divinity Derby est une marque d’Ares Games.

## A table before the game

page-invited = Une place vous attend à Divinity Derby
page-invited-by = { $name } vous invite à Divinity Derby
page-invited-to = Pariez sur six créatures ailées en trois courses, donnez un coup d’aile à vos favorites avec vos cartes, et trichez si vous l’osez : Zeus vous regarde, tout éméché qu’il est.
page-invited-for = Une partie dure environ 45 minutes. La première course s’explique en jouant, et il n’y a rien à installer.
page-gathering = Qui participe ?
page-seat-free = Place libre
page-bot = Bot ({ $level })
page-away-short = absent
page-bot-plays = un bot joue
page-choose-god = Dieu
page-god-by-lot = Dieu au hasard
page-sit = S’asseoir
page-seat-bot = Bot
page-stand = Se lever
page-remove = Retirer
page-fill-with-bots = Compléter avec des bots ({ $level })
page-start-game = Commencer la partie
page-host-starts = La personne qui a ouvert la table lance la partie.
page-invite = Inviter
page-invite-note = Quiconque a ce lien peut s’asseoir ou regarder.
page-invite-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = Le lien en code QR
page-what-is-played = Cette partie
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-quick = 30 s par décision
page-clock-calm = 90 s par décision
page-clock-bank = 10 min par joueur
page-listed = Visibilité de la table
page-listed-link = Seulement par le lien
page-listed-all = Tout le monde

## After the game

page-rematch = Revanche
page-look-at-table = Voir la table
replay-watch = Revoir la partie
page-puzzles = Énigmes
profile-link = Vos parties et statistiques
evenings-link = Groupes et tournois
watching-setting = Regarder à cartes ouvertes
watching-off = Non
watching-race = Chaque course une fois finie
watching-rounds = Deux tours de table plus tard
watching-link = Toutes les cartes
watching-on = Qui ne joue pas peut regarder cette partie à cartes ouvertes, un peu plus tard.
after-link = Revenir sur la partie
