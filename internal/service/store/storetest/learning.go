package storetest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// learningLaws are the laws of what people have learned.
var learningLaws = []law{
	{"steps of courses are stored once", testCourseSteps},
	{"tries of puzzles are changed", testPuzzleTries},
	{"tries of all people are counted", testPuzzleCounts},
	{"reports about puzzles are settled", testPuzzleReports},
	{"what was learned ends with the account", testLearningDeleted},
}

func courseStep(person, step string, n int) store.DoneStep {
	return store.DoneStep{Person: person, Game: "tea", Step: step, At: at(n)}
}

func testCourseSteps(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.AddCourseSteps(ctx, "p1", []store.DoneStep{courseStep("p1", "ring", 1), courseStep("p1", "drop", 2)}),
		s.AddCourseSteps(ctx, "p1", []store.DoneStep{courseStep("p1", "ring", 9), {Person: "p1", Game: "coffee", Step: "cup", At: at(3)}}))
	steps, err := s.CourseSteps(ctx, "p1")
	mustDo(t, err)
	requireEqual(t, "steps", steps, []store.DoneStep{{Person: "p1", Game: "coffee", Step: "cup", At: at(3)}, courseStep("p1", "drop", 2), courseStep("p1", "ring", 1)})
	none, err := s.CourseSteps(ctx, "p9")
	mustDo(t, err)
	requireEqual(t, "of nobody", none, []store.DoneStep{})
	requireError(t, "no account", s.AddCourseSteps(ctx, "p9", []store.DoneStep{courseStep("p9", "ring", 1)}), store.ErrNotFound)
	requireError(t, "of another person", s.AddCourseSteps(ctx, "p1", []store.DoneStep{courseStep("p2", "ring", 1)}), store.ErrInvalid)
	var many []store.DoneStep
	for i := range store.MaxCourseSteps {
		many = append(many, courseStep("p1", fmt.Sprint("step", i), i))
	}
	requireError(t, "too many", s.AddCourseSteps(ctx, "p1", many), store.ErrTooMany)
	after, err := s.CourseSteps(ctx, "p1")
	mustDo(t, err)
	requireEqual(t, "after too many", after, steps)
}

// tries stores the same try of several puzzles of a person.
func mustTry(t *testing.T, s store.Store, person string, try store.PuzzleTry, puzzles ...string) {
	t.Helper()
	mustDo(t, s.ChangePuzzles(t.Context(), person, "tea", puzzles, func(w *store.PuzzleWork) error {
		for _, id := range puzzles {
			one := try
			w.Tries[id] = &one
		}
		return nil
	}))
}

func testPuzzleTries(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	first := store.PuzzleTry{Solved: true, At: at(1), Gain: -1500, Last: at(1), Vote: 1}
	mustTry(t, s, "p1", first, "b", "a")
	standing := store.PuzzleStanding{Person: "p1", Game: "tea", Points: 1234.567890123, Deviation: 321.1, Volatility: 0.09, At: at(4), Streak: 7, Timed: 3}
	mustDo(t, s.ChangePuzzles(ctx, "p1", "tea", []string{"b", "c"}, func(w *store.PuzzleWork) error {
		if w.Tries["a"] != nil || w.Tries["c"] != nil || w.Tries["b"] == nil || w.Tries["b"].Gain != -1500 || !w.Tries["b"].Solved || w.Standing.Points != 0 {
			t.Errorf("the work is %+v", w)
		}
		w.Tries["b"].Due, w.Tries["b"].Step, w.Tries["b"].Last, w.Tries["b"].Vote = 99, 2, at(3), -1
		w.Tries["b"].Report, w.Tries["b"].ReportText, w.Tries["b"].Reported = store.FaultOther, "Hm\x00.", at(5)
		w.Standing = standing
		return nil
	}))
	a := store.PuzzleTry{Person: "p1", Game: "tea", Puzzle: "a", Solved: true, At: at(1), Gain: -1500, Last: at(1), Vote: 1}
	b := a
	b.Puzzle, b.Due, b.Step, b.Last, b.Vote, b.Report, b.ReportText, b.Reported = "b", 99, 2, at(3), -1, store.FaultOther, "Hm\x00.", at(5)
	for _, game := range []string{"tea", ""} {
		tries, err := s.PuzzleTries(ctx, "p1", game)
		mustDo(t, err)
		requireEqual(t, "tries", tries, []store.PuzzleTry{a, b})
	}
	others, err := s.PuzzleTries(ctx, "p1", "coffee")
	mustDo(t, err)
	requireEqual(t, "tries of another game", others, []store.PuzzleTry{})
	standings, err := s.PuzzleStandings(ctx, "p1")
	mustDo(t, err)
	requireEqual(t, "standings", standings, []store.PuzzleStanding{standing})

	refused := errors.New("refused")
	change := func(f func(*store.PuzzleWork)) error {
		return s.ChangePuzzles(ctx, "p1", "tea", []string{"a"}, func(w *store.PuzzleWork) error { f(w); return nil })
	}
	failures(t, store.ErrInvalid, map[string]error{
		"a vote of 2":    change(func(w *store.PuzzleWork) { w.Tries["a"].Vote = 2 }),
		"no such fault":  change(func(w *store.PuzzleWork) { w.Tries["a"].Report = "ugly" }),
		"another puzzle": change(func(w *store.PuzzleWork) { w.Tries["z"] = &store.PuzzleTry{} }),
		"a count":        change(func(w *store.PuzzleWork) { w.Standing.Streak = -1 }),
		"no game":        s.ChangePuzzles(ctx, "p1", "", nil, func(*store.PuzzleWork) error { return nil }),
	})
	requireError(t, "an error", s.ChangePuzzles(ctx, "p1", "tea", []string{"a"}, func(w *store.PuzzleWork) error {
		w.Tries["a"].Vote = 0
		return refused
	}), refused)
	requireError(t, "no account", s.ChangePuzzles(ctx, "p9", "tea", []string{"a"}, func(*store.PuzzleWork) error { return nil }), store.ErrNotFound)
	after, err := s.PuzzleTries(ctx, "p1", "tea")
	mustDo(t, err)
	requireEqual(t, "after refusals", after, []store.PuzzleTry{a, b})
}

