### Messages of Balance Pai Sho. $by, $next and $to are players, Guest or Host. A tile belongs to nobody.

## By key: seats

balance-seat-first = Guest
balance-seat-second = Host

## By key: pieces

# A tile with its place if it has one: "the Rose", "the Rose on j10". Options: article "none" for
# "Rose"; stands "wheel" for a flower on the Wheel, "the Rose on the Wheel on c9", or "short" in
# lists, "Rose c9".
balance-piece = { $article ->
        [none] { $name }
       *[def] the { $name }
    }{ $place ->
        [none] { "" }
       *[other] { $stands ->
            [wheel] { " on the Wheel on " }{ $place }
            [short] { " " }{ $place }
           *[other] { " on " }{ $place }
        }
    }
balance-piece-Rose = { $count ->
        [plural] Roses
       *[single] Rose
    }
balance-piece-Lotus = { $count ->
        [plural] Lotuses
       *[single] Lotus
    }
balance-piece-Orchid = { $count ->
        [plural] Orchids
       *[single] Orchid
    }
balance-piece-Lily = { $count ->
        [plural] Lilies
       *[single] Lily
    }
balance-piece-Wheel = { $count ->
        [plural] Wheels
       *[single] Wheel
    }

## By key: notes of pieces, phases

balance-note-fixed = fixed
balance-note-on-point = on a point, never moves
balance-phase-deal = deal
balance-phase-blossoming = blossoming
balance-phase-moving = moving

## By key: fields of position texts

balance-label-last = Last move
balance-label-passes = Passes just now
balance-label-stalled = Turns without a change

## By key: gardens

balance-garden-north-east-red = the north-east red garden
balance-garden-south-east-white = the south-east white garden
balance-garden-south-west-red = the south-west red garden
balance-garden-north-west-white = the north-west white garden
balance-garden-north-east-yellow = the north-east yellow garden
balance-garden-south-east-yellow = the south-east yellow garden
balance-garden-south-west-yellow = the south-west yellow garden
balance-garden-north-west-yellow = the north-west yellow garden
balance-garden-north-gate-east = the east half of the north gate
balance-garden-east-gate-north = the north half of the east gate
balance-garden-east-gate-south = the south half of the east gate
balance-garden-south-gate-east = the east half of the south gate
balance-garden-south-gate-west = the west half of the south gate
balance-garden-west-gate-south = the south half of the west gate
balance-garden-west-gate-north = the north half of the west gate
balance-garden-north-gate-west = the west half of the north gate

## By key: rules

balance-rule-turn-text = a turn is a deal, a placement, a move or a pass, written in the one way
balance-rule-game-over = the game has ended
balance-rule-stage = first the deal, then the Blossoming of eleven placements, then moving
balance-rule-deal = Guest is dealt six tiles of the set
balance-rule-hand = in the Blossoming a player places a tile from the own hand
balance-rule-tile = a move moves the upper tile of a square; tiles on points never move
balance-rule-wheel-square = the Wheel is placed on a square
balance-rule-line = a tile moves horizontally or vertically
balance-rule-way = a tile does not move over another tile
balance-rule-free = the place is free: no tile there, or for a flower the Wheel alone
balance-rule-harm = a flower may move only if its gardens keep their number of balances without it
balance-rule-no-undo = the move just made may not be taken back at once
balance-rule-must-balance = a player who can raise the number of balances must do so
balance-rule-pass = only a player without a legal turn passes

## By key: the game and its options

balance-blurb = bring ten flowers into balance; the player who balances the last one wins
balance-duration = 20 to 40 minutes
balance-difficulty = medium to learn
balance-win-balance = { $winner } wins: every flower is in balance
balance-draw-dead = a draw: the Rose can no longer balance both Lotuses
balance-draw-stalled = a draw: for a hundred turns the number of balances has not changed
balance-option-no-undo = no taking back
balance-option-no-undo-means = a move may not undo the move just made
balance-option-must-balance = must balance
balance-option-must-balance-means = a player who can raise the number of balances must do so
balance-option-matching = matching
balance-option-matching-means = which flowers balance each other. Careful players mostly draw with the first pairing; the second decides more games
balance-option-matching-value-classic = Lotus with Rose, Orchid with Lily
balance-option-matching-value-opposites = Rose and Lotus with Orchid and Lily

## By key: for newcomers: the goal, what can be done in a phase, what a piece does

