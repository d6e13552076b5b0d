package kutai

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// The oracle states the rules once more, slowly and from the names of the tiles.

var oracleFlowers = map[string]struct{ colour, season string }{
	"CB": {"red", "spring"}, "CH": {"red", "summer"}, "IR": {"red", "spring"},
	"MA": {"red", "autumn"}, "PE": {"red", "summer"}, "RH": {"red", "winter"},
	"CL": {"white", "autumn"}, "JA": {"white", "winter"}, "LI": {"white", "summer"},
	"PI": {"white", "winter"}, "WI": {"white", "autumn"}, "WS": {"white", "spring"},
}

var oraclePoints = map[string]int{
	"CB": 2, "CH": 2, "IR": 1, "MA": 3, "PE": 1, "RH": 3,
	"CL": 1, "JA": 2, "LI": 3, "PI": 1, "WI": 2, "WS": 3,
	"WHEEL": 2, "CUP": 2, "TWIG": 3,
}

func oracleColoured(code string) bool { return len(code) == 3 && code != "CUP" }

func oracleShared(a, b string) int {
	n := 0
	for _, same := range []bool{
		oracleFlowers[a[:2]].colour == oracleFlowers[b[:2]].colour,
		oracleFlowers[a[:2]].season == oracleFlowers[b[:2]].season,
		a[2] == b[2],
	} {
		if same {
			n++
		}
	}
	return n
}

// oracleHalf is the value of a pair as the rules of a say it, 0 if they do not.
func oracleHalf(a, b string) int {
	if !oracleColoured(b) {
		if a == "LOTUS" && b != "LOTUS" {
			return oraclePoints[b]
		}
		return 0
	}
	light, season := b[2:], oracleFlowers[b[:2]].season
	switch a {
	case "LOTUS":
		return oraclePoints[b[:2]]
	case "TWIG":
		return 1
	case "WHEEL":
		if season+light == "autumnd" || season+light == "summern" {
			return 2
		}
	case "CUP":
		if season+light == "springd" || season+light == "wintern" {
			return 2
		}
	}
	return 0
}

func oracleValue(a, b string) int {
	if oracleColoured(a) && oracleColoured(b) {
		if a[:2] == b[:2] {
			return 0
		}
		return oracleShared(a, b)
	}
	return max(oracleHalf(a, b), oracleHalf(b, a))
}

func oracleSimilarity(a, b string) int {
	switch {
	case a == b:
		return 3
	case oracleColoured(a) && oracleColoured(b):
		return oracleShared(a, b)
	}
	return oracleValue(a, b)
}

type oracleTile struct {
	code string
	x, y int
}

type oracle struct {
	lines string
	tiles []oracleTile
	steps int
}

func newOracle(pos *Position) *oracle {
	o := &oracle{lines: lineNames[pos.lines]}
	l := pos.layout()
	for p, c := range pos.cell[:l.places] {
		if c != 0 {
			o.tiles = append(o.tiles, oracleTile{tile(c - 1).kind().String(), int(l.x[p]), int(l.y[p])})
		}
	}
	return o
}

func (o *oracle) neighbours(a, b oracleTile) bool {
	dx, dy := a.x-b.x, a.y-b.y
	return dx*dx+dy*dy == 1
}

func (o *oracle) exempt(a oracleTile) bool {
	if a.code == "SPADE" {
		return true
	}
	if !oracleColoured(a.code) && a.code != "LOTUS" {
		return false
	}
	return slices.ContainsFunc(o.tiles, func(b oracleTile) bool { return b.code == "SPADE" && o.neighbours(a, b) })
}

func (o *oracle) disharmony(a, b oracleTile) bool {
	return o.neighbours(a, b) && oracleSimilarity(a.code, b.code) < 3 && !o.exempt(a) && !o.exempt(b)
}

// least is the least value of a Harmony that a may have.
func (o *oracle) least(a oracleTile) int {
	least := 1
	if a.x == 0 && a.y == 0 {
		return least
	}
	for _, b := range o.tiles {
		if o.disharmony(a, b) {
			least = max(least, map[int]int{0: 99, 1: 3, 2: 2}[oracleSimilarity(a.code, b.code)])
		}
	}
	return least
}

func (o *oracle) inLine(a, b oracleTile) bool {
	dx, dy := b.x-a.x, b.y-a.y
	switch o.lines {
	case "orthogonal":
		if dx != 0 && dy != 0 {
			return false
		}
	case "queen":
		if dx != 0 && dy != 0 && dx != dy && dx != -dy {
			return false
		}
	}
	for _, c := range o.tiles {
		ex, ey := c.x-a.x, c.y-a.y
		onLine := dx*ey == dy*ex
		along := ex*dx + ey*dy
		if onLine && along > 0 && along < dx*dx+dy*dy {
			return false
		}
	}
	return true
}

func (o *oracle) harmony(a, b oracleTile) int {
	v := oracleValue(a.code, b.code)
	if v == 0 || a == b || !o.inLine(a, b) || o.disharmony(a, b) || v < o.least(a) || v < o.least(b) {
		return 0
	}
	return v
}

