package client

import (
	"crypto/rand"
	"encoding/json"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// Config defines what a client follows, and how. Zero fields have a default where one is
// named.
type Config struct {
	URL    string       // of the service, e.g. "http://127.0.0.1:8080"
	Match  string       // its id
	HTTP   *http.Client // makes the connections; default http.DefaultClient
	Cookie string       // header of the player; empty: a viewer
	Client string       // the client's id; default: made up
	After  int64        // the last event that was seen
	Lines  int64        // the last line of chat that was seen

	OnWelcome    func(*protocol.Welcome)                // called for each connection
	OnEvent      func(seq int64, event json.RawMessage) // called once for each event, in order
	OnChat       func(n int64, line json.RawMessage)    // called once for each line of chat, in order
	OnClose      func(code, text string)                // called when the service ends a connection
	OnFailed     func(*protocol.Failed)                 // called when a command could not be stored; it is sent again
	OnDisconnect func(err error)                        // called when a connection ends or cannot be made

	// AnswerTimeout is how long an answer may take before the command is sent again, and
	// once more before the client reconnects. Default 2 s. After five times as long
	// without any message the client asks whether something was lost.
	AnswerTimeout time.Duration
	// Pause is the time before the second attempt to connect; it doubles up to
	// LongestPause. Default 100 ms, and 50 times Pause.
	Pause        time.Duration
	LongestPause time.Duration
}

const (
	maxMessage   = 8 << 20          // bytes of a message of the service
	writeWithin  = 10 * time.Second // for handing a message to the network
	handshake    = 10 * time.Second // for a connection up to the welcome, at least
	pingAfter    = 5                // times Patience
	longestPause = 50               // times Pause, by default
)

func (c Config) withDefaults() Config {
	if c.HTTP == nil {
		c.HTTP = http.DefaultClient
	}
	if c.Client == "" {
		c.Client = rand.Text()
	}
	if c.AnswerTimeout <= 0 {
		c.AnswerTimeout = 2 * time.Second
	}
	if c.Pause <= 0 {
		c.Pause = 100 * time.Millisecond
	}
	if c.LongestPause <= 0 {
		c.LongestPause = longestPause * c.Pause
	}
	if c.OnWelcome == nil {
		c.OnWelcome = func(*protocol.Welcome) {}
	}
	if c.OnEvent == nil {
		c.OnEvent = func(int64, json.RawMessage) {}
	}
	if c.OnChat == nil {
		c.OnChat = func(int64, json.RawMessage) {}
	}
	if c.OnClose == nil {
		c.OnClose = func(string, string) {}
	}
	if c.OnFailed == nil {
		c.OnFailed = func(*protocol.Failed) {}
	}
	if c.OnDisconnect == nil {
		c.OnDisconnect = func(error) {}
	}
	return c
}
