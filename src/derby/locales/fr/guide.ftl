## The guided first race

guide-name = Guide
guide-next = Suivant
guide-skip = Passer le guide
guide-done = Terminer
guide-again = Afficher le guide
guide-key = étape suivante du guide
guide-welcome-title = Un tour de l’Olympe
guide-welcome = Six créatures volent du départ à l’arrivée. Vous pariez sur leur place, et vos cartes leur donnent un coup de pouce. Après trois courses, celui qui a le plus de points de victoire gagne.
guide-cards-title = Vos cartes
guide-cards = Ces cartes vous serviront à faire voler les créatures. Vous partagez le présentoir de gauche avec { $left }, celui de droite avec { $right }. Si une créature a ici beaucoup de cartes fortes, vous pouvez l’aider.
guide-first-bet-title = Votre premier pari
guide-first-bet = Choisissez une créature et une carte de pari, dans l’ordre que vous voulez. Si la créature finit à une place inscrite sur la carte, vous gagnez les points de victoire. Tout le monde voit la créature, mais vous seul voyez la carte.
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
guide-power = À cet instant, vous pouvez jouer une de vos cartes Pouvoir, ou passer. Chacune ne sert qu’une fois dans toute la partie.
guide-judgment-title = Le Jugement de Zeus
guide-judgment = La course est finie, et voici l’ordre d’arrivée. Zeus tire maintenant { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    } de son jeu. La créature d’une carte tirée est exclue, et les suivantes remontent. Les cartes de Protection ne font aucun mal.
guide-bet-outcome-title = Le résultat des paris
guide-bet-outcome = Tous les paris sont maintenant révélés. Si une créature est arrivée à une place inscrite sur sa carte, le pari rapporte ses points.
guide-next-race-title = Ce qu’il vous reste
guide-next-race = { $won ->
        [all] Les paris réussis ont rapporté leurs points, les autres rien.
        [0] Aucun de vos paris n’a réussi : cette course ne vous rapporte rien.
        [one] Un de vos paris a réussi et vous rapporte { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[other] { $won } de vos paris ont réussi et vous rapportent { $points } points.
    } Les points restent, les cartes de pari utilisées sont perdues : il vous en reste { $cards } pour { $races ->
        [one] la dernière course
       *[other] les { $races } courses suivantes
    }. Toutes les cartes de mouvement sont mélangées et redistribuées.
guide-odds-title = Les chances
guide-odds = Désormais, vous voyez les chances de chaque créature, calculées uniquement d’après ce que vous savez. À côté d’un pari, le pourcentage est la chance qu’il réussisse, et « moy. » le nombre de points de victoire qu’il rapporte en moyenne.
guide-farewell-title = Vous connaissez le jeu
guide-farewell = Le guide s’arrête ici. Vous trouverez toujours les règles ici (touche G), ouvertes à l’étape en cours, et vous pourrez y relancer le guide. Bonne chance !

## Conseils pour les premières parties

hints-setting = Guide et astuces pour débuter
hints-setting-off = Masqués
hints-setting-on = Affichés
tip-name = Astuce
tip-close = Compris
tip-never = Ne plus en afficher
tip-easy-bets-title = Commencez par un pari facile
tip-easy-bets = Vous ne voyez qu’une partie des cartes, et la course est longue. Les cartes de pari à deux ou trois places réussissent plus souvent : un bon début.
tip-high-bets-title = Gardez les gros paris
tip-high-bets = Au troisième pari, la moitié de la course est passée et vous en savez bien plus. Il vaut souvent la peine de garder jusque-là vos cartes de pari les plus fortes.
tip-third-race-title = La dernière course
tip-third-race = Les cartes de pari qui vous restent après cette course ne valent plus rien. Si vous en gardez une forte pour le troisième pari, attention : le jeton qu’il vous faut aura peut-être disparu.
tip-mid-race-line-title = Déjà la mi-course ?
tip-mid-race-line = Avec ce tour, une première créature passe la ligne de mi-course. Les troisièmes paris suivront, et vous parierez en dernier. Si rien ne presse, laissez faire quelqu’un d’autre.
tip-disqualification-title = Zeus a tout vu
tip-disqualification = Le jeu de Zeus contient plusieurs cartes { $of }. Parier sur une disqualification est risqué, mais rapporte plus que la plupart des paris.
