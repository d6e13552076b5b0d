package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
)

var (
	_ game.ProgressReporter = (*Game)(nil)
	_ game.PieceDescriber   = (*Game)(nil)
)

// Progress is the total Harmony. What wins is a total above the target.
func (g *Game) Progress() (game.Progress, bool) {
	return game.Progress{Label: messages.Progress(), Values: []int{g.Total()}, Target: int(g.Pos.target) + 1, Raise: true}, true
}

// DescribePiece describes a tile on the board, which never moves. Its partners are the tiles
// with which it has a possible Harmony.
func (g *Game) DescribePiece(place string) (game.PieceCard, bool) {
	pos := &g.Pos
	p, ok := pos.layout().at[place]
	if !ok || pos.cell[p] == 0 {
		return game.PieceCard{}, false
	}
	t := pos.tileOn(p)
	card := game.PieceCard{Kind: t.kind().String(), Owner: game.None}
	for placed := pos.open[0]; placed != 0; {
		other := placed.removeLowest()
		if value, _ := pos.possible(t, other); value > 0 {
			card.Partners = append(card.Partners, pos.layout().names[pos.at[other]])
		}
	}
	return card, true
}

// DescribeKind describes a tile of a hand. Its partners are the tiles on the board with which it
// would be in Harmony from some place.
func (g *Game) DescribeKind(seat game.Seat, kind string) (game.PieceCard, bool) {
	pos := &g.Pos
	k, ok := kindsByCode[kind]
	if !ok {
		return game.PieceCard{}, false
	}
	card := game.PieceCard{Kind: kind, Owner: game.None}
	if pos.hand[seat].has(k) && !pos.over() {
		for _, p := range pos.freePlaces(k) {
			card.Reach = append(card.Reach, pos.layout().names[p])
		}
	}
	for value := uint8(1); value <= longest; value++ {
		for suited := partners[k][value] & pos.open[value]; suited != 0; {
			card.Partners = append(card.Partners, pos.layout().names[pos.at[suited.removeLowest()]])
		}
	}
	return card, true
}

// freePlaces returns the places where a tile of a kind may be placed now.
func (pos *Position) freePlaces(k Kind) (list []placeIndex) {
	l := pos.layout()
	if pos.turns == 0 {
		if k.IsFlower() {
			list = append(list, l.centre)
		}
		return list
	}
	for _, p := range l.homes[groundOf[k]] {
		if pos.cell[p] == 0 {
			list = append(list, p)
		}
	}
	return list
}
