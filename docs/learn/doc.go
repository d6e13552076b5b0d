// Package learn holds a page for each game that teaches it to newcomers, in English, German (de/)
// and Spanish (es/), so that the site can show them. The exact rules are in package rules.
//
//	page, err := fs.ReadFile(learn.Pages, "de/ki-shogi.md")
//
// # Caveats
//
// The pictures are not in it: the site draws them. A comment "draw" says what the picture after it
// shows, and the paragraph before the comment is its caption. A picture tile-KIND.svg is a piece,
// moves-KIND.svg is how it moves. The files in pictures/ are for readers of the repository;
// go test ./internal/web/rulebook -run LearnPictures -update draws them.
package learn