# $matching (text) is the option.
balance-goal = be the one who balances the last of the ten flowers: in one garden { $matching ->
    [opposites] Rose and Lotus balance Orchid and Lily
   *[classic] Rose and Lotus balance each other, and so do Orchid and Lily
 }
balance-next-deal = the eleven tiles are dealt by chance: six to Guest and five to Host
balance-next-blossoming = place a tile: a flower in a garden with its partner is balanced, and on a line between gardens it belongs to both
balance-next-blossoming-wheel = place your last tile, the Wheel, on an empty square: a flower that is brought onto it counts twice in each of its gardens
balance-next-moving = move a flower to a garden where it finds a partner; flowers whose balance would be lost cannot move
# $matching (text) is the option.
balance-card-Rose = balances { $matching ->
    [opposites] Orchids and Lilies
   *[classic] Lotuses
} of the same garden; there is only one Rose
# $matching (text) is the option.
balance-card-Lotus = balances { $matching ->
    [opposites] an Orchid or a Lily
   *[classic] the Rose
} of the same garden
# $matching (text) is the option.
balance-card-Orchid = balances { $matching ->
    [opposites] the Rose or a Lotus
   *[classic] a Lily
} of the same garden
# $matching (text) is the option.
balance-card-Lily = balances { $matching ->
    [opposites] the Rose or a Lotus
   *[classic] an Orchid
} of the same garden
balance-card-Wheel = a flower on it counts twice in each of its gardens

## Parts of sentences

# $tile (piece) on the board, not on the Wheel.
balance-tile = { $tile }
# $tile (piece) is a flower on the Wheel.
balance-tile-on-wheel = { FORM($tile, stands: "wheel") }
# $n (number) tiles of the kind of $tile (piece) in a hand. A set has one Rose and one Wheel.
balance-tiles = { $n ->
        [one] { $tile ->
            [Rose] { $tile }
            [Wheel] { $tile }
           *[other] 1 { FORM($tile, article: "none") }
        }
       *[other] { $n } { FORM($tile, article: "none", count: "plural") }
    }
# $partners (list) are flowers, $gardens (list) where another flower balances them. Items of a list.
balance-partners-in = { $partners } in { $gardens }
# Two clauses: $refusal (message) says why not; $now (message) what may be done or is so now.
balance-refusal-and-now = { $refusal }; { $now }

## What may be done now: after a refusal and a semicolon

# $turn (turn) is an example of a deal.
balance-now-deal = now the tiles are dealt, e.g. { $turn }
# $by (seat) has the tiles $hand (list).
balance-now-place = now { $by } places a tile from the hand: { $hand }
# $by (seat) has the tiles $hand (list); $turn (turn) is an example of a placement.
balance-now-place-example = now { $by } places a tile from the hand: { $hand }, e.g. { $turn }
# $by (seat) can only pass; $rose (message) is where the Rose stands.
balance-now-pass = now { $by } passes, because neither { $rose } nor any other tile may move
# $by (seat) can only pass; $rose (message) is where the Rose stands; $turn (turn) is the text of a pass.
balance-now-pass-example = now { $by } passes, because neither { $rose } nor any other tile may move; the turn is { $turn }
# $by (seat) moves.
balance-now-move = now { $by } moves a tile on the board
# $turn (turn) is an example of a move of $by (seat).
balance-now-move-example = now { $by } moves a tile on the board, e.g. { $turn }

## What a turn does

# $to (seat) gets $hand (list).
balance-is-dealt = { $to } is dealt { $hand }
# $to (seat) gets $hand (list).
balance-gets-others = { $to } gets the other five: { $hand }
# $next (seat) places first.
balance-begins-blossoming = { $next } begins the Blossoming
# $by (seat) places $tile (piece), not on the Wheel.
balance-places = { $by } places { $tile }
# $by (seat) places $tile (piece) on the Wheel.
balance-places-on-wheel = { $by } places { FORM($tile, stands: "wheel") }
# The square $at (place) is in $gardens (list).
balance-square-belongs = the square { $at } belongs to { COUNT($gardens) ->
        [one] { $gardens }
       *[other] { COUNT($gardens) } gardens: { $gardens }
    }
# The point $at (place) is in $gardens (list).
balance-point-belongs = the point { $at } belongs to { COUNT($gardens) ->
        [one] { $gardens }
       *[other] { COUNT($gardens) } gardens: { $gardens }
    }
