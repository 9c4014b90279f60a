## La gara del giorno e le partite duplicate

daily-title = Gara del giorno
daily-what = Una smazzata al giorno, uguale per tutti. Hai un solo tentativo e tutto il tempo che vuoi.
daily-against = Contro tre bot: { $level }
daily-play = Gioca la gara
daily-go-on = Continua la gara
daily-past = Questo giorno è passato: la gara non vale per la serie né per la classifica.
daily-streak = { $days ->
        [one] Serie: un giorno
       *[other] Serie: { $days } giorni
    }
daily-longest = (la più lunga: { $days })
daily-days = Calendario
daily-day-open = non ancora giocata
daily-day-playing = iniziata
daily-day-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
daily-loading = Un attimo…
daily-points = { $points ->
        [one] Hai fatto un punto
       *[other] Hai fatto { $points } punti
    }
daily-won = Nessuno al tuo tavolo ha fatto di più.
daily-lost = Qualcuno al tuo tavolo ha fatto di più.
daily-race-bets = Gara { $race }: scommesse vinte { $won } su { $bets }
daily-place = { $place }º posto su { $of }
daily-alone = Senza server non c’è nessuno con cui confrontarti.
daily-checked = Stiamo controllando la tua partita, poi saprai il tuo posto…
daily-not-counted = Questa partita non viene confrontata con le altre.
daily-rival = { $points ->
        [one] Al tuo posto l’Olimpio ha fatto un punto.
       *[other] Al tuo posto l’Olimpio ha fatto { $points } punti.
    }
daily-rival-waits = L’Olimpio sta ancora giocando al tuo posto…
daily-best = Tutti i risultati
daily-column-place = Posto
daily-column-player = Giocatore
daily-column-points = Punti
daily-share = Da condividere
daily-share-note = Non rivela nulla a chi deve ancora giocare.
daily-share-points = { $points ->
        [one] Un punto, { $place }º su { $seats } al tavolo
       *[other] { $points } punti, { $place }º su { $seats } al tavolo
    }
daily-copy = Copia
duplicate-link = Duplicato con amici o bot
duplicate-title = Partita duplicata
duplicate-what = Tu e i tuoi amici giocate allo stesso posto, con le stesse carte e contro gli stessi bot, ognuno quando vuole. Poi confrontate i risultati.
duplicate-what-here = Tu e un bot giocate allo stesso posto con le stesse carte. Poi confronti i risultati.
duplicate-deals = Smazzate
duplicate-open = Apri la partita
duplicate-own = Le tue partite duplicate
duplicate-all = Tutte le tue partite duplicate
duplicate-summary = { $over } su { $deals } giocate, { $level }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }
duplicate-plays = Tutti giocano allo stesso posto contro { $seats } bot: { $level }
duplicate-deal = Smazzata { $number }
duplicate-play = Gioca
duplicate-go-on = Continua
duplicate-results = Risultati
duplicate-results-note = Che cosa hanno fatto gli altri lo vedi quando hai giocato anche tu.
duplicate-together = Totale
duplicate-invite = Manda questo link ai tuoi amici
duplicate-bots = Fai giocare un bot allo stesso posto
duplicate-compare = Confronta
duplicate-compare-with = Tu e { $name }
duplicate-you = Tu
duplicate-whose-points = { $points ->
        [one] { $name }: un punto
       *[other] { $name }: { $points } punti
    }
duplicate-parted-same = Le vostre strade si dividono alla decisione { $number }; fino ad allora era tutto uguale. Tu: { $own }. { $name }: { $other }.
duplicate-parted = La decisione { $number } è la prima diversa. Tu: { $own }. { $name }: { $other }.
duplicate-alike = In questa gara avete deciso allo stesso modo.
duplicate-watch-own = Guarda la tua partita da lì
duplicate-watch-other = Guarda { $name } da lì
