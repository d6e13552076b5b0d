package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/sparring"
)

// testSettings are a short match of random players.
func testSettings() Settings {
	return Settings{Game: "ki-shogi", Contenders: [2]string{"random", "random"}, Games: 20, Seed: 3, Drawn: 4, Turns: 100}
}

func newTestMatch(t *testing.T, s Settings) *Match {
	t.Helper()
	m, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newTestMatchBetween(t *testing.T, s Settings, a, b Contender) *Match {
	t.Helper()
	m, err := NewWithContenders(s, a, b)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func ignoreProgress(*Tally) {}

// run plays all games and returns them by number.
func run(t *testing.T, m *Match, parallel int) (*Tally, []*GameResult) {
	t.Helper()
	tally, list := NewTally(), make([]*GameResult, m.Games)
	err := m.Run(t.Context(), tally, parallel, func(p *GameResult) error {
		if list[p.Number] != nil {
			t.Errorf("game %d is played twice", p.Number)
		}
		list[p.Number] = p
		return nil
	}, ignoreProgress)
	if err != nil {
		t.Fatal(err)
	}
	return tally, list
}

// fakeContender is a contender with functions of the tests.
type fakeContender struct {
	name      string
	choose    func(ctx context.Context, g game.Playable) (Choice, error)
	newPlayer func() error
	closed    func()
}

func (c fakeContender) String() string        { return c.name }
func (fakeContender) TurnTime() time.Duration { return 0 }
func (c fakeContender) NewPlayer(context.Context, uint64) (Player, error) {
	if c.newPlayer != nil {
		if err := c.newPlayer(); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func (c fakeContender) Choose(ctx context.Context, g game.Playable) (Choice, error) {
	return c.choose(ctx, g)
}

func (c fakeContender) Close() {
	if c.closed != nil {
		c.closed()
	}
}

// randomContender plays any turn.
var randomContender = fakeContender{name: "good", choose: chooseRandom}

func chooseRandom(ctx context.Context, g game.Playable) (Choice, error) {
	turn, err := sparring.Random(rand.New(rand.NewPCG(g.Hash(), 0))).Choose(ctx, g)
	return Choice{turn, 1}, err
}

func TestPairsOfGames(t *testing.T) {
	for _, name := range []string{"skud-pai-sho", "quaterno", "kutai-pai-sho", "balance-pai-sho", "ki-shogi"} {
		t.Run(name, func(t *testing.T) {
			s := testSettings()
			s.Game, s.Games = name, 8
			tally, list := run(t, newTestMatch(t, s), 1)
			if tally.Games != 8 || tally.Pairs.N() != 4 || tally.FirstSeatPairs.N() != 4 {
				t.Fatalf("%d games, %d pairs", tally.Games, tally.Pairs.N())
			}
			openings := map[string]bool{}
			for i := 0; i < len(list); i += 2 {
				a, b := list[i].Record, list[i+1].Record
				n := s.Drawn
				if name == "balance-pai-sho" {
					n++ // the deal
				}
				if !slices.Equal(a.TurnTexts()[:n], b.TurnTexts()[:n]) {
					t.Errorf("pair %d begins with %v and %v", i/2, a.TurnTexts()[:n], b.TurnTexts()[:n])
				}
				openings[fmt.Sprint(a.TurnTexts()[:n])] = true
				if slices.Equal(a.TurnTexts(), b.TurnTexts()) {
					t.Errorf("the games of pair %d are the same", i/2)
				}
			}
			if len(openings) != 4 {
				t.Errorf("4 pairs have %d openings", len(openings))
			}
			for _, p := range list {
				if _, err := p.Record.Replay(newTestMatch(t, s).rules); err != nil {
					t.Errorf("game %d: %v", p.Number, err)
				}
			}
		})
	}
}

// Both games of a pair have the same chance turns, and other pairs have others.
func TestPairsShareChance(t *testing.T) {
	s := testSettings()
	s.Game, s.Games, s.Openings = "balance-pai-sho", 12, []Opening{{}}
	_, list := run(t, newTestMatch(t, s), 1)
	deals := map[string]bool{}
	for i := 0; i < len(list); i += 2 {
		a, b := list[i].Record.Turns[0].Text, list[i+1].Record.Turns[0].Text
		if a != b {
			t.Errorf("the deals of pair %d are %s and %s", i/2, a, b)
		}
		deals[a] = true
	}
	if len(deals) < 3 {
		t.Errorf("6 pairs have the deals %v", deals)
	}
}

func TestContendersSwapSeats(t *testing.T) {
	s := testSettings()
	other := randomContender
	other.name = "other"
	_, list := run(t, newTestMatchBetween(t, s, randomContender, other), 1)
	for i, p := range list {
		want := [2]string{"good", "other"}
		if i%2 == 1 {
			want = [2]string{"other", "good"}
		}
		if got := [2]string{p.Record.First, p.Record.Second}; got != want {
			t.Errorf("game %d: %v play, want %v", i, got, want)
		}
	}
}

// The games are the same, however many are played in parallel.
func TestGamesAreReproducible(t *testing.T) {
	s := testSettings()
	s.Contenders[0] = "greedy"
	tally, list := run(t, newTestMatch(t, s), 1)
	again, parallel := run(t, newTestMatch(t, s), 4)
	if tally.Pairs != again.Pairs || tally.Score != again.Score {
		t.Errorf("results %v, %v and %v, %v", tally.Score, tally.Pairs, again.Score, again.Pairs)
	}
	for i := range list {
		if !list[i].Record.Equal(parallel[i].Record) {
			t.Errorf("game %d differs", i)
		}
	}
	s.Seed++
	_, others := run(t, newTestMatch(t, s), 1)
	if others[0].Record.Equal(list[0].Record) {
		t.Error("another seed, the same game")
	}
}

// A fault of a contender loses its games and has no other effect.
func TestFaults(t *testing.T) {
	hang := make(chan struct{})
	broken := errors.New("out of tea")
	for _, tt := range []struct {
		name    string
		bad     fakeContender
		reason  string
		written string
		detail  string
	}{
		{"panics", fakeContender{choose: func(context.Context, game.Playable) (Choice, error) { panic("spilt") }}, Crash, "abandoned", "crash: panic: spilt"},
		{"panics in the middle of a turn", fakeContender{choose: func(_ context.Context, g game.Playable) (Choice, error) {
			g.Do(g.AppendMoves(nil)[0])
			panic("spilt")
		}}, Crash, "abandoned", "crash: panic: spilt"},
		{"fails", fakeContender{choose: func(context.Context, game.Playable) (Choice, error) { return Choice{}, broken }}, Crash, "abandoned", "crash: out of tea"},
		{"cannot begin", fakeContender{choose: chooseRandom, newPlayer: func() error { return broken }}, Crash, "abandoned", "crash: out of tea"},
		{"panics when it sits down", fakeContender{choose: chooseRandom, newPlayer: func() error { panic("no chair") }}, Crash, "abandoned", "crash: panic: no chair"},
		{"chooses nothing", fakeContender{choose: func(context.Context, game.Playable) (Choice, error) { return Choice{}, nil }}, Crash, "abandoned", "crash: it chose no turn"},
		{"plays what is not legal", fakeContender{choose: func(context.Context, game.Playable) (Choice, error) { return Choice{Turn: "e2e4"}, nil }},
			Illegal, "abandoned", `illegal: "e2e4": `},
		{"owns up", fakeContender{choose: func(context.Context, game.Playable) (Choice, error) { return Choice{}, &FaultError{Overtime, broken} }}, Overtime, "timeout", "overtime: out of tea"},
		{"thinks for ever", fakeContender{choose: func(ctx context.Context, _ game.Playable) (Choice, error) { <-ctx.Done(); return Choice{}, ctx.Err() }},
			Overtime, "timeout", "overtime: no turn within 10s"},
		{"does not stop", fakeContender{choose: func(context.Context, game.Playable) (Choice, error) { <-hang; return Choice{}, nil }},
			Overtime, "timeout", "overtime: no turn within 10s"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				hang = make(chan struct{})
				s := testSettings()
				s.Games, s.Patience = 6, 10
				tt.bad.name = "bad"
				var attempts atomic.Int32
				tt.bad.closed = func() { attempts.Add(1) }
				tally, list := run(t, newTestMatchBetween(t, s, randomContender, tt.bad), 2)
				if tally.Score != (GameCounts{Wins: 6}) || tally.Pairs != (Pentanomial{4: 3}) || tally.Faults[1][tt.reason] != 6 || len(tally.Faults[0]) > 0 {
					t.Errorf("score %v, pairs %v, faults %v", tally.Score, tally.Pairs, tally.Faults)
				}
				if n := attempts.Load(); tt.bad.newPlayer == nil && n != 6 {
					t.Errorf("the player has risen %d times", n)
				}
				for _, p := range list {
					r := p.Record
					last := r.Headers[len(r.Headers)-1]
					if p.Outcome != game.Win(seatOf(p.Number, 0), tt.reason) || r.Result != game.Win(p.Outcome.Winner, tt.written) {
						t.Errorf("game %d: %v, in the record %v", p.Number, p.Outcome, r.Result)
					}
					if last.Name != "Ended" || len(last.Value) < len(tt.detail) || last.Value[:len(tt.detail)] != tt.detail {
						t.Errorf("game %d: %v, want Ended: %s", p.Number, last, tt.detail)
					}
					if _, err := r.Replay(newTestMatch(t, testSettings()).rules); err != nil {
						t.Error(err)
					}
				}
				close(hang)
			})
		})
	}
}

// A game that is too long is a draw that is counted separately, and its record does not claim
// that the rules ended it.
func TestTurnLimit(t *testing.T) {
	s := testSettings()
	s.Turns = 7
	tally, list := run(t, newTestMatch(t, s), 1)
	if tally.Cut == 0 || tally.Cut != tally.EndingCounts[Ending{game.None, Cut}] || tally.Score.Draws < tally.Cut {
		t.Fatalf("%d cut, endings %v, score %v", tally.Cut, tally.EndingCounts, tally.Score)
	}
	for _, p := range list {
		if p.Outcome.Reason == Cut && (p.Turns != 7 || len(p.Record.Turns) != 7 || p.Record.Result.Over()) {
			t.Errorf("game %d was cut after %d turns with the result %v", p.Number, p.Turns, p.Record.Result)
		}
	}
}

func TestSPRTEndsTheMatch(t *testing.T) {
	s := testSettings()
	s.Contenders, s.Games, s.SPRT = [2]string{"greedy", "random"}, 2000, &SPRT{0, 50}
	m := newTestMatch(t, s)
	tally := NewTally()
	if err := m.Run(t.Context(), tally, 2, func(*GameResult) error { return nil }, ignoreProgress); err != nil {
		t.Fatal(err)
	}
	if test := m.Summarize(tally).SPRT; test.Verdict != AcceptH1 || tally.Games >= 400 {
		t.Errorf("%v after %d games", test, tally.Games)
	}
}

// scriptedContender loses the games that loses reports, and plays any turn in the others.
type scriptedContender struct {
	fakeContender
	numbers map[uint64]int // of the games by the seeds of the players
	loses   func(number int) bool
}

func (c scriptedContender) NewPlayer(_ context.Context, seed uint64) (Player, error) {
	number := c.numbers[seed]
	return fakeContender{choose: func(ctx context.Context, g game.Playable) (Choice, error) {
		if c.loses(number) {
			return Choice{}, errors.New("it gives up")
		}
		return chooseRandom(ctx, g)
	}}, nil
}

// A game that ends after the game that decides the test is not counted, so that it cannot take the
// verdict back.
func TestVerdictStays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := testSettings()
		s.Games, s.SPRT = 200, &SPRT{0, 50}
		numbers, seeds := map[uint64]int{}, newTestMatch(t, s)
		for number := range s.Games {
			for contender := range 2 {
				numbers[seeds.deriveSeed(seedContender+contender, number)&maxSeed] = number
			}
		}
		// The first contender loses the first pair, whose second game ends last, and wins all others.
		decided := make(chan struct{})
		first := scriptedContender{fakeContender{name: "first"}, numbers, func(number int) bool {
			if number == 1 {
				<-decided
			}
			return number <= 1
		}}
		second := scriptedContender{fakeContender{name: "second"}, numbers, func(number int) bool { return number > 1 }}
		m := newTestMatchBetween(t, s, first, second)
		tally, stored := NewTally(), NewTally()
		err := m.Run(t.Context(), tally, 2, func(p *GameResult) error {
			stored.Add(p)
			if !stored.Has(1) && m.testDecided(stored) {
				close(decided)
				synctest.Wait() // until the other game has ended
			}
			return nil
		}, ignoreProgress)
		if err != nil || !m.Done(tally) || m.Summarize(tally).SPRT.Verdict != AcceptH1 {
			t.Errorf("%v, done %v, %v", err, m.Done(tally), m.Summarize(tally).SPRT)
		}
		if stored.Has(1) || stored.Games != tally.Games {
			t.Errorf("%d games are stored and %d counted, the late one %v", stored.Games, tally.Games, stored.Has(1))
		}
	})
}

// A match that is stopped returns at once. The test fails if a goroutine is left.
func TestStopLeavesNoGoroutine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := testSettings()
		ctx, stop := context.WithCancel(t.Context())
		unresponsive := fakeContender{name: "deaf", choose: func(ctx context.Context, _ game.Playable) (Choice, error) {
			stop()
			<-ctx.Done()
			return Choice{}, ctx.Err()
		}}
		tally := NewTally()
		err := newTestMatchBetween(t, s, unresponsive, randomContender).Run(ctx, tally, 2, func(*GameResult) error {
			t.Error("a game was finished")
			return nil
		}, ignoreProgress)
		if !errors.Is(err, ErrStopped) || tally.Games != 0 {
			t.Errorf("%v, %d games", err, tally.Games)
		}
	})
}

func TestStoreErrorEndsMatch(t *testing.T) {
	full := errors.New("the disk is full")
	tally := NewTally()
	err := newTestMatch(t, testSettings()).Run(t.Context(), tally, 2, func(p *GameResult) error {
		if p.Number == 3 {
			return full
		}
		return nil
	}, ignoreProgress)
	if !errors.Is(err, full) || tally.Has(3) {
		t.Errorf("%v, %d games", err, tally.Games)
	}
}
