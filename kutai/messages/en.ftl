### What the rules of Kutai Pai Sho say.

## By key: the game

kutai-blurb = Build one chain of flowers together, and be the one who completes it.
kutai-duration = 15 to 25 minutes
kutai-difficulty = easy to learn
kutai-newcomer = You only place tiles, and they belong to nobody: the easiest to learn.
kutai-win-harmony = { $winner } wins: the last tile has brought the total Harmony above the target.
kutai-draw-exhausted = A draw: all tiles are placed, and the target was not exceeded.
kutai-option-target = target
kutai-option-target-means = The total Harmony that must be exceeded to win; 30 is usual, 12 makes a short game.
kutai-option-lines = lines
kutai-option-lines-means = Along which lines tiles are in Harmony.
kutai-option-lines-value-orthogonal = rows and columns
kutai-option-lines-value-queen = rows, columns and diagonals
kutai-option-lines-value-sight = any direction
kutai-option-places = places
kutai-option-places-means = Where tiles are placed.
kutai-option-places-value-points = on points
kutai-option-places-value-squares = in squares

## By key: players

kutai-seat-first = Guest
kutai-seat-second = Host

## By key: phases

kutai-phase-centerpiece = centerpiece
kutai-phase-harmony = harmony

## By key: rules, as the headings of the rules page

kutai-rule-turn-text = A turn is written CODE@PLACE
kutai-rule-game-over = Nobody moves after the end
kutai-rule-centerpiece = The first turn places a flower tile on the centre
kutai-rule-own-set = A turn places a tile of one's own set
kutai-rule-places = Tiles stand on the valid points or on the squares
kutai-rule-empty = A tile is placed where there is none
kutai-rule-colours = A tile is placed on its colours

## By key: notes of tiles

kutai-note-centerpiece = Centerpiece
kutai-note-harmonies-2 = only Harmonies of 2 or more
kutai-note-harmonies-3 = only Harmonies of 3
kutai-note-no-harmony = no Harmony

## By key: tiles

# The name of a tile with its article, its owner and its place. $article is "none" for a name
# without an article.
kutai-piece = { $owner ->
    [first] { kutai-seat-first }'s { $name }
    [second] { kutai-seat-second }'s { $name }
   *[none] { $article ->
        [none] { $name }
       *[def] the { $name }
    }
}{ $place ->
    [none] {""}
   *[other] {" "}on { $place }
}

# Twelve flowers, each by Day and by Night.
kutai-piece-CBd = Day Cherry Blossom
kutai-piece-CBn = Night Cherry Blossom
kutai-piece-CHd = Day Chrysanthemum
kutai-piece-CHn = Night Chrysanthemum
kutai-piece-IRd = Day Iris
kutai-piece-IRn = Night Iris
kutai-piece-MAd = Day Maple
kutai-piece-MAn = Night Maple
kutai-piece-PEd = Day Peony
kutai-piece-PEn = Night Peony
kutai-piece-RHd = Day Rhododendron
kutai-piece-RHn = Night Rhododendron
kutai-piece-CLd = Day Clover
kutai-piece-CLn = Night Clover
kutai-piece-JAd = Day Jasmine
kutai-piece-JAn = Night Jasmine
kutai-piece-LId = Day Lily
kutai-piece-LIn = Night Lily
kutai-piece-PId = Day Pine
kutai-piece-PIn = Night Pine
kutai-piece-WId = Day Willow
kutai-piece-WIn = Night Willow
kutai-piece-WSd = Day Wisteria
kutai-piece-WSn = Night Wisteria
kutai-piece-WHEEL = Wheel
kutai-piece-CUP = Cup
kutai-piece-SPADE = Spade
kutai-piece-TWIG = Twig
kutai-piece-LOTUS = White Lotus

## By key: for newcomers: the goal, what can be done in a phase, what a piece does