# $by (seat) moves a $tile (piece) from $from (place) to $to (place).
balance-moves = { $by } moves { $tile } from { $from } to { $to }
# $by (seat) moves a $tile (piece) from the Wheel on $from (place) to $to (place).
balance-moves-off-wheel = { $by } moves { $tile } off the Wheel on { $from } to { $to }
# $by (seat) moves a $tile (piece) from $from (place) to the Wheel on $to (place).
balance-moves-onto-wheel = { $by } moves { $tile } from { $from } onto the Wheel on { $to }
# The tile just moved: $changes (list) are one to three of the next three messages.
balance-changes-gardens = it { $changes }
# $gardens (list)
balance-leaves = leaves { $gardens }
# $gardens (list)
balance-comes-to = comes to { $gardens }
# $gardens (list)
balance-stays-in = stays in { $gardens }
# "It" is the flower just placed or moved, as in the next ones.
balance-counts-twice = on the Wheel it can make two balances in each of its gardens
# In $garden (message) it balances the flowers $partners (list): $n (number) balances instead of $was (number).
balance-makes-balances = in { $garden } it balances { $partners }: { $n ->
        [one] 1 balance
       *[other] { $n } balances
    } instead of { $was }
# The total was $was (number), now it is $n (number).
balance-total-rises = the total rises from { $was } to { $n ->
        [one] 1 balance
       *[other] { $n } balances
    }
# The total is $n (number), in the Blossoming.
balance-total-stays = the total stays at { $n ->
        [one] 1 balance
       *[other] { $n } balances
    }
# The total has been $n (number) for $turns (number) turns; the game is a draw after $limit (number).
balance-total-stays-for = the total stays at { $n ->
        [one] 1 balance
       *[other] { $n } balances
    }; it has not changed for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, and after { $limit } the game is a draw
# $n (number) of $of (number) flowers have a partner.
balance-balanced-now = { $n } of { $of } flowers are balanced now
# $n (number) of $of (number) flowers have a partner; $alone (list) are those on the board that have none.
balance-balanced-now-except = { $n } of { $of } flowers are balanced now; without a partner: { FORM($alone, join: "comma", article: "none", stands: "short") }
balance-stands-on-point = it stands on a point and never moves again
# It may not move, because of the balances in $gardens (list).
balance-is-fixed-now = it is fixed for now: without it there would be fewer balances in { $gardens }
balance-is-not-fixed = it is not fixed: no garden would lose a balance without it
# $tiles (list) may no longer move.
balance-fixes-others = this also fixes { $tiles }
# $tiles (list) may move again.
balance-frees-others = { $tiles } { COUNT($tiles) ->
        [one] is
       *[other] are
    } no longer fixed
# $by (seat)
balance-passes = { $by } passes, because no tile may move
# $next (seat) moves first.
balance-ends-blossoming = all eleven tiles are on the board: the Blossoming is over and { $next } begins to move
# $next (seat) is to move after a pass.
balance-second-pass-draws = if { $next } has to pass as well, the game is a draw
balance-second-occurrence = this position has been on the board once before; the third time is a draw
# $next (seat)
balance-will-pass = { $next } has no legal move and will pass
# $next (seat) may not take back the move that came from $to (place).
balance-not-straight-back = { $next } may not move it straight back to { $to }

## What decided the game

# $winner (seat); the gardens have $n (number) balances in all.
balance-wins = { $winner } wins by bringing all ten flowers into balance; the gardens hold { $n ->
        [one] 1 balance
       *[other] { $n } balances
    }
# $tile (message) is a flower, $partners (list) are those that it balances, each with the gardens.
balance-balances-others = { $tile } balances { $partners }
# $rose (piece)
balance-rose-is-dead = nobody can win any more, because { $rose } can never balance both Lotuses
# "It" is the Rose, as in the next two; $garden (message) is its only one.
balance-rose-in-one-garden = it belongs only to { $garden } and is not on the Wheel, so it makes one balance at most
balance-rose-on-point = it stands on a point and never moves
# $lotus (message) is in the garden of the Rose.
balance-rose-is-fixed = it never moves either, because it balances { $lotus } there, and the garden would lose this balance without it
balance-both-passed = both players have passed, one after the other, because no tile may move
# $tiles (list) on points.
balance-tiles-on-points = { COUNT($tiles) ->
        [one] this tile stands on a point and never moves
       *[other] these tiles stand on points and never move
    }: { $tiles }
