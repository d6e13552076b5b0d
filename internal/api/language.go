package api

import "github.com/teahouse-games/teahouse/internal/words"

// speak sets the language of the answer: the one that is asked for, or else the one that
// was chosen on the site, or that the field Accept-Language prefers.
func (c *call) speak(asked string) string {
	if c.said = asked; asked == "" {
		c.w.Header().Add("Vary", "Accept-Language, Cookie")
		c.said = words.Of(c.r)
	}
	return c.said
}
