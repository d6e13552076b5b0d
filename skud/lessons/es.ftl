### Lo que dice el curso de Skud Pai Sho. Los pasos están en course.txt.

## By key

skud-lesson-aim-title = El objetivo
skud-lesson-aim-text = Las líneas unen tus flores que están en Armonía. Cierra un anillo de esas líneas alrededor del centro del tablero, y ganas.
skud-lesson-aim-task = Eres el Invitado, con las fichas claras; el Anfitrión tiene las oscuras. Cierra el anillo: pon el Jade Blanco, la flor blanca de abajo a la derecha, en línea con las dos Rosas, las flores rojas del anillo.
skud-lesson-aim-hint = La esquina libre del anillo está debajo de una Rosa y a la derecha de la otra.
skud-lesson-aim-miss-one-rose = El anillo sigue abierto: el Jade Blanco tiene que estar en línea con las dos Rosas a la vez.
skud-lesson-aim-missed = El anillo sigue abierto: el Jade Blanco de abajo a la derecha va en su esquina libre.

skud-lesson-moving-title = Mover
skud-lesson-moving-text = Una flor se mueve paso a paso por las líneas, también doblando esquinas, pero solo por puntos vacíos. Un Crisantemo da hasta cuatro pasos.
skud-lesson-moving-task = Mueve tu Crisantemo rojo más allá del Jazmín blanco, al punto que está justo debajo de él.
skud-lesson-moving-hint = El Jazmín cierra el camino recto. Rodéalo por la izquierda o por la derecha.
skud-lesson-moving-miss-jasmine = Ese era el Jazmín. Se queda donde está, y el Crisantemo lo rodea.
skud-lesson-moving-missed = El Crisantemo no está en el punto que hay justo debajo del Jazmín.
skud-lesson-moving-done = Cada tipo tiene su alcance: la Rosa y el Jazmín dan hasta 3 pasos, el Crisantemo y el Lirio 4, el Rododendro y el Jade Blanco 5.

skud-lesson-gardens-title = Los jardines
skud-lesson-gardens-text = Las flores rojas no pueden pararse dentro de un jardín blanco, ni las blancas dentro de uno rojo. Pueden atravesarlo, y los bordes están abiertos a todas.
skud-lesson-gardens-task = El Rododendro es una flor roja. Llévalo a través del jardín blanco hasta el otro lado.
skud-lesson-gardens-hint = El jardín termina en la línea vertical del centro del tablero. Bastan cuatro o cinco pasos a la derecha.
skud-lesson-gardens-miss-same-side = El Rododendro sigue en el mismo lado del jardín.
skud-lesson-gardens-missed = El Rododendro todavía no ha atravesado el jardín blanco.
skud-lesson-gardens-done = La Rosa, el Crisantemo y el Rododendro son rojos; el Jazmín, el Lirio y el Jade Blanco son blancos.

skud-lesson-plant-title = Plantar
skud-lesson-plant-text = En tu turno mueves una flor, o plantas una nueva en una puerta abierta; solo pasas si no puedes hacer ninguna de las dos cosas. Las puertas son los cuatro triángulos pequeños del borde, y una puerta sin ficha está abierta.
skud-lesson-plant-task = Planta una flor de tu mano.
skud-lesson-plant-hint = Tu mano con las fichas claras está al lado o debajo del tablero. Pulsa ahí una flor y después la puerta de la izquierda o la de la derecha.
skud-lesson-plant-miss-moved = Así la Rosa sale de su puerta. Esta vez planta una flor nueva.
skud-lesson-plant-missed = Así mueves una flor. Esta vez planta una nueva.
skud-lesson-plant-done = En la puerta la flor crece, y nada puede pasarle. En cuanto sale, florece.