# $when (message) says after which turn; $next (seat) is to move; $rose (message) is where it was before.
balance-third-occurrence = { $when }, the same position is on the board for the third time, each time with { $next } to move and { $rose }
# The position was there $turns (number) turns ago; $when (message) says after which turn.
balance-first-time = the first time was { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } ago, { $when }
# The position was there $turns (number) turns ago; $when (message) says after which turn.
balance-second-time = the second time was { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } ago, { $when }
balance-at-set-up = when it was set up
# $done (message) is one of the next three, also after "since".
balance-after = after { $done }
# $by (seat) moved a $tile (piece) from $from (place) to $to (place).
balance-did-move = { $by } moved { $tile } from { $from } to { $to }
# $by (seat) placed $tile (piece).
balance-did-place = { $by } placed { $tile }
# $by (seat)
balance-did-pass = { $by } passed
# The number of balances is $n (number), for $turns (number) turns.
balance-is-stalled = nobody has changed the number of balances for { $turns } turns in a row; it is { $n }
# $done (message) is what changed it.
balance-stalled-since = it has been the same since { $done }
# $tiles (list) are flowers.
balance-remain-alone = { COUNT($tiles) ->
        [one] this flower has no balance
       *[other] these flowers have no balance
    }: { $tiles }

## Why a turn is refused: its text

# $text (text) is quoted.
balance-no-turn = { $text } is not a turn
# $text (text) is quoted.
balance-no-deal = { $text } is not a deal: the six tiles of Guest are letters in the order R L O Y W
balance-empty-deal = the six tiles of Guest are missing after deal=
# $text (text) is quoted.
balance-no-tile = { $text } is not a tile: the tiles are Rose, Lotus, Orchid, Lily and Wheel
# $text (text) is quoted.
balance-no-place = { $text } is neither a square of the board, like j10, nor a point, like 0,7
# $text (text) is quoted; it begins with the square $from (place).
balance-no-move-from = { $text } is not a move: the tile on { $from } can move only to a square of the board, like j10
# $text (text) is quoted; it begins with a point.
balance-no-move-of-point = { $text } is not a move: a tile moves from square to square, and tiles on points never move

## Why an entry in the notation is refused

# $text (text) is quoted.
balance-not-understood = { $text } cannot be understood
# $text (text) is quoted.
balance-pass-and-more = { $text } says pass and also names a tile or a place
# $text (text) is quoted.
balance-no-word = { $text } is not a word of a turn
# $first (piece) and $second (piece) are kinds.
balance-two-tiles-named = the entry names two tiles, { FORM($first, article: "none") } and { FORM($second, article: "none") }
# $n (number)
balance-deal-too-long = a deal names the { $n } tiles of Guest, but this one names more tiles than the game has
# $n (number) tiles would be right, $named (number) are there.
balance-deal-wrong-length = a deal names the { $n } tiles of Guest, but this one names { $named }
balance-move-has-two-places = a tile is moved from one square to another
balance-placement-has-one-place = a tile is placed on one place
# $from (place)
balance-no-goal-named = the entry does not say where the tile on { $from } goes
# $at (place)
balance-no-tile-named = the entry does not say which tile goes to { $at }
balance-wheel-in-hand = the Wheel is not on the board yet, so no flower can be on it
# $named (place) is not $at (place).
balance-wheel-elsewhere = the Wheel is not on { $named }, but on { $at }
# $kind (piece) is not on $from (place), but $there (piece).
balance-other-tile-there = no { FORM($kind, article: "none") } stands on { $from }; { $there } stands there
# Several moves lead to $to (place): $entries (text), in the notation.
balance-several-tiles-can-go = more than one tile can go to { $to }: { $entries }
# Several moves of tiles of $kind (piece) lead to $to (place): $entries (text), in the notation.
balance-several-of-kind-can-go = more than one { FORM($kind, article: "none") } can go to { $to }: { $entries }
# $refusal (message) says why the last tile that was tried cannot go to $to (place).
balance-no-tile-can-go = no tile can go to { $to }: { $refusal }
# $refusal (message) says why the last tile of $kind (piece) cannot go to $to (place).
balance-none-of-kind-can-go = no { FORM($kind, article: "none") } can go to { $to }: { $refusal }
# No $kind (piece) can go to $to (place), for all are on points.
balance-none-of-kind-on-square = no { FORM($kind, article: "none") } stands on a square, so none can go to { $to }

