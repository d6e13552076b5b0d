package study

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/tongue"
)

// translateFunc is a sentence of the rules in a language.
type translateFunc func(english string) string

func unchanged(sentence string) string { return sentence }

// orEnglish is English where no language is said.
func (s translateFunc) orEnglish() translateFunc {
	if s == nil {
		return unchanged
	}
	return s
}

// translatorFor finds a language by its name, for one answer; English is what nothing else is known to be.
func translatorFor(lang string) translateFunc { return tongue.For(lang).NewTranslator().Say }

// reasons are never nil, so that JSON has a list.
func (s translateFunc) reasons(reasons []game.Reason) []game.Reason {
	said := append([]game.Reason{}, reasons...)
	for i := range said {
		said[i].Text = s(said[i].Text)
	}
	return said
}
