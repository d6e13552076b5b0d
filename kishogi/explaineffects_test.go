package kishogi

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// claims are the cubes of which the effects of a turn say something, sorted.
type claims struct {
	checks, hanging, taken []string
	relieved               bool // the mover's Gyoku is no longer attacked
}

func (c *claims) sort() {
	for _, list := range [][]string{c.checks, c.hanging, c.taken} {
		slices.Sort(list)
	}
}

// named is how messages name the cube on a cell.
func (g *slowGame) named(at spot) string {
	c := g.cubes[at]
	return fmt.Sprint(message.Piece{Kind: c.face, Owner: message.Seat(game.Seat(c.owner).String()), Place: message.Place(at.String())})
}

// claimsOf reads the claims from the messages about a turn.
func claimsOf(reasons []game.Reason) (c claims) {
	for _, r := range reasons {
		piece, _ := r.Message.Arg("cube")
		switch cube := fmt.Sprint(piece); r.Message.ID {
		case "kishogi-gives-check", "kishogi-gives-check-opened":
			c.checks = append(c.checks, cube)
		case "kishogi-hangs", "kishogi-hangs-because":
			c.hanging = append(c.hanging, cube)
		case "kishogi-taken":
			c.taken = append(c.taken, cube)
		case "kishogi-relieved":
			c.relieved = true
		}
	}
	c.sort()
	return c
}

// factsOf finds the same in the positions before and after the turn, but for the
// cubes taken, which stand in neither.
func factsOf(before, after *slowGame) (c claims) {
	us, them := before.mover, 1-before.mover
	gyoku, _ := after.gyoku(them)
	for at, cube := range after.cubes {
		if cube.owner == us && slices.Contains(after.walk(at), gyoku) {
			c.checks = append(c.checks, after.named(at))
		}
	}
	for _, at := range after.stranded(them) {
		c.hanging = append(c.hanging, after.named(at))
	}
	c.relieved = before.attacked(us)
	c.sort()
	return c
}

// lost is how many cubes of the mover's have left the field with its turn.
func lost(before, after *slowGame, turn string) (n int) {
	if strings.Contains(turn, "*") {
		n++
	}
	for _, c := range before.cubes {
		if c.owner == before.mover {
			n++
		}
	}
	for _, c := range after.cubes {
		if c.owner == before.mover {
			n--
		}
	}
	return n
}

// eventful is that of a few random turns of which most is said.
func eventful(t *testing.T, table game.Game, r *rand.Rand) (turn string, reasons []game.Reason) {
	t.Helper()
	turns := game.LegalTurns(table)
	for range 5 {
		one := turns[r.IntN(len(turns))]
		sentence, err := table.ExplainEffects(one)
		if err != nil {
			t.Fatal(err)
		}
		if len(sentence) > len(reasons) {
			turn, reasons = one, sentence
		}
	}
	return turn, reasons
}

// What the effects of a turn say is what the oracle finds.
func TestEffectsAgreeWithOracle(t *testing.T) {
	var checks, opened, hanging, taken, relieved int
	r := rand.New(rand.NewPCG(8, 2))
	for _, options := range []map[string]string{{}, {"ki": "on"}, {"field": "5x5"}, {"field": "6x7", "ki": "on"}} {
		for range 60 {
			table, err := Rules.New(options)
			if err != nil {
				t.Fatal(err)
			}
			for turns := 0; turns < 60 && !table.Outcome().Over(); turns++ {
				turn, reasons := eventful(t, table, r)
				before := slowFrom(table.Options(), table.PositionText())
				if err := game.PlayTurn(table, turn); err != nil {
					t.Fatal(err)
				}
				if turns < 2 {
					continue
				}
				after := slowFrom(table.Options(), table.PositionText())
				got, want := claimsOf(reasons), factsOf(before, after)
				if len(got.taken) != lost(before, after, turn) {
					t.Fatalf("%v: %s: %d cubes are lost, said is %v", before, turn, lost(before, after, turn), reasons)
				}
				for at := range after.cubes {
					if slices.Contains(got.taken, after.named(at)) {
						t.Fatalf("%v: %s: %s is said to be taken and stands there", before, turn, after.named(at))
					}
				}
				for _, reason := range reasons {
					if reason.Message.ID == "kishogi-gives-check-opened" {
						opened++
						empty, _ := reason.Message.Arg("cell")
						var at spot
						scan(string(empty.(message.Place)), "%d,%d", &at.x, &at.y)
						if _, there := after.cubes[at]; there {
							t.Fatalf("%v: %s: %s", before, turn, reason.Text())
						}
					}
				}
				want.taken = got.taken
				if fmt.Sprint(got) != fmt.Sprint(want) {
					t.Fatalf("%v: %s: said %v, want %v", before, turn, got, want)
				}
				checks, hanging, taken = checks+len(got.checks), hanging+len(got.hanging), taken+len(got.taken)
				if got.relieved {
					relieved++
				}
			}
		}
	}
	if checks < 100 || opened < 5 || hanging < 50 || taken < 50 || relieved < 50 {
		t.Errorf("too little was said: %d checks, %d opened, %d hanging, %d taken, %d relieved", checks, opened, hanging, taken, relieved)
	}
}
