package messages_test

import (
	"testing"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
	recordmessages "github.com/teahouse-games/teahouse/record/messages"
	"github.com/teahouse-games/teahouse/study/messages"
)

// TestCatalogues checks that all languages say all messages.
func TestCatalogues(t *testing.T) {
	messagetest.Check(t, messages.Catalogue, messages.Files, gamemessages.Files, recordmessages.Files)
}
