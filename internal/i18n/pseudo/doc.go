// Package pseudo makes a language for tests from English: every text has accents, is 40% longer and
// stands in brackets.
//
//	pseudo.Text("site-home = Home\n") // site-home = [Ĥôɱê ôɱ]
//
// What is on a page without brackets was not translated, and what does not fit will not fit in
// languages with longer words.
package pseudo
