// Package archtest tests the architecture, by reading the source tree:
//
//	go test ./internal/archtest
//
// Each package has a comment in its doc.go; imports point down, as in the table of
// docs/design.md (here: importtable_test.go); names are the standard words of
// docs/glossary.md (vocabulary_test.go); comments are plain (plainwords_test.go); files
// are short; there are no notes of unfinished work.
//
// # Caveats
//
// It reads imports and names only: a clock that is passed to a rules package through
// an interface is not noticed. Folders without Go files, testdata and nested modules are
// not checked. In TypeScript and Svelte it knows quotation marks and comments only, not
// the syntax.
package archtest
