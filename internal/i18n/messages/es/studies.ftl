### Estudios, una página que carga estos textos por sí misma.

studies-add = Añadir capítulos
studies-adding = { $n } de { $of } partidas leídas …
studies-addnow = Añadir
studies-all = Estudios
studies-alone = Volver a editar a solas
studies-alonedone = Ahora solo tú puedes editar el estudio.
studies-arrowto = Flecha a
studies-badrecord = Partida { $n }: { $why }
studies-chapter = Este capítulo
studies-chapters =
    { $n ->
        [one] { $n } capítulo
       *[other] { $n } capítulos
    }
studies-color = Color
studies-color-blue = azul
studies-color-green = verde
studies-color-red = rojo
studies-color-yellow = amarillo
studies-comment = Comentario
studies-contents = Capítulos
studies-delete = Borrar capítulo
studies-deletestudy = Borrar estudio
studies-down = Bajar
studies-empty = El estudio aún no tiene capítulos.
studies-export = Descargar estudio
studies-exportchapter = Descargar capítulo
studies-extract = Capítulo nuevo con esta línea
studies-gone = Este capítulo se borró.
studies-handed = La partida que has mirado será un capítulo del estudio que ahora crees o abras.
studies-invite = Enlace para editar juntos
studies-invited = Todos los que tengan este enlace pueden editar el estudio
studies-lead = Capítulos de partidas con variantes, comentarios, flechas y marcas: a solas o en grupo, también sin conexión.
studies-lineof = Línea de { $title }
studies-link-away = Sin conexión: puedes seguir, los cambios se enviarán después
studies-link-connecting = Conectando …
studies-link-ended = Sin conexión con el estudio
studies-link-local = Solo en este navegador
studies-link-sending = Conectado, enviando cambios
studies-link-synced = Conectado, todos los cambios están guardados
studies-listaway = No se puede llegar al servidor: solo se muestra lo guardado en este navegador.
studies-lost = Estos cambios no se pudieron hacer:
studies-make = Crear estudio
studies-mark = Signo de la jugada
studies-mine = Tus estudios
studies-new = Estudio nuevo
studies-nochapter = Este capítulo aún no está en este navegador, y no hay conexión.
studies-none = Ninguno todavía.
studies-notstored = Este navegador no puede guardar el estudio: { $why }
studies-notyours = El estudio se borró, o su propietario ya no lo muestra.
studies-onlyread = Solo puedes leer este estudio.
studies-opening = Abriendo …
studies-otherpage = El estudio está abierto en otra página de este navegador: cámbialo allí.
studies-paste = Registros o una partida en su notación; vacío para un capítulo sin jugadas
studies-place = Lugar
studies-public = Estudios públicos
studies-quiz = Prueba
studies-quiz-ask = ¿Qué jugada tiene aquí el capítulo? Juégala.
studies-quiz-end = La línea termina aquí.
studies-quiz-right = Correcto. ¿Qué jugada viene ahora?
studies-quiz-variation = El capítulo tiene esta jugada como variante, pero la línea principal es otra.
studies-quiz-wrong = El capítulo tiene aquí otra jugada. Inténtalo de nuevo.
studies-reading = Solo puedes leer este estudio. Puedes probar jugadas en el tablero de análisis.
studies-readonly = puedes leer
studies-seen = Lo he visto
studies-shape = Dibujar o quitar
studies-shapes = Flechas y marcas
studies-shapeshelp = Con un ratón, pulsa el botón derecho y arrastra sobre el tablero; un clic marca un lugar. O nombra lugares como los nombra el tablero:
studies-share = Archivos y compartir
studies-shared = Guardado en el servidor.
studies-studytitle = Título del estudio
studies-sure = Borrar de verdad
studies-title = Título
studies-toomany = Demasiados cambios esperan una conexión.
studies-unshape = Quitar { $places }
studies-untitled = Capítulo
studies-up = Subir
studies-waiting =
    { $n ->
        [one] { $n } cambio espera
       *[other] { $n } cambios esperan
    }
studies-where = Visible para
studies-where-local = solo este navegador
studies-where-private = mí y quienes yo invite
studies-where-public = todos
studies-where-unlisted = todos los que tengan el enlace
