package api

import "github.com/teahouse-games/teahouse/internal/words"

// speak sets the language of the answer: the one that is asked for, or else the one that
// the field Accept-Language prefers.
func (c *call) speak(asked string) string {
	if c.said = asked; asked == "" {
		c.w.Header().Add("Vary", "Accept-Language")
		c.said = words.Negotiate(c.r.Header.Get("Accept-Language"))
	}
	return c.said
}
