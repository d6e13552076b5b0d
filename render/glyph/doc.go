// Package glyph writes letters and kanji as paths, so that a picture needs no font.
//
//	path, width := glyph.TextPath(glyph.Serif, 0.5, "Guest's Rose")
//	label := scene.Shape{Path: path.Placed(scene.Point{X: -width / 2}, 1, 0), Fill: themes.Light.Ink}
//
// # Caveats
//
// The fonts hold only what Teahouse writes: Latin letters of western Europe, digits and
// punctuation, and the kanji on the faces of Ki Shogi's cubes. Any other rune is drawn
// as an empty box. Lines are not broken, ligatures are not made. README.md names the
// source of the fonts and how they were cut down; each has its licence next to it.
package glyph
