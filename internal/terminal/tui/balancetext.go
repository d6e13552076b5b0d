package tui

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// standingAtCursor is what the game says of what stands where the person points; nothing where
// the cursor rests.
func (s *gameScreen) standingAtCursor() []game.Reason {
	reported, ok := s.shownState().(game.PieceExplainer)
	if !ok || s.inList || s.explanation.hasSentences() || s.thinking != nil || s.cursorIdle() {
		return nil
	}
	return reported.ExplainPiece(s.cursor.Name)
}

// drawnLinksNote says how many of the balances are lines on the board, which only those in a
// straight line are; nothing where all are, or others are shown.
func (s *gameScreen) drawnLinksNote() string {
	if s.explanation.hasSentences() {
		return ""
	}
	page := s.page(s.m.width, s.m.height)
	drawn, all := 0, 0
	for _, link := range s.shownState().Situation().Links {
		if link.Kind != game.LinkBalance {
			continue
		}
		n := max(link.Value, 1)
		if all += n; page.ShowsLink(&link) {
			drawn += n
		}
	}
	if drawn == all {
		return ""
	}
	return fmt.Sprintf("%d of %s drawn", drawn, wording.CountNoun(all, "balance", "balances"))
}

// balancesThere is what the turn that would be completed where the person points says of
// the balances that it makes.
func (s *gameScreen) balancesThere() (reasons []game.Reason) {
	picks, ok := s.picksThere()
	if !ok || picks.Turn == "" {
		return nil
	}
	effects, err := s.match.ExplainEffects(picks.Turn)
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

// joinReasons are the texts of reasons, one behind the other; nothing for none.
func joinReasons(reasons []game.Reason) string {
	texts := make([]string, len(reasons))
	for i, reason := range reasons {
		texts[i] = reason.Text
	}
	return strings.Join(texts, " ")
}
