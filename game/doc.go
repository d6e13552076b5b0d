// Package game is the vocabulary in which every game of Teahouse is written
// and in which everything built on the rules (terminal, server, engines,
// browser) speaks of them. It knows no game. It uses the standard library only.
//
// There are two sides, kept in separate interfaces:
//
//   - Playing. A rules package has a flat Position type: no pointers, no
//     slices, copied by assignment. [History] puts a position together with its
//     past and gives the [Game] interface: list moves, play, undo, outcome.
//   - Describing. [Describer] says what a person sees: the [Surface], the
//     [Situation] on it, and the [Picks] by which a turn is entered.
//
// A [State] is both, and [Rules] makes one:
//
//	rules, _ := games.ByName("ki-shogi")
//	table, err := rules.New(map[string]string{"ki": "on"})
//	if err != nil { … }
//	err = game.PlayTurn(table, "Gyoku*0,0")
//	for _, turn := range game.LegalTurns(table) { … }
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
// that decides legal turns and outcome except history. Both have 64 bits and
// are not proof against somebody who looks for collisions.
//
// # Caveats
//
//   - A Game is not safe for concurrent use; Clone one for each goroutine.
//   - Do trusts its caller: a move that AppendMoves does not list corrupts the
//     game. Use Play or [PlayTurn] for anything that comes from outside.
//   - A Move has a meaning only in the position that listed it.
package game
