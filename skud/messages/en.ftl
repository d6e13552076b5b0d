### Messages of Skud Pai Sho.
###
### Tiles are written by skud-piece. FORM($tile, article: "def") and article: "indef" set the
### article of a tile that has no owner, number: "plural" its plural. FORM($by, case: "gen") is the
### possessive of a player.

## By key: players

skud-seat-first = { $case ->
    [gen] Guest's
   *[nom] Guest
 }
skud-seat-second = { $case ->
    [gen] Host's
   *[nom] Host
 }

## By key: pieces

skud-piece = { $owner ->
    [first] Guest's { FORM($name, article: "none") }
    [second] Host's { FORM($name, article: "none") }
   *[none] { $name }
 }{ $place ->
    [none] {""}
   *[other] {" "}on { $place }
 }
skud-piece-R3 = { $article ->
    [def] the Rose
    [indef] a Rose
   *[none] Rose
 }
skud-piece-R4 = { $article ->
    [def] the Chrysanthemum
    [indef] a Chrysanthemum
   *[none] Chrysanthemum
 }
skud-piece-R5 = { $article ->
    [def] the Rhododendron
    [indef] a Rhododendron
   *[none] Rhododendron
 }
skud-piece-W3 = { $article ->
    [def] the Jasmine
    [indef] a Jasmine
   *[none] Jasmine
 }
skud-piece-W4 = { $article ->
    [def] the Lily
    [indef] a Lily
   *[none] Lily
 }
skud-piece-W5 = { $article ->
    [def] the White Jade
    [indef] a White Jade
   *[none] White Jade
 }
# A player has one White Lotus and one Orchid: they have the definite article always.
skud-piece-L = { $article ->
    [def] the White Lotus
    [indef] the White Lotus
   *[none] White Lotus
 }
skud-piece-O = { $article ->
    [def] the Orchid
    [indef] the Orchid
   *[none] Orchid
 }
skud-piece-B = { $number ->
    [plural] Boats
   *[singular] { $article ->
        [def] the Boat
        [indef] a Boat
       *[none] Boat
    }
 }
skud-piece-K = { $number ->
    [plural] Knotweeds
   *[singular] { $article ->
        [def] the Knotweed
        [indef] a Knotweed
       *[none] Knotweed
    }
 }
skud-piece-R = { $number ->
    [plural] Rocks
   *[singular] { $article ->
        [def] the Rock
        [indef] a Rock
       *[none] Rock
    }
 }
skud-piece-W = { $number ->
    [plural] Wheels
   *[singular] { $article ->
        [def] the Wheel
        [indef] a Wheel
       *[none] Wheel
    }
 }

## By key: notes of tiles

skud-note-growing = growing
skud-note-trapped = trapped

## By key: phases

skud-phase-accents = choice of Accents
skud-phase-first-flower = first flower
skud-phase-play = play
skud-phase-harmony-bonus = Harmony Bonus

## By key: fields of position texts

skud-label-phase = Phase
skud-label-phase-accents = choice of Accents
skud-label-phase-opening = first flowers
skud-label-phase-play = play
skud-label-passes = Passes just now

## By key: rules

skud-rule-turn-text = how a turn is written
skud-rule-game-over = after the end there are no turns
skud-rule-phase = first the Accents, then each player's first flower, then normal turns
skud-rule-pass = only a player with no other turn passes
skud-rule-hand = a tile is planted or used from one's own hand
skud-rule-own-flower = only one's own flowers are arranged
skud-rule-trap = a flower beside a blooming Orchid of the opponent cannot be arranged
skud-rule-gate = flowers are planted in open gates; nothing else enters a gate
skud-rule-reach = a flower goes over empty points, at least 1 step and at most its reach
skud-rule-capture = which flowers of the opponent a flower captures
skud-rule-garden = white flowers stay out of the red gardens, red flowers out of the white gardens
skud-rule-disharmony = no two flowers in Disharmony may be in line
skud-rule-harmony-bonus = a new Harmony of one's own earns a Harmony Bonus
skud-rule-bonus-planting = a bonus flower needs an open gate; only a player without a growing flower plants a basic flower
skud-rule-empty-point = Rock, Wheel and Knotweed are put on an empty point
skud-rule-wheel = what a Wheel may turn
skud-rule-boat = what a Boat may move or take away

## By key: texts about the game

skud-blurb = Plant flowers at the gates, and close a ring of harmonies round the centre.
skud-duration = 30 to 60 minutes
skud-difficulty = takes a few games to learn
skud-newcomer = Slow to start, with depth for years: the classic.
skud-win-ring = { $winner } wins: a ring of harmonies is closed round the centre.
skud-draw-ring = A draw: both have closed a ring of harmonies.
skud-win-last-flower = { $winner } wins on the count: a player has planted their last basic flower.
skud-draw-last-flower = A draw: a player has planted their last basic flower, and the count is equal.
skud-option-edition = edition
skud-option-edition-means = The rules of the German translation, or those of the site where the game is played today.
skud-option-edition-value-german = German translation
skud-option-edition-value-garden-gate = The Garden Gate, as on the web
skud-option-accents = Accents
skud-option-accents-means = The player who chooses the four Accent tiles of each side.
skud-option-accents-value-each = each their own
skud-option-accents-value-host = Host, for both
skud-option-opening = opening
skud-option-opening-means = The first flower of Host. A clash makes the game faster.
skud-option-opening-value-same = of the same kind as Guest’s
skud-option-opening-value-clash = of the kind in Disharmony with it

