package live

import (
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
	wire   net.Conn // below conn, for its deadlines
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
	out     func()    // tells the room that nobody looks any more
}

// request is a message of the client that was not looked at yet.
type request struct {
	data *[protocol.MaxRequest]byte
	n    int
	at   time.Time
}

// open makes the socket of an accepted connection.
func (s *Server) open(conn *websocket.Conn, wire net.Conn, match string, v visit) *socket {
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
		_ = k.wire.SetWriteDeadline(time.Now().Add(k.server.pace.bye))
	}
}

// cut ends the connection without a word.
func (k *socket) cut() { _ = k.conn.CloseNow() }

// forget is the end of the reader, and with it of the socket.
func (k *socket) forget() {
	k.mu.Lock()
	k.over = true
	k.queue, k.greeting = nil, nil
	k.room.Broadcast()
	out, why := k.out, k.last
	k.out = nil
	k.mu.Unlock()

	k.cut()
	k.leave()
	if out != nil {
		out()
	}
	k.budget.Close()
	if why != nil {
		k.server.Metrics.CutOff.WithLabelValues(why.Code).Inc()
	}
	k.server.dismiss(k)
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
	if passed >= k.server.pace.ping {
		k.startPinging(now)
	}
	return false
}
