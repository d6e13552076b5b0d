package kishogi

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestTactics compares what searches ask with what the rules answer.
func TestTactics(t *testing.T) {
	r := rand.New(rand.NewPCG(32, 1))
	captures, attacks := 0, 0
	for i := range 600 {
		options := oracleOptions[i%len(oracleOptions)]
		table, err := Rules.NewFromPosition(options, randomPosition(r, options).String())
		if err != nil {
			continue
		}
		p := &table.(*Game).Pos
		var want []game.Move
		for _, m := range p.AppendMoves(nil) {
			compareChange(t, p, m)
			if formOf(m) == formCapture {
				want = append(want, m)
			}
		}
		captures += len(want)
		got := p.AppendCaptures(nil)
		slices.Sort(want)
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("%s: captures %v, want %v", p, got, want)
		}
		if p.HasMove() != (p.CountLegalTurns() > 0) {
			t.Errorf("%s: has a move: %v", p, p.HasMove())
		}
		for seat := range game.Seat(2) {
			by := p.Attackers(seat.Opponent(), p.x[seat], p.y[seat])
			if want := p.attackers(seat, p.on); by != want {
				t.Errorf("%s: %08b attack the Gyoku of %v, want %08b", p, by, seat, want)
			}
			attacks += len(p.cellsOf(by))
		}
	}
	if captures < 100 || attacks < 50 {
		t.Errorf("too little was met: %d captures, %d attacks", captures, attacks)
	}
}

// compareChange makes a move and looks at what it has done.
func compareChange(t *testing.T, p *Position, m game.Move) {
	t.Helper()
	c, us := p.MoveEffect(m), p.toMove
	q := *p
	q.applyMove(m)
	own := q.on & q.ownedBy(us)
	if own>>c.Slot&1 == 0 || q.face[c.Slot] != c.Face || q.cell(c.Slot) != (cellXY{c.X, c.Y}) {
		t.Errorf("%s after %s: %v shows %v, want %+v", p, p.appendText(nil, m), q.pieceAt(c.Slot), q.face[c.Slot], c)
	}
	if (p.on>>c.Slot&1 == 0) != c.Drop {
		t.Errorf("%s: %s is a drop: %v", p, p.appendText(nil, m), c.Drop)
	}
	switch taken := p.on &^ q.on; {
	case c.Capture && (taken != 1<<c.Captured || q.HandSlots(us)&taken == 0):
		t.Errorf("%s: %s takes %08b, want %d", p, p.appendText(nil, m), taken, c.Captured)
	case !c.Capture && taken != 0:
		t.Errorf("%s: %s takes %08b", p, p.appendText(nil, m), taken)
	}
}
