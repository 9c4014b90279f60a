## Zasady
## Blok to akapit w jednym wierszu albo wiersze, które wszystkie zaczynają się od punktora.

rules-title = Zasady gry
rules-source-note =
    To nieoficjalna cyfrowa wersja gry Divinity Derby, której autorem jest Carlo A. Rossi; nazwa jest znakiem towarowym wydawcy, Ares Games. Wszystkie teksty są nasze własne.

    Żadna instrukcja nie pokazuje wszystkich kart ani nie mówi, jak długi jest tor. Czego w nich nie znaleźliśmy, to założyliśmy, a gdy sprawdzasz jakąś wartość, gra mówi ci, czy jest wydrukowana, czy założona. Jeśli masz pudełko, możesz zagrać z jego dokładnymi wartościami: wczytaj własną edycję.
rules-overview =
    Za dużo ambrozji przy stole Zeusa i bogowie już się kłócą: które skrzydlate stworzenie jest najszybsze? Rozstrzygnie to wyścig dookoła Olimpu. Każdy z was jest bogiem, obstawia, jak wypadną stworzenia, i trochę pomaga szczęściu.

    W partii bierze udział od 3 do 6 graczy, a trwa ona trzy wyścigi. W każdym stawiasz do trzech zakładów i poruszasz stworzenia kartami ruchu, które dzielisz z sąsiadami. Trafione zakłady dają punkty zwycięstwa. Kto po trzecim wyścigu ma ich najwięcej, wygrywa.

    Wyścig ma pięć etapów:

    • Pierwsze zakłady: każdy stawia dwa razy.
    • Wyścig: stworzenia lecą, a mniej więcej w połowie toru każdy stawia trzeci raz. Na końcu powstaje klasyfikacja.
    • Osąd Zeusa: stworzeniom, które oszukiwały, grozi dyskwalifikacja.
    • Rozliczenie zakładów: zakłady zostają odkryte i podliczone.
    • Następny wyścig, a po trzecim koniec partii.

    Przed partią możecie dodać dowolne warianty, pod jednym warunkiem: „Żetony Przeznaczenia” wymagają „Mocy Bogów”.
rules-set-up =
    Każdy gracz wybiera innego boga i dostaje jego 11 kart zakładów. Wszyscy macie te same 11 zakładów i muszą one wystarczyć na całą partię: każdej karty można użyć tylko raz, a potrzebnych będzie najwyżej dziewięć.

    Stojaków jest tylu, ilu graczy, po jednym między każdą parą sąsiadów. Masz więc jeden po lewej i jeden po prawej stronie, a każdy z nich dzielisz z osobą siedzącą po tej stronie.

    Przed każdym wyścigiem wszystkie 54 karty ruchu, po dziewięć na stworzenie, zostają potasowane i rozdane do stojaków. Niewykorzystane karty leżą zakryte i nikt ich nie zna. Reszta zależy od liczby graczy:

    • 3 graczy: 2 żetony każdego stworzenia, 10 kart w każdym stojaku, 15 tur w wyścigu, żółta linia półmetka.
    • 4 graczy: 3 żetony każdego stworzenia, 8 kart w każdym stojaku, 16 tur w wyścigu, żółta linia półmetka.
    • 5 graczy: 3 żetony każdego stworzenia, 6 kart w każdym stojaku, 15 tur w wyścigu, pomarańczowa linia półmetka.
    • 6 graczy: 4 żetony każdego stworzenia, 6 kart w każdym stojaku, 18 tur w wyścigu, pomarańczowa linia półmetka.

    Żółta linia półmetka leży za polem { $yellow }, pomarańczowa za polem { $orange }, a linia mety za polem { $finish }. Stworzenie minęło linię, gdy znajduje się na dowolnym polu za nią, wszystko jedno, czy trafiło tam dzięki karcie, czy dzięki mocy.

    Cała szóstka stworzeń czeka na polu startowym, czyli na polu 0. Ich ustawienie jest losowane przed każdym wyścigiem, na oczach wszystkich.

    W talii Zeusa { $protections ->
        [one] jest na początku jedna karta ochrony
        [few] są na początku { $protections } karty ochrony
        [many] jest na początku { $protections } kart ochrony
       *[other] jest na początku { $protections } karty ochrony
    }. Pierwszego gracza pierwszego wyścigu wyznacza los, chyba że wskażecie go, przygotowując stół.
