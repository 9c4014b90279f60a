## Lobby

page-tagline = Sześć skrzydlatych stworzeń, trzy wyścigi i podchmielony Zeus: stawiaj mądrze, oszukuj z głową.
short-race = Wyścig w kilka sekund
short-race-bet = Stawiasz na zwycięstwo Pegaza.
short-race-trick = Dzięki kartom stworzenia lecą. Feniks próbuje brudnej sztuczki…
short-race-zeus = Zeus go przyłapuje. Wygrywa Pegaz: 6 punktów dla ciebie!
short-race-stop = Zatrzymaj wyścig
short-race-go-on = Wznów wyścig
games-title = Twoje partie
games-bots = { $count ->
        [one] jeden bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
games-gathering = Partia jeszcze się nie zaczęła
games-waiting = Teraz gra { $name }
games-paused = Ruszy, gdy wrócisz
games-handed-over = Bot gra za ciebie
games-back = Wróć do partii
games-more = Pokaż jeszcze { $count }
page-your-name = Twoje imię
page-play = Zagraj teraz
page-play-note = Przeciwnicy: { $opponents } ({ $level }).
daily-link = Wyścig dnia: to samo rozdanie dla wszystkich
daily-result = Porównaj swój wyścig
duplicate-back = Wróć do partii duplikatowej
page-change-game = Zmień partię
page-opponents = Przeciwnicy
page-seats = Gracze
page-variants = Warianty
page-about-zeus-sobers-up = Wylosowane karty ochrony wypadają z gry.
page-about-power-of-the-gods = Każdy bóg ma własne moce.
page-about-fate-tokens = Żetony na torze budzą kolejne moce; potrzebna jest Moc Bogów.
page-with-friends = Ze znajomymi
page-with-friends-note = Otwórz stół i wyślij link. Wolne miejsca mogą zająć boty.
page-open-table = Otwórz stół
page-open-tables = Otwarte stoły
page-no-tables = Teraz nikt nie czeka.
page-seats-free = { $free ->
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
page-being-played = Partia trwa
page-join = Dołącz
page-watch-table = Oglądaj
page-unofficial = Nieoficjalna cyfrowa wersja gry, której autorem jest Carlo A. Rossi. Divinity Derby to znak towarowy Ares Games.

## Stół przed partią

page-invited = Zaproszenie do Divinity Derby
page-invited-by = { $name } zaprasza cię do Divinity Derby
page-invited-to = Obstawiaj sześć skrzydlatych stworzeń w trzech wyścigach, pomagaj kartami swoim faworytom i oszukuj, jeśli się odważysz: Zeus patrzy, choć podchmielony.
page-invited-for = Partia trwa około 45 minut. Pierwszy wyścig jest objaśniany w trakcie gry, a instalować nic nie trzeba.
page-gathering = Kto gra?
page-seat-free = Wolne miejsce
page-bot = Bot ({ $level })
page-away-short = offline
page-bot-plays = gra bot
page-choose-god = Bóg
page-god-by-lot = Losowy bóg
page-sit = Usiądź
page-seat-bot = Bot
page-stand = Wstań
page-remove = Usuń
page-fill-with-bots = Uzupełnij botami ({ $level })
page-start-game = Rozpocznij partię
page-host-starts = Partię rozpoczyna osoba, która otworzyła stół.
page-invite = Zaproś
page-invite-note = Kto ma ten link, może usiąść albo oglądać.
page-invite-link = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Link jako kod QR
page-what-is-played = W co gramy
page-clock = Czas do namysłu
page-clock-none = Bez limitu
page-clock-quick = 30 s na decyzję
page-clock-calm = 90 s na decyzję
page-clock-bank = 10 min na osobę
page-listed = Kto znajdzie ten stół
page-listed-link = Tylko z linkiem
page-listed-all = Wszyscy

## Po partii

page-rematch = Rewanż
page-look-at-table = Obejrzyj stół
replay-watch = Obejrzyj powtórkę
page-puzzles = Zadania
profile-link = Twoje partie i statystyki
evenings-link = Grupy i turnieje
watching-setting = Oglądanie z odkrytymi kartami
watching-off = Nie
watching-race = Każdy wyścig po jego końcu
watching-rounds = Dwie kolejki później
watching-link = Wszystkie karty
watching-on = Kto nie gra, może oglądać tę partię z odkrytymi kartami, z pewnym opóźnieniem.
after-link = Przejrzyj partię
