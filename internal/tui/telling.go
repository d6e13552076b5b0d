package tui

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// telling is sentences that are told one after the other, each with what shows it
// on the board.
type telling struct {
	reasons []game.Reason
	at      int
	rule    string // the rule that is broken; empty for what a turn does or what decided
	after   string // what was done about it
}

func (t *telling) any() bool { return len(t.reasons) > 0 }

// now is the sentence that is told.
func (t *telling) now() game.Reason {
	if !t.any() {
		return game.Reason{}
	}
	return t.reasons[t.at]
}

// text is the sentence with its number, the rule, and what was done about it.
func (t *telling) text() string {
	if !t.any() {
		return ""
	}
	text := game.Sentence(t.now().Text)
	if n := len(t.reasons); n > 1 {
		text = fmt.Sprintf("%d/%d %s", t.at+1, n, text)
	}
	if t.rule != "" {
		text += " (" + together("rule "+t.rule) + ")"
	}
	if t.after != "" {
		text += " " + t.after
	}
	return text
}

// turnPage tells the next sentence, or the one before.
func (s *sitting) turnPage(by int) {
	if n := len(s.told.reasons); n > 0 {
		s.told.at = (s.told.at + by + n) % n
	}
}

// refuse tells which rule a turn or a pick breaks.
func (s *sitting) refuse(err error) {
	broken := new(game.RuleError)
	if !errors.As(err, &broken) {
		s.told = telling{reasons: []game.Reason{{Text: err.Error()}}}
		return
	}
	s.told = telling{rule: broken.Rule, reasons: []game.Reason{{Text: broken.Text, Places: broken.Places}}}
}

// tellVerdict tells what decided the game.
func (s *sitting) tellVerdict() {
	s.told = telling{reasons: s.match.verdict()}
}

// tellTurn tells what a turn does or which rule it breaks.
func (s *sitting) tellTurn(turn string) {
	answer := game.Why(s.match.Table, turn)
	s.told = telling{rule: answer.Rule, reasons: answer.Reasons}
}

// tellLast tells what the turn did that led to what is shown.
func (s *sitting) tellLast() {
	n := len(s.match.Turns) - s.back
	if n == 0 {
		s.m.notice = "No turn has been made yet."
		return
	}
	effects, err := s.match.at(n - 1).Effects(s.match.Turns[n-1])
	if err != nil {
		s.refuse(err)
		return
	}
	s.told = telling{reasons: effects}
}

// why tells of what the person points at why it cannot be picked, or what the turn
// would do that it completes; at the end of the game, what decided it.
func (s *sitting) why() {
	switch {
	case s.match.outcome().Over():
		s.tellVerdict()
		return
	case s.back > 0:
		s.m.notice = isEarlier
		return
	}
	id := s.cursor.Name
	if s.inList && s.item < len(s.items) {
		id = s.items[s.item].pick.ID
	} else if pick := s.pickAt(id); pick.ID != "" {
		id = pick.ID
	}
	picks, err := s.match.Table.Picks(append(ids(s.path), id))
	switch {
	case err != nil:
		s.refuse(err)
	case picks.Turn != "":
		s.tellTurn(picks.Turn)
	default:
		s.m.notice = fmt.Sprintf("This may be picked: Enter picks it, with %s to go on, such as: %s.",
			game.Count(len(picks.Next), "way", "ways"), examples(picks.Next))
	}
}

// examples are a pick and, if there is one, a pick that takes what stands there.
func examples(picks []game.Pick) string {
	var list []string
	for _, takes := range []bool{false, true} {
		if i := slices.IndexFunc(picks, func(pick game.Pick) bool { return pick.Takes == takes }); i >= 0 {
			list = append(list, picks[i].Spoken)
		}
	}
	return strings.Join(list, "; ")
}
