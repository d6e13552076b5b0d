// Package arena has contenders play matches, and says what the results are worth.
//
//	m, err := arena.New(arena.Settings{
//		Game: "ki-shogi", Contenders: [2]string{"level:5", "greedy"}, Games: 200, Drawn: 4, Turns: 400,
//	})
//	err = m.Try(ctx) // whether other programs can play at all
//	tally := arena.NewTally()
//	err = m.Run(ctx, tally, 2, journal.Keep, func(t *arena.Tally) { fmt.Println(t.Score) })
//	err = m.Summarize(tally).Write(os.Stdout)
//
// Games are played in pairs: from the same opening, with the same luck, and in the second
// the contenders have changed seats. Our rules alone say which turns are legal and who
// has won. Whatever a contender does wrong in a game loses it and never stops the match.
//
// # Caveats
//
//   - Openings, luck and the seeds of the contenders follow from the seed of the match, so
//     that contenders who depend on nothing else (one thread, a number of nodes) play the
//     same games again, in whatever order. With a limit of time they do not.
//   - A panic in a goroutine that a contender has started ends the process, as in any Go
//     program. The games finished before are in the [Journal].
package arena
