package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// NoticeInfo is something of which the sender is notified.
type NoticeInfo struct {
	Kind   notice.Kind `json:"kind" enum:"turn,time-left,challenge,answer,rematch,over"`
	Match  string      `json:"match" doc:"The id of what it is about."`
	Event  int64       `json:"event" doc:"The number of the event that has caused it."`
	At     time.Time   `json:"at"`
	Unread bool        `json:"unread"`
	Text   string      `json:"text" doc:"In the language that Accept-Language prefers." example:"Your turn against Bob"`
	Path   string      `json:"path" doc:"Of the page that it is about." example:"/match/abc"`
}

// NoticeList is of what the sender was notified.
type NoticeList struct {
	Unread  int          `json:"unread" doc:"How many are unread."`
	Notices []NoticeInfo `json:"notices" doc:"The newest first, at most 100."`
}

// NoticeSettingsInfo is how the sender is notified.
type NoticeSettingsInfo struct {
	Channels    map[notice.Kind][]notice.Channel `json:"channels" doc:"By which channels of each kind: page, push, mail, webhook."`
	DigestHours int                              `json:"digest_hours" enum:"24,72,168" doc:"The least time between two e-mails."`
	PushKey     string                           `json:"push_key" doc:"The applicationServerKey with which a browser registers itself."`
	Devices     []DeviceInfo                     `json:"devices" doc:"That receive push messages."`
	Webhooks    []WebhookInfo                    `json:"webhooks"`
}

// DeviceInfo is a browser that receives push messages.
type DeviceInfo struct {
	ID      string    `json:"id"`
	Label   string    `json:"label" doc:"What the browser says of itself."`
	Created time.Time `json:"created"`
	Used    time.Time `json:"used" doc:"When it registered itself, or last accepted a message."`
}

// WebhookInfo is an address at which a program of the sender receives notices.
type WebhookInfo struct {
	ID      string    `json:"id"`
	URL     string    `json:"url" example:"https://example.org/hook"`
	Created time.Time `json:"created"`
}

// NewWebhook is a webhook with its secret.
type NewWebhook struct {
	WebhookInfo
	Secret string `json:"secret" doc:"With which requests are signed. Only this answer has it."`
}

func (a *api) notificationRoutes() {
	type question struct {
		Limit int `query:"limit" minimum:"0" maximum:"100" default:"100" doc:"How many are listed at most. With 0 they are only counted."`
	}
	type list struct{ Body NoticeList }
	add(a, get("list-notifications", "/api/notifications", "notifications", "What am I told?",
		"The sender's notices for the pages. A sender without an identity has none.", 401),
		func(ctx context.Context, c *requestContext, in *question) (*list, error) {
			p, err := c.person()
			if err != nil {
				return nil, err
			}
			out := &list{}
			out.Body, err = c.noticesOf(ctx, p, in.Limit)
			return out, err
		})

	add(a, post("read-notifications", "/api/notifications/read", "notifications", "Mark all as read", "", 204, 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return nil, c.Notices.Store.MarkRead(ctx, p.ID, "")
		})
	a.noticeSettingsRoutes()
	a.deviceRoutes()
	a.webhookRoutes()
}

// noticesOf describes the last notices of a person. Those about matches that are gone are left out.
func (c *requestContext) noticesOf(ctx context.Context, p identity.Person, limit int) (out NoticeList, err error) {
	out.Notices = []NoticeInfo{}
	if !p.Identified() {
		return out, nil
	}
	if limit == 0 {
		out.Unread, err = c.Notices.Unread(ctx, p.ID)
		return out, err
	}
	all, unread, err := c.Notices.List(ctx, p.ID)
	if err != nil {
		return out, err
	}
	out.Unread = unread
	lang := c.setLanguage("")
	for _, n := range all[:min(len(all), limit)] {
		texts, err := c.Notices.Describe(ctx, n, lang)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return out, err
		}
		out.Notices = append(out.Notices, NoticeInfo{notice.Kind(n.Kind), n.Match, n.Seq, n.At, n.Unread, texts.Title, texts.Path})
	}
	return out, nil
}

func (a *api) noticeSettingsRoutes() {
	type answer struct{ Body NoticeSettingsInfo }
	add(a, get("get-notification-settings", "/api/notifications/settings", "notifications", "How am I told?",
		"Only people with an account are notified elsewhere than on the pages.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*answer, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &answer{}
			out.Body, err = c.noticeSettingsOf(ctx, p.ID)
			return out, err
		})

	type choice struct {
		Body struct {
			Channels    map[notice.Kind][]notice.Channel `json:"channels,omitempty" doc:"Kinds that are left out stay as they are. The kinds are turn, time-left, challenge, answer, rematch and over; the channels page, push, mail and webhook. Others are left out."`
			DigestHours int                              `json:"digest_hours,omitempty" enum:"24,72,168"`
		} `nameHint:"NoticeChoice"`
	}
	add(a, withBody(maxBody, change(http.MethodPut, "choose-notifications", "/api/notifications/settings", "notifications", "Choose how I am told", "", 401)),
		func(ctx context.Context, c *requestContext, in *choice) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Notices.ChangeSettings(ctx, p.ID, func(s *notice.PersonSettings) error {
				for _, k := range notice.Kinds() {
					if channels, chosen := in.Body.Channels[k]; chosen {
						s.Choose(k, channels)
					}
				}
				if in.Body.DigestHours != 0 {
					s.DigestHours = in.Body.DigestHours
				}
				s.Language = messages.LanguageOf(c.r)
				return nil
			})
		})
}

