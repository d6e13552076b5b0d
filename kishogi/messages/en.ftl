### What Ki Shogi says, in English.
###
### A cube with its owner and place is written as "Black's Cho on 1,0", a cube without an owner as
### "the Cho on 1,0", and a face or kind of cube alone as "Cho".

## By key: seats

kishogi-seat-first = Black
kishogi-seat-second = White

## By key: pieces

# A cube on the field, or only a face or kind of cube if it has neither owner nor place.
kishogi-piece =
    { $owner ->
        [none]
            { $place ->
                [none] { kishogi-face-name }
               *[other] the { $name } on { $place }
            }
       *[other]
            { $owner ->
                [first] Black's
               *[second] White's
            } { $place ->
                [none] { $name }
               *[other] { $name } on { $place }
            }
    }
# A face or kind of cube alone, with an article if $article asks for it.
kishogi-face-name =
    { $article ->
        [indef]
            { $kind ->
                [Ou] an { $name }
               *[other] a { $name }
            }
       *[none] { $name }
    }
kishogi-piece-Gyoku = Gyoku
kishogi-piece-Hi = Hi
kishogi-piece-Cho = Cho
kishogi-piece-Han = Han
kishogi-piece-Chuu = Chuu
kishogi-piece-Ou = Ou
kishogi-piece-Shu = Shu
kishogi-piece-Kaku = Kaku
kishogi-piece-Myou = Myou
kishogi-piece-Hon = Hon
kishogi-piece-Ga = Ga
kishogi-piece-Zou = Zou
kishogi-piece-Ken = Ken
kishogi-piece-Ki = Ki
kishogi-piece-Hou = Hou
kishogi-piece-Ro = Ro
kishogi-piece-Ja = Ja
kishogi-piece-Ba = Ba
kishogi-piece-Ryuu = Ryuu

# Of a cube that nothing supports and that will go back to a hand.
kishogi-note-stranded = stranded

## By key: phases

kishogi-phase-placement = placement
kishogi-phase-play = play

## By key: rules

kishogi-rule-turn-text = a turn is one line of text
kishogi-rule-game-over = no turn after the end
kishogi-rule-placement = the game begins with the two Gyoku
kishogi-rule-hand = drop what you have in hand
kishogi-rule-field = stay on the field
kishogi-rule-own-cube = move your own cubes
kishogi-rule-face-moves = a cube moves as its face says
kishogi-rule-path = slides need empty cells
kishogi-rule-orbit = the Gyoku stay exactly two steps apart
kishogi-rule-drop-zone = drops beside one's own Gyoku or Ki
kishogi-rule-occupied = one cube a cell
kishogi-rule-capture = capturing
kishogi-rule-promotion = flip and promotion
kishogi-rule-shared-cell = cells beside the enemy Gyoku are closed to drops
kishogi-rule-drop-check = a drop gives no check
kishogi-rule-support = cubes need support
kishogi-rule-check = the Gyoku is never left attacked

## By key: texts about the game

kishogi-blurb = cubes show another face with every move. Trap the other Gyoku; there is no fixed board
kishogi-duration = 10 to 30 minutes
kishogi-difficulty = medium; easier for people who know chess
kishogi-newcomer = checkmate, drops and no fixed board: for people who like chess
kishogi-signs = N, E, S and W are the directions of the compass, as Black sees the board
# $winner (seat) and $loser (seat), or the names of the players.
kishogi-win-no-legal-turn = { $winner } wins: there is no legal turn left for { $loser }
kishogi-draw-repetition = a draw: the same position has occurred for the fourth time
# $winner (seat) and $loser (seat), or the names of the players.
kishogi-win-perpetual-check = { $winner } wins: { $loser } gave check again and again
kishogi-option-ki = Ki cubes
kishogi-option-ki-means = play with the Ki (Unicorn) cubes as well. For a first game leave them out
kishogi-option-field = field
kishogi-option-field-means = how far the field goes: without bounds, or only so many columns and rows; 7x7 is narrow
kishogi-option-field-value-open = without bounds

## By key: for newcomers: the goal, what can be done in a phase, what a piece does

