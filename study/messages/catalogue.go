package messages

import (
	"embed"

	"github.com/teahouse-games/teahouse/message"
	recordmessages "github.com/teahouse-games/teahouse/record/messages"
)

// Catalogue has the English messages.
var Catalogue = message.NewCatalogue("study", english, recordmessages.Catalogue)

// Files are the catalogues of all languages, en.ftl …
//
//go:embed *.ftl
var Files embed.FS
