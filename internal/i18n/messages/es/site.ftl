### Textos de las páginas que escribe el servidor.

site-name = Teahouse
site-language-name = Español
site-skip = Saltar al contenido
site-not-started = No se ha podido cargar una parte de esta página, así que no se actualiza sola.
site-nav-site = Sitio
site-nav-games = Juegos
site-nav-mine = Mis partidas
site-nav-rules = Reglas
site-nav-more = Más
site-nav-settings = Ajustes
site-nav-lobby = Buscar rival
site-nav-review = Analizar una partida
site-nav-about = Acerca de
site-you = Tú
site-language = Idioma
site-lead = Juega con amigos, con desconocidos o contra el ordenador, en vivo o por correspondencia.
site-lead-account = No hace falta una cuenta.
site-versus = { $first } y { $second }
site-standing-waiting = a la espera de un jugador
site-standing-turn = jugada { $n }, turno de { $who }
site-computer = Ordenador ({ $level })
site-role = { FORM($role, article: "none") }
site-role-chance = El azar
site-rule = Regla:
site-problem-lesson = Aprende esta regla

page-review-title = Analizar una partida
page-review-lead = Pega un registro, o una partida en la notación de otro sitio, y recórrela jugada a jugada.
page-review-noscript = Esta página necesita JavaScript, que no está disponible en tu navegador. Las partidas jugadas aquí se pueden recorrer sin él: abre una de tu lista de partidas.
page-studies-title = Estudios
page-studies-lead = Capítulos de partidas con variantes, comentarios, flechas y marcas: a solas o en grupo, también sin conexión.
page-studies-noscript = Los estudios necesitan script. Cada uno se puede leer sin él en /api/studies/ con su identificador y /record.
page-analysis-index = Tablero de análisis
page-analysis-title = { $game }: tablero de análisis
page-analysis-lead = Prepara cualquier posición, prueba jugadas y mira qué opina de ellas el ordenador.
page-analysis-noscript = El tablero de análisis necesita JavaScript, que no está disponible en tu navegador. Muestra la posición de la dirección.
page-analysis-impossible = Ninguna partida puede llegar a la posición de esta dirección, así que se muestra el comienzo habitual:
page-play-title = { $game } contra el ordenador
page-play-noscript = Aquí el ordenador juega en tu navegador, y para eso hace falta JavaScript.
page-play-server = Jugar contra el ordenador de este servidor.
page-offline-title = Sin conexión
page-offline-lead = El servidor no responde. Aun así puedes jugar contra el ordenador, analizar partidas y leer las reglas:
page-offline-device = Este dispositivo no tiene conexión. Aun así puedes jugar contra el ordenador, analizar partidas y leer las reglas:
page-offline-retry = Reintentar ahora
page-preview-match = { $first } – { $second } · { $game }
page-preview-turn = Tras la jugada { $n } de { $of }.

site-home-title = Cinco juegos, una mesa
site-home-mine = Tus partidas
site-home-all = Todas mis partidas
site-home-over = Partidas terminadas
site-mine-going = Partidas en curso
site-mine-none = No tienes ninguna partida en curso en este servidor.
site-mine-over-none = Aún no hay ninguna partida terminada.
site-mine-local = Contra el ordenador, en este navegador
site-mine-local-none = En este navegador no hay ninguna partida guardada contra el ordenador.
site-mine-review = Analizar
site-mine-resume = Continuar
site-mine-resume-of = Continuar: { $game }, { $players }
site-mine-review-of = Analizar: { $game }, { $players }
site-home-games = Los juegos
site-home-computer = Jugar contra el ordenador
site-home-computer-of = { $game }: jugar contra el ordenador
site-home-friend = Invitar a un amigo
site-home-friend-of = { $game }: invitar a un amigo
site-home-open = Buscar rival
site-home-open-of = { $game }: buscar rival
site-home-take = Jugar con quien espera
site-home-take-of = { $game }: jugar con quien espera, { $players }
site-home-more = Más opciones
site-home-more-of = { $game }: más opciones de reloj, asiento y reglas
site-home-live = En vivo
site-home-watch-of = { $game }, en vivo: { $players }. Ver la partida
site-home-rules-of = Cómo se juega: { $game }
site-home-learn = Aprender
site-home-learn-of = Aprender { $game }
site-home-first = ¿Cuál primero?
site-home-find-game = Juego
site-home-find-clock = Reloj
site-home-find-pace = { $minutes } min + { $seconds } s por jugada
site-home-find-means = Juegas en cuanto alguien quiera lo mismo.
site-home-seats = Jugadores en espera
site-home-seats-none = Ahora mismo no hay ningún sitio libre.
site-home-lobby = Todos los asientos libres, con filtros
site-lobby-title = Buscar rival
site-lobby-lead = Espera aquí a alguien que busque lo mismo, o toma un asiento que alguien haya dejado libre.
site-lobby-any = Cualquiera
site-lobby-first = Mueve primero
site-lobby-second = Mueve después
site-lobby-lowest = Puntuación desde
site-lobby-highest = Puntuación hasta
site-lobby-open = Asientos libres
site-lobby-all = Todos
site-lobby-speed = Ritmo
site-lobby-filter = Mostrar
site-lobby-role = serías { $role }
site-lobby-none = Ahora mismo no hay ningún asiento libre. Deja uno libre o juega contra el ordenador hasta que venga alguien.
site-lobby-none-such = Ahora mismo no hay ningún asiento así.
site-lobby-show-all = Mostrar todos
site-lobby-leave = Dejar un asiento libre
site-home-watch = Partidas para ver
site-limits = Para puntuaciones de { $lowest } a { $highest }
site-limits-from = Para puntuaciones desde { $lowest }
site-limits-to = Para puntuaciones hasta { $highest }

site-home-watch-none = Ahora no hay ninguna partida pública que ver.
site-home-yours = Te toca
site-home-sit = Unirse
site-home-sit-of = Unirse: { $game }, { $players }
site-home-record = ¿Tienes un registro o una partida de otro sitio?
site-home-record-link = Pégalo y recorre la partida

site-level-number = nivel { $n }
site-level-1-does = para las primeras partidas
site-level-3-does = para principiantes
site-level-5-does = para jugadores con experiencia
site-level-8-does = el más fuerte
site-level-random = fácil
site-level-greedy = medio
site-level-random-does = hace jugadas al azar
site-level-greedy-does = piensa una jugada por adelantado