## By key: for newcomers: the goal, what can be done in a phase, what a piece does

skud-goal = close a ring of your Harmonies around the centre: a Harmony joins two flowers that suit each other, in one line
skud-next-accents = choose the four Accents that you can use later; one of each is a good start
skud-next-first-flower = plant your first flower in your gate: later it moves onto the board and blooms
skud-next-play = plant a flower in an open gate, or move a flower into line with one of yours that it is in Harmony with: a new Harmony earns a bonus
skud-next-harmony-bonus = your new Harmony has earned a bonus: plant one more flower, use an Accent, or end the turn
# $garden, $one, $other and $foe are names.
-skud-flower = goes up to { $reach } steps and may not stop inside the { $garden } gardens; it makes a Harmony in line with its side's { $one } or { $other }, captures a { $foe }, and may not be in line with one
skud-card-R3 = { -skud-flower(reach: 3, garden: "white", one: "Chrysanthemum", other: "White Jade", foe: "Jasmine") }
skud-card-R4 = { -skud-flower(reach: 4, garden: "white", one: "Rose", other: "Rhododendron", foe: "Lily") }
skud-card-R5 = { -skud-flower(reach: 5, garden: "white", one: "Chrysanthemum", other: "Jasmine", foe: "White Jade") }
skud-card-W3 = { -skud-flower(reach: 3, garden: "red", one: "Rhododendron", other: "Lily", foe: "Rose") }
skud-card-W4 = { -skud-flower(reach: 4, garden: "red", one: "Jasmine", other: "White Jade", foe: "Chrysanthemum") }
skud-card-W5 = { -skud-flower(reach: 5, garden: "red", one: "Lily", other: "Rose", foe: "Rhododendron") }
skud-card-L = goes up to 2 steps; every basic flower in line with it makes a Harmony for the flower's owner
skud-card-O = goes up to 6 steps; enemy flowers beside it cannot be moved, and while its player's White Lotus blooms it captures basic flowers and can itself be captured
skud-card-B = moves a blooming flower to a point beside it and stays in its place, or leaves the game together with another Accent
skud-card-K = the tiles on the eight points around it make no Harmony
skud-card-R = cancels all Harmonies in its row and in its column
skud-card-W = turns the tiles on the eight points around it by one point, clockwise

## Parts of sentences

# The gate $gate (place) in the south.
skud-gate-south = south gate { $gate }
# The gate $gate (place) in the west.
skud-gate-west = west gate { $gate }
# The gate $gate (place) in the east.
skud-gate-east = east gate { $gate }
# The gate $gate (place) in the north.
skud-gate-north = north gate { $gate }
# $n (number), 1 or 2, Accents of the kind $tile (piece), in a list.
skud-accents-of-kind = { $n ->
    [1] { FORM($tile, article: "indef") }
   *[2] two { FORM($tile, number: "plural") }
 }
# Which gates are open: $open (places).
skud-open-gates = { COUNT($open) ->
    [0] no gate is open now
    [one] only { $open } is open
   *[other] { $open } are open
 }
# Where $by (seat) plants the first flower: $gate (place).
skud-first-flower-gate = { FORM($by, case: "gen") } first flower goes in { $gate }
# A legal turn: $by (seat) can plant $tile (piece) in $gate (message).
skud-example-plant = { $by } can plant { FORM($tile, article: "indef") } in the { $gate }
# A legal turn: $by (seat) can arrange $tile (piece), for instance to $to (place).
skud-example-arrange = { $by } can arrange { FORM($tile, article: "def") }, for instance to { $to }
# $by (seat) has no other turn than a pass.
skud-example-pass = { $by } can only pass

## What a turn does

# $by (seat) chooses $accents (list) and keeps them for the game.
skud-keeps = { $by } keeps { $accents }
# $by (seat) chooses $accents (list) for both.
skud-keeps-for-both = { $by } chooses { $accents } for both players
# $by (seat) plants $tile (piece) in $gate (message).
skud-plants = { $by } plants { FORM($tile, article: "indef") } in the { $gate }, where it grows
# $by (seat) passes for this $reason (message): skud-stuck-no-flower and those that follow it.
skud-passes = { $by } passes: { $reason }
skud-stuck-no-flower = no gate is open, and there is no flower to arrange
# $tile (piece) is the only flower.
skud-stuck-flower = no gate is open, and { $tile } has nowhere to go
# $by (seat) has $n (number) flowers, 2 or more.
skud-stuck-flowers = no gate is open, and none of { FORM($by, case: "gen") } { $n } flowers has anywhere to go
# $by (seat) has earned a bonus and ends the turn without it.
skud-bonus-unused = { $by } does not use the Harmony Bonus
# $tile (piece) goes $steps (number) steps from $from (place) to $to (place).
skud-arranges = { $tile } goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } from { $from } to { $to }
# As skud-arranges, out of a gate: $tile (piece), $steps (number), $from (place), $to (place).
skud-arranges-and-blooms = { $tile } goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } from { $from } to { $to } and blooms
# The flower that has just gone captures $tile (piece).
skud-captures = it captures { $tile }, which leaves the game
# $by (seat) has just arranged a flower.
skud-no-new-harmony = { $by } makes no new Harmony, so there is no Harmony Bonus
# $by (seat) has made a new Harmony.
skud-earns-bonus = { $by } earns a Harmony Bonus
# $by (seat) has made a new Harmony, but no tile in the hand can be used.
skud-earns-bonus-in-vain = { $by } earns a Harmony Bonus, but can use nothing in the hand for it now
# $by (seat) had $before (number) Harmonies and has $n (number).
skud-harmonies-now = { $by } now has { $n ->
    [one] { $n } Harmony
   *[other] { $n } Harmonies
 } instead of { $before }
