package players_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/players"
)

// Where there is an engine people are offered its eight levels and nothing else, the
// usual one among them; the simple opponents play everywhere.
func TestNames(t *testing.T) {
	eight := []string{"1", "2", "3", "4", "5", "6", "7", "8"}
	for _, rules := range games.All() {
		offered, all := players.Named(rules.Name), players.All(rules.Name)
		if slices.Contains(engines.Names(), rules.Name) && !slices.Equal(offered, eight) {
			t.Errorf("%s: offered are %v", rules.Name, offered)
		}
		if len(offered) == 0 || !slices.Equal(all[:len(offered)], offered) {
			t.Errorf("%s: of %v there are offered %v", rules.Name, all, offered)
		}
		for _, name := range append([]string{"random", "greedy"}, offered...) {
			if n := len(slices.DeleteFunc(slices.Clone(all), func(s string) bool { return s != name })); n != 1 || !players.Plays(rules.Name, name) {
				t.Errorf("%s: %s is there %d times", rules.Name, name, n)
			}
		}
	}
	if !slices.Contains(eight, players.Usual) {
		t.Errorf("level %s is usual", players.Usual)
	}
}

func TestNoSuchComputer(t *testing.T) {
	for _, name := range []string{"", "0", "9", "-1", "+3", "03", "3.0", "human", "level 3"} {
		p, err := players.New("ki-shogi", name, nil)
		if none := (*players.LevelError)(nil); p != nil || !errors.As(err, &none) || none.Level != name || !strings.Contains(err.Error(), "there are 1, 2, 3") {
			t.Errorf("%q: %v, %v", name, p, err)
		}
		if players.Plays("ki-shogi", name) {
			t.Errorf("%q plays", name)
		}
	}
	if _, err := players.New("chess", "3", nil); !errors.As(err, new(*players.LevelError)) {
		t.Errorf("of chess: %v", err)
	}
}

// When time is up the strongest level plays what it has found by then.
func TestOutOfTime(t *testing.T) {
	ctx, cancel := context.WithDeadline(t.Context(), time.Now())
	defer cancel()
	<-ctx.Done()
	for _, name := range engines.Names() {
		table := begin(t, name, nil)
		for table.ToMove() == game.Chance {
			turn, err := players.Random(rand.New(rand.NewPCG(7, 0))).Choose(t.Context(), table)
			if err != nil {
				t.Fatal(err)
			}
			play(t, table, turn)
		}
		turn, err := player(t, name, "8").Choose(ctx, table)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		play(t, table, turn)
	}
}

// A thinker that plays in several matches of several games by turns plays as those do
// that have one match each and forget all between turns.
func TestThinkerForgets(t *testing.T) {
	thinker := &players.Thinker{Memory: 1 << 20}
	luck := func() *rand.Rand { return rand.New(rand.NewPCG(7, 0)) }
	tables := map[string]game.Table{}
	for range 3 {
		for _, name := range []string{"ki-shogi", "kutai-pai-sho"} {
			for _, match := range []string{"", "a", "b"} {
				if tables[name+match] == nil {
					tables[name+match] = begin(t, name, nil)
				}
				table := tables[name+match]
				turn := choose(t, thinker, match, name, luck(), table)
				if alone := choose(t, &players.Thinker{Memory: 1 << 20}, "", name, luck(), table); turn != alone {
					t.Errorf("%s, match %q: it plays %s, and alone %s", name, match, turn, alone)
				}
				play(t, table, turn)
			}
		}
	}
}

func choose(t *testing.T, thinker *players.Thinker, match, name string, r *rand.Rand, table game.Table) string {
	t.Helper()
	p, err := thinker.Player(match, name, "1", r)
	if err != nil {
		t.Fatal(err)
	}
	turn, err := p.Choose(t.Context(), table)
	if err != nil {
		t.Fatal(err)
	}
	return turn
}
