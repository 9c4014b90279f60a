### Les mots du jeu en français.
###
### Un mot qui s’accorde avec sa phrase porte des attributs, les mêmes dans chaque langue :
### subject, opening (subject en début de phrase), object, of, to, on, gender, plural, feminine, short.

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
    .of = d’Anansi
god-horus = Horus
    .short = Horus
    .of = d’Horus
god-marduk = Marduk
    .short = Marduk
    .of = de Marduk
god-odin = Odin
    .short = Odin
    .of = d’Odin
god-quetzalcoatl = Quetzalcoatl
    .short = Quetzalcoatl
    .of = de Quetzalcoatl
god-yu-huang = Yù Huáng l’Empereur de Jade
    .short = Yù Huáng
    .of = de Yù Huáng

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
power-tangled-web = Toile inextricable
power-tangled-web-effect = Quand une carte de mouvement est jouée : sa créature avance de 2 secteurs de moins.
power-silken-thread = Fil de soie
power-silken-thread-effect = Quand une créature termine un mouvement sur un jeton du Destin : ramenez-la 2 secteurs en arrière.
power-sun-ray = Rayon de soleil
power-sun-ray-effect = Quand une carte de mouvement est jouée : sa créature avance de 2 secteurs de plus.
power-falcons-eye = Œil du faucon
power-falcons-eye-effect = Avant l’un de vos paris : regardez en secret toutes les cartes d’un présentoir qui n’est pas l’un des vôtres.
power-updraft = Courant ascendant
power-updraft-effect = Quand une créature termine un mouvement sur un jeton du Destin : elle plane encore sur 2 secteurs.
power-prophecy = Prophétie
power-prophecy-effect = À la mi-course : reprenez la carte de l’un de vos paris et posez face cachée à sa place une de vos cartes de pari encore inutilisées.
power-tablet-of-destinies = Tablette des Destins
power-tablet-of-destinies-effect = Après le tirage de Zeus : remettez l’une des cartes tirées dans le jeu de Zeus, mélangez-le et tirez une nouvelle carte.
power-storm-chariot = Char de la tempête
power-storm-chariot-effect = Quand une créature termine un mouvement sur un jeton du Destin : elle échange sa place avec la créature juste devant elle sur la piste.
power-superior-wisdom = Sagesse supérieure
power-superior-wisdom-effect = À la mi-course : choisissez un pari de chacun de vos adversaires, puis lisez ces cartes en secret.
power-sleipnir = Sleipnir
power-sleipnir-effect = Avant votre mouvement lent : votre seconde carte utilise sa valeur rapide au lieu de sa valeur lente, mais jamais son coup fourré.
power-valkyries = Valkyries
power-valkyries-effect = Quand une créature termine un mouvement sur un jeton du Destin : elle ne peut pas être disqualifiée dans cette course.
power-renewal = Renouveau
power-renewal-effect = Après avoir joué une carte sans son coup fourré : remettez-la dans l’un de vos présentoirs et défaussez de celui-ci une autre carte de la même créature.
power-shed-skin = Mue
power-shed-skin-effect = Après avoir joué une carte avec son coup fourré : elle rejoint la défausse et échappe au jeu de Zeus.
power-feathered-wind = Vent à plumes
power-feathered-wind-effect = Quand une créature termine un mouvement sur un jeton du Destin : la dernière créature sur la piste, peut-être celle-là même, avance de 3 secteurs.
power-heavenly-dukes-blessing = Bénédiction du Duc céleste
power-heavenly-dukes-blessing-effect = À la mi-course : faites avancer une créature de 3 secteurs, sauf celle qui a passé la ligne en premier.
power-imperial-decree = Décret impérial
power-imperial-decree-effect = Avant le jugement : Zeus tire une carte de plus.
power-celestial-paperwork = Paperasse céleste
power-celestial-paperwork-effect = Quand une créature termine un mouvement sur un jeton du Destin : la prochaine carte de mouvement jouée pour elle dans cette course la fait avancer de 0 secteur.

## Moments où se jouent les pouvoirs

moment-card-played = quand une carte est jouée
moment-fate = quand une créature termine un mouvement sur un jeton du Destin
moment-after-card = après qu’une carte a déplacé sa créature
moment-before-slow = avant le mouvement lent
moment-mid-race = à la mi-course, avant les troisièmes paris
moment-before-bet = avant un pari
moment-before-judgment = avant le Jugement de Zeus
moment-after-draw = après le tirage de Zeus

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

