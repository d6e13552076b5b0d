package messages

import (
	_ "embed"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message"
)

// Catalogue has the English messages. A game with more languages has Files with all of them too.
var Catalogue = message.NewCatalogue("tictactoe", english, gamemessages.Catalogue)
