package account

import (
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// NameKey returns what is the same for all names that a reader may take for each other: without case, accents, spaces and
// punctuation, and with one letter for all that look alike. A name without a letter or a digit has none: it is empty, and is no
// name of an account.
//
// The letters are compared as they look in capitals or in small letters: the names of an account are few, so that it is better to
// refuse a name too much than to accept the double of another one. See Unicode Technical Standard 39, "confusable".
func NameKey(name string) string {
	var key strings.Builder
	for _, c := range strings.ToLower(norm.NFKD.String(cases.Fold().String(norm.NFKD.String(name)))) {
		if unicode.Is(unicode.Mn, c) || !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			continue
		}
		if like, ok := lookalikes[c]; ok {
			c = like
		}
		key.WriteRune(c)
	}
	return pairs.Replace(key.String())
}

// pairs are letters that look like one letter when they stand together.
var pairs = strings.NewReplacer("rn", "m", "vv", "w")

// lookalikes are the letters, folded, that look like others, and the letter that stands for them all.
var lookalikes = makeLookalikes(map[rune]string{
	'a': "аαɑ",
	'b': "вβƅ",
	'c': "сϲ",
	'd': "ԁɗ",
	'e': "еєεҽ",
	'g': "ɡԍ",
	'h': "һнηհ",
	'i': "1lіӏιıɩ", // I, l and 1
	'j': "јϳ",
	'k': "кκ",
	'm': "мμ",
	'n': "пոν",
	'o': "0оοσօ",
	'p': "рρ",
	'q': "ԛգ",
	's': "ѕƽ",
	't': "тτ",
	'u': "υսц",
	'v': "ѵ",
	'w': "ԝѡω",
	'x': "хχ",
	'y': "уγүу",
	'z': "ᴢζ",
})

func makeLookalikes(alike map[rune]string) map[rune]rune {
	to := map[rune]rune{}
	for letter, others := range alike {
		for _, c := range others {
			to[c] = letter
		}
	}
	return to
}
