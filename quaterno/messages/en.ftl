### Messages of Quaterno.
###
### A tile is written with its owner and its point, as far as they are known. The options of a tile
### are: part: "kind" for its name alone, number: "plural" for all tiles of its kind.

## By key: players and tiles

quaterno-seat-first = Guest
quaterno-seat-second = Host

quaterno-piece =
    { $part ->
        [kind] { $name }
       *[whole]
            { $owner ->
                [first] Guest's { $name }
                [second] Host's { $name }
               *[none] { $name }
            }{ $place ->
                [none] { "" }
               *[somewhere] { " " }on { $place }
            }
    }
quaterno-piece-Sun = Sun
quaterno-piece-Moon = Moon
quaterno-piece-Fan = { $number ->
        [plural] Fans
       *[single] Fan
    }
quaterno-piece-Anchor = { $number ->
        [plural] Anchors
       *[single] Anchor
    }
quaterno-piece-Stick = { $number ->
        [plural] Sticks
       *[single] Stick
    }
quaterno-piece-Compass = { $number ->
        [plural] Compasses
       *[single] Compass
    }
quaterno-piece-Soldier = { $number ->
        [plural] Soldiers
       *[single] Soldier
    }
# Of a tile that an enemy Soldier holds: it can neither move nor act.
quaterno-note-seized = seized

## By key: phases, quarters and actions

quaterno-phase-placement = placement
quaterno-phase-play = play

## By key: fields of position texts

quaterno-label-figures = Figures made
quaterno-label-passes = Passes just now

# One of the four parts of the board, as in "the north quarter".
quaterno-quarter-north = north
quaterno-quarter-east = east
quaterno-quarter-south = south
quaterno-quarter-west = west

# The names of the actions: of Fan, Sun, Anchor, Stick and Compass.
quaterno-action-swap = Swap
quaterno-action-orbit = Orbit
quaterno-action-draw-near = Draw Near
quaterno-action-push = Push
quaterno-action-place-behind = Place Behind

## By key: about the game

quaterno-blurb = push, draw near and swap tiles: nothing is captured, and two mirror images win
quaterno-duration = 15 to 30 minutes
quaterno-difficulty = medium to learn
quaterno-win-figures = { $winner } wins with two figures or more: pairs of tiles that mirror each other across the axis

## By key: the rules that a turn can break

quaterno-rule-turn-text = a turn is Fan@x,y, x,y-x,y, x,y>x,y-x,y, x,y<>x,y or pass
quaterno-rule-game-over = no turn is made after the end of the game
quaterno-rule-phase = tiles are placed first; only then they move and act
quaterno-rule-hand = a placement places a tile of one's own hand
quaterno-rule-own-tile = one moves and acts with one's own tiles
quaterno-rule-sun = the Sun cannot move
quaterno-rule-action = the Fan swaps; Moon and Soldier have no action; the other actions send the target somewhere
quaterno-rule-target = an action has another tile as its target
quaterno-rule-line = a tile reaches along eight lines up to the first tile; the Moon moves over tiles
quaterno-rule-orbit = Orbit keeps the target's distance from the Sun
quaterno-rule-draw-near = Draw Near puts the target between itself and the Anchor
quaterno-rule-push = Push puts the target straight behind itself, up to the first tile
quaterno-rule-place-behind = Place Behind puts the target straight behind the Compass, up to the first tile
quaterno-rule-distance = tiles are placed at distance 4 or more from 0,0
quaterno-rule-diagonal = tiles are not placed on a main diagonal
quaterno-rule-quarter = tiles are not placed in a quarter that the opponent controls
quaterno-rule-empty-point = a tile goes to an empty point; nothing is captured
quaterno-rule-seize = a tile orthogonally next to an enemy Soldier neither moves nor acts
quaterno-rule-pass = one passes only when there is no other turn

## By key: for newcomers: the goal, what can be done in a phase, what a piece does

