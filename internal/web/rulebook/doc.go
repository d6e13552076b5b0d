// Package rulebook makes the rules pages of the games (docs/rules) pages of the site.
//
//	book := rulebook.Open(games, rules.Pages, themes.Light)
//	page, err := book.Page("ki-shogi", "de")
//
// A page's pictures are drawn from the comments before them, as SVG in the page, and each
// has its position, so that it can be played on. The headings of rules have the ids by
// which refusals name them.
//
// # Caveats
//
// The pages are part of the program: their content is trusted.
package rulebook
