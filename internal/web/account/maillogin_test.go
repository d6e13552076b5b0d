package account_test

import (
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

var (
	linkIn = regexp.MustCompile(`(?m)^https://teahouse\.example/me/link/([A-Z2-7]{26})$`)
	codeIn = regexp.MustCompile(`(?m)^[0-9]{6}$`)
)

// secretsOf returns what can be sent back of a mail.
func secretsOf(t *testing.T, m mail.Message) (link, code string) {
	t.Helper()
	found, code := linkIn.FindStringSubmatch(m.Text), codeIn.FindString(m.Text)
	if found == nil || code == "" {
		t.Fatalf("the mail is\n%s", m.Text)
	}
	if !strings.Contains(m.HTML, `href="`+found[0]+`"`) || !strings.Contains(m.HTML, ">"+code+"<") {
		t.Errorf("the page of the mail is\n%s", m.HTML)
	}
	return found[1], code
}

// requestLogin has a browser ask for a mail, and returns what it has: nothing if none was sent.
func (v *visitors) requestLogin(t *testing.T, b browser, address string) (link, code string) {
	t.Helper()
	b.mustDo(t, func(w http.ResponseWriter, r *http.Request) error { return v.RequestLogin(w, r, address) })
	sent := v.mails.takeAll()
	if len(sent) == 0 {
		return "", ""
	}
	return secretsOf(t, sent[0])
}

// answer sends back what a mail has.
func (v *visitors) answer(t *testing.T, b browser, answer account.MailAnswer) (person identity.Person, err error) {
	t.Helper()
	err = b.do(t, func(w http.ResponseWriter, r *http.Request) (err error) {
		person, _, err = v.AnswerMail(w, r, "", answer)
		return err
	})
	return person, err
}

// addAddress gives an account an address.
func (v *visitors) addAddress(t *testing.T, b browser, address string) {
	t.Helper()
	b.mustDo(t, func(w http.ResponseWriter, r *http.Request) error {
		return v.RequestAddress(w, r, v.visit(t, b), address)
	})
	_, code := secretsOf(t, v.mails.takeAll()[0])
	if _, err := v.answer(t, b, account.MailAnswer{Code: code}); err != nil {
		t.Fatal(err)
	}
}

// newAnn returns visitors with an account that has an address, and the browser of its owner.
func newAnn(t *testing.T) (*visitors, browser) {
	t.Helper()
	v, b := newVisitors(t), browser{}
	v.addPerson(t, "p1", "Ann")
	v.logIn(t, b, "p1")
	v.addAddress(t, b, "Ann@Example.org")
	return v, b
}

func (v *visitors) auditOf(t *testing.T, person string) string {
	t.Helper()
	entries, err := v.Audit(t.Context(), person, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, e := range entries {
		kinds = append(kinds, e.Kind)
	}
	return strings.Join(kinds, " ")
}

// A link or a code logs in once, in the browser that has asked, for 15 minutes.
func TestMailAnswers(t *testing.T) {
	link := func(link, _ string) account.MailAnswer { return account.MailAnswer{Link: link} }
	code := func(_, code string) account.MailAnswer { return account.MailAnswer{Code: code} }
	for name, test := range map[string]struct {
		answer func(link, code string) account.MailAnswer
		before func(t *testing.T, v *visitors, b browser, link, code string) browser // returns the browser that answers
		want   error
	}{
		"link": {link, nil, nil},
		"code": {code, nil, nil},
		"code with spaces": {func(_, code string) account.MailAnswer {
			return account.MailAnswer{Code: " " + code[:3] + " " + code[3:]}
		}, nil, nil},
		"link at the last moment": {link, func(_ *testing.T, v *visitors, b browser, _, _ string) browser {
			v.now = v.now.Add(account.MailLifetime - time.Second)
			return b
		}, nil},
		"link too late": {link, func(_ *testing.T, v *visitors, b browser, _, _ string) browser {
			v.now = v.now.Add(account.MailLifetime)
			return b
		}, account.ErrMailVoid},
		"code too late": {code, func(_ *testing.T, v *visitors, b browser, _, _ string) browser {
			v.now = v.now.Add(account.MailLifetime)
			return b
		}, account.ErrMailVoid},
		"link in another browser": {link, func(*testing.T, *visitors, browser, string, string) browser { return browser{} }, account.ErrOtherBrowser},
		"code in another browser": {code, func(*testing.T, *visitors, browser, string, string) browser { return browser{} }, account.ErrMailVoid},
		"link in a browser that waits for another mail": {link, func(t *testing.T, v *visitors, _ browser, _, _ string) browser {
			other := browser{}
			v.requestLogin(t, other, "bea@example.org")
			return other
		}, account.ErrOtherBrowser},
		"code in a browser that waits for another mail": {code, func(t *testing.T, v *visitors, _ browser, _, _ string) browser {
			other := browser{}
			v.requestLogin(t, other, "bea@example.org")
			return other
		}, account.ErrMailCode},
		"link again": {link, func(t *testing.T, v *visitors, b browser, link, _ string) browser {
			copied := browser{"__Host-mail": b["__Host-mail"]}
			if _, err := v.answer(t, b, account.MailAnswer{Link: link}); err != nil {
				t.Error(err)
			}
			return copied
		}, account.ErrMailVoid},
		"code after the link": {code, func(t *testing.T, v *visitors, b browser, link, _ string) browser {
			copied := browser{"__Host-mail": b["__Host-mail"]}
			if _, err := v.answer(t, b, account.MailAnswer{Link: link}); err != nil {
				t.Error(err)
			}
			return copied
		}, account.ErrMailVoid},
		"link of an older mail": {link, func(t *testing.T, v *visitors, b browser, _, _ string) browser {
			v.requestLogin(t, b, "ann@example.org")
			return b
		}, account.ErrMailVoid},
		"wrong code": {func(_, code string) account.MailAnswer { return account.MailAnswer{Code: otherCode(code)} }, nil, account.ErrMailCode},
		"code after many wrong ones": {code, func(t *testing.T, v *visitors, b browser, _, code string) browser {
			for range 5 {
				if _, err := v.answer(t, b, account.MailAnswer{Code: otherCode(code)}); !errors.Is(err, account.ErrMailCode) {
					t.Errorf("a wrong code: %v", err)
				}
			}
			return b
		}, account.ErrMailVoid},
		"nothing":               {func(string, string) account.MailAnswer { return account.MailAnswer{} }, nil, account.ErrMailCode},
		"a link that never was": {func(string, string) account.MailAnswer { return account.MailAnswer{Link: "ABC"} }, nil, account.ErrMailVoid},
		"a long link":           {func(string, string) account.MailAnswer { return account.MailAnswer{Link: strings.Repeat("A", 1<<16)} }, nil, account.ErrMailVoid},
		"address removed": {link, func(t *testing.T, v *visitors, b browser, _, _ string) browser {
			err := errors.Join(v.store.ReplaceRecoveryCodes(t.Context(), "p1", []store.Hash{{1}}), v.store.DeleteAddress(t.Context(), "p1", store.LoginWays{}))
			if err != nil {
				t.Error(err)
			}
			return b
		}, account.ErrMailVoid},
		"account deleted": {code, func(t *testing.T, v *visitors, b browser, _, _ string) browser {
			if err := v.store.DeleteAccount(t.Context(), "p1"); err != nil {
				t.Error(err)
			}
			return b
		}, account.ErrMailVoid},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // a refusal takes a while
			v, _ := newAnn(t)
			b := browser{}
			link, code := v.requestLogin(t, b, " ANN@example.ORG ")
			if test.before != nil {
				b = test.before(t, v, b, link, code)
			}
			person, err := v.answer(t, b, test.answer(link, code))
			if !errors.Is(err, test.want) || (err == nil) != (person.ID == "p1") {
				t.Fatalf("%+v, %v, want %v", person, err, test.want)
			}
			if loggedIn := b["__Host-session"] != nil; loggedIn != (test.want == nil) {
				t.Errorf("logged in: %v", loggedIn)
			}
			if test.want == nil && (b["__Host-mail"] != nil || !strings.HasPrefix(v.auditOf(t, "p1"), "login-by-mail")) {
				t.Errorf("cookies %v, audit %s", b, v.auditOf(t, "p1"))
			}
		})
	}
}

