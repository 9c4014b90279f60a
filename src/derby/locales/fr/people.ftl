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
chat-mute = Masquer { $name }
chat-unmute = Réafficher { $name }
chat-muted = Vous ne voyez plus les messages de { $name }.
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
together-note = Faites passer l’appareil. Entre deux tours, l’écran est caché : personne ne voit vos cartes ni vos paris.
together-name = Nom du joueur { $number }
together-more = Ajouter un joueur
together-fewer = Retirer le joueur { $number }
together-begin = Jouer ensemble
together-who = { $bots ->
        [0] { $people } personnes, sans bot.
        [one] { $people } personnes et { $bots } bot ({ $level }).
       *[other] { $people } personnes et { $bots } bots ({ $level }).
    }
together-all-look = Tout le monde peut regarder, maintenant.
cover-title = { $name }, à vous
cover-text = Passez l’appareil à { $name }. Les autres regardent ailleurs.
cover-uncover = Je suis { $name }
cover-meanwhile = Depuis votre dernier tour
looked-alone = Ceci n’est visible que pour vous.
looked-holder = Le présentoir { $between } contient :
rematch-join = Rejoindre la revanche

## The guest and the seat

me-title = Continuer sur un autre appareil
me-note = Ni compte ni mot de passe : un code suffit pour retrouver vos places et vos parties sur un autre appareil.
me-new-code = Montrez-moi un code
me-new-code-note = Un nouveau code remplace l’ancien et vous déconnecte de vos autres appareils.
me-code = Votre code de récupération
me-code-note = Notez-le : il vous permet de retrouver vos places et vos parties sur un autre appareil. Il ne sera plus affiché.
me-code-kept = C’est noté
me-enter-code = Code de votre autre appareil
me-recover = C’est moi
me-seat-here = L’une de ces places est-elle la vôtre ?
me-welcome = Bon retour parmi nous, { $name } !
me-code-unknown = Personne n’a ce code. Vérifiez chaque lettre.
seat-deeds = Votre place
seat-auto-pass = Toujours passer pour les pouvoirs
seat-let-bot-play = Laisser un bot jouer pour moi
