package skud

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// What follows is Skud Pai Sho a second time, as slow and as close to the words
// of the rules as can be: tiles in a map, everything looked at everywhere. The
// fast rules are compared with it.

type xy struct{ x, y int }

type slowTile struct {
	kind  string
	owner int
	id    int // tells the individual tile
}

type slowBoard struct {
	tiles map[xy]slowTile
	hands [2]map[string]int
	seat  int
	site  bool
}

var circle = []string{"R3", "R4", "R5", "W3", "W4", "W5"}

func slowOf(p *Position) *slowBoard {
	b := &slowBoard{tiles: map[xy]slowTile{}, seat: int(p.seat), site: p.siteEdition}
	s := p.Setup()
	for seat := range 2 {
		b.hands[seat] = map[string]int{}
		for _, k := range s.Hands[seat] {
			b.hands[seat][k.String()]++
		}
		for _, standing := range s.Board[seat] {
			x, y := standing.At.XY()
			b.tiles[xy{x, y}] = slowTile{standing.Kind.String(), seat, len(b.tiles)}
		}
	}
	return b
}

func (b *slowBoard) clone() *slowBoard {
	c := *b
	c.tiles = maps.Clone(b.tiles)
	return &c
}

func onBoard(p xy) bool { return p.x*p.x+p.y*p.y <= 80 }
func isGate(p xy) bool  { return p == xy{0, 8} || p == xy{8, 0} || p == xy{0, -8} || p == xy{-8, 0} }
func isBasic(kind string) bool {
	return slices.Contains(circle, kind)
}
func isFlower(kind string) bool { return isBasic(kind) || kind == "L" || kind == "O" }

func mayStand(kind string, p xy) bool {
	if !onBoard(p) || isGate(p) {
		return false
	}
	inside := math.Abs(float64(p.x))+math.Abs(float64(p.y)) < 7
	switch {
	case !isBasic(kind):
		return true
	case kind[0] == 'W':
		return !inside || p.x*p.y <= 0
	}
	return !inside || p.x*p.y >= 0
}

func opposites(a, b string) bool {
	i, j := slices.Index(circle, a), slices.Index(circle, b)
	return i >= 0 && j >= 0 && (i+3)%6 == j
}

