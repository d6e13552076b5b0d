package live

import (
	"context"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// Rooms are the matches that connections use; see [room.Registry].
type Rooms interface {
	Do(ctx context.Context, id string, r room.CommandEnvelope) (room.CommandResult, error)
	Read(ctx context.Context, id string, f func(m *match.Match, uptime time.Duration) error) error
	LastSeq(ctx context.Context, id string) (int64, error)
	matchLog
	Refresh(ctx context.Context, id string) error
	Enter(ctx context.Context, id, person string) (p protocol.Presence, leave func(), err error)
	Hold(id string) (release func(), err error)
}

// Config is what a Server is made of.
type Config struct {
	Rooms    Rooms
	Store    store.Store
	Bus      bus.Bus
	Identity identity.Provider
	Guard    Limiter
	// Origins are the hosts, besides the one asked, whose pages may open sockets, as
	// host or scheme://host; * stands for any letters but a slash.
	Origins []string
	// OpponentFinder finds opponents; nil: nobody can look for one.
	OpponentFinder OpponentFinder
	// StudyReader opens studies; nil: there are none.
	StudyReader StudyReader
	Log         *slog.Logger
	Metrics     *metrics.Metrics
	// LeaveTime is over how long Close spreads its farewells if there are many sockets, so that they do not all connect
	// to the other nodes at once. Until then a socket works as before. 0: it says goodbye to all at once.
	LeaveTime time.Duration
}

// timeouts is how long things may take.
type timeouts struct {
	tick  time.Duration // between two looks at all sockets
	hello time.Duration // from the connection to its hello
	ping  time.Duration // between two pings
	pong  time.Duration // from a ping to its pong
	write time.Duration // of one message to one connection
	bye   time.Duration // from the last message to the end
	leave time.Duration // the same while the server closes
	beat  time.Duration // between two empty lines of a stream
	do    time.Duration // of one command
}

var defaultTimeouts = timeouts{
	tick: time.Second, hello: protocol.HelloTimeout, ping: protocol.PingInterval, pong: protocol.PongTimeout,
	write: 20 * time.Second, bye: 3 * time.Second, leave: time.Second, beat: 25 * time.Second, do: 15 * time.Second,
}

// Hub has the live connections. It is safe for concurrent use.
type Hub struct {
	Config
	pace timeouts

	ctx     context.Context // ends when Close waits no longer
	cancel  context.CancelFunc
	closing <-chan struct{} // closed when Close begins
	leave   context.Context // the same
	depart  context.CancelFunc

	mu      sync.Mutex
	closed  bool
	sockets map[*socket]struct{}
	streams map[*ndjsonStream]struct{}
	running sync.WaitGroup // what the sockets and streams do, and the ticker
	workers workers        // what sockets do for a moment
}

// New returns a server without connections.
func New(c Config) *Hub { return start(c, defaultTimeouts) }

func start(c Config, p timeouts) *Hub {
	s := &Hub{Config: c, pace: p, sockets: map[*socket]struct{}{}, streams: map[*ndjsonStream]struct{}{}}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	s.leave, s.depart = context.WithCancel(context.Background())
	s.closing = s.leave.Done()
	s.workers.running = &s.running
	s.running.Go(s.tick)
	return s
}

// leaveEach is the time between two farewells where they are spread.
const leaveEach = 500 * time.Microsecond

// sendAway says goodbye to the sockets one after the other, in any order, over LeaveTime at most.
func (s *Hub) sendAway(ctx context.Context) {
	sockets := s.all()
	most := s.LeaveTime
	if end, ok := ctx.Deadline(); ok {
		most = min(most, time.Until(end)*3/4) // the rest is for those that do not leave
	}
	each := min(leaveEach, most/time.Duration(max(len(sockets), 1)))
	if each <= 0 {
		return
	}
	begun := time.Now()
	for i, k := range sockets {
		if early := time.Duration(i)*each - time.Since(begun); early > time.Millisecond {
			select {
			case <-time.After(early):
			case <-ctx.Done():
				return
			}
		}
		k.endWith(closeShutdown)
	}
}

// Close says goodbye to all who are connected, once what they have asked for is done, and waits until
// they are gone; those that are not when ctx ends are cut off.
func (s *Hub) Close(ctx context.Context) error {
	s.sendAway(ctx)
	s.mu.Lock()
	if !s.closed {
		s.closed = true
		if end, ok := ctx.Deadline(); ok {
			s.pace.leave = min(s.pace.leave, time.Until(end)/2) // before any reader: see leaving
		}
		s.depart()
	}
	s.mu.Unlock()
	for _, k := range s.all() {
		k.endWith(closeShutdown)
	}
	s.workers.close()
	gone := make(chan struct{})
	go func() {
		s.running.Wait()
		close(gone)
	}()
	var err error
	select {
	case <-gone:
	case <-ctx.Done():
		err = ctx.Err()
		s.cancel()
		for _, k := range s.all() {
			k.closeNow()
		}
		<-gone
	}
	s.cancel()
	return err
}

// CloseConnectionsOf ends the sockets and streams of a person whose identity has become void: who still has one
// open must not play on with it.
func (s *Hub) CloseConnectionsOf(person string) {
	s.closeConnections(closeForgotten, func(p identity.Person) bool { return p.ID == person })
}

// CloseSessions ends the sockets and streams that were opened with a login session that has ended.
func (s *Hub) CloseSessions(ended func(p identity.Person) bool) {
	s.closeConnections(closeLoggedOut, ended)
}

func (s *Hub) closeConnections(why *closeReason, void func(p identity.Person) bool) {
	for _, k := range s.all() {
		if void(k.person) {
			k.endWith(why)
		}
	}
	for _, l := range s.allStreams() {
		if void(l.person) {
			l.endWith(why)
		}
	}
}

// People returns the people who have a socket or a stream. One whose name has changed can be there with both names, and one who
// has several sessions is there with each.
func (s *Hub) People() []identity.Person {
	seen := map[identity.Person]struct{}{}
	for _, k := range s.all() {
		seen[k.person] = struct{}{}
	}
	for _, l := range s.allStreams() {
		seen[l.person] = struct{}{}
	}
	delete(seen, identity.Person{})
	return slices.Collect(maps.Keys(seen))
}

func (s *Hub) allStreams() []*ndjsonStream {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Keys(s.streams))
}

