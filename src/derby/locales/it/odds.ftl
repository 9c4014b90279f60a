## Odds

page-tab-odds = Probabilità
odds-setting = Probabilità
odds-setting-off = Nascoste
odds-setting-on = Visibili a tutti
odds-title = Le probabilità in questa gara
odds-on = A questo tavolo tutti possono vedere le probabilità. Si basano solo su ciò che sai tu.
odds-show = Mostra le probabilità
odds-waiting = Calcolo in corso…
odds-waiting-long = Calcolo in corso… La prima volta su questo computer ci vuole circa un minuto.
odds-from = Da { $samples } possibili sviluppi della gara, con uno scarto di { $error }.
odds-rough = Questo server non può compilare le regole, perciò le probabilità sono approssimative: da { $samples } possibili sviluppi della gara, con uno scarto di { $error }.
odds-place = { $place }: { $chance }
odds-bar = { $creature }. { $places }
odds-key = In ogni barra, da sinistra a destra: dal 1º al 6º posto, poi la squalifica (tratteggio).
odds-head-first = vittoria
odds-all-bets = Ogni scommessa: la sua probabilità e, sotto, i punti che vale in media
odds-of-bet = { $chance }, in media vale { $value }
odds-unit = Ø { $value }
odds-unit-key = Ø: punti vittoria in media

## Hints

hint-ask = Consiglio
hint-key = chiedi un consiglio all’allenatore
hint-agree = I consigli mi vanno bene
hint-agree-note = Se tutti sono d’accordo prima dell’inizio, chiunque potrà chiedere un consiglio durante la partita. Appena qualcuno lo fa, la partita non conta più.
hint-agreed = d’accordo sui consigli
hint-asked = { $who ->
        [you] Chiedi un consiglio all’allenatore: questa partita non conta più.
       *[other] { $name } chiede un consiglio all’allenatore: questa partita non conta più.
    }
