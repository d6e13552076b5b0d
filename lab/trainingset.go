package lab

import (
	"encoding/binary"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// TrainingSet has the positions of games in the form that weights are fitted to. One game of five
// is held back to validate the fit.
type TrainingSet struct {
	value, valueHeldBack   valueSamples
	policy, policyHeldBack policySamples
}

// heldBackEvery is which share of the games is held back: one of so many.
const heldBackEvery = 5

// maxSamples bounds the positions of which the value and the policy are fitted. Of more games,
// every second position counts, or every third, and so on.
const (
	maxValueSamples  = 400_000
	maxPolicySamples = 60_000
)

// SetSettings say what a training set has of games.
type SetSettings struct {
	Options game.Options // of the games
	Value   bool         // positions to fit the value to
	Policy  bool         // and the policy
	// ResultShare is the share of the result of a game in what a position is worth; the rest is what
	// the search expected.
	ResultShare float64
}

// NewTrainingSet makes the set of games, which must be in the order of their numbers. The error says
// which game is wrong.
func NewTrainingSet(m *Trainable, s SetSettings, games []*TrainingGame) (*TrainingSet, error) {
	total := 0
	for _, g := range games {
		total += len(g.Searches)
	}
	valueEvery, policyEvery := total/maxValueSamples+1, total/maxPolicySamples+1
	set, position := new(TrainingSet), 0
	for _, g := range games {
		value, policy := &set.value, &set.policy
		if g.Number%heldBackEvery == heldBackEvery-1 {
			value, policy = &set.valueHeldBack, &set.policyHeldBack
		}
		var ofValue engine.LinearValue
		var ofPolicy engine.LinearPolicy
		err := g.replay(m.Rules, s.Options, func(state game.Game, search *TrainingSearch, step int) {
			if ofValue == nil {
				ofValue = m.NewValue(state)
				if s.Policy && m.NewPolicy != nil {
					ofPolicy = m.NewPolicy(state)
				}
			}
			if step == 0 {
				position++
			}
			if s.Value && step == 0 && !search.Proven && position%valueEvery == 0 && m.isQuiet(state, g, search) {
				features, seat := ofValue.Features(nil)
				value.addPosition(features, target(g, search, state.ToMove(), seat, s.ResultShare))
			}
			if ofPolicy != nil && position%policyEvery == 0 {
				policy.addPosition(ofPolicy, state, search, step, g.Moves[search.After+step])
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return set, nil
}

func (m *Trainable) isQuiet(state game.Game, g *TrainingGame, s *TrainingSearch) bool {
	return m.Quiet == nil || m.Quiet(state, g.Moves[s.After:s.After+s.Moves])
}

// target returns what a position is worth to a seat.
func target(g *TrainingGame, s *TrainingSearch, mover, seat game.Seat, resultShare float64) float64 {
	result, expected := g.Result, s.Expected
	if seat == game.Second {
		result = 1 - result
	}
	if seat != mover {
		expected = 1 - expected
	}
	return resultShare*result + (1-resultShare)*expected
}

// Positions returns how many positions the value is fitted to, those held back included.
func (t *TrainingSet) Positions() int { return t.value.len() + t.valueHeldBack.len() }

// sparseRows are rows of a matrix of which only the elements other than 0 are stored.
type sparseRows struct {
	starts []int // of each row in the other slices
	column []uint16
	value  []float64
}

// beginRow adds a row; its elements are those appended until the next one.
func (r *sparseRows) beginRow() { r.starts = append(r.starts, len(r.column)) }

func (r *sparseRows) appendElement(column int, value float64) {
	r.column, r.value = append(r.column, uint16(column)), append(r.value, value)
}

// row returns the columns and the values of a row.
func (r *sparseRows) row(i int) (columns []uint16, values []float64) {
	from, to := r.starts[i], len(r.column)
	if i+1 < len(r.starts) {
		to = r.starts[i+1]
	}
	return r.column[from:to], r.value[from:to]
}

// renumbered returns the rows with other columns, those that index has in place of each.
func (r *sparseRows) renumbered(index []int) sparseRows {
	columns := make([]uint16, len(r.column))
	for i, c := range r.column {
		columns[i] = uint16(index[c])
	}
	return sparseRows{starts: r.starts, column: columns, value: r.value}
}

// dot returns the product of a row and w.
func (r *sparseRows) dot(i int, w []float64) (sum float64) {
	columns, values := r.row(i)
	for k, c := range columns {
		sum += w[c] * values[k]
	}
	return sum
}

// valueSamples are positions with the features of their values and what they are worth.
type valueSamples struct {
	rows    sparseRows
	targets []float64
}

func (s *valueSamples) len() int { return len(s.targets) }

func (s *valueSamples) addPosition(features []float64, target float64) {
	s.rows.beginRow()
	for i, x := range features {
		if x != 0 {
			s.rows.appendElement(i, x)
		}
	}
	s.targets = append(s.targets, target)
}

// without returns the samples without a feature, whose weight then stays what it was.
func (s *valueSamples) without(feature int) *valueSamples {
	t := new(valueSamples)
	for i := range s.len() {
		t.rows.beginRow()
		columns, values := s.rows.row(i)
		for k, c := range columns {
			if int(c) != feature {
				t.rows.appendElement(int(c), values[k])
			}
		}
	}
	t.targets = s.targets
	return t
}

// policySamples are positions with the terms of their moves. Moves with the same terms share a row.
type policySamples struct {
	rows   sparseRows
	counts []float64 // of the moves of a row
	shares []float64 // of the moves of a row in the visits of the search
	starts []int     // the first row of each position
	kept   map[string]int
	key    []byte
	moves  []game.Move
}

func (s *policySamples) len() int { return len(s.starts) }

// addPosition adds a position in which a search chose a move.
func (s *policySamples) addPosition(e engine.LinearPolicy, g game.Game, search *TrainingSearch, step int, chosen game.Move) {
	visits := map[game.Move]float64{}
	switch {
	case step < len(search.Visits) && !search.Proven:
		total := sumOfVisits(search.Visits[step])
		for pair := range slices.Chunk(search.Visits[step], 2) {
			visits[game.Move(pair[0])] = float64(pair[1]) / total
		}
	case search.Proven && search.Won:
		visits[chosen] = 1
	default:
		return
	}
	if s.moves = g.AppendMoves(s.moves[:0]); len(s.moves) < 2 {
		return
	}
	if s.kept == nil {
		s.kept = map[string]int{}
	}
	clear(s.kept)
	first := len(s.counts)
	e.PolicyTerms(s.moves, func(i int, terms []float32) {
		s.key = s.key[:0]
		for t, x := range terms {
			if x != 0 {
				s.key = binary.LittleEndian.AppendUint16(s.key, uint16(t))
				s.key = binary.LittleEndian.AppendUint32(s.key, math.Float32bits(x))
			}
		}
		row, ok := s.kept[string(s.key)]
		if !ok {
			row = len(s.counts)
			s.kept[string(s.key)] = row
			s.rows.beginRow()
			for t, x := range terms {
				if x != 0 {
					s.rows.appendElement(t, float64(x))
				}
			}
			s.counts, s.shares = append(s.counts, 0), append(s.shares, 0)
		}
		s.counts[row]++
		s.shares[row] += visits[s.moves[i]]
	})
	if len(s.counts) > first {
		s.starts = append(s.starts, first)
	}
}

// position returns the rows of a position.
func (s *policySamples) position(i int) (from, to int) {
	if i+1 < len(s.starts) {
		return s.starts[i], s.starts[i+1]
	}
	return s.starts[i], len(s.counts)
}
