### Textos del curso de Quaterno.

## By key

quaterno-lesson-aim-title = Dos figuras ganan
quaterno-lesson-aim-text = Eres el Invitado, con las fichas claras. La larga línea verde es tu espejo. La Brújula clara y la oscura, que une la otra línea, se reflejan en ella: eso es una figura, y la segunda figura gana.
quaterno-lesson-aim-task = Mueve tu Abanico, el semicírculo rojo de la izquierda, adonde refleja el Abanico oscuro de la derecha, y gana.
quaterno-lesson-aim-hint = Dobla mentalmente el tablero por la larga línea verde: ¿dónde cae el Abanico oscuro? Tu Abanico llega allí en diagonal, hacia arriba a la derecha.
quaterno-lesson-aim-done = Dos figuras: la partida ha terminado y has ganado.
quaterno-lesson-aim-missed = Eso no es una segunda figura: solo un punto refleja el Abanico oscuro en la larga línea verde.
quaterno-lesson-aim-miss-sides = Eso refleja el Abanico oscuro de derecha a izquierda. El espejo es la larga línea verde.
quaterno-lesson-aim-miss-centre = Eso queda enfrente del Abanico oscuro, al otro lado del centro. El espejo es la larga línea verde.

quaterno-lesson-lines-title = Cómo se mueven las fichas
quaterno-lesson-lines-text = Las fichas están en puntos, en los cruces de las líneas. Una ficha se mueve por una fila, una columna o una diagonal, tan lejos como quieras, pero sin pasar otra ficha.
quaterno-lesson-lines-task = Mueve tu Ancla al centro del tablero.
quaterno-lesson-lines-hint = El centro es el punto medio del tablero, justo encima de tu Ancla.
quaterno-lesson-lines-missed = El Ancla tiene que estar en el centro del tablero.
quaterno-lesson-lines-miss-far = Eso está más allá del centro. Una ficha puede parar en cualquier punto de su camino.

quaterno-lesson-moon-title = La Luna vuela
quaterno-lesson-moon-text = La Luna se mueve por las mismas líneas, y solo ella vuela por encima de otras fichas.
quaterno-lesson-moon-task = Vuela con tu Luna por encima de una ficha.
quaterno-lesson-moon-hint = Tu Luna tiene una ficha encima y otra a su izquierda. Sigue hasta un punto detrás de una de ellas.
quaterno-lesson-moon-missed = Esta jugada no vuela por encima de ninguna ficha.
quaterno-lesson-moon-miss-before = La Luna se queda delante de la ficha. Puede seguir, por encima de ella.

quaterno-lesson-axis-title = Tu eje
quaterno-lesson-axis-text = Las dos diagonales largas que pasan por el centro son las diagonales principales. Mientras tu Sol y tu Luna están los dos en una de ellas, es tu eje: tu espejo.
quaterno-lesson-axis-task = Consigue un eje. El Sol nunca se mueve por sí mismo, así que lleva tu Luna a su diagonal.
quaterno-lesson-axis-hint = Tu Sol está en la diagonal que sube de abajo a la izquierda hacia arriba a la derecha.
quaterno-lesson-axis-done = La línea que aparece es tu eje. El eje del Invitado es verde, y el del Anfitrión, azul y discontinuo. Las reglas llaman y=x a la diagonal que sube, e y=-x a la que baja.
quaterno-lesson-axis-missed = Tu Sol y tu Luna no están en la misma diagonal principal.
quaterno-lesson-axis-miss-other = Esa es la otra diagonal principal. Tu Sol no está en ella.

quaterno-lesson-figure-title = Una figura
quaterno-lesson-figure-text = Una figura son una ficha tuya y la del rival del mismo tipo que se reflejan en tu eje. En esta partida tu Sol está abajo a la derecha, así que tu eje es la diagonal que baja.
quaterno-lesson-figure-task = Forma una figura con tu Bastón.
quaterno-lesson-figure-hint = El Bastón es una caña de bambú. Busca el punto que refleja el Bastón oscuro en la línea: el tuyo llega bajando recto.
quaterno-lesson-figure-missed = Esto no forma una figura: tu Bastón no refleja el Bastón oscuro.
quaterno-lesson-figure-miss-kind = El punto es el correcto, pero esta es tu Ancla. Una figura necesita dos fichas del mismo tipo.
quaterno-lesson-figure-miss-sides = Eso refleja el Bastón oscuro de derecha a izquierda. El espejo es tu eje.

