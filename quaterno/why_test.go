package quaterno

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

func TestWhy(t *testing.T) {
	gametest.CheckExplanations(t, Rules,
		messagetest.Language(t, "de", messages.Files, gamemessages.Files),
		messagetest.Language(t, "es", messages.Files, gamemessages.Files))
}

// TestNamesHaveMessages: what the view and the rules name has a message, and the English names of
// tiles are the words of the notation.
func TestNamesHaveMessages(t *testing.T) {
	want := []string{"blurb", "win-" + reasonFigures, "phase-placement", "phase-play"}
	for _, kind := range Rules.PieceSet.Kinds {
		want = append(want, "piece-"+kind)
		if name := messages.Catalogue.Message("piece-" + kind).String(); name != kind {
			t.Errorf("%s is called %q", kind, name)
		}
	}
	for _, note := range Rules.PieceSet.Notes {
		want = append(want, "note-"+note)
	}
	for _, rule := range Rules.TurnRules {
		want = append(want, "rule-"+rule.ID)
	}
	for _, option := range Rules.Options {
		want = append(want, "option-"+option.Name, "option-"+option.Name+"-means")
	}
	for seat, role := range Rules.RoleNames {
		id := "seat-" + [...]string{"first", "second"}[seat]
		want = append(want, id)
		if name := messages.Catalogue.Message(id).String(); name != role {
			t.Errorf("%s is called %q, want %q", id, name, role)
		}
	}
	for q := range quarter(quarters) {
		want = append(want, "quarter-"+q.String())
	}
	for _, action := range actionOfKind {
		if action != 0 {
			want = append(want, "action-"+actionIDs[action])
		}
	}
	for _, id := range want {
		if !messages.Catalogue.Has(id) {
			t.Errorf("there is no message quaterno-%s", id)
		}
	}
}
