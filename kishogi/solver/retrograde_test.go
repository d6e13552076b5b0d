package solver

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

// solvedToys are the toys that tests have solved so far, in a folder that TestMain removes.
var solvedToys = map[string]*Retrograde{}

var toysFolder string

func TestMain(m *testing.M) {
	var err error
	if toysFolder, err = os.MkdirTemp("", "toys"); err != nil {
		panic(err)
	}
	code := m.Run()
	if err := os.RemoveAll(toysFolder); err != nil {
		panic(err)
	}
	os.Exit(code)
}

// solvedToy returns a toy that is solved once for all tests. It must not be changed.
func solvedToy(t testing.TB, name string) *Retrograde {
	t.Helper()
	if solvedToys[name] == nil {
		s := &Retrograde{Index: newIndex(t, toys[name]), Folder: filepath.Join(toysFolder, name), Threads: 2}
		if err := s.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		solvedToys[name] = s
	}
	return solvedToys[name]
}

// TestToys solves and verifies the toys completely.
func TestToys(t *testing.T) {
	for name := range toys {
		t.Run(name, func(t *testing.T) {
			folder := solvedToy(t, name).Folder
			table, err := readTable(folder)
			if err != nil {
				t.Fatal(err)
			}
			solution, err := table.Solution()
			if err != nil {
				t.Fatal(err)
			}
			if start := solution.Start.Result; start != "draw" {
				t.Errorf("the start is a %s, want a draw", start)
			}
			report, err := Verify(t.Context(), lab.VerifySettings{Folder: folder, Lines: 1000})
			if err != nil || report.Disagreements > 0 || !report.Complete {
				t.Errorf("%+v %v", report, err)
			}
		})
	}
}

// TestStoppedAtAnyPoint stops within passes, too: what a part of a pass has found is kept and not
// forgotten by the pass after it.
func TestStoppedAtAnyPoint(t *testing.T) {
	want := solvedToy(t, "Kaku")
	random := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		folder := t.TempDir()
		for stops := 0; ; stops++ {
			s := &Retrograde{Index: want.Index, Folder: folder, Threads: 1, SaveEvery: time.Hour}
			err := s.Solve(&chunksContext{t.Context(), random.IntN(40 + 5*stops)})
			if err != nil && !errors.Is(err, ErrStopped) {
				t.Fatal(err)
			}
			if err != nil {
				continue
			}
			if string(s.values) != string(want.values) || s.decided != want.decided {
				t.Errorf("other values; %d decided, want %d", s.decided, want.decided)
			}
			if got, want := foundByDepth(s), foundByDepth(want); !slices.Equal(got, want) {
				t.Errorf("the passes found %d, want %d", got, want)
			}
			break
		}
	}
}

// TestStoppedBeforeFirstPart: a computation that is stopped before its first pass has gone on does not
// forget how far that pass was.
func TestStoppedBeforeFirstPart(t *testing.T) {
	index := solvedToy(t, "Kaku").Index
	folder := t.TempDir()
	for _, parts := range []int{2, 0, 1} {
		s := &Retrograde{Index: index, Folder: folder, Threads: 1, SaveEvery: time.Hour}
		if err := s.Solve(&chunksContext{t.Context(), parts}); !errors.Is(err, ErrStopped) {
			t.Fatal(err)
		}
		if got := s.manifest.Searched; got != 2*chunk {
			t.Errorf("after %d more parts %d positions are searched, want %d", parts, got, 2*chunk)
		}
	}
}

// foundByDepth returns what the passes of the stage of depths have found.
func foundByDepth(s *Retrograde) (found []uint64) {
	for _, pass := range s.manifest.Passes {
		if pass.Stage == StageDepth {
			found = append(found, pass.Found)
		}
	}
	return found
}

// chunksContext is a context that ends after so many chunks.
type chunksContext struct {
	context.Context
	left int
}

func (c *chunksContext) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestStopped: a solution that is stopped again and again ends with the same values.
func TestStopped(t *testing.T) {
	want := solvedToy(t, "Kaku")
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "values-of-a-crash.partial"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for stops := 0; ; stops++ {
		ctx, stop := context.WithCancel(t.Context())
		s := &Retrograde{Index: want.Index, Folder: folder, Threads: 1}
		passes := 0
		s.OnPass = func(lab.SolvedPass) {
			if passes++; passes == 3 {
				stop()
			}
		}
		err := s.Solve(ctx)
		stop()
		if err == nil {
			if stops < 5 {
				t.Errorf("only %d stops", stops)
			}
			if string(s.values) != string(want.values) {
				t.Error("other values")
			}
			if files, err := os.ReadDir(folder); err != nil || len(files) != 2 {
				t.Errorf("%v, %v; want the manifest and the values alone", files, err)
			}
			return
		}
		if !errors.Is(err, ErrStopped) {
			t.Fatal(err)
		}
	}
}
