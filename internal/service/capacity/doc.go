// Package capacity watches how much space the database takes, and refuses what is new in
// time for running matches to be finished.
//
//	m, err := capacity.Start(ctx, capacity.Config{Store: s, Max: 20e9, MinFree: 64e6, Log: log, Metrics: counts})
//	defer m.Stop()
//	err = m.Check() // nil, or ErrFull: no new match can begin
//
// The limits are soft: what is refused is new matches, rematches, chat and new people.
// Turns and all else that belongs to running matches is written on, out of the reserve.
//
// # Caveats
//
// It looks from time to time; between two looks the database grows on. The reserve is
// much larger than that.
package capacity
