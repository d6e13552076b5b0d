package live

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// guest is one connection of a client.
type guest struct {
	t     testing.TB
	conn  *websocket.Conn
	match string
	seen  []match.Event // events, which must come once and in order
	read  []match.ChatMessage
}

const soon = 20 * time.Second // a test that waits longer has failed

// connect opens a WebSocket; the status is the server's answer.
func connect(ctx context.Context, url, match string, header http.Header) (conn *websocket.Conn, status int, err error) {
	ctx, cancel := context.WithTimeout(ctx, soon)
	defer cancel()
	conn, response, err := websocket.Dial(ctx, url+"/api/matches/"+match+"/live", &websocket.DialOptions{HTTPHeader: header}) //nolint:bodyclose // the library has closed it
	if response != nil {
		status = response.StatusCode
	}
	return conn, status, err
}

// dial connects; the name may be empty.
func (p *harness) dial(id, name string) *guest {
	p.t.Helper()
	conn, _, err := connect(p.t.Context(), p.http.URL, id, http.Header{"Person": {name}})
	if err != nil {
		p.t.Fatal(err)
	}
	conn.SetReadLimit(-1)
	p.t.Cleanup(func() { _ = conn.CloseNow() })
	return &guest{t: p.t, conn: conn, match: id}
}

// visit connects, says hello and reads until it has seen everything.
func (p *harness) visit(id, name, client string, after int64) (*guest, *protocol.Welcome) {
	p.t.Helper()
	g := p.dial(id, name)
	g.send(protocol.Hello{Protocol: protocol.Version, Client: client, SeqSeen: after})
	w := until[*protocol.Welcome](g)
	until[*protocol.CaughtUp](g)
	return g, w
}

func (g *guest) send(m protocol.Message) { g.t.Helper(); g.raw(string(protocol.Append(nil, m))) }

func (g *guest) raw(text string) {
	g.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), soon)
	defer cancel()
	if err := g.conn.Write(ctx, websocket.MessageText, []byte(text)); err != nil {
		g.t.Fatalf("writing %.80s: %v", text, err)
	}
}

// next reads a message, and sees to it that events and lines follow each other.
func (g *guest) next() (protocol.Message, error) {
	g.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), soon)
	defer cancel()
	_, data, err := g.conn.Read(ctx)
	if err != nil {
		return nil, err
	}
	m, err := protocol.ReadMessage(data)
	if err != nil {
		g.t.Fatalf("%s: %v", data, err)
	}
	switch m := m.(type) {
	case *protocol.Event:
		var e match.Event
		if err := json.Unmarshal(m.Event, &e); err != nil {
			g.t.Fatal(err)
		}
		if n := len(g.seen); n > 0 && g.seen[n-1].Seq+1 != e.Seq {
			g.t.Fatalf("event %d after %d", e.Seq, g.seen[n-1].Seq)
		}
		g.seen = append(g.seen, e)
	case *protocol.ChatMessage:
		var l match.ChatMessage
		if err := json.Unmarshal(m.Line, &l); err != nil {
			g.t.Fatal(err)
		}
		g.read = append(g.read, l)
	}
	return m, nil
}

// until reads until a message of a type.
func until[M protocol.Message](g *guest) M {
	g.t.Helper()
	for {
		m, err := g.next()
		if err != nil {
			var want M
			g.t.Fatalf("waiting for a %T: %v", want, err)
		}
		if m, ok := m.(M); ok {
			return m
		}
	}
}

// answer sends a command and reads its answer.
func (g *guest) answer(d protocol.Do) protocol.Message {
	g.t.Helper()
	g.send(d)
	for {
		m, err := g.next()
		if err != nil {
			g.t.Fatalf("waiting for the answer to %s: %v", d.ID, err)
		}
		switch m := m.(type) {
		case *protocol.Done, *protocol.Refused, *protocol.Failed:
			return m
		}
	}
}

// done is the answer to a command that has to be carried out.
func (g *guest) done(d protocol.Do) *protocol.Done {
	g.t.Helper()
	m := g.answer(d)
	done, ok := m.(*protocol.Done)
	if !ok {
		g.t.Fatalf("%s was answered %+v", d.ID, m)
	}
	return done
}

// ending reads until the server has closed the connection, and returns why.
func (g *guest) ending() (*protocol.Bye, websocket.StatusCode) {
	g.t.Helper()
	var bye *protocol.Bye
	for {
		m, err := g.next()
		if err != nil {
			return bye, websocket.CloseStatus(err)
		}
		if b, ok := m.(*protocol.Bye); ok {
			bye = b
		}
	}
}

// last is the number of the last event seen.
func (g *guest) last() int64 {
	if len(g.seen) == 0 {
		return 0
	}
	return g.seen[len(g.seen)-1].Seq
}

// play is the command that plays a turn.
func play(id string, expect int64, turn string) protocol.Do {
	return protocol.Do{ID: id, ExpectedSeq: expect, Seat: game.None, Command: match.Play{Turn: turn}}
}

// chatCommand is a command with a line of chat.
func chatCommand(id, text string) protocol.Do {
	return protocol.Do{ID: id, Seat: game.None, Command: match.Chat{Text: text}}
}

// numbersOf are the numbers of events.
func numbersOf(events []match.Event) []int64 {
	var n []int64
	for _, e := range events {
		n = append(n, e.Seq)
	}
	return n
}

// same fails unless both saw the same events.
func same(t testing.TB, got, want []match.Event) {
	t.Helper()
	if g, w := numbersOf(got), numbersOf(want); !slices.Equal(g, w) {
		t.Fatalf("the events seen are %v, not %v", g, w)
	}
}
