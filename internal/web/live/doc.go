// Package live lets people follow and play matches as they happen: over WebSockets,
// one for each match that somebody looks at, and as streams of JSON lines.
//
//	s := live.New(live.Config{Rooms: rooms, Store: store, Bus: bus, Identity: guests, Guard: guard, Log: log, Metrics: m})
//	mux.HandleFunc("GET /api/matches/{match}/live", s.Socket)
//	mux.HandleFunc("GET /api/matches/{match}/events", s.Events)
//	mux.HandleFunc("GET /api/public", s.Public)
//	defer s.Close(ctx)
//
// What is said on a connection is in package protocol and docs/protocol.md. A
// connection subscribes first, then reads from the store what the client has not
// seen, then hands on what is published; a number that does not follow sends it back to
// the store. So a client sees everything once and in order, whatever was lost between.
//
// A socket on which nothing happens has one goroutine, which waits for the client. The
// one that carries out requests and the one that writes are there only while there is
// something to do.
//
// # Caveats
//
// The handlers of sockets return at once, and the server that called them does not
// know of the connection any more: Close ends those.
package live
