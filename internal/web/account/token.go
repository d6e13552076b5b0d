package account

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// tokenBytes is how much chance a token has, in bytes.
const tokenBytes = 16

// newToken makes a secret: 128 bits of chance in base64url.
func newToken() string {
	var bits [tokenBytes]byte
	rand.Read(bits[:]) // it never fails
	return base64.RawURLEncoding.EncodeToString(bits[:])
}

// hashOf returns the hash under which a token is stored, and whether it can be one at all.
func hashOf(token string) (store.Hash, bool) {
	if len(token) != base64.RawURLEncoding.EncodedLen(tokenBytes) {
		return store.Hash{}, false
	}
	return sha256.Sum256([]byte(token)), true
}
