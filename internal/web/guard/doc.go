// Package guard keeps the service for those who play: what strangers may take of it is
// limited, by address and by identity.
//
//	g := guard.New(guard.Config{Limits: guard.Default(), Who: guests, Metrics: m})
//	people := g.Identity(guests) // who is new costs
//	server.Handler = g.Handler(mux)
//	server.Serve(g.Listener(listener))
//
// A turn that the rules allow costs nothing, however it is sent, but for the bytes that
// it writes. What costs is what nobody needs much of. Each is a bucket that holds so
// many, and regains so many a second; the limits are those of one address (of IPv6, one
// /64) and of one identity:
//
//	            address        identity
//	            holds  a sec   holds  a sec
//	connect       400     20                  a new connection
//	read          600     30     300     15   a request that is none of the following
//	work          120     12      60      6   picks, reasons, pictures: what a board is asked
//	create         60    0.1      30   0.05   a match, an invitation, a seat key
//	identity       30   0.05                  somebody new
//	live           60      2      30      1   a live connection or stream is begun
//	ask           200     20     100      5   a message that changes nothing
//	act           200     10      30      1   a command that is not a turn; a line of chat
//	refused       400     20      60      2   what was refused, or could not be read
//	write       16 MB   2 kB   4 MB   1 kB    a byte that is written to the database
//
// For messages and commands (ask, act, refused) those of the address are for who has no
// identity: what others at the same address send does not count for who is known.
//
// Who may write nothing more can begin nothing new; turns and other commands of running
// matches wait for their share: see [room.Quota].
//
//	connections open at once              20,000
//	connections open at once, one address    400
//	live ones and streams, one address       300
//	live ones and streams, one identity       30
//	bytes of a request's body           131,072
//	seconds for sending the body              20
//	seconds for an answer                     15, and 60 for reading it
//
// Whoever has gone too far is answered 429 with Retry-After. A live connection is read
// more slowly, and cut off once that has been so for [MaxSlowed] messages.
//
// # Caveats
//
// Buckets are forgotten that have not been used for longest once there are more than
// [MaxBuckets]: who has that many addresses is limited by the totals only.
//
// Behind a reverse proxy the addresses are the proxy's word, which is taken from
// trusted ones only; without trusting it everybody behind it shares one address.
package guard
