package kutai

import (
	"slices"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// parsedEntry is what an entry in words says.
type parsedEntry struct {
	kinds kindSet // the tiles it may mean: two when a flower's light is not said
	place string  // "" when not said
}

// nameWords are the words for tiles, in small letters: names, the beginnings
// of names that have two words, and codes.
var nameWords = func() map[string]kindSet {
	m := make(map[string]kindSet)
	for k := range Kinds {
		code := strings.ToLower(k.String())
		m[code] = k.bit()
		if !k.isColoured() {
			m[code[:3]] = k.bit()
			continue
		}
		first, _, _ := strings.Cut(strings.ToLower(k.flower().name), " ")
		m[first] |= k.bit()
		m[code[:2]] |= k.bit()
	}
	return m
}()

// lightWords are the words for Day and Night, ignoredWords those that are passed over.
var (
	lightWords   = map[string]kindSet{"day": lightKinds(Day), "d": lightKinds(Day), "night": lightKinds(Night), "n": lightKinds(Night)}
	ignoredWords = []string{"on", "to", "at", "the", "a", "s", "is", "placed", "places", "as", "centerpiece", "white", "blossom", "guest", "host"}
)

func lightKinds(l Light) (s kindSet) {
	for k := range Kinds {
		if k.isColoured() && k.light() == l {
			s |= k.bit()
		}
	}
	return s
}

// parseWords understands an entry word by word. The position decides between points
// and squares.
func (pos *Position) parseWords(entry string) (h parsedEntry, _ error) {
	wrong := func(fault message.Message) (parsedEntry, error) { return parsedEntry{}, pos.misread(fault) }
	var named, light kindSet
	rest := strings.NewReplacer("−", "-", "–", "-", "’", " ").Replace(strings.ToLower(entry))
	for {
		rest = strings.TrimLeft(rest, " \t'().,@")
		if rest == "" {
			break
		}
		if name, after, ok := pos.cutSpacedPlace(rest); ok {
			if h.place != "" {
				return wrong(messages.EntryWithTwoPlaces(quoted(entry)))
			}
			h.place, rest = name, after
			continue
		}
		n := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) })
		if n < 0 {
			n = len(rest)
		}
		word := rest[:n]
		switch kinds := nameWords[word]; {
		case word == "":
			return wrong(messages.EntryNotUnderstood(quoted(entry), quoted(rest)))
		case kinds != 0 && named != 0:
			return wrong(messages.EntryWithTwoTiles(quoted(entry)))
		case kinds != 0:
			named = kinds
		case lightWords[word] != 0:
			light |= lightWords[word]
		case !slices.Contains(ignoredWords, word):
			return wrong(messages.NotAWord(quoted(word)))
		}
		rest = rest[n:]
	}
	h.kinds = named
	if light != 0 {
		h.kinds &= light
	}
	switch {
	case named == 0:
		return wrong(messages.EntryWithoutTile(quoted(entry)))
	case h.kinds == 0:
		return wrong(messages.WrongLight(quoted(entry), named.removeLowest().mention()))
	}
	return h, nil
}

// misread returns the refusal of an entry, with an example of a right one.
func (pos *Position) misread(fault message.Message) *game.RuleError {
	return game.NewRuleError(game.RuleText, nil, messages.WithExample(fault, pos.exampleInWords()))
}

// cutSpacedPlace cuts the name of a place off, on the board or off it; the
// coordinates of a point may have spaces behind the comma.
func (pos *Position) cutSpacedPlace(text string) (name, rest string, ok bool) {
	if pos.places == squares {
		n := 1 + strings.IndexFunc(text[1:]+" ", func(r rune) bool { return r < '0' || r > '9' })
		if _, _, ok := pos.readPlace(text[:n]); !ok {
			return "", text, false
		}
		return text[:n], text[n:], true
	}
	x, rest, ok := coord.CutInt(text)
	if !ok {
		return "", text, false
	}
	rest, ok = strings.CutPrefix(rest, ",")
	if !ok {
		return "", text, false
	}
	y, rest, ok := coord.CutInt(strings.TrimLeft(rest, " "))
	return string(coord.AppendXY(nil, x, y)), rest, ok
}
