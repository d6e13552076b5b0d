package room

import "github.com/teahouse-games/teahouse/internal/store"

// remembered is how many answers a room remembers without asking the store.
const remembered = 16

// recent is the answers to the last commands; the oldest makes room for the next.
type recent struct {
	answered []answered
	next     int
}

type answered struct {
	key    store.CommandKey
	answer store.Answer
}

func (c *recent) find(key *store.CommandKey) (store.Answer, bool) {
	if key == nil {
		return store.Answer{}, false
	}
	for i := range c.answered {
		if c.answered[i].key == *key {
			return c.answered[i].answer, true
		}
	}
	return store.Answer{}, false
}

func (c *recent) put(key *store.CommandKey, a store.Answer) {
	switch {
	case key == nil:
	case len(c.answered) < remembered:
		c.answered = append(c.answered, answered{*key, a})
	default:
		c.answered[c.next] = answered{*key, a}
		c.next = (c.next + 1) % remembered
	}
}

// clear forgets them; the store has them all.
func (c *recent) clear() { *c = recent{} }