## Why a turn is refused: stage, deal, hand and place

balance-deal-comes-first = all tiles are still in the bag: the deal comes first
# $turn (turn) is an example.
balance-deal-comes-first-example = all tiles are still in the bag: the deal comes first, e.g. { $turn }
# $tile (piece) is a kind.
balance-tile-in-bag = { $tile } is still in the bag: the deal comes first
balance-dealt-already = the tiles are dealt already
balance-none-left-to-place = all eleven tiles are on the board and none is left to place
balance-no-moves-yet = no tile moves before all eleven tiles are on the board
balance-no-passes-yet = nobody passes in the Blossoming
# $tile (message)
balance-tile-not-moved-yet = { $tile } does not move before all eleven tiles are on the board
# $kind (piece)
balance-none-in-hand = no { FORM($kind, article: "none") } is left in a hand, because all eleven tiles are on the board
# $place (place) was picked.
balance-tile-before-place = a tile is picked before the place { $place }
# $tile (piece) is a kind.
balance-tile-picked-already = { $tile } is picked already; now comes a free place for it
balance-turn-complete = the turn is complete; nothing is picked after it
# $text (text) is quoted.
balance-no-tile-no-place = { $text } is neither a tile nor a place of the board
# $letters (text) of a deal; $tiles (message) are of one kind, of which the set has $has (number).
balance-set-has-fewer = { $letters } deals { $tiles }, but the set has only { $has }
# $by (seat) has no $kind (piece); $other (seat) has $tiles (message) of it. $by has $hand (list).
balance-other-holds-it = { $by } has no { FORM($kind, article: "none") } to place, but { $other } holds { $tiles }; { $by } still has { $hand }
# All $kind (piece) are on the board, $tiles (list). $by (seat) has $hand (list).
balance-all-placed = no { FORM($kind, article: "none") } is left to place, because { $tiles } { COUNT($tiles) ->
        [one] is the only one
       *[other] are all there are
    }; { $by } still has { $hand }
# $at (place)
balance-wheel-not-on-point = the Wheel is placed on a square, and { $at } is a point
# $at (place); $square (place) is free.
balance-wheel-beside-point = the Wheel is placed on a square, and { $at } is a point; the square { $square } beside it is free
# $there (message) is a tile.
balance-wheel-not-under-flower = { $there } is there already, and the Wheel never goes under a flower
# $there (message) is a tile.
balance-wheel-carries-one = { $there } is there already, and the Wheel carries only one flower
# $there (message) is a tile.
balance-place-taken = { $there } is there already; a tile goes only to a free place
# $refusal (message) is one of the next four below $better. $by (seat) must raise the number of balances; $better (message), balance-better-placement or balance-better-move, raises it from $was (number) to $n (number).
balance-must-raise = { $refusal }, but { $by } must make one while that is possible: { $better } raises the number of balances from { $was } to { $n }
# $tile (piece) on the place where it would go.
balance-better-placement = { $tile }
# $tile (piece) is a kind; $from (place), $to (place).
balance-better-move = moving { $tile } from { $from } to { $to }
# $tile (piece) on the place where it would go.
balance-placement-makes-none = { $tile } would make no balance
# $tile (piece) is a kind; $from (place), $to (place).
balance-move-makes-none = moving { $tile } from { $from } to { $to } would make no balance
# $tile (message)
balance-no-move-makes-one = no move of { $tile } makes a balance
# $tile (piece) is a kind.
balance-no-place-makes-one = no place for { $tile } makes a balance

## Why a move is refused