rules-first-bets =
    Zaczyna pierwszy gracz, a pozostali stawiają po kolei, zgodnie z ruchem wskazówek zegara. Aby postawić zakład, połóż zakrytą jedną z niewykorzystanych kart zakładów i weź z planszy żeton stworzenia, na które stawiasz. Stworzenie widzą wszyscy, ale zakład znasz tylko ty. Gdy wszyscy już postawią, następuje druga kolejka w tym samym porządku.

    • W jednym wyścigu możesz postawić na to samo stworzenie tylko raz.
    • Gdy żetony stworzenia się skończą, nikt już nie może na nie postawić.

    Jeśli pozostałe żetony nie pozwalają ci na żaden zakład, automatycznie pasujesz i zachowujesz swoją kartę. Może się to zdarzyć tylko w partii na pięć osób, i to temu, kto stawia trzeci zakład na samym końcu.
rules-move-creatures =
    Tury idą zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza. W swojej turze zagrywasz po jednej karcie ruchu z każdego ze swoich dwóch stojaków. Od którego zaczniesz, zależy od ciebie.

    • Szybki ruch: stworzenie z twojej pierwszej karty leci o tyle pól, ile wynosi jej szybka wartość.
    • Wolny ruch: dopiero teraz wybierasz kartę z drugiego stojaka. Jej stworzenie leci o wolną wartość, która zawsze jest niższa z dwóch.

    Stworzenie, które trafia na zajęte pole, wyprzedza wszystkie, które już tam są. Przy ruchu o 0 nic się nie dzieje: stworzenie zachowuje swoje miejsce na polu i nie liczy się jako właśnie przybyłe.

    Stworzenie, które minęło linię mety, ma już pewne miejsce i więcej się nie rusza. Jego karty i tak trzeba zagrywać, bo w każdej turze schodzi po jednej karcie z każdego stojaka, ale nie mają one żadnego skutku.

    Wyścig kończy się, gdy wszystkie stojaki są puste: w sumie po 15 turach w grze na 3 lub 5 osób, po 16 turach w grze na 4 osoby i po 18 turach w grze na 6 osób.
rules-move-creatures-example = Horus ma zakład na Smoka, więc zaczyna od karty Smoka. Jako szybka liczy się ona za 4: Smok leci o cztery pola. Pegaza Horus woli przyhamować i bierze z drugiego stojaka kartę Pegaza o wolnej wartości 0. Pegaz zostaje na miejscu. Obie karty trafiają na stos kart odrzuconych.
rules-dirty-trick =
    Na niektórych kartach ruchu jest też premia: w standardowej edycji na czterech z dziewięciu kart każdego stworzenia. To brudne sztuczki. Zagrywając taką kartę jako szybki ruch, możesz doliczyć premię. Zeus jednak to zapamięta: karta nie zostaje odrzucona, lecz trafia do talii Zeusa i podczas osądu może drogo kosztować swoje stworzenie.

    Bez premii albo jako wolny ruch jest to karta jak każda inna. A jeśli w chwili, gdy wybierasz kartę, stworzenie jest już na mecie, nie ma ruchu, który można by zwiększyć, i brudnej sztuczki użyć nie można.
rules-dirty-trick-example = Odyn ma zakład na Pegaza. Jego szybka karta liczy się za 2, a z brudną sztuczką o 3 więcej: Pegaz leci o pięć pól, a karta trafia do talii Zeusa. Potem, wolną kartą, Odyn daje Smokowi tylko jedno pole. Na tej karcie też jest premia, ale wolna karta nie może jej użyć, więc zostaje odrzucona jak każda inna.
rules-third-bet =
    Gdy tylko pierwsze stworzenie minie w wyścigu linię półmetka, przychodzi pora na trzecie zakłady. Najpierw trzeba dokończyć turę, razem z wolnym ruchem. Potem pierwszym graczem zostaje osoba siedząca po lewej stronie tego, kto miał turę, nawet jeśli stworzenie przeniosła przez linię moc kogoś innego. Jeśli była nim już wcześniej, nic się nie zmienia.

    Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, wszyscy stawiają trzeci zakład, dokładnie tak jak dwa pierwsze. Potem wyścig trwa dalej, a następną turę ma pierwszy gracz.

    Jeśli linia zostanie minięta dopiero w ostatniej turze, trzecie zakłady i tak wypadają przed klasyfikacją. Jeśli nie minie jej żadne stworzenie, w tym wyścigu nie ma trzeciego zakładu i pierwszy gracz się nie zmienia.
