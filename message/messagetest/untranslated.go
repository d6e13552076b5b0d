package messagetest

import (
	"slices"

	"github.com/teahouse-games/teahouse/message"
)

// Untranslated lists the identifiers of a message and of the messages in it that a language has
// not, sorted and each once.
func Untranslated(l *message.Language, m message.Message) (ids []string) {
	var visit func(v message.Value)
	visit = func(v message.Value) {
		switch v := v.(type) {
		case message.List:
			for _, item := range v {
				visit(item)
			}
		case message.Message:
			if !v.IsZero() && !l.Has(v.ID) {
				ids = append(ids, v.ID)
			}
			for _, arg := range v.Args {
				visit(arg.Value)
			}
		}
	}
	visit(m)
	slices.Sort(ids)
	return slices.Compact(ids)
}
