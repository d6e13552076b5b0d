package live

import (
	"errors"
	"io"
	"net"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/message"
)

// socket is one WebSocket of a viewer, who may play in the match. Its fields are
// guarded by feed.mu, except for those that never change.
type socket struct {
	feed
	server   *Hub
	conn     *websocket.Conn
	wire     *timedConn // below conn, for its deadlines
	person   identity.Person
	language *message.Language // the language of the client
	budget   Budget

	client      string    // from the hello; empty before
	since       time.Time // when it was connected; then when it was last pinged
	trips       roundTrips
	requests    []clientMessage // not answered yet, the one being worked on first
	room        sync.Cond       // there is room among the pending ones, or the end has come
	working     bool            // a goroutine carries out requests
	writing     bool            // a goroutine writes
	pinging     bool
	readPaused  bool         // nothing is read, as too much waits
	wasPaused   bool         // that was so since the last ping
	closeReason *closeReason // why it ends, once it does
	ended       bool         // it has ended
	gone        bool         // the client or the network has ended it
	leaveRoom   func()       // ends the presence in the room
}

// clientMessage is a message of the client that was not parsed yet.
type clientMessage struct {
	data *[protocol.MaxRequest]byte
	n    int
	at   time.Time
}

// open makes the socket of an accepted connection.
func (s *Hub) open(conn *websocket.Conn, wire *timedConn, match string, v viewer) *socket {
	k := &socket{server: s, conn: conn, wire: wire, person: v.person, language: v.language, budget: v.budget, since: time.Now()}
	k.log, k.match, k.wake, k.withChat = s.Rooms, match, k.startWriting, true
	if v.person.Identified() {
		k.hides = k.hiddenSeats
	}
	k.room.L = &k.mu
	return k
}

// endWith ends the socket with a reason; the first reason counts.
func (k *socket) endWith(why *closeReason) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.setCloseReason(why)
	k.leaveSoon()
	k.startWriting()
}

// setCloseReason decides on the farewell. mu is locked.
func (k *socket) setCloseReason(why *closeReason) {
	if k.closeReason != nil || k.ended {
		return
	}
	k.closeReason = why
	k.room.Broadcast()
	if why.immediate {
		k.queue = nil
		// A write that is stuck does not stay so.
		k.wire.deadline.endBy(time.Now().Add(k.server.pace.bye))
	}
}

// leaveSoon bounds the time for further writes while the server closes, once the
// requests are done. mu is locked.
func (k *socket) leaveSoon() {
	if k.server.isClosing() && !k.working {
		k.wire.deadline.endBy(time.Now().Add(k.server.pace.leave))
	}
}

// closeNow ends the connection without a close frame.
func (k *socket) closeNow() { _ = k.conn.CloseNow() }

// readerEnded is the end of the reader, and with it of the socket. The error is why nothing
// more can be read.
func (k *socket) readerEnded(err error) {
	k.mu.Lock()
	k.ended = true
	k.queue, k.greeting = nil, nil
	k.room.Broadcast()
	out := k.leaveRoom
	k.leaveRoom = nil
	code := k.closedWith(err)
	k.mu.Unlock()

	k.closeNow()
	k.unsubscribe()
	if out != nil {
		out()
	}
	if code != "" {
		k.server.Metrics.CutOff.WithLabelValues(code).Inc()
	}
	k.budget.Close()
	k.server.remove(k)
}

// Codes of the metric for connections that end without a bye.
const (
	closedFrame = "frame" // a frame was against the WebSocket protocol
	closedCut   = "cut"   // a ping or a pong could not be written in time
)

// closedWith returns the code under which the end of the connection is counted, empty if it
// was not the server that has closed it. mu is locked.
func (k *socket) closedWith(err error) string {
	_, network := errors.AsType[*net.OpError](err)
	switch {
	case k.closeReason != nil:
		return k.closeReason.Code
	case k.gone, websocket.CloseStatus(err) != -1, errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return ""
	case errors.Is(err, net.ErrClosed):
		return closedCut
	case network:
		return ""
	}
	return closedFrame
}

// checkTimers is the ticker's: is the hello late, is a ping due?
func (k *socket) checkTimers(now time.Time) {
	if k.isLate(now) {
		k.endWith(closeNoHello)
	}
}

func (k *socket) isLate(now time.Time) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.closeReason != nil || k.ended || k.pinging {
		return false
	}
	passed := now.Sub(k.since)
	if k.client == "" {
		return passed >= k.server.pace.hello
	}
	// A ping would have to wait for the write in progress, which has a deadline of its own.
	if passed >= k.server.pace.ping && !k.writing {
		k.startPinging(now)
	}
	return false
}
