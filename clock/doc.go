// Package clock has time controls as pure functions: how much time a player has, how
// long a turn may take, and what is left after it.
//
//	control, err := clock.Parse("5+3") // five minutes, and three seconds a turn
//	times := control.Begin()
//	limit, timed := control.Limit(times, 0) // 5m3s: the longest turn that does not lose on time
//	times, flagged := control.Spend(times, 0, 20*time.Second)
//
// Sides are 0 and 1, the indices of first and second. Nothing here reads a clock: the
// caller passes how long a turn took.
//
// # Caveats
//
// Times are written in whole milliseconds; finer parts are lost.
package clock
