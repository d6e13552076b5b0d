### Mensajes del servicio a los jugadores.

service-match-over = la partida ha terminado
service-not-begun = la partida no ha empezado: no están ocupados los dos asientos
service-seen-more = has visto más de esta partida de lo que hay: vuelve a mirarla
service-moved-on = la partida ha avanzado desde entonces: vuelve a mirarla
service-not-your-turn = no es tu turno
service-turn-text = una jugada es un texto de 1 a { $most } bytes
service-both-played = los dos ya han jugado: puedes abandonar u ofrecer tablas

service-computer-stays = el ordenador no se va
service-both-seats-yours = los dos asientos son tuyos: nadie se ha ido
service-claim-your-turn = es tu turno: la victoria solo se puede reclamar en el turno de tu rival
service-opponent-here = tu rival está aquí
service-opponent-may-return = tu rival puede volver: la victoria se puede reclamar dentro de { $wait }
service-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
 }
service-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
 }
service-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
service-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
 }

service-offer-unknown = puedes ofrecer { FORM($offers, join: "or") }, no { $given }
service-rematch-early = la revancha es posible cuando la partida ha terminado
service-rematch-never-began = no hay revancha de una partida que nunca empezó
service-rematch-exists = ya hay una revancha
service-asked-already = ya lo has pedido
service-asked-play-first = ya lo has pedido: haz una jugada antes de volver a pedirlo
service-takeback-asked = tu rival pide deshacer una jugada: acéptalo o recházalo primero
service-no-turn-to-take-back = no has hecho ninguna jugada que se pueda deshacer
service-rematch-rules-changed = las reglas han cambiado desde entonces, y no puede haber revancha con estas condiciones: { $why }
service-no-rematch = no puede haber revancha: { $why }
service-offer-gone = la partida ha avanzado: esa oferta ya no vale
service-no-offer = no existe esa oferta
service-own-offer = esa oferta es tuya: la puede aceptar tu rival

service-no-time-to-give = con este reloj no se puede regalar tiempo
service-time-given = ya has regalado tiempo: haz una jugada antes de regalar más
service-time-most = tu rival tiene el máximo de tiempo posible

service-no-seat = no tienes asiento en esta partida
service-other-seat = ese asiento no es tuyo
service-seats = los asientos son first y second
service-seat-taken = ese asiento ya está ocupado
service-seat-invitation = este asiento necesita una invitación: abre el enlace que te han enviado
service-cannot-sit = no puedes ocupar ese asiento: { $why }
service-nobody-to-move = en ese asiento no hay nadie que pueda trasladarse
service-somebody-else = ese asiento es ahora de otra persona
service-seat-not-moved = el asiento no se puede trasladar: { $why }
service-seat-of = { $seat ->
    [first] el primer asiento
   *[second] el segundo asiento
 }: { $why }
service-seat-empty = ese asiento está vacío, así que no tiene persona, nombre ni nivel
service-seat-no-person = falta la persona que ocupa el asiento
service-seat-person-level = una persona no tiene nivel
service-seat-computer = un ordenador tiene un nivel y no es una persona
service-seat-holder = un asiento es { FORM($holders, join: "or") }, no { $given }

service-rated-account = una partida con puntuación necesita una cuenta: crea una o juega sin puntuación
service-rated-guest = { $name } no tiene cuenta, y una partida con puntuación la necesita: desafía sin puntuación
service-rated-same-person = una partida con puntuación la juegan dos personas distintas
service-rated-computer = las partidas contra el ordenador no dan puntuación
service-rated-position = una partida con puntuación empieza en la posición habitual
service-rated-seat-stays = el asiento de una partida con puntuación no puede pasar a otra persona: inicia sesión donde quieras jugar
service-rated-older-nodes = habrá partidas con puntuación cuando termine la actualización del sitio

service-rating-between = este asiento es para personas con una puntuación de { $lowest } a { $highest }; la tuya en estas partidas es { $rating }
service-rating-from = este asiento es para personas con una puntuación de { $lowest } o más; la tuya en estas partidas es { $rating }
service-rating-up-to = este asiento es para personas con una puntuación de { $highest } o menos; la tuya en estas partidas es { $rating }
service-limits-range = los límites de una puntuación van de { $least } a { $most } puntos
service-limits-order = el límite inferior de la puntuación está por encima del superior
service-limits-taken = solo un asiento libre tiene límites de puntuación
service-limits-casual = solo una partida con puntuación tiene límites: juega con puntuación, u omite los límites
service-challenge-expired = el desafío ha caducado: quien te desafió puede hacerlo otra vez
service-seat-reserved = este asiento es para la persona desafiada
service-challenge-seats = un desafío tiene un asiento para ti y otro para la persona a la que desafías
service-challenge-self = no puedes desafiarte a ti: elige a otra persona
service-challenge-public = un desafío es entre dos personas: no puede estar en la lista pública
service-challenge-expiry = un desafío está abierto de { $least } a { $most } segundos
service-expiry-alone = solo un desafío puede caducar: omite expires_s
service-takes-no-challenges = { $name } no acepta desafíos por ahora
service-takes-no-challenges-alone = esta persona no acepta desafíos por ahora
service-many-challenges = tienes { $most } desafíos abiertos: espera una respuesta, o retira uno
service-challenge-older-nodes = habrá desafíos y límites de puntuación cuando termine la actualización del sitio

