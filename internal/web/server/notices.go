package server

import (
	"context"
	"fmt"
	"os"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/notice"
)

// NoticeConfig has the settings of how people are notified elsewhere than on the pages.
type NoticeConfig struct {
	PushKeyFile   string `name:"push-key-file" type:"path" placeholder:"FILE" help:"The file with the private key with which push services know the site (VAPID), in base64; by default it follows from the key of the guests."`
	PushContact   string `name:"push-contact" placeholder:"ADDRESS" help:"How push services reach the operator, e.g. mailto:tea@play.example; by default the public URL."`
	NotifyPrivate bool   `name:"notify-private" help:"Also send webhooks and push messages to addresses that are not public, and without encryption. For trying things out: people choose the addresses."`
}

// maxPushKey is the most that a file with a key for push services has, in bytes.
const maxPushKey = 1024

// pushKey returns the key in the file of the settings, nothing if there is none.
func (c *NoticeConfig) pushKey() (notice.PushKey, error) {
	if c.PushKeyFile == "" {
		return notice.PushKey{}, nil
	}
	text, err := os.ReadFile(c.PushKeyFile)
	if err != nil {
		return notice.PushKey{}, fmt.Errorf("the key for push services: %w", err)
	}
	if len(text) > maxPushKey {
		return notice.PushKey{}, &SettingError{"push-key-file", "the file has to have one line, which is the key in base64"}
	}
	key, err := notice.ParsePushKey(string(text))
	if err != nil {
		return key, &SettingError{"push-key-file", err.Error()}
	}
	return key, nil
}

// noticeParts are what notices need of the other parts of the service.
type noticeParts struct {
	clock   notice.Clock
	site    string // the address of the pages
	key     []byte // of the site
	mail    mail.Transport
	metrics *metrics.Metrics
}

// openNotices begins to deliver notices. In a cluster the leader does it.
func (h *app) openNotices(c Config, parts noticeParts) (*notice.Notices, error) {
	key, err := c.pushKey()
	if err != nil {
		return nil, err
	}
	settings := notice.Config{
		Store: h.store, Clock: parts.clock, Games: c.Games, Present: h.isPresent, Site: parts.site, Contact: c.PushContact, Key: parts.key, PushKey: key,
		Mail: parts.mail, AllowPrivate: c.NotifyPrivate, MailDelay: c.MailDelay, Log: h.log, Metrics: parts.metrics,
	}
	if node := h.member.node; node != nil {
		settings.Leads = node.Leads
	}
	n, err := notice.Start(settings)
	if err != nil {
		return nil, err
	}
	h.onClose("notices", func(context.Context) error { n.Stop(); return nil })
	return n, nil
}

// isPresent reports whether a person looks at a match of theirs, at any node.
func (h *app) isPresent(ctx context.Context, match, person string) (bool, error) {
	summary, err := h.store.Summary(ctx, match)
	if err != nil {
		return false, err
	}
	now, err := h.rooms.Presence(ctx, match)
	if err != nil {
		return false, err
	}
	for seat, state := range summary.Seats {
		if state.Person == person && now.Here[seat] {
			return true, nil
		}
	}
	return false, nil
}
