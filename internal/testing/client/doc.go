// Package client speaks the live protocol: it follows one match and plays in it, over
// whatever network there is.
//
//	guest, err := client.NewGuest(ctx, nil, "http://127.0.0.1:8080", "Ann")
//	id, err := guest.Create(ctx, client.CreateMatchRequest{Game: "ki-shogi", Seats: client.SeatChoices{First: "me", Second: "open"}})
//	c, err := guest.Follow(ctx, id, client.Config{Event: func(seq int64, event json.RawMessage) { … }})
//	defer c.Close()
//	done, err := c.Do(ctx, match.Play{Turn: "Gyoku*0,0"})
//
// It keeps what the protocol promises: each event comes once and in order, whatever is
// lost or comes twice on the way. A connection that ends is made again, and the match
// goes on behind the last event seen. A command that is not answered is sent again
// with the same id until it is, so it is carried out once.
//
// # Caveats
//
// The functions of Config and of Start are called by the one goroutine that reads. They
// must return soon and must not call Do or Close, which wait for that goroutine; Start
// is right there. A Client whose service never comes back tries until it is closed.
package client
