// Package bus carries what happens to whoever wants to know.
//
//	stop := b.Subscribe("match/m1", func(m bus.Message) { queue.Put(m) })
//	defer stop()
//	b.Publish("match/m1", bus.Message{Seq: 18, Data: data})
//
// Messages of one topic that are published one after the other are delivered in that
// order. The bus is transport and keeps nothing: whoever misses a message sees the gap
// in Seq and reads the store.
//
// # Caveats
//
// The function that is called must return at once and must not publish or subscribe.
package bus
