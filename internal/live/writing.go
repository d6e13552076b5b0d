package live

import (
	"context"
	"errors"
	"os"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/protocol"
)

// startWriting sees to it that what waits is written. mu is locked.
func (k *socket) startWriting() {
	if k.full {
		k.finish(byeSlow)
	}
	if !k.writing && !k.over {
		k.writing = true
		k.server.running.Go(k.write)
	}
}

// write writes until there is nothing more to write.
func (k *socket) write() {
	for {
		why, idle := k.parting()
		switch {
		case idle:
			return
		case why != nil:
			k.part(why)
			return
		}
		batch, err := k.next(k.server.ctx)
		k.room.Signal()
		if err != nil {
			k.server.Log.Error("a match could not be read", "match", k.match, "error", err)
			k.end(byeStorage)
		}
		for _, data := range batch {
			if k.hurried() {
				break
			}
			if err := k.send(data); err != nil {
				if errors.Is(err, os.ErrDeadlineExceeded) {
					k.end(byeSlow)
				} else {
					k.lost()
				}
				k.stop()
				return
			}
		}
	}
}

// parting tells the writer whether the end has come, or there is nothing to write.
func (k *socket) parting() (why *farewell, idle bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.last != nil && (k.last.rude || !k.working && !k.waiting()):
		return k.last, false
	case !k.over && k.waiting():
		return nil, false
	}
	k.writing = false
	return nil, true
}

// hurried reports whether nothing is to be sent any more but a farewell.
func (k *socket) hurried() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.over || k.last != nil && k.last.rude
}

// stop ends the connection; the writer has stopped.
func (k *socket) stop() {
	k.cut()
	k.mu.Lock()
	k.writing, k.over = false, true
	k.mu.Unlock()
}

// lost notes that the client or the network has ended the connection.
func (k *socket) lost() {
	k.mu.Lock()
	k.gone = true
	k.mu.Unlock()
	k.cut()
}

// send writes one message. Without a context, which the library would watch in a
// goroutine of its own.
func (k *socket) send(data []byte) error {
	return k.wire.deadline.during(func() error {
		return k.conn.Write(context.Background(), websocket.MessageText, data)
	})
}

// part says why, and ends the connection.
func (k *socket) part(why *farewell) {
	deadline := k.wire.deadline.endBy(time.Now().Add(k.server.pace.bye))
	_ = k.wire.SetReadDeadline(deadline)
	if k.conn.Write(context.Background(), websocket.MessageText, protocol.Append(nil, why.in(k.tongue))) == nil {
		_ = k.conn.Close(why.status, why.Code)
	}
	k.stop()
}
