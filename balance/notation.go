package balance

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

const passWord = "pass"

// turn is a turn text that was read, legal or not. Its form says which fields count.
type turn struct {
	form     uint32
	hand     hand         // dealing: what First is to get
	kind     kind         // placing
	at       place        // placing
	from, to board.Square // sliding
}

// readTurn reads a turn text without asking for the position. What it refuses it refuses
// without examples of turns, for which ones are legal it does not know.
func readTurn(text string) (turn, *game.RuleError) {
	if text == passWord {
		return turn{form: passing}, nil
	}
	if tiles, ok := strings.CutPrefix(text, "deal="); ok {
		return readDeal(tiles)
	}
	if name, at, ok := strings.Cut(text, "@"); ok {
		return readPlacement(name, at)
	}
	return readSlide(text)
}

func notText(format string, args ...any) *game.RuleError {
	return game.Broken(game.RuleText, nil, format, args...)
}

func readDeal(text string) (turn, *game.RuleError) {
	t := turn{form: dealing}
	last := 0
	for i := range len(text) {
		k := strings.IndexByte(letters, text[i])
		if k < 0 || k < last || len(text) != firstTiles {
			return t, notText("%s is no deal: the six tiles of %s are letters in the order R L O Y W", game.Quote(text), players[game.First])
		}
		t.hand[k]++
		last = k
	}
	if text == "" {
		return t, notText("the six tiles of %s are missing behind deal=", players[game.First])
	}
	return t, nil
}

func readPlacement(name, at string) (turn, *game.RuleError) {
	k := slices.Index(kindNames[:], name)
	if k < 0 {
		return turn{}, notText("%s is no tile: the tiles are Rose, Lotus, Orchid, Lily and Wheel", game.Quote(name))
	}
	t := turn{form: placing, kind: kind(k)}
	var rest string
	var ok bool
	if t.at, rest, ok = cutPlace(at); !ok || rest != "" {
		return t, notText("%s is neither a square of the board, like j10, nor a point, like 0,7", game.Quote(at))
	}
	return t, nil
}

func readSlide(text string) (turn, *game.RuleError) {
	t := turn{form: sliding}
	from, rest, ok := board.CutSquare(text)
	if ok && strings.HasPrefix(rest, "-") {
		var to board.Square
		if to, rest, ok = board.CutSquare(rest[1:]); ok && rest == "" {
			t.from, t.to = from, to
			return t, nil
		}
		return t, notText("%s: a tile moves from %s to a square of the board, like j10, and to nothing else", game.Quote(text), from)
	}
	if _, _, ok := board.CutPoint(text); ok {
		return t, notText("%s: a tile moves from square to square, and tiles on points never move", game.Quote(text))
	}
	return t, notText("%s is no turn", game.Quote(text))
}
