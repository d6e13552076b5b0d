### The sentences of the course, as they are shown. docs/writing-lessons.md describes the parts.

## By key: aim

balance-lesson-aim-title = La última flor
balance-lesson-aim-text = Cada una de las diez flores necesita una pareja en su jardín, una zona entre líneas gruesas; una línea une las dos. Quien da su pareja a la última flor gana.
balance-lesson-aim-task = El norte está arriba. Solo la Orquídea del jardín amarillo del noroeste está sola: coloca a su pareja, tu Lirio, en el mismo jardín, y gana.
balance-lesson-aim-hint = No importa lo cerca que esté el Lirio: sirve cualquier lugar libre entre las líneas gruesas que rodean la Orquídea.
balance-lesson-aim-done = Ahora todas las flores tienen pareja. La partida ha terminado y has ganado. Qué significan los pequeños alfileres de las flores se explica más adelante.
balance-lesson-aim-missed = La Orquídea del noroeste sigue sola: su jardín es amarillo y está rodeado de líneas gruesas.
balance-lesson-aim-miss-line = El Lirio está cerca de la Orquídea, pero entre ellos hay una línea gruesa: el Lirio está en el jardín blanco.
balance-lesson-aim-miss-garden = Este jardín también es amarillo, pero está en el noreste: hay cuatro jardines amarillos.

## By key: blossoming

balance-lesson-blossoming-title = La Floración
balance-lesson-blossoming-text = Una partida tiene once fichas: el Invitado recibe seis y el Anfitrión cinco. En la Floración cada jugador coloca una por turno, en cualquier lugar libre del tablero.
balance-lesson-blossoming-task = Eres el Invitado: las fichas claras de debajo del tablero son tu mano, y las oscuras de encima, la del Anfitrión. Coloca cualquiera de las tuyas.
balance-lesson-blossoming-hint = Elige una ficha al lado del tablero y después un lugar libre en él.
balance-lesson-blossoming-done = Lo que está en el tablero es de los dos.

## By key: partners

balance-lesson-partners-title = Las parejas
balance-lesson-partners-text = La Rosa roja y el Loto de la hoja verde son pareja, y también la Orquídea morada y el Lirio de seis pétalos. Las dos flores de una pareja están en equilibrio si están en el mismo jardín.
balance-lesson-partners-task = Pon la Rosa en equilibrio.
balance-lesson-partners-hint = La Rosa está en el jardín rojo del noreste. Coloca allí su pareja.
balance-lesson-partners-missed = La Rosa todavía no tiene pareja en su jardín.
balance-lesson-partners-miss-kind = Este es el jardín de la Rosa, pero un Lirio solo es pareja de una Orquídea.
balance-lesson-partners-miss-orchid = Es un equilibrio, pero es la Orquídea la que ha encontrado pareja. La Rosa sigue sola.
balance-lesson-partners-miss-garden = El Loto es la pareja correcta, pero está en otro jardín que la Rosa.

## By key: gardens

balance-lesson-gardens-title = Dieciséis jardines
balance-lesson-gardens-text = Las líneas gruesas dividen el tablero en dieciséis jardines. En un mismo jardín, una pareja puede estar lejos; con una línea gruesa en medio, ni los vecinos están en equilibrio.
balance-lesson-gardens-task = Una línea gruesa separa la Orquídea del Lirio que tiene al lado. Equilibra la Orquídea con uno de tus Lirios.
balance-lesson-gardens-hint = La Orquídea está en el jardín rojo, que va del centro hacia el norte y hacia el este.
balance-lesson-gardens-done = Cuéntalos: cuatro triángulos alrededor del centro, cuatro zonas amarillas por fuera y ocho mitades de las pequeñas puertas rojas del borde.
balance-lesson-gardens-missed = La Orquídea todavía no tiene pareja en su jardín.
balance-lesson-gardens-miss-beside = Este Lirio está cerca de la Orquídea, pero en el jardín blanco, al otro lado de la línea.
balance-lesson-gardens-miss-lily = Ahora el Lirio tiene pareja en el jardín blanco. La Orquídea del jardín rojo sigue sola.