kishogi-goal = trap the opponent's Gyoku, the king: a player without a legal turn loses
kishogi-next-placement = place your Gyoku: the two stay exactly two steps apart for the whole game
kishogi-next-play = move a cube or drop one from your hand: a move turns a cube to another face, which moves in another way
-kishogi-support = ; other cubes may stand beside it
kishogi-card-Gyoku = steps one cell in any direction, but always to a cell exactly two steps from the other Gyoku
kishogi-card-Hi = slides forward, backward, left and right
kishogi-card-Cho = steps one cell forward, backward, left or right
kishogi-card-Han = slides forward and backward
kishogi-card-Chuu = steps one cell forward or backward
kishogi-card-Ou = slides left and right, or steps one cell forward or backward
kishogi-card-Shu = slides forward and backward, or steps one cell left or right
kishogi-card-Kaku = slides diagonally in all four directions
kishogi-card-Myou = steps one cell diagonally in all four directions
kishogi-card-Hon = slides backward and diagonally forward
kishogi-card-Ga = steps one cell backward or diagonally forward
kishogi-card-Zou = slides forward and diagonally backward
kishogi-card-Ken = steps one cell forward or diagonally backward
kishogi-card-Ki = steps one cell diagonally, or leaps two cells forward, backward, left or right{ -kishogi-support }
kishogi-card-Hou = steps one cell forward, backward, left or right, or leaps two cells diagonally{ -kishogi-support }
kishogi-card-Ro = steps one cell left or right, or leaps two cells forward or backward{ -kishogi-support }
kishogi-card-Ja = steps one cell left or right, or leaps two cells forward or diagonally backward{ -kishogi-support }
kishogi-card-Ba = leaps like a knight in chess, two cells forward or backward and one aside{ -kishogi-support }
kishogi-card-Ryuu = leaps two cells diagonally{ -kishogi-support }

## State

# Names the number of each player.
kishogi-progress = cells that the Gyoku can go to
# $gyoku (piece) has no place here.
kishogi-in-check = { $gyoku } is in check
# It is the $n (number) time that this position occurs: 2, 3 or 4.
kishogi-occurrence =
    { $n ->
        [2] second
        [3] third
       *[other] fourth
    } occurrence of this position

## Picks: what buttons say and screen readers speak

# $cell (place) alone.
kishogi-cell = { $cell }
# $face (piece) alone: a face or a kind of cube.
kishogi-face = { $face }
# A $face (piece) that stands on $cell (place).
kishogi-face-on = { $face } on { $cell }
# The last pick of a drop of $face (piece) on $to (place).
kishogi-pick-drop = drop { $face } on { $to }
# The kind of cube $cube (piece) in the hand.
kishogi-pick-hand = { $cube } cube from the hand
# To show $face (piece) when the cube is dropped; $moves (message) is how it goes.
kishogi-pick-as = as { $face }, which { $moves }
# To become $face (piece) by the capture; $moves (message) is how it goes.
kishogi-pick-becomes = becomes { $face }, which { $moves }
# The goal $to (place) of a move.
kishogi-pick-to = to { $to }
# The goal $to (place) of a move by which the cube turns to $face (piece).
kishogi-pick-to-becomes = to { $to }, becomes { $face }
# The goal $to (place) of a move that captures $face (piece).
kishogi-pick-takes = takes { $face } on { $to }

## How a face moves: "Cho" or "Cho, which" stands before it

# One cell in each of $ways (list).
kishogi-goes-steps = steps { $ways }
# Over empty cells in each of $ways (list).
kishogi-goes-slides = slides { $ways }
# Over whatever stands between, in each of $ways (list).
kishogi-goes-leaps = leaps two cells { $ways }
kishogi-goes-knight = leaps one cell aside and two forward or backward
# Both $first (message) and $second (message).
kishogi-goes-both = { $first }, { $second }
# $moves (message) with where forward is for the owner of the cube, $by (seat).
kishogi-goes-facing =
    { $by ->
        [first] { $moves } (forward is north for Black)
       *[second] { $moves } (forward is south for White)
    }

kishogi-way-all = in all directions
kishogi-way-diagonal = diagonally
kishogi-way-forward = forward
kishogi-way-forward-left = forward left
kishogi-way-forward-right = forward right
kishogi-way-left = left
kishogi-way-right = right
kishogi-way-backward = backward
kishogi-way-backward-left = backward left
kishogi-way-backward-right = backward right

## What a turn does

