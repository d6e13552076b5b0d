package solver

import (
	"testing"
)

func solve(t testing.TB, s Setup) *Solver {
	t.Helper()
	solver := &Solver{Index: newIndex(t, s), Folder: t.TempDir(), Threads: 2}
	if err := solver.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	return solver
}

func TestToys(t *testing.T) {
	for name, s := range toys {
		t.Run(name, func(t *testing.T) {
			solver := solve(t, s)
			var counts [256]uint64
			total := uint64(0)
			for i := range solver.Index.blocks {
				b := &solver.Index.blocks[i]
				for n := b.base; n < b.base+b.size(); n++ {
					counts[solver.values[n]] += solver.Index.weight(b)
					if solver.values[n] != 255 {
						total += solver.Index.weight(b)
					}
				}
			}
			t.Log(solver.Index.Size(), total)
			for v, n := range counts {
				if n > 0 {
					t.Log(v, n)
				}
			}
			for _, p := range solver.state.Passes {
				t.Log(p)
			}
		})
	}
}
