package balance

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// words is a notation that can be read aloud:
//
//	deal: Rose, Lotus, 2 Orchid, 2 Lily
//	1. Rose on 0,3
//	2. Lotus on the Wheel on c9
//	12. Wheel from q10 to i10
//	13. Lotus from the Wheel on c9 to c12
//	14. pass
var words = inWords()

func inWords() *game.Notation {
	n := game.WordNotation(func(g *Game, m game.Move) string { return g.Pos.inWords(m) }, (*Game).parseEntry)
	join := n.JoinEntries
	n.JoinEntries = func(entries []string) string { // the deal has no number
		if len(entries) > 0 && strings.HasPrefix(entries[0], dealWord) {
			return entries[0] + "\n" + join(entries[1:])
		}
		return join(entries)
	}
	return n
}

const dealWord = "deal"

// inWords returns a legal move in words.
func (p *Position) inWords(m game.Move) string {
	switch moveForm(m) {
	case dealing:
		return deals[p.matching][dealOf(m)].first.inWords()
	case placing:
		k, at := placementOf(m)
		return k.String() + " on " + p.placeInWords(k, at)
	case sliding:
		from, to := slideOf(m)
		k := p.inventory().kind[p.topTile(onSquare(from))]
		return k.String() + " from " + p.placeInWords(k, onSquare(from)) + " to " + p.placeInWords(k, onSquare(to))
	}
	return passWord
}

// inWords returns a deal in words.
func (h *hand) inWords() string {
	var parts []string
	for k, n := range h {
		switch {
		case n == 1:
			parts = append(parts, kind(k).String())
		case n > 1:
			parts = append(parts, strconv.Itoa(int(n))+" "+kind(k).String())
		}
	}
	return dealWord + ": " + strings.Join(parts, ", ")
}

// placeInWords returns a place for a tile of kind k, which says for a flower whether the Wheel is there.
func (p *Position) placeInWords(k kind, at placeIndex) string {
	if k != wheel && at == p.at[wheelTile] {
		return "the Wheel on " + at.String()
	}
	return at.String()
}

// parseEntry returns the legal move that an entry means.
func (g *Game) parseEntry(entry string) (game.Move, error) {
	sentence, broken := parseWords(entry)
	if broken != nil {
		return 0, g.explainText(broken)
	}
	turn, broken := sentence.turnText(g)
	if broken != nil {
		return 0, broken
	}
	return g.parse(turn)
}
