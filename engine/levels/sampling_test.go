package levels_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// constantEngine returns the same score for the seat to move in every position, with the first
// legal turn.
type constantEngine struct {
	score  engine.Score
	limits []engine.Limits
}

func (e *constantEngine) Search(_ context.Context, g game.Playable, l engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	switch {
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrGameOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChanceToMove
	}
	e.limits = append(e.limits, l)
	return engine.Info{Nodes: l.Nodes, PVs: []engine.PV{{Score: e.score, Turns: []string{game.LegalTurns(g)[0]}}}}, nil
}

func (e *constantEngine) Reset() {}

func setUpGame(t *testing.T, name string, turns ...string) game.Game {
	t.Helper()
	rules, _ := games.ByName(name)
	g, err := rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range turns {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// lastTurns is the example game of Ki Shogi before its last turn, with which White wins.
const lastTurns = "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0 2,0x1,0=Ou 1,-1x1,0=Chuu " +
	"Zou*1,2 Cho*1,-1 2,2-3,1 1,0-1,1 3,1x1,-1=Ga 1,1x1,-1=Shu 1,2x1,-1=Kaku 0,0x1,-1 2,1-1,1 Zou*2,-1 1,1-0,1 Ken*0,-2 " +
	"0,1--1,1 0,-2-0,-1 Cho*-1,2 0,-1-1,-2 -1,2-0,2 2,-1-2,0"

func TestSampledMoves(t *testing.T) {
	g := setUpGame(t, "ki-shogi", "Gyoku*0,0", "Gyoku*1,2")
	before, legal := g.PositionText(), game.LegalTurns(g)
	e := &constantEngine{score: unproven(0.3)}
	level := levels.Level{Number: 1, Nodes: 100, Candidates: 3, SampledMoves: 5}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		e.limits = nil
		turn, info, err := levels.Choose(t.Context(), e, g, level, rand.New(rand.NewPCG(seed, 0)))
		if err != nil || !slices.Contains(legal, turn) {
			t.Fatalf("%q, %v", turn, err)
		}
		seen[turn] = true
		if len(info.PVs) != 5 || len(e.limits) != 5 || info.Nodes != 100 || info.Depth != 2 {
			t.Errorf("%d lines, %d searches, %d nodes, depth %d", len(info.PVs), len(e.limits), info.Nodes, info.Depth)
		}
		first := map[string]bool{}
		for _, l := range info.PVs {
			if first[l.Turns[0]] = true; l.Score.Win != 0.7 {
				t.Errorf("%v is seen where the other player stands at 0.3", l.Score)
			}
		}
		if len(first) != 5 {
			t.Errorf("seen: %v", info.PVs)
		}
		if want := (engine.Limits{Nodes: 20, MultiPV: 1}); !reflect.DeepEqual(e.limits[0], want) {
			t.Errorf("asked for %+v, want %+v", e.limits[0], want)
		}
	}
	if len(seen) < 8 {
		t.Errorf("20 games see only %v", seen)
	}
	if g.PositionText() != before {
		t.Errorf("the game has changed to %s", g.PositionText())
	}
}

// TestSampledDistances: the turns until a proven end count the sampled turn too, but for a draw of which
// they are not known they stay so.
func TestSampledDistances(t *testing.T) {
	g := setUpGame(t, "ki-shogi", "Gyoku*0,0")
	r := rand.New(rand.NewPCG(1, 1))
	for found, want := range map[engine.Score]engine.Score{draw(0): draw(0), draw(4): draw(5), loss(2): win(3), win(1): loss(2)} {
		level := levels.Level{Nodes: 10, SampledMoves: 3, NoFallbackSearch: true, NoSafetyCheck: true}
		_, info, err := levels.Choose(t.Context(), &constantEngine{score: found}, g, level, r)
		if err != nil || info.PVs[0].Score != want {
			t.Errorf("%v after the turn: %v, %v, want %v", found, info.PVs[0].Score, err, want)
		}
	}
}

// If all turns are sampled, the winning one is found. If all sampled turns lose, or there is no
// time, the level searches.
func TestSampledMovesFindWin(t *testing.T) {
	g := setUpGame(t, "ki-shogi", strings.Fields(lastTurns)...)
	r := rand.New(rand.NewPCG(1, 1))
	turn, info, err := levels.Choose(t.Context(), &constantEngine{score: unproven(0.5)}, g, levels.Level{Nodes: 100, SampledMoves: 2000}, r)
	if err != nil || info.PVs[0].Score != win(1) {
		t.Fatalf("%q, %+v, %v", turn, info.PVs, err)
	}
	if err := game.PlayTurn(g, turn); err != nil || g.Outcome().Winner != game.Second {
		t.Errorf("after %s: %s, %v", turn, g.Outcome(), err)
	}

	g = setUpGame(t, "ki-shogi", "Gyoku*0,0")
	e := &constantEngine{score: win(3)}
	turn, info, err = levels.Choose(t.Context(), e, g, levels.Level{Nodes: 10, SampledMoves: 3}, r)
	if err != nil || turn != game.LegalTurns(g)[0] || info.PVs[0].Score != win(3) || len(e.limits) != 4 {
		t.Errorf("where all seen turns lose: %q, %+v, %v after %d searches", turn, info, err, len(e.limits))
	}

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	e = &constantEngine{score: unproven(0.5)}
	if turn, _, err = levels.Choose(ctx, e, g, levels.Level{Nodes: 10, SampledMoves: 3}, r); err != nil || turn != game.LegalTurns(g)[0] || len(e.limits) != 1 {
		t.Errorf("without time: %q, %v after %d searches", turn, err, len(e.limits))
	}
}

// onlySafeEngine returns a win in one turn for the seat to move, except after one turn and before
// any, where the position is even.
type onlySafeEngine struct {
	constantEngine
	safe   string // the turn after which the opponent does not win at once
	atRoot bool   // the last search was of the position itself
}

func (e *onlySafeEngine) Search(ctx context.Context, g game.Playable, l engine.Limits, report func(engine.Info)) (engine.Info, error) {
	turns := game.TurnTexts(g)
	e.atRoot = len(turns) == 1
	if e.score = unproven(0.5); len(turns) == 2 && turns[1] != e.safe {
		e.score = win(1)
	}
	return e.constantEngine.Search(ctx, g, l, report)
}

// A level with a safety check draws turns until one does not lose at once, even if it misses
// replies, and searches when it draws none. A level without plays a turn that loses.
func TestSampledMovesAreSafe(t *testing.T) {
	g := setUpGame(t, "ki-shogi", "Gyoku*0,0")
	legal := game.LegalTurns(g)
	safe := legal[len(legal)-1]
	level := levels.Level{Nodes: 3, SampledMoves: 3, NoFallbackSearch: true, MissReplyRate: 1}
	lost := 0
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 0))
		e := &onlySafeEngine{safe: safe}
		turn, _, err := levels.Choose(t.Context(), e, g, level, r)
		if err != nil || turn != safe && !e.atRoot {
			t.Errorf("seed %d: %q, %v after %d searches", seed, turn, err, len(e.limits))
		}
		weak := level
		weak.NoSafetyCheck = true
		if turn, _, _ = levels.Choose(t.Context(), e, g, weak, r); turn != safe {
			lost++
		}
	}
	if lost < 10 {
		t.Errorf("without the check only %d of 20 turns lose", lost)
	}
}

