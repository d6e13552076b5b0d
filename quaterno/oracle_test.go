package quaterno

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// The oracle says the rules a second time, slowly, on coordinates and names.
type oracle struct {
	tiles  map[xy]piece
	placed map[piece]bool
	mover  int
	used   map[string]bool
	made   [2]int
}

type xy struct{ x, y int }

type piece struct {
	owner int
	name  string
}

var oracleHand = []string{"Fan", "Anchor", "Stick", "Compass", "Soldier"}

func newOracle(p *Position) *oracle {
	o := &oracle{tiles: map[xy]piece{}, placed: map[piece]bool{}, mover: int(p.toMove), used: map[string]bool{}}
	for seat := range 2 {
		for k, name := range kindNames {
			if at := p.At(game.Seat(seat), Kind(k)); at != board.NoPoint {
				x, y := at.XY()
				o.tiles[xy{x, y}] = piece{seat, name}
				o.placed[piece{seat, name}] = true
			}
			if p.made[seat].has(Kind(k)) {
				o.used[name] = true
				o.made[seat]++
			}
		}
	}
	return o
}

func onBoard(p xy) bool { return p.x*p.x+p.y*p.y <= 80 }

func steps(p, q xy) int { return max(p.x-q.x, q.x-p.x, p.y-q.y, q.y-p.y) }

func (p xy) String() string { return fmt.Sprintf("%d,%d", p.x, p.y) }

func (p xy) plus(d xy, n int) xy { return xy{p.x + n*d.x, p.y + n*d.y} }

func everyPoint() (list []xy) {
	for x := -9; x <= 9; x++ {
		for y := -9; y <= 9; y++ {
			if onBoard(xy{x, y}) {
				list = append(list, xy{x, y})
			}
		}
	}
	return list
}

func (o *oracle) empty(p xy) bool {
	_, taken := o.tiles[p]
	return onBoard(p) && !taken
}

func side(p xy) string {
	switch {
	case p.y > p.x && p.y > -p.x:
		return "north"
	case -p.y > p.x && -p.y > -p.x:
		return "south"
	case p.x > p.y && p.x > -p.y:
		return "east"
	case -p.x > p.y && -p.x > -p.y:
		return "west"
	}
	return ""
}

func (o *oracle) turns() (list []string) {
	if o.made[0] >= 2 || o.made[1] >= 2 {
		return nil
	}
	if len(o.tiles) < 14 {
		for _, name := range oracleHand {
			if o.placed[piece{o.mover, name}] {
				continue
			}
			for _, p := range everyPoint() {
				if o.empty(p) && steps(p, xy{}) >= 4 && side(p) != "" && !o.controls(1-o.mover, side(p)) {
					list = append(list, name+"@"+p.String())
				}
			}
		}
		return list
	}
	for p, t := range o.tiles {
		if t.owner == o.mover && !o.seized(p) {
			list = o.movesOf(list, p, t)
			list = o.actionsOf(list, p, t)
		}
	}
	if list == nil {
		return []string{"pass"}
	}
	return list
}

func (o *oracle) controls(owner int, quarter string) bool {
	for p, t := range o.tiles {
		if t.owner == owner && t.name != "Sun" && t.name != "Moon" && side(p) == quarter {
			return true
		}
	}
	return false
}

func (o *oracle) seized(p xy) bool {
	for _, d := range []xy{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		if t := o.tiles[p.plus(d, 1)]; t.name == "Soldier" && t.owner != o.mover {
			return true
		}
	}
	return false
}

var eightLines = []xy{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}

func (o *oracle) movesOf(list []string, p xy, t piece) []string {
	if t.name == "Sun" {
		return list
	}
	for _, d := range eightLines {
		for n := 1; onBoard(p.plus(d, n)); n++ {
			q := p.plus(d, n)
			if o.empty(q) {
				list = append(list, fmt.Sprintf("%v-%v", p, q))
			} else if t.name != "Moon" {
				break
			}
		}
	}
	return list
}

func (o *oracle) actionsOf(list []string, p xy, t piece) []string {
	for _, d := range eightLines {
		n := 1
		for o.empty(p.plus(d, n)) {
			n++
		}
		at := p.plus(d, n)
		if !onBoard(at) {
			continue
		}
		var to []xy
		switch t.name {
		case "Sun":
			for _, q := range everyPoint() {
				if steps(p, q) == n && o.empty(q) {
					to = append(to, q)
				}
			}
		case "Fan":
			list = append(list, fmt.Sprintf("%v<>%v", p, at))
		case "Anchor":
			for i := 1; i < n; i++ {
				to = append(to, p.plus(d, i))
			}
		case "Stick":
			for i := n + 1; o.empty(p.plus(d, i)); i++ {
				to = append(to, p.plus(d, i))
			}
		case "Compass":
			for i := -1; o.empty(p.plus(d, i)); i-- {
				to = append(to, p.plus(d, i))
			}
		}
		for _, q := range to {
			list = append(list, fmt.Sprintf("%v>%v-%v", p, at, q))
		}
	}
	return list
}

