## Il gioco in un terminale

terminal-welcome = Sei { $god }. Alla tua sinistra, in senso orario: { $others }.
terminal-opponents = I tuoi avversari: { $name }. { $style }
terminal-getting-ready = Le regole vengono compilate per questo computer, solo questa volta: circa mezzo minuto.
terminal-slow-opponents = Qui manca il compilatore numba: i tuoi avversari pensano più lentamente e quindi giocano peggio.
terminal-variants = Varianti: { $variants }.
terminal-no-variants = Il gioco base, senza varianti.
terminal-edition = Edizione: { $name }.
terminal-assumed = Il segno { $sign } precede i valori che abbiamo ipotizzato, perché nessun regolamento li mostra.
terminal-commitment = Ogni sorteggio di questa partita è già deciso. Lo SHA-256 del suo seme comincia con { $commitment }; alla fine vedrai entrambi per intero.
terminal-goodbye = Lasci il tavolo. Alla prossima gara!
terminal-saved = La partita è salvata in { $path }.
terminal-not-saved = Non è stato possibile salvare la partita in { $path }: { $reason }.
terminal-verify = I sorteggi sono stati onesti? Ecco lo SHA-256 promesso all’inizio e, sotto, un comando che lo calcola dal seme di questa partita. Una partita salvata si può verificare sorteggio per sorteggio.
terminal-ranking = Classifica
terminal-sector = Settore
terminal-tokens = Segnalini
terminal-points = Punti
terminal-bets = Scommesse
terminal-this-race = Gara
terminal-total = Totale
terminal-you = { $god } (tu)
terminal-none-yet = ancora nessuna
terminal-zeus-deck = Mazzo Zeus:
terminal-discard = scarti:
terminal-other-holders = Carte negli altri portacarte:
terminal-your-powers = I tuoi poteri:
terminal-powers = Poteri { $of }:
terminal-renewed = { $card } è di nuovo nel portacarte { $between }.
terminal-with-trick = con imbroglio
terminal-has-finished = al traguardo
terminal-stays = resta in { $sector }
terminal-finish = arrivo
terminal-or-enter = o solo Invio
terminal-key-help = aiuto
terminal-key-table = tavolo
terminal-key-log = cronaca
terminal-key-rules = regole
terminal-key-quit = esci
terminal-nothing-typed = Scrivi il numero della tua scelta, o ? per l’aiuto.
terminal-not-a-choice = «{ $typed }» non è tra le scelte. Scrivi uno dei numeri qui sopra, o ? per l’aiuto.
terminal-not-a-sector = «{ $typed }» non è un settore libero. Scrivi il numero di un settore senza segnalino fato, o ? per l’aiuto.

## Domande al giocatore

ask-fate-token = Dove metti il tuo segnalino fato? Scrivi un settore libero da 1 a { $finish }.
ask-bet-card = La tua { $number ->
        [1] prima
        [2] seconda
       *[other] terza
    } scommessa: quale carta? Tra parentesi i suoi punti.
ask-bet-creature = { $bet }: su quale creatura?

## Aiuto in un terminale

help-choosing = Scrivi il numero davanti alla tua scelta, poi Invio. Con 0 passi o torni indietro di un passo.
help-stacks = Le creature di uno stesso settore stanno una sopra l’altra: quella più in alto è davanti.
help-card = una carta movimento: valore veloce, valore lento e bonus del suo imbroglio
help-assumed = un valore ipotizzato: nessun regolamento lo mostra
help-turn = chi è di turno, e il primo giocatore
help-tokens = segnalini creatura rimasti sul tabellone, e quelli già presi
help-face-down = la scommessa di un altro: la creatura è visibile, la carta è coperta
help-lines = la linea di metà gara e la linea di traguardo
help-fate-token = un segnalino fato

## Tabelle delle carte e origine dei loro valori

source-rulebook = regolamento
source-assumed = ipotesi
source-box = scatola
source-house = nostro
source-of = { $what } ({ $source }):
table-power = Potere
table-moment = Momento
table-effect = Effetto
table-source = Origine
table-creature = Creatura
table-every-creature = ognuna
table-fast = Veloce
table-slow = Lento
table-trick = Imbroglio
table-places = Posti
table-bet-cards = Carte scommessa
table-values = Circuito e giudizio
track-yellow-line = linea di metà gara gialla dopo il settore { $value }
track-orange-line = linea di metà gara arancione dopo il settore { $value }
track-finish-line = linea di traguardo dopo il settore { $value }
judgment-protection-cards = { $value ->
        [one] { $value } carta protezione
       *[other] { $value } carte protezione
    }
