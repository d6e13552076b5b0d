package guard_test

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/live"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// named takes the person from the field X-Name.
type nameProvider struct{ identity.Provider }

func (nameProvider) Person(r *http.Request) (identity.Person, error) {
	return identity.Person{ID: r.Header.Get("X-Name")}, nil
}

func (n nameProvider) PersonOrGuest(_ http.ResponseWriter, r *http.Request) (identity.Person, error) {
	return n.Person(r)
}

// post is a guard with a clock that can be put on.
type testServer struct {
	*guard.Guard
	metrics *metrics.Metrics
	now     time.Time
}

func newTestServer(limits guard.RequestLimits, change ...func(c *guard.Config)) *testServer {
	p := &testServer{now: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), metrics: metrics.New(prometheus.NewRegistry())}
	c := guard.Config{
		Limits: limits, Persons: nameProvider{}, Metrics: p.metrics, Log: slog.New(slog.DiscardHandler),
		Now: func() time.Time { return p.now },
	}
	for _, f := range change {
		f(&c)
	}
	p.Guard = guard.New(c)
	return p
}

// only are limits of one kind.
func only(kind guard.RequestKind, c guard.KindRates) guard.RequestLimits {
	return guard.RequestLimits{Costs: map[guard.RequestKind]guard.KindRates{kind: c}}
}

func (p *testServer) turnedAway(limit string) float64 {
	return testutil.ToFloat64(p.metrics.Limited.WithLabelValues(limit))
}

func from(address, name string) guard.Requester {
	a := netip.MustParseAddr(address)
	return guard.Requester{Address: netip.PrefixFrom(a, a.BitLen()), Person: name}
}

func TestSpend(t *testing.T) {
	p := newTestServer(only(guard.KindRead, guard.KindRates{Address: guard.Rate{Burst: 3, PerSecond: 0.5}, Person: guard.Rate{Burst: 2, PerSecond: 1}}))
	ann := from("192.0.2.1", "ann")
	for i := range 2 {
		if err := p.Spend(guard.KindRead, ann); err != nil {
			t.Fatalf("the %d. of 2: %v", i+1, err)
		}
	}
	err := p.Spend(guard.KindRead, ann)
	if !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter != time.Second {
		t.Fatalf("the third: %v, want to wait for a second", err)
	}
	if p.turnedAway("read") != 1 {
		t.Error("it is not counted")
	}
	if err := p.Spend(guard.KindRead, from("192.0.2.1", "bob")); err != nil {
		t.Errorf("somebody else of the address: %v", err)
	}
	err = p.Spend(guard.KindRead, from("192.0.2.1", "eve"))
	if !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter != 2*time.Second {
		t.Errorf("the fourth of the address: %v", err)
	}
	if err := p.Spend(guard.KindRead, from("192.0.2.2", "eve")); err != nil {
		t.Errorf("another address: %v", err)
	}
	p.now = p.now.Add(2 * time.Second)
	if err := p.Check(guard.KindRead, ann); err != nil {
		t.Errorf("after two seconds: %v", err)
	}
	if err := p.Spend(guard.KindRead, ann); err != nil {
		t.Errorf("having had a look took something: %v", err)
	}
	if err := p.Spend(guard.KindCreate, ann); err != nil {
		t.Errorf("a kind without a limit: %v", err)
	}
}

// A person makes 30 challenges at once, and the next one after about two minutes.
func TestChallengesAreLimited(t *testing.T) {
	p := newTestServer(guard.Default())
	for i := range 30 {
		if err := p.ChargeChallenge("ann"); err != nil {
			t.Fatalf("challenge %d: %v", i+1, err)
		}
	}
	err := p.ChargeChallenge("ann")
	if !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter != 125*time.Second {
		t.Errorf("the next one: %v", err)
	}
	if err := p.ChargeChallenge("bob"); err != nil {
		t.Errorf("somebody else: %v", err)
	}
	p.now = p.now.Add(time.Hour)
	made := 0
	for ; p.ChargeChallenge("ann") == nil; made++ {
	}
	if made > 30 {
		t.Errorf("an hour later %d challenges are made", made)
	}
}