## By key: points

balance-lesson-points-title = Casillas y puntos
balance-lesson-points-text = Una flor está en una casilla entre las líneas finas, o en un punto donde se cruzan. De una casilla puede moverse después; en un punto se queda para siempre.
balance-lesson-points-task = Equilibra la Orquídea del suroeste con un Lirio en un punto.
balance-lesson-points-hint = En el mismo jardín amarillo, apunta a la esquina de una casilla y no a su centro.
balance-lesson-points-missed = Se busca un Lirio en un punto del jardín de la Orquídea del suroeste.
balance-lesson-points-miss-square = Los dos están en equilibrio, pero este Lirio está en una casilla.
balance-lesson-points-miss-garden = Es un punto, pero en otro jardín: la Orquídea sigue sola.

## By key: taken

balance-lesson-taken-title = Una sola pareja
balance-lesson-taken-text = En un jardín, cada flor tiene solo una pareja. Aquí hay una Orquídea y dos Lirios, así que sobra un Lirio.
balance-lesson-taken-task = Dale pareja también al otro Lirio.
balance-lesson-taken-hint = El mismo jardín necesita otra Orquídea, en un lugar libre.
balance-lesson-taken-missed = Todavía sobra un Lirio.
balance-lesson-taken-miss-garden = La Orquídea está en otro jardín, así que el Lirio sigue sobrando.
balance-lesson-taken-miss-kind = Ahora sobran dos Lirios: necesitan Orquídeas.

## By key: two-gardens

balance-lesson-two-gardens-title = Sobre la línea
balance-lesson-two-gardens-text = Una flor sobre una línea gruesa pertenece a los jardines de los dos lados. Puede tener una pareja en cada uno.
balance-lesson-two-gardens-task = Equilibra los dos Lirios con una sola Orquídea.
balance-lesson-two-gardens-hint = Entre los dos Lirios pasa una línea gruesa. Un punto sobre ella pertenece a los dos jardines, y también una casilla que ella corta por la mitad.
balance-lesson-two-gardens-done = El conjunto tiene cuatro Lirios y solo tres Orquídeas, así que en cada partida una Orquídea necesita dos parejas.
balance-lesson-two-gardens-missed = Al menos un Lirio sigue solo.
balance-lesson-two-gardens-miss-inside = Esta Orquídea está en un solo jardín, así que el otro Lirio sigue solo.
balance-lesson-two-gardens-miss-kind = El lugar es correcto, pero dos Lirios no son pareja.

## By key: wheel

balance-lesson-wheel-title = La Rueda de la Vida
balance-lesson-wheel-text = Diez fichas son flores, y la undécima es la Rueda de la Vida. No necesita pareja y va en una casilla, nunca en un punto.
balance-lesson-wheel-task = Coloca la Rueda en el jardín de los dos Lotos.
balance-lesson-wheel-hint = Es el jardín amarillo del noreste. Sirve cualquier casilla libre de allí.
balance-lesson-wheel-missed = Se busca la Rueda en el jardín de los dos Lotos.
balance-lesson-wheel-miss-garden = La Rueda está en una casilla, pero en otro jardín que los Lotos.

## By key: twice

balance-lesson-twice-title = Una flor sobre la Rueda
balance-lesson-twice-text = Una flor que está sobre la Rueda cuenta el doble: puede tener dos parejas en cada uno de sus jardines.
balance-lesson-twice-task = Coloca la Rosa de modo que equilibre los dos Lotos.
balance-lesson-twice-hint = Una flor puede colocarse en la casilla donde está la Rueda.
balance-lesson-twice-missed = La Rosa no equilibra los dos Lotos.
balance-lesson-twice-miss-beside = Al lado de la Rueda, la Rosa cuenta una sola vez, así que un Loto sigue solo.

## By key: slide

