## Trener

coach-cost = Z podpowiedzią ta partia już się nie liczy: ani do statystyk, ani do rankingu.
coach-cost-company = Dotyczy to wszystkich przy stole i wszyscy zobaczą, że prosisz.
coach-ask = Podpowiedz mi
coach-waiting = Trener myśli…
coach-waiting-long = Trener myśli… Za pierwszym razem trwa to na tym komputerze około minuty.
coach-good = { $count ->
        [one] Wyraźnie najlepsza możliwość ({ $options } do wyboru):
        [few] Mniej więcej równie dobre i najlepsze ({ $options } do wyboru):
        [many] Mniej więcej równie dobre i najlepsze ({ $options } do wyboru):
       *[other] Mniej więcej równie dobre i najlepsze ({ $options } do wyboru):
    }
coach-worth = { $share } zwycięstwa
coach-nothing-to-say = Żadnemu zakładowi nie robi to wyraźnej różnicy.
coach-choose = Wybierz to
coach-play = Zagraj to
coach-from = Ocena Olimpijczyka; możliwe przebiegi wyścigu: { $worlds }. Wie tylko to, co wiesz ty.
coach-rough = Bez skompilowanych zasad jest mało czasu na myślenie, więc to tylko przybliżenie.
coach-deed-bet = Zakład { $on }: { $bet }
coach-deed-trick = { $card } z brudną sztuczką
coach-deed-turn = { $fast }, potem { $slow }
coach-deed-slow = { $card } jako wolna karta
coach-deed-fate = Żeton przeznaczenia na polu { $sector }
coach-deed-power = { $power }: { $choice }
coach-bet-known = { $on } ({ $bet })
coach-fact-new = { $whose ->
        [you] Twój zakład
       *[other] Zakład { $of }
    } { $on } ma { $chance } szans i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
coach-fact-change = { $whose ->
        [you] Twój zakład
       *[other] Zakład { $of }
    } { $on }: szansa { $change ->
        [up] rośnie
       *[down] spada
    } z { $before } do { $after }.
coach-decisions = Twoje decyzje
coach-decisions-of = Decyzje { $of }
coach-decisions-note = Ile zwycięstwa oddała każda decyzja w porównaniu z najlepszą, według oceny Olimpijczyka i tego, co było wtedy wiadomo.
coach-whose = Czyje decyzje?
coach-total = Decyzje, przy których był wybór: { $count }. Oddały razem { $lost } zwycięstwa, z dokładnością do { $error }.
coach-so-far = Wyścigi od 1 do { $races }:
coach-faultless = Trener niczego nie zrobiłby lepiej.
coach-costliest = Najkosztowniejsze
coach-lost = oddane { $share }
coach-done = Zagrano:
coach-better = Lepiej:
coach-show = Pokaż mi
coach-show-this = Pokaż mi: { $deed }
coach-try = Spróbuj
coach-try-this = Spróbuj: { $deed }
coach-try-note = „Spróbuj” pozwala grać stamtąd dalej z botami, z nowym szczęściem.
coach-all = Wszystkie decyzje
coach-all-race = Wyścig
coach-all-deed = Decyzja
coach-all-lost = Oddane
coach-all-better = Lepiej
coach-luck = Szczęście i umiejętności
coach-luck-deal = Rozdanie
coach-luck-judgments = Osądy Zeusa
coach-luck-others = Decyzje innych
coach-luck-own = Twoje własne decyzje
coach-luck-own-of = Własne decyzje { $of }
coach-luck-result = Razem
coach-luck-part = Część
coach-luck-share = Udział w zwycięstwie
coach-luck-sentence = { $whose ->
        [you] Twój udział w zwycięstwie to { $result }.
       *[other] { $name } ma w zwycięstwie udział { $result }.
    } Średnia przy tym stole to { $average }. { $part ->
        [deal] Najbardziej zaważyło rozdanie.
        [judgments] Najbardziej zaważyły osądy Zeusa.
        [others] Najbardziej zaważyło to, co robili inni.
       *[own] Najbardziej zaważyły { $whose ->
            [you] twoje własne
           *[other] własne
        } decyzje.
    }
coach-luck-note = Każda część mówi, ile dodała do przeciętnego udziału albo mu odjęła, ze swoim przedziałem ufności 95%. Razem dają dokładnie wynik. Tutaj wszystkie karty są odkryte, inaczej niż przy ocenie twoich decyzji.
