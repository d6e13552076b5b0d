package bustest

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// within is how long a message may take to reach its subscribers.
const within = 10 * time.Second

// Run tests the buses that open makes.
func Run(t *testing.T, open func(t *testing.T) bus.Bus) {
	for _, law := range []struct {
		name string
		test func(t *testing.T, b bus.Bus)
	}{
		{"a message reaches all subscribers of its topic as it is", testReachesSubscribers},
		{"the messages of a publisher arrive in their order", testOrder},
		{"topics are independent", testTopicsSeparate},
		{"nothing arrives after stop has returned", testStop},
		{"stopping twice is stopping once", testTwoSubscribers},
		{"nothing is delivered after Close", testClosed},
		{"a bus can be used from everywhere at once", testConcurrency},
	} {
		t.Run(law.name, func(t *testing.T) {
			b := open(t)
			law.test(t, b)
			if err := b.Close(); err != nil {
				t.Errorf("Close: %v", err)
			}
		})
	}
}

// inbox is a subscriber that remembers.
type inbox struct {
	mu   sync.Mutex
	got  []bus.Notification
	more chan struct{}
}

func newInbox() *inbox { return &inbox{more: make(chan struct{}, 1)} }

func (i *inbox) put(m bus.Notification) {
	i.mu.Lock()
	i.got = append(i.got, m)
	i.mu.Unlock()
	select {
	case i.more <- struct{}{}:
	default:
	}
}

func (i *inbox) messages() []bus.Notification {
	i.mu.Lock()
	defer i.mu.Unlock()
	return slices.Clone(i.got)
}

// wait returns the messages once there are n.
func (i *inbox) wait(t *testing.T, n int) []bus.Notification {
	t.Helper()
	late := time.After(within)
	for {
		if got := i.messages(); len(got) >= n {
			return got
		}
		select {
		case <-i.more:
		case <-late:
			t.Fatalf("%d of %d messages arrived", len(i.messages()), n)
		}
	}
}

func seqs(messages []bus.Notification) []int64 {
	var got []int64
	for _, m := range messages {
		got = append(got, m.Seq)
	}
	return got
}

func testReachesSubscribers(t *testing.T, b bus.Bus) {
	const many = 1000
	boxes := make([]*inbox, many)
	for i := range boxes {
		boxes[i] = newInbox()
		defer b.Subscribe("tea", boxes[i].put)()
	}
	b.Publish("tea", bus.Notification{Seq: 7, Data: []byte(`{"a":1}`)})
	b.Publish("tea", bus.Notification{Data: []byte(`{}`)})
	for i, box := range boxes {
		got := box.wait(t, 2)
		if len(got) != 2 || got[0].Seq != 7 || string(got[0].Data) != `{"a":1}` || got[1].Seq != 0 || string(got[1].Data) != `{}` {
			t.Fatalf("subscriber %d got %v", i, got)
		}
	}
}

func testOrder(t *testing.T, b bus.Bus) {
	const publishers, each = 4, 500
	box := newInbox()
	defer b.Subscribe("tea", box.put)()
	var wg sync.WaitGroup
	for p := range publishers {
		wg.Go(func() {
			for n := range each {
				b.Publish("tea", bus.Notification{Seq: int64(n + 1), Data: binary.AppendUvarint(nil, uint64(p))})
			}
		})
	}
	wg.Wait()
	var last [publishers]int64
	for _, m := range box.wait(t, publishers*each) {
		p, _ := binary.Uvarint(m.Data)
		if m.Seq != last[p]+1 {
			t.Fatalf("publisher %d: %d came after %d", p, m.Seq, last[p])
		}
		last[p] = m.Seq
	}
}

func testTopicsSeparate(t *testing.T, b bus.Bus) {
	match, chat := newInbox(), newInbox()
	defer b.Subscribe(bus.MatchTopic("m1"), match.put)()
	defer b.Subscribe(bus.ChatTopic("m1"), chat.put)()
	b.Publish(bus.MatchTopic("m1"), bus.Notification{Seq: 1})
	b.Publish(bus.MatchTopic("m10"), bus.Notification{Seq: 2})
	b.Publish(bus.PublicTopic, bus.Notification{Seq: 3})
	b.Publish("", bus.Notification{Seq: 4})
	b.Publish(bus.ChatTopic("m1"), bus.Notification{Seq: 5})
	b.Publish(bus.MatchTopic("m1"), bus.Notification{Seq: 6})
	if got := seqs(match.wait(t, 2)); !slices.Equal(got, []int64{1, 6}) {
		t.Errorf("the match's topic heard %v", got)
	}
	if got := seqs(chat.wait(t, 1)); !slices.Equal(got, []int64{5}) {
		t.Errorf("the chat's topic heard %v", got)
	}
}

func testStop(t *testing.T, b bus.Bus) {
	publishing, end := make(chan struct{}), make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for n := int64(1); ; n++ {
			b.Publish("tea", bus.Notification{Seq: n})
			if n == 1 {
				close(publishing)
			}
			select {
			case <-end:
				return
			default:
			}
		}
	})
	<-publishing
	for range 200 {
		box := newInbox()
		stop := b.Subscribe("tea", box.put)
		box.wait(t, 1)
		stop()
		n := len(box.messages())
		b.Publish("tea", bus.Notification{})
		if now := len(box.messages()); now != n {
			t.Errorf("%d messages arrived after stop had returned", now-n)
		}
	}
	close(end)
	wg.Wait()
}

func testTwoSubscribers(t *testing.T, b bus.Bus) {
	first, second := newInbox(), newInbox()
	stop := b.Subscribe("tea", first.put)
	stopSecond := b.Subscribe("tea", second.put)
	stop()
	stop()
	b.Publish("tea", bus.Notification{Seq: 1})
	if got := seqs(second.wait(t, 1)); !slices.Equal(got, []int64{1}) {
		t.Errorf("the remaining subscriber received %v", got)
	}
	stopSecond()
	third := newInbox()
	defer b.Subscribe("tea", third.put)()
	stop()
	stopSecond()
	b.Publish("tea", bus.Notification{Seq: 2})
	if got := seqs(third.wait(t, 1)); !slices.Equal(got, []int64{2}) {
		t.Errorf("the later subscriber received %v", got)
	}
	if got := first.messages(); len(got) != 0 {
		t.Errorf("the stopped subscriber received %v", seqs(got))
	}
}

func testClosed(t *testing.T, b bus.Bus) {
	box := newInbox()
	stop := b.Subscribe("tea", box.put)
	b.Publish("tea", bus.Notification{Seq: 1})
	box.wait(t, 1)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	b.Publish("tea", bus.Notification{Seq: 2})
	later := b.Subscribe("tea", box.put)
	b.Publish("tea", bus.Notification{Seq: 3})
	if got := seqs(box.messages()); !slices.Equal(got, []int64{1}) {
		t.Errorf("after Close messages are %v, want 1 alone", got)
	}
	stop()
	later()
}

func testConcurrency(t *testing.T, b bus.Bus) {
	var wg sync.WaitGroup
	for i := range 8 {
		topic := fmt.Sprint("tea", i%3)
		wg.Go(func() {
			for n := range 300 {
				box := newInbox()
				stop := b.Subscribe(topic, box.put)
				b.Publish(topic, bus.Notification{Seq: int64(n)})
				box.wait(t, 1)
				stop()
			}
		})
	}
	wg.Wait()
}
