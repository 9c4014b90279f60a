### Les mots du jeu en français.
###
### Un mot qui s’accorde avec sa phrase porte des attributs, les mêmes dans chaque langue :
### subject, opening (subject en début de phrase), object, of, on, gender, plural, feminine, short.

## Créatures

creature-dragon = Dragon
    .subject = le Dragon
    .opening = Le Dragon
    .object = le Dragon
    .of = du Dragon
    .on = sur le Dragon
    .gender = masculine
creature-gryphon = Gryphon
    .subject = le Gryphon
    .opening = Le Gryphon
    .object = le Gryphon
    .of = du Gryphon
    .on = sur le Gryphon
    .gender = masculine
creature-lamassu = Lamassu
    .subject = le Lamassu
    .opening = Le Lamassu
    .object = le Lamassu
    .of = du Lamassu
    .on = sur le Lamassu
    .gender = masculine
# Un nom propre, donc sans article.
creature-pegasus = Pégase
    .subject = Pégase
    .opening = Pégase
    .object = Pégase
    .of = de Pégase
    .on = sur Pégase
    .gender = masculine
creature-phoenix = Phénix
    .subject = le Phénix
    .opening = Le Phénix
    .object = le Phénix
    .of = du Phénix
    .on = sur le Phénix
    .gender = masculine
creature-sylph = Sylphe
    .subject = la Sylphe
    .opening = La Sylphe
    .object = la Sylphe
    .of = de la Sylphe
    .on = sur la Sylphe
    .gender = feminine

## Dieux

god-anansi = Anansi
    .short = Anansi
god-horus = Horus
    .short = Horus
god-marduk = Marduk
    .short = Marduk
god-odin = Odin
    .short = Odin
god-quetzalcoatl = Quetzalcoatl
    .short = Quetzalcoatl
god-yu-huang = Yù Huáng l’Empereur de Jade
    .short = Yù Huáng
# À qui est quelque chose ; .elided si le nom commence par une voyelle.
name-of = de { $name }
    .elided = d’{ $name }

## Mots du jeu

word-dirty-trick = coup fourré
    .plural = coups fourrés
word-bet =
    .plural = paris
word-bet-card =
    .plural = cartes de pari
word-cardholder =
    .plural = présentoirs
word-mid-race-line = ligne de mi-course
word-finish-line = ligne d’arrivée
word-judgment = Jugement de Zeus
word-zeus-deck = jeu de Zeus
word-protection-card = carte de Protection
    .plural = cartes de Protection
word-disqualified = disqualifié
    .feminine = disqualifiée
word-first-player = premier joueur
word-victory-points = points de victoire
word-fate-token = jeton du Destin

## Variantes

variant-zeus-sobers-up = Zeus est sobre
variant-power-of-the-gods = Pouvoirs des Dieux
variant-fate-tokens = Jetons du Destin

## Places, aussi brèves que sur une carte de pari

place-first = 1er
    .feminine = 1re
place-second = 2e
    .feminine = 2e
place-third = 3e
    .feminine = 3e
place-fourth = 4e
    .feminine = 4e
place-fifth = 5e
    .feminine = 5e
place-sixth = 6e
    .feminine = 6e
place-last = dernier
    .feminine = dernière
place-next-to-last = avant-dernier
    .feminine = avant-dernière
place-disqualified = disqualifié
    .feminine = disqualifiée
# Deux places : « 1er ou 2e ». Trois : réunir les deux premières avec place-comma, puis la troisième avec place-or.
place-or = { $a } ou { $b }
place-comma = { $a }, { $b }

## Pouvoirs

power-trickster = Fripon divin
power-trickster-effect = À la mi-course : reportez l’un de vos paris sur une autre créature. Son jeton retourne sur le plateau et vous en prenez un autre à la place, mais pas celui d’une créature sur laquelle vous avez déjà parié.
    .short = Mi-course : un de vos paris change de créature
power-tangled-web = Toile inextricable
power-tangled-web-effect = Quand une carte de mouvement est jouée : sa créature avance de 2 secteurs de moins.
    .short = Carte jouée : 2 secteurs de moins
power-silken-thread = Fil de soie
power-silken-thread-effect = Quand une créature termine un mouvement sur un jeton du Destin : ramenez-la 2 secteurs en arrière.
    .short = Jeton du Destin : 2 secteurs en arrière
power-sun-ray = Rayon de soleil
power-sun-ray-effect = Quand une carte de mouvement est jouée : sa créature avance de 2 secteurs de plus.
    .short = Carte jouée : 2 secteurs de plus
power-falcons-eye = Œil du faucon
power-falcons-eye-effect = Avant l’un de vos paris : regardez en secret toutes les cartes d’un présentoir qui n’est pas l’un des vôtres.
    .short = Avant un pari : voir un autre présentoir
power-updraft = Courant ascendant
power-updraft-effect = Quand une créature termine un mouvement sur un jeton du Destin : elle plane encore sur 2 secteurs.
    .short = Jeton du Destin : 2 secteurs de plus
power-prophecy = Prophétie
power-prophecy-effect = À la mi-course : reprenez la carte de l’un de vos paris et posez face cachée à sa place une de vos cartes de pari encore inutilisées.
    .short = Mi-course : changer la carte d’un de vos paris
power-tablet-of-destinies = Tablette des Destins
power-tablet-of-destinies-effect = Après le tirage de Zeus : remettez l’une des cartes tirées dans le jeu de Zeus, mélangez-le et tirez une nouvelle carte.
    .short = Tirage de Zeus : retirer l’une des cartes
