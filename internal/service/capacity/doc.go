// Package capacity watches the size of the database and refuses new data early enough
// for running matches to be finished.
//
//	m, err := capacity.Start(ctx, capacity.Config{Store: s, Max: 20e9, MinFree: 64e6, Log: log, Metrics: counts})
//	defer m.Stop()
//	err = m.Check() // nil, or ErrFull: no new match can begin
//
// The limits are soft: only new matches, rematches, chat and new people are refused.
// Turns and everything else that belongs to running matches still use the reserve.
//
// # Caveats
//
// It looks from time to time; between two looks the database grows on. The reserve is
// much larger than that.
package capacity