# Black's Gyoku is placed on $to (place).
kishogi-places-first = Black places the Gyoku on { $to }
# White's Gyoku is placed on $to (place); $gyoku (piece) is Black's.
kishogi-places-second = White places the Gyoku on { $to }, two steps from { $gyoku }
# $by (seat) drops a cube of the kind $cube (piece) with $face (piece) up on $to (place), beside $anchor (piece).
kishogi-drops-beside = { $by } drops a { $cube } cube showing { $face } on { $to }, beside { $anchor }
# $by (seat) drops a cube of the kind $cube (piece) with $face (piece) up on $to (place), two cells away from $anchor (piece).
kishogi-drops-two-cells-away = { $by } drops a { $cube } cube showing { $face } on { $to }, two cells from { $anchor }
# $cube (piece), a Gyoku, goes from $from (place) to $to (place).
kishogi-steps = { $cube } steps from { $from } to { $to }
# $cube (piece) goes from $from (place) to $to (place), where its opposite $face (piece) is up.
kishogi-steps-and-turns = { $cube } steps from { $from } to { $to } and turns to { $face }
# $cube (piece), $from (place), $to (place), $face (piece).
kishogi-slides-and-turns = { $cube } slides from { $from } to { $to } and turns to { $face }
# $cube (piece), $from (place), $to (place), $face (piece).
kishogi-leaps-and-turns = { $cube } leaps from { $from } to { $to } and turns to { $face }
# $cube (piece), a Gyoku, captures $victim (piece).
kishogi-captures = { $cube } captures { $victim }
# $cube (piece) captures $victim (piece) and has $face (piece) up then.
kishogi-captures-and-becomes = { $cube } captures { $victim } and becomes { $face }
# A cube of the kind $cube (piece) goes to the hand of $by (seat).
kishogi-captured-to-hand = the captured { $cube } cube goes to { $by }'s hand
# $cube (piece), which has no support, goes to the hand of $other (seat) at the end of the turn. $reason (message) is why.
kishogi-taken = { $cube } is taken and goes to { $other }'s hand, because { $reason }
# $where (message) is a place without support: a cube that has moved there.
kishogi-stands-unsupported = it stands { $where }
# The cube was without support before the turn.
kishogi-not-saved = it was stranded and is not brought back
# $gone (list) says of each cube that supported it why it no longer does.
kishogi-support-gone = { $gone } and nothing else supports it
# $cube (piece) has gone from $cell (place).
kishogi-has-left = { $cube } has left { $cell }
# $cube (piece) is captured or goes to a hand for want of support.
kishogi-is-taken = { $cube } is taken
# $cube (piece) has no support and so gives none.
kishogi-is-stranded = { $cube } is stranded itself
# $cube (piece) is supported by $supports (list).
kishogi-saved = { $cube } was stranded and has support again from { $supports }
# $cube (piece) of $by (seat) has no support any more.
kishogi-hangs = { $cube } is left without support; { $by } has one turn to save it
# $cube (piece) of $by (seat) has none any more. $gone (list) says why of each cube that supported it.
kishogi-hangs-because = { $cube } is left without support, because { $gone }; { $by } has one turn to save it
# $gyoku (piece) was attacked before the turn.
kishogi-relieved = { $gyoku } is no longer attacked
# $cube (piece) attacks $gyoku (piece).
kishogi-gives-check = check: { $cube } attacks { $gyoku }
# $cube (piece) attacks $gyoku (piece), and a cube stood on $cell (place) between them before.
kishogi-gives-check-opened = check: { $cube } attacks { $gyoku }, now that { $cell } is empty
# It is the $n (number) time: 2 or 3.
kishogi-repeats =
    { $n ->
        [2] the same position occurs for the second time; the game ends with the fourth
       *[other] the same position occurs for the third time; the game ends with the fourth
    }

## What decided a game

# $winner (seat), $loser (seat), $gyoku (piece) of the loser.
kishogi-wins-without-check = { $winner } wins: { $loser } has no legal turn, although { $gyoku } is not attacked
# $winner (seat), $gyoku (piece) of the loser, $by (list) the attackers, $loser (seat).
kishogi-wins-with-check = { $winner } wins: { $gyoku } is attacked by { $by }, and { $loser } has no legal turn
# A draw. $when (list) tells when the position occurred; $shifted (message) may be empty.
kishogi-ends-in-draw =
    the same position has occurred four times: { $when }; so the game is drawn{ $shifted ->
        [none] {""}
       *[other] . { CAPITAL($shifted) }
    }
# A loss. $when (list) tells when the position occurred; $loser (seat); $shifted (message) may be empty.
kishogi-ends-by-checks =
    the same position has occurred four times: { $when }; so { $loser } loses by perpetual check{ $shifted ->
        [none] {""}
       *[other] . { CAPITAL($shifted) }
    }
kishogi-shifted-is-same = on an open field positions that differ only by a shift are the same
kishogi-at-beginning = at the beginning
# Turn number $n (number), $turn (turn).
kishogi-after-turn = after turn { $n } ({ $turn })
# Turn number $n (number), $turn (turn).
kishogi-turn = turn { $n } ({ $turn })
kishogi-both-checked = both players gave check with every turn in between, so neither loses by perpetual check
# Black gave no check with $first (message), White none with $second (message).
kishogi-nobody-checked = nobody loses by perpetual check: Black gave no check with { $first }, and White gave none with { $second }
# From $first (message) to $last (message) all $n (number) turns of $loser (seat) gave check; in the end $by (list) attacked $gyoku (piece).
kishogi-always-checked = from { $first } to { $last } all { $n } turns of { $loser } gave check, the last one by { $by } to { $gyoku }
# $by (seat) made $turn (message).
kishogi-gave-no-check = { $by } gave no check with { $turn }

## Why a cube cannot move or be dropped

