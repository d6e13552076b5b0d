### Textos del programa en el navegador.

board-away = No hay conexión y este navegador aún no ha cargado las reglas.
board-again = Empezar de nuevo
board-back = Un paso atrás
board-card-both = Es de ambos jugadores
board-change = { $label }: { $from } → { $to }
board-closer = Acercar
board-empty = { $place }, vacío
board-entering = Tu jugada hasta ahora
board-face-capture = Tras una captura:
board-face-drop = Desde la mano:
board-face-move = Tras un movimiento:
board-farther = Alejar
board-fit = Ajustar
board-flip = Girar el tablero
board-goal = Objetivo del juego
board-grade-gain = gana
board-grade-loss = pierde
board-grade-nothing = no gana
board-grades = En el tablero, las marcas más grandes son lugares en los que la jugada gana algo.
board-hand = En la mano de { $player }
board-held = { $piece }, { $n } en la mano de { $player }
board-hint-both = Elige una pieza de tu mano o un lugar del tablero.
board-hint-choose = Elige una de estas opciones.
board-hint-hand = Elige una pieza de tu mano.
board-hint-next-both = Ahora elige una pieza de tu mano o un lugar del tablero.
board-hint-next-hand = Ahora elige una pieza de tu mano.
board-hint-next-place = Ahora elige un lugar del tablero.
board-hint-place = Elige un lugar del tablero.
board-keys = Con las flechas recorres los lugares; con Mayús, solo los que puedes elegir. Intro elige, Escape cancela, Inicio va al centro.
board-noted = { $piece }, { $note }
board-offered = { $place }. { $pick }
board-on = { $place }: { $pieces }
board-owned = { $player }: { $piece }
board-places =
    { $n ->
        [one] Puedes elegir { $n } lugar.
       *[other] Puedes elegir { $n } lugares.
    }
board-play = Hacer esta jugada
board-points = puntos
board-progress = { $label }: { $values }
board-progress-of = { $n } de { $target }
board-progress-player = { $player } { $value }
board-ready = Pulsa Intro para hacer esta jugada o Escape para cancelarla.
board-sending = Se está enviando tu jugada.
board-set = Elige { $n } piezas
board-set-chosen = { $chosen } de { $n } elegidas
board-set-keep = Quedarse con estas { $n }
board-set-piece = { $piece }, { $i } de { $n }
board-several = { $piece }, { $n } en total
board-squares = casillas
board-stopped = Las reglas de este navegador no responden. Inténtalo de nuevo.
board-type = Escribir una jugada
board-typed = La jugada en notación
board-walk = Con las flechas recorres los lugares; Inicio va al centro.
board-would = Si juegas ahí:

match-connected = Conectado
match-turns =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
match-watching =
    { $n ->
        [one] { $n } espectador
       *[other] { $n } espectadores
    }
match-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
match-in-days = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
match-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
match-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
match-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
match-periods =
    { $n ->
        [one] queda { $n } periodo
       *[other] quedan { $n } periodos
    }
