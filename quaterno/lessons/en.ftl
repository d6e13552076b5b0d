### Texts of the course of Quaterno: each step has a title, a text, a task and a hint, and what answers a try.

## By key

quaterno-lesson-aim-title = Two figures win
quaterno-lesson-aim-text = You are Guest, with the light tiles. The long green line is your mirror. The light and the dark Compass, joined by the other line, mirror each other across it: this is a figure, and the second figure wins.
quaterno-lesson-aim-task = Move your Fan, the red half circle on the left, to where it mirrors the dark Fan on the right, and win.
quaterno-lesson-aim-hint = Fold the board along the long green line in your mind: where does the dark Fan fall? Your Fan goes there diagonally, up and to the right.
quaterno-lesson-aim-done = Two figures: the game is over, and you have won.
quaterno-lesson-aim-missed = That is no second figure: only one point mirrors the dark Fan across the long green line.
quaterno-lesson-aim-miss-sides = That mirrors the dark Fan from right to left. The mirror is the long green line.
quaterno-lesson-aim-miss-centre = That lies opposite the dark Fan through the centre. The mirror is the long green line.

quaterno-lesson-lines-title = How tiles move
quaterno-lesson-lines-text = Tiles stand on points, where lines cross. A tile moves along a row, a column or a diagonal, as far as you like, but not past another tile.
quaterno-lesson-lines-task = Move your Anchor to the centre of the board.
quaterno-lesson-lines-hint = The centre is the middle point of the board, straight above your Anchor.
quaterno-lesson-lines-missed = The Anchor must stand in the centre of the board.
quaterno-lesson-lines-miss-far = That is beyond the centre. A tile may stop on any point of its way.

quaterno-lesson-moon-title = The Moon flies
quaterno-lesson-moon-text = The Moon moves in the same lines, and it alone flies over other tiles.
quaterno-lesson-moon-task = Fly over a tile with your Moon.
quaterno-lesson-moon-hint = Your Moon has a tile above it and another one to its left. Go on to a point behind one of them.
quaterno-lesson-moon-missed = This turn flies over no tile.
quaterno-lesson-moon-miss-before = The Moon stops in front of the tile. It can go on, over the tile.

quaterno-lesson-axis-title = Your axis
quaterno-lesson-axis-text = The two long diagonals through the centre are the main diagonals. While your Sun and your Moon both stand on one of them, it is your axis: your mirror.
quaterno-lesson-axis-task = Give yourself an axis. The Sun never moves by itself, so bring your Moon to the Sun's diagonal.
quaterno-lesson-axis-hint = Your Sun stands on the diagonal that rises from the bottom left to the top right.
quaterno-lesson-axis-done = The line that appears is your axis. Guest's axis is green and Host's is blue and dashed. The rules call the rising diagonal y=x, and the falling one y=-x.
quaterno-lesson-axis-missed = Your Sun and your Moon do not stand on the same main diagonal.
quaterno-lesson-axis-miss-other = That is the other main diagonal. Your Sun does not stand on it.

quaterno-lesson-figure-title = A figure
quaterno-lesson-figure-text = A figure is a tile of yours and the opponent's tile of the same kind that mirror each other across your axis. In this game your Sun stands at the lower right, so your axis is the falling diagonal.
quaterno-lesson-figure-task = Make a figure with your Stick.
quaterno-lesson-figure-hint = The Stick is a cane of bamboo. Find the point that mirrors the dark one across the line: yours goes straight down to it.
quaterno-lesson-figure-missed = This makes no figure: your Stick does not mirror the dark Stick.
quaterno-lesson-figure-miss-kind = The point is right, but this is your Anchor. A figure needs two tiles of the same kind.
quaterno-lesson-figure-miss-sides = That mirrors the dark Stick from right to left. The mirror is your axis.

quaterno-lesson-used-title = Each kind once
quaterno-lesson-used-text = A figure stays yours even when its tiles move on, but its kind is used up for both players. Earlier in this game you made one with the Fans, and they have moved on.
quaterno-lesson-used-task = Make your second figure, with another kind.
quaterno-lesson-used-hint = Your Stick can go up to where it mirrors the dark Stick.
quaterno-lesson-used-missed = This makes no figure. Which of your tiles can mirror the dark tile of its kind?
quaterno-lesson-used-miss-used = The Fans mirror each other again, but they are used up and make no second figure.

quaterno-lesson-swap-title = The Fan swaps
quaterno-lesson-swap-text = Instead of moving, a tile can act on the first tile in one of its lines, light or dark: its target. The Fan's action is Swap: Fan and target change places.
quaterno-lesson-swap-task = Let your Fan and the dark Compass change places.
quaterno-lesson-swap-hint = Pick your Fan, then the dark Compass in the same row.
quaterno-lesson-swap-missed = Your Fan and the dark Compass have not changed places.
quaterno-lesson-swap-miss-moves = Here the Fan only moves. After the Fan, pick the dark Compass itself.