rules-ranking =
    Najpierw idą stworzenia, które minęły linię mety, w kolejności, w jakiej to zrobiły. Za nimi pozostałe, według tego, jak daleko doleciały. Na jednym polu im później stworzenie tam dotarło, tym wyżej jest w klasyfikacji.

    Stworzenia, które w ogóle nie opuściły pola startowego, klasyfikuje się według ustawienia na starcie. Stworzenie cofnięte na pole startowe wyprzedza te, które już tam czekają.
rules-ranking-example = Wszystkie karty zostały zagrane. Linię mety minął tylko Smok i jest pierwszy. Drugi jest Pegaz na polu 22, trzeci Gryf na polu 20. Lamassu i Feniks stoją razem na polu 18, ale Feniks przyleciał tam później i jest z przodu: Feniks jest czwarty, a Lamassu piąty. Ostatnia jest Sylfida, na polu 17.
rules-judgment =
    W talii Zeusa są już jej karty ochrony oraz wszystkie karty ruchu, których brudnej sztuczki użyto w tym wyścigu. Talia zostaje potasowana, a Zeus dobiera { $drawn ->
        [one] jedną kartę
        [few] { $drawn } karty
        [many] { $drawn } kart
       *[other] { $drawn } karty
    }.

    Jeśli wyjdzie karta ruchu, jej stworzenie zostaje zdyskwalifikowane: traci swoje miejsce, a stworzenia za nim przesuwają się w górę. Karty ochrony nikomu nie szkodzą, a druga karta tego samego stworzenia niczego nie zmienia.

    Jeśli kart jest mniej, niż Zeus powinien dobrać, dobiera wszystkie. Jeśli nie ma żadnej, osądu nie ma.
rules-judgment-example = W tym wyścigu Zeus dobiera kartę ochrony, która nikomu nie szkodzi, i kartę Pegaza. Pegaz był drugi; teraz jest zdyskwalifikowany, a wszyscy za nim przesuwają się o jedno miejsce w górę. Gryf jest drugi, Feniks trzeci, Lamassu czwarty, a Sylfida piąta i nadal ostatnia.
rules-bet-outcome =
    Wszystkie karty zakładów z tego wyścigu zostają odkryte. Każda wymienia jedno lub kilka miejsc; jeśli jej stworzenie zajęło któreś z nich, zakład jest trafiony i daje punkty zwycięstwa podane na karcie.

    „Ostatni” i „przedostatni” odnoszą się tylko do stworzeń, które nie zostały zdyskwalifikowane, a jedno miejsce może mieć więcej niż jedną nazwę: jeśli zostały trzy stworzenia, trzecie jest zarazem ostatnie. Gdy stworzenie jest zdyskwalifikowane, trafione są tylko te zakłady, które wymieniają dyskwalifikację.
rules-bet-outcome-example = Odyn odkrywa swoje trzy zakłady. „Pierwszy lub drugi” na Gryfa jest trafiony, bo po osądzie Gryf jest drugi: 4 punkty. „Pierwszy lub dyskwalifikacja” na Pegaza jest trafiony, bo Pegaz jest zdyskwalifikowany: kolejne 4. „Ostatni lub przedostatni” na Smoka jest chybiony, bo Smok wygrał wyścig. Odyn zdobywa 8 punktów zwycięstwa.
rules-next-race =
    Po pierwszym i po drugim wyścigu pierwszym graczem zostaje osoba po lewej stronie dotychczasowego pierwszego gracza. Stworzenia, ich żetony i karty ochrony wracają tam, gdzie były na początku. Wszystkie karty ruchu, także te z talii Zeusa, zostają od nowa potasowane i rozdane. Odkrytych kart zakładów już się nie używa.

    Po trzecim wyścigu wygrywa ten, kto ma najwięcej punktów zwycięstwa. Remisów się nie rozstrzyga: przy równej liczbie punktów zwycięstwo jest wspólne.