# $target (number) is what must be exceeded.
kutai-goal = place the tile that lifts the total Harmony above { $target }: neighbours in the chain count 1 for each of colour, light and season that they share
kutai-next-centerpiece = place a flower on the centre: the chain begins with it
# $lines (text) is the option.
kutai-next-harmony = place a tile in one { $lines ->
    [orthogonal] row or column
    [queen] row, column or diagonal
   *[sight] straight line
} with the last tile of the chain, but not beside it: what both have in common, colour, light or season, adds to the total
-kutai-flower = a { $colour ->
    [red] red
   *[white] white
} flower of { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
} and of the { $light ->
    [day] Day
   *[night] Night
}: each of these three that another flower shares adds 1 to their Harmony, and with a White Lotus the Harmony has the value { $value }
kutai-card-CBd = { -kutai-flower(colour: "red", season: "spring", light: "day", value: 2) }
kutai-card-CBn = { -kutai-flower(colour: "red", season: "spring", light: "night", value: 2) }
kutai-card-CHd = { -kutai-flower(colour: "red", season: "summer", light: "day", value: 2) }
kutai-card-CHn = { -kutai-flower(colour: "red", season: "summer", light: "night", value: 2) }
kutai-card-IRd = { -kutai-flower(colour: "red", season: "spring", light: "day", value: 1) }
kutai-card-IRn = { -kutai-flower(colour: "red", season: "spring", light: "night", value: 1) }
kutai-card-MAd = { -kutai-flower(colour: "red", season: "autumn", light: "day", value: 3) }
kutai-card-MAn = { -kutai-flower(colour: "red", season: "autumn", light: "night", value: 3) }
kutai-card-PEd = { -kutai-flower(colour: "red", season: "summer", light: "day", value: 1) }
kutai-card-PEn = { -kutai-flower(colour: "red", season: "summer", light: "night", value: 1) }
kutai-card-RHd = { -kutai-flower(colour: "red", season: "winter", light: "day", value: 3) }
kutai-card-RHn = { -kutai-flower(colour: "red", season: "winter", light: "night", value: 3) }
kutai-card-CLd = { -kutai-flower(colour: "white", season: "autumn", light: "day", value: 1) }
kutai-card-CLn = { -kutai-flower(colour: "white", season: "autumn", light: "night", value: 1) }
kutai-card-JAd = { -kutai-flower(colour: "white", season: "winter", light: "day", value: 2) }
kutai-card-JAn = { -kutai-flower(colour: "white", season: "winter", light: "night", value: 2) }
kutai-card-LId = { -kutai-flower(colour: "white", season: "summer", light: "day", value: 3) }
kutai-card-LIn = { -kutai-flower(colour: "white", season: "summer", light: "night", value: 3) }
kutai-card-PId = { -kutai-flower(colour: "white", season: "winter", light: "day", value: 1) }
kutai-card-PIn = { -kutai-flower(colour: "white", season: "winter", light: "night", value: 1) }
kutai-card-WId = { -kutai-flower(colour: "white", season: "autumn", light: "day", value: 2) }
kutai-card-WIn = { -kutai-flower(colour: "white", season: "autumn", light: "night", value: 2) }
kutai-card-WSd = { -kutai-flower(colour: "white", season: "spring", light: "day", value: 3) }
kutai-card-WSn = { -kutai-flower(colour: "white", season: "spring", light: "night", value: 3) }
kutai-card-WHEEL = in Harmony with Day flowers of autumn, with Night flowers of summer and with a White Lotus, each with the value 2
kutai-card-CUP = in Harmony with Day flowers of spring, with Night flowers of winter and with a White Lotus, each with the value 2
kutai-card-SPADE = never in Harmony, but a flower directly beside it is in no Disharmony
kutai-card-TWIG = in Harmony with every red and every white flower with the value 1, and with a White Lotus with the value 3
kutai-card-LOTUS = a flower without colour, light and season: in Harmony with red and white flowers, Wheel, Cup and Twig, each with that tile's own value of 1 to 3

## Properties: colours of flowers and of places; light and season of flowers

kutai-red = red
kutai-white = white
kutai-yellow = yellow
kutai-day = Day
kutai-night = Night
kutai-spring = spring
kutai-summer = summer
kutai-autumn = autumn
kutai-winter = winter

## What is seen

# Names the number that decides the game.
kutai-progress = total Harmony
# The $total (number) of the Harmonies in the chain, and the $target (number) that it must exceed.
kutai-total-and-target = Harmony { $total }, more than { $target } wins
# A button for a tile with this $code (text), e.g. CBd.
kutai-pick-code = { $code }
# A button for a $place (place).
kutai-pick-place = { $place }
# The spoken name of a button for a $tile (piece) of the hand, or for its place on the board.
kutai-pick-tile = { FORM($tile, article: "none") }

## What a turn does

# $seat (seat) places $tile (piece) on $place (place) as the first tile of the game.
kutai-places-centerpiece = { $seat } places { $tile } on { $place } as the Centerpiece
# The first tile is the beginning of the chain; $target (number) must be exceeded.
kutai-chain-begins = the chain begins with it; the total Harmony is 0, and a total of more than { $target } wins
# $seat (seat) places $tile (piece) on $place (place).
kutai-places-tile = { $seat } places { $tile } on { $place }

