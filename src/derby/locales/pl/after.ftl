## Zwycięstwo

# Dlaczego ktoś wygrywa albo przegrywa, po trzecim wyścigu.
victory-bet = „{ $bet }” { $on }
    .alone = „{ $bet }”
victory-came-true = { $won ->
        [0] Żaden z twoich { $bets } zakładów nie jest trafiony.
        [one] Trafiony jeden z twoich { $bets } zakładów: { $bet }, wart { $points }.
        [few] Trafione { $won } z twoich { $bets } zakładów; najlepszy to { $bet }, wart { $points }.
        [many] Trafionych { $won } z twoich { $bets } zakładów; najlepszy to { $bet }, wart { $points }.
       *[other] Trafionych { $won } z twoich { $bets } zakładów; najlepszy to { $bet }, wart { $points }.
    }
victory-ahead = { $points ->
        [one] Wygrywasz jednym punktem.
        [few] Wygrywasz { $points } punktami.
        [many] Wygrywasz { $points } punktami.
       *[other] Wygrywasz o { $points } punktu.
    }
victory-shared = Nikt nie ma więcej, więc zwycięstwo jest także twoje.
victory-short = Do zwycięstwa { $points ->
        [one] zabrakło ci jednego punktu.
        [few] zabrakło ci { $points } punktów.
        [many] zabrakło ci { $points } punktów.
       *[other] zabrakło ci { $points } punktu.
    }
victory-short-missed = Do zwycięstwa { $points ->
        [one] zabrakło ci jednego punktu; { $bet } w wyścigu { $race } to byłoby { $value }.
        [few] zabrakło ci { $points } punktów; { $bet } w wyścigu { $race } to byłoby { $value }.
        [many] zabrakło ci { $points } punktów; { $bet } w wyścigu { $race } to byłoby { $value }.
       *[other] zabrakło ci { $points } punktu; { $bet } w wyścigu { $race } to byłoby { $value }.
    }
victory-tournament = Wróć do turnieju
victory-group = Wróć do grupy

## Powtórki

replay-title = Powtórka
replay-coming = Wczytywanie partii…
replay-to-table = Wróć do stołu
replay-controls = Sterowanie powtórką
replay-moment = Moment partii
replay-moment-of = Wyścig { $race }, krok { $at } z { $last }
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-race-before = Na początek wyścigu
replay-race-next = Do następnego wyścigu
replay-eyes = Punkt widzenia
replay-eyes-public = Publiczny
replay-eyes-omniscient = Wszystkie karty
replay-share = Kopiuj link
replay-link = Link do tego momentu
replay-continue = Graj od tego miejsca
replay-continue-note = Zajmujesz miejsce dokładnie w tym momencie partii, a pozostałe zajmują boty. Wszystkie karty i zakłady zostają takie, jak są; od tej chwili może się zdarzyć wszystko.
replay-continue-fairness = To, co rozdano wcześniej, nie jest już tajemnicą: kto widział powtórkę, ten to zna. Wszystko, co dopiero nastąpi, wylosuje nowe ziarno, którego nie zna nikt.
replay-your-seat = Twoje miejsce
replay-continue-begin = Graj dalej
replay-verify = Sprawdź losowość
replay-download = Zapisz partię
replay-keys-turn = Shift ← →
replay-keys-race = PgUp PgDn
replay-keys-ends = Home End
replay-keys-play = Spacja
replay-key-step = krok wstecz lub naprzód
replay-key-turn = tura wstecz lub naprzód
replay-key-race = wyścig wstecz lub naprzód
replay-key-ends = na początek lub na koniec
replay-key-play = odtwarzaj lub wstrzymaj
replay-key-eyes = następny punkt widzenia
verify-at-work = Powtarzanie każdego tasowania…
verify-fair = Z ziarnem zgadza się { $shuffles ->
        [one] jedno tasowanie
        [few] każde z { $shuffles } tasowań
        [many] każde z { $shuffles } tasowań
       *[other] każde z { $shuffles } tasowań
    } i { $draws ->
        [one] jedno losowanie.
        [few] każde z { $draws } losowań.
        [many] każde z { $draws } losowań.
       *[other] każde z { $draws } losowań.
    }
