package live

import (
	"fmt"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// opening is a beginning of Ki Shogi.
var opening = []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2"}

func TestTwoPeoplePlay(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, welcome := p.visit(id, "Ann", "a1", 0)
	if len(welcome.You) != 1 || welcome.You[0] != game.First {
		t.Fatalf("Ann's seats are %v", welcome.You)
	}
	bob, _ := p.visit(id, "Bob", "b1", 0)
	players := [2]*guest{ann, bob}
	for i, turn := range opening {
		me, other := players[i%2], players[1-i%2]
		done := me.done(play(fmt.Sprint(i), me.last(), turn))
		if done.Repeated || done.Seq != me.last() {
			t.Fatalf("turn %d: %+v, but the last event seen is %d", i, done, me.last())
		}
		until[*protocol.Event](other)
		played, ok := other.seen[len(other.seen)-1].Data.(match.Played)
		if !ok || played.Turn != turn {
			t.Fatalf("the other saw %+v instead of %s", played, turn)
		}
	}
	same(t, ann.seen, p.kept(id))
	same(t, bob.seen, p.kept(id))
}

func TestCatchUpFromEveryEvent(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	bob, _ := p.visit(id, "Bob", "b", 0)
	for i, turn := range opening {
		me := [2]*guest{ann, bob}[i%2]
		me.done(play(fmt.Sprint(i), int64(len(p.kept(id))), turn))
	}
	all := p.kept(id)
	for after := range int64(len(all) + 1) {
		g, w := p.visit(id, "", "w", after)
		same(t, g.seen, all[after:])
		if w.State.Seq != int64(len(all)) || len(w.State.Turns) != len(opening) {
			t.Fatalf("the state is %+v", w.State)
		}
	}
	ahead := p.dial(id, "")
	ahead.send(protocol.Hello{Protocol: protocol.Version, Client: "w", SeqSeen: int64(len(all)) + 1})
	if bye, code := ahead.ending(); bye == nil || bye.Code != "ahead" || code != 4006 {
		t.Fatalf("who was ahead was told %+v %d", bye, code)
	}
	ahead = p.dial(id, "")
	ahead.send(protocol.Hello{Protocol: protocol.Version, Client: "w", ChatSeen: 1})
	if bye, _ := ahead.ending(); bye == nil || bye.Code != "ahead" {
		t.Fatalf("who was ahead was told %+v", bye)
	}
}

func TestAnswers(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	first := ann.done(play("1", ann.last(), opening[0]))

	t.Run("a duplicate gets the first answer, from another connection too", func(t *testing.T) {
		again, _ := p.visit(id, "Ann", "a", 0)
		for range 2 {
			if done := again.done(play("1", 0, opening[0])); !done.Repeated || done.Seq != first.Seq {
				t.Fatalf("the first answer was %+v, then %+v", first, done)
			}
		}
	})
	t.Run("the same id of another client is another command", func(t *testing.T) {
		bob, _ := p.visit(id, "Bob", "a", 0)
		if done := bob.done(play("1", bob.last(), opening[1])); done.Repeated || done.Seq != first.Seq+1 {
			t.Fatalf("%+v", done)
		}
	})
	t.Run("a stale command is refused with the state", func(t *testing.T) {
		m := ann.answer(play("2", first.Seq, opening[2]))
		refused, ok := m.(*protocol.Refused)
		if !ok || refused.Code != match.RefusedStale || refused.State == nil || refused.State.Seq != first.Seq+1 {
			t.Fatalf("%+v", m)
		}
	})
	t.Run("a turn against the rules is refused with the rule", func(t *testing.T) {
		m := ann.answer(play("3", ann.last(), "Gyoku*9,9"))
		if refused, ok := m.(*protocol.Refused); !ok || refused.Code != match.RefusedRule || refused.Rule == "" || refused.Text == "" || refused.State != nil {
			t.Fatalf("%+v", m)
		}
	})
	t.Run("what can not be kept has failed and can be sent again", func(t *testing.T) {
		p.store.fail(errFull, nil)
		m := ann.answer(play("4", ann.last(), opening[2]))
		if failed, ok := m.(*protocol.Failed); !ok || failed.Code != "storage" || failed.RetryMS < 1000 || failed.Text == "" {
			t.Fatalf("%+v", m)
		}
		p.store.fail(nil, nil)
		if done := ann.done(play("4", ann.last(), opening[2])); done.Repeated {
			t.Fatalf("%+v", done)
		}
	})
	t.Run("what may not be written has failed and can be sent again", func(t *testing.T) {
		limited := problem.New(problem.Limited, message.Plain("please wait"))
		limited.RetryAfter = 7 * time.Second
		bob, _ := p.visit(id, "Bob", "b", 0)
		before := p.guard.setQuota(limited)
		m := bob.answer(play("8", bob.last(), opening[3]))
		if failed, ok := m.(*protocol.Failed); !ok || failed.Code != "limited" || failed.RetryMS != 7000 || failed.Text == "" {
			t.Fatalf("%+v", m)
		}
		if charged := p.guard.setQuota(nil) - before; charged != 0 {
			t.Fatalf("what was not written is charged as %d bytes", charged)
		}
		if done := bob.done(play("8", bob.last(), opening[3])); done.Repeated {
			t.Fatalf("%+v", done)
		}
		if charged := p.guard.setQuota(nil) - before; charged < 100 {
			t.Fatalf("a turn is charged as %d bytes", charged)
		}
	})
	t.Run("what can not be read is refused, with its id if that can be read", func(t *testing.T) {
		ann.raw(`{"type":"do","id":"5","expect":0,"command":{"kind":"win"}}`)
		if r := until[*protocol.Refused](ann); r.ID != "5" || r.Code != "malformed" || r.Text == "" {
			t.Fatalf("%+v", r)
		}
		ann.raw(`{"type":"do"`)
		if r := until[*protocol.Refused](ann); r.ID != "" || r.Code != "malformed" {
			t.Fatalf("%+v", r)
		}
	})
	t.Run("a pong says what was sent", func(t *testing.T) {
		ann.send(protocol.Ping{ID: "x"})
		if pong := until[*protocol.Pong](ann); pong.ID != "x" || pong.Seq != ann.last() || pong.Line != 0 {
			t.Fatalf("%+v", pong)
		}
	})
}

func TestSpectators(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	for _, name := range []string{"", "Void"} {
		watcher, welcome := p.visit(id, name, "w", 0)
		if len(welcome.You) != 0 {
			t.Fatalf("%q has the seats %v", name, welcome.You)
		}
		if r, ok := watcher.answer(play("1", 1, opening[0])).(*protocol.Refused); !ok || r.Code != match.RefusedSeat {
			t.Fatalf("%q: %+v", name, r)
		}
	}
	watcher, _ := p.visit(id, "Cat", "w", 0)
	if r, ok := watcher.answer(play("1", watcher.last(), opening[0])).(*protocol.Refused); !ok || r.Code != match.RefusedSeat {
		t.Fatalf("%+v", r)
	}
	ann.done(play("1", ann.last(), opening[0]))
	until[*protocol.Event](watcher)
	same(t, watcher.seen, p.kept(id))
}

func TestASeatIsTakenOverTheSocket(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.create(match.SeatState{Holder: match.HolderPerson, Person: "pann", Name: "Ann"}, match.SeatState{Holder: match.HolderOpen})
	bob, _ := p.visit(id, "Bob", "b", 0)
	bob.done(protocol.Do{ID: "1", ExpectedSeq: bob.last(), Seat: game.None, Command: match.Sit{Seat: game.Second}})
	again, welcome := p.visit(id, "Bob", "b2", 0)
	if len(welcome.You) != 1 || welcome.You[0] != game.Second || welcome.State.Seats[1].Name != "Bob" {
		t.Fatalf("%+v", welcome)
	}
	same(t, again.seen, bob.seen)
}

func TestTwoTabs(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	one, _ := p.visit(id, "Ann", "tab1", 0)
	two, _ := p.visit(id, "Ann", "tab2", 0)
	one.done(play("1", one.last(), opening[0]))
	until[*protocol.Event](two)
	if r, ok := two.answer(play("1", two.last(), opening[2])).(*protocol.Refused); !ok || r.Code != match.RefusedTurn {
		t.Fatalf("%+v", r)
	}
	same(t, two.seen, one.seen)
}

func TestChat(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	bob, _ := p.visit(id, "Bob", "b", 0)
	for i := range 3 {
		text := fmt.Sprintf("line %d <b>&", i)
		if done := ann.done(chatCommand(fmt.Sprint(i), text)); done.Line != int64(i)+1 || done.Seq != 0 {
			t.Fatalf("%+v", done)
		}
		until[*protocol.ChatMessage](bob)
		if l := bob.read[i]; l.Text != text || l.Number != int64(i)+1 || l.Name != "Ann" {
			t.Fatalf("%+v", l)
		}
	}
	if n := len(ann.read); n != 3 {
		t.Fatalf("Ann saw %d lines before her acknowledgements", n)
	}
	late := p.dial(id, "")
	late.send(protocol.Hello{Protocol: protocol.Version, Client: "w", ChatSeen: 2})
	if c := until[*protocol.CaughtUp](late); c.Line != 3 || len(late.read) != 1 || late.read[0].Number != 3 {
		t.Fatalf("%+v %+v", c, late.read)
	}
}

// The rules for text apply to new text: lines that were stored before there were these
// rules are read as they are.
func TestChatOfEarlierVersions(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	for i, text := range []string{"\u202egnat", "\u200b", "a\U000e0041", "\ufffd"} {
		if refused, ok := ann.answer(chatCommand(fmt.Sprint(i), text)).(*protocol.Refused); !ok || refused.Code != match.RefusedText {
			t.Errorf("%q is answered %+v", text, refused)
		}
	}
	// A JSON string can have half of a surrogate pair in it, which is no character.
	ann.raw(`{"type":"do","id":"half","expect":0,"command":{"kind":"say","text":"\ud83d"}}`)
	if refused := until[*protocol.Refused](ann); refused.Code != match.RefusedText {
		t.Errorf("half a surrogate pair is answered %+v", refused)
	}
	old := match.ChatMessage{Number: 1, At: time.Now().UTC().Truncate(time.Millisecond), Seat: game.First, Name: "Ann", Text: "\u202egnat \u200b\ufffd"}
	epoch, err := p.store.AcquireEpoch(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.store.Append(t.Context(), store.LogEntry{Match: id, Epoch: epoch, Chat: []match.ChatMessage{old}}); err != nil {
		t.Fatal(err)
	}
	if failed, ok := ann.answer(chatCommand("4", "hello")).(*protocol.Failed); !ok { // the room learns that it is not the owner
		t.Errorf("a line for the owner before is answered %+v", failed)
	}
	late, _ := p.visit(id, "", "w", 0)
	if len(late.read) != 1 || late.read[0].Text != old.Text {
		t.Errorf("the lines are %+v", late.read)
	}
}

func TestPresence(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, welcome := p.visit(id, "Ann", "a", 0)
	if welcome.Present.Here != [2]bool{true, false} {
		t.Fatalf("%+v", welcome.Present)
	}
	bob, _ := p.visit(id, "Bob", "b", 0)
	for until[*protocol.Present](ann).Here != [2]bool{true, true} {
	}
	_ = bob.conn.CloseNow()
	for until[*protocol.Present](ann).Here != [2]bool{true, false} {
	}
}
