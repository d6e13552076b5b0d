package server

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/testing/mailbox"
)

// A person adds an address and logs in with it on another device, through a real mail server. The log has neither addresses nor
// secrets, and the mail that waits when the service stops is sent.
func TestLogInByMail(t *testing.T) {
	box, err := mailbox.Open(mailbox.Config{User: "tea", Password: "quite secret"})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := box.Close(); err != nil {
			t.Error(err)
		}
	}()
	password := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(password, []byte("quite secret\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	c := config(t)
	c.SMTPServer, c.SMTPSecurity, c.SMTPFrom, c.SMTPUser, c.SMTPPasswordFile = box.Addr(), "none", "Teahouse <tea@play.example>", "tea", password
	c.Log, c.LogLevel = &log, "debug"
	s := start(t, c)
	next := func() (link, code string) {
		t.Helper()
		l, err := box.Next(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return regexp.MustCompile(`(?m)/me/link/([A-Z2-7]+)$`).FindStringSubmatch(l.Text)[1], regexp.MustCompile(`(?m)^[0-9]{6}$`).FindString(l.Text)
	}
	laptop, phone := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	laptop.makeAccount("Ann")
	match := laptop.order("ki-shogi", "", "me", "me")
	laptop.must(http.MethodPut, "api/account/address", object{"address": "ann@example.org"}, nil)
	_, code := next()
	laptop.must(http.MethodPost, "api/account/address/answer", object{"code": code}, nil)
	phone.must(http.MethodPost, "api/login/mail", object{"address": "ann@example.org"}, nil)
	link, _ := next()
	phone.must(http.MethodPost, "api/login/mail/answer", object{"link": link}, nil)
	var own struct{ Matches []struct{ Match string } }
	phone.must(http.MethodGet, "api/me/matches", nil, &own)
	if len(own.Matches) != 1 || own.Matches[0].Match != match {
		t.Errorf("the matches on the other device are %+v", own)
	}
	phone.must(http.MethodPost, "api/login/mail", object{"address": "ann@example.org"}, nil)
	s.stop(t)
	if _, code := next(); code == "" {
		t.Error("the last mail has no code")
	}
	for _, secret := range []string{"ann@", link, code, "quite secret"} {
		if strings.Contains(log.String(), secret) {
			t.Errorf("the log has %q", secret)
		}
	}
}

// A file that has no password keeps the service from starting.
func TestPasswordFile(t *testing.T) {
	for text, ok := range map[string]bool{"secret": true, "secret\r\n": true, "": false, "\n": false, "two\nlines": false} {
		path := filepath.Join(t.TempDir(), "password")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		c := MailConfig{SMTPPasswordFile: path}
		if password, err := c.password(); (err == nil) != ok || ok && password != "secret" {
			t.Errorf("%q: %q, %v", text, password, err)
		}
	}
	c := MailConfig{SMTPPasswordFile: filepath.Join(t.TempDir(), "none")}
	if _, err := c.password(); err == nil {
		t.Error("a file that does not exist has a password")
	}
}
