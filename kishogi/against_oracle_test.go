package kishogi

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// sight counts what comparisons have met.
type sight struct {
	positions, turns   int
	checks, noTurns    int // positions with the mover in check, without a turn
	stranded           int // positions with stranded cubes of the mover
	farKi              int // positions with a Ki cube far from the Gyoku
	fallen, sacrifices int // turns that lose cubes under 8, the capturer
}

// compare compares the position of a table, and where its turns lead, with the
// slow game, and returns the turns in order.
func compare(t *testing.T, table game.Game, seen *sight) []string {
	t.Helper()
	slow := slowFrom(table.Options(), table.PositionText())
	if slow.String() != table.PositionText() {
		t.Fatalf("%s is read as %s", table.PositionText(), slow)
	}
	turns := slow.turns()
	want := slices.Sorted(maps.Keys(turns))
	got := game.LegalTurns(table)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("%v %s:\nlisted too much %s\nmissing %s", table.Options(), table.PositionText(), less(got, want), less(want, got))
	}
	outcome := game.Outcome{}
	if len(want) == 0 {
		outcome = game.Win(game.Seat(1-slow.mover), "no-legal-turn")
		seen.noTurns++
	}
	if table.Outcome() != outcome {
		t.Fatalf("%v %s: %v, want %v", table.Options(), table.PositionText(), table.Outcome(), outcome)
	}
	_, begun := slow.gyoku(1)
	check := begun && slow.attacked(slow.mover)
	if got := game.Info(table).(PositionInfo).Check; got != (check && len(want) > 0) {
		t.Fatalf("%v %s: check %v, want %v", table.Options(), table.PositionText(), got, check)
	}
	game.VisitLegalTurns(table, func(text []byte) bool {
		after := turns[string(text)]
		if table.PositionText() != after.String() {
			t.Fatalf("%v %s after %s:\n     %s\nwant %s", table.Options(), slow, text, table.PositionText(), after)
		}
		return true
	})
	seen.positions++
	seen.turns += len(want)
	if check {
		seen.checks++
	}
	if begun {
		seen.count(slow, turns)
	}
	return want
}

// count counts what is rare.
func (seen *sight) count(slow *slowGame, turns map[string]*slowGame) {
	if len(slow.stranded(slow.mover)) > 0 {
		seen.stranded++
	}
	for at, c := range slow.cubes {
		if gyoku, _ := slow.gyoku(0); c.kind() == "Ki" && apart(at, gyoku) > 8 {
			seen.farKi++
			break
		}
	}
	for text, after := range turns {
		if held(after, 1-slow.mover) > held(slow, 1-slow.mover) {
			seen.fallen++
		}
		from, to, capture := strings.Cut(text, "x")
		to, _, _ = strings.Cut(to, "=")
		var at spot
		if capture && from != "" {
			scan(to, "%d,%d", &at.x, &at.y)
			if _, stands := after.cubes[at]; !stands {
				seen.sacrifices++
			}
		}
	}
}

func held(g *slowGame, owner int) (n int) {
	for _, count := range g.hands[owner] {
		n += count
	}
	return n
}

// less is the texts of a that b lacks.
func less(a, b []string) string {
	var list []string
	for _, text := range a {
		if !slices.Contains(b, text) {
			list = append(list, text)
		}
	}
	return strings.Join(list, " ")
}

var oracleOptions = []map[string]string{
	{"ki": "off", "field": "open"}, {"ki": "on", "field": "open"},
	{"ki": "off", "field": "5x5"}, {"ki": "on", "field": "5x5"},
	{"ki": "off", "field": "9x5"}, {"ki": "on", "field": "9x5"},
	{"ki": "off", "field": "64x64"}, {"ki": "on", "field": "64x64"},
}

// pick draws a turn, more often a move or a capture than their numbers say,
// since drops are many.
func pick(r *rand.Rand, turns []string) string {
	form := []string{"x", "-", "*", ""}[r.IntN(4)]
	some := slices.DeleteFunc(slices.Clone(turns), func(text string) bool { return !strings.Contains(text, form) })
	if len(some) == 0 {
		some = turns
	}
	return some[r.IntN(len(some))]
}

