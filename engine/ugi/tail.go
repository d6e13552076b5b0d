package ugi

import (
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
)

// tailWriter is a writer that keeps the end of what is written.
type tailWriter struct {
	mu   sync.Mutex
	text []byte
}

func (t *tailWriter) Write(b []byte) (int, error) {
	const maxBytes = 4096
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, b[max(0, len(b)-maxBytes):]...)
	t.text = t.text[max(0, len(t.text)-maxBytes):]
	return len(b), nil
}

// lastLine is the last line, quoted.
func (t *tailWriter) lastLine() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	if last := lines[len(lines)-1]; last != "" {
		return game.Quote(last)
	}
	return ""
}