quaterno-goal = make two figures: your tile and the opponent's tile of the same kind mirror each other across your axis, a diagonal onto which you bring your Sun and Moon
quaterno-next-placement = place a tile four steps or more from the centre: the first tile in a quarter keeps the opponent out of it until all are placed
quaterno-next-play = move a tile or use its action: bring your Sun and your Moon onto one main diagonal, your axis, and two tiles of a kind to points that mirror each other across it
quaterno-card-Sun = never moves, but sends a tile that it sees to another point at the same distance; with the Moon on the same main diagonal it makes its player's axis
quaterno-card-Moon = moves along a line, over other tiles too, and has no action; with the Sun on the same main diagonal it makes its player's axis
quaterno-card-Fan = moves along a line up to the first tile, or changes places with this tile
quaterno-card-Anchor = moves along a line up to the first tile, or draws this tile nearer
quaterno-card-Stick = moves along a line up to the first tile, or pushes this tile straight away from itself
quaterno-card-Compass = moves along a line up to the first tile, or puts this tile behind itself, on the other side
quaterno-card-Soldier = moves along a line up to the first tile; enemy tiles above, below, left or right of it can neither move nor act

## What a turn does

# A distance of $n (number) king's steps.
quaterno-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
# $seat (seat) places $tile (piece), which has no owner and no point, on $point (place); $quarter (message) has that point.
quaterno-places = { $seat } places the { $tile } on { $point }, in the { $quarter } quarter
# $seat (seat) has placed the first tile in $quarter (message); $opponent (seat) may place none there.
quaterno-takes-quarter = { $seat } controls the { $quarter } quarter until all tiles are placed: { $opponent } cannot place tiles there
# $seat (seat) has the first turn after the placements.
quaterno-play-begins = all tiles are on the board: now the tiles move and act, and { $seat } begins
# $tile (piece), which has no point, moves from $from (place) to $to (place).
quaterno-moves = { $tile } moves from { $from } to { $to }
# $tile (piece), which has no point, moves from $from (place) to $to (place); $passed (list) are the tiles on its way.
quaterno-moves-over = { $tile } moves from { $from } to { $to }, over { $passed }
# The action Swap: $tile (piece) and $target (piece).
quaterno-swaps = { $tile } and { $target } change places
# The action Orbit: $sun (piece) sends $target (piece) to $to (place), which is as far from the Sun as before: $distance (message).
quaterno-orbits = { $sun } sends { $target } into orbit, to { $to }; the distance from the Sun stays { $distance }
# The action Draw Near: $tile (piece) brings $target (piece) nearer to itself, to $to (place).
quaterno-draws = { $tile } draws { $target } to { $to }
# The action Push: $tile (piece) moves $target (piece) away from itself, to $to (place).
quaterno-pushes = { $tile } pushes { $target } to { $to }
# The action Place Behind: $tile (piece) brings $target (piece) to $to (place), on the other side of itself.
quaterno-puts-behind = { $tile } puts { $target } behind itself, on { $to }
# $tile (piece) stands next to $soldier (piece), an enemy, since this turn.
quaterno-is-seized = { $tile } is seized by { $soldier }: it can neither move nor act
# $tile (piece) stood next to $soldier (piece), an enemy, until this turn.
quaterno-freed = { $tile } is no longer seized by { $soldier }
# $seat (seat) has no other turn.
quaterno-passes = { $seat } passes, because none of { $seat }'s tiles can move or act
# Why there is no other turn: $soldier (piece) stands next to $tiles (list) of the other player.
quaterno-seizes = { $soldier } seizes { $tiles }
# Why there is no other turn: the tiles in $tiles (list) are not seized.
quaterno-idle = { COUNT($tiles) ->
        [1] { $tiles } has no point to move to and no target to act on
       *[other] these tiles have no point to move to and no target to act on: { $tiles }
    }

## Axes and figures

