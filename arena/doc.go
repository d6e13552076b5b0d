// Package arena plays matches between contenders and computes the statistics of the
// results.
//
//	m, err := arena.New(arena.Settings{
//		Game: "ki-shogi", Contenders: [2]string{"level:5", "greedy"}, Games: 200, Drawn: 4, Turns: 400,
//	})
//	err = m.CheckPrograms(ctx) // whether other programs can play at all
//	tally := arena.NewTally()
//	err = m.Run(ctx, tally, 2, journal.Append, func(t *arena.Tally) { fmt.Println(t.Score) })
//	err = m.Summarize(tally).Write(os.Stdout)
//
// Games are played in pairs: both games of a pair begin from the same opening and have
// the same chance events, and in the second game the contenders swap seats. Only our rules
// decide which turns are legal and who has won. A fault of a contender loses the game and
// never stops the match.
//
// # Caveats
//
//   - Openings, chance events and the seeds of the contenders derive from the seed of the
//     match. Contenders that depend on nothing else (one thread, a node limit) play the
//     same games again, in whatever order. With a time limit they do not.
//   - A panic in a goroutine that a contender has started ends the process, as in any Go
//     program. The games finished before are in the [Journal].
package arena