# $placed (piece) and its $neighbour (piece) are in Disharmony; $because (message) is why, as a
# clause after "because", and $effect (message) is what they cannot have.
kutai-disharmony = { $placed } and { $neighbour } are in Disharmony, because { $because }: { $effect }
# Why two flowers are in Disharmony.
kutai-nothing-in-common = they have nothing in common
# Why two flowers are in Disharmony: they have only the properties $shared (list).
kutai-only-in-common = they have only { $shared } in common
# Why two tiles are in Disharmony: the value of their Harmony would be $value (number).
kutai-worth-each-other = they are worth { $value } to each other
# What a Disharmony of two tiles with this $similarity (number), 0 to 2, does to both.
kutai-restricts-both = { $similarity ->
    [0] neither can have a Harmony
    [1] both can have only Harmonies of 3, and none with each other
   *[2] both can have only Harmonies of 2 or 3, and none with each other
}
# What a Disharmony of the Centerpiece with $tile (piece) does, by their $similarity (number).
kutai-restricts-one = { $tile } { $similarity ->
    [0] can have no Harmony
    [1] can have only Harmonies of 3
   *[2] can have only Harmonies of 2 or 3
}; the Centerpiece is not affected, but they have none with each other
# $placed (piece) and its $neighbour (piece) are not in Disharmony: a Spade stands beside
# $flower (piece), which is one of the two.
kutai-disharmony-prevented = { $placed } and { $neighbour } would be in Disharmony, but there is a Spade next to { $flower }
# The Disharmony of $one (piece) and $other (piece) ends by the Spade placed beside $flower (piece).
kutai-disharmony-ended = { $one } and { $other } are no longer in Disharmony, because the Spade is next to { $flower }

kutai-spade-alone = a Spade never has a Harmony
# $tile (piece) has just been placed.
kutai-no-possible-harmony = { $tile } has no possible Harmony
# $tile (piece) has just been placed; $partners (list) are messages kutai-step.
kutai-possible-harmonies = { $tile } could be in Harmony with { $partners }
# A $tile (piece) as the partner of another one, with the $value (number) of their Harmony and why
# it has that value: $why (message). It stands after "with" or "to".
kutai-step = { $tile } ({ $value }: { $why })

# Why two flowers have a value: they share these properties, $shared (list).
kutai-both-share = both { $shared }
# Why the White Lotus and $tile (piece) have a value.
kutai-lotus-value = the White Lotus takes the value of { $tile }
kutai-twig-value = the Twig and any flower that has a colour
kutai-wheel-autumn = the Wheel and an autumn Day flower
kutai-wheel-summer = the Wheel and a summer Night flower
kutai-cup-spring = the Cup and a spring Day flower
kutai-cup-winter = the Cup and a winter Night flower

# The chain, which ended with $tile (piece), now has more tiles: $steps (list) are messages kutai-step.
kutai-chain-grows = the chain goes on from { $tile } to { $steps }
# The chain has become shorter; $tile (piece) is its last one.
kutai-chain-ends = the chain now ends with { $tile }
# The $total (number) stays too; $target (number) must be exceeded.
kutai-chain-stays = the chain stays as it is, and the total Harmony is { $total }; a total of more than { $target } wins
# The chain has changed, but not the $total (number); $target (number) must be exceeded.
kutai-total-stays = the total Harmony stays { $total }; a total of more than { $target } wins
# The total was $before (number) and is $total (number); $target (number) must be exceeded.
kutai-total-changes = the total Harmony goes from { $before } to { $total }; a total of more than { $target } wins

# The chain went from $from (piece) to $to (piece); $because (message) is why it does not now.
kutai-chain-broken = the chain no longer goes from { $from } to { $to }, because { $because }
# $tile (piece) blocks the line.
kutai-stands-between = { $tile } stands between them
# $tile (piece) may not have this Harmony any more.
kutai-in-disharmony = { $tile } is in Disharmony
# The chain goes to $tile (piece) instead, with a $value (number) higher than $less (number).
kutai-worth-more = { $tile } is worth { $value }, more than { $less }
# The chain goes to $tile (piece) instead.
kutai-worth-as-much-nearer = { $tile } is worth as much and is nearer
# The chain goes to $tile (piece) instead; of all ways one with the highest total is chosen.
kutai-worth-as-much-as-near = { $tile } is worth as much and is as near, and no other way gives a higher total

