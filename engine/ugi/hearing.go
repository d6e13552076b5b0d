package ugi

import (
	"context"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// What a program may say for one answer, and how much of it may make no sense: some
// greet with a picture.
const (
	mostLines  = 200_000
	mostNoises = 500
)

// await waits for a line that begins with this word. Others go to hear, which reports
// whether it understands them.
func (c *Client) await(ctx context.Context, word string, hear func(words []string) (bool, error)) error {
	late := newPatience(c.settings.Answer)
	defer late.Stop()
	c.noises = 0
	for count := 0; ; {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-late.C:
			if !late.out() {
				continue
			}
			return c.breakOff(&EngineError{Fault: Silent, Detail: fmt.Sprintf("no %s in %v", word, c.settings.Answer)})
		case said, ok := <-c.process.said:
			words, err := c.understand(said, ok, &count)
			if err != nil {
				return c.breakOff(err)
			}
			if len(words) == 0 {
				continue
			}
			if words[0] == word {
				return nil
			}
			understood, err := hear(words)
			if err != nil {
				return c.breakOff(err)
			}
			if !understood {
				if err := c.noise(said.text); err != nil {
					return c.breakOff(err)
				}
			}
		}
	}
}

// understand splits a line into words; count is that of the lines for one answer.
func (c *Client) understand(said input, ok bool, count *int) ([]string, error) {
	if *count++; *count > mostLines {
		return nil, &EngineError{Fault: Flooding, Detail: fmt.Sprintf("more than %d lines for one answer", mostLines)}
	}
	if !ok {
		return nil, &EngineError{Fault: Crashed, Detail: c.process.fate()}
	}
	if said.err != nil {
		return nil, &EngineError{Fault: Garbled, Err: said.err}
	}
	return strings.Fields(said.text), nil
}

// noise counts a line that makes no sense.
func (c *Client) noise(text string) error {
	if c.noises++; c.noises > mostNoises {
		return &EngineError{Fault: Garbled, Detail: fmt.Sprintf("the %dth such line is %s", c.noises, game.Quote(text))}
	}
	return nil
}
