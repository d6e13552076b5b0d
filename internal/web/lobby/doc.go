// Package lobby carries out requests of people: create a match, take a seat, answer
// questions about a board. The pages and the JSON API both use it.
//
//	made, err := r.Create(ctx, person, lobby.CreateMatchRequest{
//		Game: "ki-shogi", Clock: "5+3", Seats: [2]string{"me", "link"},
//	})
//	link := "/join/" + made.Invitations[game.Second]
//	board, err := r.Analysis(ctx, made.Match, lobby.LatestTurn)
//	picks, err := board.NextPicks(nil)
//
// Errors are those that package problem understands.
//
// # Caveats
//
// The keys of links are returned when they are made, and again only when the sender
// repeats a named request; the store has only their hashes.
package lobby
