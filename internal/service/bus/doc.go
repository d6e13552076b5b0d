// Package bus delivers messages about matches to subscribers.
//
//	b := bus.NewLocal()
//	stop := b.Subscribe(bus.MatchTopic("m1"), func(m bus.Notification) { queue.Put(m) })
//	defer stop()
//	b.Publish(bus.MatchTopic("m1"), bus.Notification{Seq: 18, Data: data})
//
// Messages of one topic that are published one after the other are delivered in that
// order. The bus stores nothing: a subscriber that misses a message sees the gap in Seq
// and reads the store.
//
// [Local] is the bus of one process. All implementations pass bustest.
//
// # Caveats
//
// The subscribed function must return at once; it must not publish, subscribe or stop, on
// any topic. It receives messages until stop returns, not only until stop is called.
package bus