site-seat-invited = un jugador con invitación
site-seat-open = un asiento libre

site-pace-none = sin reloj
site-pace-main = { $main } por jugador
site-pace-increment = { $main } por jugador y { $increment } por jugada
site-pace-periods =
    { $n ->
        [one] { $main } por jugador, después { $n } periodo de { $period }
       *[other] { $main } por jugador, después { $n } periodos de { $period }
    }
site-pace-days =
    { $n ->
        [one] { $n } día por jugada
       *[other] { $n } días por jugada
    }

site-times = { $parts }
site-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
site-ago-days =
    { $n ->
        [one] hace { $n } día
       *[other] hace { $n } días
    }
site-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
site-ago-hours =
    { $n ->
        [one] hace { $n } hora
       *[other] hace { $n } horas
    }
site-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
site-ago-minutes =
    { $n ->
        [one] hace { $n } minuto
       *[other] hace { $n } minutos
    }
site-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
site-ago-now = ahora mismo
site-periods-left =
    { $n ->
        [one] { $time }, queda { $n } periodo
       *[other] { $time }, quedan { $n } periodos
    }

site-end-win = Victoria de { $winner }.
site-end-draw = Tablas.
site-end-repetition = Tablas: la misma posición se ha dado por tercera vez.
site-end-stuck = Tablas: a ningún jugador le quedaba una jugada legal.
site-end-resign = Victoria de { $winner } por abandono de { $loser }.
site-end-agreement = Tablas de mutuo acuerdo.
site-end-timeout = Victoria de { $winner }: se agotó el tiempo de { $loser }.
site-end-abandoned = Victoria de { $winner } por ausencia de { $loser }.
site-end-aborted = La partida se canceló. No ha ganado nadie.
site-end-aborted-why = Al menos un jugador no había jugado todavía. Un jugador canceló la partida o no empezó a tiempo.
site-end-unrated = La partida no cuenta para la puntuación.
site-end-long = Tablas: la partida ha llegado al número máximo de jugadas.
site-ending-won = Has ganado. { $text }
site-ending-lost = Has perdido. { $text }
site-ending-resigned = Has abandonado. { $text }

site-option-on = sí
site-option-off = no

site-new-title = Una nueva partida
site-new-which = ¿Qué juego?
site-new-against = Rival
site-new-computer = El ordenador
site-new-strength = Nivel
site-new-friend = Un amigo
site-new-friend-means = Recibes un enlace para enviar.
site-new-open = Cualquiera
site-new-open-means = La partida aparece en la lista de la primera página hasta que llegue alguien.
site-new-private = No ponerla en la lista: yo mismo paso la dirección
site-new-self = Nadie: juego los dos lados
site-new-self-means = Para probar, o para jugar dos en esta pantalla.
site-new-seat = Tu asiento
site-new-first = juega primero
site-new-second = juega segundo
site-new-clock = Reloj
site-new-other = Otro
site-new-other-label = Otro reloj (si escribes uno aquí, es el que vale)
site-new-other-means = 5+3 significa cinco minutos y tres segundos por jugada; 10+5x30, diez minutos y después cinco periodos de 30 segundos; 3d, tres días por jugada.
site-new-rules = Reglas
site-new-match = La partida
site-new-public = Mostrar en la lista pública
site-new-public-means = Otros la encuentran y pueden verla. Si no, solo podrá verla quien tenga el enlace.
site-new-begin = Empezar la partida
site-new-here = O juega ya en este navegador:

site-name-label = Tu nombre
site-name-known = Así te ven los demás.
site-name-empty = Si lo dejas vacío, recibes un nombre.

site-me-known = Así te ven los demás, en todas tus partidas.
site-me-nobody = Aún no tienes nombre aquí. Elige uno; los demás lo verán.
site-me-change = Cambiar nombre
site-me-take = Usar este nombre
site-me-device = Olvidar este dispositivo
site-me-device-means = Tus asientos pertenecen a este navegador. Si te olvida, no podrás continuar tus partidas, y esto no se puede deshacer. Para seguir en otro dispositivo, abre antes una partida y elige «Seguir en otro dispositivo».
site-me-forget = Olvidarme aquí

site-mine-keep = Estas partidas pertenecen solo a este navegador.
site-account-keep = Conserva tus partidas
site-account-make = Crear una cuenta
site-account-keep-means = Tus partidas pertenecen a este navegador. Con una llave de acceso vuelves a ellas desde cualquier dispositivo: tu huella, tu cara o el PIN de tu dispositivo en lugar de una contraseña.
site-account-make-means = Una llave de acceso sustituye a la contraseña: tu huella, tu cara o el PIN de tu dispositivo. Con ella vuelves desde cualquier dispositivo.
site-account-keep-next = Después sigues donde estabas.
site-account-keep-name = Tu cuenta se llamará { $name }. Arriba puedes escribir otro nombre.
site-account-keep-nameless = Tu cuenta necesita un nombre: escribe uno arriba primero.
site-account-keep-passkey = Conservar mis partidas con una llave
site-account-make-passkey = Crear una cuenta con una llave
site-account-script = Las llaves de acceso necesitan un navegador con scripts.
site-account-no-passkeys = Este navegador no conoce las llaves de acceso.
site-account-cancelled = No se ha usado ninguna llave. Puedes volver a intentarlo.
site-account-passkey-again = Este dispositivo ya tiene una llave de esta cuenta.
site-account-login = Iniciar sesión
site-account-login-means = Si tienes una cuenta, vuelve a ella aquí.
site-account-login-leaves = Las partidas que has empezado como invitado en este navegador se quedan con el invitado.
site-account-login-passkey = Iniciar sesión con una llave
site-account-recovery = Usar un código de recuperación
site-account-name = Nombre de la cuenta
site-account-code = Código de recuperación
site-account-since = Tu cuenta se creó { $ago }.
site-account-logout = Cerrar sesión
site-account-passkey = Llave
site-account-passkeys = Llaves de acceso
site-account-passkeys-means = Cada uno de tus dispositivos puede tener una llave. Un dispositivo perdido ya no entra cuando has quitado su llave y cerrado su sesión.
site-account-passkey-made = creada { $ago }
site-account-passkey-used = usada por última vez { $ago }
site-account-passkey-unused = aún sin usar
site-account-passkey-remove = Quitar la llave { $label }
site-account-remove = Quitar
site-account-passkey-add = Añadir una llave
site-account-codes = Códigos de recuperación
site-account-codes-means = Si pierdes tus dispositivos, un código te deja entrar una vez. Apunta los códigos en papel.
site-account-codes-left =
    { $n ->
        [0] Aún no tienes ninguno.
        [one] Queda un código.
       *[other] Quedan { $n } códigos.
    }
