// Package message has messages as data: an identifier with typed arguments instead of a
// sentence. Rules and services make messages; a [Language] writes them as sentences.
//
//	m := messages.Captures(message.Piece{Kind: "R3", Owner: "first"}, message.Place("0,8"))
//	m.String()               // Guest's Rose captures on 0,8
//	spanish.Sentence(m)      // La Rosa del Invitado captura en 0,8.
//
// # Catalogues
//
// The texts are in catalogues, files in the format of Project Fluent (see package fluent). Each
// package with messages has a folder messages with one file a language, en.ftl, de.ftl …, and
// constructors that tools/messages generates from en.ftl. The comment of a message lists its
// parameters with their types, in the order of the constructor:
//
//	# $tile (piece) is moved from $from (place) to $to (place).
//	skud-arranges = { $tile } goes from { $from } to { $to }
//
// The types are piece, seat, place, places, number, turn, rule, text, message and list. All
// identifiers of a catalogue begin with its prefix and a hyphen. A message below a group comment
// that begins with "## By key" has no constructor: [Catalogue.Message] makes it, e.g. from the
// name of a rule.
//
// A message is a clause: it begins with a small letter, unless a name or a noun that has a
// capital begins it, and has no full stop. [Language.Sentence] makes a sentence of it.
//
// # Pieces, seats and lists
//
// { $tile } with a piece is written by the message PREFIX-piece, in which $name, $owner and
// $place stand for the parts: $name is the message PREFIX-piece-KIND, $owner is "first",
// "second" or "none", and $place is the place or "none". A seat is the message PREFIX-seat-first
// or PREFIX-seat-second. A list is joined by the messages game-list-comma and game-list-and.
//
// The function FORM($x, case: "dative") writes a piece, seat, list or message in a form of the
// language. The names and values of the options are the language's own: the messages inside see
// them as variables ($case). FORM($list, join: "or") joins a list by game-list-or, FORM($list,
// each: "semicolon") by game-list-semicolon alone. COUNT($list) is the number of things in a list.
// CAPITAL($x) begins with a capital. ATTRIBUTE($x, name: "gender") is an attribute of the name of a
// piece, or of the message of a seat or message: a select expression can make other words agree
// with it.
//
// # Caveats
//
// A message that a language has not is written in English. A catalogue that cannot be read is a
// bug in the program: [NewCatalogue] panics.
package message
