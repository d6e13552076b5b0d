package balance

import (
	"fmt"
	"strings"

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
	var picks game.Picks
	steps := 2
	switch {
	case p.toMove == game.Chance:
		steps, picks.Next = 1, p.dealPicks()
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
			Kind: game.PickButton, ID: d.first.String(), Label: message.Plain(d.first.String()),
			SpokenLabel: message.Plain(fmt.Sprintf("%s gets %s; %s gets %s", players[game.First], d.first.describe(), players[game.Second], d.second.describe())),
		})
	}
	return list
}

func (p *Position) handPicks() (list []game.Pick) {
	var may legalPlacements
	p.placements(&may)
	for k := range kind(kinds) {
		if may.number[k] > 0 {
			n := p.hands[p.toMove][k]
			list = append(list, game.Pick{
				Kind: game.PickHand, ID: k.String(), Label: message.Plain(fmt.Sprintf("%s ×%d", k, n)),
				SpokenLabel: message.Plain(fmt.Sprintf("%s, %d in hand", k, n)),
			})
		}
	}
	return list
}

func (p *Position) placePicks(id string) (list []game.Pick) {
	var may legalPlacements
	p.placements(&may)
	for k := range kind(kinds) {
		if k.String() != id {
			continue
		}
		for at := range placeCount(k) {
			if p.isAllowed(&may, k, at) {
				list = append(list, p.placePick(k, at))
			}
		}
	}
	return list
}

// placePick returns the pick of a place for a tile of kind k.
func (p *Position) placePick(k kind, at placeIndex) game.Pick {
	name := at.String()
	spoken := fmt.Sprintf("%s to %s", k, name)
	if k != wheel && at == p.at[wheelTile] {
		spoken += ", onto the Wheel"
	}
	return game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: message.Plain(name), SpokenLabel: message.Plain(spoken)}
}

func (p *Position) tilePicks() (list []game.Pick) {
	var may [tiles]lineSquares
	if p.legalSlides(&may) == 0 {
		return []game.Pick{{Kind: game.PickButton, ID: passWord, Label: message.Plain(passWord), SpokenLabel: message.Plain("pass: there is no legal move")}}
	}
	for tile, s := range may {
		if s.count() > 0 {
			name := p.at[tile].String()
			list = append(list, game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: message.Plain(name),
				SpokenLabel: message.Plain(fmt.Sprintf("%s on %s", p.inventory().kind[tile], name))})
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
