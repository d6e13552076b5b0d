package notice

import (
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// PushKey is the key pair with which push services know the site (VAPID).
type PushKey struct{ Private, Public string } // unpadded base64, as browsers have it

// derivedKey returns a key for a purpose from the key of the site.
func derivedKey(site []byte, purpose string) ([]byte, error) {
	return hkdf.Key(sha256.New, site, nil, "teahouse "+purpose, 32)
}

// NewPushKey derives the key pair from the key of the site, so that it is stored, copied and shared by nodes with it. Devices are
// registered for one key: with another one they have to be registered again.
func NewPushKey(site []byte) (PushKey, error) {
	for n := range 16 { // almost every text of 32 bytes is a key
		secret, err := derivedKey(site, fmt.Sprintf("push %d", n))
		if err != nil {
			return PushKey{}, err
		}
		if key, err := ecdh.P256().NewPrivateKey(secret); err == nil {
			return pushKeyOf(key), nil
		}
	}
	return PushKey{}, errors.New("no key for push services follows from the key of the site")
}

func pushKeyOf(key *ecdh.PrivateKey) PushKey {
	return PushKey{base64.RawURLEncoding.EncodeToString(key.Bytes()), base64.RawURLEncoding.EncodeToString(key.PublicKey().Bytes())}
}

// ParsePushKey reads a private key in base64, as programs for web push make it.
func ParsePushKey(text string) (PushKey, error) {
	secret, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(strings.TrimSpace(text), "="))
	if err != nil {
		return PushKey{}, errors.New("it is not base64: want the 32 bytes of a private key on the curve P-256")
	}
	key, err := ecdh.P256().NewPrivateKey(secret)
	if err != nil {
		return PushKey{}, errors.New("it is not a private key on the curve P-256: want its 32 bytes in base64")
	}
	return pushKeyOf(key), nil
}

// noticeID returns the id of a notice for its receivers: the same each time that it is sent.
func noticeID(key store.NoticeKey) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %q %q %d", key.Person, key.Kind, key.Match, key.Seq))
	return hex.EncodeToString(sum[:16])
}

// pushTopic returns the topic of a match: of several notices with a topic, a push service keeps the last one. It has at most 32
// characters, as push services want.
func pushTopic(match string) string {
	sum := sha256.Sum256([]byte(match))
	return base64.RawURLEncoding.EncodeToString(sum[:18])
}

// unsubscribeToken returns the last part of the address at which a person ends all mails. It is good for ever, since
// mails are read late, and for nothing else.
func (n *Notices) unsubscribeToken(person string) string {
	id := base64.RawURLEncoding.EncodeToString([]byte(person))
	return id + "." + base64.RawURLEncoding.EncodeToString(n.unsubscribeMAC(person))
}

func (n *Notices) unsubscribeMAC(person string) []byte {
	mac := hmac.New(sha256.New, n.unsubscribeKey)
	mac.Write([]byte(person))
	return mac.Sum(nil)[:16]
}

// ErrUnsubscribe means that an address to end mails was not made by the site.
var ErrUnsubscribe = errors.New("the address to end mails is not complete")

// Subscriber returns the person whose mails a token ends. The error is ErrUnsubscribe.
func (n *Notices) Subscriber(token string) (string, error) {
	id, mac, _ := strings.Cut(token, ".")
	person, err := base64.RawURLEncoding.DecodeString(id)
	given, err2 := base64.RawURLEncoding.DecodeString(mac)
	if err != nil || err2 != nil || len(person) > store.MaxIDLength || !hmac.Equal(given, n.unsubscribeMAC(string(person))) {
		return "", ErrUnsubscribe
	}
	return string(person), nil
}
