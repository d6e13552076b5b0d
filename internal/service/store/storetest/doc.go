// Package storetest is what every store must do.
//
//	func TestLaws(t *testing.T) {
//		storetest.Run(t, func(*testing.T) store.Store { return memory.New() })
//	}
//
// [Durable] adds what must be true of a store that is opened again, and [CompareStores] does the
// same random things to two stores and compares what they say.
//
// # Caveats
//
// The matches are made up: their events are as events are written, but are of no real
// game, and their summaries are not derived from them.
package storetest
