package messages_test

import (
	"testing"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// TestCatalogues checks that all languages say all messages.
func TestCatalogues(t *testing.T) {
	messagetest.Check(t, messages.Catalogue, messages.Files, gamemessages.Files)
}