power-storm-chariot = Char de la tempête
power-storm-chariot-effect = Quand une créature termine un mouvement sur un jeton du Destin : elle échange sa place avec la créature juste devant elle sur la piste.
    .short = Jeton du Destin : échange avec la créature devant
power-superior-wisdom = Sagesse supérieure
power-superior-wisdom-effect = À la mi-course : choisissez un pari de chacun de vos adversaires, puis lisez ces cartes en secret.
    .short = Mi-course : lire un pari de chaque adversaire
power-sleipnir = Sleipnir
power-sleipnir-effect = Avant votre mouvement lent : votre seconde carte utilise sa valeur rapide au lieu de sa valeur lente, mais jamais son coup fourré.
    .short = Avant votre carte lente : utiliser sa valeur rapide
power-valkyries = Valkyries
power-valkyries-effect = Quand une créature termine un mouvement sur un jeton du Destin : elle ne peut pas être disqualifiée dans cette course.
    .short = Jeton du Destin : pas de disqualification
power-renewal = Renouveau
power-renewal-effect = Après avoir joué une carte sans son coup fourré : remettez-la dans l’un de vos présentoirs et défaussez de celui-ci une autre carte de la même créature.
    .short = Après votre carte : la reprendre, une autre part
power-shed-skin = Mue
power-shed-skin-effect = Après avoir joué une carte avec son coup fourré : elle rejoint la défausse et échappe au jeu de Zeus.
    .short = Après votre coup fourré : la carte échappe au jeu de Zeus
power-feathered-wind = Vent à plumes
power-feathered-wind-effect = Quand une créature termine un mouvement sur un jeton du Destin : la dernière créature sur la piste, peut-être celle-là même, avance de 3 secteurs.
    .short = Jeton du Destin : la dernière avance de 3 secteurs
power-heavenly-dukes-blessing = Bénédiction du Duc céleste
power-heavenly-dukes-blessing-effect = À la mi-course : faites avancer une créature de 3 secteurs, sauf celle qui a passé la ligne en premier.
    .short = Mi-course : une créature avance de 3 secteurs
power-imperial-decree = Décret impérial
power-imperial-decree-effect = Avant le jugement : Zeus tire une carte de plus.
    .short = Avant le jugement : Zeus tire une carte de plus
power-celestial-paperwork = Paperasse céleste
power-celestial-paperwork-effect = Quand une créature termine un mouvement sur un jeton du Destin : la prochaine carte de mouvement jouée pour elle dans cette course la fait avancer de 0 secteur.
    .short = Jeton du Destin : sa prochaine carte vaut 0

## Moments où se jouent les pouvoirs

moment-card-played = quand une carte est jouée
    .short = carte jouée
moment-fate = quand une créature termine un mouvement sur un jeton du Destin
    .short = jeton du Destin
moment-after-card = après qu’une carte a déplacé sa créature
    .short = après la carte
moment-before-slow = avant le mouvement lent
    .short = avant la carte lente
moment-mid-race = à la mi-course, avant les troisièmes paris
    .short = mi-course
moment-before-bet = avant un pari
    .short = avant un pari
moment-before-judgment = avant le Jugement de Zeus
    .short = avant le jugement
moment-after-draw = après le tirage de Zeus
    .short = tirage de Zeus

## Chapters of the rules

rules-overview-title = De quoi s’agit-il ?
rules-set-up-title = Mise en place
rules-first-bets-title = Premiers paris
rules-move-creatures-title = Déplacer les créatures
rules-dirty-trick-title = Coups fourrés
rules-third-bet-title = Troisième pari
rules-ranking-title = Classement
rules-judgment-title = Jugement de Zeus
rules-bet-outcome-title = Résultat des paris
rules-next-race-title = Course suivante et fin de la partie
rules-who-sees-what-title = Qui voit quoi
rules-power-of-the-gods-title = Variante : Pouvoirs des Dieux
rules-fate-tokens-title = Variante : Jetons du Destin
rules-zeus-sobers-up-title = Variante : Zeus est sobre

## Comment les phrases se construisent

# La forme d’une créature qui commence ce qui suit un deux-points.
form-after-colon = subject
sentence = { $clause }.
sentence-with-result = { $clause } : { $result }.
list-and = { $a } et { $b }
you-subject = vous
# Après « entre » et « avec ».
you-object = vous
letter-dragon = D
letter-gryphon = G
letter-lamassu = L
letter-pegasus = P
letter-phoenix = X
letter-sylph = S
holder-from-left = depuis votre présentoir de gauche
holder-from-right = depuis votre présentoir de droite
holder-from-shared-with-you = depuis le présentoir partagé avec vous
holder-from-shared = depuis le présentoir partagé avec { $name }
holder-into-left = dans votre présentoir de gauche
holder-into-right = dans votre présentoir de droite
holder-into-shared-with-you = dans le présentoir partagé avec vous
holder-into-shared = dans le présentoir partagé avec { $name }
holder-between = entre { $a } et { $b }

## Adversaires

bot-random = Aléatoire
bot-random-style = Pour lui, tous les coups permis se valent.
bot-mortal = Mortel
bot-mortal-style = Imagine quelques issues de la course, et s’y trompe souvent.
bot-hero = Héros
bot-hero-style = Joue selon les probabilités, un coup à l’avance.
bot-titan = Titan
bot-titan-style = Imagine encore et encore les cartes cachées avant chaque coup.
bot-olympian = Olympien
bot-olympian-style = Devine vos paris, joue la victoire plutôt que les points et prend tout le temps qu’on lui laisse.