quaterno-lesson-used-title = Cada tipo una vez
quaterno-lesson-used-text = Una figura sigue siendo tuya aunque sus fichas se muevan, pero su tipo queda agotado para los dos. En esta partida ya formaste una con los Abanicos, que se han movido después.
quaterno-lesson-used-task = Forma tu segunda figura, con otro tipo.
quaterno-lesson-used-hint = Tu Bastón puede subir adonde refleja el Bastón oscuro.
quaterno-lesson-used-missed = Esto no forma una figura. ¿Cuál de tus fichas puede reflejar la ficha oscura de su tipo?
quaterno-lesson-used-miss-used = Los Abanicos se reflejan otra vez, pero están agotados y no forman una segunda figura.

quaterno-lesson-swap-title = El Abanico intercambia
quaterno-lesson-swap-text = En vez de moverse, una ficha puede actuar sobre la primera ficha de una de sus líneas, clara u oscura: su objetivo. La acción del Abanico es Intercambiar: el Abanico y el objetivo cambian de sitio.
quaterno-lesson-swap-task = Haz que tu Abanico y la Brújula oscura cambien de sitio.
quaterno-lesson-swap-hint = Elige tu Abanico y después la Brújula oscura de la misma fila.
quaterno-lesson-swap-missed = Tu Abanico y la Brújula oscura no han cambiado de sitio.
quaterno-lesson-swap-miss-moves = Aquí el Abanico solo se mueve. Después del Abanico, elige la propia Brújula oscura.

quaterno-lesson-push-title = El Bastón empuja
quaterno-lesson-push-text = La acción del Bastón es Empujar: el objetivo se aleja en línea recta del Bastón, tan lejos como quieras, hasta la ficha siguiente.
quaterno-lesson-push-task = Empuja el Ancla oscura con tu Bastón.
quaterno-lesson-push-hint = Elige tu Bastón, después el Ancla oscura que tiene encima y después un punto más arriba.
quaterno-lesson-push-missed = Nadie ha empujado el Ancla oscura.
quaterno-lesson-push-miss-moves = Aquí el Bastón solo se mueve. Después del Bastón, elige la propia Ancla oscura.

quaterno-lesson-draw-near-title = El Ancla acerca
quaterno-lesson-draw-near-text = La acción del Ancla es Acercar: el objetivo va a un punto entre él y el Ancla.
quaterno-lesson-draw-near-task = Acerca el Bastón oscuro con tu Ancla.
quaterno-lesson-draw-near-hint = Elige tu Ancla, después el Bastón oscuro de la misma fila y después un punto entre los dos.
quaterno-lesson-draw-near-missed = El Bastón oscuro no está más cerca.
quaterno-lesson-draw-near-miss-moves = Aquí el Ancla solo se mueve. Después del Ancla, elige el propio Bastón oscuro.

quaterno-lesson-behind-title = Detrás de la Brújula
quaterno-lesson-behind-text = La acción de la Brújula es Poner detrás: el objetivo pasa en línea recta al otro lado de la Brújula, tan lejos como quieras, hasta la ficha siguiente.
quaterno-lesson-behind-task = Pon el Abanico oscuro detrás de tu Brújula.
quaterno-lesson-behind-hint = El Abanico oscuro está justo encima de tu Brújula, así que detrás es justo debajo.
quaterno-lesson-behind-missed = El Abanico oscuro no está detrás de tu Brújula.
quaterno-lesson-behind-miss-moves = Aquí la Brújula solo se mueve. Después de la Brújula, elige el propio Abanico oscuro.

quaterno-lesson-orbit-title = El Sol manda lejos
quaterno-lesson-orbit-text = La acción del Sol es Orbitar: el objetivo va a cualquier punto libre que esté a los mismos pasos del Sol que antes. Un paso lleva a un punto vecino, también en diagonal, así que esos puntos forman un cuadrado alrededor del Sol.
quaterno-lesson-orbit-task = Haz orbitar el Ancla oscura alrededor de tu Sol.
quaterno-lesson-orbit-hint = El Ancla oscura está a tres pasos de tu Sol. Elige el Sol y después el Ancla: el tablero marca los puntos a tres pasos.
quaterno-lesson-orbit-missed = El Ancla oscura no ha orbitado alrededor de tu Sol.

quaterno-lesson-soldier-title = El Soldado retiene
quaterno-lesson-soldier-text = Un Soldado retiene las fichas del rival justo encima, debajo, a su izquierda o a su derecha mientras esté ahí: no pueden moverse ni actuar. El Soldado y la Luna no tienen acción: el uno retiene en su lugar, y la otra vuela.
quaterno-lesson-soldier-task = Retén la Brújula oscura con tu Soldado.
quaterno-lesson-soldier-hint = Tu Soldado puede ir al punto justo debajo de la Brújula oscura.
quaterno-lesson-soldier-done = Los Soles, las Lunas y los Soldados quedan retenidos igual. Un Soldado retenido sigue reteniendo.
quaterno-lesson-soldier-missed = La Brújula oscura no está retenida.
quaterno-lesson-soldier-miss-diagonal = Tu Soldado está al lado de la Brújula, pero en diagonal. Solo retiene lo que tiene justo encima, debajo, a la izquierda o a la derecha.

