// Package house keeps the rules of the house, as tests over the source tree:
//
//	go test ./internal/house
//
// Each package says in its doc.go what it is; imports point down, as in the table
// of docs/design.md (here: importtable_test.go); names say something; files are short;
// nothing is left for later.
//
// # Caveats
//
// It reads what Go files say, not what they do: a clock that is handed to a rules
// package through an interface goes unnoticed. Folders without Go files, testdata
// and modules within the module are none of its business.
package house
