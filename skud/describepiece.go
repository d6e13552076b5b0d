package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud/messages"
)

var (
	_ game.ProgressReporter = (*Game)(nil)
	_ game.PieceDescriber   = (*Game)(nil)
)

// Progress is the Harmonies of each player. No number of them wins: it is the ring that does.
func (g *Game) Progress() (game.Progress, bool) {
	n := g.Pos.countHarmonies()
	return game.Progress{Label: messages.Progress(), Values: n[:], Raise: true}, true
}

// DescribePiece describes a tile on the board: where a flower can be arranged, and the flowers
// with which it is in Harmony where they are in line. An Accent stays where it is.
func (g *Game) DescribePiece(place string) (game.PieceCard, bool) {
	p := &g.Pos
	at, rest, ok := board.CutPoint(place)
	if !ok || rest != "" || p.tile[at] == NoTile {
		return game.PieceCard{}, false
	}
	t := p.tile[at]
	card := game.PieceCard{Kind: t.Kind().String(), Owner: t.Owner(), Partners: p.partnersOf(t, at)}
	if t.Kind().Flower() && p.InPlayPhase() && !g.Outcome().Over() {
		var ends PointSet
		p.destinations(at, &ends)
		for to := range board.Point(board.Points) {
			if ends.has(to) {
				card.Reach = append(card.Reach, pointNames[to])
			}
		}
	}
	return card, true
}

// DescribeKind describes a tile of a hand: where it can be planted or used, as a Harmony Bonus
// if it cannot be otherwise, and the flowers of its Harmonies.
func (g *Game) DescribeKind(seat game.Seat, name string) (game.PieceCard, bool) {
	k, rest, ok := cutKind(name)
	if !ok || rest != "" {
		return game.PieceCard{}, false
	}
	p := g.Pos
	card := game.PieceCard{Kind: name, Owner: seat, Partners: p.partnersOf(tileOf(k, seat), board.NoPoint)}
	if !p.hands[seat].has(k) || p.stage < stageGuestFlower || g.Outcome().Over() {
		return card, true
	}
	if p.seat = seat; !p.InPlayPhase() {
		p.stage = stageHostFlower
		if seat == game.First {
			p.stage = stageGuestFlower
		}
	}
	if p.InPlayPhase() || k.Basic() {
		for _, pick := range p.bonusPointPicks(k) {
			card.Reach = append(card.Reach, pick.Place)
		}
	}
	return card, true
}

// partnersOf returns where the flowers stand, without the one on a point, that are in Harmony
// with t where they are in line.
func (p *Position) partnersOf(t Tile, without board.Point) (list []string) {
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if at != without && relationOf(t, p.tile[at])&anyHarmony != 0 {
				list = append(list, pointNames[at])
			}
		}
	}
	return list
}
