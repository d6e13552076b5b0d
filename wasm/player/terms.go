package main

import (
	"cmp"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/message"
)

// evaluation is what counts in a position, without a search.
type evaluation struct {
	Chance float64    `json:"chance"` // of First to win, from 0 to 1
	Terms  []evalTerm `json:"terms"`  // the largest first
}

// evalTerm is one thing that counts.
type evalTerm struct {
	analysis.Reason
	Meaning string  `json:"meaning"` // what it is and why it counts
	Owner   string  `json:"owner" tstype:"Seat"`
	Amount  float64 `json:"amount"` // what it adds to the logarithm of the odds of First
}

// terms returns what counts in the position of a line; no terms if the game is over or chance is to move.
func (s *server) terms(q *question, l *message.Language) (evaluation, error) {
	table, err := s.position(q.GameLine)
	if err != nil {
		return evaluation{}, err
	}
	e := evaluation{Chance: 0.5, Terms: []evalTerm{}}
	if table.Outcome().Over() || table.ToMove() == game.Chance {
		return e, nil
	}
	terms, err := engines.Terms(table)
	if err != nil {
		return evaluation{}, err
	}
	slices.SortStableFunc(terms, func(a, b engine.Term) int { return cmp.Compare(math.Abs(b.LogOdds), math.Abs(a.LogOdds)) })
	sum := 0.0
	for _, t := range terms {
		sum += t.LogOdds
		e.Terms = append(e.Terms, evalTerm{
			Reason:  analysis.ReasonsIn(l, []game.Reason{t.Reason})[0],
			Meaning: l.Sentence(t.Meaning),
			Owner:   t.Owner.String(),
			Amount:  math.Round(1000*t.LogOdds) / 1000,
		})
	}
	e.Chance = 1 / (1 + math.Exp(-sum))
	return e, nil
}
