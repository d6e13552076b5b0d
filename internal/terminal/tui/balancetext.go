package tui

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// standingAtCursor returns the game's text about the piece at the cursor; empty if the cursor is
// idle.
func (s *gameScreen) standingAtCursor() []game.Reason {
	reported, ok := s.shownState().(game.PieceExplainer)
	if !ok || s.inList || s.explanation.hasSentences() || s.thinking != nil || s.cursorIdle() {
		return nil
	}
	return reported.ExplainPiece(s.cursor.Name)
}

// drawnLinksNote returns how many of the balances are lines on the board. Only those in a straight
// line are. It is empty if all are, or if other links are shown.
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

// balancesThere returns the balances of the turn that a pick at the cursor would complete.
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

// joinReasons returns the texts of reasons, joined; empty for none.
func joinReasons(reasons []game.Reason) string {
	texts := make([]string, len(reasons))
	for i, reason := range reasons {
		texts[i] = reason.Text()
	}
	return strings.Join(texts, " ")
}
