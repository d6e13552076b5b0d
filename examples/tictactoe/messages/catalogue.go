// Package messages has what the rules of tic-tac-toe say, in English only.
//
//	messages.Full().Sentence() // All cells are full.
//
// # Caveats
//
// The constructors are generated from en.ftl: go run ./tools/messages examples/tictactoe/messages.
package messages

import (
	_ "embed"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message"
)

//go:embed en.ftl
var english string

// Catalogue has the English messages. A game with more languages has Files with all of them too.
var Catalogue = message.NewCatalogue("tictactoe", english, gamemessages.Catalogue)
