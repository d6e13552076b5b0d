package notice

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"strconv"
	"time"
)

// The header fields of a webhook.
const (
	DeliveryField  = "Teahouse-Delivery"  // the same each time that a notice is sent
	TimestampField = "Teahouse-Timestamp" // when it was sent, in seconds since 1970
	SignatureField = "Teahouse-Signature" // v1= and the HMAC in hexadecimal digits
)

// ReplayWindow is how old a webhook may be, and how far ahead the clock of its sender.
const ReplayWindow = 5 * time.Minute

// ErrForged means that a webhook does not come from the service, or that it is too old.
var ErrForged = errors.New("the signature of the webhook is not valid")

// signature returns the value of SignatureField: the HMAC-SHA-256 of the timestamp, a dot and the body.
func signature(secret, timestamp string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp + "."))
	mac.Write(body)
	return "v1=" + hex.EncodeToString(mac.Sum(nil))
}

// VerifyWebhook reports with ErrForged a webhook that was not signed with a secret, or not within ReplayWindow. A receiver also
// remembers the ids of deliveries for as long and ignores those that it has seen. docs/webhooks.md has the same in other languages.
func VerifyWebhook(secret string, header http.Header, body []byte, now time.Time) error {
	timestamp := header.Get(TimestampField)
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > ReplayWindow {
		return ErrForged
	}
	if !hmac.Equal([]byte(header.Get(SignatureField)), []byte(signature(secret, timestamp, body))) {
		return ErrForged
	}
	return nil
}
