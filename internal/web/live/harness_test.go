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
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/identity"
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

// harness is a service without its edges: a store in memory, rooms, and sockets on loopback.
type harness struct {
	t     testing.TB
	store *failingStore
	bus   *droppingBus
	rooms *room.Registry
	live  *Hub
	http  *httptest.Server
	guard *tally
	gate  chan struct{} // see stuck

	metrics *metrics.Metrics
}

// longTimeouts are timeouts that no test reaches.
func longTimeouts() timeouts {
	p := defaultTimeouts
	p.tick, p.hello, p.ping = time.Hour, time.Hour, time.Hour
	return p
}

func newHarness(t testing.TB, p timeouts) *harness { t.Helper(); return newParlourAt(t, p, nil) }

// newParlourAt is newHarness with a listener that is not on loopback, unless it is nil.
func newParlourAt(t testing.TB, p timeouts, l net.Listener) *harness {
	t.Helper()
	k := &harness{t: t, store: &failingStore{Store: memory.New()}, bus: &droppingBus{Local: bus.NewLocal()}, guard: &tally{}, gate: make(chan struct{})}
	log := slog.New(slog.DiscardHandler)
	m := metrics.New(prometheus.NewRegistry())
	keeper, err := uptime.Start(t.Context(), k.store, uptime.SystemClock, log, m)
	if err != nil {
		t.Fatal(err)
	}
	k.rooms = room.New(room.Config{Store: k.store, Bus: k.bus, Clock: keeper, Games: games.All(), Log: log, Metrics: m})
	k.live = start(Config{
		Rooms: panickingRooms{k.rooms, k.gate}, Store: k.store, Bus: k.bus, Identity: nameProvider{}, Guard: k.guard,
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
func (p *harness) begin() string {
	p.t.Helper()
	return p.create(match.SeatState{Holder: match.HolderPerson, Person: "pann", Name: "Ann"}, match.SeatState{Holder: match.HolderPerson, Person: "pbob", Name: "Bob"})
}

func (p *harness) create(first, second match.SeatState) string {
	p.t.Helper()
	id, err := p.rooms.Create(p.t.Context(), match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.Untimed}, Public: true},
		Seats: [2]match.SeatState{first, second}, CreatedBy: "pann",
	})
	if err != nil {
		p.t.Fatal(err)
	}
	return id
}

// playOpening plays a beginning, so that the match has more events than its room keeps.
func (p *harness) playOpening(id string) {
	p.t.Helper()
	for i, turn := range opening {
		_, err := p.rooms.Do(p.t.Context(), id, room.CommandEnvelope{
			Sender: match.Sender{Person: []string{"pann", "pbob"}[i%2], Seat: game.None, ExpectedSeq: -1}, Command: match.Play{Turn: turn},
		})
		if err != nil {
			p.t.Fatal(err)
		}
	}
}

// kept is all events of a match in the store.
func (p *harness) kept(id string) []match.Event {
	p.t.Helper()
	events, err := p.store.Events(p.t.Context(), id, 0, 100_000)
	if err != nil {
		p.t.Fatal(err)
	}
	return events
}

// nameProvider takes people at their word.
type nameProvider struct{ identity.Provider }

func (nameProvider) Person(r *http.Request) (identity.Person, error) {
	switch name := r.Header.Get("Person"); name {
	case "":
		return identity.Person{}, nil
	case "Void":
		return identity.Person{}, identity.ErrInvalidIdentity
	default:
		return identity.Person{ID: "p" + strings.ToLower(name), Name: name}, nil
	}
}

// tally is a guard that counts, and allows everything unless it is set otherwise.
type tally struct {
	mu     sync.Mutex
	open   int
	spent  [CostMalformed + 1]int
	refuse error
	limit  [CostMalformed + 1]int // 0: none
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

func (g *tally) Spend(what MessageCost) (time.Duration, bool) {
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

// failingStore is a store that fails on demand.
type failingStore struct {
	store.Store
	mu     sync.Mutex
	append error
	read   error
}

func (s *failingStore) fail(onAppend, onRead error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.append, s.read = onAppend, onRead
}

func (s *failingStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	s.mu.Lock()
	err := s.append
	s.mu.Unlock()
	if err != nil {
		return err
	}
	return s.Store.Append(ctx, entries...)
}

func (s *failingStore) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
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

// stuck is a line of chat that is stored only once the gate is opened.
const stuck = "stuck"

// panickingRooms is rooms with a fault, and with a gate.
type panickingRooms struct {
	*room.Registry
	gate chan struct{}
}

func (t panickingRooms) Do(ctx context.Context, id string, r room.CommandEnvelope) (room.CommandResult, error) {
	switch r.Command {
	case match.Chat{Text: faulty}:
		panic("a fault")
	case match.Chat{Text: stuck}:
		<-t.gate
	}
	return t.Registry.Do(ctx, id, r)
}

// droppingBus is a bus that drops messages on demand.
type droppingBus struct {
	*bus.Local
	mu   sync.Mutex
	lose int // 0, or that each message of this number is lost
	n    int
	late func(topic string) // is called before anybody subscribes; nil: nothing is
}

func (b *droppingBus) Subscribe(topic string, f func(bus.Notification)) (stop func()) {
	b.mu.Lock()
	late := b.late
	b.mu.Unlock()
	if late != nil {
		late(topic)
	}
	return b.Local.Subscribe(topic, f)
}

func (b *droppingBus) leak(lose int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lose = lose
}

func (b *droppingBus) Publish(topic string, m bus.Notification) {
	b.mu.Lock()
	b.n++
	lost := b.lose > 0 && b.n%b.lose == 0
	b.mu.Unlock()
	if !lost {
		b.Local.Publish(topic, m)
	}
}

// get reads a path of the server.
func (p *harness) get(path string) (status int, kind, body string) {
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
