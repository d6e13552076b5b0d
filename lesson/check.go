package lesson

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// TryResult is what became of a try.
type TryResult string

// The results.
const (
	Done    TryResult = "done"    // the goal is reached
	GoesOn  TryResult = "goes-on" // right so far; Replies are the answers, and the learner moves again
	Missed  TryResult = "missed"  // the turn is legal and does not reach the goal
	Refused TryResult = "refused" // the turn is not legal
)

// Answer is what a course answers to a try.
type Answer struct {
	Result TryResult
	// Text is the sentence of the course: what was achieved, or why a listed mistake misses the goal. It
	// is zero if the course has none.
	Text message.Message
	// Rule is the id of the rule that the turn breaks.
	Rule string
	// Reasons say what a legal turn does, or why another is not legal.
	Reasons []game.Reason
	Replies []string
}

// Check answers a try. Played are the turns since the beginning of the step, those of both players.
// The error is the one of a step that cannot begin, or a *[game.RuleError] of the turns played.
func (c *Course) Check(s *Step, played []string, turn string) (Answer, error) {
	g, err := c.At(s, played)
	if err != nil {
		return Answer{}, err
	}
	does, err := g.ExplainEffects(turn)
	if err != nil {
		return c.CheckRefusal(s, game.AsRuleError(err)), nil
	}
	a := attempt{seat: g.ToMove(), turn: turn, reasons: does, after: g}
	a.before, a.counted = game.ProgressOf(g)
	if err := game.PlayTurn(g, turn); err != nil {
		return Answer{}, fmt.Errorf("a turn with effects is not legal: %w", err)
	}
	tried := slices.Concat(played, []string{turn})
	if rest, ok := s.replies(tried); ok {
		return Answer{Result: GoesOn, Reasons: does, Replies: answersOf(g, a.seat, rest)}, nil
	}
	if s.Kind != Task || s.Goal.holds(&a) {
		return Answer{Result: Done, Text: c.Text(s, PartDone), Reasons: does}, nil
	}
	answer := Answer{Result: Missed, Text: c.Text(s, PartMissed), Reasons: does}
	if m, ok := s.mistake(tried); ok && m.TextName != "" {
		answer.Text = c.Text(s, partMiss+m.TextName)
	}
	return answer, nil
}

// CheckRefusal answers a try that the rules refuse, also one that was refused before a turn was complete.
func (c *Course) CheckRefusal(s *Step, broken *game.RuleError) Answer {
	answer := Answer{
		Result: Refused, Rule: broken.Rule,
		Reasons: []game.Reason{{Message: broken.Message, Places: broken.Places}},
	}
	if s.Goal.holds(&attempt{refused: broken.Rule}) {
		answer.Result, answer.Text = Done, c.Text(s, PartDone)
	}
	return answer
}

// At returns the game after turns that were played in a step. Its errors are those of [Course.Check].
func (c *Course) At(s *Step, played []string) (game.Game, error) {
	g, err := c.Begin(s)
	if err != nil {
		return nil, err
	}
	for _, turn := range played {
		if err := game.PlayTurn(g, turn); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// answersOf returns the turns at the beginning of rest that are not the learner's. g stands before them.
func answersOf(g game.Game, learner game.Seat, rest []string) (replies []string) {
	for _, turn := range rest {
		if g.ToMove() == learner || game.PlayTurn(g, turn) != nil {
			break
		}
		replies = append(replies, turn)
	}
	return replies
}
