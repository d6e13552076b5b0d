package protocol

import (
	"crypto/sha256"
	"encoding/base32"
	"strings"

	"github.com/teahouse-games/teahouse/internal/store"
)

// CommandKey is the key under which the answer to a command is kept: that of the person, the
// client and the id, all three, so that nobody can take another's.
func CommandKey(person, client, id string) *store.CommandKey {
	sum := sha256.Sum256([]byte(person + "\n" + client))
	return &store.CommandKey{Client: strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:32]), ID: id}
}
