package notice_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/testing/mailbox"
)

func publicKey(raw []byte) (*ecdsa.PublicKey, error) {
	return ecdsa.ParseUncompressedPublicKey(elliptic.P256(), raw)
}

// movedClock is a clock that is moved by hand.
type movedClock struct {
	mu  sync.Mutex
	now uptime.Instant
}

func (c *movedClock) Now() uptime.Instant {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *movedClock) move(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now.At, c.now.Uptime = c.now.At.Add(d), c.now.Uptime+d
}

// harness is matches whose players are notified.
type harness struct {
	*testing.T
	disk    store.Store
	rooms   *room.Registry
	clock   *movedClock
	push    *pushService
	hooks   *hookServer
	box     *mailbox.Mailbox
	read    []mailbox.Letter // that were not asked for yet
	mails   mail.Transport
	notices *notice.Notices
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	h := &harness{T: t, disk: store.WithoutNames(memory.New()), clock: &movedClock{now: uptime.Instant{At: time.Date(2031, 5, 17, 12, 0, 0, 0, time.UTC), Uptime: time.Hour}}}
	log, m := slog.New(slog.DiscardHandler), metrics.New(prometheus.NewRegistry())
	messages := bus.NewLocal()
	h.rooms = room.New(room.Config{Store: h.disk, Bus: messages, Clock: h.clock, Games: games.All(), Log: log, Metrics: m})
	h.push, h.hooks = newPushService(t), newHookServer(t)
	box, err := mailbox.Open(mailbox.Config{})
	if err != nil {
		t.Fatal(err)
	}
	h.box, h.mails = box, &mail.SMTP{Server: box.Addr(), Security: mail.NoSecurity, From: "tea@play.example"}
	h.notices = h.open(h.disk)
	t.Cleanup(func() {
		err := errors.Join(h.rooms.Close(t.Context()), messages.Close(), h.disk.Close(), box.Close())
		if err != nil && t.Context().Err() == nil {
			t.Error(err)
		}
		h.notices.Stop()
	})
	for _, person := range []string{"ann", "bob"} {
		h.giveAccount(person)
	}
	return h
}

// open opens notices over a store, as a process does that starts.
func (h *harness) open(disk store.Store) *notice.Notices {
	h.Helper()
	n, err := notice.Open(notice.Config{
		Store: disk, Clock: h.clock, Games: games.All(), Site: "https://play.example", Contact: "mailto:tea@play.example", Key: []byte("the key of the site"),
		Present: h.present, Mail: h.mails, AllowPrivate: true, Log: slog.New(slog.DiscardHandler), Metrics: metrics.New(prometheus.NewRegistry()),
	})
	if err != nil {
		h.Fatal(err)
	}
	return n
}

// giveAccount stores a person with an account, an address, and a code as another way to log in.
func (h *harness) giveAccount(person string) {
	h.Helper()
	ctx, now := h.Context(), h.clock.Now().At
	err := errors.Join(
		h.disk.PutPerson(ctx, store.PersonRecord{ID: person, Created: now, Seen: now}),
		h.disk.CreateAccount(ctx, store.Account{Person: person, Name: "Miss " + person, NameKey: person, Created: now, State: store.AccountActive}),
		h.disk.PutAddress(ctx, store.EmailAddress{Person: person, Address: person + "@example.org", Key: person + "@example.org", Verified: now}),
		h.disk.ReplaceRecoveryCodes(ctx, person, []store.Hash{{1}}),
	)
	if err != nil {
		h.Fatal(err)
	}
}

// begin begins a match of Ann, who moves first, and Bob.
func (h *harness) begin(control string) string {
	h.Helper()
	id, err := beginMatch(h.Context(), h.rooms, control)
	if err != nil {
		h.Fatal(err)
	}
	return id
}

