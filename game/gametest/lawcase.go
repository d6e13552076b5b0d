package gametest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
)

// moveSequence is a way to a position: first some moves by Sample, which lead deep into
// a game, then moves that rapid chose and makes fewer and simpler when a law is
// broken.
type moveSequence struct {
	start   int    // 0 is the beginning of the game, else a position of With
	seed    uint64 // of the sampled moves and of what a law draws itself
	deep    int    // the number of sampled moves
	choices []uint16
}

func (w moveSequence) String() string {
	return fmt.Sprintf("walk{start: %d, seed: %d, deep: %d, choices: %v}", w.start, w.seed, w.deep, w.choices)
}

// moveSequences draws walks.
var moveSequences = rapid.Custom(func(t *rapid.T) moveSequence {
	return moveSequence{
		seed:    rapid.Uint64().Draw(t, "seed"),
		deep:    rapid.IntRange(0, 150).Draw(t, "deep"),
		choices: rapid.SliceOfN(rapid.Uint16(), 0, 12).Draw(t, "choices"),
	}
})

// lawCase is a game that has come to a position in which a law is tested.
type lawCase struct {
	*optionSet
	game.Game
	r     *rand.Rand
	walk  moveSequence
	moves []game.Move // from the start to here
}

func (s *optionSet) probe(w moveSequence) (*lawCase, error) {
	p := &lawCase{optionSet: s, r: rand.New(rand.NewPCG(w.seed, 1)), walk: w}
	var err error
	if w.start == 0 {
		p.Game, err = s.begin()
	} else {
		p.Game, err = s.rules.NewFromPosition(s.options, s.starts[w.start-1])
	}
	if err != nil {
		return nil, err
	}
	if surface := p.Surface(); s.places.centres == nil && surface != nil {
		s.places = placesOf(surface)
	}
	for range w.deep {
		m, ok := game.SampleMove(p.Game, p.r)
		if !ok {
			break
		}
		p.play(m)
	}
	for _, c := range w.choices {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		p.play(moves[int(c)%len(moves)])
	}
	return p, nil
}

func (p *lawCase) play(m game.Move) {
	p.Do(m)
	p.moves = append(p.moves, m)
}

// String returns where a law is tested.
func (p *lawCase) String() string {
	text := "in the middle of a turn"
	if !p.MidTurn() {
		text = p.PositionText()
	}
	return fmt.Sprintf("%v, %v, after %d turns (%s)", p.walk, map[string]string(p.options), p.TurnCount(), text)
}

// betweenTurns takes back the turn under way.
func (p *lawCase) betweenTurns() {
	for p.MidTurn() && p.Undo() {
		p.moves = p.moves[:len(p.moves)-1]
	}
}

// affordsFullCheck reports whether a law that looks at every turn should do so here: in
// given positions always, in others the more rarely the more turns there are,
// so that all positions together cost about the same.
func (p *lawCase) affordsFullCheck() bool {
	const turns = 200
	return p.walk.start > 0 || p.r.IntN(game.CountLegalTurns(p.Game)+1) < turns
}

// snapshot is what can be seen of a game that must not change.
type snapshot struct {
	text      string
	key, hash uint64
	toMove    game.Seat
	midTurn   bool
	turns     int
	outcome   game.Outcome
	moves     []game.Move
}

// snapshotOf returns the state of g, without the list of moves.
func snapshotOf(g game.Playable) snapshot {
	s := snapshot{key: g.Key(), hash: g.Hash(), toMove: g.ToMove(), midTurn: g.MidTurn(), turns: g.TurnCount(), outcome: g.Outcome()}
	if !s.midTurn {
		s.text = g.PositionText()
	}
	return s
}

// fullSnapshotOf returns the state of g with its legal moves.
func fullSnapshotOf(g game.Playable) snapshot {
	s := snapshotOf(g)
	s.moves = g.AppendMoves(nil)
	return s
}

// differs returns how s differs from t.
func (s snapshot) differs(t snapshot) error {
	switch {
	case s.text != t.text:
		return fmt.Errorf("position %q, was %q", s.text, t.text)
	case s.key != t.key:
		return fmt.Errorf("key %016x, was %016x", s.key, t.key)
	case s.hash != t.hash:
		return fmt.Errorf("hash %016x, was %016x", s.hash, t.hash)
	case s.toMove != t.toMove:
		return fmt.Errorf("%v to move, was %v", s.toMove, t.toMove)
	case s.midTurn != t.midTurn:
		return fmt.Errorf("in the middle of a turn: %v, was %v", s.midTurn, t.midTurn)
	case s.turns != t.turns:
		return fmt.Errorf("%d turns made, were %d", s.turns, t.turns)
	case s.outcome != t.outcome:
		return fmt.Errorf("outcome %q, was %q", s.outcome, t.outcome)
	case !sameMoves(s.moves, t.moves):
		return fmt.Errorf("legal moves %v, were %v", s.moves, t.moves)
	}
	return nil
}

// sameMoves compares lists as sets: the order of moves means nothing.
func sameMoves(a, b []game.Move) bool {
	if slices.Equal(a, b) {
		return true
	}
	return len(a) == len(b) && maps.Equal(setOf(a), setOf(b))
}

func setOf[T comparable](list []T) map[T]bool {
	m := make(map[T]bool, len(list))
	for _, v := range list {
		m[v] = true
	}
	return m
}

// requireUnchanged returns an error when what was done to g has changed it.
func requireUnchanged(g game.Playable, was snapshot, done string) error {
	now := snapshotOf(g)
	if was.moves != nil {
		now.moves = g.AppendMoves(nil)
	}
	if err := now.differs(was); err != nil {
		return fmt.Errorf("%s has changed the game: %w", done, err)
	}
	return nil
}

// drawTurn makes one whole turn by Sample and returns its text. It reports
// false when the game is over.
func drawTurn(g game.Playable, r *rand.Rand) (string, bool) {
	var text []byte
	for {
		m, ok := game.SampleMove(g, r)
		if !ok {
			return "", false
		}
		text = g.AppendMoveText(text, m)
		g.Do(m)
		if !g.MidTurn() {
			return string(text), true
		}
	}
}
