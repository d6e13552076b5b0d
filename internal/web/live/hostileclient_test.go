package live

import (
	"context"
	"fmt"
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// A client that sends without waiting is not read any more once too many of its
// commands have no answer; all are answered in the end, in order.
func TestUnansweredCommandsWait(t *testing.T) {
	p := newHarness(t, longTimeouts())
	g, _ := p.visit(p.begin(), "Ann", "a", 0)
	g.send(chatCommand("0", stuck))
	const more = 200
	sent := make(chan error, 1)
	go func() {
		for i := range more {
			if err := g.conn.Write(context.Background(), 1, protocol.Append(nil, chatCommand(fmt.Sprint(i+1), "tea"))); err != nil {
				sent <- err
				return
			}
		}
		sent <- nil
	}()
	k := p.live.all()[0]
	waiting := func() int {
		k.mu.Lock()
		defer k.mu.Unlock()
		return len(k.requests)
	}
	for deadline := time.Now().Add(soon); waiting() < protocol.MaxInFlight; time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%d commands wait", waiting())
		}
	}
	if n := waiting(); n != protocol.MaxInFlight {
		t.Fatalf("%d commands wait", n)
	}
	close(p.gate)
	for i := range more + 1 {
		if done := until[*protocol.Done](g); done.ID != fmt.Sprint(i) {
			t.Fatalf("after %d commands %s is answered", i, done.ID)
		}
	}
	if err := <-sent; err != nil {
		t.Fatal(err)
	}
}

// A client over its budget is answered more slowly, and cut off after MaxWait.
func TestSlowedDown(t *testing.T) {
	p := newHarness(t, longTimeouts())
	p.guard.wait = 20 * time.Millisecond
	g, _ := p.visit(p.begin(), "Ann", "a", 0)
	const some = 10
	began := time.Now()
	for i := range some {
		g.send(protocol.Ping{ID: fmt.Sprint(i)})
	}
	for range some {
		until[*protocol.Pong](g)
	}
	// The hello and all pings but the last one were waited after.
	if took := time.Since(began); took < (some-1)*p.guard.wait {
		t.Fatalf("it took %v", took)
	}
	// A turn is not, however much was spent.
	if done := g.done(play("1", g.last(), opening[0])); done.Repeated {
		t.Fatalf("%+v", done)
	}
	if p.guard.spent != [CostMalformed + 1]int{CostQuery: some + 1} {
		t.Fatalf("was spent: %v", p.guard.spent)
	}
}

// WebSocket pings are messages too: a client that sends too many is cut off.
func TestPingsCost(t *testing.T) {
	quick := longTimeouts()
	quick.bye = 50 * time.Millisecond
	p := newHarness(t, quick)
	p.guard.limit[CostQuery] = 5
	conn := p.rawConnection(p.begin())
	if _, err := io.WriteString(conn, strings.Repeat(frame(0x89, "x"), 100)); err != nil {
		t.Fatal(err)
	}
	received, _ := io.ReadAll(conn) // it may end with a reset, since not all that was sent was read
	if pongs := strings.Count(string(received), "\x8a\x01x"); pongs > 5 || !strings.Contains(string(received), `"code":"flood"`) {
		t.Errorf("%d pings were answered, and then: %q", pongs, received)
	}
}

// rawConnection opens a WebSocket without the library, to send what the library would
// not.
func (p *harness) rawConnection(id string) net.Conn {
	p.t.Helper()
	conn, err := net.DialTimeout("tcp", p.http.Listener.Addr().String(), soon)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { _ = conn.Close() })
	if err := conn.SetDeadline(time.Now().Add(soon)); err != nil {
		p.t.Fatal(err)
	}
	// The first frames come with the request, in one packet.
	request := "GET /api/matches/" + id + "/live HTTP/1.1\r\nHost: " + p.http.Listener.Addr().String() + "\r\nPerson: Ann\r\n" +
		"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
	if _, err := io.WriteString(conn, request); err != nil {
		p.t.Fatal(err)
	}
	return conn
}

// frame is a frame with a mask of 0.
func frame(first byte, payload string) string {
	return string([]byte{first, 0x80 | byte(len(payload)), 0, 0, 0, 0}) + payload
}

// Whatever a client sends, its connection ends or continues, and no other is affected.
func TestOddFrames(t *testing.T) {
	ping := `{"type":"ping","id":"1"}`
	for name, c := range map[string]struct{ send, answered string }{
		"a message in three frames, with a ping between": {frame(0x01, ping[:5]) + frame(0x00, ping[5:9]) + frame(0x89, "x") + frame(0x80, ping[9:]), `"type":"pong"`},
		"not UTF-8":            {frame(0x81, "\"\xff\""), "not UTF-8"},
		"an empty message":     {frame(0x81, ""), "not JSON"},
		"no mask":              {"\x81\x02{}", ""},
		"a reserved bit":       {frame(0xC1, ping), ""},
		"an unknown opcode":    {frame(0x83, ping), ""},
		"a long ping":          {"\x89\xfe\x00\x80" + strings.Repeat("\x00", 132), ""},
		"a frame of 2^63":      {"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00{}", ""},
		"a continued nothing":  {frame(0x80, ping), ""},
		"half a frame":         {frame(0x81, ping)[:9], ""},
		"a farewell":           {frame(0x88, "\x03\xe8"), "\x88\x02\x03\xe8"},
		"a farewell of 1 byte": {frame(0x88, "\x03"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := newHarness(t, longTimeouts())
			id := p.begin()
			other, _ := p.visit(id, "Bob", "b", 0)
			conn := p.rawConnection(id)
			if _, err := io.WriteString(conn, c.send); err != nil {
				t.Fatal(err)
			}
			if tcp, ok := conn.(*net.TCPConn); ok && c.answered == "" {
				if err := tcp.CloseWrite(); err != nil {
					t.Fatal(err)
				}
			}
			var received strings.Builder
			buffer := make([]byte, 4096)
			for c.answered == "" || !strings.Contains(received.String(), c.answered) {
				n, err := conn.Read(buffer)
				received.Write(buffer[:n])
				if err != nil {
					break
				}
			}
			if !strings.Contains(received.String(), c.answered) {
				t.Fatalf("the answer is %q", received.String())
			}
			_ = conn.Close()
			other.send(protocol.Ping{ID: "here"})
			until[*protocol.Pong](other)
			for deadline := time.Now().Add(soon); p.guard.connections() > 1; time.Sleep(time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatal("the connection is still there")
				}
			}
		})
	}
}
