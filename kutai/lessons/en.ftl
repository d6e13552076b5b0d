### Texts of the course of Kutai Pai Sho: each step has a title, a text, a task and a hint, and what answers a try.

## By key

kutai-lesson-aim-title = One chain for two
kutai-lesson-aim-text = A chain of flowers grows from the centre: a line with a number joins each flower to the next. The numbers add up to the total Harmony, and if your tile lifts it above the target, you win.
kutai-lesson-aim-task = The total is 2 and the target 4. Place the Day Peony in a row or a column with the flower at the end of the chain.
kutai-lesson-aim-hint = The name of a tile appears when you point at it or pick it. The Day Peony is a round red flower before a bright sky, and a dotted ring is round the end of the chain, the upper flower on the board.
kutai-lesson-aim-done = The total is more than 4: the game is over, and you have won. It does not matter who placed the other tiles.
kutai-lesson-aim-missed = The total is not more than 4.
kutai-lesson-aim-miss-line = The Peony is not in a row or a column with the Chrysanthemum, so there is no link.
kutai-lesson-aim-miss-start = That is in a row with the flower in the centre, from which the chain goes to the Chrysanthemum already. Place the Peony at the other end.

kutai-lesson-centre-title = The Centerpiece
kutai-lesson-centre-text = The first turn of a game places a flower on the centre: the Centerpiece, with which the chain begins. After it, Guest and Host in turn place one tile each.
kutai-lesson-centre-task = You are Guest: your tiles are below the board, and Host's above it. Place the Centerpiece.
kutai-lesson-centre-hint = Pick a flower beside the board, then the centre. Wheel, Cup, Spade and Twig are no flowers.

kutai-lesson-harmony-title = Harmony
kutai-lesson-harmony-text = A link of the chain is a Harmony: two tiles see each other along a row or a column, with none between, and have something in common. Flowers can share their colour, their season or their light, Day or Night.
kutai-lesson-harmony-task = Place a flower in Harmony with the Day Cherry Blossom in the centre.
kutai-lesson-harmony-hint = The Cherry Blossom is red, so it has something in common with every other red flower. Leave a gap between the two.
kutai-lesson-harmony-missed = This tile is not in Harmony with the Day Cherry Blossom.
kutai-lesson-harmony-miss-line = The two do not see each other: they are neither in one row nor in one column.
kutai-lesson-harmony-miss-nothing = The Night Pine has nothing in common with the Day Cherry Blossom: not the colour, not the season, not the light.
kutai-lesson-harmony-miss-beside = Right beside each other, these two are in Disharmony, of which a later step speaks. Leave a gap between them.

kutai-lesson-three-title = Up to three points
kutai-lesson-three-text = Two flowers are worth one point for each property that they share. Colours are red and white, a sun means Day and a moon Night, and the sign at the bottom is the season: a sprout for spring, waves for summer, a leaf for autumn, a snowflake for winter.
kutai-lesson-three-task = Place a flower that shares all three properties with the Day Cherry Blossom, so that the total is 3.
kutai-lesson-three-hint = Look for another red flower with a sun and a sprout: the Day Iris.
kutai-lesson-three-missed = The total is not 3.
kutai-lesson-three-miss-season = The Day Chrysanthemum is red and of the Day, but a flower of summer and not of spring.
kutai-lesson-three-miss-light = The Night Iris is a red flower of spring, but of the Night and not of the Day.
kutai-lesson-three-miss-colour = The Day Wisteria is a flower of spring and of the Day, but white and not red.

kutai-lesson-ground-title = Red and white ground
kutai-lesson-ground-text = Red flowers are placed on red or yellow points, white flowers on white or yellow ones. A point on a border has the colours of both sides.
kutai-lesson-ground-task = Let the chain go on from the Day Iris to the Day Wisteria, a white flower.
kutai-lesson-ground-hint = The row of the Iris is white on its left, and yellow at both ends.
kutai-lesson-ground-missed = The chain does not go on to the Day Wisteria.
kutai-lesson-ground-miss-line = From there, the Wisteria does not see the Iris.

