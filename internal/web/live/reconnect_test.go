package live

import (
	"fmt"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/record"
)

// example is the turns of a whole game of Ki Shogi.
func example(t *testing.T) []string {
	t.Helper()
	r, err := record.ReadFile("../../../testdata/records/ki-shogi.game")
	if err != nil {
		t.Fatal(err)
	}
	var turns []string
	for _, turn := range r.Turns {
		turns = append(turns, turn.Text)
	}
	return turns
}

// alone creates a match of Ann against herself.
func (p *harness) alone() string {
	p.t.Helper()
	ann := match.SeatState{Holder: match.HolderPerson, Person: "pann", Name: "Ann"}
	return p.create(ann, ann)
}

// However often a client is cut off, at whatever moment: the events it has received are
// complete, once and in order, and the commands it has sent again were carried out once.
func TestResumeAfterCuts(t *testing.T) {
	p := newHarness(t, longTimeouts())
	turns := example(t)[:16]
	rapid.Check(t, func(r *rapid.T) {
		id := p.alone()
		var seen []match.Event
		var read []match.ChatMessage
		cuts, again := 0, 0
		for played := 0; played < len(turns); cuts++ {
			g := p.dial(id, "Ann")
			g.seen, g.read = seen, read
			g.send(protocol.Hello{Protocol: protocol.Version, Client: "a", SeqSeen: g.last(), ChatSeen: int64(len(read))})
			// Several turns are on their way at a time; those that are not acknowledged are sent again.
			ahead := min(played+rapid.IntRange(1, 12).Draw(r, "turns"), len(turns))
			for i := played; i < ahead; i++ {
				g.send(play(fmt.Sprint(i), int64(i+2), turns[i]))
				g.send(chatCommand(fmt.Sprint("say", i), turns[i]))
			}
			for range rapid.IntRange(0, 50).Draw(r, "messages read") {
				if played == ahead {
					break
				}
				m, err := g.next()
				if err != nil {
					r.Fatal(err)
				}
				done, ok := m.(*protocol.Done)
				if !ok {
					continue
				}
				if done.Repeated {
					again++
				}
				if done.ID == fmt.Sprint("say", played) {
					played++
				}
			}
			_ = g.conn.CloseNow()
			seen, read = g.seen, g.read
		}
		last := p.dial(id, "Ann")
		last.seen, last.read = seen, read
		last.send(protocol.Hello{Protocol: protocol.Version, Client: "a", SeqSeen: last.last(), ChatSeen: int64(len(read))})
		until[*protocol.CaughtUp](last)
		same(t, last.seen, p.kept(id))
		var got []string
		for _, e := range last.seen {
			if played, ok := e.Data.(match.Played); ok {
				got = append(got, played.Turn)
			}
		}
		if !slices.Equal(got, turns) {
			r.Fatalf("after %d cuts and %d commands sent again these were played: %v", cuts, again, got)
		}
		for i, l := range last.read {
			if l.Number != int64(i)+1 || l.Text != turns[i] {
				r.Fatalf("line %d is %+v", i+1, l)
			}
		}
	})
}

// What was published and lost is read from the store.
func TestLostMessagesAreReadFromTheStore(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id, turns := p.alone(), example(t)
	w, _ := p.visit(id, "", "w", 0)
	ann, _ := p.visit(id, "Ann", "a", 0)
	p.bus.leak(3)
	for i, turn := range turns {
		if i == len(turns)-1 {
			p.bus.leak(0)
		}
		ann.done(play(fmt.Sprint(i), int64(i+2), turn))
	}
	for last := int64(len(p.kept(id))); w.last() < last; {
		until[*protocol.Event](w)
	}
	same(t, w.seen, p.kept(id))
}

// An event just before a subscription is not missed: the store is read after it.
func TestWhatHappensBeforeItSubscribes(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id, turns := p.alone(), example(t)
	last := int64(len(p.kept(id))) + 1
	p.bus.mu.Lock()
	p.bus.late = func(topic string) {
		if topic != bus.MatchTopic(id) {
			return
		}
		// A read of the store at the wrong moment would have the time to happen.
		time.Sleep(100 * time.Millisecond)
		_, err := p.rooms.Do(t.Context(), id, room.CommandEnvelope{
			Sender: match.Sender{Person: "pann", Seat: game.None, ExpectedSeq: -1}, Command: match.Play{Turn: turns[0]},
		})
		if err != nil {
			t.Error(err)
		}
	}
	p.bus.mu.Unlock()
	w := p.dial(id, "")
	w.send(protocol.Hello{Protocol: protocol.Version, Client: "w"})
	for w.last() < last {
		until[*protocol.Event](w)
	}
	same(t, w.seen, p.kept(id))
}

// A client that does not read is cut off, and misses nothing after all.
func TestSlowReader(t *testing.T) {
	quick := longTimeouts()
	quick.bye = 50 * time.Millisecond
	p := newHarness(t, quick)
	id := p.begin()
	slow := p.dial(id, "Bob")
	slow.send(protocol.Hello{Protocol: protocol.Version, Client: "b"})
	until[*protocol.CaughtUp](slow)
	seen := len(slow.read)

	k := p.live.all()[0]
	_ = k.wire.Conn.(*net.TCPConn).SetWriteBuffer(4096)
	ann, _ := p.visit(id, "Ann", "a", 0)
	long := strings.Repeat("tea ", match.MaxChatLength/4-1) + "tea"
	for i := 0; p.guard.connections() == 2; i++ {
		if i == match.MaxChatMessages {
			t.Fatal("who does not read was not cut off")
		}
		ann.done(chatCommand(fmt.Sprint(i), long))
	}
	for {
		if _, err := slow.next(); err != nil {
			break
		}
	}
	if len(slow.read) == len(ann.read) {
		t.Fatal("nothing was missed")
	}
	again := p.dial(id, "Bob")
	again.read = slow.read
	again.send(protocol.Hello{Protocol: protocol.Version, Client: "b", SeqSeen: slow.last(), ChatSeen: int64(len(slow.read))})
	for until[*protocol.CaughtUp](again); len(again.read) < len(ann.read); {
		until[*protocol.ChatMessage](again)
	}
	for i, l := range again.read[seen:] {
		if l.Number != int64(i)+1 {
			t.Fatalf("line %d was read after %d others", l.Number, i)
		}
	}
}
