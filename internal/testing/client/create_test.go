package client_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// A request whose answer is lost is sent again unchanged, until there is an answer.
func TestCreateAgain(t *testing.T) {
	var mu sync.Mutex
	var orders []client.CreateMatchRequest
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var o client.CreateMatchRequest
		if err := json.NewDecoder(r.Body).Decode(&o); err != nil {
			t.Error(err)
		}
		mu.Lock()
		orders = append(orders, o)
		n := len(orders)
		mu.Unlock()
		switch n {
		case 1:
			panic(http.ErrAbortHandler) // the connection breaks
		case 2:
			http.Error(w, "400 Bad Request", http.StatusBadRequest)
		case 3:
			w.WriteHeader(http.StatusServiceUnavailable)
		default:
			fmt.Fprint(w, `{"match":"m1","invitations":[],"again":true}`)
		}
	}))
	defer server.Close()
	transport := new(http.Transport)
	defer transport.CloseIdleConnections()
	g := &client.Guest{URL: server.URL, HTTP: &http.Client{Transport: transport}}
	id, err := g.Create(t.Context(), client.CreateMatchRequest{Game: "ki-shogi", Seats: client.SeatChoices{First: "me", Second: "open"}})
	if id != "m1" || err != nil {
		t.Fatalf("made %q, %v", id, err)
	}
	if len(orders) != 4 {
		t.Fatalf("the order was sent %d times", len(orders))
	}
	for _, o := range orders {
		if fmt.Sprint(o) != fmt.Sprint(orders[0]) || o.Client == "" || o.ID == "" {
			t.Errorf("sent again as %+v, was %+v", o, orders[0])
		}
	}
}

// What is refused is not sent again.
func TestCreateRefused(t *testing.T) {
	for status, text := range map[int]string{422: `{"code":"invalid"}`, 400: `{"status":400,"code":"invalid"}`, 404: "404 page not found"} {
		tries := 0
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			tries++
			w.WriteHeader(status)
			fmt.Fprint(w, text)
		}))
		transport := new(http.Transport)
		g := &client.Guest{URL: server.URL, HTTP: &http.Client{Transport: transport}}
		if _, err := g.Create(t.Context(), client.CreateMatchRequest{}); err == nil || tries != 1 {
			t.Errorf("%d: %v after %d tries", status, err, tries)
		}
		transport.CloseIdleConnections()
		server.Close()
	}
}

// A bare 400 to the handshake of a live connection is not the end: part of the request
// may have been lost on the way.
func TestBareBadRequestIsNotFinal(t *testing.T) {
	tries := make(chan int, 100)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		select {
		case tries <- 1:
		default:
		}
		http.Error(w, "400 Bad Request", http.StatusBadRequest)
	}))
	defer server.Close()
	transport := new(http.Transport)
	defer transport.CloseIdleConnections()
	c := client.Open(client.Config{URL: server.URL, Match: "m1", HTTP: &http.Client{Transport: transport}, Pause: time.Millisecond})
	for range 3 {
		select {
		case <-tries:
		case <-c.Done():
			t.Fatalf("the client has ended: %v", c.Err())
		}
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}