func (b *slowBoard) inLine(p, q xy) bool {
	if p == q || p.x != q.x && p.y != q.y || isGate(p) || isGate(q) {
		return false
	}
	dx, dy := sign(q.x-p.x), sign(q.y-p.y)
	for r := (xy{p.x + dx, p.y + dy}); r != q; r = (xy{r.x + dx, r.y + dy}) {
		if _, ok := b.tiles[r]; ok || isGate(r) {
			return false
		}
	}
	return true
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

func (b *slowBoard) disharmony() bool {
	for p, t := range b.tiles {
		for q, u := range b.tiles {
			if opposites(t.kind, u.kind) && b.inLine(p, q) {
				return true
			}
		}
	}
	return false
}

// harmony returns the owner of the Harmony between p and q, -1 for none.
func (b *slowBoard) harmony(p, q xy) int {
	t, u := b.tiles[p], b.tiles[q]
	if !b.inLine(p, q) {
		return -1
	}
	for r, v := range b.tiles {
		if v.kind == "R" && (p.y == q.y && r.y == p.y || p.x == q.x && r.x == p.x) {
			return -1
		}
		if v.kind == "K" && (beside(r, p) || beside(r, q)) {
			return -1
		}
	}
	i, j := slices.Index(circle, t.kind), slices.Index(circle, u.kind)
	switch {
	case i >= 0 && j >= 0 && t.owner == u.owner && ((i+1)%6 == j || (j+1)%6 == i):
		return t.owner
	case i >= 0 && u.kind == "L":
		return t.owner
	case j >= 0 && t.kind == "L":
		return u.owner
	}
	return -1
}

func beside(p, q xy) bool {
	return p != q && max(p.x-q.x, q.x-p.x) <= 1 && max(p.y-q.y, q.y-p.y) <= 1
}

// harmonies of a player, as pairs of individual tiles.
func (b *slowBoard) harmonies(owner int) map[[2]int][2]xy {
	found := map[[2]int][2]xy{}
	for p, t := range b.tiles {
		for q, u := range b.tiles {
			if t.id < u.id && b.harmony(p, q) == owner {
				found[[2]int{t.id, u.id}] = [2]xy{p, q}
			}
		}
	}
	return found
}

func (b *slowBoard) bloomingLotus(owner int) bool {
	for p, t := range b.tiles {
		if t.kind == "L" && t.owner == owner && !isGate(p) {
			return true
		}
	}
	return false
}

func (b *slowBoard) captures(t, u slowTile) bool {
	if !isFlower(u.kind) || t.owner == u.owner {
		return false
	}
	vulnerable := u.kind == "O" && b.bloomingLotus(u.owner)
	switch {
	case vulnerable:
		return true
	case isBasic(t.kind):
		return opposites(t.kind, u.kind)
	case t.kind == "O" && b.bloomingLotus(t.owner):
		return b.site || isBasic(u.kind)
	}
	return false
}

func (b *slowBoard) trapped(p xy) bool {
	for q, u := range b.tiles {
		if u.kind == "O" && u.owner != b.tiles[p].owner && beside(p, q) && !isGate(q) && !isGate(p) {
			return true
		}
	}
	return false
}

// turns lists all texts of a normal turn.
func (b *slowBoard) turns() []string {
	var list []string
	gates := []xy{{0, 8}, {8, 0}, {0, -8}, {-8, 0}}
	for _, g := range gates {
		for _, k := range circle {
			if _, taken := b.tiles[g]; !taken && b.hands[b.seat][k] > 0 {
				list = append(list, fmt.Sprintf("%s@%d,%d", k, g.x, g.y))
			}
		}
	}
	for p, t := range b.tiles {
		if t.owner != b.seat || !isFlower(t.kind) || b.trapped(p) {
			continue
		}
		for q := range b.reached(p) {
			list = append(list, b.arrange(p, q)...)
		}
	}
	if len(list) == 0 {
		list = []string{"pass"}
	}
	slices.Sort(list)
	return list
}

var slowReach = map[string]int{"R3": 3, "R4": 4, "R5": 5, "W3": 3, "W4": 4, "W5": 5, "L": 2, "O": 6}

// reached is where the flower on p can walk, captures included.
func (b *slowBoard) reached(p xy) map[xy]bool {
	t := b.tiles[p]
	ends, edge := map[xy]bool{}, []xy{p}
	seen := map[xy]bool{p: true}
	for range slowReach[t.kind] {
		var next []xy
		for _, at := range edge {
			for _, q := range []xy{{at.x + 1, at.y}, {at.x - 1, at.y}, {at.x, at.y + 1}, {at.x, at.y - 1}} {
				if seen[q] || !onBoard(q) {
					continue
				}
				u, taken := b.tiles[q]
				if taken {
					if !isGate(q) && b.captures(t, u) && mayStand(t.kind, q) {
						ends[q] = true
					}
					continue
				}
				seen[q] = true
				next = append(next, q)
				if mayStand(t.kind, q) {
					ends[q] = true
				}
			}
		}
		edge = next
	}
	return ends
}

// arrange lists the texts of the turns that begin by p-q.
func (b *slowBoard) arrange(p, q xy) []string {
	after := b.clone()
	after.tiles[q] = b.tiles[p]
	delete(after.tiles, p)
	if after.disharmony() {
		return nil
	}
	text := fmt.Sprintf("%d,%d-%d,%d", p.x, p.y, q.x, q.y)
	list := []string{text}
	before, earned := b.harmonies(b.seat), false
	for pair := range after.harmonies(b.seat) {
		if _, old := before[pair]; !old {
			earned = true
		}
	}
	if !earned {
		return list
	}
	for k, n := range b.hands[b.seat] {
		if n > 0 {
			for _, bonus := range after.bonuses(k) {
				list = append(list, text+"+"+bonus)
			}
		}
	}
	return list
}

func (b *slowBoard) bonuses(kind string) []string {
	var list []string
	for x := -8; x <= 8; x++ {
		for y := -8; y <= 8; y++ {
			p := xy{x, y}
			_, taken := b.tiles[p]
			switch {
			case !onBoard(p):
			case isFlower(kind):
				if isGate(p) && !taken && (!isBasic(kind) || !b.growing()) {
					list = append(list, fmt.Sprintf("%s@%d,%d", kind, x, y))
				}
			case kind == "B":
				list = append(list, b.boat(p)...)
			case taken || isGate(p):
			case kind != "W" || b.wheel(p):
				list = append(list, fmt.Sprintf("%s@%d,%d", kind, x, y))
			}
		}
	}
	return list
}

func (b *slowBoard) growing() bool {
	for p, t := range b.tiles {
		if t.owner == b.seat && isGate(p) {
			return true
		}
	}
	return false
}

func (b *slowBoard) boat(p xy) []string {
	t, ok := b.tiles[p]
	if !ok || isGate(p) || t.kind == "B" && !b.site {
		return nil
	}
	after := b.clone()
	if !isFlower(t.kind) {
		delete(after.tiles, p)
		if after.disharmony() {
			return nil
		}
		return []string{fmt.Sprintf("B@%d,%d", p.x, p.y)}
	}
	var list []string
	for x := p.x - 1; x <= p.x+1; x++ {
		for y := p.y - 1; y <= p.y+1; y++ {
			q := xy{x, y}
			if _, taken := b.tiles[q]; taken || !mayStand(t.kind, q) {
				continue
			}
			after := b.clone()
			after.tiles[p], after.tiles[q] = slowTile{"B", b.seat, 99}, t
			if !after.disharmony() {
				list = append(list, fmt.Sprintf("B@%d,%d-%d,%d", p.x, p.y, x, y))
			}
		}
	}
	return list
}

func (b *slowBoard) wheel(p xy) bool {
	clockwise := []xy{{-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}}
	after := b.clone()
	for _, d := range clockwise {
		delete(after.tiles, xy{p.x + d.x, p.y + d.y})
	}
	for i, d := range clockwise {
		q := xy{p.x + d.x, p.y + d.y}
		t, ok := b.tiles[q]
		if !ok {
			continue
		}
		e := clockwise[(i+1)%8]
		to := xy{p.x + e.x, p.y + e.y}
		if isGate(q) || t.kind == "R" || !mayStand(t.kind, to) {
			return false
		}
		after.tiles[to] = t
	}
	after.tiles[p] = slowTile{"W", b.seat, 99}
	return !after.disharmony()
}

// ring lists the simple cycles of Harmonies and looks at their winding numbers.
func (b *slowBoard) ring(owner int) bool {
	next := map[xy][]xy{}
	for _, pq := range b.harmonies(owner) {
		p, q := pq[0], pq[1]
		if p.x == 0 && q.x == 0 && p.y*q.y <= 0 || p.y == 0 && q.y == 0 && p.x*q.x <= 0 {
			continue // through or at the centre
		}
		next[p], next[q] = append(next[p], q), append(next[q], p)
	}
	for start := range next {
		if chain(next, start, start, map[xy]bool{start: true}, 0, 1) {
			return true
		}
	}
	return false
}

// chain goes on from at with a simple chain from start that has turned by angle.
func chain(next map[xy][]xy, start, at xy, on map[xy]bool, angle float64, length int) bool {
	for _, q := range next[at] {
		turn := math.Atan2(float64(at.x*q.y-at.y*q.x), float64(at.x*q.x+at.y*q.y))
		if q == start && length > 2 && math.Abs(angle+turn) > 1 {
			return true
		}
		if on[q] || q.x < start.x || q.x == start.x && q.y < start.y {
			continue // each cycle from its first tile only
		}
		on[q] = true
		if chain(next, start, q, on, angle+turn, length+1) {
			return true
		}
		delete(on, q)
	}
	return false
}

// TestTurnsAgainstOracle compares all turns of positions of random games.
func TestTurnsAgainstOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 11))
	compared := 0
	for round := 0; compared < 120; round++ {
		table, err := Rules.New(optionSets[round%len(optionSets)])
		if err != nil {
			t.Fatal(err)
		}
		for range 6 + r.IntN(250) {
			m, ok := game.SampleMove(table, r)
			if !ok {
				break
			}
			table.Do(m)
		}
		if table.MidTurn() {
			table.Undo()
		}
		if table.Outcome().Over() || table.TurnCount() < 4 || game.CountLegalTurns(table) > 2500 {
			continue
		}
		compared++
		got, want := game.LegalTurns(table), slowOf(&table.(*Game).Pos).turns()
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Fatalf("%v %s:\nlisted  %s\nmissing %s", table.Options(), table.PositionText(), less(got, want), less(want, got))
		}
	}
}

