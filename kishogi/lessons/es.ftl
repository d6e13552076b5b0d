kishogi-lesson-aim-title = El objetivo
kishogi-lesson-aim-text = Juegas con cubos, y uno de los tuyos es el Gyoku, el rey. Pierde el jugador al que no le queda ninguna jugada legal: aquí el Gyoku blanco está atacado y no puede escapar, así que Negras ha ganado. Las celdas vacías de alrededor no le sirven: un Gyoku debe estar siempre exactamente a dos pasos del otro, y no puede ir a donde está atacado. Las marcas doradas muestran la última jugada.

kishogi-lesson-ring-title = Los dos Gyoku
kishogi-lesson-ring-text = No hay tablero: el campo sigue en todas las direcciones. La partida empieza con los dos Gyoku, que siempre están exactamente a dos pasos uno del otro.
kishogi-lesson-ring-task = Ahora eres Blancas. Coloca tu Gyoku a dos pasos del negro.
kishogi-lesson-ring-hint = Hay dieciséis celdas a dos pasos, en un anillo alrededor del Gyoku oscuro. Todas están marcadas y cualquiera vale.
kishogi-lesson-ring-done = A partir de ahora, los dos Gyoku quedan a dos pasos.

kishogi-lesson-drop-title = Soltar un cubo
kishogi-lesson-drop-text = En una jugada sueltas un cubo de tu mano o mueves uno. Un cubo se suelta junto a tu propio Gyoku, con cualquiera de sus seis caras hacia arriba.
kishogi-lesson-drop-task = Suelta un cubo: pulsa uno de tu mano, elige una cara y pulsa una celda marcada.
kishogi-lesson-drop-hint = Tu mano está debajo del tablero. Las celdas junto a tu Gyoku oscuro se marcan en cuanto has elegido una cara.
kishogi-lesson-drop-done = La cara de arriba dice cómo se mueve el cubo. El pequeño segundo signo es la cara de abajo, que queda arriba cuando el cubo se mueve.
kishogi-lesson-drop-miss-gyoku = Tu Gyoku se ha movido, y es legal. Aquí suelta más bien un cubo de tu mano.

kishogi-lesson-closed-title = Celdas cerradas
kishogi-lesson-closed-text = Las celdas junto al Gyoku rival están cerradas: ahí no se suelta ningún cubo, ni siquiera donde también están junto a tu propio Gyoku.
kishogi-lesson-closed-task = Mira cómo se rechaza: elige un cubo y una cara, y pulsa una celda entre los dos Gyoku.
kishogi-lesson-closed-hint = La celda justo delante de tu Gyoku está junto a los dos Gyoku. No está marcada: púlsala de todos modos.
kishogi-lesson-closed-done = El tablero nombra la regla siempre que pulsas donde no puedes ir.
kishogi-lesson-closed-miss-open = Esta celda está abierta. Prueba una que también esté junto al Gyoku claro.

kishogi-lesson-harmless-title = Soltar no da jaque
kishogi-lesson-harmless-text = Un cubo que sueltas no puede atacar enseguida al Gyoku rival. El Hi se desliza en línea recta, así que en línea con ese Gyoku lo haría.
kishogi-lesson-harmless-task = Suelta un cubo con la cara Hi donde no ataque al Gyoku blanco.
kishogi-lesson-harmless-hint = A la derecha de tu Gyoku, el Hi miraría directamente al claro. Prueba al otro lado.
kishogi-lesson-harmless-done = Todavía no ataca nada, pero lo hará cuando se mueva.
kishogi-lesson-harmless-miss-face = Es legal: esta cara no llega hasta el Gyoku claro. Aquí suelta el mismo cubo con la cara Hi.

kishogi-lesson-faces-title = Caras
kishogi-lesson-faces-text = Un cubo se mueve como dice su cara y luego se voltea: la cara que estaba debajo queda arriba. El pequeño signo bajo el nombre muestra esa cara. Un Cho da un paso en línea recta y se convierte en Hi, que se desliza.
kishogi-lesson-faces-task = Mueve el Cho un paso, adelante o atrás.
kishogi-lesson-faces-hint = El Cho es el cubo oscuro a la izquierda de tu Gyoku. Púlsalo, y luego una celda marcada.
kishogi-lesson-faces-done = El Cho se ha convertido en Hi: la próxima vez se desliza tan lejos como quieras.
kishogi-lesson-faces-missed = Ese es otro cubo. Aquí mueve el Cho.
kishogi-lesson-faces-miss-gyoku = Tu Gyoku se ha ido y el Cho se ha quedado atrás. Pronto sabrás más de eso; aquí mueve el propio Cho.

