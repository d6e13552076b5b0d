package account

import (
	"encoding/base64"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// EndedSessions are sessions that have ended, for the connections that were opened with them.
type EndedSessions struct {
	Person  string `json:"person"`
	Session string `json:"session,omitempty"` // the one; empty: all of the person
	Except  string `json:"except,omitempty"`  // but for this one
}

// Include reports whether the sender of a request has used one of the sessions.
func (e EndedSessions) Include(p identity.Person) bool {
	switch {
	case p.ID != e.Person || p.Session == "":
		return false
	case e.Session != "":
		return p.Session == e.Session
	}
	return p.Session != e.Except
}

// SessionID returns the name of a session, which is no secret: nobody can make the token of it.
func SessionID(hash store.Hash) string { return base64.RawURLEncoding.EncodeToString(hash[:]) }

// hashOfID returns the hash of a session by its name, and whether it can be one.
func hashOfID(id string) (hash store.Hash, ok bool) {
	data, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil || len(data) != len(hash) {
		return hash, false
	}
	return store.Hash(data), true
}
