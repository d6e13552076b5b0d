package notice

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"time"
)

// Limits of the settings of a person.
const (
	MaxWebhooks   = 3
	MaxWebhookURL = 1024 // bytes
)

// DigestPeriods are the least times between two mails that a person can choose, in hours. The first one is the default.
var DigestPeriods = []int{24, 72, 168}

// PersonSettings are what a person has chosen. The zero value is that of a person who has chosen nothing.
type PersonSettings struct {
	// Channels are those of each kind; a kind that is not here has the default.
	Channels    map[Kind][]Channel `json:"channels,omitempty"`
	DigestHours int                `json:"digest_hours,omitempty"`
	Language    string             `json:"language,omitempty"` // of mails
	Webhooks    []WebhookTarget    `json:"webhooks,omitempty"`
}

// WebhookTarget is an address at which a program of a person receives notices.
type WebhookTarget struct {
	ID      string    `json:"id"`
	URL     string    `json:"url"`
	Secret  string    `json:"secret"` // with which they are signed
	Created time.Time `json:"created"`
}

// The errors of settings.
var (
	ErrWebhookURL   = errors.New("it is not an address of a webhook")
	ErrManyWebhooks = errors.New("there are as many webhooks as there can be")
	ErrNoWebhook    = errors.New("there is no such webhook")
)

// Wants reports whether a person wants to be notified of a kind by a channel.
func (s *PersonSettings) Wants(k Kind, c Channel) bool {
	channels, chosen := s.Channels[k]
	if !chosen {
		channels = defaultChannels[k]
	}
	return slices.Contains(channels, c)
}

// Choose sets by which channels a person is notified of a kind. Unknown channels are left out.
func (s *PersonSettings) Choose(k Kind, channels []Channel) {
	if s.Channels == nil {
		s.Channels = map[Kind][]Channel{}
	}
	chosen := []Channel{}
	for _, c := range Channels() {
		if slices.Contains(channels, c) {
			chosen = append(chosen, c)
		}
	}
	s.Channels[k] = chosen
}

// withoutMail ends all mails.
func (s *PersonSettings) withoutMail() {
	for _, k := range Kinds() {
		var channels []Channel
		for _, c := range Channels() {
			if c != Mail && s.Wants(k, c) {
				channels = append(channels, c)
			}
		}
		s.Choose(k, channels)
	}
}

// DigestPeriod returns the least time between two mails.
func (s *PersonSettings) DigestPeriod() time.Duration {
	hours := s.DigestHours
	if !slices.Contains(DigestPeriods, hours) {
		hours = DigestPeriods[0]
	}
	return time.Duration(hours) * time.Hour
}

// webhook returns the webhook with an id.
func (s *PersonSettings) webhook(id string) (WebhookTarget, bool) {
	i := slices.IndexFunc(s.Webhooks, func(w WebhookTarget) bool { return w.ID == id })
	if i < 0 {
		return WebhookTarget{}, false
	}
	return s.Webhooks[i], true
}

// Settings returns those of a person.
func (n *Notices) Settings(ctx context.Context, person string) (PersonSettings, error) {
	text, err := n.Store.NoticeSettings(ctx, person)
	if err != nil {
		return PersonSettings{}, err
	}
	return readSettings(text)
}

func readSettings(text []byte) (s PersonSettings, err error) {
	if len(text) == 0 {
		return s, nil
	}
	if err := json.Unmarshal(text, &s); err != nil {
		return s, fmt.Errorf("the settings of notices cannot be read: %w", err)
	}
	return s, nil
}

// ChangeSettings changes the settings of a person.
func (n *Notices) ChangeSettings(ctx context.Context, person string, change func(*PersonSettings) error) error {
	return n.Store.ChangeNoticeSettings(ctx, person, func(text []byte) ([]byte, error) {
		s, err := readSettings(text)
		if err != nil {
			return nil, err
		}
		if err := change(&s); err != nil {
			return nil, err
		}
		return json.Marshal(s)
	})
}

// AddWebhook adds a webhook and returns it with its secret. The error is ErrWebhookURL or ErrManyWebhooks.
func (n *Notices) AddWebhook(ctx context.Context, person, address string) (WebhookTarget, error) {
	if err := n.checkWebhookURL(address); err != nil {
		return WebhookTarget{}, err
	}
	w := WebhookTarget{ID: rand.Text(), URL: address, Secret: rand.Text(), Created: n.now().UTC().Truncate(time.Millisecond)}
	err := n.ChangeSettings(ctx, person, func(s *PersonSettings) error {
		if len(s.Webhooks) >= MaxWebhooks {
			return ErrManyWebhooks
		}
		s.Webhooks = append(s.Webhooks, w)
		return nil
	})
	return w, err
}

// checkWebhookURL reports with ErrWebhookURL an address that notices cannot be sent to. Where a name leads is checked when
// something is sent there.
func (n *Notices) checkWebhookURL(address string) error {
	u, err := url.Parse(address)
	switch {
	case err != nil || len(address) > MaxWebhookURL || u.Hostname() == "" || u.User != nil || u.Fragment != "":
		return ErrWebhookURL
	case u.Scheme != "https" && (u.Scheme != "http" || !n.AllowPrivate):
		return ErrWebhookURL
	case !n.AllowPrivate && isPrivateHost(u.Hostname()):
		return ErrWebhookURL
	}
	return nil
}

// RemoveWebhook removes a webhook of a person. The error is ErrNoWebhook if they have no such one.
func (n *Notices) RemoveWebhook(ctx context.Context, person, id string) error {
	return n.ChangeSettings(ctx, person, func(s *PersonSettings) error {
		before := len(s.Webhooks)
		s.Webhooks = slices.DeleteFunc(s.Webhooks, func(w WebhookTarget) bool { return w.ID == id })
		if len(s.Webhooks) == before {
			return ErrNoWebhook
		}
		return nil
	})
}