site-account-codes-make = Crear códigos nuevos
site-account-codes-new = Estos son tus códigos. Solo se muestran esta vez: apúntalos. Los códigos anteriores ya no valen.
site-external-login = Iniciar sesión con { $site }
site-external-keep = Conservar mis partidas con { $site }
site-external-title = Inicios de sesión con otros sitios
site-external-means = Si tienes una cuenta en uno de estos sitios, puedes usarla para iniciar sesión aquí. El otro sitio sabrá que inicias sesión en Teahouse. Teahouse guarda tu identificador en ese sitio y, si aparece abajo, tu dirección de correo.
site-external-add = Añadir un inicio de sesión con { $site }
site-external-confirm = Confirmar con { $site }
site-external-made = añadido { $ago }
site-external-remove = Quitar el inicio de sesión con { $site }
site-external-elsewhere = Los inicios de sesión con otros sitios solo funcionan en la dirección pública de este sitio:
site-external-leaving = Tu navegador abre { $site }, donde inicias sesión. Después vuelve aquí.
site-external-go = Seguir a { $site }
site-external-name-title = Elige un nombre
site-external-new = Has iniciado sesión en { $site }. Este inicio de sesión todavía no pertenece a ninguna cuenta de aquí: elige un nombre y tendrás una. Las partidas que has empezado en este navegador vienen contigo.
site-external-old = ¿Ya tienes una cuenta aquí? Entonces no crees otra: inicia sesión como antes y añádele este inicio de sesión.
site-account-address = Dirección de correo
site-account-address-means = Con una dirección de correo puedes iniciar sesión sin llave: un correo te trae un código. Nadie más ve la dirección.
site-account-address-add = Añadir una dirección
site-account-address-change = Usar otra dirección
site-account-address-remove = Quitar la dirección
site-account-mail = Dirección de correo de la cuenta
site-account-mail-send = Enviarme un código
site-account-sessions = Dónde has iniciado sesión
site-account-session-here = este navegador
site-account-session-seen = visto por última vez { $ago }
site-account-session-end = Cerrar esa sesión
site-account-session-end-of = Cerrar esa sesión: { $device }
site-account-sessions-end = Cerrar las demás sesiones
site-account-device = { $browser } en { $system }
site-account-device-unknown = navegador desconocido
site-account-data = Tus datos
site-account-export = Descargar todos los datos sobre ti
site-account-audit = Qué ha pasado con tu cuenta
site-account-leave = Cerrar la cuenta
site-account-disable-means = Una cuenta desactivada cierra todas sus sesiones. No se borra nada, y el siguiente inicio de sesión la vuelve a activar.
site-account-disable = Desactivar mi cuenta
site-account-delete-means = Tu cuenta se desactiva al momento y se borra después de 7 días. Si inicias sesión hasta entonces, no se borra nada. Después no se puede recuperar: se borran tu nombre, tu dirección, tus llaves de acceso, tus inicios de sesión con otros sitios y a quién has bloqueado. Tus partidas se quedan, como las de un antiguo jugador.
site-account-delete-sure = Sé que tengo 7 días para pensarlo otra vez.
site-account-delete = Borrar mi cuenta
site-account-made = Ya tienes una cuenta. Crea códigos de recuperación para poder volver sin este dispositivo.
site-account-named = Tu nombre ha cambiado.
site-audit-account-made = Se creó la cuenta.
site-audit-login = Iniciaste sesión.
site-audit-login-failed = Se rechazó un inicio de sesión.
site-audit-passkey-added = Se añadió una llave.
site-audit-passkey-removed = Se quitó una llave.
site-audit-codes-made = Se crearon códigos de recuperación.
site-audit-code-used = Se usó un código de recuperación.
site-audit-session-revoked = Se cerró una sesión.
site-audit-login-by-mail = Iniciaste sesión por correo.
site-audit-address-added = Se añadió una dirección de correo.
site-audit-address-removed = Se quitó una dirección de correo.
site-audit-external-login = Iniciaste sesión con una cuenta de otro sitio.
site-audit-external-added = Se añadió un inicio de sesión con una cuenta de otro sitio.
site-audit-external-removed = Se quitó un inicio de sesión con una cuenta de otro sitio.
site-audit-disabled = Se desactivó la cuenta.
site-audit-enabled = Se volvió a activar la cuenta.

site-mail-login-subject = Inicio de sesión en { $site }
site-mail-login = Alguien, probablemente tú, quiere iniciar sesión en { $site } con esta dirección.
site-mail-address-subject = Confirma tu dirección para { $site }
site-mail-address = Alguien, probablemente tú, quiere añadir esta dirección a una cuenta de { $site }.
site-mail-code-here = Introduce este código en el navegador en el que has pedido el correo:
site-mail-link-here = O abre este enlace en el mismo navegador:
site-mail-lasts =
    { $minutes ->
        [one] Ambos sirven una vez, durante un minuto.
       *[other] Ambos sirven una vez, durante { $minutes } minutos.
    }
site-mail-not-you = Si no has sido tú, no hagas caso de este correo y no se lo enseñes a nadie: sin él nadie entra.
site-mail-notice-subject = Tu cuenta en { $site }
site-mail-notice-not-you = Si no has sido tú, inicia sesión, cierra las demás sesiones y quita lo que no es tuyo:
site-mail-deleted = La cuenta se borrará en 7 días. Inicia sesión hasta entonces para conservarla.
site-mail-title = Mira tu correo
site-mail-sent-login = Si una cuenta tiene la dirección { $address }, un correo va de camino. Introduce aquí su código o abre su enlace en este navegador.
site-mail-sent-address = Un correo va de camino a { $address }. Introduce aquí su código o abre su enlace en este navegador.
site-mail-code = Código del correo
site-mail-code-send = Seguir
site-mail-again = ¿No ha llegado? Mira entre el correo no deseado o pide otro.
site-mail-link-login = Pulsa el botón para iniciar sesión en este navegador.
site-mail-link-address = Pulsa el botón para añadir la dirección a tu cuenta.
site-mail-link-confirm = Añadir la dirección

