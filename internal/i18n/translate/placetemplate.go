package translate

import (
	"strconv"
	"strings"
)

// A template is a text with its places, quotations and long numbers left open: all
// sentences about a step of the Rose have the same one, wherever it goes, and so have all
// errors about an unknown field. A list of picks has hundreds of texts and few templates,
// so each template is parsed once.
const placeOpen, placeClose = '\x01', '\x02'

// withoutPlaces leaves the values of a text open and returns them, but for those that some entry
// has. The marks of a quotation stay, so that it is still known as one.
func (t *patternTable) withoutPlaces(text string) (m string, values []string) {
	if strings.IndexByte(text, placeOpen) >= 0 || strings.IndexByte(text, placeClose) >= 0 {
		return text, nil
	}
	var b strings.Builder
	leave := func(value string) {
		b.WriteByte(placeOpen)
		b.WriteString(strconv.Itoa(len(values)))
		b.WriteByte(placeClose)
		values = append(values, value)
	}
	for at := 0; at < len(text); {
		if text[at] == '"' {
			quoted := quotation(text[at:])
			if quoted == "" || t.values[quoted] {
				quoted = `"`
				b.WriteString(quoted)
			} else {
				b.WriteByte('"')
				leave(quoted[1 : len(quoted)-1])
				b.WriteByte('"')
			}
			at += len(quoted)
			continue
		}
		end := at
		for end < len(text) && inPlace(text[end]) {
			end++
		}
		value := strings.TrimRight(text[at:end], ",")
		switch {
		case end == at:
			end++
			b.WriteByte(text[at])
		case (isPlace(value) || isLong(value)) && !t.values[value]:
			leave(value)
			b.WriteString(text[at+len(value) : end])
		default:
			b.WriteString(text[at:end])
		}
		at = end
	}
	return b.String(), values
}

// quotation returns the quotation that a text begins with, empty if it does not end.
func quotation(text string) string {
	for at := 1; at < len(text); at++ {
		switch text[at] {
		case '\\':
			at++
		case '"':
			return text[:at+1]
		}
	}
	return ""
}

// isLong reports whether a word is a number that no entry makes a difference for.
func isLong(word string) bool { return len(word) > 2 && isNumber(word) }

// fillPlaces puts values into the translation of a mould.
func fillPlaces(text string, values []string) string {
	if len(values) == 0 {
		return text
	}
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(text, string(placeOpen))
		b.WriteString(before)
		if !open {
			return b.String()
		}
		number, after, _ := strings.Cut(rest, string(placeClose))
		if i, err := strconv.Atoi(number); err == nil && i < len(values) {
			b.WriteString(values[i])
		}
		text = after
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