rules-who-sees-what =
    Ty widzisz:

    • karty w swoich dwóch stojakach, z których każdy dzielisz z osobą po tej stronie,
    • swoje karty zakładów,
    • to, co pokazała ci moc.

    Wszyscy widzą:

    • gdzie są stworzenia i w jakiej kolejności stoją na każdym polu,
    • żetony stworzeń na planszy i przy zakładach,
    • ile kart zostało w każdym stojaku, jakie karty zagrano i z którego stojaka pochodziła każda z nich,
    • stos kart odrzuconych,
    • jakie karty są w talii Zeusa, ale nie w jakiej kolejności,
    • jakie karty dobrał Zeus i które karty ochrony wypadły z gry,
    • wszystkie punkty zwycięstwa i każdą odkrytą już kartę zakładu,
    • żetony przeznaczenia, niewykorzystane moce i trwałe skutki mocy,
    • kto był pytany o moc i spasował.

    Zagrana karta zakładu pozostaje tajna aż do rozliczenia, a karty zakładu, której nigdy nie użyjesz, nie zobaczy nikt. Do cudzych stojaków zaglądać nie wolno, a niewykorzystanych kart ruchu nie widzi nikt.
rules-power-of-the-gods =
    Każdy bóg ma trzy karty mocy. Leżą odkryte, więc wszyscy wiedzą, jakie moce mogą się jeszcze pojawić, a każdą można zagrać raz w całej partii. Treść mocy ma pierwszeństwo przed pozostałymi zasadami. Jedna z mocy każdego boga to moc przeznaczenia, której używa się tylko razem z wariantem „Żetony Przeznaczenia”.

    Każdą moc zagrywa się w jej własnym momencie. Wokół karty ruchu momenty następują po sobie tak:

    • Karta zostaje pokazana, razem z tym, czy używa brudnej sztuczki: moce, które zagrywa się przy karcie.
    • Stworzenie wykonało ruch. Jeśli skończyło na żetonie przeznaczenia: moce przeznaczenia.
    • Moce, które zagrywa się po karcie. Dopiero potem karta trafia na swój stos.

    Są też inne momenty: między twoimi dwiema kartami, przed wolnym ruchem; na półmetku, po całej turze, ale zanim zmieni się pierwszy gracz; przed zakładem; oraz podczas osądu, zanim Zeus dobierze karty i potem.

    W każdym momencie pytanie krąży zgodnie z ruchem wskazówek zegara, a jako pierwszy słyszy je aktywny gracz. Zagraj moc albo spasuj. Moc działa natychmiast, po czym pytanie słyszy następny gracz. Nawet jeśli pasujesz, możesz dostać pytanie jeszcze raz; moment kończy się, gdy wszyscy spasują jeden po drugim. Niektóre momenty należą tylko do ciebie: przed twoim zakładem, przed twoim wolnym ruchem i po twojej karcie nikt inny nie jest pytany.

    Aktywny gracz to ten, kto ma turę; na półmetku ten, kto właśnie skończył turę; podczas osądu pierwszy gracz.

    Pytanie dostajesz zawsze, gdy możesz zagrać moc, nawet taką, która niczego by nie zmieniła. A że pytanie nie może zdradzić tajemnicy, kto ma moc „{ power-renewal }”, dostaje je po każdej karcie zagranej bez brudnej sztuczki, dopóki w którymś z jego stojaków są karty, nawet jeśli może tylko spasować.

    Szczegóły:

    • Ruch dzięki mocy to też ruch: można nim minąć linie i skończyć na żetonie przeznaczenia. Wtedy od razu przychodzi pora na moce przeznaczenia, począwszy od aktywnego gracza; potem przerwany moment toczy się dalej od osoby po lewej stronie tego, kto zagrał moc. Żadne stworzenie nie cofa się dalej niż na pole startowe.
    • Stworzenie, które jest na mecie, jest poza zasięgiem wszystkich mocy. Gdy ktoś zagrywa jedną z jego kart, nie ma pytania o moce na ten moment; przy karcie o wartości 0 jest.
    • Wartość karty, brudną sztuczkę i moce się sumuje; wynik poniżej 0 liczy się jako 0.
    • „{ power-celestial-paperwork }”: wynik to 0, cokolwiek się doda. Zużywa ją już następna karta stworzenia, nawet o wartości 0, a karta zagrana z brudną sztuczką i tak trafia do talii Zeusa.
    • „{ power-trickster }” i „{ power-prophecy }”: nowy żeton widzą wszyscy, nową kartę tylko ty. Liczą się tylko żetony, które teraz leżą przy twoich zakładach, więc możesz znowu postawić na stworzenie, z którego rezygnujesz. Zasada jednego zakładu na stworzenie obowiązuje jednak także „{ power-trickster }”: ta moc nigdy nie bierze żetonu stworzenia, na które już stawiasz.
    • „{ power-superior-wisdom }” i „{ power-falcons-eye }”: karty widzisz tylko ty, jeden raz i tak, jak leżą w tej chwili; inni wiedzą, że zaglądasz i gdzie. Używając mocy „{ power-superior-wisdom }”, wybierasz wszystkie karty, zanim zobaczysz pierwszą. „{ power-falcons-eye }” wymaga stojaka, w którym są jeszcze karty; działa przed każdym z twoich trzech zakładów, ale nie wtedy, gdy musisz spasować.
    • „{ power-renewal }”: liczy się to, jak karta została zagrana; kartę z brudną sztuczką też można odnowić, jeśli sztuczka nie została użyta. Wykonany ruch pozostaje ważny. Oddana karta zostaje odrzucona odkryta i nigdy nie trafia do talii Zeusa. Wolna karta jak zwykle pochodzi z innego stojaka niż szybka, więc każdy z nich traci w twojej turze dokładnie jedną kartę; może to być właśnie ta odzyskana. Odnowić można także kartę stworzenia, które jest już na mecie.
    • „{ power-storm-chariot }”: „tuż przed nim” to o jedno miejsce wyżej w tej chwili, wśród stworzeń, które nie są jeszcze na mecie. Oba liczą się jako właśnie przybyłe na swoje nowe pola, a stworzenie z żetonu jako ostatnie; jeśli na jego nowym polu jest żeton przeznaczenia, znowu przychodzi pora na moce przeznaczenia. Na stworzenie prowadzące na torze tej mocy zagrać nie można.
    • „{ power-tablet-of-destinies }”: może wyjść znowu ta sama karta. Liczą się tylko karty, które leżą tam na końcu.
    • „{ power-valkyries }”: kartę chronionego stworzenia Zeus dobiera jak zwykle, ale nie ma ona skutku.
