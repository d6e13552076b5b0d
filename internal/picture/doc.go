// Package picture paints games for people to keep and to show: a position as PNG or SVG,
// a whole game as GIF, and the card that goes with a link.
//
//	album := picture.New()
//	still, err := album.Still(ctx, picture.Game{Table: table, Turns: turns}, style, picture.PNG)
//	film, err := album.Film(ctx, game, style)
//	card, err := album.Card(ctx, game)
//
// # Caveats
//
// Painting costs processor time, so that only a few pictures are painted at once: who asks
// for one waits, until the context ends. A film of a long game is smaller, and one of a
// very long game passes over turns.
package picture