quaterno-lesson-push-title = The Stick pushes
quaterno-lesson-push-text = The Stick's action is Push: the target goes straight away from the Stick, as far as you like, up to the next tile.
quaterno-lesson-push-task = Push the dark Anchor away with your Stick.
quaterno-lesson-push-hint = Pick your Stick, then the dark Anchor above it, then a point farther up.
quaterno-lesson-push-missed = The dark Anchor has not been pushed.
quaterno-lesson-push-miss-moves = Here the Stick only moves. After the Stick, pick the dark Anchor itself.

quaterno-lesson-draw-near-title = The Anchor draws
quaterno-lesson-draw-near-text = The Anchor's action is Draw Near: the target goes to a point between itself and the Anchor.
quaterno-lesson-draw-near-task = Draw the dark Stick nearer with your Anchor.
quaterno-lesson-draw-near-hint = Pick your Anchor, then the dark Stick in the same row, then a point between them.
quaterno-lesson-draw-near-missed = The dark Stick has not come nearer.
quaterno-lesson-draw-near-miss-moves = Here the Anchor only moves. After the Anchor, pick the dark Stick itself.

quaterno-lesson-behind-title = Behind the Compass
quaterno-lesson-behind-text = The Compass's action is Place Behind: the target goes straight across to the other side of the Compass, as far as you like, up to the next tile.
quaterno-lesson-behind-task = Put the dark Fan behind your Compass.
quaterno-lesson-behind-hint = The dark Fan is straight above your Compass, so behind means straight below.
quaterno-lesson-behind-missed = The dark Fan is not behind your Compass.
quaterno-lesson-behind-miss-moves = Here the Compass only moves. After the Compass, pick the dark Fan itself.

quaterno-lesson-orbit-title = The Sun sends away
quaterno-lesson-orbit-text = The Sun's action is Orbit: the target goes to any free point that is as many steps from the Sun as before. A step goes to a neighbouring point, diagonal ones too, so these points form a square round the Sun.
quaterno-lesson-orbit-task = Send the dark Anchor into orbit round your Sun.
quaterno-lesson-orbit-hint = The dark Anchor is three steps from your Sun. Pick the Sun and then the Anchor, and the board marks the points three steps away.
quaterno-lesson-orbit-missed = The dark Anchor has not been sent into orbit.

quaterno-lesson-soldier-title = The Soldier seizes
quaterno-lesson-soldier-text = A Soldier seizes the opponent's tiles directly above, below, left or right of it, as long as it stands there: they can neither move nor act. Soldier and Moon have no action: the one seizes instead, and the other flies.
quaterno-lesson-soldier-task = Seize the dark Compass with your Soldier.
quaterno-lesson-soldier-hint = Your Soldier can go to the point just below the dark Compass.
quaterno-lesson-soldier-done = Suns, Moons and Soldiers are seized in the same way. A seized Soldier still seizes.
quaterno-lesson-soldier-missed = The dark Compass is not seized.
quaterno-lesson-soldier-miss-diagonal = Your Soldier stands diagonally beside the Compass. It seizes only what is directly above, below, left or right.

quaterno-lesson-free-title = Free a tile
quaterno-lesson-free-text = A seized tile can still be a target. So another tile can push or draw it free, or send the Soldier away.
quaterno-lesson-free-task = The dark Soldier seizes your Fan. Free the Fan.
quaterno-lesson-free-hint = Your Stick stands straight below the Fan.
quaterno-lesson-free-missed = The dark Soldier still seizes your Fan.
quaterno-lesson-free-miss-moves = Here the Stick only moves. After the Stick, pick your Fan itself.

quaterno-lesson-place-title = How a game begins
quaterno-lesson-place-text = A game begins with Suns and Moons alone. Guest and Host in turn place their other five tiles, one at a time, and until all are placed no tile moves.
quaterno-lesson-place-task = Place one of your tiles.
quaterno-lesson-place-hint = Pick a tile beside the board, then one of the points near the edge.

quaterno-lesson-where-title = Where to place
quaterno-lesson-where-text = Tiles are placed four steps or more from the centre, and not on a main diagonal.
quaterno-lesson-where-task = Place a tile straight above the centre, as near to it as you may.
quaterno-lesson-where-hint = Count four steps up from the centre.
quaterno-lesson-where-missed = The nearest allowed point straight above the centre is still empty.
quaterno-lesson-where-miss-far = That is five steps away. You may go one step nearer.

quaterno-lesson-quarters-title = Four quarters
quaterno-lesson-quarters-text = The main diagonals cut the board into four quarters: north, east, south and west. The player who first places in a quarter keeps the other out of it until all tiles are placed.
quaterno-lesson-quarters-task = Take a quarter in which nobody has placed a tile.
quaterno-lesson-quarters-hint = North is up. Your Fan is in the north and Host's Fan in the west, so the east and the south are free.
quaterno-lesson-quarters-missed = That quarter is taken already.
quaterno-lesson-quarters-miss-own = The north is yours already: your Fan stands there. Take one more quarter.

