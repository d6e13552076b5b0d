package notice_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// A browser decrypts the push that says that it is its person's turn. Nobody else receives it, and nobody is notified of what they do
// themselves, nor of live games.
func TestPush(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	h.addDevice("bob", "bob", "de")
	live := h.begin("5+3")
	h.play(live, "ann")
	h.do(live, "bob", match.Resign{})
	id := h.begin("1d")
	h.deliver()
	first := h.requirePush("ann", "Your turn against Miss bob")[0]
	h.requirePush("bob")
	if first.Path != "/match/"+id || first.Body != "Ki Shogi" || first.contact != "mailto:tea@play.example" || first.key != h.notices.PushKey.Public {
		t.Errorf("the push is %+v", first)
	}
	if day := int((24 * time.Hour).Seconds()); first.ttl != day || len(first.topic) > 32 || first.topic == "" {
		t.Errorf("it is kept for %d seconds, want %d, with the topic %q", first.ttl, day, first.topic)
	}
	h.clock.move(time.Hour)
	h.play(id, "ann")
	h.deliver()
	second := h.requirePush("bob", "Du bist am Zug gegen Miss ann")[0]
	if second.topic != first.topic || second.Tag != first.Tag || second.ID == first.ID {
		t.Errorf("the pushes of a match: %+v and %+v", first, second)
	}
	h.do(id, "bob", match.Resign{})
	h.deliver()
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob", "Your game against Miss bob is over")
	h.requirePush("bob", "Du bist am Zug gegen Miss ann")
}

// A turn that was played before its notice is delivered is not announced any more, nor one that was read.
func TestOutOfDate(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	h.addDevice("bob", "bob", "en")
	id := h.begin("3d")
	h.play(id, "ann")
	if err := h.disk.MarkRead(t.Context(), "bob", id); err != nil {
		t.Fatal(err)
	}
	h.deliver()
	h.requirePush("ann")
	h.requirePush("bob")
	list, unread, err := h.notices.List(t.Context(), "bob")
	if len(list) != 1 || unread != 0 || err != nil {
		t.Errorf("%+v, %d unread, %v", list, unread, err)
	}
}

// A device that its push service does not know any more is dropped. What fails for the moment is tried again, with longer and longer pauses, for a
// bounded time.
func TestPushFailures(t *testing.T) {
	h := newHarness(t)
	h.addDevice("bob", "bob", "en")
	id := h.begin("14d")
	gone := h.push.browser("gone")
	if _, err := h.notices.AddDevice(t.Context(), "bob", gone, "Old", "en"); err != nil {
		t.Fatal(err)
	}
	h.push.mu.Lock()
	delete(h.push.browsers, "/gone")
	h.push.mu.Unlock()
	h.push.answerWith(0)
	h.play(id, "ann")
	h.deliver()
	h.requirePush("bob", "Your turn against Miss ann")
	devices, err := h.disk.Devices(t.Context(), "bob")
	if len(devices) != 1 || err != nil {
		t.Errorf("the devices are %+v, %v", devices, err)
	}
	h.push.answerWith(http.StatusServiceUnavailable)
	h.play(id, "bob")
	h.addDevice("ann", "ann", "en")
	h.deliver()
	h.clock.move(20 * time.Second)
	h.push.answerWith(0)
	h.deliver()
	h.requirePush("ann") // it is not due yet
	h.clock.move(20 * time.Second)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob")
	h.push.answerWith(http.StatusTooManyRequests)
	h.play(id, "ann")
	tries := 0
	for range 20 {
		h.deliver()
		h.clock.move(time.Hour)
		if n, _, err := h.disk.WaitingDeliveries(t.Context(), h.clock.Now().At.Add(time.Hour), 0); n == 0 && err == nil {
			break
		}
		tries++
	}
	if tries > 12 {
		t.Errorf("after %d hours it is still tried", tries)
	}
}

// Devices are checked before they are stored.
func TestDeviceChecks(t *testing.T) {
	h := newHarness(t)
	good := h.push.browser("good")
	for name, change := range map[string]func(*notice.Subscription){
		"no address":        func(s *notice.Subscription) { s.Endpoint = "" },
		"another scheme":    func(s *notice.Subscription) { s.Endpoint = "ftp://push.example/a" },
		"a user":            func(s *notice.Subscription) { s.Endpoint = "https://a:b@push.example/a" },
		"a long address":    func(s *notice.Subscription) { s.Endpoint = "https://push.example/" + strings.Repeat("a", 1024) },
		"no key":            func(s *notice.Subscription) { s.Key = "" },
		"a key that is not": func(s *notice.Subscription) { s.Key = strings.Repeat("B", len(s.Key)) },
		"a short secret":    func(s *notice.Subscription) { s.Auth = "AAAA" },
		"no base64":         func(s *notice.Subscription) { s.Auth = "?" },
	} {
		s := good
		change(&s)
		if _, err := h.notices.AddDevice(t.Context(), "ann", s, "", "en"); !errors.Is(err, notice.ErrDevice) {
			t.Errorf("%s: %v", name, err)
		}
	}
	h.notices.AllowPrivate = false
	for _, address := range []string{"http://push.example/a", "https://127.0.0.1/a", "https://[::1]/a", "https://localhost/a", "https://10.1.2.3/a"} {
		s := good
		s.Endpoint = address
		if _, err := h.notices.AddDevice(t.Context(), "ann", s, "", "en"); !errors.Is(err, notice.ErrDevice) {
			t.Errorf("%s: %v", address, err)
		}
	}
}

