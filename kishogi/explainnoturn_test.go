package kishogi

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// What is said to keep a cube from a cell is the rule by which the turn is refused.
func TestBarriersAreTrue(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 1))
	cells, elsewhere := 0, 0
	for _, options := range []map[string]string{nil, withKi, wide, {"field": "5x5", "ki": "on"}} {
		for range 8 {
			drawGame(t, options, r, 200, func(g *Game) {
				p := &g.Pos
				if p.Placing() {
					return
				}
				for i := range slotsIn(p.on & p.ownedBy(p.toMove) &^ gyokus) {
					for _, c := range p.pinBarrier(i).closed {
						if c.isUnnamed() {
							elsewhere++
						}
						at := c.cells
						if c.rule == ruleOccupied {
							at = nil
							for other := range slotsIn(c.by) {
								at = append(at, p.cell(other))
							}
						}
						for _, to := range at {
							cells++
							w := parsedTurn{kind: p.kindTo(to), from: p.cell(i), to: to, becomes: true, face: faces[p.face[i]].becomes[0]}
							if _, broken := p.resolveTurn(w); broken == nil || broken.Rule != c.rule {
								t.Errorf("%s: %s is refused by %v, said to be by %s", p, w, broken, c.rule)
							}
						}
					}
				}
				for c := HiCube; c <= KiCube; c++ {
					if p.handSlot(p.toMove, c) != noSlot {
						cells += dropsAreBarred(t, p, c)
					}
				}
			})
		}
	}
	if cells < 10_000 || elsewhere < 100 {
		t.Errorf("only %d cells and %d slides", cells, elsewhere)
	}
}

func dropsAreBarred(t *testing.T, p *Position, c Cube) (cells int) {
	t.Helper()
	for _, face := range c.faces() {
		b := p.dropBarrier(c, 1<<(face-firstFace(c)))
		for _, closed := range b.closed {
			for _, to := range closed.cells {
				cells++
				w := parsedTurn{kind: formDrop, face: face, to: to}
				if _, broken := p.resolveTurn(w); broken == nil || broken.Rule != closed.rule {
					t.Errorf("%s: %s is refused by %v, said to be by %s", p, w, broken, closed.rule)
				}
			}
		}
	}
	return cells
}

// The verdict for want of a legal turn speaks of every cell beside the Gyoku, of
// every other cube and of every kind in the hand.
func TestVerdictLeavesNothingOut(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 1))
	ends := 0
	for _, options := range []map[string]string{nil, withKi, wide, {"field": "5x5", "ki": "on"}} {
		for range 40 {
			table, err := Rules.New(options)
			if err != nil {
				t.Fatal(err)
			}
			g := table.(*Game)
			for m, ok := g.SampleMove(r); ok && g.TurnCount() < 500; m, ok = g.SampleMove(r) {
				g.Do(m)
			}
			if g.Outcome().Reason != ReasonNoLegalTurn {
				continue
			}
			ends++
			reasons := g.ExplainOutcome()
			p := &g.Pos
			us := uint8(p.toMove)
			for d := range compass {
				if at := (cellXY{p.x[us] + delta[d][0], p.y[us] + delta[d][1]}); !slices.ContainsFunc(reasons[1:], func(r game.Reason) bool { return concernsGyokuOn(r.Message, at) }) {
					t.Errorf("%s: nothing is said of the Gyoku and %s", p, at)
				}
			}
			for i := range slotsIn(p.on & p.ownedBy(p.toMove) &^ gyokus) {
				if !slices.ContainsFunc(reasons, func(r game.Reason) bool {
					cube, _ := r.Message.Arg("cube")
					return r.Message.ID == "kishogi-cannot-move" && cube == message.Value(p.pieceAt(i))
				}) {
					t.Errorf("%s: nothing is said of %v", p, p.pieceAt(i))
				}
			}
			for i := range slotsIn(p.HandSlots(p.toMove)) {
				if !slices.ContainsFunc(reasons, func(r game.Reason) bool {
					cubes, _ := r.Message.Arg("cubes")
					return r.Message.ID == "kishogi-cannot-drop" && slices.Contains(cubes.(message.List), message.Value(CubeIn(i).piece()))
				}) {
					t.Errorf("%s: nothing is said of the %s in hand", p, CubeIn(i))
				}
			}
		}
	}
	if ends < 40 {
		t.Errorf("only %d games have ended for want of a legal turn", ends)
	}
}

