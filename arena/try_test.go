package arena

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// script writes a program for sh and returns its command: an engine that answers as the
// protocol wants, with these cases of its own before the usual ones.
func script(t *testing.T, cases string) string {
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

// Programs that cannot play at all are found out before the first game; those that fail at
// the board lose there.
func TestTry(t *testing.T) {
	for _, tt := range []struct{ name, contender, want string }{
		{"not there", "ugi:./no-such-program", "./no-such-program cannot be started"},
		{"ends at once", "ugi:false", "false has ended: exit status 1"},
		{"another protocol", script(t, "ugi) echo uciok; exit;;"), "has ended"},
		{"no such option", "nodes:5,Foo=3," + strings.Replace(script(t, ""), ":", "=", 1), `refuses: it has no option "Foo"`},
		{"a value that it does not like", "nodes:5,Foo=3," + strings.Replace(
			script(t, "ugi) echo option name Foo type spin default 1; echo ugiok;; setoption*) echo info string error too much;;"), ":", "=", 1), "refuses: too much"},
		{"another game", script(t, "ugi) echo option name Game type combo default chess var chess; echo ugiok;;"), "this engine plays [chess], not ki-shogi"},
		{"quotes", `ugi:"no such program"`, "quotes in it have no meaning"},

		{"ours", "nodes:5", ""},
		{"dies at the board", script(t, "go*) exit 1;;"), ""},
		{"plays what is not legal", script(t, "go*) echo bestmove e2e4;;"), ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := settings()
			s.Contenders[1] = tt.contender
			err := made(t, s).Try(t.Context())
			switch {
			case tt.want == "" && err != nil:
				t.Error(err)
			case tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), "contender ")):
				t.Errorf("%v, want %s", err, tt.want)
			}
		})
	}
}

// Where chance comes first the program is shown what comes after it.
func TestTryAfterChance(t *testing.T) {
	s := settings()
	s.Game, s.Openings, s.Contenders[0] = "balance-pai-sho", []Opening{{}}, script(t, "go*) echo bestmove x;;")
	if err := made(t, s).Try(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestTryIsStopped(t *testing.T) {
	s := settings()
	s.Contenders[0] = script(t, "ugi) ;;")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := made(t, s).Try(ctx); !errors.Is(err, ErrStopped) {
		t.Errorf("%v, want that it was stopped", err)
	}
}

// A match is done when all games are there, in whatever order.
func TestDone(t *testing.T) {
	s := settings()
	s.Games = 4
	m, tally := made(t, s), NewTally()
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