rules-dirty-trick-title = Coups fourrés
rules-dirty-trick =
    Certaines cartes de mouvement portent en plus un bonus : quatre des neuf cartes de chaque créature, dans l’édition standard. Ce sont les coups fourrés. Si vous jouez une telle carte comme mouvement rapide, vous pouvez ajouter son bonus. Mais Zeus en prend note : la carte rejoint alors le jeu de Zeus au lieu de la défausse et peut coûter cher à sa créature lors du jugement.

    Sans le bonus, ou comme mouvement lent, c’est une carte comme les autres. Et si la créature a déjà franchi l’arrivée quand vous choisissez la carte, il n’y a plus de mouvement à augmenter : le coup fourré n’est pas possible.

rules-third-bet-title = Troisième pari
rules-third-bet =
    Dès qu’une première créature passe la ligne de mi-course, l’heure des troisièmes paris a sonné. On termine d’abord le tour en cours, mouvement lent compris. Ensuite, le voisin de gauche de celui dont c’était le tour devient premier joueur, même si c’est le pouvoir d’un autre qui a fait passer la créature.

    À partir du nouveau premier joueur et dans le sens horaire, chacun fait un troisième pari, exactement comme les deux premiers. Puis la course reprend, et c’est au nouveau premier joueur de jouer.

    Si la ligne n’est passée qu’au tout dernier tour, les troisièmes paris ont quand même lieu avant le classement. Si aucune créature ne la passe, il n’y a pas de troisième pari dans cette course et le premier joueur ne change pas.

rules-ranking-title = Classement
rules-ranking =
    En tête viennent les créatures qui ont franchi la ligne d’arrivée, dans l’ordre où elles l’ont fait. Les autres suivent selon la distance parcourue. Dans un même secteur, plus une créature est arrivée tard, mieux elle est classée.

    Les créatures qui n’ont jamais quitté le secteur de départ sont classées selon leur ordre de départ. Une créature renvoyée dans le secteur de départ passe devant celles qui y attendent déjà.

rules-judgment-title = Jugement de Zeus
rules-judgment =
    Le jeu de Zeus contient maintenant ses cartes de Protection et toutes les cartes de mouvement dont le coup fourré a servi dans cette course. On le mélange, et Zeus tire { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    }.

    Si une carte de mouvement apparaît, sa créature est disqualifiée : elle perd sa place, et celles qui la suivent avancent d’un rang. Les cartes de Protection ne font de mal à personne, et une seconde carte de la même créature ne change rien.

    S’il y a moins de cartes que Zeus ne doit en tirer, il les tire toutes. S’il n’y en a aucune, il n’y a pas de jugement.

rules-bet-outcome-title = Résultat des paris
rules-bet-outcome =
    Toutes les cartes de pari de cette course sont révélées. Chacune nomme une ou plusieurs places ; si sa créature occupe l’une d’elles, le pari est réussi et rapporte les points de victoire inscrits sur la carte.

    « Dernier » et « avant-dernier » ne tiennent compte que des créatures qui n’ont pas été disqualifiées, et une place peut porter plusieurs noms : s’il reste trois créatures, la troisième est aussi la dernière. Une créature disqualifiée ne fait gagner qu’un pari dont la carte mentionne la disqualification.

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
holder-from-shared = depuis le présentoir partagé avec { $god }
holder-into-left = dans votre présentoir de gauche
holder-into-right = dans votre présentoir de droite
holder-into-shared-with-you = dans le présentoir partagé avec vous
holder-into-shared = dans le présentoir partagé avec { $god }
holder-between = entre { $a } et { $b }

## Ce qui se passe dans une partie, raconté à un joueur

# $who vaut « you » quand c’est le lecteur qui agit. Sans point final : une proposition qui continue.
event-race-dealt = Les cartes sont distribuées. { $who ->
        [you] Vous êtes premier joueur.
       *[other] { $god } est premier joueur.
    } Ordre de départ, la meilleure place d’abord : { $creatures }.
event-fate-token-placed = { $who ->
        [you] Vous posez
       *[other] { $god } pose
    } un jeton du Destin sur le secteur { $sector }
