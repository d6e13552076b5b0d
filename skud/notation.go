package skud

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

const (
	textAccents = "accents="
	textPass    = "pass"
)

// AppendMoveText appends the text of a legal move; that of a bonus follows that
// of its Arrange, and that of game.End is empty.
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte { return appendMove(dst, m) }

func appendMove(dst []byte, m game.Move) []byte {
	switch actOf(m) {
	case actAccents:
		return appendAccents(append(dst, textAccents...), choiceOf(m))
	case actPlant:
		return appendPlaced(dst, kindOf(m), atOf(m))
	case actArrange:
		return toOf(m).Append(append(atOf(m).Append(dst), '-'))
	case actBonus:
		dst = appendPlaced(append(dst, '+'), kindOf(m), atOf(m))
		if toOf(m) != board.NoPoint {
			dst = toOf(m).Append(append(dst, '-'))
		}
	case actPass:
		return append(dst, textPass...)
	}
	return dst
}

func appendPlaced(dst []byte, k Kind, at board.Point) []byte {
	return at.Append(append(append(dst, kindCodes[k]...), '@'))
}

// written is a turn text taken apart: its moves, not yet known to be legal.
type written struct {
	move  game.Move
	bonus game.Move // game.End when there is none
}

// readTurn takes a turn text apart.
func readTurn(text string) (written, *game.RuleError) {
	t := written{bonus: game.End}
	r := reader{whole: text, rest: text}
	switch {
	case text == textPass:
		t.move = passMove
		return t, nil
	case r.skip(textAccents):
		t.move = r.accents()
	case text != "" && (text[0] == '-' || text[0] >= '0' && text[0] <= '9'):
		from := r.point()
		r.want("-", "0,-8-1,-7")
		t.move = arrangeMove(from, r.point())
		if r.err == nil && r.skip("+") {
			t.bonus = r.bonus()
		}
	default:
		k, _, ok := cutKind(text)
		if !ok {
			return t, notATurn(text)
		}
		r.kind()
		r.want("@", "R3@0,-8")
		t.move = plantMove(k, r.point())
	}
	r.end()
	return t, r.err
}

// reader reads a text from left to right and keeps the first error.
type reader struct {
	whole, rest string
	err         *game.RuleError
}

// fail says what should stand where the rest begins.
func (r *reader) fail(expected string) {
	switch {
	case r.err != nil:
	case r.rest == "":
		r.err = game.Broken(RuleText, nil, "%s is not finished: %s is missing at the end", game.Quote(r.whole), expected)
	default:
		r.err = game.Broken(RuleText, nil, "in %s %s should stand where %s stands", game.Quote(r.whole), expected, game.Quote(r.rest))
	}
}

func (r *reader) skip(prefix string) bool {
	rest, ok := strings.CutPrefix(r.rest, prefix)
	r.rest = rest
	return ok
}

// want reads a sign; example shows where it stands.
func (r *reader) want(sign, example string) {
	if r.err == nil && !r.skip(sign) {
		r.fail(fmt.Sprintf("%s, as in %s,", sign, example))
	}
}

func (r *reader) end() {
	if r.err == nil && r.rest != "" {
		read := r.whole[:len(r.whole)-len(r.rest)]
		r.err = game.Broken(RuleText, nil, "%s is a turn up to %s; what follows, %s, is too much",
			game.Quote(r.whole), game.Quote(read), game.Quote(r.rest))
	}
}

func (r *reader) point() board.Point {
	if r.err != nil {
		return board.NoPoint
	}
	p, rest, ok := board.CutPoint(r.rest)
	if !ok {
		if x, y, _, isPair := game.CutXY(r.rest); isPair {
			r.err = game.Broken(RuleText, nil, "the board has no point %d,%d, which %s names: x²+y² is at most 80 on it, as at 4,8",
				x, y, game.Quote(r.whole))
		} else {
			r.fail("a point such as " + southGate.String())
		}
		return board.NoPoint
	}
	r.rest = rest
	return p
}

func (r *reader) kind() Kind {
	k, rest, ok := cutKind(r.rest)
	if !ok {
		r.fail("a tile (" + game.Series("and", kindCodes[:]) + ")")
		return 0
	}
	r.rest = rest
	return k
}

func (r *reader) bonus() game.Move {
	k := r.kind()
	r.want("@", "0,-8-1,-7+K@2,2")
	at, to := r.point(), board.NoPoint
	if r.err == nil && k == Boat && r.skip("-") {
		to = r.point()
	}
	return bonusMove(k, at, to)
}

func (r *reader) accents() game.Move {
	for i, choice := range accentChoices {
		if string(appendAccents(nil, choice)) == r.rest {
			r.rest = ""
			return accentsMove(i)
		}
	}
	r.err = wrongAccents(r.rest)
	return 0
}

// wrongAccents says what is wrong with the letters of a choice of Accents.
func wrongAccents(letters string) *game.RuleError {
	var choice hand
	for i := range letters {
		k, _, ok := cutKind(letters[i:])
		if !ok || !k.Accent() || choice.count(k) == kindCount[k] || choice.accents() == keptAccents {
			choice = 0
			break
		}
		choice += one(k)
	}
	if choice.accents() == keptAccents {
		return game.Broken(RuleText, nil, "write the four letters in the order B K R W: %s", appendAccents([]byte(textAccents), choice))
	}
	return game.Broken(RuleText, nil, "%s is no choice of Accents: keep four of Boat (B), Knotweed (K), Rock (R) and Wheel (W), "+
		"none more than twice, in this order, e.g. accents=BKRW", game.Quote(letters))
}

func notATurn(text string) *game.RuleError {
	if text == "" {
		return game.Broken(RuleText, nil, "no turn is written: a Rose is planted with R3@0,-8 and arranged with 0,-8-1,-7, other flowers likewise")
	}
	return game.Broken(RuleText, nil, "%s is no turn: a Rose is planted with R3@0,-8 and arranged with 0,-8-1,-7, other flowers likewise", game.Quote(text))
}

// ParseTurn reads the canonical text of one whole legal turn. Its error is a
// *game.RuleError.
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	t, broken := readTurn(text)
	if broken == nil {
		if g.Outcome().Over() {
			broken = game.BrokenOver(g.Verdict())
		} else {
			broken = g.Pos.why(t)
		}
	}
	if broken != nil {
		return nil, broken
	}
	after := g.Pos
	after.Do(t.move)
	if !after.MidTurn() {
		return []game.Move{t.move}, nil
	}
	return []game.Move{t.move, t.bonus}, nil
}