quaterno-lesson-free-title = Liberar una ficha
quaterno-lesson-free-text = Una ficha retenida todavía puede ser un objetivo. Así otra ficha puede empujarla o acercarla para liberarla, o mandar lejos al Soldado.
quaterno-lesson-free-task = El Soldado oscuro retiene tu Abanico. Libera el Abanico.
quaterno-lesson-free-hint = Tu Bastón está justo debajo del Abanico.
quaterno-lesson-free-missed = El Soldado oscuro todavía retiene tu Abanico.
quaterno-lesson-free-miss-moves = Aquí el Bastón solo se mueve. Después del Bastón, elige tu propio Abanico.

quaterno-lesson-place-title = Cómo empieza una partida
quaterno-lesson-place-text = Una partida empieza solo con los Soles y las Lunas. El Invitado y el Anfitrión colocan por turnos sus otras cinco fichas, una cada vez, y hasta que están todas ninguna se mueve.
quaterno-lesson-place-task = Coloca una de tus fichas.
quaterno-lesson-place-hint = Elige una ficha al lado del tablero y después un punto cerca del borde.

quaterno-lesson-where-title = Dónde se coloca
quaterno-lesson-where-text = Las fichas se colocan a cuatro pasos o más del centro, y no en una diagonal principal.
quaterno-lesson-where-task = Coloca una ficha justo encima del centro, tan cerca de él como puedas.
quaterno-lesson-where-hint = Cuenta cuatro pasos hacia arriba desde el centro.
quaterno-lesson-where-missed = El punto permitido más cercano justo encima del centro sigue vacío.
quaterno-lesson-where-miss-far = Eso son cinco pasos. Puedes colocarla un paso más cerca.

quaterno-lesson-quarters-title = Cuatro cuartos
quaterno-lesson-quarters-text = Las diagonales principales dividen el tablero en cuatro cuartos: norte, este, sur y oeste. Quien coloca primero en un cuarto no deja entrar al otro hasta que todas las fichas están colocadas.
quaterno-lesson-quarters-task = Ocupa un cuarto donde nadie ha colocado una ficha.
quaterno-lesson-quarters-hint = El norte está arriba. Tu Abanico está en el norte y el del Anfitrión en el oeste, así que el este y el sur están libres.
quaterno-lesson-quarters-missed = Ese cuarto ya está ocupado.
quaterno-lesson-quarters-miss-own = El norte ya es tuyo: tu Abanico está allí. Ocupa otro cuarto.

quaterno-lesson-plan-title = Coloca con un plan
quaterno-lesson-plan-text = Coloca tus fichas donde reflejan fichas oscuras de su tipo en una diagonal principal. En cuanto es tu eje, cada una de esas parejas es una figura.
quaterno-lesson-plan-task = Coloca tu Abanico donde refleja el Abanico oscuro en una diagonal principal.
quaterno-lesson-plan-hint = Cada diagonal principal tiene un punto así: uno está en el norte y el otro en el sur.
quaterno-lesson-plan-missed = Tu Abanico no refleja el Abanico oscuro en ninguna diagonal principal.
quaterno-lesson-plan-miss-sides = Eso refleja el Abanico oscuro de derecha a izquierda. El espejo tiene que ser una de las dos diagonales principales.

quaterno-lesson-double-title = Dos a la vez
quaterno-lesson-double-text = Una jugada que crea tu eje también forma una figura con cada pareja que ya se refleja en él.
quaterno-lesson-double-task = Tu Ancla y tu Bastón ya reflejan las fichas oscuras en la diagonal que sube. Gana en una jugada.
quaterno-lesson-double-hint = Solo falta el eje. ¿Dónde llega tu Luna a la diagonal que sube?
quaterno-lesson-double-missed = Todavía no tienes eje, y por eso no tienes figuras.
quaterno-lesson-double-miss-other = Tu Luna sigue en la diagonal que baja, y tu Sol está en la que sube.

quaterno-lesson-push-figure-title = Mover la otra ficha
quaterno-lesson-push-figure-text = Da igual cuál de las dos fichas de una figura se mueve: también puedes mandar la ficha oscura adonde refleja la tuya.
quaterno-lesson-push-figure-task = Empuja la Brújula oscura adonde refleja tu Brújula.
quaterno-lesson-push-figure-hint = Tu Bastón está en la fila de la Brújula oscura. Busca el punto de esta fila que refleja tu Brújula en la línea.
quaterno-lesson-push-figure-missed = Las dos Brújulas todavía no se reflejan.
quaterno-lesson-push-figure-miss-short = Casi: la imagen reflejada de tu Brújula está un punto más allá.
quaterno-lesson-push-figure-miss-beyond = Eso es un punto de más.

