// Package picture paints games for people to keep and to show: a position as PNG or SVG,
// a whole game as GIF, and the card that goes with a link.
//
//	renderer := picture.New()
//	image, err := renderer.Image(ctx, picture.PlayedGame{Table: table, Turns: turns}, style, picture.PNG)
//	gif, err := renderer.Animation(ctx, game, style)
//	card, err := renderer.LinkCard(ctx, game)
//
// # Caveats
//
// Painting costs processor time, so that only a few pictures are painted at once: who asks
// for one waits, until the context ends. A film of a long game is smaller, and one of a
// very long game passes over turns.
package picture