// A level with SeesWinInOne plays a win in one turn without sampling, and a longer win only if
// it is sampled.
func TestSeesWinInOne(t *testing.T) {
	g := setUpGame(t, "ki-shogi", "Gyoku*0,0")
	level := levels.Level{Nodes: 10, SampledMoves: 3, NoFallbackSearch: true, SeesWinInOne: true}
	r := rand.New(rand.NewPCG(1, 1))
	for turns, searches := range map[int]int{1: 1, 3: 4} {
		for _, unsafe := range []bool{false, true} {
			e := &constantEngine{score: win(turns)}
			level.NoSafetyCheck = unsafe
			turn, info, err := levels.Choose(t.Context(), e, g, level, r)
			if err != nil || len(e.limits) != searches || !reflect.DeepEqual(e.limits[0], engine.Limits{Nodes: 1, NoSafetyCheck: unsafe}) || info.PVs[0].Turns[0] != turn {
				t.Errorf("a win in %d: %q, %+v, %v after searches with %+v", turns, turn, info, err, e.limits)
			}
		}
	}
	if _, _, err := levels.Choose(t.Context(), &scriptedEngine{err: engine.ErrChanceToMove}, g, level, r); !errors.Is(err, engine.ErrChanceToMove) {
		t.Errorf("a search that fails: %v", err)
	}
}

func TestSampledMovesErrors(t *testing.T) {
	over := setUpGame(t, "ki-shogi", append(strings.Fields(lastTurns), "Hi*-1,0")...)
	level := levels.Level{Nodes: 10, SampledMoves: 3}
	r := rand.New(rand.NewPCG(1, 1))
	if _, _, err := levels.Choose(t.Context(), &constantEngine{}, over, level, r); !errors.Is(err, engine.ErrGameOver) {
		t.Errorf("a game that is over: %v", err)
	}
	if _, _, err := levels.Choose(t.Context(), &constantEngine{}, setUpGame(t, "balance-pai-sho"), level, r); !errors.Is(err, engine.ErrChanceToMove) {
		t.Errorf("chance: %v", err)
	}
	if _, _, err := levels.Choose(t.Context(), &scriptedEngine{err: engine.ErrChanceToMove}, setUpGame(t, "ki-shogi"), level, r); !errors.Is(err, engine.ErrChanceToMove) {
		t.Errorf("a search that fails: %v", err)
	}
}
