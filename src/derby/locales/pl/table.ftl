## Przy stole, na stronie i w terminalu

terminal-race = Wyścig { $race } z 3
terminal-turns-left = { $turns ->
        [one] została { $turns } tura
        [few] zostały { $turns } tury
        [many] zostało { $turns } tur
       *[other] zostało { $turns } tury
    }
terminal-players = Gracze
terminal-turn = teraz gra
terminal-your-bets = Twoje zakłady:
terminal-protections = { $count ->
        [one] { $count } karta ochrony
        [few] { $count } karty ochrony
        [many] { $count } kart ochrony
       *[other] { $count } karty ochrony
    }
terminal-known-bet = Znasz zakład { $of } { $on }: { $bet }.
terminal-known-holder = Widziane w stojaku { $between } i jeszcze niezagrane: { $cards }.
terminal-left-holder = Lewy, wspólny z graczem { $name }
terminal-right-holder = Prawy, wspólny z graczem { $name }
terminal-empty = pusty
terminal-tokens-left = { $count ->
        [one] został { $count } żeton
        [few] zostały { $count } żetony
        [many] zostało { $count } żetonów
       *[other] zostało { $count } żetonu
    }
terminal-already-bet = masz tu już zakład
terminal-no-token = brak żetonów
terminal-back = Wstecz
terminal-pass = Pasuj
terminal-pass-until-turn = Pasuj za każdym razem aż do swojej tury
terminal-as-it-stands = Na razie:
terminal-fate-creature = { $creature } ląduje na żetonie przeznaczenia.
terminal-drawn = Zeus dobrał:
table-movement-cards = Karty ruchu
judgment-cards-drawn = Zeus dobiera { $value ->
        [one] { $value } kartę
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }

## Pytania do gracza

ask-fast = Wybierz szybką kartę z dowolnego ze swoich stojaków.
ask-slow = Wybierz wolną kartę ze swojego { $side ->
        [left] lewego
       *[right] prawego
    } stojaka.
ask-slow-as-fast = Wybierz drugą kartę ze swojego { $side ->
        [left] lewego
       *[right] prawego
    } stojaka. Dzięki Sleipnirowi liczy się jej szybka wartość.
ask-power = Zagrać moc? ({ $moment })
ask-trickster-given = Który z twoich zakładów zmienia stworzenie?
ask-trickster-taken = Jaki żeton bierzesz zamiast żetonu { $of }?
ask-prophecy-bet = Który z twoich zakładów dostaje inną kartę?
ask-prophecy-card = Jaka jest nowa karta twojego zakładu { $on }?
ask-superior-wisdom = Który zakład { $of } podglądasz?
ask-falcons-eye = Do którego stojaka zaglądasz?
ask-renewal = Którą kartę odrzucasz, żeby zagrana wróciła na jej miejsce?
ask-tablet = Która karta wraca do talii Zeusa?
ask-blessing = Które stworzenie przesuwasz o 3 pola do przodu?

## Stół

page-track = Tor
page-latest-turn =
    { $who ->
        [you] Twoja ostatnia tura
       *[other] Ostatnia tura: { $name }
    }
page-start = Start
page-finish = Meta
page-sector = Pole { $sector }
page-sector-before = Poprzednie pole
page-sector-next = Następne pole
page-fate-token-of = Żeton przeznaczenia: { $name }
page-mid-race = Półmetek!
page-ghost = { $creature } wyląduje na polu { $sector }
page-flies = { $creature } { $start } → { $end }
page-flies-finish = { $creature } { $start } → meta ({ $end })
page-stays = { $creature } się nie rusza
page-tab-cards = Karty
page-tab-bets = Zakłady
page-tab-zeus = Zeus
page-tab-log = Kronika
judgment-trick = { $who ->
        [you] twoja sztuczka
       *[other] sztuczka { $of }
    }
judgment-came = { $creature } kończy jako { $place }; twój zakład to „{ $bet }”.
judgment-out = { $creature } jest { $disqualified }; twój zakład to „{ $bet }”.
page-log = Co się wydarzyło
page-log-everything = Ze szczegółami
page-ledger = Gdzie jest każda karta ruchu
page-card-yours = w twoich stojakach
page-card-held = w stojaku
page-card-discard = odrzucona
page-card-zeus = w talii Zeusa
page-card-unknown = nieznana
# Do odczytania na głos: wartości karty ruchu oraz karta w tabeli wszystkich kart.
card-aloud = { $creature }, szybko { $fast }, wolno { $slow }{ $trick ->
        [0] {""}
       *[other] , brudna sztuczka plus { $trick }
    }
card-aloud-where = { $card }: { $where }
page-bet-open = Zakład { $number }
page-creatures-to-bet = Żetony stworzeń
page-watching = Oglądasz
page-your-turn = Twoja kolej
page-title-your-turn = Twoja kolej! – Divinity Derby
replay-continued = Ta partia jest ciągiem dalszym powtórki. Kto ją widział, wie, co rozdano wcześniej; to, co teraz nastąpi, losuje się od nowa.
replay-continued-link = Pierwsza partia

## Decydowanie

page-decision = Twoja decyzja
page-thinking = { $name } myśli…
page-betting = { $name } wybiera zakład…
page-hurry = Szybciej!
page-watch = Patrz, co się dzieje…
page-sending = Wysyłanie…
page-bots-get-ready = Boty rozgrzewają się na tym komputerze, tylko ten jeden raz…
page-bots-are-slow = { $name } wciąż myśli: serwer ma teraz dużo pracy…
page-fast = szybka
page-slow = wolna
page-trick = sztuczka
page-dirty-trick = Brudna sztuczka
page-swap = Zamień
page-only-fast = Tylko szybka
page-place-bet = Postaw
page-ask-bet = Twój { $number ->
        [1] pierwszy
        [2] drugi
       *[other] trzeci
    } zakład: wybierz stworzenie i kartę zakładu.
page-bet-pays = { $places }, { $on }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli trafisz.
page-ask-fate-token = Wybierz pole na swój żeton przeznaczenia.
page-closed-not-your-turn = To nie twoja kolej na kartę.
page-closed-other-holder = Wolna karta pochodzi z drugiego stojaka.
page-closed-trick = To stworzenie jest na mecie: nie ma ruchu, który można zwiększyć.
page-closed-bet-used = Ta karta zakładu jest już wykorzystana.
page-closed-not-your-bet = To nie twoja kolej na zakład.
page-handed-over = Na twoim miejscu gra bot.
page-take-back = Wróć do gry
page-returns = Tę decyzję podejmie jeszcze bot, a potem grasz znowu ty.
page-awaited = Miejsce gracza { $name } jest puste. Za { $time } zagra tu bot.
page-let-bot-play = Niech już gra bot

## Moce przy stole

power-changes-places = { $one } ⇄ { $other }
power-known = Co pokazały ci moce
power-yours = Twoje moce
power-played = już zagrana
power-pass-effect = Nic się nie zmienia, a ty zachowujesz swoje moce.
power-play = Zagraj
power-play-sure = Można ją zagrać tylko raz w partii. Teraz?
