## Na całej stronie

page-rules = Zasady
page-settings = Ustawienia
page-close = Zamknij
page-confirm = Potwierdź
page-continue = Dalej
page-skip = Na koniec
page-you = ty
page-guest = Gość
page-player = Gracz { $number }
page-to-lobby = Do lobby
page-lost = Może brakuje jakiejś litery, a może strona się przeniosła.

## Ustawienia i klawisze

page-language = Język
page-language-unread = Nie czytał tego jeszcze nikt, kto mówi po polsku od dziecka.
page-theme = Wygląd
page-theme-auto = Jak w urządzeniu
page-theme-day = Dzień
page-theme-night = Noc
page-speed = Tempo animacji
page-speed-slow = Wolno
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-instant = Od razu
page-skip-to-turn = Do mojej tury
page-skip-ahead = Przewiń
page-confirmation = Potwierdzanie
page-confirmation-on = Potwierdzaj wszystko
page-confirmation-off = Bez potwierdzania, z cofaniem
page-confirmation-note = Bez potwierdzania pełny wybór zostaje wysłany po trzech sekundach. Do tego czasu możesz go cofnąć: nikt nic nie widział, a ty nie wiesz nic nowego.
page-sent-soon = Za chwilę twoja decyzja zostanie wysłana.
page-undo = Cofnij
page-send-now = Wyślij już
page-keys = Klawiatura
page-key-left = karta z lewego stojaka
page-key-right = karta z prawego stojaka
page-key-trick = brudna sztuczka: tak albo nie
page-key-swap = zamień szybką i wolną kartę
page-key-creature = stworzenie, na które stawiasz
page-key-bet = karta zakładu
page-key-power = moc albo jedna z jej możliwości
page-key-pass = pas albo krok wstecz
page-key-fate = pole na żeton przeznaczenia
page-key-confirm = potwierdź
page-key-skip = do swojej tury
page-key-act = do przycisku, który potwierdza
page-key-back = cofnij wszystko
page-key-tabs = karty, zakłady, Zeus, kronika
page-key-rules = zasady
page-key-help = ta lista
page-keys-hint = Klawisze: H mówi, co to jest, F prowadzi do przycisku, który potwierdza, a znak zapytania pokazuje wszystkie klawisze.

## Połączenie i odmowy

