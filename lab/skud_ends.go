package lab

import (
	"context"
	"errors"
	"maps"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// SkudEnds collects forced wins of Skud Pai Sho from games of the engine against itself: as
// many in 1 and in 3 turns of both seats as wanted says, in turn from the sets of options,
// and calls found with each. Positions that look won are searched with so many nodes. What
// the engine takes for a win is proven by making every turn of both, up to 40,000 a
// position: that it is one, and that there is none sooner.
func SkudEnds(ctx context.Context, s SelfPlay, options []map[string]string, nodes uint64, wanted map[int]int, found func(Problem) error) error {
	second, err := engines.New(s.Game, engine.Options{Memory: 32 << 20})
	if err != nil {
		return err
	}
	left := maps.Clone(wanted)
	met := map[string]bool{}
	enough := errors.New("enough")
	for number := 0; len(left) > 0; number++ {
		s.Options = options[number%len(options)]
		taken := map[int]bool{}
		_, err := s.Play(ctx, number, func(t Thought) error {
			best := t.Found.Lines[0]
			if best.Score.Proof == engine.Unproven && best.Score.Win > looksWon {
				deeper, err := second.Search(ctx, t.Table, engine.Limits{Nodes: nodes}, nil)
				if err != nil {
					return err
				}
				best = deeper.Lines[0]
			}
			wins := best.Score.In
			if best.Score.Proof != engine.ProvenWin || left[wins] == 0 || taken[wins] || met[t.Table.PositionText()] {
				return nil
			}
			p, ok := skudEnd(ctx, t.Table.Clone().(*skud.Game), wins, best.Turns[0])
			if err := ctx.Err(); err != nil || !ok {
				return err
			}
			met[p.Position], taken[wins] = true, true
			if left[wins]--; left[wins] == 0 {
				delete(left, wins)
			}
			if err := found(p); err != nil {
				return err
			}
			if len(left) == 0 {
				return enough
			}
			return nil
		})
		if err != nil && !errors.Is(err, enough) {
			return err
		}
	}
	return nil
}

// looksWon is the chance of winning from which on a win is looked for.
const looksWon = 0.85

// skudEnd is the problem of a position in which the seat to move wins in so many turns, 1
// or 3, with this one. It reports false if that cannot be proven.
func skudEnd(ctx context.Context, g *skud.Game, wins int, turn string) (p Problem, ok bool) {
	p = Problem{Game: g.Rules().Name, Options: map[string]string{}, Position: g.PositionText(), Wins: wins}
	for _, o := range g.Rules().Options {
		if value := g.Options()[o.Name]; value != o.Default {
			p.Options[o.Name] = value
		}
	}
	turns := skudWins(g)
	if wins == 1 {
		p.Turns, p.Only = []string{turn}, len(turns) == 1
		return p, len(turns) > 0
	}
	if len(turns) > 0 || game.PlayTurn(g, turn) != nil {
		return p, false
	}
	reply, ok := skudLost(ctx, g)
	if !ok || game.PlayTurn(g, reply) != nil {
		return p, false
	}
	p.Turns = []string{turn, reply, skudWins(g)[0]}
	return p, true
}

// skudWins are the turns that win at once, by making every turn.
func skudWins(g *skud.Game) (turns []string) {
	us := g.ToMove()
	game.EachTurn(g, func(text []byte) bool {
		if o := g.Outcome(); o.Over() && o.Winner == us {
			turns = append(turns, string(text))
		}
		return true
	})
	return turns
}

// skudLost makes every turn and reports whether the opponent wins at once after each. It
// returns one of them. It stops with ctx, and says no then.
func skudLost(ctx context.Context, g *skud.Game) (reply string, lost bool) {
	lost = true
	game.EachTurn(g, func(text []byte) bool {
		switch _, closes := g.Pos.Closing(g.Pos.ToMove()); {
		case g.Outcome().Over() || ctx.Err() != nil:
			lost = false
		case !closes && len(skudWins(g)) == 0:
			lost = false
		default:
			reply = string(text)
		}
		return lost
	})
	return reply, lost
}