quaterno-lesson-whose-title = ¿De quién es la figura?
quaterno-lesson-whose-text = Una figura es del jugador que tiene el eje, no importa de quién sea la jugada. Así puedes regalarle una figura al rival sin querer.
quaterno-lesson-whose-task = Aquí solo el Anfitrión tiene un eje, azul y discontinuo. Pruébalo: regálale una figura con tu Ancla.
quaterno-lesson-whose-hint = El punto que refleja el Ancla oscura está justo encima de tu Ancla.
quaterno-lesson-whose-done = ¡Una figura para el Anfitrión con tu jugada! En una partida, mira el eje del rival antes de jugar.
quaterno-lesson-whose-missed = Esto no le da ninguna figura al Anfitrión. En una partida está bien, pero aquí pruébalo.
quaterno-lesson-whose-miss-beyond = Eso es un punto de más: las Anclas no se reflejan.

quaterno-lesson-both-title = Los dos tienen el eje
quaterno-lesson-both-text = Si la misma diagonal es el eje de los dos, tiene una línea verde y otra azul, y una figura es del jugador que hace la jugada.
quaterno-lesson-both-task = Forma una figura con tu Ancla antes que el Anfitrión.
quaterno-lesson-both-hint = El punto que refleja el Ancla oscura está justo encima de tu Ancla.
quaterno-lesson-both-missed = Las dos Anclas todavía no se reflejan.
quaterno-lesson-both-miss-beyond = Eso es un punto de más: las Anclas no se reflejan.

quaterno-lesson-break-title = Rompe el eje
quaterno-lesson-break-text = El Anfitrión ya ha formado una figura con los Abanicos y formará otra en la próxima jugada. Sin eje no hay figura, así que manda su Luna fuera de la diagonal.
quaterno-lesson-break-task = Rompe el eje del Anfitrión.
quaterno-lesson-break-hint = Tu Sol y la Luna del Anfitrión están en una misma línea. El Sol hace orbitar su objetivo.
quaterno-lesson-break-done = Sin eje no hay figura. El Anfitrión necesita primero una jugada para un eje nuevo.
quaterno-lesson-break-missed = El Anfitrión todavía tiene el eje.
quaterno-lesson-break-miss-anchor = Las Anclas ya no son un peligro, pero el Anfitrión todavía tiene el eje y gana con la Brújula.

quaterno-lesson-two-turns-title = Una jugada por delante
quaterno-lesson-two-turns-text = Ya has formado una figura con los Bastones. Tu Soldado retiene el Sol y el Abanico del Anfitrión, así que ninguno de los dos puede impedir la segunda.
quaterno-lesson-two-turns-task = Gana en dos jugadas: acerca tu Abanico al punto que refleja el Abanico oscuro, y después llévalo a ese punto.
quaterno-lesson-two-turns-hint = Ese punto está en diagonal bajo el Sol del Anfitrión, a la derecha. Ponte en línea con él, sin sitio para una ficha en medio.
quaterno-lesson-two-turns-done = Así se gana: retén primero lo que podría pararte.
quaterno-lesson-two-turns-missed = Después de esta jugada el Anfitrión puede pararte, o no estás en línea con el punto.
quaterno-lesson-two-turns-miss-between = Estás en línea con el punto, pero el Ancla del Anfitrión puede ponerse en medio. Acércate más.
quaterno-lesson-two-turns-miss-slow = Desde ahí, tu Abanico no llega al punto en la próxima jugada.

quaterno-lesson-repetition-title = Tablas
quaterno-lesson-repetition-text = Si una posición aparece por tercera vez, son tablas: no gana nadie.
quaterno-lesson-repetition-task = Los dos Abanicos han ido y venido. Repite la misma posición una vez más: devuelve tu Abanico adonde estaba antes.
quaterno-lesson-repetition-hint = Tu Abanico estaba un punto más a la derecha.
quaterno-lesson-repetition-missed = Esta posición es nueva, así que la partida sigue.
quaterno-lesson-repetition-miss-other = Esta posición es nueva, así que la partida sigue. El Abanico venía del otro lado.

quaterno-lesson-first-game-title = Tu primera partida
quaterno-lesson-first-game-text = Ya lo sabes todo: coloca cinco fichas, consigue tu eje y forma dos figuras antes que tu rival.
