### The sentences of the course, as they are shown. docs/writing-lessons.md describes the parts.
###
### A learner sees a board and no coordinates: forward is up the screen for Black and down for White.

## By key: steps

kishogi-lesson-aim-title = The aim
kishogi-lesson-aim-text = You play with cubes, and one of yours is the Gyoku, the king. A player who has no legal turn left loses: here White's Gyoku is attacked and cannot get away, so Black has won. The empty cells around it do not help: a Gyoku must always stay exactly two steps from the other one, and it may not go where it is attacked. Gold marks show the last turn.

kishogi-lesson-ring-title = The two Gyoku
kishogi-lesson-ring-text = There is no board: the field goes on in all directions. The game begins with the two Gyoku, which always stay exactly two steps apart.
kishogi-lesson-ring-task = You are White now. Place your Gyoku two steps from Black's.
kishogi-lesson-ring-hint = Sixteen cells are two steps away, in a ring round the dark Gyoku. All of them are marked, and any will do.
kishogi-lesson-ring-done = From now on the two Gyoku stay two steps apart.

kishogi-lesson-drop-title = Drop a cube
kishogi-lesson-drop-text = In a turn you drop a cube from your hand or move one. A cube is dropped beside your own Gyoku, with any of its six faces on top.
kishogi-lesson-drop-task = Drop a cube: press one in your hand, choose a face, and press a marked cell.
kishogi-lesson-drop-hint = Your hand is below the board. The cells beside your dark Gyoku are marked as soon as you have chosen a face.
kishogi-lesson-drop-done = The face on top says how the cube moves. The small second sign is the face underneath, which comes up when the cube moves.
kishogi-lesson-drop-miss-gyoku = Your Gyoku has moved, which is legal. Here drop a cube from your hand instead.

kishogi-lesson-closed-title = Closed cells
kishogi-lesson-closed-text = The cells beside the enemy Gyoku are closed: no cube is dropped there, not even where they are beside your own Gyoku too.
kishogi-lesson-closed-task = See it refused: choose a cube and a face, and press a cell between the two Gyoku.
kishogi-lesson-closed-hint = The cell straight ahead of your Gyoku is beside both Gyoku. It is not marked: press it all the same.
kishogi-lesson-closed-done = The board names the rule whenever you press where you cannot go.
kishogi-lesson-closed-miss-open = This cell is open. Try one that is beside the light Gyoku too.

kishogi-lesson-harmless-title = A drop gives no check
kishogi-lesson-harmless-text = A cube that you drop may not attack the enemy Gyoku at once. The Hi slides straight, so in line with that Gyoku it would.
kishogi-lesson-harmless-task = Drop a cube with the face Hi where it does not attack White's Gyoku.
kishogi-lesson-harmless-hint = Right of your Gyoku the Hi would look straight at the light one. Try the other side.
kishogi-lesson-harmless-done = It attacks nothing yet, but it will when it moves.
kishogi-lesson-harmless-miss-face = That is legal: this face does not reach the light Gyoku. Here drop the same cube with the face Hi.

kishogi-lesson-faces-title = Faces
kishogi-lesson-faces-text = A cube moves as its face says, and then it is turned over: the face that was underneath is on top. The small sign below the name shows that face. A Cho steps one cell straight and turns to Hi, which slides.
kishogi-lesson-faces-task = Move the Cho one step, forward or backward.
kishogi-lesson-faces-hint = The Cho is the dark cube left of your Gyoku. Press it, then a marked cell.
kishogi-lesson-faces-done = The Cho has become a Hi: next time it slides as far as you like.
kishogi-lesson-faces-missed = That is another cube. Here move the Cho.
kishogi-lesson-faces-miss-gyoku = Your Gyoku has stepped away, and the Cho was left behind. More about that soon; here move the Cho itself.

kishogi-lesson-slide-title = Slides
kishogi-lesson-slide-text = A Hi slides straight over any number of empty cells, but not through another cube. Then it turns to Cho, which only steps: a strong move leaves a weak cube.
kishogi-lesson-slide-task = Slide the Hi forward, two cells far.
kishogi-lesson-slide-hint = The Hi is behind your Gyoku, on the left. To the right your own Myou stands in its way; forward the way is free.
kishogi-lesson-slide-done = The Hi has turned to Cho. It slides again after its next move.
kishogi-lesson-slide-missed = That is no slide of the Hi over two cells. Here slide it forward, as far as it goes.
kishogi-lesson-slide-miss-kaku = The Myou has moved and turned to Kaku. Here slide the Hi.

kishogi-lesson-near-title = Stay near
kishogi-lesson-near-text = Every cube needs support: it must end its move beside one of the two Gyoku, yours or the enemy's. Slides to other cells are not allowed.
kishogi-lesson-near-task = Slide the Hi far forward, to the side of White's Gyoku.
kishogi-lesson-near-hint = The Hi is in the same column as a cell that touches the light Gyoku. One step farther it would stand alone.
kishogi-lesson-near-done = The enemy Gyoku supports your cubes too.
kishogi-lesson-near-missed = That is legal, but not the long slide. Here bring the Hi beside White's Gyoku.

