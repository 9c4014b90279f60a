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
page-to-lobby = Retour à l’accueil
page-lost = Il manque peut-être une lettre à l’adresse, ou la page a déménagé.

## Settings and keys

page-language = Langue
page-language-unread = Pas encore relu par une personne dont c’est la langue maternelle.
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
page-confirmation-off = Juste un bouton Annuler
page-confirmation-note = Sans confirmation, un choix complet est envoyé au bout de trois secondes. D’ici là, vous pouvez l’annuler : personne n’en a rien vu, et vous n’avez rien appris de nouveau.
page-sent-soon = Votre décision va partir.
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
page-key-act = au bouton Confirmer
page-key-back = annuler tous les choix
page-key-tabs = cartes, paris, Zeus, récit
page-key-rules = les règles
page-key-help = cette liste
page-keys-hint = Touches : H dit ce que c’est, F mène au bouton Confirmer, le point d’interrogation donne toutes les touches.

## Connection, and what is refused

page-coming = En route vers la table…
page-away = La connexion est perdue. Nouvel essai…
page-away-pending = La connexion est perdue. Votre décision partira dès la reconnexion.
page-planned-card-dropped = La carte lente choisie ne peut plus être jouée. Choisissez-en une autre.
refused-offline = Le serveur est injoignable. Êtes-vous en ligne ?
refused-bad-message = La page et le serveur ne se comprennent pas. Rechargez la page.
refused-enter-first = Rejoignez d’abord la table.
refused-no-such-address = Il n’y a rien à cette adresse.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-puzzle = Cette énigme n’existe pas.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-legal = Les règles ne le permettent pas maintenant.
refused-stale = Il s’est passé quelque chose entre-temps. Regardez encore.
refused-not-the-host = Seule la personne qui a ouvert la table peut le faire.
refused-seat-taken = Cette place est prise.
refused-removed = Vous ne pouvez plus rejoindre cette table : la personne qui l’a ouverte vous en a retiré l’accès.
refused-seats-free = Il reste des places libres.
refused-too-late = La partie a déjà commencé.
page-other-rules = Les règles ont changé depuis le début de cette partie. Vous pouvez la continuer avec les règles actuelles. Elles valent aussi pour tout ce qui s’est déjà passé : tout n’est peut-être plus comme dans vos souvenirs.
page-other-rules-play-on = Continuer avec les règles actuelles
refused-other-rules = Cette partie a été jouée avec des règles qui ont changé depuis.
refused-not-playing = Aucune partie n’est en cours ici.
refused-not-over = La partie n’est pas finie.
refused-not-away = Cette personne est là.
refused-no-time = Votre temps est épuisé : un bot joue votre place jusqu’à la fin.
refused-god-taken = Quelqu’un d’autre a choisi ce dieu.
refused-bad-settings = Ces réglages ne permettent pas de jouer.
refused-no-name = Un nom doit contenir au moins un caractère visible.
refused-long-name = Un nom compte au plus 24 caractères.
refused-bad-name = Ce nom contient un caractère qui ne peut pas s’afficher.
refused-bad-record = Ce n’est pas l’enregistrement d’une partie entière.
refused-too-many = Ce serait trop.
refused-too-fast = Pas si vite ! Attendez un instant.
refused-try-again = Cela n’a pas marché. Réessayez dans un instant.
refused-damaged = Cette table est endommagée sur le serveur et ne peut pas être affichée.
refused-not-known = Le serveur ne vous connaît pas. Allez à l’accueil et donnez votre nom.
refused-banned = La personne responsable du serveur vous a banni pour un temps.
refused-closed = La personne responsable du serveur a fermé cette table.
refused-not-allowed = Ce n’est pas permis depuis ici.
refused-too-large = C’est trop volumineux.
refused-too-few = Vous n’êtes pas assez pour une table.
refused-switched-off = Ce serveur ne propose pas cela.
refused-not-a-member = Seuls les membres du groupe peuvent le faire.
refused-no-open-view = Vous ne pouvez pas regarder cette partie à cartes ouvertes.
refused-no-odds = À cette table, les chances ne sont pas affichées.
refused-no-hints = Pas de conseils ici : toute la table doit être d’accord avant le début.
refused-no-reviews = Ce serveur n’analyse pas les décisions.
refused-no-daily = Il n’y a pas de course du jour sur ce serveur.
refused-no-duplicates = Ce serveur ne propose pas de parties en duplicate.
refused-play-first = Jouez d’abord cette course : les parties des autres montrent ce qui a été distribué.
refused-no-puzzles = Ce serveur ne propose pas d’énigmes.

## Without the server

here-plays = Sur cet appareil
here-not-kept = Rien n’est conservé dans cette fenêtre du navigateur
here-offline = Le serveur est injoignable pour le moment. Sur cet appareil, vous pouvez jouer contre des bots ou à plusieurs.
here-alone = Ici, pas de serveur : on joue sur cet appareil, contre des bots ou à plusieurs.
here-seat = Si vous étiez en pleine partie, rien n’est perdu : au bout d’un moment, un bot joue pour vous, et vous pourrez reprendre votre place.
here-olympian = Ici, l’Olympien voit moins loin que sur un serveur.
here-loading = Chargement du jeu : { $loaded } sur { $total } Mo
here-starting = Démarrage du jeu…
here-failed-download = Le jeu n’a pas pu être chargé. Êtes-vous en ligne ?
here-failed-start = Le jeu ne peut pas démarrer dans ce navigateur.
here-failed-other-tab = Le jeu est ouvert dans un autre onglet. Jouez là-bas, ou fermez-le.
here-failed-new-version = Il y a une nouvelle version de cette page.
here-again = Réessayer
here-reload = Recharger
here-not-stored = Ce navigateur n’a pas pu enregistrer cela ; son espace est peut-être plein. Faites de la place, puis réessayez.
here-elsewhere = Une partie jouée sur un appareil ne peut être ouverte que sur celui-ci.

## Sounds

sound = Sons
sound-off = Désactivés
sound-on = Activés
sound-volume = Volume
