// Package pagetext prints the pages about the games as plain text for a terminal.
//
//	fmt.Print(pagetext.Plain("# Rules\n\nYou **win**.\n", 80))
//
// It reads the part of Markdown that these pages use: headings, paragraphs, lists, tables, fenced
// blocks, links and pictures.
//
// # Caveats
//
//   - A picture is its description in brackets, and nothing if the paragraph before says the same.
//   - Links to the page in other languages are left out.
package pagetext
