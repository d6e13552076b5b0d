package solver

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/lab"
)

// TestMutants: a solver with one mistake makes a table that is refused.
func TestMutants(t *testing.T) {
	variant := toys["Kaku"]
	missed := positionOf(t, solvedToy(t, "Kaku"), valueAt(3))
	missEvery := func(n uint64) func(*Retrograde) {
		return func(s *Retrograde) { s.isMissed = func(number uint64) bool { return splitmix.Mix(number)%n == 0 } }
	}
	for name, corrupt := range map[string]func(*Retrograde){
		"a predecessor in 20,000 is missed": missEvery(20_000),
		"one predecessor is missed":         func(s *Retrograde) { s.isMissed = func(number uint64) bool { return number == missed } },
		"wrong side":                        func(s *Retrograde) { s.wins, s.losses = s.losses, s.wins },
		"draws are wins":                    func(s *Retrograde) { s.wins[Undecided] = true },
		"half a turn is off by a column":    func(s *Retrograde) { s.Index.frames[4].flip++ },
		"a mirror is left out":              func(s *Retrograde) { leaveMirrorOut(s.Index) },
		"a step leads to the wrong frame":   func(s *Retrograde) { s.Index.frames[2].stay.frame = 4 },
		"stranded cubes stay":               func(s *Retrograde) { s.Index.frames[3].supported |= s.Index.frames[3].strandable },
		"drops give check":                  func(s *Retrograde) { s.Index.frames[1].aims = s.Index.frames[8].aims },
		"checks are not seen":               func(s *Retrograde) { s.Index.frames[0].gyokus |= board.around[origin] },
	} {
		t.Run(name, func(t *testing.T) {
			s := &Retrograde{Index: newIndex(t, variant), Folder: t.TempDir(), Threads: 2, corrupt: corrupt}
			if s.Solve(t.Context()) != nil {
				return // it has noticed itself
			}
			report, err := Verify(t.Context(), lab.VerifySettings{Folder: s.Folder})
			if err != nil {
				t.Fatal(err)
			}
			if report.Disagreements == 0 {
				t.Error("verifying finds nothing")
			}
		})
	}
}

// leaveMirrorOut makes the first step of a Gyoku that mirrors the position one that does not.
func leaveMirrorOut(ix *Index) {
	for i := range ix.frames {
		for d := range ix.frames[i].steps {
			if l := &ix.frames[i].steps[d]; l.frame != noFrame && l.mirrored {
				l.mirrored = false
				return
			}
		}
	}
}

// TestOneMissInAMillion: verifying finds it when a solver passes over one position in a million.
func TestOneMissInAMillion(t *testing.T) {
	right := solvedToy(t, "Kaku 5x5")
	size := right.Index.Size()
	// The first seed that misses a position that has to be found, for this field is too small for one in each million.
	seed, missed := uint64(0), []uint64(nil)
	for ; len(missed) == 0; seed++ {
		for number := range size {
			turns, ok := Value(right.values[number]).Depth()
			if ok && turns > 0 && isOneInAMillion(seed, number) {
				missed = append(missed, number)
			}
		}
	}
	seed--
	s := &Retrograde{Index: right.Index, Folder: t.TempDir(), Threads: 2, corrupt: func(s *Retrograde) {
		s.isMissed = func(number uint64) bool { return isOneInAMillion(seed, number) }
	}}
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	report, err := Verify(t.Context(), lab.VerifySettings{Folder: s.Folder})
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("%d of %d positions missed: %d disagreements", len(missed), size, report.Disagreements); report.Disagreements == 0 {
		t.Error("verifying finds nothing")
	}
}

func isOneInAMillion(seed, number uint64) bool { return splitmix.Mix(seed<<40|number)%1_000_000 == 0 }
