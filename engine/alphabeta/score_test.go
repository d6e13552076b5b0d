package alphabeta

import (
	"math"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
)

// logisticBoard is a board that only converts values.
type logisticBoard struct{ engine.Board }

func (logisticBoard) WinProbability(value int) float64 {
	return 1 / (1 + math.Exp(-float64(value)/400))
}

// A score is the mean of two depths without contempt, and with the preference it is what the search
// chooses by.
func TestScore(t *testing.T) {
	b := logisticBoard{}
	contempt := contemptPoints(b, 0.1)
	if got := b.WinProbability(contempt); math.Abs(got-0.6) > 0.001 || contemptPoints(b, -0.1) != -contempt || contemptPoints(b, 0) != 0 {
		t.Fatalf("contempt of 0.1 is %d points, which are %v", contempt, got)
	}
	for name, test := range map[string]struct {
		contempt, value, earlier int
		want                     float64
	}{
		"the same twice":             {0, 200, 200, b.WinProbability(200)},
		"even and odd":               {0, 200, -200, 0.5},
		"a forbidden repetition":     {0, 200, repetitionLoss, b.WinProbability(200)},
		"a proven end one ply ago":   {0, 200, -provenWin, b.WinProbability(200)},
		"a draw with contempt":       {contempt, -contempt, -contempt, 0.5},
		"a draw without any":         {0, 0, 0, 0.5},
		"as bad, but without a draw": {0, -contempt, -contempt, b.WinProbability(-contempt)},
	} {
		w := &worker{board: b, contempt: test.contempt}
		score, preference := w.score(variation{value: test.value, earlier: test.earlier})
		if math.Abs(score.Win-test.want) > 1e-9 || math.Abs(score.Win+preference-b.WinProbability(test.value)) > 1e-9 || score.Proof != engine.Unproven {
			t.Errorf("%s: %v and %v more, want %v", name, score.Win, preference, test.want)
		}
	}
	w := &worker{board: b}
	if score, preference := w.score(variation{value: winValue - 3}); score != (engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}) || preference != 0 {
		t.Errorf("a win in 3: %+v, %v", score, preference)
	}
}

// With contempt for draws a repetition is worth less to the side that searches, and more to the other.
func TestRepetitionValue(t *testing.T) {
	w := &worker{contempt: 30}
	for ply, want := range map[int]int{1: 30, 2: -30, 3: 30} {
		if got := w.repetitionValue(engine.RepetitionDraw, ply); got != want {
			t.Errorf("at ply %d a draw is worth %d, want %d", ply, got, want)
		}
	}
	if w.repetitionValue(engine.RepetitionWin, 1) != repetitionLoss || w.repetitionValue(engine.RepetitionLoss, 1) != -repetitionLoss {
		t.Error("a forbidden repetition is worth something else")
	}
}