// total follows every tie; it gives up with -1 after most steps.
func (o *oracle) total(most int) int {
	n := len(o.tiles)
	values := make([][]int, n)
	centre := -1
	for i, a := range o.tiles {
		if a.x == 0 && a.y == 0 {
			centre = i
		}
		for _, b := range o.tiles {
			values[i] = append(values[i], o.harmony(a, b))
		}
	}
	if centre < 0 {
		return 0
	}
	o.steps = 0
	return o.longest(values, centre, map[int]bool{centre: true}, most)
}

func (o *oracle) longest(values [][]int, last int, in map[int]bool, most int) int {
	if o.steps++; o.steps > most {
		return -1
	}
	value, distance := 0, 0
	var choices []int
	for i, b := range o.tiles {
		a := o.tiles[last]
		v, d := values[last][i], (a.x-b.x)*(a.x-b.x)+(a.y-b.y)*(a.y-b.y)
		switch {
		case v == 0 || in[i]:
		case v > value || v == value && d < distance:
			value, distance, choices = v, d, []int{i}
		case v == value && d == distance:
			choices = append(choices, i)
		}
	}
	best := 0
	for _, i := range choices {
		in[i] = true
		rest := o.longest(values, i, in, most)
		if rest < 0 {
			return -1
		}
		best = max(best, value+rest)
		delete(in, i)
	}
	return best
}

func TestPairsAgreeWithOracle(t *testing.T) {
	for a := range Kinds {
		for b := range Kinds {
			if got, want := int(harmonyValue[a][b]), oracleValue(a.String(), b.String()); got != want {
				t.Errorf("%s and %s are worth %d, want %d", a, b, got, want)
			}
			if got, want := int(similarity[a][b]), oracleSimilarity(a.String(), b.String()); got != want {
				t.Errorf("%s and %s have similarity %d, want %d", a, b, got, want)
			}
		}
	}
}

// crowds are ways to choose places, so that what is rare in random play is not.
var crowds = map[string]func(x, y int) bool{
	"anywhere": func(x, y int) bool { return true },
	"close":    func(x, y int) bool { return max(x, -x)+max(y, -y) <= 5 },
	"lattice":  func(x, y int) bool { return x%2 == 0 && y%2 == 0 },
	"checker":  func(x, y int) bool { return (x+y)%2 == 0 && max(x, -x, y, -y) <= 5 },
}

// crowded draws a legal move with its place in the crowd, if one is found soon.
func full(g *Game, in func(x, y int) bool, r *rand.Rand) (game.Move, bool) {
	l := g.Pos.layout()
	for range 300 {
		m, ok := g.SampleMove(r)
		if _, p := kindPlace(m); ok && in(int(l.x[p]), int(l.y[p])) {
			return m, true
		}
	}
	return 0, false
}

// eachOption calls check with every pair of the options lines and places.
func eachOption(t *testing.T, check func(t *testing.T, o map[string]string)) {
	for _, lines := range lineNames {
		for _, places := range placeNames {
			t.Run(lines+" "+places, func(t *testing.T) {
				check(t, map[string]string{"lines": lines, "places": places, "target": "60"})
			})
		}
	}
}

// The total kept from turn to turn, the total of the same position set up, and
// the oracle's are the same.
func TestTotalAgreesWithOracle(t *testing.T) {
	eachOption(t, func(t *testing.T, o map[string]string) {
		r := rand.New(rand.NewPCG(1, 2))
		checked, rounds := 0, 12
		if testing.Short() {
			rounds = 3
		}
		for _, crowd := range []string{"anywhere", "close", "lattice", "checker"} {
			for range rounds {
				table, err := Rules.New(o)
				if err != nil {
					t.Fatal(err)
				}
				g := table.(*Game)
				for {
					m, ok := full(g, crowds[crowd], r)
					if !ok {
						break
					}
					g.Do(m)
					want := newOracle(&g.Pos).total(20_000)
					if want < 0 {
						continue
					}
					checked++
					if g.Total() != want {
						t.Fatalf("%s: total %d, want %d", g.PositionText(), g.Total(), want)
					}
					checkChain(t, &g.Pos)
				}
			}
		}
		if checked < 80*rounds {
			t.Errorf("only %d positions were checked", checked)
		}
	})
}

// checkChain tests that the chain kept is the chain found anew, and that its
// links are possible and add up.
func checkChain(t *testing.T, pos *Position) {
	t.Helper()
	fresh := *pos
	for placed := fresh.open[0]; placed != 0; {
		fresh.computeThreshold(placed.removeLowest())
	}
	fresh.growChain(0)
	if a, b := chainText(&fresh), chainText(pos); a != b || fresh.open != pos.open {
		t.Fatalf("chain %s, found anew %s", b, a)
	}
	sum := 0
	for i := range int(pos.length) - 1 {
		v, _ := pos.possible(pos.chain[i], pos.chain[i+1])
		sum += int(v)
	}
	if sum != int(pos.total) {
		t.Fatalf("chain %s adds up to %d", chainText(pos), sum)
	}
}

// chainText is e.g. "3: CBd@0,0 -3- IRd@0,3".
func chainText(pos *Position) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d:", pos.total)
	for i, t := range pos.chain[:pos.length] {
		if i > 0 {
			fmt.Fprintf(&b, " -%d-", pos.link[i-1])
		}
		fmt.Fprintf(&b, " %s@%s", t.kind(), pos.layout().names[pos.at[t]])
	}
	return b.String()
}
