package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// words is a notation that can be read aloud:
//
//	Day Cherry Blossom on 0,0
//	Wheel on 7,2
//	White Lotus on 1,0
var words = game.WordNotation(
	func(g *Game, m game.Move) string { return g.Pos.inWords(kindPlace(m)) },
	(*Game).parseEntry,
)

// inWords returns a placement in words.
func (pos *Position) inWords(k Kind, p placeIndex) string {
	return k.Name() + " on " + pos.layout().names[p]
}

// parseEntry returns the legal placement that an entry means: in words, or else as a turn text.
func (g *Game) parseEntry(entry string) (game.Move, error) {
	pos := &g.Pos
	if k, name, err := pos.cutTurn(entry); err == nil {
		p, err := g.check(k, name)
		return moveOf(k, p), err
	}
	h, err := pos.parseWords(entry)
	if err != nil {
		return 0, err
	}
	if o := g.Outcome(); o.Over() {
		return 0, game.OverError(g.ExplainOutcome())
	}
	if h.place == "" {
		if pos.turns > 0 {
			return 0, pos.misread(messages.EntryWithoutPlace(quoted(entry)))
		}
		h.place = pos.layout().names[pos.layout().centre]
	}
	return pos.matchingPlacement(entry, &h)
}

// matchingPlacement returns the one legal placement that fits what was heard, where that
// may lack the light of a flower.
func (pos *Position) matchingPlacement(entry string, h *parsedEntry) (m game.Move, refused error) {
	var fits message.List
	for kinds := h.kinds; kinds != 0; {
		k := kinds.removeLowest()
		q, err := pos.check(k, h.place)
		if err == nil {
			m = moveOf(k, q)
			fits = append(fits, message.Text(pos.inWords(k, q)))
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
	return 0, game.NewRuleError(game.RuleText, []string{h.place}, messages.EntryWithTwoMeanings(quoted(entry), fits))
}
