package live

import (
	"context"
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/store"
)

// long is a store of one match to which so many events have happened.
type long struct {
	store.Store
	last int64
}

func (l *long) Events(_ context.Context, _ string, after int64, limit int) (page []match.Event, err error) {
	for n := after + 1; n <= l.last && len(page) < limit; n++ {
		page = append(page, match.Event{Seq: n, Fact: match.Declined{Offer: match.Draw}})
	}
	return page, nil
}

func happened(n int64) []byte {
	data, err := json.Marshal(match.Event{Seq: n, Fact: match.Declined{Offer: match.Draw}})
	if err != nil {
		panic(err)
	}
	return protocol.Append(nil, protocol.Happened{Event: data})
}

// Whatever is published, lost or read late: events are handed on once and in order, and
// an answer behind the events that were there when it was given.
func TestEventsAreHandedOnInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &long{}
		f := &feed{store: s, wake: func() {}, match: "m"}
		topic := &f.events
		begun := false
		var got, answered []int64
		take := func() bool {
			batch, err := f.next(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			for _, data := range batch {
				m, err := protocol.ReadMessage(data)
				if err != nil {
					t.Fatal(err)
				}
				switch m := m.(type) {
				case *protocol.Happened:
					var e struct{ Seq int64 }
					if err := json.Unmarshal(m.Event, &e); err != nil {
						t.Fatal(err)
					}
					got = append(got, e.Seq)
				case *protocol.Done:
					answered = append(answered, m.Seq)
					if len(got) == 0 || got[len(got)-1] < m.Seq {
						t.Fatalf("the answer %d came after %v", m.Seq, got)
					}
				}
			}
			return len(batch) > 0
		}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			switch rapid.SampledFrom([]string{"event", "lost", "answer", "take", "begin"}).Draw(t, "step") {
			case "event":
				s.last++
				f.hear(topic, bus.Message{Seq: s.last, Data: happened(s.last)})
			case "lost":
				s.last++
			case "answer":
				// Done is only sent once its event was published.
				if begun && s.last > 0 && topic.heard == s.last {
					f.say(protocol.Done{ID: "1", Seq: s.last})
				}
			case "take":
				take()
			case "begin":
				if !begun {
					begun = true
					f.begin(nil, 0, 0)
				}
			}
		}
		if !begun {
			return
		}
		s.last++ // whatever was lost is noticed with the next one
		f.hear(topic, bus.Message{Seq: s.last, Data: happened(s.last)})
		for take() {
		}
		var want []int64
		for n := range s.last {
			want = append(want, n+1)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%v were handed on of %d", got, s.last)
		}
		if !slices.IsSorted(answered) {
			t.Fatalf("the answers came as %v", answered)
		}
	})
}
