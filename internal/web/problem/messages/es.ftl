### Mensajes del sitio web y de su API.

problem-title-not-your-turn = no es tu turno
problem-title-no-seat = no tienes asiento aquí
problem-title-taken = el asiento está ocupado
problem-title-invite = el asiento necesita una invitación
problem-title-stale = la partida ha avanzado
problem-title-over = la partida ha terminado
problem-title-waiting = la partida no ha empezado
problem-title-no-offer = no existe esa oferta
problem-title-too-early = es demasiado pronto para eso
problem-title-too-late = es demasiado tarde para eso
problem-title-text = el texto no se puede aceptar
problem-title-rules-version = las reglas han cambiado desde entonces
problem-title-rated = la partida tiene puntuación
problem-title-conditional = estas jugadas no se pueden guardar
problem-title-vacation = no pueden empezar vacaciones ahora
problem-title-not-found = eso no existe
problem-title-nobody = todavía no tienes nombre aquí
problem-title-void = ya no se te conoce aquí
problem-title-spent = el enlace ya no vale
problem-title-forbidden = desde ahí no está permitido
problem-title-misdirected = este host no se atiende aquí
problem-title-method = eso no se puede hacer aquí
problem-title-too-large = la petición es demasiado grande
problem-title-media-type = la petición tiene una forma que aquí no se lee
problem-title-not-offered = no hay respuesta en esa forma
problem-title-limited = eso ha sido demasiado de una vez
problem-title-busy = ahora mismo hay demasiado que hacer
problem-title-storage = ahora mismo no se puede guardar nada
problem-title-full = no queda espacio para nada nuevo
problem-title-closing = el servicio está a punto de reiniciarse
problem-title-gone = la petición se ha abandonado
problem-title-not-logged-in = aquí no has iniciado sesión
problem-title-login-failed = no se ha podido iniciar sesión
problem-title-login-expired = el inicio de sesión ha tardado demasiado
problem-title-no-passkeys = aquí no hay llaves de acceso
problem-title-no-mail = este servicio no envía correo
problem-title-last-login = es la única forma de iniciar sesión
problem-title-old-login = tu sesión es antigua
problem-title-suspended = un operador ha desactivado la cuenta
problem-title-no-role = esto es para moderadores
problem-title-settled = el aviso está resuelto
problem-title-muted = un moderador te ha silenciado
problem-title-blocked = no jugáis el uno contra el otro
problem-title-challenge = eso no es posible con este desafío
problem-title-rating-range = el asiento es para otra puntuación
problem-title-too-many = hay demasiadas
problem-title-external-site = el otro sitio no responde
problem-title-incident = aquí algo ha fallado

problem-incident = aquí algo ha fallado. Está anotado con el número { $number }
problem-no-match = no existe esa partida. Quizá la dirección no está completa
problem-no-puzzle = no existe ese problema
problem-puzzle-not-tried = puedes votar un problema, o denunciarlo, después de haberlo intentado
problem-disk-full = el disco de este servicio está lleno. No se ha perdido nada; vuelve a intentarlo más tarde
problem-no-space = a este servicio no le queda espacio para partidas, chat ni personas nuevas. Las partidas empezadas continúan
problem-read-only = ahora mismo este servicio solo se puede leer. No se ha perdido nada; vuelve a intentarlo más tarde
problem-unavailable = ahora mismo no se puede acceder a la base de datos de este servicio. No se ha perdido nada; vuelve a intentarlo dentro de un momento
problem-locked = se está trabajando en los datos de este servicio. No se ha perdido nada; vuelve a intentarlo dentro de un momento
problem-restart = el servicio está a punto de reiniciarse. Vuelve a intentarlo dentro de un momento
problem-not-owner = la partida se está trasladando. Vuelve a intentarlo dentro de un momento
problem-conflict = la partida ha cambiado al mismo tiempo. Vuelve a intentarlo
problem-match-busy = hay demasiado pendiente en esta partida. Vuelve a intentarlo dentro de un momento
problem-computers-busy = ahora mismo todos los ordenadores están pensando. Vuelve a intentarlo dentro de un momento
problem-report-not-over = los informes se hacen de partidas terminadas
problem-report-too-many = ya esperas tantos informes como pueden esperar a la vez. Inténtalo de nuevo cuando uno esté listo
problem-report-busy = hay demasiados informes en espera. Inténtalo de nuevo en un momento
problem-game-ended = la partida ha terminado, así que no hay una jugada siguiente
problem-timeout = esto ha tardado demasiado. Vuelve a intentarlo dentro de un momento
problem-given-up = la petición se ha abandonado
problem-limited = eso ha sido demasiado en poco tiempo. Espera un poco y vuelve a intentarlo
problem-painting = ahora mismo se están pintando demasiadas imágenes. Vuelve a intentarlo dentro de un minuto
problem-painting-yours = se están pintando demasiadas imágenes para ti. Vuelve a intentarlo cuando una de ellas esté lista

