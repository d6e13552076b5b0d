// Package lossy is a bad network between clients and a server: a proxy on loopback that
// drops, delays, duplicates, reorders, splits and fragments the messages of WebSocket
// connections in both directions, cuts connections, and counts these faults.
//
//	proxy, err := lossy.Start(lossy.Config{Server: "127.0.0.1:8080", Faults: lossy.AllFaults, Seed: 1})
//	defer proxy.Close()
//	c := client.Open(client.Config{URL: proxy.URL(), Match: id})
//	fmt.Println(proxy.Counts(lossy.ToServer).Dropped)
//
// Networks split and delay streams. They do not drop, duplicate and reorder messages:
// TCP would have to be broken, or another program between that speaks WebSocket. Client
// and server must agree on the match all the same.
//
// # Caveats
//
// Only the messages after the handshake of a WebSocket are disturbed; other requests pass
// unchanged, but [Proxy.Cut] cuts them as well. Pings, pongs and closes pass at once, so they may
// overtake messages. The same seed makes the same choices for a connection, but the order of
// connections and messages depends on the clients.
package lossy
