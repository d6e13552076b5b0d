package balance

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
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

func textError(why message.Message) *game.RuleError {
	return game.NewRuleError(game.RuleText, nil, why)
}

// quote returns a quotation of the input, shortened if it is long.
func quote(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

func readDeal(text string) (parsedTurn, *game.RuleError) {
	t := parsedTurn{form: dealing}
	last := 0
	for i := range len(text) {
		k := strings.IndexByte(letters, text[i])
		if k < 0 || k < last || len(text) != firstTiles {
			return t, textError(messages.NoDeal(quote(text)))
		}
		t.hand[k]++
		last = k
	}
	if text == "" {
		return t, textError(messages.EmptyDeal())
	}
	return t, nil
}

func readPlacement(name, at string) (parsedTurn, *game.RuleError) {
	k := slices.Index(kindNames[:], name)
	if k < 0 {
		return parsedTurn{}, textError(messages.NoTile(quote(name)))
	}
	t := parsedTurn{form: placing, kind: kind(k)}
	var rest string
	var ok bool
	if t.at, rest, ok = cutPlace(at); !ok || rest != "" {
		return t, textError(messages.NoPlace(quote(at)))
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
		return t, textError(messages.NoMoveFrom(quote(text), message.PlaceOf(from)))
	}
	if _, _, ok := board.CutPoint(text); ok {
		return t, textError(messages.NoMoveOfPoint(quote(text)))
	}
	return t, textError(messages.NoTurn(quote(text)))
}
