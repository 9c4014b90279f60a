## Everywhere on the page

page-rules = Regole
page-settings = Impostazioni
page-close = Chiudi
page-confirm = Conferma
page-continue = Continua
page-skip = Vai alla fine
page-you = tu
page-guest = Ospite
page-player = Giocatore { $number }
page-to-lobby = Torna alla lobby
page-lost = Forse nell’indirizzo manca una lettera, o la pagina si è spostata.

## Settings and keys

page-language = Lingua
page-language-unread = Non ancora riletto da una persona di madrelingua.
page-theme = Aspetto
page-theme-auto = Come il dispositivo
page-theme-day = Giorno
page-theme-night = Notte
page-speed = Velocità delle animazioni
page-speed-slow = Lenta
page-speed-normal = Normale
page-speed-fast = Rapida
page-speed-instant = Immediata
page-skip-to-turn = Vai al mio turno
page-skip-ahead = Salta avanti
page-confirmation = Conferma
page-confirmation-on = Conferma ogni scelta
page-confirmation-off = Solo un pulsante Annulla
page-confirmation-note = Senza conferma, una scelta completa viene inviata dopo tre secondi. Fino ad allora puoi annullarla: nessuno ne ha visto nulla e tu non hai saputo niente di nuovo.
page-sent-soon = La tua decisione sta per essere inviata.
page-undo = Annulla
page-send-now = Subito
page-keys = Tastiera
page-key-left = carta del tuo portacarte sinistro
page-key-right = carta del tuo portacarte destro
page-key-trick = imbroglio sì o no
page-key-swap = scambia carta veloce e carta lenta
page-key-creature = creatura della scommessa
page-key-bet = carta scommessa
page-key-power = potere, o una delle sue scelte
page-key-pass = passa, o un passo indietro
page-key-fate = settore del segnalino fato
page-key-confirm = conferma
page-key-skip = vai al tuo turno
page-key-act = al pulsante Conferma
page-key-back = annulla tutto
page-key-tabs = carte, scommesse, Zeus, cronaca
page-key-rules = le regole
page-key-help = questo elenco
page-keys-hint = Tasti: H dice che cos’è, F porta al pulsante Conferma, il punto interrogativo elenca tutti i tasti.

## Connection, and what is refused

page-coming = Connessione al tavolo…
page-away = Connessione interrotta. Nuovo tentativo…
page-away-pending = Connessione interrotta. La tua decisione sarà inviata appena torna.
page-planned-card-dropped = La carta lenta che hai scelto non si può più giocare. Scegline un’altra.
refused-offline = Il server non è raggiungibile. Sei online?
refused-bad-message = La pagina e il server non si capiscono. Ricarica la pagina.
refused-enter-first = Prima unisciti al tavolo.
refused-no-such-address = A questo indirizzo non c’è nulla.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-puzzle = Questo rompicapo non esiste.
refused-no-such-seat = Il tavolo non ha questo posto.
refused-not-your-seat = Questo non è il tuo posto.
refused-not-your-turn = Non tocca a te.
refused-not-legal = Ora le regole non lo permettono.
refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refused-not-the-host = Può farlo solo chi ha aperto il tavolo.
refused-seat-taken = Questo posto è occupato.
refused-removed = Chi ha aperto il tavolo ti ha allontanato.
refused-seats-free = Ci sono ancora posti liberi.
refused-too-late = La partita è già cominciata.
page-other-rules = Le regole sono cambiate da quando è iniziata questa partita. Puoi continuarla con le regole di oggi. Valgono anche per tutto ciò che è già successo: qualcosa può essere diverso da come lo ricordi.
page-other-rules-play-on = Continua con le regole di oggi
refused-other-rules = Questa partita è stata giocata con regole che nel frattempo sono cambiate.
refused-not-playing = Qui non si sta giocando.
refused-not-over = La partita non è ancora finita.
refused-not-away = Questa persona è presente.
refused-no-time = Il tuo tempo è finito: un bot gioca il tuo posto fino alla fine.
refused-god-taken = Qualcun altro ha scelto questo dio.
refused-bad-settings = Con queste impostazioni non si può giocare.
refused-no-name = Nel nome ci vuole almeno un carattere visibile.
refused-long-name = Un nome ha al massimo 24 caratteri.
refused-bad-name = In questo nome c’è un carattere che non si può mostrare.
refused-bad-record = Questa non è la registrazione di una partita intera.
refused-too-many = Sarebbero troppi.
refused-too-fast = Non così in fretta! Aspetta un momento.
refused-try-again = Non ha funzionato. Riprova tra un momento.
refused-damaged = Questo tavolo è danneggiato sul server e non si può mostrare.
refused-not-known = Il server non ti conosce. Vai alla lobby e inserisci il tuo nome.
refused-banned = Chi gestisce il server ti ha escluso per qualche tempo.
refused-closed = Chi gestisce il server ha chiuso questo tavolo.
refused-not-allowed = Da qui non è permesso.
refused-too-large = È troppo grande.
refused-too-few = Siete in troppo pochi per un tavolo.
refused-switched-off = Questo server non lo offre.
refused-not-a-member = Solo chi fa parte del gruppo può farlo.
refused-no-open-view = Non puoi guardare questa partita a carte scoperte.
refused-no-odds = A questo tavolo non si mostrano le probabilità.
refused-no-hints = Qui niente consigli: prima dell’inizio devono essere d’accordo tutti.
refused-no-reviews = Questo server non analizza le decisioni.
refused-no-daily = Su questo server non c’è la gara del giorno.
refused-no-duplicates = Questo server non offre partite duplicate.
refused-play-first = Gioca prima questa gara: le partite degli altri mostrano che cosa è stato distribuito.
refused-no-puzzles = Questo server non ha rompicapi.

## Without the server

here-plays = Su questo dispositivo
here-not-kept = In questa finestra del browser non viene salvato nulla
here-offline = Al momento il server non è raggiungibile. Su questo dispositivo puoi giocare contro i bot, o insieme ad altri.
here-alone = Qui non c’è un server: si gioca su questo dispositivo, contro i bot o insieme.
here-seat = Se stavi giocando, niente è perduto: dopo un po’ un bot gioca per te, e potrai riprendere il tuo posto.
here-olympian = Qui l’Olimpio vede meno lontano che su un server.
here-loading = Caricamento del gioco: { $loaded } di { $total } MB
here-starting = Avvio del gioco…
here-failed-download = Non è stato possibile caricare il gioco. Sei online?
here-failed-start = In questo browser il gioco non si può avviare.
here-failed-other-tab = Il gioco è aperto in un’altra scheda. Gioca lì, oppure chiudila.
here-failed-new-version = C’è una nuova versione di questa pagina.
here-again = Riprova
here-reload = Ricarica
here-not-stored = Questo browser non è riuscito a salvare; forse la memoria è piena. Libera spazio, poi riprova.
here-elsewhere = Una partita giocata su un dispositivo si può aprire solo lì.

## Sounds

sound = Suoni
sound-off = Disattivati
sound-on = Attivi
sound-volume = Volume