# The $sun (place) and $moon (place) of $seat (seat) are on the same main diagonal, $axis (text), e.g. "y=x".
quaterno-axis = { $seat }'s Sun on { $sun } and Moon on { $moon } stand on the main diagonal { $axis }, which is { $seat }'s axis
# $seat (seat) had $axis (text); $tile (piece), the Sun or the Moon, has left it.
quaterno-axis-lost = { $seat } loses the axis { $axis }, because { $tile } no longer stands on it
# A turn has made the $nth (number) figure, from 1 to 5, of $seat (seat): $tile (piece) and $image (piece) mirror each other across $axis (text). $kind (piece) is their kind; nobody makes a figure with it again.
quaterno-figure = { $tile } and { $image } mirror each other across { $seat }'s axis { $axis }: this is { $seat }'s { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } figure, and the { FORM($kind, number: "plural") } are used up
# $seat (seat) wins with $figures (number) figures, 2 or more.
quaterno-wins = { $seat } has { $figures } figures and wins

## The end of the game

# $seat (seat) wins with $figures (number) figures, 2 or more, made with the tiles of the kinds in $kinds (list).
quaterno-won = { $seat } wins with { $figures } figures, made with the { FORM($kinds, number: "plural") }
# $tile (piece) and $image (piece) are a figure of $seat (seat) that was there when the position was set up.
quaterno-figure-stands = { $tile } and { $image } mirror each other across { $seat }'s axis
# $tile (piece) and $image (piece) are a figure of $seat (seat), made by the turn with the number $turn (number).
quaterno-figure-made = { $tile } and { $image } mirror each other across { $seat }'s axis; turn { $turn } made this figure
# $seat (seat) made a figure with turn $turn (number), when $tile (piece) and $image (piece) mirrored each other across $axis (text); they do so no more.
quaterno-figure-passed = turn { $turn } made a figure: { $tile } and { $image } mirrored each other across { $seat }'s axis { $axis }; since then these tiles or the axis have moved
# $seat (seat) had the figure with the tiles of $kind (piece) when the position was set up; $tile (piece) and $image (piece) stand elsewhere.
quaterno-figure-before = the figure of the { FORM($kind, number: "plural") } was made before this position was set up; now { $tile } and { $image } do not mirror each other across { $seat }'s axis
# The figures of the winner, of which the sentences before speak, are none of $seat (seat), whose Sun on $sun (place) and Moon on $moon (place) make no axis.
quaterno-no-share-without-axis = the same tiles make no figure for { $seat }, because { $seat } has no axis: the Sun on { $sun } and the Moon on { $moon } do not stand on one main diagonal
# The figures of the winner are not figures of $seat (seat): that player has the other axis, $axis (text).
quaterno-no-share-across-other = the same tiles make no figure for { $seat }: { $seat }'s axis is the other main diagonal { $axis }, and they do not mirror each other across it
# The figures of $winner (seat) are none of $seat (seat), who has the same axis.
quaterno-no-share-of-axis = { $seat } has the same axis, but the tiles of a kind make only one figure, and { $winner } came first
# $seat (seat) has made none.
quaterno-no-figure = { $seat } has no figure
# $seat (seat) has made one with the tiles of $kind (piece).
quaterno-one-figure = { $seat } has one figure, made with the { FORM($kind, number: "plural") }
# $tile (piece) and $image (piece) would be a figure of $seat (seat) across $axis (text), but the same turn made $winner (seat) win.
quaterno-figure-late = { $tile } and { $image } mirror each other across { $seat }'s axis { $axis }, but { $winner } made the turn and won first
# Two passes in a row.
quaterno-both-pass = both players have passed, one after the other: the game is a draw
# $first (seat) and $second (seat) passed, in this order.
quaterno-both-passed = { $first } and { $second } have passed, one after the other, because neither had another turn: the game is a draw
# The position occurred $when (message) and does so again.
quaterno-occurs-again = the same position occurred { $when }: if it occurs once more, the game is a draw
# The position occurred $when (message) and does so for the third time.
quaterno-occurs-third = the same position occurred { $when }: now it occurs for the third time, and the game is a draw
# The position occurred $when (message); the Moons of Guest and Host stand on $guest (place) and $host (place), and $seat (seat) is to move.
quaterno-occurred = the position with the Moons on { $guest } and { $host } and { $seat } to move has occurred three times, { $when }: the game is a draw
# When a position occurred: before the first turn.
quaterno-at-start = at the beginning
# When a position occurred: after the turns with the numbers in $turns (list).
quaterno-after-turns = after { COUNT($turns) ->
        [1] turn
       *[other] turns
    } { $turns }