event-fate-token-placed-more = { $god } sur le secteur { $sector }
event-bet-placed = { $god } parie { $on }
event-bet-placed-more = { $god } { $on }
event-bet-placed-by-you = Vous pariez { $on } : { $bet }.
event-bet-passed = { $who ->
        [you] Il ne reste aucune créature sur laquelle vous puissiez parier : vous passez.
       *[other] Il ne reste aucune créature sur laquelle { $god } puisse parier : { $god } passe.
    }
event-turn-began = { $who ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $god } de jouer.
    }
event-card-played = { $who ->
        [you] Vous jouez
       *[other] { $god } joue
    } { $card } { $from }
event-card-played-slow = { $who ->
        [you] Vous enchaînez avec
       *[other] { $god } enchaîne avec
    } { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] Vous jouez
       *[other] { $god } joue
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
event-creature-finished = { $creature } franchit la ligne d’arrivée ({ $place })
event-mid-race-line-passed = { $creature } passe la ligne de mi-course : les troisièmes paris suivront ce tour.
event-card-discarded = { $card } va à la défausse.
event-card-went-to-zeus = { $card } rejoint le jeu de Zeus.
event-first-player-passed = { $who ->
        [you] Vous devenez premier joueur.
       *[other] { $god } devient premier joueur.
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
        [one] { $count } carte de Protection quitte la partie.
       *[other] { $count } cartes de Protection quittent la partie.
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
       *[other] { $god } gagne
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
       *[other] { $god } joue
    } « { $power } ».
event-power-declined = { $who ->
        [you] Vous passez
       *[other] { $god } passe
    } ({ $moment }).
event-fate-token-lifted = Le jeton du Destin du secteur { $sector } quitte le plateau.
event-token-exchanged = { $who ->
        [you] Vous rendez
       *[other] { $god } rend
    } le jeton { $given } et { $who ->
        [you] prenez
       *[other] prend
    } un jeton { $taken }.
event-bet-card-exchanged = { $god } échange la carte de son pari { $on }.
event-bet-card-exchanged-by-you = Vous échangez la carte de votre pari { $on } : { $new } remplace { $old }.
event-holder-seen = { $who ->
        [you] Vous regardez
       *[other] { $god } regarde
    } le présentoir { $between }.
event-holder-seen-cards = Il contient : { $cards }.
event-bet-card-seen = { $god } lit en secret le pari { $of } { $on }.
event-bet-card-seen-of-yours = { $god } lit en secret votre pari { $on }.
event-bet-card-seen-by-you = Vous lisez en secret le pari { $of } { $on } : { $bet }.
event-card-renewed = { $who ->
        [you] Vous remettez
       *[other] { $god } remet
    } { $card } { $into }.
event-paperwork-done = La paperasse retient { $creature } : cette carte compte pour 0.
event-power-sun-ray = { $creature } ira 2 secteurs plus loin.
event-power-tangled-web = { $creature } fera 2 secteurs de moins.
event-power-sleipnir = La seconde carte utilisera sa valeur rapide.
event-power-valkyries = { $creature } échappe à toute disqualification dans cette course.
event-power-imperial-decree = Zeus tirera une carte de plus.
event-power-celestial-paperwork = La prochaine carte { $of } comptera pour 0.

## Adversaires

bot-random = Hasard
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
terminal-rivals = Vos adversaires : { $name }. { $style }
terminal-getting-ready = Les règles sont compilées pour cet ordinateur, cette seule fois : environ une demi-minute.
terminal-slow-rivals = Le compilateur numba manque ici : vos adversaires réfléchissent plus lentement et jouent donc moins bien.
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
terminal-left-holder = À gauche, partagé avec { $god }
terminal-right-holder = À droite, partagé avec { $god }
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
ask-power = Jouez-vous un pouvoir ({ $moment }) ?
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

## The lobby

page-tagline = Six créatures ailées, trois courses, un Zeus éméché : pariez bien, et trichez avec soin.
page-your-name = Votre nom
page-play = Jouer
page-play-note = { $rivals ->
        [one] Contre un rival ({ $level }).
       *[other] Contre { $rivals } rivaux ({ $level }).
    }
page-change-game = Modifier la partie
page-rivals = Rivaux
page-seats = Joueurs
page-variants = Variantes
page-about-zeus-sobers-up = Les cartes de Protection tirées quittent la partie.
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