rules-fate-tokens =
    Ten wariant wymaga „Mocy Bogów”. W każdym wyścigu, po rozdaniu kart, a przed zakładami, każdy gracz kładzie na torze jeden żeton przeznaczenia. Zaczyna pierwszy gracz, a pozostali idą po kolei, zgodnie z ruchem wskazówek zegara. Może to być dowolne pole od 1 do { $finish }, na którym nie ma jeszcze żetonu.

    Sam żeton nic nie robi. Ale gdy stworzenie kończy na jego polu ruch, dzięki karcie albo dzięki mocy, można zagrać moc przeznaczenia. Ruch o 0 nie wystarczy.

    Zagranie mocy zużywa żeton: znika on z planszy do końca wyścigu, więc każdy żeton starcza na jedną moc. Po wyścigu każdy gracz znowu ma żeton.
rules-zeus-sobers-up =
    Z każdym wyścigiem Zeus widzi wyraźniej. Karty ochrony, które dobierze podczas osądu, wypadają z gry, więc w talii Zeusa na następny wyścig może być ich mniej niż { $protections }, a oszukiwanie staje się coraz groźniejsze.

    Jeśli „{ power-tablet-of-destinies }” zmieni dobrane karty, z gry wypadają tylko te karty ochrony, które leżą tam na końcu.
rules-example = Przykład:
rules-present-step = Tu jesteś