skud-lesson-harmony-title = Armonía
skud-lesson-harmony-text = La Rosa y el Jade Blanco combinan bien. Si los tuyos están en la misma fila o columna y no hay nada entre ellos, están en Armonía.
skud-lesson-harmony-task = Pon en Armonía tu Rosa roja, a la derecha, y tu Jade Blanco.
skud-lesson-harmony-hint = Mueve uno de los dos a la fila o a la columna del otro, y fíjate en lo que hay en medio.
skud-lesson-harmony-miss-diagonal = El Jade Blanco está junto a la columna de la Rosa, no en ella.
skud-lesson-harmony-miss-between = Están en la misma columna, pero el Crisantemo del Anfitrión está entre ellos.
skud-lesson-harmony-missed = La Rosa y el Jade Blanco no están en la misma fila o columna sin nada en medio.
skud-lesson-harmony-done = Solo las flores florecidas forman Armonías, no las que crecen. Una Armonía nueva da un bono: pronto lo verás.

skud-lesson-circle-title = El círculo de las flores
skud-lesson-circle-text = Las flores forman un círculo, en el orden de tu mano: Rosa, Crisantemo, Rododendro, Jazmín, Lirio, Jade Blanco y otra vez la Rosa. Las vecinas en este círculo combinan bien.
skud-lesson-circle-task = Forma dos Armonías con un solo movimiento.
skud-lesson-circle-hint = El Rododendro está arriba a la izquierda, el Lirio abajo a la derecha. ¿Cuál de tus flores de arriba a la derecha es vecina de los dos en el círculo?
skud-lesson-circle-miss-rose = La Rosa combina con el Jade Blanco y el Crisantemo, y no tienes ninguno de los dos en el tablero.
skud-lesson-circle-miss-one = Eso es una Armonía. El Jazmín puede llegar a un punto donde forma dos.
skud-lesson-circle-missed = Así no se forman dos Armonías.
skud-lesson-circle-done = De cada una de las seis flores tienes tres.

skud-lesson-disharmony-title = Desarmonía
skud-lesson-disharmony-text = Las flores que están enfrente en el círculo están en Desarmonía: Rosa y Jazmín, Crisantemo y Lirio, Rododendro y Jade Blanco. Ninguna jugada puede dejarlas en línea, sean tuyas o del Anfitrión.
skud-lesson-disharmony-task = Pon tu Rosa en Armonía con tu Jade Blanco, pero no en línea con el Jazmín del Anfitrión.
skud-lesson-disharmony-hint = Tu Rosa de abajo no puede entrar en la columna del Jazmín, y tu Lirio tiene que quedarse entre el Jazmín y la Rosa del Anfitrión. Tu Jade Blanco está abajo a la derecha.
skud-lesson-disharmony-missed = Está permitido, pero todavía no tienes ninguna Armonía.

skud-lesson-capture-title = Capturar
skud-lesson-capture-text = Una flor captura la flor rival que tiene enfrente en el círculo si termina sobre ella, y la flor capturada sale del juego. Una flor que todavía crece en una puerta está a salvo.
skud-lesson-capture-task = Captura un Lirio, la flor que está enfrente de tu Crisantemo en el círculo.
skud-lesson-capture-hint = Uno de los dos Lirios del Anfitrión crece en una puerta y está a salvo. El otro está florecido.
skud-lesson-capture-missed = Así no capturas nada.

skud-lesson-ring-title = Un anillo que vale
skud-lesson-ring-text = Un anillo puede tener cualquier forma, pero tiene que rodear el punto central, y ninguna de sus líneas puede pasar por ese punto.
skud-lesson-ring-task = Cierra un anillo con un solo paso, y gana.
skud-lesson-ring-hint = La fila del punto central no te sirve. Usa la fila de debajo: solo la Rosa de la izquierda no está todavía en ella.
skud-lesson-ring-miss-centre = Las cuatro flores están en línea, pero el lado de abajo pasa por el punto central. Este anillo no vale.
skud-lesson-ring-missed = Todavía no hay ningún anillo.

skud-lesson-bonus-title = El bono
skud-lesson-bonus-text = Un movimiento que forma una Armonía nueva te da un bono en la misma jugada. Por ejemplo, plantas enseguida otra flor.
skud-lesson-bonus-task = Pon el Jade Blanco en Armonía con la Rosa, y usa el bono para plantar una flor.
skud-lesson-bonus-hint = Saca el Jade Blanco de su puerta a la fila de la Rosa. Después pulsa una flor de tu mano y una puerta abierta.
skud-lesson-bonus-miss-unused = Están en Armonía, pero no has usado el bono: después de mover, pulsa una flor de tu mano y una puerta abierta.
skud-lesson-bonus-missed = Primero forma una Armonía, y después usa el bono para plantar una flor.
skud-lesson-bonus-done = Hay un bono por jugada, y no tienes que usarlo. Una Armonía que forma el bono no da otro.