# $to (place) beside the Gyoku to move, where $cube (piece) of the same player stands.
kishogi-gyoku-step-occupied = the Gyoku cannot step to { $to }, where { $cube } stands
# $to (place), which $by (list) attack.
kishogi-gyoku-step-attacked = the Gyoku cannot step to { $to }: { $by } would attack it there
# $to (place), which $by (list) attack, because cubes between are taken: $because (message).
kishogi-gyoku-step-uncovered = the Gyoku cannot step to { $to }: { $by } would attack it there, because { $because }
# $victim (piece) on a cell that $by (list) attack.
kishogi-gyoku-capture-attacked = the Gyoku cannot capture { $victim }: { $by } would attack it there
# $victim (piece) on a cell that $by (list) attack, because cubes between are taken: $because (message).
kishogi-gyoku-capture-uncovered = the Gyoku cannot capture { $victim }: { $by } would attack it there, because { $because }
# $gone (list) are cubes that stand between an attacker and the Gyoku.
kishogi-would-have-no-support = { $gone } would have no support and be taken
# $cells (places) are not two steps from the other $gyoku (piece).
kishogi-gyoku-orbit =
    { COUNT($cells) ->
        [one] the two Gyoku always stay exactly two steps apart: { $cells } is not two steps from { $gyoku }
       *[other] the two Gyoku always stay exactly two steps apart: { $cells } are not two steps from { $gyoku }
    }
# $cells (places) are not on the field.
kishogi-gyoku-field =
    { COUNT($cells) ->
        [one] the Gyoku stays on the field: { $cells } is outside
       *[other] the Gyoku stays on the field: { $cells } are outside
    }
# $gyoku (piece) has no step; sentences with the reasons follow.
kishogi-gyoku-cannot-move = { $gyoku } cannot move
# Two sentences: $first (message), $next (message).
kishogi-and-then = { $first }. { CAPITAL($next) }
# $cube (piece) cannot move for $reasons (message).
kishogi-cannot-move = { $cube } cannot move: { $reasons }
# Two reasons in one sentence: $first (message), $next (message).
kishogi-and-also = { $first }; { $next }
# A reason: $cells (places) are not on the field.
kishogi-outside =
    { COUNT($cells) ->
        [one] { $cells } is outside the field
       *[other] { $cells } are outside the field
    }
# A reason: $cubes (list) stand where it would go.
kishogi-in-the-way =
    { COUNT($cubes) ->
        [one] { $cubes } stands in the way
       *[other] { $cubes } stand in the way
    }
# A reason: $cells (places) are beside the enemy $gyoku (piece), and no cube is dropped there.
kishogi-beside-gyoku =
    { COUNT($cells) ->
        [one] { $cells } is beside { $gyoku }
       *[other] { $cells } are beside { $gyoku }
    }
# A reason: with the cube on $cells (places) its own $gyoku (piece) is attacked by $by (list).
kishogi-leaves-attacked = on { $cells } it would leave { $gyoku } attacked by { $by }
# The same for want of cubes between: $cells (places), $gyoku (piece), $by (list), $because (message).
kishogi-leaves-uncovered = on { $cells } it would leave { $gyoku } attacked by { $by }, because { $because }
# A reason: on $cells (places) the cube, which is dropped, would attack $gyoku (piece).
kishogi-would-attack = on { $cells } it would attack { $gyoku }
# A reason: on $cells (places) nothing supports the cube.
kishogi-without-support = on { $cells } it would stand without support
# A reason: on all other cells to which it slides nothing supports the cube.
kishogi-without-support-elsewhere = wherever else it could slide, it would stand without support
# What support is, once in a verdict that speaks of it; in a game with Ki cubes the second one.
kishogi-support-means = a cube has support beside either of the two Gyoku: it may not go where it has none, and if it loses its support, it goes to the opponent's hand
kishogi-support-means-with-ki = a cube has support beside a Gyoku or a Ki cube, and a Ki cube also two cells from a Gyoku: it may not go where it has none, unless it captures, and if it loses its support, it goes to the opponent's hand
# $by (seat) has no cube in hand.
kishogi-hand-empty = { $by } has no cube in hand to drop
# $by (seat) has cubes of the kinds $cubes (list) in hand; $zone (message) is where cubes are dropped; $reasons (message).
kishogi-cannot-drop = { $by } cannot drop the { FORM($cubes, join: "or") } cube in hand { $zone }: { $reasons }
# $by (seat) has the kind $cube (piece) in hand, which cannot be dropped with $face (piece) up for $reasons (message).
kishogi-cannot-drop-as = { $by } cannot drop the { $cube } cube as { $face }: { $reasons }
# Where cubes are dropped: beside the own $gyoku (piece).
kishogi-zone-beside = beside { $gyoku }
# Where Ki cubes are dropped: near the own $gyoku (piece).
kishogi-zone-within-two = one or two steps from { $gyoku }
# In $zone (message) or beside an own Ki cube, $ki (list).
kishogi-zone-or-ki = { $zone } or beside { FORM($ki, join: "or") }

## Refusals

