### The sentences of the course, as they are shown. docs/writing-lessons.md describes the parts.

## By key: aim

balance-lesson-aim-title = The last flower
balance-lesson-aim-text = Each of the ten flowers needs a partner in its own garden, an area between heavy lines; a line joins the two. Anyone who gives the last flower its partner wins.
balance-lesson-aim-task = North is up. Only the Orchid in the yellow garden in the north-west is alone: place its partner, your Lily, in the same garden, and win.
balance-lesson-aim-hint = It does not matter how near the Lily is: every free place between the heavy lines round the Orchid will do.
balance-lesson-aim-done = Every flower has a partner now. The game is over, and you have won. What the small pins on flowers mean comes later.
balance-lesson-aim-missed = The Orchid in the north-west is still alone: its garden is yellow and has heavy lines round it.
balance-lesson-aim-miss-line = The Lily is near the Orchid, but a heavy line lies between them: the Lily is in the white garden.
balance-lesson-aim-miss-garden = This garden is yellow too, but it lies in the north-east: there are four yellow gardens.

## By key: blossoming

balance-lesson-blossoming-title = The Blossoming
balance-lesson-blossoming-text = A game has eleven tiles: six are dealt to Guest and five to Host. In the Blossoming you place one each in turn, on any free place of the board.
balance-lesson-blossoming-task = You are Guest: the light tiles below the board are your hand, and the dark ones above it Host's. Place any tile of yours.
balance-lesson-blossoming-hint = Pick a tile beside the board, and then a free place on it.
balance-lesson-blossoming-done = What is on the board belongs to both of you.

## By key: partners

balance-lesson-partners-title = Partners
balance-lesson-partners-text = The red Rose and the Lotus with its green leaf are partners, and so are the purple Orchid and the Lily with its six petals. Two partners in the same garden are in balance.
balance-lesson-partners-task = Bring the Rose into balance.
balance-lesson-partners-hint = The Rose is in the red garden in the north-east. Place its partner there.
balance-lesson-partners-missed = The Rose still has no partner in its garden.
balance-lesson-partners-miss-kind = This is the garden of the Rose, but a Lily is a partner of Orchids only.
balance-lesson-partners-miss-orchid = That is a balance, but it is the Orchid that has found its partner. The Rose is still alone.
balance-lesson-partners-miss-garden = The Lotus is the right partner, but it is in another garden than the Rose.

## By key: gardens

balance-lesson-gardens-title = Sixteen gardens
balance-lesson-gardens-text = The heavy lines cut the board into sixteen gardens. In one garden partners may be far apart; across a heavy line even neighbours are not in balance.
balance-lesson-gardens-task = A heavy line parts the Orchid from the Lily beside it. Balance the Orchid with a Lily of yours.
balance-lesson-gardens-hint = The Orchid is in the red garden, which reaches from the centre to the north and to the east.
balance-lesson-gardens-done = Count them: four triangles round the centre, four yellow areas outside them, and eight halves of the small red gates at the rim.
balance-lesson-gardens-missed = The Orchid still has no partner in its garden.
balance-lesson-gardens-miss-beside = This Lily is near the Orchid, but in the white garden across the line.
balance-lesson-gardens-miss-lily = Now the Lily has a partner in the white garden. The Orchid in the red garden is still alone.

## By key: points

balance-lesson-points-title = Squares and points
balance-lesson-points-text = A flower stands in a square between the thin lines, or on a point where they cross. From a square it can move later; on a point it stays for ever.
balance-lesson-points-task = Balance the Orchid in the south-west with a Lily on a point.
balance-lesson-points-hint = Aim at the corner of a square in the same yellow garden, not at its middle.
balance-lesson-points-missed = The task is a Lily on a point in the garden of the Orchid in the south-west.
balance-lesson-points-miss-square = The two are in balance, but this Lily stands in a square.
balance-lesson-points-miss-garden = This is a point, but in another garden: the Orchid is still alone.

## By key: taken

