package live

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/protocol"
)

// spare has the memory of messages that were read. An idle socket has none.
var spare = sync.Pool{New: func() any { return new([protocol.MaxRequest]byte) }}

// read is the goroutine of the socket; it does nothing that needs much of a stack.
func (k *socket) read() {
	k.forget(k.readAll())
}

// readAll reads until nothing more can be read, and returns why.
func (k *socket) readAll() error {
	for {
		// There is no deadline: pings tell who is gone, and their reader is here.
		kind, r, err := k.conn.Reader(context.Background())
		if err != nil {
			return err
		}
		request, err := take(r)
		switch {
		case err == nil && kind != websocket.MessageText:
			k.end(byeText)
		case errors.Is(err, errTooLong):
			k.end(byeTooLong)
		case err != nil:
			return err
		}
		// What is left must be read, or the farewell would be lost with the connection.
		if _, err := io.Copy(io.Discard, r); err != nil {
			return err
		}
		k.accept(request)
	}
}

// pinged has a client that pings pay for it as for other messages, and reports whether it
// is still to be answered.
func (k *socket) pinged() bool {
	k.pay(Asked)
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.last == nil && !k.over
}

var errTooLong = errors.New("the message is too long")

// take reads a message of at most MaxRequest bytes.
func take(r io.Reader) (request, error) {
	data := spare.Get().(*[protocol.MaxRequest]byte)
	n, err := io.ReadFull(r, data[:])
	if err == nil {
		var more [1]byte
		n, err := r.Read(more[:])
		for n == 0 && err == nil {
			n, err = r.Read(more[:])
		}
		if n > 0 {
			spare.Put(data)
			return request{}, errTooLong
		}
	} else if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		spare.Put(data)
		return request{}, err
	}
	return request{data: data, n: n, at: time.Now()}, nil
}

// accept hands a request on, once there are few enough that are not answered. After a
// farewell nothing is accepted any more.
func (k *socket) accept(r request) {
	if r.data == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	// Who sends faster than it reads waits, rather than being cut off for the answers.
	for (len(k.pending) >= protocol.MaxInFlight || len(k.queue) > protocol.MaxWaiting/2) && k.last == nil && !k.over {
		k.holding, k.held = true, true
		k.room.Wait()
	}
	k.holding = false
	if k.last != nil || k.over {
		spare.Put(r.data)
		return
	}
	k.pending = append(k.pending, r)
	if !k.working {
		k.working = true
		k.server.running.Go(k.work)
	}
}