kishogi-lesson-cards-title = Twelve faces
kishogi-lesson-cards-text = Your two cubes have twelve faces, and each face moves in its own way. The card of a cube says how: keep a finger on the cube for a moment, or rest the mouse on it.
kishogi-lesson-cards-task = Look up how your Ga moves, and move it forward.
kishogi-lesson-cards-hint = A Ga steps one cell, diagonally forward or straight backward. Only one of the two cells ahead is beside a Gyoku.
kishogi-lesson-cards-done = You need not learn the faces by heart: the card describes the moves, and marks show the cells.
kishogi-lesson-cards-missed = Nothing has moved forward. Here move the Ga.
kishogi-lesson-cards-miss-back = That is a move of the Ga too, but backward. Here move it forward.
kishogi-lesson-cards-miss-cube = That is another cube. Here move the Ga.

kishogi-lesson-capture-title = Capture
kishogi-lesson-capture-text = A cube that moves onto an enemy cube captures it and is not turned over, but takes a new face. A Kaku becomes Ga or Ken, as you choose; with some faces there is no choice. The captured cube goes to your hand.
kishogi-lesson-capture-task = Capture White's Hi with your Kaku, which slides diagonally.
kishogi-lesson-capture-hint = The Kaku is ahead of your Gyoku, on the right. White's Hi stands at the end of a diagonal, up to the left.
kishogi-lesson-capture-done = Now this Hi cube is yours.
kishogi-lesson-capture-missed = Nothing is captured by that. Slide the Kaku up to the left, all the way to White's Hi.

kishogi-lesson-captive-title = Captured cubes
kishogi-lesson-captive-text = A captured cube belongs to you: you drop it like your own, with any face on top.
kishogi-lesson-captive-task = Drop the captured Hi cube beside your Gyoku.
kishogi-lesson-captive-hint = It is the only cube in your hand. The cells beside your Gyoku that are not beside White's are open.
kishogi-lesson-captive-done = A cube in the hand is an attacker that the opponent must reckon with.
kishogi-lesson-captive-missed = That is legal, but here use the captured cube in your hand.

kishogi-lesson-orbit-title = Steps of the Gyoku
kishogi-lesson-orbit-text = A Gyoku takes one step in any direction, but only to a cell that is again exactly two steps from the other Gyoku.
kishogi-lesson-orbit-task = Step with your Gyoku.
kishogi-lesson-orbit-hint = Press your Gyoku: three cells are marked. Straight forward it would come too near, straight backward too far away.
kishogi-lesson-orbit-done = So the two circle round each other all game long.
kishogi-lesson-orbit-miss-cube = You have dropped a cube. Here step with the Gyoku.

kishogi-lesson-behind-title = Leave nobody behind
kishogi-lesson-behind-text = When your turn is over, each of your own cubes that is beside no Gyoku goes to the opponent's hand. So look round before your Gyoku steps.
kishogi-lesson-behind-task = Step with your Gyoku to the side so that the Cho keeps its support.
kishogi-lesson-behind-hint = The Cho stands behind your Gyoku on the right. Go to its side.
kishogi-lesson-behind-done = The Cho is still beside your Gyoku, so it is safe.
kishogi-lesson-behind-missed = That is no step of the Gyoku. Here move it to the side and keep the Cho beside it.
kishogi-lesson-behind-miss-left = Your Gyoku has left the Cho behind, and White has it now. Step to the other side.

kishogi-lesson-left-alone-title = The opponent's cubes
kishogi-lesson-left-alone-text = If your turn leaves a cube of the opponent's beside no Gyoku, it stays for now. The opponent has one turn to support it again; otherwise it comes to your hand.
kishogi-lesson-left-alone-task = Step with your Gyoku so that White's Cho is left alone.
kishogi-lesson-left-alone-hint = The Cho stands behind your Gyoku on the left. Step away from it.
kishogi-lesson-left-alone-done = If White does not support the Cho with the next turn, it is yours.
kishogi-lesson-left-alone-missed = The Cho is still beside your Gyoku. Step away from it.

kishogi-lesson-check-title = Check
kishogi-lesson-check-text = A Gyoku that an enemy cube could capture with its next move is in check. A move counts with its new face: what it shows then may attack.
kishogi-lesson-check-task = Give check: move a cube so that it attacks White's Gyoku.
kishogi-lesson-check-hint = Your Cho becomes a Hi, which slides straight. It must stay in the column of the light Gyoku.
kishogi-lesson-check-done = White must do something about it.
kishogi-lesson-check-missed = Nothing attacks the light Gyoku now. Move the Cho so that the Hi it becomes looks at it.
kishogi-lesson-check-miss-quiet = A drop never gives check. Move the Cho instead.