skud-second-occurrence = the board, the hands and the player to move are the same for the second time; the third time is a draw
# $by (seat) puts a Rock on $at (place).
skud-bonus-rock = { $by } uses the bonus for a Rock on { $at }: no Harmony counts in its row or its column
# $by (seat) puts a Knotweed on $at (place).
skud-bonus-knotweed = { $by } uses the bonus for a Knotweed on { $at }: the tiles around it form no Harmony
# $by (seat) plants $tile (piece) in $gate (message).
skud-bonus-plants = { $by } uses the bonus to plant { FORM($tile, article: "indef") } in the { $gate }, where it grows
# $by (seat) takes away the Accent $tile (piece) by a Boat.
skud-bonus-boat-takes = { $by } uses the bonus for a Boat, which takes away { $tile }; both leave the game
# $by (seat) puts a Boat on $at (place), where $tile (piece) stood, which goes to $to (place).
skud-bonus-boat-moves = { $by } uses the bonus for a Boat on { $at }: { $tile } goes from there to { $to }, and the Boat stays
# $by (seat) puts a Wheel on $at (place); $turned (list) are skud-turned.
skud-bonus-wheel = { $by } uses the bonus for a Wheel on { $at }, which turns { $turned }
# A Wheel turns $tile (piece) from $from (place) to $to (place).
skud-turned = { $tile } from { $from } to { $to }
# $by (seat) puts a Wheel on $at (place).
skud-bonus-wheel-nothing = { $by } uses the bonus for a Wheel on { $at }, where there is nothing to turn
# $a (piece) and $b (piece); $b has no owner if it is that of $a.
skud-harmony-made = { $a } and { $b } are now in Harmony
# $a (piece) and $b (piece) for this $reason (message): skud-broken-by-capture and those that follow
# it. $b has no owner if it is that of $a.
skud-harmony-broken = { $a } and { $b } are no longer in Harmony: { $reason }
# $tile (piece) is one of the two.
skud-broken-by-capture = { FORM($tile, article: "def") } has been captured
# $tile (piece) is a Rock or a Knotweed.
skud-broken-by-accent = { $tile } cancels it
skud-broken-by-gate = a gate lies between them
# $tile (piece) is between the two.
skud-broken-by-tile = { $tile } stands between them
skud-broken-off-line = they are no longer in line
# $orchid (piece) traps $tile (piece).
skud-trapped = { $tile } is now trapped by { $orchid }
# $tile (piece) was trapped.
skud-freed = { $tile } is no longer trapped
# $lotus (piece) and $orchid (piece) have the same owner.
skud-orchid-captures = { $lotus } is in bloom, so { $orchid } can capture and be captured
# The White Lotus of the owner of $orchid (piece) has just been captured by $enemy (piece).
skud-orchid-protected = without a White Lotus in bloom, { $orchid } can capture only { $enemy } and be captured only by it

## How the game has ended

# $by (seat) has a ring of $n (number) Harmonies, from $start (piece) over $others (list).
skud-ring = { $by } has a ring of { $n ->
    [one] { $n } Harmony
   *[other] { $n } Harmonies
 } around the centre: from { FORM($start, article: "def") } through { FORM($others, article: "def") } back to the start
# As skud-ring: $by (seat), $n (number), $start (piece), $others (list).
skud-ring-wins = { $by } wins with a ring of { $n ->
    [one] { $n } Harmony
   *[other] { $n } Harmonies
 } around the centre: from { FORM($start, article: "def") } through { FORM($others, article: "def") } back to the start
# The ring of $by (seat) has the White Lotus of the opponent, $lotus (piece).
skud-ring-lotus = { FORM($lotus, article: "def") } counts in the ring of { $by }, because a White Lotus is in Harmony with the basic flowers of both players
skud-both-rings = both players have a ring: the game is a draw
# $by (seat) has closed a ring of the opponent.
skud-ring-of-other = { $by } made the last turn, but a ring wins for its owner, whoever closes it
# $by (seat) wins. Guest has $guest (number) Accents, $guestTiles (list), and Host $host (number),
# $hostTiles (list).
skud-more-accents = { $by } wins with more unused Accents: Guest has { $guest }{ COUNT($guestTiles) ->
    [0] {""}
   *[other] {" "}({ $guestTiles })
 }, Host has { $host }{ COUNT($hostTiles) ->
    [0] {""}
   *[other] {" "}({ $hostTiles })
 }