# The first Gyoku was placed by $turn (turn).
kishogi-open-field-origin = on an open field the cell of Black's Gyoku is called 0,0, so the first turn is Gyoku*0,0 and not { $turn }
# White's Gyoku would stand on $to (place).
kishogi-second-on-first = White's Gyoku must be placed exactly two steps from Black's, but Black's stands on { $to } itself
# Black's Gyoku stands on $from (place); $to (place) is $n (number) steps from it and not 2.
kishogi-second-distance =
    { $n ->
        [1] White's Gyoku must be placed exactly two steps from Black's on { $from }, and { $to } is only one step away
       *[other] White's Gyoku must be placed exactly two steps from Black's on { $from }, and { $to } is { $n } steps away
    }
# Black's $gyoku (piece) stands.
kishogi-place-second = before anything else White places a Gyoku exactly two steps from { $gyoku }
kishogi-place-first-open = the game begins with the two Gyoku: Black places one first
kishogi-place-first-bounded = the game begins with the two Gyoku: Black places one first on any cell
# $cell (place) is outside; $last (place) is the cell in the north-east corner.
kishogi-off-field = { $cell } is outside the field, whose cells are 0,0 to { $last }
# $first (piece) and $second (piece) are the two Gyoku.
kishogi-gyoku-placed = no Gyoku can be dropped any more: { $first } and { $second } are placed
# $by (seat) drops the kind $cube (piece) in $zone (message), to which $to (place) does not belong.
kishogi-not-in-zone = { $by } can drop a { $cube } cube only { $zone }, and { $to } is not there
# $cube (piece) stands on $to (place), where another one would be dropped.
kishogi-drop-occupied = a cube is dropped on an empty cell, but { $cube } stands on { $to }
# $to (place) is beside the enemy $gyoku (piece).
kishogi-drop-beside-gyoku = { $to } is beside { $gyoku }, and no cube is dropped beside the enemy Gyoku
# $face (piece) dropped on $to (place) would attack $gyoku (piece).
kishogi-drop-attacks = { $face } on { $to } would attack { $gyoku }, and a dropped cube must not attack the enemy Gyoku
# $face (piece) is on a cube that is not in this game.
kishogi-without-ki = { $face } is a face of the Ki cube, and this game is played without the Ki cubes
# $by (seat) has no cube of the kind $cube (piece); $where (message) is where both are.
kishogi-not-in-hand = { $by } has no { $cube } cube in hand: { $where }
# $face (piece) is on the kind $cube (piece), which $by (seat) has not in hand; $where (message) is where both are.
kishogi-face-not-in-hand = { $face } is a face of the { $cube } cube, and { $by } has none in hand: { $where }
# Both cubes of the kind are in the hand of $other (seat).
kishogi-both-in-hand = { $other } has both in hand
# One cube of the kind is $cube (piece) on the field; $other (seat) has the other.
kishogi-one-in-hand = one is { $cube }, and { $other } has the other in hand
# The cubes of the kind are $first (piece) and $second (piece) on the field.
kishogi-both-on-field = one is { $first }, and the other is { $second }
# A move from $cell (place), which is empty. The cubes of $by (seat) are $cubes (list).
kishogi-empty-cell = no cube stands on { $cell }: on the field { $by } has { $cubes }
# A pick of $cell (place), which is empty, while there is a cube in hand. The cubes of $by (seat) on the field are $cubes (list).
kishogi-empty-cell-pick = no cube stands on { $cell }: to drop one, first choose a cube in the hand; on the field { $by } has { $cubes }
# $cube (piece) is not that of $by (seat).
kishogi-not-own-cube = { $by } cannot move { $cube }
# $cube (piece) cannot go to $to (place). $face (piece) moves as $moves (message) says.
kishogi-face-does-not-go = { $cube } does not go to { $to }: { $face } { $moves }
# $cube (piece) would slide over $blocker (piece) on the way to $to (place).
kishogi-path-blocked = { $cube } slides over empty cells only, and { $blocker } stands on the way to { $to }
# A Gyoku cannot go to $to (place), which is $n (number) steps from $gyoku (piece).
kishogi-leaves-orbit =
    { $n ->
        [1] the two Gyoku stay exactly two steps apart, and { $to } is only one step from { $gyoku }
       *[other] the two Gyoku stay exactly two steps apart, and { $to } is { $n } steps from { $gyoku }
    }
