// Package client speaks the live protocol: it follows one match and plays in it, over
// whatever network there is.
//
//	guest, err := client.NewGuest(ctx, nil, "http://127.0.0.1:8080", "Ann")
//	id, err := guest.Create(ctx, client.CreateMatchRequest{Game: "ki-shogi", Seats: client.SeatChoices{First: "me", Second: "open"}})
//	c, err := guest.Follow(ctx, id, client.Config{Event: func(seq int64, event json.RawMessage) { … }})
//	defer c.Close()
//	done, err := c.Do(ctx, match.Play{Turn: "Gyoku*0,0"})
//
// It keeps the promise of the protocol: each event comes once and in order, even if
// messages are lost or duplicated. It reconnects, and the match continues after the
// last event received. A command without an answer is sent again with the same id until
// it has one, so it is carried out once.
//
// # Caveats
//
// The functions of Config and of Start are called by the one goroutine that reads. They
// must return soon and must not call Do or Close, which wait for that goroutine; Start
// is right there. A Client whose service never comes back tries until it is closed.
package client
