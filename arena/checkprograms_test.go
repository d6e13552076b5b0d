package arena

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// scriptCommand writes a shell script and returns its command: an engine that answers
// correctly, with the given cases before the usual ones.
func scriptCommand(t *testing.T, cases string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "engine.sh")
	text := "while read -r line; do case $line in " + cases + `
		ugi) echo ugiok ;;
		isready) echo readyok ;;
		quit) exit ;;
	esac; done`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return "ugi:sh " + path
}

// Programs that cannot play at all are detected before the first game; faults in play lose
// games.
func TestCheckPrograms(t *testing.T) {
	for _, tt := range []struct{ name, contender, want string }{
		{"not there", "ugi:./no-such-program", "./no-such-program cannot be started"},
		{"ends at once", "ugi:false", "false has ended: exit status 1"},
		{"another protocol", scriptCommand(t, "ugi) echo uciok; exit;;"), "has ended"},
		{"no such option", "nodes:5,Foo=3," + strings.Replace(scriptCommand(t, ""), ":", "=", 1), `refuses: it has no option "Foo"`},
		{"a value that it does not like", "nodes:5,Foo=3," + strings.Replace(
			scriptCommand(t, "ugi) echo option name Foo type spin default 1; echo ugiok;; setoption*) echo info string error too much;;"), ":", "=", 1), "refuses: too much"},
		{"another game", scriptCommand(t, "ugi) echo option name Game type combo default chess var chess; echo ugiok;;"), "this engine plays [chess], not ki-shogi"},
		{"quotes", `ugi:"no such program"`, "quotes in it have no meaning"},

		{"ours", "nodes:5", ""},
		{"dies at the board", scriptCommand(t, "go*) exit 1;;"), ""},
		{"plays what is not legal", scriptCommand(t, "go*) echo bestmove e2e4;;"), ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := testSettings()
			s.Contenders[1] = tt.contender
			err := newTestMatch(t, s).CheckPrograms(t.Context())
			switch {
			case tt.want == "" && err != nil:
				t.Error(err)
			case tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), "contender ")):
				t.Errorf("%v, want %s", err, tt.want)
			}
		})
	}
}

// Where chance is to move first the program gets the position after it.
func TestCheckProgramsAfterChance(t *testing.T) {
	s := testSettings()
	s.Game, s.Openings, s.Contenders[0] = "balance-pai-sho", []Opening{{}}, scriptCommand(t, "go*) echo bestmove x;;")
	if err := newTestMatch(t, s).CheckPrograms(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestCheckProgramsStops(t *testing.T) {
	s := testSettings()
	s.Contenders[0] = scriptCommand(t, "ugi) ;;")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := newTestMatch(t, s).CheckPrograms(ctx); !errors.Is(err, ErrStopped) {
		t.Errorf("%v, want that it was stopped", err)
	}
}

// A match is done when all games are there, in whatever order.
func TestDone(t *testing.T) {
	s := testSettings()
	s.Games = 4
	m, tally := newTestMatch(t, s), NewTally()
	_, list := run(t, m, 1)
	for _, n := range []int{3, 0, 2, 1} {
		if m.Done(tally) {
			t.Errorf("done after %d of 4 games", tally.Games)
		}
		tally.Add(list[n])
	}
	if !m.Done(tally) {
		t.Error("not done after all games")
	}
}
