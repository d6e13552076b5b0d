package kishogi

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// parsedTurn is a turn text taken apart, before anyone asks whether the turn is legal.
type parsedTurn struct {
	kind     moveForm // formDrop (also for placements), formMove or formCapture
	face     Face     // dropped, or taken on by the capturer when becomes is set
	becomes  bool
	from, to cellXY
}

// String returns the turn text.
func (w parsedTurn) String() string {
	switch w.kind {
	case formDrop:
		return fmt.Sprintf("%s*%s", w.face, w.to)
	case formMove:
		return fmt.Sprintf("%s-%s", w.from, w.to)
	}
	text := fmt.Sprintf("%sx%s", w.from, w.to)
	if w.becomes {
		text += "=" + w.face.String()
	}
	return text
}

// turn is the turn text in a message.
func (w parsedTurn) turn() message.Turn { return message.Turn(w.String()) }

type cellXY struct{ x, y int32 }

func (c cellXY) String() string { return string(coord.AppendXY(nil, int(c.x), int(c.y))) }

func textError(wrong message.Message) *game.RuleError {
	return game.NewRuleError(game.RuleText, nil, messages.TurnForms(wrong))
}

// readTurn takes a turn text apart.
func readTurn(text string) (w parsedTurn, err *game.RuleError) {
	if text == "" {
		return w, textError(messages.TextEmpty())
	}
	if name, rest, ok := strings.Cut(text, "*"); ok {
		w.kind = formDrop
		if w.face, ok = faceOf(name); !ok {
			return w, textError(messages.TextUnknownFace(quoted(name)))
		}
		cell := rest
		if w.to, rest, ok = cutCell(rest); !ok || rest != "" {
			return w, textError(messages.TextDropCell(quoted(cell), message.Turn(name+"*")))
		}
		return w, nil
	}
	var ok bool
	rest := text
	if w.from, rest, ok = cutCell(rest); !ok {
		return w, textError(messages.TextStart(quoted(text)))
	}
	switch {
	case strings.HasPrefix(rest, "-"):
		w.kind = formMove
	case strings.HasPrefix(rest, "x"):
		w.kind = formCapture
	default:
		return w, textError(messages.TextMiddle(w.from.place(), quoted(text)))
	}
	cell := rest[1:]
	if w.to, rest, ok = cutCell(cell); !ok {
		return w, textError(messages.TextSecondCell(quoted(text), quoted(cell)))
	}
	if name, ok := strings.CutPrefix(rest, "="); ok && w.kind == formCapture {
		if w.face, ok = faceOf(name); !ok {
			return w, textError(messages.TextUnknownFace(quoted(name)))
		}
		w.becomes, rest = true, ""
	}
	if rest != "" {
		return w, textError(messages.TextRest(quoted(text), quoted(rest)))
	}
	return w, nil
}

func cutCell(text string) (cellXY, string, bool) {
	x, y, rest, ok := coord.CutXY(text)
	return cellXY{int32(x), int32(y)}, rest, ok
}

// ParseTurn reads the text of a legal turn; the error is a *game.RuleError.
func (g *Game) ParseTurn(text string) ([]game.Move, error) {
	w, bad := readTurn(text)
	over := g.Outcome().Over()
	switch {
	case bad != nil && over:
		return nil, bad // no turn is meant any more
	case bad != nil:
		return nil, g.Pos.suggestTurn(text, bad)
	case over:
		return nil, game.OverError(g.ExplainOutcome())
	}
	m, broken := g.Pos.resolveTurn(w)
	if broken != nil {
		return nil, broken
	}
	return []game.Move{m}, nil
}

// AppendMoveText appends the turn text of a legal move.
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte {
	return g.Pos.appendText(dst, m)
}

func (p *Position) appendText(dst []byte, m game.Move) []byte {
	x, y := p.target(m)
	slot := slotOf(m)
	switch formOf(m) {
	case formPlace:
		dst = append(dst, "Gyoku*"...)
	case formDrop:
		dst = append(dst, FaceAfter(m).String()...)
		dst = append(dst, '*')
	case formMove:
		dst = coord.AppendXY(dst, int(p.x[slot]), int(p.y[slot]))
		dst = append(dst, '-')
	case formCapture:
		dst = coord.AppendXY(dst, int(p.x[slot]), int(p.y[slot]))
		dst = append(dst, 'x')
	}
	dst = coord.AppendXY(dst, int(x), int(y))
	if formOf(m) == formCapture && slot > 1 {
		dst = append(dst, '=')
		dst = append(dst, FaceAfter(m).String()...)
	}
	return dst
}