// A reminder is made once for a turn, when a fifth of its time is left, unless its player looks at the match or has played.
func TestReminder(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	h.addDevice("bob", "bob", "en")
	id := h.begin("5d")
	h.deliver()
	h.clock.move(4*24*time.Hour - time.Minute)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob")
	h.clock.move(2 * time.Minute)
	h.deliver()
	h.deliver()
	reminded := h.requirePush("ann", "Your turn against Miss bob", "Little time left against Miss bob")
	if left := int((24*time.Hour - time.Minute).Seconds()); reminded[1].ttl != left {
		t.Errorf("the reminder is kept for %d seconds, want %d", reminded[1].ttl, left)
	}
	list, unread, err := h.notices.List(t.Context(), "ann")
	if len(list) != 2 || unread != 2 || err != nil || list[0].Kind != string(notice.TimeLeft) {
		t.Errorf("the list: %+v, %d, %v", list, unread, err)
	}
	// Bob looks at the match when his reminder would come.
	h.play(id, "ann")
	h.deliver()
	_, leave, err := h.rooms.Enter(t.Context(), id, "bob")
	if err != nil {
		t.Fatal(err)
	}
	h.clock.move(4*24*time.Hour + time.Hour)
	h.deliver()
	leave()
	h.clock.move(time.Hour)
	h.deliver()
	h.requirePush("bob", "Your turn against Miss ann")
	// A player who has played is not reminded.
	h.play(id, "bob")
	h.play(id, "ann")
	h.clock.move(2 * 24 * time.Hour)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob", "Little time left against Miss bob")
}

// setVacation stores the vacation of Ann from now on for as long as this, or its end if it is zero, and has the match see it.
func (h *harness) setVacation(id string, lasts time.Duration) {
	h.Helper()
	now := h.clock.Now()
	_, err := h.disk.ChangePerson(h.Context(), "ann", func(p *store.PersonRecord) {
		if lasts > 0 {
			p.Vacations = append(p.Vacations, store.VacationRecord{From: now.Uptime, Until: now.Uptime + lasts, Began: now.At})
		} else {
			p.Vacations[len(p.Vacations)-1].Until = now.Uptime
		}
	})
	if err == nil {
		_, err = h.rooms.Do(h.Context(), id, room.CommandEnvelope{Sender: match.Sender{Seat: game.None, ExpectedSeq: -1}, Command: match.CheckDeadline{}})
	}
	if err != nil {
		h.Fatal(err)
	}
}

// A vacation moves the reminder. When it has run out, its player reads once that it is their turn.
func TestVacationMovesTheReminder(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	id := h.begin("5d")
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob")
	h.clock.move(24 * time.Hour)
	h.setVacation(id, 10*24*time.Hour)
	h.clock.move(10*24*time.Hour - time.Minute)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob")
	h.clock.move(2 * time.Minute)
	h.deliver()
	// The next event says that the clock runs again; nobody is notified of it twice.
	h.do(id, "bob", match.Offer{Offer: match.OfferDraw})
	h.clock.move(2*24*time.Hour + 23*time.Hour - time.Minute)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob", "Your turn against Miss bob")
	if n := h.unread("ann"); n != 1 {
		t.Errorf("%d notices are unread", n)
	}
	h.clock.move(2 * time.Hour)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob", "Your turn against Miss bob", "Little time left against Miss bob")
}

// A turn that begins during a vacation is reported once, when the vacation ends: early, or by itself.
func TestTurnDuringVacation(t *testing.T) {
	for name, early := range map[string]bool{"ended early": true, "run out": false} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t)
			id := h.begin("3d")
			h.play(id, "ann")
			h.addDevice("ann", "ann", "en")
			h.setVacation(id, 5*24*time.Hour)
			h.clock.move(24 * time.Hour)
			h.play(id, "bob")
			h.deliver()
			h.requirePush("ann")
			if early {
				h.setVacation(id, 0)
			} else {
				h.clock.move(4 * 24 * time.Hour)
			}
			h.deliver()
			h.do(id, "bob", match.Offer{Offer: match.OfferDraw})
			h.deliver()
			h.requirePush("ann", "Your turn against Miss bob")
			if n := h.unread("ann"); n != 1 {
				t.Errorf("%d notices are unread", n)
			}
			h.play(id, "ann")
			if n := h.unread("ann"); n != 0 {
				t.Errorf("%d notices are left of a turn that was played", n)
			}
		})
	}
}

