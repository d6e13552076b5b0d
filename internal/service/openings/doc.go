// Package openings counts which turns were played in positions and how the games ended, and answers what was played in a
// position.
//
//	c := openings.Start(openings.Config{Store: store, Games: games, Log: log, Metrics: m}) // counts matches as they end
//	p, err := openings.At(ctx, store, store.SourcePlayed, game, 20) // what was played in the position of a game
//
// Matches are counted in the background: public ones that have ended and began at the usual beginning, each once. Games of
// files are counted by [Importer]. See docs/adr/0037-opening-explorer.md.
//
// # Caveats
//
// A match is counted a moment after it has ended. What was counted stays when the match is deleted.
package openings