# When a position occurred: before the first turn and after the turns with the numbers in $turns (list).
quaterno-at-start-and-after = at the beginning and after { COUNT($turns) ->
        [1] turn
       *[other] turns
    } { $turns }

## Why a turn is refused: its text

# $word (text) is quoted.
quaterno-unknown-tile = { $word } is not a tile of the game; the tiles that are placed are Fan, Anchor, Stick, Compass and Soldier
# $text (text) is quoted; $example (turn) is a legal turn.
quaterno-not-turn = { $text } is not a turn: a turn is written like Fan@5,-3 or 5,-3-5,0; a legal one here is { $example }
# $text (text) is quoted; $example (turn) is a legal turn.
quaterno-turn-begun = { $text } is only the beginning of a turn; a whole turn is, for instance, { $example }
# $text (text) is quoted; behind its beginning, $start (turn), there should be $missing (message), as in $example (turn).
quaterno-turn-lacks = { $text } is not a turn: after { $start } there must be { $missing }, as in { $example }
# What a turn text lacks: a sign $mark (text), such as ">", and a point.
quaterno-mark-and-point = { $mark } and a point
# What a turn text lacks.
quaterno-exact-point = a point x,y without spaces or leading zeros
# $text (text) is quoted; it goes on behind a whole turn, $turn (turn).
quaterno-turn-goes-on = { $text } has more text after the turn { $turn }
# There is no $point (text) on the board; $nearest (place) is the point nearest to it.
quaterno-no-point = the board has no point { $point }; the nearest is { $nearest }

## Why a turn is refused: entries in words, a notation in English words

# $words (text) is a legal turn in this notation.
quaterno-example = a turn is, for instance, "{ $words }"
# $entry (text) is quoted; it has more than $most (number) points. $example (message).
quaterno-entry-points = { $entry } names more than { $most } points; { $example }
# $entry (text) is quoted; what is not understood begins with $rest (text), quoted. $example (message).
quaterno-entry-unclear = { $entry } cannot be understood from { $rest } on; { $example }
# $entry (text) is quoted. $example (message).
quaterno-entry-actions = { $entry } names two actions; { $example }
# $entry (text) is quoted. $example (message).
quaterno-entry-tiles = { $entry } names more than two tiles; { $example }
# $word (text) is quoted. $example (message).
quaterno-entry-word = { $word } is not a word of a turn; { $example }
# $entry (text) is quoted. $example (message).
quaterno-entry-passes = { $entry } both passes and names a tile or a point; { $example }
# $entry (text) is quoted. $example (message).
quaterno-entry-no-tile = { $entry } names no tile; { $example }
# $example (message).
quaterno-entry-too-much = the entry names more points than the turn needs; { $example }
# $entry (text), quoted, fits none of the turns of $tile (piece). $example (message).
quaterno-entry-fits-none = { $entry } fits no turn of { $tile }; { $example }
# $entry (text), quoted, fits $n (number) turns: those in $turns (text).
quaterno-entry-fits-several = { $entry } fits { $n } turns: { $turns }
# $entry (text), quoted, fits $n (number) turns: those in $turns (text) and $more (number) others.
quaterno-entry-fits-many = { $entry } fits { $n } turns: { $turns }; and { $more } more
# $seat (seat) is to move and not $opponent (seat), who passes.
quaterno-not-to-pass = it is { $seat }'s turn: { $opponent } cannot pass now
# $seat (seat) is to move; $tile (piece) is the opponent's.
quaterno-not-in-turn = it is { $seat }'s turn: { $tile } can neither move nor act
# $tile (piece) has $action (message), and the entry names $other (message).
quaterno-other-action = the action of { $tile } is { $action }, not { $other }