kishogi-lesson-slide-title = Deslizarse
kishogi-lesson-slide-text = Un Hi se desliza en línea recta por cualquier número de celdas vacías, pero no a través de otro cubo. Luego se convierte en Cho, que solo da pasos: una jugada fuerte deja un cubo débil.
kishogi-lesson-slide-task = Desliza el Hi hacia delante, dos celdas.
kishogi-lesson-slide-hint = El Hi está detrás de tu Gyoku, a la izquierda. A la derecha le cierra el paso tu Myou; hacia delante el camino está libre.
kishogi-lesson-slide-done = El Hi se ha convertido en Cho. Después de su próximo movimiento volverá a deslizarse.
kishogi-lesson-slide-missed = Así el Hi no se desliza dos celdas. Aquí deslízalo hacia delante, tan lejos como llegue.
kishogi-lesson-slide-miss-kaku = El Myou se ha movido y se ha convertido en Kaku. Aquí desliza el Hi.

kishogi-lesson-near-title = Quedarse cerca
kishogi-lesson-near-text = Todo cubo necesita apoyo: tiene que terminar su movimiento junto a uno de los dos Gyoku, el tuyo o el del rival. No puede ir a otras celdas.
kishogi-lesson-near-task = Desliza el Hi muy adelante, al lado del Gyoku blanco.
kishogi-lesson-near-hint = En la columna del Hi hay una celda que toca al Gyoku claro. Un paso más allá quedaría solo.
kishogi-lesson-near-done = También el Gyoku rival da apoyo a tus cubos.
kishogi-lesson-near-missed = Es legal, pero no es el movimiento largo. Aquí lleva el Hi junto al Gyoku blanco.

kishogi-lesson-cards-title = Doce caras
kishogi-lesson-cards-text = Tus dos cubos tienen doce caras, y cada una se mueve a su manera. La tarjeta de un cubo dice cómo: deja el dedo un momento sobre él, o para el ratón encima.
kishogi-lesson-cards-task = Mira cómo se mueve tu Ga y muévelo hacia delante.
kishogi-lesson-cards-hint = Un Ga da un paso, en diagonal hacia delante o recto hacia atrás. Solo una de las dos celdas de delante está junto a un Gyoku.
kishogi-lesson-cards-done = No hace falta aprenderse las caras de memoria: la tarjeta describe los movimientos y las marcas muestran las celdas.
kishogi-lesson-cards-missed = Nada ha ido hacia delante. Aquí mueve el Ga.
kishogi-lesson-cards-miss-back = Así también se mueve el Ga, pero hacia atrás. Aquí muévelo hacia delante.
kishogi-lesson-cards-miss-cube = Ese es otro cubo. Aquí mueve el Ga.

kishogi-lesson-capture-title = Capturar
kishogi-lesson-capture-text = Un cubo que va a una celda con un cubo rival lo captura y no se voltea, sino que toma otra cara. Un Kaku se convierte en Ga o en Ken, como elijas; con algunas caras no hay elección. El cubo capturado va a tu mano.
kishogi-lesson-capture-task = Captura el Hi blanco con tu Kaku, que se desliza en diagonal.
kishogi-lesson-capture-hint = El Kaku está delante de tu Gyoku, a la derecha. El Hi blanco está al final de una diagonal, arriba a la izquierda.
kishogi-lesson-capture-done = Ahora este cubo Hi es tuyo.
kishogi-lesson-capture-missed = Con eso no capturas nada. Desliza el Kaku hacia arriba a la izquierda, hasta el Hi blanco.

kishogi-lesson-captive-title = Cubos capturados
kishogi-lesson-captive-text = Un cubo capturado te pertenece: lo sueltas como los tuyos, con cualquier cara hacia arriba.
kishogi-lesson-captive-task = Suelta el cubo Hi capturado junto a tu Gyoku.
kishogi-lesson-captive-hint = Es el único cubo en tu mano. Están abiertas las celdas junto a tu Gyoku que no están junto al blanco.
kishogi-lesson-captive-done = Un cubo en la mano es un atacante con el que el rival siempre tiene que contar.
kishogi-lesson-captive-missed = Es legal, pero aquí usa el cubo capturado de tu mano.

kishogi-lesson-orbit-title = Pasos del Gyoku
kishogi-lesson-orbit-text = Un Gyoku da un paso en cualquier dirección, pero solo a una celda que esté otra vez exactamente a dos pasos del otro Gyoku.
kishogi-lesson-orbit-task = Da un paso con tu Gyoku.
kishogi-lesson-orbit-hint = Pulsa tu Gyoku: hay tres celdas marcadas. Justo hacia delante quedaría demasiado cerca, justo hacia atrás demasiado lejos.
kishogi-lesson-orbit-done = Así los dos giran uno alrededor del otro durante toda la partida.
kishogi-lesson-orbit-miss-cube = Has soltado un cubo. Aquí da un paso con el Gyoku.

