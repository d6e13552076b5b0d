package ugi

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
)

// Bounds of the lines of one answer. Some lines may be unknown, because some engines print a
// banner.
const (
	maxLines        = 200_000
	maxUnknownLines = 500
)

// waitFor waits for a line that begins with this word. It passes other lines to handle, which
// reports whether it knows them.
func (c *Client) waitFor(ctx context.Context, word string, handle func(words []string) (bool, error)) error {
	timeout := newCountdown(c.settings.ResponseTimeout)
	defer timeout.Stop()
	c.unknownLines = 0
	for count := 0; ; {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-timeout.C:
			if !timeout.expired() {
				continue
			}
			return c.fail(&EngineError{Kind: Unresponsive, Detail: fmt.Sprintf("no %s in %v", word, c.settings.ResponseTimeout)})
		case line, ok := <-c.process.lines:
			words, err := c.parseLine(line, ok, &count)
			if err != nil {
				return c.fail(err)
			}
			if len(words) == 0 {
				continue
			}
			if words[0] == word {
				return nil
			}
			known, err := handle(words)
			if err != nil {
				return c.fail(err)
			}
			if !known {
				if err := c.countUnknown(line.text); err != nil {
					return c.fail(err)
				}
			}
		}
	}
}

// parseLine splits a line into words; count is the number of lines of this answer.
func (c *Client) parseLine(line inputLine, ok bool, count *int) ([]string, error) {
	if *count++; *count > maxLines {
		return nil, &EngineError{Kind: Flooding, Detail: fmt.Sprintf("more than %d lines for one answer", maxLines)}
	}
	if !ok {
		return nil, &EngineError{Kind: Crashed, Detail: c.process.exitText()}
	}
	if line.err != nil {
		return nil, &EngineError{Kind: Malformed, Err: line.err}
	}
	return strings.Fields(line.text), nil
}

// countUnknown counts a line that is not understood.
func (c *Client) countUnknown(text string) error {
	if c.unknownLines++; c.unknownLines > maxUnknownLines {
		return &EngineError{Kind: Malformed, Detail: fmt.Sprintf("the %dth such line is %s", c.unknownLines, wording.QuoteShort(text))}
	}
	return nil
}

// countdown is a timeout that is counted in ticks, so that time during which the machine or
// this process is suspended counts as one tick only: the other program may have been suspended
// as well.
type countdown struct {
	*time.Ticker
	ticksLeft int
}

const countdownTicks = 20

func newCountdown(d time.Duration) *countdown {
	return &countdown{time.NewTicker(max(time.Millisecond, d/countdownTicks)), countdownTicks}
}

// expired counts a tick and reports whether it was the last one.
func (p *countdown) expired() bool {
	p.ticksLeft--
	return p.ticksLeft <= 0
}

// restart begins again with another time.
func (p *countdown) restart(d time.Duration) {
	p.Reset(max(time.Millisecond, d/countdownTicks))
	p.ticksLeft = countdownTicks
}
