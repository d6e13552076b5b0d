package live

import (
	"bytes"
	"net"
	"testing"
	"time"
)

// writesConn keeps what each call of Write got.
type writesConn struct {
	net.Conn
	writes [][]byte
}

func (c *writesConn) SetWriteDeadline(time.Time) error { return nil }

func (c *writesConn) Write(p []byte) (int, error) {
	c.writes = append(c.writes, bytes.Clone(p))
	return len(p), nil
}

// What is held back is written with the first write that is not, in order, and is bounded.
func TestHeldMessagesAreWrittenTogether(t *testing.T) {
	inner := &writesConn{}
	c := newTimedConn(inner, time.Second)
	write := func(hold bool, text string) {
		c.hold(hold)
		if n, err := c.Write([]byte(text)); n != len(text) || err != nil {
			t.Fatalf("wrote %d of %d bytes: %v", n, len(text), err)
		}
	}
	long := string(bytes.Repeat([]byte{'x'}, maxHeld))
	write(false, "a")
	write(true, "b")
	write(true, "c")
	write(false, "d")
	write(true, "e")
	write(true, long)
	write(true, "f")
	write(false, "g")
	want := []string{"a", "bcd", "e" + long, "fg"}
	if len(inner.writes) != len(want) {
		t.Fatalf("%d writes, want %d", len(inner.writes), len(want))
	}
	for i, w := range inner.writes {
		if string(w) != want[i] {
			t.Errorf("write %d has %d bytes, want %d", i, len(w), len(want[i]))
		}
	}
}