# $at (place)
balance-no-tile-there = no tile stands on { $at }
# $tile (message)
balance-already-there = { $tile } is there already; a move goes to another square
# $tile (message) moves along $rank (number) or $file (text), and $to (place) is not there.
balance-off-the-lines = { $tile } moves along rank { $rank } or file { $file }, and { $to } lies on neither
# $tile (message); $to (place)
balance-goal-is-point = { $tile } moves from square to square, and { $to } is a point
# $tile (message) would go over the Wheel on $wheel (place) to $to (place).
balance-wheel-in-way = { $tile } cannot go to { $to }, because the Wheel on { $wheel } is in the way; a flower that comes to the Wheel stops on it
# $tile (message) would go to $to (place); $blocker (message) is right beside it.
balance-blocked-at-once = { $tile } cannot go to { $to }, because { $blocker } stands right beside it in that direction
# $tile (message) would go to $to (place); $blocker (message) is between. It can go to $end (place).
balance-blocked = { $tile } cannot go to { $to }, because { $blocker } stands in the way; it can go as far as { $end }
# $tile (piece) is a kind; $at (place)
balance-never-moves-on-point = { $tile } stands on the point { $at }, and tiles on points never move
# $tile (piece) is the kind that stands on the Wheel on $at (place).
balance-wheel-is-mounted = the Wheel on { $at } moves only while no flower stands on it, and now { $tile } does
# $tile (message) balances $partners (list) in $garden (message), which would have $n (number) balances instead of $was (number) without it.
balance-is-fixed = { $tile } is fixed: it balances { $partners }, and without it { $garden } would have { $n ->
        [one] 1 balance
       *[other] { $n } balances
    } instead of { $was }
# $by (seat) moved a $tile (piece) from $from (place) to $to (place); $next (seat) is to move.
balance-takes-back = { $by } has just moved { $tile } from { $from } to { $to }, and { $next } may not take that back at once
# $tile (message) is surrounded by $tiles (list).
balance-is-shut-in = { $tile } is shut in by { $tiles }
# $tile (message); $to (place)
balance-only-way-is-back = { $tile } can reach only { $to }, and that would take back the move just made
# $by (seat) has $n (number) legal moves; $turn (turn) is one.
balance-has-legal-moves = { $by } may pass only without a legal move, but has { $n ->
        [one] 1 legal move
       *[other] { $n } legal moves
    }, e.g. { $turn }

## Picks: labels and what a screen reader says

# $letters (text) of a deal.
balance-pick-letters = { $letters }
# $first (seat) gets $hand (list), $second (seat) gets $others (list).
balance-pick-deal = { $first } gets { $hand }; { $second } gets { $others }
# $tile (piece) is a kind of which a hand has $n (number).
balance-pick-tile = { FORM($tile, article: "none") } ×{ $n }
# $tile (piece) is a kind of which a hand has $n (number).
balance-pick-tile-spoken = { FORM($tile, article: "none") }, { $n } in hand
# $place (place)
balance-pick-place = { $place }
# $tile (piece) is a kind; $to (place)
balance-pick-goal = { FORM($tile, article: "none") } to { $to }
# $tile (piece) is a kind; the Wheel is on $to (place).
balance-pick-wheel-goal = { FORM($tile, article: "none") } to { $to }, onto the Wheel
# $tile (piece)
balance-pick-start = { FORM($tile, article: "none") }
balance-pick-pass = pass
balance-pick-pass-spoken = pass: there is no legal move

## What is noted below the board

# Names the number that decides the game.
balance-progress = flowers in balance
balance-none-balanced = no flower balanced yet
# $n (number) of $of (number)
balance-flowers-balanced = { $n } of { $of } flowers balanced
# $alone (list) are flowers.
balance-without-partner = without a partner: { FORM($alone, join: "comma", article: "none", stands: "short") }
# $n (number)
balance-balances = { $n ->
        [one] 1 balance
       *[other] { $n } balances
    }
balance-last-was-pass = the last turn was a pass
# $n (number) of $limit (number)
balance-turns-without-change = { $n } of { $limit } turns without a change in the balances
# $n (number) of $of (number)
balance-placement-number = placement { $n } of { $of }
# $n (number) of $of (number)
balance-placement-after-deal = placement { $n } of { $of } (turn 1 was the deal)

## What is said of a flower

# $partners (list) with their gardens.
balance-has-partners = it balances { $partners }
# $kinds (list) would balance it; none is in its $gardens (list).
balance-no-partner-near = it has no partner yet: no { FORM($kinds, join: "or", article: "none") } is in { FORM($gardens, join: "or") }
# $tiles (list) would balance it and are in its gardens, but have other partners.
balance-partners-taken = it has no partner yet: { $tiles } { COUNT($tiles) ->
        [one] is in one of its gardens, but balances
       *[other] are in its gardens, but balance
    } other flowers

## Why a position is refused

