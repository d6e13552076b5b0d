package page_test

import (
	"crypto/rand"
	"encoding/xml"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/opponent"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/page"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// house is a service whose pages are asked for without a network.
type harness struct {
	t        *testing.T
	mux      *http.ServeMux
	accounts *account.SessionProvider
	guests   *identity.Guests
	mails    outgoing
	notices  *notice.Notices
	store    store.Store
	passed   *atomic.Int64 // how much later than now it is for logins
}

// outgoing are the mails that the site sends.
type outgoing chan mail.Message

// Send keeps a mail.
func (o outgoing) Send(m mail.Message) error {
	o <- m
	return nil
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	return harnessOf(t, memory.New(), games.All())
}

// harnessOf is a house with what is kept and with the games there are.
func harnessOf(t *testing.T, kept store.Store, all gamelist.Games) *harness {
	t.Helper()
	log, measured, messages := slog.New(slog.DiscardHandler), metrics.New(prometheus.NewRegistry()), bus.NewLocal()
	keeper, err := uptime.Start(t.Context(), kept, uptime.SystemClock, log, measured)
	if err != nil {
		t.Fatal(err)
	}
	computers := opponent.New(opponent.Config{Log: log, Metrics: measured})
	rooms := room.New(room.Config{Store: kept, Bus: messages, Clock: keeper, Games: all, Computers: computers, Log: log, Metrics: measured})
	key := make([]byte, identity.KeyLength)
	_, _ = rand.Read(key)
	session := lobby.New(lobby.Config{Games: all, Rooms: rooms, Store: kept, Levels: computer.Levels, Plays: computer.Exists, Log: log})
	guests := identity.NewGuests(key, kept, identity.GuestConfig{})
	mails := make(outgoing, 100)
	var passed atomic.Int64
	now := func() time.Time { return time.Now().Add(time.Duration(passed.Load())) }
	logins, err := account.New(account.Config{Store: kept, Origin: "https://tea.example", Mailer: mails, Site: "http://tea.example", Now: now})
	if err != nil {
		t.Fatal(err)
	}
	accounts := account.NewSessionProvider(account.ProviderConfig{
		Logins: logins, Guests: guests, Address: func(*http.Request) string { return "192.0.2.1/32" }, Log: log,
	})
	notices, err := notice.Open(notice.Config{Store: kept, Clock: keeper, Games: all, Site: "http://tea.example", Key: key, AllowPrivate: true, Log: log, Metrics: measured})
	if err != nil {
		t.Fatal(err)
	}
	pages := page.New(page.Config{Reception: session, Identity: accounts, Accounts: accounts, Profiles: profile.New(profile.Config{Store: kept, Lobby: session}),
		Notices: notices, Safety: kept, Moderation: moderation.New(kept, nil), Learning: learning.New(kept, nil), Games: all, Log: log})
	h := &harness{t: t, mux: http.NewServeMux(), accounts: accounts, guests: guests, mails: mails, notices: notices, store: kept, passed: &passed}
	pages.Mount(h.mux)
	t.Cleanup(func() {
		pages.Close()
		if err := rooms.Close(t.Context()); err != nil && !errors.Is(err, t.Context().Err()) {
			t.Error(err)
		}
		computers.Close()
		keeper.Stop()
		_ = messages.Close()
		_ = kept.Close()
	})
	return h
}

// RoundTrip answers a request as the service would over a network.
func (h *harness) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	if r.Body == nil {
		r.Body = http.NoBody
	}
	r.Host, r.RequestURI = r.URL.Host, r.URL.RequestURI()
	h.mux.ServeHTTP(w, r)
	answer := w.Result()
	answer.Request = r
	return answer, nil
}

// browser is one without script.
type browser struct {
	*http.Client
	t    *testing.T
	page shownPage
}

func (h *harness) browser() *browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		h.t.Fatal(err)
	}
	return &browser{Client: &http.Client{Transport: h, Jar: jar}, t: h.t}
}

// shownPage is what a browser shows.
type shownPage struct {
	url    *url.URL
	status int
	text   string
	forms  []shownForm
	turns  []string // the legal turns that the text field suggests
	fields map[string]string
}

type shownForm struct {
	action, method string
	values         url.Values
	text           string // what its buttons say
}

func (b *browser) get(address string) *shownPage {
	b.t.Helper()
	return b.readPage(b.Get(b.at(address)))
}

