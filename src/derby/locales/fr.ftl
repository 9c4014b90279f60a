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

## Les règles
## Un bloc est un paragraphe d’une seule ligne, ou des lignes commençant toutes par une puce.

rules-title = Les règles du jeu
rules-source-note =
    Ceci est une adaptation non officielle de Divinity Derby, un jeu de Carlo A. Rossi ; ce nom est une marque de son éditeur, Ares Games. Tous les textes sont de notre plume.

    Aucun livret de règles ne montre toutes les cartes ni n’indique la longueur de la piste. Ce que nous n’y avons pas trouvé, nous l’avons supposé, et quand vous consultez une valeur, le jeu vous dit si elle est imprimée ou supposée. Si vous possédez la boîte, vous pouvez jouer avec ses valeurs exactes en chargeant votre propre édition.

rules-overview-title = De quoi s’agit-il ?
rules-overview =
    Trop d’ambroisie à la table de Zeus, et voilà les dieux en désaccord : quelle créature ailée est la plus rapide ? Une course autour de l’Olympe va trancher. Chaque joueur est l’un des dieux : il parie sur l’arrivée des créatures et donne au sort un petit coup de pouce.

    Une partie réunit de 3 à 6 joueurs et dure trois courses. Dans chacune, vous faites jusqu’à trois paris et vous menez les créatures avec des cartes de mouvement que vous partagez avec vos voisins. Les paris qui se réalisent rapportent des points de victoire. Celui qui en a le plus après la troisième course l’emporte.

    Une course comporte cinq étapes :

    • Premiers paris : chacun parie deux fois.
    • La course : les créatures volent et, vers le milieu de la piste, chacun parie une troisième fois. Elle se conclut par le classement.
    • Jugement de Zeus : les créatures qui ont triché risquent la disqualification.
    • Résultat des paris : les paris sont révélés et comptés.
    • La course suivante ou, après la troisième, la fin de la partie.

    Avant la partie, vous pouvez ajouter les variantes de votre choix, à une condition : « Jetons du Destin » demande « Pouvoirs des Dieux ».

rules-set-up-title = Mise en place
rules-set-up =
    Chaque joueur prend un dieu différent et les 11 cartes de pari de ce dieu. Ces 11 paris sont les mêmes pour tous et doivent suffire pour toute la partie : chaque carte ne sert qu’une fois, et il vous en faudra neuf au maximum.

    Il y a autant de présentoirs que de joueurs, un entre deux voisins. Vous en avez donc un à gauche et un à droite, et vous partagez chacun d’eux avec le joueur assis de ce côté.

    Avant chaque course, les 54 cartes de mouvement, neuf par créature, sont mélangées et distribuées dans les présentoirs. Les cartes non utilisées restent face cachée : personne ne les connaît. Le reste dépend du nombre de joueurs :

    • 3 joueurs : 2 jetons de chaque créature, 10 cartes dans chaque présentoir, 15 tours par course, ligne de mi-course jaune.
    • 4 joueurs : 3 jetons de chaque créature, 8 cartes dans chaque présentoir, 16 tours par course, ligne de mi-course jaune.
    • 5 joueurs : 3 jetons de chaque créature, 6 cartes dans chaque présentoir, 15 tours par course, ligne de mi-course orange.
    • 6 joueurs : 4 jetons de chaque créature, 6 cartes dans chaque présentoir, 18 tours par course, ligne de mi-course orange.

    La ligne de mi-course jaune se trouve après le secteur { $yellow }, la ligne orange après le secteur { $orange } et la ligne d’arrivée après le secteur { $finish }. Une créature a passé une ligne dès qu’elle se trouve dans n’importe quel secteur au-delà, qu’une carte ou un pouvoir l’y ait menée.

    Les six créatures attendent dans le secteur de départ, le secteur 0. Leur ordre de départ est tiré au sort avant chaque course, à la vue de tous.

    Le jeu de Zeus commence avec { $protections ->
        [one] { $protections } carte de Protection
       *[other] { $protections } cartes de Protection
    }. Le premier joueur de la première course est tiré au sort, à moins que vous ne l’ayez désigné à la mise en place.

rules-first-bets-title = Premiers paris
rules-first-bets =
    Le premier joueur commence, les autres suivent dans le sens horaire. Pour parier, posez face cachée une de vos cartes de pari encore inutilisées et prenez sur le plateau un jeton de la créature choisie. Tous voient de quelle créature il s’agit, mais vous seul connaissez le pari. Quand tout le monde a parié, un second tour de paris suit dans le même ordre.

    • Vous ne pouvez faire qu’un pari par course sur une même créature.
    • Quand tous les jetons d’une créature sont pris, plus personne ne peut parier sur elle.

    Si les jetons restants ne vous permettent aucun pari, vous passez automatiquement et gardez votre carte. Cela ne peut se produire que dans une partie à cinq, pour celui qui fait son troisième pari après tous les autres.

rules-move-creatures-title = Déplacer les créatures
rules-move-creatures =
    On joue dans le sens horaire à partir du premier joueur. À votre tour, vous jouez une carte de mouvement de chacun de vos deux présentoirs. À vous de décider par lequel commencer.

    • Mouvement rapide : la créature de votre première carte avance d’autant de secteurs que l’indique sa valeur rapide.
    • Mouvement lent : cela fait, choisissez une carte de votre autre présentoir. Sa créature avance de la valeur lente, toujours la plus faible des deux.

    Une créature qui arrive dans un secteur occupé se place devant toutes celles qui s’y trouvent déjà. Avec un mouvement de 0, il ne se passe rien : la créature garde sa place dans son secteur et n’est pas considérée comme y arrivant de nouveau.

    Une créature qui a franchi la ligne d’arrivée est assurée de sa place et ne bouge plus. Il faut quand même jouer ses cartes, car un tour demande toujours une carte de chaque présentoir, mais elles sont sans effet.

    La course est finie quand tous les présentoirs sont vides : après 15 tours en tout à 3 ou 5 joueurs, 16 tours à 4 joueurs et 18 tours à 6 joueurs.

rules-move-creatures-example = Horus a parié sur le Dragon : sa première carte est donc une carte Dragon. Jouée en mouvement rapide, elle vaut 4, et le Dragon avance de quatre secteurs. Horus préfère freiner Pégase : dans son autre présentoir, il prend une carte Pégase dont la valeur lente est 0. Pégase reste sur place. Les deux cartes vont à la défausse.