# $to (place) is empty: $cube (piece) goes there by $turn (turn), which is no capture.
kishogi-nothing-to-capture = no cube stands on { $to } that { $cube } could capture: the move there is written { $turn }
# $cube (piece) cannot go to $to (place), where $there (piece) of the same player stands.
kishogi-goal-occupied = { $cube } cannot go to { $to }, where { $there } stands
# $there (piece) on $to (place) is an enemy; $turns (list) are the texts of the capture.
kishogi-is-capture = { $there } stands on { $to }, so the turn is a capture and is written { FORM($turns, join: "or") }
# $gyoku (piece) captures by $turn (turn), to which no face is added.
kishogi-gyoku-keeps-face = { $gyoku } has one face and stays what it is: the capture is written { $turn }
# $cube (piece) takes on one of $faces (list); $turns (list) are the texts of the capture.
kishogi-becomes-by-capture = { $cube } becomes { FORM($faces, join: "or") } when it captures: write { FORM($turns, join: "or") }
# $cube (piece) takes on one of $faces (list), and not $face (piece), which was picked.
kishogi-cannot-become = { $cube } becomes { FORM($faces, join: "or") } when it captures, and not { $face }
# $cube (piece) would have no support; $where (message) is the place.
kishogi-taken-at-once = { $cube } would be taken at once: it would stand { $where }
# A place beside neither of the Gyoku, $first (piece) and $second (piece).
kishogi-beside-neither = beside neither { $first } nor { $second }
# The same in a game with Ki cubes: $first (piece), $second (piece).
kishogi-beside-neither-nor-ki = beside neither { $first } nor { $second } nor a Ki cube
# Beside no Gyoku, $first (piece) or $second (piece), but beside $ki (piece), which has no support.
kishogi-beside-stranded-ki = beside neither { $first } nor { $second }, and { $ki } beside it gives no support, because it is stranded too
# The place of a Ki cube, far from $first (piece) and $second (piece).
kishogi-far-from-both = more than 2 cells from { $first } and from { $second }, and beside no other Ki cube
# Far from $first (piece) and $second (piece), but beside $ki (piece), which has no support.
kishogi-far-with-stranded-ki = more than 2 cells from { $first } and from { $second }, and { $ki } beside it gives no support, because it is stranded too
# After the turn $gyoku (piece) is attacked by $by (list).
kishogi-would-be-attacked = { $gyoku } would be attacked by { $by }
# It was attacked before: $gyoku (piece), $by (list).
kishogi-would-still-be-attacked = { $gyoku } would still be attacked by { $by }
# $gyoku (piece) and $by (list), since cubes between are taken: $because (message).
kishogi-would-be-uncovered = { $gyoku } would be attacked by { $by }, because { $because }
# $gyoku (piece) and $by (list), since $face (piece) goes away from $from (place).
kishogi-would-be-opened = { $gyoku } would be attacked by { $by } as soon as the { $face } leaves { $from }

## Picks that are not offered: the first word is what was picked, in quotation marks

# $pick (text) stands behind a complete turn.
kishogi-pick-too-many = { $pick } cannot be picked: the turn is complete
# $by (seat) has picked the Gyoku in the hand.
kishogi-pick-gyoku-cell = { $by } places the Gyoku now: pick the cell for it
# $face (piece) was picked before the kind $cube (piece).
kishogi-pick-cube-first = { $face } is a face of the { $cube } cube: pick that cube in the hand first
# $pick (text) is nothing that $by (seat) can pick.
kishogi-pick-nothing = { $pick } is neither a cell x,y nor a cube in hand: { $by } picks a cube to move or to drop
# $pick (text) was picked as the goal of $cube (piece).
kishogi-pick-goal = { $pick } is not a cell: pick the cell to which { $cube } goes
# $pick (text) was picked for the new face of $cube (piece), one of $faces (list).
kishogi-pick-new-face = { $pick } is not a face: pick whether { $cube } becomes { FORM($faces, join: "or") }
# $pick (text) was picked for the cell of $face (piece).
kishogi-pick-drop-cell = { $pick } is not a cell: pick the cell on which { $face } is dropped
# $pick (text) was picked for a face of the kind $cube (piece), which has $faces (list).
kishogi-pick-other-cube = { $pick } is not a face of the { $cube } cube: its faces are { $faces }
# $cell (place) was picked before the face of the kind $cube (piece).
kishogi-pick-face-first = pick { $cell } later: first pick which face of the { $cube } cube is dropped there

## Turn texts

# $wrong (message) is what is wrong with the text of a turn.
kishogi-turn-forms = { $wrong }; a drop is written as in Cho*1,0, a move 1,0-1,1, a capture 1,0x1,1=Ou, one by the Gyoku 0,0x1,1
kishogi-text-empty = there is no turn
# $name (text) is quoted.
kishogi-text-unknown-face = { $name } is not the name of a face
# $rest (text) is quoted and stands behind $start (turn), e.g. Cho*.
kishogi-text-drop-cell = after { $start } comes { $rest }, which is not a cell x,y
# $text (text) is quoted.
kishogi-text-start = { $text } begins neither with a face and * nor with a cell x,y
# $cell (place) begins $text (text), which is quoted.
kishogi-text-middle = after the cell { $cell } of { $text } comes neither - nor x
# $text (text) and $rest (text), with which it goes on, are quoted.
kishogi-text-second-cell = { $text } does not go on with a second cell x,y but with { $rest }
# $text (text) and $rest (text), with which it ends, are quoted.
kishogi-text-rest = { $text } ends with { $rest }, which says nothing there
# $text (text) is quoted; $by (seat) places a Gyoku by $turn (turn).
kishogi-text-place-gyoku = { $text } is not a turn: { $by } places the Gyoku now, which is written { $turn }
# $text (text) is quoted; $turn (turn) may be meant.
kishogi-text-perhaps = { $text } is not a turn: perhaps { $turn } is meant

