package balance

import (
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// The oracle says the rules again, slowly and word for word, from nothing but
// where the tiles stand.
type oracle struct {
	matching    matching
	mustBalance bool
	kinds       []kind
	at          []placeIndex
}

func oracleOf(p *Position) *oracle {
	o := &oracle{matching: p.matching, mustBalance: p.mustBalance}
	for tile, at := range p.at {
		if at != nowhere {
			o.kinds = append(o.kinds, p.inventory().kind[tile])
			o.at = append(o.at, at)
		}
	}
	return o
}

// without returns the oracle without a tile, with returns it with one more.
func (o *oracle) without(tile int) *oracle {
	less := *o
	less.kinds = slices.Delete(slices.Clone(o.kinds), tile, tile+1)
	less.at = slices.Delete(slices.Clone(o.at), tile, tile+1)
	return &less
}

func (o *oracle) with(k kind, at placeIndex) *oracle {
	more := *o
	more.kinds = append(slices.Clone(o.kinds), k)
	more.at = append(slices.Clone(o.at), at)
	return &more
}

func regionsOf(at placeIndex) board.RegionSet {
	if at.isSquare() {
		return at.square().Regions()
	}
	return at.point().Regions()
}

func (o *oracle) wheelAt() placeIndex {
	if i := slices.Index(o.kinds, wheel); i >= 0 {
		return o.at[i]
	}
	return nowhere
}

// share is in how many balances of one garden of its own a flower may take part.
func (o *oracle) share(tile int) int {
	if o.at[tile] == o.wheelAt() {
		return 2
	}
	return 1
}

// in is the number of balances in a garden.
func (o *oracle) in(g board.Region) int {
	var capacity [kinds]int
	for tile, k := range o.kinds {
		if k != wheel && regionsOf(o.at[tile]).Has(g) {
			capacity[k] += o.share(tile)
		}
	}
	if o.matching == opposites {
		return min(capacity[rose]+capacity[lotus], capacity[orchid]+capacity[lily])
	}
	return min(capacity[lotus], capacity[rose]) + min(capacity[orchid], capacity[lily])
}

func (o *oracle) total() int {
	n := 0
	for g := range board.Regions {
		n += o.in(g)
	}
	return n
}

func (o *oracle) matches(a, b kind) bool {
	if o.matching == opposites {
		up := func(k kind) bool { return k == rose || k == lotus }
		return a != wheel && b != wheel && up(a) != up(b)
	}
	pairs := map[kind]kind{rose: lotus, lotus: rose, orchid: lily, lily: orchid}
	return a != wheel && pairs[a] == b
}

// complete reports whether a balance can be chosen for every flower.
func (o *oracle) complete() bool {
	flowers := 0
	for _, k := range o.kinds {
		if k != wheel {
			flowers++
		}
	}
	return flowers == 10 && o.serves(func(int) bool { return true })
}

// mostServed is how many flowers can take part in balances together.
func (o *oracle) mostServed() int {
	most := 0
	for set := range uint(1) << len(o.kinds) {
		if n := bits.OnesCount(set); n > most && !o.hasWheel(set) && o.serves(func(tile int) bool { return set>>tile&1 != 0 }) {
			most = n
		}
	}
	return most
}

// hasWheel reports whether a set of tiles has the Wheel in it.
func (o *oracle) hasWheel(set uint) bool {
	i := slices.Index(o.kinds, wheel)
	return i >= 0 && set>>i&1 != 0
}

// serves tries every way to choose a balance for every flower that is wanted.
func (o *oracle) serves(wanted func(tile int) bool) bool {
	type end struct {
		tile   int
		garden board.Region
	}
	type balance struct {
		a, b   int
		garden board.Region
	}
	used, made, served := map[end]int{}, map[balance]bool{}, map[int]int{}
	var serve func(tile int) bool
	serve = func(tile int) bool {
		if tile == len(o.kinds) {
			return true
		}
		if o.kinds[tile] == wheel || !wanted(tile) || served[tile] > 0 {
			return serve(tile + 1)
		}
		for other := range o.kinds {
			if !o.matches(o.kinds[tile], o.kinds[other]) {
				continue
			}
			for g := range board.Regions {
				a, b, c := end{tile, g}, end{other, g}, balance{min(tile, other), max(tile, other), g}
				if !regionsOf(o.at[tile]).Has(g) || !regionsOf(o.at[other]).Has(g) ||
					used[a] == o.share(tile) || used[b] == o.share(other) || made[c] {
					continue
				}
				used[a]++
				used[b]++
				served[tile]++
				served[other]++
				made[c] = true
				if serve(tile + 1) {
					return true
				}
				used[a]--
				used[b]--
				served[tile]--
				served[other]--
				made[c] = false
			}
		}
		return false
	}
	return serve(0)
}

// harms reports whether a garden of the flower would have fewer balances without it.
func (o *oracle) harms(tile int) bool {
	less := o.without(tile)
	for g := range board.Regions {
		if regionsOf(o.at[tile]).Has(g) && less.in(g) != o.in(g) {
			return true
		}
	}
	return false
}

// free reports whether a tile of this kind may come to a place.
func (o *oracle) free(k kind, at placeIndex) bool {
	for tile, there := range o.at {
		if there == at && (k == wheel || o.kinds[tile] != wheel) {
			return false
		}
	}
	return k != wheel || at.isSquare()
}

// turns lists the legal turns of a position, without its endings.
func (o *oracle) turns(p *Position) []string {
	all, raising := map[string]bool{}, map[string]bool{}
	add := func(text string, after *oracle) {
		all[text] = true
		if after.total() > o.total() {
			raising[text] = true
		}
	}
	if len(o.at) < tiles {
		for k, n := range p.hands[p.toMove] {
			for at := range placeIndex(places) {
				if n > 0 && o.free(kind(k), at) {
					add(kind(k).String()+"@"+at.String(), o.with(kind(k), at))
				}
			}
		}
	} else {
		for tile := range o.at {
			o.slides(p, tile, add)
		}
		if len(all) == 0 {
			return []string{"pass"}
		}
	}
	if o.mustBalance && len(raising) > 0 {
		all = raising
	}
	return slices.Sorted(maps.Keys(all))
}

func (o *oracle) slides(p *Position, tile int, add func(text string, after *oracle)) {
	from, k := o.at[tile], o.kinds[tile]
	if from.isPoint() || k == wheel && slices.Index(o.at, from) != tile {
		return
	}
	if k != wheel && o.harms(tile) {
		return
	}
	for _, d := range []board.Direction{board.North, board.East, board.South, board.West} {
		dx, dy := d.Delta()
		x, y := from.square().XY()
		for {
			x, y = x+dx, y+dy
			s, ok := board.SquareAt(x, y)
			if !ok || !o.free(k, onSquare(s)) {
				break
			}
			if !p.noUndo || !p.moved || p.from != s || onSquare(p.to) != from {
				add(from.String()+"-"+s.String(), o.without(tile).with(k, onSquare(s)))
			}
			if onSquare(s) == o.wheelAt() {
				break
			}
		}
	}
}

// optionSets are all eight.
func optionSets() (list []game.Options) {
	for _, undo := range []string{"on", "off"} {
		for _, must := range []string{"off", "on"} {
			for _, matching := range []string{"classic", "opposites"} {
				list = append(list, game.Options{"no-undo": undo, "must-balance": must, "matching": matching})
			}
		}
	}
	return list
}

// crowd is places that belong to several gardens, and some beside them.
var crowd = func() (list []placeIndex) {
	for at := range placeIndex(places) {
		x, y := at.centre().X, at.centre().Y
		if len(list) < 200 && (gardensOf[at]&(gardensOf[at]-1) != 0 || x*x+y*y < 20 || y > 6) {
			list = append(list, at)
		}
	}
	return list
}()

// scattered returns a position with all tiles on random places of list; the
// Wheel carries a flower in most of them, often the Rose.
func scattered(o game.Options, r *rand.Rand, list []placeIndex) Position {
	p := begin(o)
	p.toMove = game.Second
	square := func() placeIndex {
		for {
			if at := list[r.IntN(len(list))]; at.isSquare() && p.isFree(wheel, at) {
				return at
			}
		}
	}
	p.putTile(wheelTile, square())
	rider := r.IntN(3 * wheelTile)
	if rider >= 2*wheelTile {
		rider = int(rose)
	}
	for tile := range wheelTile {
		at := p.at[wheelTile]
		for tile != rider && !p.isFree(wheel, at) {
			at = list[r.IntN(len(list))]
		}
		p.putTile(tile, at)
	}
	p.placed, p.flowers = tiles, wheelTile
	p.total = uint8(p.balances().sum())
	return p
}

// check compares a position that has not ended with the oracle.
func check(t *testing.T, p *Position) {
	t.Helper()
	o := oracleOf(p)
	if got, want := int(p.total), o.total(); got != want {
		t.Fatalf("%s: %d balances, want %d", p.appendText(nil), got, want)
	}
	if got, want := p.isComplete(), o.complete(); got != want {
		t.Fatalf("%s: complete is %v, want %v", p.appendText(nil), got, want)
	}
	var got []string
	for _, m := range p.AppendMoves(nil) {
		got = append(got, string(p.appendMoveText(nil, m)))
	}
	slices.Sort(got)
	if want := o.turns(p); !slices.Equal(got, want) {
		t.Fatalf("%s: turns %v, want %v", p.appendText(nil), got, want)
	}
	if n := p.CountLegalTurns(); n != len(got) {
		t.Fatalf("%s: CountTurns is %d, %d turns are listed", p.appendText(nil), n, len(got))
	}
}

func TestPositionsOfGamesAgreeWithTheOracle(t *testing.T) {
	for _, options := range optionSets() {
		r := rand.New(rand.NewPCG(3, 4))
		g := newGame(options, begin(options))
		for range 25 {
			for g.Reset(); !g.Outcome().Over(); {
				m, _ := g.SampleMove(r)
				g.Do(m)
				// Lists of 2,000 placements are slow to make by hand.
				if p := &g.Pos; !p.over() && (p.Moving() || r.IntN(12) == 0) {
					check(t, p)
				}
			}
		}
	}
}

func TestScatteredTilesAgreeWithTheOracle(t *testing.T) {
	for _, options := range optionSets() {
		r := rand.New(rand.NewPCG(5, 6))
		for range 400 {
			p := scattered(options, r, crowd)
			check(t, &p)
		}
	}
}

// around is the places near one, so that gardens are shared; at the rim enough
// of them for all tiles.
func around(middle placeIndex, radius float64) (list []placeIndex) {
	c := middle.centre()
	for ; len(list) < 2*tiles; radius++ {
		list = list[:0]
		for at := range placeIndex(places) {
			if x, y := at.centre().X-c.X, at.centre().Y-c.Y; x*x+y*y <= radius*radius {
				list = append(list, at)
			}
		}
	}
	return list
}

// Complete balance against the search through all choices, on places of many
// gardens, so that a good part of the positions are complete or nearly so.
func TestCompleteBalanceAgreesWithTheOracle(t *testing.T) {
	for _, matching := range []string{"classic", "opposites"} {
		options := game.Options{"matching": matching}
		r := rand.New(rand.NewPCG(7, 8))
		const tried = 20_000
		found := 0
		for range tried {
			list := around(places/2+placeIndex(r.IntN(places/2)), 1+r.Float64()*2)
			for range r.IntN(4) {
				list = append(list, crowd[r.IntN(len(crowd))])
			}
			p := scattered(options, r, list)
			want := oracleOf(&p).complete()
			if want {
				found++
			}
			if got := p.isComplete(); got != want {
				t.Fatalf("%s: complete is %v, want %v", p.appendText(nil), got, want)
			}
			checkPairs(t, &p)
		}
		if found < tried/50 || found > tried*49/50 {
			t.Errorf("matching=%s: %d of %d positions are complete; the test wants some of both", matching, found, tried)
		}
		t.Logf("matching=%s: %d of %d positions are complete", matching, found, tried)
	}
}

// As many flowers have a partner as can have one together, and those are the ones that
// the choice of balances shows.
func TestPartnersAgreeWithTheOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	alone := 0
	try := func(p *Position) {
		t.Helper()
		checkPairs(t, p)
		n := 0
		for _, has := range p.partneredFlowers() {
			if has {
				n++
			}
		}
		if want := oracleOf(p).mostServed(); n != want {
			t.Fatalf("%s: %d flowers have a partner, want %d", p.appendText(nil), n, want)
		}
		alone += int(p.flowers) - n
	}
	for _, matching := range []string{"classic", "opposites"} {
		options := game.Options{"matching": matching}
		for range 150 {
			p := scattered(options, r, around(places/2+placeIndex(r.IntN(places/2)), 2+r.Float64()*3))
			try(&p)
		}
		g := newGame(options, begin(options))
		for range 15 {
			g.Reset()
			for range 12 {
				m, _ := g.SampleMove(r)
				g.Do(m)
				try(&g.Pos)
			}
		}
	}
	if alone < 100 {
		t.Errorf("only %d flowers without a partner were met", alone)
	}
}

