package guard_test

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// TestBodiesThatNeverCome: a client that announces a body and sends none does not keep
// the connection, also if the request is refused before the body is read.
func TestBodiesThatNeverCome(t *testing.T) {
	limits := guard.Default()
	limits.BodyTimeout = 50 * time.Millisecond
	limits.Costs = map[guard.RequestKind]guard.KindRates{guard.KindRead: {Address: guard.Rate{Burst: 1, PerSecond: 1e-9}}}
	p := newTestServer(limits)
	server := httptest.NewServer(p.Handler(http.NotFoundHandler()))
	defer server.Close()
	for name, c := range map[string]struct {
		request string
		status  int
	}{
		"what nobody reads":       {"POST /new HTTP/1.1\r\nContent-Length: 5\r\n", 404},
		"from another site":       {"POST /new HTTP/1.1\r\nSec-Fetch-Site: cross-site\r\nContent-Length: 5\r\n", 403},
		"too much":                {"PUT /static/ HTTP/1.1\r\nContent-Length: 5\r\n", 429},
		"in pieces":               {"PUT /static/ HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", 429},
		"a live connection":       {"GET /api/matches/aaaaaaaaaaaaaaaa/live HTTP/1.1\r\nContent-Length: 5\r\n", 404},
		"one that is told to ask": {"POST /new HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 5\r\n", 404},
	} {
		t.Run(name, func(t *testing.T) {
			_ = p.Spend(guard.KindRead, from("127.0.0.1", ""))
			conn, err := net.Dial("tcp", server.Listener.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = conn.Close() }()
			// If nothing ends it this does, and the test fails.
			if err := conn.SetDeadline(time.Now().Add(10 * time.Second)); err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(conn, c.request+"Host: teahouse.example\r\n\r\n"); err != nil {
				t.Fatal(err)
			}
			r := bufio.NewReader(conn)
			answer, err := http.ReadResponse(r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if answer.StatusCode != c.status {
				t.Errorf("the status is %d, want %d", answer.StatusCode, c.status)
			}
			if _, err := io.Copy(io.Discard, answer.Body); err != nil {
				t.Fatal(err)
			}
			_ = answer.Body.Close()
			if _, err := r.ReadByte(); err != io.EOF {
				t.Errorf("the connection goes on: %v", err)
			}
		})
	}
}
