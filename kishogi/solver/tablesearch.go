package solver

import (
	"math/bits"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// tableSearch is one search with a table.
type tableSearch struct {
	game   *kishogi.Game // a copy
	probe  probe
	wanted int         // PVs
	turns  []tableTurn // best first
	equal  []tableTurn // the best ones that keep the value of the position, at least one
}

// tableTurn is a turn with what the table says of the position after it.
type tableTurn struct {
	move   game.Move
	text   string
	number uint64   // one of a pair of mirror images; not while a Gyoku is to be placed
	value  Value    // for the other seat
	isOver bool     // the game ends with the turn
	line   []string // the turn and best play after it; empty before it is needed
}

// evaluate fills in the turns, best first. It is false if the table does not have the position.
func (s *tableSearch) evaluate(allowed engine.FirstTurns) (ok bool, err error) {
	if !s.probe.table.hasGame(s.game) {
		return false, nil
	}
	if !s.game.Pos.Placing() {
		if _, ok, err := s.valueOf(&s.game.Pos); !ok || err != nil {
			return false, err
		}
	}
	for _, m := range s.game.AppendMoves(nil) {
		if !allowed.Allows([]game.Move{m}) {
			continue
		}
		t := tableTurn{move: m, text: string(s.game.AppendMoveText(nil, m))}
		mover := s.game.Pos.ToMove()
		s.game.Do(m)
		if o := s.game.Outcome(); o.Over() {
			t.isOver, t.value = true, valueOfEnd(o, mover)
		} else if t.value, ok, err = s.valueOf(&s.game.Pos); !ok || err != nil {
			return false, err
		}
		if number, ok := s.probe.table.Index.Number(&s.game.Pos); ok {
			t.number = s.probe.table.Index.oneOfPair(number)
		}
		s.game.Undo()
		s.turns = append(s.turns, t)
	}
	slices.SortStableFunc(s.turns, func(a, b tableTurn) int { return a.value.rank() - b.value.rank() })
	return true, nil
}

// valueOf looks up a position.
func (s *tableSearch) valueOf(p *kishogi.Position) (value Value, ok bool, err error) {
	return valueOf(s.probe.table.Index, p, func(number uint64) (Value, error) {
		return s.probe.at(number), s.probe.err
	})
}

// valueOfEnd returns the value of the end of a game, after a turn of mover, for the other seat.
func valueOfEnd(o game.Outcome, mover game.Seat) Value {
	switch {
	case o.IsDraw():
		return Undecided
	case o.Winner == mover:
		return valueAt(0)
	}
	return WonByPerpetualCheck // the only end that a turn brings its own seat
}

// hasGame reports whether the table is one of the game: the same field and the same cubes.
func (t *Table) hasGame(g *kishogi.Game) bool {
	solved := t.Index.Solved
	if g.Pos.WithKi() || g.Options()["field"] != solved.fieldOption() {
		return false
	}
	var cubes [2]int
	for seat := range game.Seat(2) {
		for set := g.Pos.FieldSlots(seat) | g.Pos.HandSlots(seat); set != 0; set &= set - 1 {
			if kind := kishogi.CubeIn(uint8(bits.TrailingZeros8(set))); kind != kishogi.GyokuCube {
				cubes[kind-kishogi.HiCube]++
			}
		}
	}
	return cubes == [2]int{solved.Hi, solved.Kaku}
}

// choose fills in equal: the best turns by the table, and if their value rests on repetition, those of them that hold it.
func (s *tableSearch) choose() {
	best := s.turns[0].value
	n := 1
	for n < len(s.turns) && s.turns[n].value == best {
		n++
	}
	s.equal = s.turns[:n]
	number, ok := s.probe.table.Index.Number(&s.game.Pos)
	if value := best.opposite(); ok && (value.IsDraw() || value == WonByPerpetualCheck) && s.probe.at(number) == value {
		numbers := holdingTurns(&s.probe, s.probe.table.Index.oneOfPair(number), value, s.hasRepeatedSinceQuietTurn())
		var held []tableTurn
		for _, t := range s.equal {
			if t.isOver || slices.Contains(numbers, t.number) {
				held = append(held, t)
			}
		}
		if len(held) > 0 { // otherwise only other turns were allowed, or there are too many positions
			s.equal = held
		}
	}
}

// hasRepeatedSinceQuietTurn reports whether a position has occurred twice since the last turn without check of
// the seat to move.
func (s *tableSearch) hasRepeatedSinceQuietTurn() bool {
	past := s.game.Past()
	seen := map[uint64]bool{s.game.Key(): true}
	after := &s.game.Pos
	for i := past.MoveCount() - 1; i >= 0; i-- {
		before := past.PositionBefore(i)
		if before.ToMove() == s.game.Pos.ToMove() && (before.Placing() || !after.InCheck()) {
			return false
		}
		key := past.KeyBefore(i)
		if seen[key] {
			return true
		}
		seen[key], after = true, before
	}
	return false
}

// score returns the score of a turn. A win by perpetual check has no number of turns, so it does not count as proven.
func (t *tableTurn) score() engine.Score {
	turns, ok := t.value.Depth()
	switch {
	case t.value.IsDraw():
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw}
	case t.value.IsLoss() && ok:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: turns + 1}
	case t.value.IsLoss():
		return engine.Score{Win: 1}
	case ok:
		return engine.Score{Win: 0, Proof: engine.ProvenLoss, Distance: turns + 1}
	}
	return engine.Score{}
}

// lineOf returns the turn, and where a number of turns is known the best play after it.
func (s *tableSearch) lineOf(t *tableTurn) []string {
	if t.line != nil {
		return t.line
	}
	t.line = []string{t.text}
	s.game.Do(t.move)
	for turns, ok := t.value.Depth(); ok && turns > 0 && !s.game.Outcome().Over(); turns-- {
		next, found := s.moveTo(valueAt(turns - 1))
		if !found {
			break
		}
		t.line = append(t.line, string(s.game.AppendMoveText(nil, next)))
		s.game.Do(next)
	}
	for range t.line {
		s.game.Undo()
	}
	return t.line
}

// moveTo returns a move to a position of a value.
func (s *tableSearch) moveTo(value Value) (game.Move, bool) {
	for _, m := range s.game.AppendMoves(nil) {
		p := s.game.Pos
		p.Do(m)
		if v, ok, err := s.valueOf(&p); ok && err == nil && v == value {
			return m, true
		}
	}
	return 0, false
}
