package guard

import (
	"errors"
	"log/slog"
	"net/http"
	"net/netip"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/hashicorp/golang-lru/v2/simplelru"
	"golang.org/x/time/rate"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// PersonSource finds the sender of a request; an identity.Provider does.
type PersonSource interface {
	Person(r *http.Request) (identity.Person, error)
}

// Config is what a guard needs.
type Config struct {
	Limits  RequestLimits
	Persons PersonSource   // nil: no sender has an identity
	Trusted []netip.Prefix // reverse proxies whose X-Forwarded-For counts
	Origins []string       // sites whose pages may send requests, e.g. "https://app.example"
	Public  bool           // Origins has the site of the service itself; pages of no other may send requests
	// Hosts reports whether a Host header names the service. Nil: all do.
	Hosts   func(host string) bool
	Secure  bool             // all clients use HTTPS
	Metrics *metrics.Metrics // nil: nothing is counted
	Log     *slog.Logger     // nil: slog.Default()
	Now     func() time.Time // nil: time.Now
	// Full returns why there is no space for new data. Nil: there always is.
	Full func() error
	// Shared has the guard remember for TakeSpent what is taken of the limits that the nodes of a cluster share.
	Shared bool
	// WriteError answers a refused request with the error. Nil: as JSON.
	WriteError func(w http.ResponseWriter, r *http.Request, err error)
}

// Guard is safe for concurrent use.
type Guard struct {
	Config

	mu         sync.Mutex
	buckets    *simplelru.LRU[bucket, *rate.Limiter] // guarded by mu
	spent      map[bucket]int                        // since TakeSpent; only with Shared
	open       map[netip.Prefix]int                  // connections
	openTotal  int                                   // of them all
	liveCounts map[string]int                        // live connections and streams, by address and by identity

	misdirected sync.Once // a request for a foreign host has been logged
}

// bucket identifies one bucket of a sender.
type bucket struct {
	kind RequestKind
	of   string // "@" and an address, or the id of a person
}

// New returns a guard that enforces the limits of c; a nil Log is the default logger.
func New(c Config) *Guard {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.WriteError == nil {
		c.WriteError = func(w http.ResponseWriter, r *http.Request, err error) { problem.Write(w, r, c.Log, err) }
	}
	buckets, _ := simplelru.NewLRU[bucket, *rate.Limiter](MaxBuckets, nil) // fails only for a size below 1
	return &Guard{
		Config:     c,
		buckets:    buckets,
		spent:      map[bucket]int{},
		open:       map[netip.Prefix]int{},
		liveCounts: map[string]int{},
	}
}

// Requester is the sender that is charged.
type Requester struct {
	Address netip.Prefix
	Person  string // the id; empty without an identity
}

// Requester returns the sender of a request.
func (g *Guard) Requester(r *http.Request) Requester {
	s := Requester{Address: g.ClientAddress(r)}
	if g.Persons == nil {
		return s
	}
	if p, err := g.Persons.Person(r); err == nil {
		s.Person = p.ID
	}
	return s
}

// Spend takes a token of a kind out of the sender's buckets, or nothing if one of them
// is empty. The error is a *problem.Problem with the time of the next token.
func (g *Guard) Spend(kind RequestKind, s Requester) error { return g.takeTokens(kind, s, true) }

// Check is Spend that takes nothing.
func (g *Guard) Check(kind RequestKind, s Requester) error { return g.takeTokens(kind, s, false) }

func (g *Guard) takeTokens(kind RequestKind, s Requester, take bool) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.Now()
	wait := time.Duration(0)
	mine := g.limiters(kind, s)
	for _, l := range mine {
		wait = max(wait, l.timeToToken(now))
	}
	if wait > 0 {
		return g.limitedError(kind, wait)
	}
	for _, l := range mine {
		if take {
			l.AllowN(now, 1)
			g.recordSpent(l.bucket, 1)
		}
	}
	return nil
}