// at makes an address whole that stands in the page.
func (b *browser) at(address string) string {
	base := &url.URL{Scheme: "http", Host: "tea.example", Path: "/"}
	if b.page.url != nil {
		base = b.page.url
	}
	to, err := base.Parse(address)
	if err != nil {
		b.t.Fatal(err)
	}
	return to.String()
}

// send sends a form with some fields filled in.
func (b *browser) send(f shownForm, fields ...string) *shownPage {
	b.t.Helper()
	values := url.Values{}
	for name, list := range f.values {
		values[name] = list
	}
	for i := 0; i+1 < len(fields); i += 2 {
		values.Set(fields[i], fields[i+1])
	}
	if f.method == "get" {
		to, _ := url.Parse(b.at(f.action))
		to.RawQuery = values.Encode()
		return b.get(to.String())
	}
	return b.readPage(b.PostForm(b.at(f.action), values))
}

// press sends the form with a button that says this.
func (b *browser) press(button string, fields ...string) *shownPage {
	b.t.Helper()
	for _, f := range b.page.forms {
		if strings.Contains(f.text, button) {
			return b.send(f, fields...)
		}
	}
	b.t.Fatalf("%s: there is no button %q:\n%s", b.page.url, button, b.page.text)
	return nil
}

func (b *browser) readPage(response *http.Response, err error) *shownPage {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
	defer response.Body.Close() //nolint:errcheck // it is in memory
	text, err := io.ReadAll(response.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	b.page = read(b.t, string(text))
	b.page.url, b.page.status = response.Request.URL, response.StatusCode
	return &b.page
}

// read takes a page apart. It must be well formed: every element ends.
func read(t *testing.T, text string) shownPage {
	t.Helper()
	p := shownPage{text: text, fields: map[string]string{}}
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, slices.Concat(xml.HTMLAutoClose, []string{"source"}), xml.HTMLEntity
	var form *shownForm
	var selected string
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return p
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		switch token := token.(type) {
		case xml.StartElement:
			has := map[string]string{}
			for _, a := range token.Attr {
				has[a.Name.Local] = a.Value
			}
			_, checked := has["checked"]
			_, chosen := has["selected"]
			switch {
			case has["id"] == "match":
				for name, value := range has {
					p.fields[strings.TrimPrefix(name, "data-")] = value
				}
			case token.Name.Local == "option" && selected == "":
				p.turns = append(p.turns, has["value"])
			case token.Name.Local == "form":
				p.forms = append(p.forms, shownForm{action: has["action"], method: has["method"], values: url.Values{}})
				form = &p.forms[len(p.forms)-1]
			case form == nil:
			case token.Name.Local == "select":
				selected = has["name"]
			case token.Name.Local == "option" && (chosen || !form.values.Has(selected)):
				form.values.Set(selected, has["value"])
			case token.Name.Local == "input" && has["name"] != "" && (has["type"] != "radio" && has["type"] != "checkbox" || checked):
				form.values.Set(has["name"], has["value"])
			}
		case xml.EndElement:
			switch token.Name.Local {
			case "form":
				form = nil
			case "select":
				selected = ""
			}
		case xml.CharData:
			if form != nil {
				form.text += string(token)
			}
		}
	}
}

// begin has two people begin a match with each other by link, and returns its address.
func (h *harness) begin(ann, bob *browser, game string, more ...string) string {
	h.t.Helper()
	ann.get("/new?game=" + game + "&against=link")
	at := ann.press("Begin the game", append([]string{"name", "Ann"}, more...)...).url.Path
	bob.get(invitation(h.t, ann.page.text))
	bob.press("Join the game", "name", "Bob")
	ann.get(at)
	for _, b := range []*browser{ann, bob} {
		if b.page.fields["status"] != "playing" || b.page.url.Path != at {
			h.t.Fatalf("the match has not begun:\n%s", b.page.text)
		}
	}
	return at
}

// invitation finds the link in a page.
func invitation(t *testing.T, text string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, `value="http://tea.example/join/`)
	if !ok {
		t.Fatalf("there is no invitation:\n%s", text)
	}
	key, _, _ := strings.Cut(rest, `"`)
	return "/join/" + key
}

// userAgent is a browser that says what it is.
type userAgent struct {
	*harness
	field string
}

// RoundTrip answers a request with the field User-Agent.
func (u userAgent) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("User-Agent", u.field)
	return u.harness.RoundTrip(r)
}
