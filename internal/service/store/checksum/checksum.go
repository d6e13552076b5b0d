package checksum

import (
	"crypto/sha256"
	"encoding/binary"
)

// Sum is that of the events of a match up to one of them. Each is made of the one
// before, so that it changes with any earlier event, with their order and with the match
// that they belong to.
type Sum [16]byte

// First returns the one before the first event of a match.
func First(match string) Sum {
	sum := sha256.Sum256([]byte(match))
	return Sum(sum[:16])
}

// Add returns the one after the event numbered seq, which is in JSON.
func (c Sum) Add(seq int64, event string) Sum {
	text := make([]byte, 0, 512)
	text = append(text, c[:]...)
	text = binary.BigEndian.AppendUint64(text, uint64(seq))
	text = append(text, event...)
	sum := sha256.Sum256(text)
	return Sum(sum[:16])
}
