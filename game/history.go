package game

import (
	"math/rand/v2"
	"slices"
)

// Position is what the flat position type P of a rules package offers through
// its pointer. Copying a P copies the position.
type Position[P any] interface {
	*P
	// ToMove is the seat to act, also when the game has ended here.
	ToMove() Seat
	// MidTurn reports whether the seat has begun a turn and not ended it.
	MidTurn() bool
	// AppendMoves appends every legal move. It does not ask whether history
	// has ended the game; a position that is over by itself has none.
	AppendMoves(dst []Move) []Move
	// CountLegalTurns is the number of legal turns, asked like AppendMoves but only
	// between turns.
	CountLegalTurns() int
	// SampleMove draws one of the moves that AppendMoves lists, each with a probability
	// above 0. It reports false if there is none.
	SampleMove(r *rand.Rand) (Move, bool)
	// EndsTurn reports whether a move that AppendMoves lists ends the turn.
	EndsTurn(m Move) bool
	// Do makes a move that AppendMoves lists. Others corrupt the position.
	Do(m Move)
	// Outcome judges the position together with its past. It is asked only
	// between turns. A nil past means that there was none.
	Outcome(past *PastPositions[P]) Outcome
	// Key identifies the position for counting repetitions.
	Key() uint64
	// Hash identifies everything that decides legal turns and outcome except history and options.
	Hash() uint64
}

// PastPositions is the history of a position: what was before it, in order.
type PastPositions[P any] struct {
	plies       []ply[P]
	occurrences occurrenceTable
	currentKey  uint64
	turns       int
}

type ply[P any] struct {
	pos  P
	move Move
	key  uint64 // of pos; only kept between turns
}

// MoveCount returns the number of moves (not turns) made so far.
func (p *PastPositions[P]) MoveCount() int { return len(p.plies) }

// PositionBefore returns the position in which the i-th move was made, counting from 0.
// It must not be changed and is valid until the next move.
func (p *PastPositions[P]) PositionBefore(i int) *P { return &p.plies[i].pos }

// MoveAt returns the i-th move, counting from 0.
func (p *PastPositions[P]) MoveAt(i int) Move { return p.plies[i].move }

// KeyBefore returns the key of the position in which the i-th move was made.
// It is 0 in the middle of a turn.
func (p *PastPositions[P]) KeyBefore(i int) uint64 { return p.plies[i].key }

// Occurrences returns how many times the present position has occurred between
// turns, this time included.
func (p *PastPositions[P]) Occurrences() int { return p.occurrences.count(p.currentKey) }

// RepeatedKeys appends to keys, which it sorts from its beginning, and returns the keys of the
// positions that have occurred more than once between turns, the present one included: each
// once for every time after the first.
func (p *PastPositions[P]) RepeatedKeys(keys []uint64) []uint64 {
	for i := range p.plies {
		if key := p.plies[i].key; key != 0 {
			keys = append(keys, key)
		}
	}
	if p.currentKey != 0 {
		keys = append(keys, p.currentKey)
	}
	slices.Sort(keys)
	n := 0
	for i := 1; i < len(keys); i++ {
		if keys[i] == keys[i-1] {
			keys[n] = keys[i]
			n++
		}
	}
	return keys[:n]
}

// History is a position with its past: the playing half of a game, shared by
// all rules packages. It makes moves by copying, so that Undo restores exactly,
// and does not allocate once its buffers have grown.
type History[P any, PP Position[P]] struct {
	Pos P // the present position; to be read, not changed

	past         PastPositions[P]
	outcome      Outcome
	outcomeKnown bool
}

// StartFrom forgets everything and begins at pos.
func (l *History[P, PP]) StartFrom(pos P) {
	l.Pos = pos
	l.past.plies = l.past.plies[:0]
	l.past.occurrences.clear()
	l.past.turns = 0
	l.outcomeKnown = false
	if !PP(&l.Pos).MidTurn() {
		l.past.currentKey = PP(&l.Pos).Key()
		l.past.occurrences.add(l.past.currentKey)
	}
}