rules-dirty-trick-title = Coups fourrés
rules-dirty-trick =
    Certaines cartes de mouvement portent en plus un bonus : quatre des neuf cartes de chaque créature, dans l’édition standard. Ce sont les coups fourrés. Si vous jouez une telle carte comme mouvement rapide, vous pouvez ajouter son bonus. Mais Zeus en prend note : la carte rejoint alors le jeu de Zeus au lieu de la défausse et peut coûter cher à sa créature lors du jugement.

    Sans le bonus, ou comme mouvement lent, c’est une carte comme les autres. Et si la créature a déjà franchi l’arrivée quand vous choisissez la carte, il n’y a plus de mouvement à augmenter : le coup fourré n’est pas possible.

rules-dirty-trick-example = Odin a parié sur Pégase. Sa carte rapide vaut 2, et son coup fourré ajoute 3 : Pégase avance de cinq secteurs et la carte rejoint le jeu de Zeus. Puis, avec une carte lente, Odin n’accorde qu’un secteur au Dragon. Cette carte porte aussi un bonus, mais il ne sert à rien en mouvement lent : elle est défaussée comme les autres.

rules-third-bet-title = Troisième pari
rules-third-bet =
    Dès qu’une première créature passe la ligne de mi-course, l’heure des troisièmes paris a sonné. On termine d’abord le tour en cours, mouvement lent compris. Ensuite, le voisin de gauche de celui dont c’était le tour devient premier joueur, même si c’est le pouvoir d’un autre qui a fait passer la créature. S’il l’était déjà, il le reste.

    À partir du premier joueur et dans le sens horaire, chacun fait un troisième pari, exactement comme les deux premiers. Puis la course reprend, et c’est au premier joueur de jouer.

    Si la ligne n’est passée qu’au tout dernier tour, les troisièmes paris ont quand même lieu avant le classement. Si aucune créature ne la passe, il n’y a pas de troisième pari dans cette course et le premier joueur ne change pas.

rules-ranking-title = Classement
rules-ranking =
    En tête viennent les créatures qui ont franchi la ligne d’arrivée, dans l’ordre où elles l’ont fait. Les autres suivent selon la distance parcourue. Dans un même secteur, plus une créature est arrivée tard, mieux elle est classée.

    Les créatures qui n’ont jamais quitté le secteur de départ sont classées selon leur ordre de départ. Une créature renvoyée dans le secteur de départ passe devant celles qui y attendent déjà.

rules-ranking-example = Toutes les cartes sont jouées. Seul le Dragon a franchi la ligne d’arrivée : il est premier. Pégase est deuxième au secteur 22, le Gryphon troisième au secteur 20. Le Lamassu et le Phénix sont tous deux au secteur 18, mais le Phénix y est arrivé plus tard et passe devant : il est quatrième, le Lamassu cinquième. La Sylphe est dernière, au secteur 17.

rules-judgment-title = Jugement de Zeus
rules-judgment =
    Le jeu de Zeus contient maintenant ses cartes de Protection et toutes les cartes de mouvement dont le coup fourré a servi dans cette course. On le mélange, et Zeus tire { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    }.

    Si une carte de mouvement apparaît, sa créature est disqualifiée : elle perd sa place, et celles qui la suivent avancent d’un rang. Les cartes de Protection ne font de mal à personne, et une seconde carte de la même créature ne change rien.

    S’il y a moins de cartes que Zeus ne doit en tirer, il les tire toutes. S’il n’y en a aucune, il n’y a pas de jugement.

rules-judgment-example = Dans cette course, Zeus tire une carte de Protection, sans effet, et une carte Pégase. Pégase était deuxième ; le voilà disqualifié, et tous ceux qui le suivent gagnent une place. Le Gryphon est deuxième, le Phénix troisième, le Lamassu quatrième, la Sylphe cinquième et toujours dernière.

rules-bet-outcome-title = Résultat des paris
rules-bet-outcome =
    Toutes les cartes de pari de cette course sont révélées. Chacune nomme une ou plusieurs places ; si sa créature occupe l’une d’elles, le pari est réussi et rapporte les points de victoire inscrits sur la carte.

    « Dernier » et « avant-dernier » ne tiennent compte que des créatures qui n’ont pas été disqualifiées, et une place peut porter plusieurs noms : s’il reste trois créatures, la troisième est aussi la dernière. Une créature disqualifiée ne fait gagner que les paris qui mentionnent la disqualification.

rules-bet-outcome-example = Odin révèle ses trois paris. « Premier ou deuxième » sur le Gryphon est réussi, puisqu’il est deuxième après le jugement : 4 points. « Premier ou disqualifié » sur Pégase est réussi, puisqu’il a été disqualifié : encore 4. « Dernier ou avant-dernier » sur le Dragon est manqué, puisqu’il a gagné la course. Odin marque 8 points de victoire.

rules-next-race-title = Course suivante et fin de la partie
rules-next-race =
    Après la première et la deuxième course, le voisin de gauche du premier joueur actuel devient premier joueur. Créatures, jetons de créature et cartes de Protection retrouvent leur place du début. Toutes les cartes de mouvement, y compris celles du jeu de Zeus, sont mélangées et distribuées de nouveau. Les cartes de pari révélées ne resservent plus.

    Après la troisième course, celui qui a le plus de points de victoire gagne. Rien ne départage les égalités : à égalité de points, la victoire est partagée.

rules-who-sees-what-title = Qui voit quoi
rules-who-sees-what =
    Vous voyez :

    • les cartes de vos deux présentoirs, chacun partagé avec le voisin de ce côté,
    • vos propres cartes de pari,
    • ce qu’un pouvoir vous a montré.

    Tout le monde voit :

    • où sont les créatures, et leur ordre dans chaque secteur,
    • les jetons de créature sur le plateau et sur les paris,
    • combien de cartes il reste dans chaque présentoir, quelles cartes ont été jouées et de quel présentoir chacune est venue,
    • la défausse,
    • quelles cartes contient le jeu de Zeus, mais pas dans quel ordre,
    • quelles cartes Zeus a tirées et quelles cartes de Protection sont retirées de la partie,
    • tous les points de victoire et toutes les cartes de pari déjà révélées,
    • les jetons du Destin, les pouvoirs encore inutilisés et les effets durables des pouvoirs,
    • qui a été interrogé pour un pouvoir et a passé.

    Une carte de pari en jeu reste secrète jusqu’au règlement des paris ; une carte de pari qui n’a jamais servi n’est jamais montrée. Les présentoirs des autres vous sont fermés, et les cartes de mouvement non utilisées le sont à tous.