match-computer = Ordenador ({ $level })
match-invited = Jugador con invitación
match-open = Un asiento libre
match-chance = El azar
match-called = { $name } ({ $role })
match-waiting = Falta un jugador.
match-chances = Decide el azar.
match-both = Turno de { $role }; juegas con ambos bandos.
match-yours = Te toca.
match-theirs = Turno de { $name }.
match-drawn = Tablas.
match-aborted-why = Al menos un jugador no había jugado todavía. Un jugador canceló la partida o no empezó a tiempo.
match-unrated = La partida no cuenta para la puntuación.
match-withdrawn = El desafío se retiró o ha caducado.
match-won = Victoria de { $name }.
match-draw-mine = Has ofrecido tablas.
match-draw-theirs = { $name } ofrece tablas.
match-takeback-mine = Has pedido deshacer tu última jugada.
match-takeback-theirs = { $name } pide deshacer una jugada.
match-rematch-mine = Has pedido la revancha.
match-rematch-theirs = { $name } pide la revancha.
match-ended = La conexión ha terminado. Vuelve a cargar la página para continuar.
match-sending = Enviando…
match-late = El tablero aún no se ha cargado; nuevo intento
match-offline = Sin conexión a la red
match-reconnecting = El servidor no responde. Nuevo intento en { $n } s
match-connecting = Conectando…
match-retry = Reintentar ahora
match-turnwaits = Tu jugada se enviará cuando vuelva la conexión, si la posición no ha cambiado
match-commandwaits = Tu acción se enviará cuando vuelva la conexión
match-you = tú
match-wins = gana
match-here = en línea
match-seat-rated = El asiento de { $role } está libre. La partida es con puntuación, así que necesitas una cuenta para ocuparlo.
match-seat-account = Crear una cuenta
match-away = ausente desde hace { $time }
match-clock = Reloj de { $role }
match-hold = Estás viendo la partida.
match-after = El tablero se muestra tras la jugada { $ply } de { $all }.
match-beginning = El tablero se muestra como estaba al principio.
match-now = Volver a la posición actual
match-stale = La posición ha cambiado. Tu jugada { $turn } no se ha hecho.
match-stale-play = Jugar { $turn } de todos modos
match-stale-drop = No jugarla
match-refused = { $turn } no se ha jugado: { $text }
match-unsaid = Tu mensaje «{ $line }» no se ha enviado: { $text }
match-accept = Aceptar
match-decline = Rechazar
match-withdraw = Cancelar la petición
match-declined = Tu oferta ha sido rechazada.
match-paused = El reloj espera a que vuelva { $name }, como máximo { $n } s.
match-given = Has recibido { $n } segundos.
match-takenback = Se ha deshecho una jugada.
match-claim-wait = Tu rival se ha ido. Podrás reclamar la victoria en { $time }.
match-claim-now = Tu rival se ha ido. Puedes reclamar la victoria o esperar.
match-claim = Reclamar la victoria
match-rematch = Revancha
match-rematch-to = Ir a la revancha
match-takeback = Pedir deshacer
match-draw = Ofrecer tablas
match-give = Dar 15 segundos
match-resign = Abandonar…
match-resign-means = Ganará el otro jugador.
match-resign-yes = Sí, abandonar
match-abort = Cancelar la partida…
match-abort-means = Aún no han jugado los dos: nadie gana ni pierde.
match-abort-yes = Sí, cancelar la partida
match-flip = Girar el tablero
match-record = Descargar el registro
match-review = Análisis
match-list = Jugadas
match-list-none = Aún no se ha hecho ninguna jugada.
match-first = Inicio
match-back = Atrás
match-next = Siguiente
match-last = Final
match-chat = Chat
match-chat-none = Aún no hay mensajes.
match-chat-hidden = Un mensaje de alguien a quien has bloqueado
match-player-about = Desafiar, bloquear o avisar sobre { $name }
match-chat-new = { $n } sin leer
match-chat-lines = Mensajes
match-chat-read = Quien mira la partida puede leer esto.
match-chat-text = Tu mensaje
match-chat-say = Enviar
match-seat-link = Envía este enlace a quien vaya a jugar como { $role }
match-seat-once = La primera persona que lo abra puede ocupar el asiento. En esta página solo lo ves tú.
match-seat-friend = El asiento de { $role } está reservado para un amigo.
match-seat-open = El asiento de { $role } está libre para cualquiera.
match-seat-address = Envía la dirección de esta página.
match-seat-free = El asiento de { $role } está libre.
match-seat-name = Tu nombre
match-seat-take = Unirse a la partida
match-seat-invite = Crear un enlace
match-copy = Copiar
match-copied = Copiado
match-share = Compartir
match-share-text = Juega a { $game } conmigo
match-move = Seguir en otro dispositivo…
match-move-means = Recibes un enlace que abre esta partida en otro dispositivo, en tu asiento.
match-move-make = Crear el enlace para { $role }
match-move-link = Abre este enlace en el otro dispositivo antes de una hora. Quien lo tenga puede ocupar tu asiento.
match-failed = No ha funcionado: { $text }
match-nonetwork = no se puede conectar con el servidor
match-turntitle = Te toca
match-underway = Tu jugada se está enviando.

