package api

import "github.com/teahouse-games/teahouse/internal/words"

// setLanguage sets the language of the answer: the one that is asked for, or else the one that
// was chosen on the site, or that the field Accept-Language prefers.
func (c *requestContext) setLanguage(asked string) string {
	if c.language = asked; asked == "" {
		c.w.Header().Add("Vary", "Accept-Language, Cookie")
		c.language = words.LanguageOf(c.r)
	}
	return c.language
}
