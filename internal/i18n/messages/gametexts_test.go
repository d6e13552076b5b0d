package messages

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/games/definition"
)

// TestGameTexts: every game has its texts in English and in every language that it has a file of,
// and no others.
func TestGameTexts(t *testing.T) {
	for _, d := range games.Definitions() {
		required, allowed := gameKeys(d)
		for _, lang := range Languages {
			texts, err := readGameTexts(d, lang)
			if errors.Is(err, fs.ErrNotExist) && lang != "en" {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, key := range required {
				if texts[key] == "" {
					t.Errorf("%s has no text %s in %s", d.Rules.Name, key, lang)
				}
			}
			for key := range texts {
				ending := strings.HasPrefix(key, "win.") || strings.HasPrefix(key, "draw.")
				if !slices.Contains(required, key) && !slices.Contains(allowed, key) && !ending {
					t.Errorf("%s has a text %s in %s that is used nowhere", d.Rules.Name, key, lang)
				}
			}
		}
	}
}

// gameKeys are the keys that a game must have and those that it may have, without the endings.
func gameKeys(d *definition.Definition) (required, allowed []string) {
	required = []string{"blurb", "role.first", "role.second"}
	if d.NewcomerRank > 0 {
		required = append(required, "newcomer")
	}
	for _, option := range d.Rules.Options {
		key := "option." + option.Name
		required = append(required, key, key+".means")
		for _, value := range option.Values {
			if key := key + "." + value; value == "on" || value == "off" {
				allowed = append(allowed, key) // there are common words for these
			} else {
				required = append(required, key)
			}
		}
	}
	return required, allowed
}
