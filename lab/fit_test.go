package lab

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// drawnSet returns positions whose results and moves were drawn with weights.
func drawnSet(positions int, w engine.Weights) *TrainingSet {
	r := rand.New(rand.NewPCG(1, 1))
	set := new(TrainingSet)
	for i := range positions {
		features := make([]float64, len(w.Value))
		sum := 0.0
		for k := range features {
			features[k] = r.Float64()*4 - 2
			sum += w.Value[k] * features[k]
		}
		result := 0.0
		if r.Float64() < logistic(sum) {
			result = 1
		}
		moves := drawnMoves{terms: make([][]float32, 12)}
		chances, total := make([]float64, 12), 0.0
		for m := range moves.terms {
			sum := 0.0
			for k := range w.Policy {
				x := float32(r.IntN(3))
				moves.terms[m] = append(moves.terms[m], x)
				sum += w.Policy[k] * float64(x)
			}
			chances[m] = math.Exp(sum)
			total += chances[m]
		}
		search := &TrainingSearch{Visits: [][]uint32{nil}}
		for m, chance := range chances {
			search.Visits[0] = append(search.Visits[0], uint32(m), uint32(1000*chance/total+0.5))
		}
		value, policy := &set.value, &set.policy
		if i%heldBackEvery == 0 {
			value, policy = &set.valueHeldBack, &set.policyHeldBack
		}
		value.addPosition(features, result)
		policy.addPosition(moves, moves, search, 0, 0)
	}
	return set
}

// drawnMoves is a game of a position with some moves and their terms.
type drawnMoves struct {
	game.Game
	terms [][]float32
}

func (d drawnMoves) AppendMoves(dst []game.Move) []game.Move {
	for m := range d.terms {
		dst = append(dst, game.Move(m))
	}
	return dst
}

func (d drawnMoves) PolicyTerms(moves []game.Move, visit func(int, []float32)) {
	for i, m := range moves {
		visit(i, d.terms[m])
	}
}

// TestFit recovers the weights that results and moves were drawn with, with any number of threads.
func TestFit(t *testing.T) {
	want := engine.Weights{Value: []float64{0.8, -1.2, 0.3}, Policy: []float64{0.7, -0.4, 1.1, 0.2}}
	before := engine.WeightNames{Value: make([]string, 3), Policy: make([]string, 4)}.Zero()
	set := drawnSet(20_000, want)
	got, value, policy, err := set.Fit(t.Context(), before, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []struct{ got, want []float64 }{{got.Value, want.Value}, {got.Policy, want.Policy}} {
		for i := range part.want {
			if math.Abs(part.got[i]-part.want[i]) > 0.08 {
				t.Errorf("fitted %v, drawn with %v", part.got, part.want)
				break
			}
		}
	}
	for _, f := range []Fit{value, policy} {
		if first, last := f.Curve[0], f.Curve[f.Chosen]; last.Training >= first.Training || last.HeldBack >= first.HeldBack {
			t.Errorf("the fitted weights are no better: %+v", f)
		}
		if f.Positions+f.HeldBack != 20_000 || f.HeldBack != 4_000 {
			t.Errorf("%d positions, %d held back", f.Positions, f.HeldBack)
		}
	}
	again, _, _, err := set.Fit(t.Context(), before, 3)
	if err != nil || !slices.Equal(again.Value, got.Value) || !slices.Equal(again.Policy, got.Policy) {
		t.Errorf("with three threads %v (%v), with one %v", again, err, got)
	}
}

// TestRegularization: the stronger it is, the nearer the weights stay to those before.
func TestRegularization(t *testing.T) {
	set := drawnSet(2_000, engine.Weights{Value: []float64{0.8, -1.2, 0.3}})
	last := math.Inf(1)
	for _, strength := range []float64{1e-4, 0.1, 10} {
		w, _, _, err := newton(t.Context(), &set.value, new(valueSamples), make([]float64, 3), strength, 1)
		if err != nil {
			t.Fatal(err)
		}
		size := 0.0
		for _, x := range w {
			size += x * x
		}
		if size >= last {
			t.Errorf("with %v the weights are %v", strength, w)
		}
		last = size
	}
}

// TestUnusedWeightsStay: a weight that no position uses stays what it was, and changes no other one.
func TestUnusedWeightsStay(t *testing.T) {
	fit := func(columns int) []float64 {
		set := new(TrainingSet)
		r := rand.New(rand.NewPCG(7, 1))
		for i := range 400 {
			samples := &set.value
			if i%heldBackEvery == 0 {
				samples = &set.valueHeldBack
			}
			features := make([]float64, columns)
			features[0], features[columns-1] = r.NormFloat64(), r.NormFloat64()
			samples.addPosition(features, logistic(features[0]-2*features[columns-1]))
		}
		before := make([]float64, columns)
		for i := 1; i < columns-1; i++ {
			before[i] = 0.5
		}
		w, _, _, err := set.Fit(t.Context(), engine.Weights{Value: before}, 1)
		if err != nil {
			t.Fatal(err)
		}
		return w.Value
	}
	alone, among := fit(2), fit(9)
	if alone[0] != among[0] || alone[1] != among[8] || alone[0] < 0.5 {
		t.Errorf("the weights are %v, among others %v", alone, among)
	}
	for i, w := range among[1:8] {
		if w != 0.5 {
			t.Errorf("weight %d has become %v", i+1, w)
		}
	}
}