skud-lesson-bonus-gate-title = Plantar como bono
skud-lesson-bonus-gate-text = Las seis flores del círculo son las flores básicas. Como bono solo puedes plantar una de ellas mientras no crezca ninguna flor tuya.
skud-lesson-bonus-gate-task = Forma una Armonía, y usa el bono para plantar una flor.
skud-lesson-bonus-gate-hint = Tu Crisantemo de abajo a la derecha y tu Jade Blanco de la puerta pueden ponerse en línea con la Rosa. Usa el que deja vacía tu puerta.
skud-lesson-bonus-gate-miss-unused = Están en Armonía, y ya no crece ninguna flor tuya. Usa el bono: pulsa una flor de tu mano y una puerta abierta.
skud-lesson-bonus-gate-missed = Forma una Armonía con la flor que crece, y después usa el bono para plantar otra.

skud-lesson-rock-title = La Roca
skud-lesson-rock-text = El bono también puede ser un Acento, una ficha que no es una flor. Una Roca se coloca en cualquier punto vacío que no sea una puerta, y en su fila y en su columna no cuenta ninguna Armonía.
skud-lesson-rock-task = Pon en Armonía la Rosa y el Crisantemo, y anula la Armonía del Anfitrión con una Roca.
skud-lesson-rock-hint = Tu Rosa está en el centro, y la Armonía del Anfitrión en una fila de abajo. La Roca actúa en toda la fila.
skud-lesson-rock-miss-beside = La Roca no está en la fila de la Armonía del Anfitrión.
skud-lesson-rock-miss-unused = Están en Armonía, pero no has usado el bono: después de mover, pulsa la Roca de tu mano.
skud-lesson-rock-missed = Todavía no hay una Roca que anule la Armonía del Anfitrión.
skud-lesson-rock-done = La línea discontinua del Anfitrión muestra la Armonía que ya no cuenta. Una Roca actúa también más allá de otras fichas.

skud-lesson-knotweed-title = La Centinodia
skud-lesson-knotweed-text = La Centinodia también es un Acento. Las fichas de los ocho puntos que la rodean no forman Armonías.
skud-lesson-knotweed-task = Forma una Armonía, y anula las dos Armonías del Anfitrión con un solo Acento.
skud-lesson-knotweed-hint = La flor del Anfitrión de arriba a la derecha está en las dos Armonías. Coloca la Centinodia en un punto a su lado.
skud-lesson-knotweed-done = Las líneas discontinuas del Anfitrión muestran las Armonías que ya no cuentan.
skud-lesson-knotweed-miss-rock = La Roca anula la Armonía de su fila. La de la columna sigue contando.
skud-lesson-knotweed-miss-far = En los ocho puntos que rodean esta Centinodia no hay ninguna flor del Anfitrión.
skud-lesson-knotweed-missed = El Anfitrión todavía tiene una Armonía.

skud-lesson-wheel-title = La Rueda
skud-lesson-wheel-text = Una Rueda gira todas las fichas de los ocho puntos que la rodean un punto, en el sentido del reloj. No puede girar una Roca ni una flor que crece, ni llevar una ficha adonde no puede estar.
skud-lesson-wheel-task = Forma una Armonía, y usa una Rueda para sacar una flor del Anfitrión de la Armonía que tiene.
skud-lesson-wheel-hint = Las dos flores del Anfitrión están en la misma columna. Busca un sitio para la Rueda que saque a una de ellas de esa columna.
skud-lesson-wheel-done = La línea discontinua del Anfitrión muestra la Armonía que ya no cuenta.
skud-lesson-wheel-miss-along = El Jade Blanco ha girado, pero sigue en la columna de la Rosa.
skud-lesson-wheel-miss-nothing = En los puntos que rodean esta Rueda no hay ninguna ficha.
skud-lesson-wheel-missed = Las dos flores del Anfitrión siguen en Armonía.

