package rulesprotocol

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// sortedTurnLister lists legal turns by byte value. It walks the moves of a turn in the order
// of their texts, so that the list is sorted or nearly so, and reuses its memory:
// positions of Skud Pai Sho can have 40,000 turns.
type sortedTurnLister struct {
	levels []*phaseMoves // one for each phase of a turn
	all    []byte        // the texts, concatenated
	ends   []int         // where each ends in all
	turns  []string
}

// phaseMoves is the moves of one phase.
type phaseMoves struct {
	moves []game.Move
	texts []byte
	steps []phaseMove
	turn  []byte // the text of the turn up to and with the present step
}

// phaseMove is a move with the text texts[start:end].
type phaseMove struct {
	first      uint64 // the first eight bytes of the text, which decide most comparisons
	move       game.Move
	start, end int32
}

func newStep(m game.Move, texts []byte, start int) phaseMove {
	var first [8]byte
	copy(first[:], texts[start:])
	return phaseMove{binary.BigEndian.Uint64(first[:]), m, int32(start), int32(len(texts))}
}

// list returns the texts of all legal turns; they are valid until the next call.
func (l *sortedTurnLister) list(g game.Playable) []string {
	l.all, l.ends, l.turns = l.all[:0], l.ends[:0], l.turns[:0]
	l.walk(g, 0, nil)
	whole, start := string(l.all), 0
	for _, end := range l.ends {
		l.turns = append(l.turns, whole[start:end])
		start = end
	}
	// A text that begins with another one may be on the wrong side of it.
	if !slices.IsSorted(l.turns) {
		slices.Sort(l.turns)
	}
	return l.turns
}

// walk collects the turns that go on from text, which depth moves have made.
func (l *sortedTurnLister) walk(g game.Playable, depth int, text []byte) {
	if depth == len(l.levels) {
		l.levels = append(l.levels, new(phaseMoves))
	}
	lv := l.levels[depth]
	lv.moves, lv.texts, lv.steps = g.AppendMoves(lv.moves[:0]), lv.texts[:0], lv.steps[:0]
	for _, m := range lv.moves {
		start := len(lv.texts)
		lv.texts = g.AppendMoveText(lv.texts, m)
		lv.steps = append(lv.steps, newStep(m, lv.texts, start))
	}
	slices.SortFunc(lv.steps, func(a, b phaseMove) int {
		if a.first != b.first {
			return cmp.Compare(a.first, b.first)
		}
		return bytes.Compare(lv.texts[a.start:a.end], lv.texts[b.start:b.end])
	})
	for _, s := range lv.steps {
		lv.turn = append(append(lv.turn[:0], text...), lv.texts[s.start:s.end]...)
		if game.EndsTurn(g, s.move) {
			l.all = append(l.all, lv.turn...)
			l.ends = append(l.ends, len(l.all))
			continue
		}
		g.Do(s.move)
		l.walk(g, depth+1, lv.turn)
		g.Undo()
	}
}