# Both have $n (number) Accents.
skud-equal-accents = the Harmonies are counted because both players have the same number of unused Accents: { $n }
# $by (seat) has no basic flower.
skud-last-flower = the game has ended because { $by } has no basic flower (Rose to White Jade) left in the hand
# $by (seat) has planted the last on $gate (place).
skud-last-flower-planted = the game has ended because { $by } has no basic flower (Rose to White Jade) left in the hand: the last was planted on { $gate }
# Each has $n (number).
skud-equal-harmonies = the game is a draw: Guest and Host have { $n ->
    [one] { $n } Harmony
   *[other] { $n } Harmonies
 } each
# Each has $n (number).
skud-equal-crossings = the game is a draw: Guest and Host each have { $n ->
    [one] { $n } Harmony
   *[other] { $n } Harmonies
 } across a midline
# $by (seat) wins; Guest has $guest (number) and Host $host (number).
skud-more-harmonies = { $by } wins with more Harmonies: Guest has { $guest }, Host has { $host }
# $by (seat) wins; Guest has $guest (number) and Host $host (number).
skud-more-crossings = { $by } wins with more Harmonies across a midline: Guest has { $guest }, Host has { $host }
# $seat (seat) is to move; $when (message) is skud-occurrences or skud-occurrences-from-beginning.
skud-repetition = the board, the hands and the player to move ({ $seat }) are the same for the third time, { $when }: the game is a draw
# As skud-repetition: $seat (seat), $when (message). The last turn has brought $tile (piece) there.
skud-repetition-with = with { $tile }, the board, the hands and the player to move ({ $seat }) are the same for the third time, { $when }: the game is a draw
# $turns (list) are numbers of turns.
skud-occurrences = after turns { $turns }
# $turns (list) are numbers of turns.
skud-occurrences-from-beginning = at the beginning and after turns { $turns }
# $first (seat) and then $second (seat).
skud-both-passed = the game is a draw: { $first } and then { $second } had no legal turn and passed, because flowers grow in all four gates
# $by (seat) for this $reason (message): skud-stuck-…
skud-can-do-nothing = { $by } can do nothing: { $reason }

## Why a turn is not legal

# $example (message) is skud-example-plant or skud-example-arrange. $by (seat) is to move.
skud-may-not-pass = { $by } may not pass while there is another turn: { $example }
# $by (seat) is to move.
skud-accents-first = { $by } first chooses four Accents of Boat, Knotweed, Rock and Wheel
# $gate (place) is the south gate.
skud-guest-begins = Guest begins with a basic flower in { $gate }, a Rose for example
# Guest's first flower is $flower (piece). $answer (piece) is a kind, $gate (place) the north gate.
skud-host-answers = Host answers { $flower } with { FORM($answer, article: "indef") } in { $gate }
# $by (seat) has $accents (list). $example (message) is skud-example-….
skud-accents-chosen = the Accents have been chosen, and { $by } { COUNT($accents) ->
    [0] has none left
   *[other] still has { $accents }
 }; now { $example }
# $tile (piece) is the Orchid, the White Lotus or an Accent.
skud-bonus-only = { FORM($tile, article: "indef") } comes into play only as a Harmony Bonus, after an Arrange that makes a new Harmony; a turn without an Arrange can plant only a basic flower
# $at (place) is not among $gates (places).
skud-no-gate = { $at } is not a gate: the gates are { $gates }
# $tile (piece) is in the gate. $open (message) is skud-open-gates.
skud-gate-taken = { $tile } already grows in the gate, and a flower needs an open gate: { $open }
# $by (seat) has no $tile (piece), an Accent, but $accents (list).
skud-no-accent-left = { $by } has no { FORM($tile, article: "none") } left{ COUNT($accents) ->
    [0] , nor any other Accent in the hand
   *[other] ; the Accents in the hand: { $accents }
 }
# $by (seat) has played $tile (piece), the Orchid or the White Lotus.
skud-no-special-left = { $by } has no { FORM($tile, article: "none") } left in the hand; each player has only one
# $by (seat) has no $tile (piece), but the kinds $flowers (list).
skud-no-flower-left = { $by } has no { FORM($tile, article: "none") } left in the hand{ COUNT($flowers) ->
    [0] , nor any other basic flower
   *[other] ; the basic flowers there: { $flowers }
 }