balance-lesson-taken-title = One partner each
balance-lesson-taken-text = In a garden each flower has only one partner. Here one Orchid and two Lilies are together, so one Lily is left over.
balance-lesson-taken-task = Give the other Lily a partner too.
balance-lesson-taken-hint = The same garden needs one more Orchid, on a free place.
balance-lesson-taken-missed = One Lily is still left over.
balance-lesson-taken-miss-garden = The Orchid is in another garden, so the Lily is still left over.
balance-lesson-taken-miss-kind = Now two Lilies are left over: they need Orchids.

## By key: two-gardens

balance-lesson-two-gardens-title = On the line
balance-lesson-two-gardens-text = A flower on a heavy line belongs to the gardens on both sides. It can have a partner in each of them.
balance-lesson-two-gardens-task = Balance both Lilies with one Orchid.
balance-lesson-two-gardens-hint = A heavy line runs between the two Lilies. A point on it belongs to both gardens, and so does a square that it cuts in half.
balance-lesson-two-gardens-done = The set has four Lilies and only three Orchids, so in every game one Orchid needs two partners.
balance-lesson-two-gardens-missed = At least one Lily is still alone.
balance-lesson-two-gardens-miss-inside = This Orchid is in one garden only, so the other Lily is still alone.
balance-lesson-two-gardens-miss-kind = The place is right, but Lilies are not partners of each other.

## By key: wheel

balance-lesson-wheel-title = The Wheel of Life
balance-lesson-wheel-text = Ten tiles are flowers, and the eleventh is the Wheel of Life. It needs no partner, and it goes in a square, never on a point.
balance-lesson-wheel-task = Place the Wheel in the garden of the two Lotuses.
balance-lesson-wheel-hint = It is the yellow garden in the north-east. Every free square there will do.
balance-lesson-wheel-missed = The task is the Wheel, in the garden of the two Lotuses.
balance-lesson-wheel-miss-garden = The Wheel is in a square, but in another garden than the Lotuses.

## By key: twice

balance-lesson-twice-title = A flower on the Wheel
balance-lesson-twice-text = A flower that stands on the Wheel counts twice: it can have two partners in each of its gardens.
balance-lesson-twice-task = Place the Rose so that it balances both Lotuses.
balance-lesson-twice-hint = A flower may be placed in the square where the Wheel is.
balance-lesson-twice-missed = The Rose does not balance both Lotuses.
balance-lesson-twice-miss-beside = Beside the Wheel the Rose counts once, so one Lotus is still alone.

## By key: slide

balance-lesson-slide-title = Tiles slide
balance-lesson-slide-text = When all eleven tiles are on the board, each turn slides one of them, no matter who placed it. It slides along its row or column, as far as you like.
balance-lesson-slide-task = In the west one Orchid and one Lily are alone. Slide one of them to the other's garden, and win.
balance-lesson-slide-hint = Both stand in squares of the same column: one moves up, or the other moves down.
balance-lesson-slide-missed = The lonely Orchid and the lonely Lily are not in the same garden yet.
balance-lesson-slide-miss-short = The direction is right, but a tile may slide farther: the Lily is not in the Orchid's garden yet.

## By key: stay

balance-lesson-stay-title = Points are for ever
balance-lesson-stay-text = A tile on a point never moves, and a small pin marks it. Only tiles in squares slide.
balance-lesson-stay-task = The Orchid in the north-east stands on a point and is alone. Bring it its partner, and win.
balance-lesson-stay-hint = The last Lily without a partner stands in a square in the north-west.
balance-lesson-stay-missed = The Orchid in the north-east is still alone.
balance-lesson-stay-miss-taken = The Orchid in this garden has a partner already. The lonely one is in the north-east.
balance-lesson-stay-miss-wheel = The Wheel is no partner of any flower: the Orchid needs a Lily.

## By key: way

balance-lesson-way-title = In the way
balance-lesson-way-text = A tile does not slide over another tile in a square. Tiles on points are in nobody's way.
balance-lesson-way-task = In the north-west an Orchid on a heavy line is alone. Slide a Lily to one of its two gardens.
balance-lesson-way-hint = Another Orchid blocks the column of the Lily in the south-west. The row of the other Lily is free.
balance-lesson-way-done = The Lily in the south-west could not have come: an Orchid in a square is in its way.
balance-lesson-way-missed = The Orchid on the line is still alone.
balance-lesson-way-miss-short = This way is free, but the Lily must go on: it is not in a garden of the Orchid yet.

