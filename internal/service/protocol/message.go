package protocol

import (
	"encoding/json"
	"time"

	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Version of the protocol.
const Version = 1

// Limits.
const (
	MaxRequest   = 8 << 10          // bytes of a message of a client
	HelloTimeout = 10 * time.Second // after the connection is made
	PingInterval = 25 * time.Second // the server's pings, on every connection
	PongTimeout  = 20 * time.Second
	MaxQueued    = 256 // messages that wait for a slow reader before it is cut off
	MaxInFlight  = 8   // commands of one connection that are not answered yet; further ones wait unread
)

// Limits of what a client makes up.
const (
	MaxClient = 64 // characters of a client id, printable ASCII without spaces; at least 1
	MaxID     = 64 // the same of the id of a command or ping
)

// Message is a message of either side.
type Message interface {
	// Type is its name in JSON.
	Type() string
}

// The requests, each with its "type" in JSON.
type (
	// Hello is the first message. After and Lines are what the client has seen last; 0 for nothing.
	Hello struct {
		Protocol int    `json:"protocol"`
		Client   string `json:"client"` // made up by the client, the same after a reconnection
		SeqSeen  int64  `json:"after"`
		ChatSeen int64  `json:"lines"`
	}
	// Do is a command.
	Do struct {
		ID          string        `json:"id"`                           // chosen by the client; the same when it sends again
		ExpectedSeq int64         `json:"expect"`                       // the last Seq it has seen
		Seat        game.Seat     `json:"as,omitempty" tstype:"Player"` // for a person with both seats; None, which is not written, leaves it to the match
		Command     match.Command `json:"command"`
	}
	// Ping asks for a Pong.
	Ping struct {
		ID string `json:"id"`
	}
)

// The messages of the server.
type (
	// Welcome answers Hello.
	Welcome struct {
		Protocol int         `json:"protocol"`
		Match    string      `json:"match"`
		You      []game.Seat `json:"you" tstype:"Player[]"` // the seats that are the sender's
		State    MatchState  `json:"state"`
		Present  Presence    `json:"present"`
	}
	// Event is an event; see match.Event. State is what it has made of the match: events
	// that happened before the client came do not have it.
	Event struct {
		Event json.RawMessage `json:"event" tstype:"MatchEvent"`
		State *MatchUpdate    `json:"state,omitzero"`
	}
	// ChatMessage is a line of chat.
	ChatMessage struct {
		Line json.RawMessage `json:"line" tstype:"ChatMessage"`
	}
	// CaughtUp is that all has been sent that there was when the client came.
	CaughtUp struct {
		Seq  int64 `json:"seq"`
		Line int64 `json:"line"`
	}
	// Done is the acknowledgement: the command's events are on disk.
	Done struct {
		ID       string `json:"id"`
		Seq      int64  `json:"seq,omitzero"`  // of its last event
		Line     int64  `json:"line,omitzero"` // of its line of chat
		Repeated bool   `json:"again,omitzero"`
	}
	// Refused answers a command that was not carried out and never will be.
	Refused struct {
		ID      string            `json:"id"`
		Code    match.RefusalCode `json:"code" tstype:"string"`
		Rule    string            `json:"rule,omitzero"`
		Text    string            `json:"text"`
		Message message.Message   `json:"message" tstype:"MessageData"`
		Places  []string          `json:"places,omitzero"`
		State   *MatchState       `json:"state,omitzero"` // with the code stale
	}
	// Failed answers a command that could not be kept: it was not carried out; sending
	// it again with the same id is safe.
	Failed struct {
		ID      string          `json:"id"`
		Code    string          `json:"code"` // "storage", "busy", "closing"
		Text    string          `json:"text"`
		Message message.Message `json:"message" tstype:"MessageData"`
		RetryMS int64           `json:"retry_ms"`
	}
	// Present lists the people who are connected.
	Present struct {
		Presence
	}
	// Pong answers a Ping. Seq and Line are what was sent last on this connection, or
	// is about to be: a client that has seen less has missed something.
	Pong struct {
		ID   string `json:"id"`
		Seq  int64  `json:"seq"`
		Line int64  `json:"line"`
	}
	// SeekUpdate is how the search for an opponent is. Its stream ends with the first that is not waiting.
	SeekUpdate struct {
		ID       string `json:"id"`     // of the request
		Status   string `json:"status"` // "waiting", "paired", "cancelled", "expired", "failed"
		Match    string `json:"match,omitzero"`
		Seat     string `json:"seat,omitzero" tstype:"Player"` // in the match
		Same     int    `json:"same"`                          // how many others look for the same
		Game     int    `json:"game"`                          // how many others look for an opponent in this game
		Level    string `json:"level,omitzero"`                // the level of the computer that is about as strong
		WaitedMS int64  `json:"waited_ms"`
	}
	// Bye is the last message before the server closes the connection.
	Bye struct {
		Code    string          `json:"code"` // see docs/protocol.md
		Text    string          `json:"text"`
		Message message.Message `json:"message" tstype:"MessageData"`
	}
)

// Type is hello.
func (Hello) Type() string { return "hello" }

// Type is do.
func (Do) Type() string { return "do" }

// Type is ping.
func (Ping) Type() string { return "ping" }

// Type is welcome.
func (Welcome) Type() string { return "welcome" }

// Type is event.
func (Event) Type() string { return "event" }

// Type is line.
func (ChatMessage) Type() string { return "line" }

// Type is current.
func (CaughtUp) Type() string { return "current" }

// Type is done.
func (Done) Type() string { return "done" }

// Type is refused.
func (Refused) Type() string { return "refused" }

// Type is failed.
func (Failed) Type() string { return "failed" }

// Type is present.
func (Present) Type() string { return "present" }

// Type is pong.
func (Pong) Type() string { return "pong" }

// Type is seek.
func (SeekUpdate) Type() string { return "seek" }

// Type is bye.
func (Bye) Type() string { return "bye" }

// Type is match.
func (MatchListing) Type() string { return "match" }

// Presence says which players are connected.
type Presence struct {
	Here     [2]bool  `json:"here"`    // by seat
	AbsentMS [2]int64 `json:"gone_ms"` // for how long they have been away; 0 for a player who is here or was never awaited
	Watching int      `json:"watching"`
}