rules-power-of-the-gods-title = Variante : Pouvoirs des Dieux
rules-power-of-the-gods =
    Chaque dieu a trois cartes Pouvoir. Elles sont posées face visible : tous savent donc à quoi s’attendre, et chacune se joue une seule fois dans toute la partie. L’un des trois pouvoirs de chaque dieu est un pouvoir du Destin, qui ne sert qu’avec la variante « Jetons du Destin ».

    Chaque pouvoir se joue à un moment précis. Autour d’une carte de mouvement, les moments se suivent dans cet ordre :

    • La carte est montrée, avec ou sans son coup fourré : pouvoirs prévus quand une carte est jouée.
    • La créature s’est déplacée. Si elle a terminé sur un jeton du Destin : pouvoirs du Destin.
    • Pouvoirs prévus après la carte. C’est alors seulement que la carte rejoint sa pile.

    Il y a encore d’autres moments : entre vos deux cartes, avant le mouvement lent ; à la mi-course, après le tour complet mais avant que le premier joueur ne change ; avant un pari ; et lors du jugement, avant et après le tirage de Zeus.

    À chaque moment, on interroge d’abord le joueur actif, puis les autres dans le sens horaire. Jouez un pouvoir ou passez. Un pouvoir prend effet aussitôt, puis le joueur suivant est interrogé. Même si vous avez passé, on peut vous interroger de nouveau ; le moment s’achève quand tous ont passé à la suite. Certains moments n’appartiennent qu’à vous : avant votre pari, avant votre mouvement lent et après votre carte, personne d’autre n’est interrogé.

    Le joueur actif est celui dont c’est le tour ; à la mi-course, celui qui vient de finir son tour ; lors du jugement, le premier joueur.

    On vous interroge chaque fois que vous pourriez jouer un pouvoir, même s’il ne devait rien changer. Et comme une question ne doit trahir aucun secret, le détenteur de « { power-renewal } » est interrogé après chaque carte qu’il joue sans coup fourré, tant qu’il reste des cartes dans l’un de ses présentoirs, même s’il ne peut alors que passer.

    Quelques précisions :

    • Un mouvement dû à un pouvoir est un mouvement : il peut passer des lignes et finir sur un jeton du Destin. Dans ce cas, on propose aussitôt les pouvoirs du Destin, en commençant par le joueur actif ; puis le moment interrompu reprend avec le joueur qui suit celui qui a joué le pouvoir. Aucune créature ne recule au-delà du secteur de départ.
    • Une créature qui a franchi l’arrivée est hors d’atteinte de tout pouvoir. Quand une de ses cartes est jouée, on ne propose pas les pouvoirs prévus pour ce moment ; pour une carte de valeur 0, on les propose.
    • Valeur de la carte, coup fourré et pouvoirs s’additionnent ; un résultat inférieur à 0 compte pour 0.
    • « { power-celestial-paperwork } » : le résultat est 0, quoi qu’on ajoute. La toute prochaine carte de la créature épuise cet effet, même une carte de valeur 0, et une carte jouée avec son coup fourré rejoint malgré tout le jeu de Zeus.
    • « { power-trickster } » et « { power-prophecy } » : tous voient le nouveau jeton, vous seul voyez la nouvelle carte. Seuls comptent les jetons posés à présent sur vos paris : vous pouvez donc parier de nouveau sur une créature abandonnée.
    • « { power-superior-wisdom } » et « { power-falcons-eye } » : vous seul apprenez ce que vous voyez, une seule fois et dans l’état où sont alors les cartes ; les autres savent que vous avez regardé, et où. Avec « { power-superior-wisdom } », vous choisissez toutes les cartes avant de voir la première. « { power-falcons-eye } » demande un présentoir qui contient encore des cartes ; ce pouvoir se joue avant n’importe lequel de vos trois paris, mais pas si vous devez passer.
    • « { power-renewal } » : le mouvement reste acquis. L’autre carte va face visible dans la défausse, jamais dans le jeu de Zeus. La carte lente vient toujours du présentoir d’où n’est pas venue la carte rapide, si bien que chacun perd exactement une carte pendant votre tour ; ce peut être la carte que vous y avez remise. Même la carte d’une créature qui a franchi l’arrivée peut être renouvelée.
    • « { power-storm-chariot } » : « juste devant » signifie un rang de mieux à cet instant, parmi les créatures qui n’ont pas franchi l’arrivée. Toutes deux sont considérées comme venant d’entrer dans leur nouveau secteur, celle du jeton du Destin en dernier ; si son nouveau secteur porte un jeton du Destin, on propose de nouveau les pouvoirs du Destin. Si personne n’est devant elle sur la piste, ce pouvoir ne peut pas être joué.
    • « { power-tablet-of-destinies } » : la même carte peut ressortir. Seules comptent les cartes qui se trouvent là à la fin.
    • « { power-valkyries } » : une carte de la créature protégée est tirée comme d’habitude, mais reste sans effet.

rules-fate-tokens-title = Variante : Jetons du Destin
rules-fate-tokens =
    Cette variante demande « Pouvoirs des Dieux ». À chaque course, après la distribution et avant les premiers paris, chaque joueur pose un jeton du Destin sur la piste, le premier joueur d’abord, puis les autres dans le sens horaire. N’importe quel secteur de 1 à { $finish } convient, pourvu qu’il ne porte pas encore de jeton.

    À lui seul, un jeton ne fait rien. Mais quand une créature termine un mouvement dans son secteur, par une carte ou par un pouvoir, un pouvoir du Destin peut être joué. Un mouvement de 0 ne suffit pas.

    Jouer ce pouvoir retire le jeton du plateau pour le reste de la course : un jeton ne sert donc qu’à un seul pouvoir. Après la course, chacun retrouve un jeton.

rules-zeus-sobers-up-title = Variante : Zeus est sobre
rules-zeus-sobers-up =
    De course en course, Zeus y voit plus clair. Les cartes de Protection qu’il tire lors d’un jugement sont retirées de la partie : le jeu de Zeus de la course suivante peut donc en compter moins de { $protections } au départ, et tricher devient plus dangereux.

    Si « { power-tablet-of-destinies } » change le tirage, seules sont retirées les cartes de Protection qui se trouvent là à la fin.

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

## Le jeu dans un terminal

terminal-welcome = Vous êtes { $god }. À votre gauche, dans le sens horaire : { $others }.
terminal-opponents = Vos adversaires : { $name }. { $style }
terminal-getting-ready = Les règles sont compilées pour cet ordinateur, cette seule fois : environ une demi-minute.
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
terminal-race = Course { $race } sur 3
terminal-turns-left = { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
    }
terminal-ranking = Classement
terminal-sector = Secteur
terminal-tokens = Jetons
terminal-players = Joueurs
terminal-points = Points
terminal-bets = Paris
terminal-this-race = Course
terminal-total = Total
terminal-you = { $god } (vous)
terminal-turn = joueur actif
terminal-your-bets = Vos paris :
terminal-none-yet = aucun pour l’instant
terminal-zeus-deck = Jeu de Zeus :
terminal-protections = { $count ->
        [one] { $count } carte de Protection
       *[other] { $count } cartes de Protection
    }
