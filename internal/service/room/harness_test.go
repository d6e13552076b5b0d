package room_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// disk is a store on which something can go wrong.
type faultyStore struct {
	store.Store
	mu      sync.Mutex
	before  error         // Append fails with it and stores nothing
	after   error         // Append fails with it and stores everything
	block   chan struct{} // Append waits for it
	failure error         // all other calls fail with it
	owned   int
	read    int
}

func (d *faultyStore) set(before, after error, block chan struct{}) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.before, d.after, d.block = before, after, block
}

func (d *faultyStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	d.mu.Lock()
	before, after, block := d.before, d.after, d.block
	d.mu.Unlock()
	if block != nil {
		select {
		case <-block:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	if before != nil {
		return before
	}
	return errors.Join(d.checkProgress(ctx, entries), d.Store.Append(ctx, entries...), after)
}

// checkProgress reports entries that say they change only the progress of a match, and change more.
func (d *faultyStore) checkProgress(ctx context.Context, entries []store.LogEntry) error {
	for _, e := range entries {
		if !e.OnlyProgress {
			continue
		}
		stored, err := d.Summary(ctx, e.Match)
		if err != nil {
			return err
		}
		stored.Seq, stored.ToMove, stored.Turns, stored.Changed = e.Summary.Seq, e.Summary.ToMove, e.Summary.Turns, e.Summary.Changed
		stored.Deadline, stored.Computer = e.Summary.Deadline, e.Summary.Computer
		if !reflect.DeepEqual(stored, *e.Summary) {
			return fmt.Errorf("more than the progress of match %s changes: %+v, stored is %+v", e.Match, *e.Summary, stored)
		}
	}
	return nil
}

func (d *faultyStore) failReads(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.failure = err
}

// asked counts a request and returns its error.
func (d *faultyStore) calls(count *int) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	*count++
	return d.failure
}

func (d *faultyStore) AcquireEpoch(ctx context.Context, id string) (int64, error) {
	if err := d.calls(&d.owned); err != nil {
		return 0, err
	}
	return d.Store.AcquireEpoch(ctx, id)
}

func (d *faultyStore) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	if err := d.calls(&d.read); err != nil {
		return nil, err
	}
	return d.Store.Events(ctx, id, after, limit)
}

func (d *faultyStore) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	if err := d.calls(&d.read); err != nil {
		return err
	}
	return d.Store.EachEvent(ctx, id, last, f)
}

func (d *faultyStore) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	if err := d.calls(&d.read); err != nil {
		return nil, err
	}
	return d.Store.Chat(ctx, id, after, limit)
}

func (d *faultyStore) CommandAnswer(ctx context.Context, id string, key store.CommandKey) (store.CommandAnswer, bool, error) {
	if err := d.calls(new(int)); err != nil {
		return store.CommandAnswer{}, false, err
	}
	return d.Store.CommandAnswer(ctx, id, key)
}

func (d *faultyStore) DueMatches(ctx context.Context, at time.Duration, limit int) ([]string, error) {
	if err := d.calls(new(int)); err != nil {
		return nil, err
	}
	return d.Store.DueMatches(ctx, at, limit)
}

func (d *faultyStore) reads() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.read
}

// journal is a log that can be read while it is written.
type journal struct {
	mu  sync.Mutex
	all bytes.Buffer
}

func (j *journal) Write(line []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.all.Write(line)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.all.String()
}

// house is a service without a network.
type harness struct {
	*testing.T
	disk   *faultyStore
	bus    *bus.Local
	keeper *uptime.Clock
	rooms  *room.Registry
	log    *journal
	counts *metrics.Metrics
}

// build opens rooms. What change leaves is as in the service.
func newHarness(t *testing.T, s store.Store, change func(*room.Config)) *harness {
	t.Helper()
	h := &harness{T: t, disk: &faultyStore{Store: s}, bus: bus.NewLocal(), log: &journal{}, counts: metrics.New(prometheus.NewRegistry())}
	log := slog.New(slog.NewTextHandler(h.log, nil))
	keeper, err := uptime.Start(context.Background(), s, uptime.SystemClock, log, h.counts)
	if err != nil {
		t.Fatal(err)
	}
	h.keeper = keeper
	c := room.Config{Store: h.disk, Bus: h.bus, Clock: keeper, Games: gamelist.Games(games.All()), Log: log, Metrics: h.counts}
	if change != nil {
		change(&c)
	}
	h.rooms = room.New(c)
	return h
}

// shut closes the house; the store stays.
func (h *harness) close() {
	h.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if err := h.rooms.Close(ctx); err != nil {
		h.Errorf("Close: %v", err)
	}
	h.keeper.Stop()
	_ = h.bus.Close()
}

func control(text string) clock.Control {
	c, err := clock.Parse(text)
	if err != nil {
		panic(err)
	}
	return c
}

var (
	anna = match.SeatState{Holder: match.HolderPerson, Person: "anna", Name: "Anna"}
	bert = match.SeatState{Holder: match.HolderPerson, Person: "bert", Name: "Bert"}
)

// terms are those of Ki Shogi on a clock.
func terms(clock string) match.Terms {
	return match.Terms{Game: "ki-shogi", Clock: control(clock), Public: true}
}

