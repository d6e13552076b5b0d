package live

import (
	"github.com/teahouse-games/teahouse/message"

	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

var errFull = fmt.Errorf("writing: %w", store.ErrFull)

// The reason for the end of a connection is sent twice: in a last message, and as its close
// code.
func TestEndings(t *testing.T) {
	quick := longTimeouts()
	quick.tick, quick.hello = 5*time.Millisecond, 20*time.Millisecond
	hello := `{"type":"hello","protocol":1,"client":"c","after":0,"lines":0}`
	for name, c := range map[string]struct {
		pace timeouts
		act  func(p *harness, g *guest)
		code string
		want websocket.StatusCode
	}{
		"no hello":               {quick, func(*harness, *guest) {}, "hello", 4001},
		"a command before hello": {longTimeouts(), func(_ *harness, g *guest) { g.send(play("1", 0, opening[0])) }, "hello", 4001},
		"two hellos":             {longTimeouts(), func(_ *harness, g *guest) { g.raw(hello); g.raw(hello) }, "hello", 4001},
		"another protocol":       {longTimeouts(), func(_ *harness, g *guest) { g.raw(strings.Replace(hello, "1", "2", 1)) }, "protocol", 4002},
		"binary":                 {longTimeouts(), func(_ *harness, g *guest) { g.binary(hello) }, "text", websocket.StatusUnsupportedData},
		"too long by one byte":   {longTimeouts(), func(_ *harness, g *guest) { g.raw(padded(protocol.MaxRequest + 1)) }, "too-long", websocket.StatusMessageTooBig},
		"too long by far":        {longTimeouts(), func(_ *harness, g *guest) { g.raw(padded(1 << 20)) }, "too-long", websocket.StatusMessageTooBig},
		"too much malformed":     {longTimeouts(), func(p *harness, g *guest) { p.guard.limit[CostMalformed] = 2; g.raw("1"); g.raw("2"); g.raw("3") }, "malformed", 4000},
		"a flood of pings": {longTimeouts(), func(p *harness, g *guest) {
			p.guard.limit[CostQuery] = 1
			g.raw(`{"type":"ping","id":"1"}`)
			g.raw(`{"type":"ping","id":"2"}`)
		}, "flood", 4004},
		"a match unreadable": {longTimeouts(), func(p *harness, g *guest) {
			p.playOpening(g.match)
			p.store.fail(nil, errFull)
			g.raw(hello)
		}, "storage", websocket.StatusTryAgainLater},
		"a fault of the service": {longTimeouts(), func(_ *harness, g *guest) { g.raw(hello); g.send(chatCommand("1", faulty)) }, "incident", websocket.StatusInternalError},
		"the service is closing": {longTimeouts(), func(p *harness, _ *guest) { go func() { _ = p.live.Close(context.Background()) }() }, "closing", websocket.StatusGoingAway},
	} {
		t.Run(name, func(t *testing.T) {
			p := newHarness(t, c.pace)
			g := p.dial(p.begin(), "Ann")
			c.act(p, g)
			bye, status := g.ending()
			if bye == nil || bye.Code != c.code || bye.Text == "" || status != c.want {
				t.Fatalf("it ended with %+v and %d", bye, status)
			}
			p.store.fail(nil, nil)
		})
	}
}

// padded is a ping that is this long.
func padded(n int) string {
	return `{"type":"ping","id":"1"` + strings.Repeat(" ", n-len(`{"type":"ping","id":"1"}`)) + "}"
}

func (g *guest) binary(text string) {
	g.t.Helper()
	if err := g.conn.Write(g.t.Context(), websocket.MessageBinary, []byte(text)); err != nil {
		g.t.Fatal(err)
	}
}

func TestTheLongestMessageIsRead(t *testing.T) {
	p := newHarness(t, longTimeouts())
	g, _ := p.visit(p.begin(), "Ann", "a", 0)
	g.raw(padded(protocol.MaxRequest))
	if pong := until[*protocol.Pong](g); pong.ID != "1" {
		t.Fatalf("%+v", pong)
	}
}

// A connection without pongs is cut off.
func TestSilence(t *testing.T) {
	quick := longTimeouts()
	quick.tick, quick.ping, quick.pong, quick.bye = 5*time.Millisecond, 5*time.Millisecond, 50*time.Millisecond, 50*time.Millisecond
	p := newHarness(t, quick)
	id := p.begin()
	g, _ := p.visit(id, "Ann", "a", 0)
	// A client that does not read sends no pongs.
	for deadline := time.Now().Add(soon); p.guard.connections() > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the connection is still there")
		}
	}
	if bye, _ := g.ending(); bye != nil && bye.Code != "silent" {
		t.Fatalf("%+v", bye)
	}
}

// The pongs of a client that is read slowly come after all its messages: it counts as
// alive.
func TestSlowedIsNotSilent(t *testing.T) {
	quick := longTimeouts()
	quick.pong = 200 * time.Millisecond
	p := newHarness(t, quick)
	g, _ := p.visit(p.begin(), "Ann", "a", 0)
	p.guard.mu.Lock()
	p.guard.wait = 2 * quick.pong / protocol.MaxInFlight
	p.guard.mu.Unlock()
	const some = 3 * protocol.MaxInFlight
	k := p.live.all()[0]
	for i := range some {
		g.send(&protocol.Ping{ID: fmt.Sprint(i)})
	}
	k.mu.Lock()
	k.startPinging(time.Now())
	k.mu.Unlock()
	for range some {
		until[*protocol.Pong](g)
	}
}

