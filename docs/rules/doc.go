// Package rules holds the rules pages of the games, in English, German (de/) and Spanish
// (es/), so that the site can show them.
//
//	page, err := fs.ReadFile(rules.Pages, "de/ki-shogi.md")
//
// # Caveats
//
// The pictures are not in it: a page draws them from the comments before them.
package rules