func (h *harness) create(clock string, first, second match.SeatState) string {
	h.Helper()
	id, err := h.rooms.Create(context.Background(), match.Created{Terms: terms(clock), Seats: [2]match.SeatState{first, second}, CreatedBy: "anna"})
	if err != nil {
		h.Fatal(err)
	}
	return id
}

// as is a command of a person who has seen everything.
func as(person string, c match.Command) room.CommandEnvelope {
	return room.CommandEnvelope{Sender: match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, Command: c}
}

func keyed(client, id string, q room.CommandEnvelope) room.CommandEnvelope {
	q.Key = &store.CommandKey{Client: client, ID: id}
	return q
}

func (h *harness) do(id string, q room.CommandEnvelope) room.CommandResult {
	h.Helper()
	a, err := h.rooms.Do(context.Background(), id, q)
	if err != nil {
		h.Fatalf("%s: %v", q.Command.Kind(), err)
	}
	return a
}

// refused expects a refusal.
func (h *harness) refused(id string, q room.CommandEnvelope, code match.RefusalCode) {
	h.Helper()
	_, err := h.rooms.Do(context.Background(), id, q)
	var refusal *match.Refusal
	if !errors.As(err, &refusal) || refusal.Code != code {
		h.Errorf("%s: %v, want a refusal: %s", q.Command.Kind(), err, code)
	}
}

// turn returns a legal turn of the match, the nth of those there are.
func (h *harness) turn(id string, n int) (turn string, person string) {
	h.Helper()
	h.read(id, func(m *match.Match) {
		table, err := m.State()
		if err != nil {
			h.Fatal(err)
		}
		game.VisitLegalTurns(table, func(text []byte) bool {
			turn = string(text)
			n--
			return n >= 0
		})
		if m.ToMove.IsPlayer() {
			person = m.Seats[m.ToMove].Person
		}
	})
	return turn, person
}

// play plays so many turns and returns the seq.
func (h *harness) play(id string, turns int) int64 {
	h.Helper()
	var seq int64
	for range turns {
		turn, person := h.turn(id, 0)
		seq = h.do(id, as(person, match.Play{Turn: turn})).Seq
	}
	return seq
}

func (h *harness) read(id string, f func(m *match.Match)) {
	h.Helper()
	err := h.rooms.Read(context.Background(), id, func(m *match.Match, _ time.Duration) error {
		f(m)
		return nil
	})
	if err != nil {
		h.Fatal(err)
	}
}

func (h *harness) outcome(id string) (o game.Outcome) {
	h.Helper()
	h.read(id, func(m *match.Match) { o = m.Outcome })
	return o
}

// stored returns the log of a match as published events would be.
func (h *harness) stored(id string) []string {
	h.Helper()
	events, err := h.disk.Store.Events(context.Background(), id, 0, 10_000)
	if err != nil {
		h.Fatal(err)
	}
	var all []string
	for _, e := range events {
		data, err := json.Marshal(e)
		if err != nil {
			h.Fatal(err)
		}
		all = append(all, fmt.Sprintf("%d %s", e.Seq, protocol.Append(nil, protocol.Event{Event: data})))
	}
	return all
}

// withoutState is a published message without what the event has made of the match. It
// fails the test if that is not what the log makes of it.
func (h *harness) withoutState(id string, m bus.Notification) string {
	message, err := protocol.ReadMessage(m.Data)
	if err != nil {
		h.Error(err)
		return ""
	}
	event, ok := message.(*protocol.Event)
	if !ok || event.State == nil {
		return fmt.Sprintf("%d %s", m.Seq, m.Data)
	}
	events, err := h.disk.Store.Events(context.Background(), id, 0, int(m.Seq))
	if err != nil {
		h.Error(err)
		return ""
	}
	replayed, err := match.Replay(id, games.All(), events)
	if err != nil {
		h.Error(err)
		return ""
	}
	if diff := cmp.Diff(protocol.MatchUpdateOf(replayed, events[m.Seq-1].Uptime), *event.State); diff != "" {
		h.Errorf("the state that event %d has with it (-log +published):\n%s", m.Seq, diff)
	}
	return fmt.Sprintf("%d %s", m.Seq, protocol.Append(nil, protocol.Event{Event: event.Event}))
}

// ear hears what is published.
type subscription struct {
	mu      sync.Mutex
	all     []string
	stop    func()
	receive func(m bus.Notification)
}

func (h *harness) subscribe(topic string) *subscription {
	e := &subscription{}
	e.stop = h.bus.Subscribe(topic, func(m bus.Notification) {
		e.mu.Lock()
		defer e.mu.Unlock()
		if e.receive != nil {
			e.receive(m)
		}
		if id, ok := strings.CutPrefix(topic, bus.MatchTopic("")); ok && m.Seq > 0 {
			e.all = append(e.all, h.withoutState(id, m))
			return
		}
		e.all = append(e.all, fmt.Sprintf("%d %s", m.Seq, m.Data))
	})
	return e
}

func (e *subscription) received() []string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.Clone(e.all)
}

// events are the received messages that are stored.
func (e *subscription) events() []string {
	return slices.DeleteFunc(e.received(), func(s string) bool { return s[0] == '0' })
}

func (e *subscription) clear() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.all = nil
}

func newStore() store.Store { return memory.New() }
