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

func solve(t testing.TB, s SolvedGame) *Retrograde {
	t.Helper()
	solver := &Retrograde{Index: newIndex(t, s), Folder: t.TempDir(), Threads: 2}
	if err := solver.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	return solver
}

// TestToys solves and verifies the toys completely.
func TestToys(t *testing.T) {
	for name, s := range toys {
		t.Run(name, func(t *testing.T) {
			folder := solve(t, s).Folder
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
	want := solve(t, toys["Kaku"])
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
	want := solve(t, toys["Kaku"])
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
