package nats

import (
	"slices"
	"sync"
	"time"

	client "github.com/nats-io/nats.go"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// topics are those with subscribers in this process. They share subscriptions at NATS as bus.CarrierOf
// says, all with the same channel, so that a topic needs no goroutine.
type topics struct {
	prefix   string // of subjects
	received chan *client.Msg
	wake     chan struct{}

	mu       sync.Mutex
	byHash   map[topicHash]*subscribedTopic
	carriers map[topicHash]*carrier
	due      []*carrier // to be subscribed or unsubscribed at NATS, in order
}

// subscribedTopic is a topic from its first subscriber to its last.
type subscribedTopic struct {
	name    string
	hash    topicHash
	carrier *carrier
	refs    int // guarded by topics.mu

	marks []arrivalMark // used by inbox.run alone
}

// carrier is a subscription at NATS, from its first topic to its last.
type carrier struct {
	hash   topicHash
	ready  chan struct{}      // closed once the server knows, and nil from then on; guarded by topics.mu
	topics []*subscribedTopic // that it carries; guarded by topics.mu

	subscription *client.Subscription // used by topics.run alone
}

// arrivalMark is the number of the last publication of a node that has arrived or was reported as
// missed.
type arrivalMark struct {
	peer   *peer
	number uint64
}

// acquire returns the topic for one more subscriber.
func (s *topics) acquire(name string) *subscribedTopic {
	h := hashOf(name)
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.byHash[h]
	if t == nil {
		t = &subscribedTopic{name: name, hash: h}
		s.byHash[h] = t
		s.attach(t, hashOf(bus.CarrierOf(name)))
	}
	t.refs++
	return t
}

// attach gives a topic its carrier. The topics are locked.
func (s *topics) attach(t *subscribedTopic, h topicHash) {
	c := s.carriers[h]
	if c == nil {
		c = &carrier{hash: h, ready: make(chan struct{})}
		s.carriers[h] = c
		s.due = append(s.due, c)
		signal(s.wake)
	}
	t.carrier, c.topics = c, append(c.topics, t)
}

// release removes a topic with its last subscriber, and a carrier with its last topic.
func (s *topics) release(t *subscribedTopic) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if t.refs--; t.refs > 0 {
		return
	}
	delete(s.byHash, t.hash)
	c := t.carrier
	c.topics = slices.DeleteFunc(c.topics, func(other *subscribedTopic) bool { return other == t })
	if len(c.topics) == 0 {
		delete(s.carriers, c.hash)
		s.due = append(s.due, c)
		signal(s.wake)
	}
}

// lookup returns a topic; nil if it has no subscribers.
func (s *topics) lookup(h topicHash) *subscribedTopic {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.byHash[h]
}

// carriedBy returns the topics with subscribers that a carrier has.
func (s *topics) carriedBy(h topicHash) []*subscribedTopic {
	s.mu.Lock()
	defer s.mu.Unlock()
	if c := s.carriers[h]; c != nil {
		return slices.Clone(c.topics)
	}
	return nil
}

// names returns the topics with subscribers.
func (s *topics) names() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	names := make([]string, 0, len(s.byHash))
	for _, t := range s.byHash {
		names = append(names, t.name)
	}
	return names
}

// run keeps the subscriptions at NATS as they are here. Subscribe waits for it but not for a NATS
// that does not answer.
func (s *topics) run(c *client.Conn, closing <-chan struct{}) {
	for {
		select {
		case <-s.wake:
		case <-closing:
			return
		}
		s.mu.Lock()
		due := s.due
		s.due = nil
		wanted := make([]bool, len(due))
		for i, d := range due {
			wanted[i] = len(d.topics) > 0
		}
		s.mu.Unlock()
		var fresh []*carrier
		for i, d := range due {
			switch {
			case wanted[i] && d.subscription == nil:
				d.subscription, _ = c.ChanSubscribe(d.hash.appendTo(s.prefix), s.received) // fails once it is closed
				fresh = append(fresh, d)
			case !wanted[i] && d.subscription != nil:
				_ = d.subscription.Unsubscribe()
				d.subscription = nil
			}
		}
		if len(fresh) > 0 && c.IsConnected() {
			_ = c.FlushTimeout(writeTimeout) // without an answer there will be a new connection, and Missed
		}
		s.mu.Lock()
		for _, d := range fresh {
			close(d.ready)
			d.ready = nil
		}
		s.mu.Unlock()
	}
}

// wait waits until the server knows of the subscription of a topic, but not longer than most.
func (s *topics) wait(t *subscribedTopic, most time.Duration, closing <-chan struct{}) {
	s.mu.Lock()
	ready := t.carrier.ready
	s.mu.Unlock()
	if ready == nil {
		return
	}
	late := time.NewTimer(most)
	defer late.Stop()
	select {
	case <-ready:
	case <-late.C:
	case <-closing:
	}
}

// mark records a number of a node and returns the one before; 0 if there was none.
func (t *subscribedTopic) mark(p *peer, number uint64) (before uint64) {
	kept := t.marks[:0]
	found := false
	for _, m := range t.marks {
		if m.peer == p {
			found, before = true, m.number
			m.number = max(m.number, number)
		}
		if !m.peer.gone {
			kept = append(kept, m)
		}
	}
	clear(t.marks[len(kept):])
	if t.marks = kept; !found {
		t.marks = append(t.marks, arrivalMark{p, number})
	}
	return before
}
