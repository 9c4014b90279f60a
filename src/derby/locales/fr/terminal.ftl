## Le jeu dans un terminal

terminal-welcome = Vous êtes { $god }. À votre gauche, dans le sens horaire : { $others }.
terminal-opponents = Vos adversaires : { $name }. { $style }
terminal-getting-ready = Les règles sont compilées pour cet ordinateur, juste cette fois : environ une demi-minute.
terminal-slow-opponents = Le compilateur numba manque ici : vos adversaires réfléchissent plus lentement et jouent donc moins bien.
terminal-variants = Variantes : { $variants }.
terminal-no-variants = Le jeu de base, sans variante.
terminal-edition = Édition : { $name }.
terminal-assumed = Le signe { $sign } précède les valeurs que nous avons supposées, faute de les trouver dans un livret.
terminal-commitment = Tous les tirages de cette partie sont déjà fixés. Le SHA-256 de leur graine commence par { $commitment } ; à la fin, vous verrez l’un et l’autre en entier.
terminal-goodbye = Vous quittez la table. À la prochaine course !
terminal-saved = La partie est enregistrée dans { $path }.
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $reason }.
terminal-verify = Les tirages étaient-ils honnêtes ? Voici le SHA-256 promis au départ, puis une commande qui le calcule à partir de la graine de cette partie. Une partie enregistrée peut se vérifier tirage par tirage.
terminal-ranking = Classement
terminal-sector = Secteur
terminal-tokens = Jetons
terminal-points = Points
terminal-bets = Paris
terminal-this-race = Course
terminal-total = Total
terminal-you = { $god } (vous)
terminal-none-yet = aucun pour l’instant
terminal-zeus-deck = Jeu de Zeus :
terminal-discard = défausse :
terminal-other-holders = Cartes dans les autres présentoirs :
terminal-your-powers = Vos pouvoirs :
terminal-powers = Pouvoirs { $of } :
terminal-renewed = { $card } est de retour dans le présentoir { $between }.
terminal-with-trick = avec coup fourré
terminal-has-finished = à l’arrivée
terminal-stays = reste en { $sector }
terminal-finish = arrivée
terminal-or-enter = ou simplement Entrée
terminal-key-help = aide
terminal-key-table = table
terminal-key-log = journal
terminal-key-rules = règles
terminal-key-quit = quitter
terminal-nothing-typed = Tapez le numéro de votre choix, ou ? pour l’aide.
terminal-not-a-choice = « { $typed } » n’est pas un des choix. Tapez un des numéros ci-dessus, ou ? pour l’aide.
terminal-not-a-sector = « { $typed } » n’est pas un secteur libre. Tapez le numéro d’un secteur sans jeton du Destin, ou ? pour l’aide.

## Questions au joueur

ask-fate-token = Où posez-vous votre jeton du Destin ? Tapez un secteur libre de 1 à { $finish }.
ask-bet-card = Votre { $number ->
        [1] premier
        [2] deuxième
       *[other] troisième
    } pari : quelle carte ? Ses points sont entre parenthèses.
ask-bet-creature = { $bet } : sur quelle créature ?

## Aide dans un terminal

help-choosing = Tapez le numéro devant votre choix, puis Entrée. Avec 0, vous passez ou reculez d’un pas.
help-stacks = Les créatures d’un même secteur sont superposées : la plus haute est devant.
help-card = une carte de mouvement : valeur rapide, valeur lente et bonus de son coup fourré
help-assumed = une valeur supposée : aucun livret ne la montre
help-turn = à qui c’est de jouer, et le premier joueur
help-tokens = jetons de créature restant sur le plateau, et jetons déjà pris
help-face-down = le pari de quelqu’un d’autre : sa créature est visible, sa carte est cachée
help-lines = la ligne de mi-course et la ligne d’arrivée
help-fate-token = un jeton du Destin

## Tableaux des cartes et origine de leurs valeurs

source-rulebook = livret
source-assumed = hypothèse
source-box = boîte
source-house = de nous
source-of = { $what } ({ $source }) :
table-power = Pouvoir
table-moment = Moment
table-effect = Effet
table-source = Origine
table-creature = Créature
table-every-creature = chacune
table-fast = Rapide
table-slow = Lent
table-trick = Coup fourré
table-places = Places
table-bet-cards = Cartes de pari
table-values = Piste et jugement
track-yellow-line = ligne de mi-course jaune après le secteur { $value }
track-orange-line = ligne de mi-course orange après le secteur { $value }
track-finish-line = ligne d’arrivée après le secteur { $value }
judgment-protection-cards = { $value ->
        [one] { $value } carte de Protection
       *[other] { $value } cartes de Protection
    }