problem-too-large = la petición tiene más de { $most } bytes, el máximo que se lee aquí
problem-too-large-here = la petición tiene más bytes de los que se leen aquí
problem-not-as-described = la petición no es como está descrita: { $faults }
problem-content-type = el contenido de esta petición es JSON: envíala con la cabecera Content-Type: application/json
problem-other-site = las páginas de otros sitios no pueden pedir esto
problem-other-host = este servicio no responde con este nombre. Quien lo administra fija los nombres con public-url y origin
problem-no-address = no hay nada en esta dirección. Consulta /api/openapi.json
problem-method = esta dirección solo responde a { $methods }
problem-field-too-long = esto tiene más de { $most } bytes, el máximo que se acepta aquí
problem-option-form = una opción se escribe nombre=valor
problem-new-match-key = una partida nueva tiene un cliente y un id, cada uno de 1 a 64 caracteres ASCII imprimibles sin espacios, o ninguno de los dos
problem-seek-name = una búsqueda de rival tiene un id de 1 a 64 caracteres ASCII imprimibles sin espacios
problem-rating-limit = un límite de puntuación va de { $least } a { $most }; omítelo si no quieres ninguno
problem-rating-range = la puntuación más baja no supera la más alta
problem-seekers-full = ahora mismo hay demasiada gente buscando rival. Vuelve a intentarlo dentro de un momento
problem-cursor = esto no es un cursor de una página de esta lista. Omítelo para empezar por arriba
problem-status = un estado es waiting, playing u over
problem-field-repeated = aparece más de una vez
problem-after = el valor de after es el número del último evento que ya se conoce, o 0
problem-follow = el valor de follow es true o false
problem-events-query = esta petición solo tiene los parámetros after y follow

problem-no-page = no existe esa página. Quizá la dirección no está completa
problem-form-incomplete = este formulario no está completo. Vuelve a cargar la página
problem-form-unknown = este formulario pide algo que aquí no existe. Vuelve a cargar la página
problem-form-unread = este formulario no se puede leer. Vuelve atrás y envíalo de nuevo
problem-no-turn = no existe esa jugada
problem-no-game = no existe ningún juego con ese nombre
problem-no-rules = no existe ningún juego con ese nombre, así que tampoco hay reglas
problem-link-incomplete = este enlace no está completo o es para otra cosa. Pide uno nuevo

problem-name-not-text = este nombre no es un texto legible
problem-name-empty = un nombre tiene de 1 a { $most } caracteres; este no tiene ninguno
problem-name-too-long = un nombre tiene como máximo { $most } caracteres; este tiene más
problem-name-accents = este nombre tiene más de { $most } acentos en un carácter
problem-name-invisible = este nombre tiene un carácter invisible ({ $character }). Quítalo, por favor
problem-name-only-accents = este nombre solo tiene acentos. Ponle una letra, por favor
problem-name-reserved = este nombre está reservado para ordenadores y antiguos jugadores. Elige otro, por favor
problem-name-official = este nombre está reservado para quienes llevan el sitio. Elige otro, por favor
problem-name-no-letter = el nombre de una cuenta tiene una letra o una cifra. Ponle una, por favor
problem-name-too-many = esta cuenta ha tenido demasiados nombres en el último año. Quédate con el que tiene
problem-name-taken = otra cuenta tiene este nombre, o uno que se le parece. Elige otro, por favor
problem-take-name = elige primero un nombre y vuelve a intentarlo
problem-identity-void = este navegador ya no se conoce aquí. Elige un nombre para continuar

