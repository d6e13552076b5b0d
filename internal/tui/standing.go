package tui

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// standing is what the game says of what stands where the person points; nothing where
// the cursor rests.
func (s *sitting) standing() []game.Reason {
	told, ok := s.table().(game.Standing)
	if !ok || s.inList || s.told.any() || s.thinking != nil || s.rests() {
		return nil
	}
	return told.Standing(s.cursor.Name)
}

// balancesThere is what the turn that would be completed where the person points says of
// the balances that it makes.
func (s *sitting) balancesThere() (reasons []game.Reason) {
	picks, ok := s.picksThere()
	if !ok || picks.Turn == "" {
		return nil
	}
	effects, err := s.match.Table.Effects(picks.Turn)
	if err != nil {
		return nil
	}
	for _, reason := range effects {
		if len(reason.Links) > 0 && reason.Links[0].Kind == game.LinkBalance {
			reasons = append(reasons, reason)
		}
	}
	return reasons
}

// sentences are the texts of reasons, one behind the other; nothing for none.
func sentences(reasons []game.Reason) string {
	texts := make([]string, len(reasons))
	for i, reason := range reasons {
		texts[i] = reason.Text
	}
	return strings.Join(texts, " ")
}
