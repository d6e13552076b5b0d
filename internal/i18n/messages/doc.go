// Package messages has the texts of the site: the catalogues, in the format of Project Fluent, that the
// pages of the server and the script in the browser (web/src/words) share. It also finds out the
// language of a request.
//
//	w := messages.In(languages.For("de"))
//	w.Text("site-new-title")                    // "Eine neue Partie"
//	w.Text("site-said-move", "who", "Ann")      // { $who } is replaced
//	w.Text("match-turns", "n", 3)               // selects the plural of the language
//
// Each language has a folder with files: site.ftl for the server, browser.ftl for both, and studies.ftl for the pages of studies. Every
// language has the same messages. Tests find messages that are missing or unused. A language exists
// if it has a folder.
//
// Sentences of the rules are not in these catalogues: each game has its own. Package languages joins
// them all.
//
// # Caveats
//
// The script in the browser knows no functions such as FORM: browser.ftl and studies.ftl have none.
package messages
