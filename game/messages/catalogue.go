package messages

import (
	"embed"

	"github.com/teahouse-games/teahouse/message"
)

// Catalogue has the English messages.
var Catalogue = message.NewCatalogue("game", english, nil)

// Files are the catalogues of all languages, en.ftl …
//
//go:embed *.ftl
var Files embed.FS
