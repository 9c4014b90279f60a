## The lobby

page-tagline = Sei creature alate, tre gare, uno Zeus brillo: scommetti bene e imbroglia con garbo.
short-race = Una gara in pochi secondi
short-race-bet = Scommetti sulla vittoria del Pegaso.
short-race-trick = Le carte fanno volare le creature. La Fenice tenta un imbroglio…
short-race-zeus = Zeus la coglie sul fatto. Vince il Pegaso: 6 punti per te!
short-race-stop = Ferma la gara
short-race-go-on = Riprendi la gara
games-title = Le tue partite
games-bots = { $count ->
        [one] un bot
       *[other] { $count } bot
    }
games-gathering = La partita non è ancora iniziata
games-waiting = Si aspetta { $name }
games-paused = Riprende quando torni
games-handed-over = Un bot gioca per te
games-back = Torna alla partita
games-more = Mostra altre { $count }
page-your-name = Il tuo nome
page-play = Gioca subito
page-play-note = { $opponents ->
        [one] Contro un avversario ({ $level }).
       *[other] Contro { $opponents } avversari ({ $level }).
    }
daily-link = Gara del giorno: le stesse carte per tutti
daily-result = Confronta la tua gara
duplicate-back = Torna alla partita duplicata
page-change-game = Modifica la partita
page-opponents = Avversari
page-seats = Giocatori
page-variants = Varianti
page-about-zeus-sobers-up = Le carte protezione pescate escono dal gioco.
page-about-power-of-the-gods = Ogni dio ha i suoi poteri.
page-about-fate-tokens = I segnalini sul circuito risvegliano altri poteri; solo con Potere degli Dei.
page-with-friends = Con gli amici
page-with-friends-note = Apri un tavolo e invia il link. I posti liberi possono andare ai bot.
page-open-table = Apri un tavolo
page-open-tables = Tavoli aperti
page-no-tables = In questo momento nessuno aspetta.
page-seats-free = { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
page-being-played = La partita è in corso
page-join = Unisciti
page-watch-table = Guarda
page-unofficial = Una versione digitale non ufficiale del gioco di Carlo A. Rossi. Divinity Derby è un marchio di Ares Games.

## A table before the game

page-invited = C’è un invito a Divinity Derby per te
page-invited-by = { $name } ti invita a Divinity Derby
page-invited-to = Scommetti su sei creature alate in tre gare, aiuta le tue favorite con le carte e imbroglia, se ne hai il coraggio: Zeus ti guarda, per quanto brillo.
page-invited-for = Una partita dura circa 45 minuti. La prima gara viene spiegata mentre si gioca, e non c’è nulla da installare.
page-gathering = Chi partecipa?
page-seat-free = Posto libero
page-bot = Bot ({ $level })
page-away-short = assente
page-bot-plays = gioca un bot
page-choose-god = Dio
page-god-by-lot = Dio a caso
page-sit = Siediti
page-seat-bot = Bot
page-stand = Alzati
page-remove = Rimuovi
page-fill-with-bots = Completa con bot ({ $level })
page-start-game = Inizia la partita
page-host-starts = Chi ha aperto il tavolo dà inizio alla partita.
page-invite = Invita
page-invite-note = Chi ha questo link può sedersi o guardare.
page-invite-link = Link a questo tavolo
page-copy = Copia
page-copied = Copiato
page-qr = Il link come codice QR
page-what-is-played = Questa partita
page-clock = Tempo di riflessione
page-clock-none = Senza limite
page-clock-quick = 30 s a decisione
page-clock-calm = 90 s a decisione
page-clock-bank = 10 min a giocatore
page-listed = Chi può trovare il tavolo
page-listed-link = Solo con il link
page-listed-all = Tutti

## After the game

page-rematch = Rivincita
page-look-at-table = Guarda il tavolo
replay-watch = Rivedi la partita
page-puzzles = Rompicapi
profile-link = Le tue partite e statistiche
evenings-link = Gruppi e tornei
watching-setting = Guardare a carte scoperte
watching-off = No
watching-race = Ogni gara quando è finita
watching-rounds = Due giri dopo
watching-link = Tutte le carte
watching-on = Chi non gioca può guardare questa partita a carte scoperte, un po’ più tardi.
after-link = Analizza la partita