## What decided the game

# $seat (seat) has won with a $total (number) above the $target (number).
kutai-won = { $seat } wins with a total Harmony of { $total }, more than the target { $target }
# All $tiles (number) tiles are placed, and the $total (number) is not above the $target (number).
kutai-drawn = all { $tiles } tiles are placed and the total Harmony of { $total } is not more than the target { $target }, so the game is a draw
# $tile (piece) was placed last; the total was $before (number).
kutai-last-tile = the last tile was { $tile }; before it the total was { $before }
# The Centerpiece is $tile (piece).
kutai-chain-of-one = the Centerpiece, { $tile }, is in Harmony with no tile
# The Centerpiece is $tile (piece).
kutai-chain-starts = the chain begins with the Centerpiece, { $tile }
# The next tile of the chain is $tile (piece), with a Harmony of this $value (number), because
# $why (message); up to here the total is $total (number).
kutai-chain-step = it goes on to { $tile }: { $value } ({ $why }), which makes { $total }

## Why a turn is refused

# $text (text) is quoted; a turn is like $example (turn).
kutai-not-a-turn = { $text } is not a turn; a turn is written like { $example }
# $text (text) is quoted; a turn is like $example (turn).
kutai-not-a-place = { $text } is not a place; a turn is written like { $example }
# $text (text) is quoted; a turn is like $example (turn).
kutai-neither-tile-nor-place = { $text } is neither a tile nor a place; a turn is written like { $example }
# $text (text) is quoted.
kutai-not-a-tile = { $text } is not a tile; codes of tiles are, for example, CBd (Day Cherry Blossom), CBn (Night Cherry Blossom) and WHEEL (Wheel)
# $text (text) is quoted; $codes (list) are messages kutai-named-code that it may mean.
kutai-not-a-code = { $text } is not the code of a tile; perhaps you mean { FORM($codes, join: "or") }
# The $code (text) of a $tile (piece).
kutai-named-code = { $code } ({ FORM($tile, article: "none") })

# $tile (piece) stands on $place (place), where another tile was to be placed.
kutai-occupied = { $tile } already stands on { $place }; a tile is placed on an empty place
# $tile (piece) needs one of the colours $want (list); $place (place) has the colours $have (list).
kutai-wrong-colour = { $tile } is placed on { FORM($want, join: "or") }, but { $place } is { $have }
# $tile (piece) is no flower; the centre is $centre (place).
kutai-not-centerpiece = { $tile } cannot be the Centerpiece on { $centre }; the Centerpiece is a flower or the White Lotus
# The first turn would place $tile (piece) not on the $centre (place) but on $place (place).
kutai-first-in-centre = the first tile, here { $tile }, is the Centerpiece and goes to { $centre }, not to { $place }
# $tile (piece), with its owner, stands on $place (place); only $other (seat) has another one.
kutai-other-has-it = { $tile } already stands on { $place }; only { $other } still has this tile
# $seat (seat) has no $tile (piece) any more; both of them stand on $places (places).
kutai-both-placed = { $seat } has already placed { $tile }; both tiles of this kind stand on the board, on { $places }
# The square would be $place (place); the nearest one is $near (place).
kutai-no-square = the board has no square { $place }; the nearest one is { $near }
# $place (place) is on the rim of the board; the nearest valid point is $near (place).
kutai-no-valid-point = no tile can stand on { $place }, because not all four squares around it are on the board; the nearest point for a tile is { $near }
# The point would be $place (place); the nearest valid point is $near (place).
kutai-no-point = the board has no point { $place }; the nearest point for a tile is { $near }

# A turn has been entered pick by pick.
kutai-turn-complete = the turn is complete; there is nothing more to pick
# $seat (seat) has picked a place first; the centre is $centre (place).
kutai-pick-centerpiece-first = { $seat } first picks the Centerpiece, which is a flower or the White Lotus, and then its place, { $centre }
# $tile (piece) has been picked, which is on the board; it is the turn of $seat (seat).
kutai-tiles-stay = { $tile } stays where it is: tiles never move, and { $seat } places a tile from the hand on an empty place
# $seat (seat) has picked $place (place) first, which has the colours $have (list).
kutai-pick-tile-first = { $seat } first picks a tile from the hand and then a place for it, such as { $place }, which is { $have }
# $tile (piece) is picked, and a tile again; its place must have one of the colours $want (list).
kutai-already-picked = { $tile } is already picked; next you pick its place, which is { FORM($want, join: "or") }
# The same for the first turn: $tile (piece) goes to the $centre (place).
kutai-already-picked-centerpiece = { $tile } is already picked; next you pick its place, which is { $centre }

