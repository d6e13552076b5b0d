package lab

import (
	"errors"
	"testing"
)

// TestSuiteStalls: a suite gives up after too many games without a new problem and reports what
// is missing. It has reported the problems found before.
func TestSuiteStalls(t *testing.T) {
	const vain = 4
	reports, last := 0, Progress{}
	s := Suite{
		Play:       SelfPlay{Game: "ki-shogi", Nodes: 100, Seed: 3, MaxOpening: 4, RandomShare: 0.1, MaxTurns: 60},
		Options:    []map[string]string{{}},
		Nodes:      500, // too few for the long ones
		Wanted:     map[int]int{1: 2, 15: 3},
		StallLimit: vain,
		OnProblem:  func(SuiteProblem) error { reports++; return nil },
		OnProgress: func(p Progress) {
			if p.Positions != last.Positions+1 || p.Games < last.Games || p.GamesSinceLast > vain || p.Found != reports {
				t.Errorf("after %+v, with %d found, comes %+v", last, reports, p)
			}
			last = p
		},
	}
	s.collect = KiShogiEndgames
	err := s.Make(t.Context())
	var nothing *StalledError
	if !errors.As(err, &nothing) || nothing.GamesSinceLast != vain || nothing.Missing[15] != 3 || reports != 2 {
		t.Fatalf("%d found, and then %v", reports, err)
	}
	if want := "nothing new was found in the last 4 games; still missing: 3 won in 15 turns"; err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
	if last.Positions == 0 {
		t.Error("no progress was reported")
	}
}

// TestDrawnSuiteStalls: a suite that is not from games gives up as well.
func TestDrawnSuiteStalls(t *testing.T) {
	s := Suites()["kutai-pai-sho"]
	s.Wanted, s.StallLimit = map[int]int{9: 1}, 3
	s.OnProblem = func(SuiteProblem) error { return nil }
	if err := s.Make(t.Context()); !errors.As(err, new(*StalledError)) {
		t.Error(err)
	}
}

func TestMissingText(t *testing.T) {
	p := Progress{Missing: map[int]int{5: 2, 1: 3, 2: 1}}
	if got, want := p.MissingText(), "3 won in 1 turn, 1 saved by one turn alone, 2 won in 5 turns"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Every suite ends at some time.
func TestSuitesHaveStallLimit(t *testing.T) {
	for name, s := range Suites() {
		if s.StallLimit < 1 {
			t.Errorf("%s is never given up", name)
		}
	}
}
