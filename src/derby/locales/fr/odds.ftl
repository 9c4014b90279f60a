## Odds

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
odds-unit = moy. { $value }
odds-unit-key = moy. : points de victoire en moyenne

## Hints

hint-ask = Conseil
hint-key = demander un conseil à l’entraîneur
hint-agree = D’accord pour les conseils
hint-agree-note = Si tout le monde est d’accord avant le début, chacun pourra demander un conseil pendant la partie. Dès que quelqu’un le fait, elle ne compte plus.
hint-agreed = d’accord pour les conseils
hint-asked = { $who ->
        [you] Vous demandez un conseil à l’entraîneur : cette partie ne compte plus.
       *[other] { $name } demande un conseil à l’entraîneur : cette partie ne compte plus.
    }