## Why a turn is refused: phase, hand and tile

# What $seat (seat) can do: place one of the tiles in $tiles (list).
quaterno-must-place = { $seat } must place the { FORM($tiles, join: "or") }
# $must (message) says which tiles are placed now.
quaterno-pass-early = nobody can pass before all tiles are on the board; { $must }
# $tile (piece) acts too early; $must (message) says which tiles are placed now.
quaterno-tile-early = { $tile } can neither move nor act before all tiles are on the board; { $must }
# $must (message) says which tiles are placed now.
quaterno-act-early = no tile can move or act before all tiles are on the board; { $must }
# $tile (piece), which has no point here, stands on $point (place).
quaterno-place-late = all tiles are on the board, so no more tiles are placed: { $tile } stands on { $point }
# There is no tile on $point (place); $seat (seat) is to move and has the Moon on $moon (place).
quaterno-no-tile = no tile stands on { $point }; a turn begins with one of { $seat }'s tiles, such as the Moon on { $moon }
# $tile (piece) is the opponent's, and $seat (seat) is to move.
quaterno-not-own = { $tile } cannot move or act in { $seat }'s turn; it can only be the target of one of { $seat }'s tiles
# $tile (piece) stands next to $soldier (piece), an enemy.
quaterno-seized = { $tile } stands orthogonally next to { $soldier }: it is seized and can neither move nor act
# $point (place) is $distance (message) from the centre; $least (message) is the smallest distance.
quaterno-near-centre = { $point } is { $distance } from 0,0; tiles are placed { $least } or more away
# $point (place) is on the main diagonal $diagonal (text), e.g. "y=x".
quaterno-on-diagonal = { $point } lies on the main diagonal { $diagonal }, and no tile is placed on a main diagonal
# $point (place) is in $quarter (message), where $tile (piece) of $opponent (seat) stands; $seat (seat) can place in the quarters in $open (list).
quaterno-in-quarter = { $point } lies in the { $quarter } quarter, which { $opponent } controls with the { $tile }; { $seat } must place in the { FORM($open, join: "or") } quarter
# $tile (piece), a Sun or a Moon, stands on $point (place); $must (message) says which tiles are placed.
quaterno-never-placed = { $tile } stands on { $point } from the beginning and is not placed; { $must }
# $tile (piece) stands on $point (place); $left (piece), the opponent's of the same kind, is in the hand.
quaterno-other-left = { $tile } stands on { $point } already; only { $left } is not placed yet
# $tile (piece) stands on $point (place); $must (message) says which tiles are placed.
quaterno-placed-already = { $tile } stands on { $point } already; { $must }
# $seat (seat) has $n (number) turns, 1 or more, e.g. $example (turn) with $tile (piece).
quaterno-pass-refused = { $seat } can pass only when no tile can move or act; now { $seat } has { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }, for instance { $example } with { $tile }
# $tile (piece), which has no point here, stands on $point (place).
quaterno-occupied = { $tile } stands on { $point }; a tile goes to an empty point, because nothing is captured

## Why a turn is refused: what a tile reaches