terminal-discard = défausse :
terminal-other-holders = Cartes dans les autres présentoirs :
terminal-your-powers = Vos pouvoirs :
terminal-powers = Pouvoirs { $of } :
terminal-known-bet = Vous avez vu le pari { $of } { $on } : { $bet }.
terminal-known-holder = Vues dans le présentoir { $between } et pas encore jouées : { $cards }.
terminal-renewed = { $card } est de retour dans le présentoir { $between }.
terminal-left-holder = À gauche, partagé avec { $name }
terminal-right-holder = À droite, partagé avec { $name }
terminal-empty = vide
terminal-with-trick = coup fourré
terminal-has-finished = à l’arrivée
terminal-stays = reste en { $sector }
terminal-finish = arrivée
terminal-tokens-left = { $count ->
        [one] { $count } jeton restant
       *[other] { $count } jetons restants
    }
terminal-already-bet = vous y avez déjà un pari
terminal-no-token = plus aucun jeton
terminal-back = Retour
terminal-pass = Passer
terminal-or-enter = ou simplement Entrée
terminal-pass-until-turn = Toujours passer jusqu’à votre prochain tour
terminal-as-it-stands = En l’état :
terminal-fate-creature = { $creature } termine sur un jeton du Destin.
terminal-drawn = Zeus a tiré :
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
ask-renewal = Quelle carte défaussez-vous pour que la carte jouée prenne sa place ?
ask-tablet = Quelle carte retourne dans le jeu de Zeus ?
ask-blessing = Quelle créature faites-vous avancer de 3 secteurs ?

## Aide dans un terminal

help-choosing = Tapez le numéro devant votre choix, puis Entrée. Avec 0, vous passez ou reculez d’un pas.
help-stacks = Les créatures d’un même secteur sont superposées : la plus haute est devant.
help-card = une carte de mouvement : valeur rapide, valeur lente et bonus de son coup fourré
help-assumed = une valeur supposée : aucun livret ne la montre
help-turn = celui dont c’est le tour, et le premier joueur
help-tokens = jetons de créature restant sur le plateau, et jetons déjà pris
help-face-down = le pari d’un autre : sa créature est visible, sa carte est cachée
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
table-movement-cards = Cartes de mouvement
table-bet-cards = Cartes de pari
table-values = Piste et jugement
track-yellow-line = ligne de mi-course jaune après le secteur { $value }
track-orange-line = ligne de mi-course orange après le secteur { $value }
track-finish-line = ligne d’arrivée après le secteur { $value }
judgment-protection-cards = { $value ->
        [one] { $value } carte de Protection
       *[other] { $value } cartes de Protection
    }
judgment-cards-drawn = { $value ->
        [one] Zeus tire { $value } carte
       *[other] Zeus tire { $value } cartes
    }

### The page

## Everywhere on the page

page-rules = Règles
page-settings = Réglages
page-close = Fermer
page-confirm = Confirmer
page-continue = Continuer
page-skip = Aller à la fin
page-you = vous
page-guest = Invité
page-player = Joueur { $number }
page-to-lobby = Vers l’accueil
page-lost = Il manque peut-être une lettre, ou la page a déménagé.

## The lobby

page-tagline = Six créatures ailées, trois courses, un Zeus éméché : pariez bien, et trichez avec soin.
short-race = Une course en quelques secondes
short-race-bet = Vous pariez sur la victoire de Pégase.
short-race-trick = Les cartes font voler les créatures. Le Phénix tente un coup fourré…
short-race-zeus = Zeus le prend sur le fait. Pégase gagne : 6 points pour vous !
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
page-invited-for = Une partie dure environ 45 minutes. La première course est expliquée en jouant, et il n’y a rien à installer.
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
page-what-is-played = Ce qu’on joue
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-quick = 30 s par décision
page-clock-calm = 90 s par décision
page-clock-bank = 10 min par joueur
page-listed = Visibilité de la table
page-listed-link = Seulement par le lien
page-listed-all = Tout le monde

## The table