kishogi-lesson-behind-title = No dejes a nadie atrás
kishogi-lesson-behind-text = Cuando termina tu jugada, cada cubo tuyo que no está junto a ningún Gyoku pasa a la mano del rival. Así que mira alrededor antes de mover tu Gyoku.
kishogi-lesson-behind-task = Da un paso al lado con tu Gyoku sin que el Cho pierda su apoyo.
kishogi-lesson-behind-hint = El Cho está detrás de tu Gyoku, a la derecha. Ve hacia su lado.
kishogi-lesson-behind-done = El Cho sigue junto a tu Gyoku, así que está a salvo.
kishogi-lesson-behind-missed = Ese no es un paso del Gyoku. Aquí muévelo a un lado y conserva el Cho a su lado.
kishogi-lesson-behind-miss-left = Tu Gyoku ha dejado atrás el Cho, y ahora lo tiene Blancas. Ve al otro lado.

kishogi-lesson-left-alone-title = Los cubos del rival
kishogi-lesson-left-alone-text = Si tu jugada deja un cubo del rival sin ningún Gyoku al lado, por ahora se queda. El rival tiene una jugada para volver a apoyarlo; si no, pasa a tu mano.
kishogi-lesson-left-alone-task = Da un paso con tu Gyoku de modo que el Cho de Blancas se quede solo.
kishogi-lesson-left-alone-hint = El Cho está detrás de tu Gyoku, a la izquierda. Aléjate de él.
kishogi-lesson-left-alone-done = Si Blancas no apoya el Cho en la próxima jugada, es tuyo.
kishogi-lesson-left-alone-missed = El Cho sigue junto a tu Gyoku. Aléjate de él.

kishogi-lesson-check-title = Jaque
kishogi-lesson-check-text = Un Gyoku que un cubo rival podría capturar con su próximo movimiento está en jaque. Cuenta la cara nueva: la que queda arriba después de moverse es la que ataca.
kishogi-lesson-check-task = Da jaque: mueve un cubo de modo que ataque al Gyoku blanco.
kishogi-lesson-check-hint = Tu Cho se convierte en Hi, que se desliza en línea recta. Tiene que quedarse en la columna del Gyoku claro.
kishogi-lesson-check-done = Blancas tiene que hacer algo.
kishogi-lesson-check-missed = Ahora nada ataca al Gyoku claro. Mueve el Cho de modo que, convertido en Hi, mire hacia él.
kishogi-lesson-check-miss-quiet = Soltar un cubo nunca da jaque. Mueve más bien el Cho.

kishogi-lesson-answer-title = Salir del jaque
kishogi-lesson-answer-text = Nunca puedes dejar atacado tu propio Gyoku: en jaque te apartas, capturas al atacante o pones un cubo en medio.
kishogi-lesson-answer-task = Eres Blancas, y el Hi ataca a tu Gyoku. Sal del jaque.
kishogi-lesson-answer-hint = Tu Gyoku puede salir de la columna del Hi. O un cubo puede ponerse entre los dos.
kishogi-lesson-answer-done = Tu Gyoku está otra vez a salvo.

kishogi-lesson-mate-title = Ganar
kishogi-lesson-mate-text = Un jaque al que el rival no puede responder gana la partida.
kishogi-lesson-mate-task = El Gyoku blanco apenas puede moverse. Da un jaque que gane.
kishogi-lesson-mate-hint = El Hi de la izquierda puede deslizarse hacia delante, al lado del Gyoku claro. Como Cho ataca hacia el lado, y tu Ga lo protege.
kishogi-lesson-mate-done = El Gyoku blanco solo podría capturar el Cho, y tu Ga lo protege. Así terminan casi todas las partidas.
kishogi-lesson-mate-missed = Blancas todavía tiene respuesta. Lleva el Hi de la izquierda al lado del Gyoku claro.
kishogi-lesson-mate-miss-capture = Un cubo más, pero Blancas tiene respuesta. Aquí un solo movimiento gana enseguida.

