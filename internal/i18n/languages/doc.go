// Package languages has the languages of the program with all messages: those of the rules, of the
// service and of the pages.
//
//	spanish := languages.For("es")
//	spanish.Sentence(reason.Message)
//
// A language exists if package messages has a folder for it. The files of other packages may lack
// messages: these are written in English.
//
// # Caveats
//
// Programs for browsers do not use this package: they would contain every language. They load
// the file of one language (tools/rulestexts).
package languages