// A verdict that speaks of support says once what it is, and never speaks of an orbit.
func TestVerdictExplainsItsWords(t *testing.T) {
	r := rand.New(rand.NewPCG(19, 1))
	explained, without := 0, 0
	for _, options := range []map[string]string{nil, withKi, {"field": "5x5", "ki": "on"}} {
		for range 40 {
			table, err := Rules.New(options)
			if err != nil {
				t.Fatal(err)
			}
			g := table.(*Game)
			for m, ok := g.SampleMove(r); ok && g.TurnCount() < 500; m, ok = g.SampleMove(r) {
				g.Do(m)
			}
			if g.Outcome().Reason != ReasonNoLegalTurn {
				continue
			}
			meanings, speaks := 0, false
			for _, reason := range g.ExplainOutcome() {
				if strings.HasPrefix(reason.Message.ID, "kishogi-support-means") {
					meanings++
					if !speaks {
						t.Errorf("%s: support is explained before anything speaks of it", &g.Pos)
					}
				}
				text := reason.Text()
				speaks = speaks || strings.Contains(text, "support")
				if strings.Contains(text, "orbit") {
					t.Errorf("%s: %s", &g.Pos, text)
				}
			}
			if meanings > 1 || speaks != (meanings == 1) {
				t.Errorf("%s: support is explained %d times", &g.Pos, meanings)
			}
			if speaks {
				explained++
			} else {
				without++
			}
		}
	}
	if explained < 20 || without < 5 {
		t.Errorf("support is explained in %d verdicts and not spoken of in %d: too few", explained, without)
	}
}

// concernsGyokuOn reports whether a message says why the Gyoku cannot go to a cell.
func concernsGyokuOn(m message.Message, at cellXY) bool {
	if !strings.HasPrefix(m.ID, "kishogi-gyoku-") {
		return false
	}
	return slices.ContainsFunc(m.Args, func(arg message.Arg) bool {
		switch v := arg.Value.(type) {
		case message.Place:
			return arg.Name == "to" && v == at.place()
		case message.Places:
			return arg.Name == "cells" && slices.Contains(v, at.place())
		case message.Piece:
			return arg.Name == "victim" && v.Place == at.place()
		}
		return false
	})
}

// Whatever cell or kind of cube a person points at, first or behind other picks,
// is offered or answered with a sentence that names a piece or place.
func TestEveryPickIsAnswered(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 1))
	answers := map[string]int{}
	for _, options := range []map[string]string{nil, withKi, {"field": "5x5", "ki": "on"}} {
		for range 3 {
			drawGame(t, options, r, 60, func(g *Game) {
				if g.TurnCount() < 4 || g.TurnCount()%8 == 0 {
					pointAtAll(t, g, r, answers)
				}
			})
		}
	}
	for _, rule := range []string{rulePlacement, ruleHand, ruleOwnCube, ruleFace, rulePath, ruleOrbit, ruleOccupied, ruleShared, ruleDropCheck, ruleSupport, ruleCheck, ruleDropZone} {
		if answers[rule] == 0 {
			t.Errorf("no pick is refused by %s", rule)
		}
	}
}

func pointAtAll(t *testing.T, g *Game, r *rand.Rand, answers map[string]int) {
	t.Helper()
	p := &g.Pos
	ids := []string{"Gyoku", "Hi", "Kaku", "Ki", "Cho", "Ken", "Ba"}
	for dx := int32(-3); dx <= 3; dx++ {
		for dy := int32(-3); dy <= 3; dy++ {
			if at := (cellXY{p.x[0] + dx, p.y[0] + dy}); p.onField(at.x, at.y) {
				ids = append(ids, at.String())
			}
		}
	}
	var path []string
	for {
		for _, id := range ids {
			_, err := g.Picks(append(path[:len(path):len(path)], id))
			if err == nil {
				continue
			}
			var broken *game.RuleError
			if !errors.As(err, &broken) {
				t.Fatal(err)
			}
			answers[broken.Rule]++
			if !namesSomething(broken.Error()) {
				t.Errorf("%s: %q, then %s: %s", p, path, id, broken.Error())
			}
		}
		offer, err := g.Picks(path)
		if err != nil {
			t.Fatal(err)
		}
		if len(offer.Next) == 0 {
			return
		}
		path = append(path, offer.Next[r.IntN(len(offer.Next))].ID)
	}
}

// namesSomething reports whether a sentence names a face or a cell.
func namesSomething(text string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" :;*=\"'", r) }), func(word string) bool {
		_, isFace := faceOf(strings.TrimSuffix(word, ","))
		_, _, isCell := cutCell(word)
		return isFace || isCell
	})
}

// drawGame plays a random game and visits every position of it.
func drawGame(t testing.TB, options map[string]string, r *rand.Rand, most int, visit func(g *Game)) {
	t.Helper()
	table, err := Rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	g := table.(*Game)
	for range most {
		visit(g)
		m, ok := g.SampleMove(r)
		if !ok {
			return
		}
		g.Do(m)
	}
}
