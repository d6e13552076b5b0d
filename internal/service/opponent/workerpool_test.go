package opponent

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/kishogi"
)

// As few engines as possible are made, and the worker that remembers a match continues
// it.
func TestBench(t *testing.T) {
	b := newBench(3, 1<<20)
	table := must(kishogi.Rules.New(nil))
	think := func(thinker *computer.EnginePlayer, match string) {
		player := must(thinker.Player(match, kishogi.Rules.Name, "1", rand.New(rand.NewPCG(1, 2))))
		must(player.Choose(t.Context(), table))
	}
	one := b.acquire("a")
	think(one, "a")
	b.release(one)
	if again := b.acquire("b"); again != one {
		t.Error("another thinker rises, which needs an engine of its own")
	}
	other := b.acquire("b")
	if other == one {
		t.Fatal("one thinker rises twice")
	}
	think(other, "b")
	b.release(one)
	b.release(other)
	for match, want := range map[string]*computer.EnginePlayer{"a": one, "b": other} {
		if got := b.acquire(match); got != want {
			t.Errorf("match %s: who remembers it does not rise", match)
		} else {
			b.release(got)
		}
	}
	if len(b.waiting) != 3 {
		t.Errorf("%d wait", len(b.waiting))
	}
}

// A computer remembers its match, each seat separately, and its engine is dropped after a
// failure.
func TestAComputerRemembers(t *testing.T) {
	p, _ := pool(t, Config{Workers: 1, Memory: 1 << 20}, nil)
	ask := func(s room.ThinkRequest) {
		turns := make(chan string)
		p.Think(s, func(turn string) { turns <- turn })
		legal(t, <-turns)
	}
	s := seat("1")
	ask(s)
	thinker := p.bench.waiting[0]
	if !thinker.LastMatch(matchOf(s)) {
		t.Error("it does not remember its match")
	}
	other := s
	other.Seat = game.Second
	if thinker.LastMatch(matchOf(other)) || thinker.LastMatch("") {
		t.Error("it remembers what it has not played")
	}
	s = seat("1")
	s.Table = failingGame{s.Table}
	ask(s)
	if thinker.LastMatch(matchOf(s)) {
		t.Error("it goes on with an engine that has failed")
	}
	ask(seat("1"))
	if !thinker.LastMatch(matchOf(s)) {
		t.Error("it has no new engine")
	}
}

// failingGame is a game that panics in an engine; its copies do not.
type failingGame struct{ game.Game }

func (failingGame) ToMove() game.Seat { panic("brittle") }