// TestGamesAgainstOracle compares the positions of random games.
func TestGamesAgainstOracle(t *testing.T) {
	for i, options := range oracleOptions {
		r := rand.New(rand.NewPCG(21, uint64(i)))
		var seen sight
		for seen.positions < 150 {
			table, err := Rules.New(options)
			if err != nil {
				t.Fatal(err)
			}
			for turn := 0; turn < 50 && !table.Outcome().Over(); turn++ {
				turns := compare(t, table, &seen)
				if err := game.PlayTurn(table, pick(r, turns)); err != nil {
					t.Fatal(err)
				}
			}
			if table.Outcome().Reason == "no-legal-turn" {
				compare(t, table, &seen)
			}
		}
		t.Logf("%v: %+v", options, seen)
	}
}

// randomPosition puts the two Gyoku on the field and other cubes near them or each other,
// at times with the Ki cubes as a pair far away.
func randomPosition(r *rand.Rand, options map[string]string) *slowGame {
	start, _ := Rules.New(options)
	g := slowFrom(start.Options(), start.PositionText())
	g.mover = r.IntN(2)
	g.hands = [2]map[string]int{{}, {}}
	black := spot{r.IntN(max(g.width, 1)), r.IntN(max(g.height, 1))}
	g.cubes[black] = slowCube{"Gyoku", 0}
	white := g.cellNear(r, black, 2)
	for apart(black, white) != 2 {
		white = g.cellNear(r, black, 2)
	}
	g.cubes[white] = slowCube{"Gyoku", 1}
	standing := []spot{black, white}
	far := r.IntN(3) == 0
	kinds := []string{"Ki", "Ki", "Hi", "Hi", "Kaku", "Kaku"}
	if !g.ki {
		kinds = kinds[2:]
	}
	for i, cube := range kinds {
		owner, beside, distance := r.IntN(2), standing[r.IntN(len(standing))], 1+r.IntN(2)
		away := far && cube == "Ki"
		switch {
		case away && i == 0:
			// In line with a Gyoku, so that slides lead there.
			n := []int{7, 20, 40, 300}[r.IntN(4)]
			beside = spot{beside.x + n*(r.IntN(3)-1), beside.y + n*(r.IntN(3)-1)}
			if !g.has(beside) {
				beside = standing[0]
			}
		case away:
			beside, distance = standing[2], 1
		case r.IntN(4) == 0:
			g.hands[owner][cube]++
			continue
		}
		at := g.cellNear(r, beside, distance)
		g.cubes[at] = slowCube{facesOf(cube)[r.IntN(6)], owner}
		standing = append(standing, at)
	}
	return g
}

// cellNear draws an empty cell at most distance, or else little more, from s.
func (g *slowGame) cellNear(r *rand.Rand, s spot, distance int) spot {
	for tries := 0; ; tries++ {
		n := distance + tries/50
		at := spot{s.x + r.IntN(2*n+1) - n, s.y + r.IntN(2*n+1) - n}
		if _, taken := g.cubes[at]; !taken && g.has(at) {
			return at
		}
	}
}

func facesOf(cube string) (faces []string) {
	for _, row := range slowFaces {
		if row.cube == cube {
			faces = append(faces, row.face)
		}
	}
	return faces
}

// TestStrewnCubesAgainstOracle compares positions that games rarely reach, and
// which of them are possible at all.
func TestStrewnCubesAgainstOracle(t *testing.T) {
	for i, options := range oracleOptions {
		r := rand.New(rand.NewPCG(22, uint64(i)))
		var seen sight
		refused := 0
		for seen.positions < 250 {
			slow := randomPosition(r, options)
			table, err := Rules.NewFromPosition(options, slow.String())
			if (err == nil) != slow.possible() {
				t.Fatalf("%v %s: possible %v, but %v", options, slow, slow.possible(), err)
			}
			if err != nil {
				refused++
				continue
			}
			for range 3 {
				turns := compare(t, table, &seen)
				if len(turns) == 0 {
					break
				}
				if err := game.PlayTurn(table, pick(r, turns)); err != nil {
					t.Fatal(err)
				}
			}
		}
		t.Logf("%v: %+v, %d refused", options, seen, refused)
		ki := options["ki"] == "on"
		if seen.checks < 10 || seen.stranded < 10 || seen.fallen < 10 || ki && seen.sacrifices < 2 || ki && options["field"] == "open" && seen.farKi < 10 {
			t.Errorf("%v: too little was met: %+v", options, seen)
		}
	}
}

