### Textos del curso de Kutai Pai Sho.

## By key

kutai-lesson-aim-title = Una cadena para dos
kutai-lesson-aim-text = Desde el centro crece una cadena de flores: una línea con un número une cada flor con la siguiente. Los números suman la Armonía total, y si tu ficha la lleva por encima del objetivo, ganas.
kutai-lesson-aim-task = El total es 2 y el objetivo 4. Coloca la Peonía de Día en una fila o una columna con la flor del final de la cadena.
kutai-lesson-aim-hint = El nombre de una ficha aparece cuando la señalas o la eliges. La Peonía de Día es una flor roja y redonda ante un cielo claro, y un anillo de puntos rodea el final de la cadena, la flor de arriba del tablero.
kutai-lesson-aim-done = Es más que 4: la partida ha terminado y has ganado. No importa quién colocó las otras fichas.
kutai-lesson-aim-missed = El total no es más que 4.
kutai-lesson-aim-miss-line = La Peonía no está en una fila ni en una columna con el Crisantemo, así que no hay eslabón.
kutai-lesson-aim-miss-start = Eso está en una fila con la flor del centro, y desde allí la cadena ya va al Crisantemo. Coloca la Peonía en el otro extremo.

kutai-lesson-centre-title = La Pieza Central
kutai-lesson-centre-text = La primera jugada de una partida coloca una flor en el centro: la Pieza Central, con la que empieza la cadena. Después, el Invitado y el Anfitrión colocan por turnos una ficha cada uno.
kutai-lesson-centre-task = Eres el Invitado: tus fichas están debajo del tablero, y las del Anfitrión encima. Coloca la Pieza Central.
kutai-lesson-centre-hint = Elige una flor al lado del tablero y después el centro. La Rueda, la Copa, la Pala y la Ramita no son flores.

kutai-lesson-harmony-title = Armonía
kutai-lesson-harmony-text = Un eslabón de la cadena es una Armonía: dos fichas se ven a lo largo de una fila o una columna, sin otra en medio, y tienen algo en común. Las flores pueden compartir su color, su estación o su luz, Día o Noche.
kutai-lesson-harmony-task = Coloca una flor en Armonía con la Flor de Cerezo de Día del centro.
kutai-lesson-harmony-hint = La Flor de Cerezo es roja, así que tiene algo en común con cualquier otra flor roja. Deja un hueco entre las dos.
kutai-lesson-harmony-missed = Esta ficha no está en Armonía con la Flor de Cerezo de Día.
kutai-lesson-harmony-miss-line = Las dos no se ven: no están en la misma fila ni en la misma columna.
kutai-lesson-harmony-miss-nothing = El Pino de Noche no tiene nada en común con la Flor de Cerezo de Día: ni el color, ni la estación, ni la luz.
kutai-lesson-harmony-miss-beside = Justo una al lado de la otra, estas dos están en Desarmonía, de la que habla un paso posterior. Deja un hueco entre ellas.

kutai-lesson-three-title = Hasta tres puntos
kutai-lesson-three-text = Dos flores valen un punto por cada propiedad que comparten. Los colores son rojo y blanco, un sol es Día y una luna es Noche, y el signo de abajo es la estación: un brote para la primavera, olas para el verano, una hoja para el otoño, un copo de nieve para el invierno.
kutai-lesson-three-task = Coloca una flor que comparta las tres propiedades con la Flor de Cerezo de Día, para que el total sea 3.
kutai-lesson-three-hint = Busca otra flor roja con un sol y un brote: el Iris de Día.
kutai-lesson-three-missed = El total no es 3.
kutai-lesson-three-miss-season = El Crisantemo de Día es rojo y de Día, pero es una flor de verano y no de primavera.
kutai-lesson-three-miss-light = El Iris de Noche es una flor roja de primavera, pero de Noche y no de Día.
kutai-lesson-three-miss-colour = La Glicina de Día es una flor de primavera y de Día, pero blanca y no roja.

kutai-lesson-ground-title = Suelo rojo y blanco
kutai-lesson-ground-text = Las flores rojas se colocan en puntos rojos o amarillos, las blancas en blancos o amarillos. Un punto de un borde tiene los colores de los dos lados.
kutai-lesson-ground-task = Haz que la cadena siga desde el Iris de Día hasta la Glicina de Día, una flor blanca.
kutai-lesson-ground-hint = La fila del Iris es blanca a su izquierda, y amarilla en los dos extremos.
kutai-lesson-ground-missed = La cadena no sigue hasta la Glicina de Día.
kutai-lesson-ground-miss-line = Desde ahí, la Glicina no ve el Iris.