## Position texts

# $value (text) is quoted.
kishogi-setup-to-move = the field to-move must be first or second, not { $value }
# $field (text) is the name of a field, $value (text) a part of it, quoted.
kishogi-setup-cube = a cube in the field { $field } must be written Face@x,y, not { $value }
# $field (text) is the name of a field, $value (text) a part of it, quoted.
kishogi-setup-hand = the field { $field } must list Hi, Kaku or Ki with commas between, not { $value }
kishogi-setup-order = Black places a Gyoku first, then White
# $by (seat) has $n (number) of them, more than one.
kishogi-setup-gyoku = { $by } has { $n } Gyoku on the field, but at most one is possible
kishogi-setup-second-alone = White's Gyoku is on the field without Black's, which is placed first
kishogi-setup-too-early = other cubes are on the field before both Gyoku are
# There are $n (number) of the kind $cube (piece) and not $want (number).
kishogi-setup-count =
    { $n ->
        [one] there is { $n } { $cube } cube on the field and in the hands, not { $want }
       *[other] there are { $n } { $cube } cubes on the field and in the hands, not { $want }
    }
# $cube (piece) is a kind of cube.
kishogi-setup-one-each = until both Gyoku are placed, each player has one { $cube } cube in hand
# $cube (text) is written as in the text, Cho@7,7; $size (text) is e.g. 5x5.
kishogi-setup-outside = { $cube } is outside the field of { $size }
# $cube (text) is written as in the text; $most (number) is the largest coordinate.
kishogi-setup-coordinates = { $cube }: coordinates go up to { $most }
# $first (piece) and $second (piece) are faces on the same $cell (place).
kishogi-setup-same-cell = { $first } and { $second } both stand on { $cell }
# $first (place) and $second (place) are the cells of the Gyoku.
kishogi-setup-distance = the Gyoku on { $first } and { $second } are not two steps apart
# $cube (piece) of $by (seat), who has just moved.
kishogi-setup-unsupported = { $cube } has no support and would have been taken when { $by }'s turn ended
# $cube (piece) attacks the Gyoku of $by (seat).
kishogi-setup-attacked = { $cube } attacks the Gyoku of { $by }, who has just moved
# $cube (piece) has no support.
kishogi-setup-too-far = { $cube } is too far from both Gyoku: one turn cannot have left it there

## The author's notation

