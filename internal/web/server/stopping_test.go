package server

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// connectTo opens a TCP connection to a service and sends some bytes.
func connectTo(t *testing.T, s *running, send string) net.Conn {
	t.Helper()
	c, err := net.DialTimeout("tcp", s.Addr().String(), 10*time.Second)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	if err := c.(*net.TCPConn).SetReadBuffer(4096); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(c, send); err != nil {
		t.Fatal(err)
	}
	return c
}

// matchOf creates a public match of Ki Shogi and returns its id and its creator.
func matchOf(t *testing.T, s *running) (string, *client.Guest) {
	t.Helper()
	g, err := client.NewGuest(t.Context(), nil, strings.TrimSuffix(s.URL(), "/"), "Ann")
	if err != nil {
		t.Fatal(err)
	}
	id, err := g.Create(t.Context(), client.CreateMatchRequest{Game: "ki-shogi", Seats: client.SeatChoices{First: "me", Second: "open"}})
	if err != nil {
		t.Fatal(err)
	}
	return id, g
}

// upgrade asks for a live connection.
func upgrade(id string) string {
	return "GET /api/matches/" + id + "/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
}

// textFrame is a frame of a client with a mask of 0.
func textFrame(payload []byte) string {
	return string([]byte{0x81, 0x80 | 126, byte(len(payload) >> 8), byte(len(payload)), 0, 0, 0, 0}) + string(payload)
}

// TestStoppingDoesNotWaitForClients: whatever clients leave half done, shutting down
// ends well within the grace and without an error, as nothing that was acknowledged is
// lost.
func TestStoppingDoesNotWaitForClients(t *testing.T) {
	t.Parallel() // it waits
	const get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
	answered := func(c net.Conn) error {
		answer, err := http.ReadResponse(bufio.NewReader(c), nil)
		if err != nil {
			return err
		}
		_, err = io.Copy(io.Discard, answer.Body)
		return errors.Join(err, answer.Body.Close())
	}
	for name, leave := range map[string]func(t *testing.T, s *running) error{
		"nothing at all": func(*testing.T, *running) error { return nil },
		"idle connections": func(t *testing.T, s *running) error {
			for range 50 {
				connectTo(t, s, "")
			}
			return nil
		},
		"connections between two requests": func(t *testing.T, s *running) error { return answered(connectTo(t, s, get)) },
		"half a header":                    func(t *testing.T, s *running) error { connectTo(t, s, get[:20]); return nil },
		"half a second header": func(t *testing.T, s *running) error {
			c := connectTo(t, s, get)
			if err := answered(c); err != nil {
				return err
			}
			_, err := io.WriteString(c, get[:20])
			return err
		},
		"half a body": func(t *testing.T, s *running) error {
			for _, path := range []string{"/api/me", "/me", "/nowhere"} {
				connectTo(t, s, "POST "+path+" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
			}
			return nil
		},
		"half a body that was asked for": func(t *testing.T, s *running) error {
			c := connectTo(t, s, "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n")
			line, err := bufio.NewReader(c).ReadString('\n')
			if err == nil && !strings.Contains(line, "100 Continue") {
				err = fmt.Errorf("it says %q", line)
			}
			return err
		},
		"an answer that is not read": func(t *testing.T, s *running) error {
			// Many requests at once, so that the answers fill all buffers.
			for range 4 {
				c := connectTo(t, s, strings.Repeat("GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 200))
				if _, err := io.ReadFull(c, make([]byte, 100)); err != nil {
					return err
				}
			}
			return nil
		},
		"streams that are not read": func(t *testing.T, s *running) error {
			id, _ := matchOf(t, s)
			for _, path := range []string{"/api/public", "/api/matches/" + id + "/events?follow=true"} {
				connectTo(t, s, "GET "+path+" HTTP/1.1\r\nHost: localhost\r\n\r\n")
			}
			return nil
		},
		"sockets that are not read": func(t *testing.T, s *running) error {
			id, g := matchOf(t, s)
			hello := protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: "deaf"})
			for range 5 {
				c := connectTo(t, s, upgrade(id)+textFrame(hello))
				if _, err := io.ReadFull(c, make([]byte, 100)); err != nil {
					return err
				}
			}
			chatter(t, s, id, g)
			return nil
		},
		"a socket without a hello": func(t *testing.T, s *running) error {
			id, _ := matchOf(t, s)
			_, err := io.ReadFull(connectTo(t, s, upgrade(id)), make([]byte, 100))
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := config(t)
			c.Grace, c.ScaleLimits = time.Minute, 1000
			s := start(t, c)
			if err := leave(t, s); err != nil {
				t.Fatal(err)
			}
			began := time.Now()
			s.stop(t) // reports an error
			if took := time.Since(began); took > c.Grace/4 {
				t.Errorf("it took %v of %v", took, c.Grace)
			} else {
				t.Logf("it took %v", took.Round(time.Millisecond))
			}
			http.DefaultClient.CloseIdleConnections()
		})
	}
}

// chatter fills the chat of a match, so that a client that does not read has much
// waiting.
func chatter(t *testing.T, s *running, id string, g *client.Guest) {
	t.Helper()
	c, err := g.Follow(t.Context(), id, client.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close() }()
	long := strings.Repeat("tea ", match.MaxChatLength/4-1) + "tea"
	for range 400 {
		if _, err := c.Do(t.Context(), match.Chat{Text: long}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestStoppingAnswers: a complete request is answered, however long that takes, and a
// socket that reads receives the reason of its end.
func TestStoppingAnswers(t *testing.T) {
	c := config(t)
	c.Grace = time.Minute
	release := make(chan struct{})
	c.Wrap = func(s store.Store) store.Store { return &slowLines{s, release} }
	s := start(t, c)
	id, _ := matchOf(t, s)
	socket, _, err := websocket.Dial(t.Context(), s.URL()+"api/matches/"+id+"/live", nil) //nolint:bodyclose // the library has closed it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = socket.CloseNow() }()
	working := connectTo(t, s, "GET /api/matches/"+id+"/chat HTTP/1.1\r\nHost: localhost\r\n\r\n")
	<-release // the handler is there
	s.cancel()
	_, data, err := socket.Read(t.Context())
	if err != nil || !strings.Contains(string(data), `"code":"closing"`) {
		t.Errorf("the socket hears %s, %v", data, err)
	}
	if _, _, err := socket.Read(t.Context()); websocket.CloseStatus(err) != websocket.StatusGoingAway {
		t.Errorf("the socket ends with %v", err)
	}
	// Longer than clients are waited for.
	time.Sleep(answerWithin + bodyWithin)
	release <- struct{}{}
	answer, err := http.ReadResponse(bufio.NewReader(working), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = io.Copy(io.Discard, answer.Body)
	if err = errors.Join(err, answer.Body.Close()); err != nil || answer.StatusCode != http.StatusOK {
		t.Errorf("it is answered %s, %v", answer.Status, err)
	}
	s.stop(t)
	http.DefaultClient.CloseIdleConnections()
}

// slowLines is a store that reads chat on demand.
type slowLines struct {
	store.Store
	release chan struct{}
}

// Chat implements store.Store.
func (s *slowLines) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	s.release <- struct{}{}
	<-s.release
	return s.Store.Chat(ctx, id, after, limit)
}
