package notice

import (
	"bytes"
	"context"
	"crypto/ecdh"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/SherClockHolmes/webpush-go"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// ErrDevice means that what a browser has sent to register itself cannot be used.
var ErrDevice = errors.New("the browser has sent no valid push subscription")

// ErrNoDevice means that a person has no device with an id.
var ErrNoDevice = errors.New("there is no such device")

// RemoveDevice removes a device of a person. The error is ErrNoDevice if they have no such one.
func (n *Notices) RemoveDevice(ctx context.Context, person, id string) error {
	err := n.Store.DeleteDevice(ctx, person, id)
	if errors.Is(err, store.ErrNotFound) {
		return ErrNoDevice
	}
	return err
}

// defaultTTL is how long a push service keeps a notice without a deadline for a device that it cannot reach.
const defaultTTL = 7 * 24 * time.Hour

// Subscription is what a browser says of itself to receive pushed notices.
type Subscription struct {
	Endpoint string
	Key      string // its public key (p256dh), in base64
	Auth     string // the secret that it shares with those who send to it, in base64
}

// AddDevice registers a browser for a person, and returns its id. The error is ErrDevice if the subscription cannot be used. A
// person has at most store.MaxDevices.
func (n *Notices) AddDevice(ctx context.Context, person string, s Subscription, label, lang string) (id string, err error) {
	u, err := url.Parse(s.Endpoint)
	key, err2 := decodeBase64(s.Key)
	auth, err3 := decodeBase64(s.Auth)
	switch {
	case errors.Join(err, err2, err3) != nil || len(s.Endpoint) > store.MaxDeviceEndpoint || u.Hostname() == "" || u.User != nil,
		u.Scheme != "https" && (u.Scheme != "http" || !n.AllowPrivate),
		!n.AllowPrivate && isPrivateHost(u.Hostname()), len(auth) != store.DeviceAuthLength:
		return "", ErrDevice
	}
	if _, err := ecdh.P256().NewPublicKey(key); err != nil {
		return "", ErrDevice
	}
	if len(label) > store.MaxDeviceLabel {
		label = strings.ToValidUTF8(label[:store.MaxDeviceLabel], "")
	}
	now := n.now()
	d := store.Device{
		ID: deviceID(s.Endpoint), Person: person, Endpoint: s.Endpoint, Key: key, Auth: auth, Label: label, Language: lang, Created: now, Used: now,
	}
	return d.ID, n.Store.PutDevice(ctx, d)
}

// deviceID returns the id of the device with an endpoint. It does not tell the endpoint.
func deviceID(endpoint string) string {
	sum := sha256.Sum256([]byte(endpoint))
	return hex.EncodeToString(sum[:16])
}

// decodeBase64 reads base64 in both alphabets, padded or not.
func decodeBase64(text string) ([]byte, error) {
	text = strings.NewReplacer("+", "-", "/", "_").Replace(strings.TrimRight(text, "="))
	return base64.RawURLEncoding.DecodeString(text)
}

// PushPayload is what a pushed notice has. web/src/offline/push.ts shows it.
type PushPayload struct {
	ID    string `json:"id"` // of the notice: one that was shown already is not shown again
	Title string `json:"title"`
	Body  string `json:"body"`
	Path  string `json:"path"`
	Tag   string `json:"tag"` // of what it is about: a later notice with the tag replaces it
}

// sendPush sends a notice to a device.
func (n *Notices) sendPush(ctx context.Context, d store.Delivery, stored store.Notice) error {
	devices, err := n.Store.Devices(ctx, d.Person)
	if err != nil {
		return err
	}
	for i := range devices {
		if devices[i].ID == d.Target {
			return n.sendTo(ctx, &devices[i], stored)
		}
	}
	return errUnneeded // it was removed
}

// sendTo sends a notice to a device. A device that the push service does not know any more is removed.
func (n *Notices) sendTo(ctx context.Context, device *store.Device, stored store.Notice) error {
	texts, err := n.Describe(ctx, stored, device.Language)
	if errors.Is(err, store.ErrNotFound) {
		return errUnneeded
	}
	if err != nil {
		return err
	}
	topic := pushTopic(stored.Match)
	payload, err := json.Marshal(PushPayload{ID: noticeID(stored.NoticeKey), Title: texts.Title, Body: texts.Game, Path: texts.Path, Tag: topic})
	if err != nil {
		return err
	}
	ttl := defaultTTL
	if stored.Deadline > 0 {
		ttl = stored.Deadline - n.Clock.Now().Uptime
	}
	answer, err := webpush.SendNotificationWithContext(ctx, payload, &webpush.Subscription{
		Endpoint: device.Endpoint,
		Keys:     webpush.Keys{P256dh: base64.RawURLEncoding.EncodeToString(device.Key), Auth: base64.RawURLEncoding.EncodeToString(device.Auth)},
	}, &webpush.Options{
		HTTPClient: n.client, Subscriber: n.Contact, Topic: topic, TTL: max(int(ttl.Seconds()), 1), Urgency: webpush.UrgencyNormal,
		RecordSize: pushRecord, VAPIDPublicKey: n.PushKey.Public, VAPIDPrivateKey: n.PushKey.Private,
	})
	if err != nil {
		return sendError(err)
	}
	defer answer.Body.Close() //nolint:errcheck // what it says was read
	discard(answer.Body)
	switch answer.StatusCode {
	case http.StatusNotFound, http.StatusGone:
		if err := n.Store.DeleteDevice(ctx, device.Person, device.ID); err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
		return errUnneeded
	}
	if err := answerError(answer); err != nil {
		return err
	}
	return n.Store.TouchDevice(ctx, device.Person, device.ID, n.now())
}

// pushRecord is how many bytes each push has, whatever its text: who sees them learns nothing of its length.
const pushRecord = 2048

// answerError returns why a receiver has not accepted a notice.
func answerError(answer *http.Response) error {
	switch code := answer.StatusCode; {
	case code >= 200 && code < 300:
		return nil
	case code == http.StatusTooManyRequests || code == http.StatusRequestTimeout || code >= 500:
		return &SendError{Reason: fmt.Sprintf("the receiver answers %d", code)}
	default: // a redirect too: where it leads was chosen by nobody here
		return &SendError{Reason: fmt.Sprintf("the receiver answers %d", code), Permanent: true}
	}
}

// sendError describes why a request got no answer, without the address that it went to: those of devices are secret.
func sendError(err error) error {
	if failure, ok := errors.AsType[*url.Error](err); ok {
		err = failure.Err
	}
	if errors.Is(err, ErrPrivate) {
		return &SendError{Reason: ErrPrivate.Error(), Permanent: true}
	}
	return &SendError{Reason: "the receiver cannot be reached: " + strings.ToValidUTF8(err.Error(), "")}
}

// maxAnswer is how much of an answer is read, so that its connection can be used again.
const maxAnswer = 16 * 1024

func discard(body io.Reader) { _, _ = io.Copy(io.Discard, io.LimitReader(body, maxAnswer)) }

// post sends a body.
func (n *Notices) post(ctx context.Context, address string, header http.Header, body []byte) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return &SendError{Reason: "the address cannot be used", Permanent: true}
	}
	r.Header = header
	answer, err := n.client.Do(r)
	if err != nil {
		return sendError(err)
	}
	defer answer.Body.Close() //nolint:errcheck // what it says was read
	discard(answer.Body)
	return answerError(answer)
}