# $by (seat) cannot use a bonus after $tile (piece) has gone to $to (place).
skud-no-bonus = if { $tile } goes to { $to }, { $by } makes no new Harmony and earns no Harmony Bonus
# Nothing stands on $at (place). $by (seat) is to move.
skud-no-tile = there is no tile on { $at } that { $by } could arrange
# $tile (piece) is an Accent.
skud-accent-stays = { $tile } is an Accent: only a Wheel can move it
# $tile (piece) is not of $by (seat).
skud-not-own = { $by } can arrange only their own flowers, not { $tile }
# $orchid (piece) traps $tile (piece).
skud-trapped-stays = { $tile } cannot be arranged: { $orchid } beside it traps it
# $to (place) is a gate, to which $tile (piece) should go.
skud-into-gate = { $tile } cannot go to { $to }: no tile moves into a gate
# $tile (piece) should end where it starts.
skud-no-step = { $tile } has to go to another point
# $tile (piece) goes at most $reach (number) steps, 2 or more; it is $steps (number) to $to (place).
skud-too-far = { $tile } reaches { $reach } steps; { $to } is { $steps } steps away
# $tile (piece) cannot go to $to (place) in $reach (number) steps, 2 or more.
skud-no-way = { $tile } has no free way of at most { $reach } steps to { $to }
# $tile (piece) should go to $to (place).
skud-red-flower-in-white = { $tile } is a red flower and may not end on { $to }, inside a white garden
# $tile (piece) should go to $to (place).
skud-white-flower-in-red = { $tile } is a white flower and may not end on { $to }, inside a red garden
# With $tile (piece) there, $a (piece) and $b (piece) would be in line.
skud-would-clash = with { FORM($tile, article: "def") } there would be a Disharmony between { $a } and { $b }
# $tile (piece) cannot capture $prey (piece) for this $reason (message): skud-captures-none and those
# that follow it.
skud-no-capture = { $tile } cannot capture { $prey }: { $reason }
skud-captures-none = it captures no flower of that kind
# $by (seat) owns both.
skud-captures-not-own = both belong to { $by }
skud-captures-no-accent = Accents are not captured
skud-captures-no-lotus = the White Lotus is never captured
# $by (seat) is the owner of the Orchid.
skud-no-lotus-in-bloom = { $by } has no White Lotus in bloom
# $prey (piece) is a kind.
skud-captures-only = it captures only { FORM($prey, article: "def") } and an Orchid whose owner has a White Lotus in bloom

## Why a bonus is not legal

# $tile (piece) is a Rock, Wheel or Knotweed, $at (place) a gate.
skud-bonus-in-gate = { FORM($tile, article: "def") } cannot be put in the gate { $at }
# $tile (piece) is a Rock, Wheel or Knotweed. On $at (place) stands $blocker (piece).
skud-bonus-on-tile = { FORM($tile, article: "def") } needs an empty point, but { $blocker } stands on { $at }
# $tile (piece) is the flower of the same player in a gate.
skud-bonus-still-growing = { $tile } is still growing: only a player without a growing flower plants a basic flower as a bonus
# A Wheel on $at (place) is beside $tile (piece).
skud-wheel-growing = the Wheel on { $at } would turn { $tile }, but a growing flower is not turned
# A Wheel on $at (place) is beside $tile (piece), a Rock.
skud-wheel-rock = a Wheel cannot be put on { $at } beside { $tile }: it cannot turn a Rock
# A Wheel on $at (place) is beside $tile (piece).
skud-wheel-rim = the Wheel on { $at } would turn { $tile } off the board
# A Wheel on $at (place) is beside $tile (piece), next to $gate (place).
skud-wheel-gate = the Wheel on { $at } would turn { $tile } into the gate { $gate }
# A Wheel on $at (place) turns $tile (piece) to $to (place).
skud-wheel-into-red = the Wheel on { $at } would turn { $tile } to { $to }, inside a red garden
# A Wheel on $at (place) turns $tile (piece) to $to (place).
skud-wheel-into-white = the Wheel on { $at } would turn { $tile } to { $to }, inside a white garden
# A Wheel on $at (place) brings $a (piece) and $b (piece) in line.
skud-wheel-clash = the Wheel on { $at } would cause a Disharmony between { $a } and { $b }
# Nothing stands on $at (place).
skud-boat-on-nothing = a Boat is put on a blooming flower or on an Accent, but there is no tile on { $at }
# $tile (piece) is an Accent, which should go to $to (place).
skud-boat-moves-no-accent = a Boat takes { $tile } away and does not move it to { $to }
# $tile (piece) is in a gate.
skud-boat-growing = { $tile } is growing: a Boat moves only blooming flowers
# $tile (piece) is a flower; the text does not say where it goes.
skud-boat-where = the point to which the Boat moves { $tile } is missing
# $tile (piece) cannot go to $to (place).
skud-boat-too-far = a Boat moves { $tile } to a point around it, not to { $to }
# $tile (piece) cannot go to $gate (place).
skud-boat-into-gate = a Boat cannot move { $tile } into the gate { $gate }
# $tile (piece) cannot go to $to (place), where $blocker (piece) stands.
skud-boat-onto-tile = a Boat moves { $tile } to an empty point, but { $blocker } stands on { $to }
# $tile (piece) cannot go to $to (place).
skud-boat-into-white = a Boat cannot move { $tile } to { $to }: a red flower may not stand inside a white garden
# $tile (piece) cannot go to $to (place).
skud-boat-into-red = a Boat cannot move { $tile } to { $to }: a white flower may not stand inside a red garden
# It brings $a (piece) and $b (piece) in line.
skud-boat-clash = the Boat would cause a Disharmony between { $a } and { $b }
# $tile (piece) is a Boat.
skud-boat-takes-no-boat = a Boat takes away a Rock, Wheel or Knotweed, not { $tile }
# $tile (piece) is between $a (piece) and $b (piece).
skud-boat-opens-clash = without { $tile } there would be a Disharmony between { $a } and { $b }

