# Powiadomienia przeglądarki o grach na tygodnie.

notify-title = Powiadomienia o partiach na wiele dni
notify-off = Wyłączone
notify-0 = Za każdym razem
notify-4 = Najwyżej co 4 h
notify-24 = Najwyżej raz dziennie
notify-note = Przeglądarka da znać, gdy czeka na ciebie decyzja, także gdy ta strona jest zamknięta: raz dla wszystkich partii i nigdy, gdy na nią patrzysz.
notify-denied = Przeglądarka nie pozwala tej stronie pokazywać powiadomień. Możesz to zmienić w jej ustawieniach dla tej witryny.
notify-failed = Przeglądarce nie udało się włączyć powiadomień. Spróbuj później.
push-title = Divinity Derby: twoja kolej
push-game = Czeka na ciebie partia: { $names }.
push-games = { $count ->
        [one] Czeka na ciebie jedna partia.
        [few] Czekają na ciebie { $count } partie.
        [many] Czeka na ciebie { $count } partii.
       *[other] Czeka na ciebie { $count } partii.
    }
push-hours = { $count ->
        [0] Została mniej niż godzina.
        [one] Została jedna godzina.
        [few] Zostały { $count } godziny.
        [many] Zostało { $count } godzin.
       *[other] Zostało { $count } godziny.
    }
push-days = { $count ->
        [one] Został jeden dzień.
        [few] Zostały { $count } dni.
        [many] Zostało { $count } dni.
       *[other] Zostało { $count } dnia.
    }
