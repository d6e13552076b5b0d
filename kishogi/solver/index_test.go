package solver

import (
	"math/rand/v2"
	"testing"
)

var toys = map[string]SolvedGame{
	"Hi": {Hi: 2}, "Kaku": {Kaku: 2}, "Hi 5x5": {Hi: 2, Width: 5, Height: 5}, "Kaku 5x5": {Kaku: 2, Width: 5, Height: 5},
}

var baseGame = SolvedGame{Hi: 2, Kaku: 2}

func newIndex(t testing.TB, s SolvedGame) *Index {
	t.Helper()
	ix, err := NewIndex(s)
	if err != nil {
		t.Fatal(err)
	}
	return ix
}

// eachPosition calls f for every position of an index, or for n random ones.
func eachPosition(ix *Index, n int, f func(number uint64, p *placement)) {
	var p placement
	if n == 0 {
		for b := range ix.blocks {
			blk := &ix.blocks[b]
			for number := blk.base; number < blk.base+blk.size(); number++ {
				ix.unrank(blk, number, &p)
				f(number, &p)
			}
		}
		return
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		number := r.Uint64N(ix.size)
		if i%2 == 0 && (n >= 10_000 || i < 60) { // blocks are of very different sizes
			blk := &ix.blocks[r.IntN(len(ix.blocks))]
			number = blk.base + r.Uint64N(blk.size())
		}
		ix.unrank(&ix.blocks[ix.blockOf(number)], number, &p)
		f(number, &p)
	}
}

// TestRoundTrip: rank is the way back of unrank, for all positions of the toys.
func TestRoundTrip(t *testing.T) {
	check := func(t *testing.T, ix *Index, n int) {
		eachPosition(ix, n, func(number uint64, p *placement) {
			if got, ok := ix.rank(p); !ok || got != number {
				t.Fatalf("%d is %+v, which has the number %d (%v)", number, p, got, ok)
			}
		})
	}
	for name, s := range toys {
		t.Run(name, func(t *testing.T) { check(t, newIndex(t, s), 0) })
	}
	check(t, newIndex(t, baseGame), 300_000)
}

// TestPlacementCount: without stranded cubes the base game has as many placements as were counted without this index.
func TestPlacementCount(t *testing.T) {
	ix := newIndex(t, baseGame)
	var supported, stranded, numbers uint64
	for i := range ix.blocks {
		b := &ix.blocks[i]
		if b.pattern == 0 {
			supported += b.size() * ix.weight(b)
			numbers += b.size()
		} else {
			stranded += b.size()
		}
	}
	if supported != 4_312_569_888 {
		t.Errorf("%d placements, want 4312569888", supported)
	}
	t.Logf("%d frames, %d blocks, %d + %d numbers", len(ix.frames), len(ix.blocks), numbers, stranded)
}

// TestPredecessors: every turn is taken back. Complete tables are verified in TestToys; one missing turn would show there.
func TestPredecessors(t *testing.T) {
	check := func(t *testing.T, ix *Index, n int) {
		var list turnList
		children, visited := 0, 0
		eachPosition(ix, n, func(number uint64, p *placement) {
			if !ix.isPossible(p) || p.n < 2 && ix.Solved == baseGame {
				return // the few positions with most cubes in hand have many predecessors
			}
			list.fill(ix, p)
			for i := range list.turns[:list.n] {
				turn := &list.turns[i]
				if !list.isLegal(turn) {
					continue
				}
				child := list.child(turn)
				if _, ok := ix.rank(&child); !ok || !ix.isPossible(&child) {
					t.Fatalf("%+v: after %+v it is %+v, which cannot be", p, turn, child)
				}
				children++
				found := false
				v := predecessors{ix, func(before uint64) {
					visited++
					found = found || before == number
					if before >= ix.size {
						t.Fatalf("%+v has the predecessor %d of %d", child, before, ix.size)
					}
				}}
				v.of(&child)
				if !found {
					t.Fatalf("%+v is no predecessor of %+v, but %+v leads there", p, child, turn)
				}
			}
		})
		t.Logf("%d turns, %d visits", children, visited)
	}
	for name, s := range map[string]SolvedGame{"Hi": toys["Hi"], "Kaku 5x5": toys["Kaku 5x5"], "Kaku 6x5": {Kaku: 2, Width: 6, Height: 5}, "base": baseGame} {
		t.Run(name, func(t *testing.T) { check(t, newIndex(t, s), 2_000) })
	}
}

func BenchmarkChildren(b *testing.B) {
	ix := newIndex(b, baseGame)
	blk := &ix.blocks[0]
	for i := range ix.blocks {
		if ix.blocks[i].size() > blk.size() {
			blk = &ix.blocks[i]
		}
	}
	var list turnList
	var p placement
	r := rand.New(rand.NewPCG(1, 2))
	var sum uint64
	for b.Loop() {
		number := blk.base + r.Uint64N(blk.size())
		ix.unrank(blk, number, &p)
		if !ix.isPossible(&p) {
			continue
		}
		list.fill(ix, &p)
		for i := range list.turns[:list.n] {
			if list.isLegal(&list.turns[i]) {
				child := list.child(&list.turns[i])
				n, _ := ix.rank(&child)
				sum += n
			}
		}
	}
}

func BenchmarkPredecessors(b *testing.B) {
	ix := newIndex(b, baseGame)
	var p placement
	r := rand.New(rand.NewPCG(1, 2))
	var sum uint64
	v := predecessors{ix, func(n uint64) { sum += n }}
	for b.Loop() {
		number := r.Uint64N(ix.size)
		ix.unrank(&ix.blocks[ix.blockOf(number)], number, &p)
		if !ix.isPossible(&p) {
			continue
		}
		v.of(&p)
	}
}