## Why something cannot be picked

# $want (message), skud-want-…, is due, but $tile (piece) was picked.
skud-pick-not-tile = now pick { $want }, not { FORM($tile, article: "def") }
# $want (message), skud-want-…, is due, but $picked (text) was picked, which is quoted.
skud-pick-not-text = now pick { $want }, not { $picked }
# $tile (piece) is a flower on the board.
skud-want-point = the point to which { $tile } goes
# $tile (piece) is a flower on the board.
skud-want-boat-point = the point to which the Boat moves { $tile }
# $by (seat) is to move.
skud-want-bonus = a tile in { FORM($by, case: "gen") } hand for the Harmony Bonus, or the end of the turn
# $tile (piece) is a kind of Accents.
skud-want-place = the place for { FORM($tile, article: "def") }
# $tile (piece) is a kind of flowers. $open (message) is skud-open-gates or skud-first-flower-gate.
skud-want-gate = the gate for { FORM($tile, article: "def") } ({ $open })
# $gate (place) was picked first.
skud-pick-flower-first = the gate { $gate } is empty: to plant a flower there, pick the flower in the hand first
# $example (message) is skud-example-….
skud-no-turn-to-end = there is no turn to end yet: { $example }
# $picked (text) is quoted. $example (message) is skud-example-….
skud-neither-place-nor-tile = { $picked } is neither a place nor a tile: { $example }
# $tile (piece) is a kind of flowers. $gates (places) are all.
skud-no-open-gate = there is no open gate for { FORM($tile, article: "def") }: flowers grow in { $gates }
# $tile (piece) is a flower.
skud-no-room = { $tile } has nowhere to go: there is no free point beside it, and it captures nothing there
# $tile (piece) is a flower with $n (number) points in its reach; $reason (message) is what is wrong with the first.
skud-no-legal-point = { $tile } has nowhere to go: { $n ->
    [one] on the only point in its reach it would break a rule
   *[other] on each of the { $n } points in its reach it would break a rule
 }; for instance, { $reason }
skud-nothing-for-boat = there is no flower that a Boat could move, and no Accent that it could take away
skud-nothing-for-wheel = there is no point on which a Wheel could be put
# $tile (piece) is a flower.
skud-boat-no-room = a Boat cannot move { $tile }: there is no empty point around it
# $tile (piece) is a flower; $reason (message) is what is wrong with the first point.
skud-boat-no-legal-point = a Boat can move { $tile } to no point around it; for instance, { $reason }
skud-complete-without-arrange = the turn is complete: only an Arrange earns a Harmony Bonus
skud-complete-with-bonus = the turn is complete: a turn has only one Harmony Bonus
skud-complete = the turn is complete, there is nothing more to pick

## Turn texts

# $text (text) is quoted. $expected (message) is skud-expect-….
skud-text-unfinished = { $text } is not finished: { $expected } is missing at the end
# $text (text) and its $rest (text) are quoted. $expected (message) is skud-expect-….
skud-text-unexpected = { $text } cannot be read from { $rest } on: { $expected } is expected there
# $sign (text) is one character, as in $example (turn).
skud-expect-sign = the sign { $sign }, as in { $example }
# $example (place) is a point.
skud-expect-point = a point such as { $example }
# $codes (list) are the codes of all tiles.
skud-expect-tile = a tile ({ FORM($codes, join: "or") })
# $text (text) begins with the turn $read (text); $rest (text) follows. All are quoted.
skud-text-too-long = { $text } begins with a whole turn, { $read }; what follows, { $rest }, is too much
# $point (place) is not on the board; $text (text) is quoted.
skud-no-such-point = the point { $point } in { $text } is not on the board: x²+y² is at most 80 there, as at 4,8
# $turn (turn) is the text with the letters in order.
skud-accents-order = write the four letters in the order B K R W: { $turn }
# $letters (text) are quoted.
skud-no-choice-of-accents = { $letters } is not a choice of Accents: keep four of Boat (B), Knotweed (K), Rock (R) and Wheel (W), none more than twice, in this order, for example accents=BKRW
skud-text-empty = no turn is written: R3@0,-8 plants a Rose and 0,-8-1,-7 arranges it, other flowers likewise
# $text (text) is quoted.
skud-text-no-turn = { $text } is not a turn: R3@0,-8 plants a Rose and 0,-8-1,-7 arranges it, other flowers likewise

## Picks

# On the button for the pass.
skud-pick-pass = Pass
skud-pick-pass-spoken = pass: there is no other turn
# $accents (list) are chosen.
skud-pick-accents = keep { $accents }
# A button or place that has the name $label (text) in all languages.
skud-pick-label = { $label }
# A button for $tile (piece), or the place where it stands or is put.
skud-pick-tile = { $tile }
# $tile (piece) is picked in the hand.
skud-pick-hand = { $tile } from the hand
# A flower goes to $to (place).
skud-pick-to = to { $to }
# A flower goes to where $tile (piece) stands.
skud-pick-capture = captures { $tile }
# On the button.
skud-pick-no-bonus = No bonus
skud-pick-no-bonus-spoken = end the turn without a bonus
# $tile (piece) is a flower.
skud-pick-boat-moves = Boat on { $tile }: the flower goes to a point around it, and the Boat stays
# $tile (piece) is an Accent.
skud-pick-boat-takes = Boat on { $tile }: both leave the game

