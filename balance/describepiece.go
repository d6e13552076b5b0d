package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
)

var (
	_ game.ProgressReporter = (*Game)(nil)
	_ game.PieceDescriber   = (*Game)(nil)
)

// Progress is the number of flowers that have a partner.
func (g *Game) Progress() (game.Progress, bool) {
	balanced, _ := g.Pos.countPaired()
	return game.Progress{Label: messages.Progress(), Values: []int{balanced}, Target: wheelTile, Raise: true}, true
}

// DescribePiece describes a tile on the board: where it can move in the moving stage, and the
// flowers of its gardens that it balances or could balance.
func (g *Game) DescribePiece(place string) (game.PieceCard, bool) {
	p := &g.Pos
	at, rest, ok := cutPlace(place)
	if !ok || rest != "" {
		return game.PieceCard{}, false
	}
	tile := p.topTile(at)
	if tile < 0 {
		return game.PieceCard{}, false
	}
	card := game.PieceCard{Kind: p.inventory().kind[tile].String(), Owner: game.None}
	if p.Moving() && !g.Outcome().Over() {
		var may [tiles]lineSquares
		p.legalSlides(&may)
		for n := range may[tile].count() {
			card.Reach = append(card.Reach, onSquare(may[tile].nth(at, n)).String())
		}
	}
	if tile != wheelTile {
		for _, other := range p.matchingIn(tile) {
			card.Partners = append(card.Partners, p.at[other].String())
		}
	}
	return card, true
}

// DescribeKind describes a tile of a hand: where it can be placed, and the flowers on the board
// that it could balance.
func (g *Game) DescribeKind(seat game.Seat, name string) (game.PieceCard, bool) {
	p := g.Pos
	for k := range kind(kinds) {
		if k.String() != name {
			continue
		}
		card := game.PieceCard{Kind: name, Owner: game.None}
		if p.hands[seat][k] > 0 && !g.Outcome().Over() {
			p.toMove = seat
			for _, at := range p.placesFor(k) {
				card.Reach = append(card.Reach, at.String())
			}
		}
		if k != wheel {
			card.Partners = p.matchingTiles(k)
		}
		return card, true
	}
	return game.PieceCard{}, false
}

// placesFor returns where the seat to move may place a tile of a kind.
func (p *Position) placesFor(k kind) (list []placeIndex) {
	var may legalPlacements
	p.placements(&may)
	if may.number[k] == 0 {
		return nil
	}
	for at := range placeCount(k) {
		if p.isAllowed(&may, k, at) {
			list = append(list, at)
		}
	}
	return list
}

// matchingTiles returns where the flowers stand that balance those of a kind.
func (p *Position) matchingTiles(k kind) (list []string) {
	for other := range wheelTile {
		if at := p.at[other]; at != nowhere && p.match(int(p.inventory().first[k]), other) {
			list = append(list, at.String())
		}
	}
	return list
}
