// Package rulebook makes the rules pages of the games (docs/rules) pages of the site.
//
//	book := rulebook.Open(games, rules.Pages, themes.Light)
//	page, err := book.Page("ki-shogi", "de")
//
// A page's pictures are drawn anew from the comments before them, as SVG in the page, and
// each tells the position it shows, so that it can be played on. The headings of rules have
// the ids by which refusals name them.
//
// # Caveats
//
// The pages are the house's own: what stands in them is trusted.
package rulebook
