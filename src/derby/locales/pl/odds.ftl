## Szanse

page-tab-odds = Szanse
odds-setting = Szanse
odds-setting-off = Ukryte
odds-setting-on = Dla wszystkich
odds-title = Szanse w tym wyścigu
odds-on = Przy tym stole każdy może oglądać szanse. Wynikają tylko z tego, co wiesz ty.
odds-show = Pokaż szanse
odds-waiting = Obliczanie szans…
odds-waiting-long = Obliczanie szans… Za pierwszym razem trwa to na tym komputerze około minuty.
odds-from = Możliwe przebiegi wyścigu: { $samples }; dokładność do { $error }.
odds-rough = Ten serwer nie umie skompilować zasad, więc szanse są przybliżone. Możliwe przebiegi wyścigu: { $samples }; dokładność do { $error }.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = Na każdym pasku, od lewej do prawej: od pierwszego do szóstego miejsca, potem dyskwalifikacja (kreskowana).
odds-head-first = wygrana
odds-all-bets = Każdy zakład: jego szansa, a pod nią punkty, które jest średnio wart
odds-of-bet = { $chance }, średnio wart { $value }
odds-unit = Ø { $value }
odds-unit-key = Ø: średnia liczba punktów zwycięstwa

## Podpowiedzi

hint-ask = Podpowiedź
hint-key = poproś trenera o podpowiedź
hint-agree = Zgadzam się na podpowiedzi
hint-agree-note = Jeśli wszyscy zgodzą się przed rozpoczęciem partii, każdy może w niej poprosić o podpowiedź. Partia z podpowiedzią nikomu się nie liczy.
hint-agreed = podpowiedzi: zgoda
hint-asked = { $who ->
        [you] Prosisz trenera o podpowiedź: ta partia już się nie liczy.
       *[other] { $name } prosi trenera o podpowiedź: ta partia już się nie liczy.
    }
