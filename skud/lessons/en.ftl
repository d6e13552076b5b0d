### What the course of Skud Pai Sho says. course.txt has the steps.

## By key

skud-lesson-aim-title = The aim
skud-lesson-aim-text = Lines join the flowers of yours that are in Harmony. Close a ring of such lines around the centre of the board, and you win.
skud-lesson-aim-task = You are Guest, with the light tiles; Host has the dark ones. Close the ring: move the White Jade, the white flower at the lower right, into line with both Roses, the red flowers of the ring.
skud-lesson-aim-hint = The free corner of the ring is below the one Rose and to the right of the other.
skud-lesson-aim-miss-one-rose = The ring is still open: the White Jade has to be in line with both Roses at once.
skud-lesson-aim-missed = The ring is still open: the White Jade at the lower right belongs on its free corner.

skud-lesson-moving-title = Moving
skud-lesson-moving-text = To arrange a flower is to move it: step by step along the lines, around corners too, but only over empty points. A Chrysanthemum goes up to four steps.
skud-lesson-moving-task = Move your red Chrysanthemum past the white Jasmine, to the point directly below it.
skud-lesson-moving-hint = The Jasmine blocks the straight way. Go around it, to the left or to the right.
skud-lesson-moving-miss-jasmine = That was the Jasmine. It stays where it is, and the Chrysanthemum goes around it.
skud-lesson-moving-missed = The Chrysanthemum is not on the point directly below the Jasmine.
skud-lesson-moving-done = Each kind has its own reach: Rose and Jasmine go up to 3 steps, Chrysanthemum and Lily 4, Rhododendron and White Jade 5.

skud-lesson-gardens-title = The gardens
skud-lesson-gardens-text = Red flowers may not stop inside a white garden, nor white flowers inside a red one. They may go through it, and the borders are open to all.
skud-lesson-gardens-task = The Rhododendron is a red flower. Bring it through the white garden to the other side.
skud-lesson-gardens-hint = The garden ends at the vertical line in the middle of the board. Four or five steps to the right are enough.
skud-lesson-gardens-miss-same-side = The Rhododendron is still on the same side of the garden.
skud-lesson-gardens-missed = The Rhododendron has not crossed the white garden yet.
skud-lesson-gardens-done = Rose, Chrysanthemum and Rhododendron are red; Jasmine, Lily and White Jade are white.

skud-lesson-plant-title = Planting
skud-lesson-plant-text = In your turn you move a flower, or you plant a new one in an open gate; you pass only if you can do neither. The gates are the four small triangles at the rim, and a gate without a tile is open.
skud-lesson-plant-task = Plant a flower from your hand.
skud-lesson-plant-hint = Your hand with light tiles is beside or below the board. Press a flower there, then the gate on the left or on the right.
skud-lesson-plant-miss-moved = That moves the Rose out of its gate. This time, plant a new flower.
skud-lesson-plant-missed = That moves a flower. This time, plant a new one.
skud-lesson-plant-done = In a gate the flower grows, and nothing can happen to it. Once it moves out, it blooms.

skud-lesson-harmony-title = Harmony
skud-lesson-harmony-text = Rose and White Jade go well together. If you have both in one row or column with nothing between them, they are in Harmony.
skud-lesson-harmony-task = Bring your red Rose, on the right, and your White Jade into Harmony.
skud-lesson-harmony-hint = Move one of them into the row or the column of the other, and watch what stands between.
skud-lesson-harmony-miss-diagonal = The White Jade is beside the column of the Rose, not in it.
skud-lesson-harmony-miss-between = They are in one column, but Host's Chrysanthemum stands between them.
skud-lesson-harmony-missed = Rose and White Jade are not in one row or column with nothing between them.
skud-lesson-harmony-done = Only blooming flowers make a Harmony, no growing ones. A new Harmony earns a bonus: more about that soon.

