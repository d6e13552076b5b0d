package solver

import (
	"math/rand/v2"
	"testing"
)

// arena is a small game of two seats that take turns, with the rule of repetition of Ki Shogi. A
// seat without a turn loses.
type arena struct {
	seat    []int  // to move
	isCheck []bool // the seat to move is in check
	next    [][]int
}

// randomArena has n positions of each seat.
func randomArena(r *rand.Rand, n int) *arena {
	a := &arena{seat: make([]int, 2*n), isCheck: make([]bool, 2*n), next: make([][]int, 2*n)}
	for i := range a.next {
		a.seat[i], a.isCheck[i] = i%2, r.IntN(3) > 0
		for range r.IntN(3) + min(1, i) {
			a.next[i] = append(a.next[i], 2*r.IntN(n)+1-i%2)
		}
	}
	return a
}

// bruteForce returns the result for the seat to move at the end of the line: 1, 0 or -1. It tries all lines
// until a position occurs for the fourth time.
func (a *arena) bruteForce(line []int) int {
	if result, over := a.result(line); over {
		return result
	}
	best := -1
	for _, to := range a.next[line[len(line)-1]] {
		best = max(best, -a.bruteForce(append(line, to)))
		if best == 1 {
			break
		}
	}
	return best
}

// result returns the result for the seat to move at the end of the line, if the game is over there.
func (a *arena) result(line []int) (result int, over bool) {
	now := line[len(line)-1]
	if len(a.next[now]) == 0 {
		return -1, true
	}
	occurred, first := 0, 0
	for i := len(line) - 1; i >= 0; i-- {
		if line[i] == now {
			occurred, first = occurred+1, i
		}
	}
	if occurred < 4 {
		return 0, false
	}
	always := [2]bool{true, true}
	for _, after := range line[first+1:] {
		if !a.isCheck[after] {
			always[1-a.seat[after]] = false
		}
	}
	switch us := a.seat[now]; {
	case always[0] == always[1]:
		return 0, true
	case always[us]:
		return -1, true
	}
	return 1, true
}

// infinite returns the results for the seats to move of the game that never ends by repetition, in
// which the results of infinite plays are those of the package comment.
func (a *arena) infinite() []int {
	results := make([]int, len(a.seat))
	for player := range 2 {
		n := len(a.seat)
		g := &parityGame{owner: make([]uint8, n+2), priority: make([]uint8, n+2), next: make([][]int32, n+2)}
		g.priority[n], g.priority[n+1] = 2, 1
		g.next[n], g.next[n+1] = []int32{int32(n)}, []int32{int32(n + 1)}
		for i := range n {
			g.priority[i] = 3
			if a.seat[i] != player {
				g.owner[i], g.priority[i] = 1, 2
			}
			if a.isCheck[i] {
				g.priority[i] = 1
			}
			for _, to := range a.next[i] {
				g.next[i] = append(g.next[i], int32(to))
			}
			if len(a.next[i]) == 0 && a.seat[i] == player {
				g.next[i] = []int32{int32(n + 1)}
			} else if len(a.next[i]) == 0 {
				g.next[i] = []int32{int32(n)}
			}
		}
		g.connect()
		for i, winner := range g.winners()[:n] {
			switch {
			case winner != 0:
			case a.seat[i] == player:
				results[i] = 1
			default:
				results[i] = -1
			}
		}
	}
	return results
}

// TestFourthOccurrence: in small games the result with the rule of the fourth occurrence is that
// of the infinite game, from a beginning without a past.
func TestFourthOccurrence(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	var counts [3]int
	perpetual := 0
	for range 300 {
		a := randomArena(r, 2+r.IntN(2))
		without := &arena{a.seat, make([]bool, len(a.seat)), a.next}
		for i, drawn := range without.infinite() {
			if drawn == 0 && a.infinite()[i] != 0 {
				perpetual++
			}
		}
		for start, want := range a.infinite() {
			if got := a.bruteForce([]int{start}); got != want {
				t.Fatalf("%+v: from %d the result is %d, want %d", a, start, got, want)
			}
			counts[want+1]++
		}
	}
	if t.Logf("%d losses, draws and wins, %d by perpetual check", counts, perpetual); perpetual < 50 {
		t.Error("too few results rest on perpetual check")
	}
}
