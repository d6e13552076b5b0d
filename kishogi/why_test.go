package kishogi

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// Every sentence that is said about turns, picks and endings can be read in testdata/why.txt,
// why.de.txt and why.es.txt.
func TestWhy(t *testing.T) {
	german := messagetest.Language(t, "de", messages.Files, gamemessages.Files)
	spanish := messagetest.Language(t, "es", messages.Files, gamemessages.Files)
	gametest.CheckExplanations(t, Rules, german, spanish)
}
