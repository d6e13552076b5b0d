package nats

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	client "github.com/nats-io/nats.go"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// Bus is the bus of one node. It is safe for concurrent use.
type Bus struct {
	config  Config
	local   *bus.Local
	server  *embedded // nil: NATS runs elsewhere
	conn    *client.Conn
	outbox  *outbox
	topics  *topics
	inbox   *inbox
	calls   *calls
	pool    *pool
	counts  counts
	late    atomic.Bool   // NATS could not be reached when the bus started
	missed  chan struct{} // all topics have missed something
	changed chan struct{} // Nodes have

	closing  chan struct{}
	once     sync.Once
	closeErr error
	sending  sync.WaitGroup
	running  sync.WaitGroup

	mu       sync.Mutex
	onChange []func(nodes []string)
	handlers map[string]func(context.Context, string, []byte) ([]byte, error)
	heeded   map[string]bool // kinds of announcements
	handling []*client.Subscription
}

var _ bus.Bus = (*Bus)(nil)

// counts are counted since the start.
type counts struct{ received, missedTopics, missedAll atomic.Int64 }

// Counts are what has happened since the start.
type Counts struct {
	Received     int64 // notifications of other nodes
	MissedTopics int64 // times that one topic has missed something
	MissedAll    int64 // times that all topics may have
}

// Counts returns what has happened since the start.
func (b *Bus) Counts() Counts {
	return Counts{b.counts.received.Load(), b.counts.missedTopics.Load(), b.counts.missedAll.Load()}
}

// Messages returns how many messages this node has sent to NATS and received from it, of all kinds.
func (b *Bus) Messages() (sent, received uint64) {
	s := b.conn.Stats()
	return s.OutMsgs, s.InMsgs
}

// Start starts a bus. It does not wait for other nodes, nor for a NATS that runs elsewhere; see
// Connected. It waits for the server of this process until ctx ends.
func Start(ctx context.Context, config Config) (*Bus, error) {
	if err := config.complete(); err != nil {
		return nil, fmt.Errorf("nats: %w", err)
	}
	var tag processTag
	_, _ = rand.Read(tag[:])
	prefix := config.Cluster + "."
	b := &Bus{
		config: config, local: bus.NewLocal(),
		missed: make(chan struct{}, 1), changed: make(chan struct{}, 1), closing: make(chan struct{}),
		handlers: map[string]func(context.Context, string, []byte) ([]byte, error){}, heeded: map[string]bool{},
		outbox: &outbox{
			limits: config.limits, sender: tag, node: config.Node, topics: prefix + "t.", digests: prefix + "d",
			window: map[topicHash]uint64{}, wake: make(chan struct{}, 1),
		},
	}
	received := make(chan *client.Msg, config.limits.received)
	b.topics = &topics{prefix: b.outbox.topics, received: received, byHash: map[topicHash]*subscribedTopic{}, carriers: map[topicHash]*carrier{}, wake: make(chan struct{}, 1)}
	b.calls = &calls{prefix: prefix + "i." + client.NewInbox()[len(client.InboxPrefix):] + ".", waiting: map[string]openCall{}}
	b.inbox = &inbox{bus: b, received: received, peers: map[processTag]*peer{}, silence: 3 * config.DigestInterval}
	b.pool = newPool(config.limits)
	if err := b.connect(ctx, received); err != nil {
		b.stopNATS()
		return nil, fmt.Errorf("nats: %w", err)
	}
	b.sending.Go(func() { b.outbox.run(b.conn) })
	b.running.Go(func() { b.topics.run(b.conn, b.closing) })
	b.running.Go(b.inbox.run)
	b.running.Go(b.report)
	b.running.Go(b.sendDigests)
	return b, nil
}

// connect starts the server, if it is part of the process, and connects to it.
func (b *Bus) connect(ctx context.Context, received chan *client.Msg) error {
	options, err := b.clientOptions()
	if err != nil {
		return err
	}
	url := b.config.URL
	if url == "" {
		password := b.config.clientPassword()
		if b.server, err = startEmbedded(ctx, b.config, password); err != nil {
			return err
		}
		if password != "" {
			options = append(options, client.Token(password))
		}
		url = "nats://127.0.0.1" // it is not used
		options = append(options, client.InProcessServer(b.server.server))
	}
	if b.conn, err = client.Connect(url, options...); err != nil {
		return connectError(err)
	}
	b.late.Store(!b.conn.IsConnected())
	for _, subject := range []string{b.outbox.digests, b.calls.prefix + "*"} {
		if _, err := b.conn.ChanSubscribe(subject, received); err != nil {
			return err
		}
	}
	if b.conn.IsConnected() {
		return b.conn.FlushTimeout(writeTimeout)
	}
	return nil
}