site-notice-turn = Te toca contra { $opponent }
site-notice-turn-alone = Te toca
site-notice-time-left = Queda poco tiempo contra { $opponent }
site-notice-time-left-alone = Te queda poco tiempo
site-notice-rematch = { $opponent } pide otra partida
site-notice-rematch-alone = Alguien pide otra partida
site-notice-over = Tu partida contra { $opponent } ha terminado
site-notice-over-alone = Una de tus partidas ha terminado
site-notices-title = Notificaciones
site-notices-none = Aquí se te avisa sobre tus partidas por correspondencia: cuando te toca, cuando queda poco tiempo, cuando una partida ha terminado y cuando tu rival pide otra. También se te avisa cuando alguien te desafía y cuando se responde a tu desafío.
site-notices-unread = nueva
site-notices-more = Hay notificaciones nuevas.
site-notices-show = Mostrarlas
site-notices-read = Marcar todas como leídas
site-notices-settings = Cómo se te avisa
site-notices-guest = Con una cuenta también se te avisa con mensajes push, por correo electrónico o con webhooks.
site-notices-guest-keep = Conservar tus partidas con una cuenta
site-notices-what = Qué
site-notices-kind-turn = Te toca, en partidas por correspondencia
site-notices-kind-time-left = Te queda una quinta parte del tiempo
site-notices-kind-rematch = Tu rival pide otra partida
site-notices-kind-over = Una partida por correspondencia ha terminado
site-notices-channel-page = Aquí
site-notices-channel-push = Push
site-notices-channel-mail = Correo
site-notices-channel-webhook = Webhook
site-notices-choice = { $kind }: { $channel }
site-notices-period = Correos, todas las novedades en uno
site-notices-period-days =
    { $days ->
        [one] como mucho una vez al día
        [7] como mucho una vez a la semana
       *[other] como mucho cada { $days } días
    }
site-notices-no-address = Aún no tienes dirección de correo, así que no se envía ningún correo.
site-notices-add-address = Añadir una dirección
site-notices-save = Guardar
site-notices-saved = Tu elección se ha guardado.
site-notices-devices = Mensajes push
site-notices-devices-means = Tu navegador los muestra aunque no haya abierta ninguna página de este sitio. Pueden recibirlos hasta cinco navegadores.
site-notices-device-add = Recibir mensajes push en este navegador
site-notices-device-added = Este navegador recibe mensajes push.
site-notices-device-blocked = El navegador no permite mensajes push de este sitio. Puedes cambiarlo en sus ajustes.
site-notices-device-unknown = Este navegador no puede recibir mensajes push.
site-notices-device-failed = No se pudo registrar el navegador para mensajes push. Inténtalo más tarde.
site-notices-device-used = usado por última vez { $ago }
site-notices-device-remove = Ningún mensaje push a { $device }
site-notices-webhooks = Webhooks
site-notices-webhooks-means = Un programa tuyo recibe tus notificaciones como peticiones firmadas.
site-notices-webhook-address = Dirección
site-notices-webhook-add = Añadir un webhook
site-notices-webhook-remove = Quitar el webhook { $address }
site-notices-webhook-secret = Con este secreto se firman las peticiones al nuevo webhook. Solo se muestra esta vez:
site-digest-subject =
    { $n ->
        [one] Novedades de tus partidas en { $site }
       *[other] { $n } novedades de tus partidas en { $site }
    }
site-digest-intro = Esto te espera en { $site }:
site-digest-more =
    { $n ->
        [one] Y una más.
       *[other] Y { $n } más.
    }
site-digest-why = Elige de qué se te avisa y cómo:
site-digest-end = Dejar de recibir estos correos:
site-unsubscribe-title = Dejar de recibir correos
site-unsubscribe-means = No recibirás más correos sobre tus partidas. Puedes volver a activarlos en tu cuenta.
site-unsubscribe-button = Dejar de recibir correos
site-unsubscribe-done = No recibirás más correos sobre tus partidas.

site-invited-title = Invitación a { $game }
site-invited-by = { $name } te invita a una partida de { $game }.
site-invited-you = Te han invitado a una partida de { $game }.
site-invited-first = Juegas como { $role } y haces la primera jugada.
site-invited-second = Juegas como { $role } y haces la segunda jugada.
site-invited-clock = Reloj: { $pace }.
site-invited-rules = Reglas: { $rules }.
site-invited-take = Unirse a la partida

site-move-title = Seguir en este dispositivo
site-move-lead = Con este enlace juegas como { $role } en una partida de { $game } en este navegador. El navegador que juega ahora solo podrá ver la partida.
site-move-here = Seguir aquí
site-key-title = Seguir en otro dispositivo
site-key-lead =
    { $n ->
        [one] Abre este enlace en el otro dispositivo. Sirve una sola vez, durante { $n } minuto. Quien lo tenga puede ocupar tu asiento, así que no se lo muestres a nadie más.
       *[other] Abre este enlace en el otro dispositivo. Sirve una sola vez, durante { $n } minutos. Quien lo tenga puede ocupar tu asiento, así que no se lo muestres a nadie más.
    }
site-key-link = Enlace

site-back-match = Volver a la partida
site-back-games = Ir a los juegos
site-back-form = Volver al formulario
site-back-invitation = Volver a la invitación
site-back-search = Volver a la búsqueda
site-next = Seguir