# $text (text) is quoted, the value of the field $field (text).
balance-wrong-seat = { $field }={ $text }: first, second or chance is to move
# $text (text) is quoted, the value of the field $field (text).
balance-wrong-hand = { $field }={ $text }: a hand is letters of R L O Y W, or -
# $field (text) has no value.
balance-empty-hand = { $field } is empty: a hand without tiles is -
# $text (text) is quoted.
balance-no-tile-on-place = { $text } is not a tile on a place: expected Kind@place
# $text (text) is quoted, the value of the field $field (text).
balance-wrong-last = { $field }={ $text }: expected a move from square to square, or -
# $text (text) is quoted, the value of the field $field (text); the most is $most (number).
balance-wrong-count = { $field }={ $text }: expected a number from 0 to { $most }
# $at (place)
balance-wheel-stands-on-point = the Wheel stands on the point { $at }; it is placed on squares only
# $first (piece) and $second (piece) are kinds; $at (place)
balance-two-on-a-place = { FORM($first, article: "none") } and { FORM($second, article: "none") } both stand on { $at }
# $n (number) tiles of the kind of $tile (piece); the set has $has (number).
balance-wrong-number-of-kind = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } of the kind { FORM($tile, article: "none") } on the board and in the hands, but the set has { $has }
balance-chance-too-late = chance is to move before the deal, when all tiles are in the bag
# $field (text)
balance-last-too-early = { $field }: nothing has moved before all tiles are placed
# $field (text) has the value $n (number).
balance-passes-too-early = { $field }={ $n }: nobody passes before all tiles are placed
# $field (text) has the value $n (number).
balance-stalled-too-early = { $field }={ $n }: turns are counted when all tiles are placed
# The hand of $field (text) has $n (number) tiles; after $placed (number) placements it must have $want (number).
balance-wrong-hand-size = { $field } holds { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }; when { $placed ->
        [one] 1 is
       *[other] { $placed } are
    } placed, it must hold { $want }
# $seat (text) is to move; after $placed (number) placements it must be $want (text). Both are words of position texts.
balance-wrong-seat-after = { $seat } is to move, but when { $placed ->
        [one] 1 tile is
       *[other] { $placed } tiles are
    } placed, { $want } is to move
# $passes (text) is $n (number), $stalled (text) is $turns (number).
balance-more-passes-than-turns = { $passes }={ $n } is more than { $stalled }={ $turns }, which counts passes too
# $last (text) and $passes (text) are fields.
balance-move-and-pass = { $last } and { $passes }: the last turn was a move or a pass
# $seat (text) is a word of position texts.
balance-second-moves-first = { $seat } is to move, but without a last move or a pass second begins to move
# $field (text) has the value $n (number).
balance-stalled-without-turn = { $field }={ $n } without a last move or a pass
# $field (text); $at (place)
balance-last-tile-missing = { $field }: no tile stands on { $at }
# $field (text); $at (place)
balance-last-start-taken = { $field }: a tile stands on { $at }, where the move began
# $field (text); $outcome (text) is a text for programs.
balance-over-before-move = { $field }: before this move the game was over ({ $outcome })
# $field (text) has the value $n (number); $outcome (text) is a text for programs.
balance-over-before-pass = { $field }={ $n }: before the pass the game was over ({ $outcome })
# $field (text); $refusal (message)
balance-last-not-legal = { $field }: the move was not legal: { $refusal }
# $field (text) has the value $n (number).
balance-last-changed-balances = { $field }={ $n }, but the last move changed the number of balances
# $field (text) has the value 0.
balance-last-kept-balances = { $field }=0, but the last move did not change the number of balances
# $field (text) has the value $n (number).
balance-had-legal-move = { $field }={ $n }: the player who passed had a legal move

## What counts in the evaluation of a position

# The evaluation plays the remaining placements once. $by (seat) completes the balance.
balance-term-trial-won = { $by }: completes the balance in a trial game of the remaining placements
# What balance-term-trial-won is and why it counts.
balance-term-trial-won-meaning = the computer quickly places the remaining tiles for both players; the player who completes the balance there probably has better chances
# $by (seat) must move; $safe (number) of its $all (number) moves do not let the other player win at once.
balance-term-safe = { $by }: has to move; safe moves: { $safe } of { $all }
# What balance-term-safe is and why it counts.
balance-term-safe-meaning = after any other move the opponent can complete the balance and win; so it is bad to have few safe moves
