package api_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/opponent"
	"github.com/teahouse-games/teahouse/internal/service/reviewer"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// origin is that of the site. All requests are for its host.
const origin = "https://teahouse.example"

// harness is the API on a running server, with all that it needs.
type harness struct {
	t         testing.TB
	url       string
	described *huma.OpenAPI
	mails     outgoing
	notices   *notice.Notices
	store     store.Store
	moderated *moderation.Moderation
	passed    *atomic.Int64 // the time by which the clock of the logins was moved
}

// later moves the clock of the logins.
func (h *harness) later(by time.Duration) { h.passed.Add(int64(by)) }

// outgoing are the mails that the site sends.
type outgoing chan mail.Message

// Send keeps a mail.
func (o outgoing) Send(m mail.Message) error {
	o <- m
	return nil
}

// emptyStreams answers a search for an opponent with a stream without lines.
type emptyStreams struct{}

func (emptyStreams) Seek(w http.ResponseWriter, _ *http.Request, _ lobby.SeekRequest) {
	w.Header().Set("Content-Type", "application/x-ndjson")
}

// faulty is a store on which something can go wrong.
type faulty struct {
	store.Store
	full        bool
	manyStudies bool                                                                // there are as many studies and editors as there can be
	chapters    func(ctx context.Context, place int64) error                        // nil: the chapters of studies can be read
	listed      func(f store.Filter, list []store.Summary) ([]store.Summary, error) // changes lists of matches; nil: they are as stored
}

func (f *faulty) PutStudy(ctx context.Context, t store.Study) error {
	if f.manyStudies {
		return store.ErrTooMany
	}
	return f.Store.PutStudy(ctx, t)
}

func (f *faulty) AddStudyEditor(ctx context.Context, study, person string, at time.Time) error {
	if f.manyStudies {
		return store.ErrTooMany
	}
	return f.Store.AddStudyEditor(ctx, study, person, at)
}

func (f *faulty) StudyChaptersAfter(ctx context.Context, study string, place int64, limit int) ([]store.ChapterRecord, error) {
	if f.chapters != nil {
		if err := f.chapters(ctx, place); err != nil {
			return nil, err
		}
	}
	return f.Store.StudyChaptersAfter(ctx, study, place, limit)
}

func (f *faulty) List(ctx context.Context, filter store.Filter) ([]store.Summary, error) {
	list, err := f.Store.List(ctx, filter)
	if err != nil || f.listed == nil {
		return list, err
	}
	return f.listed(filter, list)
}

func (f *faulty) Append(ctx context.Context, entries ...store.LogEntry) error {
	if f.full {
		return store.ErrFull
	}
	return f.Store.Append(ctx, entries...)
}

func open(t testing.TB) *harness { h, _ := openFaulty(t, guard.Default().Scaled(1000)); return h }

func openFaulty(t testing.TB, limits guard.RequestLimits) (*harness, *faulty) {
	t.Helper()
	s := &faulty{Store: memory.New()}
	b, log := bus.NewLocal(), slog.New(slog.DiscardHandler)
	m := metrics.New(prometheus.NewRegistry())
	keeper, err := uptime.Start(t.Context(), s, uptime.SystemClock, log, m)
	if err != nil {
		t.Fatal(err)
	}
	rooms := room.New(room.Config{Store: s, Bus: b, Clock: keeper, Games: games.All(), Log: log, Metrics: m})
	guests := identity.NewGuests(bytes.Repeat([]byte("k"), identity.KeyLength), s, identity.GuestConfig{})
	mails, passed := make(outgoing, 100), new(atomic.Int64)
	logins, err := account.New(account.Config{
		Store: s, Origin: origin, Mailer: mails, Site: origin, Now: func() time.Time { return time.Now().Add(time.Duration(passed.Load())) },
	})
	if err != nil {
		t.Fatal(err)
	}
	var g *guard.Guard
	accounts := account.NewSessionProvider(account.ProviderConfig{
		Logins: logins, Guests: guests, Address: func(*http.Request) string { return "192.0.2.1/32" }, Log: log,
		LimitMail: func(r *http.Request, address string) error { return g.SpendMail(r, address) },
	})
	g = guard.New(guard.Config{Limits: limits, Persons: accounts, Metrics: m, Log: log})
	computers := opponent.New(opponent.Config{Workers: 2, Log: log, Metrics: m})
	notices, err := notice.Open(notice.Config{Store: s, Clock: keeper, Games: games.All(), Site: origin, Key: []byte("key"), Log: log, Metrics: m})
	if err != nil {
		t.Fatal(err)
	}
	reports := reviewer.New(reviewer.Config{Games: games.All(), Store: s, Rooms: rooms, Busy: computers.Busy, Log: log})
	mux, moderated := http.NewServeMux(), moderation.New(s, nil)
	matches := lobby.New(lobby.Config{
		Games: games.All(), Rooms: rooms, Store: s, Log: log, Meter: g,
		Levels: func(string) []string { return []string{"random", "greedy"} },
	})
	described := api.Mount(mux, api.Config{
		Reception: matches, Identity: g.Identity(accounts), Accounts: accounts, Profiles: profile.New(profile.Config{Store: s, Lobby: matches}),
		Notices: notices, Safety: s, Explorer: s, Moderation: moderated, Learning: learning.New(s, nil), Computers: computers, Reports: reports, Seeks: emptyStreams{}, Log: log, Studies: studies.New(studies.Config{Store: s, Bus: b, Games: games.All()}), StudyOwners: s,
	})
	server := httptest.NewServer(g.Handler(mux))
	t.Cleanup(func() {
		server.Close()
		reports.Close()
		computers.Close()
		err := rooms.Close(context.Background())
		keeper.Stop()
		if err := errors.Join(err, b.Close(), s.Close()); err != nil {
			t.Error(err)
		}
	})
	return &harness{t: t, url: server.URL, described: described, mails: mails, notices: notices, store: s, moderated: moderated, passed: passed}, s
}

