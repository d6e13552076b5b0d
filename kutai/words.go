package kutai

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// words is a notation that can be read aloud:
//
//	Day Cherry Blossom on 0,0
//	Wheel on 7,2
//	White Lotus on 1,0
var words = &game.Notation{
	Name:  "words",
	Title: "in words",
	Cut:   game.CutList,
	Join:  game.JoinList,
	Write: writeWords,
	Read:  readWords,
}

// writeWords writes a legal turn of a *[Game].
func writeWords(table game.Table, turn string) (string, error) {
	g := table.(*Game)
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return "", err
	}
	return g.Pos.inWords(kindPlace(moves[0])), nil
}

// inWords is a placement in words.
func (pos *Position) inWords(k Kind, p place) string {
	return k.Name() + " on " + pos.layout().names[p]
}

// readWords reads an entry in the position of a *[Game]: in words, or else as a turn text.
func readWords(table game.Table, entry string) (turn, warning string, err error) {
	g := table.(*Game)
	k, p, err := g.understand(entry)
	if err != nil {
		return "", "", err
	}
	if written := g.Pos.inWords(k, p); written != entry {
		warning = fmt.Sprintf("%s is read as %q", game.Quote(entry), written)
	}
	return string(appendTile(nil, g.Pos.layout(), k, p)), warning, nil
}

// understand returns the legal placement that an entry means.
func (g *Game) understand(entry string) (Kind, place, error) {
	pos := &g.Pos
	if k, name, err := pos.cutTurn(entry); err == nil {
		p, err := g.check(k, name)
		return k, p, err
	}
	h, err := pos.listen(entry)
	if err != nil {
		return 0, 0, err
	}
	if o := g.Outcome(); o.Over() {
		return 0, 0, game.BrokenOver(g.Verdict())
	}
	if h.place == "" {
		if pos.turns > 0 {
			return 0, 0, game.Broken(game.RuleText, nil, "%s does not say where the tile goes; a turn is, for instance, %q", game.Quote(entry), pos.exampleInWords())
		}
		h.place = pos.layout().names[pos.layout().centre]
	}
	return pos.fitting(entry, &h)
}

// fitting returns the one legal placement that fits what was heard, where that
// may lack the light of a flower.
func (pos *Position) fitting(entry string, h *heard) (kind Kind, p place, refused error) {
	var fits []string
	for kinds := h.kinds; kinds != 0; {
		k := kinds.take()
		q, err := pos.check(k, h.place)
		if err == nil {
			kind, p = k, q
			fits = append(fits, pos.inWords(k, q))
		} else if refused == nil {
			refused = err
		}
	}
	switch len(fits) {
	case 0:
		return 0, 0, refused
	case 1:
		return kind, p, nil
	}
	return 0, 0, game.Broken(game.RuleText, []string{h.place}, "%s fits %d turns: %s", game.Quote(entry), len(fits), strings.Join(fits, "; "))
}
