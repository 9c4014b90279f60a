## Chat y reacciones

chat-title = Chat
chat-unread = { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
chat-say = Di algo
chat-send = Enviar
chat-nobody = Todavía no ha dicho nada nadie.
chat-said = { $name }: { $text }
chat-mute = Silenciar a { $name }
chat-unmute = Volver a oír a { $name }
chat-muted = Ya no oyes a { $name }.
chat-report = Denunciar a { $name } ante quien lleva este servidor
chat-reported = Has denunciado a { $name } ante quien lleva este servidor.
chat-reactions = Reacciones
chat-key = chat
reaction-cheer = ¡Hurra!
    .by = { $name } lo celebra.
reaction-laugh = ¡Ja, ja!
    .by = { $name } se ríe.
reaction-gasp = ¡Oh!
    .by = { $name } se asombra.
reaction-groan = ¡Ay de mí!
    .by = { $name } se lamenta.
reaction-thunder = ¡Por Zeus!
    .by = { $name } desata un trueno.
reaction-thanks = ¡Gracias!
    .by = { $name } da las gracias.

## Varias personas en un dispositivo

together-title = Juntos en este dispositivo
together-note = El dispositivo pasa de mano en mano. Entre turno y turno la pantalla se tapa, para que nadie vea tus cartas y tus apuestas.
together-name = Nombre del jugador { $number }
together-more = Añadir un jugador
together-fewer = Quitar al jugador { $number }
together-begin = Jugar juntos
together-who = { $bots ->
        [0] { $people } personas, sin bots.
        [one] { $people } personas y { $bots } bot ({ $level }).
       *[other] { $people } personas y { $bots } bots ({ $level }).
    }
together-all-look = Ahora podéis mirar todos.
cover-title = { $name }, te toca
cover-text = Pásale el dispositivo a { $name }. Los demás, a mirar a otro lado.
cover-uncover = Soy { $name }
cover-meanwhile = Desde tu último turno
looked-alone = Esto solo lo ves tú.
looked-holder = El portacartas { $between } contiene:
rematch-join = Ir a la revancha

## El invitado y la plaza

me-title = Seguir en otro dispositivo
me-note = Sin cuenta y sin contraseña: un código te lleva a otro dispositivo, con tus plazas y tus partidas.
me-new-code = Mostrar un código
me-new-code-note = Un código nuevo sustituye al anterior y cierra tu sesión en los demás dispositivos.
me-code = Tu código de recuperación
me-code-note = Apúntalo: te devuelve tus plazas y partidas en otro sitio. No volverás a verlo.
me-code-kept = Ya lo tengo
me-enter-code = Código de tu otro dispositivo
me-recover = Soy yo
me-seat-here = ¿Es tuya una de estas plazas?
me-welcome = ¡Qué alegría verte de nuevo, { $name }!
me-code-unknown = Nadie tiene ese código. Revisa cada letra.
seat-deeds = Tu plaza
seat-auto-pass = Pasar siempre con los poderes
seat-let-bot-play = Que un bot juegue por mí