skud-lesson-circle-title = The circle of flowers
skud-lesson-circle-text = The flowers form a circle, in the order of your hand: Rose, Chrysanthemum, Rhododendron, Jasmine, Lily, White Jade, and again the Rose. Neighbours in this circle go well together.
skud-lesson-circle-task = Make two Harmonies with one move.
skud-lesson-circle-hint = The Rhododendron is at the upper left, the Lily at the lower right. Which of your flowers at the upper right is a neighbour of both?
skud-lesson-circle-miss-rose = The Rose goes well with White Jade and Chrysanthemum, and you have neither on the board.
skud-lesson-circle-miss-one = That is one Harmony. The Jasmine can reach a point where it makes two.
skud-lesson-circle-missed = That does not make two Harmonies.
skud-lesson-circle-done = Of each of the six flowers you have three.

skud-lesson-disharmony-title = Disharmony
skud-lesson-disharmony-text = Opposites in the circle are in Disharmony: Rose and Jasmine, Chrysanthemum and Lily, Rhododendron and White Jade. No turn may leave two opposites in line, whether they are yours or Host's.
skud-lesson-disharmony-task = Bring your Rose into Harmony with your White Jade, but not into line with Host's Jasmine.
skud-lesson-disharmony-hint = Your Rose at the bottom must not come into the column of Host's Jasmine, and your Lily has to stay between the Jasmine and Host's Rose. Your White Jade is at the lower right.
skud-lesson-disharmony-missed = That is allowed, but you have no Harmony yet.

skud-lesson-capture-title = Capturing
skud-lesson-capture-text = A flower captures its opposite of the other player by ending its move on it, and the captured flower leaves the game. A flower that still grows in a gate is safe.
skud-lesson-capture-task = Capture a Lily, the opposite of your Chrysanthemum.
skud-lesson-capture-hint = One of Host's two Lilies grows in a gate and is safe. The other one is in bloom.
skud-lesson-capture-missed = Nothing is captured.

skud-lesson-ring-title = A ring that counts
skud-lesson-ring-text = A ring may have any shape, but it must go around the centre point, and none of its lines may run through that point.
skud-lesson-ring-task = Close a ring with a move of one step, and win.
skud-lesson-ring-hint = The row of the centre point does not help you. Use the row below it: only the Rose on the left is not there yet.
skud-lesson-ring-miss-centre = The four flowers are in line, but the lower side runs through the centre point. This ring does not count.
skud-lesson-ring-missed = There is no ring yet.

skud-lesson-bonus-title = The bonus
skud-lesson-bonus-text = A move that makes a new Harmony earns a bonus in the same turn. For example, you plant one more flower at once.
skud-lesson-bonus-task = Bring the White Jade into Harmony with the Rose, and use the bonus to plant a flower.
skud-lesson-bonus-hint = Bring the White Jade out of its gate into the row of the Rose. Then press a flower in your hand, and an open gate.
skud-lesson-bonus-miss-unused = They are in Harmony, but you have not used the bonus: after the move, press a flower in your hand and an open gate.
skud-lesson-bonus-missed = Make a Harmony first, and then use the bonus to plant a flower.
skud-lesson-bonus-done = There is one bonus in a turn, and you need not use it. A Harmony that the bonus makes earns no other.

skud-lesson-bonus-gate-title = Planting as a bonus
skud-lesson-bonus-gate-text = The six flowers of the circle are the basic flowers. As a bonus you may plant one of them only while no flower of yours is growing.
skud-lesson-bonus-gate-task = Make a Harmony, and use the bonus to plant a flower.
skud-lesson-bonus-gate-hint = Your Chrysanthemum at the lower right and your White Jade in the gate can both come into line with the Rose. Take the one that leaves your gate empty.
skud-lesson-bonus-gate-miss-unused = They are in Harmony, and no flower of yours is growing any more. Use the bonus: press a flower in your hand and an open gate.
skud-lesson-bonus-gate-missed = Make a Harmony with the growing flower, and then use the bonus to plant another.

skud-lesson-rock-title = The Rock
skud-lesson-rock-text = The bonus can also be an Accent, a tile that is no flower. A Rock is put on any empty point but a gate, and no Harmony counts in its row and in its column.
skud-lesson-rock-task = Bring Rose and Chrysanthemum into Harmony, and break Host's Harmony with a Rock.
skud-lesson-rock-hint = Your Rose is in the centre, and Host's Harmony in a row near the bottom. The Rock works in the whole row.
skud-lesson-rock-miss-beside = The Rock is not in the row of Host's Harmony.
skud-lesson-rock-miss-unused = They are in Harmony, but you have not used the bonus: after the move, press the Rock in your hand.
skud-lesson-rock-missed = No Rock breaks Host's Harmony yet.
skud-lesson-rock-done = Host's dashed line shows the Harmony that no longer counts. A Rock works past other tiles, too.

