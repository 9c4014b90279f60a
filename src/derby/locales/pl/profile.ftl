## Ty: partie, statystyki, dane

profile-title = Ty
profile-empty = Żadna z twoich partii jeszcze się nie liczyła. Gdy pierwsza się policzy, zobaczysz tu, jak grasz: na co stawiasz, co z tego wychodzi i jaka jest twoja siła.
profile-here = To są partie z tego urządzenia. Bez serwera nie ma rankingu.
profile-loading = Podliczanie twoich partii…
profile-games = Partie
profile-wins = Zwycięstwa
profile-wins-average = Przeciętny gracz miałby { $average }.
profile-share = Wygrane
profile-points = Punkty na partię
profile-points-best = { $points } w najlepszej
profile-streak = Zwycięstwa z rzędu
profile-streak-longest = najdłużej { $longest }
profile-rating = Ranking
profile-rating-between = Najpewniej między { $low } a { $high }.
profile-rating-none = Pierwsza partia z innymi na tym serwerze da ci ranking.
profile-rating-here = Bez serwera nie ma rankingu: nie ma tu nikogo, z kim można cię porównać.
profile-rating-plot = Twój ranking, liczba partii: { $games }. Po pierwszej { $first }, teraz { $last }, między { $low } a { $high }.
profile-rating-axis = partie rankingowe
profile-rating-note = Linia to twój ranking, pas wokół niej pokazuje, jaka może być twoja siła. Wszyscy zaczynają od 1500.
profile-luck-none = Tu zobaczysz, ile w twoich wynikach szczęścia, a ile umiejętności. Trener musi w tym celu przejrzeć twoje partie, po kilka sekund na każdą.
profile-luck-skill = { $sure ->
        [few] To za mało partii, żeby powiedzieć coś o umiejętnościach.
        [better] Twoje decyzje były lepsze od decyzji przeciwników. Dały ci { $own } zwycięstwa na partię i trudno uznać to za przypadek.
        [worse] Twoje decyzje były gorsze od decyzji przeciwników. Kosztowały cię { $own } zwycięstwa na partię i trudno uznać to za przypadek.
       *[open] Za wcześnie, by powiedzieć, czy twoje decyzje są lepsze, czy gorsze od decyzji przeciwników: są warte między { $low } a { $high } zwycięstwa na partię, w 19 przypadkach na 20.
    }
profile-luck-luck = { $luck ->
        [bad] Szczęście nie dopisało: rozdanie i osądy Zeusa kosztowały cię { $share } na partię.
       *[good] Szczęście dopisało: rozdanie i osądy Zeusa dały ci { $share } na partię.
    } Na dłuższą metę to się wyrównuje.
profile-luck-lost = { $sure ->
        [few] Jedna twoja decyzja oddawała średnio { $lost } zwycięstwa, według oceny Olimpijczyka i tego, co było ci wiadomo.
       *[other] Jedna twoja decyzja oddawała średnio { $lost } zwycięstwa, z dokładnością do { $margin }, według oceny Olimpijczyka i tego, co było ci wiadomo.
    }
profile-luck-note = Ile każda część dodała do przeciętnego wyniku albo mu odjęła, na partię, z przedziałami ufności 95%. Z każdą partią się zwężają.
profile-luck-reviewed = Przejrzane partie: { $reviewed } z { $games }.
profile-luck-rough = W tym tylko z grubsza, bez skompilowanych zasad: { $rough }.
profile-luck-review = { $count ->
        [one] Przejrzyj jeszcze jedną partię
        [few] Przejrzyj ostatnie { $count }
        [many] Przejrzyj ostatnich { $count }
       *[other] Przejrzyj ostatnie { $count }
    }
profile-luck-progress = Trener ogląda partię { $game } z { $games }…
profile-luck-stop = Zatrzymaj
profile-bets = Karty zakładów
profile-bets-show = Pokaż
profile-bets-often = Jak często
profile-bets-often-note = W ilu partiach na sto używana jest ta karta.
profile-bets-true = Trafione
profile-bets-true-note = Ile zakładów na sto jest trafionych.
profile-bets-brought = Punkty na zakład
profile-bets-brought-note = Ile punktów daje średnio zakład z tą kartą, licząc też chybione.
profile-card = Karta zakładu
profile-own = Ty
profile-people = Wszyscy tutaj
profile-played = Gdzie wygrywasz
profile-by-seats = Według liczby graczy
profile-by-variants = Według wariantów
profile-by-opponents = Według przeciwników
profile-base-game = Gra podstawowa
profile-seats = { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
profile-fair-share = Kreska to udział, jaki miałby każdy, gdyby wszyscy grali równie dobrze.
profile-tricks-played = Na partię
profile-tricks-caught = Wykryte przez Zeusa
profile-tricks-note = Zeus wykrywa brudną sztuczkę, gdy dobiera jej kartę i dyskwalifikuje stworzenie.
profile-achievements = Osiągnięcia
profile-reached = Zdobyte
profile-progress = { $reached } z { $of }
profile-achievement-victory = Pierwszy laur
    .note = Wygraj partię.
profile-achievement-streak = Łaska bogów
    .note = Wygraj trzy partie z rzędu.
profile-achievement-every-seats = Wszędzie jak u siebie
    .note = Wygraj w gronie trzech, czterech, pięciu i sześciu osób.
profile-achievement-all-variants = Niczego nie brakuje
    .note = Wygraj partię ze wszystkimi trzema wariantami.
profile-achievement-olympian = Pogromca olbrzymów
    .note = Wygraj z Olimpijczykiem.
profile-achievement-every-card = Cała ręka
    .note = Traf każdą ze swoich jedenastu kart zakładów.
profile-achievement-sure-bets = Dar wyroczni
    .note = Traf siedem zakładów w jednej partii.
profile-achievement-quiet-tricks = Za plecami Zeusa
    .note = Zagraj w jednej partii cztery brudne sztuczki tak, by Zeus nie wykrył żadnej.
profile-achievement-above = Więcej, niż się należy
    .note = Wygraj o jedną czwartą więcej niż przeciętny gracz, w co najmniej 20 partiach.
profile-running = Partie w toku
profile-finished = Zakończone partie
profile-find = Szukaj partii
profile-any = Wszystkie
profile-result = Wynik
profile-result-won = Wygrane
profile-result-lost = Niewygrane
profile-bots = Przeciwko
profile-name = Imię przeciwnika
profile-found-none = Nie ma takiej partii.
profile-won = Wygrana, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
profile-scored = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
profile-watch = Obejrzyj
profile-report = Raport
profile-again = Jeszcze raz w tym gronie
profile-not-counted = nie liczy się do statystyk
profile-deleted = już nieprzechowywana
profile-more = Pokaż więcej
profile-open-record = Otwórz zapis
profile-open-note = Albo upuść tu zapisaną partię.
profile-data = Co o tobie przechowujemy
profile-export = Zapisz wszystko w pliku
profile-export-note = Twoje partie, zakłady i liczby, jako JSON.
profile-forget = Zapomnij o mnie
profile-forget-note = Usunięte zostaną twoje imię, wypowiedzi, wyniki, liczby i ranking, a także kod odzyskiwania i twoje zewnętrzne boty. Partie innych osób zostają, bez twojego imienia. Tego nie da się cofnąć.
profile-forget-here-note = Usunięte zostaną twoje imię, wyniki i liczby z tego urządzenia. Tego nie da się cofnąć.
profile-forget-sure = Usuń wszystko o mnie
profile-forget-not = Zachowaj
profile-forgotten = Nie ma już po tobie śladu. Kto gra tu teraz, jest kimś nowym.