// less is the texts of a that b lacks.
func less(a, b []string) string {
	var list []string
	for _, text := range a {
		if _, found := slices.BinarySearch(b, text); !found {
			list = append(list, text)
		}
	}
	return strings.Join(list, " ")
}

// scatter puts random tiles around the centre, Disharmonies and gardens not
// minded: there the Harmonies are many.
func scatter(r *rand.Rand) Position {
	p := begin(nil)
	for range 8 + r.IntN(30) {
		at := board.PointAt(r.IntN(6)-3+r.IntN(2), r.IntN(6)-3+r.IntN(2))
		if r.IntN(12) == 0 {
			at = board.Point(r.IntN(board.Points))
		}
		k, s := Kind(fileOf[at]+rankOf[at])%2, game.Seat(r.IntN(12)/11)
		if r.IntN(5) == 0 {
			k = Kind(r.IntN(basicKinds))
		}
		switch {
		case p.tile[at] != NoTile || at.IsGate() || isAround(at, board.Centre) && r.IntN(4) > 0:
			continue
		case r.IntN(12) == 0 && p.lotus[s] == board.NoPoint:
			k = WhiteLotus
		case r.IntN(150) == 0 && p.accents.n < maxAccents:
			k = Boat + Kind(r.IntN(4))
		}
		if p.flowers[s].n < maxFlowers {
			p.putTile(at, tileOf(k, s))
		}
	}
	return p
}

