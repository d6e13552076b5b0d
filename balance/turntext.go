package balance

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

const passWord = "pass"

// parsedTurn is a turn text that was read, legal or not. Its form says which fields count.
type parsedTurn struct {
	form     uint32
	hand     hand         // dealing: what First is to get
	kind     kind         // placing
	at       placeIndex   // placing
	from, to board.Square // sliding
}

// readTurn reads a turn text without asking for the position. What it refuses it refuses
// without examples of turns, for which ones are legal it does not know.
func readTurn(text string) (parsedTurn, *game.RuleError) {
	if text == passWord {
		return parsedTurn{form: passing}, nil
	}
	if tiles, ok := strings.CutPrefix(text, "deal="); ok {
		return readDeal(tiles)
	}
	if name, at, ok := strings.Cut(text, "@"); ok {
		return readPlacement(name, at)
	}
	return readSlide(text)
}

func textError(format string, args ...any) *game.RuleError {
	return game.RuleErrorf(game.RuleText, nil, format, args...)
}

func readDeal(text string) (parsedTurn, *game.RuleError) {
	t := parsedTurn{form: dealing}
	last := 0
	for i := range len(text) {
		k := strings.IndexByte(letters, text[i])
		if k < 0 || k < last || len(text) != firstTiles {
			return t, textError("%s is no deal: the six tiles of %s are letters in the order R L O Y W", wording.QuoteShort(text), players[game.First])
		}
		t.hand[k]++
		last = k
	}
	if text == "" {
		return t, textError("the six tiles of %s are missing behind deal=", players[game.First])
	}
	return t, nil
}

func readPlacement(name, at string) (parsedTurn, *game.RuleError) {
	k := slices.Index(kindNames[:], name)
	if k < 0 {
		return parsedTurn{}, textError("%s is no tile: the tiles are Rose, Lotus, Orchid, Lily and Wheel", wording.QuoteShort(name))
	}
	t := parsedTurn{form: placing, kind: kind(k)}
	var rest string
	var ok bool
	if t.at, rest, ok = cutPlace(at); !ok || rest != "" {
		return t, textError("%s is neither a square of the board, like j10, nor a point, like 0,7", wording.QuoteShort(at))
	}
	return t, nil
}

func readSlide(text string) (parsedTurn, *game.RuleError) {
	t := parsedTurn{form: sliding}
	from, rest, ok := board.CutSquare(text)
	if ok && strings.HasPrefix(rest, "-") {
		var to board.Square
		if to, rest, ok = board.CutSquare(rest[1:]); ok && rest == "" {
			t.from, t.to = from, to
			return t, nil
		}
		return t, textError("%s: a tile moves from %s to a square of the board, like j10, and to nothing else", wording.QuoteShort(text), from)
	}
	if _, _, ok := board.CutPoint(text); ok {
		return t, textError("%s: a tile moves from square to square, and tiles on points never move", wording.QuoteShort(text))
	}
	return t, textError("%s is no turn", wording.QuoteShort(text))
}
