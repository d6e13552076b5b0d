package kutai

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// AppendMoveText appends "CODE@PLACE".
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte {
	k, p := kindPlace(m)
	return appendTile(dst, g.Pos.layout(), k, p)
}

func appendTile(dst []byte, l *layout, k Kind, p place) []byte {
	dst = append(dst, kindCodes[k]...)
	dst = append(dst, '@')
	return append(dst, l.names[p]...)
}

// ParseTurn reads a legal turn. Its error is a *[game.RuleError].
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	k, name, err := g.cutTurn(text)
	if err != nil {
		return nil, err
	}
	if o := g.Outcome(); o.Over() {
		return nil, game.BrokenOver(o)
	}
	p, err := g.Pos.why(k, name)
	if err != nil {
		return nil, err
	}
	return []game.Move{moveOf(k, p)}, nil
}

// cutTurn reads the form of a turn: a code, "@" and the name of a place, which
// need not be on the board.
func (g *Game) cutTurn(text string) (k Kind, name string, err error) {
	code, name, found := strings.Cut(text, "@")
	if !found {
		return 0, "", game.Broken(game.RuleText, nil, "%s is no turn: expected CODE@PLACE, as %s", game.Quote(text), g.Pos.example())
	}
	k, found = kindsByCode[code]
	if !found {
		return 0, "", game.Broken(game.RuleText, nil, "%s is no tile: expected one of %s", game.Quote(code), strings.Join(kindCodes[:], " "))
	}
	if !g.Pos.placeForm(name) {
		return 0, "", game.Broken(game.RuleText, nil, "%s is no place: expected one after the @, as in %s", game.Quote(name), g.Pos.example())
	}
	return k, name, nil
}

// example is a turn text for messages.
func (pos *Position) example() string {
	return "CBd@" + pos.layout().names[pos.layout().centre]
}

// placeForm reports whether name has the form of a place, on the board or off it.
func (pos *Position) placeForm(name string) bool {
	if pos.places == points {
		_, _, rest, ok := game.CutXY(name)
		return ok && rest == ""
	}
	if name == "" || name[0] < 'a' || name[0] > 'z' {
		return false
	}
	rank, rest, ok := game.CutInt(name[1:])
	return ok && rank >= 0 && name[1] != '-' && rest == ""
}

// why returns the place with this name, or the first rule that placing k there
// breaks. The game must not be over.
func (pos *Position) why(k Kind, name string) (place, error) {
	l := pos.layout()
	p, onBoard := l.at[name]
	if pos.turns == 0 {
		switch centre := l.names[l.centre]; {
		case !k.IsFlower():
			return 0, game.Broken(RuleCenterpiece, []string{centre}, "the first turn places a flower tile as the Centerpiece; %s is none", k.Name())
		case name != centre:
			return 0, game.Broken(RuleCenterpiece, []string{centre}, "the first turn places the Centerpiece on %s, not on %s", centre, name)
		}
		return p, nil
	}
	if !pos.hand[pos.ToMove()].has(k) {
		return 0, game.Broken(RuleSet, pos.placesOf(k), "%s has placed the %s already", players[pos.ToMove()], k.Name())
	}
	if !onBoard {
		if pos.places == squares {
			return 0, game.Broken(RulePlaces, nil, "the board has no square %s", name)
		}
		return 0, game.Broken(RulePlaces, nil, "%s is no valid point: the four squares around it must be on the board", name)
	}
	if c := pos.cell[p]; c != 0 {
		return 0, game.Broken(RuleEmpty, []string{name}, "%s stands on %s already", tile(c-1).kind().Name(), name)
	}
	if want := groundColours[groundOf[k]]; l.colours[p]&want == 0 {
		return 0, game.Broken(RuleColours, []string{name}, "%s needs %s; %s is %s", k.Name(), want.either(), name, l.colours[p])
	}
	return p, nil
}

// either returns e.g. "red or yellow".
func (c colours) either() string { return strings.ReplaceAll(c.String(), " and ", " or ") }

// placesOf lists where tiles of this kind stand.
func (pos *Position) placesOf(k Kind) []string {
	var names []string
	for _, t := range [2]tile{tile(2 * k), tile(2*k + 1)} {
		if pos.open[0].has(t) {
			names = append(names, pos.layout().names[pos.at[t]])
		}
	}
	return names
}