func (b *Bus) clientOptions() ([]client.Option, error) {
	c := &b.config
	options := []client.Option{
		client.Name("teahouse " + c.Node), client.NoEcho(), client.NoCallbacksAfterClientClose(),
		client.MaxReconnects(-1), client.ReconnectWait(250 * time.Millisecond), client.ReconnectJitter(100*time.Millisecond, 100*time.Millisecond),
		client.ReconnectBufSize(-1), client.FlusherTimeout(writeTimeout), client.ReconnectOnFlusherError(), client.Timeout(writeTimeout),
		client.PingInterval(time.Second), client.MaxPingsOutstanding(2), client.IgnoreAuthErrorAbort(),
		client.ConnectHandler(func(*client.Conn) {
			if b.late.Load() {
				b.missAll("connected")
			}
		}),
		client.ReconnectHandler(func(*client.Conn) { b.missAll("connected again") }),
		client.DisconnectErrHandler(func(_ *client.Conn, err error) {
			c.Log.Warn("nats: the connection is lost", "error", connectError(err))
		}),
		client.ErrorHandler(func(_ *client.Conn, _ *client.Subscription, err error) {
			if errors.Is(err, client.ErrSlowConsumer) {
				b.missAll("too many messages at once")
				return
			}
			c.Log.Warn("nats: an error", "error", connectError(err))
		}),
	}
	if c.URL == "" {
		return options, nil
	}
	options = append(options, client.RetryOnFailedConnect(true))
	if c.User != "" {
		options = append(options, client.UserInfo(c.User, c.Password))
	}
	if c.Credentials != "" {
		options = append(options, client.UserCredentials(c.Credentials))
	}
	files, err := c.TLS.load()
	if files != nil {
		options = append(options, client.Secure(files))
	}
	return options, err
}

// Publish delivers to the subscribers of this process before it returns, and sends to the
// others without waiting.
func (b *Bus) Publish(topic string, m bus.Notification) {
	b.local.Publish(topic, m)
	if !m.Missed {
		b.outbox.publish(topic, m)
	}
}

// Subscribe returns once f will see the next message of this node, and the server of this node
// knows of the subscription. Messages that other nodes publish before they have learned of it
// lead to Missed.
func (b *Bus) Subscribe(topic string, f func(bus.Notification)) (stop func()) {
	stopLocal := b.local.Subscribe(topic, f)
	select {
	case <-b.closing:
		return stopLocal
	default:
	}
	t := b.topics.acquire(topic)
	b.topics.wait(t, b.config.limits.subscribed, b.closing)
	return sync.OnceFunc(func() {
		stopLocal()
		b.topics.release(t)
	})
}

// Connected reports whether the node is connected to NATS, which is always so if the server is
// part of the process.
func (b *Bus) Connected() bool { return b.conn.IsConnected() }

// RouteAddress returns where the server of this process waits for others, with the port that
// it has got; empty if it does not.
func (b *Bus) RouteAddress() string {
	if b.server == nil || b.server.server.ClusterAddr() == nil {
		return ""
	}
	return b.server.server.ClusterAddr().String()
}

// SetPeers replaces the addresses of other nodes, e.g. by those in the database.
// Routes to addresses that are no longer among them end, unless the other node has made them.
func (b *Bus) SetPeers(addresses []string) error {
	if b.server == nil {
		return errors.New("nats: a NATS that runs elsewhere has its own routes")
	}
	if err := b.server.setPeers(b.config, addresses); err != nil {
		return fmt.Errorf("nats: %w", err)
	}
	return nil
}

// Miss has the subscribers of a topic at this node receive Missed.
func (b *Bus) Miss(topic string) { b.local.Publish(topic, bus.Notification{Missed: true}) }

// missAll has all topics receive Missed.
func (b *Bus) missAll(reason string) {
	b.config.Log.Info("nats: messages may have been lost", "reason", reason)
	b.counts.missedAll.Add(1)
	signal(b.missed)
}

// signal wakes a goroutine up; once is enough.
func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// report reports what has happened to all topics and to the nodes.
func (b *Bus) report() {
	for {
		select {
		case <-b.missed:
			for i, name := range b.topics.names() {
				b.local.Publish(name, bus.Notification{Missed: true})
				// Their subscribers all read the store.
				if i%256 == 255 && !b.pause(10*time.Millisecond) {
					return
				}
			}
		case <-b.changed:
			b.mu.Lock()
			callbacks := b.onChange
			b.mu.Unlock()
			for _, f := range callbacks {
				f(b.Nodes())
			}
		case <-b.closing:
			return
		}
	}
}

// pause waits and reports whether the bus is still open.
func (b *Bus) pause(d time.Duration) bool {
	select {
	case <-time.After(d):
		return true
	case <-b.closing:
		return false
	}
}

func (b *Bus) sendDigests() {
	ticker := time.NewTicker(b.config.DigestInterval)
	defer ticker.Stop()
	b.outbox.digest()
	for {
		select {
		case <-ticker.C:
			b.outbox.digest()
		case <-b.closing:
			return
		}
	}
}

// Close sends what was published, reports to the other nodes that this one leaves, and ends
// everything. It waits up to five seconds for handlers of requests.
func (b *Bus) Close() error {
	b.once.Do(func() {
		close(b.closing)
		_ = b.local.Close()
		// The others know that requests have no handler any more before they know that the node has left.
		b.mu.Lock()
		for _, s := range b.handling {
			_ = s.Unsubscribe()
		}
		b.mu.Unlock()
		if b.conn.IsConnected() {
			_ = b.conn.FlushTimeout(writeTimeout)
		}
		if !b.pool.close(5 * time.Second) {
			b.closeErr = errors.New("nats: a request is still being handled")
		}
		b.outbox.leave()
		b.sending.Wait()
		if b.conn.IsConnected() {
			_ = b.conn.FlushTimeout(writeTimeout)
		}
		b.stopNATS()
		b.calls.fail(ErrClosed)
		b.running.Wait()
	})
	return b.closeErr
}

// stopNATS ends the connection and the server.
func (b *Bus) stopNATS() {
	if b.conn != nil {
		b.conn.Close()
	}
	if b.server != nil {
		b.server.server.Shutdown()
		b.server.server.WaitForShutdown()
	}
}