func otherCode(code string) string { return code[:5] + string('0'+(code[5]-'0'+1)%10) }

// A program that opens links to look at them changes nothing, in whatever browser, however often.
func TestLookingAtLinkChangesNothing(t *testing.T) {
	v, _ := newAnn(t)
	b := browser{}
	link, _ := v.requestLogin(t, b, "ann@example.org")
	for range 3 {
		if purpose, err := v.LinkedMail(b.request(), link); purpose != store.LoginByMail || err != nil {
			t.Errorf("%s, %v", purpose, err)
		}
		if _, err := v.LinkedMail(browser{}.request(), link); !errors.Is(err, account.ErrOtherBrowser) {
			t.Errorf("in another browser: %v", err)
		}
		if _, err := v.answer(t, browser{}, account.MailAnswer{Link: link}); !errors.Is(err, account.ErrOtherBrowser) {
			t.Errorf("pressing the button in another browser: %v", err)
		}
	}
	if p, err := v.answer(t, b, account.MailAnswer{Link: link}); p.ID != "p1" || err != nil {
		t.Errorf("%+v, %v", p, err)
	}
}

// Of several answers at once one succeeds.
func TestMailOnce(t *testing.T) {
	v, _ := newAnn(t)
	b := browser{}
	link, code := v.requestLogin(t, b, "ann@example.org")
	var in atomic.Int32
	var tries sync.WaitGroup
	for i := range 8 {
		copied := browser{"__Host-mail": b["__Host-mail"]}
		tries.Go(func() {
			answer := account.MailAnswer{Link: link}
			if i%2 == 0 {
				answer = account.MailAnswer{Code: code}
			}
			if _, err := v.answer(t, copied, answer); err == nil {
				in.Add(1)
			}
		})
	}
	tries.Wait()
	if in.Load() != 1 {
		t.Errorf("%d got in", in.Load())
	}
}

