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

// People are offered eight levels in every game and nothing else, the usual one among
// them; the simple opponents play as well.
func TestNames(t *testing.T) {
	eight := []string{"1", "2", "3", "4", "5", "6", "7", "8"}
	for _, rules := range games.All() {
		offered, all := players.Levels(rules.Name), players.AllNames(rules.Name)
		if !slices.Equal(offered, eight) {
			t.Errorf("%s: offered are %v", rules.Name, offered)
		}
		if want := slices.Concat(offered, []string{"random", "greedy"}); !slices.Equal(all, want) {
			t.Errorf("%s: there are %v, want %v", rules.Name, all, want)
		}
		for _, name := range all {
			called := players.DisplayName(name)
			if found, ok := players.FromDisplayName(rules.Name, called); !ok || found != name || !players.Exists(rules.Name, name) {
				t.Errorf("%s: %s, which is called %s, is %s, %t", rules.Name, name, called, found, ok)
			}
		}
	}
	for _, person := range []string{"", "3", "level 9", "Level 3", "Ann", "human"} {
		if name, ok := players.FromDisplayName("ki-shogi", person); ok {
			t.Errorf("%s is taken for the computer %s", person, name)
		}
	}
	if got := players.Levels("chess"); !slices.Equal(got, []string{"random", "greedy"}) {
		t.Errorf("chess has the levels %v", got)
	}
	if !slices.Contains(eight, players.DefaultLevel) {
		t.Errorf("level %s is usual", players.DefaultLevel)
	}
}

func TestNoSuchComputer(t *testing.T) {
	for _, name := range []string{"", "0", "9", "-1", "+3", "03", "3.0", "human", "level 3"} {
		p, err := players.New("ki-shogi", name, nil)
		if none := (*players.UnknownLevelError)(nil); p != nil || !errors.As(err, &none) || none.Level != name || !strings.Contains(err.Error(), "there are 1, 2, 3") {
			t.Errorf("%q: %v, %v", name, p, err)
		}
		if players.Exists("ki-shogi", name) {
			t.Errorf("%q plays", name)
		}
	}
	if _, err := players.New("chess", "3", nil); !errors.As(err, new(*players.UnknownLevelError)) {
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
	thinker := &players.EnginePlayer{Memory: 1 << 20}
	luck := func() *rand.Rand { return rand.New(rand.NewPCG(7, 0)) }
	tables := map[string]game.State{}
	for range 3 {
		for _, name := range []string{"ki-shogi", "kutai-pai-sho"} {
			for _, match := range []string{"", "a", "b"} {
				if tables[name+match] == nil {
					tables[name+match] = begin(t, name, nil)
				}
				table := tables[name+match]
				turn := choose(t, thinker, match, name, luck(), table)
				if alone := choose(t, &players.EnginePlayer{Memory: 1 << 20}, "", name, luck(), table); turn != alone {
					t.Errorf("%s, match %q: it plays %s, and alone %s", name, match, turn, alone)
				}
				play(t, table, turn)
			}
		}
	}
}

func choose(t *testing.T, thinker *players.EnginePlayer, match, name string, r *rand.Rand, table game.State) string {
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