# $tile (piece) is a Sun.
quaterno-sun-stays = { $tile } cannot move: it sends other tiles into orbit, and only an action can move it
# $tile (piece) has $action (message), written with the points $from (place) and $target (place).
quaterno-cannot-swap = { $tile } cannot swap; its action is { $action }, written { $from }>{ $target }-x,y
# $tile (piece) is a Fan; its action is written with the points $from (place) and $target (place).
quaterno-only-swaps = { $tile } cannot send a tile to a point; it swaps places with a tile, written { $from }<>{ $target }
# $tile (piece) acts on itself.
quaterno-own-target = { $tile } cannot be its own target
# There is no tile on $point (place); $tile (piece) acts.
quaterno-no-target = no tile stands on { $point }, so { $tile } has no target there
# $tile (piece) is a Soldier.
quaterno-soldier-acts = { $tile } has no action: it moves, and it seizes the opponent's tiles next to it
# $tile (piece) is a Moon.
quaterno-moon-acts = { $tile } has no action: it only moves
# $tile (piece), which has no point here, stands on $point (place), to which it should go.
quaterno-already-there = { $tile } stands on { $point } already
# $point (place) cannot be reached by $tile (piece).
quaterno-off-lines = { $point } does not lie on one of the eight lines of { $tile }
# $blocker (piece) is in the way from $tile (piece) to $to (place).
quaterno-blocked = { $blocker } stands between { $tile } and { $to }
# $blocker (piece) is in the way from $tile (piece) to $to (place); $goals (message) says where the target can go.
quaterno-blocked-with-goals = { $blocker } stands between { $tile } and { $to }; { $goals }
# $target (piece) is $was (message) from $sun (piece); $to (place) is $would (message) from it.
quaterno-orbit-distance = { $target } is { $was } from { $sun } and must keep this distance; { $to } is { $would } from the Sun
# $to (place) is not between $tile (piece), an Anchor, and $target (piece); $goals (message) says where the target can go.
quaterno-not-between = { $to } does not lie between { $tile } and { $target }; { $goals }
# $to (place) is not behind $tile (piece) on the line from $seen (piece); $goals (message) says where the target can go.
quaterno-not-behind = { $to } does not lie straight behind { $tile }, seen from { $seen }; { $goals }
# $target (piece), of which only the kind is named, can be brought to one of $points (places).
quaterno-goals = this action can bring the { FORM($target, part: "kind") } to { FORM($points, join: "or") }
# $target (piece), of which only the kind is named, can be brought to each point of a line, from $first (place) to $last (place).
quaterno-goals-in-line = this action can bring the { FORM($target, part: "kind") } to any point from { $first } to { $last }
# $target (piece), of which only the kind is named, cannot be brought anywhere.
quaterno-no-goals = this action cannot bring the { FORM($target, part: "kind") } to any point
# $tile (piece), a Moon or a Soldier, should act on $target (piece).
quaterno-nothing-to-use = { $tile } has no action to use on { $target }, and it moves to empty points only
# $tile (piece) is a Sun.
quaterno-sun-alone = { $tile } cannot move, and it reaches no tile that it could send into orbit
# $tile (piece) has no action.
quaterno-shut-in = { $tile } has no empty point to go to
# $tile (piece) has $action (message).
quaterno-shut-in-with-action = { $tile } has no empty point to go to and no target for its action { $action }
# All points that are $distance (message) from $sun (piece) have tiles; $target (piece) cannot move.
quaterno-orbit-full = every point { $distance } from { $sun } is occupied, so { $target } cannot go into orbit
# $target (piece) stands next to $tile (piece), an Anchor.
quaterno-near-already = { $target } stands next to { $tile } already and cannot be drawn nearer
# $tile (piece) is a Stick; $blocker (piece) is behind $target (piece).
quaterno-push-blocked = { $tile } cannot push { $target }: { $blocker } stands directly behind it
# $tile (piece) is a Stick; no point is behind $target (piece).
quaterno-push-rim = { $tile } cannot push { $target }: the rim of the board is directly behind it
# $tile (piece) is a Compass; $blocker (piece) is behind it, seen from $target (piece).
quaterno-behind-blocked = { $tile } cannot put { $target } behind itself: { $blocker } stands directly behind it
# $tile (piece) is a Compass; no point is behind it, seen from $target (piece).
quaterno-behind-rim = { $tile } cannot put { $target } behind itself: the rim of the board is directly behind it

## Picks

