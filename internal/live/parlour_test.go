package live

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/metrics"
	"github.com/teahouse-games/teahouse/internal/room"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/store/memory"
	"github.com/teahouse-games/teahouse/internal/uptime"
)

func TestMain(m *testing.M) {
	if where, ok := os.LookupEnv(idlers); ok {
		if err := idle(where); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	goleak.VerifyTestMain(m)
}

// parlour is a service without its edges: a store in memory, rooms, and sockets on loopback.
type parlour struct {
	t     testing.TB
	store *shaky
	bus   *leaky
	rooms room.Rooms
	live  *Server
	http  *httptest.Server
	guard *tally
	gate  chan struct{} // see stuck

	metrics *metrics.Metrics
}

// patient is a pace at which nothing happens by itself.
func patient() pace {
	p := usual
	p.tick, p.hello, p.ping = time.Hour, time.Hour, time.Hour
	return p
}

func newParlour(t testing.TB, p pace) *parlour { t.Helper(); return newParlourAt(t, p, nil) }

// newParlourAt is newParlour with a listener that is not on loopback, unless it is nil.
func newParlourAt(t testing.TB, p pace, l net.Listener) *parlour {
	t.Helper()
	k := &parlour{t: t, store: &shaky{Store: memory.New()}, bus: &leaky{Local: bus.NewLocal()}, guard: &tally{}, gate: make(chan struct{})}
	log := slog.New(slog.DiscardHandler)
	m := metrics.New(prometheus.NewRegistry())
	keeper, err := uptime.Start(t.Context(), k.store, uptime.Real, log, m)
	if err != nil {
		t.Fatal(err)
	}
	k.rooms = room.New(room.Config{Store: k.store, Bus: k.bus, Keeper: keeper, Games: games.All(), Log: log, Metrics: m})
	k.live = start(Config{
		Rooms: trap{k.rooms, k.gate}, Store: k.store, Bus: k.bus, Identity: byName{}, Guard: k.guard,
		Origins: []string{"friends.example"}, Log: log, Metrics: m,
	}, p)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/matches/{match}/live", k.live.Socket)
	mux.HandleFunc("GET /api/matches/{match}/events", k.live.Events)
	mux.HandleFunc("GET /api/public", k.live.Public)
	k.metrics = m
	k.http = httptest.NewUnstartedServer(mux)
	if l != nil {
		_ = k.http.Listener.Close()
		k.http.Listener = l
	}
	k.http.Start()
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		if err := k.live.Close(ctx); err != nil {
			t.Errorf("live connections: %v", err)
		}
		if err := k.rooms.Close(ctx); err != nil {
			t.Errorf("rooms: %v", err)
		}
		k.http.Close()
		keeper.Stop()
		if open := k.guard.connections(); open != 0 {
			t.Errorf("%d connections were not given back to the guard", open)
		}
	})
	return k
}

// begin makes a public match of Ki Shogi between Ann and Bob.
func (p *parlour) begin() string {
	p.t.Helper()
	return p.create(match.Chair{Holder: match.Person, Person: "pann", Name: "Ann"}, match.Chair{Holder: match.Person, Person: "pbob", Name: "Bob"})
}

func (p *parlour) create(first, second match.Chair) string {
	p.t.Helper()
	id, err := p.rooms.Create(p.t.Context(), match.Created{
		Terms:  match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.None}, Public: true},
		Chairs: [2]match.Chair{first, second}, By: "pann",
	})
	if err != nil {
		p.t.Fatal(err)
	}
	return id
}

// kept is all events of a match in the store.
func (p *parlour) kept(id string) []match.Event {
	p.t.Helper()
	events, err := p.store.Events(p.t.Context(), id, 0, 100_000)
	if err != nil {
		p.t.Fatal(err)
	}
	return events
}

// byName takes people at their word.
type byName struct{ identity.Source }

func (byName) Of(r *http.Request) (identity.Person, error) {
	switch name := r.Header.Get("Person"); name {
	case "":
		return identity.Person{}, nil
	case "Void":
		return identity.Person{}, identity.ErrVoid
	default:
		return identity.Person{ID: "p" + strings.ToLower(name), Name: name}, nil
	}
}

// tally is a guard that lets everything pass, until it is told otherwise, and counts.
type tally struct {
	mu     sync.Mutex
	open   int
	spent  [Malformed + 1]int
	refuse error
	limit  [Malformed + 1]int // 0: none
	wait   time.Duration
	quota  error // why nothing may be written
	bytes  int   // that were charged
}

func (g *tally) Connect(*http.Request, identity.Person) (Budget, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.refuse != nil {
		return nil, g.refuse
	}
	g.open++
	return g, nil
}

func (g *tally) Spend(what Cost) (time.Duration, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.spent[what]++
	return g.wait, g.limit[what] == 0 || g.spent[what] <= g.limit[what]
}

func (g *tally) Reserve(time.Duration) (time.Duration, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return 0, g.quota
}

func (g *tally) Charge(bytes int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.bytes += bytes
}

// setQuota sets why nothing may be written, and returns how many bytes were charged.
func (g *tally) setQuota(err error) (bytes int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.quota = err
	return g.bytes
}

func (g *tally) Close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.open--
}

func (g *tally) connections() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.open
}

// shaky is a store that can be told to fail.
type shaky struct {
	store.Store
	mu     sync.Mutex
	append error
	read   error
}

func (s *shaky) fail(onAppend, onRead error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.append, s.read = onAppend, onRead
}

func (s *shaky) Append(ctx context.Context, entries ...store.Entry) error {
	s.mu.Lock()
	err := s.append
	s.mu.Unlock()
	if err != nil {
		return err
	}
	return s.Store.Append(ctx, entries...)
}

func (s *shaky) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	s.mu.Lock()
	err := s.read
	s.mu.Unlock()
	if err != nil {
		return nil, err
	}
	return s.Store.Events(ctx, id, after, limit)
}

// faulty is the line of chat at which a fault of the service shows.
const faulty = "faulty"

// stuck is the line of chat that is said only once the gate is opened.
const stuck = "stuck"

// trap is rooms with a fault, and with a gate.
type trap struct {
	room.Rooms
	gate chan struct{}
}

func (t trap) Do(ctx context.Context, id string, r room.Request) (room.Answer, error) {
	switch r.Command {
	case match.Say{Text: faulty}:
		panic("a fault")
	case match.Say{Text: stuck}:
		<-t.gate
	}
	return t.Rooms.Do(ctx, id, r)
}

// leaky is a bus that can be told to lose messages.
type leaky struct {
	*bus.Local
	mu   sync.Mutex
	lose int // 0, or that each message of this number is lost
	n    int
	late func(topic string) // is called before anybody subscribes; nil: nothing is
}

func (b *leaky) Subscribe(topic string, f func(bus.Message)) (stop func()) {
	b.mu.Lock()
	late := b.late
	b.mu.Unlock()
	if late != nil {
		late(topic)
	}
	return b.Local.Subscribe(topic, f)
}

func (b *leaky) leak(lose int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lose = lose
}

func (b *leaky) Publish(topic string, m bus.Message) {
	b.mu.Lock()
	b.n++
	lost := b.lose > 0 && b.n%b.lose == 0
	b.mu.Unlock()
	if !lost {
		b.Local.Publish(topic, m)
	}
}

// get reads a path of the server.
func (p *parlour) get(path string) (status int, kind, body string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.t.Context(), soon)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.http.URL+path, http.NoBody)
	if err != nil {
		p.t.Fatal(err)
	}
	response, err := p.http.Client().Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return response.StatusCode, response.Header.Get("Content-Type"), string(text)
}
