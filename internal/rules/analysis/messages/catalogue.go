// Package messages has the messages of packages analysis and gamelist.
//
//	messages.NotJson().Sentence() // The question is not JSON.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages

import (
	"embed"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message"
)

//go:embed en.ftl
var english string

// Catalogue has the English messages.
var Catalogue = message.NewCatalogue("analysis", english, gamemessages.Catalogue)

// Files are the catalogues of all languages, en.ftl …
//
//go:embed *.ftl
var Files embed.FS
