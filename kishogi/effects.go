package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Effects says what a turn does: the turn itself, what is captured, what is taken
// for want of support and what has support again, what hangs now, what is in check
// and no longer is, how often the position has stood, and whether the game ends.
func (g *Game) Effects(turn string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return nil, err
	}
	e := effects{before: g.Pos, move: moves[0], us: g.Pos.toMove, them: g.Pos.toMove.Opponent()}
	if e.before.placing() {
		e.placement()
		return e.Telling, nil
	}
	e.made = e.before.judge(e.move)
	g.Do(e.move)
	defer g.Undo()
	e.after = g.Pos
	e.turn()
	e.supports()
	e.checks()
	if n := g.Past().Occurrences(); n > 1 && n < occurrences {
		e.Say(nil, "The same position stands for the %s time; with the fourth the game ends", [...]string{2: "second", 3: "third"}[n])
	}
	if end := g.Verdict(); len(end) > 0 {
		e.Telling = append(e.Telling, end[0])
	}
	return e.Telling, nil
}

// effects collects what a turn does.
type effects struct {
	game.Telling
	before   Position
	move     game.Move
	us, them game.Seat
	made     judged
	after    Position
}

func (e *effects) placement() {
	x, y := e.before.target(e.move)
	places := []string{xy{x, y}.String()}
	if e.us == game.First {
		e.Say(places, "Black places the Gyoku on %s", xy{x, y})
		return
	}
	e.Say(append(places, e.before.cellsOf(1)...), "White places the Gyoku on %s, at distance 2 from %s", xy{x, y}, e.before.named(0))
}

// turn says what is moved or dropped and what is captured.
func (e *effects) turn() {
	p, slot := &e.before, e.made.slot
	to := e.made.cell(slot)
	if formOf(e.move) == formDrop {
		zone := p.dropZone(e.us, cubeOf(slot))
		by := uint8(1) << p.anchorOf(zone, to.x, to.y)
		where := "beside " + p.namedAll(by)
		if by&gyokus != 0 && !p.within(1, only(by), to.x, to.y) {
			where = "two cells from " + p.namedAll(by)
		}
		e.Say(append([]string{to.String()}, p.cellsOf(by)...), "%s drops a %s cube showing %s on %s, %s", playerNames[e.us], cubeOf(slot), faceAfter(e.move), to, where)
		return
	}
	from := p.cell(slot)
	becomes, places := "", []string{from.String(), to.String()}
	if formOf(e.move) == formMove {
		if slot > 1 {
			becomes = " and turns to " + faceAfter(e.move).String()
		}
		e.Say(places, "%s's %s %s from %s to %s%s", playerNames[e.us], p.face[slot], p.verb(e.move), from, to, becomes)
		return
	}
	if slot > 1 {
		becomes = " and becomes " + faceAfter(e.move).String()
	}
	victim := p.at(to.x, to.y)
	e.Say(places, "%s captures %s%s", p.named(slot), p.named(victim), becomes)
	e.Say(places[1:], "The captured %s cube goes to %s's hand", cubeOf(victim), playerNames[e.us])
}

// verb is how a cube goes.
func (p *Position) verb(m game.Move) string {
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

// supports says which cubes are taken, saved and left hanging.
func (e *effects) supports() {
	made := &e.made
	for _, kind := range [2]uint8{kiSlots, ^kiSlots} {
		for i := range members(made.lost & kind) {
			e.Say(made.cellsOf(1<<i), "%s is taken and goes to %s's hand, since %s", made.named(i), playerNames[e.them], e.whyLost(i))
		}
	}
	for i := range members(e.before.stranded(e.us) & made.on &^ made.lost) {
		by := made.supporters(i)
		e.Say(append(made.cellsOf(1<<i), made.cellsOf(by)...), "%s, which was stranded, has support again from %s", made.named(i), made.namedAll(by))
	}
	for i := range members(e.after.stranded(e.them)) {
		reason := ""
		if gone := e.gone(i, &e.after); gone != "" {
			reason = ", since " + gone
		}
		e.Say(e.after.cellsOf(1<<i), "%s is left without support%s; %s has one turn to save it", e.after.named(i), reason, playerNames[e.them])
	}
}

// whyLost says why a cube is taken.
func (e *effects) whyLost(i uint8) string {
	if i == e.made.slot {
		return "it stands " + e.made.unsupported(i)
	}
	if gone := e.gone(i, &e.made.Position); gone != "" {
		return gone + " and nothing else supports it"
	}
	return "it was stranded and is not brought back"
}

// gone says what has become of the cubes that held up the one in slot i before the
// turn, or nothing when none did.
func (e *effects) gone(i uint8, now *Position) string {
	var gone []string
	for s := range members(e.before.supporters(i) &^ (1 << i)) {
		switch {
		case s == e.made.slot:
			gone = append(gone, fmt.Sprintf("%s's %s has left %s", playerNames[e.us], e.before.face[s], e.before.cell(s)))
		case now.on>>s&1 == 0 || e.made.lost>>s&1 != 0:
			gone = append(gone, e.before.named(s)+" is taken")
		default:
			gone = append(gone, e.before.named(s)+" is stranded itself")
		}
	}
	return game.Series("and", gone)
}

// checks says which attacks on a Gyoku end and which begin.
func (e *effects) checks() {
	if by := e.before.attackers(e.us, e.before.on); by != 0 {
		gyoku := uint8(1) << e.us
		e.Say(e.after.cellsOf(gyoku), "%s is no longer attacked", e.after.namedAll(gyoku))
	}
	gyoku := e.after.cell(uint8(e.them))
	for i := range members(e.after.attackers(e.them, e.after.on)) {
		opened := ""
		if i != e.made.slot {
			if first := e.before.firstBetween(e.before.cell(i), gyoku, e.before.on); first != noSlot {
				opened = fmt.Sprintf(", now that %s is empty", e.before.cell(first))
			}
		}
		e.Say(append(e.after.cellsOf(1<<i), gyoku.String()), "Check: %s attacks %s%s", e.after.named(i), e.after.gyokuOf(e.them), opened)
		e.Show(e.after.attackLinks(1<<i, gyoku)...)
	}
}