## What there is to see

# Guest has $guest (number) and Host $host (number).
skud-harmonies = Harmonies: Guest { $guest }, Host { $host }
# Names the number of each player.
skud-progress = Harmonies
# $by (seat) is to move.
skud-must-pass = { $by } has no legal turn and passes
# $by (seat) was to move.
skud-has-passed = { $by } has passed
skud-second-time = this position for the second time: the third time is a draw

## Position texts

# $value (text) is quoted.
skud-setup-to-move = to-move={ $value }: want first or second
# $value (text) is quoted. $phases (list) are words.
skud-setup-phase = phase={ $value }: want { FORM($phases, join: "or") }
# $value (text) is quoted.
skud-setup-passes = passes={ $value }: want 0, 1 or 2
# $field (text) has $value (text), which is quoted. $codes (list) are the codes of all tiles.
skud-setup-board = { $field }={ $value }: want tile@x,y, a tile ({ FORM($codes, join: "or") }) on a point of the board
# $field (text) has $value (text), which is quoted. $codes (list) are the codes of all tiles.
skud-setup-hand = { $field }={ $value }: want tiles ({ FORM($codes, join: "or") }) with commas between
# A position has $a (piece) and $b (piece) in line.
skud-setup-clash = there is a Disharmony on the board: { $a } and { $b }
# On $at (place).
skud-setup-two-tiles = two tiles stand on { $at }
# $tile (piece) is an Accent, $gate (place) a gate.
skud-setup-accent-in-gate = { $tile } stands in the gate { $gate }
# $tile (piece) is a red flower on $at (place).
skud-setup-in-white = { $tile } stands on { $at }, inside a white garden
# $tile (piece) is a white flower on $at (place).
skud-setup-in-red = { $tile } stands on { $at }, inside a red garden
# $by (seat) has $n (number) tiles with the code $code (text), $tile (piece); there are $most (number).
skud-setup-too-many = { $by } has { $n } tiles { $code } ({ $tile }); { $most ->
    [one] there is { $most }
   *[other] there are { $most }
 }
# $by (seat) has $n (number), more than four.
skud-setup-accents = { $by } has { $n } Accents; four are kept
# Guest has $guest (text) and Host $host (text): letters.
skud-setup-other-accents = with accents=host both keep the same four Accents; Guest has { $guest } and Host has { $host }
# $n (number) are missing.
skud-setup-accents-gone = { $n ->
    [one] { $n } of eight Accents is
   *[other] { $n } of eight Accents are
 } out of the game, which is impossible: each leaves together with the Boat that takes it away
# $n (number) is not 0.
skud-setup-early-pass = passes={ $n }: nobody passes before the first normal turn
skud-setup-guest-chooses = with accents=host Guest chooses no Accents
# $gate (place) is the south gate.
skud-setup-guest-flower = before Host's first flower Guest has one tile on the board, a basic flower in { $gate }
# $by (seat) has tiles there.
skud-setup-early-tiles = { $by } has tiles on the board before the first flower
# $by (seat) has too few or too many.
skud-setup-hand-flowers = { FORM($by, case: "gen") } hand does not hold all flowers that are not on the board
# $by (seat) has $n (number) instead of $want (number).
skud-setup-hand-accents = { $by } has { $n } Accents in the hand instead of { $want }
skud-setup-no-first-flowers = with these hands the players cannot have planted their first flowers
# $by (seat) has no basic flower.
skud-setup-no-basic = { $by } is to move and has no basic flower in the hand: the game ended with an earlier turn
# $n (number) passes; the outcome was $outcome (text), as a program writes it.
skud-setup-pass-after-end = passes={ $n }, but the game ended before the pass ({ $outcome })
# $by (seat) had another turn.
skud-setup-needless-pass = { $by } has passed, but could plant or arrange

## The notation of the site