problem-not-logged-in = para esto hace falta una cuenta. Inicia sesión, o crea una con una llave de acceso
problem-passkey-refused = con esta llave de acceso no entra nadie aquí. Prueba con otra o con un código de recuperación
problem-recovery-refused = este nombre y este código no van juntos, o el código ya se usó
problem-ceremony-over = ha tardado demasiado o ya está hecho. Empieza de nuevo
problem-no-passkeys-here = los navegadores solo crean llaves de acceso para sitios con https. Quien administra el sitio fija la dirección con public-url
problem-passkeys-elsewhere = los navegadores no crean llaves de acceso para la dirección que usas aquí. Abre { $address } en su lugar
problem-last-login = sin esto ya no podrías iniciar sesión. Crea antes una llave de acceso o códigos de recuperación
problem-old-login = para esto hace falta haber iniciado sesión en los últimos diez minutos. Inicia sesión otra vez y repítelo
problem-suspended = un operador ha desactivado esta cuenta. Pregunta a los operadores de este sitio
problem-no-role = esto es para moderadores y operadores de este sitio
problem-not-rated = esta partida no tiene un resultado que cuente para la puntuación
problem-mute-time = se silencia a alguien de 1 a { $most } horas
problem-own-role = no puedes hacerte esto a ti
problem-no-report = no existe ese aviso
problem-no-block = no existe ese bloqueo
problem-report-settled = alguien ya ha resuelto este aviso
problem-too-many-blocks = has bloqueado a { $most } personas, el máximo. Desbloquea antes a alguien
problem-too-many-reports = { $most } de tus avisos esperan a un moderador. Espera a que se resuelvan algunos
problem-no-line-of-person = esta persona no ha escrito esa línea
problem-report-text = un aviso tiene una categoría y un texto de { $most } caracteres como máximo
problem-report-empty = un aviso dice qué ha pasado: escribe una frase o elige una línea del chat
problem-not-yourself = no puedes bloquearte ni avisar sobre ti
problem-not-muted = aquí nadie está silenciado
problem-too-many-passkeys = esta cuenta tiene tantas llaves de acceso como puede tener. Quita antes una
problem-no-passkey = esta cuenta no tiene esa llave de acceso
problem-no-session = esa sesión no existe. Quizá ya se ha cerrado
problem-webhook-address = esto no es la dirección de un webhook. Es como https://example.org/hook y está en la internet pública
problem-too-many-webhooks = esta cuenta tiene tantos webhooks como puede tener. Quita antes uno
problem-no-webhook = ese webhook no existe. Quizá ya se ha quitado
problem-push-subscription = el navegador no se ha registrado bien para mensajes push. Inténtalo de nuevo
problem-no-device = ese navegador no existe. Quizá ya se ha quitado
problem-unsubscribe-address = esta dirección no detiene ningún correo. Ábrela entera, tal como está en el correo
problem-no-person = esa persona no existe aquí. Quizá se ha olvidado
problem-no-player = aquí no hay nadie con este nombre. Quizá cambió de nombre o se eliminó la cuenta
problem-search-rated = rated es rated o casual; omítelo para ver ambas
problem-search-speed = speed es live o correspondence; omítelo para ver ambas
problem-search-result = un resultado es won, lost o drawn; omítelo para ver todas las partidas
problem-search-opponent = no hay nadie con el nombre de este rival
problem-follow-self = no puedes seguirte a ti mismo
problem-follow-blocked = no podéis seguiros: una persona ha bloqueado a la otra
problem-follow-many = sigues a { $most } personas, y ese es el máximo. Deja antes de seguir a alguien
problem-no-pool = todavía no hay partidas con puntuación de este tipo
problem-no-external-site = aquí no puedes iniciar sesión con ese sitio. Elige otra forma de iniciar sesión
problem-external-state = este inicio de sesión tardó demasiado, ya se terminó o se empezó en otro navegador. Empieza otra vez
problem-external-denied = no has aceptado el inicio de sesión en el otro sitio. Empieza otra vez o elige otra forma de iniciar sesión
problem-external-unknown = esta cuenta del otro sitio todavía no pertenece a ninguna cuenta de aquí. Para iniciar sesión con ella, añádela en «Inicios de sesión con otros sitios»
problem-external-taken = esta cuenta del otro sitio pertenece a otra cuenta de aquí. Cierra la sesión para usar esa otra cuenta o añade otro inicio de sesión
problem-external-address = los inicios de sesión con otros sitios solo funcionan en la dirección pública de este sitio. Abre esa dirección
problem-many-external = esta cuenta tiene tantos inicios de sesión con otros sitios como puede tener. Quita uno primero
problem-external-unavailable = ahora no se puede llegar al otro sitio, o este sitio no está bien configurado allí. Inténtalo de nuevo dentro de un minuto o elige otra forma de iniciar sesión
problem-external-answer = no se pudo comprobar la respuesta del otro sitio, así que nadie ha iniciado sesión. Empieza otra vez o elige otra forma de iniciar sesión
problem-no-mail = este sitio no envía correo
problem-no-address-of-mail = esto no es una dirección de correo. Escríbela como ann@example.org
problem-address-taken = otra cuenta tiene esta dirección. Inicia sesión en ella o usa otra dirección
problem-mail-code = este código no es el del correo. Compruébalo, por favor
problem-other-browser = otro navegador ha pedido este correo. Abre allí el enlace o introduce allí el código del correo
problem-mail-void = este correo ya no sirve: es demasiado antiguo, ya se ha usado o hay uno más reciente. Pide otro, por favor
problem-mails-waiting = hay demasiados correos esperando a ser enviados. Inténtalo de nuevo en un minuto