// TestRingAgainstOracle compares Harmonies and rings of scattered tiles.
func TestRingAgainstOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 12))
	rings := 0
	for range 12_000 {
		p := scatter(r)
		slow := slowOf(&p)
		n := p.countHarmonies()
		for seat := range game.Seat(2) {
			if want := len(slow.harmonies(int(seat))); n[seat] != want {
				t.Fatalf("%s: %d Harmonies of %v, want %d", p.Setup(), n[seat], seat, want)
			}
			want := slow.ring(int(seat))
			if got := p.hasRing(seat); got != want {
				t.Fatalf("%s: ring of %v: %v, want %v", p.Setup(), seat, got, want)
			}
			checkShownRing(t, &p, seat, want)
			if want {
				rings++
			}
		}
	}
	if rings < 150 {
		t.Errorf("only %d rings met", rings)
	}
}

// checkShownRing tests that Ring is a closed chain of Harmonies that winds around the centre.
func checkShownRing(t *testing.T, p *Position, seat game.Seat, want bool) {
	t.Helper()
	ring := p.ShortestRing(seat)
	if (len(ring) > 0) != want {
		t.Fatalf("%s: the ring of %v to be shown is %v", p.Setup(), seat, ring)
	}
	only := map[xy][]xy{}
	for _, h := range ring {
		ax, ay := h.From.XY()
		bx, by := h.To.XY()
		a, b := xy{ax, ay}, xy{bx, by}
		only[a], only[b] = append(only[a], b), append(only[b], a)
	}
	found := !want
	for start, next := range only {
		if len(next) != 2 {
			t.Fatalf("%s: %d Harmonies of the ring meet on %v", p.Setup(), len(next), start)
		}
		found = found || chain(only, start, start, map[xy]bool{start: true}, 0, 1)
	}
	if !found {
		t.Fatalf("%s: what is shown is no ring: %v", p.Setup(), ring)
	}
}