# $entry (text) is quoted.
skud-site-first = { $entry } cannot be the first entry: a game begins with Host's Accents, as in 0H.R,W,K,B
# $entry (text) is quoted; $due (text) is the number of an entry.
skud-site-order = { $entry } stands where the entry { $due } is due
# $entry (text) is quoted.
skud-site-form = { $entry } is not an entry of the site: planting is written R3(0,-8), arranging (0,-8)-(2,-5), a bonus after it +R(3,3) or +B(0,3)-(1,3)
# $entry (text) is quoted; $half (text) is its first part.
skud-site-several = { $entry } is more than one entry: read { $half } alone
# $entry (text) is quoted; $tile (piece) is a kind.
skud-site-too-often = { $entry } names { FORM($tile, article: "indef") } too often: each player has two and keeps four of R, W, K and B, as in R,W,K,B
# $entry (text) is quoted.
skud-site-not-four = { $entry } does not name four Accents, as R,W,K,B does
# The entry has another form than $written (text).
skud-site-written = it is written { $written }
# $bonus (text) was written after an Arrange that earned no bonus.
skud-site-bonus-skipped = the bonus { $bonus } was not earned and is left out, as on the site
# $accents (list) are Host's.
skud-site-same-accents = Guest keeps the same four Accents as Host, who chose for both: { $accents }
# $due (text) and $read (text) are numbers of entries; $task (message) is skud-task-….
skud-site-next = the next entry is { $due }, not { $read }: { $task }
# $by (seat) is to move.
skud-task-accents = { $by } chooses four Accents
# $gate (place) is the south gate.
skud-task-guest-flower = Guest plants the first flower in the gate { $gate }
# $tile (piece) is the kind of the flower, $gate (place) the north gate.
skud-task-host-flower = Host plants { FORM($tile, article: "def") } in the gate { $gate }
# $by (seat) is to move.
skud-task-turn = { $by } plants or arranges

## What counts in the evaluation of a position

# $by (seat) is to move.
skud-term-tempo = { $by }: to move
# What skud-term-tempo is and why it counts.
skud-term-tempo-meaning = the player to move can use a chance before the opponent can prevent it
# $by (seat) needs about $turns (number) turns of its own for its cheapest ring.
skud-term-ring = { $by }: turns to a ring, about: { $turns }
# What skud-term-ring is and why it counts.
skud-term-ring-meaning = a closed ring of Harmonies around the centre wins; about so many turns are missing if the opponent does nothing
# $by (seat); $n (number) of its Harmonies.
skud-term-harmonies = { $by }: Harmonies that a ring can use: { $n }
# What skud-term-harmonies is and why it counts.
skud-term-harmonies-meaning = a ring consists of Harmonies, so each of these can become a part of one; those through the centre cannot
# $by (seat); $n (number), up to 4.
skud-term-axes = { $by }: half axes that these Harmonies cross: { $n }
# What skud-term-axes is and why it counts.
skud-term-axes-meaning = four half axes run from the centre to the gates, and a ring around the centre has to cross all four
# $by (seat); $n (number).
skud-term-bloom = { $by }: flowers in bloom: { $n }
# What skud-term-bloom is and why it counts.
skud-term-bloom-meaning = these basic flowers have left their gates, and only flowers in bloom can form Harmonies
# $by (seat); $n (number).
skud-term-growing = { $by }: flowers that grow in a gate: { $n }
# What skud-term-growing is and why it counts.
skud-term-growing-meaning = a flower in a gate cannot be captured, but it forms no Harmonies until it moves out
# $by (seat); $n (number).
skud-term-trapped = { $by }: trapped flowers: { $n }
# What skud-term-trapped is and why it counts.
skud-term-trapped-meaning = an enemy Orchid beside these flowers traps them: they can take no steps and capture nothing, but they keep their Harmonies
# $by (seat); $tile (piece) is the White Lotus or the Orchid.
skud-term-in-play = { $by }: { $tile } in play
# What skud-term-in-play with the White Lotus is and why it counts.
skud-term-lotus-meaning = in bloom, the White Lotus forms Harmonies with the basic flowers of both players, so it can help the opponent too
# What skud-term-in-play with the Orchid is and why it counts.
skud-term-orchid-meaning = in bloom, the Orchid traps the enemy flowers beside it: they can take no steps and capture nothing
# $by (seat); $n (number).
skud-term-basic = { $by }: basic flowers in the hand: { $n }
# What skud-term-basic is and why it counts.
skud-term-basic-meaning = a basic flower has to be planted before it can form Harmonies; the last one that is planted ends the game
# $by (seat); $n (number).
skud-term-accents = { $by }: unused Accents: { $n }
# What skud-term-accents is and why it counts.
skud-term-accents-meaning = a player may use one Accent as the bonus for a new Harmony, for example to break Harmonies of the opponent
# $by (seat); $n (number) flowers of the other player.
skud-term-capturable = { $by }: flowers that can be captured next: { $n }
# What skud-term-capturable is and why it counts.
skud-term-capturable-meaning = a turn may capture one of these enemy flowers, if the way is free; that ends its Harmonies too
# $by (seat) could close a ring if it were to move.
skud-term-threat = { $by }: threatens to close a ring
# What skud-term-threat is and why it counts.
skud-term-threat-meaning = this player closes a ring with the next turn and wins, unless the opponent prevents it now
# $by (seat) leads in the count that the last basic flower brings.
skud-term-count = { $by }: ahead in the count at the last flower
# What skud-term-count is and why it counts.
skud-term-count-meaning = without a ring, the last basic flower ends the game: more unused Accents win, then more Harmonies; long before the end this means little
# What skud-term-count in the garden-gate edition is and why it counts.
skud-term-crossings-meaning = without a ring, the last basic flower ends the game, and more Harmonies across the lines between opposite gates win; long before the end this means little
skud-term-count-even = even in the count at the last flower
# What skud-term-count-even is and why it counts.
skud-term-count-even-meaning = nobody would win now if the last basic flower ended the game; the player with fewer in the hand can end it sooner
