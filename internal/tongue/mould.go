package tongue

import (
	"strconv"
	"strings"
)

// A mould is a text whose places are left open: all that is said of a step of the Rose has
// one, wherever it goes. What is offered at a time has hundreds of texts and few moulds, so
// each of them is read once.
const opens, closes = '\x01', '\x02'

// mould leaves the places of a text open and returns them, but for those that some entry has.
func (t *table) mould(text string) (m string, places []string) {
	if strings.ContainsAny(text, string(opens)+string(closes)) {
		return text, nil
	}
	var b strings.Builder
	for at := 0; at < len(text); {
		end := at
		for end < len(text) && inPlace(text[end]) {
			end++
		}
		place := strings.TrimRight(text[at:end], ",")
		switch {
		case end == at:
			end++
			b.WriteByte(text[at])
		case isPlace(place) && !t.places[place]:
			b.WriteByte(opens)
			b.WriteString(strconv.Itoa(len(places)))
			b.WriteByte(closes)
			b.WriteString(text[at+len(place) : end])
			places = append(places, place)
		default:
			b.WriteString(text[at:end])
		}
		at = end
	}
	return b.String(), places
}

// cast puts places into the translation of a mould.
func cast(said string, places []string) string {
	if len(places) == 0 {
		return said
	}
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(said, string(opens))
		b.WriteString(before)
		if !open {
			return b.String()
		}
		number, after, _ := strings.Cut(rest, string(closes))
		if i, err := strconv.Atoi(number); err == nil && i < len(places) {
			b.WriteString(places[i])
		}
		said = after
	}
}

func inPlace(c byte) bool {
	return isLetter(c) || isDigit(c) || c == ',' || c == '-'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isPlace reports whether a word is a place: -5,2 or j10.
func isPlace(word string) bool {
	x, y, pair := strings.Cut(word, ",")
	if pair {
		return isNumber(strings.TrimPrefix(x, "-")) && isNumber(strings.TrimPrefix(y, "-"))
	}
	return len(word) > 1 && word[0] >= 'a' && word[0] <= 'z' && isNumber(word[1:])
}

func isNumber(text string) bool {
	for i := range len(text) {
		if !isDigit(text[i]) {
			return false
		}
	}
	return text != ""
}
