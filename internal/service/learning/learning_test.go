package learning_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

const game = "ki-shogi"

// clock is the time, which tests move.
type clock struct{ now time.Time }

func (c *clock) Now() time.Time { return c.now }

func (c *clock) day() int64 { return c.now.Unix() / (24 * 60 * 60) }

// begin returns the learning of a store in which people have accounts.
func begin(t *testing.T, people ...string) (*learning.Learning, *memory.Store, *clock) {
	t.Helper()
	s, c := memory.New(), &clock{time.Date(2031, 5, 17, 12, 0, 0, 0, time.UTC)}
	for _, id := range people {
		err := errors.Join(s.PutPerson(t.Context(), store.PersonRecord{ID: id, Name: id}),
			s.CreateAccount(t.Context(), store.Account{Person: id, Name: id, NameKey: id, Created: c.now, State: store.AccountActive}))
		if err != nil {
			t.Fatal(err)
		}
	}
	return learning.New(s, c.Now), s, c
}

func puzzlesOf(t *testing.T) puzzles.GamePuzzles {
	t.Helper()
	set, err := puzzles.Of(game)
	if err != nil || len(set) < 20 {
		t.Fatal(len(set), err)
	}
	return set
}

func record(t *testing.T, l *learning.Learning, person string, tries ...learning.Try) learning.Progress {
	t.Helper()
	p, err := l.Record(t.Context(), person, game, learning.Results{Tries: tries})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The steps of two devices are put together. Those that no course has are left out.
func TestSteps(t *testing.T) {
	l, _, _ := begin(t, "p")
	if _, err := l.AddSteps(t.Context(), "p", learning.Steps{game: {"drop", "nonsense"}, "chess": {"drop"}}); err != nil {
		t.Fatal(err)
	}
	done, err := l.AddSteps(t.Context(), "p", learning.Steps{game: {"capture", "drop"}})
	if err != nil || len(done) != 1 || !slices.Equal(done[game], []string{"capture", "drop"}) {
		t.Error(done, err)
	}
	if _, err := l.AddSteps(t.Context(), "nobody", learning.Steps{game: {"drop"}}); !errors.Is(err, store.ErrNotFound) {
		t.Error("without an account:", err)
	}
}

// The first try changes the ratings of the person and of the puzzle, and is counted once however often it is sent.
func TestRatings(t *testing.T) {
	l, _, c := begin(t, "p", "q")
	p := puzzlesOf(t)[10]
	try := learning.Try{Puzzle: p.ID, Solved: true, At: c.now, Day: c.day()}
	solved := record(t, l, "p", try)
	missed := record(t, l, "q", learning.Try{Puzzle: p.ID, At: c.now, Day: c.day()})
	if solved.Rating == nil || missed.Rating == nil || solved.Rating.Points <= 1500 || missed.Rating.Points >= 1500 {
		t.Fatalf("after solving %+v, after a mistake %+v", solved.Rating, missed.Rating)
	}
	again := record(t, l, "p", try, learning.Try{Puzzle: p.ID, At: c.now.Add(time.Second), Day: c.day()})
	if *again.Rating != *solved.Rating || !slices.Equal(again.Tried, []string{p.ID}) {
		t.Errorf("after the same try again %+v", again)
	}
	// A puzzle that only strong people solve becomes harder, within its bound.
	rating := func() int {
		c.now = c.now.Add(2 * time.Minute)
		all, err := l.AllPuzzles(t.Context(), game)
		if err != nil {
			t.Fatal(err)
		}
		now, _ := all.Find(p.ID)
		return now.Rating
	}
	if difference := rating() - p.Rating; difference < -200 || difference > 200 {
		t.Errorf("the puzzle with %d has %d after two tries", p.Rating, rating())
	}
}

// The rating of a puzzle differs from that of the mining by no more than a bound, whatever people send.
func TestPuzzleRatingsAreBounded(t *testing.T) {
	people := make([]string, 60)
	for i := range people {
		people[i] = string(rune('a'+i%26)) + string(rune('a'+i/26))
	}
	l, s, c := begin(t, people...)
	p := puzzlesOf(t)[10]
	for _, person := range people {
		err := s.ChangePuzzles(t.Context(), person, game, nil, func(w *store.PuzzleWork) error {
			w.Standing = store.PuzzleStanding{Points: 3500, Deviation: 45, Volatility: 0.06}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		record(t, l, person, learning.Try{Puzzle: p.ID, At: c.now, Day: c.day()})
		c.now = c.now.Add(2 * time.Minute)
	}
	all, err := l.AllPuzzles(t.Context(), game)
	now, _ := all.Find(p.ID)
	if err != nil || now.Rating != p.Rating+learning.MaxRatingChange {
		t.Errorf("the rating is %d, was %d, %v", now.Rating, p.Rating, err)
	}
}

// A mistake comes again after 1, 3, 7 and 21 days, as in the browser.
func TestMistakes(t *testing.T) {
	l, _, c := begin(t, "p")
	p := puzzlesOf(t)[3]
	progress := record(t, l, "p", learning.Try{Puzzle: p.ID, At: c.now, Day: c.day()})
	for step, days := range []int64{1, 3, 7, 21} {
		if want := (learning.RepeatedPuzzle{Puzzle: p.ID, Step: step, Due: c.day() + days}); !slices.Equal(progress.Mistakes, []learning.RepeatedPuzzle{want}) {
			t.Fatalf("%+v, want %+v", progress.Mistakes, want)
		}
		c.now = c.now.Add(time.Minute)
		early := record(t, l, "p", learning.Try{Puzzle: p.ID, Solved: true, At: c.now, Day: c.day()})
		if !slices.Equal(early.Mistakes, progress.Mistakes) {
			t.Errorf("repeated too soon: %+v", early.Mistakes)
		}
		c.now = c.now.Add(time.Duration(days) * 24 * time.Hour)
		progress = record(t, l, "p", learning.Try{Puzzle: p.ID, Solved: true, At: c.now, Day: c.day()})
	}
	if len(progress.Mistakes) > 0 {
		t.Errorf("in the end %+v", progress.Mistakes)
	}
}

// Best counts only grow, and puzzles that there are not are left out.
func TestBestCounts(t *testing.T) {
	l, _, c := begin(t, "p")
	for _, streak := range []int{4, 2} {
		_, err := l.Record(t.Context(), "p", game, learning.Results{Tries: []learning.Try{{Puzzle: "00000000", At: c.now}}, Best: learning.Best{Streak: streak, Timed: 5000}})
		if err != nil {
			t.Fatal(err)
		}
	}
	p, err := l.PuzzleProgress(t.Context(), "p", game)
	if want := (learning.Best{Streak: 4, Timed: learning.MaxBest}); p.Best != want || len(p.Tried) > 0 || p.Rating != nil || err != nil {
		t.Errorf("%+v, %v", p, err)
	}
	if _, err := l.Record(t.Context(), "p", game, learning.Results{Tries: make([]learning.Try, learning.MaxTries+1)}); !errors.Is(err, learning.ErrTooManyTries) {
		t.Error("too many:", err)
	}
}

// A person who has tried a puzzle has one vote. A puzzle that many have voted against is not offered any more.
func TestVotes(t *testing.T) {
	people := []string{"a", "b", "c", "d", "e"}
	l, _, c := begin(t, people...)
	p := puzzlesOf(t)[5]
	vote := func(person string, vote int) error { return l.Vote(t.Context(), person, game, p.ID, vote) }
	if err := vote("a", 1); !errors.Is(err, learning.ErrNotTried) {
		t.Error("before the try:", err)
	}
	if err := l.Vote(t.Context(), "a", game, "00000000", 1); !errors.Is(err, learning.ErrNoPuzzle) {
		t.Error("no puzzle:", err)
	}
	offered := func(ctx context.Context) bool {
		c.now = c.now.Add(2 * time.Minute)
		set, err := l.Puzzles(ctx, game)
		if err != nil {
			t.Fatal(err)
		}
		_, ok := set.Find(p.ID)
		return ok
	}
	for i, person := range people {
		record(t, l, person, learning.Try{Puzzle: p.ID, At: c.now, Day: c.day()})
		if !offered(t.Context()) {
			t.Errorf("after %d votes it is not offered", i)
		}
		if err := errors.Join(vote(person, 1), vote(person, -1)); err != nil {
			t.Fatal(err)
		}
	}
	if offered(t.Context()) {
		t.Error("it is offered after 5 votes against it")
	}
	if votes, err := l.VotesOf(t.Context(), game, p.ID); votes != (learning.Votes{Down: 5}) || err != nil {
		t.Error(votes, err)
	}
	if err := errors.Join(vote("a", 1), vote("b", 0)); err != nil {
		t.Fatal(err)
	}
	if !offered(t.Context()) {
		t.Error("with 4 votes it is not offered")
	}
	if progress := record(t, l, "a"); progress.Votes[p.ID] != 1 {
		t.Errorf("the own votes are %v", progress.Votes)
	}
}

// A report waits for the moderators.
func TestReports(t *testing.T) {
	l, _, c := begin(t, "a")
	p := puzzlesOf(t)[5]
	record(t, l, "a", learning.Try{Puzzle: p.ID, At: c.now, Day: c.day()})
	if err := l.Report(t.Context(), "a", game, p.ID, store.FaultOtherSolution, "Two."); err != nil {
		t.Fatal(err)
	}
	open, err := l.Reports(t.Context(), 10)
	own, _, ownErr := l.Stored(t.Context(), "a")
	if len(open) != 1 || len(own) != 1 || open[0] != own[0] || open[0].ReportText != "Two." || errors.Join(err, ownErr) != nil {
		t.Errorf("%+v, %+v, %v, %v", open, own, err, ownErr)
	}
}