balance-lesson-slide-title = Las fichas se deslizan
balance-lesson-slide-text = Cuando las once fichas están en el tablero, en cada jugada se desliza una, sin importar quién la colocó. Se desliza por su fila o su columna, tan lejos como quieras.
balance-lesson-slide-task = En el oeste están solos una Orquídea y un Lirio. Desliza uno de los dos al jardín del otro y gana.
balance-lesson-slide-hint = Los dos están en casillas de la misma columna: uno sube o el otro baja.
balance-lesson-slide-missed = La Orquídea sola y el Lirio solo todavía no están en el mismo jardín.
balance-lesson-slide-miss-short = La dirección es correcta, pero una ficha puede deslizarse más lejos: el Lirio aún no está en el jardín de la Orquídea.

## By key: stay

balance-lesson-stay-title = En un punto, para siempre
balance-lesson-stay-text = Una ficha en un punto no se mueve nunca, y un pequeño alfiler lo indica. Solo se deslizan las fichas que están en casillas.
balance-lesson-stay-task = La Orquídea del noreste está en un punto y está sola. Llévale su pareja y gana.
balance-lesson-stay-hint = El último Lirio sin pareja está en una casilla del noroeste.
balance-lesson-stay-missed = La Orquídea del noreste sigue sola.
balance-lesson-stay-miss-taken = La Orquídea de este jardín ya tiene pareja. La que está sola está en el noreste.
balance-lesson-stay-miss-wheel = La Rueda no es pareja de ninguna flor: la Orquídea necesita un Lirio.

## By key: way

balance-lesson-way-title = En el camino
balance-lesson-way-text = Una ficha no se desliza por encima de otra que está en una casilla. Las fichas en puntos no estorban a nadie.
balance-lesson-way-task = En el noroeste está sola una Orquídea sobre una línea gruesa. Desliza un Lirio a uno de sus dos jardines.
balance-lesson-way-hint = Otra Orquídea bloquea la columna del Lirio del suroeste. La fila del otro Lirio está libre.
balance-lesson-way-done = El Lirio del suroeste no habría podido venir: una Orquídea en una casilla está en su camino.
balance-lesson-way-missed = La Orquídea de la línea sigue sola.
balance-lesson-way-miss-short = Este camino está libre, pero el Lirio tiene que seguir: aún no está en un jardín de la Orquídea.

## By key: onto-wheel

balance-lesson-onto-wheel-title = Sobre la Rueda
balance-lesson-onto-wheel-text = Una flor puede pararse sobre la Rueda vacía. No puede pasar por encima de la Rueda.
balance-lesson-onto-wheel-task = Solo la Rosa y los dos Lotos no tienen pareja. Equilibra los tres con una jugada y gana.
balance-lesson-onto-wheel-hint = Junto a los Lotos, la Rosa tiene que contar el doble.
balance-lesson-onto-wheel-missed = La Rosa y los Lotos siguen solos.
balance-lesson-onto-wheel-miss-beside = Al lado de la Rueda, la Rosa equilibra solo un Loto, y el otro se queda solo.

## By key: wheel-moves

balance-lesson-wheel-moves-title = La Rueda se mueve
balance-lesson-wheel-moves-text = La Rueda vacía se desliza como cualquier otra ficha. Mientras hay una flor sobre ella, la Rueda se queda, y solo la flor puede salir.
balance-lesson-wheel-moves-task = Desliza la Rueda al jardín de los dos Lotos.
balance-lesson-wheel-moves-hint = Los Lotos están en el jardín amarillo del noreste. La columna de la Rueda lleva allí.
balance-lesson-wheel-moves-missed = La Rueda no está en el jardín de los Lotos.
balance-lesson-wheel-moves-miss-away = La Rueda puede ir ahí, pero los Lotos están en el noreste.

## By key: fixed

