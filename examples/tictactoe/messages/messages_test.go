package messages_test

import (
	"os"
	"testing"

	"github.com/teahouse-games/teahouse/examples/tictactoe/messages"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// TestCatalogues would check other languages too, if there were any.
func TestCatalogues(t *testing.T) {
	messagetest.Check(t, messages.Catalogue, os.DirFS("."), gamemessages.Files)
}
