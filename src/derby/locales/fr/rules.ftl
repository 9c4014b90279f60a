## Les règles
## Un bloc est un paragraphe d’une seule ligne, ou des lignes commençant toutes par une puce.

rules-title = Les règles du jeu
rules-source-note =
    Ceci est une adaptation non officielle de Divinity Derby, un jeu de Carlo A. Rossi ; ce nom est une marque de son éditeur, Ares Games. Tous les textes sont de notre plume.

    Aucun livret de règles ne montre toutes les cartes ni n’indique la longueur de la piste. Ce que nous n’y avons pas trouvé, nous l’avons supposé, et quand vous consultez une valeur, le jeu vous dit si elle est imprimée ou supposée. Si vous possédez la boîte, vous pouvez jouer avec ses valeurs exactes en chargeant votre propre édition.
rules-overview =
    Trop d’ambroisie à la table de Zeus, et voilà les dieux en désaccord : quelle créature ailée est la plus rapide ? Une course autour de l’Olympe va trancher. Chaque joueur est l’un des dieux : il parie sur l’arrivée des créatures et donne au sort un petit coup de pouce.

    Une partie réunit de 3 à 6 joueurs et dure trois courses. Dans chacune, vous faites jusqu’à trois paris et vous menez les créatures avec des cartes de mouvement que vous partagez avec vos voisins. Les paris qui se réalisent rapportent des points de victoire. Celui qui en a le plus après la troisième course l’emporte.

    Une course comporte cinq étapes :

    • Premiers paris : chacun parie deux fois.
    • La course : les créatures volent et, vers le milieu de la piste, chacun parie une troisième fois. Elle se conclut par le classement.
    • Jugement de Zeus : les créatures qui ont triché risquent la disqualification.
    • Résultat des paris : les paris sont révélés et comptés.
    • La course suivante ou, après la troisième, la fin de la partie.

    Avant la partie, vous pouvez ajouter les variantes de votre choix, à une condition : « Jetons du Destin » nécessite « Pouvoirs des Dieux ».
rules-set-up =
    Chaque joueur prend un dieu différent et les 11 cartes de pari de ce dieu. Ces 11 paris sont les mêmes pour tous et doivent suffire pour toute la partie : chaque carte ne sert qu’une fois, et il vous en faudra neuf au maximum.

    Il y a autant de présentoirs que de joueurs, un entre chaque paire de voisins. Vous en avez donc un à gauche et un à droite, et vous partagez chacun d’eux avec le joueur assis de ce côté.

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
rules-first-bets =
    Le premier joueur commence, les autres suivent dans le sens horaire. Pour parier, posez face cachée une de vos cartes de pari encore inutilisées et prenez sur le plateau un jeton de la créature choisie. Tous voient de quelle créature il s’agit, mais vous seul connaissez le pari. Quand tout le monde a parié, un second tour de paris suit dans le même ordre.

    • Vous ne pouvez faire qu’un pari par course sur une même créature.
    • Quand tous les jetons d’une créature sont pris, plus personne ne peut parier sur elle.

    Si les jetons restants ne vous permettent aucun pari, vous passez automatiquement et gardez votre carte. Cela ne peut se produire que dans une partie à cinq, pour celui qui fait son troisième pari après tous les autres.
rules-move-creatures =
    On joue dans le sens horaire à partir du premier joueur. À votre tour, vous jouez une carte de mouvement de chacun de vos deux présentoirs. À vous de décider par lequel commencer.

    • Mouvement rapide : la créature de votre première carte avance d’autant de secteurs que l’indique sa valeur rapide.
    • Mouvement lent : cela fait, choisissez une carte de votre autre présentoir. Sa créature avance de la valeur lente, toujours la plus faible des deux.

    Une créature qui arrive dans un secteur occupé se place devant toutes celles qui s’y trouvent déjà. Avec un mouvement de 0, il ne se passe rien : la créature garde sa place dans son secteur et n’est pas considérée comme y arrivant de nouveau.

    Une créature qui a franchi la ligne d’arrivée est assurée de sa place et ne bouge plus. Il faut quand même jouer ses cartes, car un tour demande toujours une carte de chaque présentoir, mais elles sont sans effet.

    La course est finie quand tous les présentoirs sont vides : après 15 tours en tout à 3 ou 5 joueurs, 16 tours à 4 joueurs et 18 tours à 6 joueurs.
