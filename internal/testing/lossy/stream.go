package lossy

import (
	"bufio"
	"encoding/binary"
	"errors"
	"net"
	"sync"
	"time"
)

// TrafficDirection is where messages go.
type TrafficDirection int

// The directions.
const (
	ToServer TrafficDirection = iota
	ToClient
)

// errCut ends a stream that the proxy has cut.
var errCut = errors.New("cut")

// stream carries the messages of a connection in one direction.
type stream struct {
	direction TrafficDirection
	faults    Faults
	count     *counters
	dice      faultDice
	from      *bufio.Reader

	mu   sync.Mutex // guards the following fields: a timer sends a message that is held
	to   net.Conn
	held []byte // a message that waits for the next one
	wait *time.Timer
}

// run carries messages until the connection ends.
func (s *stream) run() error {
	defer s.release()
	var message wsFrame
	for {
		f, err := readFrame(s.from)
		if err != nil {
			return err
		}
		if f.control() {
			err = s.write(s.frames(f, 1))
		} else {
			if f.opcode != opContinuation {
				message = wsFrame{fin: true, opcode: f.opcode}
			}
			if len(message.payload)+len(f.payload) > maxMessage {
				return errTooLong
			}
			message.payload = append(message.payload, f.payload...)
			if f.fin {
				err = s.applyFaults(message)
			}
		}
		if err != nil {
			return err
		}
	}
}

// applyFaults applies random faults to a message.
func (s *stream) applyFaults(message wsFrame) error {
	s.count.messages.Add(1)
	if s.dice.roll(s.faults.Drop, &s.count.dropped) {
		return nil
	}
	if s.dice.roll(s.faults.Delay, &s.count.delayed) {
		time.Sleep(s.dice.upTo(s.faults.MaxDelay))
	}
	pieces := 1
	if len(message.payload) > 1 && s.dice.roll(s.faults.Fragment, &s.count.fragmented) {
		pieces = 2 + s.dice.IntN(3)
	}
	data := s.frames(message, pieces)
	if s.dice.roll(s.faults.Duplicate, &s.count.duplicated) {
		data = append(data, s.frames(message, 1)...)
	}
	if s.dice.roll(s.faults.Cut, &s.count.cut) {
		_ = s.write(data[:s.dice.IntN(len(data))])
		return errCut
	}
	if s.holdBack(data) {
		return nil
	}
	if s.dice.roll(s.faults.Split, &s.count.split) {
		at := s.dice.IntN(len(data))
		if err := s.write(data[:at]); err != nil {
			return err
		}
		time.Sleep(s.dice.upTo(s.faults.MaxDelay / 4))
		data = data[at:]
	}
	if err := s.write(data); err != nil {
		return err
	}
	s.release()
	return nil
}

// holdBack may hold a message back, if none is held.
func (s *stream) holdBack(data []byte) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held != nil || !s.dice.roll(s.faults.Reorder, &s.count.reordered) {
		return false
	}
	s.held = data
	s.wait = time.AfterFunc(s.faults.MaxDelay, s.release)
	return true
}

// release sends the message that is held.
func (s *stream) release() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held == nil {
		return
	}
	s.wait.Stop()
	_, _ = s.to.Write(s.held) // the stream's own next write finds out
	s.held = nil
}

func (s *stream) write(data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err := s.to.Write(data)
	return err
}

// frames writes a message in this many frames.
func (s *stream) frames(message wsFrame, pieces int) (data []byte) {
	payload := message.payload
	for i := range pieces {
		f := wsFrame{fin: i == pieces-1, opcode: message.opcode, payload: payload}
		if i > 0 {
			f.opcode = opContinuation
		}
		if !f.fin {
			at := s.dice.IntN(len(payload) + 1)
			f.payload, payload = payload[:at], payload[at:]
		}
		var key [4]byte
		binary.LittleEndian.PutUint32(key[:], s.dice.Uint32())
		data = appendFrame(data, f, s.direction, key)
	}
	return data
}
