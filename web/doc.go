// Package web has the files built from the sources in this folder: script, styles, and the
// rules as WebAssembly. tools/web.sh builds it; a program that was built without has none.
//
//	files, built := web.Files()
//	parts, built := web.Start("match", "de")
//
// # Caveats
//
// What is embedded is what lay in dist/ when the program was built; go build alone does
// not build it.
package web