// Reset goes back to where the line began.
func (l *History[P, PP]) Reset() {
	start := l.Pos
	if len(l.past.plies) > 0 {
		start = l.past.plies[0].pos
	}
	l.StartFrom(start)
}

// AppendPlayedMoves appends the moves that have led from where the line began to here.
func (l *History[P, PP]) AppendPlayedMoves(dst []Move) []Move {
	for i := range l.past.plies {
		dst = append(dst, l.past.plies[i].move)
	}
	return dst
}

// Past returns the history. It must not be changed.
func (l *History[P, PP]) Past() *PastPositions[P] { return &l.past }

// TurnCount returns the number of whole turns made.
func (l *History[P, PP]) TurnCount() int { return l.past.turns }

// MidTurn reports whether a turn has begun and not ended.
func (l *History[P, PP]) MidTurn() bool { return PP(&l.Pos).MidTurn() }

// EndsTurn reports whether m, which must be legal, ends the turn.
func (l *History[P, PP]) EndsTurn(m Move) bool { return PP(&l.Pos).EndsTurn(m) }

// Key identifies the position for counting repetitions.
func (l *History[P, PP]) Key() uint64 { return PP(&l.Pos).Key() }

// Hash identifies everything that decides legal turns and outcome except history and options.
func (l *History[P, PP]) Hash() uint64 { return PP(&l.Pos).Hash() }

// ToMove returns the seat to act, None once the game is over.
func (l *History[P, PP]) ToMove() Seat {
	if l.Outcome().Over() {
		return None
	}
	return PP(&l.Pos).ToMove()
}

// Outcome judges the game; it is computed once a position.
func (l *History[P, PP]) Outcome() Outcome {
	if !l.outcomeKnown {
		l.outcome = Outcome{}
		if !PP(&l.Pos).MidTurn() {
			l.outcome = PP(&l.Pos).Outcome(&l.past)
		}
		l.outcomeKnown = true
	}
	return l.outcome
}

// AppendMoves appends every legal move; none once the game is over.
func (l *History[P, PP]) AppendMoves(dst []Move) []Move {
	if l.Outcome().Over() {
		return dst
	}
	return PP(&l.Pos).AppendMoves(dst)
}

// CountLegalTurns returns the number of legal turns; 0 once the game is over.
func (l *History[P, PP]) CountLegalTurns() int {
	if l.Outcome().Over() {
		return 0
	}
	return PP(&l.Pos).CountLegalTurns()
}

// SampleMove draws a legal move; it reports false once the game is over.
func (l *History[P, PP]) SampleMove(r *rand.Rand) (Move, bool) {
	if l.Outcome().Over() {
		return 0, false
	}
	return PP(&l.Pos).SampleMove(r)
}

// Do makes m, which must be legal.
func (l *History[P, PP]) Do(m Move) {
	l.past.plies = append(l.past.plies, ply[P]{pos: l.Pos, move: m, key: l.past.currentKey})
	PP(&l.Pos).Do(m)
	l.outcomeKnown = false
	l.past.currentKey = 0
	if !PP(&l.Pos).MidTurn() {
		l.past.turns++
		l.past.currentKey = PP(&l.Pos).Key()
		l.past.occurrences.add(l.past.currentKey)
	}
}

// Undo takes the last move back and reports whether there was one.
func (l *History[P, PP]) Undo() bool {
	n := len(l.past.plies) - 1
	if n < 0 {
		return false
	}
	if !PP(&l.Pos).MidTurn() {
		l.past.turns--
		l.past.occurrences.remove(l.past.currentKey)
	}
	last := &l.past.plies[n]
	l.Pos, l.past.currentKey = last.pos, last.key
	l.past.plies = l.past.plies[:n]
	l.outcomeKnown = false
	return true
}

// CopyFrom makes l an independent copy of other.
func (l *History[P, PP]) CopyFrom(other *History[P, PP]) {
	l.Pos = other.Pos
	l.past.plies = append(l.past.plies[:0], other.past.plies...)
	l.past.occurrences.copyFrom(&other.past.occurrences)
	l.past.currentKey, l.past.turns = other.past.currentKey, other.past.turns
	l.outcome, l.outcomeKnown = other.outcome, other.outcomeKnown
}
