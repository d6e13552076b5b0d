package paint

import (
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

const (
	handTile = 1.0  // how large a tile in a hand is, of one on the board
	handStep = 1.5  // from tile to tile
	handRow  = 1.15 // from row to row
	handName = 0.5  // room for the name beside the board
)

// hand returns what a seat holds.
func (p *painter) hand(seat game.Seat) []game.HandItem {
	for _, hand := range p.situation.Hands {
		if hand.Seat == seat {
			return hand.Items
		}
	}
	return nil
}

// scaleOfHands makes the tiles of a hand as large as on a board of this width that
// is wide enough for six of them.
func (p *painter) scaleOfHands() float64 { return min(1, p.edge.width()/(6*handStep)) }

// handColumns is how many kinds stand beside each other.
func (p *painter) handColumns() int {
	return max(1, int(p.edge.width()/(handStep*p.scaleOfHands())+tiny))
}

// handHeight is the room that a hand needs.
func (p *painter) handHeight(seat game.Seat) float64 {
	n := p.handColumns()
	rows := max(1, (len(p.hand(seat))+n-1)/n)
	return (float64(rows)*handRow+handName)*p.scaleOfHands() + p.wide()*middleText
}

// hands paints what is held: Second's above the board, First's below it.
func (p *painter) hands() {
	size := p.wide() * middleText
	scale := p.scaleOfHands()
	for _, seat := range [...]game.Seat{game.Second, game.First} {
		items := p.hand(seat)
		n := p.handColumns()
		rows := (len(items) + n - 1) / n
		top := p.boardBelow() + size*1.35
		if seat == game.Second {
			top = p.boardAbove() - p.handHeight(seat) + size*1.1
		}
		label := p.name(seat)
		if len(items) == 0 {
			label += " has nothing in hand"
		}
		p.write(glyph.Serif, size, label, scene.Point{X: p.edge.Min.X, Y: top}, 0, p.theme.QuietInk)
		for i, item := range items {
			row, column := i/n, i%n
			_ = rows
			where := scene.Point{
				X: p.edge.Min.X + (float64(column)*handStep+0.5)*scale,
				Y: top + size*0.4 + (float64(row)*handRow+0.5)*scale,
			}
			p.held(seat, item, where, scale*handTile)
		}
	}
}

// held paints one kind of a hand with its count.
func (p *painter) held(seat game.Seat, item game.HandItem, where scene.Point, scale float64) {
	piece := game.Piece{Place: "hand", Owner: seat, Kind: item.Kind, Name: item.Name, Code: item.Kind}
	p.piece(&piece, where, scale)
	if item.Count > 1 {
		p.write(glyph.Sans, p.wide()*smallText, strconv.Itoa(item.Count), scene.Point{X: where.X + 0.53*scale, Y: where.Y + 0.42*scale}, 0, p.theme.QuietInk)
	}
}

// boardBelow is where the board with its coordinates ends.
func (p *painter) boardBelow() float64 {
	below := p.edge.Max.Y
	if !p.surface.Open {
		below += beside
	}
	if p.style.Coordinates {
		below += namable
	}
	return below
}

// boardAbove is where it begins.
func (p *painter) boardAbove() float64 {
	if p.surface.Open {
		return p.edge.Min.Y
	}
	return p.edge.Min.Y - beside
}
