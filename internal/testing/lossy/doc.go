// Package lossy is a bad network between clients and a server: a proxy on loopback
// that drops, delays, duplicates, reorders, splits and fragments the messages of
// WebSocket connections in both directions, cuts connections, and counts what it did.
//
//	proxy, err := lossy.Start(lossy.Config{Server: "127.0.0.1:8080", Faults: lossy.AllFaults, Seed: 1})
//	defer proxy.Close()
//	c := client.Open(client.Config{URL: proxy.URL(), Match: id})
//	fmt.Println(proxy.Counts(lossy.ToServer).Dropped)
//
// Splitting and delaying is what networks do to a stream. Dropping, duplicating and
// reordering is not: TCP would have to be broken, or something between that speaks
// WebSocket. Client and server must come to the same match all the same.
//
// # Caveats
//
// Only what follows the handshake of a WebSocket is disturbed; other requests pass as
// they are, but [Proxy.Cut] cuts them as well. Pings, pongs and closes pass at once, so they may overtake messages.
// The same seed makes the same choices for a connection, but which connection is the
// first one, and what meets what, is up to the clients.
package lossy