// Charge takes n of a kind for what has been done already, on credit if need be, and
// returns how long it will be until the sender has something again.
func (g *Guard) Charge(kind RequestKind, s Requester, n int) time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.Now()
	wait := time.Duration(0)
	for _, l := range g.limiters(kind, s) {
		l.charge(now, n)
		g.recordSpent(l.bucket, n)
		wait = max(wait, l.timeToToken(now))
	}
	return wait
}

// ChargeCommand takes what a command costs that is not a turn.
func (g *Guard) ChargeCommand(person string) error {
	return g.Spend(KindCommand, Requester{Person: person})
}

// ChargeChallenge takes what a challenge to somebody else costs.
func (g *Guard) ChargeChallenge(person string) error {
	return g.Spend(KindChallenge, Requester{Person: person})
}

// ChargeRepeat takes what a command costs that had been carried out before.
func (g *Guard) ChargeRepeat(person string) { g.Charge(KindRefused, Requester{Person: person}, 1) }

// limiter is a bucket with its tokens.
type limiter struct {
	*rate.Limiter
	bucket bucket
}

// charge takes tokens, on credit if need be. A debt is bounded by what the bucket holds.
func (l limiter) charge(now time.Time, n int) {
	if l.TokensAt(now) > -float64(l.Burst()) {
		l.ReserveN(now, min(n, l.Burst()))
	}
}

// timeToToken returns how long it is until a bucket has one, at least a millisecond if it has none now.
func (l limiter) timeToToken(now time.Time) time.Duration {
	missing := 1 - l.TokensAt(now)
	if missing <= 0 {
		return 0
	}
	return max(time.Duration(missing/float64(l.Limit())*float64(time.Second)), time.Millisecond)
}

// limiters returns the sender's buckets of a kind.
func (g *Guard) limiters(kind RequestKind, s Requester) []limiter {
	cost := g.Limits.Costs[kind]
	var mine []limiter
	if s.Person != "" && cost.Person != (Rate{}) {
		mine = append(mine, g.limiter(bucket{kind, s.Person}, cost.Person))
		switch kind {
		case KindMessage, KindCommand, KindRefused:
			return mine
		}
	}
	if cost.Address != (Rate{}) {
		mine = append(mine, g.limiter(bucket{kind, "@" + s.Address.String()}, cost.Address))
	}
	return mine
}

func (g *Guard) limiter(b bucket, r Rate) limiter {
	if tokens, ok := g.buckets.Get(b); ok {
		return limiter{tokens, b}
	}
	tokens := rate.NewLimiter(rate.Limit(r.PerSecond), r.Burst)
	g.buckets.Add(b, tokens)
	return limiter{tokens, b}
}

// limitedError counts a sender over a limit and returns the error.
func (g *Guard) limitedError(kind RequestKind, wait time.Duration) *problem.Problem {
	g.count(string(kind))
	p := problem.New(problem.Limited, messages.Limited())
	p.RetryAfter = wait
	return p
}

func (g *Guard) count(limit string) {
	if g.Metrics != nil {
		g.Metrics.Limited.WithLabelValues(limit).Inc()
	}
}

// Identity returns a provider that charges new people.
func (g *Guard) Identity(people identity.Provider) identity.Provider {
	return &chargingProvider{people, g}
}

type chargingProvider struct {
	identity.Provider
	guard *Guard
}

// PersonOrGuest returns the sender of a request; one without an identity is given one if not
// too many come from the same address.
func (a *chargingProvider) PersonOrGuest(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	p, err := a.Person(r)
	if !p.Identified() && (err == nil || errors.Is(err, identity.ErrInvalidIdentity)) {
		if err := a.guard.full(); err != nil {
			return identity.Person{}, err
		}
		if err := a.guard.Spend(KindIdentity, Requester{Address: a.guard.ClientAddress(r)}); err != nil {
			return identity.Person{}, err
		}
	}
	return a.Provider.PersonOrGuest(w, r)
}
