### Mensajes del paquete study: por qué no se hace un cambio de un estudio.

study-turn-gone = esta jugada ya no existe: alguien la ha borrado, o una jugada anterior
study-turn-changed = alguien ha cambiado entretanto esta jugada o una posterior: mírala y vuelve a borrarla
study-beginning-stays = el comienzo de un capítulo no se puede borrar
study-nothing-to-promote = el comienzo de un capítulo no es una variante
# $text (text) is quoted, $why (message) is the rule that it breaks.
study-turn-illegal = { $text }: { $why }
# $most (number) is the limit.
study-turns-count = un cambio añade de 1 a { $most } jugadas
# $most (number) is the limit.
study-turn-long = el texto de la jugada tiene más de { $most } bytes, el máximo que se lee
# $most (number) is the limit.
study-comment-long = con lo que otros han escrito, el comentario tiene más de { $most } bytes, el límite
study-comment-characters = el texto tiene caracteres que no se pueden imprimir: quítalos
study-mark-unknown = una jugada tiene uno de los signos ! ? !! ?? !? ?!, o ninguno
study-shape-form = una marca tiene un color, un lugar y, si es una flecha, otro lugar
# $most (number) is the limit.
study-shapes-many = en esta jugada hay más de { $most } marcas, el límite
# $most (number) is the limit.
study-chapter-turns = el capítulo tiene más de { $most } jugadas, el límite: empieza otro capítulo
# $most (number) is the limit.
study-variations-deep = las variantes están anidadas a más de { $most } niveles, el límite
# $why (message) says which limit is reached.
study-chapter-long = el capítulo es demasiado largo: { $why }
study-chapter-gone = este capítulo ya no existe: alguien lo ha borrado
study-chapter-changed = alguien ha cambiado entretanto este capítulo: míralo y vuelve a borrarlo
# $why (message) says what is wrong with it.
study-record-refused = el registro del capítulo no se puede leer: { $why }
# $most (number) is the limit.
study-chapter-id = el identificador de un capítulo tiene de 1 a { $most } letras minúsculas y cifras
# $most (number) is the limit.
study-chapters-many = el estudio tiene { $most } capítulos, el límite
# $most (number) is the limit.
study-study-turns = el estudio tiene más de { $most } jugadas, el límite: empieza otro estudio
# $most (number) is the limit.
study-study-bytes = los capítulos del estudio tienen más de { $most } MB, el límite: empieza otro estudio
# $most (number) is the limit.
study-title-form = un título tiene de 1 a { $most } caracteres que se pueden imprimir
# $text (text) is quoted.
study-kind-unknown = no hay ningún cambio del tipo { $text }
