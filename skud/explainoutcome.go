package skud

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// ExplainOutcome returns what decided the game: the ring, the counts at the last basic
// flower, when the position occurred before, or why neither player could move.
func (g *Game) ExplainOutcome() []game.Reason {
	p := &g.Pos
	switch o := g.Outcome(); o.Reason {
	case ReasonRing:
		return p.ringVerdict(o)
	case ReasonLastFlower:
		return p.lastFlowerVerdict(o, g.lastPlanted())
	case ReasonRepetition:
		return g.explainRepetition()
	case ReasonNoLegalTurn:
		return p.passesVerdict()
	}
	return nil
}

// ringVerdict describes the rings tile by tile.
func (p *Position) ringVerdict(o game.Outcome) []game.Reason {
	var t game.Explanation
	for s := range game.Seat(2) {
		chain := p.ShortestRing(s)
		if chain == nil || o.Winner == s.Opponent() {
			continue
		}
		ring := messages.Ring
		if o.Winner == s {
			ring = messages.RingWins
		}
		tiles := ringTiles(chain)
		var others message.List
		for _, at := range tiles[1:] {
			others = append(others, p.ringPiece(s, at))
		}
		t.Add(wording.NamesOf(tiles...), ring(s, len(chain), p.ringPiece(s, tiles[0]), others))
		for i, at := range tiles {
			next := tiles[(i+1)%len(tiles)]
			t.AddLinks(game.Link{Kind: game.LinkRing, Owner: s, From: at.Centre(), To: next.Centre()})
		}
		// The only tile of the opponent that can be in a ring is the White Lotus.
		if i := slices.IndexFunc(tiles, func(at board.Point) bool { return p.tile[at].Owner() != s }); i >= 0 {
			t.Add(wording.NamesOf(tiles[i]), messages.RingLotus(s, p.piece(tiles[i])))
		}
	}
	mover := p.seat.Opponent()
	switch {
	case o.IsDraw():
		t.Add(nil, messages.BothRings())
	case o.Winner != mover:
		t.Add(nil, messages.RingOfOther(mover))
	}
	return t
}

// ringPiece returns a tile of a ring of s, with its owner if that is not s.
func (p *Position) ringPiece(s game.Seat, at board.Point) message.Piece {
	if p.tile[at].Owner() != s {
		return p.piece(at)
	}
	return p.tile[at].Kind().placed(at)
}

// ringTiles returns the tiles of a ring in order, clockwise from the first in the
// order of points.
func ringTiles(chain []Harmony) []board.Point {
	at := chain[0].From
	if last := chain[len(chain)-1]; at != last.From && at != last.To {
		at = chain[0].To
	}
	tiles, turns := []board.Point{}, 0
	for _, h := range chain {
		tiles = append(tiles, at)
		if at == h.From {
			at = h.To
			turns += h.crossing()
		} else {
			at = h.From
			turns -= h.crossing()
		}
	}
	if turns > 0 { // upwards in the east is anticlockwise
		slices.Reverse(tiles)
	}
	first := slices.Index(tiles, slices.Min(tiles))
	return slices.Concat(tiles[first:], tiles[:first])
}

// lastFlowerVerdict gives the counts in the order in which they decide.
func (p *Position) lastFlowerVerdict(o game.Outcome, planted board.Point) []game.Reason {
	t := explanationBuilder{pos: *p}
	guest, host := p.hands[game.First], p.hands[game.Second]
	switch {
	case p.siteEdition:
		t.addComparison(o, p.countCrossing(), messages.EqualCrossings, messages.MoreCrossings, Harmony.CrossesMidline)
	case guest.accents() != host.accents():
		t.Add(nil, messages.MoreAccents(o.Winner, guest.accents(), accentList(guest), host.accents(), accentList(host)))
	default:
		t.addComparison(o, p.countHarmonies(), messages.EqualHarmonies, messages.MoreHarmonies, func(Harmony) bool { return true })
		t.Add(nil, messages.EqualAccents(guest.accents()))
	}
	out := game.First
	if host&basicHand == 0 {
		out = game.Second
	}
	if planted != board.NoPoint {
		t.Add(wording.NamesOf(planted), messages.LastFlowerPlanted(out, message.PlaceOf(planted)))
	} else {
		t.Add(nil, messages.LastFlower(out))
	}
	return t.Explanation
}

// lastPlanted returns the gate in which the last turn planted a flower, if it did.
func (g *Game) lastPlanted() board.Point {
	past := g.Past()
	for i := past.MoveCount() - 1; i >= max(0, past.MoveCount()-2); i-- {
		if m := past.MoveAt(i); m != game.End && (TypeOf(m) == MovePlant || TypeOf(m) == MoveBonus) && kindOf(m).Basic() {
			return atOf(m)
		}
	}
	return board.NoPoint
}

// addComparison adds a comparison of the Harmonies.
func (t *explanationBuilder) addComparison(o game.Outcome, n [2]int, equal func(n int) message.Message,
	more func(by game.Seat, guest, host int) message.Message, in func(Harmony) bool) {
	if o.IsDraw() {
		t.Add(nil, equal(n[game.First]))
	} else {
		t.Add(nil, more(o.Winner, n[game.First], n[game.Second]))
	}
	for _, h := range t.pos.Harmonies(nil) {
		if in(h) {
			t.AddLinks(h.link(game.LinkHarmony))
		}
	}
}

// explainRepetition returns which turn brought the position for the third time.
func (g *Game) explainRepetition() []game.Reason {
	var t game.Explanation
	past := g.Past()
	if m := past.MoveAt(past.MoveCount() - 1); m != game.End && TypeOf(m) == MoveArrange {
		t.Add(wording.NamesOf(toOf(m)), messages.RepetitionWith(g.Pos.seat, g.occurrenceTurns(), g.Pos.piece(toOf(m))))
	} else {
		t.Add(nil, messages.Repetition(g.Pos.seat, g.occurrenceTurns()))
	}
	return t
}

// occurrenceTurns returns when the present position stood on the board.
func (g *Game) occurrenceTurns() message.Message {
	past, now := g.Past(), g.Key()
	turns := 0
	var list message.List
	for i := range past.MoveCount() {
		before := past.PositionBefore(i)
		if before.MidTurn() {
			continue
		}
		if before.Key() == now {
			list = append(list, message.Number(turns))
		}
		turns++
	}
	list = append(list, message.Number(turns))
	if list[0] == message.Number(0) {
		return messages.OccurrencesFromBeginning(list[1:])
	}
	return messages.Occurrences(list)
}

// passesVerdict returns what kept both players from a turn.
func (p *Position) passesVerdict() []game.Reason {
	var t game.Explanation
	first := p.seat
	t.Add(wording.NamesOf(gates[:]...), messages.BothPassed(first, first.Opponent()))
	before := *p
	before.passes = 0
	for range 2 {
		t.Add(wording.NamesOf(before.flowers[before.seat].all()...), messages.CanDoNothing(before.seat, before.whyStuck()))
		before.seat = before.seat.Opponent()
	}
	return t
}

// whyStuck returns why the player to move has to pass.
func (p *Position) whyStuck() message.Message {
	switch n := p.flowers[p.seat].n; n {
	case 0:
		return messages.StuckNoFlower()
	case 1:
		return messages.StuckFlower(p.piece(p.flowers[p.seat].at[0]))
	default:
		return messages.StuckFlowers(p.seat, int(n))
	}
}