// description is the same for positions that count as one.
func (g *slowGame) description() string {
	if g.width > 0 {
		return g.String()
	}
	var west, south int
	for at := range g.cubes {
		west, south = at.x, at.y
	}
	for at := range g.cubes {
		west, south = min(west, at.x), min(south, at.y)
	}
	c := g.clone()
	c.cubes = map[spot]slowCube{}
	for at, cube := range g.cubes {
		c.cubes[spot{at.x - west, at.y - south}] = cube
	}
	return c.String()
}

// slowRepetition judges the last of the positions of a game, all of them given.
func slowRepetition(past []*slowGame) game.Outcome {
	last := past[len(past)-1].description()
	first, times := -1, 0
	for i, g := range past {
		if g.description() == last {
			if first < 0 {
				first = i
			}
			times++
		}
	}
	if times < 4 {
		return game.Outcome{}
	}
	always := [2]bool{true, true}
	for _, g := range past[first+1:] {
		if !g.attacked(g.mover) {
			always[1-g.mover] = false // the player who has just made the turn
		}
	}
	switch always {
	case [2]bool{true, false}:
		return game.Win(game.Second, "perpetual-check")
	case [2]bool{false, true}:
		return game.Win(game.First, "perpetual-check")
	}
	return game.Draw("repetition")
}

// shuffle draws a turn, rather one that takes back the player's last one or
// leads to where the game has been, and, of a checker, one that gives check.
func shuffle(r *rand.Rand, table game.Game, mine string, been map[uint64]bool, checker bool) (turn string) {
	back := ""
	if mine != "" {
		from, to := cells(mine)
		back = fmt.Sprintf("%v-%v", to, from)
	}
	best := -1.0
	game.VisitLegalTurns(table, func(text []byte) bool {
		worth := 3 * r.Float64()
		if string(text) == back {
			worth += 2
		}
		if been[table.Key()] {
			worth += 2
		}
		if checker && game.Info(table).(PositionInfo).Check {
			worth += 4
		}
		if !strings.ContainsAny(string(text), "*x") {
			worth++
		}
		if worth > best {
			best, turn = worth, string(text)
		}
		return true
	})
	return turn
}

// cells returns from where to where a move without capture goes, zeros for another turn.
func cells(text string) (from, to spot) {
	if n, err := fmt.Sscanf(text, "%d,%d-%d,%d", &from.x, &from.y, &to.x, &to.y); n < 4 || err != nil {
		return spot{}, spot{}
	}
	return from, to
}

// TestRepetitionAgainstOracle plays to and fro and judges every position anew.
func TestRepetitionAgainstOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(23, 23))
	ends := map[string]int{}
	for round := range 300 {
		options := oracleOptions[round%len(oracleOptions)]
		opening := 0 // turns to be made without shuffling
		table, err := Rules.NewFromPosition(options, randomPosition(r, options).String())
		if err != nil {
			opening = 2 + r.IntN(14)
			if table, err = Rules.New(options); err != nil {
				t.Fatal(err)
			}
		}
		past := []*slowGame{slowFrom(table.Options(), table.PositionText())}
		been := map[uint64]bool{table.Key(): true}
		var last [2]string
		checkers := r.IntN(4)
		for turn := 0; turn < 70 && !table.Outcome().Over(); turn++ {
			seat := int(table.ToMove())
			if turn < opening {
				last[seat] = pick(r, game.LegalTurns(table))
			} else {
				last[seat] = shuffle(r, table, last[seat], been, checkers>>seat&1 == 1)
			}
			if err := game.PlayTurn(table, last[seat]); err != nil {
				t.Fatal(err)
			}
			been[table.Key()] = true
			past = append(past, slowFrom(table.Options(), table.PositionText()))
			want := slowRepetition(past)
			if table.Outcome().Reason == "no-legal-turn" && len(past[len(past)-1].turns()) == 0 {
				want = game.Win(game.Seat(seat), "no-legal-turn")
			}
			if table.Outcome() != want {
				t.Fatalf("%v from %s after %d turns, %s: %v, want %v", options, past[0], turn+1, table.PositionText(), table.Outcome(), want)
			}
		}
		ends[table.Outcome().String()]++
	}
	t.Logf("%v", ends)
	for _, end := range []string{"draw: repetition", "first: perpetual-check", "second: perpetual-check"} {
		if ends[end] < 5 {
			t.Errorf("only %d times %s", ends[end], end)
		}
	}
}
