package account

import (
	"crypto/rand"
	"crypto/sha256"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// newToken makes a secret with at least 128 bits of chance.
func newToken() string { return rand.Text() }

// maxToken is how many bytes of a text are looked at.
const maxToken = 64

// hashOf returns the hash under which a token is stored, and whether it can be one at all.
func hashOf(token string) (store.Hash, bool) {
	if token == "" || len(token) > maxToken {
		return store.Hash{}, false
	}
	return sha256.Sum256([]byte(token)), true
}
