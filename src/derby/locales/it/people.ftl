## Chat and reactions

chat-title = Chat
chat-unread = { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
chat-say = Di’ qualcosa
chat-send = Invia
chat-nobody = Nessuno ha ancora detto niente.
chat-said = { $name }: { $text }
chat-mute = Silenzia { $name }
chat-unmute = Ascolta di nuovo { $name }
chat-muted = { $name } è in silenzio.
chat-report = Segnala { $name } a chi gestisce il server
chat-reported = Hai segnalato { $name } a chi gestisce il server.
chat-reactions = Reazioni
chat-key = chat
reaction-cheer = Urrà!
    .by = { $name } esulta.
reaction-laugh = Ah ah!
    .by = { $name } ride.
reaction-gasp = Oh!
    .by = { $name } resta a bocca aperta.
reaction-groan = Ahimè!
    .by = { $name } geme.
reaction-thunder = Per Zeus!
    .by = { $name } scatena il tuono.
reaction-thanks = Grazie!
    .by = { $name } ringrazia.

## Several people at one device

together-title = Insieme su questo dispositivo
together-note = Passatevi il dispositivo. Tra un turno e l’altro lo schermo è coperto, così nessuno vede le tue carte e le tue scommesse.
together-name = Nome del giocatore { $number }
together-more = Aggiungi un giocatore
together-fewer = Rimuovi il giocatore { $number }
together-begin = Gioca insieme
together-who = { $bots ->
        [0] { $people } persone, senza bot.
        [one] { $people } persone e { $bots } bot ({ $level }).
       *[other] { $people } persone e { $bots } bot ({ $level }).
    }
together-all-look = Ora possono guardare tutti.
cover-title = { $name }, tocca a te
cover-text = Passa il dispositivo a { $name }. Gli altri guardano altrove.
cover-uncover = Sono { $name }
cover-meanwhile = Dal tuo ultimo turno
looked-alone = Questo lo vedi solo tu.
looked-holder = Il portacarte { $between } contiene:
rematch-join = Vai alla rivincita

## The guest and the seat

me-title = Continua su un altro dispositivo
me-note = Niente account né password: con un codice ritrovi i tuoi posti e le tue partite su un altro dispositivo.
me-new-code = Mostrami un codice
me-new-code-note = Un nuovo codice sostituisce quello vecchio e ti disconnette dagli altri dispositivi.
me-code = Il tuo codice di recupero
me-code-note = Annotalo: ti restituisce i tuoi posti e le tue partite su un altro dispositivo. Viene mostrato solo questa volta.
me-code-kept = L’ho annotato
me-enter-code = Codice dell’altro dispositivo
me-recover = Sono io
me-seat-here = Uno di questi posti è tuo?
me-welcome = Che bello rivederti, { $name }!
me-code-unknown = Nessuno ha questo codice. Controlla ogni lettera.
seat-deeds = Il tuo posto
seat-auto-pass = Passa sempre sui poteri
seat-let-bot-play = Fai giocare un bot al mio posto