// checkPairs checks the choice of balances that is shown.
func checkPairs(t *testing.T, p *Position) {
	t.Helper()
	o := oracleOf(p)
	shown, _ := p.normalized()
	pairs := shown.pairs()
	if len(pairs) != int(p.total) {
		t.Fatalf("%s: %d pairs for %d balances", p.appendText(nil), len(pairs), p.total)
	}
	used := map[[2]int]int{}
	served := map[int]bool{}
	seen := map[balancePair]bool{}
	for _, made := range pairs {
		again := balancePair{min(made.a, made.b), max(made.a, made.b), made.garden}
		if seen[again] {
			t.Fatalf("%s: the pair %v is shown twice", p.appendText(nil), made)
		}
		seen[again] = true
		for _, tile := range []int{made.a, made.b} {
			used[[2]int{tile, int(made.garden)}]++
			served[tile] = true
			if !regionsOf(shown.at[tile]).Has(made.garden) {
				t.Fatalf("%s: the pair %v is not in that garden", p.appendText(nil), made)
			}
		}
		if !o.matches(p.inventory().kind[made.a], p.inventory().kind[made.b]) {
			t.Fatalf("%s: the pair %v does not match", p.appendText(nil), made)
		}
	}
	for end, n := range used {
		if n > capacityOf(&shown, end[0]) {
			t.Fatalf("%s: tile %d takes part %d times in one garden", p.appendText(nil), end[0], n)
		}
	}
	for tile, has := range shown.partneredFlowers() {
		if served[tile] != has {
			t.Fatalf("%s: that tile %d has a partner is %v, and shown is %v", p.appendText(nil), tile, has, served[tile])
		}
	}
	if p.isComplete() && len(served) != wheelTile {
		t.Fatalf("%s is complete and %d flowers are shown in balance", p.appendText(nil), len(served))
	}
}

func capacityOf(p *Position, tile int) int {
	if p.at[tile] == p.at[wheelTile] {
		return 2
	}
	return 1
}
