package reception

import (
	"context"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/problem"
	"github.com/teahouse-games/teahouse/record"
)

// Board is a game at one moment, to be looked at and asked about. It is a copy:
// nothing that is asked of it holds up the match. It is not safe for concurrent use.
type Board struct {
	Rules *game.Rules
	Table game.Table
	Turns []string // what was played to get there
}

// Now asks for a match as it is now rather than after some turn.
const Now = -1

// Board returns the board of a match after so many turns, or Now.
func (r *Reception) Board(ctx context.Context, id string, turns int) (*Board, error) {
	if err := checkID(id); err != nil {
		return nil, err
	}
	b := &Board{}
	var terms match.Terms
	err := r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		if turns > len(m.Turns) {
			return problem.Wrong("turns", fmt.Sprintf("This match has had %s so far.", game.Count(len(m.Turns), "turn", "turns")))
		}
		present, err := m.Table()
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
			b.Table = present.Clone()
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
	past, err := r.lay(Position{Game: terms.Game, Options: terms.Options, Position: terms.Position, Turns: b.Turns})
	if err != nil {
		return nil, fmt.Errorf("match %s can not be played again: %w", id, err)
	}
	return past, nil
}

// Position is a game that need not be a match.
type Position struct {
	Game     string
	Options  map[string]string // those that are not given have their default
	Position string            // the position text it begins at; empty for the usual beginning
	Turns    []string          // played from there
}

// Lay returns the board of a position.
func (r *Reception) Lay(p Position) (*Board, error) {
	if len(p.Turns) > MaxTurns {
		return nil, problem.Wrong("turns", fmt.Sprintf("These are more than %d turns, the most that is taken here.", MaxTurns))
	}
	for _, turn := range p.Turns {
		if len(turn) > match.MaxTurnText {
			return nil, tooLong("turns", match.MaxTurnText)
		}
	}
	return r.lay(p)
}

func (r *Reception) lay(p Position) (*Board, error) {
	rules, options, err := r.rules(p.Game, p.Options, p.Position)
	if err != nil {
		return nil, err
	}
	b := &Board{Rules: rules, Turns: p.Turns}
	if p.Position == "" {
		b.Table = rules.Begin(options)
	} else if b.Table, err = rules.SetUp(options, p.Position); err != nil {
		return nil, err
	}
	for i, turn := range p.Turns {
		if err := game.PlayTurn(b.Table, turn); err != nil {
			broken := problem.From(err)
			broken.Detail = fmt.Sprintf("Turn %d, %s: %s", i+1, game.Quote(turn), broken.Detail)
			return nil, broken
		}
	}
	return b, nil
}

// Picks says what may be picked after the picks of path.
func (b *Board) Picks(path []string) (game.Picks, error) {
	if len(path) > MaxPath {
		return game.Picks{}, problem.Wrong("path", fmt.Sprintf("No turn has more than %d picks.", MaxPath))
	}
	for _, id := range path {
		if len(id) > MaxPick {
			return game.Picks{}, tooLong("path", MaxPick)
		}
	}
	return b.Table.Picks(path)
}

// Why says what a turn does, or why it is not legal. The turn is its text, or in the
// game's own notation.
func (b *Board) Why(turn string) (game.Answer, error) {
	if len(turn) > match.MaxTurnText {
		return game.Answer{}, tooLong("turn", match.MaxTurnText)
	}
	if text, _, err := record.ReadTurn(b.Rules, b.Table, turn); err == nil {
		turn = text
	}
	return game.Why(b.Table, turn), nil
}
