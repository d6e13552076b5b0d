package account

import (
	"errors"
	"net/mail"
	"strings"
)

// ErrAddress is the error of a text that is no e-mail address.
var ErrAddress = errors.New("it is not an e-mail address")

// maxAddress is the longest address in bytes, as SMTP has it.
const maxAddress = 254

// parseAddress returns an e-mail address as it is stored, and its key, the same for all ways to write it. The error is ErrAddress.
// Only letters of ASCII are accepted: many servers cannot deliver others.
func parseAddress(text string) (address, key string, err error) {
	text = strings.TrimSpace(text)
	parsed, err := mail.ParseAddress(text)
	if err != nil || parsed.Name != "" || parsed.Address != text || len(text) > maxAddress {
		return "", "", ErrAddress
	}
	at := strings.LastIndexByte(text, '@')
	domain := text[at+1:]
	if !strings.Contains(domain, ".") || strings.HasPrefix(domain, "[") || strings.ContainsFunc(text, isNoASCII) {
		return "", "", ErrAddress
	}
	return text, strings.ToLower(text), nil
}

func isNoASCII(c rune) bool { return c <= ' ' || c > '~' }
