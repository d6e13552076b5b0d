package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// ExplainEffects returns what a turn does: the turn itself, what is captured, what is taken
// for want of support and what has support again, what hangs now, what is in check
// and no longer is, how often the position has stood, and whether the game ends.
func (g *Game) ExplainEffects(turn string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return nil, err
	}
	e := explanationBuilder{before: g.Pos, move: moves[0], us: g.Pos.toMove, them: g.Pos.toMove.Opponent()}
	if e.before.Placing() {
		e.addPlacement()
		return e.Explanation, nil
	}
	e.made = e.before.endOfTurn(e.move)
	g.Do(e.move)
	defer g.Undo()
	e.after = g.Pos
	e.addTurn()
	e.addSupports()
	e.addChecks()
	if n := g.Past().Occurrences(); n > 1 && n < occurrences {
		e.Add(nil, messages.Repeats(n))
	}
	if end := g.ExplainOutcome(); len(end) > 0 {
		e.Explanation = append(e.Explanation, end[0])
	}
	return e.Explanation, nil
}

// explanationBuilder collects what a turn does.
type explanationBuilder struct {
	game.Explanation
	before   Position
	move     game.Move
	us, them game.Seat
	made     turnEnd
	after    Position
}

func (e *explanationBuilder) addPlacement() {
	x, y := e.before.target(e.move)
	to := cellXY{x, y}
	if e.us == game.First {
		e.Add([]string{to.String()}, messages.PlacesFirst(to.place()))
		return
	}
	e.Add(append([]string{to.String()}, e.before.cellsOf(1)...), messages.PlacesSecond(to.place(), e.before.pieceAt(0)))
}

// addTurn says what is moved or dropped and what is captured.
func (e *explanationBuilder) addTurn() {
	p, slot := &e.before, e.made.slot
	to := e.made.cell(slot)
	if formOf(e.move) == formDrop {
		zone := p.dropZone(e.us, CubeIn(slot))
		anchor := p.anchorOf(zone, to.x, to.y)
		drops := messages.DropsBeside
		if anchor < 2 && !p.isWithin(1, anchor, to.x, to.y) {
			drops = messages.DropsTwoCellsAway
		}
		e.Add([]string{to.String(), p.cell(anchor).String()}, drops(e.us, CubeIn(slot).piece(), FaceAfter(e.move).piece(), to.place(), p.pieceAt(anchor)))
		return
	}
	from, face := p.cell(slot), FaceAfter(e.move).piece()
	places := []string{from.String(), to.String()}
	if formOf(e.move) == formMove {
		e.Add(places, p.moveMessage(e.move, from.place(), to.place()))
		return
	}
	victim := p.at(to.x, to.y)
	if slot > 1 {
		e.Add(places, messages.CapturesAndBecomes(p.pieceAt(slot), p.pieceAt(victim), face))
	} else {
		e.Add(places, messages.Captures(p.pieceAt(slot), p.pieceAt(victim)))
	}
	e.Add(places[1:], messages.CapturedToHand(CubeIn(victim).piece(), e.us))
}

// moveMessage says how a cube goes and, if it has another face, to which one it turns.
func (p *Position) moveMessage(m game.Move, from, to message.Place) message.Message {
	slot, d := slotOf(m), directionOf(m)
	cube, face := p.pieceOf(slot), FaceAfter(m).piece()
	switch n := m >> distanceShift; {
	case slot < 2:
		return messages.Steps(cube, from, to)
	case d >= compass:
		return messages.LeapsAndTurns(cube, from, to, face)
	case p.reachOf(slot).slide>>d&1 != 0:
		return messages.SlidesAndTurns(cube, from, to, face)
	case n == 2:
		return messages.LeapsAndTurns(cube, from, to, face)
	}
	return messages.StepsAndTurns(cube, from, to, face)
}

// addSupports says which cubes are taken, saved and left hanging.
func (e *explanationBuilder) addSupports() {
	made := &e.made
	for _, kind := range [2]uint8{kiSlots, ^kiSlots} {
		for i := range slotsIn(made.lostCubes & kind) {
			e.Add(made.cellsOf(1<<i), messages.Taken(made.pieceAt(i), e.them, e.explainLoss(i)))
		}
	}
	for i := range slotsIn(e.before.Stranded(e.us) & made.on &^ made.lostCubes) {
		by := made.supporters(i)
		e.Add(append(made.cellsOf(1<<i), made.cellsOf(by)...), messages.Saved(made.pieceAt(i), made.piecesAt(by)))
	}
	for i := range slotsIn(e.after.Stranded(e.them)) {
		cube := e.after.pieceAt(i)
		if gone := e.explainLostSupport(i, &e.after); len(gone) > 0 {
			e.Add(e.after.cellsOf(1<<i), messages.HangsBecause(cube, e.them, gone))
		} else {
			e.Add(e.after.cellsOf(1<<i), messages.Hangs(cube, e.them))
		}
	}
}

// explainLoss returns why a cube is taken.
func (e *explanationBuilder) explainLoss(i uint8) message.Message {
	if i == e.made.slot {
		return messages.StandsUnsupported(e.made.describeNoSupport(i))
	}
	if gone := e.explainLostSupport(i, &e.made.Position); len(gone) > 0 {
		return messages.SupportGone(gone)
	}
	return messages.NotSaved()
}

// explainLostSupport returns what has become of the cubes that held up the one in slot i before the
// turn, or nothing when none did.
func (e *explanationBuilder) explainLostSupport(i uint8, now *Position) (gone message.List) {
	for s := range slotsIn(e.before.supporters(i) &^ (1 << i)) {
		switch {
		case s == e.made.slot:
			gone = append(gone, messages.HasLeft(e.before.pieceOf(s), e.before.cell(s).place()))
		case now.on>>s&1 == 0 || e.made.lostCubes>>s&1 != 0:
			gone = append(gone, messages.IsTaken(e.before.pieceAt(s)))
		default:
			gone = append(gone, messages.IsStranded(e.before.pieceAt(s)))
		}
	}
	return gone
}

// addChecks says which attacks on a Gyoku end and which begin.
func (e *explanationBuilder) addChecks() {
	if by := e.before.attackers(e.us, e.before.on); by != 0 {
		us := uint8(e.us)
		e.Add(e.after.cellsOf(1<<us), messages.Relieved(e.after.pieceAt(us)))
	}
	them := uint8(e.them)
	gyoku := e.after.cell(them)
	for i := range slotsIn(e.after.attackers(e.them, e.after.on)) {
		check := messages.GivesCheck(e.after.pieceAt(i), e.after.pieceAt(them))
		if i != e.made.slot {
			if first := e.before.firstBetween(e.before.cell(i), gyoku, e.before.on); first != noSlot {
				check = messages.GivesCheckOpened(e.after.pieceAt(i), e.after.pieceAt(them), e.before.cell(first).place())
			}
		}
		e.Add(append(e.after.cellsOf(1<<i), gyoku.String()), check)
		e.AddLinks(e.after.attackLinks(1<<i, gyoku)...)
	}
}