// Pings measure the round trip, and clients that answer them stay.
func TestPings(t *testing.T) {
	quick := longTimeouts()
	quick.tick, quick.ping = time.Millisecond, time.Millisecond
	p := newHarness(t, quick)
	g, _ := p.visit(p.begin(), "Ann", "a", 0)
	read := make(chan error, 1)
	go func() {
		var err error
		for err == nil {
			_, _, err = g.conn.Read(context.Background())
		}
		read <- err
	}()
	k := p.live.all()[0]
	for deadline := time.Now().Add(soon); ; time.Sleep(time.Millisecond) {
		k.mu.Lock()
		full := k.trips[len(k.trips)-1] > 0
		k.mu.Unlock()
		if full {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("no round trips were measured")
		}
	}
	if lag := k.lag(); lag <= 0 || lag > soon {
		t.Fatalf("the round trip is %v", lag)
	}
	_ = g.conn.CloseNow()
	if err := <-read; err == nil {
		t.Error("a closed connection was read")
	}
}

func TestTrips(t *testing.T) {
	var l roundTrips
	if l.median() != 0 {
		t.Fatal("a lag that was not measured is not 0")
	}
	for i, want := range []time.Duration{9, 1, 5, 5, 5, 5, 5} {
		l.add([]time.Duration{9, 1, 5, 500, 2, 700, 5}[i])
		if got := l.median(); got != want {
			t.Errorf("after %d trips %v the median is %d, not %d", i+1, l, got, want)
		}
	}
}

// What is refused before the connection is a WebSocket is a problem.
func TestNoSocket(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	dial := func(id string, header http.Header) int {
		t.Helper()
		conn, status, err := connect(t.Context(), p.http.URL, id, header)
		if err == nil {
			_ = conn.CloseNow()
		}
		return status
	}
	if status := dial("nosuchmatch", nil); status != http.StatusNotFound {
		t.Errorf("a match that is not there: %d", status)
	}
	for origin, want := range map[string]int{
		"http://elsewhere.example": http.StatusForbidden,
		"https://friends.example":  http.StatusSwitchingProtocols,
		p.http.URL:                 http.StatusSwitchingProtocols,
	} {
		if status := dial(id, http.Header{"Origin": {origin}}); status != want {
			t.Errorf("from %s: %d", origin, status)
		}
	}
	if status, kind, text := p.get("/api/matches/" + id + "/live"); status != http.StatusUpgradeRequired || kind != "application/problem+json" || !strings.Contains(text, `"status":426,"code":"invalid"`) {
		t.Errorf("without an upgrade: %d %s %s", status, kind, text)
	}
	p.guard.refuse = problem.New(problem.Limited, message.Plain("too many connections"))
	if status, kind, text := p.get("/api/matches/" + id + "/live"); status != http.StatusTooManyRequests || kind != "application/problem+json" {
		t.Errorf("too many connections: %d %s %s", status, kind, text)
	}
	p.guard.refuse = nil
	if err := p.live.Close(t.Context()); err != nil {
		t.Error(err)
	}
	if status := dial(id, nil); status != http.StatusServiceUnavailable {
		t.Errorf("closing: %d", status)
	}
}

// What is carried out while the service closes is answered before the farewell.
func TestClosingAnswersFirst(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.begin()
	ann, _ := p.visit(id, "Ann", "a", 0)
	const some = 20
	for i := range some {
		ann.send(chatCommand(fmt.Sprint(i), "bye"))
	}
	first := until[*protocol.Done](ann)
	closed := make(chan error, 1)
	go func() { closed <- p.live.Close(context.Background()) }()
	answered := first.Line
	for {
		m, err := ann.next()
		if err != nil {
			break
		}
		switch m := m.(type) {
		case *protocol.Done:
			answered = m.Line
		case *protocol.Bye:
			if m.Code != "closing" {
				t.Fatalf("%+v", m)
			}
		}
	}
	if err := <-closed; err != nil {
		t.Fatal(err)
	}
	lines, err := p.store.Chat(t.Context(), id, 0, some)
	if err != nil {
		t.Fatal(err)
	}
	if int64(len(lines)) != answered {
		t.Fatalf("%d lines were kept and %d acknowledged", len(lines), answered)
	}
}

// The farewells of a node with many sockets are spread: they do not all connect to the other nodes at once.
func TestLeavingIsSpread(t *testing.T) {
	p := newHarness(t, longTimeouts())
	p.live.LeaveTime = time.Minute
	id := p.begin()
	const some = 40
	var guests []*guest
	for i := range some {
		g, _ := p.visit(id, "", fmt.Sprint("g", i), 0)
		guests = append(guests, g)
	}
	begun := time.Now()
	closed := make(chan error, 1)
	go func() { closed <- p.live.Close(context.Background()) }()
	for _, g := range guests {
		if bye := until[*protocol.Bye](g); bye.Code != "closing" {
			t.Errorf("%+v", bye)
		}
		if _, err := g.next(); err == nil {
			t.Error("the connection goes on")
		}
	}
	if err := <-closed; err != nil {
		t.Fatal(err)
	}
	if took := time.Since(begun); took < (some-1)*leaveEach {
		t.Errorf("all have left after %v", took)
	}
}
