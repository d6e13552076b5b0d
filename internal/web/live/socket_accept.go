package live

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/message"

	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"time"

	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Socket is the handler of GET /api/matches/{match}/live. It returns once the
// connection is a WebSocket, so that the memory of the request is freed.
func (s *Hub) Socket(w http.ResponseWriter, r *http.Request) {
	v, err := s.admitViewer(r)
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	defer v.leave()
	h := &hijacker{ResponseWriter: w, timeout: s.pace.write}
	var k *socket
	conn, err := websocket.Accept(h, r, &websocket.AcceptOptions{
		OriginPatterns: s.Origins,
		OnPingReceived: func(context.Context, []byte) bool { return k.answerPing() },
	})
	if err != nil {
		v.budget.Close()
		problem.Write(w, r, s.Log, upgradeError(h.refused, err))
		return
	}
	conn.SetReadLimit(-1) // take keeps to the limit
	k = s.open(conn, h.conn, r.PathValue("match"), v)
	s.addSocket(k)
	if s.isClosing() {
		k.endWith(closeShutdown)
	}
	if why := s.voided(r, k.person); why != nil {
		k.endWith(why)
	}
}

// voided returns why a connection ends that was just added: the identity of its sender became void before, and nobody saw the
// connection then.
func (s *Hub) voided(r *http.Request, person identity.Person) *closeReason {
	p, err := s.person(r)
	switch {
	case err != nil || p.ID == person.ID:
		return nil
	case person.Session != "":
		return closeLoggedOut
	}
	return closeForgotten
}

// upgradeError explains why a request does not become a WebSocket.
func upgradeError(status int, err error) error {
	switch status {
	case 0: // not for what was asked
		return err
	case http.StatusForbidden:
		return problem.New(problem.Forbidden, problemmessages.OtherSiteLive()).WithCause(err)
	}
	p := problem.New(problem.Invalid, problemmessages.NoWebsocket()).WithCause(err)
	p.Status = status
	return p
}

// viewer is an accepted client.
type viewer struct {
	person   identity.Person
	language *message.Language // the language of the client
	budget   Budget            // to be closed
	leave    func()            // to be called when the handler returns
	new      bool              // the answer gives the person their identity
	seq      int64             // of the last event of the match, if the path names one
}

// admitViewer finds the sender, their permission, and the match, if the path names one.
func (s *Hub) admitViewer(r *http.Request) (v viewer, err error) {
	person, err := s.person(r)
	if err != nil {
		return v, err
	}
	if v, err = s.admit(r, person); err != nil {
		return v, err
	}
	if id := r.PathValue("match"); id != "" {
		if v.seq, err = s.Rooms.LastSeq(r.Context(), id); err != nil {
			v.budget.Close()
			v.leave()
			return v, err
		}
	}
	return v, nil
}

// admit finds the permission of a sender.
func (s *Hub) admit(r *http.Request, person identity.Person) (v viewer, err error) {
	v.person = person
	if v.leave, err = s.trackHandler(); err != nil {
		return v, err
	}
	defer func() {
		if err != nil {
			v.leave()
		}
	}()
	v.language = languages.For(messages.LanguageOf(r))
	v.budget, err = s.Guard.Connect(r, v.person)
	return v, err
}

// person returns the sender; one with a void identity can watch like anyone else.
func (s *Hub) person(r *http.Request) (identity.Person, error) {
	person, err := s.Identity.Person(r)
	if errors.Is(err, identity.ErrInvalidIdentity) {
		return identity.Person{}, nil
	}
	return person, err
}

// isClosing reports whether the server is closing.
func (s *Hub) isClosing() bool {
	select {
	case <-s.closing:
		return true
	default:
		return false
	}
}

// Bytes of the buffers of a connection. The server's own, 4096 each, would be most of the memory of an idle
// socket; nearly all messages fit into these.
const (
	readBuffer  = 512
	writeBuffer = 1024
)

// hijacker takes over a connection with small buffers. If the library refuses a
// request, only its status is used, not its text.
type hijacker struct {
	http.ResponseWriter
	timeout time.Duration // of one write
	conn    *timedConn
	refused int // the status, 0 if the request was not refused
}

// WriteHeader implements http.ResponseWriter.
func (h *hijacker) WriteHeader(status int) {
	if status >= http.StatusBadRequest {
		h.refused = status
		return
	}
	h.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (h *hijacker) Write(data []byte) (int, error) {
	if h.refused != 0 {
		return len(data), nil
	}
	return h.ResponseWriter.Write(data)
}

// Unwrap is for http.ResponseController.
func (h *hijacker) Unwrap() http.ResponseWriter { return h.ResponseWriter }

// Hijack implements http.Hijacker.
func (h *hijacker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, large, err := http.NewResponseController(h.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	h.conn = newTimedConn(conn, h.timeout)
	// What the client has sent already is not lost.
	sent, err := large.Peek(large.Reader.Buffered())
	if err != nil {
		return nil, nil, err
	}
	var from io.Reader = conn
	if len(sent) > 0 {
		from = io.MultiReader(bytes.NewReader(bytes.Clone(sent)), conn)
	}
	r := bufio.NewReaderSize(from, max(readBuffer, len(sent)))
	if _, err := r.Peek(len(sent)); err != nil {
		return nil, nil, err
	}
	return h.conn, bufio.NewReadWriter(r, bufio.NewWriterSize(h.conn, writeBuffer)), nil
}