skud-lesson-knotweed-title = The Knotweed
skud-lesson-knotweed-text = A Knotweed is an Accent too. The tiles on the eight points around it make no Harmony.
skud-lesson-knotweed-task = Make a Harmony, and break both Harmonies of Host's with one Accent.
skud-lesson-knotweed-hint = Host's flower at the upper right is part of both Harmonies. Put the Knotweed on a point beside it.
skud-lesson-knotweed-done = Host's dashed lines show the Harmonies that no longer count.
skud-lesson-knotweed-miss-rock = The Rock breaks the Harmony in its row. The one in the column still counts.
skud-lesson-knotweed-miss-far = No flower of Host's is on the eight points around this Knotweed.
skud-lesson-knotweed-missed = Host still has a Harmony.

skud-lesson-wheel-title = The Wheel
skud-lesson-wheel-text = A Wheel turns all tiles on the eight points around it one point further, clockwise. It may not turn a Rock, a growing flower, or a tile to where it may not stand.
skud-lesson-wheel-task = Make a Harmony, and turn one of Host's flowers out of Host's Harmony with a Wheel.
skud-lesson-wheel-hint = Host's two flowers stand in one column. Find a place for the Wheel that brings one of them out of this column.
skud-lesson-wheel-done = Host's dashed line shows the Harmony that no longer counts.
skud-lesson-wheel-miss-along = The White Jade has turned, but it is still in the column of the Rose.
skud-lesson-wheel-miss-nothing = There is no tile on the points around this Wheel.
skud-lesson-wheel-missed = Host's two flowers are still in Harmony.

skud-lesson-boat-title = The Boat
skud-lesson-boat-text = A Boat moves a blooming flower, yours or Host's, to an empty point beside it, and stays in its place.
skud-lesson-boat-task = Use your move and the Boat to have two Harmonies.
skud-lesson-boat-hint = The Chrysanthemum near the gate can come into the column of the Rose. The White Jade, on the right, is one point away from the row of the Rose.
skud-lesson-boat-miss-between = Now the Chrysanthemum stands between Rose and White Jade.
skud-lesson-boat-missed = Two Harmonies with the help of the Boat are the task.

skud-lesson-lotus-title = The White Lotus
skud-lesson-lotus-text = The White Lotus goes well with the basic flowers of both players: each makes a Harmony with it for its own player. The Lotus is never captured.
skud-lesson-lotus-task = Make a Harmony of your own with Host's White Lotus.
skud-lesson-lotus-hint = Move your Jasmine into the row or the column of the Lotus.
skud-lesson-lotus-miss-not-in-line = The Jasmine is neither in the row nor in the column of the Lotus.
skud-lesson-lotus-missed = You have no Harmony yet.
skud-lesson-lotus-done = You have a White Lotus too. As a bonus you can plant it in an open gate, also while flowers of yours are growing; it goes up to 2 steps.

skud-lesson-orchid-title = The Orchid
skud-lesson-orchid-text = A blooming Orchid traps the other player's flowers on the eight points around it: they cannot move. A small net marks each of them, and their Harmonies still count.
skud-lesson-orchid-task = Trap Host's Lily with your Orchid, which goes up to 6 steps.
skud-lesson-orchid-hint = Your Orchid is at the upper left; your Rose is trapped itself. Bring the Orchid to a point beside the Lily.
skud-lesson-orchid-miss-far = The Orchid is two points away from the Lily. It traps only flowers right beside it, along a line or diagonally.
skud-lesson-orchid-missed = Host's Lily is still free to move.
skud-lesson-orchid-done = The Orchid, too, is planted as a bonus, whatever is growing.

skud-lesson-hunter-title = Orchid and Lotus
skud-lesson-hunter-text = While your White Lotus blooms, your Orchid can capture every basic flower of Host's. But then Host's flowers can capture it, too.
skud-lesson-hunter-task = Capture a flower with your Orchid.
skud-lesson-hunter-hint = The White Lotus is never captured. There is another flower of Host's.
skud-lesson-hunter-missed = The Orchid has captured nothing.

