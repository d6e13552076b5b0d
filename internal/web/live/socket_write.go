package live

import (
	"context"
	"errors"
	"os"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// startWriting sees to it that what waits is written. mu is locked.
func (k *socket) startWriting() {
	if k.full {
		k.setCloseReason(closeSlowReader)
	}
	if !k.writing && !k.ended {
		k.writing = true
		k.server.workers.Go(k.write)
	}
}

// write writes until there is nothing more to write.
func (k *socket) write() {
	for {
		why, idle := k.shouldClose()
		switch {
		case idle:
			return
		case why != nil:
			k.sendCloseReason(why)
			return
		}
		batch, err := k.next(k.server.ctx)
		k.room.Signal()
		if err != nil {
			k.server.Log.Error("a match could not be read", "match", k.match, "error", err)
			k.endWith(closeStorage)
		}
		for i, data := range batch {
			if k.closingNow() {
				break
			}
			k.wire.hold(i+1 < len(batch))
			if err := k.send(data); err != nil {
				if errors.Is(err, os.ErrDeadlineExceeded) {
					k.endWith(closeSlowReader)
				} else {
					k.lost()
				}
				k.stop()
				return
			}
		}
	}
}

// shouldClose reports whether the socket is to end, or has nothing to write.
func (k *socket) shouldClose() (why *closeReason, idle bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.closeReason != nil && (k.closeReason.immediate || !k.working && !k.waiting()):
		return k.closeReason, false
	case !k.ended && k.waiting():
		return nil, false
	}
	k.writing = false
	return nil, true
}

// closingNow reports whether nothing is to be sent any more but a farewell.
func (k *socket) closingNow() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.ended || k.closeReason != nil && k.closeReason.immediate
}

// stop ends the connection; the writer has stopped.
func (k *socket) stop() {
	k.closeNow()
	k.mu.Lock()
	k.writing, k.ended = false, true
	k.mu.Unlock()
}

// lost notes that the client or the network has ended the connection.
func (k *socket) lost() {
	k.mu.Lock()
	k.gone = true
	k.mu.Unlock()
	k.closeNow()
}

// send writes one message. Without a context, which the library would watch in a
// goroutine of its own.
func (k *socket) send(data []byte) error {
	return k.wire.deadline.during(func() error {
		return k.conn.Write(context.Background(), websocket.MessageText, data)
	})
}

// sendCloseReason sends the reason and ends the connection.
func (k *socket) sendCloseReason(why *closeReason) {
	deadline := k.wire.deadline.endBy(time.Now().Add(k.server.pace.bye))
	_ = k.wire.SetReadDeadline(deadline)
	k.wire.hold(false)
	if k.conn.Write(context.Background(), websocket.MessageText, protocol.Append(nil, why.translated(k.language))) == nil {
		_ = k.conn.Close(why.status, why.Code)
	}
	k.stop()
}