site-settings-lead = Solo se guardan en este navegador.
site-settings-kept = Guardado.
site-settings-theme = Tema
site-settings-theme-auto = Como en este dispositivo
site-settings-theme-light = Claro
site-settings-theme-dark = Oscuro
site-settings-set = Piezas
site-settings-set-pictures = Imágenes
site-settings-set-pictures-means = Flores pintadas en madera.
site-settings-set-letters = Letras
site-settings-set-letters-means = Letras grandes sobre colores y dibujos que también distinguen las personas daltónicas.
site-settings-names = Nombres en los cubos de Ki Shogi
site-settings-names-means = En letras latinas, debajo de los signos.
site-settings-coordinates = Coordenadas en el borde del tablero
site-settings-coordinates-auto = Con la notación
site-settings-coordinates-auto-means = Mientras se ven o se escriben jugadas.
site-settings-coordinates-off = Nunca
site-settings-coordinates-on = Siempre
site-settings-board = El tablero
site-settings-sounds = Sonidos
site-settings-sounds-means = Un golpe de madera en cada jugada y una campanilla al final.
site-settings-motion = Movimiento
site-settings-motion-auto = Como en este dispositivo
site-settings-motion-none = Ninguno
site-settings-senses = Sonido y movimiento
site-settings-confirm = Confirmación antes de cada jugada
site-settings-confirm-auto = Preguntar solo en partidas por correspondencia, con días por jugada o sin reloj
site-settings-confirm-always = Preguntar siempre
site-settings-confirm-never = No preguntar nunca
site-settings-save = Guardar ajustes

site-about-lead = Cinco juegos abstractos para dos, exactamente como los escribieron sus autores.
site-about-free = No necesitas cuenta, correo electrónico ni dinero, y nada te rastrea. Sin cuenta, tus asientos y ajustes se guardan solo en tu navegador.
site-about-why = Haz clic en un lugar al que no puedes ir y verás la regla que lo prohíbe. Puedes recorrer cualquier partida terminada, jugada a jugada, y ver qué la decidió.
site-about-kept = Una jugada confirmada queda guardada en disco. Ni una conexión perdida ni un servidor que se reinicia pierden una jugada. Los relojes esperan mientras el servidor se reinicia; siguen corriendo mientras no estás.
site-about-authors = Los autores de los juegos
site-about-by = { $game }, de { $author }
site-about-unnamed = { $game }, de un jugador que la fuente no nombra
site-about-sources = Cada página de reglas nombra su fuente y explica qué se decidió donde la fuente calla o se contradice.
site-about-programs = Para programas
site-about-programs-text = Hay una interfaz por HTTP y WebSockets:
site-about-programs-link = su descripción
site-about-letters = Las tipografías son EB Garamond e Inter, con la licencia Open Font License:

site-rules = Reglas
site-rulesOf = Las reglas de { $game }
site-exactRules = Las reglas exactas
site-exactRulesOf = Las reglas exactas de { $game }
site-exactRules-lead = Cada regla que una jugada puede incumplir, con ejemplos:
site-contents = Contenido
site-playComputer = Jugar contra el ordenador
site-allRules = Las reglas de todos los juegos

site-match-public = pública
site-match-board = Tablero y manos
site-match-old = Las reglas han cambiado desde que se jugó esta partida. Puedes leerla, descargarla y terminarla, pero el tablero no se puede mostrar.
site-match-after = El tablero se muestra tras la jugada { $ply } de { $all }.
site-match-now = Volver a la posición actual
site-match-verdict = Qué decidió la partida
site-match-watching = Estás viendo la partida.
site-match-again = Esta página se vuelve a cargar cada { $n } segundos.
site-match-look = Volver a cargar ahora
site-match-type-means = Una jugada, escrita como en la lista o en la notación del juego
site-match-type-example = p. ej. { $turn }
site-match-type-look = Vista previa
site-match-turns = Jugadas
site-match-turns-none = Aún no se ha hecho ninguna jugada.
site-match-talk = Chat
site-match-talk-none = Aún no hay mensajes.
site-match-talk-lines = Mensajes
site-match-talk-read = Quien mira la partida puede leer esto.
site-match-say = Enviar
site-match-say-label = Tu mensaje
site-match-you = tú
site-match-wins = gana
site-match-here = en línea
site-match-away = ausente
site-match-clock = Reloj de { $role }
site-match-hand = En la mano
site-match-send = Envía este enlace a quien vaya a jugar como { $role }
site-match-send-means = La primera persona que lo abra puede ocupar el asiento. En esta página solo lo ves tú.
site-match-link = El asiento de { $role } es para quien tenga un enlace.
site-match-link-make = Crear un enlace
site-match-open-mine = El asiento de { $role } está libre para cualquiera.
site-match-open-send = Envía la dirección de esta página.
site-match-open = El asiento de { $role } está libre.
site-match-kept = El asiento de { $role } está reservado para un amigo.
site-match-play = Jugar { $turn }
site-match-accept = Aceptar
site-match-decline = Rechazar
site-match-withdraw = Cancelar la petición
site-match-gone = Tu rival se ha ido.
site-match-claim-in =
    { $n ->
        [one] Podrás reclamar la victoria en { $n } segundo.
       *[other] Podrás reclamar la victoria en { $n } segundos.
    }
site-match-claim-now = Puedes reclamar la victoria o esperar.
site-match-claim = Reclamar la victoria
site-match-rematch = Revancha
site-match-rematch-to = Ir a la revancha
site-match-takeback = Pedir deshacer
site-match-draw = Ofrecer tablas
site-match-give = Dar 15 segundos
site-match-resign = Abandonar…
site-match-resign-means = Ganará el otro jugador.
site-match-resign-yes = Sí, abandonar
site-match-abort = Cancelar la partida…
site-match-abort-means = Aún no han jugado los dos: nadie gana ni pierde.
site-match-abort-yes = Sí, cancelar la partida
site-match-move = Seguir en otro dispositivo…
site-match-move-means = Recibes un enlace que abre esta partida en otro dispositivo, en tu asiento.
site-match-move-make = Crear el enlace
site-match-move-for = Crear el enlace para { $role }
site-match-record = Descargar el registro

site-offer-draw = { $who } ofrece tablas.
site-offer-takeback = { $who } pide deshacer una jugada.
site-offer-rematch = { $who } pide la revancha.

site-said-waiting = Falta un jugador.
site-said-both = Turno de { $who }; juegas con ambos bandos.
site-said-yours = Te toca.
site-said-move = Turno de { $who }.
site-said-paused = El reloj espera a que vuelva { $who }, como máximo { $n } s.

site-step-first = Inicio
site-step-back = Atrás
site-step-next = Siguiente
site-step-last = Final

