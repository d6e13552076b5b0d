package nats

import (
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// A viewer of a match and its chat costs one subscription at NATS, and a viewer of the chat alone too.
func TestChatTravelsWithItsMatch(t *testing.T) {
	nodes, _ := openCluster(t, 2, nil)
	arrived := map[string]chan int64{"match": make(chan int64, 100), "chat": make(chan int64, 100)}
	subscribe := func(kind, topic string) func() {
		return nodes[1].Subscribe(topic, func(m bus.Notification) {
			if !m.Missed {
				arrived[kind] <- m.Seq
			}
		})
	}
	none := nodes[1].conn.NumSubscriptions()
	leaveMatch := subscribe("match", bus.MatchTopic("m1"))
	leaveChat := subscribe("chat", bus.ChatTopic("m1"))
	if n := nodes[1].conn.NumSubscriptions() - none; n != 1 {
		t.Errorf("%d subscriptions", n)
	}
	expect := func(kind string, topic string, seq int64) {
		t.Helper()
		waitFor(t, "the message arrives", func() bool {
			nodes[0].Publish(topic, bus.Notification{Seq: seq})
			select {
			case got := <-arrived[kind]:
				return got == seq
			default:
				return false
			}
		})
	}
	expect("match", bus.MatchTopic("m1"), 1)
	expect("chat", bus.ChatTopic("m1"), 2)
	leaveMatch()
	for len(arrived["match"]) > 0 {
		<-arrived["match"]
	}
	nodes[0].Publish(bus.MatchTopic("m1"), bus.Notification{Seq: 3})
	expect("chat", bus.ChatTopic("m1"), 4)
	if len(arrived["match"]) > 0 {
		t.Error("a message arrived after the subscription had ended")
	}
	leaveChat()
	waitFor(t, "the subscription ends", func() bool { return nodes[1].conn.NumSubscriptions() == none })
}

func TestPublicationEncoding(t *testing.T) {
	for _, want := range []publication{
		{sender: processTag{1}, number: 300, before: 2, seq: -1, data: []byte("x")},
		{sender: processTag{1}, number: 300, before: 2, seq: 7, data: []byte{}, topic: hashOf("chat/m1")},
	} {
		var got publication
		if err := got.decode(want.encode()); err != nil || got.sender != want.sender || got.number != want.number ||
			got.before != want.before || got.seq != want.seq || string(got.data) != string(want.data) || got.topic != want.topic {
			t.Errorf("%+v is read as %+v, error %v", want, got, err)
		}
		whole := want.encode()
		for n := range len(whole) - len(want.data) {
			if (&publication{}).decode(whole[:n]) == nil {
				t.Errorf("the first %d bytes of %d are read without an error", n, len(whole))
			}
		}
	}
}
