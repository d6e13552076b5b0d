package client

import (
	"context"
	"errors"
	"strconv"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// Errors of commands besides *match.Refusal and *RejectedError.
var (
	ErrClosed   = errors.New("the client is closed; it is unknown whether the command was carried out")
	ErrInFlight = errors.New("too many commands wait for their answers")
)

// Client follows one match. It is safe for concurrent use.
type Client struct {
	config Config
	ctx    context.Context // until Close
	stop   context.CancelFunc
	first  chan struct{} // closed once all was seen that there was, or with the end
	ended  chan struct{} // closed when nothing runs any more

	mu          sync.Mutex
	conn        *websocket.Conn   // nil while there is none that was welcomed
	err         error             // why it has ended
	seq         int64             // of the last event
	lines       int64             // the number of the last line of chat
	ids         int               // commands so far
	waiting     []*pendingCommand // those that are not answered, the oldest first
	lastMessage time.Time         // when the last message came
	pingSent    time.Time         // when the ping was sent that is not answered; zero: there is none
	watch       *time.Timer
	counts      NetworkCounts
	arrived     bool
}

// NetworkCounts are what a client had to do about its network.
type NetworkCounts struct {
	Connections int // that were welcomed
	Resent      int // commands that were sent again
	Repeated    int // events, lines and answers that came again
	Gaps        int // times that something was missing
}

// pendingCommand is a command without an answer so far.
type pendingCommand struct {
	id       string
	data     []byte
	answered func(protocol.Done, error)
	sent     time.Time // on the present connection, or when it may be sent
	tries    int       // on the present connection
	done     *protocol.Done
}

// Open follows a match from now until Close and returns at once.
func Open(config Config) *Client {
	c := &Client{config: config.withDefaults(), first: make(chan struct{}), ended: make(chan struct{})}
	c.seq, c.lines = config.After, config.Lines
	c.ctx, c.stop = context.WithCancel(context.Background())
	go c.run()
	return c
}

// Dial opens a client and returns once all has been seen that there was. The error is
// that of ctx, or a *RejectedError.
func Dial(ctx context.Context, config Config) (*Client, error) {
	c := Open(config)
	select {
	case <-c.first:
	case <-ctx.Done():
		_ = c.Close()
		return nil, ctx.Err()
	}
	if err := c.Err(); err != nil {
		_ = c.Close()
		return nil, err
	}
	return c, nil
}

// Close ends the client. Commands that wait are answered with ErrClosed.
func (c *Client) Close() error {
	c.stop()
	c.reconnect()
	<-c.ended
	return nil
}

// Done is closed when the client has ended: by Close, or because it was turned away.
func (c *Client) Done() <-chan struct{} { return c.ended }

// Err is the reason why the client has ended without Close; nil if it has not.
func (c *Client) Err() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.err
}

// Progress returns the Seq of the last event and the number of the last line of chat.
func (c *Client) Progress() (seq, line int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.seq, c.lines
}

// NetworkCounts returns what the client had to do about its network so far.
func (c *Client) NetworkCounts() NetworkCounts {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.counts
}

// Do carries out a command and returns when it is answered and its events have been
// seen. The error is a *match.Refusal, or that of ctx, with which it is not known
// whether the command will be carried out.
func (c *Client) Do(ctx context.Context, what match.Command) (protocol.Done, error) {
	type result struct {
		done protocol.Done
		err  error
	}
	results := make(chan result, 1)
	err := c.SendCommand(what, game.None, func(d protocol.Done, err error) { results <- result{d, err} })
	if err != nil {
		return protocol.Done{}, err
	}
	select {
	case r := <-results:
		return r.done, r.err
	case <-ctx.Done():
		return protocol.Done{}, ctx.Err()
	}
}

// SendCommand sends a command for a seat, None for the one the sender has, and returns.
// Later answered is called once, as Do would return. The error is that nothing was sent
// and nothing will be: too much is waiting, or the client has ended.
func (c *Client) SendCommand(what match.Command, as game.Seat, answered func(protocol.Done, error)) error {
	c.mu.Lock()
	if c.err != nil || c.ctx.Err() != nil {
		c.mu.Unlock()
		return ErrClosed
	}
	if len(c.waiting) >= protocol.MaxInFlight {
		c.mu.Unlock()
		return ErrInFlight
	}
	c.ids++
	id := strconv.Itoa(c.ids)
	data := protocol.Append(nil, protocol.Do{ID: id, ExpectedSeq: c.seq, Seat: as, Command: what})
	w := &pendingCommand{id: id, data: data, answered: answered, sent: time.Now(), tries: 1}
	c.waiting = append(c.waiting, w)
	conn := c.conn
	c.mu.Unlock()
	c.write(conn, data)
	return nil
}

// write sends a message. The reader notices errors.
func (c *Client) write(conn *websocket.Conn, data []byte) {
	if conn == nil {
		return // it is sent once there is a connection
	}
	ctx, cancel := context.WithTimeout(context.Background(), writeWithin)
	defer cancel()
	_ = conn.Write(ctx, websocket.MessageText, data)
}

// reconnect ends the present connection, so that another is made.
func (c *Client) reconnect() {
	c.mu.Lock()
	conn := c.conn
	c.conn = nil
	c.mu.Unlock()
	if conn != nil {
		_ = conn.CloseNow()
	}
}
