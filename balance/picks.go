package balance

import (
	"strings"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// Picks offers the 42 deals; in the Blossoming the kind of a tile in the hand
// and then its place; and in moving the square of a tile and then where it goes,
// or "pass".
func (g *Game) Picks(path []string) (game.Picks, error) {
	if g.Outcome().Over() {
		return game.PicksAfterEnd(g, path)
	}
	p := &g.Pos
	steps := 2
	if p.toMove == game.Chance {
		steps = 1
	}
	if len(path) == steps {
		if turn := p.turnOf(path); g.isLegal(turn) {
			return game.Picks{Turn: turn}, nil // without listing hundreds of picks before it
		}
	}
	var picks game.Picks
	switch {
	case p.toMove == game.Chance:
		picks.Next = p.dealPicks()
	case p.Moving():
		picks.Next = p.tilePicks()
	default:
		picks.Next = p.handPicks()
	}
	for i, id := range path {
		pick, ok := picks.PickByID(id)
		if !ok {
			return game.Picks{}, p.whyNotPick(path[:i], id)
		}
		switch {
		case i+1 == steps || pick.Kind == game.PickButton:
			picks = game.Picks{Turn: p.turnOf(path[:i+1])}
		case p.Moving():
			picks.Next = p.slidePicks(id)
		default:
			picks.Next = p.placePicks(id)
		}
	}
	return picks, nil
}

func (g *Game) isLegal(turn string) bool {
	_, err := g.parse(turn)
	return err == nil
}

// turnOf returns the turn text of a whole path.
func (p *Position) turnOf(path []string) string {
	switch {
	case p.toMove == game.Chance:
		return "deal=" + path[0]
	case p.Moving():
		return strings.Join(path, "-")
	}
	return strings.Join(path, "@")
}

func (p *Position) dealPicks() (list []game.Pick) {
	for i := range deals[p.matching] {
		d := &deals[p.matching][i]
		list = append(list, game.Pick{
			Kind: game.PickButton, ID: d.first.String(), Label: messages.PickLetters(message.Text(d.first.String())),
			SpokenLabel: messages.PickDeal(game.First, d.first.describe(), game.Second, d.second.describe()),
		})
	}
	return list
}

func (p *Position) handPicks() (list []game.Pick) {
	var may legalPlacements
	p.placements(&may)
	for k := range kind(kinds) {
		if may.number[k] > 0 {
			n := int(p.hands[p.toMove][k])
			list = append(list, game.Pick{
				Kind: game.PickHand, ID: k.String(), Label: messages.PickTile(k.piece(), n), SpokenLabel: messages.PickTileSpoken(k.piece(), n),
			})
		}
	}
	return list
}

func (p *Position) placePicks(id string) (list []game.Pick) {
	for k := range kind(kinds) {
		if k.String() != id {
			continue
		}
		for _, at := range p.placesFor(k) {
			list = append(list, p.placePick(k, at))
		}
	}
	return list
}

// placePick returns the pick of a place for a tile of kind k.
func (p *Position) placePick(k kind, at placeIndex) game.Pick {
	name, to := at.String(), message.PlaceOf(at)
	spoken := messages.PickGoal(k.piece(), to)
	if k != wheel && at == p.at[wheelTile] {
		spoken = messages.PickWheelGoal(k.piece(), to)
	}
	return game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: messages.PickPlace(to), SpokenLabel: spoken}
}

func (p *Position) tilePicks() (list []game.Pick) {
	var may [tiles]lineSquares
	if p.legalSlides(&may) == 0 {
		return []game.Pick{{Kind: game.PickButton, ID: passWord, Label: messages.PickPass(), SpokenLabel: messages.PickPassSpoken()}}
	}
	for tile, s := range may {
		if s.count() > 0 {
			name := p.at[tile].String()
			list = append(list, game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: messages.PickPlace(message.Place(name)), SpokenLabel: messages.PickStart(p.piece(tile))})
		}
	}
	return list
}

func (p *Position) slidePicks(id string) (list []game.Pick) {
	var may [tiles]lineSquares
	p.legalSlides(&may)
	from, _, _ := board.CutSquare(id)
	tile := p.topTile(onSquare(from))
	for n := range may[tile].count() {
		to := may[tile].nth(p.at[tile], n)
		list = append(list, p.placePick(p.inventory().kind[tile], onSquare(to)))
	}
	return list
}