page-gathering = Qui participe ?
page-seat-free = Place libre
page-bot = Bot ({ $level })
page-away-short = absent
page-choose-god = Dieu
page-god-by-lot = Dieu au hasard
page-sit = S’asseoir
page-seat-bot = Bot
page-stand = Se lever
page-remove = Retirer
page-fill-with-bots = Des bots à toutes les places libres ({ $level })
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
page-clock-quick = 30 s par coup
page-clock-calm = 90 s par coup
page-clock-bank = 10 min par partie
page-listed = Qui trouve la table
page-listed-link = Seulement par le lien
page-listed-all = Tout le monde

## The table

page-track = La piste
page-start = Départ
page-finish = Arrivée
page-sector = Secteur { $sector }
page-sector-before = Secteur précédent
page-sector-next = Secteur suivant
page-fate-token-of = Jeton du Destin : { $god }
page-mid-race = Mi-course !
page-ghost = { $creature } arriverait au secteur { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → arrivée ({ $end })
page-tab-cards = Cartes
page-tab-bets = Paris
page-tab-zeus = Zeus
page-tab-log = Récit
page-log = Ce qui s’est passé
page-log-everything = Avec tous les détails
page-ledger = Où est chaque carte de mouvement
page-card-yours = dans vos présentoirs
page-card-discard = défaussée
page-card-zeus = dans le jeu de Zeus
page-card-unknown = inconnue
page-bet-open = Pari { $number }
page-creatures-to-bet = Jetons de créature
page-watching = Vous regardez
page-your-turn = À vous
page-title-your-turn = À vous ! – Divinity Derby

## Deciding

page-decision = Votre décision
page-thinking = { $god } réfléchit…
page-betting = { $god } choisit un pari…
page-watch = Regardez ce qui se passe…
page-sending = En route…
page-bots-get-ready = Les bots s’échauffent sur cet ordinateur, cette seule fois…
page-fast = rapide
page-slow = lent
page-trick = fourré
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
    } si c’est juste.
page-ask-fate-token = Choisissez sur la piste un secteur pour votre jeton du Destin.
page-closed-not-your-turn = Ce n’est pas à vous de jouer une carte.
page-closed-other-holder = La carte lente vient de l’autre présentoir.
page-closed-trick = Cette créature est arrivée : il n’y a plus de mouvement à allonger.
page-closed-bet-used = Vous avez déjà utilisé cette carte de pari.
page-closed-not-your-bet = Ce n’est pas à vous de parier.
page-handed-over = Un bot joue à votre place.
page-take-back = Reprendre la main

## After the game

page-rematch = Revanche
page-look-at-table = Voir la table

## Settings and keys

page-language = Langue
page-theme = Apparence
page-theme-auto = Comme l’appareil
page-theme-day = Jour
page-theme-night = Nuit
page-speed = Vitesse d’affichage
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
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
page-key-back = tout reprendre
page-key-tabs = cartes, paris, Zeus, récit
page-key-rules = les règles
page-key-help = cette liste

## Connection, and what is refused

page-coming = En route vers la table…
page-away = La connexion est perdue. Nouvel essai…
page-away-pending = La connexion est perdue. Votre décision partira dès la reconnexion.
page-planned-card-dropped = La carte lente choisie ne peut plus être jouée. Choisissez-en une autre.
refused-offline = Le serveur est injoignable. Y a-t-il du réseau ?
refused-bad-message = La page et le serveur ne se comprennent pas. Rechargez la page.
refused-enter-first = Venez d’abord à la table.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-seat = La table n’a pas cette place.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-legal = Les règles ne le permettent pas maintenant.
refused-stale = Il s’est passé quelque chose entre-temps. Regardez encore.
refused-not-the-host = Seule la personne qui a ouvert la table le peut.
refused-seat-taken = Cette place est prise.
refused-seats-free = Il reste des places libres.
refused-too-late = La partie a déjà commencé.
refused-other-rules = Cette partie a été jouée selon des règles qui ont changé depuis.
refused-not-playing = Aucune partie n’est en cours ici.
refused-not-over = La partie n’est pas finie.
refused-god-taken = Quelqu’un d’autre a choisi ce dieu.
refused-bad-settings = On ne peut pas jouer avec ces réglages.
refused-bad-name = Un nom compte de 1 à 24 caractères.
refused-bad-record = Ce n’est pas l’enregistrement d’une partie entière.
refused-too-many = Ce serait trop.
refused-too-fast = Pas si vite ! Attendez un instant.
refused-try-again = Cela n’a pas marché. Réessayez dans un instant.
refused-not-known = Le serveur ne vous connaît pas. Allez à l’accueil et donnez votre nom.
refused-not-allowed = Ce n’est pas permis d’ici.
refused-too-large = C’est trop grand.