func beginMatch(ctx context.Context, rooms *room.Registry, control string) (string, error) {
	var c clock.Control
	if err := c.UnmarshalText([]byte(control)); err != nil {
		return "", err
	}
	id, err := rooms.Create(ctx, match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: c}, CreatedBy: "ann",
		Seats: [2]match.SeatState{{Holder: match.HolderPerson, Person: "ann", Name: "Ann"}, {Holder: match.HolderOpen}},
	})
	if err != nil {
		return "", err
	}
	return id, send(ctx, rooms, id, "bob", match.Sit{Seat: game.Second, Name: "Bob"})
}

// send sends the command of a person.
func send(ctx context.Context, rooms *room.Registry, id, person string, c match.Command) error {
	_, err := rooms.Do(ctx, id, room.CommandEnvelope{Sender: match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, Command: c})
	return err
}

func (h *harness) do(id, person string, c match.Command) {
	h.Helper()
	if err := send(h.Context(), h.rooms, id, person, c); err != nil {
		h.Fatalf("%s: %T: %v", person, c, err)
	}
}

// play plays the first legal turn of a person.
func (h *harness) play(id, person string) {
	h.Helper()
	if err := playTurn(h.Context(), h.rooms, id, person); err != nil {
		h.Fatal(err)
	}
}

func playTurn(ctx context.Context, rooms *room.Registry, id, person string) error {
	var turn string
	err := rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		table, err := m.State()
		if err == nil {
			turn = game.LegalTurns(table)[0]
		}
		return err
	})
	if err != nil {
		return err
	}
	return send(ctx, rooms, id, person, match.Play{Turn: turn})
}

// deliver delivers what is due.
func (h *harness) deliver() {
	h.Helper()
	if err := h.notices.DeliverDue(h.Context()); err != nil {
		h.Fatal(err)
	}
}

// requirePush checks the titles that a browser has received.
func (h *harness) requirePush(name string, titles ...string) []pushed {
	h.Helper()
	got := h.push.received(name)
	if len(got) != len(titles) {
		h.Fatalf("%s has received %+v, want %q", name, got, titles)
	}
	for i, p := range got {
		if p.Title != titles[i] {
			h.Errorf("%s has received %q, want %q", name, p.Title, titles[i])
		}
	}
	return got
}

// addDevice registers a browser for a person.
func (h *harness) addDevice(person, name, lang string) string {
	h.Helper()
	id, err := h.notices.AddDevice(h.Context(), person, h.push.browser(name), "Browser", lang)
	if err != nil {
		h.Fatal(err)
	}
	return id
}

// hook is a request to a webhook.
type hook struct {
	header http.Header
	body   []byte
}

// hookServer receives webhooks.
type hookServer struct {
	*httptest.Server
	mu       sync.Mutex
	received []hook
	redirect string // where it sends those who come; empty: it accepts them
}

func newHookServer(t *testing.T) *hookServer {
	t.Helper()
	s := &hookServer{}
	s.Server = httptest.NewServer(s)
	t.Cleanup(s.Close)
	return s
}

func (s *hookServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.redirect != "" {
		http.Redirect(w, r, s.redirect, http.StatusTemporaryRedirect)
		return
	}
	s.received = append(s.received, hook{r.Header.Clone(), bytes.Clone(body)})
}

func (s *hookServer) got() []hook {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]hook(nil), s.received...)
}

// useMailbox makes the mails go to another server.
func (h *harness) useMailbox(box *mailbox.Mailbox) {
	h.mails = &mail.SMTP{Server: box.Addr(), Security: mail.NoSecurity, From: "tea@play.example"}
	h.notices = h.open(h.disk)
}

// present reports whether a person looks at a match.
func (h *harness) present(ctx context.Context, id, person string) (bool, error) {
	now, err := h.rooms.Presence(ctx, id)
	return now.Here[0] && person == "ann" || now.Here[1] && person == "bob", err
}

// readHook reads the body of a webhook.
func readHook(t *testing.T, h hook) (payload notice.WebhookPayload) {
	t.Helper()
	if err := json.Unmarshal(h.body, &payload); err != nil {
		t.Fatal(err)
	}
	return payload
}
