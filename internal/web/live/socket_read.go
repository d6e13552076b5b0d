package live

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// bufferPool has the memory of messages that were read. An idle socket has none.
var bufferPool = sync.Pool{New: func() any { return new([protocol.MaxRequest]byte) }}

// read is the goroutine of the socket; it does nothing that needs much of a stack.
func (k *socket) read() {
	k.readerEnded(k.readAll())
}

// readAll reads until nothing more can be read, and returns why.
func (k *socket) readAll() error {
	for {
		// There is no deadline: pings detect a client that is gone, and this is their
		// reader.
		kind, r, err := k.conn.Reader(context.Background())
		if err != nil {
			return err
		}
		request, err := readMessage(r)
		switch {
		case err == nil && kind != websocket.MessageText:
			k.endWith(closeNotText)
		case errors.Is(err, errTooLong):
			k.endWith(closeTooLong)
		case err != nil:
			return err
		}
		// What is left must be read, or the farewell would be lost with the connection.
		if _, err := io.Copy(io.Discard, r); err != nil {
			return err
		}
		k.queueMessage(request)
	}
}

// answerPing has a client that pings pay for it as for other messages, and reports whether it
// is still to be answered.
func (k *socket) answerPing() bool {
	k.chargeMessage(CostQuery)
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.closeReason == nil && !k.ended
}

var errTooLong = errors.New("the message is too long")

// readMessage reads a message of at most MaxRequest bytes.
func readMessage(r io.Reader) (clientMessage, error) {
	data := bufferPool.Get().(*[protocol.MaxRequest]byte)
	n, err := io.ReadFull(r, data[:])
	if err == nil {
		var more [1]byte
		n, err := r.Read(more[:])
		for n == 0 && err == nil {
			n, err = r.Read(more[:])
		}
		if n > 0 {
			bufferPool.Put(data)
			return clientMessage{}, errTooLong
		}
	} else if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		bufferPool.Put(data)
		return clientMessage{}, err
	}
	return clientMessage{data: data, n: n, at: time.Now()}, nil
}

// queueMessage hands a request on, once there are few enough that are not answered. After a
// farewell nothing is accepted any more.
func (k *socket) queueMessage(r clientMessage) {
	if r.data == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	// A client that sends faster than it reads waits, rather than being cut off for the
	// answers.
	for (len(k.requests) >= protocol.MaxInFlight || len(k.queue) > protocol.MaxQueued/2) && k.closeReason == nil && !k.ended {
		k.readPaused, k.wasPaused = true, true
		k.room.Wait()
	}
	k.readPaused = false
	if k.closeReason != nil || k.ended {
		bufferPool.Put(r.data)
		return
	}
	k.requests = append(k.requests, r)
	if !k.working {
		k.working = true
		k.server.workers.Go(k.work)
	}
}
