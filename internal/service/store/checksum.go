package store

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
)

// Checksum is that of the events of a match up to one of them. Each is made of the one
// before, so that it changes with any earlier event, with their order and with the match
// that they belong to. All stores use it, so that a match has the same one in each.
type Checksum [16]byte

// FirstChecksum returns the one before the first event of a match.
func FirstChecksum(match string) Checksum {
	sum := sha256.Sum256([]byte(match))
	return Checksum(sum[:16])
}

// Add returns the checksum after the event numbered seq, as it is stored.
func (c Checksum) Add(seq int64, event string) Checksum {
	text := make([]byte, 0, 512)
	text = append(text, c[:]...)
	text = binary.BigEndian.AppendUint64(text, uint64(seq))
	text = append(text, event...)
	sum := sha256.Sum256(text)
	return Checksum(sum[:16])
}

// EncodeEvents checks an entry and returns its events in JSON, as they are stored.
func (e *LogEntry) EncodeEvents() ([]string, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	texts := make([]string, len(e.Events))
	for i, event := range e.Events {
		text, err := json.Marshal(event)
		if err != nil {
			return nil, fmt.Errorf("%w: event %d: %w", ErrInvalid, event.Seq, err)
		}
		if len(text) > MaxEventSize {
			return nil, fmt.Errorf("%w: event %d has %d bytes, at most %d can be kept", ErrInvalid, event.Seq, len(text), MaxEventSize)
		}
		texts[i] = string(text)
	}
	return texts, nil
}
