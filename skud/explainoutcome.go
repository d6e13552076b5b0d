package skud

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		message := roleName(s) + " has"
		if o.Winner == s {
			message = roleName(s) + " wins with"
		}
		tiles := ringTiles(chain)
		var names []string
		for _, at := range tiles[1:] {
			names = append(names, p.ringTile(s, at))
		}
		t.Addf(wording.NamesOf(tiles...), "%s a ring of %s around the centre: from %s over %s back to the beginning",
			message, inHarmonies(len(chain)), p.ringTile(s, tiles[0]), wording.JoinWords("and", names))
		for i, at := range tiles {
			next := tiles[(i+1)%len(tiles)]
			t.AddLinks(game.Link{Kind: game.LinkRing, Owner: s, From: at.Centre(), To: next.Centre()})
		}
	}
	mover := p.seat.Opponent()
	switch {
	case o.IsDraw():
		t.Addf(nil, "Both players have a ring: the game is a draw")
	case o.Winner != mover:
		t.Addf(nil, "The turn was %s's; a ring wins for its owner, whoever closes it", roleName(mover))
	}
	return t
}

// ringTile describes a tile of a ring of s.
func (p *Position) ringTile(s game.Seat, at board.Point) string {
	if p.tile[at].Owner() != s {
		return p.describeTile(at)
	}
	return "the " + p.tile[at].Kind().Name() + " on " + at.String()
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
		t.addComparison(o, " across a midline", p.countCrossing(), Harmony.CrossesMidline)
	case guest.accents() != host.accents():
		t.Addf(nil, "%s wins with more unused Accents: Guest has %d (%s), Host %d (%s)",
			roleName(o.Winner), guest.accents(), accentNames(guest), host.accents(), accentNames(host))
	default:
		t.addComparison(o, "", p.countHarmonies(), func(Harmony) bool { return true })
		t.Addf(nil, "The Harmonies are counted because both have as many unused Accents: %d", guest.accents())
	}
	out, last := game.First, ""
	if host&basicHand == 0 {
		out = game.Second
	}
	var at []string
	if planted != board.NoPoint {
		last, at = fmt.Sprintf(": the last was planted on %s", planted), wording.NamesOf(planted)
	}
	t.Addf(at, "The game has ended because %s has no basic flower left in the hand, from Rose to White Jade%s", roleName(out), last)
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
func (t *explanationBuilder) addComparison(o game.Outcome, which string, n [2]int, in func(Harmony) bool) {
	if o.IsDraw() {
		t.Addf(nil, "The game is a draw: Guest and Host have %s each%s", inHarmonies(n[game.First]), which)
	} else {
		t.Addf(nil, "%s wins with more Harmonies%s: Guest has %d, Host %d", roleName(o.Winner), which, n[game.First], n[game.Second])
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
	with := ""
	var at []string
	past := g.Past()
	if m := past.MoveAt(past.MoveCount() - 1); m != game.End && TypeOf(m) == MoveArrange {
		with = ", with " + g.Pos.describeTile(toOf(m))
		at = wording.NamesOf(toOf(m))
	}
	t.Addf(at, "The same tiles, the same hands and %s to move for the third time, %s%s: the game is a draw", roleName(g.Pos.seat), g.occurrenceTurns(), with)
	return t
}

// occurrenceTurns returns when the present position stood on the board.
func (g *Game) occurrenceTurns() string {
	past, now := g.Past(), g.Key()
	turns, text := 0, ""
	var list []string
	for i := range past.MoveCount() {
		before := past.PositionBefore(i)
		if before.MidTurn() {
			continue
		}
		if before.Key() == now {
			list = append(list, strconv.Itoa(turns))
		}
		turns++
	}
	list = append(list, strconv.Itoa(turns))
	if list[0] == "0" {
		text, list = "at the beginning and ", list[1:]
	}
	return text + "after turns " + wording.JoinWords("and", list)
}

// passesVerdict returns what kept both players from a turn.
func (p *Position) passesVerdict() []game.Reason {
	var t game.Explanation
	first := p.seat
	t.Addf(wording.NamesOf(gates[:]...), "The game is a draw: %s and then %s had no legal turn and passed, because flowers grow in all four gates", roleName(first), roleName(first.Opponent()))
	before := *p
	before.passes = 0
	for range 2 {
		t.Addf(wording.NamesOf(before.flowers[before.seat].all()...), "%s can do nothing: %s", roleName(before.seat), before.whyStuck())
		before.seat = before.seat.Opponent()
	}
	return t
}

// whyStuck returns the end of a sentence that says why the player to move has to pass.
func (p *Position) whyStuck() string {
	switch n := p.flowers[p.seat].n; n {
	case 0:
		return "no gate is open, and there is no own flower to arrange"
	case 1:
		return "no gate is open, and " + p.describeTile(p.flowers[p.seat].at[0]) + " has nowhere to go"
	default:
		return fmt.Sprintf("no gate is open, and none of %s's %d flowers has anywhere to go", roleName(p.seat), n)
	}
}
