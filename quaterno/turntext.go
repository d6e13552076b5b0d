package quaterno

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

const passText = "pass"

// appendMoveText appends the text of a legal move.
func (p *Position) appendMoveText(dst []byte, m game.Move) []byte {
	t, u := moveTile(m), moveTarget(m)
	switch moveAction(m) {
	case actionPass:
		return append(dst, passText...)
	case actionPlace:
		dst = append(dst, t.kind().String()...)
		dst = append(dst, '@')
		return moveTo(m).Append(dst)
	case actionMove:
		dst = p.at[t].Append(dst)
	case actionSwap:
		dst = p.at[t].Append(dst)
		dst = append(dst, "<>"...)
		return p.at[u].Append(dst)
	default:
		dst = p.at[t].Append(dst)
		dst = append(dst, '>')
		dst = p.at[u].Append(dst)
	}
	dst = append(dst, '-')
	return moveTo(m).Append(dst)
}

// turnForm is how a turn text is built.
type turnForm uint8

const (
	formPlace  turnForm = iota // Fan@x,y
	formMove                   // x,y-x,y
	formSwap                   // x,y<>x,y
	formAction                 // x,y>x,y-x,y
	formPass                   // pass
)

// parsedTurn is a turn text that was read, whether or not the turn is legal.
type parsedTurn struct {
	form             turnForm
	kind             Kind        // of a placement
	from, target, to board.Point // as far as the form has them
}

// readTurn reads a turn text of any form. The error is a *game.RuleError of turn-text.
func (p *Position) readTurn(text string) (parsedTurn, error) {
	if text == passText {
		return parsedTurn{form: formPass}, nil
	}
	if word, rest, ok := strings.Cut(text, "@"); ok {
		k, ok := kindNamed(word)
		if !ok {
			return parsedTurn{}, game.NewRuleError(ruleText, nil, messages.UnknownTile(quote(word)))
		}
		t := parsedTurn{form: formPlace, kind: k}
		err := p.readPoints(text, rest, pointMark{"", &t.to})
		return t, err
	}
	t := parsedTurn{form: formMove}
	_, _, rest, ok := coord.CutXY(text)
	switch {
	case !ok:
		return parsedTurn{}, game.NewRuleError(ruleText, nil, messages.NotTurn(quote(text), p.example()))
	case strings.HasPrefix(rest, "<>"):
		t.form = formSwap
		err := p.readPoints(text, text, pointMark{"", &t.from}, pointMark{"<>", &t.target})
		return t, err
	case strings.HasPrefix(rest, ">"):
		t.form = formAction
		err := p.readPoints(text, text, pointMark{"", &t.from}, pointMark{">", &t.target}, pointMark{"-", &t.to})
		return t, err
	}
	err := p.readPoints(text, text, pointMark{"", &t.from}, pointMark{"-", &t.to})
	return t, err
}

// pointMark is a mark and the point behind it.
type pointMark struct {
	mark string
	into *board.Point
}

// readPoints reads the steps from rest, the end of text, to its end.
func (p *Position) readPoints(text, rest string, steps ...pointMark) error {
	start := func() message.Turn { return message.Turn(text[:len(text)-len(rest)]) }
	wrong := func(missing message.Message) error {
		if rest == "" {
			return game.NewRuleError(ruleText, nil, messages.TurnBegun(quote(text), p.example()))
		}
		return game.NewRuleError(ruleText, nil, messages.TurnLacks(quote(text), start(), missing, p.example()))
	}
	for _, s := range steps {
		after, ok := strings.CutPrefix(rest, s.mark)
		if !ok {
			return wrong(messages.MarkAndPoint(message.Text(s.mark)))
		}
		rest = after
		x, y, after, ok := coord.CutXY(rest)
		if !ok {
			return wrong(messages.ExactPoint())
		}
		q := board.PointAt(x, y)
		if q == board.NoPoint {
			return pointError(x, y)
		}
		rest, *s.into = after, q
	}
	if rest != "" {
		return game.NewRuleError(ruleText, nil, messages.TurnGoesOn(quote(text), start()))
	}
	return nil
}

// quote quotes a text from outside.
func quote(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

// pointError returns the refusal of a point that the board does not have.
func pointError(x, y int) *game.RuleError {
	near := nearestPoint(x, y)
	return game.NewRuleError(ruleText, wording.NamesOf(near), messages.NoPoint(message.Text(fmt.Sprintf("%d,%d", x, y)), place(near)))
}

// nearestPoint returns the point of the board that is nearest to x,y.
func nearestPoint(x, y int) board.Point {
	best, least := board.Centre, -1
	for p := range board.Point(board.Points) {
		px, py := p.XY()
		if d := (px-x)*(px-x) + (py-y)*(py-y); least < 0 || d < least {
			best, least = p, d
		}
	}
	return best
}