site-problem-rule = Las reglas no permiten esta jugada
site-problem-turn = No es tu turno
site-problem-seat = No tienes asiento aquí
site-problem-taken = El asiento está ocupado
site-problem-invitation = El asiento necesita una invitación
site-problem-stale = La partida ha avanzado
site-problem-over = La partida ha terminado
site-problem-waiting = La partida no ha empezado
site-problem-offer = No existe esa oferta
site-problem-early = Es demasiado pronto para eso
site-problem-late = Es demasiado tarde para eso
site-problem-text = El texto no se puede aceptar
site-problem-version = Las reglas han cambiado desde entonces
site-problem-rated = La partida tiene puntuación
site-problem-conditional = Estas jugadas no se pueden guardar
site-problem-vacation = No pueden empezar vacaciones ahora
site-problem-invalid = Esto no se entiende
site-problem-nowhere = Esta página no existe
site-problem-nobody = Aún no tienes nombre aquí
site-problem-void = Aquí ya no se conoce este navegador
site-problem-spent = Este enlace ya no sirve
site-problem-not-logged-in = Aquí no has iniciado sesión
site-problem-login-failed = No se ha podido iniciar sesión
site-problem-login-expired = El inicio de sesión ha tardado demasiado
site-problem-no-passkeys = Aquí no hay llaves de acceso
site-problem-no-mail = Este sitio no envía correo
site-problem-last-login = Es la única forma de iniciar sesión
site-problem-old-login = Inicia sesión otra vez
site-problem-suspended = Esta cuenta está desactivada
site-problem-no-role = Esto es para moderadores
site-problem-settled = Este aviso está resuelto
site-problem-muted = Estás silenciado
site-problem-blocked = No jugáis el uno contra el otro
site-problem-too-many = Hay demasiadas
site-problem-external-site = El otro sitio no responde
site-problem-forbidden = Otro sitio no puede hacer eso
site-problem-method = Eso no se puede hacer aquí
site-problem-large = Es demasiado grande
site-problem-media = Este formato no se puede leer aquí
site-problem-form = No hay respuesta en ese formato
site-problem-limited = Demasiadas peticiones en poco tiempo
site-problem-misdirected = Este servidor no responde con este nombre
site-problem-busy = El servidor está demasiado ocupado ahora mismo
site-problem-full = No queda espacio para nada nuevo
site-problem-storage = Ahora mismo no se puede guardar nada
site-problem-closing = El servidor está a punto de reiniciarse
site-problem-gone = La petición se canceló
site-problem-incident = Algo ha fallado aquí

## Correspondence games

site-turn-left = quedan { $time }
site-mine-title = Tus partidas: { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
 } por jugar
site-next-game = Siguiente partida
site-turn-deadline = El tiempo para este turno termina el { $date }.
site-said-vacation = { $who } está de vacaciones, como máximo hasta el { $date }. El reloj está parado.
site-vacation-yours = Estás de vacaciones, como máximo hasta el { $date }. Tu reloj está parado, y puedes jugar.
site-vacation = Vacaciones
site-vacation-means = Mientras estás de vacaciones, tu reloj está parado en todas las partidas con días para cada turno. Tienes 30 días en un año natural. Solo tú empiezas unas vacaciones, y solo tú las terminas antes de tiempo.
site-vacation-until = Estás de vacaciones, como máximo hasta el { $date }.
site-vacation-end = Terminar las vacaciones ahora
site-vacation-end-means = Un día empezado cuenta entero. Si terminas las vacaciones ahora, { $used ->
    [one] cuenta { $used } día
   *[other] cuentan { $used } días
 }, y este año te { $left ->
    [one] queda { $left } día
   *[other] quedan { $left } días
 }.
site-vacation-begun = Tus vacaciones han empezado. Además, este año te { $left ->
    [one] queda { $left } día
   *[other] quedan { $left } días
 }.
site-vacation-ended = Tus vacaciones han terminado. Este año te { $left ->
    [one] queda { $left } día
   *[other] quedan { $left } días
 }.
site-vacation-days = Días (este año quedan { $left })
site-vacation-begin = Empezar las vacaciones ahora
site-vacation-none = Has usado todos tus días de vacaciones de este año.
site-date = { $day } de { $month } de { $year }, { $time } UTC
site-day = { $day } de { $month } de { $year } (UTC)
site-month-1 = enero
site-month-2 = febrero
site-month-3 = marzo
site-month-4 = abril
site-month-5 = mayo
site-month-6 = junio
site-month-7 = julio
site-month-8 = agosto
site-month-9 = septiembre
site-month-10 = octubre
site-month-11 = noviembre
site-month-12 = diciembre