kutai-lesson-same-title = The same flower
kutai-lesson-same-text = Both players have the same tiles, each flower once by Day and once by Night. But a flower is never in Harmony with the same flower, be it Day or Night.
kutai-lesson-same-task = Let the chain go on from the Day Iris.
kutai-lesson-same-hint = Choose another flower of spring, such as a Wisteria, and place it in the row of the Iris with a gap between them.
kutai-lesson-same-missed = The total has not grown.
kutai-lesson-same-miss-same = Two Irises are never in Harmony.

kutai-lesson-stays-title = Tiles stay
kutai-lesson-stays-text = No tile ever moves or leaves the board, so a tile can only be placed on an empty point.
kutai-lesson-stays-task = Try it out: pick a tile, then the point on which the Day Iris stands.
kutai-lesson-stays-hint = The Day Iris is the upper one of the two flowers.
kutai-lesson-stays-done = The rules refuse the turn and say why. They do so in every game, and nothing is lost.
kutai-lesson-stays-miss-free = That point was empty, so the turn is legal. Choose the point of the Iris.

kutai-lesson-far-title = As far as you like
kutai-lesson-far-text = For a Harmony the distance does not matter. But a point holds a tile only if the four squares round it are all on the board, so none on the rim does.
kutai-lesson-far-task = Place a red flower in Harmony with the Centerpiece, straight above it and as far away as possible.
kutai-lesson-far-hint = The point is in the red triangle at the top, just below the rim.
kutai-lesson-far-missed = That is not in Harmony with the Centerpiece, or not as far above it as possible.
kutai-lesson-far-miss-near = You can go one point farther up.

kutai-lesson-between-title = A tile between
kutai-lesson-between-text = A tile that stands between two others hides them from each other. So a turn can break the chain.
kutai-lesson-between-task = Break the chain, so that the total is 0.
kutai-lesson-between-hint = Between the two, place a flower that shares nothing with the Day Cherry Blossom, such as the Night Pine.
kutai-lesson-between-missed = The total is not 0.
kutai-lesson-between-miss-more = The Day Chrysanthemum is in Harmony with both: the chain has one more tile, and the total rises.
kutai-lesson-between-miss-line = That is not between the two flowers.

kutai-lesson-best-title = The best partner
kutai-lesson-best-text = The chain never forks: each tile goes on to the one partner not yet in the chain that is worth most to it, even if another one is nearer. Tiles that the chain leaves no longer count.
kutai-lesson-best-task = Lead the chain from the Day Cherry Blossom to a better partner than the Day Maple.
kutai-lesson-best-hint = The Maple is worth 2 to the Cherry Blossom. The Day Iris is worth 3: place it in another line of the Cherry Blossom.
kutai-lesson-best-missed = The chain still goes from the Cherry Blossom to the Maple.
kutai-lesson-best-miss-equal = The Day Chrysanthemum is worth 2 as well, and the Maple is nearer.
kutai-lesson-best-miss-line = From there, the Iris does not see the Cherry Blossom.

kutai-lesson-nearest-title = The nearest partner
kutai-lesson-nearest-text = If several partners are worth the same, and none is worth more, the chain goes on to the nearest of them.
kutai-lesson-nearest-task = Lead the chain away from the Day Maple with a flower that is nearer to the Day Cherry Blossom and worth 2 to it.
kutai-lesson-nearest-hint = The Maple is five steps away. The Day Chrysanthemum is worth 2 as well.
kutai-lesson-nearest-missed = The chain does not go on to a flower that is worth 2 and nearer.
kutai-lesson-nearest-miss-far = It is worth 2, but farther away than the Maple.
kutai-lesson-nearest-miss-less = It is nearer, but worth only 1: the Night Chrysanthemum shares just the colour.

