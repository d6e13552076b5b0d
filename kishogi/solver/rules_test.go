package solver

import (
	"cmp"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// childKey is where a turn leads, and whether it gives check.
type childKey struct {
	number uint64
	check  bool
}

func (k childKey) compare(other childKey) int { return cmp.Compare(k.number, other.number) }

// lowerImage returns the smaller one of the numbers of a position and its mirror image.
func (ix *Index) lowerImage(number uint64) uint64 {
	b := &ix.blocks[ix.blockOf(number)]
	if !ix.frames[b.frame].symmetric {
		return number
	}
	var p placement
	ix.unrank(b, number, &p)
	p.mirror()
	image, _ := ix.rank(&p)
	return min(number, image)
}

// TestRules: the turns are those of the rules library, in all positions of two toys and in random ones of the whole game.
func TestRules(t *testing.T) {
	check := func(t *testing.T, ix *Index, n int) {
		var list turnList
		var moves []game.Move
		possible, turns := 0, 0
		eachPosition(ix, n, func(number uint64, p *placement) {
			setup := ix.PositionSetup(number)
			position, reasons := setup.Position()
			if got := ix.isPossible(p); got != (reasons.Len() == 0) && (got || p.sets()[us]&^ix.frames[p.frame].supported == 0) {
				t.Fatalf("%v is possible: %v, want %v", setup, got, reasons.Err("ki-shogi"))
			} else if !got {
				return
			}
			possible++
			if back, ok := ix.Number(&position); !ok || back != number {
				t.Fatalf("%v has the number %d, want %d", &position, back, number)
			}
			var want, got []childKey
			moves = position.AppendMoves(moves[:0])
			for _, m := range moves {
				child := position
				child.Do(m)
				number, ok := ix.Number(&child)
				if !ok {
					t.Fatalf("%v has no number", &child)
				}
				want = append(want, childKey{ix.lowerImage(number), child.InCheck()})
			}
			list.fill(ix, p)
			for i := range list.turns[:list.n] {
				if list.isLegal(&list.turns[i]) {
					child := list.child(&list.turns[i])
					number, _ := ix.rank(&child)
					got = append(got, childKey{ix.lowerImage(number), ix.isAttacked(&child)})
				}
			}
			slices.SortFunc(want, childKey.compare)
			slices.SortFunc(got, childKey.compare)
			if !slices.Equal(want, got) {
				t.Fatalf("%v leads to %v, want %v", &position, got, want)
			}
			turns += len(got)
		})
		t.Logf("%d positions, %d turns", possible, turns)
	}
	for name, s := range map[string]SolvedGame{"Hi": toys["Hi"], "Kaku": toys["Kaku"]} {
		t.Run(name, func(t *testing.T) { check(t, newIndex(t, s), 0) })
	}
	for name, s := range map[string]SolvedGame{"base": baseGame, "base 5x5": {Hi: 2, Kaku: 2, Width: 5, Height: 5}} {
		t.Run(name, func(t *testing.T) { check(t, newIndex(t, s), 100_000) })
	}
}
