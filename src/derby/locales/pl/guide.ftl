## Pierwszy wyścig z przewodnikiem

guide-name = Przewodnik
guide-next = Dalej
guide-skip = Pomiń przewodnik
guide-done = Gotowe
guide-again = Pokaż przewodnik
guide-key = następny krok przewodnika
guide-welcome-title = Raz dookoła Olimpu
guide-welcome = Sześć stworzeń leci od startu do mety. Ty obstawiasz, jak skończą, i pomagasz szczęściu kartami. Po trzech wyścigach wygrywa ten, kto ma najwięcej punktów zwycięstwa.
guide-cards-title = Twoje karty
guide-cards = Tymi kartami będziesz poruszać stworzenia. Lewy stojak dzielisz z graczem { $left }, a prawy z graczem { $right }. Jeśli któreś stworzenie ma tu wiele wysokich kart, możesz mu pomóc.
guide-first-bet-title = Twój pierwszy zakład
guide-first-bet = Wybierz stworzenie i kartę zakładu, w dowolnej kolejności. Jeśli stworzenie zajmie miejsce podane na karcie, dostaniesz punkty zwycięstwa. Stworzenie widzą wszyscy, kartę tylko ty.
guide-second-bet-title = Co wiedzą inni
guide-second-bet = Żeton pokazuje, na które stworzenie stawia bóg, ale nie na które miejsce: to może być nawet ostatnie. Teraz pora na twój drugi zakład, na inne stworzenie.
guide-watch-title = Wyścig trwa
guide-watch = Tura to dwie karty: najpierw szybka, przy której liczy się pierwsza liczba, a potem wolna z drugiego stojaka, przy której liczy się druga.
guide-fast-title = Twoja kolej: szybka karta
guide-fast = Wybierz kartę z dowolnego ze swoich stojaków. Jej stworzenie poleci o tyle pól, ile mówi pierwsza, duża liczba.
guide-trick-title = Brudna sztuczka
guide-trick = Ta karta może dodać { $bonus ->
        [one] { $bonus } pole
        [few] { $bonus } pola
        [many] { $bonus } pól
       *[other] { $bonus } pola
    }. Ale wtedy trafi do Zeusa zamiast na stos kart odrzuconych, a jeśli Zeus dobierze ją po wyścigu, jej stworzenie zostanie zdyskwalifikowane. Decyzja należy do ciebie.
guide-slow-title = Teraz wolna karta
guide-slow = Cień na torze pokazuje, dokąd doleci twoje stworzenie. Wybierz teraz kartę ze swojego { $side ->
        [left] lewego
       *[right] prawego
    } stojaka: liczy się tylko druga, mała liczba.
guide-confirm-title = Jeszcze nic nie jest przesądzone
guide-confirm = Zmieniaj zdanie, ile razy chcesz, albo zamień obie karty miejscami. Zagra je dopiero „Potwierdź”.
guide-neighbours-title = Wspólne karty
guide-neighbours = Sąsiedzi grają z tych samych stojaków: { $left } z twojego lewego, { $right } z twojego prawego. Mogą zagrać to, co tam zostawisz. Ale i ty widzisz, co mogą knuć.
guide-zeus-title = Zeus patrzy
guide-zeus = Ktoś zagrał brudną sztuczkę, a jej karta leży teraz z kartami ochrony w talii Zeusa. Po wyścigu Zeus dobiera { $drawn ->
        [one] kartę: jej stworzenie
        [few] { $drawn } karty: każde stworzenie z tych kart
        [many] { $drawn } kart: każde stworzenie z tych kart
       *[other] { $drawn } karty: każde stworzenie z tych kart
    } zostaje zdyskwalifikowane.
