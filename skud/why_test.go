package skud

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message/messagetest"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// TestWhy compares the sentences of testdata/why.txt, and of why.de.txt and why.es.txt.
func TestWhy(t *testing.T) {
	gametest.CheckExplanations(t, Rules, messagetest.Language(t, "de", messages.Files, gamemessages.Files),
		messagetest.Language(t, "es", messages.Files, gamemessages.Files))
}

// TestNamesOfAll: what there is has messages.
func TestNamesOfAll(t *testing.T) {
	var ids []string
	for _, kind := range Rules.PieceSet.Kinds {
		ids = append(ids, "piece-"+kind)
	}
	for _, note := range Rules.PieceSet.Notes {
		ids = append(ids, "note-"+note)
	}
	for _, phase := range phaseNames {
		ids = append(ids, "phase-"+phase)
	}
	for _, rule := range Rules.TurnRules {
		ids = append(ids, "rule-"+rule.ID)
	}
	for _, option := range Rules.Options {
		ids = append(ids, "option-"+option.Name, "option-"+option.Name+"-means")
		for _, value := range option.Values {
			ids = append(ids, "option-"+option.Name+"-value-"+value)
		}
	}
	for _, id := range ids {
		if !messages.Catalogue.Has(id) {
			t.Errorf("there is no message %s", id)
		}
	}
}

// TestOrderOfRules: a turn that breaks several rules names the first.
func TestOrderOfRules(t *testing.T) {
	g := scene{german, "R3@3,4;R4@3,3;K@1,1", "O@4,5;W4@6,2"}.table(t)
	order := make(map[string]int)
	for i, heading := range Rules.TurnRules {
		order[heading.ID] = i
	}
	last := -1
	for _, turn := range strings.Fields("3,3-9,9+K@9,9 accents=BKRW pass 0,0-0,1+K@2,2 0,0-0,1+R@2,2 3,4-0,8+R@3,3 3,3-8,0+R@3,3" +
		" 3,3-8,1+R@3,3 3,3-3,4+R@3,3 3,3-3,-1+R@3,3 3,3-5,2+R@6,2 3,3-3,1+R@6,2") {
		rule := broken(t, g, turn)
		if rule == "" || order[rule] < last {
			t.Errorf("turn %s breaks %q, which is tested before that of the turn before", turn, rule)
		}
		last = order[rule]
	}
}
