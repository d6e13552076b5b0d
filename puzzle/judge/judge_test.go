package judge_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

// folders are those of the games with problems.
var folders = []string{"skud", "quaterno", "kutai", "balance", "kishogi"}

// problems returns some problems of a game with exactly one right turn, of each length.
func problems(t *testing.T, folder string, each int) (list []lab.SuiteProblem) {
	t.Helper()
	file, err := os.Open(filepath.Join("../..", folder, "problems/testdata/problems.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	all, err := lab.ReadProblems(file)
	if err := errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
	taken := map[int]int{}
	for _, p := range all {
		if (p.Only || p.Saves > 0) && taken[p.Kind()] < each {
			taken[p.Kind()]++
			list = append(list, p)
		}
	}
	return list
}

func stateOf(t *testing.T, p *lab.SuiteProblem) game.Game {
	t.Helper()
	rules, ok := games.ByName(p.Game)
	if !ok {
		t.Fatalf("there is no %s", p.Game)
	}
	g, err := p.State(rules)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func taskOf(p *lab.SuiteProblem) judge.PuzzleTask {
	return judge.PuzzleTask{Wins: p.Wins, Saves: p.Saves, Turns: p.Turns}
}

// suggestions returns a function that suggests turns after a short search.
func suggestions(t *testing.T, name string) func(context.Context, game.Game) []string {
	t.Helper()
	e, err := engines.New(name, engine.Options{Memory: 4 << 20})
	if err != nil {
		t.Fatal(err)
	}
	return func(ctx context.Context, g game.Game) (turns []string) {
		info, err := e.Search(ctx, g, engine.Limits{Nodes: 100, MultiPV: 3}, nil)
		if err != nil {
			return nil
		}
		for _, pv := range info.PVs {
			turns = append(turns, pv.Turns[0])
		}
		return turns
	}
}

// wrongTurns returns a few turns that are not the right one.
func wrongTurns(g game.Game, right string, n int) []string {
	turns := game.LegalTurns(g)
	slices.Sort(turns)
	step := max(1, len(turns)/n)
	var wrong []string
	for i := 0; i < len(turns); i += step {
		if turns[i] != right {
			wrong = append(wrong, turns[i])
		}
	}
	return wrong
}

// The turns of a solution are right, and each is answered with the defence of the puzzle.
func TestSolutions(t *testing.T) {
	for _, folder := range folders {
		for _, p := range problems(t, folder, 1) {
			for n := 1; n <= len(p.Turns); n += 2 {
				v, err := judge.Judge{Work: 1000}.Verdict(t.Context(), stateOf(t, &p), taskOf(&p), p.Turns[:n])
				if err != nil {
					t.Fatal(err)
				}
				last := n == len(p.Turns)
				if !v.Right || v.Solved != last || !last && !slices.Equal(v.Replies, p.Turns[n:n+1]) {
					t.Errorf("%s %v: %+v", p.Position, p.Turns[:n], v)
				}
			}
		}
	}
}

// A wrong turn is refuted: with a defence after which the win does not come in time, or with the win that was to be prevented.
func TestRefutations(t *testing.T) {
	for _, folder := range folders {
		for _, p := range problems(t, folder, 1) {
			suggest := suggestions(t, p.Game)
			for _, wrong := range wrongTurns(stateOf(t, &p), p.Turns[0], 3) {
				g := stateOf(t, &p)
				us := g.ToMove()
				v, err := judge.Judge{Work: 200_000, Suggest: suggest}.Verdict(t.Context(), g, taskOf(&p), []string{wrong})
				if err != nil || v.Right || v.Solved {
					t.Fatalf("%s, %s: %+v, %v", p.Position, wrong, v, err)
				}
				if g.Outcome().Over() {
					continue
				}
				if !v.Proved || len(v.Replies) == 0 {
					t.Errorf("%s, %s: not refuted: %+v", p.Position, wrong, v)
					continue
				}
				for _, reply := range v.Replies {
					if err := game.PlayTurn(g, reply); err != nil {
						t.Fatal(err)
					}
				}
				o := g.Outcome()
				if p.Saves > 0 && o.Winner != us.Opponent() {
					t.Errorf("%s, %s: after %v nobody has won", p.Position, wrong, v.Replies)
				}
				if p.Wins == 3 && !o.Over() && winsAtOnce(g) {
					t.Errorf("%s, %s: after %v the win comes in time", p.Position, wrong, v.Replies)
				}
			}
		}
	}
}

func winsAtOnce(g game.Game) (found bool) {
	us := g.ToMove()
	game.VisitLegalTurns(g, func([]byte) bool {
		o := g.Outcome()
		found = o.Over() && o.Winner == us
		return !found
	})
	return found
}

// After the first turn and its defence, any turn that wins in time is right, though the solution has another.
func TestOtherWins(t *testing.T) {
	others := 0
	for _, p := range problems(t, "kishogi", 6) {
		if p.Wins != 3 {
			continue
		}
		task := taskOf(&p)
		g := stateOf(t, &p)
		for _, turn := range p.Turns[:2] {
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
		us := g.ToMove()
		game.VisitLegalTurns(g, func(text []byte) bool {
			o := g.Outcome()
			turns := append(slices.Clone(p.Turns[:2]), string(text))
			v, err := judge.Judge{Work: 10_000}.Verdict(t.Context(), stateOf(t, &p), task, turns)
			if err != nil || v.Right != (o.Winner == us && o.Over()) || v.Solved != v.Right {
				t.Errorf("%s, %v: %+v, %v", p.Position, turns, v, err)
			}
			if v.Right && turns[2] != p.Turns[2] {
				others++
			}
			return true
		})
	}
	t.Logf("%d other wins", others)
}

func TestBadTurns(t *testing.T) {
	p := problems(t, "kishogi", 1)[0]
	if _, err := (judge.Judge{}).Verdict(t.Context(), stateOf(t, &p), taskOf(&p), nil); err == nil {
		t.Error("no turn is judged")
	}
	if _, err := (judge.Judge{}).Verdict(t.Context(), stateOf(t, &p), taskOf(&p), []string{"no turn"}); err == nil {
		t.Error("a turn that is none is judged")
	}
	// Without work a wrong turn is wrong all the same.
	g := stateOf(t, &p)
	wrong := wrongTurns(g, p.Turns[0], 2)[0]
	v, err := judge.Judge{}.Verdict(t.Context(), g, taskOf(&p), []string{wrong})
	if err != nil || v.Right || v.Proved {
		t.Errorf("%+v, %v", v, err)
	}
}

// The path of a turn enters it.
func TestPathTo(t *testing.T) {
	for _, folder := range folders {
		p := problems(t, folder, 1)[0]
		g := stateOf(t, &p)
		path, ok := judge.PathTo(g, p.Turns[0])
		if !ok {
			t.Fatalf("%s: no path to %s", p.Game, p.Turns[0])
		}
		var ids []string
		for _, pick := range path {
			ids = append(ids, pick.ID)
		}
		if picks, err := g.Picks(ids); err != nil || picks.Turn != p.Turns[0] {
			t.Errorf("%s: %v makes %q, %v", p.Game, ids, picks.Turn, err)
		}
		if _, ok := judge.PathTo(g, "no turn"); ok {
			t.Error("there is a path to no turn")
		}
	}
}