kutai-lesson-neighbours-title = Bad neighbours
kutai-lesson-neighbours-text = Tiles directly beside each other in a row or a column are in Disharmony, unless they share all three properties. If they share none, neither can have a Harmony. Only the Centerpiece keeps its Harmonies with other tiles.
kutai-lesson-neighbours-task = Break the chain: directly beside the Day Iris, place a flower that shares nothing with it.
kutai-lesson-neighbours-hint = The Iris is a red flower of spring and of the Day. The Night Pine is none of these, and the point to the left of the Iris is white.
kutai-lesson-neighbours-done = A small cross on a tile says that it can have no Harmony.
kutai-lesson-neighbours-missed = No flower that has nothing in common with the Day Iris stands directly beside it.
kutai-lesson-neighbours-miss-diagonal = That is diagonally beside the Iris, and only rows and columns count.
kutai-lesson-neighbours-miss-day = Pine and Iris share the Day. So Harmonies of 3 are still possible, and the Iris has one.

kutai-lesson-partly-title = Too little in common
kutai-lesson-partly-text = Neighbours that share one property can have only Harmonies of 3 with other tiles. Neighbours that share two can have only those of 2 or 3. With each other they have none.
kutai-lesson-partly-task = The Day Maple has a Harmony of 2. Break it with a neighbour that shares just one property with the Maple.
kutai-lesson-partly-hint = The Maple is a red flower of autumn and of the Day. The Day Pine shares only the Day with it.
kutai-lesson-partly-done = Dots at the top of a tile say how much its Harmonies must be worth.
kutai-lesson-partly-missed = The Maple has no neighbour that shares just one property with it.
kutai-lesson-partly-miss-two = The Day Clover shares autumn and Day with the Maple, so the Harmony of 2 stays.

kutai-lesson-spade-title = The Spade protects
kutai-lesson-spade-text = A flower directly beside a Spade is in no Disharmony. The Spade is placed on yellow, and has no Harmony itself. A point where yellow meets other colours counts as yellow too.
kutai-lesson-spade-task = End the Disharmony between the Day Chrysanthemum and the Night Clover.
kutai-lesson-spade-hint = Place your Spade directly beside one of the two, on its upper side for instance.
kutai-lesson-spade-done = One flower beside the Spade is enough: the Disharmony of the two has ended for both.
kutai-lesson-spade-missed = The two flowers are still in Disharmony.
kutai-lesson-spade-miss-far = The Spade must be directly beside one of the two flowers.

kutai-lesson-wheel-title = The Wheel
kutai-lesson-wheel-text = The Wheel has a Harmony of 2 with autumn flowers of the Day and with summer flowers of the Night. It is placed on yellow.
kutai-lesson-wheel-task = Let the chain go on from the Day Maple, a flower of autumn, to your Wheel.
kutai-lesson-wheel-hint = The row of the Maple has yellow points towards both ends.
kutai-lesson-wheel-missed = The chain does not go on to the Wheel.
kutai-lesson-wheel-miss-line = From there, the Wheel does not see the Maple.

kutai-lesson-cup-title = The Cup
kutai-lesson-cup-text = The Cup has a Harmony of 2 with spring flowers of the Day and with winter flowers of the Night. It is placed on yellow, too.
kutai-lesson-cup-task = Let the chain go on from the Night Jasmine, a flower of winter, to your Cup.
kutai-lesson-cup-hint = The row of the Jasmine has yellow points towards both ends.
kutai-lesson-cup-missed = The chain does not go on to the Cup.
kutai-lesson-cup-miss-centre = From there, the Cup sees only the Centerpiece, which has a nearer partner that is worth as much: the Jasmine.

kutai-lesson-twig-title = The Twig
kutai-lesson-twig-text = The Twig has a Harmony of 1 with every red and every white flower. It is placed on yellow, too.
kutai-lesson-twig-task = Let the chain go on from the Day Maple to your Twig.
kutai-lesson-twig-hint = The row of the Maple has yellow points towards both ends.
kutai-lesson-twig-missed = The chain does not go on to the Twig.
kutai-lesson-twig-miss-less = From there, the Twig sees only the Centerpiece, to which the Maple is worth more.

