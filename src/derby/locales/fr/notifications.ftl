# Les notifications du navigateur, pour les parties de plusieurs semaines.

notify-title = Notifications des parties sur plusieurs jours
notify-off = Non
notify-0 = À chaque fois
notify-4 = Toutes les 4 h au plus
notify-24 = Une fois par jour au plus
notify-note = Votre navigateur vous prévient quand une décision vous attend, même si cette page est fermée : une fois pour toutes les parties, et jamais pendant que vous regardez.
notify-denied = Votre navigateur ne laisse pas cette page afficher de notifications. Vous pouvez le changer dans ses paramètres pour ce site.
notify-failed = Votre navigateur n’a pas pu activer les notifications. Réessayez plus tard.
push-title = Divinity Derby : à vous de jouer
push-game = La partie avec { $names } vous attend.
push-games = { $count ->
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
push-hours = { $count ->
        [0] Il reste moins d’une heure.
        [one] Il reste une heure.
       *[other] Il reste { $count } heures.
    }
push-days = { $count ->
        [one] Il reste un jour.
       *[other] Il reste { $count } jours.
    }