kutai-lesson-same-title = La misma flor
kutai-lesson-same-text = Los dos jugadores tienen las mismas fichas, cada flor una vez de Día y una vez de Noche. Pero una flor nunca está en Armonía con la misma flor, sea de Día o de Noche.
kutai-lesson-same-task = Haz que la cadena siga desde el Iris de Día.
kutai-lesson-same-hint = Elige otra flor de primavera, por ejemplo una Glicina, y colócala en la fila del Iris con un hueco en medio.
kutai-lesson-same-missed = El total no ha crecido.
kutai-lesson-same-miss-same = Dos Iris nunca están en Armonía.

kutai-lesson-stays-title = Las fichas se quedan
kutai-lesson-stays-text = Ninguna ficha se mueve ni sale del tablero, así que una ficha solo se coloca en un punto vacío.
kutai-lesson-stays-task = Pruébalo: elige una ficha y después el punto donde está el Iris de Día.
kutai-lesson-stays-hint = El Iris de Día es la flor de arriba.
kutai-lesson-stays-done = Las reglas rechazan la jugada y dicen por qué. Así es en todas las partidas, y no se pierde nada.
kutai-lesson-stays-miss-free = Ese punto estaba vacío, así que la jugada es legal. Elige el punto del Iris.

kutai-lesson-far-title = Tan lejos como quieras
kutai-lesson-far-text = Para una Armonía no importa la distancia. Pero en un punto solo puede haber una ficha si las cuatro casillas que lo rodean están todas en el tablero, así que nunca en el borde.
kutai-lesson-far-task = Coloca una flor roja en Armonía con la Pieza Central, justo encima de ella y lo más lejos posible.
kutai-lesson-far-hint = El punto está en el triángulo rojo de arriba, justo debajo del borde.
kutai-lesson-far-missed = Eso no está en Armonía con la Pieza Central, o no lo más lejos posible encima de ella.
kutai-lesson-far-miss-near = Puedes ir un punto más arriba.

kutai-lesson-between-title = Una ficha en medio
kutai-lesson-between-text = Una ficha entre otras dos impide que se vean. Así una jugada puede romper la cadena.
kutai-lesson-between-task = Rompe la cadena, para que el total sea 0.
kutai-lesson-between-hint = Coloca entre las dos una flor que no comparta nada con la Flor de Cerezo de Día, por ejemplo el Pino de Noche.
kutai-lesson-between-missed = El total no es 0.
kutai-lesson-between-miss-more = El Crisantemo de Día está en Armonía con las dos: la cadena tiene una ficha más, y el total sube.
kutai-lesson-between-miss-line = Eso no está entre las dos flores.

kutai-lesson-best-title = La mejor pareja
kutai-lesson-best-text = La cadena nunca se divide: desde cada ficha sigue hasta la pareja que más vale para ella y que aún no está en la cadena, aunque haya otra más cerca. Las fichas que la cadena deja ya no cuentan.
kutai-lesson-best-task = Lleva la cadena desde la Flor de Cerezo de Día hasta una pareja mejor que el Arce de Día.
kutai-lesson-best-hint = El Arce vale 2 para la Flor de Cerezo. El Iris de Día vale 3: colócalo en otra línea de la Flor de Cerezo.
kutai-lesson-best-missed = La cadena todavía va de la Flor de Cerezo al Arce.
kutai-lesson-best-miss-equal = El Crisantemo de Día también vale 2, y el Arce está más cerca.
kutai-lesson-best-miss-line = Desde ahí, el Iris no ve la Flor de Cerezo.

kutai-lesson-nearest-title = La pareja más cercana
kutai-lesson-nearest-text = Si varias parejas valen lo mismo y ninguna vale más, la cadena sigue hasta la más cercana.
kutai-lesson-nearest-task = Aparta la cadena del Arce de Día con una flor más cercana a la Flor de Cerezo de Día que valga 2 para ella.
kutai-lesson-nearest-hint = El Arce está a cinco pasos. El Crisantemo de Día también vale 2.
kutai-lesson-nearest-missed = La cadena no sigue hasta una flor más cercana que valga 2.
kutai-lesson-nearest-miss-far = Vale 2, pero está más lejos que el Arce.
kutai-lesson-nearest-miss-less = Está más cerca, pero solo vale 1: el Crisantemo de Noche solo comparte el color.

