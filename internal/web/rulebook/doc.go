// Package rulebook makes the pages that teach the games (docs/learn) and the exact rules
// (docs/rules) pages of the site.
//
//	files := rulebook.Files{Lessons: learn.Pages, References: rules.Pages}
//	book := rulebook.Open(games, files, themes.Light)
//	page, err := book.Page(rulebook.Lesson, "ki-shogi", "de")
//
// A page's pictures are drawn from the comments before them, as SVG in the page, and each
// has its position, so that it can be played on. The headings of rules have the ids by
// which refusals name them.
//
// # Caveats
//
// The pages are part of the program: their content is trusted.
package rulebook