kutai-lesson-lotus-title = The White Lotus
kutai-lesson-lotus-text = A Harmony with the White Lotus is worth the other tile's own value, which counts nowhere else. It is 1, 2 or 3, and the card of the tile says it: keep a finger on the tile, or rest the mouse on it. The Day Maple has the value 3.
kutai-lesson-lotus-task = Let the chain go on from the Day Maple to your White Lotus, on red or white.
kutai-lesson-lotus-hint = The row of the Maple is red and white near the Maple.
kutai-lesson-lotus-done = Directly beside a tile whose value is less than 3, the Lotus would be in Disharmony.
kutai-lesson-lotus-missed = The chain does not go on from the Maple to the White Lotus.
kutai-lesson-lotus-miss-centre = There the Day Cherry Blossom, whose own value is 2, has the Lotus as its partner: it is nearer than the Maple, and the chain leaves the Maple.

kutai-lesson-bridge-title = A bridge
kutai-lesson-bridge-text = One tile can lead the chain on to others that stand apart, and add much more than 3.
kutai-lesson-bridge-task = The total is 2 and the target 7. Win with one tile.
kutai-lesson-bridge-hint = On the right, the Night Lily and the Wheel have a Harmony of 2. A Peony, red and of summer, can join Chrysanthemum and Lily: look where their row and their column meet.
kutai-lesson-bridge-missed = The total is not more than 7.
kutai-lesson-bridge-miss-alone = The Peony is worth 3, but the chain ends with it and the total is 5.

kutai-lesson-defend-title = Leave too little
kutai-lesson-defend-text = The total is 7 and the target 9, so one more flower may win for your opponent. Lower the total in time: with a tile between, a bad neighbour or a better partner.
kutai-lesson-defend-task = Lower the total to 6 or less.
kutai-lesson-defend-hint = Find a bad neighbour for the Day Rhododendron, a red flower of winter and of the Day: the Night Lily shares nothing with it.
kutai-lesson-defend-done = A tile at the end of the chain adds 3 at most, so that is no longer enough.
kutai-lesson-defend-missed = The total is still more than 6.
kutai-lesson-defend-miss-more = The total rises to 9, and any further point will win.

kutai-lesson-diagonals-title = Option: diagonals
kutai-lesson-diagonals-text = Games can be played with other { kutai-option-lines }. With “{ kutai-option-lines-value-queen }” tiles see each other diagonally as well.
kutai-lesson-diagonals-task = Place the Day Chrysanthemum in Harmony with the Centerpiece, on the diagonal that rises to the right.
kutai-lesson-diagonals-hint = From the centre, go as many points to the right as up.
kutai-lesson-diagonals-missed = That is not the Day Chrysanthemum on this diagonal.
kutai-lesson-diagonals-miss-line = From there, the two do not see each other.
kutai-lesson-diagonals-miss-row = That is a Harmony too, but in a row. Try the diagonal.

kutai-lesson-sight-title = Option: any direction
kutai-lesson-sight-text = With “{ kutai-option-lines-value-sight }” any two tiles see each other, unless a third stands exactly on the line between them.
kutai-lesson-sight-task = Place the Day Iris in the top row, but not in the column of the Centerpiece.
kutai-lesson-sight-hint = The top row has five points, two on each side of the column.
kutai-lesson-sight-missed = That is not the Day Iris in the top row beside the column.
kutai-lesson-sight-miss-column = That is the column of the Centerpiece. Try a point beside it.

kutai-lesson-squares-title = Option: squares
kutai-lesson-squares-text = Tiles can also be placed { kutai-option-places-value-squares } instead of { kutai-option-places-value-points }. All other rules stay the same.
kutai-lesson-squares-task = Place a flower in Harmony with the Centerpiece.
kutai-lesson-squares-hint = Choose a red flower and a square in the row or the column of the Centerpiece, with a gap between.
kutai-lesson-squares-missed = This tile is not in Harmony with the Centerpiece.
kutai-lesson-squares-miss-line = The two do not see each other: they are neither in one row nor in one column.

kutai-lesson-first-game-title = Your first game
kutai-lesson-first-game-text = In a whole game the target is 30, if the players agree on no other. If all tiles are placed and the target is not exceeded, the game is a draw.
