package notice

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// WebhookPayload is the body of a webhook.
type WebhookPayload struct {
	ID       string     `json:"id"` // the same each time that the notice is sent
	Kind     Kind       `json:"kind"`
	Match    string     `json:"match"`
	Event    int64      `json:"event"` // the number of the event that has caused it
	At       time.Time  `json:"at"`
	Deadline *time.Time `json:"deadline,omitempty"` // when the time for the turn is over, as far as is known now
	Text     string     `json:"text"`
	Game     string     `json:"game"`
	URL      string     `json:"url"`
}

// sendWebhook sends a notice to a webhook of its person.
func (n *Notices) sendWebhook(ctx context.Context, d store.Delivery, stored store.Notice) error {
	settings, err := n.Settings(ctx, d.Person)
	if err != nil {
		return err
	}
	w, ok := settings.webhook(d.Target)
	if !ok {
		return errUnneeded // it was removed
	}
	texts, err := n.Describe(ctx, stored, settings.Language)
	if errors.Is(err, store.ErrNotFound) {
		return errUnneeded
	}
	if err != nil {
		return err
	}
	now := n.Clock.Now()
	payload := WebhookPayload{
		ID: noticeID(stored.NoticeKey), Kind: Kind(stored.Kind), Match: stored.Match, Event: stored.Seq, At: stored.At, Text: texts.Title, Game: texts.Game,
		URL: n.Site + texts.Path,
	}
	if stored.Deadline > 0 {
		until := now.At.Add(stored.Deadline - now.Uptime)
		payload.Deadline = &until
	}
	body, err := json.Marshal(payload)
	if err != nil {
		return err
	}
	timestamp := strconv.FormatInt(now.At.Unix(), 10)
	return n.post(ctx, w.URL, http.Header{
		"Content-Type": {"application/json"}, "User-Agent": {"teahouse"},
		DeliveryField: {payload.ID}, TimestampField: {timestamp}, SignatureField: {signature(w.Secret, timestamp, body)},
	}, body)
}