problem-seat = un asiento es first o second
problem-seat-open = este asiento no necesita invitación: está abierto a todos
problem-seat-not-yours = este asiento no es tuyo: solo quien juega en él puede llevarlo a otro dispositivo
problem-not-creator = solo quien creó la partida puede invitar a ella
problem-link-used = este enlace ya se ha usado o su tiempo ha terminado. Pide uno nuevo
problem-two-computers = al menos uno de los asientos es para una persona; aquí dos ordenadores no juegan entre sí
problem-computer-both = no puedes jugar los dos lados contra el ordenador. Elige un lado para ti, o «Nadie» como rival
problem-seat-choices = un asiento es para { FORM($choices, join: "or") }, no para { $given }
problem-turns-so-far = esta partida ha tenido { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
 } hasta ahora

problem-watching = estás mirando. Elige un nombre y un asiento para participar
problem-other-site-live = las páginas de otros sitios no pueden conectarse aquí
problem-no-websocket = esta dirección necesita una petición de WebSocket de la versión 13 con una clave
problem-bye-closing = el servicio está a punto de reiniciarse. Conéctate de nuevo dentro de un momento para continuar
problem-bye-storage = ahora mismo no se puede leer la partida. Conéctate de nuevo dentro de un momento
problem-bye-busy = hay demasiado pendiente en esta partida. Conéctate de nuevo dentro de un momento
problem-bye-incident = aquí algo ha fallado. Conéctate de nuevo para continuar
problem-bye-too-long = el mensaje tenía más de { $most } bytes, el máximo que se lee
problem-bye-text = los mensajes son tramas de texto con JSON
problem-bye-hello = el primer mensaje debe ser un hello, antes de { $seconds } segundos, y solo hay uno
problem-bye-protocol = este servicio habla la versión { $version } del protocolo
problem-bye-slow = había demasiados mensajes sin leer. Conéctate de nuevo para continuar
problem-bye-malformed = demasiados mensajes no se pudieron leer. Sus respuestas explican por qué
problem-bye-flood = se han enviado demasiados mensajes de una vez, o demasiados que no se pudieron ejecutar
problem-bye-silent = no ha llegado ningún pong
problem-bye-forgotten = esta identidad se ha abandonado. Conéctate de nuevo para mirar
problem-bye-logged-out = esta sesión se ha cerrado. Vuelve a iniciarla para seguir jugando
problem-bye-ahead = la partida tiene menos eventos o líneas de los que ha visto el cliente. Olvídalos y empieza después de 0

## Vacation

problem-vacation-begun = ya estás de vacaciones
problem-vacation-days = unas vacaciones tienen de 1 a 30 días, y este año te { $left ->
    [one] queda { $left } día
   *[other] quedan { $left } días
 }
problem-vacation-older-nodes = una parte de este servicio todavía tiene una versión anterior. Inténtalo más tarde

## Challenges

problem-no-challenge = ese desafío ya no existe: se respondió, se retiró o caducó
problem-challenge-policy = elige quién puede desafiarte: everybody, followed o nobody
problem-range-points = las puntuaciones pueden diferir de { $least } a { $most } puntos; omite la diferencia si vale cualquiera
problem-range-seat = una diferencia de puntuación es para un asiento libre: deja uno libre, u omite la diferencia
