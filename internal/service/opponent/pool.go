package opponent

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
)

// Config is what a pool needs. The log and the metrics are required; other zero fields
// have a default.
type Config struct {
	Workers int           // concurrent searches; one less than there are processors, at least 1
	Queue   int           // turns in hand, those thought about and those held back included; 256
	Pause   time.Duration // about the least time before a turn is reported; none
	Limit   time.Duration // the most time for thinking about a turn; 10 s
	Memory  int64         // bytes that each of the workers thinks in, at most; 32 MiB
	Log     *slog.Logger
	Metrics *metrics.Metrics
}

// Pool is the computers of the service. It is safe for concurrent use.
type Pool struct {
	Config
	player  func(*computer.EnginePlayer, room.ThinkRequest) (computer.Player, error)
	bench   *workerPool
	running context.Context // until Close
	stop    context.CancelFunc
	places  chan struct{}
	workers chan struct{}
	pending atomic.Int64 // turns that wait for a worker or have one

	quickPlaces, quickWorkers chan struct{} // of quick turns

	mu     sync.Mutex
	closed bool
	turns  sync.WaitGroup
}

var _ room.ComputerPlayers = (*Pool)(nil)

// New returns a pool that waits for turns to think about.
func New(c Config) *Pool {
	if c.Workers == 0 {
		c.Workers = max(1, runtime.GOMAXPROCS(0)-1)
	}
	if c.Queue == 0 {
		c.Queue = 256
	}
	if c.Limit == 0 {
		c.Limit = 10 * time.Second
	}
	if c.Memory == 0 {
		c.Memory = 32 << 20
	}
	p := &Pool{Config: c, bench: newBench(c.Workers, c.Memory), places: make(chan struct{}, c.Queue), workers: make(chan struct{}, c.Workers)}
	p.quickPlaces, p.quickWorkers = make(chan struct{}, quickQueue), make(chan struct{}, max(1, c.Workers/2))
	p.player = p.playerFor
	p.running, p.stop = context.WithCancel(context.Background())
	return p
}

// Think finds a turn and passes it to play, unless it is cancelled before. An empty
// turn means that none was found. It returns false if the queue is full or the pool is
// closed.
func (p *Pool) Think(s room.ThinkRequest, play func(turn string)) (cancel func(), ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return func() {}, false
	}
	select {
	case p.places <- struct{}{}:
	default:
		return func() {}, false
	}
	ctx, cancel := context.WithCancel(p.running)
	p.Metrics.ThinkQueue.Inc()
	p.turns.Go(func() {
		defer cancel()
		turn, ok := p.turn(ctx, s)
		p.Metrics.ThinkQueue.Dec()
		<-p.places
		if ok {
			play(turn)
		}
	})
	return cancel, true
}

// Busy reports whether turns wait for a worker or have one.
func (p *Pool) Busy() bool { return p.pending.Load() > 0 }

// Close cancels all requests and waits until none is running.
func (p *Pool) Close() {
	p.mu.Lock()
	p.closed = true
	p.mu.Unlock()
	p.stop()
	p.turns.Wait()
}

// turn waits for a worker, thinks, and waits until the turn may be reported. ok is
// false if it was cancelled meanwhile.
func (p *Pool) turn(ctx context.Context, s room.ThinkRequest) (turn string, ok bool) {
	asked := time.Now()
	p.pending.Add(1)
	select {
	case p.workers <- struct{}{}:
	case <-ctx.Done():
		p.pending.Add(-1)
		return "", false
	}
	moves := 0
	if ctx.Err() == nil {
		if s.Left > 0 {
			s.Left = max(1, s.Left-time.Since(asked))
		}
		turn, moves = p.think(ctx, s)
	}
	<-p.workers
	p.pending.Add(-1)
	pause := time.NewTimer(p.displayTime(moves, s.Left) - time.Since(asked))
	defer pause.Stop()
	select {
	case <-pause.C:
	case <-ctx.Done():
	}
	return turn, ctx.Err() == nil
}

// think finds a turn within the limit: the player's, or else any. It also returns among how
// many moves it was chosen.
func (p *Pool) think(ctx context.Context, s room.ThinkRequest) (turn string, moves int) {
	begun := time.Now()
	defer func() { p.Metrics.Thinking.Observe(time.Since(begun).Seconds()) }()
	log := p.Log.With("match", s.Match, "seq", s.Seq, "level", s.Level)
	spare := game.Clone(s.Table) // a player that fails leaves its table as it is then
	limited, cancel := context.WithTimeout(ctx, p.thinkTime(s.Left, int(p.pending.Load())))
	defer cancel()
	thinker := p.bench.acquire(matchOf(s))
	defer p.bench.release(thinker)
	err := recoverPanic(func() error {
		player, err := p.player(thinker, s)
		if err != nil {
			return err
		}
		moves = len(s.Table.AppendMoves(nil))
		turn, err = player.Choose(limited, s.Table)
		return err
	})
	if err == nil || ctx.Err() != nil {
		return turn, moves
	}
	log.Error("a computer found no turn; it plays a random one", "error", err)
	err = recoverPanic(func() (err error) {
		turn, err = computer.Random(newRand()).Choose(ctx, spare)
		return err
	})
	if err != nil {
		turn = ""
	}
	if err != nil && ctx.Err() == nil {
		log.Error("no turn was found at all", "error", err)
	}
	return turn, moves
}

// recoverPanic turns a panic of a player into an error: the match of one must not end those
// of all.
func recoverPanic(choose func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the player failed: %v\n%s", p, debug.Stack())
		}
	}()
	return choose()
}

// playerFor returns the player of a seat: of its level, or of the weakest one if the level does
// not play the game any more.
func (p *Pool) playerFor(t *computer.EnginePlayer, s room.ThinkRequest) (computer.Player, error) {
	name := s.Table.Rules().Name
	player, err := t.Player(matchOf(s), name, s.Level, newRand())
	if err == nil {
		return player, nil
	}
	p.Log.Warn("this level no longer exists; the weakest one plays", "match", s.Match, "level", s.Level, "game", name)
	return t.Player(matchOf(s), name, computer.Levels(name)[0], newRand())
}

// matchOf identifies the game that an engine may remember: a match and a seat.
func matchOf(s room.ThinkRequest) string { return fmt.Sprint(s.Match, " ", s.Seat) }

func newRand() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) }