page-coming = Dosiadamy się do stołu…
page-away = Utracono połączenie. Kolejna próba…
page-away-pending = Utracono połączenie. Twoja decyzja zostanie wysłana, gdy tylko wróci.
page-planned-card-dropped = Wybranej wolnej karty nie można już zagrać. Wybierz inną.
refused-offline = Serwer nie odpowiada. Czy masz połączenie z internetem?
refused-bad-message = Strona i serwer się nie rozumieją. Odśwież stronę.
refused-enter-first = Najpierw podejdź do stołu.
refused-no-such-address = Pod tym adresem niczego nie ma.
refused-no-such-table = Taki stół nie istnieje.
refused-no-such-puzzle = Nie ma takiego zadania.
refused-no-such-seat = Ten stół nie ma takiego miejsca.
refused-not-your-seat = To nie twoje miejsce.
refused-not-your-turn = To nie twoja kolej.
refused-not-legal = Zasady teraz na to nie pozwalają.
refused-stale = W międzyczasie coś się stało. Spójrz jeszcze raz.
refused-not-the-host = To może zrobić tylko osoba, która otworzyła stół.
refused-seat-taken = To miejsce jest zajęte.
refused-removed = Osoba, która otworzyła stół, usunęła cię od niego.
refused-seats-free = Są jeszcze wolne miejsca.
refused-too-late = Partia już się zaczęła.
page-other-rules = Od początku tej partii zmieniły się zasady. Możesz grać dalej od tego miejsca według dzisiejszych zasad; objęły one wszystko, co się dotąd stało, więc coś może leżeć inaczej, niż pamiętasz.
page-other-rules-play-on = Graj dalej według dzisiejszych zasad
refused-other-rules = Tę partię rozegrano według zasad, które się od tego czasu zmieniły.
refused-not-playing = Nie toczy się tu żadna partia.
refused-not-over = Partia jeszcze się nie skończyła.
refused-not-away = Ta osoba jest przy stole.
refused-no-time = Twój czas minął: bot gra na twoim miejscu do końca.
refused-god-taken = Ktoś już wybrał tego boga.
refused-bad-settings = Z takimi ustawieniami nie da się grać.
refused-no-name = W imieniu musi być coś widać.
refused-long-name = Imię może mieć najwyżej 24 znaki.
refused-bad-name = W tym imieniu jest coś, czego nie da się pokazać.
refused-bad-record = To nie jest zapis całej partii.
refused-too-many = To byłoby za dużo.
refused-too-fast = Nie tak szybko! Poczekaj chwilę.
refused-try-again = Nie udało się. Spróbuj ponownie za chwilę.
refused-damaged = Ten stół jest na serwerze uszkodzony i nie da się go pokazać.
refused-not-known = Serwer cię nie zna. Przejdź do lobby i wpisz swoje imię.
refused-banned = Osoba prowadząca ten serwer zablokowała cię na pewien czas.
refused-closed = Osoba prowadząca ten serwer zamknęła ten stół.
refused-not-allowed = Stąd nie wolno tego zrobić.
refused-too-large = To jest za duże.
refused-too-few = Jest za mało osób na stół.
refused-switched-off = Ten serwer tego nie oferuje.
refused-not-a-member = To wolno tylko osobom z tej grupy.
refused-no-open-view = Tej partii nie możesz oglądać z odkrytymi kartami.
refused-no-odds = Przy tym stole nie pokazuje się szans.
refused-no-hints = Tu nie może być podpowiedzi: wszyscy przy stole muszą się zgodzić, zanim partia się zacznie.
refused-no-reviews = Ten serwer nie ocenia partii.
refused-no-daily = Na tym serwerze nie ma wyścigu dnia.
refused-no-duplicates = Na tym serwerze nie ma partii duplikatowych.
refused-play-first = Najpierw rozegraj ten wyścig: partie innych zdradzają rozdanie.
refused-no-puzzles = Na tym serwerze nie ma zadań.

## Bez serwera

here-plays = Gra na tym urządzeniu
here-not-kept = W tym oknie przeglądarki nic się nie zapisuje
here-offline = Serwer teraz nie odpowiada. Na tym urządzeniu możesz grać z botami albo razem z innymi.
here-alone = Nie ma tu serwera: grasz na tym urządzeniu, z botami albo razem z innymi.
here-seat = Jeśli toczy się twoja partia, nic nie przepadło: po jakimś czasie bot gra za ciebie, a ty możesz odzyskać swoje miejsce.
here-olympian = Olimpijczyk nie sięga tu myślą tak daleko jak na serwerze.
here-loading = Wczytywanie gry: { $loaded } z { $total } MB
here-starting = Uruchamianie gry…
here-failed-download = Nie udało się wczytać gry. Czy masz połączenie z internetem?
here-failed-start = W tej przeglądarce nie da się uruchomić gry.
here-failed-other-tab = Gra jest otwarta w innej karcie przeglądarki. Graj tam albo zamknij tamtą kartę.
here-failed-new-version = Jest nowa wersja tej strony.
here-again = Spróbuj ponownie
here-reload = Odśwież
here-not-stored = Przeglądarka nie mogła tego zapisać; może brakuje jej miejsca. Zwolnij trochę miejsca i spróbuj ponownie.
here-elsewhere = Partię rozgrywaną na urządzeniu można otworzyć tylko na nim.

## Dźwięki

sound = Dźwięki
sound-off = Wył.
sound-on = Wł.
sound-volume = Głośność