verify-nothing-drawn = Ziarno zgadza się ze zobowiązaniem, ale niczego z niego jeszcze nie wylosowano.
verify-wrong = { $wrong ->
        [one] Jedna rzecz nie zgadza się z ziarnem.
        [few] { $wrong } rzeczy nie zgadzają się z ziarnem.
        [many] { $wrong } rzeczy nie zgadza się z ziarnem.
       *[other] { $wrong } rzeczy nie zgadza się z ziarnem.
    }
verify-other-commitment = Zobowiązanie w zapisie nie jest tym, które ten stół ogłosił przed partią.
verify-given = { $given ->
        [one] Jedno tasowanie lub losowanie pochodzi z partii, której ta jest ciągiem dalszym; potwierdza je zapis tamtej partii.
        [few] { $given } tasowania i losowania pochodzą z partii, której ta jest ciągiem dalszym; potwierdza je zapis tamtej partii.
        [many] { $given } tasowań i losowań pochodzi z partii, której ta jest ciągiem dalszym; potwierdza je zapis tamtej partii.
       *[other] { $given } tasowania i losowania pochodzi z partii, której ta jest ciągiem dalszym; potwierdza je zapis tamtej partii.
    }
verify-how = Twoja przeglądarka sama to przed chwilą wyliczyła z zapisu: SHA-256 dla zobowiązania, HMAC-SHA-256 dla każdego tasowania i losowania. Serwer nie brał w tym udziału.
verify-commitment = Zobowiązanie do ziarna
verify-first-player = Pierwszy gracz
verify-deck = Wyścig { $race }: karty ruchu
verify-line-up = Wyścig { $race }: ustawienie na starcie
verify-judgment = Wyścig { $race }: Osąd Zeusa
verify-tablet = Wyścig { $race }: Tablica Przeznaczeń
verify-matches = zgadza się
verify-differs = nie zgadza się
verify-published = Ogłoszone przed partią (SHA-256 ziarna)
verify-seed = Ziarno, ujawnione po partii
verify-words = Słowa graczy
verify-no-seed = Ten zapis nie zawiera ziarna: jego losowości nie da się sprawdzić.
verify-no-webcrypto = Ta przeglądarka liczy SHA-256 tylko na bezpiecznych stronach (https albo localhost). Zapisz partię i sprawdź ją poleceniem „derby verify”.
verify-began-midway = Ta partia zaczęła się w środku: jej losowość można sprawdzić tylko poleceniem „derby verify”.
verify-bad-record = To nie jest zapis całej partii.

## Po partii

after-title = Po partii
after-waiting = Analiza wyścigu { $race } z { $races }…
after-waiting-long = Za pierwszym razem trwa to na tym komputerze około minuty.
after-again = Spróbuj ponownie
after-to-table = Wróć do stołu
after-victory = Szanse na zwycięstwo
after-victory-note = Szanse wszystkich, gdy widać wszystkie karty i każdy gra dalej rozsądnie. W każdej chwili policzone z partii rozegranych do końca: { $samples }; dokładność do { $error }. Liczby oznaczają punkty zwrotne.
after-rough = Ten serwer nie umie skompilować zasad, więc wszystkie szanse są tu przybliżone.
after-turning-points = Punkty zwrotne
after-turning-points-note = Chwile, w których czyjeś szanse zmieniły się najbardziej.
after-no-turning-points = Nie było żadnych: niczyje szanse nie zmieniły się gwałtownie.
after-race = Wyścig { $race }
after-cause-deal = Rozdanie kart
after-cause-first-bets = Pierwsze zakłady
after-cause-turn = Gra { $name }: { $cards }
after-cause-third-bets = Trzecie zakłady
after-cause-judgment = Osąd Zeusa
after-leap = { $name }: { $before } → { $after }
after-bet-leap = Zakład { $of }, { $bet } { $on }: { $before } → { $after }
after-plot = Wyścig { $race }, karta po karcie. Klasyfikacja przed osądem: { $ranking }.
after-plot-note = Każda linia to stworzenie. W prawo biegną zagrane karty, w górę pola.
after-cards = zagrane karty
after-third-bets = trzecie zakłady
after-disqualified = dyskwalifikacja: { $creatures }
after-bets-note = Szansa, jaką można było wyliczyć w chwili stawiania zakładu.
after-bet = Zakład
after-chance = Szansa
after-outcome = Wynik
after-won = trafiony, +{ $points }
after-lost = chybiony
after-exchanged = przedtem: { $bet } { $on }
