## Chat and reactions

chat-title = Chat
chat-unread = { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-say = Etwas sagen
chat-send = Senden
chat-nobody = Noch hat niemand etwas gesagt.
chat-said = { $name }: { $text }
chat-mute = { $name } stummschalten
chat-unmute = { $name } nicht mehr stummschalten
chat-muted = { $name } ist stummgeschaltet.
chat-report = { $name } der Leitung dieses Servers melden
chat-reported = Du hast { $name } der Leitung dieses Servers gemeldet.
chat-reactions = Reaktionen
chat-key = Chat
reaction-cheer = Hurra!
    .by = { $name } jubelt.
reaction-laugh = Haha!
    .by = { $name } lacht.
reaction-gasp = Oh!
    .by = { $name } staunt.
reaction-groan = O weh!
    .by = { $name } stöhnt.
reaction-thunder = Beim Zeus!
    .by = { $name } lässt es donnern.
reaction-thanks = Danke!
    .by = { $name } bedankt sich.

## Several people at one device

together-title = Gemeinsam an diesem Gerät
together-note = Reicht das Gerät herum. Zwischen den Zügen ist der Bildschirm verdeckt, damit niemand deine Karten und Wetten sieht.
together-name = Name von Spieler { $number }
together-more = Spieler hinzufügen
together-fewer = Spieler { $number } entfernen
together-begin = Gemeinsam spielen
together-who = { $bots ->
        [0] { $people } Personen, keine Bots.
        [one] { $people } Personen und { $bots } Bot ({ $level }).
       *[other] { $people } Personen und { $bots } Bots ({ $level }).
    }
together-all-look = Jetzt dürfen alle schauen.
cover-title = { $name }, du bist dran
cover-text = Gib das Gerät weiter an { $name }. Die anderen schauen weg.
cover-uncover = Ich bin { $name }
cover-meanwhile = Seit deinem letzten Zug
looked-alone = Das siehst nur du.
looked-holder = Im Kartenständer { $between } stecken:
rematch-join = Zur Revanche

## The guest and the seat

me-title = Auf einem anderen Gerät weiterspielen
me-note = Kein Konto, kein Passwort: Mit einem Code nimmst du deine Plätze und Spiele auf ein anderes Gerät mit.
me-new-code = Zeig mir einen Code
me-new-code-note = Ein neuer Code ersetzt den alten und meldet dich auf deinen anderen Geräten ab.
me-code = Dein Wiederherstellungscode
me-code-note = Schreib ihn auf: Damit findest du deine Plätze und Spiele auf jedem Gerät wieder. Er wird nur dieses eine Mal gezeigt.
me-code-kept = Ich habe ihn
me-enter-code = Code vom anderen Gerät
me-recover = Das bin ich
me-seat-here = Gehört einer dieser Plätze dir?
me-welcome = Willkommen zurück, { $name }!
me-code-unknown = Diesen Code hat niemand. Prüfe jeden Buchstaben noch einmal.
seat-deeds = Dein Platz
seat-auto-pass = Bei Machtkarten immer passen
seat-let-bot-play = Einen Bot für mich spielen lassen