plain-again = Empezar de nuevo
plain-back = Deshacer
plain-close = Volver a la imagen
plain-playOn = Seguir jugando desde aquí
plain-local-turns ={ $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
plain-local-older =
    { $n ->
        [one] { $n } partida anterior
       *[other] { $n } partidas anteriores
    }
plain-local-open = Sin terminar
plain-local-won = Has ganado
plain-local-lost = Ha ganado el ordenador
plain-local-drawn = Tablas
plain-local-resigned = Has abandonado
plain-local-resume = Continuar
plain-local-resumeOf = Continuar: { $game }
plain-local-review = Analizar
plain-local-reviewOf = Analizar: { $game }

engines-away = El ordenador no responde. ¿Tienes conexión? Inténtalo de nuevo.
play-again = Jugar otra vez
lobby-changed = Los asientos libres han cambiado.
seek-title = Buscando rival
seek-waited = Esperas desde hace { $time }
seek-same = Otros que buscan lo mismo: { $n }
seek-computer = Si no viene nadie en 20 segundos, jugar contra el ordenador ({ $level }), sin puntuación
seek-rated = Solo se puntúa contra personas: la búsqueda sigue hasta que venga alguien o la canceles.
seek-cancel = Cancelar
seek-open = Dejar un asiento libre
seek-found = Ya hay rival. Empieza la partida.
seek-again = Se perdió la conexión. Nuevo intento.
seek-replaced = Esta búsqueda ha terminado.
play-against = Contra el ordenador ({ $level })
play-begins = empieza
play-beginso = Empezar esta partida
play-chance = Se reparten las fichas
play-coach = Entrenador: avisar de un mal turno antes de que responda el ordenador
play-coach-answer = { $name } puede responder { $turn }.
play-coach-chances = Tu probabilidad de ganar baja del { $from } % al { $to } %.
play-coach-follows = Lo que puede seguir
play-coach-goon = Seguir de todos modos
play-coach-looks = El entrenador mira tu turno
play-coach-off = Has ganado una partida de { $game }. Ahora el entrenador está apagado.
play-coach-on = Encender el entrenador
play-coach-warns = Mira otra vez: ese turno puede costarte la partida
play-coach-warns-behind = Mira otra vez: ese turno deja al otro bando con ventaja
play-coach-warns-even = Mira otra vez: con ese turno el otro bando se pone a la par
play-coach-warns-lead = Mira otra vez: ese turno pierde gran parte de tu ventaja
play-computer = Ordenador ({ $level })
play-drawn = Tablas
play-hold = Mantén el dedo sobre una pieza para leer lo que hace.
play-earlier =
    { $n ->
        [one] Continuar la partida anterior ({ $n } jugada)
       *[other] Continuar la partida anterior ({ $n } jugadas)
    }
play-level = Nivel del ordenador (cambia al instante)
play-loading = El ordenador se está cargando
play-lost = Ha ganado el ordenador
play-lostgame = Tu partida guardada no se puede continuar: { $why }
play-new = Nueva partida
play-quick = Una jugada rápida del servidor ({ $level }): el ordenador aún se estaba cargando.
play-reload = Volver a cargar
play-rematch = Jugar otra vez cambiando de bando
play-resign = Abandonar…
play-resigning = Ganará el ordenador.
play-resignyes = Sí, abandonar
play-resume = Dejar que piense
play-review = Analizar esta partida
play-review-last = Analizar tu última partida
play-setup = Nivel, bando y opciones
play-side = Juegas como
play-stopped = El ordenador se ha detenido. Es su turno.
play-takeback = Deshacer
play-thinking = Turno del ordenador
play-update = Hay una versión nueva. Vuelve a cargar la página cuando quieras; tu partida se conserva.
play-won = Has ganado
play-you = Tú
play-yourturn = Te toca

review-after = Tras la jugada { $n }: { $turn }
review-another = Pegar otra partida
review-anygame = Detectar en el texto
review-arrived = { $part } de { $whole } MB
review-back = Atrás
review-begin = Ir al principio
review-beginning = El principio
review-best = Lo mejor hasta ahora: { $turn }, { $chance }
review-chance = { $n } % para { $name }
review-chance-you = { $n } % para ti
review-chanceof = Probabilidad de victoria para { $name }
review-chanceof-you = Tus probabilidades de ganar
review-chances = Probabilidades de victoria
review-chances-about = Probabilidades de victoria durante la partida: { $first } arriba, { $second } abajo. Un triángulo marca una jugada que costó mucho a quien la hizo.
review-continue = Seguir
review-copied = Copiado.
review-copy = Copiar
review-deeper = Análisis más profundo: { $n } de { $all }
review-drawn = La partida termina en tablas
ending-you-won = Has ganado. { $text }
ending-you-lost = Has perdido. { $text }
ending-you-resigned = Has abandonado. { $text }
review-embed = Insertar en tu propia página
review-end = Ir al final
review-even = igualado
review-fall = baja un { $n } %
review-fell = La probabilidad de { $name } bajó del { $from } % al { $to } %
review-file = O elige un archivo
review-forget = Ocultar sugerencias
review-form = Formato
review-forward = Siguiente
review-game = Juego
review-gif = Partida en GIF
review-guarded = Estás jugando esta partida, así que el ordenador no sugiere nada hasta que termine.
review-judge = Calcular probabilidades de victoria
review-judgeon = Seguir calculando
review-judging = { $n } de { $all } posiciones
review-keep = Guardar y compartir
review-keys = Teclas: ← → o j k para las jugadas, Inicio y Fin para el principio y el final, ↑ ↓ para las variantes, f para girar el tablero.
review-lead = Pega un registro, o una partida en su notación habitual, y recórrela jugada a jugada.
review-legal = es legal aquí.
review-level-easiest = nivel { $n }, para las primeras partidas
review-level-greedy = medio
review-level-greedy-does = medio: piensa una jugada por adelantado
review-level-hardest = nivel { $n }, el más fuerte
review-level-n = nivel { $n }
review-level-random = fácil
review-level-random-does = fácil: hace jugadas al azar
review-lines = Variantes
review-link = Copiar enlace
review-loading = El ordenador se está cargando: { $part } de { $whole } MB
review-match = ir a la partida
review-nofile = No se pudo leer el archivo. Elígelo de nuevo.
review-nopicture = No se pudo crear la imagen.
review-nopicture-away = El servidor, que crea las imágenes, no responde. ¿Tienes conexión?
review-notcopied = El navegador no permitió copiar.
review-notation = Notación del juego
review-nothreats = En esta posición no puede tocarle al otro jugador:
review-notlegal = no es legal aquí.
review-of = Jugada { $n } de { $all }
review-painting = Creando la imagen…
review-pastehere = Un registro, o una partida en su notación habitual
review-percent = { $n } %
review-playit = Jugarla
review-points = Los turnos que decidieron
review-points-answer = El otro lado podía responder { $turn }. { $does }
review-points-ask = Buscar los turnos que decidieron
review-points-cost = Probabilidad de ganar: { $from } % antes, { $to } % después
review-points-none = Ningún turno decidió por sí solo esta partida: cambió poco a poco.
review-png = Posición en PNG
review-practise = Practicar tus errores
review-practise-go = Practicar ahora
review-practise-lesson = Curso de este juego
review-practise-making = Preparando problemas: { $n } de { $all }
review-practise-proved = Con prueba de que solo una jugada es correcta: { $n }. Juzgadas por el ordenador, sin prueba: { $judged }.
review-practise-full = No se han podido guardar las posiciones: este navegador no tiene espacio o no lo permite. Nada más ha cambiado. Libera espacio e inténtalo de nuevo.
review-practise-ready =
    { $n ->
        [one] { $n } posición está lista para practicar. Vuelve en días posteriores.
       *[other] { $n } posiciones están listas para practicar. Vuelven en días posteriores.
    }
review-practise-side = Practicar los errores: { $name }
review-practise-similar = Problemas parecidos
review-promote = Subir esta variante
review-read = Abrir partida
review-record = Registro
review-refused = La partida de este enlace no se puede reproducir: { $why }
review-practise-this = Practicar esta posición
review-refutation = Por qué fue un error
review-refutation-answer = El otro lado puede responder:
review-refutation-play = Jugar esta línea en el tablero
review-refutation-then = Después: { $chance }.
review-remove = Borrar desde aquí
review-report = Informe de la partida
review-report-accuracy = Precisión
review-report-ask = Hacer el informe de esta partida
review-report-blunders = Errores graves
review-report-failed = No se pudo hacer el informe de esta partida.
review-report-inaccuracies = Imprecisiones
review-report-loss = Pérdida media por jugada
review-report-mistakes = Errores
review-report-waiting =
    { $n ->
        [one] El informe está en espera: antes se hace { $n } más.
       *[other] El informe está en espera: antes se hacen { $n } más.
    }
review-save = Guardar
review-saved = Guardado.
review-searched = profundidad { $depth }, { $nodes } posiciones
review-seconds = { $n } s
review-steps = Recorrer las jugadas
review-stop = Detener
review-suggest = Sugerir jugadas
review-suredraw = tablas seguras
review-terms = Qué cuenta aquí
review-terms-about = Un punto es alrededor del uno por ciento de las posibilidades en una posición igualada. Pulsa una línea para ver qué significa.
review-terms-all = Mostrar las { $n }
review-terms-none = Nada favorece a ningún lado.
review-terms-over = Aquí no queda nada que evaluar.
review-terms-points = { $n } para { $name }
review-terms-search = La búsqueda, que mira hacia delante, dice: { $chance }.
review-terms-together = En total: { $n } para { $name }
review-terms-value = Sin mirar hacia delante: { $chance }. Es la suma de estos puntos.
review-thinking = El ordenador está pensando
review-threatens = { $name } jugaría { $turn }, { $chance }
review-threats = ¿Qué amenaza?
review-title = Analizar una partida
review-tostudy = Añadir a un estudio
review-tostudy-full = Este navegador no tiene espacio para la partida y no se ha pasado al estudio. Copia el registro y pégalo en un estudio.
review-toolong = Esta partida es demasiado larga para un enlace; copia o guarda el registro.
review-turns = Jugadas
review-type = Una jugada en notación
review-unjudged = aún sin analizar
review-unreadable = La parte de este enlace que va después de # no se puede leer: está cortada o es de otra versión. Pide el enlace otra vez o pega la partida.
review-verdict = Qué decidió la partida
review-whole = Análisis completo
review-why = ¿Por qué?
review-whynot = ¿Por qué sí o por qué no?
review-winsin =
    { $n ->
        [one] Victoria de { $name } en { $n } jugada
       *[other] Victoria de { $name } en { $n } jugadas, contando las de ambos
    }
review-winsin-you =
    { $n ->
        [one] Ganas en { $n } jugada
       *[other] Ganas en { $n } jugadas, contando las de ambos
    }
review-won = Victoria de { $name }
review-won-you = Ganas

drawer-close = Cerrar
drawer-example = Un ejemplo en notación
drawer-exact = Las reglas exactas
drawer-failed = No se han podido cargar las reglas.
drawer-loading = Cargando las reglas…
drawer-open = Reglas
drawer-read = Leer la regla
drawer-retry = Volver a intentarlo
drawer-title = Reglas de { $game }

## Correspondence games

match-next-game = Siguiente partida
match-deadline = El tiempo para este turno termina el { $date }.
match-vacation = { $name } está de vacaciones, como máximo hasta el { $date }. El reloj está parado.
match-vacation-yours = Estás de vacaciones, como máximo hasta el { $date }. Tu reloj está parado, y puedes jugar.
conditional-title = Si … entonces …
conditional-means = Decide ahora qué respondes. Si tu rival juega esa jugada, la respuesta se juega enseguida por ti. Solo tú la ves.
conditional-add = Añadir una variante
conditional-first = Juega en el tablero una jugada de tu rival.
conditional-answer = Juega en el tablero tu respuesta.
conditional-next = Guarda la variante, o juega la siguiente jugada de tu rival.
conditional-pair = Si { $turn }, entonces { $answer }.
conditional-open = Si { $turn }, entonces …
conditional-resign = me rindo
conditional-keep = Guardar la variante
conditional-keep-resign = Entonces rendirse
conditional-back = Una jugada atrás
conditional-cancel = Cancelar
conditional-remove = Quitar
conditional-remove-of = Quitar: { $line }

## Lecciones

learn-again = Otra vez
learn-back = Atrás
learn-done = ¡Correcto!
learn-game = Jugar contra el ordenador
learn-goes-on = Bien. Tu rival ha respondido: sigue.
learn-hint = Pista
learn-missed = Es una jugada legal, pero no es la tarea.
learn-next = Siguiente
learn-offer = Aprender { $game } paso a paso
learn-puzzles = Resuelve problemas
learn-game-first = Aprende este juego
learn-progress = { $done } de { $all } pasos hechos
learn-rule = Aprender esta regla
learn-solution = Ver una solución
learn-shown = Esta es una solución.
learn-step = Paso { $n } de { $all }: { $title }
learn-steps = Todos los pasos
learn-step-done = hecho

## Problemas

puzzle-task-one = { $player } gana con una jugada. Encuéntrala.
puzzle-task-wins = { $player } gana en { $n } jugadas propias. Encuentra la única con la que empieza.
puzzle-task-saves = { $player } está a punto de perder. Encuentra la única jugada que lo evita.
puzzle-task-better = { $player } jugó otra cosa aquí. Encuentra una jugada mejor. La juzga el ordenador: nada está probado.
puzzle-side = tú juegas con este lado, abajo en el tablero
puzzle-options = Opciones distintas de las habituales: { $options }
puzzle-judging = Se comprueba tu jugada…
puzzle-right = ¡Bien! Esta es la defensa. Sigue.
puzzle-solved = Resuelto.
puzzle-solved-helped = Resuelto con ayuda. No cuenta.
puzzle-solved-judged = Bien: el ordenador no encuentra ninguna jugada claramente mejor. No está probado.
puzzle-answered = La solución.
puzzle-wrong-win = Así no se gana a tiempo. El tablero muestra una respuesta que aguanta.
puzzle-wrong-saves = Así se pierde. El tablero muestra cómo.
puzzle-wrong-over = Esta jugada termina la partida, pero no la gana.
puzzle-wrong = No es la jugada. El tablero muestra una respuesta fuerte.
puzzle-own-turn = Tu jugada: { $text }
puzzle-reply = La respuesta: { $text }
puzzle-retry = Intentar otra vez
puzzle-hint = Pista
puzzle-hint-first = Empieza por: { $label }.
puzzle-hint-turn = La jugada es { $turn }.
puzzle-solution = Mostrar la solución
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-good = Me gusta este problema
puzzle-bad = No me gusta este problema
puzzle-vote = ¿Qué tal este problema?
puzzle-quality = El { $share } de { $votes } votos está a favor de este problema.
puzzle-report = Avisar de un error
puzzle-report-text = ¿Qué está mal?
puzzle-report-send = Enviar
puzzle-reported = Gracias. Los moderadores lo leerán.
puzzle-fault-other-solution = Otra jugada también es correcta
puzzle-fault-wrong-solution = La solución es incorrecta
puzzle-fault-text = El enunciado o el tema es incorrecto
puzzle-fault-other = Otra cosa
puzzle-unsent = Aún no se ha guardado en tu cuenta. Se guardará cuando tengas conexión.
puzzle-not-kept = No se ha guardado. Probablemente no tengas conexión.
puzzle-rating = Tu puntuación: { $points }. Este problema: { $puzzle }.
puzzle-rated = Tu puntuación: { $points } ({ $change }).
puzzle-streak = Seguidos: { $n }. Tu mejor racha: { $best }.
puzzle-streak-over = La racha termina tras { $n }. Tu mejor racha: { $best }.
puzzle-clock = Quedan { $time }. Resueltos: { $n }.
puzzle-clock-over = Se acabó el tiempo. Resueltos: { $n }. Tu mejor resultado: { $best }.
puzzle-begin = Empezar de nuevo
puzzle-mistakes-none = No hay errores que repetir. Vuelve mañana.
puzzle-mistakes =
    { $n ->
        [one] { $n } error que repetir hoy
       *[other] { $n } errores que repetir hoy
    }
puzzle-mistakes-later =
    { $n ->
        [one] { $n } otro día
       *[other] { $n } otros días
    }
puzzle-no-more = No hay más problemas de este tema.
puzzle-away = No se puede cargar el siguiente problema. Probablemente no tienes conexión.
puzzle-yours = tu puntuación: { $points }
## Setting up positions

editor-analyse = Analizar
editor-board = Tablero de análisis
editor-cancel = Cancelar
editor-chance = Azar
editor-clear = Vaciar el tablero
editor-copy = Copiar la posición
editor-fewer = { $piece }: una menos para { $player }
editor-keys = Teclas en el tablero: las flechas mueven el cursor, la letra de una pieza la pone ahí, con Mayús la del otro jugador, Supr la quita, Ctrl+Z deshace. Con el ratón, arrastra las piezas al tablero, por él y fuera de él.
editor-more = { $piece }: una más para { $player }
editor-move = Mover
editor-nobody = nadie
editor-palette = Piezas
editor-piece = { $piece }, tecla { $key }
editor-play = Jugar desde aquí
editor-possible = Una partida puede llegar a esta posición.
editor-read = Usar este texto
editor-setup = Preparar una posición
editor-start = Comienzo habitual
editor-svg = Posición en SVG
editor-take = Quitar
editor-text = Texto de la posición
editor-title = Preparar una posición
editor-tomove = Le toca a
editor-undo = Deshacer
editor-wrong =
    { $n ->
        [one] Ninguna partida puede llegar a esta posición: una razón
       *[other] Ninguna partida puede llegar a esta posición: { $n } razones
    }

## The opening explorer

explorer-away = El explorador no responde. ¿Tienes conexión?
explorer-drawn = tablas
explorer-empty = Ninguna partida contada ha llegado a esta posición. Elige arriba otras partidas, o una posición anterior.
explorer-engine = Ordenador
explorer-games =
    { $n ->
        [one] { $n } partida ha llegado a esta posición
       *[other] { $n } partidas han llegado a esta posición
    }
explorer-note = Las posiciones que se ven iguales cuentan como una. De cada partida cuentan las primeras 16 jugadas.
explorer-others =
    { $n ->
        [one] Aquí se hizo una jugada más.
       *[other] Aquí se hicieron { $n } jugadas más.
    }
explorer-result = { $player1 } ganó el { $first } %, tablas el { $drawn } %, { $player2 } ganó el { $second } %.
explorer-results = Resultados
explorer-sample = Partida { $n } con { $turn }
explorer-samples = Ver
explorer-source = Partidas
explorer-source-imported = de archivos
explorer-source-played = jugadas aquí
explorer-source-self-play = de ordenadores
explorer-title = Explorador de aperturas
explorer-turn = Jugada
