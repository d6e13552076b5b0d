package guard

import (
	"net/http"
	"strings"
)

// policy is what pages of the service may load: what comes from it, and nothing that
// stands in the page itself.
var policy = strings.Join([]string{
	"default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
}, "; ")

// headers are sent with every answer.
var headers = [][2]string{
	{"Content-Security-Policy", policy},
	{"X-Content-Type-Options", "nosniff"},
	{"X-Frame-Options", "DENY"}, // for browsers that do not know frame-ancestors
	{"Referrer-Policy", "no-referrer"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
	{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
}

// setHeaders sets what every answer has.
func (g *Guard) setHeaders(h http.Header) {
	for _, field := range headers {
		h.Set(field[0], field[1])
	}
	if g.Secure {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
}
