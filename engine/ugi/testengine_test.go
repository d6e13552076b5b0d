package ugi

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// sortedEngine is an engine that evaluates each turn in the order of their texts, one node
// each, by the game's simple score. Without a limit it waits for its context. The time that it
// reports is made up.
type sortedEngine struct {
	game    string
	options engine.Options
}

func (e *sortedEngine) Reset() {}

func (e *sortedEngine) Search(ctx context.Context, g game.Playable, l engine.Limits, report func(engine.Info)) (engine.Info, error) {
	switch {
	case g.Rules().Name != e.game:
		return engine.Info{}, &engine.WrongGameError{Engine: e.game, Game: g.Rules().Name}
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrGameOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChanceToMove
	}
	turns := game.LegalTurns(g)
	if len(l.SearchTurns) > 0 {
		turns = slices.Clone(l.SearchTurns)
	}
	slices.Sort(turns)
	seat := g.ToMove()
	own := game.Clone(g)
	var info engine.Info
	for _, turn := range turns {
		if l.Nodes > 0 && info.Nodes == l.Nodes || ctx.Err() != nil && info.Nodes > 0 {
			break
		}
		if err := game.PlayTurn(own, turn); err != nil {
			return info, err
		}
		info.Nodes++
		info.Depth = 1
		info.PVs = append(info.PVs, engine.PV{Score: e.score(own, seat), Turns: []string{turn}})
		game.UndoTurn(own)
	}
	slices.SortStableFunc(info.PVs, func(a, b engine.PV) int { return int(10_000 * (b.Score.Win - a.Score.Win)) })
	info.PVs = info.PVs[:min(max(1, l.MultiPV), len(info.PVs))]
	info.Time = time.Duration(info.Nodes) * time.Millisecond
	if bounded := l.Nodes > 0 || l.Depth > 0 || l.Mate > 0 || l.Time > 0; !bounded {
		<-ctx.Done() // without a report, so that transcripts are always the same
	} else if report != nil {
		report(info)
	}
	return info, nil
}

// score is the score of a position that seat has reached.
func (e *sortedEngine) score(g game.Playable, seat game.Seat) engine.Score {
	switch o := g.Outcome(); {
	case o.IsDraw():
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: 1}
	case o.Over() && o.Winner == seat:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}
	case o.Over():
		return engine.Score{Proof: engine.ProvenLoss, Distance: 1}
	}
	return engine.Score{Win: max(0.001, min(0.999, 0.5+float64(game.Score(g, seat))/1000))}
}

// testTable is a table with which an engine reports three positions.
type testTable struct{ closed int }

func (*testTable) Game() string { return "ki-shogi" }

func (*testTable) Engine(e engine.Engine) engine.Engine { return tableEngine{e} }

func (t *testTable) Close() error {
	t.closed++
	return nil
}

type tableEngine struct{ engine.Engine }

func (e tableEngine) Search(ctx context.Context, g game.Playable, l engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	info, err := e.Engine.Search(ctx, g, l, nil)
	info.TableHits = 3
	return info, err
}

// thirdBestLevel plays the last of three variations.
type thirdBestLevel struct{ nodes uint64 }

func (l thirdBestLevel) Choose(ctx context.Context, e engine.Engine, g game.Playable, limits engine.Limits, _ *rand.Rand, report func(engine.Info)) (string, engine.Info, error) {
	limits.Nodes, limits.MultiPV = min(limits.Nodes-1, l.nodes-1)+1, 3
	info, err := e.Search(ctx, g, limits, report)
	if err != nil {
		return "", info, err
	}
	return info.PVs[len(info.PVs)-1].Turns[0], info, nil
}

var errNoLevel = errors.New("there are no levels of kutai-pai-sho")

// testServer is the server of the tests.
func testServer() *Server {
	var all []*game.Rules
	for _, name := range []string{"ki-shogi", "kutai-pai-sho", "balance-pai-sho"} {
		rules, _ := games.ByName(name)
		all = append(all, rules)
	}
	return &Server{
		Name: "Thinker 1", Author: "the tests", Games: all,
		Engine: func(name string, o engine.Options) (engine.Engine, error) {
			e := engine.Engine(&sortedEngine{name, o})
			if o.Table != nil {
				e = o.Table.Engine(e)
			}
			return e, nil
		},
		OpenTable: func(folder string) (engine.Table, error) {
			if folder != "solved" && folder != "solved too" {
				return nil, fmt.Errorf("%s has no table", folder)
			}
			return &testTable{}, nil
		},
		Levels: 2,
		Level: func(name string, number int) (Level, error) {
			if strings.HasPrefix(name, "kutai") {
				return nil, errNoLevel
			}
			return thirdBestLevel{uint64(10 * number)}, nil
		},
	}
}

// newGameAfter is a game after some turns.
func newGameAfter(t testing.TB, name string, options map[string]string, turns ...string) game.Playable {
	t.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	state, err := rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range turns {
		if err := game.PlayTurn(state, turn); err != nil {
			t.Fatal(err)
		}
	}
	return state
}
