package tui

import (
	"github.com/teahouse-games/teahouse/message"

	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// explanationPager shows sentences one after the other, each with its marks on the board.
type explanationPager struct {
	reasons []game.Reason
	at      int
	rule    string // the broken rule; empty for effects and verdicts
	after   string // what the program did about it
}

func (t *explanationPager) hasSentences() bool { return len(t.reasons) > 0 }

// current returns the shown sentence.
func (t *explanationPager) current() game.Reason {
	if !t.hasSentences() {
		return game.Reason{}
	}
	return t.reasons[t.at]
}

// text returns the sentence with its number, the rule, and what the program did.
func (t *explanationPager) text() string {
	if !t.hasSentences() {
		return ""
	}
	text := t.current().Text()
	if n := len(t.reasons); n > 1 {
		text = fmt.Sprintf("%d/%d %s", t.at+1, n, text)
	}
	if t.rule != "" {
		text += " (" + nonBreaking("rule "+t.rule) + ")"
	}
	if t.after != "" {
		text += " " + t.after
	}
	return text
}

// turnPage shows the next or the previous sentence.
func (s *gameScreen) turnPage(by int) {
	if n := len(s.explanation.reasons); n > 0 {
		s.explanation.at = (s.explanation.at + by + n) % n
	}
}

// showRefusal shows the rule that a turn or a pick breaks.
func (s *gameScreen) showRefusal(err error) {
	broken := new(game.RuleError)
	if !errors.As(err, &broken) {
		s.explanation = explanationPager{reasons: []game.Reason{{Message: message.Of(err)}}}
		return
	}
	s.explanation = explanationPager{rule: broken.Rule, reasons: []game.Reason{{Message: broken.Message, Places: broken.Places}}}
}

// showOutcome shows what decided the game.
func (s *gameScreen) showOutcome() {
	s.explanation = explanationPager{reasons: s.match.ExplainOutcome()}
}

// showTurn shows the effects of a turn, or the rule that it breaks.
func (s *gameScreen) showTurn(turn string) {
	answer := game.ExplainTurn(s.match, turn)
	s.explanation = explanationPager{rule: answer.Rule, reasons: answer.Reasons}
}

// showLastTurn shows the effects of the last turn before the shown state.
func (s *gameScreen) showLastTurn() {
	n := len(s.match.Turns) - s.back
	if n == 0 {
		s.m.notice = "No turn has been made yet."
		return
	}
	effects, err := s.match.StateAt(n - 1).ExplainEffects(s.match.Turns[n-1])
	if err != nil {
		s.showRefusal(err)
		return
	}
	s.explanation = explanationPager{reasons: effects}
}

// explainPointed explains the place or item at the cursor: why it cannot be picked, or the effects of
// the turn that it completes. At the end of the game it shows what decided it.
func (s *gameScreen) explainPointed() {
	switch {
	case s.match.Outcome().Over():
		s.showOutcome()
		return
	case s.back > 0:
		s.m.notice = earlierNotice
		return
	}
	id := s.cursor.Name
	if s.inList && s.item < len(s.items) {
		id = s.items[s.item].pick.ID
	} else if pick := s.pickAt(id); pick.ID != "" {
		id = pick.ID
	}
	picks, err := s.match.Picks(append(ids(s.path), id))
	switch {
	case err != nil:
		s.showRefusal(err)
	case picks.Turn != "":
		s.showTurn(picks.Turn)
	default:
		s.m.notice = fmt.Sprintf("This may be picked: Enter picks it, with %s to go on, such as: %s.",
			wording.CountNoun(len(picks.Next), "way", "ways"), examplePicks(picks.Next))
	}
}

// examplePicks returns a pick and, if there is one, a pick that captures the piece there.
func examplePicks(picks []game.Pick) string {
	var list []string
	for _, takes := range []bool{false, true} {
		if i := slices.IndexFunc(picks, func(pick game.Pick) bool { return pick.Captures == takes }); i >= 0 {
			list = append(list, picks[i].SpokenLabel.String())
		}
	}
	return strings.Join(list, "; ")
}
