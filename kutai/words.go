package kutai

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// words is a notation that can be read aloud:
//
//	Day Cherry Blossom on 0,0
//	Wheel on 7,2
//	White Lotus on 1,0
var words = game.InWords(
	func(g *Game, m game.Move) string { return g.Pos.inWords(kindPlace(m)) },
	(*Game).understand,
)

// inWords is a placement in words.
func (pos *Position) inWords(k Kind, p place) string {
	return k.Name() + " on " + pos.layout().names[p]
}

// understand returns the legal placement that an entry means: in words, or else as a turn text.
func (g *Game) understand(entry string) (game.Move, error) {
	pos := &g.Pos
	if k, name, err := pos.cutTurn(entry); err == nil {
		p, err := g.check(k, name)
		return moveOf(k, p), err
	}
	h, err := pos.listen(entry)
	if err != nil {
		return 0, err
	}
	if o := g.Outcome(); o.Over() {
		return 0, game.BrokenOver(g.Verdict())
	}
	if h.place == "" {
		if pos.turns > 0 {
			return 0, game.Broken(game.RuleText, nil, "%s does not say where the tile goes; a turn is, for instance, %q", game.Quote(entry), pos.exampleInWords())
		}
		h.place = pos.layout().names[pos.layout().centre]
	}
	return pos.fitting(entry, &h)
}

// fitting returns the one legal placement that fits what was heard, where that
// may lack the light of a flower.
func (pos *Position) fitting(entry string, h *heard) (m game.Move, refused error) {
	var fits []string
	for kinds := h.kinds; kinds != 0; {
		k := kinds.take()
		q, err := pos.check(k, h.place)
		if err == nil {
			m = moveOf(k, q)
			fits = append(fits, pos.inWords(k, q))
		} else if refused == nil {
			refused = err
		}
	}
	switch len(fits) {
	case 0:
		return 0, refused
	case 1:
		return m, nil
	}
	return 0, game.Broken(game.RuleText, []string{h.place}, "%s fits %d turns: %s", game.Quote(entry), len(fits), strings.Join(fits, "; "))
}
