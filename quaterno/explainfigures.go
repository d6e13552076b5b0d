package quaterno

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

var axisNames = [...]string{rising: "y=x", falling: "y=-x"}

func (a diagonal) String() string { return axisNames[a] }

// axisLink returns an axis of seat, from rim to rim.
func axisLink(seat game.Seat, a diagonal) game.Link {
	end := [...]game.XY{rising: {X: 6, Y: 6}, falling: {X: 6, Y: -6}}[a]
	return game.Link{Kind: game.LinkAxis, Owner: seat, From: game.XY{X: -end.X, Y: -end.Y}, To: end}
}

// mirrorLink joins seat's tile of a kind with the opponent's, its mirror image.
func (p *Position) mirrorLink(seat game.Seat, k Kind) game.Link {
	return game.Link{Kind: game.LinkMirror, Owner: seat, From: p.At(seat, k).Centre(), To: p.At(seat.Opponent(), k).Centre()}
}

// addAxis says which axis seat has; it must have one.
func (t *explanationBuilder) addAxis(p *Position, seat game.Seat) {
	a := p.axisOf(seat)
	sun, moon := p.At(seat, Sun), p.At(seat, Moon)
	t.Add(wording.NamesOf(sun, moon), messages.Axis(place(sun), place(moon), seat, a.describe()))
	t.AddLinks(axisLink(seat, a))
}

// addAxisChanges says which axes a turn has made and which it has broken.
func (t *explanationBuilder) addAxisChanges(before, after *Position) {
	for seat := game.First; seat <= game.Second; seat++ {
		was, is := before.axisOf(seat), after.axisOf(seat)
		switch {
		case was == is:
		case is != noAxis:
			t.addAxis(after, seat)
		default:
			off := tileOf(seat, Moon)
			if sun := after.At(seat, Sun); mirrors[was][sun] != sun {
				off = tileOf(seat, Sun)
			}
			t.Add(wording.NamesOf(after.at[off]), messages.AxisLost(seat, was.describe(), after.describeTile(off)))
		}
	}
}

// addFigures says which figures the turn of mover has made.
func (t *explanationBuilder) addFigures(before, after *Position, mover game.Seat) {
	for _, seat := range [...]game.Seat{mover, mover.Opponent()} {
		n := before.Figures(seat)
		for k := Fan; k <= Soldier; k++ {
			if !(after.made[seat] &^ before.made[seat]).has(k) {
				continue
			}
			n++
			a := after.axisOf(seat)
			own, image, points := after.describePair(seat, k)
			t.Add(points, messages.Figure(n, seat, own, image, a.describe(), k.describe()))
			t.AddLinks(after.mirrorLink(seat, k), axisLink(seat, a))
		}
	}
}

// describePair returns the two tiles of a kind, seat's first, and their points.
func (p *Position) describePair(seat game.Seat, k Kind) (own, image message.Piece, points []string) {
	t, u := tileOf(seat, k), tileOf(seat.Opponent(), k)
	return p.describeTile(t), p.describeTile(u), wording.NamesOf(p.at[t], p.at[u])
}
