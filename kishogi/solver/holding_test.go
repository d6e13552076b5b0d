package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
)

// openTable opens a table until the test ends.
func openTable(t testing.TB, folder string) *Table {
	t.Helper()
	table, err := OpenTable(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := table.Close(); err != nil {
			t.Error(err)
		}
	})
	return table
}

// TestEveryValueIsHeld: in the toys, each drawn position in which every turn that does not lose gives check, and each
// position that is won by perpetual check, has a turn that holds its value.
func TestEveryValueIsHeld(t *testing.T) {
	for name := range toys {
		t.Run(name, func(t *testing.T) {
			solved := solvedToy(t, name)
			p := &probe{table: openTable(t, solved.Folder)}
			checking, perpetual := 0, 0
			for number, v := range solved.values {
				switch value := Value(v); {
				case value.IsDraw():
					if turns, _ := p.children(uint64(number)); slices.ContainsFunc(turns, child.isQuietDraw) {
						continue
					}
					checking++
				case value == WonByPerpetualCheck:
					perpetual++
				default:
					continue
				}
				if _, ok := holdingTurn(p, uint64(number), Value(v)); !ok {
					t.Fatalf("%v: no turn holds %d", p.table.Index.PositionSetup(uint64(number)), v)
				}
			}
			if t.Logf("%d drawn with check alone, %d won by perpetual check", checking, perpetual); checking == 0 || p.err != nil {
				t.Errorf("%d positions, %v", checking, p.err)
			}
		})
	}
}

// solvedArena is an arena with the values of its positions.
type solvedArena struct {
	*arena
	values []Value
}

// solveArena finds the values: those with a number of turns first, as far as they are not those of the infinite game.
func solveArena(a *arena) solvedArena {
	s := solvedArena{a, make([]Value, len(a.next))}
	for again := true; again; {
		again = false
		for i, next := range a.next {
			if s.values[i] != Undecided {
				continue
			}
			var values []Value
			for _, to := range next {
				values = append(values, s.values[to])
			}
			if s.values[i] = valueFromChildren(values); s.values[i] != Undecided {
				again = true
			}
		}
	}
	for i, result := range a.infinite() {
		if s.values[i] == Undecided && result != 0 {
			s.values[i] = [...]Value{LostByPerpetualCheck, Undecided, WonByPerpetualCheck}[result+1]
		}
	}
	return s
}

func (s solvedArena) children(number uint64) (list []child, inCheck bool) {
	for _, to := range s.next[number] {
		list = append(list, child{uint64(to), s.values[to], s.isCheck[to]})
	}
	return list, s.isCheck[number]
}

// worst returns the worst result for a seat that plays any turns that hold, at the end of the line.
func (s solvedArena) worst(t *testing.T, seat int, line []int) int {
	now := line[len(line)-1]
	if result, over := s.result(line); over {
		if s.seat[now] != seat {
			result = -result
		}
		return result
	}
	turns := s.next[now]
	if value := s.values[now]; s.seat[now] == seat && !value.IsLoss() {
		if turns = s.held(seat, line); len(turns) == 0 {
			t.Fatalf("%+v: no turn holds after %v", s.arena, line)
		}
	}
	least := 1
	for _, to := range turns {
		if least = min(least, s.worst(t, seat, append(line, to))); least == -1 {
			break
		}
	}
	return least
}

// held returns the turns that hold the value at the end of the line, which is not a loss.
func (s solvedArena) held(seat int, line []int) (turns []int) {
	now := line[len(line)-1]
	if depth, ok := s.values[now].Depth(); ok {
		for _, to := range s.next[now] {
			if s.values[to] == valueAt(depth-1) {
				turns = append(turns, to)
			}
		}
		return turns
	}
	seen, repeated := map[int]bool{}, false
	for i := len(line) - 1; i >= 0 && !repeated; i-- {
		repeated = seen[line[i]]
		seen[line[i]] = true
		if s.seat[line[i]] != seat && !s.isCheck[line[i]] {
			break // after an own turn without check
		}
	}
	for _, number := range holdingTurns(s, uint64(now), s.values[now], repeated) {
		turns = append(turns, int(number))
	}
	return turns
}

// TestHoldingTurns: in small games no seat that plays the turns that hold does worse than the value, whichever of them it plays and
// whatever the other seat does, by brute force.
func TestHoldingTurns(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	var counts [2]int
	for range 1000 {
		s := solveArena(randomArena(r, 2+r.IntN(2)))
		for start, value := range s.values {
			if value.IsLoss() {
				continue
			}
			want := 0
			if value.IsWin() {
				want = 1
			}
			if got := s.worst(t, s.seat[start], []int{start}); got < want {
				t.Fatalf("%+v: from %d the result may be %d, want %d", s.arena, start, got, want)
			}
			counts[want]++
		}
	}
	t.Logf("%d draws and wins", counts)
}

// TestMirrorImagesAreHeld: a position and its mirror image may have two numbers. The engine finds the turns that hold the
// value all the same, when what is numbered is the mirror image of the position on the board.
func TestMirrorImagesAreHeld(t *testing.T) {
	solved := solvedToy(t, "Kaku 5x5")
	table := openTable(t, solved.Folder)
	ix, searched := table.Index, 0
	for number, v := range solved.values {
		n := uint64(number)
		if Value(v) != WonByPerpetualCheck {
			continue
		}
		setup := ix.PositionSetup(n)
		for _, cubes := range setup.Field {
			for i := range cubes {
				cubes[i].X = setup.Width - 1 - cubes[i].X
			}
		}
		g := gameOf(t, ix, setup)
		allowed, err := engine.ParseFirstTurns(g, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := &tableSearch{game: g, probe: probe{table: table}}
		if ok, err := s.evaluate(allowed); !ok || err != nil {
			t.Fatal(ok, err)
		}
		s.choose()
		held := holdingTurns(&s.probe, ix.oneOfPair(n), WonByPerpetualCheck, false)
		for _, turn := range s.equal {
			if searched++; !slices.Contains(held, turn.number) {
				t.Fatalf("%s: %s leads to %d, and what holds leads to %d", g.PositionText(), turn.text, turn.number, held)
			}
		}
	}
	if searched == 0 {
		t.Error("no position was searched")
	}
}
