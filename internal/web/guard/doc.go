// Package guard limits what strangers may use of the service, by address and by
// identity, so that it stays available to players.
//
//	g := guard.New(guard.Config{Limits: guard.Default(), Who: guests, Metrics: m})
//	people := g.Identity(guests) // who is new costs
//	server.Handler = g.Handler(mux)
//	server.Serve(g.Listener(listener))
//
// A turn that the rules allow costs nothing, however it is sent, except for the bytes
// that it writes. Other requests are limited. Each limit is a bucket of tokens that is
// refilled at a rate; the limits are those of one address (of IPv6, one /64) and of one
// identity:
//
//	            address        identity
//	            holds  a sec   holds  a sec
//	connect       400     20                  a new connection
//	read          600     30     300     15   a request that is none of the following
//	work          120     12      60      6   picks, reasons, pictures: what a board is asked
//	create         60    0.1      30   0.05   a match, an invitation, a seat key
//	identity       30   0.05                  a new identity
//	login         100    0.2      40    0.1   half a login, and what changes an account
//	live           60      2      30      1   a live connection or stream is begun
//	ask           200     20     100      5   a message that changes nothing
//	act           200     10      30      1   a command that is not a turn; a line of chat
//	refused       400     20      60      2   what was refused, or could not be read
//	write       16 MB   2 kB   4 MB   1 kB    a byte that is written to the database
//
// For messages and commands (ask, act, refused) the limits of the address apply to
// senders without an identity: the traffic of others at the same address does not count
// for a known sender.
//
// A sender over the write limit can begin nothing new; turns and other commands of
// running matches wait for their share: see [room.WriteQuota].
//
//	connections open at once              20,000
//	connections open at once, one address    400
//	live ones and streams, one address       300
//	live ones and streams, one identity       30
//	bytes of a request's body           131,072
//	seconds for sending the body              20
//	seconds for an answer                     15, and 60 for reading it
//
// A sender over a limit is answered 429 with Retry-After. A live connection is read
// more slowly, and cut off once that has been so for [MaxSlowed] messages.
//
// With [Config].Shared, what is expensive and rare (create, identity, login, think, paint) counts at all nodes of a cluster:
// each receives from time to time what was spent at the others, and charges it. Between two such messages
// a sender can spend at each node what the bucket there holds, and must wait the longer afterwards.
//
// # Caveats
//
// The least recently used buckets are dropped once there are more than [MaxBuckets]: a
// sender with that many addresses is limited by the totals only.
//
// Behind a reverse proxy the addresses come from the proxy, which must be trusted;
// otherwise all clients behind it share one address.
package guard
