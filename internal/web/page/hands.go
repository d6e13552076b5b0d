package page

import (
	"unicode"
	"unicode/utf8"
)

// handItem is a kind of piece in a hand.
type handItem struct {
	Picture string // the address of its picture; empty for none
	Label   string
	Count   int // 0 if the pieces are not counted
}

// maxLargeItems is the largest number of items that a hand shows at full size.
const maxLargeItems = 14

// isCrowded reports whether the items of a hand are shown small.
func isFull(items []handItem) bool { return len(items) > maxLargeItems }

// hands returns the hands of the two seats.
func (b *matchBoard) hands() (both [2][]handItem) {
	for _, hand := range b.state.Situation().Hands {
		if !hand.Seat.IsPlayer() {
			continue
		}
		for _, item := range hand.Items {
			both[hand.Seat] = append(both[hand.Seat], handItem{
				Picture: pictureOf(hand.Seat, item.Kind), Label: b.rules.PieceNameIn(b.words.Language, item.Kind, item.Name), Count: item.Count,
			})
		}
	}
	return both
}

// capitalize returns the text with a capital first letter.
func capitalize(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}
