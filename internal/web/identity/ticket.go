package identity

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strconv"
	"strings"
	"time"
)

// ticket is the content of a cookie: person, generation, expiry.
type ticket struct {
	id         string
	generation int
	expires    time.Time // whole seconds
}

// maxTicket is the longest ticket that is read, in bytes.
const maxTicket = 128

var errForged = errors.New("not a ticket of this service")

// signer writes and reads tickets: id.generation.expiry.signature, the signature being
// HMAC-SHA256 of the text before its dot, in base64url.
type signer struct{ key []byte }

// newSigner makes the key for tickets from that of the service, so that a signature of
// something else is never one of a ticket.
func newSigner(key []byte) signer {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte("teahouse guest 1"))
	return signer{mac.Sum(nil)}
}

func (s signer) write(t ticket) string {
	payload := t.id + "." + strconv.Itoa(t.generation) + "." + strconv.FormatInt(t.expires.Unix(), 10)
	return payload + "." + s.sign(payload)
}

// read reads a ticket and checks its signature.
func (s signer) read(value string) (ticket, error) {
	i := strings.LastIndexByte(value, '.')
	if len(value) > maxTicket || i < 0 || !hmac.Equal([]byte(value[i+1:]), []byte(s.sign(value[:i]))) {
		return ticket{}, errForged
	}
	parts := strings.Split(value[:i], ".")
	if len(parts) != 3 {
		return ticket{}, errForged
	}
	generation, err := strconv.Atoi(parts[1])
	if err != nil {
		return ticket{}, errForged
	}
	seconds, err := strconv.ParseInt(parts[2], 10, 64)
	if err != nil {
		return ticket{}, errForged
	}
	return ticket{id: parts[0], generation: generation, expires: time.Unix(seconds, 0)}, nil
}

func (s signer) sign(payload string) string {
	mac := hmac.New(sha256.New, s.key)
	mac.Write([]byte(payload))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}
