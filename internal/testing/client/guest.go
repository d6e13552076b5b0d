package client

import (
	"bufio"
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// Guest is a person without an account, known by a cookie.
type Guest struct {
	URL    string // of the service
	HTTP   *http.Client
	ID     string
	Name   string
	Cookie string // header
}

// NewGuest makes a guest. Without an HTTP client it is http.DefaultClient.
func NewGuest(ctx context.Context, h *http.Client, address, name string) (*Guest, error) {
	if h == nil {
		h = http.DefaultClient
	}
	g := &Guest{URL: address, HTTP: h}
	var me struct{ ID, Name string }
	if err := g.requestJSON(ctx, http.MethodPost, "api/me", map[string]string{"name": name}, &me); err != nil {
		return nil, err
	}
	g.ID, g.Name = me.ID, me.Name
	return g, nil
}

// CreateMatchRequest is a match to be made.
type CreateMatchRequest struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options,omitempty"`
	Position string            `json:"position,omitempty"` // to begin at; empty for the usual beginning
	Clock    string            `json:"clock,omitempty"`    // its text, e.g. "5+3"; empty for none
	Public   bool              `json:"public,omitempty"`
	Seats    SeatChoices       `json:"seats"`
	Client   string            `json:"client,omitempty"` // with ID names the order; empty: both are made up
	ID       string            `json:"id,omitempty"`
}

// SeatChoices assign the seats of a new match: "me", "open", "link", or "computer:" and a level.
type SeatChoices struct {
	First  string `json:"first"`
	Second string `json:"second"`
}

// A request whose answer was lost is sent again.
const (
	orderTries = 12
	orderPause = 50 * time.Millisecond // before the second try; it doubles
	orderRest  = time.Second           // the longest pause
)

// Create makes a match and returns its id. It sends the order again if the answer is
// lost or the service fails: the name of the order makes sure that there is one match.
func (g *Guest) Create(ctx context.Context, o CreateMatchRequest) (match string, err error) {
	if o.Client == "" && o.ID == "" {
		o.Client, o.ID = rand.Text(), rand.Text()
	}
	var made struct{ Match string }
	pause := orderPause
	for try := 1; ; try++ {
		if err = g.requestJSON(ctx, http.MethodPost, "api/matches", o, &made); err == nil || try == orderTries || answersSame(err) {
			return made.Match, err
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return "", errors.Join(ctx.Err(), err)
		}
		pause = min(2*pause, orderRest)
	}
}

// answersSame reports whether a request that failed in this way fails again.
func answersSame(err error) bool {
	away, ok := errors.AsType[*RejectedError](err)
	return ok && away.final()
}

// Follow follows a match as the guest.
func (g *Guest) Follow(ctx context.Context, match string, config Config) (*Client, error) {
	return Dial(ctx, g.Config(match, config))
}

// Config completes what Open and Dial need to follow a match as the guest.
func (g *Guest) Config(match string, config Config) Config {
	config.URL, config.HTTP, config.Cookie, config.Match = g.URL, g.HTTP, g.Cookie, match
	return config
}

// Log returns the stored events of a match.
func (g *Guest) Log(ctx context.Context, match string) (events []json.RawMessage, err error) {
	response, err := g.send(ctx, http.MethodGet, "api/matches/"+match+"/events?after=0&follow=false", nil)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, maxMessage)
	for lines.Scan() {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue // that the stream lives
		}
		m, err := protocol.ReadMessage(bytes.Clone(lines.Bytes()))
		if err != nil {
			return nil, err
		}
		if happened, ok := m.(*protocol.Event); ok {
			events = append(events, happened.Event)
		}
	}
	return events, lines.Err()
}

// requestJSON sends a request and reads the JSON of the answer.
func (g *Guest) requestJSON(ctx context.Context, method, path string, body, answer any) error {
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	response, err := g.send(ctx, method, path, data)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	for _, c := range response.Cookies() {
		g.Cookie = c.Name + "=" + c.Value
	}
	return json.NewDecoder(io.LimitReader(response.Body, maxMessage)).Decode(answer)
}

// send sends a request. The error of an answer that is none is a *RejectedError.
func (g *Guest) send(ctx context.Context, method, path string, body []byte) (*http.Response, error) {
	address, err := url.Parse(strings.TrimSuffix(g.URL, "/") + "/" + path)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequestWithContext(ctx, method, address.String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	if len(body) > 0 {
		request.Header.Set("Content-Type", "application/json")
	}
	if g.Cookie != "" {
		request.Header.Set("Cookie", g.Cookie)
	}
	response, err := g.HTTP.Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode/100 != 2 {
		defer func() { _ = response.Body.Close() }()
		text, _ := io.ReadAll(io.LimitReader(response.Body, 1024))
		return nil, &RejectedError{Status: response.StatusCode, Text: string(text)}
	}
	return response, nil
}

// HTTPClientFrom returns an HTTP client whose connections come from an address of this machine,
// e.g. 127.0.1.7, and are not reused. So one machine can act as many.
func HTTPClientFrom(address string) (*http.Client, error) {
	ip := net.ParseIP(address)
	if ip == nil || !ip.IsLoopback() {
		return nil, fmt.Errorf("%s is not a loopback address", address)
	}
	dialer := &net.Dialer{LocalAddr: &net.TCPAddr{IP: ip}, Timeout: 10 * time.Second}
	return &http.Client{Transport: &http.Transport{
		DialContext: dialer.DialContext, DisableKeepAlives: true, ReadBufferSize: 1 << 10, WriteBufferSize: 1 << 10,
	}}, nil
}
