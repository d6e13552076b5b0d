package guard

import (
	"net/http"
	"strings"
)

// policyFor returns the content security policy of our pages: they load from the service
// only, and no inline script. The rules are WebAssembly, which has a permission of its
// own.
func policyFor(framers string) string {
	return strings.Join([]string{
		"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'", "manifest-src 'self'",
		// A text becomes a script or a part of a page only through the policies of our own scripts.
		"require-trusted-types-for 'script'", "trusted-types svelte-trusted-html teahouse teahouse-page",
		"object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors " + framers,
	}, "; ")
}

// headers are sent with every answer.
var headers = [][2]string{
	{"Content-Security-Policy", policyFor("'none'")},
	{"X-Content-Type-Options", "nosniff"},
	{"X-Frame-Options", "DENY"}, // for browsers that do not know frame-ancestors
	{"Referrer-Policy", "no-referrer"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
	{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
}

// framePolicy is for what pages of other sites may show in a frame.
var framePolicy = policyFor("*")

// setHeaders sets the headers of every answer, and lets other sites show what is meant
// for them.
func (g *Guard) setHeaders(h http.Header, path string) {
	for _, field := range headers {
		h.Set(field[0], field[1])
	}
	framed, picture := allowedForOtherSites(path)
	if framed {
		h.Set("Content-Security-Policy", framePolicy)
		h.Del("X-Frame-Options")
	}
	if framed || picture {
		h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	}
	if g.Secure {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
}

// allowedForOtherSites reports whether pages of other sites may show a path: boards in frames, and
// the preview pictures of links.
func allowedForOtherSites(path string) (framed, picture bool) {
	if strings.HasPrefix(path, "/embed/") {
		return true, false
	}
	shown := strings.HasPrefix(path, "/match/") || strings.HasPrefix(path, "/static/cards/")
	return false, shown && (strings.HasSuffix(path, ".png") || strings.HasSuffix(path, ".gif"))
}
