package balance

import (
	"fmt"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// gardenNames are what people call the sixteen gardens; where a garden is a whole
// area of the surface, by the area's name.
var gardenNames = [board.Regions]string{
	board.NorthEastRed:    "the north-east red garden",
	board.SouthEastWhite:  "the south-east white garden",
	board.SouthWestRed:    "the south-west red garden",
	board.NorthWestWhite:  "the north-west white garden",
	board.NorthEastYellow: "the north-east yellow garden",
	board.SouthEastYellow: "the south-east yellow garden",
	board.SouthWestYellow: "the south-west yellow garden",
	board.NorthWestYellow: "the north-west yellow garden",
	board.NorthGateEast:   "the east half of the north gate",
	board.EastGateNorth:   "the north half of the east gate",
	board.EastGateSouth:   "the south half of the east gate",
	board.SouthGateEast:   "the east half of the south gate",
	board.SouthGateWest:   "the west half of the south gate",
	board.WestGateSouth:   "the south half of the west gate",
	board.WestGateNorth:   "the north half of the west gate",
	board.NorthGateWest:   "the west half of the north gate",
}

// describe lists a set of gardens, e.g. "the north-east red garden and the north-east
// yellow garden".
func (t gardenCounts) describe() string { return wording.JoinWords("and", t.list()) }

// describeAny returns the same with "or".
func (t gardenCounts) describeAny() string { return wording.JoinWords("or", t.list()) }

func (t gardenCounts) list() (names []string) {
	for g := range t.gardens {
		names = append(names, gardenNames[g])
	}
	return names
}

var kindPlurals = [kinds]string{"Roses", "Lotuses", "Orchids", "Lilies", "Wheels"}

// countText returns a number of tiles of a kind, e.g. "2 Lotuses"; "the Rose" and "the Wheel",
// of which a set has one.
func (k kind) countText(n int) string {
	if n == 1 && (k == rose || k == wheel) {
		return "the " + k.String()
	}
	return wording.CountNoun(n, k.String(), kindPlurals[k])
}

// describe lists a hand, e.g. "the Rose, 2 Lotuses and the Wheel".
func (h *hand) describe() string {
	var parts []string
	for k, n := range h {
		if n > 0 {
			parts = append(parts, kind(k).countText(int(n)))
		}
	}
	return wording.JoinWords("and", parts)
}

// describeTile names a tile on the board, e.g. "the Rose on j10", "the Rose on the Wheel on c9".
func (p *Position) describeTile(tile int) string {
	at := p.at[tile]
	if tile != wheelTile && at == p.at[wheelTile] {
		return fmt.Sprintf("the %s on the Wheel on %s", p.inventory().kind[tile], at)
	}
	return fmt.Sprintf("the %s on %s", p.inventory().kind[tile], at)
}

// describeTiles lists tiles on the board and their places.
func (p *Position) describeTiles(tiles []int) (text string, at []string) {
	var parts []string
	for _, tile := range tiles {
		parts = append(parts, p.describeTile(tile))
		at = append(at, p.at[tile].String())
	}
	return wording.JoinWords("and", parts), at
}

// moverName returns the name of the player to move.
func (p *Position) moverName() string { return players[p.toMove] }

// link returns the line between the flowers of a balance.
func (p *Position) link(made balancePair) game.Link {
	from, to := p.at[min(made.a, made.b)].centre(), p.at[max(made.a, made.b)].centre()
	return game.Link{Kind: game.LinkBalance, Owner: game.None, From: from, To: to}
}
