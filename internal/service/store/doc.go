// Package store defines how matches are stored: an append-only log of events, and data
// derived from it to find matches. A match can only be deleted as a whole. People and their
// accounts are stored too, see [Accounts].
//
//	err := s.Append(ctx, store.LogEntry{Match: "m1", Epoch: 1, Events: events, Summary: summary})
//	// err == nil: the events are on disk and will be there after any crash
//
// The implementations are in the folders below: sqlite, postgres for several nodes, and memory for tests. All pass
// storetest.
//
// # Caveats
//
// Unless an error of Append says otherwise, it is unknown whether the entry was stored:
// read the log again before the next Append.
package store
