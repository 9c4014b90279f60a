## Czat i reakcje

chat-title = Czat
chat-unread = Czat, { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
chat-say = Powiedz coś
chat-send = Wyślij
chat-nobody = Nikt jeszcze nic nie powiedział.
chat-said = { $name }: { $text }
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }
chat-muted = Wyciszono: { $name }.
chat-report = Zgłoś obsłudze serwera: { $name }
chat-reported = Zgłoszono obsłudze serwera: { $name }.
chat-reactions = Reakcje
chat-key = czat
reaction-cheer = Hura!
    .by = { $name } wiwatuje.
reaction-laugh = Ha, ha!
    .by = { $name } się śmieje.
reaction-gasp = Och!
    .by = { $name } wzdycha z wrażenia.
reaction-groan = O rety!
    .by = { $name } jęczy.
reaction-thunder = Na Zeusa!
    .by = { $name } ciska gromy.
reaction-thanks = Dzięki!
    .by = { $name } dziękuje.

## Kilka osób przy jednym urządzeniu

together-title = Razem przy tym urządzeniu
together-note = Urządzenie wędruje z rąk do rąk. Między turami ekran jest zasłonięty, żeby nikt nie widział twoich kart i zakładów.
together-name = Imię gracza { $number }
together-more = Dodaj gracza
together-fewer = Usuń gracza { $number }
together-begin = Grajcie razem
together-who = { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }{ $bots ->
        [0] , bez botów.
        [one] {" "}i { $bots } bot ({ $level }).
        [few] {" "}i { $bots } boty ({ $level }).
        [many] {" "}i { $bots } botów ({ $level }).
       *[other] {" "}i { $bots } bota ({ $level }).
    }
together-all-look = Teraz mogą patrzeć wszyscy.
cover-title = { $name }, twoja kolej
cover-text = Urządzenie dostaje { $name }. Reszta odwraca wzrok.
cover-uncover = Tu { $name }
cover-meanwhile = Od twojej ostatniej tury
looked-alone = Widzisz to tylko ty.
looked-holder = W stojaku { $between } są:
rematch-join = Do rewanżu

## Gość i miejsce

me-title = Graj dalej na innym urządzeniu
me-note = Nie ma konta ani hasła: kod przenosi ciebie, twoje miejsca i twoje partie na inne urządzenie.
me-new-code = Pokaż mi kod
me-new-code-note = Nowy kod zastępuje stary i wylogowuje cię z pozostałych urządzeń.
me-code = Twój kod odzyskiwania
me-code-note = Zapisz go: przywraca twoje miejsca i partie gdzie indziej. Drugi raz go nie zobaczysz.
me-code-kept = Mam go
me-enter-code = Kod z drugiego urządzenia
me-recover = To ja
me-seat-here = Czy któreś z tych miejsc jest twoje?
me-welcome = Witaj znowu, { $name }!
me-code-unknown = Nikt nie ma takiego kodu. Sprawdź każdą literę.
seat-deeds = Twoje miejsce
seat-auto-pass = Zawsze pasuj przy mocach
seat-let-bot-play = Niech bot gra za mnie
