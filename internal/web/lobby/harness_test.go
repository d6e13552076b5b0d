package lobby_test

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// The people of the tests.
var (
	ann                = identity.Person{ID: "paaaaaaaaaaaaaaaa", Name: "Ann"}
	bob                = identity.Person{ID: "pbbbbbbbbbbbbbbbb", Name: "Bob"}
	eve                = identity.Person{ID: "peeeeeeeeeeeeeeee", Name: "Eve"}
	needsIdentityError = identity.Person{}
)

// harness is a lobby with rooms and a store.
type harness struct {
	*lobby.Lobby
	t     *testing.T
	store *memory.Store
	sent  int // commands
	mu    sync.Mutex
	now   time.Time
}

func open(t *testing.T) *harness {
	t.Helper()
	s, b, log := memory.New(), bus.NewLocal(), slog.New(slog.DiscardHandler)
	m := metrics.New(prometheus.NewRegistry())
	keeper, err := uptime.Start(t.Context(), s, uptime.SystemClock, log, m)
	if err != nil {
		t.Fatal(err)
	}
	rooms := room.New(room.Config{Store: s, Bus: b, Clock: keeper, Games: games.All(), Log: log, Metrics: m})
	t.Cleanup(func() {
		err := rooms.Close(context.Background())
		keeper.Stop()
		if err := errors.Join(err, b.Close(), s.Close()); err != nil {
			t.Error(err)
		}
	})
	h := &harness{t: t, store: s, now: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)}
	h.Lobby = lobby.New(lobby.Config{
		Games: games.All(), Rooms: rooms, Store: s, Log: log,
		Levels: func(string) []string { return []string{"random", "greedy"} },
		Now: func() time.Time {
			h.mu.Lock()
			defer h.mu.Unlock()
			return h.now
		},
	})
	return h
}

// pass lets time go by for the reception.
func (h *harness) pass(d time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.now = h.now.Add(d)
}

// create makes a match of Ki Shogi and returns what was made.
func (h *harness) create(by identity.Person, first, second string) lobby.CreatedMatch {
	h.t.Helper()
	made, err := h.Create(h.t.Context(), by, lobby.CreateMatchRequest{Game: "ki-shogi", Seats: [2]string{first, second}})
	if err != nil {
		h.t.Fatal(err)
	}
	return made
}

// wantProblem returns a complaint if err is not the problem with this code.
func wantProblem(t *testing.T, err error, code problem.Code) {
	t.Helper()
	if err == nil {
		t.Fatalf("no error, want %s", code)
	}
	if p := problem.FromError(err); p.Code != code {
		t.Errorf("%s (%v), want %s", p.Code, err, code)
	}
}
