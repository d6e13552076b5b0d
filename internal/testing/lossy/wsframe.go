package lossy

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
)

// Opcodes (RFC 6455, 5.2).
const (
	opContinuation = 0x0
	opControl      = 0x8 // this bit marks a control frame
)

// maxMessage is the longest message that passes, in bytes.
const maxMessage = 4 << 20

var errTooLong = errors.New("the message is too long for the proxy")

// wsFrame is a WebSocket frame with an unmasked payload.
type wsFrame struct {
	fin     bool
	opcode  byte
	payload []byte
}

func (f wsFrame) control() bool { return f.opcode&opControl != 0 }

// readFrame reads one frame and unmasks it.
func readFrame(r *bufio.Reader) (wsFrame, error) {
	var head [8]byte
	if _, err := io.ReadFull(r, head[:2]); err != nil {
		return wsFrame{}, err
	}
	f := wsFrame{fin: head[0]&0x80 != 0, opcode: head[0] & 0x0f}
	masked := head[1]&0x80 != 0
	length := uint64(head[1] & 0x7f)
	switch length {
	case 126:
		if _, err := io.ReadFull(r, head[:2]); err != nil {
			return wsFrame{}, err
		}
		length = uint64(binary.BigEndian.Uint16(head[:2]))
	case 127:
		if _, err := io.ReadFull(r, head[:8]); err != nil {
			return wsFrame{}, err
		}
		length = binary.BigEndian.Uint64(head[:8])
	}
	if length > maxMessage {
		return wsFrame{}, errTooLong
	}
	var key [4]byte
	if masked {
		if _, err := io.ReadFull(r, key[:]); err != nil {
			return wsFrame{}, err
		}
	}
	f.payload = make([]byte, length)
	if _, err := io.ReadFull(r, f.payload); err != nil {
		return wsFrame{}, err
	}
	if masked {
		mask(f.payload, key)
	}
	return f, nil
}

// appendFrame writes a frame, masked if it goes to a server.
func appendFrame(dst []byte, f wsFrame, d TrafficDirection, key [4]byte) []byte {
	first := f.opcode
	if f.fin {
		first |= 0x80
	}
	var masked byte
	if d == ToServer {
		masked = 0x80
	}
	switch n := len(f.payload); {
	case n < 126:
		dst = append(dst, first, masked|byte(n))
	case n < 1<<16:
		dst = binary.BigEndian.AppendUint16(append(dst, first, masked|126), uint16(n))
	default:
		dst = binary.BigEndian.AppendUint64(append(dst, first, masked|127), uint64(n))
	}
	if d == ToServer {
		dst = append(dst, key[:]...)
	}
	begin := len(dst)
	dst = append(dst, f.payload...)
	if d == ToServer {
		mask(dst[begin:], key)
	}
	return dst
}

// mask masks and unmasks.
func mask(payload []byte, key [4]byte) {
	for i := range payload {
		payload[i] ^= key[i%4]
	}
}
