package guard

import (
	"net/http"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/live"
)

// MaxSlowed is for how many messages a live connection is read slowly before it is cut off.
const MaxSlowed = 30

// retryOpen is the Retry-After for too many live connections.
const retryOpen = 10 * time.Second

// Connect admits a live connection or a stream, which must be closed at its end.
func (g *Guard) Connect(r *http.Request, person identity.Person) (live.Budget, error) {
	s := Requester{Address: g.ClientAddress(r), Person: person.ID}
	if err := g.Spend(KindLive, s); err != nil {
		return nil, err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if atLimit(g.liveCounts["@"+s.Address.String()], g.Limits.LiveAddress) || s.Person != "" && atLimit(g.liveCounts[s.Person], g.Limits.LivePerson) {
		return nil, g.limitedError("live-open", retryOpen)
	}
	for _, of := range s.countKeys() {
		g.liveCounts[of]++
	}
	return &budget{quota: quota{g, s}}, nil
}

func atLimit(n, most int) bool { return most > 0 && n >= most }

// countKeys returns those under which a sender's live connections are counted.
func (s Requester) countKeys() []string {
	names := []string{"@" + s.Address.String()}
	if s.Person != "" {
		names = append(names, s.Person)
	}
	return names
}

// budget limits one live connection.
type budget struct {
	quota
	once sync.Once

	mu     sync.Mutex
	slowed int // messages it has been read slowly after, less those it has not
}

// Spend takes what a message costs.
func (b *budget) Spend(what live.MessageCost) (wait time.Duration, ok bool) {
	switch what {
	case live.CostQuery:
		wait = b.guard.Charge(KindMessage, b.sender, 1)
	case live.CostCommand:
		wait = b.guard.Charge(KindCommand, b.sender, 1)
	case live.CostRefused:
		wait = b.guard.Charge(KindRefused, b.sender, 1)
	case live.CostMalformed:
		// No program that is right sends one.
		wait = b.guard.Charge(KindRefused, b.sender, 5)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if wait == 0 {
		b.slowed = max(b.slowed-1, 0)
		return 0, true
	}
	if b.slowed++; b.slowed > MaxSlowed {
		b.guard.count("flood")
		return 0, false
	}
	return min(wait, live.MaxWait), true
}

// Close is the end of the connection.
func (b *budget) Close() {
	b.once.Do(func() {
		b.guard.mu.Lock()
		defer b.guard.mu.Unlock()
		for _, of := range b.sender.countKeys() {
			if b.guard.liveCounts[of]--; b.guard.liveCounts[of] <= 0 {
				delete(b.guard.liveCounts, of)
			}
		}
	})
}