# $text (text) is quoted and names nothing; $example (turn) is a legal turn.
quaterno-pick-unknown = { $text } is neither a tile nor a point; a turn is, for instance, { $example }
# The picks make a turn, and there is one more.
quaterno-pick-after-turn = the turn is complete: there is nothing more to pick
# $tile (piece) was picked, and now another tile is.
quaterno-pick-point-now = the { $tile } is picked already: now pick the point on which it is placed
# $seat (seat) places one of the tiles in $tiles (list), and a point such as $point (place) was picked.
quaterno-pick-tile-first = first pick a tile of { $seat }'s hand, the { FORM($tiles, join: "or") }; then pick the point on which it is placed, such as { $point }
# A button.
quaterno-pick-pass = Pass
# The same button for a screen reader.
quaterno-pick-pass-spoken = pass, because there is no other turn
# $tile (piece), with no owner and no point.
quaterno-pick-tile = { $tile }
# $tile (piece), with no owner and no point, of one's own hand.
quaterno-pick-hand-spoken = place the { $tile }
# $tile (piece), with a point and no owner, is one's own.
quaterno-pick-tile-spoken = your { $tile }
# $point (place) is the label.
quaterno-pick-point = { $point }
# $point (place), in $quarter (message), is where a tile can be placed.
quaterno-pick-site-spoken = { $point }, in the { $quarter } quarter
# $point (place) is where a tile can move.
quaterno-pick-move-spoken = move to { $point }
# $tile (piece), the target of an action, goes to $point (place).
quaterno-pick-goal-spoken = the { $tile } goes to { $point }
# $action (message) with $tile (piece) as its target.
quaterno-pick-target = { $action } { $tile }
# $action (message) with $tile (piece) as its target, one's own.
quaterno-pick-own-target-spoken = { $action }: your { $tile }
# $action (message) with $tile (piece) as its target, the opponent's.
quaterno-pick-other-target-spoken = { $action }: the opponent's { $tile }

## What is seen on the board

# $seat (seat) has placed tiles in $quarters (list).
quaterno-controls = { $seat } controls the { $quarters } { COUNT($quarters) ->
        [1] quarter
       *[other] quarters
    }
# $seat (seat) has made $n (number) figures of the $needed (number) that win, with the tiles in $kinds (list).
quaterno-figures-so-far = { $seat }: { $n } of { $needed } figures ({ $kinds })
# $seat (seat) has made $n (number) figures, which are enough to win, with the tiles in $kinds (list).
quaterno-figures-all = { $seat }: { $n } figures ({ $kinds })
# $seat (seat) has made none.
quaterno-figures-none = { $seat }: no figure yet
# Names the number that decides the game.
quaterno-progress = figures
# No more figures are made with the tiles in $kinds (list).
quaterno-used-up = used up: { $kinds }
# $seat (seat) passed just now.
quaterno-has-passed = { $seat } has passed

## Why a position is refused

# $field (text) is the name of a field, "first" or "second".
quaterno-field-empty = the field { $field } is empty: Sun and Moon are always on the board
# $item (text) is quoted; $field (text) is the name of its field; $tiles (text) are the names of all tiles.
quaterno-field-tile = { $item } in the field { $field } is not a tile with its point, such as Fan@3,8; the tiles are { $tiles }
# $item (text) is quoted; $field (text) is the name of its field; $point (text) is quoted.
quaterno-field-point = { $item } in the field { $field }: { $point } is not a point of the board
# $tile (piece) has no point here.
quaterno-named-twice = { $tile } is named twice
# $tile (piece) and $other (piece), without points here, are both on $point (place).
quaterno-both-there = { $tile } and { $other } both stand on { $point }
# $value (text) is quoted.
quaterno-field-to-move = the field to-move must be first or second, not { $value }
# $item (text) is quoted.
quaterno-field-figure = a figure must be a tile and who made it, such as Fan:first, not { $item }
# $item (text) is quoted.
quaterno-field-figure-kind = { $item } is not a figure: Sun and Moon make no figures
# $kind (piece) is the kind of a figure.
quaterno-figure-twice = the figure of the { FORM($kind, number: "plural") } is named twice; each kind is used up once
# $value (text) is quoted.
quaterno-field-passes = the field passes must be 0, 1 or 2, not { $value }
# $tile (piece) is a Sun or a Moon.
quaterno-missing = { $tile } is missing: it is on the board from the beginning
# $tile (piece), a Sun or a Moon, is on $at (place) and should be on $start (place).
quaterno-start-elsewhere = { $tile } stands on { $at }; until all tiles are placed, it must stand on { $start }
# $tile (piece) is on $at (place), $distance (number) from the centre; $least (number) is the smallest distance.
quaterno-placed-near = { $tile } is placed on { $at }, at distance { $distance } from 0,0; the distance must be { $least } or more
# $tile (piece) is on $at (place).
quaterno-placed-on-diagonal = { $tile } is placed on { $at }, on a main diagonal
# $quarter (message) has tiles of both.
quaterno-both-in-quarter = both players have placed tiles in the { $quarter } quarter
# $seat (text), "first" or "second", is to move; Guest has $guest (number) tiles in the hand, and Host has $host (number).
quaterno-hands-differ = the field to-move cannot be { $seat }: Guest has { $guest ->
        [one] { $guest } tile
       *[other] { $guest } tiles
    } in the hand and Host has { $host }; Guest places first, and then they take turns
