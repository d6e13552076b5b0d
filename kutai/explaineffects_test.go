package kutai

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// claims are what the effects of a turn say, apart from why.
type claims struct {
	disharmonies, ended, possible []string
	totals                        string
}

var (
	partnersPhrase = regexp.MustCompile(`on (\S+) \((\d):`)
	totalPhrase    = regexp.MustCompile(`total Harmony (goes from (\d+) to|stays|is) (\d+)`)
)

// saidOf reads the claims from the sentences about a turn.
func phrasesOf(t *testing.T, g *Game, turn string) (c claims) {
	t.Helper()
	reasons, err := g.ExplainEffects(turn)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range reasons {
		switch _, partners, ok := strings.Cut(r.Text(), "could be in Harmony with"); {
		case ok:
			for _, found := range partnersPhrase.FindAllStringSubmatch(partners, -1) {
				c.possible = append(c.possible, found[1]+"="+found[2])
			}
		case strings.Contains(r.Text(), "are in Disharmony"):
			c.disharmonies = append(c.disharmonies, r.Places[1])
		case strings.Contains(r.Text(), "are no longer in Disharmony"):
			pair := slices.Sorted(slices.Values(r.Places[:2]))
			c.ended = append(c.ended, strings.Join(pair, " "))
		}
		if total := totalPhrase.FindStringSubmatch(r.Text()); total != nil {
			if total[2] == "" {
				total[2] = total[3]
			}
			c.totals = total[2] + " to " + total[3]
		}
	}
	slices.Sort(c.possible)
	slices.Sort(c.disharmonies)
	slices.Sort(c.ended)
	return c
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
					got, before := phrasesOf(t, g, turn), g.Pos
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
