package guard

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// route is the cost of a request before it is handled.
type route struct {
	kind  RequestKind // empty for nothing: the handler charges for it
	lasts bool        // a live connection or a stream
	acts  bool        // it can be a turn
	large bool        // its body can have a whole record
}

// routeOf classifies a request by method and path. A request that looks like a turn and
// is none is charged later: see [Guard.ChargeCommand] and [Guard.ChargeRepeat].
//
// What costs nothing here is known by its whole path: a last part alone may be a name or an id that a client has made up.
func routeOf(r *http.Request) route {
	path, asks := r.URL.Path, r.Method == http.MethodGet || r.Method == http.MethodHead
	parts := segmentsOf(r.URL)
	api, last := parts[0] == "api", parts[len(parts)-1]
	board := parts[0] == "match" && len(parts) == 2 // the page of a match
	switch {
	case path == "/healthz", path == "/readyz", path == "/metrics":
		return route{}
	case asks && isStream(parts):
		return route{lasts: true}
	case !asks && isPartOf(parts, "studies", "operations"):
		return route{kind: KindEdit, large: true}
	case path == "/api/seeks" && r.Method == http.MethodPost:
		return route{kind: KindCreate, lasts: true} // a stream that becomes a match
	case !asks && (board || isPartOf(parts, "matches", "commands")):
		return route{acts: true}
	case !asks && (path == "/api/matches" || path == "/api/studies" || path == "/new" || last == "key" || last == "invitation" || last == "invite"):
		return route{kind: KindCreate}
	case api && isLogin(parts, asks), parts[0] == "me" && len(parts) > 1 && (!asks || last == "answer"):
		return route{kind: KindLogin}
	case path == "/api/best":
		return route{kind: KindThink}
	case asks && isDownload(parts):
		return route{kind: KindDownload}
	case board, asks && showsBoard(parts), api && (apiWorkPaths[last] || len(parts) == 3 && parts[1] == "explorer"):
		return route{kind: KindWork}
	}
	return route{kind: KindRead}
}

// segmentsOf returns the parts of a path as http.ServeMux has them: an escaped slash separates none.
func segmentsOf(u *url.URL) []string {
	parts := strings.Split(strings.TrimPrefix(u.EscapedPath(), "/"), "/")
	for i, part := range parts {
		if unescaped, err := url.PathUnescape(part); err == nil {
			parts[i] = unescaped
		}
	}
	return parts
}

// isPartOf reports whether a path is that of a part of one thing of the interface, e.g. /api/matches/{match}/commands.
func isPartOf(parts []string, things, part string) bool {
	return len(parts) == 4 && parts[0] == "api" && parts[1] == things && parts[2] != "" && parts[3] == part
}

// isStream reports whether a path is that of a live connection or of a stream that is read, see package live.
func isStream(parts []string) bool {
	return isPartOf(parts, "matches", "live") || isPartOf(parts, "matches", "events") || isPartOf(parts, "studies", "events") ||
		slices.Equal(parts, []string{"api", "public"})
}

// isDownload reports whether a path is that of the records of a person or of a whole study.
func isDownload(parts []string) bool {
	return isPartOf(parts, "@", "records") || isPartOf(parts, "studies", "record") || len(parts) == 3 && parts[0] == "@" && parts[2] == "records.zip"
}

// isLogin reports whether a request to the interface logs somebody in, changes an account or collects all data of a person.
func isLogin(parts []string, asks bool) bool {
	if len(parts) < 2 {
		return false
	}
	return !asks && (parts[1] == "login" || parts[1] == "account") || parts[1] == "account" && parts[len(parts)-1] == "export"
}

// apiWorkPaths are the questions and pictures of the interface.
var apiWorkPaths = map[string]bool{
	"picks": true, "piece": true, "why": true, "view": true, "board.svg": true,
	"art": true, "read": true, "paste": true, "write": true, "picture": true, "try": true,
}

// showsBoard reports whether a page or a picture has a board on it that must be laid out.
func showsBoard(parts []string) bool {
	switch parts[0] {
	case "match":
		return len(parts) > 3 || len(parts) == 3 && parts[2] != "record"
	case "embed", "play":
		return true
	case "learn", "puzzles":
		return len(parts) == 3
	}
	return len(parts) == 3 && parts[1] == "cards"
}