quaterno-lesson-plan-title = Place with a plan
quaterno-lesson-plan-text = Place tiles where they mirror dark tiles of their kind across a main diagonal. Once it is your axis, each of these pairs is a figure.
quaterno-lesson-plan-task = Place your Fan where it mirrors the dark Fan across a main diagonal.
quaterno-lesson-plan-hint = Each main diagonal has such a point: one is in the north, the other in the south.
quaterno-lesson-plan-missed = Your Fan does not mirror the dark Fan across a main diagonal.
quaterno-lesson-plan-miss-sides = That mirrors the dark Fan from right to left. The mirror must be one of the two main diagonals.

quaterno-lesson-double-title = Two at once
quaterno-lesson-double-text = A turn that makes your axis also makes a figure of every pair that mirrors across it already.
quaterno-lesson-double-task = Your Anchor and your Stick mirror the dark ones across the rising diagonal. Win with one turn.
quaterno-lesson-double-hint = Only the axis is missing. Where does your Moon reach the rising diagonal?
quaterno-lesson-double-missed = You still have no axis, and so no figure.
quaterno-lesson-double-miss-other = Your Moon is still on the falling diagonal, and your Sun is on the rising one.

quaterno-lesson-push-figure-title = Move the other tile
quaterno-lesson-push-figure-text = Either tile of a figure may move: you can also send the dark tile to where it mirrors yours.
quaterno-lesson-push-figure-task = Push the dark Compass to where it mirrors your Compass.
quaterno-lesson-push-figure-hint = Your Stick is in a row with the dark Compass. Find the point of this row that mirrors your Compass across the line.
quaterno-lesson-push-figure-missed = The two Compasses do not mirror each other yet.
quaterno-lesson-push-figure-miss-short = Almost: the mirror image of your Compass is one point farther.
quaterno-lesson-push-figure-miss-beyond = That is one point too far.

quaterno-lesson-whose-title = Whose figure?
quaterno-lesson-whose-text = A figure belongs to the player who has the axis, no matter who made the turn. So you can give your opponent a figure by mistake.
quaterno-lesson-whose-task = Here only Host has an axis, blue and dashed. Try it out: give Host a figure with your Anchor.
quaterno-lesson-whose-hint = The point that mirrors the dark Anchor is straight above your Anchor.
quaterno-lesson-whose-done = A figure for Host by your turn! In a game, look at the opponent's axis before you move.
quaterno-lesson-whose-missed = This gives Host no figure. It would be good in a game, but here, try it out.
quaterno-lesson-whose-miss-beyond = That is one point too far, so the Anchors do not mirror each other.

quaterno-lesson-both-title = Both have the axis
quaterno-lesson-both-text = If the same diagonal is the axis of both players, it has a green and a blue line, and a figure belongs to the player who makes the turn.
quaterno-lesson-both-task = Make a figure with your Anchor before Host makes it.
quaterno-lesson-both-hint = The point that mirrors the dark Anchor is straight above your Anchor.
quaterno-lesson-both-missed = The two Anchors do not mirror each other yet.
quaterno-lesson-both-miss-beyond = That is one point too far, so the Anchors do not mirror each other.

quaterno-lesson-break-title = Break the axis
quaterno-lesson-break-text = Host has made one figure, with the Fans, and will make another with the next turn. Without an axis there is no figure, so send Host's Moon off the diagonal.
quaterno-lesson-break-task = Break Host's axis.
quaterno-lesson-break-hint = Your Sun and Host's Moon stand in one line. The Sun sends its target into orbit.
quaterno-lesson-break-done = No axis, no figure. Host must first spend a turn on a new axis.
quaterno-lesson-break-missed = Host still has the axis.
quaterno-lesson-break-miss-anchor = The Anchors are safe now, but Host still has the axis and wins with the Compass.

quaterno-lesson-two-turns-title = A turn ahead
quaterno-lesson-two-turns-text = You have made one figure, with the Sticks. Your Soldier seizes Host's Sun and Host's Fan, so neither of them can stop the second.
quaterno-lesson-two-turns-task = Win in two turns: bring your Fan close to the point that mirrors the dark Fan, then onto it.
quaterno-lesson-two-turns-hint = That point is diagonally below Host's Sun, to the right. Come into line with it, with no room for a tile in between.
quaterno-lesson-two-turns-done = That is how to win: first seize what could stop you.
quaterno-lesson-two-turns-missed = After this turn Host can stop you, or you are not in line with the point.
quaterno-lesson-two-turns-miss-between = You are in line with the point, but Host's Anchor can go in between. Come closer.
quaterno-lesson-two-turns-miss-slow = From there, your Fan does not reach the point with the next turn.

quaterno-lesson-repetition-title = A draw
quaterno-lesson-repetition-text = If a position comes for the third time, the game is a draw: nobody wins.
quaterno-lesson-repetition-task = Both Fans have gone to and fro. Bring the same position about once more: move your Fan back to where it stood before.
quaterno-lesson-repetition-hint = Your Fan stood one point farther to the right.
quaterno-lesson-repetition-missed = This position is new, so the game goes on.
quaterno-lesson-repetition-miss-other = This position is new, so the game goes on. The Fan came from the other side.

quaterno-lesson-first-game-title = Your first game
quaterno-lesson-first-game-text = You know it all now: place five tiles, make your axis, and make two figures before your opponent does.