# Figures are named while there are tiles in the hands.
quaterno-figures-early = figures are made only after all tiles are placed
# Passes are named while there are tiles in the hands.
quaterno-passes-early = nobody passes before all tiles are placed
# The two tiles of $kind (piece) mirror each other, and no figure of this kind is named; $seat (seat) has the axis.
quaterno-figure-missing = the two { FORM($kind, number: "plural") } mirror each other across { $seat }'s axis, so { $seat } has made this figure, or it was used up before
# $seat (seat) has $n (number) figures, 2 or more, of which $standing (number) could be new.
quaterno-over-before-turn = { $seat } has { $n } figures, of which { $standing ->
        [one] { $standing } stands
       *[other] { $standing } stand
    } now: the game was over before the last turn
# $seat (seat) has $n (number) figures, 2 or more.
quaterno-over-before-pass = { $seat } has { $n } figures: the game was over before the pass
# Both have enough figures to win.
quaterno-both-won = both players have two figures or more, but the game ends when the first player has two
# $seat (seat) has passed; there were $n (number) other turns.
quaterno-passed-wrongly = { $seat } has passed with { $n ->
        [one] { $n } legal turn
       *[other] { $n } legal turns
    }

## What counts in the evaluation of a position

# About how many turns each player needs for the figures that win: $first (number), $second (number).
quaterno-term-race = turns to the figures that win, about: Guest { $first }, Host { $second }
# What quaterno-term-race is and why it counts.
quaterno-term-race-meaning = two figures win; the player who needs fewer turns for them, if the opponent does nothing, is ahead
# $by (seat); $n (number) pairs that are not needed.
quaterno-term-spare = { $by }: further pairs within a turn's reach: { $n }
# What quaterno-term-spare is and why it counts.
quaterno-term-spare-meaning = if the opponent spoils a pair, one of these further pairs can become a figure instead
# $by (seat) can make figures across one main diagonal, and less well across the other.
quaterno-term-diagonal = { $by }: only one diagonal is promising
# What quaterno-term-diagonal is and why it counts.
quaterno-term-diagonal-meaning = figures need an axis, and the other diagonal offers less; so the opponent only has to prevent the axis on the better one
# $by (seat) is to move.
quaterno-term-tempo = { $by }: to move
# What quaterno-term-tempo is and why it counts.
quaterno-term-tempo-meaning = every turn counts in the race to two figures, and the player to move has the next one
# $by (seat) makes the first turn after the placements.
quaterno-term-mirrors = { $by }: pairs for the first turn after the placements
# What quaterno-term-mirrors is and why it counts.
quaterno-term-mirrors-meaning = Guest makes the first turn after the placements; if it makes an axis, pairs that mirror each other across it are figures
