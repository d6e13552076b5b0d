package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// movedTiles says where the tiles of points are that do not stand there any
// more; NoPoint when they have left the game.
type movedTiles map[board.Point]board.Point

func (w movedTiles) of(at board.Point) board.Point {
	if to, ok := w[at]; ok {
		return to
	}
	return at
}

// pointPair is the points of two tiles, the smaller first.
type pointPair [2]board.Point

func pointPairOf(a, b board.Point) pointPair { return pointPair{min(a, b), max(a, b)} }

// addHarmonyChanges returns what else is different from before: Harmonies made and broken,
// flowers trapped and set free, Orchids that can be captured. It returns whose
// Harmonies have been made.
func (t *explanationBuilder) addHarmonyChanges(before *Position, moved movedTiles) (made relation) {
	p := &t.pos
	had, has := before.Harmonies(nil), p.Harmonies(nil)
	old, still := make(map[pointPair]bool, len(had)), make(map[pointPair]bool, len(has))
	for _, h := range has {
		still[pointPairOf(h.From, h.To)] = true
	}
	for _, h := range had {
		old[pointPairOf(moved.of(h.From), moved.of(h.To))] = true
	}
	for _, h := range has {
		if old[pointPairOf(h.From, h.To)] {
			continue
		}
		made |= harmonyOf(h.Owner)
		t.addHarmony(h, game.LinkHarmony, "%s are now in Harmony", p.describePair(h))
	}
	for _, h := range had {
		if a, b := moved.of(h.From), moved.of(h.To); !still[pointPairOf(a, b)] {
			t.addHarmony(h, game.LinkHarmony, "%s are in Harmony no more: %s", before.describePair(h), p.whyNoHarmony(before, h, a, b))
		}
	}
	t.addTraps(before, moved)
	t.addOrchids(before)
	return made
}

func (t *explanationBuilder) addHarmony(h Harmony, kind game.LinkKind, format string, args ...any) {
	t.Addf(wording.NamesOf(h.From, h.To), format, args...)
	t.AddLinks(h.link(kind))
}

func (h Harmony) link(kind game.LinkKind) game.Link {
	return game.Link{Kind: kind, Owner: h.Owner, From: h.From.Centre(), To: h.To.Centre()}
}

// describePair describes the tiles of a Harmony, its owner's first if only one is.
func (p *Position) describePair(h Harmony) string {
	a, b := h.From, h.To
	if p.tile[a].Owner() == p.tile[b].Owner() {
		return p.describeTile(a) + " and " + p.tile[b].Kind().Name() + " on " + b.String()
	}
	if p.tile[a].Owner() != h.Owner {
		a, b = b, a
	}
	return p.describeTile(a) + " and " + p.describeTile(b)
}

// whyNoHarmony returns why the tiles that formed h and now stand on a and b form none.
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
				return p.describeTile(at) + " cancels it"
			}
		case Knotweed:
			if (row || column) && (isAround(at, a) || isAround(at, b)) {
				return p.describeTile(at) + " cancels it"
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
		return p.describeTile(next) + " stands between"
	}
	return "they are not in line any more"
}

// addTraps says which flowers are trapped now and which no longer.
func (t *explanationBuilder) addTraps(before *Position, moved movedTiles) {
	p := &t.pos
	held := make(map[board.Point]bool)
	for s := range game.Seat(2) {
		for _, at := range before.flowers[s].all() {
			if before.IsTrapped(at) {
				held[moved.of(at)] = true
			}
		}
	}
	for s := range game.Seat(2) {
		for _, at := range p.flowers[s].all() {
			switch trapped := p.IsTrapped(at); {
			case trapped && !held[at]:
				orchid := p.orchid[s.Opponent()]
				t.Addf(wording.NamesOf(at, orchid), "%s is now trapped by %s", p.describeTile(at), p.describeTile(orchid))
			case !trapped && held[at]:
				t.Addf(wording.NamesOf(at), "%s is trapped no more", p.describeTile(at))
			}
		}
	}
}

// addOrchids says which Orchids have begun or ceased to capture and to be captured.
func (t *explanationBuilder) addOrchids(before *Position) {
	p := &t.pos
	for s := range game.Seat(2) {
		orchid := p.orchid[s]
		was, is := before.orchidIsWild(s), p.orchidIsWild(s)
		switch {
		case is && !was:
			t.Addf(wording.NamesOf(p.lotus[s], orchid), "With %s in bloom %s can capture and be captured", p.describeTile(p.lotus[s]), p.describeTile(orchid))
		case was && !is && orchid != board.NoPoint:
			// Only an Orchid with its White Lotus in bloom has captured the Lotus.
			enemy := p.orchid[s.Opponent()]
			t.Addf(wording.NamesOf(orchid, enemy), "Without a White Lotus in bloom %s can capture and be captured by nothing but %s", p.describeTile(orchid), p.describeTile(enemy))
		}
	}
}

// orchidIsWild reports whether the Orchid and the White Lotus of s are both in bloom.
func (p *Position) orchidIsWild(s game.Seat) bool {
	return p.orchid[s] != board.NoPoint && !p.orchid[s].IsGate() && p.bloomingLotus(s)
}
