package room

import "github.com/teahouse-games/teahouse/internal/service/store"

// answerCacheSize is how many answers a room remembers without asking the store.
const answerCacheSize = 16

// answerCache is the answers to the last commands; the oldest makes room for the next.
type answerCache struct {
	answered []cachedAnswer
	next     int
}

type cachedAnswer struct {
	key    store.CommandKey
	answer store.CommandAnswer
}

func (c *answerCache) get(key *store.CommandKey) (store.CommandAnswer, bool) {
	if key == nil {
		return store.CommandAnswer{}, false
	}
	for i := range c.answered {
		if c.answered[i].key == *key {
			return c.answered[i].answer, true
		}
	}
	return store.CommandAnswer{}, false
}

func (c *answerCache) put(key *store.CommandKey, a store.CommandAnswer) {
	switch {
	case key == nil:
	case len(c.answered) < answerCacheSize:
		c.answered = append(c.answered, cachedAnswer{*key, a})
	default:
		c.answered[c.next] = cachedAnswer{*key, a}
		c.next = (c.next + 1) % answerCacheSize
	}
}

// clear forgets them; the store has them all.
func (c *answerCache) clear() { *c = answerCache{} }
