package page_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The bell counts what is unread, the list leads to the match, and opening the match reads its notices. A page that is fetched in advance
// reads nothing.
func TestNoticesOnPages(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	ann.get("/new?game=ki-shogi&against=link")
	match := ann.press("Begin the game", "name", "Ann", "clock", "other", "other", "1d").url.Path
	bob.get(invitation(t, ann.page.text))
	bob.press("Join the game", "name", "Bob")
	if p := ann.get("/me/notifications"); !p.has(`<title>(1) Notifications`, `<span class="count">1</span>`, "Your turn against Bob", `href="`+match+`"`, "With an account", `data-new-notices hidden>There are new notifications.`) {
		t.Fatalf("Ann sees\n%s", p.text)
	}
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, ann.at(match), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Sec-Purpose", "prefetch")
	ann.readPage(ann.Do(r))
	if p := ann.get("/"); !p.has(`<span class="count">1</span>`) {
		t.Error("a page that was fetched in advance counts as read")
	}
	ann.get(match)
	if p := ann.get("/me/notifications"); !p.has(`<title>Notifications`, `<span class="count" hidden>0</span>`, "Your turn against Bob") {
		t.Errorf("after reading:\n%s", p.text)
	}
	if p := bob.get("/me/notifications"); p.has("Your turn") || !p.has("You are told here") {
		t.Errorf("Bob sees\n%s", p.text)
	}
	if p := h.browser().get("/me/notifications"); p.status != http.StatusOK || p.has("bell") {
		t.Errorf("a stranger sees\n%s", p.text)
	}
}

// Without script, people with an account choose how they are notified, and add and remove webhooks. The secret of a webhook is shown once.
func TestNoticeSettingsOnPages(t *testing.T) {
	h := newHarness(t)
	codes, ann := h.account("Ann"), h.browser()
	ann.logIn("Ann", codes[0])
	if p := ann.get("/me/notifications"); !p.has(`name="turn.push" aria-label="It is your turn, in correspondence games: Push" checked`, `name="over.mail" aria-label="A correspondence game has ended: E-mail">`, "You have no e-mail address yet") {
		t.Fatalf("the settings are\n%s", p.text)
	}
	values := map[string][]string{"turn.mail": {"on"}, "period": {"168"}}
	ann.readPage(ann.PostForm(ann.at("/me/notifications"), values))
	if p := &ann.page; !p.has("Your choice has been saved.", `aria-label="It is your turn, in correspondence games: E-mail" checked`, `aria-label="It is your turn, in correspondence games: Push">`, `<option value="168" selected>`) {
		t.Errorf("after the choice:\n%s", p.text)
	}
	if p := ann.press("Add a webhook", "url", "ftp://example.org/"); p.status != http.StatusUnprocessableEntity || !p.has(`role="alert"`, `value="ftp://example.org/"`) {
		t.Errorf("%d:\n%s", p.status, p.text)
	}
	ann.get("/me/notifications")
	if p := ann.press("Add a webhook", "url", "https://example.org/hook"); !p.has("the secret with which", "https://example.org/hook") {
		t.Errorf("after adding:\n%s", p.text)
	}
	if p := ann.get("/me/notifications"); p.has("the secret with which") || !p.has("Remove the webhook https://example.org/hook") {
		t.Errorf("later:\n%s", p.text)
	}
	// Another person removes nothing of hers.
	_, path, _ := strings.Cut(ann.page.text, `action="/me/notifications/webhooks/`)
	path, _, _ = strings.Cut(path, `"`)
	path = "/me/notifications/webhooks/" + path
	bea := h.browser()
	bea.logIn("Bea", h.account("Bea")[0])
	bea.readPage(bea.PostForm(bea.at(path), nil))
	if p := ann.get("/me/notifications"); !p.has("Remove the webhook") {
		t.Error("another person has removed the webhook")
	}
	if p := ann.press("Remove"); p.has("Remove the webhook") {
		t.Errorf("after removing:\n%s", p.text)
	}
	stranger := h.browser()
	for _, form := range []string{"/me/notifications", "/me/notifications/webhooks", path, "/me/notifications/devices/a/remove"} {
		if p := stranger.readPage(stranger.PostForm(stranger.at(form), nil)); p.status != http.StatusUnauthorized {
			t.Errorf("%s without a login: %d", form, p.status)
		}
	}
}

// Opening the link of a mail changes nothing, for people and for programs that look for harmful links. Its button ends the mails, as
// does the click of a mail program, which has no cookies.
func TestUnsubscribe(t *testing.T) {
	h := newHarness(t)
	guest, err := h.guests.PersonOrGuest(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil))
	if err != nil {
		t.Fatal(err)
	}
	me := guest.ID
	id := strings.TrimPrefix(h.begin(h.browser(), h.browser(), "ki-shogi"), "/match/")
	sent := make(mailTransport, 1)
	h.notices.Mail, h.notices.MailDelay = sent, time.Nanosecond
	_, made := h.accounts.Logins().CreateAccount(t.Context(), me, "Ann")
	err = errors.Join(made,
		h.notices.Store.PutAddress(t.Context(), store.EmailAddress{Person: me, Address: "ann@example.org", Key: "ann@example.org", Verified: time.Now()}),
		h.notices.Store.AddNotice(t.Context(), store.Notice{NoticeKey: store.NoticeKey{Person: me, Kind: string(notice.Rematch), Match: id, Seq: 1}, At: time.Now()}), h.notices.DeliverDue(t.Context()))
	if err != nil {
		t.Fatal(err)
	}
	link := strings.TrimPrefix((<-sent).Unsubscribe, "http://tea.example")
	wanted := func() bool {
		s, err := h.notices.Settings(t.Context(), me)
		if err != nil {
			t.Fatal(err)
		}
		return s.Wants(notice.Rematch, notice.Mail)
	}
	scanner := h.browser()
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodGet} {
		r, err := http.NewRequestWithContext(t.Context(), method, scanner.at(link), nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Sec-Purpose", "prefetch")
		answer, err := scanner.Do(r)
		if err != nil || answer.StatusCode != http.StatusOK || len(answer.Cookies()) > 0 {
			t.Fatalf("%s: %+v, %v", method, answer, err)
		}
		_ = answer.Body.Close()
	}
	if !wanted() {
		t.Fatal("opening the link has ended the mails")
	}
	if p := scanner.get(link[:len(link)-3]); p.status != http.StatusNotFound {
		t.Errorf("half a link: %d", p.status)
	}
	if p := scanner.readPage(scanner.PostForm(scanner.at(link[:len(link)-3]), nil)); p.status != http.StatusNotFound || !wanted() {
		t.Errorf("half a link: %d", p.status)
	}
	program := h.browser()
	if p := program.readPage(program.PostForm(program.at(link), map[string][]string{"List-Unsubscribe": {"One-Click"}})); p.status != http.StatusOK || wanted() {
		t.Errorf("one click: %d", p.status)
	}
	scanner.get(link)
	if p := scanner.press("Stop e-mails"); !p.has("No more e-mails about your games will be sent to you.") || wanted() {
		t.Errorf("the button:\n%s", p.text)
	}
}

// mailTransport keeps mails.
type mailTransport chan mail.Message

// Deliver keeps a mail.
func (m mailTransport) Deliver(_ context.Context, letter mail.Message) error {
	m <- letter
	return nil
}