site-former-player = Antiguo jugador
site-player-title = Desafiar, bloquear o avisar sobre { $name }
site-player-back = Volver a la partida
site-player-block-title = Bloquear
site-player-block-means = No lees el chat de quien has bloqueado. No os sentáis en la misma partida ni os seguís.
site-player-block = Bloquear a { $name }
site-player-blocked = Has bloqueado a { $name }.
site-player-unblock = Desbloquear
site-player-done-block = Bloqueado.
site-player-done-unblock = Ya no está bloqueado.
site-player-done-report = Aviso enviado. Un moderador lo leerá.
site-player-done-mute = Silenciado.
site-player-done-unmute = Ya no está silenciado.
site-player-done-annul = La partida está anulada. Las puntuaciones se calculan de nuevo.
site-player-done-count = La partida vuelve a contar. Las puntuaciones se calculan de nuevo.
site-report-title = Avisar
site-report-means = Lo leen los moderadores. El jugador no sabe quién ha avisado.
site-report-category = ¿De qué se trata?
site-report-chat = Chat
site-report-cheating = Trampas
site-report-name = El nombre
site-report-stalling = Perder tiempo
site-report-other = Otra cosa
site-report-line = Una línea del chat
site-report-line-none = Ninguna
site-report-text = ¿Qué ha pasado?
site-report-send = Enviar aviso
site-mod-title = Avisos
site-mod-player = Para moderadores
site-mod-logged = Cada uso de un rol queda anotado, y los afectados pueden leerlo.
site-mod-muted = Silenciado hasta { $until }.
site-mod-unmute = Dejar chatear
site-mod-mute-for = Silenciar durante
site-mod-reason = Motivo, que lee el jugador
site-mod-mute = Silenciar
site-mod-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
site-mod-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
site-mod-annul = Anular esta partida
site-mod-annul-means = Una partida anulada no cuenta para ninguna puntuación.
site-mod-annulled = Esta partida está anulada.
site-mod-count = Hacer que cuente otra vez
site-mod-open = Avisos abiertos
site-mod-settled = Avisos resueltos
site-mod-from = Avisó { $name }
site-mod-game = La partida
site-mod-settled-by = Resuelto por { $name }:
site-mod-decision = Qué has hecho
site-mod-settle = Resolver
site-mod-settle-of = Resolver el aviso sobre { $name }
site-mod-none = No hay avisos.
site-mod-puzzles = Problemas
site-mod-none-settled = Aún no se ha resuelto ningún aviso.
site-match-talk-hidden = Un mensaje de alguien a quien has bloqueado
site-account-muted = Un moderador te ha silenciado hasta { $until }. Hasta entonces puedes jugar, pero no chatear.
site-account-blocks = A quién has bloqueado
site-account-unblock-of = Desbloquear a { $name }
site-account-confirm = ¿Eres tú?
site-account-confirm-means = Inicia sesión otra vez y luego repite lo que querías hacer; durante diez minutos nadie volverá a preguntar.
site-account-confirm-passkey = Confirmar con una llave de acceso
site-account-confirm-mail = Enviarme un código
site-account-confirm-code = Confirmar con el código
site-account-confirmed = Has iniciado sesión otra vez. Ahora haz lo que querías hacer.
site-audit-by = por { $name }
site-audit-operators = los operadores
site-audit-deletion-asked = La cuenta se va a borrar.
site-audit-deletion-cancelled = La cuenta ya no se va a borrar.
site-audit-muted = Te silenciaron.
site-audit-unmuted = Puedes volver a chatear.
site-audit-game-annulled = Se anuló una partida tuya con puntuación.
site-audit-game-counted = Una partida tuya anulada vuelve a contar.
site-audit-suspended = Los operadores desactivaron la cuenta.
site-audit-restored = Los operadores volvieron a activar la cuenta.
site-audit-renamed = Los operadores cambiaron el nombre.
site-audit-roles-changed = Se cambiaron los roles.
site-audit-code-made = Los operadores crearon un código de recuperación.
site-audit-role-mute = Como moderador: has silenciado a alguien.
site-audit-role-unmute = Como moderador: has dejado chatear a alguien.
site-audit-role-annul = Como moderador: has anulado una partida.
site-audit-role-count = Como moderador: has hecho que una partida cuente otra vez.
site-audit-role-settle = Como moderador: has resuelto un aviso.

## Rated games

site-rated = con puntuación
site-casual = sin puntuación
site-private = privada
site-new-rating = Puntuación
site-new-casual = Sin puntuación
site-new-casual-means = No cambia la puntuación de nadie.
site-new-rated = Con puntuación
site-new-rated-means = El resultado cambia la puntuación de ambos. Los dos necesitan una cuenta; contra el ordenador no hay partidas con puntuación.
site-new-rated-untimed = Sin reloj puntúa como partida por correspondencia, y quien no vuelva en { $days } días puede perderla.
site-new-rated-account = Las partidas con puntuación necesitan una cuenta, para que cada puntuación sea de una sola persona.
site-home-find-rated = Las partidas con puntuación necesitan una cuenta.
site-invited-rated = La partida es con puntuación: el resultado cambia la de ambos.
site-match-rated-seat = El asiento de { $role } está libre. La partida es con puntuación, así que necesitas una cuenta para ocuparlo.
site-rating-beside = ({ $rating })
site-rating-about = ± { $deviation }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
site-rating-means = Un signo de interrogación dice que aún se sabe poco. El número tras ± es cuánto puede variar la puntuación; crece mientras alguien no juega.
site-speed-live = en vivo
site-speed-correspondence = por correspondencia
site-graph = { $games ->
    [one] La puntuación tras una partida: { $to }
   *[other] La puntuación en { $games } partidas: de { $from } a { $to }, como máximo { $highest }
}

## Profiles and the best players

site-profile-since = Aquí desde
site-profile-against = Tú contra esta persona: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas.
site-profile-follow = Seguir
site-profile-unfollow = Dejar de seguir
site-profile-own = Este es tu perfil, como lo ven los demás.
site-profile-account = Tu cuenta
site-profile-ratings = Puntuaciones
site-profile-unrated = Todavía ninguna partida con puntuación.
site-profile-games = Partidas
site-profile-search = Buscar en estas partidas
site-profile-watch = Ver
site-profile-private = Los demás no ven tus partidas privadas.
site-profile-records = Descargar los registros de estas partidas
site-search = Buscar
site-search-all = Todas
site-search-result = Resultado
site-search-won = Ganadas
site-search-drawn = Empatadas
site-search-lost = Perdidas
site-search-rated = Con puntuación o sin ella
site-search-speed = Ritmo
site-search-opponent = Rival
site-search-none = No hay partidas así.
site-search-next = Más
site-search-clear = Ver todas
site-ratings-title = Mejores jugadores
site-ratings-lead = Quienes tienen una puntuación conocida con ± { $deviation } puntos o mejor. Las partidas con las mismas reglas puntúan juntas; las partidas en vivo y por correspondencia, aparte.
site-ratings-pool = Partidas
site-ratings-pools = Las que más se juegan
site-ratings-show = Mostrar
site-ratings-all = Todos
site-ratings-none = Todavía no hay nadie en esta lista.
site-me-profile = Mi perfil
site-me-following = A quién sigues
site-me-playing = está jugando
site-me-unfollow-of = Dejar de seguir a { $name }

## Challenges