balance-lesson-fixed-title = Lo que hace falta se queda
balance-lesson-fixed-text = Una flor está fija, y no puede moverse, si uno de sus jardines tuviera sin ella menos equilibrios; también lo indica el alfiler. Así que los equilibrios no se pierden nunca.
balance-lesson-fixed-task = Dos Lirios están solos. Desliza hasta uno de ellos una Orquídea que no esté fija.
balance-lesson-fixed-hint = En el noroeste hay dos Orquídeas para un solo Lirio, así que una Orquídea puede irse. Los Lirios solos están cerca del centro y lejos en el este.
balance-lesson-fixed-done = Cada una de las dos Orquídeas del noroeste podía irse, porque la otra equilibra allí al Lirio. El propio Lirio hace falta, así que tiene un alfiler.
balance-lesson-fixed-missed = Los dos Lirios siguen solos.
balance-lesson-fixed-miss-short = Esta Orquídea puede irse, pero en su nuevo jardín no hay ningún Lirio.

## By key: no-undo

balance-lesson-no-undo-title = Sin deshacer
balance-lesson-no-undo-text = No puedes deshacer el movimiento que acaba de hacer tu rival.
balance-lesson-no-undo-task = Tu rival acaba de llevar la Rueda del jardín de los Lotos hacia el oeste. Devuélvela a ese jardín, a otra casilla.
balance-lesson-no-undo-hint = Desliza la Rueda hacia el este por su fila, pero no exactamente tanto como ha venido.
balance-lesson-no-undo-done = Si la opción «sin deshacer» está desactivada en una partida, un movimiento así se puede deshacer.
balance-lesson-no-undo-missed = La Rueda no está en el jardín de los Lotos.
balance-lesson-no-undo-miss-away = La Rueda puede ir ahí, pero los Lotos están en el noreste.

## By key: dead

balance-lesson-dead-title = La Rosa muerta
balance-lesson-dead-text = Hay una sola Rosa para dos Lotos, así que al final tiene que estar sobre una línea entre sus jardines o sobre la Rueda. Una Rosa en un punto no se mueve nunca más, y una que equilibra un Loto hace falta allí. Si así queda atrapada en un solo jardín, está muerta y la partida acaba en tablas.
balance-lesson-dead-task = La Rosa es la última ficha de tu mano. Colócala de modo que la partida continúe.
balance-lesson-dead-hint = Los Lotos están en dos jardines con una línea gruesa en medio. También sirve una casilla lejos de los dos, porque desde allí la Rosa aún puede moverse.
balance-lesson-dead-missed = Desde aquí, la Rosa nunca puede equilibrar los dos Lotos.
balance-lesson-dead-miss-beside = La Rosa equilibra un Loto, que desde ahora la necesita. Así que nunca llega al otro.
balance-lesson-dead-miss-point = La Rosa nunca se mueve de un punto, y este pertenece a un solo jardín.

## By key: again

balance-lesson-again-title = Tres veces lo mismo
balance-lesson-again-text = Una partida acaba también en tablas cuando la misma posición aparece por tercera vez. Y también cuando el número de equilibrios no ha cambiado en cien jugadas.
balance-lesson-again-task = Tu rival ha movido la Rueda de un lado a otro, y tú la Rosa. Consigue las tablas.
balance-lesson-again-hint = La Rosa del oeste ha subido dos casillas. Deslízala hacia abajo una vez más.
balance-lesson-again-missed = Esta posición es nueva, así que la partida continúa.
balance-lesson-again-miss-other = La Rosa no había estado aquí: esta posición es nueva, así que la partida continúa.

## By key: pass

balance-lesson-pass-title = Ninguna ficha puede moverse
balance-lesson-pass-text = Un jugador puede pasar solo si ninguna ficha puede moverse. Si los dos pasan, uno tras otro, la partida acaba en tablas.
balance-lesson-pass-task = Tu rival ha pasado. Tú tampoco puedes mover: pasa.
balance-lesson-pass-hint = Solo la Rosa, sobre la Rueda, está en una casilla, y los dos Lotos la necesitan. El pase se ofrece al lado del tablero.

## By key: two-at-once

