package nats

import (
	"sync"
	"time"

	client "github.com/nats-io/nats.go"
)

// topics are those with subscribers in this process. Each has one subscription at NATS, all with the same
// channel, so that a topic needs no goroutine.
type topics struct {
	prefix   string // of subjects
	received chan *client.Msg
	wake     chan struct{}

	mu     sync.Mutex
	byHash map[topicHash]*subscribedTopic
	due    []*subscribedTopic // to be subscribed or unsubscribed at NATS, in order
}

// subscribedTopic is a topic from its first subscriber to its last.
type subscribedTopic struct {
	name  string
	hash  topicHash
	ready chan struct{} // closed once the server knows
	refs  int           // guarded by topics.mu

	subscription *client.Subscription // used by topics.run alone
	marks        []arrivalMark        // used by inbox.run alone
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
		t = &subscribedTopic{name: name, hash: h, ready: make(chan struct{})}
		s.byHash[h] = t
		s.due = append(s.due, t)
		signal(s.wake)
	}
	t.refs++
	return t
}

// release removes a topic with its last subscriber.
func (s *topics) release(t *subscribedTopic) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if t.refs--; t.refs == 0 {
		delete(s.byHash, t.hash)
		s.due = append(s.due, t)
		signal(s.wake)
	}
}

// lookup returns a topic; nil if it has no subscribers.
func (s *topics) lookup(h topicHash) *subscribedTopic {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.byHash[h]
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
		for i, t := range due {
			wanted[i] = t.refs > 0
		}
		s.mu.Unlock()
		var fresh []*subscribedTopic
		for i, t := range due {
			switch {
			case wanted[i] && t.subscription == nil:
				t.subscription, _ = c.ChanSubscribe(t.hash.appendTo(s.prefix), s.received) // fails once it is closed
				fresh = append(fresh, t)
			case !wanted[i] && t.subscription != nil:
				_ = t.subscription.Unsubscribe()
				t.subscription = nil
			}
		}
		if len(fresh) > 0 && c.IsConnected() {
			_ = c.FlushTimeout(writeTimeout) // without an answer there will be a new connection, and Missed
		}
		for _, t := range fresh {
			close(t.ready)
		}
	}
}

// wait waits until the server knows of the topic, but not longer than most.
func (t *subscribedTopic) wait(most time.Duration, closing <-chan struct{}) {
	late := time.NewTimer(most)
	defer late.Stop()
	select {
	case <-t.ready:
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
