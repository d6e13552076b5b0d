package guard

import (
	"net/http"
	"strings"
)

// route says what a request costs before anything is done for it.
type route struct {
	kind  Kind // empty for nothing: what it turns out to be costs
	lasts bool // a live connection or a stream
	acts  bool // it can be a turn
}

// routeOf tells from its method and path what a request asks for. What looks like a
// turn and is none costs by what it is: its handler, or the answer, tells.
func routeOf(r *http.Request) route {
	path, asks := r.URL.Path, r.Method == http.MethodGet || r.Method == http.MethodHead
	parts := strings.Split(strings.Trim(path, "/"), "/")
	last := parts[len(parts)-1]
	api := parts[0] == "api"
	switch {
	case path == "/healthz", path == "/readyz", path == "/metrics":
		return route{}
	case api && asks && (last == "live" || last == "events" || path == "/api/public"):
		return route{lasts: true}
	case api && !asks && last == "commands", !api && !asks && parts[0] == "match":
		return route{acts: true}
	case !asks && (path == "/api/matches" || path == "/new" || last == "key" || last == "invitation"):
		return route{kind: Create}
	case last == "picks", last == "why", last == "view", last == "board.svg", !api && parts[0] == "match":
		return route{kind: Work}
	}
	return route{kind: Read}
}