// A login by mail ends the session that the browser had, and that of a guest.
func TestMailLoginRotatesToken(t *testing.T) {
	v, _ := newAnn(t)
	v.addPerson(t, "p2", "Mallory")
	b := browser{}
	v.logIn(t, b, "p2")
	planted := browser{"__Host-session": b["__Host-session"]}
	link, _ := v.requestLogin(t, b, "ann@example.org")
	if _, err := v.answer(t, b, account.MailAnswer{Link: link}); err != nil {
		t.Fatal(err)
	}
	if p := v.visit(t, b); p.ID != "p1" || b["__Host-session"].Value == planted["__Host-session"].Value {
		t.Errorf("after the login: %+v", p)
	}
	if _, err := v.Person(planted.request()); !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the session from before: %v", err)
	}
}

// An address without an account is answered as one with it: the same cookie, the same refusals, as often. No mail is sent.
func TestUnknownAddressLooksTheSame(t *testing.T) {
	v, _ := newAnn(t)
	known, unknown := browser{}, browser{}
	v.requestLogin(t, known, "ann@example.org")
	if link, code := v.requestLogin(t, unknown, "bob@example.org"); link != "" || code != "" {
		t.Error("a mail was sent to somebody without an account")
	}
	if a, b := known["__Host-mail"], unknown["__Host-mail"]; len(a.Value) != len(b.Value) || a.MaxAge != b.MaxAge {
		t.Errorf("the cookies are %s and %s", a, b)
	}
	for i := range 7 {
		want := fmt.Sprint(account.ErrMailCode)
		if i >= 5 {
			want = fmt.Sprint(account.ErrMailVoid)
		}
		for name, b := range map[string]browser{"known": known, "unknown": unknown} {
			if _, err := v.answer(t, b, account.MailAnswer{Code: "x"}); fmt.Sprint(err) != want {
				t.Errorf("%s: try %d is answered %v, want %s", name, i, err, want)
			}
		}
	}
	if audit := v.auditOf(t, "p1"); strings.Count(audit, "login-failed") != 5 {
		t.Errorf("the owner sees %s", audit)
	}
	v.mails.err = mail.ErrFull
	for _, address := range []string{"ann@example.org", "bob@example.org"} {
		if err := known.do(t, func(w http.ResponseWriter, r *http.Request) error { return v.RequestLogin(w, r, address) }); err != nil {
			t.Errorf("%s, with a full queue: %v", address, err)
		}
	}
}

// The store has no secret of a mail, and the code cannot be found by trying all without the secret of the browser.
func TestMailSecretsAreHashed(t *testing.T) {
	v, _ := newAnn(t)
	b, other := browser{}, browser{}
	link, code := v.requestLogin(t, b, "ann@example.org")
	token, err := v.store.LoginToken(t.Context(), hashOf(link), v.now)
	if err != nil {
		t.Fatal(err)
	}
	text := fmt.Sprintf("%+v", token)
	browserSecret, _, _ := strings.Cut(b["__Host-mail"].Value, ".")
	if strings.Contains(text, link) || strings.Contains(text, browserSecret) || token.Code == hashOf(code) || token.Expires.Sub(v.now) != account.MailLifetime {
		t.Errorf("the store has %s", text)
	}
	// Nobody who knows the hash of a link, but not the secret of its browser, waits for the mail.
	other["__Host-mail"] = &http.Cookie{Name: "__Host-mail", Value: "AAAA." + account.SessionID(token.Link)}
	if _, err := v.answer(t, other, account.MailAnswer{Code: code}); !errors.Is(err, account.ErrMailVoid) {
		t.Errorf("with another secret: %v", err)
	}
}

// The limits are asked before anything happens, with the address written in one way.
func TestMailsAreLimited(t *testing.T) {
	v, b := newAnn(t)
	limited := errors.New("too many")
	v.limit = func(address string) error {
		if address == "ann@example.org" {
			return limited
		}
		return nil
	}
	guest := browser{}
	if err := guest.do(t, func(w http.ResponseWriter, r *http.Request) error { return v.RequestLogin(w, r, "ANN@example.org") }); !errors.Is(err, limited) {
		t.Errorf("a login: %v", err)
	}
	ann := v.visit(t, b)
	if err := b.do(t, func(w http.ResponseWriter, r *http.Request) error {
		return v.RequestAddress(w, r, ann, "ann@Example.org")
	}); !errors.Is(err, limited) {
		t.Errorf("an address: %v", err)
	}
	if sent := v.mails.takeAll(); len(sent) != 0 || len(guest) != 0 {
		t.Errorf("%d mails, cookies %v", len(sent), guest)
	}
}
