// Package kutai is the rules of Kutai Pai Sho, as the source by Red Kutai and
// docs/rules/kutai-pai-sho.md state them.
//
// Two players place the tiles of their sets on the Pai Sho board in turn.
// Nothing moves and it does not matter whose a tile is. Harmonies grow from the
// Centerpiece as a chain; the player who makes the total Harmony exceed the target wins.
//
//	table, _ := kutai.Rules.New(map[string]string{"target": "12"})
//	_ = game.PlayTurn(table, "RHn@0,0")    // the Centerpiece
//	_ = game.PlayTurn(table, "JAn@0,-4")   // a Harmony of 2: Night and winter
//	table.Info()                           // {"total":2}
//
// Where to look: the tiles and their properties in tile.go, what two are worth
// to each other in harmonyvalue.go, thresholds in disharmony.go, possible Harmonies and
// the preference among them in harmony.go, the chain in chain.go. Ties are
// followed in tiefollower.go, and in chainsearch.go when there are very many. Why a turn is
// refused: explainturn.go and picks.go; what a turn does: explaineffects.go and explainchain.go; what
// decided a game: explainoutcome.go. What they say is in the catalogues of kutai/messages. The notation in words: wordnotation.go and wordnotation_parse.go. What each
// placement would make of the total, for engines: placementtotals.go, chaintrial.go and whatif.go.
//
// # Caveats
//
//   - Following ties is a search for a longest path. It is exact, but no short
//     bound of its time is proved. A chain of random play takes some 100 ns. The
//     worst positions found by hill climbing, which are in testdata/hard.txt, take
//     20 ms when their total is 60 or less, as it is until the game is won, and up
//     to 2 s when it is above 100, which only a last turn could bring about.
//   - [Game.SampleMove] draws a tile first and then a place, so a turn with the White
//     Lotus is likelier than one turn with a flower that more places take.
//   - A position text is refused when every possible last turn would have come
//     after the end of the game. That an earlier turn did is not looked for.
package kutai
