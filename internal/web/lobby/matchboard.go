package lobby

import (
	"context"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// LatestTurn asks for a match as it is now rather than after some turn.
const LatestTurn = -1

// Analysis returns a copy of the board of a match, after a number of turns or Now: questions to it
// do not delay the match.
func (r *Lobby) Analysis(ctx context.Context, id string, turns int) (*analysis.Analysis, error) {
	if err := checkID(id); err != nil {
		return nil, err
	}
	b := &analysis.Analysis{}
	var terms match.Terms
	err := r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		if turns > len(m.Turns) {
			return problem.InvalidField("turns", messages.TurnsSoFar(len(m.Turns)))
		}
		present, err := m.State()
		if err != nil {
			return err
		}
		terms = m.Terms
		played := m.Turns
		if turns >= 0 {
			played = played[:turns]
		}
		for _, turn := range played {
			b.Turns = append(b.Turns, turn.Text)
		}
		if len(b.Turns) == len(m.Turns) {
			b.Table = game.Clone(present)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if b.Table != nil {
		b.Rules = b.Table.Rules()
		return b, nil
	}
	past, err := analysis.NewAnalysis(r.Games, analysis.GameLine{Game: terms.Game, Options: terms.Options, Position: terms.Position, Turns: b.Turns}, match.MaxTurns)
	if err != nil {
		return nil, fmt.Errorf("match %s cannot be played again: %w", id, err)
	}
	return past, nil
}
