// Package live lets people follow and play matches live: over WebSockets, one for each
// open match of a viewer, and as streams of JSON lines.
//
//	s := live.New(live.Config{Rooms: rooms, Store: store, Bus: bus, Identity: guests, Guard: guard, Log: log, Metrics: m})
//	mux.HandleFunc("GET /api/matches/{match}/live", s.Socket)
//	mux.HandleFunc("GET /api/matches/{match}/events", s.Events)
//	mux.HandleFunc("GET /api/public", s.Public)
//	defer s.Close(ctx)
//
// The messages are in package protocol and docs/protocol.md. A connection subscribes
// first, then reads from the store what the client has not seen, then sends what is
// published; a gap in the numbers sends it back to the store. So a client sees
// everything once and in order, whatever was lost between.
//
// A socket without traffic has one goroutine, which waits for the client. The ones that
// carry out requests and write exist only while there is something to do.
//
// # Caveats
//
// The handlers of sockets return at once, and the server that called them does not know
// the connection any more: Close ends those.
package live
