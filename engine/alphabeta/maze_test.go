package alphabeta

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// A maze is a game on a drawn graph, full of cycles: the seats walk one piece along its
// edges by turns, and who cannot has lost. A place that is met for the third time is a draw.
type maze struct {
	edges [][]int
	check []bool
	value []int
	ends  []int // turns until who is to move there has won, or -turns until it has lost; 0 for neither
}

func newMaze(r *rand.Rand, places int) *maze {
	m := &maze{
		edges: make([][]int, places), check: make([]bool, places),
		value: make([]int, places), ends: make([]int, places),
	}
	for i := range places {
		if r.IntN(12) > 0 {
			for range 1 + r.IntN(4) {
				if to := r.IntN(places); !slices.Contains(m.edges[i], to) {
					m.edges[i] = append(m.edges[i], to)
				}
			}
		}
		m.check[i], m.value[i] = r.IntN(3) == 0, r.IntN(600)-300
	}
	m.solve()
	return m
}

const lostHere = math.MinInt // has lost already

// solve goes backwards from the ends, one turn in each round.
func (m *maze) solve() {
	for i := range m.edges {
		if len(m.edges[i]) == 0 {
			m.ends[i] = lostHere
		}
	}
	for turn := 1; turn <= len(m.edges); turn++ {
		next := append([]int(nil), m.ends...)
		for i, edges := range m.edges {
			if m.ends[i] != 0 {
				continue
			}
			wins, lost := false, true
			for _, to := range edges {
				wins = wins || m.ends[to] < 0
				lost = lost && m.ends[to] > 0
			}
			switch {
			case wins:
				next[i] = turn
			case lost:
				next[i] = -turn
			}
		}
		m.ends = next
	}
}

// walk is a game in a maze.
type walk struct {
	game.Table // for what is not asked
	maze       *maze
	path       []int
}

var mazeRules = &game.Rules{Name: "maze"}

func (w *walk) Rules() *game.Rules { return mazeRules }
func (w *walk) here() int          { return w.path[len(w.path)-1] }
func (w *walk) Clone() game.Table  { return &walk{maze: w.maze, path: append([]int(nil), w.path...)} }
func (w *walk) Do(m game.Move)     { w.path = append(w.path, int(m)) }
func (w *walk) Undo() bool         { w.path = w.path[:len(w.path)-1]; return true }
func (w *walk) AppendMoveText(dst []byte, m game.Move) []byte {
	return fmt.Appendf(dst, "%d", m)
}

func (w *walk) times() (n int) {
	for _, i := range w.path {
		if i == w.here() {
			n++
		}
	}
	return n
}

func (w *walk) ToMove() game.Seat {
	if len(w.maze.edges[w.here()]) == 0 || w.times() >= 3 {
		return game.None
	}
	return game.Seat(len(w.path) & 1)
}

// mazeBoard is how alpha-beta walks.
type mazeBoard struct {
	walk
	begun int
	made  int
}

func (b *mazeBoard) Set(g game.Table) {
	b.walk = *g.(*walk).Clone().(*walk)
	b.begun = len(b.path)
}
func (b *mazeBoard) Do(m game.Move) { b.made++; b.walk.Do(m) }
func (b *mazeBoard) Undo()          { b.walk.Undo() }

// Key leaves out who is to move: it makes no difference. It takes in what has been met
// twice, since walking there draws.
func (b *mazeBoard) Key() uint64 {
	key := uint64(b.here())
	seen := map[int]int{}
	for _, i := range b.path[:b.begun] {
		if seen[i]++; seen[i] == 2 {
			key += game.Mix(uint64(i)) << 10
		}
	}
	return game.Mix(key)
}
func (b *mazeBoard) Check() bool { return b.maze.check[b.here()] }
func (b *mazeBoard) Stuck() bool { return len(b.maze.edges[b.here()]) == 0 }
func (b *mazeBoard) Value() int  { return b.maze.value[b.here()] }
func (b *mazeBoard) Quiet() int  { return len(b.maze.edges) }

func (b *mazeBoard) Repeated() (engine.Repetition, int) {
	now := len(b.path) - 1
	for i := now - 1; i >= b.begun-1; i-- {
		if b.path[i] == b.here() {
			return engine.Draws, now - i
		}
	}
	if b.times() >= 3 {
		return engine.Draws, 0
	}
	return engine.New, 0
}

func (b *mazeBoard) AppendMoves(dst []engine.Choice) []engine.Choice {
	for _, to := range b.maze.edges[b.here()] {
		c := engine.Choice{Move: game.Move(to), Quiet: int32(to)}
		if to%3 == 0 && to > b.here() { // so that they end
			c.Quiet, c.Gain = -1, int32(to%7-2)
		}
		dst = append(dst, c)
	}
	return dst
}

func (b *mazeBoard) AppendLoud(dst []engine.Choice) []engine.Choice {
	from := len(dst)
	kept := b.AppendMoves(dst)[from:]
	for _, c := range kept {
		if c.Quiet < 0 {
			dst = append(dst, c)
		}
	}
	return dst
}

func (b *mazeBoard) Chance(value int) float64 { return 1 / (1 + math.Exp(-float64(value)/200)) }

// newMazeBoard stands where w is.
func newMazeBoard(w *walk) *mazeBoard {
	b := &mazeBoard{walk: walk{maze: w.maze}}
	b.Set(w)
	return b
}

// mazeEngine searches mazes like m.
func mazeEngine(m *maze, o engine.Options) engine.Engine {
	return New("maze", func() engine.Board { return &mazeBoard{walk: walk{maze: m}} }, o)
}

func atoi(text string) (m game.Move) {
	if _, err := fmt.Sscan(text, &m); err != nil {
		panic(err)
	}
	return m
}
