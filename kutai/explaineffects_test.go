package kutai

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/message"
)

// claims are what the effects of a turn say, apart from why.
type claims struct {
	disharmonies, ended, possible []string
	totals                        string
}

// claimsOf reads the claims from the messages about a turn.
func claimsOf(t *testing.T, g *Game, turn string) (c claims) {
	t.Helper()
	reasons, err := g.ExplainEffects(turn)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range reasons {
		m := r.Message
		switch m.ID {
		case "kutai-possible-harmonies":
			for _, partner := range argument[message.List](t, m, "partners") {
				step := partner.(message.Message)
				c.possible = append(c.possible, fmt.Sprintf("%s=%d", argument[message.Piece](t, step, "tile").Place, argument[message.Number](t, step, "value")))
			}
		case "kutai-disharmony":
			c.disharmonies = append(c.disharmonies, string(argument[message.Piece](t, m, "neighbour").Place))
		case "kutai-disharmony-ended":
			pair := []string{string(argument[message.Piece](t, m, "one").Place), string(argument[message.Piece](t, m, "other").Place)}
			slices.Sort(pair)
			c.ended = append(c.ended, strings.Join(pair, " "))
		case "kutai-chain-stays", "kutai-total-stays":
			total := argument[message.Number](t, m, "total")
			c.totals = fmt.Sprintf("%d to %d", total, total)
		case "kutai-total-changes":
			c.totals = fmt.Sprintf("%d to %d", argument[message.Number](t, m, "before"), argument[message.Number](t, m, "total"))
		}
	}
	slices.Sort(c.possible)
	slices.Sort(c.disharmonies)
	slices.Sort(c.ended)
	return c
}

// argument returns an argument of a message, which must be of its type.
func argument[V message.Value](t *testing.T, m message.Message, name string) V {
	t.Helper()
	v, _ := m.Arg(name)
	value, ok := v.(V)
	if !ok {
		t.Fatalf("%s has the %s %v", m.ID, name, v)
	}
	return value
}

// factsOf finds the same with the oracle: p is where the turn placed its tile.
func factsOf(before, after *Position, p placeIndex, old int) (c claims, total int) {
	was, is := newOracle(before), newOracle(after)
	named := func(pos *Position) map[oracleTile]string {
		l, names := pos.layout(), map[oracleTile]string{}
		for p, tile := range pos.cell[:l.places] {
			if tile != 0 {
				names[oracleTile{pos.tileOn(placeIndex(p)).kind().String(), int(l.x[p]), int(l.y[p])}] = l.names[p]
			}
		}
		return names
	}
	names := named(after)
	var placed oracleTile
	for tile, name := range names {
		if name == after.layout().names[p] {
			placed = tile
		}
	}
	for tile, name := range names {
		if is.disharmony(placed, tile) {
			c.disharmonies = append(c.disharmonies, name)
		}
		if v := is.harmony(placed, tile); v > 0 {
			c.possible = append(c.possible, fmt.Sprintf("%s=%d", name, v))
		}
		for other := range maps.Keys(names) {
			if name < names[other] && was.disharmony(tile, other) && !is.disharmony(tile, other) && tile != placed && other != placed {
				c.ended = append(c.ended, name+" "+names[other])
			}
		}
	}
	slices.Sort(c.possible)
	slices.Sort(c.disharmonies)
	slices.Sort(c.ended)
	total = is.total(20_000)
	c.totals = fmt.Sprintf("%d to %d", old, total)
	return c, total
}

// What the effects of a turn say is what the oracle finds.
func TestEffectsAgreeWithOracle(t *testing.T) {
	sentence := map[string]int{}
	eachOption(t, func(t *testing.T, o map[string]string) {
		r := rand.New(rand.NewPCG(8, 1))
		for _, crowd := range []string{"anywhere", "close", "lattice", "checker"} {
			for range 4 {
				table, err := Rules.New(o)
				if err != nil {
					t.Fatal(err)
				}
				g := table.(*Game)
				old := 0
				for old >= 0 && !g.Outcome().Over() {
					m, ok := full(g, crowds[crowd], r)
					if !ok {
						break
					}
					turn := string(g.AppendMoveText(nil, m))
					got, before := claimsOf(t, g, turn), g.Pos
					g.Do(m)
					if before.turns == 0 {
						continue
					}
					_, p := kindPlace(m)
					want, total := factsOf(&before, &g.Pos, p, old)
					if total >= 0 && fmt.Sprint(got) != fmt.Sprint(want) {
						t.Fatalf("%s: %s: said %v, want %v", g.PositionText(), turn, got, want)
					}
					old = total
					sentence["disharmonies"] += len(got.disharmonies)
					sentence["ended"] += len(got.ended)
					sentence["possible"] += len(got.possible)
				}
			}
		}
	})
	if sentence["disharmonies"] < 100 || sentence["ended"] < 3 || sentence["possible"] < 1000 {
		t.Errorf("too little was said: %v", sentence)
	}
}