skud-lesson-count-title = The other ending
skud-lesson-count-text = The game also ends when a player plants the last basic flower. Then the player with more unused Accents wins; if they have the same number, the one with more Harmonies.
skud-lesson-count-task = One basic flower is left in your hand. End the game and win.
skud-lesson-count-hint = You have two unused Accents, Host has one. Keep them both, and plant.
skud-lesson-count-miss-accent = Now you have no more unused Accents than Host, and the game goes on.
skud-lesson-count-miss-goes-on = The game goes on, because your last basic flower is still in your hand.
skud-lesson-count-missed = The game does not end with that.
skud-lesson-count-done = There are draws, too: if both counts are equal, if both players have a ring, and if a position comes for the third time.

skud-lesson-threat-title = Two ways at once
skud-lesson-threat-text = In one turn Host can stop one way to close a ring, but hardly two. So look for a turn after which there are two.
skud-lesson-threat-task = You need two turns to close a ring. Make the first so that Host cannot stop the second.
skud-lesson-threat-hint = White Jade and Chrysanthemum both fit on the corner at the lower right. So which flower comes first?
skud-lesson-threat-miss-jade = Host's Rhododendron can capture the White Jade there, because they are opposites.
skud-lesson-threat-miss-chrysanthemum = Host's Rhododendron can step into this row, between the Chrysanthemum and the corner that is still free.
skud-lesson-threat-missed = Host can still stop you after that.
skud-lesson-threat-done = White Jade and Chrysanthemum could both close the ring on the last corner, and no single turn of Host's stops both.

skud-lesson-defend-title = Defending
skud-lesson-defend-text = Host is one turn away from a ring. Capture one of its flowers, or stand between two of them.
skud-lesson-defend-task = Keep Host from closing the ring.
skud-lesson-defend-hint = Your Jasmine can reach one of Host's Roses. Your Chrysanthemum can reach the upper side of the ring.
skud-lesson-defend-miss-still = Host's White Jade at the lower right goes to the free corner and closes the ring.
skud-lesson-defend-missed = Host closes the ring with the next turn.
skud-lesson-defend-done = The ring stays open.

skud-lesson-combination-title = A Boat against a Rock
skud-lesson-combination-text = A Boat can also be put on a Rock, a Knotweed or a Wheel: then both leave the game.
skud-lesson-combination-task = Host's Rock cancels your Harmony on the left. Win in one turn.
skud-lesson-combination-hint = Bring the Rose out of the upper gate to the free corner. The bonus takes care of the Rock.
skud-lesson-combination-miss-rock = All four corners are there, but Host's Rock still cancels the Harmony on the left.
skud-lesson-combination-missed = The ring is not closed.

skud-lesson-options-title = Options
skud-lesson-options-text = A game can have options that change the usual rules: Host chooses the Accents for both, Host's first flower is the opposite of Guest's instead of the same, or the rules are those of the site The Garden Gate.
skud-lesson-options-task = This game has all three, and you are Host. Plant the opposite of Guest's Rose.
skud-lesson-options-hint = Rose and Jasmine are opposites. Host's first flower belongs in the gate in the north.
skud-lesson-options-done = By the rules of that site an Orchid captures even a White Lotus, and a Boat takes away even a Boat. After the last basic flower only those Harmonies count whose two flowers stand on different sides of the middle row or the middle column.

skud-lesson-begin-title = The beginning
skud-lesson-begin-text = Before the first turn, each player keeps four of eight Accents: there are two Rocks, two Knotweeds, two Wheels and two Boats. Host chooses first.
skud-lesson-begin-task = You are Host. Choose your four Accents.
skud-lesson-begin-hint = One of each kind is a good start.
skud-lesson-begin-done = Then Guest chooses and plants a basic flower in the south gate. Host answers with the same flower in the north gate, and Guest has the next turn.

skud-lesson-first-game-title = Your first game
skud-lesson-first-game-text = Play a whole game against the computer, as Guest. Look for moves that make a new Harmony, and keep an Accent for when Host's ring is nearly closed.
