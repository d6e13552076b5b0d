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
		return []game.Reason{g.repetition()}
	case ReasonNoLegalTurn:
		return p.passesVerdict()
	}
	return nil
}

// ringVerdict tells the rings tile by tile.
func (p *Position) ringVerdict(o game.Outcome) (list []game.Reason) {
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
		reason := game.Reason{Places: places(tiles...)}
		var names []string
		for _, at := range tiles[1:] {
			names = append(names, p.ringTile(s, at))
		}
		reason.Text = fmt.Sprintf("%s a ring of %s around the centre: from %s over %s back to the beginning.",
			says, number(len(chain), "Harmony"), p.ringTile(s, tiles[0]), enumerate(names))
		for i, at := range tiles {
			next := tiles[(i+1)%len(tiles)]
			reason.Links = append(reason.Links, game.Link{Kind: game.LinkRing, Owner: s, From: at.Centre(), To: next.Centre()})
		}
		list = append(list, reason)
	}
	mover := p.seat.Opponent()
	switch {
	case o.IsDraw():
		list = append(list, game.Reason{Text: "Both players have a ring: the game is a draw."})
	case o.Winner != mover:
		list = append(list, game.Reason{Text: fmt.Sprintf("The turn was %s's; a ring wins for its owner, whoever closes it.", player(mover))})
	}
	return list
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
	ended := game.Reason{}
	for s := range game.Seat(2) {
		if p.hands[s]&basicHand == 0 {
			ended.Text = fmt.Sprintf("The game has ended because %s has no basic flower left in the hand, from Rose to White Jade", player(s))
		}
	}
	if planted != board.NoPoint {
		ended.Text += fmt.Sprintf(": the last was planted on %s", planted)
		ended.Places = places(planted)
	}
	ended.Text += "."
	if p.siteEdition {
		count := p.countCrossing()
		return []game.Reason{p.counted(o, "Harmony", " across a midline", count, Harmony.crossesMidline), ended}
	}
	accents := [2]int{p.hands[game.First].accents(), p.hands[game.Second].accents()}
	if accents[game.First] != accents[game.Second] {
		return []game.Reason{{Text: fmt.Sprintf("%s wins with more unused Accents: Guest has %d (%s), Host %d (%s).", player(o.Winner),
			accents[game.First], accentNames(p.hands[game.First]), accents[game.Second], accentNames(p.hands[game.Second]))}, ended}
	}
	equal := game.Reason{Text: fmt.Sprintf("The Harmonies are counted because both have as many unused Accents: %d.", accents[game.First])}
	return []game.Reason{p.counted(o, "Harmony", "", p.countHarmonies(), func(Harmony) bool { return true }), equal, ended}
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
func (p *Position) counted(o game.Outcome, noun, which string, n [2]int, in func(Harmony) bool) game.Reason {
	var reason game.Reason
	for _, h := range p.Harmonies(nil) {
		if in(h) {
			reason.Links = append(reason.Links, h.link(game.LinkHarmony))
		}
	}
	if o.IsDraw() {
		reason.Text = fmt.Sprintf("The game is a draw: Guest and Host have %s each%s.", number(n[game.First], noun), which)
		return reason
	}
	reason.Text = fmt.Sprintf("%s wins with more Harmonies%s: Guest has %d, Host %d.", player(o.Winner), which, n[game.First], n[game.Second])
	return reason
}

// repetition says which turn brought the position for the third time.
func (g *Game) repetition() game.Reason {
	with := ""
	var at []string
	past := g.Past()
	if m := past.Move(past.Moves() - 1); m != game.End && actOf(m) == actArrange {
		with = ", with " + g.Pos.piece(toOf(m))
		at = places(toOf(m))
	}
	return game.Reason{Places: at, Text: fmt.Sprintf("The same tiles, the same hands and %s to move for the third time, %s%s: the game is a draw.",
		player(g.Pos.seat), g.occasions(), with)}
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
	return text + "after turns " + enumerate(list)
}

// passesVerdict says what kept both players from a turn.
func (p *Position) passesVerdict() []game.Reason {
	first := p.seat
	list := []game.Reason{{
		Text:   fmt.Sprintf("The game is a draw: %s and then %s had no legal turn and passed, because flowers grow in all four gates.", player(first), player(first.Opponent())),
		Places: places(gates[:]...)}}
	before := *p
	before.passes = 0
	for range 2 {
		list = append(list, game.Reason{
			Text:   fmt.Sprintf("%s can do nothing: %s", player(before.seat), before.whyStuck()),
			Places: places(before.flowers[before.seat].all()...)})
		before.seat = before.seat.Opponent()
	}
	return list
}

// whyStuck is the end of a sentence that says why the player to move has to pass.
func (p *Position) whyStuck() string {
	switch n := p.flowers[p.seat].n; n {
	case 0:
		return "no gate is open, and there is no own flower to arrange."
	case 1:
		return "no gate is open, and " + p.piece(p.flowers[p.seat].at[0]) + " has nowhere to go."
	default:
		return fmt.Sprintf("no gate is open, and none of %s's %d flowers has anywhere to go.", player(p.seat), n)
	}
}
