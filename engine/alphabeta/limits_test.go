package alphabeta

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// TestMate: a search for a win in some turns ends as soon as there is one, also if a deeper search
// would go on.
func TestMate(t *testing.T) {
	ended := 0
	for seed := range uint64(300) {
		m := newGraphGame(rand.New(rand.NewPCG(seed, 2)), 60)
		w := &graphState{game: m, path: []int{0}}
		if w.Outcome().Over() || m.turnsToEnd[0] < 3 {
			continue
		}
		limits := engine.Limits{Mate: m.turnsToEnd[0] + 2, Nodes: 1 << 40, Depth: 30}
		found, err := newGraphEngine(m, engine.Options{Memory: 1 << 16}).Search(t.Context(), w, limits, nil)
		if err != nil {
			t.Fatal(err)
		}
		best := found.PVs[0].Score
		if best.Proof != engine.ProvenWin || best.Distance > limits.Mate {
			t.Errorf("seed %d: %+v, want a win in %d", seed, best, m.turnsToEnd[0])
		}
		all, _ := newGraphEngine(m, engine.Options{Memory: 1 << 16}).Search(t.Context(), w, engine.Limits{Nodes: 1 << 40, Depth: 30}, nil)
		if found.Nodes < all.Nodes {
			ended++
		}
	}
	if ended < 3 {
		t.Errorf("%d searches ended early", ended)
	}
}

// rootBoard notes the moves that are made at the root.
type rootBoard struct {
	*graphBoard
	tried *[]game.Move
}

func (b rootBoard) Do(m game.Move) {
	if len(b.path) == b.rootLength {
		*b.tried = append(*b.tried, m)
	}
	b.graphBoard.Do(m)
}

// TestSearchTurnsBeginWithBest: among some turns only, each depth begins with the best turn of the
// depth before, so that a search that is stopped has none that is worse.
func TestSearchTurnsBeginWithBest(t *testing.T) {
	w := bigGraph()
	var tried, first []game.Move
	e := New("maze", func() engine.Board { return rootBoard{newGraphBoard(w), &tried} }, engine.Options{Memory: 1 << 16})
	turns := game.LegalTurns(w)
	for from := range turns[:len(turns)-2] {
		e.Reset()
		tried, first = nil, nil
		var best []game.Move
		found, err := e.Search(t.Context(), w, engine.Limits{Depth: 6, SearchTurns: turns[from:]}, func(i engine.Info) {
			if len(best) > 0 {
				first = append(first, tried[0])
			}
			best, tried = append(best, parseMove(i.PVs[0].Turns[0])), nil
		})
		if err != nil || found.Depth != 6 || !slices.Equal(first, best[:len(best)-1]) {
			t.Errorf("%v: the best turns are %v, the first ones of the next depths %v, %v", turns[from:], best, first, err)
		}
	}
}

// TestContempt: with contempt the seat that searches leaves a draw for a position that is a little
// worse, and the other way round.
func TestContempt(t *testing.T) {
	// From 0 an edge leads to 1 and back for ever, or to 2, from where all is slightly worse for us.
	m := &graphGame{edges: [][]int{{1, 2}, {0}, {3}, {4}, {5}, {6}, {7}, {8}, {8}}, check: make([]bool, 9), value: make([]int, 9)}
	for i := range m.value { // of nodes where we are to move -20, of the others 20
		if m.value[i] = -20; i%2 == 0 {
			m.value[i] = 20
		}
	}
	m.value[0], m.value[1] = 0, 0
	w := &graphState{game: m, path: []int{0}}
	first := func(contempt float64) string {
		found, err := newGraphEngine(m, engine.Options{Memory: 1 << 16, Contempt: contempt}).Search(t.Context(), w, engine.Limits{Depth: 4}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return found.PVs[0].Turns[0]
	}
	if got := []string{first(0), first(0.3), first(-0.3)}; got[0] != "1" || got[1] != "2" || got[2] != "1" {
		t.Errorf("without contempt %s, with it %s, with the opposite %s", got[0], got[1], got[2])
	}
}
