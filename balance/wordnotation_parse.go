package balance

import (
	"regexp"
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

// tokenPattern is a piece of an entry: a square or a point, a number, a word, or a sign.
var tokenPattern = regexp.MustCompile(`^(?:[a-z][0-9]+|-?[0-9]+\s*,\s*-?[0-9]+|[0-9]+|[a-z]+|[-@:=>.,()→]|\s+)`)

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
		piece := tokenPattern.FindString(rest)
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
