package lab

import (
	"context"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// SelfPlay says how an engine plays itself. The games are reproducible.
type SelfPlay struct {
	Rules       *game.Rules
	NewEngine   func(engine.Options) engine.Engine
	Options     map[string]string
	Nodes       uint64 // for each turn
	Seed        uint64
	MaxOpening  int     // the first turns are random: at least 2, at most this many
	RandomShare float64 // share of later turns that are random
	MaxTurns    int     // a longer game is abandoned
	MoveVisits  bool    // the searches tell them

	OnMove func(game.Move) // is called with every move, unless it is nil
}

// SearchedPosition is a position of a game with the result of its search.
type SearchedPosition struct {
	State game.Game // do not modify
	Info  engine.Info
	Turn  string // the turn played
}

// Play plays one game and calls visit for every position that the engine has searched. The
// errors are those of ctx, of visit and of the engine.
func (s *SelfPlay) Play(ctx context.Context, number int, visit func(SearchedPosition) error) (game.Outcome, error) {
	state, err := s.Rules.New(s.Options)
	if err != nil {
		return game.Outcome{}, err
	}
	e := s.NewEngine(engine.Options{Memory: 8 << 20, Seed: s.Seed})
	r := rand.New(rand.NewPCG(s.Seed, uint64(number)))
	opening := 2 + r.IntN(max(1, s.MaxOpening-1))
	for !state.Outcome().Over() && state.TurnCount() < s.MaxTurns {
		if state.MidTurn() || state.TurnCount() < opening || r.Float64() < s.RandomShare {
			m, _ := game.SampleMove(state, r)
			s.do(state, m)
			continue
		}
		info, err := e.Search(ctx, state, engine.Limits{Nodes: s.Nodes, MoveVisits: s.MoveVisits}, nil)
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return game.Outcome{}, err
		}
		turn := info.PVs[0].Turns[0]
		if err := visit(SearchedPosition{state, info, turn}); err != nil {
			return game.Outcome{}, err
		}
		moves, err := state.ParseTurn(turn)
		if err != nil {
			return game.Outcome{}, err
		}
		for _, m := range moves {
			s.do(state, m)
		}
	}
	return state.Outcome(), nil
}

func (s *SelfPlay) do(g game.Game, m game.Move) {
	if s.OnMove != nil {
		s.OnMove(m)
	}
	g.Do(m)
}