kishogi-lesson-answer-title = Out of check
kishogi-lesson-answer-text = You may never leave your own Gyoku attacked: in check, you step away, capture the attacker, or put a cube in its way.
kishogi-lesson-answer-task = You are White, and the Hi attacks your Gyoku. Get out of check.
kishogi-lesson-answer-hint = Your Gyoku can step out of the column of the Hi. Or a cube can come between the two.
kishogi-lesson-answer-done = Your Gyoku is safe again.

kishogi-lesson-mate-title = Win
kishogi-lesson-mate-text = A check that the opponent cannot answer wins the game.
kishogi-lesson-mate-task = White's Gyoku can hardly move. Give a check that wins.
kishogi-lesson-mate-hint = The Hi on the left can slide forward to the side of the light Gyoku. As a Cho it attacks sideways, and your Ga guards it.
kishogi-lesson-mate-done = White's Gyoku could only take the Cho, and your Ga guards it. Most games end like this.
kishogi-lesson-mate-missed = White still has an answer. Bring the Hi on the left to the side of the light Gyoku.
kishogi-lesson-mate-miss-capture = A cube more, but White has an answer. Here one slide wins at once.

kishogi-lesson-no-turn-title = No turn left
kishogi-lesson-no-turn-text = A player without a legal turn loses, in check or not. So you may also win by taking the last turns away.
kishogi-lesson-no-turn-task = You are White. Drop your cube so that Black has no legal turn left.
kishogi-lesson-no-turn-hint = Black's Gyoku can step to few cells. A Hi guards whole lines: drop it so that it guards those too.
kishogi-lesson-no-turn-done = Black's Gyoku could go to two cells, and a Hi guards each of them. With any step, a Ken would leave its Gyoku, its only support. Nothing attacks Black's Gyoku, and Black has lost all the same.
kishogi-lesson-no-turn-missed = Black still has a turn. Drop the cube with the face Hi on the far left.

kishogi-lesson-two-turns-title = Two turns to win
kishogi-lesson-two-turns-text = Now all together: give check, wait for the answer, and win with your second turn. A red cross marks where a cube was lost.
kishogi-lesson-two-turns-task = Win in two turns. Begin with a check, and use the cube that White leaves behind: it comes to your hand.
kishogi-lesson-two-turns-hint = First step with the Ga to the cell straight ahead of your Gyoku. White's Gyoku must run to the middle; then keep it from both cells beside it.
kishogi-lesson-two-turns-done = White has no cube left, and you attack each cell to which the Gyoku could go. A check, a cube that was left behind, and a drop: you can play Ki Shogi.
kishogi-lesson-two-turns-missed = White can hold out after that. The Ga can give check; then drop the Hi cube so that no turn is left.
kishogi-lesson-two-turns-miss-quiet = White has time to breathe now. Begin with a check by the Ga.

kishogi-lesson-again-title = The same again
kishogi-lesson-again-text = If the same position comes for the fourth time, the game is a draw. But a player who gave check with every turn in between loses.
kishogi-lesson-again-task = The two Gyoku have stepped to and fro. Step back once more, and make it a draw.
kishogi-lesson-again-hint = Your Gyoku stepped to the right before. Step to the left.
kishogi-lesson-again-done = Anybody who wants to win plays something else in time.
kishogi-lesson-again-missed = That is a new position, and the game goes on. Here step straight to the left.
kishogi-lesson-again-miss-other = That is a good way to avoid the draw. Here step back with the Gyoku and see it.

kishogi-lesson-borders-title = A field with borders
kishogi-lesson-borders-text = You can also agree on a field of, say, seven by seven cells. Nothing leaves it, so a Gyoku at the border has fewer steps.
kishogi-lesson-borders-task = Step with your Gyoku along the border.
kishogi-lesson-borders-hint = Your Gyoku stands at the left border. Straight forward and backward are free, and keep the distance.
kishogi-lesson-borders-done = At a border a Gyoku is caught sooner.
kishogi-lesson-borders-missed = That is legal, but here step with the Gyoku.

kishogi-lesson-unicorn-title = The Ki cube
kishogi-lesson-unicorn-text = With the Ki cubes each player has one cube more. It can leap over the next cell, and may stand two cells from a Gyoku. Like a Gyoku it supports the cubes beside it, yours and the enemy's.
kishogi-lesson-unicorn-task = You are White. Leap diagonally with your Hou, a face of the Ki cube: over the next cell, to the one behind it.
kishogi-lesson-unicorn-hint = The Hou stands right of your Gyoku. Down to the left it leaps past the cubes, and attacks as a Ki over the head of the Kaku.
kishogi-lesson-unicorn-done = For a first game leave the Ki cubes out.
kishogi-lesson-unicorn-missed = That is no leap. Here leap with the Hou to a cell two cells away, diagonally.
kishogi-lesson-unicorn-miss-step = The Hou also steps one cell straight. Here leap with it.

kishogi-lesson-first-game-title = Your first game
kishogi-lesson-first-game-text = You know all that you need. Play a whole game against the computer at its first level: it makes mistakes, and you may take turns back.
