package kutai

import (
	"slices"
	"strings"
	"unicode"

	"github.com/teahouse-games/teahouse/game"
)

// heard is what an entry in words says.
type heard struct {
	kinds kindSet // the tiles it may mean: two when a flower's light is not said
	place string  // "" when not said
}

// namesHeard are the words for tiles, in small letters: names, the beginnings
// of names that have two words, and codes.
var namesHeard = func() map[string]kindSet {
	m := make(map[string]kindSet)
	for k := range Kinds {
		code := strings.ToLower(k.String())
		m[code] = k.bit()
		if !k.coloured() {
			m[code[:3]] = k.bit()
			continue
		}
		first, _, _ := strings.Cut(strings.ToLower(k.flower().name), " ")
		m[first] |= k.bit()
		m[code[:2]] |= k.bit()
	}
	return m
}()

// lightsHeard are the words for Day and Night, smallWords those that are passed over.
var (
	lightsHeard = map[string]kindSet{"day": lightKinds(Day), "d": lightKinds(Day), "night": lightKinds(Night), "n": lightKinds(Night)}
	smallWords  = []string{"on", "to", "at", "the", "a", "s", "is", "placed", "places", "as", "centerpiece", "white", "blossom", "guest", "host"}
)

func lightKinds(l Light) (s kindSet) {
	for k := range Kinds {
		if k.coloured() && k.light() == l {
			s |= k.bit()
		}
	}
	return s
}

// listen understands an entry word by word. The position decides between points
// and squares.
func (pos *Position) listen(entry string) (h heard, _ error) {
	wrong := func(format string, args ...any) (heard, error) {
		args = append(args, pos.exampleInWords())
		return heard{}, game.Broken(game.RuleText, nil, format+"; a turn is, for instance, %q", args...)
	}
	var named, light kindSet
	rest := strings.NewReplacer("−", "-", "–", "-", "’", " ").Replace(strings.ToLower(entry))
	for {
		rest = strings.TrimLeft(rest, " \t'().,@")
		if rest == "" {
			break
		}
		if name, after, ok := pos.cutLoosePlace(rest); ok {
			if h.place != "" {
				return wrong("%s names two places", game.Quote(entry))
			}
			h.place, rest = name, after
			continue
		}
		n := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) })
		if n < 0 {
			n = len(rest)
		}
		word := rest[:n]
		switch kinds := namesHeard[word]; {
		case word == "":
			return wrong("%s cannot be understood from %s on", game.Quote(entry), game.Quote(rest))
		case kinds != 0 && named != 0:
			return wrong("%s names two tiles", game.Quote(entry))
		case kinds != 0:
			named = kinds
		case lightsHeard[word] != 0:
			light |= lightsHeard[word]
		case !slices.Contains(smallWords, word):
			return wrong("%s is no word of a turn", game.Quote(word))
		}
		rest = rest[n:]
	}
	h.kinds = named
	if light != 0 {
		h.kinds &= light
	}
	switch {
	case named == 0:
		return wrong("%s names no tile", game.Quote(entry))
	case h.kinds == 0:
		k := named.take()
		return wrong("%s: the tile is the %s", game.Quote(entry), k.Name())
	}
	return h, nil
}

// cutLoosePlace cuts the name of a place off, on the board or off it; the
// coordinates of a point may have spaces behind the comma.
func (pos *Position) cutLoosePlace(text string) (name, rest string, ok bool) {
	if pos.places == squares {
		n := 1 + strings.IndexFunc(text[1:]+" ", func(r rune) bool { return r < '0' || r > '9' })
		if _, _, ok := pos.readPlace(text[:n]); !ok {
			return "", text, false
		}
		return text[:n], text[n:], true
	}
	x, rest, ok := game.CutInt(text)
	if !ok {
		return "", text, false
	}
	rest, ok = strings.CutPrefix(rest, ",")
	if !ok {
		return "", text, false
	}
	y, rest, ok := game.CutInt(strings.TrimLeft(rest, " "))
	return string(game.AppendXY(nil, x, y)), rest, ok
}