// client is a browser that keeps cookies.
type client struct {
	*harness
	cookie string
	host   string // that is asked; empty: that of the site
}

func (h *harness) client() *client { return &client{harness: h} }

// named is a client with a name.
func (h *harness) named(name string) *client {
	h.t.Helper()
	c := h.client()
	c.ask("POST", "/api/me", map[string]any{"name": name}, 200, nil)
	return c
}

// ask sends a request, holds the answer against the description, wants its status, and
// reads its body into out.
func (c *client) ask(method, path string, body any, status int, out any) answered {
	c.t.Helper()
	r, data := c.send(method, path, body, nil)
	if r.StatusCode != status {
		c.t.Fatalf("%s %s: %d, want %d: %s", method, path, r.StatusCode, status, data)
	}
	if err := c.check(method, path, r, data); err != nil {
		c.t.Errorf("%s %s: the answer %d is not as described: %v\n%.2000s", method, path, status, err, data)
	}
	switch out := out.(type) {
	case nil:
	case *string:
		*out = string(data)
	default:
		if err := json.Unmarshal(data, out); err != nil {
			c.t.Fatalf("%s %s: %v in %s", method, path, err, data)
		}
	}
	return r
}

// refused is ask for a problem with this code.
func (c *client) refused(method, path string, body any, status int, code problem.Code) problemBody {
	c.t.Helper()
	var p problemBody
	r := c.ask(method, path, body, status, &p)
	if got := r.Header.Get("Content-Type"); got != "application/problem+json" {
		c.t.Errorf("%s %s: a problem of the type %q", method, path, got)
	}
	if p.Code != code || p.Status != status || p.Type != "/problems/"+string(code) || p.Title == "" || p.Detail == "" {
		c.t.Errorf("%s %s: the problem is %+v, want the code %s", method, path, p, code)
	}
	return p
}

// reported is a problem as it is read.
type problemBody struct {
	Type, Title, Detail, Incident string
	Rule, Heading                 string
	Status                        int
	Code                          problem.Code
	Places                        []string
	Faults                        []problem.FieldError
}

func (c *client) send(method, path string, body any, header http.Header) (answered, []byte) {
	c.t.Helper()
	var reader io.Reader
	switch body := body.(type) {
	case nil:
	case string:
		reader = strings.NewReader(body)
	default:
		data, err := json.Marshal(body)
		if err != nil {
			c.t.Fatal(err)
		}
		reader = bytes.NewReader(data)
	}
	r, err := http.NewRequestWithContext(c.t.Context(), method, c.url+path, reader)
	if err != nil {
		c.t.Fatal(err)
	}
	if reader != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if c.cookie != "" {
		r.Header.Set("Cookie", c.cookie)
	}
	r.Host = cmp.Or(c.host, strings.TrimPrefix(origin, "https://"))
	for name, values := range header {
		r.Header[name] = values
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		c.t.Fatal(err)
	}
	data, err := io.ReadAll(answer.Body)
	if err := errors.Join(err, answer.Body.Close()); err != nil {
		c.t.Fatal(err)
	}
	for _, cookie := range answer.Cookies() {
		c.store(cookie)
	}
	return answered{answer.StatusCode, answer.Header}, data
}

// store keeps a cookie, instead of the one of its name.
func (c *client) store(cookie *http.Cookie) {
	all := strings.FieldsFunc(c.cookie, func(r rune) bool { return r == ';' || r == ' ' })
	all = slices.DeleteFunc(all, func(old string) bool { return strings.HasPrefix(old, cookie.Name+"=") })
	if cookie.MaxAge >= 0 {
		all = append(all, cookie.Name+"="+cookie.Value)
	}
	c.cookie = strings.Join(all, "; ")
}

// answered is the status and the header of an answer.
type answered struct {
	StatusCode int
	Header     http.Header
}
