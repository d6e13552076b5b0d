package live

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// line reads until the next line of chat.
func (g *guest) line() (line match.ChatMessage) {
	g.t.Helper()
	if err := json.Unmarshal(until[*protocol.ChatMessage](g).Line, &line); err != nil {
		g.t.Fatal(err)
	}
	return line
}

// A line of somebody whom the viewer has blocked arrives without its text, as it is written and when it is read again later; others
// read it, and the blocked person reads the blocker.
func TestChatOfBlockedPeopleIsHidden(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	bob, _ := p.visit(id, "Bob", "b", 0)
	eve, _ := p.visit(id, "Eve", "e", 0)
	bob.done(chatCommand("1", "Hello"))
	if line := ann.line(); line.Hidden || line.Text != "Hello" {
		t.Errorf("before the block: %+v", line)
	}
	if err := p.store.Block(t.Context(), store.Block{Person: "pann", Other: "pbob", At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	bob.done(chatCommand("2", "Secret"))
	if line := ann.line(); !line.Hidden || line.Text+line.Name != "" || line.Number != 2 {
		t.Errorf("the blocker reads %+v", line)
	}
	eve.line()
	if line := eve.line(); line.Hidden || line.Text != "Secret" {
		t.Errorf("another viewer reads %+v", line)
	}
	ann.done(chatCommand("3", "Bye"))
	if line := bob.line(); line.Hidden || line.Text != "Bye" {
		t.Errorf("the blocked person reads %+v", line)
	}
	later := p.dial(id, "Ann")
	later.send(protocol.Hello{Protocol: protocol.Version, Client: "c"})
	for n, want := range []string{"", "", "Bye"} {
		if line := later.line(); line.Number != int64(n)+1 || line.Text != want || line.Hidden != (want == "") {
			t.Errorf("read again: %+v, want %q", line, want)
		}
	}
}