// TestOthersOfTheAddressDoNotCount: refused requests of a person, or of strangers at
// the same address, do not count against a known player.
func TestOthersOfTheAddressDoNotCount(t *testing.T) {
	p := newTestServer(only(guard.KindRefused, guard.KindRates{Address: guard.Rate{Burst: 5, PerSecond: 1}, Person: guard.Rate{Burst: 5, PerSecond: 1}}))
	for range 100 {
		p.Charge(guard.KindRefused, from("192.0.2.1", ""), 1)
		p.Charge(guard.KindRefused, from("192.0.2.1", "eve"), 1)
	}
	for name, free := range map[string]bool{"": false, "eve": false, "ann": true} {
		if err := p.Check(guard.KindRefused, from("192.0.2.1", name)); (err == nil) != free {
			t.Errorf("%q: %v", name, err)
		}
	}
	p.now = p.now.Add(11 * time.Second)
	if err := p.Check(guard.KindRefused, from("192.0.2.1", "eve")); err != nil {
		t.Errorf("a debt of more than the bucket holds: %v", err)
	}
}

func TestBucketsAreBounded(t *testing.T) {
	p := newTestServer(only(guard.KindRead, guard.KindRates{Address: guard.Rate{Burst: 1, PerSecond: 0.001}}))
	for i := range guard.MaxBuckets + 1000 {
		_ = p.Spend(guard.KindRead, from(fmt.Sprintf("10.%d.%d.%d", i>>16, i>>8&255, i&255), ""))
	}
	if n := p.Buckets(); n != guard.MaxBuckets {
		t.Errorf("%d buckets, want %d", n, guard.MaxBuckets)
	}
	if err := p.Spend(guard.KindRead, from("10.1.137.60", "")); err == nil {
		t.Error("the last ones are forgotten")
	}
}

func TestAddress(t *testing.T) {
	proxies := []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("127.0.0.1/32")}
	for _, test := range []struct{ peer, forwarded, want string }{
		{"192.0.2.1:99", "", "192.0.2.1/32"},
		{"192.0.2.1:99", "198.51.100.1", "192.0.2.1/32"}, // not a proxy of ours
		{"10.0.0.1:99", "198.51.100.1", "198.51.100.1/32"},
		{"10.0.0.1:99", "203.0.113.9, 198.51.100.1", "198.51.100.1/32"}, // the first one is made up
		{"10.0.0.1:99", "198.51.100.1, 10.0.0.2", "198.51.100.1/32"},
		{"10.0.0.1:99", "nonsense", "10.0.0.1/32"},
		{"10.0.0.1:99", "", "10.0.0.1/32"},
		{"[::ffff:192.0.2.1]:99", "", "192.0.2.1/32"},
		{"[2001:db8:1:2:3:4:5:6]:99", "", "2001:db8:1:2::/64"},
		{"127.0.0.1:99", "2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"},
		{"[fe80::1%eth0]:99", "", "fe80::/64"},
	} {
		p := newTestServer(guard.RequestLimits{}, func(c *guard.Config) { c.Trusted = proxies })
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = test.peer
		if test.forwarded != "" {
			r.Header.Set("X-Forwarded-For", test.forwarded)
		}
		if got := p.Requester(r).Address.String(); got != test.want {
			t.Errorf("%s who says %q is %s, want %s", test.peer, test.forwarded, got, test.want)
		}
	}
}

