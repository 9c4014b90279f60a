## Por toda la página

page-rules = Reglas
page-settings = Ajustes
page-close = Cerrar
page-confirm = Confirmar
page-continue = Seguir
page-skip = Saltar al final
page-you = tú
page-guest = Visitante
page-player = Jugador { $number }
page-to-lobby = Ir al inicio
page-lost = Quizá falte una letra, o la página se haya mudado.

## Ajustes y teclas

page-language = Idioma
page-language-unread = Aún no lo ha leído nadie que tenga el español como lengua materna.
page-theme = Aspecto
page-theme-auto = Como el dispositivo
page-theme-day = Día
page-theme-night = Noche
page-speed = Velocidad de la animación
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-instant = Al instante
page-skip-to-turn = Ir a mi turno
page-skip-ahead = Adelantar
page-confirmation = Confirmación
page-confirmation-on = Confirmar todo
page-confirmation-off = Sin ella, con Deshacer
page-confirmation-note = Sin confirmación, una elección completa se envía a los tres segundos. Hasta entonces puedes deshacerla: nadie ha visto nada y tú no has averiguado nada nuevo.
page-sent-soon = Tu decisión contará en un momento.
page-undo = Deshacer
page-send-now = Enviar ya
page-keys = Teclado
page-key-left = carta de tu portacartas izquierdo
page-key-right = carta de tu portacartas derecho
page-key-trick = jugarreta sí o no
page-key-swap = cambiar la carta rápida y la lenta
page-key-creature = criatura por la que apostar
page-key-bet = carta de apuesta
page-key-power = poder, o una de sus opciones
page-key-pass = pasar, o un paso atrás
page-key-fate = casilla para la ficha de destino
page-key-confirm = confirmar
page-key-skip = ir a tu turno
page-key-act = ir al botón que confirma
page-key-back = deshacerlo todo
page-key-tabs = cartas, apuestas, Zeus, crónica
page-key-rules = las reglas
page-key-help = esta lista
page-keys-hint = Teclas: H dice qué es algo, F lleva al botón que confirma y el signo de interrogación muestra todas las teclas.

## La conexión, y lo que se rechaza

page-coming = Llegando a la mesa…
page-away = Se ha perdido la conexión. Intentándolo otra vez…
page-away-pending = Se ha perdido la conexión. Tu decisión se enviará en cuanto vuelva.
page-planned-card-dropped = La carta lenta que habías elegido ya no se puede jugar. Elige otra.
refused-offline = No se puede conectar con el servidor. ¿Tienes conexión?
refused-bad-message = La página y el servidor no se entienden. Vuelve a cargar la página.
refused-enter-first = Entra primero en la mesa.
refused-no-such-address = En esta dirección no hay nada.
refused-no-such-table = Esta mesa no existe.
refused-no-such-puzzle = Este problema no existe.
refused-no-such-seat = La mesa no tiene esa plaza.
refused-not-your-seat = Esta no es tu plaza.
refused-not-your-turn = No es tu turno.
refused-not-legal = Las reglas no lo permiten ahora.
refused-stale = Mientras tanto ha pasado algo. Vuelve a mirar.
refused-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
refused-seat-taken = Esta plaza está ocupada.
refused-removed = Quien abrió la mesa te ha sacado de ella.
refused-seats-free = Aún quedan plazas libres.
refused-too-late = La partida ya ha empezado.
page-other-rules = Las reglas han cambiado desde que empezó esta partida. Puedes seguir desde aquí con las reglas de hoy; se han aplicado a todo lo jugado, así que puede que algo no esté como lo recuerdas.
page-other-rules-play-on = Seguir con las reglas de hoy
refused-other-rules = Esta partida se jugó con unas reglas que han cambiado desde entonces.
refused-not-playing = Aquí no se está jugando ninguna partida.
refused-not-over = La partida aún no ha terminado.
refused-not-away = Esta persona sigue aquí.
refused-no-time = Se te ha acabado el tiempo: un bot juega por ti hasta el final.
refused-god-taken = Otra persona ya ha elegido este dios.
refused-bad-settings = Con estos ajustes no se puede jugar.
refused-no-name = En un nombre tiene que verse algo.
refused-long-name = Un nombre tiene como mucho 24 caracteres.
refused-bad-name = En este nombre hay algo que no se puede mostrar.
refused-bad-record = Esto no es el registro de una partida completa.
refused-too-many = Serían demasiados.
refused-too-fast = ¡No tan deprisa! Espera un momento.
refused-try-again = No ha funcionado. Inténtalo de nuevo dentro de un momento.
refused-damaged = Esta mesa está dañada en el servidor y no se puede mostrar.
refused-not-known = El servidor no te conoce. Ve al inicio y escribe tu nombre.
refused-banned = Quien lleva este servidor te ha vetado por un tiempo.
refused-closed = Quien lleva este servidor ha cerrado esta mesa.
refused-not-allowed = Eso no está permitido desde aquí.
refused-too-large = Es demasiado grande.
refused-too-few = No hay gente suficiente para una mesa.
refused-switched-off = Este servidor no ofrece eso.
refused-not-a-member = Eso solo puede hacerlo quien está en el grupo.
refused-no-open-view = No puedes ver esta partida con todas las cartas a la vista.
refused-no-odds = En esta mesa no se muestra el pronóstico.
refused-no-hints = Aquí no puede haber pistas: toda la mesa tiene que aceptarlas antes de que empiece la partida.
refused-no-reviews = Este servidor no repasa partidas.
refused-no-daily = En este servidor no hay carrera del día.
refused-no-duplicates = En este servidor no hay partidas duplicadas.
refused-play-first = Juega primero esta carrera: las partidas de los demás muestran lo que se repartió.
refused-no-puzzles = Este servidor no tiene problemas que resolver.

## Sin servidor

here-plays = Se juega en este dispositivo
here-not-kept = En esta ventana del navegador no se guarda nada
here-offline = Ahora mismo no se puede conectar con el servidor. En este dispositivo puedes jugar contra bots, o con más gente.
here-alone = Aquí no hay servidor: se juega en este dispositivo, contra bots o con más gente.
here-seat = Si estabas en una partida, no se ha perdido nada: al cabo de un rato un bot juega por ti, y puedes recuperar tu plaza.
here-olympian = Aquí el Olímpico no piensa tan lejos como en un servidor.
here-loading = Cargando el juego: { $loaded } de { $total } MB
here-starting = Arrancando el juego…
here-failed-download = No se ha podido cargar el juego. ¿Tienes conexión?
here-failed-start = El juego no puede arrancar en este navegador.
here-failed-other-tab = El juego está abierto en otra pestaña. Juega allí, o cierra esa pestaña.
here-failed-new-version = Hay una nueva versión de esta página.
here-again = Volver a intentarlo
here-reload = Recargar
here-not-stored = Este navegador no ha podido guardarlo; quizá no quede espacio. Haz sitio e inténtalo otra vez.
here-elsewhere = Una partida que se juega en un dispositivo solo se puede abrir en él.

## Sonidos

sound = Sonidos
sound-off = No
sound-on = Sí
sound-volume = Volumen
