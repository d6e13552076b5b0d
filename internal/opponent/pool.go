package opponent

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/metrics"
	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/room"
)

// Config is what a pool is made of. The log and the metrics are needed; what else is
// zero has a default.
type Config struct {
	Workers int           // that think at once; one less than there are processors, at least 1
	Queue   int           // turns in hand, those thought about and those held back included; 256
	Pause   time.Duration // the least time before a turn is told; none
	Limit   time.Duration // the most time for a turn; 10 s
	Log     *slog.Logger
	Metrics *metrics.Metrics
}

// Pool is the computers of the service. It is safe for concurrent use.
type Pool struct {
	Config
	levels  []level
	running context.Context // until Close
	stop    context.CancelFunc
	places  chan struct{}
	workers chan struct{}

	mu     sync.Mutex
	closed bool
	turns  sync.WaitGroup
}

var _ room.Opponents = (*Pool)(nil)

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
	p := &Pool{Config: c, levels: levels, places: make(chan struct{}, c.Queue), workers: make(chan struct{}, c.Workers)}
	p.running, p.stop = context.WithCancel(context.Background())
	return p
}

// Think finds a turn and hands it to play, unless it is cancelled before. An empty turn
// says that none was found. false: the queue is full, or the pool is closed.
func (p *Pool) Think(s room.Seat, play func(turn string)) (cancel func(), ok bool) {
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

// Close cancels what is thought about and waits until nothing is.
func (p *Pool) Close() {
	p.mu.Lock()
	p.closed = true
	p.mu.Unlock()
	p.stop()
	p.turns.Wait()
}

// turn waits for a worker, thinks, and waits until the turn may be told. ok is false if
// it was cancelled meanwhile.
func (p *Pool) turn(ctx context.Context, s room.Seat) (turn string, ok bool) {
	asked := time.Now()
	select {
	case p.workers <- struct{}{}:
	case <-ctx.Done():
		return "", false
	}
	if ctx.Err() == nil {
		turn = p.think(ctx, s)
	}
	<-p.workers
	pause := time.NewTimer(p.Pause - time.Since(asked))
	defer pause.Stop()
	select {
	case <-pause.C:
	case <-ctx.Done():
	}
	return turn, ctx.Err() == nil
}

// think finds a turn within the limit: the player's, or else any.
func (p *Pool) think(ctx context.Context, s room.Seat) string {
	begun := time.Now()
	defer func() { p.Metrics.Thinking.Observe(time.Since(begun).Seconds()) }()
	log := p.Log.With("match", s.Match, "seq", s.Seq, "level", s.Level)
	name := s.Table.Rules().Name
	l, known := p.level(s.Level, name)
	if !known {
		log.Warn("there is no such computer any more; the weakest plays", "game", name)
	}
	spare := s.Table.Clone() // a player that fails leaves its table as it is then
	limited, cancel := context.WithTimeout(ctx, p.Limit)
	defer cancel()
	turn, err := choose(limited, l.player(luck()), s.Table)
	if err == nil {
		return turn
	}
	if ctx.Err() != nil {
		return ""
	}
	log.Error("a computer found no turn; it plays any", "error", err)
	turn, err = choose(ctx, players.Random(luck()), spare)
	if err != nil && ctx.Err() == nil {
		log.Error("no turn was found at all", "error", err)
	}
	return turn
}

func luck() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) }

// choose turns a panic of the player into an error: the match of one must not end those
// of all.
func choose(ctx context.Context, player players.Player, table game.Table) (turn string, err error) {
	defer func() {
		if p := recover(); p != nil {
			turn, err = "", fmt.Errorf("the player failed: %v\n%s", p, debug.Stack())
		}
	}()
	return player.Choose(ctx, table)
}
