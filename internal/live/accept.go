package live

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/problem"
	"github.com/teahouse-games/teahouse/internal/room"
)

// Socket is the handler of GET /api/matches/{match}/live. It returns once the
// connection is a WebSocket, so that all that the request needed is let go.
func (s *Server) Socket(w http.ResponseWriter, r *http.Request) {
	match, person, budget, err := s.visit(r)
	if err != nil {
		problem.Write(w, r, s.Log, err)
		return
	}
	h := &hijacker{ResponseWriter: w}
	conn, err := websocket.Accept(h, r, &websocket.AcceptOptions{OriginPatterns: s.Origins})
	if err != nil { // it has been answered
		budget.Close()
		return
	}
	conn.SetReadLimit(-1) // take keeps to the limit
	if !s.admit(s.open(conn, h.conn, match, person, budget)) {
		budget.Close()
		_ = conn.CloseNow()
	}
}

// visit finds out who comes to which match, and whether they may. The budget must be closed.
func (s *Server) visit(r *http.Request) (match string, person identity.Person, budget Budget, err error) {
	match = r.PathValue("match")
	if person, err = s.person(r); err != nil {
		return "", person, nil, err
	}
	if budget, err = s.Guard.Connect(r, person); err != nil {
		return "", person, nil, err
	}
	if _, err = s.Store.Summary(r.Context(), match); err == nil && s.leaving() {
		err = room.ErrClosed
	}
	if err != nil {
		budget.Close()
		return "", person, nil, err
	}
	return match, person, budget, nil
}

// person is who comes; whose identity is void can watch like anybody else.
func (s *Server) person(r *http.Request) (identity.Person, error) {
	person, err := s.Identity.Of(r)
	if errors.Is(err, identity.ErrVoid) {
		return identity.Person{}, nil
	}
	return person, err
}

// leaving reports whether the server is closing.
func (s *Server) leaving() bool {
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
	readBuffer  = 256
	writeBuffer = 1024
)

// hijacker takes a connection over with small buffers.
type hijacker struct {
	http.ResponseWriter
	conn net.Conn
}

// Unwrap is for http.ResponseController.
func (h *hijacker) Unwrap() http.ResponseWriter { return h.ResponseWriter }

// Hijack implements http.Hijacker.
func (h *hijacker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, large, err := http.NewResponseController(h.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	h.conn = conn
	// What the client has sent already is not lost.
	sent, err := large.Reader.Peek(large.Reader.Buffered())
	if err != nil {
		return nil, nil, err
	}
	r := bufio.NewReaderSize(io.MultiReader(bytes.NewReader(bytes.Clone(sent)), conn), max(readBuffer, len(sent)))
	if _, err := r.Peek(len(sent)); err != nil {
		return nil, nil, err
	}
	return conn, bufio.NewReadWriter(r, bufio.NewWriterSize(conn, writeBuffer)), nil
}
