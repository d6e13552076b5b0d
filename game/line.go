package game

import (
	"errors"
	"slices"
)

// Errors of Play.
var (
	ErrOver    = errors.New("the game is over")
	ErrIllegal = errors.New("not a legal move of this position")
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
	// CountTurns is the number of legal turns, asked like AppendMoves but only
	// between turns.
	CountTurns() int
	// Ends reports whether a move that AppendMoves lists ends the turn.
	Ends(m Move) bool
	// Do makes a move that AppendMoves lists. Others corrupt the position.
	Do(m Move)
	// Outcome judges the position together with its past. It is asked only
	// between turns. A nil past means that there was none.
	Outcome(past *Past[P]) Outcome
	// Key identifies the position for counting repetitions.
	Key() uint64
	// Hash identifies everything that decides legal turns and outcome except history.
	Hash() uint64
}

// Past is the history of a position: what was before it, in order.
type Past[P any] struct {
	before []moment[P]
	seen   occurrences
	now    uint64
	turns  int
}

type moment[P any] struct {
	pos  P
	move Move
	key  uint64 // of pos; only kept between turns
}

// Moves is the number of moves (not turns) made so far.
func (p *Past[P]) Moves() int { return len(p.before) }

// Before returns the position in which the i-th move was made, counting from 0.
// It must not be changed and is valid until the next move.
func (p *Past[P]) Before(i int) *P { return &p.before[i].pos }

// Move returns the i-th move, counting from 0.
func (p *Past[P]) Move(i int) Move { return p.before[i].move }

// KeyBefore returns the key of the position in which the i-th move was made.
// It is 0 in the middle of a turn.
func (p *Past[P]) KeyBefore(i int) uint64 { return p.before[i].key }

// Occurrences is how many times the present position has occurred between
// turns, this time included.
func (p *Past[P]) Occurrences() int { return p.seen.count(p.now) }

// Repeated appends to keys, which it sorts from its beginning, and returns the keys of the
// positions that have occurred more than once between turns, the present one included: each
// once for every time after the first.
func (p *Past[P]) Repeated(keys []uint64) []uint64 {
	for i := range p.before {
		if key := p.before[i].key; key != 0 {
			keys = append(keys, key)
		}
	}
	if p.now != 0 {
		keys = append(keys, p.now)
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

// Line is a position with its past: the playing half of a [Game], shared by
// all rules packages. It makes moves by copying, so that Undo restores exactly,
// and does not allocate once its buffers have grown.
type Line[P any, PP Position[P]] struct {
	Pos P // the present position; to be read, not changed

	past    Past[P]
	outcome Outcome
	judged  bool
	scratch []Move
}

// Start forgets everything and begins at pos.
func (l *Line[P, PP]) Start(pos P) {
	l.Pos = pos
	l.past.before = l.past.before[:0]
	l.past.seen.clear()
	l.past.turns = 0
	l.judged = false
	if !PP(&l.Pos).MidTurn() {
		l.past.now = PP(&l.Pos).Key()
		l.past.seen.add(l.past.now)
	}
}

// Restart goes back to where the line began.
func (l *Line[P, PP]) Restart() {
	start := l.Pos
	if len(l.past.before) > 0 {
		start = l.past.before[0].pos
	}
	l.Start(start)
}

// AppendMade appends the moves that have led from where the line began to here.
func (l *Line[P, PP]) AppendMade(dst []Move) []Move {
	for i := range l.past.before {
		dst = append(dst, l.past.before[i].move)
	}
	return dst
}

// Past returns the history. It must not be changed.
func (l *Line[P, PP]) Past() *Past[P] { return &l.past }

// Turns is the number of whole turns made.
func (l *Line[P, PP]) Turns() int { return l.past.turns }

// MidTurn reports whether a turn has begun and not ended.
func (l *Line[P, PP]) MidTurn() bool { return PP(&l.Pos).MidTurn() }

// Ends reports whether m, which must be legal, ends the turn.
func (l *Line[P, PP]) Ends(m Move) bool { return PP(&l.Pos).Ends(m) }

// Key identifies the position for counting repetitions.
func (l *Line[P, PP]) Key() uint64 { return PP(&l.Pos).Key() }

// Hash identifies everything that decides legal turns and outcome except history.
func (l *Line[P, PP]) Hash() uint64 { return PP(&l.Pos).Hash() }

// ToMove is the seat to act, None once the game is over.
func (l *Line[P, PP]) ToMove() Seat {
	if l.Outcome().Over() {
		return None
	}
	return PP(&l.Pos).ToMove()
}

// Outcome judges the game; it is computed once a position.
func (l *Line[P, PP]) Outcome() Outcome {
	if !l.judged {
		l.outcome = Outcome{}
		if !PP(&l.Pos).MidTurn() {
			l.outcome = PP(&l.Pos).Outcome(&l.past)
		}
		l.judged = true
	}
	return l.outcome
}

// AppendMoves appends every legal move; none once the game is over.
func (l *Line[P, PP]) AppendMoves(dst []Move) []Move {
	if l.Outcome().Over() {
		return dst
	}
	return PP(&l.Pos).AppendMoves(dst)
}

// CountTurns is the number of legal turns; 0 once the game is over.
func (l *Line[P, PP]) CountTurns() int {
	if l.Outcome().Over() {
		return 0
	}
	return PP(&l.Pos).CountTurns()
}

// Play makes m if it is legal and changes nothing otherwise.
// Its errors are ErrOver and ErrIllegal.
func (l *Line[P, PP]) Play(m Move) error {
	if l.Outcome().Over() {
		return ErrOver
	}
	l.scratch = PP(&l.Pos).AppendMoves(l.scratch[:0])
	for _, legal := range l.scratch {
		if legal == m {
			l.Do(m)
			return nil
		}
	}
	return ErrIllegal
}

// Do makes m, which must be legal.
func (l *Line[P, PP]) Do(m Move) {
	l.past.before = append(l.past.before, moment[P]{pos: l.Pos, move: m, key: l.past.now})
	PP(&l.Pos).Do(m)
	l.judged = false
	l.past.now = 0
	if !PP(&l.Pos).MidTurn() {
		l.past.turns++
		l.past.now = PP(&l.Pos).Key()
		l.past.seen.add(l.past.now)
	}
}

// Undo takes the last move back and reports whether there was one.
func (l *Line[P, PP]) Undo() bool {
	n := len(l.past.before) - 1
	if n < 0 {
		return false
	}
	if !PP(&l.Pos).MidTurn() {
		l.past.turns--
		l.past.seen.remove(l.past.now)
	}
	last := &l.past.before[n]
	l.Pos, l.past.now = last.pos, last.key
	l.past.before = l.past.before[:n]
	l.judged = false
	return true
}

// CopyFrom makes l an independent copy of other.
func (l *Line[P, PP]) CopyFrom(other *Line[P, PP]) {
	l.Pos = other.Pos
	l.past.before = append(l.past.before[:0], other.past.before...)
	l.past.seen.copyFrom(&other.past.seen)
	l.past.now, l.past.turns = other.past.now, other.past.turns
	l.outcome, l.judged = other.outcome, other.judged
}
