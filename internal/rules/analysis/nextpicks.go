package analysis

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/record"
)

// NextPicks lists the possible next picks of a turn.
type NextPicks struct {
	Next []Pick   `json:"next"`
	Turn string   `json:"turn,omitempty" doc:"The text of the turn that the path makes, once it is complete."`
	Does []Reason `json:"does,omitempty" doc:"What it does."`
}

// NextPicks returns the possible picks after those of path. The error is an *[QuestionError].
func (b *Analysis) NextPicks(path []string) (NextPicks, error) {
	if len(path) > MaxPath {
		return NextPicks{}, fieldError("path", messages.TooManyPicks(MaxPath))
	}
	for _, id := range path {
		if len(id) > MaxPick {
			return NextPicks{}, tooLong("path", MaxPick)
		}
	}
	picks, err := b.Table.Picks(path)
	if err != nil {
		return NextPicks{}, ruleError(b.Rules, err)
	}
	p := NextPicks{Next: picksIn(b.language, picks.Next), Turn: picks.Turn}
	if b.Gains {
		b.addGains(path, picks.SettledMoves, p.Next)
	}
	if p.Turn != "" {
		does, err := b.Table.ExplainEffects(p.Turn)
		if err != nil {
			return NextPicks{}, ruleError(b.Rules, err)
		}
		p.Does = ReasonsIn(b.language, does)
	}
	return p, nil
}

// PicksAhead lists the possible next picks, and those after each of them.
type PicksAhead struct {
	NextPicks
	Then map[string]NextPicks `json:"then" doc:"The picks after a next pick, by its id, for the first ones up to a limit."`
}

// MaxPicksAhead limits the picks and reasons in [PicksAhead].Then. A pick has about 120
// bytes as JSON.
const MaxPicksAhead = 400

// PicksAhead returns the possible picks after those of path, and the picks after each of
// them until there are too many. The error is an *[QuestionError].
func (b *Analysis) PicksAhead(path []string) (PicksAhead, error) {
	picks, err := b.NextPicks(path)
	if err != nil {
		return PicksAhead{}, err
	}
	ahead := PicksAhead{NextPicks: picks, Then: map[string]NextPicks{}}
	left := MaxPicksAhead
	for _, next := range picks.Next {
		then, err := b.NextPicks(append(slices.Clone(path), next.ID))
		if err != nil {
			return PicksAhead{}, err
		}
		if left -= 1 + len(then.Next) + len(then.Does); left < 0 {
			break
		}
		ahead.Then[next.ID] = then
	}
	return ahead, nil
}

// TurnExplanation explains why a turn is legal or not.
type TurnExplanation struct {
	Turn    string   `json:"turn"`
	Legal   bool     `json:"legal"`
	Rule    string   `json:"rule,omitempty" doc:"The first rule that it breaks."`
	Title   string   `json:"title,omitempty" doc:"That rule in a few words."`
	Reasons []Reason `json:"reasons" doc:"What it does, or why it is not legal."`
}

// ExplainTurn explains what a turn does, or why it is not legal. The turn is a turn text or
// in the game's own notation. The error is an *[QuestionError].
func (b *Analysis) ExplainTurn(turn string) (TurnExplanation, error) {
	if len(turn) > MaxTurn {
		return TurnExplanation{}, tooLong("turn", MaxTurn)
	}
	if text, _, err := record.ParseTyped(b.Rules, b.Table, turn); err == nil {
		turn = text
	}
	answer := game.ExplainTurn(b.Table, turn)
	return TurnExplanation{
		Turn: answer.Turn, Legal: answer.Legal, Rule: answer.Rule,
		Title: b.language.Title(b.Rules.RuleTitle(answer.Rule)), Reasons: ReasonsIn(b.language, answer.Reasons),
	}, nil
}
