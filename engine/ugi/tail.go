package ugi

import (
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
)

// tail is a writer that keeps the end of what is written.
type tail struct {
	mu   sync.Mutex
	text []byte
}

func (t *tail) Write(b []byte) (int, error) {
	const most = 4096
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, b[max(0, len(b)-most):]...)
	t.text = t.text[max(0, len(t.text)-most):]
	return len(b), nil
}

// last is the last line, quoted.
func (t *tail) last() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	if last := lines[len(lines)-1]; last != "" {
		return game.Quote(last)
	}
	return ""
}
