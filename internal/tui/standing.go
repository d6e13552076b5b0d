package tui

import (
	"fmt"
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

// drawn says how many of the balances are lines on the board, which only those in a
// straight line are; nothing where all are, or others are shown.
func (s *sitting) drawn() string {
	if s.told.any() {
		return ""
	}
	page := s.page(s.m.width, s.m.height)
	drawn, all := 0, 0
	for _, link := range s.table().Situation().Links {
		if link.Kind != game.LinkBalance {
			continue
		}
		n := max(link.Value, 1)
		if all += n; page.Draws(&link) {
			drawn += n
		}
	}
	if drawn == all {
		return ""
	}
	return fmt.Sprintf("%d of %s drawn", drawn, game.Count(all, "balance", "balances"))
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
