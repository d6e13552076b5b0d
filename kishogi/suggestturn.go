package kishogi

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
)

// suggestTurn returns the error of a text that is no turn: bad, unless the text lacks only the
// signs of a turn that is legal now, as "Cho 1,0" does. Then it says how that is written.
func (p *Position) suggestTurn(text string, bad *game.RuleError) *game.RuleError {
	_, rest, isCell := cutCell(text)
	if strings.Contains(text, "*") || isCell && (strings.HasPrefix(rest, "-") || strings.HasPrefix(rest, "x")) {
		return bad
	}
	w, ok := p.completeTurn(text)
	if !ok {
		return bad
	}
	if _, broken := p.resolveTurn(w); broken != nil {
		return bad
	}
	if p.Placing() {
		return game.NewRuleError(game.RuleText, nil, messages.TextPlaceGyoku(quoted(text), p.toMove, w.turn()))
	}
	return game.NewRuleError(game.RuleText, nil, messages.TextPerhaps(quoted(text), w.turn()))
}

// completeTurn returns the turn that a text names by a face, a cell, or two cells.
func (p *Position) completeTurn(text string) (w parsedTurn, ok bool) {
	s := notationReader{text: text}
	face, unknown := s.readFace(messages.SmithFaceExpected, messages.SmithNotFace)
	cells := cellsIn(text)
	switch {
	case p.Placing() && p.toMove == game.First && p.width == 0 && len(cells) == 1:
		return parsedTurn{kind: formDrop, face: Gyoku}, true // wherever it is, its cell is called 0,0
	case p.Placing() && len(cells) == 1:
		return parsedTurn{kind: formDrop, face: Gyoku, to: cells[0]}, true
	case len(cells) == 2:
		return p.moveBetween(cells[0], cells[1])
	case unknown != nil || len(cells) != 1:
		return w, false
	case face != Gyoku && p.handSlot(p.toMove, face.Cube()) != noSlot:
		return parsedTurn{kind: formDrop, face: face, to: cells[0]}, true
	}
	var from []cellXY
	for slot := range slotsIn(p.on & p.ownedBy(p.toMove)) {
		if p.face[slot] == face {
			from = append(from, p.cell(slot))
		}
	}
	if len(from) != 1 {
		return w, false
	}
	return p.moveBetween(from[0], cells[0])
}

// moveBetween returns the move from one cell to another, or the capture; not that by a cube that
// takes on a new face, since which one is not said.
func (p *Position) moveBetween(from, to cellXY) (w parsedTurn, ok bool) {
	w = parsedTurn{kind: p.kindTo(to), from: from, to: to}
	slot := p.at(from.x, from.y)
	return w, w.kind == formMove || slot != noSlot && p.face[slot] == Gyoku
}

// cellsIn returns the cells that a text names.
func cellsIn(text string) (cells []cellXY) {
	for text != "" {
		if c, rest, ok := cutCell(text); ok {
			cells, text = append(cells, c), rest // and what separates it from the next
		}
		text = text[min(1, len(text)):]
	}
	return cells
}
