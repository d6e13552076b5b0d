package messagetest_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/message/messagetest"
)

const english = `
## By key: pieces

toy-seat-first = Guest
toy-seat-second = Host
toy-piece = { $name }{ $place ->
    [none] { "" }
   *[other] { " " }on { $place }
 }
toy-piece-R = Rose
game-list-comma = { $first }, { $last }

## Turns

# $tile (piece) goes $n (number) steps.
toy-goes = { $tile } goes { $n ->
    [one] one step
   *[other] { $n } steps
 }
# $tiles (list)
toy-are = these are { $tiles }
toy-over = the game is over
`

const lists = `
game-list-comma = { $first }, { $last }
game-list-and = { $first } und { $last }
`

const german = `
toy-seat-first = Gast
toy-seat-second = Gastgeber
toy-piece = { $name }{ $place ->
    [none] { "" }
   *[other] { " " }auf { $place }
 }
toy-piece-R = Rosa Rose
toy-goes = { $tile } geht { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 }
toy-are = das sind { $tiles }
toy-over = die Partie ist zu Ende
`

// TestFaults finds each kind of mistake in a translation, and none in a right one.
func TestFaults(t *testing.T) {
	source := strings.ReplaceAll(english, "game-list-comma = { $first }, { $last }\n", "")
	if faults := messagetest.Faults("toy", "de", source, german, lists); len(faults) > 0 {
		t.Fatalf("a right translation: %q", faults)
	}
	for _, test := range []struct{ old, changed, want string }{
		{"toy-over = die Partie ist zu Ende\n", "", "toy-over is missing"},
		{"die Partie ist zu Ende", "the game is over", "toy-over is English"},
		{"{ $tile } geht", "er geht", "toy-goes does not use $tile"},
		{"das sind { $tiles }", "das sind sie", "toy-are does not use $tiles"},
		{"das sind { $tiles }", "das sind { $tiles } { $tile }", "toy-are uses $tile"},
		{"    [one] einen Schritt\n", "", ""}, // a plural that is written without the category
		{"[one] einen Schritt", "[two] zwei Schritte", "the plural category one is missing"},
		{"toy-piece-R = Rosa Rose\n", "", "toy-piece-R is missing"},
		{"auf { $place }", "auf { $platz }", "becomes"},
		{"geht", "geht { toy-nichts }", "there is no toy-nichts"},
		{"geht", "geht { FORM() }", "FORM has one argument"},
		{"geht", "geht { NICHTS($n) }", "there is no NICHTS()"},
		{"geht ", "geht  ", "with spaces too many"},
		{"toy-over = ", "toy-over = {", "'}' is missing"},
		{"toy-over = ", "toy-weg = weg\ntoy-over = ", "toy-weg is in no English catalogue"},
		{"toy-over = ", "toy-over = x\ntoy-over = ", "toy-over is defined twice"},
	} {
		broken := strings.Replace(german, test.old, test.changed, 1)
		if broken == german {
			t.Fatalf("%q is not in the catalogue", test.old)
		}
		faults := strings.Join(messagetest.Faults("toy", "de", source, broken, lists), "\n")
		if test.want == "" && faults != "" || !strings.Contains(faults, test.want) {
			t.Errorf("%q for %q: %q, want %q", test.changed, test.old, faults, test.want)
		}
	}
	if faults := strings.Join(messagetest.Faults("other", "de", source, german, lists), "\n"); !strings.Contains(faults, "toy-over does not begin with other-") {
		t.Errorf("another prefix: %q", faults)
	}
	if faults := strings.Join(messagetest.Faults("toy", "de", source, german), "\n"); !strings.Contains(faults, "game-list") {
		t.Errorf("without the messages of lists: %q", faults)
	}
}