## Rediffusions

replay-title = Rediffusion
replay-coming = La partie arrive…
replay-to-table = À la table
replay-watch = Revoir la partie
replay-controls = Commandes de la rediffusion
replay-moment = Moment de la partie
replay-moment-of = Course { $race }, étape { $at } sur { $last }
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-play = Lire
replay-pause = Pause
replay-race-before = Au début de la course
replay-race-next = À la course suivante
replay-eyes = Vu par
replay-eyes-public = un spectateur
replay-eyes-omniscient = tout le monde
replay-share = Copier le lien
replay-link = Lien vers ce moment
replay-continue = Jouer à partir d’ici
replay-continue-note = Vous prenez une place à ce moment précis de la partie, des bots prennent les autres. Toutes les cartes et tous les paris restent en place, et désormais tout peut finir autrement.
replay-continue-fairness = Ce qui a été distribué avant n’est plus un secret : qui a vu la rediffusion le connaît. Tout ce qui doit encore venir est tiré d’une nouvelle graine que personne ne connaît. Une telle partie ne compte pas dans les statistiques.
replay-your-seat = Votre place
replay-continue-begin = Continuer la partie
replay-continued = Cette partie continue une rediffusion. Qui l’a vue sait ce qui a été distribué avant ; ce qui vient maintenant est tiré à nouveau.
replay-continued-link = La première partie
replay-verify = Vérifier le hasard
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
replay-bet-placed = { $god } parie { $on } : { $bet }.
replay-bet-card-exchanged = { $god } échange la carte de son pari { $on } : { $new } remplace { $old }.
replay-bet-card-seen = { $god } lit en secret le pari { $of } { $on } : { $bet }.

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
verify-no-seed = Cet enregistrement ne révèle pas de graine : son hasard ne peut pas être vérifié.
verify-no-webcrypto = Ce navigateur ne calcule SHA-256 que sur des pages sécurisées (https ou localhost). Enregistrez la partie et vérifiez-la avec « derby verify ».
verify-began-midway = Cette partie a commencé en cours de route : son hasard ne se vérifie qu’avec « derby verify ».
verify-bad-record = Ce n’est pas l’enregistrement d’une partie entière.

shelf-title = Parties à revoir
shelf-won = { $points ->
    [one] Gagnée avec { $points } point
   *[other] Gagnée avec { $points } points
  }
shelf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
shelf-seats = { $seats } joueurs
shelf-watch = Revoir
shelf-open-record = Ouvrir un enregistrement
shelf-open-note = Ou déposez ici une partie enregistrée.
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
together-more = Un joueur de plus
together-fewer = Sans le joueur { $number }
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
rematch-join = Vers la revanche

## The guest and the seat

me-title = Je joue aussi sur un autre appareil
me-note = Ni compte ni mot de passe : un code vous amène, avec vos places et vos parties, sur un autre appareil.
me-new-code = Montrez-moi un code
me-new-code-note = Un nouveau code met fin au précédent.
me-code = Votre code de retour
me-code-note = Notez-le : avec lui, vous restez vous-même sur un autre appareil. Il n’est montré que cette fois.
me-code-kept = C’est noté
me-enter-code = Code de votre autre appareil
me-recover = C’est moi
me-welcome = Bon retour, { $name } !
me-code-unknown = Personne n’a ce code. Vérifiez chaque lettre.
seat-deeds = Votre place
seat-auto-pass = Toujours passer quand on me propose un pouvoir
seat-let-bot-play = Laisser un bot jouer pour moi

## Without the server

offline-title = L’Olympe est hors d’atteinte
offline-text = Divinity Derby se joue sur un serveur, et cet appareil ne l’atteint pas en ce moment. Sans lui, pas de partie, même contre des bots.
offline-seat = Si vous étiez en pleine partie, rien n’est perdu : au bout d’un moment, un bot joue pour vous, et vous pourrez reprendre votre place.
offline-again = Réessayer

## Powers at the table

power-changes-places = { $one } ⇄ { $other }
power-known = Ce que vos pouvoirs vous ont montré
### The guide, the story and the sounds

## The guided first race