rules-move-creatures-example = Horus a parié sur le Dragon : sa première carte est donc une carte Dragon. Jouée en mouvement rapide, elle vaut 4, et le Dragon avance de quatre secteurs. Horus préfère freiner Pégase : dans son autre présentoir, il prend une carte Pégase dont la valeur lente est 0. Pégase reste sur place. Les deux cartes vont à la défausse.
rules-dirty-trick =
    Certaines cartes de mouvement portent en plus un bonus : quatre des neuf cartes de chaque créature, dans l’édition standard. Ce sont les coups fourrés. Si vous jouez une telle carte comme mouvement rapide, vous pouvez ajouter son bonus. Mais Zeus en prend note : la carte rejoint alors le jeu de Zeus au lieu de la défausse et peut coûter cher à sa créature lors du jugement.

    Sans le bonus, ou comme mouvement lent, c’est une carte comme les autres. Et si la créature a déjà franchi l’arrivée quand vous choisissez la carte, il n’y a plus de mouvement à augmenter : le coup fourré n’est pas possible.
rules-dirty-trick-example = Odin a parié sur Pégase. Sa carte rapide vaut 2, et son coup fourré ajoute 3 : Pégase avance de cinq secteurs et la carte rejoint le jeu de Zeus. Puis, avec une carte lente, Odin n’accorde qu’un secteur au Dragon. Cette carte porte aussi un bonus, mais il ne sert à rien en mouvement lent : elle est défaussée comme les autres.
rules-third-bet =
    Dès qu’une première créature passe la ligne de mi-course, l’heure des troisièmes paris a sonné. On termine d’abord le tour en cours, mouvement lent compris. Ensuite, le voisin de gauche de celui dont c’était le tour devient premier joueur, même si c’est le pouvoir d’un autre qui a fait passer la créature. S’il l’était déjà, il le reste.

    À partir du premier joueur et dans le sens horaire, chacun fait un troisième pari, exactement comme les deux premiers. Puis la course reprend, et c’est au premier joueur de jouer.

    Si la ligne n’est passée qu’au tout dernier tour, les troisièmes paris ont quand même lieu avant le classement. Si aucune créature ne la passe, il n’y a pas de troisième pari dans cette course et le premier joueur ne change pas.
rules-ranking =
    En tête viennent les créatures qui ont franchi la ligne d’arrivée, dans l’ordre où elles l’ont fait. Les autres suivent selon la distance parcourue. Dans un même secteur, plus une créature est arrivée tard, mieux elle est classée.

    Les créatures qui n’ont jamais quitté le secteur de départ sont classées selon leur ordre de départ. Une créature renvoyée dans le secteur de départ passe devant celles qui y attendent déjà.
rules-ranking-example = Toutes les cartes sont jouées. Seul le Dragon a franchi la ligne d’arrivée : il est premier. Pégase est deuxième au secteur 22, le Gryphon troisième au secteur 20. Le Lamassu et le Phénix sont tous deux au secteur 18, mais le Phénix y est arrivé plus tard et passe devant : il est quatrième, le Lamassu cinquième. La Sylphe est dernière, au secteur 17.
rules-judgment =
    Le jeu de Zeus contient maintenant ses cartes de Protection et toutes les cartes de mouvement dont le coup fourré a servi dans cette course. On le mélange, et Zeus tire { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    }.

    Si une carte de mouvement apparaît, sa créature est disqualifiée : elle perd sa place, et celles qui la suivent avancent d’un rang. Les cartes de Protection ne font de mal à personne, et une seconde carte de la même créature ne change rien.

    S’il y a moins de cartes que Zeus ne doit en tirer, il les tire toutes. S’il n’y en a aucune, il n’y a pas de jugement.