func testPuzzleCounts(t *testing.T, s store.Store) {
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	mustTry(t, s, "p1", store.PuzzleTry{Solved: true, At: at(1), Last: at(1), Gain: -1500, Vote: 1}, "a", "b")
	mustTry(t, s, "p2", store.PuzzleTry{At: at(2), Last: at(2), Gain: 700, Vote: -1}, "b")
	counts, err := s.PuzzleCounts(t.Context(), "tea")
	mustDo(t, err)
	requireEqual(t, "counts", counts, []store.PuzzleCount{{Puzzle: "a", Tries: 1, Solved: 1, Gain: -1500, Ups: 1}, {Puzzle: "b", Tries: 2, Solved: 1, Gain: -800, Ups: 1, Downs: 1}})
	none, err := s.PuzzleCounts(t.Context(), "coffee")
	mustDo(t, err)
	requireEqual(t, "of another game", none, []store.PuzzleCount{})
}

func testPuzzleReports(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	reported := store.PuzzleTry{At: at(1), Last: at(1), Report: store.FaultOtherSolution, ReportText: "Two.", Reported: at(9)}
	mustTry(t, s, "p1", reported, "a", "b")
	reported.Reported = at(8)
	mustTry(t, s, "p2", reported, "a")
	list := func(limit int) (names []string) {
		reports, err := s.PuzzleReports(ctx, limit)
		mustDo(t, err)
		for _, r := range reports {
			names = append(names, r.Person+" "+r.Puzzle+" "+r.ReportText)
		}
		return names
	}
	requireEqual(t, "reports", list(9), []string{"p2 a Two.", "p1 a Two.", "p1 b Two."})
	requireEqual(t, "some reports", list(1), []string{"p2 a Two."})
	settled, err := s.SettlePuzzleReports(ctx, "tea", "a")
	mustDo(t, err)
	again, err := s.SettlePuzzleReports(ctx, "tea", "a")
	mustDo(t, err)
	requireEqual(t, "settled", []int{settled, again}, []int{2, 0})
	requireEqual(t, "reports left", list(9), []string{"p1 b Two."})
	tries, err := s.PuzzleTries(ctx, "p2", "tea")
	mustDo(t, err)
	requireEqual(t, "the try stays", tries, []store.PuzzleTry{{Person: "p2", Game: "tea", Puzzle: "a", At: at(1), Last: at(1)}})
	var ids []string
	for i := range store.MaxOpenReports + 1 {
		ids = append(ids, fmt.Sprint("x", i))
	}
	requireError(t, "too many open reports", s.ChangePuzzles(ctx, "p2", "tea", ids, func(w *store.PuzzleWork) error {
		for _, id := range ids {
			one := reported
			w.Tries[id] = &one
		}
		return nil
	}), store.ErrTooMany)
}

func testLearningDeleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.AddCourseSteps(ctx, "p1", []store.DoneStep{courseStep("p1", "ring", 1)}))
	mustTry(t, s, "p1", store.PuzzleTry{At: at(1), Last: at(1)}, "a")
	mustDo(t, s.DeleteAccount(ctx, "p1"))
	mustCreateAccount(t, s, "p1", "Ann")
	steps, err := s.CourseSteps(ctx, "p1")
	mustDo(t, err)
	tries, err := s.PuzzleTries(ctx, "p1", "")
	mustDo(t, err)
	standings, err := s.PuzzleStandings(ctx, "p1")
	mustDo(t, err)
	if len(steps)+len(tries)+len(standings) > 0 {
		t.Errorf("a new account has %v, %v and %v", steps, tries, standings)
	}
}
