package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// whereabouts says where the tiles of points are that do not stand there any
// more; NoPoint when they have left the game.
type whereabouts map[board.Point]board.Point

func (w whereabouts) of(at board.Point) board.Point {
	if to, ok := w[at]; ok {
		return to
	}
	return at
}

// pair is the points of two tiles, the smaller first.
type pair [2]board.Point

func pairOf(a, b board.Point) pair { return pair{min(a, b), max(a, b)} }

// changed says what else is different from before: Harmonies made and broken,
// flowers trapped and set free, Orchids that can be captured. It returns whose
// Harmonies have been made.
func (t *telling) changed(before *Position, moved whereabouts) (made bond) {
	p := &t.pos
	had, has := before.Harmonies(nil), p.Harmonies(nil)
	old, still := make(map[pair]bool, len(had)), make(map[pair]bool, len(has))
	for _, h := range has {
		still[pairOf(h.From, h.To)] = true
	}
	for _, h := range had {
		old[pairOf(moved.of(h.From), moved.of(h.To))] = true
	}
	for _, h := range has {
		if old[pairOf(h.From, h.To)] {
			continue
		}
		made |= harmonyOf(h.Owner)
		t.harmony(h, game.LinkHarmony, "%s are now in Harmony", p.both(h))
	}
	for _, h := range had {
		if a, b := moved.of(h.From), moved.of(h.To); !still[pairOf(a, b)] {
			t.harmony(h, game.LinkHarmony, "%s are in Harmony no more: %s", before.both(h), p.whyNoHarmony(before, h, a, b))
		}
	}
	t.traps(before, moved)
	t.orchids(before)
	return made
}

func (t *telling) harmony(h Harmony, kind game.LinkKind, format string, args ...any) {
	t.Say(game.Names(h.From, h.To), format, args...)
	t.Show(h.link(kind))
}

func (h Harmony) link(kind game.LinkKind) game.Link {
	return game.Link{Kind: kind, Owner: h.Owner, From: h.From.Centre(), To: h.To.Centre()}
}

// both describes the tiles of a Harmony, its owner's first if only one is.
func (p *Position) both(h Harmony) string {
	a, b := h.From, h.To
	if p.tile[a].Owner() == p.tile[b].Owner() {
		return p.piece(a) + " and " + p.tile[b].Kind().Name() + " on " + b.String()
	}
	if p.tile[a].Owner() != h.Owner {
		a, b = b, a
	}
	return p.piece(a) + " and " + p.piece(b)
}

// whyNoHarmony says why the tiles that formed h and now stand on a and b form none.
func (p *Position) whyNoHarmony(before *Position, h Harmony, a, b board.Point) string {
	switch {
	case a == board.NoPoint:
		return "the " + before.tile[h.From].Kind().Name() + " has been captured"
	case b == board.NoPoint:
		return "the " + before.tile[h.To].Kind().Name() + " has been captured"
	}
	row, column := rankOf[a] == rankOf[b], fileOf[a] == fileOf[b]
	for _, at := range p.accents.all() {
		switch p.tile[at].Kind() {
		case Rock:
			if row && rankOf[at] == rankOf[a] || column && fileOf[at] == fileOf[a] {
				return p.piece(at) + " cancels it"
			}
		case Knotweed:
			if (row || column) && (near(at, a) || near(at, b)) {
				return p.piece(at) + " cancels it"
			}
		}
	}
	next := b
	switch {
	case row && fileOf[a] < fileOf[b]:
		next = p.east(a)
	case row:
		next = p.west(a)
	case column && rankOf[a] < rankOf[b]:
		next = p.north(a)
	case column:
		next = p.south(a)
	}
	switch next {
	case b:
	case board.NoPoint:
		return "a gate is between"
	default:
		return p.piece(next) + " stands between"
	}
	return "they are not in line any more"
}

// traps says which flowers are trapped now and which no longer.
func (t *telling) traps(before *Position, moved whereabouts) {
	p := &t.pos
	held := make(map[board.Point]bool)
	for s := range game.Seat(2) {
		for _, at := range before.flowers[s].all() {
			if before.trapped(at) {
				held[moved.of(at)] = true
			}
		}
	}
	for s := range game.Seat(2) {
		for _, at := range p.flowers[s].all() {
			switch trapped := p.trapped(at); {
			case trapped && !held[at]:
				orchid := p.orchid[s.Opponent()]
				t.Say(game.Names(at, orchid), "%s is now trapped by %s", p.piece(at), p.piece(orchid))
			case !trapped && held[at]:
				t.Say(game.Names(at), "%s is trapped no more", p.piece(at))
			}
		}
	}
}

// orchids says which Orchids have begun or ceased to capture and to be captured.
func (t *telling) orchids(before *Position) {
	p := &t.pos
	for s := range game.Seat(2) {
		orchid := p.orchid[s]
		was, is := before.wild(s), p.wild(s)
		switch {
		case is && !was:
			t.Say(game.Names(p.lotus[s], orchid), "With %s in bloom %s can capture and be captured", p.piece(p.lotus[s]), p.piece(orchid))
		case was && !is && orchid != board.NoPoint:
			// Only an Orchid with its White Lotus in bloom has captured the Lotus.
			enemy := p.orchid[s.Opponent()]
			t.Say(game.Names(orchid, enemy), "Without a White Lotus in bloom %s can capture and be captured by nothing but %s", p.piece(orchid), p.piece(enemy))
		}
	}
}

// wild reports whether the Orchid and the White Lotus of s are both in bloom.
func (p *Position) wild(s game.Seat) bool {
	return p.orchid[s] != board.NoPoint && !p.orchid[s].IsGate() && p.bloomingLotus(s)
}
