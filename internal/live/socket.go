package live

import (
	"errors"
	"io"
	"net"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/tongue"
)

// socket is one WebSocket: somebody who looks at a match and may play in it. Its
// fields are guarded by feed.mu, but for those that never change.
type socket struct {
	feed
	server *Server
	conn   *websocket.Conn
	wire   *timedConn // below conn, for its deadlines
	person identity.Person
	tongue *tongue.Tongue // what they are told in
	budget Budget

	client  string    // from the hello; empty before
	since   time.Time // when it was connected; then when it was last pinged
	trips   trips
	pending []request // not answered yet, the one being worked on first
	room    sync.Cond // there is room among the pending ones, or the end has come
	working bool      // a goroutine carries out requests
	writing bool      // a goroutine writes
	pinging bool
	holding bool      // nothing is read, as too much waits
	held    bool      // that was so since the last ping
	last    *farewell // why it ends, once it does
	over    bool      // it has ended
	gone    bool      // the client or the network has ended it
	out     func()    // tells the room that nobody looks any more
}

// request is a message of the client that was not looked at yet.
type request struct {
	data *[protocol.MaxRequest]byte
	n    int
	at   time.Time
}

// open makes the socket of an accepted connection.
func (s *Server) open(conn *websocket.Conn, wire *timedConn, match string, v visit) *socket {
	k := &socket{server: s, conn: conn, wire: wire, person: v.person, tongue: v.tongue, budget: v.budget, since: time.Now()}
	k.store, k.match, k.wake, k.whole = s.Store, match, k.startWriting, true
	k.room.L = &k.mu
	return k
}

// end lets the socket end with a farewell, the first one that is said.
func (k *socket) end(why *farewell) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.finish(why)
	k.leaveSoon()
	k.startWriting()
}

// finish decides on the farewell. mu is locked.
func (k *socket) finish(why *farewell) {
	if k.last != nil || k.over {
		return
	}
	k.last = why
	k.room.Broadcast()
	if why.rude {
		k.queue = nil
		// A write that is stuck does not stay so.
		k.wire.deadline.endBy(time.Now().Add(k.server.pace.bye))
	}
}

// leaveSoon bounds how long the connection may still be written to while the server
// closes, once what was asked for is done. mu is locked.
func (k *socket) leaveSoon() {
	if k.server.leaving() && !k.working {
		k.wire.deadline.endBy(time.Now().Add(k.server.pace.leave))
	}
}

// cut ends the connection without a word.
func (k *socket) cut() { _ = k.conn.CloseNow() }

// forget is the end of the reader, and with it of the socket. The error is why nothing
// more can be read.
func (k *socket) forget(err error) {
	k.mu.Lock()
	k.over = true
	k.queue, k.greeting = nil, nil
	k.room.Broadcast()
	out := k.out
	k.out = nil
	code := k.closedWith(err)
	k.mu.Unlock()

	k.cut()
	k.leave()
	if out != nil {
		out()
	}
	if code != "" {
		k.server.Metrics.CutOff.WithLabelValues(code).Inc()
	}
	k.budget.Close()
	k.server.dismiss(k)
}

// Codes of the metric for connections that end without a bye.
const (
	closedFrame = "frame" // a frame was against the WebSocket protocol
	closedCut   = "cut"   // a ping or a pong could not be written in time
)

// closedWith is the code under which the end of the connection is counted, empty if it
// was not the server that has closed it. mu is locked.
func (k *socket) closedWith(err error) string {
	_, network := errors.AsType[*net.OpError](err)
	switch {
	case k.last != nil:
		return k.last.Code
	case k.gone, websocket.CloseStatus(err) != -1, errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return ""
	case errors.Is(err, net.ErrClosed):
		return closedCut
	case network:
		return ""
	}
	return closedFrame
}

// look is the ticker's: is the hello late, is a ping due?
func (k *socket) look(now time.Time) {
	if k.late(now) {
		k.end(byeHello)
	}
}

func (k *socket) late(now time.Time) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.last != nil || k.over || k.pinging {
		return false
	}
	passed := now.Sub(k.since)
	if k.client == "" {
		return passed >= k.server.pace.hello
	}
	// A ping would have to wait for what is being written, which has a deadline of its own.
	if passed >= k.server.pace.ping && !k.writing {
		k.startPinging(now)
	}
	return false
}
