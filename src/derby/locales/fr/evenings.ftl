## Groupes et tournois

evenings-title = Groupes et tournois
evenings-coming = Un instant…
evenings-groups = Groupes
evenings-groups-note = Pour celles et ceux qui se retrouvent souvent : un lien permanent, la table où l’on se rassemble et le bilan de vos parties.
evenings-group-name = Nom du groupe
evenings-found = Fonder un groupe
evenings-tournaments = Tournois
evenings-tournaments-note = Pour une soirée de club : plusieurs manches à plusieurs tables. À chaque manche, vous jouez avec d’autres personnes, et les résultats arrivent tout seuls.
evenings-tournament-name = Nom du tournoi
evenings-hold = Organiser un tournoi
evenings-how = Ce qu’on joue
evenings-size-note = Les tables ont à peu près la taille choisie ici ; elles diffèrent d’une place au plus.
evenings-fill = Bots aux tables plus petites
evenings-fill-none = Aucun
evenings-plays = Je joue aussi
evenings-name = Nom
evenings-here = là en ce moment
evenings-host = organise
evenings-owner = responsable
evenings-out = ne joue pas la prochaine manche
evenings-members = Membres et classement
evenings-tables = Maintenant
evenings-to-table = À la table
evenings-past = Parties passées
evenings-group-door = Les membres voient qui est là, ouvrent des tables ensemble et suivent le classement. Ils voient votre nom, et vous voyez les leurs.
evenings-join-group = Rejoindre le groupe
evenings-leave-group = Quitter le groupe
evenings-join-tournament = Jouer à partir de la prochaine manche
evenings-leave-tournament = Ne plus jouer d’autres manches
evenings-link-note = Quiconque a ce lien peut participer.
evenings-own-link = Lien vers cette page
evenings-manage = Gérer
evenings-rename = Renommer
evenings-somebody = Personne
evenings-remove = Exclure définitivement
evenings-remove-note = { $name } ne pourra plus revenir, même avec le lien.
evenings-remove-sure = Oui, exclure
evenings-sure-not = Non, annuler
evenings-pass-on = Confier la direction
evenings-end = Terminer le tournoi
evenings-end-note = Plus aucune manche ne pourra commencer et plus personne ne pourra s’inscrire. Le classement reste. C’est irréversible.
evenings-end-sure = Oui, terminer
evenings-ended = Le tournoi est terminé.
evenings-your-table = À votre table
evenings-round-runs =
    Manche { $round } : { $tables ->
        [one] une table joue encore.
       *[other] { $tables } tables jouent encore.
    }
evenings-waiting =
    Avant la manche { $round } : { $players ->
        [one] une personne inscrite
       *[other] { $players } personnes inscrites
    }. La personne qui organise lance la manche.
evenings-begin-round = Lancer la manche { $round }
evenings-standings = Classement
evenings-rank = Rang
evenings-score = Score
evenings-rule = À chaque table, la première place vaut 12 et la dernière 0, à pas égaux entre les deux ; les ex æquo se partagent les scores. À score égal, les points de victoire départagent.
evenings-rounds = Manches
evenings-round = Manche { $round }
evenings-table = Table { $number }
evenings-seat = { $score } · { $points } PV
evenings-settled = Compté en l’état
evenings-void = Ne compte pour personne
evenings-settle = Compter en l’état
evenings-annul = Ne pas compter
watching-title = Regarder à cartes ouvertes
watching-late-race = Cette table montre chaque course une fois terminée. La première est encore en cours.
watching-late-turns = Cette table montre la partie avec { $turns } tours de retard. Ils ne sont pas encore joués.
