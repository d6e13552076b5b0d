package games_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// TestTune: the same settings return the same weights, and invalid options are errors.
func TestTune(t *testing.T) {
	tuned := 0
	for _, d := range games.Definitions() {
		if d.Tune == nil {
			continue
		}
		tuned++
		settings := lab.TuneSettings{Games: 2, Nodes: 20, Seed: 1}
		source, err := d.Tune(t.Context(), settings)
		if err != nil || strings.Count(source, "\n") < 15 {
			t.Errorf("%s: %q, %v", d.Rules.Name, source, err)
		}
		if again, err := d.Tune(t.Context(), settings); err != nil || again != source {
			t.Errorf("%s: %q, and again %q, %v", d.Rules.Name, source, again, err)
		}
		settings.Options = map[string]string{"none": "such"}
		if _, err := d.Tune(t.Context(), settings); err == nil {
			t.Errorf("%s: an unknown option is no error", d.Rules.Name)
		}
	}
	if tuned == 0 {
		t.Error("no game is tuned")
	}
}
