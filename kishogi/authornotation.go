package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// authorNotation is the author's notation (docs/rules/ki-shogi.md, "Notation").
var authorNotation = &game.Notation{
	Name:         "smith",
	Title:        "the author's notation",
	SplitEntries: splitAuthorEntries,
	JoinEntries:  joinAuthorEntries,
	WriteTurn:    writeAuthorEntry,
	ReadEntry:    readAuthorEntry,
}

// matches reports whether the entry says m, a legal move. It does not ask about check.
func (e *authorEntry) matches(p *Position, m game.Move) bool {
	x, y := p.target(m)
	if p.Placing() {
		return e.drop && e.face == Gyoku && e.placed(p) == nil && e.goal(p) == cellXY{x, y}
	}
	us := p.toMove
	if formOf(m) == formDrop {
		return e.drop && e.face == FaceAfter(m) && e.place.isNear() && p.cellFromGyoku(us, e.place) == cellXY{x, y}
	}
	slot := slotOf(m)
	switch {
	case e.drop || e.face != p.face[slot], e.becomesPhrase != (slot > 1), e.becomesPhrase && e.becomes != FaceAfter(m):
		return false
	case e.place.given && (!e.place.isNear() || p.cellFromGyoku(us, e.place) != p.cell(slot)):
		return false
	case e.capture != (formOf(m) == formCapture), e.capture && e.taken != p.face[p.at(x, y)]:
		return false
	}
	return !e.way.given || e.way.isStraight() && e.way.dx == x-p.x[slot] && e.way.dy == y-p.y[slot]
}

// isNear reports whether a place is said as those of drops and of cubes are: by
// one of 8 words for a neighbour, or a displacement.
func (s relativePlace) isNear() bool {
	return s.given && (s.word == noWord || s.word%2 == 0 && s.n <= 1)
}

// isStraight reports whether a way is said by one of 8 words with any number, or of
// the others without one.
func (s relativePlace) isStraight() bool { return s.word != noWord && (s.word%2 == 0 || s.n <= 1) }

// cellFromGyoku returns the cell at a place as seen from the Gyoku of seat.
func (p *Position) cellFromGyoku(seat game.Seat, s relativePlace) cellXY {
	return cellXY{p.x[seat&1] + s.dx, p.y[seat&1] + s.dy}
}

// goal returns the cell that the entry of a placement names; see placed.
func (e *authorEntry) goal(p *Position) cellXY {
	if p.toMove == game.First {
		return cellXY{e.place.dx, e.place.dy}
	}
	return cellXY{p.x[0] + ring[e.place.word].dx, p.y[0] + ring[e.place.word].dy}
}

// placed returns what is wrong with the way in which the cell of a placement is said.
func (e *authorEntry) placed(p *Position) *game.RuleError {
	s := e.place
	switch {
	case p.toMove == game.Second && (s.word == noWord || s.n > 0 || !s.given):
		return game.NewRuleError(game.RuleText, p.cellsOf(1), messages.SmithSecond(p.pieceAt(0)))
	case p.toMove == game.First && s.given && s.word != noWord:
		return game.NewRuleError(game.RuleText, nil, messages.SmithFirst(message.Turn(s.String())))
	case p.toMove == game.First && !s.given && p.width > 0:
		middle := authorEntry{drop: true, face: Gyoku, place: relativePlace{given: true, dx: int32(p.width / 2), dy: int32(p.height / 2), word: noWord}}
		return game.NewRuleError(game.RuleText, nil, messages.SmithFirstBounded(middle.turn()))
	}
	return nil
}

// entryOf returns the shortest entry that says m and no other legal move.
func (p *Position) entryOf(m game.Move) authorEntry {
	legal := p.AppendMoves(nil)
	entries := p.entries(m)
	for i := range entries {
		if p.countFits(&entries[i], legal) == 1 {
			entries[i].check = p.givesCheck(m)
			return entries[i]
		}
	}
	panic("kishogi: no entry is long enough for " + string(p.appendText(nil, m)))
}

