package opponent

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/kishogi"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// fakePlayer is a player as a function.
type fakePlayer func(ctx context.Context, g game.Playable) (string, error)

func (f fakePlayer) Choose(ctx context.Context, g game.Playable) (string, error) { return f(ctx, g) }

// pool returns a pool whose players all use the given function, if it is not nil, and
// its log.
func pool(t *testing.T, c Config, play fakePlayer) (p *Pool, log *bytes.Buffer) {
	log = &bytes.Buffer{}
	c.Log = slog.New(slog.NewTextHandler(log, nil))
	c.Metrics = metrics.New(prometheus.NewRegistry())
	p = New(c)
	if play != nil {
		p.player = func(*computer.EnginePlayer, room.ThinkRequest) (computer.Player, error) { return play, nil }
	}
	t.Cleanup(p.Close)
	return p, log
}

func seat(level string) room.ThinkRequest {
	return room.ThinkRequest{Match: "m1", Seq: 3, Level: level, Table: kishogi.Rules.MustNew(must(kishogi.Rules.CompleteOptions(nil)))}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// receivedTurns collects turns with their times.
type receivedTurns struct {
	mu    sync.Mutex
	turns []string
	at    []time.Duration
	begun time.Time
}

func (a *receivedTurns) play(turn string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.turns, a.at = append(a.turns, turn), append(a.at, time.Since(a.begun))
}

// waiting plays after the given time, and ignores the order to hurry unless it is set
// to obey.
func waiting(d time.Duration, turn string) fakePlayer {
	return func(ctx context.Context, _ game.Playable) (string, error) {
		select {
		case <-time.After(d):
			return turn, nil
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
}

func legal(t *testing.T, turn string) {
	t.Helper()
	if _, err := seat("").Table.ParseTurn(turn); err != nil {
		t.Errorf("%q: %v", turn, err)
	}
}

func TestEveryLevelPlaysEveryGame(t *testing.T) {
	p, log := pool(t, Config{Limit: 20 * time.Millisecond, Memory: 1 << 20}, nil)
	for _, rules := range games.All() {
		for _, name := range computer.Levels(rules.Name) {
			table := must(rules.New(nil))
			for table.ToMove() == game.Chance {
				if err := game.PlayTurn(table, must(computer.Random(newRand()).Choose(t.Context(), table))); err != nil {
					t.Fatal(err)
				}
			}
			turns := make(chan string)
			if _, ok := p.Think(room.ThinkRequest{Match: "m", Level: name, Table: game.Clone(table)}, func(turn string) { turns <- turn }); !ok {
				t.Fatalf("%s: there is no room to think", rules.Name)
			}
			if turn := <-turns; game.PlayTurn(table, turn) != nil {
				t.Errorf("%s: %s plays %q", rules.Name, name, turn)
			}
		}
	}
	if log.Len() > 0 {
		t.Errorf("the log says %s", log)
	}
}

// The pause is more or less as long as it should be, and none where thinking has taken longer.
func TestATurnIsReportedAfterAPauseThatDelaysNoOtherMatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, _ := pool(t, Config{Workers: 1, Pause: time.Second}, waiting(100*time.Millisecond, "turn"))
		turns := &receivedTurns{begun: time.Now()}
		for range 30 {
			p.Think(seat("test"), turns.play)
		}
		time.Sleep(4 * time.Second)
		synctest.Wait()
		if len(turns.turns) != 30 {
			t.Fatalf("%d turns were told", len(turns.turns))
		}
		if turns.at[0] < 480*time.Millisecond {
			t.Errorf("the first turn was told after %v", turns.at[0])
		}
		if last := turns.at[29]; last != 3*time.Second {
			t.Errorf("the last turn was told after %v, as soon as it was found", last)
		}
		if n := testutil.CollectAndCount(p.Metrics.Thinking); n != 1 {
			t.Errorf("%d series of thinking", n)
		}
	})
}

func TestNoMoreThanTheWorkersThinkAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var mu sync.Mutex
		now, most := 0, 0
		p, _ := pool(t, Config{Workers: 3, Queue: 10}, func(ctx context.Context, g game.Playable) (string, error) {
			mu.Lock()
			now++
			most = max(most, now)
			mu.Unlock()
			defer func() { mu.Lock(); now--; mu.Unlock() }()
			return waiting(time.Second, "turn")(ctx, g)
		})
		turns := &receivedTurns{}
		var taken int
		for range 25 {
			if _, ok := p.Think(seat("test"), turns.play); ok {
				taken++
			}
		}
		if taken != 10 {
			t.Errorf("%d turns found a place among 10", taken)
		}
		synctest.Wait()
		if n := testutil.ToFloat64(p.Metrics.ThinkQueue); n != 10 {
			t.Errorf("the queue is said to have %v", n)
		}
		time.Sleep(5 * time.Second)
		synctest.Wait()
		if most != 3 || len(turns.turns) != 10 {
			t.Errorf("%d thought at once, and %d turns were told", most, len(turns.turns))
		}
		if n := testutil.ToFloat64(p.Metrics.ThinkQueue); n != 0 {
			t.Errorf("the queue is said to have %v", n)
		}
	})
}

