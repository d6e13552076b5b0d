// Package picture paints games as images: a position as PNG or SVG, a whole game as GIF,
// and the preview card of a link.
//
//	renderer := picture.New()
//	image, err := renderer.Image(ctx, picture.PlayedGame{Table: table, Turns: turns}, style, picture.PNG)
//	gif, err := renderer.Animation(ctx, game, style)
//	card, err := renderer.LinkCard(ctx, game)
//
// # Caveats
//
// Painting takes processor time, so only a few images are painted at once: a request
// waits, until the context ends. An animation of a long game is smaller, and one of a very
// long game leaves turns out.
package picture
