package balance

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Picks offers the 42 deals; in the Blossoming the kind of a tile in the hand
// and then its place; and in moving the square of a tile and then where it goes,
// or "pass".
func (g *Game) Picks(path []string) (game.Picks, error) {
	var picks game.Picks
	if o := g.Outcome(); o.Over() {
		if len(path) > 0 {
			return picks, game.BrokenOver(o)
		}
		return picks, nil
	}
	p := &g.Pos
	steps := 2
	switch {
	case p.toMove == game.Chance:
		steps, picks.Next = 1, p.dealPicks()
	case p.moving():
		picks.Next = p.tilePicks()
	default:
		picks.Next = p.handPicks()
	}
	for i, id := range path {
		pick, ok := picks.Offers(id)
		if !ok {
			return game.Picks{}, p.whyNotPick(path[:i], id)
		}
		switch {
		case i+1 == steps || pick.Kind == game.PickButton:
			picks = game.Picks{Turn: p.turnOf(path[:i+1])}
		case p.moving():
			picks.Next = p.slidePicks(id)
		default:
			picks.Next = p.placePicks(id)
		}
	}
	return picks, nil
}

// turnOf is the turn text of a whole path.
func (p *Position) turnOf(path []string) string {
	switch {
	case p.toMove == game.Chance:
		return "deal=" + path[0]
	case p.moving():
		return strings.Join(path, "-")
	}
	return strings.Join(path, "@")
}

func (p *Position) dealPicks() (list []game.Pick) {
	for i := range deals[p.matching] {
		d := &deals[p.matching][i]
		list = append(list, game.Pick{
			Kind: game.PickButton, ID: d.first.String(), Label: d.first.String(),
			Spoken: fmt.Sprintf("first gets %s; second gets %s", d.first.spoken(), d.second.spoken()),
		})
	}
	return list
}

// spoken lists a hand in words, e.g. "2 Lotus, 1 Wheel".
func (h *hand) spoken() string {
	var parts []string
	for k, n := range h {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, kind(k)))
		}
	}
	return strings.Join(parts, ", ")
}

func (p *Position) handPicks() (list []game.Pick) {
	var may placements
	p.placements(&may)
	for k := range kind(kinds) {
		if may.number[k] > 0 {
			n := p.hands[p.toMove][k]
			list = append(list, game.Pick{
				Kind: game.PickHand, ID: k.String(), Label: fmt.Sprintf("%s ×%d", k, n),
				Spoken: fmt.Sprintf("%s, %d in hand", k, n),
			})
		}
	}
	return list
}

func (p *Position) placePicks(id string) (list []game.Pick) {
	var may placements
	p.placements(&may)
	for k := range kind(kinds) {
		if k.String() != id {
			continue
		}
		for at := range room(k) {
			if p.allows(&may, k, at) {
				list = append(list, p.placePick(k, at))
			}
		}
	}
	return list
}

// placePick is the pick of a place for a tile of kind k.
func (p *Position) placePick(k kind, at place) game.Pick {
	name := at.String()
	spoken := fmt.Sprintf("%s to %s", k, name)
	if k != wheel && at == p.at[wheelTile] {
		spoken += ", onto the Wheel"
	}
	return game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: name, Spoken: spoken}
}

func (p *Position) tilePicks() (list []game.Pick) {
	var may [tiles]squares
	if p.slides(&may) == 0 {
		return []game.Pick{{Kind: game.PickButton, ID: "pass", Label: "pass", Spoken: "pass: there is no legal move"}}
	}
	for tile, s := range may {
		if s.count() > 0 {
			name := p.at[tile].String()
			list = append(list, game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: name,
				Spoken: fmt.Sprintf("%s on %s", p.set().kind[tile], name)})
		}
	}
	return list
}

func (p *Position) slidePicks(id string) (list []game.Pick) {
	var may [tiles]squares
	p.slides(&may)
	from, _, _ := board.CutSquare(id)
	tile := p.upper(onSquare(from))
	for n := range may[tile].count() {
		to := may[tile].nth(p.at[tile], n)
		list = append(list, p.placePick(p.set().kind[tile], onSquare(to)))
	}
	return list
}

// whyNotPick says why a pick is not offered after path.
func (p *Position) whyNotPick(path []string, id string) *game.RuleError {
	at, rest, isPlace := cutPlace(id)
	isPlace = isPlace && rest == ""
	switch {
	case p.toMove == game.Chance:
		t, broken := readDeal(id)
		if broken == nil {
			_, broken = p.readDealt(&t.hand)
		}
		return broken
	case len(path) > 0:
		return p.whyNotPickPlace(path, id)
	case p.moving() && id == "pass":
		return p.whyNotPass()
	case p.moving() && isPlace:
		tile := p.upper(at)
		if tile < 0 {
			return game.Broken(ruleTile, []string{id}, "no tile stands on %s", id)
		}
		if broken := p.whyNotMove(tile); broken != nil {
			return broken
		}
		return p.whyNoMove(tile)
	}
	for k := range kind(kinds) {
		if k.String() == id && !p.moving() {
			if p.hands[p.toMove][k] == 0 {
				return p.whyNotPlace(k, nowhere)
			}
			return game.Broken(ruleMust, nil, "no place for the %s makes a balance, and another tile does", k)
		}
	}
	return notText("%s cannot be picked now", game.Quote(id))
}

// whyNoMove says why a tile that may move cannot.
func (p *Position) whyNoMove(tile int) *game.RuleError {
	at, k := p.at[tile], p.set().kind[tile]
	switch s := p.reach(tile); {
	case s.count() == 0:
		return game.Broken(ruleWay, []string{at.String()}, "the %s on %s is shut in", k, at)
	case p.forbids(tile) && s.count() == 1:
		return game.Broken(ruleNoUndo, []string{at.String()}, "the %s on %s could only take back the move just made", k, at)
	}
	return game.Broken(ruleMust, []string{at.String()}, "the %s on %s cannot make a balance, and another tile can", k, at)
}

// whyNotPickPlace says why a place does not complete a turn.
func (p *Position) whyNotPickPlace(path []string, id string) *game.RuleError {
	if len(path) > 1 {
		return notText("%s is a whole turn; nothing is picked after it", p.turnOf(path))
	}
	t, broken := readTurn(p.turnOf([]string{path[0], id}))
	switch {
	case broken != nil:
		return broken
	case t.form == placing:
		return p.whyNotPlace(t.kind, t.at)
	}
	return p.whyNotSlide(t.from, t.to)
}
