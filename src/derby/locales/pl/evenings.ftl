## Grupy i turnieje

evenings-title = Grupy i turnieje
evenings-coming = Chwileczkę…
evenings-groups = Grupy
evenings-groups-note = Dla osób, które spotykają się regularnie: stały link, stół, przy którym się zbieracie, i wyniki waszych gier.
evenings-group-name = Nazwa grupy
evenings-found = Załóż grupę
evenings-tournaments = Turnieje
evenings-tournaments-note = Na klubowy wieczór: kilka rund przy kilku stołach. W każdej rundzie grasz z kimś innym, a wyniki pojawiają się same.
evenings-tournament-name = Nazwa turnieju
evenings-hold = Zorganizuj turniej
evenings-how = W co gramy
evenings-size-note = Stoły mają mniej więcej tyle miejsc, ile tu wybierzesz; różnią się najwyżej o jedno.
evenings-fill = Boty przy mniejszych stołach
evenings-fill-none = Bez botów
evenings-plays = Ja też gram
evenings-name = Imię
evenings-here = teraz tutaj
evenings-host = prowadzi
evenings-owner = opiekuje się grupą
evenings-out = pauzuje w następnej rundzie
evenings-members = Grupa i wyniki
evenings-tables = Teraz
evenings-to-table = Do stołu
evenings-past = Zakończone gry
evenings-group-door = W grupie widać, kto jest na miejscu, razem otwieracie stoły i śledzicie wyniki. Grupa zobaczy twoje imię, a ty imiona pozostałych.
evenings-join-group = Dołącz do grupy
evenings-leave-group = Opuść grupę
evenings-join-tournament = Gram od następnej rundy
evenings-leave-tournament = Nie gram dalszych rund
evenings-link-note = Kto ma ten link, może dołączyć.
evenings-own-link = Link do tej strony
evenings-manage = Zarządzaj
evenings-rename = Zmień nazwę
evenings-somebody = Osoba
evenings-remove = Usuń na stałe
evenings-remove-note = { $name } nie będzie już mieć wstępu, nawet z linkiem.
evenings-remove-sure = Tak, usuń
evenings-sure-not = Nie, anuluj
evenings-pass-on = Przekaż prowadzenie
evenings-end = Zakończ turniej
evenings-end-note = Nie zacznie się już żadna runda i nikt nie będzie mógł dołączyć. Tabela wyników zostaje. Tego nie da się cofnąć.
evenings-end-sure = Tak, zakończ
evenings-ended = Turniej się zakończył.
evenings-your-table = Do twojego stołu
evenings-round-runs =
    Runda { $round }: { $tables ->
        [one] jeden stół jeszcze gra.
        [few] { $tables } stoły jeszcze grają.
        [many] { $tables } stołów jeszcze gra.
       *[other] { $tables } stołu jeszcze gra.
    }
evenings-waiting =
    Przed rundą { $round }: { $players ->
        [one] gra jedna osoba
        [few] grają { $players } osoby
        [many] gra { $players } osób
       *[other] gra { $players } osoby
    }. Rundę rozpoczyna osoba prowadząca.
evenings-begin-round = Rozpocznij rundę { $round }
evenings-standings = Tabela wyników
evenings-rank = Miejsce
evenings-score = Punktacja
evenings-rule = Przy każdym stole pierwsze miejsce daje 12, ostatnie 0, z równymi odstępami; przy remisie punktacja się dzieli. O równej punktacji rozstrzygają punkty zwycięstwa.
evenings-rounds = Rundy
evenings-round = Runda { $round }
evenings-table = Stół { $number }
evenings-seat = { $score } · { $points } PZ
evenings-settled = Rozliczono według stanu gry
evenings-void = Nie liczy się nikomu
evenings-settle = Rozlicz według stanu gry
evenings-annul = Nie licz
watching-title = Oglądanie z odkrytymi kartami
watching-late-race = Ten stół pokazuje każdy wyścig po jego zakończeniu. Pierwszy jeszcze trwa.
watching-late-turns = Ten stół pokazuje grę z opóźnieniem { $turns } tur. Jeszcze ich nie rozegrano.
