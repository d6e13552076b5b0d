// Package archtest tests the architecture, by reading the source tree:
//
//	go test ./internal/archtest
//
// Each package says in its doc.go what it is; imports point down, as in the table
// of docs/design.md (here: importtable_test.go); names say something; files are short;
// nothing is left for later.
//
// # Caveats
//
// It reads imports and names only: a clock that is passed to a rules package through
// an interface is not noticed. Folders without Go files, testdata
// and nested modules are not checked.
package archtest
