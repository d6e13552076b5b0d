package api_test

import (
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// subscription returns one of a browser, as PushSubscription.toJSON makes it.
func subscription(t *testing.T, endpoint string) map[string]any {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]any{"endpoint": endpoint, "keys": map[string]any{
		"p256dh": base64.RawURLEncoding.EncodeToString(key.PublicKey().Bytes()), "auth": base64.RawURLEncoding.EncodeToString(make([]byte, 16)),
	}}
}

func (c *client) notices() (list api.NoticeList) {
	c.t.Helper()
	c.ask("GET", "/api/notifications", nil, 200, &list)
	return list
}

func (c *client) noticeSettings() (s api.NoticeSettingsInfo) {
	c.t.Helper()
	c.ask("GET", "/api/notifications/settings", nil, 200, &s)
	return s
}

// A person sees their own notices and settings, and changes nothing of another person, on any path.
func TestNotificationsOfOthers(t *testing.T) {
	h := open(t)
	ann, bea, eve := h.named("Ann"), h.named("Bea"), h.named("Eve")
	ann.addPasskey("")
	eve.addPasskey("")
	var m api.CreatedMatch
	ann.ask("POST", "/api/matches", map[string]any{"game": "ki-shogi", "clock": "1d", "seats": map[string]any{"first": "me", "second": "open"}}, 201, &m)
	bea.ask("POST", "/api/matches/"+m.Match+"/seats/second", nil, 200, nil)
	list := ann.notices()
	if list.Unread != 1 || len(list.Notices) != 1 || list.Notices[0].Kind != notice.Turn || list.Notices[0].Text != "Your turn against Bea" || list.Notices[0].Match != m.Match {
		t.Fatalf("Ann is notified of %+v", list)
	}
	var counted api.NoticeList
	ann.ask("GET", "/api/notifications?limit=0", nil, 200, &counted)
	if counted.Unread != 1 || len(counted.Notices) != 0 {
		t.Errorf("counted: %+v", counted)
	}
	for name, other := range map[string]*client{"Bea": bea, "Eve": eve, "nobody": h.client()} {
		if list := other.notices(); len(list.Notices) > 0 || list.Unread > 0 {
			t.Errorf("%s is notified of %+v", name, list)
		}
	}
	var device struct{ ID string }
	ann.ask("POST", "/api/notifications/devices", subscription(t, "https://push.example/ann"), 200, &device)
	var hook api.NewWebhook
	ann.ask("POST", "/api/notifications/webhooks", map[string]any{"url": "https://example.org/hook"}, 201, &hook)
	if hook.Secret == "" {
		t.Error("the webhook has no secret")
	}
	ann.ask("PUT", "/api/notifications/settings", map[string]any{"channels": map[string]any{"over": []string{"mail", "pigeon"}}, "digest_hours": 72}, 204, nil)
	before := ann.noticeSettings()
	if len(before.Devices) != 1 || len(before.Webhooks) != 1 || before.DigestHours != 72 || len(before.Channels[notice.Over]) != 1 || before.PushKey == "" {
		t.Errorf("the settings are %+v", before)
	}
	eve.ask("POST", "/api/notifications/read", nil, 204, nil)
	eve.refused("DELETE", "/api/notifications/devices/"+device.ID, nil, 404, problem.NotFound)
	eve.refused("DELETE", "/api/notifications/webhooks/"+hook.ID, nil, 404, problem.NotFound)
	eve.ask("PUT", "/api/notifications/settings", map[string]any{"channels": map[string]any{"turn": []string{}}}, 204, nil)
	if s := eve.noticeSettings(); len(s.Devices)+len(s.Webhooks) > 0 || len(s.Channels[notice.Turn]) > 0 {
		t.Errorf("Eve has %+v", s)
	}
	// A guest and a stranger have no settings.
	for _, other := range []*client{bea, h.client()} {
		for _, path := range [][2]string{
			{"GET", "/api/notifications/settings"}, {"PUT", "/api/notifications/settings"}, {"POST", "/api/notifications/devices"},
			{"DELETE", "/api/notifications/devices/" + device.ID}, {"POST", "/api/notifications/webhooks"}, {"DELETE", "/api/notifications/webhooks/" + hook.ID},
		} {
			var body any
			switch path {
			case [2]string{"PUT", "/api/notifications/settings"}:
				body = map[string]any{"digest_hours": 24}
			case [2]string{"POST", "/api/notifications/devices"}:
				body = subscription(t, "https://push.example/ann")
			case [2]string{"POST", "/api/notifications/webhooks"}:
				body = map[string]any{"url": "https://example.org/hook"}
			}
			other.refused(path[0], path[1], body, 401, problem.NotLoggedIn)
		}
	}
	h.client().refused("POST", "/api/notifications/read", nil, 401, problem.NoIdentity)
	if after := ann.noticeSettings(); len(after.Devices) != 1 || len(after.Webhooks) != 1 || len(after.Channels[notice.Turn]) == 0 || ann.notices().Unread != 1 {
		t.Errorf("Ann has %+v", after)
	}
	// A browser in which Eve logs in now is no longer Ann's.
	eve.ask("POST", "/api/notifications/devices", subscription(t, "https://push.example/ann"), 200, nil)
	if len(ann.noticeSettings().Devices) != 0 || len(eve.noticeSettings().Devices) != 1 {
		t.Error("the browser of Eve receives what is for Ann")
	}
	// The export has all of it, and no secret.
	var text string
	ann.ask("GET", "/api/account/export", nil, 200, &text)
	var export api.PersonExport
	if err := json.Unmarshal([]byte(text), &export); err != nil {
		t.Fatal(err)
	}
	if len(export.Notifications) != 1 || export.NotificationSettings == nil || len(export.NotificationSettings.Webhooks) != 1 || strings.Contains(text, hook.Secret) {
		t.Errorf("the export is %s", text)
	}
	ann.ask("POST", "/api/notifications/read", nil, 204, nil)
	if list := ann.notices(); list.Unread != 0 || len(list.Notices) != 1 {
		t.Errorf("after reading: %+v", list)
	}
}

// What cannot be a device or a webhook is refused with what would be right.
func TestNotificationFields(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.addPasskey("")
	for _, address := range []string{"http://example.org/", "https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/", "hook"} {
		p := ann.refused("POST", "/api/notifications/webhooks", map[string]any{"url": address}, 422, problem.Invalid)
		if !strings.Contains(p.Detail, "https://example.org/hook") {
			t.Errorf("%s: %+v", address, p)
		}
	}
	wrong := subscription(t, "https://push.example/a")
	wrong["keys"] = map[string]any{"p256dh": "AAAA", "auth": "AAAA"}
	ann.refused("POST", "/api/notifications/devices", wrong, 422, problem.Invalid)
	ann.refused("POST", "/api/notifications/devices", subscription(t, "https://10.0.0.1/a"), 422, problem.Invalid)
	for range notice.MaxWebhooks {
		ann.ask("POST", "/api/notifications/webhooks", map[string]any{"url": "https://example.org/hook"}, 201, nil)
	}
	ann.refused("POST", "/api/notifications/webhooks", map[string]any{"url": "https://example.org/hook"}, 409, problem.TooMany)
}
