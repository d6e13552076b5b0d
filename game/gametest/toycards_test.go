package gametest

import (
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// DescribePiece describes a heap. Its partners are the other heaps.
func (g *toy) DescribePiece(place string) (game.PieceCard, bool) {
	card := game.PieceCard{Owner: game.None}
	for h, stones := range g.Pos.heaps {
		switch name := string(rune('a' + h)); {
		case stones == 0:
		case name == place:
			card.Kind = strconv.Itoa(int(stones))
		default:
			card.Partners = append(card.Partners, name)
		}
	}
	return card, card.Kind != ""
}

func (g *toy) DescribeKind(_ game.Seat, kind string) (game.PieceCard, bool) {
	n, err := strconv.Atoi(kind)
	return game.PieceCard{Kind: kind, Owner: game.None}, err == nil && n > 0 && n <= 9
}

// Progress is the stones that are left.
func (g *toy) Progress() (game.Progress, bool) {
	h := g.Pos.heaps
	return game.Progress{Label: message.Plain("stones"), Values: []int{int(h[0] + h[1] + h[2])}}, true
}

type cardChanging struct {
	*toy
	change func(*game.PieceCard)
}

func (g cardChanging) DescribePiece(place string) (game.PieceCard, bool) {
	card, ok := g.toy.DescribePiece(place)
	g.change(&card)
	return card, ok
}

type cardsEverywhere struct{ *toy }

func (g cardsEverywhere) DescribePiece(place string) (game.PieceCard, bool) {
	card, _ := g.toy.DescribePiece(place)
	return card, true
}

type progressChanging struct {
	*toy
	change func(*game.Progress)
}

func (g progressChanging) Progress() (game.Progress, bool) {
	progress, ok := g.toy.Progress()
	g.change(&progress)
	return progress, ok
}

// cardFaults are faults of the cards and of the progress.
var cardFaults = []lawFault{
	{"piece cards", "another kind", cards(func(c *game.PieceCard) { c.Kind = "9" })},
	{"piece cards", "another owner", cards(func(c *game.PieceCard) { c.Owner = game.First })},
	{"piece cards", "reach without picks", cards(func(c *game.PieceCard) { c.Reach = []string{"a"} })},
	{"piece cards", "reach beyond the surface", cards(func(c *game.PieceCard) { c.Reach = []string{"d"} })},
	{"piece cards", "a partner that is not there", cards(func(c *game.PieceCard) { c.Partners = []string{"d"} })},
	{"piece cards", "an unknown face", cards(func(c *game.PieceCard) { c.Faces = []game.FaceChange{{Kind: "10", When: game.FaceAfterMove}} })},
	{"piece cards", "of no place", func(g *toy) game.Game { return cardsEverywhere{g} }},
	{"progress", "no name", counts(func(p *game.Progress) { p.Label = message.Message{} })},
	{"progress", "no value", counts(func(p *game.Progress) { p.Values = nil })},
	{"progress", "a target below 0", counts(func(p *game.Progress) { p.Target = -1 })},
}

func cards(change func(*game.PieceCard)) func(*toy) game.Game {
	return func(g *toy) game.Game { return cardChanging{g, change} }
}

func counts(change func(*game.Progress)) func(*toy) game.Game {
	return func(g *toy) game.Game { return progressChanging{g, change} }
}