kutai-lesson-neighbours-title = Malos vecinos
kutai-lesson-neighbours-text = Las fichas justo una al lado de la otra, en una fila o una columna, están en Desarmonía si no comparten las tres propiedades. Si no comparten ninguna, ninguna de las dos puede tener Armonías. Solo la Pieza Central conserva sus Armonías con otras fichas.
kutai-lesson-neighbours-task = Rompe la cadena: coloca justo al lado del Iris de Día una flor que no comparta nada con él.
kutai-lesson-neighbours-hint = El Iris es una flor roja de primavera y de Día. El Pino de Noche no es nada de eso, y el punto a la izquierda del Iris es blanco.
kutai-lesson-neighbours-done = Una pequeña cruz en una ficha dice que no puede tener Armonías.
kutai-lesson-neighbours-missed = Justo al lado del Iris de Día no hay ninguna flor que no tenga nada en común con él.
kutai-lesson-neighbours-miss-diagonal = Eso está al lado del Iris en diagonal, y solo cuentan las filas y las columnas.
kutai-lesson-neighbours-miss-day = El Pino y el Iris comparten el Día. Así las Armonías de 3 todavía son posibles, y el Iris tiene una.

kutai-lesson-partly-title = Muy poco en común
kutai-lesson-partly-text = Las fichas vecinas que comparten una propiedad solo pueden tener Armonías de 3 con otras fichas. Las que comparten dos, solo de 2 o 3. Entre ellas no tienen ninguna.
kutai-lesson-partly-task = El Arce de Día tiene una Armonía de 2. Rómpela con una flor vecina que solo comparta una propiedad con el Arce.
kutai-lesson-partly-hint = El Arce es una flor roja de otoño y de Día. El Pino de Día solo comparte con él el Día.
kutai-lesson-partly-done = Los puntos en lo alto de una ficha dicen cuánto tienen que valer sus Armonías.
kutai-lesson-partly-missed = El Arce no tiene ninguna vecina que solo comparta una propiedad con él.
kutai-lesson-partly-miss-two = El Trébol de Día comparte el otoño y el Día con el Arce, así que la Armonía de 2 se queda.

kutai-lesson-spade-title = La Pala protege
kutai-lesson-spade-text = Una flor justo al lado de una Pala no está en Desarmonía. La Pala se coloca en amarillo y no tiene Armonías. Un punto donde el amarillo toca otros colores también cuenta como amarillo.
kutai-lesson-spade-task = Termina la Desarmonía entre el Crisantemo de Día y el Trébol de Noche.
kutai-lesson-spade-hint = Coloca tu Pala justo al lado de una de las dos flores, por ejemplo encima.
kutai-lesson-spade-done = Basta una flor al lado de la Pala: la Desarmonía ha terminado para las dos.
kutai-lesson-spade-missed = Las dos flores todavía están en Desarmonía.
kutai-lesson-spade-miss-far = La Pala tiene que estar justo al lado de una de las dos flores.

kutai-lesson-wheel-title = La Rueda
kutai-lesson-wheel-text = La Rueda tiene una Armonía de 2 con las flores de otoño de Día y con las de verano de Noche. Se coloca en amarillo.
kutai-lesson-wheel-task = Haz que la cadena siga desde el Arce de Día, una flor de otoño, hasta tu Rueda.
kutai-lesson-wheel-hint = La fila del Arce tiene puntos amarillos hacia los dos extremos.
kutai-lesson-wheel-missed = La cadena no sigue hasta la Rueda.
kutai-lesson-wheel-miss-line = Desde ahí, la Rueda no ve el Arce.

kutai-lesson-cup-title = La Copa
kutai-lesson-cup-text = La Copa tiene una Armonía de 2 con las flores de primavera de Día y con las de invierno de Noche. También se coloca en amarillo.
kutai-lesson-cup-task = Haz que la cadena siga desde el Jazmín de Noche, una flor de invierno, hasta tu Copa.
kutai-lesson-cup-hint = La fila del Jazmín tiene puntos amarillos hacia los dos extremos.
kutai-lesson-cup-missed = La cadena no sigue hasta la Copa.
kutai-lesson-cup-miss-centre = Desde ahí, la Copa solo ve la Pieza Central, que tiene una pareja más cercana que vale lo mismo: el Jazmín.

kutai-lesson-twig-title = La Ramita
kutai-lesson-twig-text = La Ramita tiene una Armonía de 1 con cualquier flor roja o blanca. También se coloca en amarillo.
kutai-lesson-twig-task = Haz que la cadena siga desde el Arce de Día hasta tu Ramita.
kutai-lesson-twig-hint = La fila del Arce tiene puntos amarillos hacia los dos extremos.
kutai-lesson-twig-missed = La cadena no sigue hasta la Ramita.
kutai-lesson-twig-miss-less = Desde ahí, la Ramita solo ve la Pieza Central, para la que el Arce vale más.

