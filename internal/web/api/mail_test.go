package api_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

var (
	linkIn = regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(origin) + `/me/link/([A-Z2-7]+)$`)
	codeIn = regexp.MustCompile(`(?m)^[0-9]{6}$`)
)

// nextMail returns the mail that was sent, with the secret of its link and its code.
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

func mailTo(address string) map[string]any { return map[string]any{"address": address} }

// addAddress gives the account of a client an address.
func (c *client) addAddress(address string) {
	c.t.Helper()
	c.ask("PUT", "/api/account/address", mailTo(address), 204, nil)
	_, _, code := c.nextMail()
	c.ask("POST", "/api/account/address/answer", map[string]any{"code": code}, 204, nil)
}

// The owner of an account adds an address, logs in with it elsewhere by link and by code, and removes it.
func TestMailLogin(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.addPasskey("")
	ann.addAddress("Ann@example.org")
	if s := ann.info(); s.Account.Address != "Ann@example.org" {
		t.Errorf("the account is %+v", s.Account)
	}
	for _, way := range []string{"link", "code"} {
		phone, other := h.client(), h.client()
		phone.ask("POST", "/api/login/mail", mailTo("ann@example.org"), 204, nil)
		m, link, code := h.nextMail()
		answer := map[string]any{"code": code}
		want := problem.LoginExpired
		if way == "link" {
			answer, want = map[string]any{"link": link}, problem.LoginFailed
		}
		if m.To != "Ann@example.org" {
			t.Errorf("the mail is for %s", m.To)
		}
		status := http.StatusGone
		if way == "link" {
			status = http.StatusForbidden
		}
		other.refused("POST", "/api/login/mail/answer", answer, status, want)
		phone.ask("POST", "/api/login/mail/answer", answer, 200, nil)
		if me := phone.me(); me.ID != ann.me().ID {
			t.Errorf("by %s: %+v", way, me)
		}
		if strings.Contains(phone.cookie, "mail=") {
			t.Errorf("the cookies are %s", phone.cookie)
		}
		phone.refused("POST", "/api/login/mail/answer", answer, 410, problem.LoginExpired)
	}
	if kinds := ann.audit(); !strings.HasPrefix(kinds, "login-by-mail login-by-mail address-added passkey-added") {
		t.Errorf("the audit is %s", kinds)
	}
	var export string
	ann.ask("GET", "/api/account/export", nil, 200, &export)
	if !strings.Contains(export, "Ann@example.org") {
		t.Error("the export does not have the address")
	}
	ann.ask("DELETE", "/api/account/address", nil, 204, nil)
	if m, _, _ := h.nextMail(); m.To != "Ann@example.org" || ann.info().Account.Address != "" {
		t.Errorf("after removing it: %+v", m)
	}
}

// Nobody learns by a login whether an account has an address.
func TestMailLoginRevealsNothing(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.addPasskey("")
	ann.addAddress("ann@example.org")
	var answers []string
	for _, address := range []string{"ann@example.org", "nobody@example.org"} {
		thief := h.client()
		r := thief.ask("POST", "/api/login/mail", mailTo(address), 204, nil)
		var refusal string
		thief.ask("POST", "/api/login/mail/answer", map[string]any{"code": "x"}, 403, &refusal)
		r.Header.Del("Set-Cookie")
		r.Header.Del("Date")
		var header strings.Builder
		if err := r.Header.Write(&header); err != nil {
			t.Fatal(err)
		}
		answers = append(answers, header.String()+refusal)
	}
	if answers[0] != answers[1] {
		t.Errorf("the answers differ: %s and %s", answers[0], answers[1])
	}
}

// What is wrong is described.
func TestRefusedMails(t *testing.T) {
	h := open(t)
	c := h.client()
	if p := c.refused("POST", "/api/login/mail", mailTo("ann"), 422, problem.Invalid); p.Faults[0].Field != "address" {
		t.Errorf("no address: %+v", p)
	}
	c.refused("PUT", "/api/account/address", mailTo("ann@example.org"), 401, problem.NotLoggedIn)
	c.refused("DELETE", "/api/account/address", nil, 401, problem.NotLoggedIn)
	c.refused("POST", "/api/account/address/answer", map[string]any{"code": "123456"}, 410, problem.LoginExpired)
	ann, bea := h.named("Ann"), h.named("Bea")
	ann.addPasskey("")
	bea.addPasskey("")
	ann.addAddress("ann@example.org")
	bea.ask("PUT", "/api/account/address", mailTo("ann@example.org"), 204, nil)
	_, link, _ := h.nextMail()
	if p := bea.refused("POST", "/api/account/address/answer", map[string]any{"link": link}, 422, problem.Invalid); p.Faults[0].Field != "address" {
		t.Errorf("the address of another account: %+v", p)
	}
}

// Few mails go to one address, from all senders together.
func TestMailsAreLimited(t *testing.T) {
	limits := guard.Default()
	limits.Costs[guard.KindMailbox] = guard.KindRates{Person: guard.Rate{Burst: 2, PerSecond: 0.001}}
	h, _ := openFaulty(t, limits)
	for _, test := range []struct {
		address string
		status  int
	}{{"ann@example.org", 204}, {"ANN@example.org", 204}, {"ann@Example.org", 429}, {"bea@example.org", 204}} {
		if r := h.client().ask("POST", "/api/login/mail", mailTo(test.address), test.status, nil); test.status == 429 && r.Header.Get("Retry-After") == "" {
			t.Error("nobody learns when to come back")
		}
	}
}