// noticeSettingsOf returns how a person is notified.
func (c *requestContext) noticeSettingsOf(ctx context.Context, person string) (NoticeSettingsInfo, error) {
	out := NoticeSettingsInfo{
		Channels: map[notice.Kind][]notice.Channel{}, PushKey: c.Notices.PushKey.Public, Devices: []DeviceInfo{}, Webhooks: []WebhookInfo{},
	}
	settings, err := c.Notices.Settings(ctx, person)
	if err != nil {
		return out, err
	}
	for _, k := range notice.Kinds() {
		out.Channels[k] = []notice.Channel{}
		for _, channel := range notice.Channels() {
			if settings.Wants(k, channel) {
				out.Channels[k] = append(out.Channels[k], channel)
			}
		}
	}
	out.DigestHours = int(settings.DigestPeriod().Hours())
	for _, w := range settings.Webhooks {
		out.Webhooks = append(out.Webhooks, WebhookInfo{w.ID, w.URL, w.Created})
	}
	devices, err := c.Notices.Store.Devices(ctx, person)
	for _, d := range devices {
		out.Devices = append(out.Devices, DeviceInfo{d.ID, d.Label, d.Created, d.Used})
	}
	return out, err
}

func (a *api) deviceRoutes() {
	type subscription struct {
		Body struct {
			Endpoint string `json:"endpoint" maxLength:"1024" doc:"Where the push service of the browser accepts messages." example:"https://push.example/abc"`
			Keys     struct {
				P256dh string `json:"p256dh" maxLength:"128"`
				Auth   string `json:"auth" maxLength:"64"`
			} `json:"keys" doc:"In base64."`
		} `nameHint:"PushSubscription"`
	}
	type answer struct {
		Body struct {
			ID string `json:"id"`
		} `nameHint:"DeviceID"`
	}
	add(a, withBody(maxBody, post("add-device", "/api/notifications/devices", "notifications", "Register this browser for push messages",
		"The body is what PushSubscription.toJSON makes. A person has at most five browsers: a further one replaces that which was used longest ago.", 200, 401)),
		func(ctx context.Context, c *requestContext, in *subscription) (*answer, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &answer{}
			out.Body.ID, err = c.Notices.AddDevice(ctx, p.ID, notice.Subscription{
				Endpoint: in.Body.Endpoint, Key: in.Body.Keys.P256dh, Auth: in.Body.Keys.Auth,
			}, c.r.UserAgent(), messages.LanguageOf(c.r))
			return out, err
		})

	type path struct {
		ID string `path:"device" maxLength:"64" doc:"The id of the device."`
	}
	add(a, change(http.MethodDelete, "remove-device", "/api/notifications/devices/{device}", "notifications", "No more push messages to a browser", "", 401, 404),
		func(ctx context.Context, c *requestContext, in *path) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Notices.RemoveDevice(ctx, p.ID, in.ID)
		})
}

func (a *api) webhookRoutes() {
	type address struct {
		Body struct {
			URL string `json:"url" maxLength:"1024" doc:"In the public internet, with https." example:"https://example.org/hook"`
		} `nameHint:"WebhookAddress"`
	}
	type answer struct{ Body NewWebhook }
	add(a, withBody(maxBody, post("add-webhook", "/api/notifications/webhooks", "notifications", "Add a webhook",
		"A program receives notices there as requests that are signed with the secret of the webhook. There are at most three.", 201, 401, 409)),
		func(ctx context.Context, c *requestContext, in *address) (*answer, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			w, err := c.Notices.AddWebhook(ctx, p.ID, in.Body.URL)
			return &answer{NewWebhook{WebhookInfo{w.ID, w.URL, w.Created}, w.Secret}}, err
		})

	type path struct {
		ID string `path:"webhook" maxLength:"64" doc:"The id of the webhook."`
	}
	add(a, change(http.MethodDelete, "remove-webhook", "/api/notifications/webhooks/{webhook}", "notifications", "Remove a webhook", "", 401, 404),
		func(ctx context.Context, c *requestContext, in *path) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Notices.RemoveWebhook(ctx, p.ID, in.ID)
		})
}
