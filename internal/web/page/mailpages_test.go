package page_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/mail"
)

var (
	linkIn = regexp.MustCompile(`(?m)^http://tea\.example(/me/link/[A-Z2-7]+)$`)
	codeIn = regexp.MustCompile(`(?m)^[0-9]{6}$`)
)

// nextMail returns the mail that was sent, with the path of its link and its code.
func (h *harness) nextMail() (m mail.Message, link, code string) {
	h.t.Helper()
	select {
	case m = <-h.mails:
	default:
		h.t.Fatal("no mail was sent")
	}
	if found := linkIn.FindStringSubmatch(m.Text); found != nil {
		link = found[1]
	}
	return m, link, codeIn.FindString(m.Text)
}

// withAddress is a browser that is logged in to an account with an address.
func (h *harness) withAddress(name, address string) *browser {
	h.t.Helper()
	codes, b := h.account(name), h.browser()
	b.logIn(name, codes[0])
	b.get("/me")
	if p := b.press("Mail me a code", "address", address); p.url.Path != "/me/code" || !p.has("A mail is on its way to "+address) {
		h.t.Fatalf("after the request: %s\n%s", p.url, p.text)
	}
	_, _, code := h.nextMail()
	if p := b.press("Go on", "code", code); !p.has("An e-mail address was added.", "<span>"+address+"</span>") {
		h.t.Fatalf("after the code:\n%s", p.text)
	}
	return b
}

// Without script, an address is added and logs in elsewhere: by its link, which only its button uses, or by its code.
func TestMailOnPages(t *testing.T) {
	h := newHarness(t)
	ann := h.withAddress("Ann", "ann@example.org")
	phone, scanner := h.browser(), h.browser()
	phone.get("/me")
	phone.press("Mail me a code", "address", "ann@example.org")
	_, link, _ := h.nextMail()
	for range 2 {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			for _, b := range []*browser{phone, scanner} {
				r, err := http.NewRequestWithContext(t.Context(), method, b.at(link), nil)
				if err != nil {
					t.Fatal(err)
				}
				r.Header.Set("Purpose", "prefetch")
				r.Header.Set("Sec-Purpose", "prefetch")
				r.Header.Set("User-Agent", "LinkScanner/1.0")
				answer, err := b.Do(r)
				if err != nil {
					t.Fatal(err)
				}
				_ = answer.Body.Close()
			}
		}
		if p := scanner.get(link); p.status != 403 || !p.has("Another browser has asked") || strings.Contains(p.text, `action="`+link) {
			t.Errorf("in another browser: %d\n%s", p.status, p.text)
		}
		if p := scanner.send(shownForm{action: link, method: "post"}); p.status != 403 {
			t.Errorf("sent from another browser: %d", p.status)
		}
	}
	phone.get(link)
	if p := phone.press("Log in"); p.url.Path != "/games" || !p.has("<bdi>Ann</bdi>") {
		t.Errorf("after the button: %s\n%s", p.url, p.text)
	}
	if p := phone.get(link); p.status != 410 {
		t.Errorf("the link again: %d", p.status)
	}

	tablet := h.browser()
	tablet.get("/me")
	tablet.press("Mail me a code", "address", "ann@example.org")
	_, _, code := h.nextMail()
	if p := tablet.press("Go on", "code", "x"); p.status != 403 || !p.has("not the one in the mail") {
		t.Errorf("a wrong code: %d\n%s", p.status, p.text)
	}
	if p := tablet.press("Go on", "code", code); p.url.Path != "/games" {
		t.Errorf("after the code: %s\n%s", p.url, p.text)
	}
	if p := ann.get("/me"); !p.has("You logged in by mail.") {
		t.Errorf("the account:\n%s", p.text)
	}
	ann.press("Remove")
	if p := ann.get("/me?done=none"); !p.has("An e-mail address was removed.") || p.has("ann@example.org") {
		t.Errorf("after removing it:\n%s", p.text)
	}
}

// The page of the code is the same for an address without an account.
func TestUnknownAddressOnPages(t *testing.T) {
	h := newHarness(t)
	h.withAddress("Ann", "ann@example.org")
	var pages []string
	for _, address := range []string{"ann@example.org", "bob@example.org"} {
		b := h.browser()
		b.get("/me")
		p := b.press("Mail me a code", "address", address)
		pages = append(pages, strings.ReplaceAll(p.text, address, "ADDRESS"))
	}
	if pages[0] != pages[1] {
		t.Errorf("the pages differ:\n%s\n%s", pages[0], pages[1])
	}
	if len(h.mails) != 1 {
		t.Errorf("%d mails were sent", len(h.mails))
	}
}

// A mistake in an address is shown on the page with the form, and nobody waits for a code who has not asked.
func TestMailMistakes(t *testing.T) {
	h := newHarness(t)
	b := h.browser()
	b.get("/me")
	if p := b.press("Mail me a code", "address", "ann"); p.status != 422 || !p.has("not an e-mail address", "Mail me a code") {
		t.Errorf("no address: %d\n%s", p.status, p.text)
	}
	if p := b.get("/me/code"); p.url.Path != "/me" {
		t.Errorf("without a mail: %s", p.url)
	}
	if p := b.send(shownForm{action: "/me/code", method: "post"}, "code", "123456"); p.status != 410 {
		t.Errorf("a code without a mail: %d", p.status)
	}
	if p := b.get("/me/link/AAAA"); p.status != 410 {
		t.Errorf("a link that never was: %d", p.status)
	}
}