balance-lesson-two-at-once-title = Dos de una vez
balance-lesson-two-at-once-text = Una jugada puede hacer dos equilibrios. Cuando faltan dos, una jugada así gana.
balance-lesson-two-at-once-task = Están solos una Orquídea y dos Lirios. Gana en una jugada.
balance-lesson-two-at-once-hint = La Orquídea del noreste puede deslizarse hacia abajo hasta una línea gruesa entre los jardines de los dos Lirios.
balance-lesson-two-at-once-missed = Al menos uno de los dos Lirios sigue solo.
balance-lesson-two-at-once-miss-one = La Orquídea equilibra un Lirio y ahora está fija. El otro Lirio se queda solo.

## By key: wait

balance-lesson-wait-title = Esperar
balance-lesson-wait-text = Aquí faltan dos jugadas, y cada una hace un equilibrio. Quien hace la primera le regala la última al otro, así que es mejor esperar.
balance-lesson-wait-task = Un Loto y un Lirio del noroeste están solos, y cada uno podría encontrar pareja enseguida. Haz una jugada que no equilibre nada.
balance-lesson-wait-hint = La Rueda no hace nunca un equilibrio al deslizarse.
balance-lesson-wait-done = Ahora tu rival tiene la misma elección: si hace un equilibrio, ganas tú.
balance-lesson-wait-missed = Ahora falta un solo equilibrio: tu rival lo hace y gana.
balance-lesson-wait-miss-first = Ahora falta un solo equilibrio: tu rival lo hace y gana.

## By key: must

balance-lesson-must-title = Equilibrio obligatorio
balance-lesson-must-text = Con la opción «equilibrio obligatorio», un jugador que puede aumentar el número de equilibrios tiene que hacerlo. Vale al colocar y al deslizar.
balance-lesson-must-task = Hay un Lirio en el tablero. Coloca una ficha como es obligatorio.
balance-lesson-must-hint = Tienes en la mano la pareja del Lirio. El Lirio está sobre una línea gruesa, así que tiene dos jardines.

## By key: greedy

balance-lesson-greedy-title = Cuenta las jugadas
balance-lesson-greedy-text = Con el equilibrio obligatorio nadie puede esperar, así que cuenta: si después de tu jugada faltan dos, tu rival hace la primera y tú la última.
balance-lesson-greedy-task = Haz un equilibrio después del cual falten dos jugadas, y luego gana.
balance-lesson-greedy-hint = Están solos una Orquídea, dos Lirios y un Loto. No dejes que una sola jugada equilibre los dos Lirios, ni la tuya ni la de tu rival.
balance-lesson-greedy-done = Primero un Lirio: entonces faltan dos jugadas, tu rival hace una de ellas y la última es tuya. Los dos Lirios de una vez le habrían dejado la última a tu rival.
balance-lesson-greedy-missed = Después de esto gana tu rival, o alguna flor ya no puede encontrar pareja.
balance-lesson-greedy-miss-both = Los dos Lirios de una vez son demasiado: ahora solo falta el Loto, y tu rival lo equilibra y gana.
balance-lesson-greedy-miss-lotus = Ahora tu rival desliza la Orquídea a la línea entre los dos Lirios, equilibra los dos de una vez y gana.

## By key: opposites

balance-lesson-opposites-title = Otras parejas
balance-lesson-opposites-text = La opción «emparejamiento» da a una partida otras parejas: la Rosa y los Lotos equilibran Orquídeas y Lirios. De estas partidas se ganan más, y menos acaban en tablas.
balance-lesson-opposites-task = Esta es una partida así. Equilibra la Orquídea.
balance-lesson-opposites-hint = Sirve la Rosa o un Loto en el jardín de la Orquídea.
balance-lesson-opposites-missed = La Orquídea sigue sola.
balance-lesson-opposites-miss-old = En esta partida, un Lirio no equilibra una Orquídea.
balance-lesson-opposites-miss-garden = Un Loto es ahora pareja, pero este está en otro jardín que la Orquídea.

## By key: first-game

balance-lesson-first-game-title = Tu primera partida
balance-lesson-first-game-text = Juega una partida entera contra el ordenador. Deja la Rosa en una casilla, con el camino hasta la Rueda libre, y cuenta lo que falta.
