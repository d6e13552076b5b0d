package newgame

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/examples/tictactoe"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/terminal/cli"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/tui"
	"github.com/teahouse-games/teahouse/internal/testing/load"
	"github.com/teahouse-games/teahouse/internal/web/server"
)

const name = "tic-tac-toe"

func init() { games.Register(&tictactoe.Definition) }

func TestLibrary(t *testing.T) {
	g, err := games.New(name, "misere=on")
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range []string{"a1", "b1", "a2", "b2", "a3"} {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	if o := g.Outcome(); o.Winner != game.Second || o.Reason != "row" {
		t.Errorf("three in a row end with %v, want a loss", o)
	}
}

// TestLevels: the strongest level never loses, and its engine finds that the game is drawn.
func TestLevels(t *testing.T) {
	e, err := engines.New(name, engine.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	g, _ := games.New(name)
	info, err := e.Search(t.Context(), g, engine.Limits{Nodes: 20_000}, nil)
	if err != nil || info.PVs[0].Score.Win < 0.4 || info.PVs[0].Score.Win > 0.7 {
		t.Errorf("the beginning is %+v, %v", info.PVs, err)
	}
	if out := command(t, "", "match", name, "level:8", "greedy", "--games", "10"); !strings.Contains(out, "level:8") || strings.Contains(out, "loses") {
		t.Errorf("a match of level 8: %s", out)
	}
}

func TestRulesProtocol(t *testing.T) {
	var out bytes.Buffer
	in := strings.NewReader(`{"game":"tic-tac-toe","turns":["b2"],"legal":"count"}` + "\n")
	if err := rulesprotocol.Serve(in, &out, games.All()); err != nil || !strings.Contains(out.String(), `"n":8`) {
		t.Errorf("%s, %v", out.String(), err)
	}
}

// command runs a command of the program and returns what it prints.
func command(t *testing.T, in string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := (cli.Program{Games: games.All()}).Main(args, strings.NewReader(in), &out, &errs); code != 0 {
		t.Errorf("teahouse %s: exit code %d: %s", strings.Join(args, " "), code, errs.String())
	}
	return out.String()
}

func TestCommands(t *testing.T) {
	for _, tt := range []struct {
		in   string
		args []string
		want string
	}{
		{"", []string{"games"}, "tic-tac-toe: Tic-tac-toe"},
		{"", []string{"perft", name, "3"}, "504"},
		{"", []string{"show", name, "-p", "b2 a1"}, "X"},
		{"", []string{"why", name, "-p", "b2", "b2"}, "b2 is not empty"},
		{"b2\nb1\na1\nc3\na3\na2\nc1\n", []string{"play", name, "--both"}, "three in a row"},
		{tictactoe.Definition.Sample, []string{"replay", "-"}, "three in a row"},
		{tictactoe.Definition.Sample, []string{"convert", "--to", "turns", "-"}, "7. c1"},
		{"", []string{"draw", name, "-p", "b2 a1", "--to", "-", "--format", "svg"}, "<svg"},
		{"setoption name Game value tic-tac-toe\nposition startpos moves b2\ngo nodes 500\nquit\n", []string{"ugi"}, "bestmove"},
	} {
		if out := command(t, tt.in, tt.args...); !strings.Contains(out, tt.want) {
			t.Errorf("teahouse %s prints no %q:\n%s", strings.Join(tt.args, " "), tt.want, out)
		}
	}
}

func TestFullScreen(t *testing.T) {
	m, err := localgame.New(tictactoe.Rules, nil, [2]localgame.SeatPlayer{localgame.Human, localgame.Human}, 1)
	if err != nil {
		t.Fatal(err)
	}
	screen := tui.New(t.Context(), tui.Config{
		Games: games.All(), Match: m, NoColour: true,
		Now: time.Now, Seed: func() uint64 { return 1 },
	})
	screen.Init()
	screen.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	for _, key := range []rune{tea.KeyEnter, tea.KeyEnter} { // picks the place at the cursor and confirms
		screen.Update(tea.KeyPressMsg{Code: key})
	}
	shown := ansi.Strip(screen.View().Content)
	for _, want := range []string{"Tic-tac-toe", "Nought", "X"} {
		if !strings.Contains(shown, want) {
			t.Errorf("the screen has no %q:\n%s", want, shown)
		}
	}
}

// serve starts the service and returns its address.
func serve(t *testing.T) string {
	t.Helper()
	c := server.Default()
	c.Games, c.Log = games.All(), t.Output()
	c.Listen, c.Memory = "127.0.0.1:0", true
	ctx, cancel := context.WithCancel(t.Context())
	s, err := server.New(ctx, c)
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return strings.TrimSuffix(s.URL(), "/")
}

func TestPages(t *testing.T) {
	url := serve(t)
	for path, wants := range map[string][]string{
		"/":                              {"Tic-tac-toe", "Everybody has played it"},
		"/new?game=" + name:              {"Misère", "Three in a row lose."},
		"/play/" + name:                  {"<svg"},
		"/rules/" + name:                 {"A sign is written in an empty cell"},
		"/static/cards/" + name + ".png": {"PNG"},
		"/api/games/" + name:             {`"Tic-tac-toe"`},
		"/api/art?game=" + name:          {"<path"},
	} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Errorf("%s: %s, %v\n%.500s", path, answer.Status, err, body)
		}
		for _, want := range wants {
			if !bytes.Contains(body, []byte(want)) {
				t.Errorf("%s has no %q", path, want)
			}
		}
	}
}

// TestService plays whole matches on the service.
func TestService(t *testing.T) {
	sample, err := samplegames.ByName(games.All(), name)
	if err != nil {
		t.Fatal(err)
	}
	report, err := load.Run(t.Context(), load.Config{URLs: []string{serve(t)}, Matches: 2, Sockets: 2, Rate: 40, For: time.Second, Game: sample})
	if err != nil || report.Rematches < 1 {
		t.Errorf("%+v, %v", report, err)
	}
}

// TestListed: the example is the last game of the list.
func TestListed(t *testing.T) {
	if all := games.Names(); !slices.Contains(engines.Names(), name) || all[len(all)-1] != name {
		t.Errorf("games %v, engines %v", all, engines.Names())
	}
}