func (p *Position) countFits(e *authorEntry, legal []game.Move) (n int) {
	for _, m := range legal {
		if e.matches(p, m) {
			n++
		}
	}
	return n
}

// entries returns the entries that say m, the shortest first.
func (p *Position) entries(m game.Move) []authorEntry {
	us := p.toMove
	x, y := p.target(m)
	switch formOf(m) {
	case formPlace:
		e := authorEntry{drop: true, face: Gyoku}
		if us == game.Second {
			e.place = onRing(x-p.x[0], y-p.y[0])
		} else if p.width > 0 {
			e.place = relativePlace{given: true, dx: x, dy: y, word: noWord}
		}
		return []authorEntry{e}
	case formDrop:
		return []authorEntry{{drop: true, face: FaceAfter(m), place: neighbourPlace(x-p.x[us], y-p.y[us])}}
	}
	slot := slotOf(m)
	e := authorEntry{face: p.face[slot], becomes: FaceAfter(m), becomesPhrase: slot > 1}
	way, which := compassPlace(int(directionOf(m)), int32(m>>distanceShift)), neighbourPlace(p.x[slot]-p.x[us], p.y[slot]-p.y[us])
	with := func(place, way relativePlace) authorEntry {
		longer := e
		longer.place, longer.way = place, way
		return longer
	}
	none := relativePlace{word: noWord}
	if formOf(m) == formMove {
		return []authorEntry{with(none, way), with(which, way)}
	}
	e.capture, e.taken = true, p.face[p.at(x, y)]
	return []authorEntry{with(none, none), with(none, way), with(which, none), with(which, way)}
}

// givesCheck reports whether the other Gyoku is attacked when the turn of m has ended.
func (p *Position) givesCheck(m game.Move) bool {
	q := *p
	q.Do(m)
	return q.InCheck()
}

func writeAuthorEntry(t game.Playable, turn string) (string, error) {
	moves, err := t.ParseTurn(turn)
	if err != nil {
		return "", err
	}
	e := t.(*Game).Pos.entryOf(moves[0])
	return e.String(), nil
}

func readAuthorEntry(t game.Playable, text string) (turn string, warning message.Message, err error) {
	g := t.(*Game)
	p := &g.Pos
	s := notationReader{text: text}
	s.spaces()
	e, wrong := s.readEntry()
	s.spaces()
	if wrong == nil && s.at < len(text) {
		wrong = s.wrong(messages.SmithRest(quoted(text[s.at:])))
	}
	if wrong != nil {
		return "", message.Message{}, game.NewRuleError(game.RuleText, nil, messages.SmithForms(quoted(text), wrong.message))
	}
	if o := g.Outcome(); o.Over() {
		return "", message.Message{}, game.OverError(g.ExplainOutcome())
	}
	var fitting []game.Move
	for _, m := range p.AppendMoves(nil) {
		if e.matches(p, m) {
			fitting = append(fitting, m)
		}
	}
	switch len(fitting) {
	case 0:
		return "", message.Message{}, p.nearestRule(&e)
	case 1:
		return string(p.appendText(nil, fitting[0])), p.spellingWarning(&e, text, fitting[0]), nil
	}
	var list message.List
	for _, m := range fitting {
		one := p.entryOf(m)
		list = append(list, messages.SmithEntryTurn(one.turn(), message.Turn(p.appendText(nil, m))))
	}
	return "", message.Message{}, game.NewRuleError(game.RuleText, nil, messages.SmithSeveral(quoted(text), len(list), list))
}

// spellingWarning returns the warning of a text that is not what is written for m.
func (p *Position) spellingWarning(e *authorEntry, text string, m game.Move) message.Message {
	written := p.entryOf(m)
	switch {
	case written.String() == text:
		return message.Message{}
	case written.check && !e.check:
		return messages.SmithGivesCheck(written.turn())
	case e.check && !written.check:
		return messages.SmithGivesNoCheck(written.turn())
	}
	return messages.SmithWritten(written.turn())
}
