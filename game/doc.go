// Package game has the types that all games of Teahouse share. The terminal, the server, the
// engines and the browser use the rules through them alone. It knows no game.
//
//	rules, _ := games.ByName("ki-shogi")
//	g, err := rules.New(map[string]string{"ki": "on"})
//	if err != nil { … }
//	err = game.PlayTurn(g, "Gyoku*0,0")
//	for _, turn := range game.LegalTurns(g) { … }
//
// # Interfaces
//
// A function takes the smallest of these that it needs:
//
//   - [State]: list moves, make and take back, outcome, keys. A search needs no more.
//   - [Playable]: a State with its rules, its past and its texts.
//   - [Describer], [Picker], [Explainer]: what there is to see, how a turn is entered, and why.
//   - [Game]: all of them. [Rules.New] returns one.
//
// What else a game may implement ([TurnCounter], [MoveSampler], [Estimator], [InfoProvider],
// [PieceExplainer], [PieceDescriber], [ProgressReporter]) is used through functions that work
// without it: [CountLegalTurns], [SampleMove], [Score], [Info], [ProgressOf].
//
// # Writing a game
//
// A rules package has a flat position type that implements [Position]: no pointers, no slices,
// copied by assignment. Its Game type embeds [Base], which implements most of Playable, and
// adds the rest. [NewRules] puts both together:
//
//	var Rules = game.NewRules(game.Rules{Name: "nim", …}, game.SetupPositions(start, parse, wrap))
//
// # Moves and turns
//
// A [Move] is one phase of a turn; most turns are one move. A turn with
// phases (in Skud Pai Sho an Arrange that earns a Harmony Bonus) is several
// moves of one seat and ends with [End] when the seat declines what it might
// still do. Turn texts, records and perft speak of whole turns.
//
// # Keys and hashes
//
// Key identifies a position as the rules count repetitions (Ki Shogi on the
// open field: free of shifts; Balance: without the last move). Hash covers all
// that decides legal turns and outcome except history and the options of the
// game. Both have 64 bits; collisions can be constructed.
//
// # Caveats
//
//   - A State is not safe for concurrent use; Clone one for each goroutine.
//   - Do does not check: a move that AppendMoves does not list corrupts the
//     game. Use [Play] or [PlayTurn] for anything that comes from outside.
//   - A Move has a meaning only in the position that listed it.
package game