site-challenges = Desafíos
site-challenge = Desafiar
site-challenge-name = Desafiar a { $name }
site-challenge-title = Un desafío
site-challenge-which = ¿A qué juego quieres jugar contra { $name }?
site-challenge-another = Jugar contra otra persona
site-challenge-profile = El perfil de { $name }
site-challenge-expires = El desafío caduca después de
site-challenge-send = Enviar el desafío
site-challenge-received = { $name } te desafía. Serías { $role }. El desafío caduca en { $left }.
site-challenge-made = Has desafiado a { $name }. La partida empieza cuando acepte. El desafío caduca en { $left }.
site-challenge-other = { $name } ha desafiado a { $opponent }.
site-challenge-from = { $name } te desafía
site-challenge-to = Has desafiado a { $name }
site-challenge-left = caduca en { $left }
site-challenge-accept = Aceptar
site-challenge-accept-of = Aceptar: { $name }, { $game }
site-challenge-decline = Rechazar
site-challenge-decline-of = Rechazar: { $name }, { $game }
site-challenge-withdraw = Retirar
site-challenge-withdraw-of = Retirar: { $name }, { $game }
site-challenges-who = Quién puede desafiarte
site-challenges-all = Todo el mundo
site-challenges-followed = Personas a las que sigues
site-challenges-nobody = Nadie
site-challenges-saved = Tu elección se ha guardado.
site-standing-challenge = el desafío espera una respuesta
site-end-declined = El desafío fue rechazado.
site-problem-challenge = Eso no es posible con este desafío
site-problem-rating-range = El asiento es para otra puntuación
site-notice-challenge = { $opponent } te desafía
site-notice-challenge-alone = Alguien te desafía
site-notice-accepted = { $opponent } ha aceptado tu desafío
site-notice-accepted-alone = Tu desafío fue aceptado
site-notice-declined = { $opponent } ha rechazado tu desafío
site-notice-declined-alone = Tu desafío fue rechazado
site-notices-kind-challenge = Alguien te desafía
site-notices-kind-answer = Tu desafío fue respondido
site-new-any = Da igual: decide el azar
site-new-range = Puntuación de la otra persona
site-new-range-points = como máximo a { $n } puntos de la tuya
site-new-range-means = Solo para partidas con puntuación y un asiento libre.

## Lecciones

site-learn = Aprender jugando
site-learn-lead = Pequeñas tareas en un tablero de verdad. Si un intento no sale, el tablero te dice por qué.
site-learn-of = Aprender { $game } paso a paso
site-learn-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
site-learn-begin = Empezar
site-learn-noscript = Las tareas necesitan JavaScript. Los pasos se pueden leer también sin él.
site-learn-step = Paso { $n } de { $all }: { $title }
site-learn-next = Siguiente
site-learn-back = Atrás
site-learn-hint = Pista
site-learn-new = ¿Eres nuevo aquí? Aprende { $game } en diez minutos.

## Problemas

site-home-puzzles = Problemas: encuentra la única jugada correcta
site-nav-puzzles = Problemas
site-puzzles-lead = Posiciones con una sola jugada correcta. Está demostrado que es la única, y el tablero responde a cualquier otra.
site-puzzle-title = { $game }: problema { $id }
site-puzzles-count =
    { $n ->
        [one] { $n } problema
       *[other] { $n } problemas
    }
site-puzzles-today = Problema del día
site-puzzles-near = Problemas para ti
site-puzzles-streak = Racha
site-puzzles-timed = Tres minutos
site-puzzles-mistakes = Mis errores
site-puzzles-themes = Temas
site-puzzles-none = Todavía no hay problemas de este juego.
site-puzzle-noscript = Para jugar aquí, la página necesita JavaScript. Sin él, aquí está la solución.
site-puzzle-solution = Solución
site-puzzle-next = Siguiente problema
site-puzzle-board = La posición
site-puzzle-lesson = Aprende { $game } paso a paso
site-puzzles-of = Problemas: { $game }

## Por clave: temas de problemas

site-puzzle-tag-win-in-1 = Ganar en 1 jugada
site-puzzle-tag-win-in-3 = Ganar en 2 jugadas
site-puzzle-tag-win-in-5 = Ganar en 3 jugadas
site-puzzle-tag-win-in-7 = Ganar en 4 jugadas
site-puzzle-tag-save = Evitar la derrota
site-puzzle-tag-quiet = Primera jugada tranquila
site-puzzle-tag-option = Con opciones
site-puzzle-tag-capture = Captura
site-puzzle-tag-check = Jaque
site-puzzle-tag-discovered-check = Jaque a la descubierta
site-puzzle-tag-drop = Soltar un cubo
site-puzzle-tag-stranded-cube = Cubo aislado
site-puzzle-tag-taken-cube = Cubo a la mano
site-puzzle-tag-rescue = Cubo rescatado
site-puzzle-tag-ring = Anillo
site-puzzle-tag-ring-by-bonus = Anillo con bono
site-puzzle-tag-bonus = Bono de Armonía
site-puzzle-tag-last-flower = Última flor
site-puzzle-tag-planting = Plantar
site-puzzle-tag-blocked-gate = Puerta bloqueada
site-puzzle-tag-broken-harmony = Armonía rota
site-puzzle-tag-orchid = Orquídea
site-puzzle-tag-boat = Barca
site-puzzle-tag-knotweed = Centinodia
site-puzzle-tag-rock = Roca
site-puzzle-tag-wheel = Rueda
site-puzzle-tag-figure = Figura
site-puzzle-tag-broken-axis = Eje perdido
site-puzzle-tag-swap = Intercambiar
site-puzzle-tag-orbit = Orbitar
site-puzzle-tag-draw-near = Acercar
site-puzzle-tag-push = Empujar
site-puzzle-tag-place-behind = Poner detrás
site-puzzle-tag-seize = Retener
site-puzzle-tag-freed = Ficha liberada
site-puzzle-tag-chain = Cadena
site-puzzle-tag-broken-chain = Cadena rota
site-puzzle-tag-disharmony = Desarmonía
site-puzzle-tag-lotus = Loto
site-puzzle-tag-twig = Ramita
site-puzzle-tag-cup = Copa
site-puzzle-tag-spade = Pala
site-puzzle-tag-balance = Equilibrio
site-puzzle-tag-placement = Colocación
site-puzzle-tag-move = Movimiento
site-puzzle-tag-fixed = Flores fijas
site-puzzle-tag-prevention = Prevención

site-puzzle-fault-other-solution = otra jugada también es correcta
site-puzzle-fault-wrong-solution = la solución es incorrecta
site-puzzle-fault-text = el enunciado o el tema es incorrecto
site-puzzle-fault-other = otra cosa