guide-order-title = Kto prowadzi?
guide-order = Małe liczby przy stworzeniach to ich miejsca. Na jednym polu prowadzi to, które przyleciało tam ostatnie.
guide-third-bet-title = Trzeci zakład
guide-third-bet = Jakieś stworzenie minęło linię półmetka: każdy stawia jeszcze raz, a kto miał tę turę, na samym końcu. Wiesz już dużo więcej, więc zanim wybierzesz, spójrz na tor i na swoje karty.
guide-finish-title = Za linią mety
guide-finish = Stworzenie na mecie ma pewne miejsce, chyba że Zeus się sprzeciwi, i dalej już nie leci. Jego karty trzeba jeszcze zagrać, ale niczego nie poruszają.
guide-fate-token-title = Twój żeton przeznaczenia
guide-fate-token = Połóż go na wybranym polu. Gdy stworzenie skończy tam ruch, jeden z bogów może zagrać moc przeznaczenia, a żeton znika.
guide-power-title = Moc twojego boga
guide-power = W tym momencie możesz zagrać jedną ze swoich kart mocy albo spasować. Każda działa tylko raz w całej partii.
guide-judgment-title = Osąd Zeusa
guide-judgment = Wyścig się skończył, a oto kolejność stworzeń. Teraz Zeus dobiera { $drawn ->
        [one] kartę
        [few] { $drawn } karty
        [many] { $drawn } kart
       *[other] { $drawn } karty
    } ze swojej talii. Stworzenie z dobranej karty wypada, a te za nim awansują. Karty ochrony nikomu nie szkodzą.
guide-bet-outcome-title = Rozliczenie zakładów
guide-bet-outcome = Teraz odkrywamy wszystkie zakłady. Jeśli stworzenie zajęło miejsce podane na karcie, zakład daje swoje punkty.
guide-next-race-title = Co zostaje
guide-next-race = { $won ->
        [all] Trafione zakłady dały swoje punkty, pozostałe nic.
        [0] Żaden z twoich zakładów nie jest trafiony, więc ten wyścig nic ci nie daje.
        [one] Jeden z twoich zakładów jest trafiony. Zdobyte punkty: { $points }.
        [few] Trafione są { $won } z twoich zakładów. Zdobyte punkty: { $points }.
        [many] Trafionych jest { $won } z twoich zakładów. Zdobyte punkty: { $points }.
       *[other] Trafionych jest { $won } z twoich zakładów. Zdobyte punkty: { $points }.
    } Punkty zostają, ale wykorzystane karty zakładów odchodzą: masz ich jeszcze { $cards } na { $races ->
        [one] jeden wyścig
        [few] { $races } wyścigi
        [many] { $races } wyścigów
       *[other] { $races } wyścigu
    }. Wszystkie karty ruchu tasuje się i rozdaje od nowa.
guide-odds-title = Szanse
guide-odds = Od teraz widzisz szanse każdego stworzenia, wyliczone tylko z tego, co wiesz ty. Procent przy zakładzie to szansa, że będzie trafiony, a Ø to punkty zwycięstwa, które daje średnio.
guide-farewell-title = Znasz już grę
guide-farewell = To koniec przewodnika. Zasady są zawsze pod ręką, otwarte na bieżącym etapie (klawisz G), i stamtąd możesz wywołać przewodnik jeszcze raz. Powodzenia!

## Rady na pierwsze partie

hints-setting = Przewodnik i rady na początek
hints-setting-off = Ukryte
hints-setting-on = Pokazywane
tip-name = Rada
tip-close = Jasne
tip-never = Dość rad
tip-easy-bets-title = Zacznij od łatwych
tip-easy-bets = Widzisz tylko część kart, a wyścig jest długi. Karty zakładów z dwoma lub trzema miejscami trafiają częściej: to dobry początek.
tip-high-bets-title = Grube zakłady na później
tip-high-bets = Przy trzecim zakładzie połowa wyścigu jest już za wami i wiesz dużo więcej. Często warto zachować do tego czasu swoje najcenniejsze karty zakładów.
tip-third-race-title = Ostatni wyścig
tip-third-race = Karty zakładów, które zostaną po tym wyścigu, są nic niewarte. Jeśli trzymasz cenną na trzeci zakład, pilnuj, by dało się jej użyć: potrzebnego żetonu może już wtedy nie być.
tip-mid-race-line-title = Przez linię półmetka?
tip-mid-race-line = Ta tura przenosi przez linię pierwsze stworzenie. Po niej pora na trzecie zakłady, a twój będzie ostatni ze wszystkich. Jeśli ci się nie spieszy, zostaw to komuś innemu.
tip-disqualification-title = Zeus już wie
tip-disqualification = W talii Zeusa jest kilka kart { $of }. Zakład na dyskwalifikację jest ryzykowny, ale daje więcej niż większość innych.
