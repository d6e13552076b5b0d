package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
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
		a, b := p.harmonyPieces(h)
		t.addHarmony(h, messages.HarmonyMade(a, b))
	}
	for _, h := range had {
		if from, to := moved.of(h.From), moved.of(h.To); !still[pointPairOf(from, to)] {
			a, b := before.harmonyPieces(h)
			t.addHarmony(h, messages.HarmonyBroken(a, b, p.whyNoHarmony(before, h, from, to)))
		}
	}
	t.addTraps(before, moved)
	t.addOrchids(before)
	return made
}

func (t *explanationBuilder) addHarmony(h Harmony, m message.Message) {
	t.Add(wording.NamesOf(h.From, h.To), m)
	t.AddLinks(h.link(game.LinkHarmony))
}

func (h Harmony) link(kind game.LinkKind) game.Link {
	return game.Link{Kind: kind, Owner: h.Owner, From: h.From.Centre(), To: h.To.Centre()}
}

// harmonyPieces returns the tiles of a Harmony, its owner's first if only one is. The owner of
// both is with the first.
func (p *Position) harmonyPieces(h Harmony) (a, b message.Piece) {
	a, b = p.piece(h.From), p.piece(h.To)
	switch {
	case a.Owner == b.Owner:
		b.Owner = ""
	case p.tile[h.From].Owner() != h.Owner:
		a, b = b, a
	}
	return a, b
}

// whyNoHarmony returns why the tiles that formed h and now stand on a and b form none.
func (p *Position) whyNoHarmony(before *Position, h Harmony, a, b board.Point) message.Message {
	switch {
	case a == board.NoPoint:
		return messages.BrokenByCapture(before.tile[h.From].Kind().piece())
	case b == board.NoPoint:
		return messages.BrokenByCapture(before.tile[h.To].Kind().piece())
	}
	row, column := rankOf[a] == rankOf[b], fileOf[a] == fileOf[b]
	for _, at := range p.accents.all() {
		switch p.tile[at].Kind() {
		case Rock:
			if row && rankOf[at] == rankOf[a] || column && fileOf[at] == fileOf[a] {
				return messages.BrokenByAccent(p.piece(at))
			}
		case Knotweed:
			if (row || column) && (isAround(at, a) || isAround(at, b)) {
				return messages.BrokenByAccent(p.piece(at))
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
		return messages.BrokenByGate()
	default:
		return messages.BrokenByTile(p.piece(next))
	}
	return messages.BrokenOffLine()
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
				t.Add(wording.NamesOf(at, orchid), messages.Trapped(p.piece(orchid), p.piece(at)))
			case !trapped && held[at]:
				t.Add(wording.NamesOf(at), messages.Freed(p.piece(at)))
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
			t.Add(wording.NamesOf(p.lotus[s], orchid), messages.OrchidCaptures(p.piece(p.lotus[s]), p.piece(orchid)))
		case was && !is && orchid != board.NoPoint:
			// Only an Orchid with its White Lotus in bloom has captured the Lotus.
			enemy := p.orchid[s.Opponent()]
			t.Add(wording.NamesOf(orchid, enemy), messages.OrchidProtected(p.piece(orchid), p.piece(enemy)))
		}
	}
}

// orchidIsWild reports whether the Orchid and the White Lotus of s are both in bloom.
func (p *Position) orchidIsWild(s game.Seat) bool {
	return p.orchid[s] != board.NoPoint && !p.orchid[s].IsGate() && p.bloomingLotus(s)
}
