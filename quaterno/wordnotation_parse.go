package quaterno

import (
	"slices"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// parsedEntry is what an entry in words says.
type parsedEntry struct {
	pass       bool
	owner      game.Seat // of the tile that moves or acts; None when not said
	own        Kind
	actionKind action // the action, 0 when not said
	target     tile   // noTile when not said
	points     []board.Point
}

// verbWords are the words for actions, kindWords those for tiles, ownerWords
// those for players; small words are passed over.
var (
	verbWords = map[string]action{
		"swap": actionSwap, "swaps": actionSwap, "orbit": actionOrbit, "orbits": actionOrbit, "draw": actionDrawNear, "draws": actionDrawNear,
		"push": actionPush, "pushes": actionPush, "put": actionPlaceBehind, "puts": actionPlaceBehind,
	}
	kindWords = func() map[string]Kind {
		m := make(map[string]Kind)
		for k := range Kind(Kinds) {
			m[strings.ToLower(kindNames[k])] = k
			m[strings.ToLower(kindCodes[k])] = k
		}
		return m
	}()
	ownerWords   = map[string]game.Seat{"guest": game.First, "host": game.Second}
	ignoredWords = []string{"to", "with", "the", "s", "on", "at", "from", "into", "onto", "near", "behind", "itself", "moves", "move", "goes", "go", "is", "placed", "places", "place", "and"}
)

// parseWords understands an entry word by word. The position serves examples only.
func (p *Position) parseWords(entry string) (parsedEntry, error) {
	var h parsedEntry
	h.owner, h.target = game.None, noTile
	quoted := quote(entry)
	wrong := func(why message.Message) (parsedEntry, error) {
		return parsedEntry{}, game.NewRuleError(ruleText, nil, why)
	}
	tiles, owner := 0, game.None
	rest := strings.NewReplacer("−", "-", "–", "-", "’", " ").Replace(strings.ToLower(entry))
	for {
		rest = strings.TrimLeft(rest, " \t'(),.@")
		if rest == "" {
			break
		}
		if x, y, after, ok := cutSpacedPoint(rest); ok {
			q := board.PointAt(x, y)
			if q == board.NoPoint {
				return parsedEntry{}, pointError(x, y)
			}
			if h.points = append(h.points, q); len(h.points) > mostPoints {
				return wrong(messages.EntryPoints(quoted, mostPoints, p.exampleInWords()))
			}
			rest = after
			continue
		}
		n := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) })
		if n < 0 {
			n = len(rest)
		}
		word := rest[:n]
		rest = rest[n:]
		k, isTile := kindWords[word]
		d, isVerb := verbWords[word]
		seat, isOwner := ownerWords[word]
		switch {
		case word == "":
			return wrong(messages.EntryUnclear(quoted, quote(rest), p.exampleInWords()))
		case isOwner:
			owner = seat
		case isVerb && h.actionKind != 0 && h.actionKind != d:
			return wrong(messages.EntryActions(quoted, p.exampleInWords()))
		case isVerb:
			if h.actionKind = d; tiles == 0 {
				h.own = actorOf(d)
				h.owner, owner = owner, game.None
				tiles = 1
			}
		case isTile && tiles == 0:
			h.own, h.owner, owner = k, owner, game.None
			tiles = 1
		case isTile && tiles == 1:
			if owner == game.None {
				owner = p.toMove
			}
			h.target, owner = tileOf(owner, k), game.None
			tiles = 2
		case isTile:
			return wrong(messages.EntryTiles(quoted, p.exampleInWords()))
		case word == passText || word == "passes":
			h.pass = true
		case !slices.Contains(ignoredWords, word):
			return wrong(messages.EntryWord(quote(word), p.exampleInWords()))
		}
	}
	switch {
	case h.pass && (tiles > 0 || len(h.points) > 0):
		return wrong(messages.EntryPasses(quoted, p.exampleInWords()))
	case h.pass && owner == p.toMove.Opponent():
		return parsedEntry{}, game.NewRuleError(ruleOwnTile, nil, messages.NotToPass(p.toMove, owner))
	case !h.pass && tiles == 0:
		return wrong(messages.EntryNoTile(quoted, p.exampleInWords()))
	}
	return h, nil
}

// mostPoints are where the tile stands that acts, where its target stands, and
// where that goes.
const mostPoints = 3

// actorOf returns the kind that has an action.
func actorOf(d action) Kind {
	return Kind(slices.Index(actionOfKind[:], d))
}

// cutSpacedPoint cuts a point off, which may have spaces behind its comma.
func cutSpacedPoint(text string) (x, y int, rest string, ok bool) {
	x, rest, ok = coord.CutInt(text)
	if !ok {
		return 0, 0, text, false
	}
	rest, ok = strings.CutPrefix(rest, ",")
	if !ok {
		return 0, 0, text, false
	}
	y, rest, ok = coord.CutInt(strings.TrimLeft(rest, " "))
	return x, y, rest, ok
}

// dropRedundantPoints drops points that only say where the two tiles stand, as long as there
// are more than the turn needs.
func (h *parsedEntry) dropRedundantPoints(p *Position, own tile, goals int) {
	for i := 0; i < len(h.points) && len(h.points) > goals; {
		if u := p.tileOn(h.points[i]); u != noTile && (u == own || u == h.target) {
			h.points = slices.Delete(h.points, i, i+1)
			continue
		}
		i++
	}
}

// matches reports whether a legal move agrees with what was heard.
func (h *parsedEntry) matches(m game.Move) bool {
	d := moveAction(m)
	isMove := d == actionMove || d == actionPlace
	return moveTile(m).kind() == h.own && d != actionPass &&
		(h.actionKind == 0 || h.actionKind == d) &&
		(h.target == noTile || !isMove && h.target == moveTarget(m)) &&
		(len(h.points) == 0 || h.points[0] == moveTo(m))
}

// onBoard returns the point of a tile, none while it is in the hand.
func (p *Position) onBoard(t tile) []board.Point {
	if p.at[t] == board.NoPoint {
		return nil
	}
	return []board.Point{p.at[t]}
}
