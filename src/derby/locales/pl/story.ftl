## Co się dzieje w partii, opowiedziane jednemu graczowi

# $who to „you”, gdy robi to czytający. Bez kropki: zdanie biegnie dalej.
event-race-dealt = Karty rozdane. { $who ->
        [you] Zaczynasz ty.
       *[other] Zaczyna { $name }.
    } Ustawienie na starcie, od najlepszego miejsca: { $creatures }.
event-fate-token-placed = { $who ->
        [you] Kładziesz
       *[other] { $name } kładzie
    } żeton przeznaczenia na polu { $sector }
event-fate-token-placed-more = { $name } na polu { $sector }
event-bet-placed = { $name } stawia { $on }
event-bet-placed-more = { $name } { $on }
event-bet-placed-by-you = Stawiasz { $on }: { $bet }.
event-bet-passed = { $who ->
        [you] Nie masz już na co postawić, więc pasujesz.
       *[other] { $name } nie ma już na co postawić, więc pasuje.
    }
event-turn-began = { $who ->
        [you] Twoja kolej.
       *[other] Teraz gra { $name }.
    }
event-card-played = { $who ->
        [you] Zagrywasz
       *[other] { $name } zagrywa
    } kartę { $card } { $from }
event-card-played-slow = { $who ->
        [you] Dokładasz
       *[other] { $name } dokłada
    } kartę { $card } { $from }
event-dirty-trick-played = { $who ->
        [you] Zagrywasz
       *[other] { $name } zagrywa
    } z brudną sztuczką kartę { $card } { $from }
event-creature-moved = { $creature } leci o { $sectors ->
        [one] jedno pole
        [few] { $sectors } pola
        [many] { $sectors } pól
       *[other] { $sectors } pola
    }, na pole { $end }
event-creature-moved-back = { $creature } cofa się o { $sectors ->
        [one] jedno pole
        [few] { $sectors } pola
        [many] { $sectors } pól
       *[other] { $sectors } pola
    }, na pole { $end }
event-creature-rearranged = { $creature } zmienia miejsce na polu { $sector }
event-creature-stays = { $creature } zostaje na polu { $sector }
event-creature-rests = { $creature } jest już na mecie
event-creature-finished = { $creature } mija linię mety jako { $place }
event-mid-race-line-passed = { $creature } na czele stawki mija linię półmetka: po tej turze pora na trzecie zakłady.
event-card-discarded = Karta { $card } trafia na stos kart odrzuconych.
event-card-went-to-zeus = Karta { $card } trafia do talii Zeusa.
event-first-player-passed = { $who ->
        [you] Dostajesz znacznik pierwszego gracza.
       *[other] { $name } dostaje znacznik pierwszego gracza.
    }
event-first-player-stays = { $who ->
        [you] Zachowujesz znacznik pierwszego gracza.
       *[other] { $name } zachowuje znacznik pierwszego gracza.
    }
event-ranking-determined = Wszystkie karty zagrane. Kolejność: { $creatures }.
event-judgment-begins = Zeus marszczy brwi, tasuje swoją talię i dobiera karty.
event-judgment-card-drawn = Wychodzi karta { $card }.
event-judgment-protection-drawn = Wychodzi karta ochrony: nic się nie dzieje.
event-judgment-card-put-back = Jedna karta wraca do talii Zeusa ({ $card }), a Zeus tasuje jeszcze raz.
event-creature-disqualified = { $creature } zostaje { $disqualified }!
event-nobody-disqualified = Żadne stworzenie nie zostaje zdyskwalifikowane.
event-no-judgment = Talia Zeusa jest pusta: osądu nie ma.
event-ranking-after = Pozostałe awansują: { $creatures }.
event-protections-removed = { $count ->
        [one] { $count } karta ochrony wypada z gry
        [few] { $count } karty ochrony wypadają z gry
        [many] { $count } kart ochrony wypada z gry
       *[other] { $count } karty ochrony wypada z gry
    }.
