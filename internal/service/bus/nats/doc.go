// Package nats is the bus of several nodes. It is a [bus.Bus] over NATS, with requests from one
// node to another and a list of the nodes that can be reached.
//
//	b, err := nats.Start(ctx, nats.Config{
//		Node: "n4c2xw7ktq3z", Listen: "10.0.0.1:6222", Peers: []string{"10.0.0.2:6222"}, Secret: secret,
//	})
//	defer b.Close()
//	stop := b.Subscribe(bus.MatchTopic("m1"), func(m bus.Notification) { queue.Put(m) })
//	defer stop()
//	answer, err := b.Request(ctx, owner, "command", data)
//
// The server of NATS is part of the process and has routes to those of the other nodes: one
// address of another node is enough, the servers report the rest to each other. Or the nodes use a
// NATS that runs elsewhere ([Config.URL]).
//
// Subscribers in the process are called by Publish itself, in order, whether NATS works or not. NATS carries
// messages to the other nodes, at most once.
//
// # What may be lost, and how that is noticed
//
// A subscriber that reads the store after it has subscribed, and again after each Missed, sees
// everything that was stored. Missed arrives
//
//   - on one topic when a message of another node did not arrive: each message names the one before
//     it, and every [Config.DigestInterval] each node sends a digest that names the last message of each topic.
//     This includes messages between Subscribe and the moment when the other nodes have learned of the
//     subscription: Subscribe waits for the server of its node, not for the others;
//   - on all topics when a digest is missing, when the digests of a node stop or come again after three intervals
//     without any, after a reconnection to NATS, and when messages came faster than they could be taken.
//
// So a lost message is reported after one interval, or when its node can be reached again. Missed also
// arrives where nothing was lost, e.g. on a topic with a message just before Subscribe.
//
// What a handler of a request has published before it returns is delivered to the subscribers of the
// node that sent the request before [Bus.Request] returns, unless it was lost.
//
// # Caveats
//
// The id of a node belongs to one process. Without [Config.TLS] the routes are not encrypted, and the secret
// can be read on the network. Everyone who knows the secret can read and send everything. All buffers are
// bounded: what does not fit is lost and reported. A notification of more than 64 KiB reaches the
// other nodes as Missed. Announcements are lost without a notice.
package nats
