package skud

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Verdict says what decided the game: the ring, the counts at the last basic
// flower, when the position stood before, or why nobody could do anything.
func (g *Game) Verdict() []game.Reason {
	p := &g.Pos
	switch o := g.Outcome(); o.Reason {
	case ReasonRing:
		return p.ringVerdict(o)
	case ReasonLastFlower:
		return p.lastFlowerVerdict(o, g.lastPlanted())
	case ReasonRepetition:
		return g.repetition()
	case ReasonNoLegalTurn:
		return p.passesVerdict()
	}
	return nil
}

// ringVerdict tells the rings tile by tile.
func (p *Position) ringVerdict(o game.Outcome) []game.Reason {
	var t game.Telling
	for s := range game.Seat(2) {
		chain := p.Ring(s)
		if chain == nil || o.Winner == s.Opponent() {
			continue
		}
		says := player(s) + " has"
		if o.Winner == s {
			says = player(s) + " wins with"
		}
		tiles := ringTiles(chain)
		var names []string
		for _, at := range tiles[1:] {
			names = append(names, p.ringTile(s, at))
		}
		t.Say(game.Names(tiles...), "%s a ring of %s around the centre: from %s over %s back to the beginning",
			says, inHarmonies(len(chain)), p.ringTile(s, tiles[0]), game.Series("and", names))
		for i, at := range tiles {
			next := tiles[(i+1)%len(tiles)]
			t.Show(game.Link{Kind: game.LinkRing, Owner: s, From: at.Centre(), To: next.Centre()})
		}
	}
	mover := p.seat.Opponent()
	switch {
	case o.IsDraw():
		t.Say(nil, "Both players have a ring: the game is a draw")
	case o.Winner != mover:
		t.Say(nil, "The turn was %s's; a ring wins for its owner, whoever closes it", player(mover))
	}
	return t
}

// ringTile describes a tile of a ring of s.
func (p *Position) ringTile(s game.Seat, at board.Point) string {
	if p.tile[at].Owner() != s {
		return p.piece(at)
	}
	return "the " + p.tile[at].Kind().Name() + " on " + at.String()
}

// ringTiles are the tiles of a ring in order, clockwise from the first in the
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

// lastFlowerVerdict tells the counts in the order in which they decide.
func (p *Position) lastFlowerVerdict(o game.Outcome, planted board.Point) []game.Reason {
	t := telling{pos: *p}
	guest, host := p.hands[game.First], p.hands[game.Second]
	switch {
	case p.siteEdition:
		t.counted(o, " across a midline", p.countCrossing(), Harmony.crossesMidline)
	case guest.accents() != host.accents():
		t.Say(nil, "%s wins with more unused Accents: Guest has %d (%s), Host %d (%s)",
			player(o.Winner), guest.accents(), accentNames(guest), host.accents(), accentNames(host))
	default:
		t.counted(o, "", p.countHarmonies(), func(Harmony) bool { return true })
		t.Say(nil, "The Harmonies are counted because both have as many unused Accents: %d", guest.accents())
	}
	out, last := game.First, ""
	if host&basicHand == 0 {
		out = game.Second
	}
	var at []string
	if planted != board.NoPoint {
		last, at = fmt.Sprintf(": the last was planted on %s", planted), game.Names(planted)
	}
	t.Say(at, "The game has ended because %s has no basic flower left in the hand, from Rose to White Jade%s", player(out), last)
	return t.Telling
}

// lastPlanted is the gate in which the last turn planted a flower, if it did.
func (g *Game) lastPlanted() board.Point {
	past := g.Past()
	for i := past.Moves() - 1; i >= max(0, past.Moves()-2); i-- {
		if m := past.Move(i); m != game.End && (actOf(m) == actPlant || actOf(m) == actBonus) && kindOf(m).Basic() {
			return atOf(m)
		}
	}
	return board.NoPoint
}

// counted tells a comparison of the Harmonies that are in.
func (t *telling) counted(o game.Outcome, which string, n [2]int, in func(Harmony) bool) {
	if o.IsDraw() {
		t.Say(nil, "The game is a draw: Guest and Host have %s each%s", inHarmonies(n[game.First]), which)
	} else {
		t.Say(nil, "%s wins with more Harmonies%s: Guest has %d, Host %d", player(o.Winner), which, n[game.First], n[game.Second])
	}
	for _, h := range t.pos.Harmonies(nil) {
		if in(h) {
			t.Show(h.link(game.LinkHarmony))
		}
	}
}

// repetition says which turn brought the position for the third time.
func (g *Game) repetition() []game.Reason {
	var t game.Telling
	with := ""
	var at []string
	past := g.Past()
	if m := past.Move(past.Moves() - 1); m != game.End && actOf(m) == actArrange {
		with = ", with " + g.Pos.piece(toOf(m))
		at = game.Names(toOf(m))
	}
	t.Say(at, "The same tiles, the same hands and %s to move for the third time, %s%s: the game is a draw", player(g.Pos.seat), g.occasions(), with)
	return t
}

// occasions says when the present position stood on the board.
func (g *Game) occasions() string {
	past, now := g.Past(), g.Key()
	turns, text := 0, ""
	var list []string
	for i := range past.Moves() {
		before := past.Before(i)
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
	return text + "after turns " + game.Series("and", list)
}

// passesVerdict says what kept both players from a turn.
func (p *Position) passesVerdict() []game.Reason {
	var t game.Telling
	first := p.seat
	t.Say(game.Names(gates[:]...), "The game is a draw: %s and then %s had no legal turn and passed, because flowers grow in all four gates", player(first), player(first.Opponent()))
	before := *p
	before.passes = 0
	for range 2 {
		t.Say(game.Names(before.flowers[before.seat].all()...), "%s can do nothing: %s", player(before.seat), before.whyStuck())
		before.seat = before.seat.Opponent()
	}
	return t
}

// whyStuck is the end of a sentence that says why the player to move has to pass.
func (p *Position) whyStuck() string {
	switch n := p.flowers[p.seat].n; n {
	case 0:
		return "no gate is open, and there is no own flower to arrange"
	case 1:
		return "no gate is open, and " + p.piece(p.flowers[p.seat].at[0]) + " has nowhere to go"
	default:
		return fmt.Sprintf("no gate is open, and none of %s's %d flowers has anywhere to go", player(p.seat), n)
	}
}
