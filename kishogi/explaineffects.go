package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		e.Addf(nil, "The same position stands for the %s time; with the fourth the game ends", [...]string{2: "second", 3: "third"}[n])
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
	places := []string{cellXY{x, y}.String()}
	if e.us == game.First {
		e.Addf(places, "Black places the Gyoku on %s", cellXY{x, y})
		return
	}
	e.Addf(append(places, e.before.cellsOf(1)...), "White places the Gyoku on %s, at distance 2 from %s", cellXY{x, y}, e.before.describeCube(0))
}

// addTurn says what is moved or dropped and what is captured.
func (e *explanationBuilder) addTurn() {
	p, slot := &e.before, e.made.slot
	to := e.made.cell(slot)
	if formOf(e.move) == formDrop {
		zone := p.dropZone(e.us, CubeIn(slot))
		by := uint8(1) << p.anchorOf(zone, to.x, to.y)
		where := "beside " + p.describeCubes(by)
		if by&gyokus != 0 && !p.isWithin(1, firstSlot(by), to.x, to.y) {
			where = "two cells from " + p.describeCubes(by)
		}
		e.Addf(append([]string{to.String()}, p.cellsOf(by)...), "%s drops a %s cube showing %s on %s, %s", playerNames[e.us], CubeIn(slot), FaceAfter(e.move), to, where)
		return
	}
	from := p.cell(slot)
	becomes, places := "", []string{from.String(), to.String()}
	if formOf(e.move) == formMove {
		if slot > 1 {
			becomes = " and turns to " + FaceAfter(e.move).String()
		}
		e.Addf(places, "%s's %s %s from %s to %s%s", playerNames[e.us], p.face[slot], p.moveVerb(e.move), from, to, becomes)
		return
	}
	if slot > 1 {
		becomes = " and becomes " + FaceAfter(e.move).String()
	}
	victim := p.at(to.x, to.y)
	e.Addf(places, "%s captures %s%s", p.describeCube(slot), p.describeCube(victim), becomes)
	e.Addf(places[1:], "The captured %s cube goes to %s's hand", CubeIn(victim), playerNames[e.us])
}

// moveVerb returns how a cube goes.
func (p *Position) moveVerb(m game.Move) string {
	way, d := p.reachOf(slotOf(m)), directionOf(m)
	switch n := m >> distanceShift; {
	case d >= compass:
		return "leaps"
	case way.slide>>d&1 != 0:
		return "slides"
	case n == 2:
		return "leaps"
	}
	return "steps"
}

// addSupports says which cubes are taken, saved and left hanging.
func (e *explanationBuilder) addSupports() {
	made := &e.made
	for _, kind := range [2]uint8{kiSlots, ^kiSlots} {
		for i := range slotsIn(made.lostCubes & kind) {
			e.Addf(made.cellsOf(1<<i), "%s is taken and goes to %s's hand, since %s", made.describeCube(i), playerNames[e.them], e.explainLoss(i))
		}
	}
	for i := range slotsIn(e.before.Stranded(e.us) & made.on &^ made.lostCubes) {
		by := made.supporters(i)
		e.Addf(append(made.cellsOf(1<<i), made.cellsOf(by)...), "%s, which was stranded, has support again from %s", made.describeCube(i), made.describeCubes(by))
	}
	for i := range slotsIn(e.after.Stranded(e.them)) {
		reason := ""
		if gone := e.explainLostSupport(i, &e.after); gone != "" {
			reason = ", since " + gone
		}
		e.Addf(e.after.cellsOf(1<<i), "%s is left without support%s; %s has one turn to save it", e.after.describeCube(i), reason, playerNames[e.them])
	}
}

// explainLoss returns why a cube is taken.
func (e *explanationBuilder) explainLoss(i uint8) string {
	if i == e.made.slot {
		return "it stands " + e.made.describeNoSupport(i)
	}
	if gone := e.explainLostSupport(i, &e.made.Position); gone != "" {
		return gone + " and nothing else supports it"
	}
	return "it was stranded and is not brought back"
}

// explainLostSupport returns what has become of the cubes that held up the one in slot i before the
// turn, or nothing when none did.
func (e *explanationBuilder) explainLostSupport(i uint8, now *Position) string {
	var gone []string
	for s := range slotsIn(e.before.supporters(i) &^ (1 << i)) {
		switch {
		case s == e.made.slot:
			gone = append(gone, fmt.Sprintf("%s's %s has left %s", playerNames[e.us], e.before.face[s], e.before.cell(s)))
		case now.on>>s&1 == 0 || e.made.lostCubes>>s&1 != 0:
			gone = append(gone, e.before.describeCube(s)+" is taken")
		default:
			gone = append(gone, e.before.describeCube(s)+" is stranded itself")
		}
	}
	return wording.JoinWords("and", gone)
}

// addChecks says which attacks on a Gyoku end and which begin.
func (e *explanationBuilder) addChecks() {
	if by := e.before.attackers(e.us, e.before.on); by != 0 {
		gyoku := uint8(1) << e.us
		e.Addf(e.after.cellsOf(gyoku), "%s is no longer attacked", e.after.describeCubes(gyoku))
	}
	gyoku := e.after.cell(uint8(e.them))
	for i := range slotsIn(e.after.attackers(e.them, e.after.on)) {
		opened := ""
		if i != e.made.slot {
			if first := e.before.firstBetween(e.before.cell(i), gyoku, e.before.on); first != noSlot {
				opened = fmt.Sprintf(", now that %s is empty", e.before.cell(first))
			}
		}
		e.Addf(append(e.after.cellsOf(1<<i), gyoku.String()), "Check: %s attacks %s%s", e.after.describeCube(i), e.after.gyokuOf(e.them), opened)
		e.AddLinks(e.after.attackLinks(1<<i, gyoku)...)
	}
}
