package study

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/tongue"
)

// say is a sentence of the rules in a language.
type say func(english string) string

func english(sentence string) string { return sentence }

// or is English where no language is said.
func (s say) or() say {
	if s == nil {
		return english
	}
	return s
}

// in finds a language by its name, for one answer; English is what nothing else is known to be.
func in(lang string) say { return tongue.In(lang).Translator().Say }

// reasons are never nil, so that JSON has a list.
func (s say) reasons(reasons []game.Reason) []game.Reason {
	said := append([]game.Reason{}, reasons...)
	for i := range said {
		said[i].Text = s(said[i].Text)
	}
	return said
}