rules-judgment-example = Dans cette course, Zeus tire une carte de Protection, sans effet, et une carte Pégase. Pégase était deuxième ; le voilà disqualifié, et tous ceux qui le suivaient gagnent une place. Le Gryphon est deuxième, le Phénix troisième, le Lamassu quatrième, la Sylphe cinquième et toujours dernière.
rules-bet-outcome =
    Toutes les cartes de pari de cette course sont révélées. Chacune nomme une ou plusieurs places ; si sa créature occupe l’une d’elles, le pari est réussi et rapporte les points de victoire inscrits sur la carte.

    « Dernier » et « avant-dernier » ne tiennent compte que des créatures qui n’ont pas été disqualifiées, et une place peut porter plusieurs noms : s’il reste trois créatures, la troisième est aussi la dernière. Une créature disqualifiée ne fait gagner que les paris qui mentionnent la disqualification.
rules-bet-outcome-example = Odin révèle ses trois paris. « Premier ou deuxième » sur le Gryphon est réussi, puisqu’il est deuxième après le jugement : 4 points. « Premier ou disqualifié » sur Pégase est réussi, puisqu’il a été disqualifié : encore 4. « Dernier ou avant-dernier » sur le Dragon est manqué, puisqu’il a gagné la course. Odin marque 8 points de victoire.
rules-next-race =
    Après la première et la deuxième course, le voisin de gauche du premier joueur actuel devient premier joueur. Créatures, jetons de créature et cartes de Protection retrouvent leur place du début. Toutes les cartes de mouvement, y compris celles du jeu de Zeus, sont mélangées et distribuées de nouveau. Les cartes de pari révélées ne resservent plus.

    Après la troisième course, celui qui a le plus de points de victoire gagne. Rien ne départage les égalités : à égalité de points, la victoire est partagée.
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

    Une carte de pari en jeu reste secrète jusqu’au règlement des paris ; une carte de pari qui n’a jamais servi n’est jamais montrée. Vous ne voyez pas dans les présentoirs des autres, et personne ne voit les cartes de mouvement non utilisées.