event-bet-settled = { $who ->
        [you] Twój zakład
       *[other] Zakład { $of }
    } { $on } to „{ $bet }”: { $points ->
        [0] zero punktów.
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
event-race-ended = Wyścig { $race } dobiega końca.
event-game-ended = Partia dobiega końca.
event-winner = { $who ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    }: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }!
event-shared-victory = Wspólne zwycięstwo, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $winners }!
event-power-played = { $who ->
        [you] Zagrywasz
       *[other] { $name } zagrywa
    } moc „{ $power }”.
event-power-declined = { $who ->
        [you] Pasujesz
       *[other] { $name } pasuje
    } ({ $moment }).
event-fate-token-lifted = Żeton przeznaczenia z pola { $sector } znika z planszy.
event-token-exchanged = { $who ->
        [you] Oddajesz
       *[other] { $name } oddaje
    } żeton { $given } i { $who ->
        [you] bierzesz
       *[other] bierze
    } żeton { $taken }.
event-bet-card-exchanged = { $name } wymienia kartę swojego zakładu { $on }.
event-bet-card-exchanged-by-you = Wymieniasz kartę swojego zakładu { $on }: teraz { $new }, przedtem { $old }.
event-holder-seen = { $who ->
        [you] Zaglądasz
       *[other] { $name } zagląda
    } do stojaka { $between }.
event-holder-seen-cards = Są w nim: { $cards }.
event-bet-card-seen = { $name } podgląda zakład { $of } { $on }.
event-bet-card-seen-of-yours = { $name } podgląda twój zakład { $on }.
event-bet-card-seen-by-you = Podglądasz zakład { $of } { $on }: { $bet }.
event-card-renewed = { $who ->
        [you] Wsuwasz
       *[other] { $name } wsuwa
    } kartę { $card } z powrotem { $into }.
event-paperwork-done = Biurokracja zatrzymuje { $creature }: ta karta liczy się jako 0.
event-power-sun-ray = { $creature } poleci o 2 pola dalej.
event-power-tangled-web = { $creature } poleci o 2 pola mniej.
event-power-sleipnir = Druga karta użyje swojej szybkiej wartości.
event-power-valkyries = { $creature } w tym wyścigu nie podlega dyskwalifikacji.
event-power-imperial-decree = Zeus dobierze o jedną kartę więcej.
event-power-celestial-paperwork = Przez tę biurokrację następna karta { $of } liczy się jako 0.

## Powtórki

# Dla oczu, które widzą wszystko.
replay-bet-placed = { $name } stawia { $on }: { $bet }.
replay-bet-card-exchanged = { $name } wymienia kartę swojego zakładu { $on }: teraz { $new }, przedtem { $old }.
replay-bet-card-seen = { $name } podgląda zakład { $of } { $on }: { $bet }.

## Kronika

log-filter = Co czytać
log-filter-all = Cała kronika
log-filter-moves = Ruchy
log-filter-bets = Zakłady
log-filter-zeus = Sztuczki i osąd
log-filter-powers = Moce
log-nothing = Nie ma jeszcze o czym opowiadać.
log-bot-plays = { $who ->
        [you] Teraz bot gra za ciebie.
       *[other] Teraz bot gra za gracza { $name }.
    }
log-is-back = { $who ->
        [you] Znów grasz ty.
       *[other] { $name } znów jest przy stole.
    }
missed-title = Gdy cię nie było
missed-show = Czytaj
missed-turns = { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
missed-bets = { $count ->
        [one] { $count } zakład
        [few] { $count } zakłady
        [many] { $count } zakładów
       *[other] { $count } zakładu
    }
missed-tricks = { $count ->
        [one] { $count } brudna sztuczka
        [few] { $count } brudne sztuczki
        [many] { $count } brudnych sztuczek
       *[other] { $count } brudnej sztuczki
    }
missed-powers = { $count ->
        [one] { $count } moc
        [few] { $count } moce
        [many] { $count } mocy
       *[other] { $count } mocy
    }
missed-races = { $count ->
        [one] { $count } zakończony wyścig
        [few] { $count } zakończone wyścigi
        [many] { $count } zakończonych wyścigów
       *[other] { $count } zakończonego wyścigu
    }