skud-lesson-boat-title = La Barca
skud-lesson-boat-text = Una Barca lleva una flor florecida, tuya o del Anfitrión, a un punto vacío a su lado, y se queda en su sitio.
skud-lesson-boat-task = Usa tu movimiento y la Barca para tener dos Armonías.
skud-lesson-boat-hint = El Crisantemo cerca de la puerta puede llegar a la columna de la Rosa. El Jade Blanco, a la derecha, está a un punto de la fila de la Rosa.
skud-lesson-boat-miss-between = Ahora el Crisantemo está entre la Rosa y el Jade Blanco.
skud-lesson-boat-missed = La tarea es tener dos Armonías con la ayuda de la Barca.

skud-lesson-lotus-title = El Loto Blanco
skud-lesson-lotus-text = El Loto Blanco combina con las flores básicas de los dos jugadores: cada una forma con él una Armonía para su propio jugador. El Loto nunca se captura.
skud-lesson-lotus-task = Forma una Armonía tuya con el Loto Blanco del Anfitrión.
skud-lesson-lotus-hint = Mueve tu Jazmín a la fila o a la columna del Loto.
skud-lesson-lotus-miss-not-in-line = El Jazmín no está ni en la fila ni en la columna del Loto.
skud-lesson-lotus-missed = Todavía no tienes ninguna Armonía.
skud-lesson-lotus-done = Tú también tienes un Loto Blanco. Como bono puedes plantarlo en una puerta abierta, también mientras crecen flores tuyas; da hasta 2 pasos.

skud-lesson-orchid-title = La Orquídea
skud-lesson-orchid-text = Una Orquídea florecida atrapa a las flores del otro jugador en los ocho puntos que la rodean: no pueden moverse. Una pequeña red marca cada una de ellas, y sus Armonías siguen contando.
skud-lesson-orchid-task = Atrapa el Lirio del Anfitrión con tu Orquídea, que da hasta 6 pasos.
skud-lesson-orchid-hint = Tu Orquídea está arriba a la izquierda; tu Rosa está atrapada. Lleva la Orquídea a un punto junto al Lirio.
skud-lesson-orchid-miss-far = La Orquídea está a dos puntos del Lirio. Solo atrapa a las flores que tiene justo al lado, en línea o en diagonal.
skud-lesson-orchid-missed = El Lirio del Anfitrión todavía puede moverse.
skud-lesson-orchid-done = La Orquídea también se planta como bono, crezca lo que crezca.

skud-lesson-hunter-title = Orquídea y Loto
skud-lesson-hunter-text = Mientras tu Loto Blanco está florecido, tu Orquídea puede capturar cualquier flor básica del Anfitrión. Pero entonces las flores del Anfitrión también pueden capturarla.
skud-lesson-hunter-task = Captura una flor con tu Orquídea.
skud-lesson-hunter-hint = El Loto Blanco nunca se captura. El Anfitrión tiene otra flor.
skud-lesson-hunter-missed = La Orquídea no ha capturado nada.

skud-lesson-count-title = El otro final
skud-lesson-count-text = La partida también termina cuando un jugador planta su última flor básica. Entonces gana quien tiene más Acentos sin usar y, si hay empate, quien tiene más Armonías.
skud-lesson-count-task = En tu mano queda una flor básica. Termina la partida y gana.
skud-lesson-count-hint = Tienes dos Acentos sin usar, y el Anfitrión uno. Guarda los dos, y planta.
skud-lesson-count-miss-accent = Ahora no tienes más Acentos sin usar que el Anfitrión, y la partida sigue.
skud-lesson-count-miss-goes-on = La partida sigue, porque tu última flor básica todavía está en tu mano.
skud-lesson-count-missed = Con eso no termina la partida.
skud-lesson-count-done = También hay empates: si las dos cuentas son iguales, si los dos jugadores tienen un anillo, y si una posición se da por tercera vez.

