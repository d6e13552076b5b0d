package skud

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

const (
	textAccents = "accents="
	textPass    = "pass"
)

// AppendMoveText appends the text of a legal move; that of a bonus follows that
// of its Arrange, and that of game.End is empty.
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte { return appendMove(dst, m) }

func appendMove(dst []byte, m game.Move) []byte {
	switch TypeOf(m) {
	case MoveAccents:
		return appendAccents(append(dst, textAccents...), choiceOf(m))
	case MovePlant:
		return appendPlaced(dst, kindOf(m), atOf(m))
	case MoveArrange:
		return toOf(m).Append(append(atOf(m).Append(dst), '-'))
	case MoveBonus:
		dst = appendPlaced(append(dst, '+'), kindOf(m), atOf(m))
		if toOf(m) != board.NoPoint {
			dst = toOf(m).Append(append(dst, '-'))
		}
	case MovePass:
		return append(dst, textPass...)
	}
	return dst
}

func appendPlaced(dst []byte, k Kind, at board.Point) []byte {
	return at.Append(append(append(dst, kindCodes[k]...), '@'))
}

// parsedTurn is a turn text taken apart: its moves, not yet known to be legal.
type parsedTurn struct {
	move  game.Move
	bonus game.Move // game.End when there is none
}

// readTurn takes a turn text apart.
func readTurn(text string) (parsedTurn, *game.RuleError) {
	t := parsedTurn{bonus: game.End}
	r := turnParser{whole: text, rest: text}
	switch {
	case text == textPass:
		t.move = passMove
		return t, nil
	case r.accept(textAccents):
		t.move = r.accents()
	case text != "" && (text[0] == '-' || text[0] >= '0' && text[0] <= '9'):
		from := r.point()
		r.expect("-", "0,-8-1,-7")
		t.move = arrangeMove(from, r.point())
		if r.err == nil && r.accept("+") {
			t.bonus = r.bonus()
		}
	default:
		k, _, ok := cutKind(text)
		if !ok {
			return t, notATurn(text)
		}
		r.kind()
		r.expect("@", "R3@0,-8")
		t.move = plantMove(k, r.point())
	}
	r.expectEnd()
	return t, r.err
}

// turnParser reads a text from left to right and keeps the first error.
type turnParser struct {
	whole, rest string
	err         *game.RuleError
}

// setError says what is expected where the rest begins.
func (r *turnParser) setError(expected message.Message) {
	switch {
	case r.err != nil:
	case r.rest == "":
		r.err = game.NewRuleError(RuleText, nil, messages.TextUnfinished(quoted(r.whole), expected))
	default:
		r.err = game.NewRuleError(RuleText, nil, messages.TextUnexpected(quoted(r.whole), quoted(r.rest), expected))
	}
}

func (r *turnParser) accept(prefix string) bool {
	rest, ok := strings.CutPrefix(r.rest, prefix)
	r.rest = rest
	return ok
}

// expect reads a sign; example shows where it stands.
func (r *turnParser) expect(sign string, example message.Turn) {
	if r.err == nil && !r.accept(sign) {
		r.setError(messages.ExpectSign(quoted(sign), example))
	}
}

func (r *turnParser) expectEnd() {
	if r.err == nil && r.rest != "" {
		read := r.whole[:len(r.whole)-len(r.rest)]
		r.err = game.NewRuleError(RuleText, nil, messages.TextTooLong(quoted(r.whole), quoted(read), quoted(r.rest)))
	}
}

func (r *turnParser) point() board.Point {
	if r.err != nil {
		return board.NoPoint
	}
	p, rest, ok := board.CutPoint(r.rest)
	if !ok {
		if x, y, _, isPair := coord.CutXY(r.rest); isPair {
			r.err = game.NewRuleError(RuleText, nil, messages.NoSuchPoint(message.Place(fmt.Sprintf("%d,%d", x, y)), quoted(r.whole)))
		} else {
			r.setError(messages.ExpectPoint(message.PlaceOf(southGate)))
		}
		return board.NoPoint
	}
	r.rest = rest
	return p
}

func (r *turnParser) kind() Kind {
	k, rest, ok := cutKind(r.rest)
	if !ok {
		r.setError(messages.ExpectTile(textList(kindCodes[:])))
		return 0
	}
	r.rest = rest
	return k
}

func (r *turnParser) bonus() game.Move {
	k := r.kind()
	r.expect("@", "0,-8-1,-7+K@2,2")
	at, to := r.point(), board.NoPoint
	if r.err == nil && k == Boat && r.accept("-") {
		to = r.point()
	}
	return bonusMove(k, at, to)
}

func (r *turnParser) accents() game.Move {
	for i, choice := range accentChoices {
		if string(appendAccents(nil, choice)) == r.rest {
			r.rest = ""
			return accentsMove(i)
		}
	}
	r.err = wrongAccents(r.rest)
	return 0
}

// wrongAccents returns what is wrong with the letters of a choice of Accents.
func wrongAccents(letters string) *game.RuleError {
	var choice hand
	for i := range letters {
		k, _, ok := cutKind(letters[i:])
		if !ok || !k.Accent() || choice.count(k) == kindCount[k] || choice.accents() == keptAccents {
			choice = 0
			break
		}
		choice += oneTile(k)
	}
	if choice.accents() == keptAccents {
		return game.NewRuleError(RuleText, nil, messages.AccentsOrder(message.Turn(appendAccents([]byte(textAccents), choice))))
	}
	return game.NewRuleError(RuleText, nil, messages.NoChoiceOfAccents(quoted(letters)))
}

func notATurn(text string) *game.RuleError {
	if text == "" {
		return game.NewRuleError(RuleText, nil, messages.TextEmpty())
	}
	return game.NewRuleError(RuleText, nil, messages.TextNoTurn(quoted(text)))
}

// ParseTurn reads the canonical text of one whole legal turn. Its error is a
// *game.RuleError.
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	t, broken := readTurn(text)
	if broken == nil {
		if g.Outcome().Over() {
			broken = game.OverError(g.ExplainOutcome())
		} else {
			broken = g.Pos.findBrokenRule(t)
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
