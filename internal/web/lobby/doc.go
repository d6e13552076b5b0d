// Package lobby is where people ask for things: for a match, a seat, a look at the
// board, a reason. The pages and the JSON interface both ask here.
//
//	made, err := r.Create(ctx, person, lobby.CreateMatchRequest{
//		Game: "ki-shogi", Clock: "5+3", Seats: [2]string{"me", "link"},
//	})
//	link := "/join/" + made.Invitations[game.Second]
//	board, err := r.Board(ctx, made.Match, lobby.LatestTurn)
//	picks, err := board.Picks(nil)
//
// Errors are those that package problem understands.
//
// # Caveats
//
// The keys of links are told when they are made, and again only to who sends a named
// order again; what is kept of them is their hash.
package lobby
