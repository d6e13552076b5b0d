package notice_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/mailbox"
)

// letter returns the next letter, and requires that there is one.
func (h *harness) letter() mailbox.Letter {
	h.Helper()
	ctx, cancel := context.WithTimeout(h.Context(), 10*time.Second)
	defer cancel()
	letter, err := h.box.Next(ctx)
	if err != nil {
		h.Fatal(err)
	}
	return letter
}

// letters returns all letters that have come until now.
func (h *harness) letters() (letters []mailbox.Letter) {
	h.Helper()
	if err := h.mails.Deliver(h.Context(), mail.Message{To: "end@example.org", Subject: "the last one"}); err != nil {
		h.Fatal(err)
	}
	for {
		letter := h.letter()
		if letter.To == "end@example.org" {
			return letters
		}
		letters = append(letters, letter)
	}
}

// letterTo returns the next letter to a person. Mails to several people can arrive in any order.
func (h *harness) letterTo(person string) mailbox.Letter {
	h.Helper()
	for {
		for i, letter := range h.read {
			if letter.To == person+"@example.org" {
				h.read = slices.Delete(h.read, i, i+1)
				return letter
			}
		}
		h.read = append(h.read, h.letter())
	}
}

// A person who closes the account while a mail is waiting is not sent it.
func TestNoMailToClosedAccount(t *testing.T) {
	h := newHarness(t)
	h.begin("3d")
	h.deliver()
	if err := h.disk.SetAccountState(t.Context(), "ann", store.AccountDisabled); err != nil {
		t.Fatal(err)
	}
	h.clock.move(2 * time.Hour)
	h.deliver()
	for _, letter := range h.letters() {
		if letter.To == "ann@example.org" {
			t.Errorf("the closed account is sent %q", letter.Subject)
		}
	}
}

// All that waits for a person comes in one mail a day, and nothing if nothing waits.
func TestDigest(t *testing.T) {
	h := newHarness(t)
	first, second := h.begin("3d"), h.begin("3d")
	played := h.begin("3d")
	h.deliver()
	h.play(played, "ann")
	h.deliver()
	h.clock.move(2 * time.Hour)
	h.deliver()
	one := h.letterTo("ann")
	if one.Subject != "2 news of your games at play.example" {
		t.Errorf("the subject is %s", one.Subject)
	}
	for _, want := range []string{"https://play.example/match/" + first, "https://play.example/match/" + second, "Your turn against Miss bob", "https://play.example/me/notifications"} {
		if !strings.Contains(one.Text, want) || !strings.Contains(one.HTML, want) {
			t.Errorf("the mail has no %s:\n%s\n%s", want, one.Text, one.HTML)
		}
	}
	if strings.Contains(one.Text, played) {
		t.Error("it has a turn that was played")
	}
	// Bob has one mail too: he is to move.
	if bobs := h.letterTo("bob"); !strings.Contains(bobs.Text, played) {
		t.Errorf("to Bob: %s", bobs.Text)
	}
	link := strings.Trim(one.Header.Get("List-Unsubscribe"), "<>")
	if one.Header.Get("List-Unsubscribe-Post") != "List-Unsubscribe=One-Click" || !strings.Contains(one.Text, link) {
		t.Errorf("the link to end mails is %s", link)
	}
	// The next news come a day later, in the language of the settings.
	err := h.notices.ChangeSettings(t.Context(), "ann", func(s *notice.PersonSettings) error { s.Language = "de"; return nil })
	if err != nil {
		t.Fatal(err)
	}
	h.play(played, "bob")
	h.play(first, "ann")
	for range 12 {
		h.deliver()
		h.clock.move(time.Hour)
	}
	third := h.begin("3d")
	h.deliver()
	h.clock.move(13 * time.Hour)
	h.deliver()
	next := h.letterTo("ann")
	if next.Subject != "2 Neuigkeiten von deinen Partien auf play.example" || !strings.Contains(next.Text, third) || strings.Contains(next.Text, second) {
		t.Errorf("%s:\n%s", next.Subject, next.Text)
	}
	if next.Header.Get("Message-ID") == one.Header.Get("Message-ID") {
		t.Error("two mails have the same id")
	}
	// A player who has played everything receives nothing, and nobody receives anything after the end of mails.
	token := link[strings.LastIndex(link, "/")+1:]
	if person, err := h.notices.Subscriber(token); person != "ann" || err != nil {
		t.Errorf("the link is of %q, %v", person, err)
	}
	for range 2 {
		if err := h.notices.Unsubscribe(t.Context(), token); err != nil {
			t.Error(err)
		}
	}
	fourth := h.begin("14d")
	h.clock.move(48 * time.Hour)
	h.deliver()
	h.clock.move(2 * time.Hour)
	h.deliver()
	h.do(fourth, "ann", match.Resign{})
	h.clock.move(48 * time.Hour)
	h.deliver()
	for _, letter := range h.letters() {
		if letter.To == "ann@example.org" {
			t.Errorf("another mail: %s\n%s", letter.Subject, letter.Text)
		}
	}
	forged := []string{"", ".", token[:len(token)-2], "x" + token, strings.Replace(token, token[:4], "Ym9i", 1), "Ym9i." + strings.SplitN(token, ".", 2)[1]}
	for _, other := range forged {
		if err := h.notices.Unsubscribe(t.Context(), other); !errors.Is(err, notice.ErrUnsubscribe) {
			t.Errorf("%q: %v", other, err)
		}
	}
}

// A mail server that refuses for the moment does not cost a digest. Its id stays.
func TestRefusedDigest(t *testing.T) {
	h := newHarness(t)
	refused := 2
	box, err := mailbox.Open(mailbox.Config{Refuse: func(string) error {
		if refused--; refused >= 0 {
			return mailbox.Refusal(451, "later")
		}
		return nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := box.Close(); err != nil {
			t.Error(err)
		}
	}()
	h.useMailbox(box)
	h.begin("3d")
	for range 6 {
		h.deliver()
		h.clock.move(time.Hour)
	}
	letter, err := box.Next(t.Context())
	if err != nil || letter.To != "ann@example.org" {
		t.Fatalf("%+v, %v", letter, err)
	}
	if list, err := h.disk.DigestNotices(t.Context(), "ann", 1); len(list) != 1 || err != nil {
		t.Errorf("the digest has %+v, %v", list, err)
	}
	if n, _, err := h.disk.WaitingDeliveries(t.Context(), h.clock.Now().At.Add(time.Hour), 0); n != 0 || err != nil {
		t.Errorf("%d wait, %v", n, err)
	}
	if _, err := h.disk.Notice(t.Context(), store.NoticeKey{Person: "ann", Kind: "turn", Match: "m", Seq: 1}); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
}