// A player who looks at the match is notified a minute later, if they have not played.
func TestViewersAreLeftAlone(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	h.addDevice("bob", "bob", "en")
	id := h.begin("5d")
	for _, person := range []string{"ann", "bob"} {
		_, leave, err := h.rooms.Enter(t.Context(), id, person)
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
	}
	h.play(id, "ann")
	h.deliver()
	h.clock.move(30 * time.Second)
	h.play(id, "bob")
	h.clock.move(45 * time.Second)
	h.deliver()
	h.requirePush("bob")
	h.clock.move(45 * time.Second)
	h.deliver()
	h.requirePush("ann", "Your turn against Miss bob")
}

// People choose of what and how they are notified.
func TestChoices(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	err := h.notices.ChangeSettings(t.Context(), "ann", func(s *notice.PersonSettings) error {
		s.Choose(notice.Turn, []notice.Channel{notice.Page})
		s.Choose(notice.Over, []notice.Channel{notice.Push, "pigeon"})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	id := h.begin("1d")
	h.deliver()
	h.requirePush("ann")
	if n, err := h.notices.Unread(t.Context(), "ann"); n != 1 || err != nil {
		t.Errorf("%d are unread, %v", n, err)
	}
	h.play(id, "ann")
	h.do(id, "bob", match.Resign{})
	h.deliver()
	h.requirePush("ann", "Your game against Miss bob is over")
	if n, err := h.notices.Unread(t.Context(), "ann"); n != 0 || err != nil {
		t.Errorf("%d are unread on the pages, %v", n, err)
	}
	// A guest, and anyone who has disabled their account, is notified on the pages only.
	if err := h.disk.SetAccountState(t.Context(), "ann", store.AccountDisabled); err != nil {
		t.Fatal(err)
	}
	h.do(h.begin("1d"), "bob", match.Resign{})
	h.deliver()
	h.requirePush("ann", "Your game against Miss bob is over")
}

// The player who is to move first in a rematch is notified, if the other one has begun it.
func TestRematch(t *testing.T) {
	h := newHarness(t)
	h.addDevice("bob", "bob", "en")
	id := h.begin("1d")
	h.play(id, "ann")
	h.do(id, "bob", match.Resign{})
	h.do(id, "bob", match.Offer{Offer: match.OfferRematch})
	h.do(id, "ann", match.Accept{Offer: match.OfferRematch})
	h.deliver()
	if p := h.requirePush("bob", "Your turn against Miss ann")[0]; p.Path == "/match/"+id {
		t.Errorf("it is about the match before: %+v", p)
	}
}

// A player who is asked for a rematch is notified of it.
func TestRematchOffer(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "es")
	id := h.begin("1d")
	h.play(id, "ann")
	h.do(id, "ann", match.Resign{})
	h.do(id, "bob", match.Offer{Offer: match.OfferRematch})
	h.deliver()
	if p := h.requirePush("ann", "Miss bob pide otra partida")[0]; p.Path != "/match/"+id {
		t.Errorf("it leads elsewhere: %+v", p)
	}
}

// A webhook is signed. One that was forged, changed or kept for long is recognised.
func TestWebhook(t *testing.T) {
	h := newHarness(t)
	w, err := h.notices.AddWebhook(t.Context(), "ann", h.hooks.URL+"/hook")
	if err != nil {
		t.Fatal(err)
	}
	id := h.begin("1d")
	h.deliver()
	got := h.hooks.got()
	if len(got) != 1 {
		t.Fatalf("%d webhooks", len(got))
	}
	var payload notice.WebhookPayload
	if err := json.Unmarshal(got[0].body, &payload); err != nil {
		t.Fatal(err)
	}
	until := h.clock.Now().At.Add(24*time.Hour + time.Millisecond)
	if payload.Kind != notice.Turn || payload.Match != id || payload.URL != "https://play.example/match/"+id || payload.Text != "Your turn against Miss bob" ||
		payload.ID != got[0].header.Get(notice.DeliveryField) || payload.Deadline == nil || !payload.Deadline.Equal(until) {
		t.Errorf("the webhook is %s", got[0].body)
	}
	now := h.clock.Now().At
	verify := func(secret string, change func(http.Header) []byte, now time.Time) error {
		header := got[0].header.Clone()
		return notice.VerifyWebhook(secret, header, change(header), now)
	}
	same := func(http.Header) []byte { return got[0].body }
	if err := verify(w.Secret, same, now); err != nil {
		t.Error(err)
	}
	for name, err := range map[string]error{
		"another secret": verify("secret", same, now),
		"no secret":      verify("", same, now),
		"another body":   verify(w.Secret, func(http.Header) []byte { return append([]byte(" "), got[0].body...) }, now),
		"later":          verify(w.Secret, same, now.Add(notice.ReplayWindow+time.Second)),
		"earlier":        verify(w.Secret, same, now.Add(-notice.ReplayWindow-time.Second)),
		"another time": verify(w.Secret, func(h http.Header) []byte {
			h.Set(notice.TimestampField, "1936785601")
			return got[0].body
		}, time.Unix(1936785601, 0)),
		"no time": verify(w.Secret, func(h http.Header) []byte {
			h.Del(notice.TimestampField)
			return got[0].body
		}, now),
		"no signature": verify(w.Secret, func(h http.Header) []byte {
			h.Del(notice.SignatureField)
			return got[0].body
		}, now),
	} {
		if !errors.Is(err, notice.ErrForged) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// A redirect is not followed.
	other := newHookServer(t)
	h.hooks.mu.Lock()
	h.hooks.redirect = other.URL
	h.hooks.mu.Unlock()
	h.begin("1d")
	h.deliver()
	if n, _, err := h.disk.WaitingDeliveries(t.Context(), h.clock.Now().At.Add(100*time.Hour), h.clock.Now().Uptime); len(other.got()) > 0 || n > 2 || err != nil {
		t.Errorf("the redirect has led to %d, %d wait, %v", len(other.got()), n, err)
	}
	// One that was removed receives nothing more, and nobody else removes it.
	if err := h.notices.RemoveWebhook(t.Context(), "bob", w.ID); !errors.Is(err, notice.ErrNoWebhook) {
		t.Errorf("removed by another person: %v", err)
	}
	if err := h.notices.RemoveWebhook(t.Context(), "ann", w.ID); err != nil {
		t.Error(err)
	}
}

// An address of a webhook is in the public internet, and their number is bounded.
func TestWebhookChecks(t *testing.T) {
	h := newHarness(t)
	h.notices.AllowPrivate = false
	for _, address := range []string{
		"", "hook", "http://example.org/", "ftp://example.org/", "https://", "https://a:b@example.org/", "https://example.org/#a", "https://localhost/",
		"https://127.0.0.1/", "https://10.0.0.1:8443/", "https://[::1]/", "https://[fd00::1]/", "https://169.254.169.254/latest/meta-data/", "https://[::ffff:127.0.0.1]/",
		"https://example.org/" + strings.Repeat("a", notice.MaxWebhookURL),
	} {
		if _, err := h.notices.AddWebhook(t.Context(), "ann", address); !errors.Is(err, notice.ErrWebhookURL) {
			t.Errorf("%.60s: %v", address, err)
		}
	}
	for range notice.MaxWebhooks {
		if _, err := h.notices.AddWebhook(t.Context(), "ann", "https://example.org/hook"); err != nil {
			t.Error(err)
		}
	}
	if _, err := h.notices.AddWebhook(t.Context(), "ann", "https://example.org/hook"); !errors.Is(err, notice.ErrManyWebhooks) {
		t.Errorf("one too many: %v", err)
	}
}

// unreadableNotices is a store that cannot read the notices about one match.
type unreadableNotices struct {
	store.Store
	match string
}

func (u *unreadableNotices) Notice(ctx context.Context, key store.NoticeKey) (store.Notice, error) {
	if key.Match == u.match {
		return store.Notice{}, errors.New("its details cannot be read")
	}
	return u.Store.Notice(ctx, key)
}

// A notice that cannot be read keeps no other one from being delivered. It is given up after a while.
func TestUnreadableNotice(t *testing.T) {
	h := newHarness(t)
	if _, err := h.notices.AddWebhook(t.Context(), "ann", h.hooks.URL); err != nil {
		t.Fatal(err)
	}
	h.notices = h.open(&unreadableNotices{h.disk, h.begin("14d")})
	h.begin("14d")
	for range 40 {
		h.deliver()
		h.clock.move(time.Hour)
	}
	if got := h.hooks.got(); len(got) != 1 {
		t.Errorf("%d notices were delivered", len(got))
	}
	if n, _, err := h.disk.WaitingDeliveries(t.Context(), h.clock.Now().At.Add(100*time.Hour), h.clock.Now().Uptime); n != 0 || err != nil {
		t.Errorf("%d wait, %v", n, err)
	}
}