rules-power-of-the-gods =
    Chaque dieu a trois cartes Pouvoir. Elles sont posées face visible : tous savent donc à quoi s’attendre, et chacune se joue une seule fois dans toute la partie. L’effet d’un pouvoir l’emporte sur les autres règles. L’un des trois pouvoirs de chaque dieu est un pouvoir du Destin, qui ne sert qu’avec la variante « Jetons du Destin ».

    Chaque pouvoir se joue à un moment précis. Autour d’une carte de mouvement, les moments se suivent dans cet ordre :

    • La carte est montrée, avec ou sans son coup fourré : pouvoirs prévus quand une carte est jouée.
    • La créature s’est déplacée. Si elle a terminé sur un jeton du Destin : pouvoirs du Destin.
    • Pouvoirs prévus après la carte. C’est alors seulement que la carte rejoint sa pile.

    Il y a encore d’autres moments : entre vos deux cartes, avant le mouvement lent ; à la mi-course, après le tour complet mais avant que le premier joueur ne change ; avant un pari ; et lors du jugement, avant et après le tirage de Zeus.

    À chaque moment, on interroge d’abord le joueur actif, puis les autres dans le sens horaire. Jouez un pouvoir ou passez. Un pouvoir prend effet aussitôt, puis le joueur suivant est interrogé. Même si vous avez passé, on peut vous interroger de nouveau ; le moment s’achève quand tous ont passé à la suite. Certains moments n’appartiennent qu’à vous : avant votre pari, avant votre mouvement lent et après votre carte, personne d’autre n’est interrogé.

    Le joueur actif est celui dont c’est le tour ; à la mi-course, celui qui vient de finir son tour ; lors du jugement, le premier joueur.

    On vous interroge chaque fois que vous pourriez jouer un pouvoir, même s’il ne devait rien changer. Et comme une question ne doit trahir aucun secret, le détenteur de « { power-renewal } » est interrogé après chaque carte qu’il joue sans coup fourré, tant qu’il reste des cartes dans l’un de ses présentoirs, même s’il ne peut alors que passer.

    Quelques précisions :

    • Un mouvement dû à un pouvoir est un mouvement comme un autre : il peut passer des lignes et finir sur un jeton du Destin. Dans ce cas, on propose aussitôt les pouvoirs du Destin, en commençant par le joueur actif ; puis le moment interrompu reprend avec le joueur qui suit celui qui a joué le pouvoir. Aucune créature ne recule au-delà du secteur de départ.
    • Une créature qui a franchi l’arrivée est hors d’atteinte de tout pouvoir. Quand une de ses cartes est jouée, on ne propose pas les pouvoirs prévus pour ce moment ; pour une carte de valeur 0, on les propose.
    • Valeur de la carte, coup fourré et pouvoirs s’additionnent ; un résultat inférieur à 0 compte pour 0.
    • « { power-celestial-paperwork } » : le résultat est 0, quoi qu’on ajoute. L’effet s’épuise avec la carte suivante de la créature, même de valeur 0, et une carte jouée avec son coup fourré rejoint malgré tout le jeu de Zeus.
    • « { power-trickster } » et « { power-prophecy } » : tous voient le nouveau jeton, vous seul voyez la nouvelle carte. Seuls comptent les jetons posés à présent sur vos paris : vous pouvez donc parier de nouveau sur une créature abandonnée. Mais un seul pari par créature, cela vaut aussi pour « { power-trickster } » : il ne prend jamais le jeton d’une créature sur laquelle vous avez déjà parié.
    • « { power-superior-wisdom } » et « { power-falcons-eye } » : vous seul voyez les cartes, une seule fois et telles qu’elles sont à ce moment-là ; les autres savent que vous avez regardé, et où. Avec « { power-superior-wisdom } », vous choisissez toutes les cartes avant de voir la première. « { power-falcons-eye } » vise un présentoir qui contient encore des cartes ; ce pouvoir se joue avant n’importe lequel de vos trois paris, mais pas si vous devez passer.
    • « { power-renewal } » : seule compte la façon dont la carte a été jouée ; une carte à coup fourré peut être renouvelée si vous ne l’avez pas utilisé. Le mouvement reste acquis. L’autre carte va face visible dans la défausse, jamais dans le jeu de Zeus. La carte lente vient toujours de l’autre présentoir que la carte rapide, si bien que chacun des deux perd exactement une carte pendant votre tour ; ce peut être la carte que vous venez de remettre. Même la carte d’une créature qui a franchi l’arrivée peut être renouvelée.
    • « { power-storm-chariot } » : « juste devant » signifie un rang de mieux à cet instant, parmi les créatures qui n’ont pas franchi l’arrivée. Toutes deux sont considérées comme venant d’entrer dans leur nouveau secteur, celle du jeton du Destin en dernier ; si son nouveau secteur porte un jeton du Destin, on propose de nouveau les pouvoirs du Destin. Si personne n’est devant elle sur la piste, ce pouvoir ne peut pas être joué.
    • « { power-tablet-of-destinies } » : la même carte peut ressortir. Seules comptent les cartes qui restent sur la table à la fin.
    • « { power-valkyries } » : une carte de la créature protégée est tirée comme d’habitude, mais reste sans effet.
rules-fate-tokens =
    Cette variante nécessite « Pouvoirs des Dieux ». À chaque course, après la distribution et avant les premiers paris, chaque joueur pose un jeton du Destin sur la piste, le premier joueur d’abord, puis les autres dans le sens horaire. N’importe quel secteur de 1 à { $finish } convient, pourvu qu’il ne porte pas encore de jeton.

    À lui seul, un jeton ne fait rien. Mais quand une créature termine un mouvement dans son secteur, par une carte ou par un pouvoir, un pouvoir du Destin peut être joué. Un mouvement de 0 ne suffit pas.

    Jouer ce pouvoir retire le jeton du plateau pour le reste de la course : un jeton ne sert donc qu’à un seul pouvoir. Après la course, chacun retrouve un jeton.
rules-zeus-sobers-up =
    De course en course, Zeus y voit plus clair. Les cartes de Protection qu’il tire lors d’un jugement sont retirées de la partie : le jeu de Zeus de la course suivante peut donc en compter moins de { $protections } au départ, et tricher devient plus dangereux.

    Si « { power-tablet-of-destinies } » change le tirage, seules sont retirées les cartes de Protection qui restent sur la table à la fin.
rules-example = Exemple :
rules-present-step = Vous êtes ici
