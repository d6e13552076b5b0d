// Package fluent reads catalogues in the format of Project Fluent (FTL, syntax 1.0) and formats
// their messages.
//
//	resource, errs := fluent.Parse("hello = Hello, { $name }!\n")
//	bundle, _ := fluent.NewBundle("en")
//	bundle.Add(resource)
//	text, _ := bundle.Format("hello", fluent.Args{"name": fluent.String("Ann")})
//
// It has the parts of the standard that catalogues of this project use: messages and terms with
// attributes, text over several lines, placeables, string and number literals, references,
// parameterized terms, functions, and select expressions with exact numbers and the plural
// categories of the Unicode CLDR. See https://projectfluent.org/fluent/guide/.
//
// # Options
//
// A [Function] can format a value with options, e.g. { FORM($tile, case: "dative") }. Messages
// that are formatted inside see the options as variables ($case), as far down as no other
// function sets them.
//
// # Caveats
//
// Numbers are written in digits without separators. The marks that isolate text of the other
// writing direction are left out. A parse does not stop at a mistake: the broken entry is left
// out and reported.
package fluent
