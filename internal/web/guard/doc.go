// Package guard limits what strangers may use of the service, by address and by
// identity, so that it stays available to players.
//
//	g := guard.New(guard.Config{Limits: guard.Default(), Persons: guests, Metrics: m})
//	people := g.Identity(guests) // who is new costs
//	server.Handler = g.Handler(mux)
//	server.Serve(g.Listener(listener))
//
// A turn that the rules allow costs nothing, however it is sent, except for the bytes
// that it writes. Other requests are limited. Each limit is a bucket of tokens that is
// refilled at a rate; the limits are those of one address (of IPv6, one /64) and of one
// identity. [Default] has them, and docs/operating.md says what each is for.
//
// For messages and commands ([KindMessage], [KindCommand], [KindRefused]) the limits of the
// address apply to senders without an identity: the traffic of others at the same address
// does not count for a known sender.
//
// A sender over the write limit can begin nothing new; turns and other commands of
// running matches wait for their share: see [room.WriteQuota].
//
// A sender over a limit is answered 429 with Retry-After. A live connection is read
// more slowly, and cut off once that has been so for [MaxSlowed] messages.
//
// With [Config].Shared, what is expensive and rare counts at all nodes of a cluster: each
// receives from time to time what was spent at the others, and charges it. Between two such
// messages a sender can spend at each node what the bucket there holds, and must wait the
// longer afterwards.
//
// # Caveats
//
// The least recently used buckets are dropped once there are more than [MaxBuckets]: a
// sender with that many addresses is limited by the totals only.
//
// Behind a reverse proxy the addresses come from the proxy, which must be trusted;
// otherwise all clients behind it share one address.
package guard