service-the-level = el nivel
service-the-name = el nombre
service-this-line = esta línea
service-line-too-long = { $what } tiene más de { $most } caracteres
service-line-not-text = { $what } no es texto
service-line-control = { $what } tiene un salto de línea u otro carácter de control
service-line-space = { $what } tiene un espacio al principio o al final
service-chat-empty = una línea de chat no puede estar vacía
service-chat-too-long = una línea de chat tiene como máximo { $most } caracteres
service-chat-one-line = lo que se dice en el chat es texto en una sola línea: { $why }
service-chat-invisible = esta línea tiene un carácter invisible ({ $character }). Quítalo, por favor
service-chat-accents = esta línea tiene más de { $most } acentos en un carácter
service-chat-full = hay { $lines } líneas de chat, el máximo de una partida
service-muted = un moderador te ha silenciado hasta { $until }: hasta entonces puedes jugar, pero no chatear
service-muted-because = un moderador te ha silenciado hasta { $until }: hasta entonces puedes jugar, pero no chatear. El motivo: { $reason }
service-blocked = uno de los dos ha bloqueado al otro, así que no jugáis el uno contra el otro aquí

service-game-gone = el juego { $game } ya no se juega aquí: la partida se puede leer, pero no continuar
service-rules-broken = la partida ya no cumple las reglas de { $game } y no se puede continuar: { $why }
service-rules-newer = la partida se empezó con la versión { $begun } de las reglas de { $game }, y ahora rige la versión { $current }: se puede leer, pero no continuar
service-turn = jugada { $number }: { $why }

service-position-too-long = un texto de posición tiene como máximo { $most } bytes
service-position-over = en esta posición la partida ya ha terminado ({ $outcome })

service-command-object = una orden es un objeto con su tipo (kind), p. ej. { $example }
service-command-kind = una orden tiene su tipo (kind), p. ej. { $example }
service-command-unknown = no existe la orden { $kind }: las órdenes son { $commands }
service-command-kind-alone = la orden { $command } solo tiene su tipo (kind), no { $field }
service-command-field = la orden { $command } tiene su tipo (kind) y { $right }, no { $field }
service-command-missing = a la orden { $command } le falta { $field }
service-command-value = la orden { $command }: { $field } no puede ser { $value }

service-message-too-long = el mensaje tiene { $bytes } bytes; se leen como máximo { $most }
service-message-not-utf8 = el mensaje no es UTF-8; JSON es texto en UTF-8
service-message-more = hay algo más detrás del objeto JSON; cada mensaje es un objeto
service-message-no-object = el mensaje no es un objeto JSON; uno es así: { $example }
service-message-not-json = el mensaje no es JSON: { $fault }
service-message-unread = el mensaje del tipo { $type } no se puede leer: { $fault }
service-message-deep = el mensaje está anidado en más de { $most } niveles
service-message-fields = el mensaje tiene más de { $most } campos y elementos de listas
service-field-twice = el campo { $field } aparece dos veces; quita uno
service-field-missing = falta el campo { $field }
service-field-unknown = aquí no existe el campo { $field }; los campos son { $fields }
service-field-no-string = el campo { $field } no es texto; el texto se escribe entre comillas
service-field-empty = el campo { $field } está vacío; tiene de 1 a { $most } caracteres
service-field-too-long = el campo { $field } tiene { $characters } caracteres; como máximo puede tener { $most }
service-field-number = el campo { $field } es { $value }; es un número entero de 0 a { $most }
service-type-unknown = no existe la petición de tipo { $type }; los tipos son hello, do y ping
service-field-as = el campo "as" es { $value }; es "first", "second" o se omite
service-field-ascii = el campo { $field } es { $value }; se compone de caracteres ASCII imprimibles sin espacios

## Conditional turns and vacation

service-opponent-on-vacation = tu rival está de vacaciones
service-conditional-live = las jugadas condicionales solo existen con días para cada turno o sin reloj
service-conditional-your-turn = es tu turno: puedes decidir tus respuestas mientras juega tu rival
service-conditional-changed = lo que habías decidido de antemano se ha cambiado entretanto en otra pestaña o en otro dispositivo; míralo e inténtalo de nuevo
service-conditional-deep = se pueden decidir como máximo { $most } respuestas seguidas
service-conditional-many = se pueden decidir como máximo { $most } respuestas
service-conditional-twice = la jugada { $turn } de tu rival tiene dos respuestas; tiene una
service-conditional-no-answer = después de la jugada { $turn } no es tu turno: no hay nada que responder
service-conditional-resign = si te rindes después de la jugada { $turn }, no sigue nada
service-conditional-turn = la jugada { $turn }: { $why }
