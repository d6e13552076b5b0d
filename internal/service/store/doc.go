// Package store says how matches are kept: an append-only log of events, and what is
// derived from it to find matches. A match can only be deleted as a whole.
//
//	err := s.Append(ctx, store.LogEntry{Match: "m1", Epoch: 1, Events: events, Summary: summary})
//	// err == nil: the events are on disk and will be there after any crash
//
// The implementations are in the folders below: sqlite, and memory for tests. All pass
// storetest.
//
// # Caveats
//
// An error of Append other than those that say so leaves open whether the entry was
// kept: read the log again before the next Append.
package store