func TestCancelledRequestIsNotReportedAndFreesItsPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, log := pool(t, Config{Workers: 1, Queue: 3, Pause: 30 * time.Second}, waiting(2*time.Second, "turn"))
		turns := &receivedTurns{}
		var cancels []func()
		for range 3 {
			cancel, ok := p.Think(seat("test"), turns.play)
			if !ok {
				t.Fatal("there is no room to think")
			}
			cancels = append(cancels, cancel)
			time.Sleep(time.Millisecond)
		}
		if _, ok := p.Think(seat("test"), turns.play); ok {
			t.Error("there was room for four")
		}
		time.Sleep(3 * time.Second) // one pauses, one thinks, one waits
		synctest.Wait()
		for _, cancel := range cancels {
			cancel()
			cancel()
			synctest.Wait()
			if _, ok := p.Think(seat("test"), turns.play); !ok {
				t.Error("no place was freed")
			}
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if len(turns.turns) != 3 {
			t.Errorf("%d turns were told, want those of the last three", len(turns.turns))
		}
		if log.Len() > 0 {
			t.Errorf("the log says %s", log)
		}
	})
}

func TestAPlayerThatFindsNothingIsReplaced(t *testing.T) {
	for _, tt := range []struct {
		name   string
		play   fakePlayer
		log    string
		within time.Duration
	}{
		{"too slow", waiting(time.Hour, "turn"), "deadline exceeded", 2 * time.Second},
		{"gives up", func(context.Context, game.Playable) (string, error) { return "", errors.New("no idea") }, "no idea", 0},
		{"breaks", func(_ context.Context, g game.Playable) (string, error) {
			g.Do(g.AppendMoves(nil)[0])
			panic("oh dear")
		}, "oh dear", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p, log := pool(t, Config{Limit: 2 * time.Second}, tt.play)
				turns := &receivedTurns{begun: time.Now()}
				p.Think(seat("test"), turns.play)
				time.Sleep(time.Minute)
				synctest.Wait()
				if len(turns.turns) != 1 || turns.at[0] != tt.within {
					t.Fatalf("the turns %q were told after %v", turns.turns, turns.at)
				}
				legal(t, turns.turns[0])
				if !strings.Contains(log.String(), tt.log) || !strings.Contains(log.String(), "match=m1") {
					t.Errorf("the log says %s", log)
				}
			})
		})
	}
}

// noMovesGame is a game that breaks when it is played.
type noMovesGame struct{ game.Game }

func (s noMovesGame) Clone() game.State                     { return noMovesGame{game.Clone(s.Game)} }
func (noMovesGame) SampleMove(*rand.Rand) (game.Move, bool) { panic("brittle") }
func (noMovesGame) AppendMoves([]game.Move) []game.Move     { panic("brittle") }
func (s noMovesGame) CountLegalTurns() int                  { panic("brittle") }

func TestAGameThatBreaksIsAnsweredWithoutATurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, log := pool(t, Config{}, nil)
		turns := &receivedTurns{}
		s := seat("greedy")
		s.Table = noMovesGame{s.Table}
		p.Think(s, turns.play)
		synctest.Wait()
		if !slices.Equal(turns.turns, []string{""}) || !strings.Contains(log.String(), "no turn was found at all") {
			t.Errorf("told was %q, and the log says %s", turns.turns, log)
		}
	})
}

func TestWhereALevelIsGoneTheWeakestPlays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, log := pool(t, Config{}, nil)
		turns := &receivedTurns{}
		p.Think(seat("grandmaster"), turns.play)
		synctest.Wait()
		if len(turns.turns) != 1 {
			t.Fatalf("told was %q", turns.turns)
		}
		legal(t, turns.turns[0])
		if !strings.Contains(log.String(), "level=grandmaster") {
			t.Errorf("the log says %s", log)
		}
	})
}

func TestCloseWaitsAndReportsNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ended := 0
		p, _ := pool(t, Config{Workers: 2}, func(ctx context.Context, _ game.Playable) (string, error) {
			<-ctx.Done()
			time.Sleep(time.Second)
			ended++
			return "turn", nil
		})
		turns := &receivedTurns{}
		p.Think(seat("test"), turns.play)
		synctest.Wait()
		p.Close()
		p.Close()
		if ended != 1 || len(turns.turns) != 0 {
			t.Errorf("%d have ended, told was %q", ended, turns.turns)
		}
		if _, ok := p.Think(seat("test"), turns.play); ok {
			t.Error("a closed pool thinks")
		}
	})
}
