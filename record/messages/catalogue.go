package messages

import (
	"embed"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message"
)

// Catalogue has the English messages.
var Catalogue = message.NewCatalogue("record", english, gamemessages.Catalogue)

// Files are the catalogues of all languages, en.ftl …
//
//go:embed *.ftl
var Files embed.FS
