package room_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/metrics"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/room"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/store/memory"
	"github.com/teahouse-games/teahouse/internal/uptime"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// disk is a store on which something can go wrong.
type disk struct {
	store.Store
	mu     sync.Mutex
	before error         // Append fails with it and keeps nothing
	after  error         // Append fails with it and keeps everything
	block  chan struct{} // Append waits for it
	deaf   error         // whatever else is asked fails with it
	owned  int
	read   int
}

func (d *disk) set(before, after error, block chan struct{}) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.before, d.after, d.block = before, after, block
}

func (d *disk) Append(ctx context.Context, entries ...store.Entry) error {
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
	return errors.Join(d.Store.Append(ctx, entries...), after)
}

func (d *disk) deafen(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.deaf = err
}

// asked counts a question and says how it fails.
func (d *disk) asked(count *int) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	*count++
	return d.deaf
}

func (d *disk) Own(ctx context.Context, id string) (int64, error) {
	if err := d.asked(&d.owned); err != nil {
		return 0, err
	}
	return d.Store.Own(ctx, id)
}

func (d *disk) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	if err := d.asked(&d.read); err != nil {
		return nil, err
	}
	return d.Store.Events(ctx, id, after, limit)
}

func (d *disk) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	if err := d.asked(&d.read); err != nil {
		return err
	}
	return d.Store.EachEvent(ctx, id, last, f)
}

func (d *disk) Lines(ctx context.Context, id string, after int64, limit int) ([]match.Line, error) {
	if err := d.asked(&d.read); err != nil {
		return nil, err
	}
	return d.Store.Lines(ctx, id, after, limit)
}

func (d *disk) Answer(ctx context.Context, id string, key store.CommandKey) (store.Answer, bool, error) {
	if err := d.asked(new(int)); err != nil {
		return store.Answer{}, false, err
	}
	return d.Store.Answer(ctx, id, key)
}

func (d *disk) Due(ctx context.Context, at time.Duration, limit int) ([]string, error) {
	if err := d.asked(new(int)); err != nil {
		return nil, err
	}
	return d.Store.Due(ctx, at, limit)
}

func (d *disk) reads() int {
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
type house struct {
	*testing.T
	disk   *disk
	bus    *bus.Local
	keeper *uptime.Keeper
	rooms  room.Rooms
	log    *journal
	counts *metrics.Metrics
}

// build opens rooms. What change leaves is as in the service.
func build(t *testing.T, s store.Store, change func(*room.Config)) *house {
	t.Helper()
	h := &house{T: t, disk: &disk{Store: s}, bus: bus.NewLocal(), log: &journal{}, counts: metrics.New(prometheus.NewRegistry())}
	log := slog.New(slog.NewTextHandler(h.log, nil))
	keeper, err := uptime.Start(context.Background(), s, uptime.Real, log, h.counts)
	if err != nil {
		t.Fatal(err)
	}
	h.keeper = keeper
	c := room.Config{Store: h.disk, Bus: h.bus, Keeper: keeper, Games: catalog.Catalog(games.All()), Log: log, Metrics: h.counts}
	if change != nil {
		change(&c)
	}
	h.rooms = room.New(c)
	return h
}

// shut closes the house; the store stays.
func (h *house) shut() {
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
	anna = match.Chair{Holder: match.Person, Person: "anna", Name: "Anna"}
	bert = match.Chair{Holder: match.Person, Person: "bert", Name: "Bert"}
)

// terms are those of Ki Shogi on a clock.
func terms(clock string) match.Terms {
	return match.Terms{Game: "ki-shogi", Clock: control(clock), Public: true}
}

func (h *house) create(clock string, first, second match.Chair) string {
	h.Helper()
	id, err := h.rooms.Create(context.Background(), match.Created{Terms: terms(clock), Chairs: [2]match.Chair{first, second}, By: "anna"})
	if err != nil {
		h.Fatal(err)
	}
	return id
}

// as is a command of a person who has seen everything.
func as(person string, c match.Command) room.Request {
	return room.Request{Sender: match.Sender{Person: person, As: game.None, Expect: -1}, Command: c}
}

func keyed(client, id string, q room.Request) room.Request {
	q.Key = &store.CommandKey{Client: client, ID: id}
	return q
}

func (h *house) do(id string, q room.Request) room.Answer {
	h.Helper()
	a, err := h.rooms.Do(context.Background(), id, q)
	if err != nil {
		h.Fatalf("%s: %v", q.Command.Kind(), err)
	}
	return a
}

// refused expects a refusal.
func (h *house) refused(id string, q room.Request, code match.Code) {
	h.Helper()
	_, err := h.rooms.Do(context.Background(), id, q)
	var refusal *match.Refusal
	if !errors.As(err, &refusal) || refusal.Code != code {
		h.Errorf("%s: %v, want a refusal: %s", q.Command.Kind(), err, code)
	}
}

// turn returns a legal turn of the match, the nth of those there are.
func (h *house) turn(id string, n int) (turn string, person string) {
	h.Helper()
	h.read(id, func(m *match.Match) {
		table, err := m.Table()
		if err != nil {
			h.Fatal(err)
		}
		game.EachTurn(table, func(text []byte) bool {
			turn = string(text)
			n--
			return n >= 0
		})
		if m.ToMove.IsPlayer() {
			person = m.Chairs[m.ToMove].Person
		}
	})
	return turn, person
}

// play plays so many turns and returns the seq.
func (h *house) play(id string, turns int) int64 {
	h.Helper()
	var seq int64
	for range turns {
		turn, person := h.turn(id, 0)
		seq = h.do(id, as(person, match.Play{Turn: turn})).Seq
	}
	return seq
}

func (h *house) read(id string, f func(m *match.Match)) {
	h.Helper()
	err := h.rooms.Read(context.Background(), id, func(m *match.Match, _ time.Duration) error {
		f(m)
		return nil
	})
	if err != nil {
		h.Fatal(err)
	}
}

func (h *house) outcome(id string) (o game.Outcome) {
	h.Helper()
	h.read(id, func(m *match.Match) { o = m.Outcome })
	return o
}

// kept returns the log of a match as published events would be.
func (h *house) kept(id string) []string {
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
		all = append(all, fmt.Sprintf("%d %s", e.Seq, protocol.Append(nil, protocol.Happened{Event: data})))
	}
	return all
}

// ear hears what is published.
type ear struct {
	mu   sync.Mutex
	all  []string
	stop func()
	hear func(m bus.Message)
}

func (h *house) listen(topic string) *ear {
	e := &ear{}
	e.stop = h.bus.Subscribe(topic, func(m bus.Message) {
		e.mu.Lock()
		defer e.mu.Unlock()
		if e.hear != nil {
			e.hear(m)
		}
		e.all = append(e.all, fmt.Sprintf("%d %s", m.Seq, m.Data))
	})
	return e
}

func (e *ear) heard() []string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.Clone(e.all)
}

// events are the heard messages that are kept.
func (e *ear) events() []string {
	return slices.DeleteFunc(e.heard(), func(s string) bool { return s[0] == '0' })
}

func (e *ear) clear() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.all = nil
}

func newStore() store.Store { return memory.New() }