kishogi-lesson-no-turn-title = Sin jugadas
kishogi-lesson-no-turn-text = Un jugador sin ninguna jugada legal pierde, en jaque o no. Así que también puedes ganar quitándole al rival las últimas jugadas.
kishogi-lesson-no-turn-task = Eres Blancas. Suelta tu cubo de modo que a Negras no le quede ninguna jugada legal.
kishogi-lesson-no-turn-hint = El Gyoku negro puede ir a pocas celdas. Un Hi vigila líneas enteras: suéltalo de modo que vigile también esas.
kishogi-lesson-no-turn-done = El Gyoku negro podría ir a dos celdas, y un Hi vigila cada una. Con cualquier paso, un Ken se alejaría del Gyoku, su único apoyo. Nada ataca al Gyoku negro, y aun así Negras ha perdido.
kishogi-lesson-no-turn-missed = A Negras le queda una jugada. Suelta el cubo con la cara Hi, del todo a la izquierda.

kishogi-lesson-two-turns-title = Ganar en dos jugadas
kishogi-lesson-two-turns-text = Ahora todo junto: da jaque, espera la respuesta y gana con tu segunda jugada. Una cruz roja marca dónde se perdió un cubo.
kishogi-lesson-two-turns-task = Gana en dos jugadas. Empieza con un jaque y aprovecha el cubo que Blancas deja atrás: va a tu mano.
kishogi-lesson-two-turns-hint = Primero da un paso con el Ga a la celda justo delante de tu Gyoku. El Gyoku blanco tiene que huir al medio; quítale entonces las dos celdas de sus lados.
kishogi-lesson-two-turns-done = A Blancas no le queda ningún cubo, y atacas cada celda a la que el Gyoku podría ir. Un jaque, un cubo que se quedó atrás y una suelta: ya sabes jugar a Ki Shogi.
kishogi-lesson-two-turns-missed = Después de eso Blancas puede resistir. El Ga puede dar jaque; luego suelta el cubo Hi de modo que no quede ninguna jugada.
kishogi-lesson-two-turns-miss-quiet = Ahora Blancas tiene un respiro. Empieza con un jaque del Ga.

kishogi-lesson-again-title = Otra vez lo mismo
kishogi-lesson-again-text = Si la misma posición aparece por cuarta vez, son tablas. Pero si un jugador ha dado jaque con cada jugada entretanto, ese jugador pierde.
kishogi-lesson-again-task = Los dos Gyoku han ido y venido. Da otra vez un paso atrás y haz tablas.
kishogi-lesson-again-hint = Tu Gyoku fue antes a la derecha. Ve a la izquierda.
kishogi-lesson-again-done = Quien quiere ganar juega otra cosa a tiempo.
kishogi-lesson-again-missed = Esa es una posición nueva, y la partida sigue. Aquí ve justo a la izquierda.
kishogi-lesson-again-miss-other = Es una buena manera de evitar las tablas. Aquí vuelve con el Gyoku y míralas.

kishogi-lesson-borders-title = Un campo con bordes
kishogi-lesson-borders-text = También podéis acordar un campo de, por ejemplo, siete por siete celdas. Nada sale de él, así que un Gyoku en el borde tiene menos pasos.
kishogi-lesson-borders-task = Da un paso con tu Gyoku a lo largo del borde.
kishogi-lesson-borders-hint = Tu Gyoku está en el borde izquierdo. Justo hacia delante y hacia atrás hay sitio, y la distancia se conserva.
kishogi-lesson-borders-done = En un borde se atrapa antes a un Gyoku.
kishogi-lesson-borders-missed = Es legal, pero aquí da un paso con el Gyoku.

kishogi-lesson-unicorn-title = El cubo Ki
kishogi-lesson-unicorn-text = Con los cubos Ki cada jugador tiene un cubo más. Puede saltar sobre la celda siguiente y estar a dos celdas de un Gyoku. Como un Gyoku, da apoyo a los cubos que están a su lado, tuyos y rivales.
kishogi-lesson-unicorn-task = Eres Blancas. Salta en diagonal con tu Hou, una cara del cubo Ki: sobre la celda siguiente, a la que está detrás.
kishogi-lesson-unicorn-hint = El Hou está a la derecha de tu Gyoku. Hacia abajo a la izquierda salta entre los cubos y, como Ki, ataca por encima del Kaku.
kishogi-lesson-unicorn-done = En tu primera partida, deja fuera los cubos Ki.
kishogi-lesson-unicorn-missed = Ese no es un salto. Aquí salta con el Hou a una celda que esté dos celdas más allá en diagonal.
kishogi-lesson-unicorn-miss-step = El Hou también da un paso en línea recta. Aquí salta con él.

kishogi-lesson-first-game-title = Tu primera partida
kishogi-lesson-first-game-text = Sabes todo lo que necesitas. Juega una partida entera contra el ordenador en su primer nivel: comete errores, y puedes deshacer jugadas.
