// Package messagetest tests catalogues: that all languages of a package say the same messages,
// with the same values, and completely.
//
//	func TestCatalogues(t *testing.T) {
//		messagetest.Check(t, messages.Catalogue, messages.Files, gamemessages.Files)
//	}
//
// # Caveats
//
// It cannot see whether a translation is right. It reports a translation that is the English
// text if the text has a word of four or more letters outside of names.
package messagetest