## By key: onto-wheel

balance-lesson-onto-wheel-title = Onto the Wheel
balance-lesson-onto-wheel-text = A flower may end its slide on the empty Wheel. It cannot slide over the Wheel.
balance-lesson-onto-wheel-task = Only the Rose and the two Lotuses are alone. Balance all three with one slide, and win.
balance-lesson-onto-wheel-hint = Beside the Lotuses the Rose has to count twice.
balance-lesson-onto-wheel-missed = The Rose and the Lotuses are still alone.
balance-lesson-onto-wheel-miss-beside = Beside the Wheel the Rose balances only one Lotus, and the other stays alone.

## By key: wheel-moves

balance-lesson-wheel-moves-title = The Wheel moves
balance-lesson-wheel-moves-text = The empty Wheel slides like any other tile. While a flower stands on it, the Wheel stays, and only the flower can slide away.
balance-lesson-wheel-moves-task = Slide the Wheel into the garden of the two Lotuses.
balance-lesson-wheel-moves-hint = The Lotuses are in the yellow garden in the north-east. The column of the Wheel leads there.
balance-lesson-wheel-moves-missed = The Wheel is not in the garden of the Lotuses.
balance-lesson-wheel-moves-miss-away = The Wheel may go there, but the Lotuses are in the north-east.

## By key: fixed

balance-lesson-fixed-title = Needed flowers stay
balance-lesson-fixed-text = A flower is fixed and may not move if one of its gardens would have fewer balances without it; the pin marks it too. So balances are never lost.
balance-lesson-fixed-task = Two Lilies are alone. Slide an Orchid that is not fixed to one of them.
balance-lesson-fixed-hint = In the north-west two Orchids have one Lily between them, so one Orchid can go. The lonely Lilies are near the centre and far in the east.
balance-lesson-fixed-done = Each of the two Orchids in the north-west could go, because the other one balances the Lily there. The Lily itself is needed, and so it has a pin.
balance-lesson-fixed-missed = Both Lilies are still alone.
balance-lesson-fixed-miss-short = This Orchid is free to go, but in its new garden there is no Lily.

## By key: no-undo

balance-lesson-no-undo-title = No taking back
balance-lesson-no-undo-text = You may not take back the move that your opponent has just made.
balance-lesson-no-undo-task = Your opponent has just slid the Wheel from the garden of the Lotuses to the west. Bring it into their garden again, to another square.
balance-lesson-no-undo-hint = Slide the Wheel east along its row, but not exactly as far as it came.
balance-lesson-no-undo-done = If the option “no taking back” is switched off for a game, such a move may be taken back.
balance-lesson-no-undo-missed = The Wheel is not in the garden of the Lotuses.
balance-lesson-no-undo-miss-away = The Wheel may go there, but the Lotuses are in the north-east.

## By key: dead

balance-lesson-dead-title = The dead Rose
balance-lesson-dead-text = There is one Rose for two Lotuses, so in the end it must stand on a line between their gardens or on the Wheel. A Rose on a point never moves again, and one that balances a Lotus is needed there. If that catches it in one garden, it is dead, and the game is a draw.
balance-lesson-dead-task = The Rose is the last tile in your hand. Place it so that the game goes on.
balance-lesson-dead-hint = The Lotuses are in two gardens with a heavy line between them. A square far from both would do too, because the Rose can still move there.
balance-lesson-dead-missed = The Rose can never balance both Lotuses from here.
balance-lesson-dead-miss-beside = The Rose balances one Lotus, which needs it from now on. So it never gets to the other.
balance-lesson-dead-miss-point = The Rose never moves from a point, and this one belongs to one garden only.

## By key: again