## Why an entry of the notation in words is refused; the words of that notation are English

# $fault (message) is what is wrong with an entry; $example (text) is a right one.
kutai-with-example = { $fault }; a turn is, for example, "{ $example }"
# $entry (text) is quoted.
kutai-entry-without-place = { $entry } does not say where the tile goes
# $entry (text) is quoted.
kutai-entry-with-two-places = { $entry } names two places
# $entry (text) is quoted.
kutai-entry-with-two-tiles = { $entry } names two tiles
# $entry (text) is quoted.
kutai-entry-without-tile = { $entry } names no tile
# $entry (text) is quoted, and $rest (text), its end.
kutai-entry-not-understood = { $entry } cannot be understood from { $rest } on
# $word (text) is quoted.
kutai-not-a-word = { $word } is not a word of a turn
# $entry (text) is quoted; it says Day or Night of $tile (piece), which is neither or the other.
kutai-wrong-light = { $entry } gives { $tile } a light that it does not have
# $entry (text) is quoted; it may mean several $turns (list).
kutai-entry-with-two-meanings = { $entry } fits { COUNT($turns) } turns: { $turns }

## Why a position text is refused; "first" and "second" are names of fields and values in it

# $text (text) is quoted.
kutai-unknown-mover = to-move={ $text }: expected first or second
# $text (text) is quoted; a tile on its place is like $example (turn).
kutai-item-without-tile = tiles: { $text } does not begin with a tile, as { $example } does
# $text (text) is quoted; a tile on its place is like $example (turn).
kutai-item-without-place = tiles: { $text } does not end with a place of the board, as { $example } does
# In the field $field (text), which is first or second, stands $code (text), which is quoted.
kutai-hand-unknown = { $field }: { $code } is not a tile
# In the field $field (text) stands $code (text) twice.
kutai-hand-twice = { $field }: { $code } is listed twice; each player has one
# Of the tiles with this $code (text) $placed (number) and $left (number) are found.
kutai-wrong-count = { $code }: { $placed } placed and { $left } in the hands; the players have 2 together
# After $tiles (number) tiles the mover is $want (text), not $got (text).
kutai-wrong-mover = after { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
} { $want } is to move, not { $got }
# The field $field (text) has $left (number) tiles; after $turns (number) turns it has $want (number).
kutai-wrong-rest = { $field } has { $left } { $left ->
    [one] tile
   *[other] tiles
} left; after { $turns } { $turns ->
    [one] turn
   *[other] turns
} it has { $want }
# On $place (place) stand the tiles with these codes, $one (text) and $other (text).
kutai-two-on-place = { $place }: both { $one } and { $other } stand there
# On $place (place) stands $code (text), which needs $want (list); the place has the colours $have (list).
kutai-wrong-ground = { $place }: { $code } needs { FORM($want, join: "or") }; { $place } is { $have }
# The centre is $centre (place).
kutai-no-centerpiece = there are tiles but no Centerpiece on { $centre }
# $code (text) stands on the centre.
kutai-centerpiece-no-flower = the Centerpiece is a flower tile; { $code } is not a flower
# $code (text) stands on the centre and in the field first.
kutai-centerpiece-still-there = first placed the Centerpiece, but still has { $code }
# The $target (number) was exceeded.
kutai-over-before = the game was over before the last turn: whichever tile was placed last, the others have a total above { $target }

## What counts in the evaluation of a position

# $by (seat) is to move and has $n (number) placements that win.
kutai-term-wins = { $by }: placements that win now: { $n }
# What kutai-term-wins is and why it counts.
kutai-term-wins-meaning = each of these placements brings the total above the target, and that wins the game
# $by (seat) could win if it were to move; $n (number) placements of the other player may stop it.
kutai-term-threat = { $by }: threatens to win; placements that may stop it: { $n }
# What kutai-term-threat is and why it counts.
kutai-term-threat-meaning = the next placement of this player could exceed the target and win, so the opponent must prevent it now
# $by (seat) can bring the total to $total (number); $target (number) must be exceeded.
kutai-term-best = { $by }: the best placement makes a total of { $total }; { $target } must be exceeded
# What kutai-term-best is and why it counts.
kutai-term-best-meaning = the total belongs to both players; the player who can raise it more in one turn is closer to the win
