// Package storetest is the conformance suite of stores.
//
//	func TestLaws(t *testing.T) {
//		storetest.Run(t, func(*testing.T) store.Store { return memory.New() })
//	}
//
// [Durable] adds tests of a store that is opened again, and [CompareStores] calls two stores
// with the same random operations and compares their results.
//
// # Caveats
//
// The matches are made up: their events are as events are written, but are of no real
// game, and their summaries are not derived from them.
package storetest