balance-lesson-again-title = Three times the same
balance-lesson-again-text = A game is also a draw when the same position comes for the third time. And it is one when the number of balances has stayed the same for a hundred turns.
balance-lesson-again-task = Your opponent has been sliding the Wheel to and fro, and you the Rose. Make the draw.
balance-lesson-again-hint = The Rose in the west came up two squares. Slide it back down once more.
balance-lesson-again-missed = This position is new, so the game goes on.
balance-lesson-again-miss-other = The Rose has not been here before: this position is new, so the game goes on.

## By key: pass

balance-lesson-pass-title = No tile may move
balance-lesson-pass-text = A player may pass only if no tile may move. If both players pass, one after the other, the game is a draw.
balance-lesson-pass-task = Your opponent has passed. You have no move either: pass.
balance-lesson-pass-hint = Only the Rose on the Wheel stands in a square, and both Lotuses need it. The pass is offered beside the board.

## By key: two-at-once

balance-lesson-two-at-once-title = Two at once
balance-lesson-two-at-once-text = One turn can make two balances. When two are missing, such a turn wins.
balance-lesson-two-at-once-task = One Orchid and two Lilies are alone. Win in one turn.
balance-lesson-two-at-once-hint = The Orchid in the north-east can slide down to a heavy line between the gardens of the two Lilies.
balance-lesson-two-at-once-missed = At least one of the two Lilies is still alone.
balance-lesson-two-at-once-miss-one = The Orchid balances one Lily and is fixed now. The other Lily stays alone.

## By key: wait

balance-lesson-wait-title = Wait
balance-lesson-wait-text = Two turns are missing here, and each makes one balance. A player who makes the first gives the other one the last, so it is better to wait.
balance-lesson-wait-task = A Lotus and a Lily in the north-west are alone, and each could find its partner at once. Make a turn that balances nothing.
balance-lesson-wait-hint = The Wheel never makes a balance when it slides.
balance-lesson-wait-done = Now your opponent has the same choice: after another balance you would win.
balance-lesson-wait-missed = Only one balance is missing now: your opponent makes it and wins.
balance-lesson-wait-miss-first = Only one balance is missing now: your opponent makes it and wins.

## By key: must

balance-lesson-must-title = Must balance
balance-lesson-must-text = With the option “must balance”, a player who can raise the number of balances must do so. It holds for placing and for sliding.
balance-lesson-must-task = One Lily is on the board. Place a tile as you must.
balance-lesson-must-hint = You have the Lily's partner in your hand. The Lily stands on a heavy line, so it has two gardens.

## By key: greedy

balance-lesson-greedy-title = Count the turns
balance-lesson-greedy-text = With “must balance” nobody can wait, so count: if two turns are missing after yours, your opponent makes the first and you the last.
balance-lesson-greedy-task = Make a balance that leaves two more turns, and then win.
balance-lesson-greedy-hint = An Orchid and two Lilies are alone, and a Lotus. Do not let one turn balance both Lilies, neither yours nor your opponent's.
balance-lesson-greedy-done = First one Lily: then two turns are missing, your opponent takes one of them, and the last is yours. Both Lilies at once would leave the last to your opponent.
balance-lesson-greedy-missed = After this your opponent wins, or some flower can never find a partner.
balance-lesson-greedy-miss-both = Both Lilies at once are one too many: only the Lotus is alone now, and your opponent balances it and wins.
balance-lesson-greedy-miss-lotus = Now your opponent slides the Orchid onto the line between the two Lilies, balances both at once, and wins.

## By key: opposites

balance-lesson-opposites-title = Other partners
balance-lesson-opposites-text = The option “matching” gives a game other partners: Rose and Lotus each balance Orchid and Lily. More of these games are won, and fewer are drawn.
balance-lesson-opposites-task = This is such a game. Balance the Orchid.
balance-lesson-opposites-hint = The Rose or a Lotus in the garden of the Orchid will do.
balance-lesson-opposites-missed = The Orchid is still alone.
balance-lesson-opposites-miss-old = In this game a Lily does not balance an Orchid.
balance-lesson-opposites-miss-garden = A Lotus is a partner now, but this one is in another garden than the Orchid.

## By key: first-game

balance-lesson-first-game-title = Your first game
balance-lesson-first-game-text = Play a whole game against the computer. Keep the Rose in a square with a free way to the Wheel, and count what is missing.
