package computer_test

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
	"github.com/teahouse-games/teahouse/internal/rules/computer"
)

// People are offered eight levels in every game and nothing else, the usual one among
// them; the simple opponents play as well.
func TestNames(t *testing.T) {
	eight := []string{"1", "2", "3", "4", "5", "6", "7", "8"}
	for _, rules := range games.All() {
		offered, all := computer.Levels(rules.Name), computer.AllNames(rules.Name)
		if !slices.Equal(offered, eight) {
			t.Errorf("%s: offered are %v", rules.Name, offered)
		}
		if want := slices.Concat(offered, []string{"random", "greedy"}); !slices.Equal(all, want) {
			t.Errorf("%s: there are %v, want %v", rules.Name, all, want)
		}
		for _, name := range all {
			called := computer.DisplayName(name)
			if found, ok := computer.FromDisplayName(rules.Name, called); !ok || found != name || !computer.Exists(rules.Name, name) {
				t.Errorf("%s: %s, which is called %s, is %s, %t", rules.Name, name, called, found, ok)
			}
		}
	}
	for _, person := range []string{"", "3", "level 9", "Level 3", "Ann", "human"} {
		if name, ok := computer.FromDisplayName("ki-shogi", person); ok {
			t.Errorf("%s is taken for the computer %s", person, name)
		}
	}
	if got := computer.Levels("chess"); !slices.Equal(got, []string{"random", "greedy"}) {
		t.Errorf("chess has the levels %v", got)
	}
	if !slices.Contains(eight, computer.DefaultLevel) {
		t.Errorf("level %s is usual", computer.DefaultLevel)
	}
}

func TestNoSuchComputer(t *testing.T) {
	for _, name := range []string{"", "0", "9", "-1", "+3", "03", "3.0", "human", "level 3"} {
		p, err := computer.New("ki-shogi", name, nil)
		if none := (*computer.UnknownLevelError)(nil); p != nil || !errors.As(err, &none) || none.Level != name || !strings.Contains(err.Error(), "there are 1, 2, 3") {
			t.Errorf("%q: %v, %v", name, p, err)
		}
		if computer.Exists("ki-shogi", name) {
			t.Errorf("%q plays", name)
		}
	}
	if _, err := computer.New("chess", "3", nil); !errors.As(err, new(*computer.UnknownLevelError)) {
		t.Errorf("of chess: %v", err)
	}
}

// When time is up the strongest level plays the best turn found so far.
func TestOutOfTime(t *testing.T) {
	ctx, cancel := context.WithDeadline(t.Context(), time.Now())
	defer cancel()
	<-ctx.Done()
	for _, name := range engines.Names() {
		table := begin(t, name, nil)
		for table.ToMove() == game.Chance {
			turn, err := computer.Random(rand.New(rand.NewPCG(7, 0))).Choose(t.Context(), table)
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
	thinker := &computer.EnginePlayer{Memory: 1 << 20}
	luck := func() *rand.Rand { return rand.New(rand.NewPCG(7, 0)) }
	tables := map[string]game.Game{}
	for range 3 {
		for _, name := range []string{"ki-shogi", "kutai-pai-sho"} {
			for _, match := range []string{"", "a", "b"} {
				if tables[name+match] == nil {
					tables[name+match] = begin(t, name, nil)
				}
				table := tables[name+match]
				turn := choose(t, thinker, match, name, luck(), table)
				if alone := choose(t, &computer.EnginePlayer{Memory: 1 << 20}, "", name, luck(), table); turn != alone {
					t.Errorf("%s, match %q: it plays %s, and alone %s", name, match, turn, alone)
				}
				play(t, table, turn)
			}
		}
	}
}

func choose(t *testing.T, thinker *computer.EnginePlayer, match, name string, r *rand.Rand, table game.Game) string {
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
