# Benachrichtigungen des Browsers, für Spiele über Wochen.

notify-title = Benachrichtigungen bei Spielen über mehrere Tage
notify-off = Aus
notify-0 = Jedes Mal
notify-4 = Höchstens alle 4 h
notify-24 = Höchstens einmal am Tag
notify-note = Dein Browser sagt dir, wenn eine Entscheidung auf dich wartet, auch wenn diese Seite geschlossen ist: einmal für alle Spiele, und nie, während du hinsiehst.
notify-denied = Dein Browser lässt diese Seite keine Benachrichtigungen zeigen. Das kannst du in seinen Einstellungen für diese Website ändern.
notify-failed = Dein Browser konnte die Benachrichtigungen nicht einrichten. Versuch es später noch einmal.
push-title = Divinity Derby: Du bist dran
push-game = Das Spiel mit { $names } wartet auf dich.
push-games = { $count ->
        [one] Ein Spiel wartet auf dich.
       *[other] { $count } Spiele warten auf dich.
    }
push-hours = { $count ->
        [0] Noch weniger als eine Stunde.
        [one] Noch eine Stunde.
       *[other] Noch { $count } Stunden.
    }
push-days = { $count ->
        [one] Noch ein Tag.
       *[other] Noch { $count } Tage.
    }