# $gyoku (piece) is Black's.
kishogi-smith-second = White's Gyoku is placed by one of 16 compass words, its place on the ring two steps round { $gyoku }, as in *Gyoku NNE
# $word (turn) is a compass word.
kishogi-smith-first = Black's Gyoku is placed first: there is nothing yet from which { $word } could be counted
# $turn (turn) is an example.
kishogi-smith-first-bounded = on a field with borders Black's Gyoku is placed with its cell, as in { $turn }
# The drop of $face (piece) lacks the place, as seen from the own $gyoku (piece).
kishogi-smith-drop-place = *{ $face } needs the place of the drop, seen from { $gyoku }: one of 8 compass words as in *{ $face } E, or a displacement as in *{ $face } (0,2)
# The place of the cube, as seen from the own $gyoku (piece), is not such a word.
kishogi-smith-cube-place = after @ comes the place of the cube, seen from { $gyoku }: one of 8 compass words as in @E, or a displacement as in @(2,1)
# $word (turn) is a compass word.
kishogi-smith-leap = { $word } is a leap of Ba and takes no number
# $turn (turn) is what the entry says; $wrong (message) is why it is not legal.
kishogi-smith-would-be = the turn would be { $turn }, but { $wrong }
# The entry has a new face for the Gyoku.
kishogi-smith-gyoku-face = a Gyoku has one face: leave out the brackets after it
# The entry for a move of $face (piece), which turns to $next (piece), lacks the new face; $entry (turn) has it.
kishogi-smith-face-missing = { FORM($face, article: "indef") } that moves without capture turns to { $next }, which is said in brackets: write { $entry }
# The entry for a move of $face (piece), which turns to $next (piece), has $said (piece); $entry (turn) is right.
kishogi-smith-face-wrong = { FORM($face, article: "indef") } that moves without capture turns to { $next }, not to { $said }: write { $entry }
# $by (seat) has no $face (piece) but $cubes (list).
kishogi-smith-no-such-cube = { $by } has no { $face } on the field: there { $by } has { $cubes }
# $other (seat) has no $face (piece) for $cube (piece) to capture but $cubes (list).
kishogi-smith-no-such-victim = { $other } has no { $face } on the field that { $cube } could capture: there { $other } has { $cubes }
# $word (turn) is the place said, seen from $gyoku (piece); it is $cell (place). $by (seat) has $face (piece) on $cells (places).
kishogi-smith-cube-elsewhere = { $word } of { $gyoku } is { $cell }: { $by } has no { $face } there, but on { $cells }
# $word (turn) is the way said, seen from $cube (piece); on $cell (place) stands $there (piece), not a $face (piece) of $other (seat).
kishogi-smith-other-victim = { $word } of { $cube } is { $cell }, where { $there } stands: { $other } has no { $face } there
# $word (turn) is the way said, seen from $cube (piece); $cell (place) is empty.
kishogi-smith-no-victim = { $word } of { $cube } is { $cell }, where nothing stands to be captured
# $entry (text) is quoted; $n (number) turns fit: $turns (list).
kishogi-smith-several = { $entry } fits { $n } turns: { $turns }
# $entry (turn) and the text of the same turn, $turn (turn).
kishogi-smith-entry-turn = { $entry } ({ $turn })
# $entry (text) is quoted; $wrong (message) is wrong with it.
kishogi-smith-forms = { $entry } is not the author's notation: { $wrong }; a drop is written *Cho E, a move Cho(Hi) S, a capture Hi(Chuu) x Kaku
# $rest (text) is quoted and stands behind a complete turn.
kishogi-smith-rest = { $rest } says nothing more
# $rest (text) is quoted; $entry (turn) is a complete turn.
kishogi-smith-behind-turn = { $rest } follows the turn { $entry } and is too much
# $entry (turn) is how the turn is written.
kishogi-smith-gives-check = the turn gives check and is written { $entry }
# $entry (turn) is how the turn is written.
kishogi-smith-gives-no-check = the turn gives no check and is written { $entry }
# $entry (turn) is how the turn is written.
kishogi-smith-written = the turn is written { $entry }
# $face (piece) in brackets.
kishogi-smith-bracket = the bracket after { $face } is not closed
# $start (text) is the beginning of an entry.
kishogi-smith-way-missing = after { $start } a compass word such as N2 is missing, or x and the captured face
kishogi-smith-cube-place-missing = after @ there must be a place such as E or (2,1)
kishogi-smith-face-expected = a face is missing
kishogi-smith-new-face-expected = the new face is missing
kishogi-smith-captured-face-expected = the captured face is missing
# $name (text) is quoted.
kishogi-smith-not-face = { $name } is not the name of a face
# $name (text) is quoted.
kishogi-smith-not-new-face = { $name } is not the name of the new face
# $name (text) is quoted.
kishogi-smith-not-captured-face = { $name } is not the name of the captured face

## What counts in the evaluation of a position

# $cube (piece) on the field, by where it stands and where it can go.
kishogi-term-cube = { $cube }
# What kishogi-term-cube is and why it counts.
kishogi-term-cube-meaning = cubes on the field attack and defend; their face, their place and the cells they can reach decide how much they count
# $cube (piece) can be captured, and nothing could capture back.
kishogi-term-hanging = { $cube }, attacked and not covered
# What kishogi-term-hanging is and why it counts.
kishogi-term-hanging-meaning = the opponent could capture this cube, and nothing could capture back; so it counts less
# $cube (piece) can be captured, and its side could capture back.
kishogi-term-contested = { $cube }, attacked and covered
# What kishogi-term-contested is and why it counts.
kishogi-term-contested-meaning = the opponent could capture this cube, but its side could then capture the attacker
# $cube (piece) goes back to a hand unless it has support again.
kishogi-term-stranded = { $cube } needs support this turn
# What kishogi-term-stranded is and why it counts.
kishogi-term-stranded-meaning = support is mostly a Gyoku beside the cube; without support at the end of this turn, the opponent gets the cube
# $by (seat) has $n (number) cubes.
kishogi-term-hand = { $by }: cubes in the hand: { $n }
# What kishogi-term-hand is and why it counts.
kishogi-term-hand-meaning = a cube in the hand can be dropped with any face on top, so it can soon attack or defend
# The Gyoku of $by (seat) can step to $n (number) cells.
kishogi-term-gyoku = { $by }: safe steps of the Gyoku: { $n }
# What kishogi-term-gyoku is and why it counts.
kishogi-term-gyoku-meaning = safe steps let the Gyoku leave a check, but a Gyoku with many of them has fewer own cubes beside it
# $by (seat) attacks $n (number) cells to which the other Gyoku could step.
kishogi-term-orbit = { $by }: attacked cells beside the enemy Gyoku: { $n }
# What kishogi-term-orbit is and why it counts.
kishogi-term-orbit-meaning = the enemy Gyoku cannot step to these cells, and a player without a legal turn loses
# $by (seat) is to move.
kishogi-term-tempo = { $by }: to move
# What kishogi-term-tempo is and why it counts.
kishogi-term-tempo-meaning = the player to move can attack, capture or defend first
