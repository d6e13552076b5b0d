// Package cluster makes a process one of several nodes that share the matches of a site.
//
//	node, err := cluster.Start(ctx, cluster.Config{Store: s, Bus: b, ID: id, Clock: uptime.SystemClock, Log: log, Metrics: m})
//	defer node.Stop()
//	registry := room.New(room.Config{Store: s, Cluster: s, Node: node, Clock: node, Bus: b, …})
//	rooms, err := cluster.NewRooms(node, registry)
//	defer rooms.Close()
//	answer, err := rooms.Do(ctx, id, envelope) // here, or at the node that owns the match
//
// A [Node] has a lease and counts uptime; [Rooms] brings each command to the owner of its match. How
// that is safe is in docs/adr/0023-cluster.md.
//
// # Caveats
//
// Rooms decides nothing: without it a node would refuse commands for the matches of others, and lose
// nothing. The id of a node belongs to one process: a node that is started again needs a new one.
package cluster
