package training_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/training"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// small is a training of seconds, of two generations.
func small() training.Recipe {
	return training.Recipe{
		Game: "skud-pai-sho", Games: 10, Nodes: 10, Generations: 2, Seed: 3, FitValue: true, FitPolicy: true, Step: 1, ResultShare: 0.5,
		MatchGames: 2, Time: time.Millisecond, SPRT: arena.SPRT{Elo1: 20},
	}
}

func read(t *testing.T, name ...string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(name...))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestStoppedTraining: a training that is stopped in every stage, with an incomplete line at the end
// of its games as kill -9 leaves it, makes the weights and games of one that is not.
func TestStoppedTraining(t *testing.T) {
	whole := t.TempDir()
	report, err := training.Run(t.Context(), small(), training.Workspace{Folder: whole, Threads: 2})
	if err != nil {
		t.Fatal(err)
	}
	if len(report.Generations) != 2 || report.Generations[0].EqualNodes.Games != 2 || len(report.Generations[1].Policy.Curve) < 2 {
		t.Errorf("%+v", report)
	}
	stopped := t.TempDir()
	calls := 0
	for {
		calls++
		ctx, stop := context.WithCancel(t.Context())
		steps := 0
		_, err := training.Run(ctx, small(), training.Workspace{Folder: stopped, Threads: 1, OnProgress: func(p training.Progress) {
			if steps++; steps == 6 {
				stop()
			}
		}})
		stop()
		if err == nil {
			break
		}
		if !errors.Is(err, context.Canceled) && !errors.Is(err, arena.ErrStopped) {
			t.Fatal(err)
		}
		breakLine(t, filepath.Join(stopped, "generation-1", "games.jsonl"))
		breakLine(t, filepath.Join(stopped, "generation-2", "games.jsonl"))
		if calls > 100 {
			t.Fatal("it does not end")
		}
	}
	if calls < 4 {
		t.Errorf("it was stopped %d times only", calls-1)
	}
	for _, generation := range []string{"generation-1", "generation-2"} {
		if a, b := read(t, whole, generation, "weights.json"), read(t, stopped, generation, "weights.json"); !bytes.Equal(a, b) {
			t.Errorf("%s: weights %s, and of a stopped training %s", generation, a, b)
		}
	}
	if a, b := read(t, whole, "generation-1", "weights.json"), read(t, whole, "generation-2", "weights.json"); bytes.Equal(a, b) {
		t.Error("both generations have the same weights")
	}
}

// breakLine adds the beginning of a line to a file, if it is there.
func breakLine(t *testing.T, name string) {
	t.Helper()
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
	if errors.Is(err, os.ErrNotExist) {
		return
	}
	if err == nil {
		_, err = f.WriteString(`{"number":7,"moves":[1,`)
	}
	if err = errors.Join(err, f.Close()); err != nil {
		t.Fatal(err)
	}
}

// TestFolderErrors: wrong settings and wrong folders are refused, and it is said what is wrong.
func TestFolderErrors(t *testing.T) {
	folder := t.TempDir()
	begun, other := filepath.Join(folder, "begun"), filepath.Join(folder, "other")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	s := small()
	if _, err := training.Run(ctx, s, training.Workspace{Folder: begun}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(other, "tea"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		folder, want string
		change       func(*training.Recipe)
	}{
		{begun, "its seed is 3, not 4; want the same settings, or another folder", func(s *training.Recipe) { s.Seed = 4 }},
		{begun, "its nodes is 10, not 16", func(s *training.Recipe) { s.Nodes = 16 }},
		{other, "has other files: want an empty folder", func(*training.Recipe) {}},
		{begun, "9 games: want 10 to 100000", func(s *training.Recipe) { s.Games = 9 }},
		{begun, "a share of results of 2: want 0 to 1", func(s *training.Recipe) { s.ResultShare = 2 }},
		{begun, "nothing to fit: want", func(s *training.Recipe) { s.FitValue, s.FitPolicy = false, false }},
		{begun, "a step of 0: want more than 0", func(s *training.Recipe) { s.Step = 0 }},
		{begun, "matches of 3 games: want an even number", func(s *training.Recipe) { s.MatchGames = 3 }},
		{begun, "want the smaller one first", func(s *training.Recipe) { s.SPRT = arena.SPRT{Elo0: 5, Elo1: 5} }},
		{begun, `the weights of "kutai-pai-sho" are not trained`, func(s *training.Recipe) { s.Game = "kutai-pai-sho" }},
	} {
		s := small()
		tt.change(&s)
		if _, err := training.Run(ctx, s, training.Workspace{Folder: tt.folder}); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
}

// TestDamagedGames: a line of the games that is no game is refused with its number.
func TestDamagedGames(t *testing.T) {
	for text, want := range map[string]string{
		"tea\n": "games.jsonl: line 1 is no game",
		`{"number":1}` + "\n" + `{"number":1}` + "\n": "games.jsonl: line 2: game 1 is there twice, or not one of 10",
		`{"number":10}` + "\n":                        "games.jsonl: line 1: game 10 is there twice, or not one of 10",
	} {
		folder := t.TempDir()
		ctx, stop := context.WithCancel(t.Context())
		stop()
		call := training.Workspace{Folder: folder}
		if _, err := training.Run(ctx, small(), call); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "generation-1", "games.jsonl"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := training.Run(t.Context(), small(), call); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
