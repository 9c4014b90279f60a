## Pytanie, co to jest

asked-key = co to jest? (potem ← → do następnych)
asked-place = Miejsce { $place } z 6, na polu { $sector }.
asked-place-start = Miejsce { $place } z 6, jeszcze na starcie.
asked-place-finished = Na mecie, miejsce { $place }.
asked-place-disqualified = Dyskwalifikacja w tym wyścigu.
asked-your-bet = Twój zakład na to stworzenie: { $bet }.
asked-no-bet = Nie masz zakładu na to stworzenie.
asked-tokens = { $count ->
        [0] Brak żetonów: nikt już nie może postawić na to stworzenie.
        [one] Został jeden żeton, by postawić na to stworzenie.
        [few] Zostały { $count } żetony, by postawić na to stworzenie.
        [many] Zostało { $count } żetonów, by postawić na to stworzenie.
       *[other] Zostało { $count } żetonu, by postawić na to stworzenie.
    }
asked-cards-yours = Jeszcze w twoich stojakach: { $cards }.
asked-cards-unknown = W innych stojakach albo w ogóle poza tym wyścigiem: { $cards }.
asked-cards-zeus = { $count ->
        [one] W talii Zeusa jest jedna karta tego stworzenia. Jeśli Zeus ją dobierze, stworzenie zostanie zdyskwalifikowane.
        [few] W talii Zeusa są { $count } karty tego stworzenia. Jeśli Zeus dobierze którąś z nich, stworzenie zostanie zdyskwalifikowane.
        [many] W talii Zeusa jest { $count } kart tego stworzenia. Jeśli Zeus dobierze którąś z nich, stworzenie zostanie zdyskwalifikowane.
       *[other] W talii Zeusa jest { $count } karty tego stworzenia. Jeśli Zeus dobierze którąś z nich, stworzenie zostanie zdyskwalifikowane.
    }
asked-card-moves = { $fast ->
        [one] { $fast } pole
        [few] { $fast } pola
        [many] { $fast } pól
       *[other] { $fast } pola
    } jako szybka karta tury, { $slow } jako wolna.
asked-card-trick = Brudna sztuczka dodaje { $bonus } do szybkiego ruchu. Ale wtedy karta trafia do Zeusa i stworzeniu grozi dyskwalifikacja.
asked-card-protection = Jeśli Zeus ją dobierze, nic się nie stanie.
asked-assumed = Nie podaje tego żadna instrukcja; tak założyliśmy.
asked-bet-needs = Trafiony, jeśli tak właśnie stworzenie skończy po Osądzie Zeusa.
asked-bet-pays = Daje { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
asked-bet-once = Każdej karty zakładu można użyć w partii tylko raz.
asked-seat-points = Na razie { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
asked-seat-bets = Zakłady w tym wyścigu: { $creatures }.
asked-power = { $power }: { $effect }
asked-power-played = { $power }: już zagrana.
asked-power-once = Można ją zagrać tylko raz w całej partii.
asked-fate-why = Gdy stworzenie kończy tu ruch, jeden z bogów może zagrać moc przeznaczenia. To zużywa żeton.
asked-line-after = Za polem { $sector }.
asked-line-mid = Gdy tylko minie ją jakieś stworzenie, po zakończeniu tury wszyscy stawiają trzeci zakład. Kto miał tę turę, stawia na końcu.
asked-line-mid-passed = Przed wszystkimi w tym wyścigu: { $creature }.
asked-line-finish = Stworzenie, które ją minie, ma pewne miejsce, chyba że Zeus się sprzeciwi, i dalej już nie leci.
asked-zeus-holds = Są w niej: { $cards }.
asked-zeus-draws = { $draws ->
        [one] Po wyścigu Zeus dobiera jedną kartę. Stworzenie z tej karty zostaje zdyskwalifikowane.
        [few] Po wyścigu Zeus dobiera { $draws } karty. Każde stworzenie z tych kart zostaje zdyskwalifikowane.
        [many] Po wyścigu Zeus dobiera { $draws } kart. Każde stworzenie z tych kart zostaje zdyskwalifikowane.
       *[other] Po wyścigu Zeus dobiera { $draws } karty. Każde stworzenie z tych kart zostaje zdyskwalifikowane.
    }
asked-zeus-chance = Im więcej kart stworzenia jest w talii, tym łatwiej wpada.
asked-first-player = Zaczyna zakłady i ma pierwszą turę.
asked-holder = Stojak
asked-holder-yours = Dzielisz go z graczem { $name }: nikt inny nie widzi jego kart ani z niego nie gra.
asked-holder-others = Dzielą go { $one } i { $other }: nikt inny nie widzi jego kart ani z niego nie gra.
asked-holder-turn = W każdej turze szybka karta pochodzi z jednego z dwóch stojaków gracza, a wolna z drugiego.
asked-holder-count = { $count ->
        [0] Jest pusty.
        [one] Została w nim jedna karta.
        [few] Zostały w nim { $count } karty.
        [many] Zostało w nim { $count } kart.
       *[other] Zostało w nim { $count } karty.
    }
asked-discard = Karty odrzucone
asked-discard-why = Zagrane karty oprócz brudnych sztuczek. Wszyscy mogą je oglądać, a w tym wyścigu już się nie liczą.
asked-discard-count = { $count ->
        [0] Nie ma tu jeszcze kart.
        [one] Leży tu jedna karta.
        [few] Leżą tu { $count } karty.
        [many] Leży tu { $count } kart.
       *[other] Leży tu { $count } karty.
    }