// figures makes the figures that stand after a turn of mover.
func (o *oracle) figures(mover int) {
	for _, seat := range []int{mover, 1 - mover} {
		where := map[piece]xy{}
		for p, t := range o.tiles {
			where[t] = p
		}
		sun, moon := where[piece{seat, "Sun"}], where[piece{seat, "Moon"}]
		var mirror func(p xy) xy
		switch {
		case sun.x == sun.y && moon.x == moon.y:
			mirror = func(p xy) xy { return xy{p.y, p.x} }
		case sun.x == -sun.y && moon.x == -moon.y:
			mirror = func(p xy) xy { return xy{-p.y, -p.x} }
		default:
			continue
		}
		for _, name := range oracleHand {
			if !o.used[name] && mirror(where[piece{seat, name}]) == where[piece{1 - seat, name}] {
				o.used[name] = true
				o.made[seat]++
			}
		}
		if o.made[seat] >= 2 {
			return
		}
	}
}

func compareWithOracle(t *testing.T, p *Position) {
	t.Helper()
	g := newGame(nil, *p)
	got, want := game.LegalTurns(g), newOracle(p).turns()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%v:\n got %v\nwant %v", p, got, want)
	}
	if n := p.CountLegalTurns(); n != len(want) {
		t.Fatalf("%v: CountTurns is %d, want %d", p, n, len(want))
	}
}

// scattered is a position of the play phase with tiles anywhere within radius.
func scattered(r *rand.Rand, radius int) Position {
	p := empty()
	p.hand = [2]kindSet{}
	for seat := game.First; seat <= game.Second; seat++ {
		for k := range Kind(Kinds) {
			at := board.Centre
			for p.isOccupied(at) || distance(at, board.Centre) > uint8(radius) {
				at = board.Point(r.IntN(board.Points))
			}
			p.putTile(tileOf(seat, k), at)
		}
	}
	p.toMove = game.Seat(r.IntN(2))
	return p
}

func TestTurnsAgreeWithOracle(t *testing.T) {
	for _, text := range []string{locked, lockedAfterPass, full, brink, doubleBrink, won, lastPlacement} {
		compareWithOracle(t, &setUp(t, text).Pos)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range 150 {
		g := newGame(nil, start())
		for range 10 {
			m, _ := g.SampleMove(r)
			g.Do(m)
			compareWithOracle(t, &g.Pos)
		}
	}
	for i := range 3000 {
		p := scattered(r, 2+i%7)
		compareWithOracle(t, &p)
	}
}

// Every turn's effect, and the figures that come of it, from the turn's text.
func TestFiguresAgreeWithOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 1))
	made := 0
	for range 20000 {
		p := scattered(r, 3)
		if r.IntN(2) == 0 {
			p.made[r.IntN(2)] = 1 << (2 + r.IntN(5))
		}
		m, ok := p.SampleMove(r)
		if !ok || m == pass {
			continue
		}
		o := newOracle(&p)
		o.play(p.text(m))
		o.figures(o.mover)
		p.Do(m)
		after := newOracle(&p)
		if fmt.Sprint(o.tiles) != fmt.Sprint(after.tiles) || o.made != after.made || fmt.Sprint(o.used) != fmt.Sprint(after.used) {
			t.Fatalf("%v: figures %v %v, want %v %v", &p, after.made, after.used, o.made, o.used)
		}
		made += len(o.used)
	}
	if made < 1000 {
		t.Errorf("only %d figures were met", made)
	}
}

// play makes a move or action by its text.
func (o *oracle) play(text string) {
	var a, b, c xy
	from, to := &b, &c
	switch {
	case scans(text, "%d,%d<>%d,%d", &a.x, &a.y, &b.x, &b.y):
		o.tiles[a], o.tiles[b] = o.tiles[b], o.tiles[a]
		return
	case scans(text, "%d,%d>%d,%d-%d,%d", &a.x, &a.y, &b.x, &b.y, &c.x, &c.y):
	case scans(text, "%d,%d-%d,%d", &a.x, &a.y, &c.x, &c.y):
		from = &a
	}
	o.tiles[*to] = o.tiles[*from]
	delete(o.tiles, *from)
}

func scans(text, format string, into ...any) bool {
	_, err := fmt.Sscanf(text, format, into...)
	return err == nil
}

// Sample draws the n-th turn of the list, so that all are equally likely.
func TestSampleIsUniform(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for i := range 500 {
		p := scattered(r, 2+i%7)
		if p.over() || p.countAll(p.toMove) == 0 {
			continue
		}
		var drawn []game.Move
		for k := range Kind(Kinds) {
			u := tileOf(p.toMove, k)
			for n := range p.countTurnsOf(u) {
				drawn = append(drawn, p.nth(u, n))
			}
		}
		if listed := p.AppendMoves(nil); !slices.Equal(drawn, listed) {
			t.Fatalf("%v: drawn %v, listed %v", &p, drawn, listed)
		}
	}
}