kutai-lesson-lotus-title = El Loto Blanco
kutai-lesson-lotus-text = Una Armonía con el Loto Blanco vale el valor propio de la otra ficha, que no cuenta en ningún otro caso. Es 1, 2 o 3, y lo dice la tarjeta de la ficha: deja el dedo sobre ella, o para el ratón encima. El Arce de Día tiene el valor 3.
kutai-lesson-lotus-task = Haz que la cadena siga desde el Arce de Día hasta tu Loto Blanco, en rojo o blanco.
kutai-lesson-lotus-hint = La fila del Arce es roja y blanca cerca de él.
kutai-lesson-lotus-done = Justo al lado de una ficha de valor menor que 3, el Loto estaría en Desarmonía.
kutai-lesson-lotus-missed = La cadena no sigue desde el Arce hasta el Loto Blanco.
kutai-lesson-lotus-miss-centre = Ahí la Flor de Cerezo de Día, cuyo valor propio es 2, tiene al Loto como pareja: está más cerca que el Arce, y la cadena deja el Arce.

kutai-lesson-bridge-title = Un puente
kutai-lesson-bridge-text = Una sola ficha puede llevar la cadena hasta otras que están apartadas, y sumar mucho más que 3.
kutai-lesson-bridge-task = El total es 2 y el objetivo 7. Gana con una ficha.
kutai-lesson-bridge-hint = A la derecha, el Lirio de Noche y la Rueda tienen una Armonía de 2. Una Peonía, roja y de verano, puede unir el Crisantemo y el Lirio: mira dónde se cruzan su fila y su columna.
kutai-lesson-bridge-missed = El total no es más que 7.
kutai-lesson-bridge-miss-alone = La Peonía vale 3, pero la cadena termina con ella y el total es 5.

kutai-lesson-defend-title = Deja muy poco
kutai-lesson-defend-text = El total es 7 y el objetivo 9, así que una flor más puede dar la victoria a tu rival. Baja el total a tiempo: con una ficha en medio, un mal vecino o una pareja mejor.
kutai-lesson-defend-task = Baja el total a 6 o menos.
kutai-lesson-defend-hint = Busca un mal vecino para el Rododendro de Día, una flor roja de invierno y de Día: el Lirio de Noche no comparte nada con él.
kutai-lesson-defend-done = Una ficha al final de la cadena suma 3 como mucho, y eso ya no basta.
kutai-lesson-defend-missed = El total todavía es más que 6.
kutai-lesson-defend-miss-more = El total sube a 9, y cualquier punto más gana.

kutai-lesson-diagonals-title = Opción: diagonales
kutai-lesson-diagonals-text = Se puede jugar con otras { kutai-option-lines }. Con «{ kutai-option-lines-value-queen }» las fichas se ven también en diagonal.
kutai-lesson-diagonals-task = Coloca el Crisantemo de Día en Armonía con la Pieza Central, en la diagonal que sube hacia la derecha.
kutai-lesson-diagonals-hint = Desde el centro, cuenta tantos puntos a la derecha como hacia arriba.
kutai-lesson-diagonals-missed = Eso no es el Crisantemo de Día en esta diagonal.
kutai-lesson-diagonals-miss-line = Desde ahí, las dos fichas no se ven.
kutai-lesson-diagonals-miss-row = Eso también es una Armonía, pero en una fila. Prueba la diagonal.

kutai-lesson-sight-title = Opción: cualquier dirección
kutai-lesson-sight-text = Con «{ kutai-option-lines-value-sight }» dos fichas se ven siempre, salvo que haya una tercera exactamente en la línea entre ellas.
kutai-lesson-sight-task = Coloca el Iris de Día en la fila más alta, pero no en la columna de la Pieza Central.
kutai-lesson-sight-hint = La fila más alta tiene cinco puntos, dos a cada lado de la columna.
kutai-lesson-sight-missed = Eso no es el Iris de Día en la fila más alta, al lado de la columna.
kutai-lesson-sight-miss-column = Esa es la columna de la Pieza Central. Prueba un punto a su lado.

kutai-lesson-squares-title = Opción: casillas
kutai-lesson-squares-text = Las fichas también se pueden colocar { kutai-option-places-value-squares } y no { kutai-option-places-value-points }. Todas las demás reglas son iguales.
kutai-lesson-squares-task = Coloca una flor en Armonía con la Pieza Central.
kutai-lesson-squares-hint = Elige una flor roja y una casilla en la fila o la columna de la Pieza Central, con un hueco en medio.
kutai-lesson-squares-missed = Esta ficha no está en Armonía con la Pieza Central.
kutai-lesson-squares-miss-line = Las dos no se ven: no están en la misma fila ni en la misma columna.

kutai-lesson-first-game-title = Tu primera partida
kutai-lesson-first-game-text = En una partida entera el objetivo es 30, si los jugadores no acuerdan otro. Si todas las fichas están colocadas y no se ha superado el objetivo, son tablas.
