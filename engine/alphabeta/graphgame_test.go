package alphabeta

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/message"
)

// graphGame is a game on a random graph, full of cycles: the seats move one piece along its
// edges in turn, and a seat that cannot move has lost. The third visit of a node is a draw.
type graphGame struct {
	options    game.Options
	edges      [][]int
	check      []bool
	value      []int
	turnsToEnd []int // until the seat to move there wins, negative until it loses; 0 for neither
}

func newGraphGame(r *rand.Rand, nodes int) *graphGame {
	m := &graphGame{
		edges: make([][]int, nodes), check: make([]bool, nodes),
		value: make([]int, nodes), turnsToEnd: make([]int, nodes),
	}
	for i := range nodes {
		if r.IntN(12) > 0 {
			for range 1 + r.IntN(4) {
				if to := r.IntN(nodes); !slices.Contains(m.edges[i], to) {
					m.edges[i] = append(m.edges[i], to)
				}
			}
		}
		m.check[i], m.value[i] = r.IntN(3) == 0, r.IntN(600)-300
	}
	m.solve()
	return m
}

const lostNow = math.MinInt // the seat to move has lost already

// solve is a retrograde analysis: it goes backwards from the ends, one turn in each round.
func (m *graphGame) solve() {
	for i := range m.edges {
		if len(m.edges[i]) == 0 {
			m.turnsToEnd[i] = lostNow
		}
	}
	for turn := 1; turn <= len(m.edges); turn++ {
		next := append([]int(nil), m.turnsToEnd...)
		for i, edges := range m.edges {
			if m.turnsToEnd[i] != 0 {
				continue
			}
			wins, lost := false, true
			for _, to := range edges {
				wins = wins || m.turnsToEnd[to] < 0
				lost = lost && m.turnsToEnd[to] > 0
			}
			switch {
			case wins:
				next[i] = turn
			case lost:
				next[i] = -turn
			}
		}
		m.turnsToEnd = next
	}
}

// graphState is a game in progress.
type graphState struct {
	game *graphGame
	path []int
}

var graphRules = &game.Rules{Name: "maze"}

func (w *graphState) Rules() *game.Rules { return graphRules }
func (w *graphState) node() int          { return w.path[len(w.path)-1] }
func (w *graphState) Clone() game.State {
	return &graphState{game: w.game, path: append([]int(nil), w.path...)}
}
func (w *graphState) Do(m game.Move) { w.path = append(w.path, int(m)) }
func (w *graphState) Undo() bool     { w.path = w.path[:len(w.path)-1]; return true }
func (w *graphState) AppendMoveText(dst []byte, m game.Move) []byte {
	return fmt.Appendf(dst, "%d", m)
}

func (w *graphState) MidTurn() bool         { return false }
func (w *graphState) Options() game.Options { return w.game.options }
func (w *graphState) TurnCount() int        { return len(w.path) - 1 }
func (w *graphState) Key() uint64           { return uint64(w.node()) }
func (w *graphState) Hash() uint64          { return w.Key() }
func (w *graphState) PositionText() string  { return fmt.Sprint(w.node()) }

func (w *graphState) AppendMoves(dst []game.Move) []game.Move {
	if w.ToMove() == game.None {
		return dst
	}
	for _, to := range w.game.edges[w.node()] {
		dst = append(dst, game.Move(to))
	}
	return dst
}

func (w *graphState) AppendPlayedMoves(dst []game.Move) []game.Move {
	for _, to := range w.path[1:] {
		dst = append(dst, game.Move(to))
	}
	return dst
}

func (w *graphState) ParseTurn(text string) ([]game.Move, error) {
	to, err := strconv.Atoi(text)
	if err != nil || !slices.Contains(w.game.edges[w.node()], to) {
		return nil, game.NewRuleError(game.RuleText, nil, message.Plain("no edge leads to "+text))
	}
	return []game.Move{game.Move(to)}, nil
}

