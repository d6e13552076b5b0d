package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

var (
	_ game.ProgressReporter = (*Game)(nil)
	_ game.PieceDescriber   = (*Game)(nil)
)

// Progress is the figures of each player.
func (g *Game) Progress() (game.Progress, bool) {
	return game.Progress{
		Label:  messages.Progress(),
		Values: []int{g.Pos.Figures(game.First), g.Pos.Figures(game.Second)},
		Target: winningFigures,
		Raise:  true,
	}, true
}

// DescribePiece describes a tile on the board: in the play phase where it can move and on whom
// it can act, and its partner.
func (g *Game) DescribePiece(place string) (game.PieceCard, bool) {
	p := &g.Pos
	t := p.tileOn(pointNamed(place))
	if t == noTile {
		return game.PieceCard{}, false
	}
	card := game.PieceCard{Kind: t.kind().String(), Owner: t.seat(), Partners: p.partnersOf(t)}
	if !p.Placing() && !g.Outcome().Over() {
		for _, pick := range p.secondPicks(t).Next {
			card.Reach = append(card.Reach, pick.Place)
		}
	}
	return card, true
}

// DescribeKind describes a tile of a hand: where it can be placed, and its partner.
func (g *Game) DescribeKind(seat game.Seat, kind string) (game.PieceCard, bool) {
	k, ok := kindNamed(kind)
	if !ok {
		return game.PieceCard{}, false
	}
	p := &g.Pos
	card := game.PieceCard{Kind: kind, Owner: seat, Partners: p.partnersOf(tileOf(seat, k))}
	if p.hand[seat].has(k) && !g.Outcome().Over() {
		for _, pick := range p.sitePicks(seat).Next {
			card.Reach = append(card.Reach, pick.Place)
		}
	}
	return card, true
}

// partnersOf returns where the tile stands that makes an axis with t, or could make a figure.
func (p *Position) partnersOf(t tile) []string {
	partner := t.counterpart()
	switch k := t.kind(); {
	case k <= Moon:
		partner = tileOf(t.seat(), Sun+Moon-k)
	case (p.made[0] | p.made[1]).has(k):
		return nil
	}
	if p.at[partner] == board.NoPoint {
		return nil
	}
	return []string{p.at[partner].String()}
}