func (s *Hub) all() []*socket {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Keys(s.sockets))
}

// addSocket takes in a socket that has entered, and runs it.
func (s *Hub) addSocket(k *socket) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sockets[k] = struct{}{}
	s.Metrics.Sockets.Inc()
	s.running.Go(k.read)
}

func (s *Hub) remove(k *socket) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.sockets, k)
	s.Metrics.Sockets.Dec()
}

// trackHandler counts a handler in unless the server is closing: Close waits for it.
func (s *Hub) trackHandler() (leave func(), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, room.ErrClosed
	}
	s.running.Add(1)
	return s.running.Done, nil
}

// tick looks after all sockets, so that none needs a timer of its own.
func (s *Hub) tick() {
	t := time.NewTicker(s.pace.tick)
	defer t.Stop()
	for {
		select {
		case <-s.closing:
			return
		case now := <-t.C:
			for _, k := range s.all() {
				k.checkTimers(now)
			}
		}
	}
}

// Limiter limits what one address and one person may do. It is safe for concurrent use.
type Limiter interface {
	// Connect admits a connection, a socket or a stream, which must be closed at its
	// end. The error is a *problem.Problem.
	Connect(r *http.Request, person identity.Person) (Budget, error)
}

// Budget is what one connection may still do.
type Budget interface {
	// Spend is called after each message with what it was. The connection is read on
	// after the wait, which is at most [MaxWait]; not ok: it is cut off.
	Spend(what MessageCost) (wait time.Duration, ok bool)
	// Quota is what its commands are charged to.
	room.WriteQuota
	Close()
}

// MaxWait bounds for how long a connection is not read.
const MaxWait = time.Second

// MessageCost is what a message counts as. A turn that was played costs nothing here and is not
// spent; what it writes is charged to the quota.
type MessageCost int

// The costs.
const (
	CostQuery     MessageCost = iota // a hello, a ping, a command that had been carried out before
	CostCommand                      // a command that was carried out, other than a turn
	CostRefused                      // a command that was refused
	CostMalformed                    // a message that could not be read
)