page-track = La piste
page-latest-turn =
    { $who ->
        [you] Votre dernier tour
       *[other] Dernier tour : { $name }
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
judgment-came = { $creature } a terminé { $place } ; vous aviez parié « { $bet } ».
judgment-out = { $creature } a été { $disqualified } ; vous aviez parié « { $bet } ».
# Pourquoi on a gagné ou perdu, après la troisième course.
victory-bet = « { $bet } » { $on }
    .alone = « { $bet } »
victory-came-true = { $won ->
        [0] Aucun de vos { $bets } paris n’a réussi.
        [one] Un de vos { $bets } paris a réussi : { $bet }, qui valait { $points } points.
       *[other] { $won } de vos { $bets } paris ont réussi ; le meilleur, { $bet }, valait { $points } points.
    }
victory-ahead = { $points ->
        [one] Vous gagnez avec un point d’avance.
       *[other] Vous gagnez avec { $points } points d’avance.
    }
victory-shared = Personne n’en a plus : la victoire est aussi la vôtre.
victory-short = { $points ->
        [one] Il vous a manqué un point pour gagner.
       *[other] Il vous a manqué { $points } points pour gagner.
    }
victory-short-missed = { $points ->
        [one] Il vous a manqué un point pour gagner ; { $bet }, course { $race }, vous en aurait rapporté { $value }.
       *[other] Il vous a manqué { $points } points pour gagner ; { $bet }, course { $race }, vous en aurait rapporté { $value }.
    }
page-log = Ce qui s’est passé
page-log-everything = Avec tous les détails
page-ledger = Où est chaque carte de mouvement
page-card-yours = dans vos présentoirs
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

## Deciding

page-decision = Votre décision
page-thinking = { $name } réfléchit…
page-betting = { $name } choisit un pari…
page-hurry = Dépêche-toi !
page-watch = Regardez ce qui se passe…
page-sending = Envoi…
page-bots-get-ready = Les bots s’échauffent sur cet ordinateur, cette seule fois…
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
page-closed-trick = Cette créature est arrivée : il n’y a plus de mouvement à allonger.
page-closed-bet-used = Vous avez déjà utilisé cette carte de pari.
page-closed-not-your-bet = Ce n’est pas à vous de parier.
page-handed-over = Un bot joue à votre place.
page-take-back = Reprendre la main
page-returns = Le bot prend encore cette décision, puis la main vous revient.
page-awaited = { $name } n’est pas là. Un bot prendra le relais dans { $time }.
page-let-bot-play = Laisser jouer un bot tout de suite

## After the game

page-rematch = Revanche
page-look-at-table = Voir la table

## Settings and keys

page-language = Langue
page-theme = Apparence
page-theme-auto = Comme l’appareil
page-theme-day = Jour
page-theme-night = Nuit
page-speed = Vitesse des animations
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-skip-to-turn = Aller à mon tour
page-skip-ahead = Passer la suite
page-confirmation = Confirmation
page-confirmation-on = Tout confirmer
page-confirmation-off = Sans, mais annulable
page-confirmation-note = Sans confirmation, un choix complet est envoyé au bout de trois secondes. D’ici là, vous pouvez l’annuler : personne n’en a rien vu, et vous n’avez rien appris de nouveau.
page-sent-soon = Votre choix va être validé.
page-undo = Annuler
page-send-now = Tout de suite
page-keys = Clavier
page-key-left = carte de votre présentoir gauche
page-key-right = carte de votre présentoir droit
page-key-trick = coup fourré ou non
page-key-swap = échanger carte rapide et carte lente
page-key-creature = créature du pari
page-key-bet = carte de pari
page-key-power = pouvoir, ou l’un de ses choix
page-key-pass = passer, ou un pas en arrière
page-key-fate = secteur du jeton du Destin
page-key-confirm = confirmer
page-key-skip = aller à votre tour
page-key-act = au bouton qui confirme
page-key-back = tout reprendre
page-key-tabs = cartes, paris, Zeus, récit
page-key-rules = les règles
page-key-help = cette liste
page-keys-hint = Touches : H dit ce que c’est, F mène au bouton qui confirme, le point d’interrogation donne toutes les touches.

## Demander ce que c’est

asked-key = qu’est-ce que c’est ? (puis ← → pour la suite)
asked-place = Place { $place } sur 6, au secteur { $sector }.
asked-place-start = Place { $place } sur 6, encore au départ.
asked-place-finished = A franchi la ligne d’arrivée, à la place { $place }.
asked-place-disqualified = Disqualification dans cette course.
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
asked-assumed = Aucun livret ne l’imprime : c’est notre hypothèse.
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
asked-line-mid = Dès qu’une créature la passe, tout le monde place un troisième pari à la fin du tour. Celui qui jouait ce tour parie en dernier.
asked-line-mid-passed = Passée en premier dans cette course par : { $creature }.
asked-line-finish = Une créature qui l’a franchie garde sa place, sauf avis contraire de Zeus, et ne vole pas plus loin.
asked-zeus-holds = Il contient : { $cards }.
asked-zeus-draws = { $draws ->
        [one] Après la course, Zeus tire une carte. La créature qui y figure est disqualifiée.
       *[other] Après la course, Zeus tire { $draws } cartes. Toute créature qui y figure est disqualifiée.
    }
asked-zeus-chance = Plus une créature y a de cartes, plus elle risque d’être prise.
asked-first-player = Parie en premier et joue le premier tour.
asked-holder = Présentoir
asked-holder-yours = Vous le partagez avec { $name } : vous seuls, tous les deux, voyez ses cartes et les jouez.
asked-holder-others = { $one } et { $other } le partagent : eux seuls voient ses cartes et les jouent.
asked-holder-turn = À chaque tour, la carte rapide vient d’un des deux présentoirs du joueur, la carte lente de l’autre.
asked-holder-count = { $count ->
        [one] Il y reste une carte.
       *[other] Il y reste { $count } cartes.
    }
asked-discard = Défausse
asked-discard-why = Les cartes jouées sans coup fourré. Tout le monde peut les regarder ; elles ne servent plus dans cette course.
asked-discard-count = { $count ->
        [one] Elle compte une carte.
       *[other] Elle compte { $count } cartes.
    }

## Connection, and what is refused

page-coming = En route vers la table…
page-away = La connexion est perdue. Nouvel essai…
page-away-pending = La connexion est perdue. Votre décision partira dès la reconnexion.
page-planned-card-dropped = La carte lente choisie ne peut plus être jouée. Choisissez-en une autre.
refused-offline = Le serveur est injoignable. Êtes-vous en ligne ?
refused-bad-message = La page et le serveur ne se comprennent pas. Rechargez la page.
refused-enter-first = Venez d’abord à la table.
refused-no-such-address = Il n’y a rien à cette adresse.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-seat = La table n’a pas cette place.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-legal = Les règles ne le permettent pas maintenant.
refused-stale = Il s’est passé quelque chose entre-temps. Regardez encore.
refused-not-the-host = Seule la personne qui a ouvert la table le peut.
refused-seat-taken = Cette place est prise.
refused-removed = La personne qui a ouvert la table vous en a écarté.
refused-seats-free = Il reste des places libres.
refused-too-late = La partie a déjà commencé.
page-other-rules = Les règles ont changé depuis le début de cette partie. Vous pouvez continuer d’ici selon les règles actuelles. Elles s’appliquent aussi à tout ce qui s’est passé : certaines choses peuvent différer de votre souvenir.
page-other-rules-play-on = Continuer selon les règles actuelles
refused-other-rules = Cette partie a été jouée selon des règles qui ont changé depuis.
refused-not-playing = Aucune partie n’est en cours ici.
refused-not-over = La partie n’est pas finie.
refused-not-away = Cette personne est là.
refused-no-time = Votre temps est épuisé : un bot joue votre place jusqu’à la fin.
refused-god-taken = Quelqu’un d’autre a choisi ce dieu.
refused-bad-settings = On ne peut pas jouer avec ces réglages.
refused-no-name = Il faut que quelque chose se voie dans un nom.
refused-long-name = Un nom compte au plus 24 caractères.
refused-bad-name = Ce nom contient quelque chose qui ne peut pas s’afficher.
refused-bad-record = Ce n’est pas l’enregistrement d’une partie entière.
refused-too-many = Ce serait trop.
refused-too-fast = Pas si vite ! Attendez un instant.
refused-try-again = Cela n’a pas marché. Réessayez dans un instant.
refused-damaged = Cette table est endommagée sur le serveur et ne peut pas être affichée.
refused-not-known = Le serveur ne vous connaît pas. Allez à l’accueil et donnez votre nom.
refused-banned = La personne responsable du serveur vous a banni pour un temps.
refused-closed = La personne responsable du serveur a fermé cette table.
refused-not-allowed = Ce n’est pas permis d’ici.
refused-too-large = C’est trop grand.

## Replays

replay-title = Replay
replay-coming = Chargement de la partie…
replay-to-table = Retour à la table
replay-watch = Revoir la partie
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
replay-continue-note = Vous prenez une place à ce moment précis de la partie, des bots prennent les autres. Toutes les cartes et tous les paris restent en place, et désormais tout peut finir autrement.
replay-continue-fairness = Ce qui a été distribué avant n’est plus un secret : qui a vu le replay le connaît. Tout ce qui doit encore venir est tiré d’une nouvelle graine que personne ne connaît.
replay-your-seat = Votre place
replay-continue-begin = Continuer la partie
replay-continued = Cette partie prolonge un replay. Qui l’a vu sait ce qui a été distribué avant ; ce qui vient maintenant est tiré à nouveau.
replay-continued-link = La première partie
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
# For eyes that see everything.
replay-bet-placed = { $name } parie { $on } : { $bet }.
replay-bet-card-exchanged = { $name } échange la carte de son pari { $on } : { $new } remplace { $old }.
replay-bet-card-seen = { $name } lit en secret le pari { $of } { $on } : { $bet }.

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
verify-other-commitment = L’enregistrement nomme un autre engagement que celui de la table avant la partie.
verify-given = { $given ->
    [one] Un mélange ou tirage vient de la partie que celle-ci continue ; l’enregistrement de cette partie le vérifie.
   *[other] { $given } mélanges et tirages viennent de la partie que celle-ci continue ; l’enregistrement de cette partie les vérifie.
  }
verify-how = Votre navigateur vient de le calculer lui-même à partir de l’enregistrement : SHA-256 pour l’engagement, HMAC-SHA-256 pour chaque mélange et chaque tirage. Le serveur n’y a pas pris part.
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

## Vous : parties, statistiques, données

profile-link = Vos parties et statistiques
profile-title = Vous
profile-empty = Aucune de vos parties n’a encore compté. Dès que ce sera le cas, vous verrez ici comment vous jouez : sur quoi vous pariez, ce que cela donne et quelle est votre force.
profile-here = Voici les parties de cet appareil. Sans serveur, il n’y a pas de classement.
profile-loading = On fait le compte de vos parties…
profile-games = Parties
profile-wins = Victoires
profile-wins-average = Un joueur moyen en aurait { $average }.
profile-share = Gagnées
profile-points = Points par partie
profile-points-best = { $points } au mieux
profile-streak = Victoires d’affilée
profile-streak-longest = { $longest } au plus
profile-rating = Cote
profile-rating-between = Entre { $low } et { $high }, dans 19 cas sur 20.
profile-rating-none = Votre première partie contre d’autres sur ce serveur vous donnera une cote.
profile-rating-here = Sans serveur, pas de cote : il n’y a personne ici à qui vous comparer.
profile-rating-plot = Votre cote sur { $games } parties : { $first } après la première, { $last } maintenant, entre { $low } et { $high }.
profile-rating-axis = parties classées
profile-rating-note = La ligne est votre cote, la bande qui l’entoure ce que peut être votre force. Tout le monde commence à 1500.
profile-luck-none = Vous verrez ici quelle part de vos résultats tient à la chance et quelle part au talent. Pour cela, l’entraîneur doit revoir vos parties, quelques secondes chacune.
profile-luck-skill = { $sure ->
        [few] C’est trop peu de parties pour dire quoi que ce soit du talent.
        [better] Vos décisions ont été meilleures que celles de vos adversaires. Elles vous ont rapporté { $own } de la victoire par partie, et ce n’est guère un hasard.
        [worse] Vos décisions ont été moins bonnes que celles de vos adversaires. Elles vous ont coûté { $own } de la victoire par partie, et ce n’est guère un hasard.
       *[open] Il est trop tôt pour dire si vos décisions sont meilleures ou moins bonnes que celles de vos adversaires : elles valent entre { $low } et { $high } de la victoire par partie, dans 19 cas sur 20.
    }
profile-luck-luck = { $luck ->
        [bad] La chance était contre vous : la distribution et les jugements de Zeus vous ont coûté { $share } par partie.
       *[good] La chance était de votre côté : la distribution et les jugements de Zeus vous ont apporté { $share } par partie.
    } À la longue, cela s’équilibre.
profile-luck-lost = { $sure ->
        [few] En moyenne, une de vos décisions a laissé échapper { $lost } de la victoire, selon l’Olympien, d’après ce que vous saviez.
       *[other] En moyenne, une de vos décisions a laissé échapper { $lost } de la victoire, à { $margin } près, selon l’Olympien, d’après ce que vous saviez.
    }
profile-luck-note = Ce que chaque part a ajouté à un résultat moyen, ou retiré, par partie, avec des intervalles à 95 %. Ils se resserrent à chaque partie.
profile-luck-reviewed = Revues : { $reviewed } parties sur { $games }.
profile-luck-rough = Dont { $rough } seulement de façon approximative, sans règles compilées.
profile-luck-review = { $count ->
        [one] Revoir une partie de plus
       *[other] Revoir les { $count } dernières
    }
profile-luck-progress = L’entraîneur regarde la partie { $game } sur { $games }…
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
profile-people = Tous ici
profile-played = Où vous gagnez
profile-by-seats = Selon le nombre de joueurs
profile-by-variants = Selon les variantes
profile-by-opponents = Selon les adversaires
profile-base-game = Jeu de base
profile-seats = { $seats } joueurs
profile-fair-share = Le trait est la part que chacun gagnerait si tous étaient de même force.
profile-tricks-played = Par partie
profile-tricks-caught = Pris par Zeus
profile-tricks-note = Un coup fourré est pris quand Zeus pioche sa carte et disqualifie la créature.
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
profile-forget-not = Garder
profile-forgotten = Vous êtes oublié. Qui joue ici désormais est quelqu’un de nouveau.

### Around the table

## Chat and reactions

chat-title = Discussion
chat-unread = { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-say = Dire quelque chose
chat-send = Envoyer
chat-nobody = Personne n’a encore rien dit.
chat-said = { $name } : { $text }
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre à nouveau { $name }
chat-muted = Vous n’entendez plus { $name }.
chat-report = Signaler { $name } à la personne responsable du serveur
chat-reported = Vous avez signalé { $name } à la personne responsable du serveur.
chat-reactions = Réactions
chat-key = discussion
reaction-cheer = Hourra !
    .by = { $name } crie hourra.
reaction-laugh = Ha ha !
    .by = { $name } rit.
reaction-gasp = Oh !
    .by = { $name } en reste bouche bée.
reaction-groan = Hélas !
    .by = { $name } gémit.
reaction-thunder = Par Zeus !
    .by = { $name } fait gronder le tonnerre.
reaction-thanks = Merci !
    .by = { $name } remercie.

## Several people at one device

together-title = Ensemble sur cet appareil
together-note = L’appareil passe de main en main. Entre deux tours, l’écran est caché : personne ne voit vos cartes ni vos paris.
together-name = Nom du joueur { $number }
together-more = Ajouter un joueur
together-fewer = Retirer le joueur { $number }
together-begin = Jouer ensemble
together-who = { $bots ->
        [0] { $people } personnes, sans bot.
        [one] { $people } personnes et { $bots } bot ({ $level }).
       *[other] { $people } personnes et { $bots } bots ({ $level }).
    }
together-all-look = Maintenant, tout le monde peut regarder.
cover-title = { $name }, à vous
cover-text = Passez l’appareil à { $name }. Les autres regardent ailleurs.
cover-uncover = Je suis { $name }
cover-meanwhile = Depuis votre dernier tour
looked-alone = Ceci n’est visible que pour vous.
looked-holder = Le présentoir { $between } contient :
rematch-join = Rejoindre la revanche

## The guest and the seat

me-title = Continuer sur un autre appareil
me-note = Ni compte ni mot de passe : un code vous amène, avec vos places et vos parties, sur un autre appareil.
me-new-code = Montrez-moi un code
me-new-code-note = Un nouveau code remplace l’ancien et vous déconnecte de vos autres appareils.
me-code = Votre code de récupération
me-code-note = Notez-le : il vous rend vos places et vos parties sur un autre appareil. Il n’est montré que cette fois.
me-code-kept = C’est noté
me-enter-code = Code de votre autre appareil
me-recover = C’est moi
me-seat-here = L’une de ces places est-elle la vôtre ?
me-welcome = Bon retour parmi nous, { $name } !
me-code-unknown = Personne n’a ce code. Vérifiez chaque lettre.
seat-deeds = Votre place
seat-auto-pass = Toujours passer quand on me propose un pouvoir
seat-let-bot-play = Laisser un bot jouer pour moi

## Without the server

here-plays = Se joue sur cet appareil
here-not-kept = Rien n’est conservé dans cette fenêtre du navigateur
here-offline = Le serveur est injoignable pour le moment. Sur cet appareil, vous pouvez jouer contre des bots ou à plusieurs.
here-alone = Ici, pas de serveur : on joue sur cet appareil, contre des bots ou à plusieurs.
here-seat = Si vous étiez en pleine partie, rien n’est perdu : au bout d’un moment, un bot joue pour vous, et vous pourrez reprendre votre place.
here-olympian = Ici, l’Olympien réfléchit moins loin que sur un serveur.
here-loading = Chargement du jeu : { $loaded } sur { $total } Mo
here-starting = Démarrage du jeu…
here-failed-download = Le jeu n’a pas pu être chargé. Êtes-vous en ligne ?
here-failed-start = Le jeu ne peut pas démarrer dans ce navigateur.
here-failed-other-tab = Le jeu est ouvert dans un autre onglet. Jouez là-bas, ou fermez-le.
here-failed-new-version = Il y a une nouvelle version de cette page.
here-again = Réessayer
here-reload = Recharger
here-not-stored = Ce navigateur n’a pas pu l’enregistrer ; son espace est peut-être plein. Faites de la place, puis réessayez.
here-elsewhere = Une partie jouée sur un appareil ne peut être ouverte que sur celui-ci.

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Ce que vos pouvoirs vous ont montré
power-yours = Vos pouvoirs
power-played = déjà joué
power-pass-effect = Rien ne change, et vous gardez vos pouvoirs.
power-play = Jouer ce pouvoir
power-play-sure = Il ne sert qu’une fois dans la partie. Maintenant ?
### The guide, the story and the sounds

## The guided first race

guide-name = Guide
guide-next = Suivant
guide-skip = Passer le guide
guide-done = Terminer
guide-again = Afficher le guide
guide-key = étape suivante du guide
rules-example = Exemple :
rules-present-step = Vous êtes ici
guide-welcome-title = Un tour de l’Olympe
guide-welcome = Six créatures volent du départ à l’arrivée. Vous pariez sur leur place, et vos cartes y aident un peu. Après trois courses, qui a le plus de points de victoire gagne.
guide-cards-title = Vos cartes
guide-cards = Ces cartes vous serviront à faire voler les créatures. Vous partagez le présentoir de gauche avec { $left }, celui de droite avec { $right }. Si une créature a ici beaucoup de cartes fortes, vous pouvez l’aider.
guide-first-bet-title = Votre premier pari
guide-first-bet = Choisissez une créature et une carte de pari, dans l’ordre que vous voulez. Si la créature finit à une place inscrite sur la carte, vous gagnez les points de victoire. Tous voient la créature, mais personne d’autre ne voit la carte.
guide-second-bet-title = Ce que les autres savent
guide-second-bet = Un jeton montre sur quelle créature un dieu a parié, mais pas pour quelle place : c’est peut-être la dernière. Voici votre deuxième pari, sur une autre créature.
guide-watch-title = La course est lancée
guide-watch = Un tour compte deux cartes : d’abord une rapide, qui vaut son premier nombre, puis une lente, de l’autre présentoir, qui vaut son second nombre.
guide-fast-title = À vous : la carte rapide
guide-fast = Choisissez une carte de l’un ou l’autre présentoir. Sa créature avancera d’autant de secteurs que l’indique le premier nombre, le grand.
guide-trick-title = Un coup fourré
guide-trick = Cette carte peut ajouter { $bonus ->
        [one] { $bonus } secteur
       *[other] { $bonus } secteurs
    }. Mais elle ira alors chez Zeus et non à la défausse, et s’il la tire après la course, sa créature sera disqualifiée. À vous de voir.
guide-slow-title = Et la carte lente
guide-slow = L’ombre sur la piste montre où votre créature va se poser. Choisissez maintenant une carte de votre présentoir { $side ->
        [left] gauche
       *[right] droit
    } : seul son second nombre, le petit, compte.
guide-confirm-title = Rien n’est encore décidé
guide-confirm = Changez d’avis autant que vous voulez, ou échangez les deux cartes. Seul « Confirmer » les joue.
guide-neighbours-title = Des cartes partagées
guide-neighbours = Vos voisins jouent avec les mêmes présentoirs : { $left } avec celui de gauche, { $right } avec celui de droite. Ce que vous y laissez, ils peuvent le jouer. Mais vous voyez aussi ce qu’ils préparent peut-être.
guide-zeus-title = Zeus observe
guide-zeus = Un coup fourré a été joué, et sa carte a rejoint les cartes de Protection dans le jeu de Zeus. Après la course, Zeus tire { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    } : la créature d’une carte tirée est disqualifiée.
guide-order-title = Qui est devant ?
guide-order = Les petits nombres sur les créatures donnent leur rang. Dans un même secteur, la dernière arrivée est devant.
guide-third-bet-title = Le troisième pari
guide-third-bet = Une créature a passé la ligne de mi-course : chacun parie encore une fois, et celui qui vient de jouer parie en dernier. Vous en savez bien plus, alors regardez la piste et vos cartes avant de choisir.
guide-finish-title = La ligne est franchie
guide-finish = Une créature arrivée garde sa place, sauf si Zeus s’y oppose, et ne vole plus. Il faut encore jouer ses cartes, mais elles restent sans effet.
guide-fate-token-title = Votre jeton du Destin
guide-fate-token = Posez-le sur le secteur de votre choix. Quand une créature y termine un mouvement, un dieu peut jouer un pouvoir du Destin, et le jeton disparaît.
guide-power-title = Un pouvoir de votre dieu
guide-power = En ce moment, vous pouvez jouer une de vos cartes Pouvoir, ou passer. Chacune ne sert qu’une fois dans toute la partie.
guide-judgment-title = Le Jugement de Zeus
guide-judgment = La course est finie, et voici l’ordre d’arrivée. Zeus tire maintenant { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    } de son jeu. La créature d’une carte tirée est exclue, et celles de derrière remontent. Les cartes de Protection ne font aucun mal.
guide-bet-outcome-title = Le résultat des paris
guide-bet-outcome = Tous les paris sont maintenant révélés. Si une créature est arrivée à une place inscrite sur sa carte, le pari rapporte ses points.
guide-next-race-title = Ce qu’il vous reste
guide-next-race = { $won ->
        [all] Les paris réussis ont rapporté leurs points, les autres rien.
        [0] Aucun de vos paris n’a réussi : cette course ne vous rapporte rien.
        [one] Un de vos paris a réussi et vous rapporte { $points } points.
       *[other] { $won } de vos paris ont réussi et vous rapportent { $points } points.
    } Les points restent, les cartes de pari utilisées sont perdues : il vous en reste { $cards } pour { $races ->
        [one] la dernière course
       *[other] les { $races } courses suivantes
    }. Toutes les cartes de mouvement sont mélangées et redistribuées.
guide-odds-title = Les chances
guide-odds = Désormais, vous voyez les chances de chaque créature, calculées seulement d’après ce que vous savez. À côté d’un pari, le pourcentage est la chance qu’il réussisse, et Ø le nombre de points de victoire qu’il rapporte en moyenne.
guide-farewell-title = Vous connaissez le jeu
guide-farewell = Le guide s’arrête ici. Les règles sont toujours là, ouvertes à l’étape en cours (touche G), et vous pouvez y rappeler le guide. Bonne chance !

## Conseils pour les premières parties

hints-setting = Guide et conseils pour débuter
hints-setting-off = Masqués
hints-setting-on = Affichés
tip-name = Conseil
tip-close = Compris
tip-never = Arrêter les conseils
tip-easy-bets-title = Commencez par un pari facile
tip-easy-bets = Vous ne voyez qu’une partie des cartes, et la course est longue. Les cartes de pari à deux ou trois places réussissent plus souvent : un bon début.
tip-high-bets-title = Gardez les gros paris
tip-high-bets = Au troisième pari, la moitié de la course est courue et vous en savez bien plus. Il vaut souvent la peine de garder jusque-là vos cartes de pari les plus fortes.
tip-third-race-title = La dernière course
tip-third-race = Les cartes de pari qui vous restent après cette course ne valent plus rien. Si vous en gardez une forte pour le troisième pari, attention : le jeton qu’il vous faut aura peut-être disparu.
tip-mid-race-line-title = Déjà la mi-course ?
tip-mid-race-line = Avec ce tour, une première créature passe la ligne de mi-course. Les troisièmes paris suivront, et vous parierez en dernier. Si rien ne presse, laissez faire quelqu’un d’autre.
tip-disqualification-title = Zeus a tout vu
tip-disqualification = Le jeu de Zeus contient plusieurs cartes { $of }. Parier sur une disqualification est risqué, mais rapporte plus que la plupart des paris.

## The story

log-filter = Ce que vous voulez lire
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

## Sounds

sound = Sons
sound-off = Désactivés
sound-on = Activés
sound-volume = Volume
## Les chances, et après la partie

refused-no-odds = À cette table, on ne montre pas les chances.
refused-no-hints = Pas de conseils ici : toute la table doit être d’accord avant le début.
refused-no-reviews = Ce serveur n’analyse pas les décisions.
page-tab-odds = Chances
odds-setting = Chances
odds-setting-off = Cachées
odds-setting-on = Visibles par tous
odds-title = Les chances dans cette course
odds-on = À cette table, tout le monde peut voir les chances. Elles ne reposent que sur ce que vous savez.
odds-show = Montrer les chances
odds-waiting = Calcul en cours…
odds-waiting-long = Calcul en cours… La première fois sur cet ordinateur, il faut compter environ une minute.
odds-from = D’après { $samples } suites possibles de la course, à { $error } près.
odds-rough = Ce serveur ne peut pas compiler les règles : les chances sont approximatives, d’après { $samples } suites possibles de la course, à { $error } près.
odds-place = { $place } : { $chance }
odds-bar = { $creature }. { $places }
odds-key = Dans chaque barre, de gauche à droite : de la 1re à la 6e place, puis la disqualification (hachures).
odds-head-first = victoire
odds-all-bets = Tous les paris : leurs chances et, dessous, les points qu’ils rapportent en moyenne
odds-of-bet = { $chance }, soit { $value } en moyenne
odds-unit = Ø { $value }
odds-unit-key = Ø : points de victoire en moyenne
after-title = Après la partie
after-link = Revenir sur la partie
after-waiting = Analyse de la course { $race } sur { $races }…
after-waiting-long = La première fois sur cet ordinateur, cela prend environ une minute.
after-again = Réessayer
after-to-table = Retour à la table
after-victory = Chances de victoire
after-victory-note = Les chances de chacun, toutes cartes visibles et si tous jouent raisonnablement la suite : à chaque moment, d’après { $samples } parties jouées jusqu’au bout, à { $error } près. Les numéros sont les tournants.
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
hint-ask = Conseil
hint-key = demander un conseil à l’entraîneur
hint-agree = D’accord pour les conseils
hint-agree-note = Si tout le monde est d’accord avant le début, chacun pourra demander un conseil pendant la partie. Une partie avec conseil ne compte pour personne.
hint-agreed = d’accord pour les conseils
hint-asked = { $who ->
        [you] Vous demandez un conseil à l’entraîneur : cette partie ne compte plus.
       *[other] { $name } demande un conseil à l’entraîneur : cette partie ne compte plus.
    }
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
