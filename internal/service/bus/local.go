package bus

import "sync"

// Local is a bus within one process. Publish calls the subscribers itself, one after
// the other, and allocates nothing; a topic costs memory only while it has subscribers.
type Local struct {
	mu     sync.RWMutex
	topics map[string]*topic
	closed bool
}

var _ Bus = (*Local)(nil)

// topic holds the subscribers of one topic.
type topic struct {
	refs int // subscriptions, those that are just being made included; guarded by Local.mu

	mu          sync.Mutex // held during delivery
	subscribers []*subscriber
	closed      bool
}

type subscriber struct {
	f  func(Notification)
	at int // its index among the subscribers; -1 once it has stopped
}

// NewLocal returns a bus without subscribers.
func NewLocal() *Local { return &Local{topics: map[string]*topic{}} }

// Publish returns once all subscribers have been called.
func (l *Local) Publish(name string, m Notification) {
	l.mu.RLock()
	t := l.topics[name]
	l.mu.RUnlock()
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, s := range t.subscribers {
		s.f(m)
	}
}

// Subscribe returns once f will see the next message.
func (l *Local) Subscribe(name string, f func(Notification)) (stop func()) {
	t := l.acquire(name)
	if t == nil {
		return func() {}
	}
	s := &subscriber{f: f, at: -1}
	t.add(s)
	return func() {
		if t.remove(s) {
			l.release(name, t)
		}
	}
}

// Close waits for deliveries in progress.
func (l *Local) Close() error {
	l.mu.Lock()
	topics := l.topics
	l.topics, l.closed = nil, true
	l.mu.Unlock()
	for _, t := range topics {
		t.close()
	}
	return nil
}

// acquire returns the topic for one more subscriber, nil once the bus is closed.
func (l *Local) acquire(name string) *topic {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return nil
	}
	t := l.topics[name]
	if t == nil {
		t = &topic{}
		l.topics[name] = t
	}
	t.refs++
	return t
}

// release removes a topic with its last subscriber.
func (l *Local) release(name string, t *topic) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if t.refs--; t.refs == 0 {
		delete(l.topics, name)
	}
}

func (t *topic) add(s *subscriber) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed {
		return
	}
	s.at = len(t.subscribers)
	t.subscribers = append(t.subscribers, s)
}

// remove puts the last subscriber in the place of this one, and reports whether this
// one was there.
func (t *topic) remove(s *subscriber) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if s.at < 0 {
		return false
	}
	end := len(t.subscribers) - 1
	last := t.subscribers[end]
	t.subscribers[s.at], last.at = last, s.at
	t.subscribers[end] = nil
	t.subscribers = t.subscribers[:end]
	s.at = -1
	return true
}

func (t *topic) close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, s := range t.subscribers {
		s.at = -1
	}
	t.subscribers, t.closed = nil, true
}