guide-name = Guide
guide-next = Suivant
guide-skip = Passer le guide
guide-done = Terminer
guide-again = Afficher le guide
guide-key = étape suivante du guide
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
guide-third-bet = Une créature a passé la ligne de mi-course : chacun parie encore une fois, et le premier joueur change. Vous en savez bien plus, alors regardez la piste et vos cartes avant de choisir.
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
guide-next-race = Vos points restent, les cartes de pari utilisées sont perdues : il vous en reste { $cards } pour { $races ->
        [one] la dernière course
       *[other] les { $races } courses suivantes
    }. Toutes les cartes de mouvement sont mélangées et redistribuées.
guide-farewell-title = Vous connaissez le jeu
guide-farewell = Le guide s’arrête ici. Les règles sont toujours là, ouvertes à l’étape en cours (touche G), et vous pouvez y rappeler le guide. Bonne chance !

## The story

log-filter = Ce que vous voulez lire
log-filter-all = Tout le récit
log-filter-moves = Mouvements
log-filter-bets = Paris
log-filter-zeus = Coups fourrés et jugement
log-filter-powers = Pouvoirs
log-nothing = Rien à raconter pour l’instant.
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
        [one] une course s’est achevée
       *[other] { $count } courses se sont achevées
    }

## Sounds

sound = Sons
sound-off = Sans
sound-on = Avec
sound-volume = Volume
## Les chances, et après la partie

refused-no-odds = À cette table, on ne montre pas les chances.
page-tab-odds = Chances
odds-setting = Chances
odds-setting-off = Cachées
odds-setting-on = Visibles par tous
odds-title = Les chances dans cette course
odds-on = À cette table, tout le monde peut voir les chances. Elles n’en savent pas plus que vous.
odds-show = Montrer les chances
odds-waiting = Calcul en cours…
odds-waiting-long = Calcul en cours. La première fois sur cet ordinateur, il faut compter environ une minute…
odds-from = D’après { $samples } suites possibles de la course, à { $error } près.
odds-rough = Ce serveur ne peut pas compiler les règles : les chances sont approximatives, d’après { $samples } suites possibles de la course, à { $error } près.
odds-place = { $place } : { $chance }
odds-bar = { $creature }. { $places }
odds-key = Dans chaque barre, de gauche à droite : de la 1re à la 6e place, puis la disqualification (hachures).
odds-head-first = victoire
odds-all-bets = Tous les paris : leurs chances et, dessous, les points qu’ils rapportent en moyenne
odds-of-bet = { $chance }, soit { $value } en moyenne
odds-unit = Ø { $value }
after-title = Après la partie
after-link = Revenir sur la partie
after-waiting = La partie est passée en revue…
after-waiting-long = La partie est passée en revue. La première fois sur cet ordinateur, il faut compter environ une minute…
after-again = Réessayer
after-to-table = Vers la table
after-victory = Qui allait gagner
after-victory-note = Les chances de victoire de chaque dieu, toutes cartes visibles et si chacun joue raisonnablement la suite. À chaque moment, d’après { $samples } parties jouées jusqu’au bout, à { $error } près. Les numéros sont les tournants.
after-rough = Ce serveur ne peut pas compiler les règles : toutes les chances indiquées ici sont approximatives.
after-turning-points = Les tournants
after-turning-points-note = Là où les chances de victoire de quelqu’un ont bondi le plus d’un seul coup.
after-no-turning-points = Il n’y en a pas eu : les chances de victoire n’ont jamais fait de grand bond.
after-race = Course { $race }
after-cause-deal = Les cartes sont distribuées
after-cause-first-bets = Les premiers paris
after-cause-turn = { $god } joue : { $cards }
after-cause-third-bets = Les troisièmes paris
after-cause-judgment = Le Jugement de Zeus
after-leap = { $god } : { $before } → { $after }
after-bet-leap = Pari { $of }, { $bet } { $on } : { $before } → { $after }
after-plot = Course { $race }, carte par carte. Classement avant le jugement : { $ranking }.
after-plot-note = Chaque ligne est une créature. Vers la droite, les cartes dans l’ordre où elles ont été jouées ; vers le haut, les secteurs.
after-cards = cartes jouées
after-third-bets = troisièmes paris
after-disqualified = disqualification : { $creatures }
after-bets-note = Les chances sont celles que l’on pouvait estimer au moment de parier.
after-player = Joueur
after-bet = Pari
after-chance = Chances
after-outcome = Résultat
after-won = gagné, +{ $points }
after-lost = perdu
after-exchanged = au départ : { $bet } { $on }