func TestLiveBudget(t *testing.T) {
	limits := guard.RequestLimits{
		Costs: map[guard.RequestKind]guard.KindRates{
			guard.KindRefused: {Person: guard.Rate{Burst: 10, PerSecond: 1}},
			guard.KindCommand: {Person: guard.Rate{Burst: 10, PerSecond: 1}},
		},
		LivePerson: 2, LiveAddress: 3,
	}
	p := newTestServer(limits)
	connect := func(name string) (live.Budget, error) {
		return p.Connect(httptest.NewRequest(http.MethodGet, "/", nil), identity.Person{ID: name})
	}
	first, err := connect("ann")
	if err != nil {
		t.Fatal(err)
	}
	second, err := connect("ann")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := connect("ann"); !problem.Is(err, problem.Limited) {
		t.Errorf("the third of one person: %v", err)
	}
	if _, err := connect("bob"); err != nil {
		t.Errorf("the third of the address: %v", err)
	}
	if _, err := connect(""); !problem.Is(err, problem.Limited) {
		t.Errorf("the fourth of the address: %v", err)
	}
	second.Close()
	second.Close()
	if third, err := connect("ann"); err != nil {
		t.Errorf("after one has left: %v", err)
	} else {
		third.Close()
	}

	for i := range 9 {
		if wait, ok := first.Spend(live.CostCommand); wait != 0 || !ok {
			t.Fatalf("the %d. of 10: %v, %v", i+1, wait, ok)
		}
	}
	slow := 0
	for ; ; slow++ {
		wait, ok := first.Spend(live.CostRefused)
		if !ok {
			break
		}
		if wait > live.MaxWait {
			t.Fatalf("to wait for %v", wait)
		}
		if slow > 100 {
			t.Fatal("a flood has no end")
		}
	}
	if slow < guard.MaxSlowed {
		t.Errorf("cut off after %d messages", slow)
	}
	if p.turnedAway("flood") != 1 {
		t.Error("it is not counted")
	}
	p.now = p.now.Add(time.Hour)
	polite, err := connect("ann")
	if err != nil {
		t.Fatal(err)
	}
	for range 10 * guard.MaxSlowed {
		p.now = p.now.Add(time.Second)
		if wait, ok := polite.Spend(live.CostRefused); wait != 0 || !ok {
			t.Fatalf("one a second: %v, %v", wait, ok)
		}
	}
}

func TestNewIdentitiesCost(t *testing.T) {
	p := newTestServer(only(guard.KindIdentity, guard.KindRates{Address: guard.Rate{Burst: 2, PerSecond: 0.01}}))
	people := p.Identity(nameProvider{})
	ask := func(name string) error {
		r := httptest.NewRequest(http.MethodPost, "/", nil)
		r.Header.Set("X-Name", name)
		_, err := people.PersonOrGuest(httptest.NewRecorder(), r)
		return err
	}
	for i, want := range []bool{true, true, false, false} {
		if err := ask(""); (err == nil) != want {
			t.Errorf("the %d. stranger: %v", i+1, err)
		}
	}
	if err := ask("ann"); err != nil {
		t.Errorf("who is known: %v", err)
	}
}

// TestConnections: connections beyond the limits get an answer and are closed, and others
// are still accepted.
func TestConnections(t *testing.T) {
	p := newTestServer(guard.RequestLimits{Open: 10, OpenAddress: 3})
	var config net.ListenConfig
	raw, err := config.Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l := p.Listener(raw)
	var accepting sync.WaitGroup
	in := make(chan net.Conn, 100)
	accepting.Go(func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			in <- c
		}
	})
	var dialer net.Dialer
	dial := func() net.Conn {
		c, err := dialer.DialContext(context.Background(), "tcp", raw.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	var mine, theirs []net.Conn
	for range 3 {
		mine = append(mine, dial())
		theirs = append(theirs, <-in)
	}
	for range 50 {
		c := dial()
		answer, _ := io.ReadAll(c)
		if len(answer) > 0 && !strings.HasPrefix(string(answer), "HTTP/1.1 503 ") {
			t.Errorf("who is turned away is told %q", answer)
		}
		_ = c.Close()
	}
	if got := p.turnedAway("open-address"); got != 50 {
		t.Errorf("%v were turned away, want 50", got)
	}
	_ = theirs[0].Close()
	_ = theirs[0].Close() // counts once
	mine = append(mine, dial())
	theirs = append(theirs, <-in)
	c := dial()
	if _, err := io.ReadAll(c); err == nil && p.turnedAway("open-address") != 51 {
		t.Error("closing twice made room for two")
	}
	_ = c.Close()
	_ = l.Close()
	accepting.Wait()
	for _, c := range append(mine, theirs...) {
		_ = c.Close()
	}
}
