package kishogi

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestPlan compares plans with what the rules say cell by cell.
func TestPlan(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 1))
	left, flights := 0, 0
	for i := range 1000 {
		options := oracleOptions[i%len(oracleOptions)]
		table, err := Rules.NewFromPosition(options, randomPosition(r, options).String())
		if err != nil {
			continue
		}
		p := &table.(*Game).Pos
		var m GyokuMap
		p.GyokuMap(&m)
		west, south := min(p.x[0], p.x[1])-2, min(p.y[0], p.y[1])-2
		east, north := max(p.x[0], p.x[1])+2, max(p.y[0], p.y[1])+2
		near := p.on // without what is too far away
		for slot := range slotsIn(p.on) {
			if x, y := p.x[slot], p.y[slot]; x < west || x > east || y < south || y > north {
				near &^= 1 << slot
				left++
			}
		}
		for y := range int32(mapSide) {
			for x := range int32(mapSide) {
				c := CellSet(1) << (y*mapRowBits + x)
				if west+x > east || south+y > north {
					if m.Field&c != 0 {
						t.Errorf("%d,%d is in the plan", west+x, south+y)
					}
					continue
				}
				comparePlan(t, p, &m, near, c, west+x, south+y)
			}
		}
		for seat := range game.Seat(2) {
			flights += m.SafeSteps(seat).Count()
		}
		if t.Failed() {
			t.Fatalf("%v %s", options, p)
		}
	}
	if left < 20 || flights < 500 {
		t.Errorf("too little was met: %d cubes far away, %d flights", left, flights)
	}
}

func comparePlan(t *testing.T, p *Position, m *GyokuMap, near uint8, c CellSet, x, y int32) {
	t.Helper()
	same := func(what string, got, want bool) {
		if got != want {
			t.Errorf("%s of %d,%d: %v, want %v", what, x, y, got, want)
		}
	}
	field := p.onField(x, y)
	same("field", m.Field&c != 0, field)
	for seat := range game.Seat(2) {
		own, other := uint8(seat), uint8(seat.Opponent())
		beside := field && p.isWithin(1, own, x, y) && (x != p.x[own] || y != p.y[own])
		same("beside", m.Beside[seat]&c != 0, beside)
		same("orbit", m.Orbit[seat]&c != 0, beside && p.inOrbit(other, cellXY{x, y}))
		there := p.at(x, y)
		same("on", m.CubeCells[seat]&c != 0, there != noSlot && p.owner(there) == seat)
		reached := false
		for slot := range slotsIn(near & p.ownedBy(seat) &^ gyokus) {
			attacks := field && slot != there && p.canAttack(p.reachOf(slot), p.x[slot], p.y[slot], x, y, near)
			same(fmt.Sprint(p.pieceAt(slot), " attacks"), m.Attacks[slot]&c != 0, attacks)
			reached = reached || attacks
		}
		same("reached", m.Reached[seat]&c != 0, reached)
	}
}
