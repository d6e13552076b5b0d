package balance

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
)

// The words of an entry that say something; small ones are passed over.
var (
	kindWords = map[string]kind{
		"rose": rose, "lotus": lotus, "orchid": orchid, "lily": lily, "wheel": wheel,
		"roses": rose, "lotuses": lotus, "orchids": orchid, "lilies": lily, "wheels": wheel,
	}
	ignoredWords = wordSet("a an and at by comes deals first from gets goes guest host in into is it life move moved moves of off on onto " +
		"over place placed places play plays point put puts second square takes the tile tiles to turn with")
)

func wordSet(words string) map[string]bool {
	s := make(map[string]bool)
	for word := range strings.FieldsSeq(words) {
		s[word] = true
	}
	return s
}

// cutToken returns the piece that an entry begins with: a square or a point, a number, a word, a
// sign or blanks; empty for anything else.
func cutToken(text string) string {
	digits := func(at int) int { return spanOf(text, at, func(c byte) bool { return '0' <= c && c <= '9' }) }
	blanks := func(at int) int {
		return spanOf(text, at, func(c byte) bool { return strings.IndexByte("\t\n\f\r ", c) >= 0 })
	}
	letters := func(at int) int { return spanOf(text, at, func(c byte) bool { return 'a' <= c && c <= 'z' }) }
	sign := func(at int) int {
		if strings.HasPrefix(text[at:], "-") {
			return at + 1
		}
		return at
	}
	if end := letters(0); end > 0 {
		if after := digits(1); after > 1 {
			return text[:after] // a square
		}
		return text[:end]
	}
	if first := sign(0); digits(first) > first {
		x := digits(first)
		if comma := blanks(x); strings.HasPrefix(text[comma:], ",") {
			if y := sign(blanks(comma + 1)); digits(y) > y {
				return text[:digits(y)] // a point
			}
		}
		if first == 0 {
			return text[:x]
		}
	}
	for _, sign := range [...]string{"-", "@", ":", "=", ">", ".", ",", "(", ")", "→"} {
		if strings.HasPrefix(text, sign) {
			return sign
		}
	}
	return text[:blanks(0)]
}

// spanOf returns where the bytes from at on end that are of a kind.
func spanOf(text string, at int, of func(byte) bool) int {
	for at < len(text) && of(text[at]) {
		at++
	}
	return at
}

// wordParser hears an entry piece by piece.
type wordParser struct {
	parsedEntry
	number int  // heard before the kind that it counts
	fresh  bool // the last word was the tile
	from   bool // the next place is where a tile comes from
	wheel  bool // the last place is the Wheel's and may still be named
}

// parseWords reads an entry, in small or capital letters.
func parseWords(entry string) (*parsedEntry, *game.RuleError) {
	text := strings.NewReplacer("−", "-", "–", "-").Replace(strings.ToLower(entry))
	l := &wordParser{parsedEntry: parsedEntry{kind: kinds}, number: 1}
	before := ""
	for rest := text; rest != ""; {
		piece := cutToken(rest)
		if len(piece) > 1 && piece[0] == '-' && endsInDigit(before) {
			piece = "-" // between two places
		}
		if piece == "" {
			return nil, textError(messages.NotUnderstood(quote(rest)))
		}
		if broken := l.readPiece(piece); broken != nil {
			return nil, broken
		}
		before, rest = piece, rest[len(piece):]
	}
	if l.passes && (l.kind != kinds || len(l.ends) > 0) {
		return nil, textError(messages.PassAndMore(quote(entry)))
	}
	return &l.parsedEntry, nil
}

func endsInDigit(s string) bool { return s != "" && s[len(s)-1] >= '0' && s[len(s)-1] <= '9' }

func (l *wordParser) readPiece(piece string) *game.RuleError {
	if strings.TrimSpace(piece) == "" {
		return nil
	}
	fresh := l.fresh
	l.fresh = false
	switch k, isKind := kindWords[piece]; {
	case isKind:
		return l.readKind(k)
	case endsInDigit(piece):
		return l.readNumbers(piece)
	case piece == passWord || piece == "passes":
		l.passes = true
	case piece == dealWord || piece == "dealt":
		l.deals = true
	case piece == "on" || piece == "@" || piece == "at":
		l.placed = l.placed || fresh
	case piece == "from" || piece == "off":
		l.from = true
	case piece == "to" || piece == "onto" || piece == "-":
		l.wheel = false
	case len(piece) == 1 && !isLetter(piece) || ignoredWords[piece]:
		l.fresh = fresh
	case l.deals:
		return l.readDealLetters(piece)
	default:
		return textError(messages.NoWord(quote(piece)))
	}
	return nil
}

func isLetter(s string) bool { return s[0] >= 'a' && s[0] <= 'z' }

func (l *wordParser) readKind(k kind) *game.RuleError {
	switch {
	case l.deals:
		return l.readDealt(k, l.number)
	case l.kind == kinds && len(l.ends) == 0:
		l.kind, l.fresh = k, true
	case k == wheel:
		l.ends = append(l.ends, endpoint{from: l.from, wheel: true, at: nowhere})
		l.from, l.wheel = false, true
	default:
		return textError(messages.TwoTilesNamed(l.kind.piece(), k.piece()))
	}
	return nil
}

// readNumbers hears a square, a point or a number.
func (l *wordParser) readNumbers(piece string) *game.RuleError {
	if n, err := strconv.Atoi(piece); err == nil && l.deals {
		l.number = min(n, tiles+1)
		return nil
	}
	at, rest, ok := cutPlace(strings.Join(strings.Fields(piece), ""))
	if !ok || rest != "" {
		return textError(messages.NoPlace(quote(piece)))
	}
	if last := len(l.ends) - 1; l.wheel {
		l.ends[last].at, l.wheel = at, false
		return nil
	}
	l.ends = append(l.ends, endpoint{from: l.from, at: at})
	l.from = false
	return nil
}

// readDealLetters hears the tiles of a deal as a turn text names them.
func (l *wordParser) readDealLetters(piece string) *game.RuleError {
	for _, letter := range strings.ToUpper(piece) {
		k := strings.IndexRune(letters, letter)
		if k < 0 {
			return textError(messages.NoTile(quote(piece)))
		}
		if broken := l.readDealt(kind(k), 1); broken != nil {
			return broken
		}
	}
	return nil
}

func (l *wordParser) readDealt(k kind, n int) *game.RuleError {
	l.number = 1
	if l.hand.size()+n > tiles {
		return textError(messages.DealTooLong(firstTiles))
	}
	l.hand[k] += uint8(n)
	return nil
}