skud-lesson-threat-title = Dos caminos a la vez
skud-lesson-threat-text = En una jugada el Anfitrión puede cortar un camino hacia el anillo, pero difícilmente dos. Busca una jugada después de la cual haya dos.
skud-lesson-threat-task = Necesitas dos jugadas para cerrar un anillo. Haz la primera de modo que el Anfitrión no pueda impedir la segunda.
skud-lesson-threat-hint = El Jade Blanco y el Crisantemo sirven los dos para la esquina de abajo a la derecha. Entonces, ¿qué flor va primero?
skud-lesson-threat-miss-jade = El Rododendro del Anfitrión puede capturar ahí el Jade Blanco, porque están enfrente en el círculo.
skud-lesson-threat-miss-chrysanthemum = El Rododendro del Anfitrión puede entrar en esa fila, entre el Crisantemo y la esquina que sigue libre.
skud-lesson-threat-missed = Después de eso, el Anfitrión todavía puede impedirlo.
skud-lesson-threat-done = El Jade Blanco y el Crisantemo podían cerrar los dos el anillo en la última esquina, y ninguna jugada del Anfitrión impide las dos cosas.

skud-lesson-defend-title = Defender
skud-lesson-defend-text = Al Anfitrión le falta una jugada para cerrar un anillo. Captura una de sus flores, o ponte entre dos de ellas.
skud-lesson-defend-task = Impide que el Anfitrión cierre el anillo.
skud-lesson-defend-hint = Tu Jazmín alcanza una Rosa del Anfitrión. Tu Crisantemo alcanza el lado de arriba del anillo.
skud-lesson-defend-miss-still = El Jade Blanco del Anfitrión de abajo a la derecha va a la esquina libre y cierra el anillo.
skud-lesson-defend-missed = El Anfitrión cierra el anillo con la próxima jugada.
skud-lesson-defend-done = El anillo sigue abierto.

skud-lesson-combination-title = Una Barca contra una Roca
skud-lesson-combination-text = Una Barca también se puede poner sobre una Roca, una Centinodia o una Rueda: entonces las dos fichas salen del juego.
skud-lesson-combination-task = Una Roca del Anfitrión anula tu Armonía de la izquierda. Gana en una jugada.
skud-lesson-combination-hint = Saca la Rosa de la puerta de arriba a la esquina libre. De la Roca se encarga el bono.
skud-lesson-combination-miss-rock = Las cuatro esquinas están ahí, pero la Roca del Anfitrión todavía anula la Armonía de la izquierda.
skud-lesson-combination-missed = El anillo no está cerrado.

skud-lesson-options-title = Opciones
skud-lesson-options-text = Una partida puede tener opciones que cambian las reglas habituales: el Anfitrión elige los Acentos para los dos, su primera flor es la que está enfrente de la del Invitado en el círculo y no la misma, o valen las reglas del sitio The Garden Gate.
skud-lesson-options-task = Esta partida tiene las tres, y tú eres el Anfitrión. Planta la flor que está enfrente de la Rosa del Invitado.
skud-lesson-options-hint = La Rosa y el Jazmín están enfrente en el círculo. La primera flor del Anfitrión va en la puerta del norte.
skud-lesson-options-done = Según las reglas de ese sitio, una Orquídea captura incluso un Loto Blanco, y una Barca retira incluso otra Barca. Después de la última flor básica solo cuentan las Armonías cuyas dos flores están a lados distintos de la fila o la columna del medio.

skud-lesson-begin-title = El comienzo
skud-lesson-begin-text = Antes de la primera jugada, cada jugador se queda con cuatro de ocho Acentos: hay dos Rocas, dos Centinodias, dos Ruedas y dos Barcas. El Anfitrión elige primero.
skud-lesson-begin-task = Eres el Anfitrión. Elige tus cuatro Acentos.
skud-lesson-begin-hint = Uno de cada clase es un buen comienzo.
skud-lesson-begin-done = Después elige el Invitado y planta una flor básica en la puerta del sur. El Anfitrión responde con la misma flor en la puerta del norte, y le toca otra vez al Invitado.

skud-lesson-first-game-title = Tu primera partida
skud-lesson-first-game-text = Juega una partida entera contra el ordenador, como Invitado. Busca movimientos que formen una Armonía nueva, y guarda un Acento para cuando el anillo del Anfitrión esté casi cerrado.