func (w *graphState) Outcome() game.Outcome {
	switch {
	case len(w.game.edges[w.node()]) == 0:
		return game.Win(game.Seat(len(w.path)&1).Opponent(), "stuck")
	case w.visits() >= 3:
		return game.Draw("repetition")
	}
	return game.Outcome{}
}

func (w *graphState) visits() (n int) {
	for _, i := range w.path {
		if i == w.node() {
			n++
		}
	}
	return n
}

func (w *graphState) ToMove() game.Seat {
	if w.Outcome().Over() {
		return game.None
	}
	return game.Seat(len(w.path) & 1)
}

// graphBoard is the engine.Board of the game.
type graphBoard struct {
	graphState
	rootLength int
	made       int
}

func (b *graphBoard) Set(g game.State) {
	b.graphState = *g.(*graphState).Clone().(*graphState)
	b.rootLength = len(b.path)
}
func (b *graphBoard) Do(m game.Move) { b.made++; b.graphState.Do(m) }
func (b *graphBoard) Undo()          { b.graphState.Undo() }

// Key leaves out the seat to move, which makes no difference. It includes the nodes visited
// twice before Set, because a third visit is a draw.
func (b *graphBoard) Key() uint64 {
	key := uint64(b.node())
	seen := map[int]int{}
	for _, i := range b.path[:b.rootLength] {
		if seen[i]++; seen[i] == 2 {
			key += splitmix.Mix(uint64(i)) << 10
		}
	}
	return splitmix.Mix(key)
}
func (b *graphBoard) InCheck() bool             { return b.game.check[b.node()] }
func (b *graphBoard) MayCheck(m game.Move) bool { return b.game.check[m] }
func (b *graphBoard) NoLegalMoves() bool        { return len(b.game.edges[b.node()]) == 0 }
func (b *graphBoard) Value() int                { return b.game.value[b.node()] }
func (b *graphBoard) HistorySize() int          { return len(b.game.edges) }

func (b *graphBoard) Repetition() (engine.Repetition, int) {
	now := len(b.path) - 1
	for i := now - 1; i >= b.rootLength-1; i-- {
		if b.path[i] == b.node() {
			return engine.RepetitionDraw, now - i
		}
	}
	if b.visits() >= 3 {
		return engine.RepetitionDraw, 0
	}
	return engine.NoRepetition, 0
}

func (b *graphBoard) AppendMoves(dst []engine.ScoredMove) []engine.ScoredMove {
	for _, to := range b.game.edges[b.node()] {
		c := engine.ScoredMove{Move: game.Move(to), HistoryIndex: int32(to)}
		if to%3 == 0 && to > b.node() { // so that quiescence searches end
			c.HistoryIndex, c.OrderScore = -1, int32(to%7-2)
		}
		dst = append(dst, c)
	}
	return dst
}

func (b *graphBoard) AppendNoisy(dst []engine.ScoredMove) []engine.ScoredMove {
	from := len(dst)
	kept := b.AppendMoves(dst)[from:]
	for _, c := range kept {
		if c.HistoryIndex < 0 {
			dst = append(dst, c)
		}
	}
	return dst
}

func (b *graphBoard) WinProbability(value int) float64 {
	return 1 / (1 + math.Exp(-float64(value)/200))
}

// newGraphBoard returns a board set to w.
func newGraphBoard(w *graphState) *graphBoard {
	b := &graphBoard{graphState: graphState{game: w.game}}
	b.Set(w)
	return b
}

// newGraphEngine returns an engine for the graph of m.
func newGraphEngine(m *graphGame, o engine.Options) engine.Engine {
	return New("maze", func() engine.Board { return &graphBoard{graphState: graphState{game: m}} }, o)
}

func parseMove(text string) (m game.Move) {
	if _, err := fmt.Sscan(text, &m); err != nil {
		panic(err)
	}
	return m
}
