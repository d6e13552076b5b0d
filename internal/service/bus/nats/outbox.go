package nats

import (
	"sync"

	client "github.com/nats-io/nats.go"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// outgoing is a message that waits to be sent.
type outgoing struct {
	subject, reply string
	data           []byte
	failed         func(error) // nil: the digest reports the loss
}

// outbox sends messages in order. Publishing does not wait for NATS: what does not fit is lost, and
// named in the digest.
type outbox struct {
	limits  limits
	sender  processTag
	node    string
	topics  string // the beginning of the subjects of topics
	digests string // the subject of digests

	mu      sync.Mutex
	queue   []outgoing
	bytes   int
	window  map[topicHash]uint64 // the last publication on each topic since the last digest
	all     bool                 // there were more
	number  uint64
	counter uint64 // of digests
	named   bool   // a digest has named a publication
	closed  bool
	wake    chan struct{}
}

// publish queues a notification for the other nodes.
func (o *outbox) publish(topic string, m bus.Notification) {
	h, carrier := hashOf(topic), hashOf(bus.CarrierOf(topic))
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closed {
		return
	}
	o.number++
	p := publication{sender: o.sender, number: o.number, before: o.window[h], seq: m.Seq, data: m.Data}
	if h != carrier {
		p.topic = h
	}
	switch {
	case p.before == 0 && len(o.window) >= o.limits.window:
		o.all = true
	default:
		o.window[h] = o.number
	}
	if len(m.Data) > maxNotification {
		return
	}
	o.put(outgoing{subject: carrier.appendTo(o.topics), data: p.encode()})
	if len(o.window) == digestPart {
		o.putDigest(false)
	}
}

// digestPart is how many topics a digest names at most.
const digestPart = 4096

// send queues another message and reports whether it fit.
func (o *outbox) send(m outgoing) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return !o.closed && o.put(m)
}

func (o *outbox) put(m outgoing) bool {
	if o.bytes+len(m.data) > o.limits.sentBytes {
		return false
	}
	o.bytes += len(m.data)
	o.queue = append(o.queue, m)
	select {
	case o.wake <- struct{}{}:
	default:
	}
	return true
}

// digest queues the digest of what was published since the last one.
func (o *outbox) digest() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.closed {
		o.putDigest(false)
	}
}

// putDigest queues it in several parts if need be. If it does not fit, the next one has it all.
func (o *outbox) putDigest(leaving bool) {
	d := digest{sender: o.sender, node: o.node, all: o.all}
	if !o.all {
		d.topics = make([]digestEntry, 0, min(len(o.window), digestPart))
		for h, last := range o.window {
			if len(d.topics) == digestPart {
				if !o.putPart(d) {
					return
				}
				d.topics = d.topics[:0]
			}
			d.topics = append(d.topics, digestEntry{h, last})
		}
	}
	d.leaving = leaving
	if o.putPart(d) {
		clear(o.window)
		o.all = false
	}
}

func (o *outbox) putPart(d digest) bool {
	d.counter, d.first = o.counter+1, !o.named
	if !o.put(outgoing{subject: o.digests, data: d.encode()}) {
		return false
	}
	o.counter++
	o.named = o.named || d.all || len(d.topics) > 0
	return true
}

// leave queues the last digest.
func (o *outbox) leave() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.putDigest(true)
	o.closed = true
	close(o.wake)
}

// run sends until leave, and then what is left.
func (o *outbox) run(c *client.Conn) {
	var batch []outgoing
	for range o.wake {
		o.mu.Lock()
		batch, o.queue, o.bytes = o.queue, batch[:0], 0
		o.mu.Unlock()
		for i, m := range batch {
			batch[i] = outgoing{}
			var err error
			if m.reply == "" {
				err = c.Publish(m.subject, m.data)
			} else {
				err = c.PublishRequest(m.subject, m.reply, m.data)
			}
			if err != nil && m.failed != nil {
				m.failed(err)
			}
		}
		if cap(batch) > 4096 {
			batch = nil
		}
	}
}
