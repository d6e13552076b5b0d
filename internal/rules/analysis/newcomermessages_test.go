package analysis_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/message"
)

// Every game says how it is won, what can be done in each phase, and what each kind of its pieces
// does; in each language in one line, and without the names of places.
func TestMessagesForNewcomers(t *testing.T) {
	for _, rules := range games.All() {
		if rules.Messages == nil {
			continue
		}
		english, err := message.NewLanguage("en", rules.Messages.English())
		if err != nil {
			t.Fatal(err)
		}
		prefix := rules.Messages.Prefix + "-"
		var phases, kinds []string
		var steps []game.Caption
		for _, id := range english.IDs(prefix + "phase-") {
			phases = append(phases, strings.TrimPrefix(id, prefix+"phase-"))
		}
		for _, id := range english.IDs(prefix + "next-") {
			phase, left, _ := strings.Cut(strings.TrimPrefix(id, prefix+"next-"), "-")
			if slices.Contains(phases, phase+"-"+left) {
				phase, left = phase+"-"+left, ""
			}
			if !slices.Contains(phases, phase) {
				t.Errorf("%s: there is a next step in %s, which is no phase", rules.Name, phase)
			}
			steps = append(steps, game.Caption{Phase: phase, Next: left})
		}
		for _, id := range english.IDs(prefix + "card-") {
			kinds = append(kinds, strings.TrimPrefix(id, prefix+"card-"))
		}
		if !equalSets(kinds, rules.PieceSet.Kinds) {
			t.Errorf("%s: there are cards of %v, want %v", rules.Name, kinds, rules.PieceSet.Kinds)
		}
		for i := range rules.Options {
			for _, value := range append(rules.Options[i].Values, rules.Options[i].Default) {
				options := rules.MustNew(map[string]string{rules.Options[i].Name: value}).Options()
				needed := []message.Message{rules.Goal(options)}
				for _, phase := range phases {
					needed = append(needed, rules.NextStep(&game.Caption{Phase: phase}, options))
				}
				for i := range steps {
					needed = append(needed, rules.NextStep(&steps[i], options))
				}
				for _, kind := range kinds {
					needed = append(needed, rules.PieceText(kind, options))
				}
				for _, tag := range []string{"en", "de", "es"} {
					for _, m := range needed {
						if fault := newcomerFault(languages.For(tag), m); fault != "" {
							t.Errorf("%s %s %v: %s", tag, rules.Name, options, fault)
						}
					}
				}
			}
		}
	}
}

func equalSets(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// newcomerFault says what is wrong with a message for newcomers, nothing if it is right.
func newcomerFault(l *message.Language, m message.Message) string {
	if m.IsZero() {
		return "a message is missing"
	}
	text, err := l.Format(m)
	switch {
	case err != nil:
		return m.ID + ": " + err.Error()
	case len(text) < 10 || len(text) > 260:
		return m.ID + " is too short or too long: " + text
	case strings.ContainsAny(text, "\n{}"):
		return m.ID + " is no line: " + text
	}
	return ""
}

// What games report for newcomers they report of every game that is registered here.
func TestNewcomersAreHelped(t *testing.T) {
	for _, rules := range games.All() {
		table := rules.MustNew(nil)
		if _, ok := table.(game.ProgressReporter); !ok {
			t.Errorf("%s has no progress", rules.Name)
		}
		if _, ok := table.(game.PieceDescriber); !ok {
			t.Errorf("%s describes no pieces", rules.Name)
		}
	}
}
