## Gra w terminalu

terminal-welcome = Twój bóg: { $god }. Po lewej, zgodnie z ruchem wskazówek zegara: { $others }.
terminal-opponents = Twoi przeciwnicy: { $name }. { $style }
terminal-getting-ready = Zasady są kompilowane dla tego komputera, tylko ten jeden raz: około pół minuty.
terminal-slow-opponents = Brakuje tu kompilatora numba: przeciwnicy myślą wolniej, a więc grają gorzej.
terminal-variants = Warianty: { $variants }.
terminal-no-variants = Gra podstawowa, bez wariantów.
terminal-edition = Edycja: { $name }.
terminal-assumed = Znak { $sign } stoi przy wartościach, które założyliśmy, bo nie podaje ich żadna instrukcja.
terminal-commitment = Cały los tej partii jest już przesądzony. SHA-256 jej ziarna zaczyna się od { $commitment }; na końcu zobaczysz jedno i drugie w całości.
terminal-goodbye = Wstajesz od stołu. Do następnego wyścigu!
terminal-saved = Partia zapisana: { $path }.
terminal-not-saved = Nie udało się zapisać partii: { $path } ({ $reason }).
terminal-verify = Czy los był uczciwy? Oto SHA-256 obiecany na początku, a pod nim polecenie, które wylicza go z ziarna tej partii. Zapisaną partię można sprawdzić losowanie po losowaniu.
terminal-ranking = Kolejność
terminal-sector = Pole
terminal-tokens = Żetony
terminal-points = Punkty
terminal-bets = Zakłady
terminal-this-race = Wyścig
terminal-total = Razem
terminal-you = { $god } (ty)
terminal-none-yet = jeszcze żadnych
terminal-zeus-deck = Talia Zeusa:
terminal-discard = karty odrzucone:
terminal-other-holders = Karty w pozostałych stojakach:
terminal-your-powers = Twoje moce:
terminal-powers = Moce { $of }:
terminal-renewed = Karta { $card } jest znowu w stojaku { $between }.
terminal-with-trick = ze sztuczką
terminal-has-finished = na mecie
terminal-stays = zostaje na { $sector }
terminal-finish = meta
terminal-or-enter = albo sam Enter
terminal-key-help = pomoc
terminal-key-table = stół
terminal-key-log = kronika
terminal-key-rules = zasady
terminal-key-quit = koniec
terminal-nothing-typed = Wpisz numer swojego wyboru albo ?, aby zobaczyć pomoc.
terminal-not-a-choice = „{ $typed }” nie ma wśród możliwości. Wpisz jeden z numerów powyżej albo ?, aby zobaczyć pomoc.
terminal-not-a-sector = „{ $typed }” to nie jest wolne pole. Wpisz numer pola bez żetonu przeznaczenia albo ?, aby zobaczyć pomoc.

## Pytania do gracza

ask-fate-token = Gdzie kładziesz żeton przeznaczenia? Wpisz wolne pole od 1 do { $finish }.
ask-bet-card = Twój { $number ->
        [1] pierwszy
        [2] drugi
       *[other] trzeci
    } zakład: która karta? W nawiasach są jej punkty.
ask-bet-creature = { $bet }: na które stworzenie?

## Pomoc w terminalu

help-choosing = Wpisz numer przy swoim wyborze i naciśnij Enter. 0 to pas albo krok wstecz.
help-stacks = Stworzenia na jednym polu stoją jedno na drugim: kto jest wyżej, ten prowadzi.
help-card = karta ruchu: szybka wartość, wolna wartość i premia za brudną sztuczkę
help-assumed = wartość założona: nie podaje jej żadna instrukcja
help-turn = kto ma turę oraz pierwszy gracz
help-tokens = żetony stworzeń na planszy i te już wzięte
help-face-down = cudzy zakład: stworzenie jest odkryte, karta zakryta
help-lines = linia półmetka i linia mety
help-fate-token = żeton przeznaczenia

## Tabele kart i źródła ich wartości

source-rulebook = instrukcja
source-assumed = założone
source-box = pudełko
source-house = nasze
source-of = { $what } ({ $source }):
table-power = Moc
table-moment = Moment
table-effect = Działanie
table-source = Źródło
table-creature = Stworzenie
table-every-creature = każde
table-fast = Szybko
table-slow = Wolno
table-trick = Brudna sztuczka
table-places = Miejsca
table-bet-cards = Karty zakładów
table-values = Tor i osąd
track-yellow-line = żółta linia półmetka za polem { $value }
track-orange-line = pomarańczowa linia półmetka za polem { $value }
track-finish-line = linia mety za polem { $value }
judgment-protection-cards = { $value ->
        [one] { $value } karta ochrony
        [few] { $value } karty ochrony
        [many] { $value } kart ochrony
       *[other] { $value } karty ochrony
    }
