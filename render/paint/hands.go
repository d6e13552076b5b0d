package paint

import (
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/paint/messages"
	"github.com/teahouse-games/teahouse/render/scene"
)

const (
	handStep  = 1.5  // from tile to tile
	handRow   = 1.1  // from row to row
	afterRows = 0.15 // below the last row
	nameLine  = 1.6  // the height of the line with the player's name, in its letters

	aroundHands = 0.2 // between hands and the edge of the page
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

// handsShown reports whether hands are to be painted: not if both are empty.
func (p *painter) handsShown() bool {
	return p.style.Hands && len(p.hand(game.First))+len(p.hand(game.Second)) > 0
}

// scaleOfHands makes the tiles of a hand as large as on a board of this width that
// is wide enough for six of them.
func (p *painter) scaleOfHands() float64 { return min(1, p.edge.width()/(6*handStep)) }

// handColumns returns the number of kinds in a row.
func (p *painter) handColumns() int {
	return max(1, int((p.edge.width()-2*beside)/(handStep*p.scaleOfHands())+tiny))
}

// handHeight returns the room that a hand needs above or below the board.
func (p *painter) handHeight(seat game.Seat) float64 {
	return p.textScale()*middleText*nameLine + p.rowsHeight(seat)
}

func (p *painter) rowsHeight(seat game.Seat) float64 {
	n := p.handColumns()
	rows := (len(p.hand(seat)) + n - 1) / n
	if rows == 0 {
		return 0
	}
	return (float64(rows)*handRow + afterRows) * p.scaleOfHands()
}

// hands paints what is held: Second's above the board, First's below it.
func (p *painter) hands() {
	size := p.textScale() * middleText
	n, scale := p.handColumns(), p.scaleOfHands()
	for _, seat := range [...]game.Seat{game.Second, game.First} {
		top := p.below()
		if seat == game.Second {
			top = p.above() - p.handHeight(seat)
		}
		items := p.hand(seat)
		label := string(p.name(seat))
		if len(items) == 0 {
			label = p.style.Language.Clause(messages.EmptyHand(p.name(seat)))
		}
		p.write(glyph.Serif, size, label, scene.Point{X: p.left(), Y: top + size*1.1}, 0, p.theme.QuietInk)
		top += size * nameLine
		for i, item := range items {
			p.handPiece(seat, item, scene.Point{
				X: p.left() + (float64(i%n)*handStep+0.5)*scale,
				Y: top + float64(i/n)*handRow*scale + 0.5*scale,
			}, scale)
		}
	}
}

// handPiece paints one kind of a hand with its count.
func (p *painter) handPiece(seat game.Seat, item game.HandItem, where scene.Point, scale float64) {
	piece := game.Piece{Place: "hand", Owner: seat, Kind: item.Kind, Name: item.Name, Code: item.Kind}
	p.piece(&piece, where, scale)
	if item.Count > 1 {
		p.write(glyph.Sans, p.textScale()*smallText, strconv.Itoa(item.Count), scene.Point{X: where.X + 0.53*scale, Y: where.Y + 0.42*scale}, 0, p.theme.QuietInk)
	}
}

// below returns where the board with its coordinates ends.
func (p *painter) below() float64 {
	below := p.edge.Max.Y
	if !p.surface.Open {
		below += beside
	}
	if p.style.Coordinates {
		below += p.forNames()
	}
	return below
}

// above returns where it begins.
func (p *painter) above() float64 {
	above := p.edge.Min.Y
	if !p.surface.Open {
		above -= beside
	}
	if p.style.Coordinates && p.doublyNamed() {
		above -= p.forNames()
	}
	return above
}
