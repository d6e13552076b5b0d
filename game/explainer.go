package game

import "github.com/teahouse-games/teahouse/message"

// Explainer is the side of a game that says why. Its sentences are whole ones for
// players, with the concrete pieces and places, e.g. "Black's Cho steps from 1,0 to
// 1,-1 and turns to Hi."
type Explainer interface {
	// ExplainEffects returns what the legal turn with this text does, in the order in which
	// it happens; never empty. It does not change the game, which must be between turns.
	// The error is the *[RuleError] of a turn that is not legal.
	ExplainEffects(turn string) ([]Reason, error)
	// ExplainOutcome returns what decided the game, the deciding thing first: the ring's
	// tiles in order, the attacker of each cell of flight … It is nil while the game goes on.
	ExplainOutcome() []Reason
}

// Reason is one sentence with what shows it on the board.
type Reason struct {
	Message message.Message
	Places  []string // named as the notation names them, in the order of the sentence
	Links   []Link   // the lines it speaks of
}

// Text returns the sentence in English.
func (r Reason) Text() string { return r.Message.Sentence() }

// TurnExplanation says why a turn is legal or not.
type TurnExplanation struct {
	Turn    string
	Legal   bool
	Rule    string // the first rule that it breaks
	Reasons []Reason
}

// ExplainTurn answers for the turn with this text: what it does or why it is not legal.
// It may be asked between turns only.
func ExplainTurn(g Explainer, turn string) TurnExplanation {
	reasons, err := g.ExplainEffects(turn)
	if err == nil {
		return TurnExplanation{Turn: turn, Legal: true, Reasons: reasons}
	}
	broken := AsRuleError(err)
	return TurnExplanation{Turn: turn, Rule: broken.Rule, Reasons: []Reason{{Message: broken.Message, Places: broken.Places}}}
}
