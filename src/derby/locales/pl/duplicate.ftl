## Wyścig dnia i partie duplikatowe

daily-title = Wyścig dnia
daily-what = Jedno rozdanie dziennie, takie samo dla wszystkich. Masz jedno podejście i tyle czasu, ile chcesz.
daily-against = Przeciwko trzem botom: { $level }
daily-play = Zagraj wyścig
daily-go-on = Wróć do wyścigu
daily-past = Ten dzień już minął: wyścig nie liczy się do serii ani do klasyfikacji.
daily-streak = { $days ->
        [one] Seria: { $days } dzień
        [few] Seria: { $days } dni
        [many] Seria: { $days } dni
       *[other] Seria: { $days } dnia
    }
daily-longest = (najdłuższa: { $days })
daily-days = Kalendarz
daily-day-open = jeszcze nierozegrany
daily-day-playing = rozpoczęty
daily-day-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
daily-loading = Chwileczkę…
daily-points = { $points ->
        [one] Twój wynik: { $points } punkt
        [few] Twój wynik: { $points } punkty
        [many] Twój wynik: { $points } punktów
       *[other] Twój wynik: { $points } punktu
    }
daily-won = Nikt przy twoim stole nie ma więcej.
daily-lost = Ktoś przy twoim stole ma więcej.
daily-race-bets = Wyścig { $race }: trafione zakłady: { $won } z { $bets }
daily-place = Miejsce { $place } z { $of }
daily-alone = Bez serwera nie ma się z kim porównać.
daily-checked = Twoja partia jest sprawdzana, potem poznasz swoje miejsce…
daily-not-counted = Ta partia nie jest porównywana z innymi.
daily-rival = { $points ->
        [one] Olimpijczyk na twoim miejscu zdobył { $points } punkt.
        [few] Olimpijczyk na twoim miejscu zdobył { $points } punkty.
        [many] Olimpijczyk na twoim miejscu zdobył { $points } punktów.
       *[other] Olimpijczyk na twoim miejscu zdobył { $points } punktu.
    }
daily-rival-waits = Olimpijczyk jeszcze gra na twoim miejscu…
daily-best = Wszystkie wyniki
daily-column-place = Miejsce
daily-column-player = Gracz
daily-column-points = Punkty
daily-share = Do udostępnienia
daily-share-note = Nie zdradza nic osobom, które jeszcze nie grały.
daily-share-points = { $points ->
        [one] { $points } punkt, miejsce { $place } z { $seats } przy stole
        [few] { $points } punkty, miejsce { $place } z { $seats } przy stole
        [many] { $points } punktów, miejsce { $place } z { $seats } przy stole
       *[other] { $points } punktu, miejsce { $place } z { $seats } przy stole
    }
daily-copy = Kopiuj
duplicate-link = Duplikat ze znajomymi albo z botami
duplicate-title = Partia duplikatowa
duplicate-what = Ty i twoi znajomi gracie na tym samym miejscu, tymi samymi kartami i przeciwko tym samym botom, każdy o swojej porze. Potem porównujecie wyniki.
duplicate-what-here = Ty i bot gracie na tym samym miejscu tymi samymi kartami. Potem porównujesz wyniki.
duplicate-deals = Rozdania
duplicate-open = Otwórz partię
duplicate-own = Twoje partie duplikatowe
duplicate-all = Wszystkie twoje partie duplikatowe
duplicate-summary = Rozegrane rozdania: { $over } z { $deals }, { $level }, grających: { $players }
duplicate-plays = Wszyscy grają na tym samym miejscu. Boty: { $seats }, { $level }
duplicate-deal = Rozdanie { $number }
duplicate-play = Graj
duplicate-go-on = Graj dalej
duplicate-results = Wyniki
duplicate-results-note = Wyniki innych w rozdaniu zobaczysz, gdy skończysz je grać.
duplicate-together = Razem
duplicate-invite = Wyślij ten link znajomym
duplicate-bots = Niech bot zagra na tym samym miejscu
duplicate-compare = Porównaj
duplicate-compare-with = Ty i { $name }
duplicate-you = Ty
duplicate-whose-points = { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
        [many] { $name }: { $points } punktów
       *[other] { $name }: { $points } punktu
    }
duplicate-parted-same = Drogi rozeszły się przy decyzji { $number }; do tej chwili wszystko było takie samo. Ty: { $own }. { $name }: { $other }.
duplicate-parted = Decyzja { $number } jako pierwsza była inna. Ty: { $own }. { $name }: { $other }.
duplicate-alike = W tym wyścigu wszystkie decyzje były takie same.
duplicate-watch-own = Obejrzyj swoją partię od tego miejsca
duplicate-watch-other = Obejrzyj od tego miejsca: { $name }
