package mail_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/testing/mailbox"
)

func openMailbox(t *testing.T, c mailbox.Config) *mailbox.Mailbox {
	t.Helper()
	box, err := mailbox.Open(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := box.Close(); err != nil {
			t.Error(err)
		}
	})
	return box
}

var letter = mail.Message{To: "ann@example.org", Subject: "Grüße aus dem Teehaus", Text: "Guten Tag,\n\nder Code: 123456", HTML: "<p>der Code: <b>123456</b></p>"}

// A mail arrives whole, with every kind of encryption, with a login and without.
func TestDeliver(t *testing.T) {
	for name, test := range map[string]struct {
		encryption mailbox.Encryption
		security   mail.Security
		user       string
	}{
		"plain":              {mailbox.Plain, mail.NoSecurity, ""},
		"plain with a login": {mailbox.Plain, mail.NoSecurity, "tea"},
		"starttls":           {mailbox.StartTLS, mail.StartTLS, "tea"},
		"tls":                {mailbox.TLS, mail.ImplicitTLS, "tea"},
	} {
		t.Run(name, func(t *testing.T) {
			box := openMailbox(t, mailbox.Config{Encryption: test.encryption, User: test.user, Password: "secret"})
			server := &mail.SMTP{
				Server: box.Addr(), Security: test.security, User: test.user, Password: "secret",
				From: "Teahouse <tea@play.example>", RootCAs: mailbox.RootCAs(),
			}
			if err := server.Check(); err != nil {
				t.Fatal(err)
			}
			if err := server.Deliver(t.Context(), letter); err != nil {
				t.Fatal(err)
			}
			got, err := box.Next(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if got.From != "tea@play.example" || got.To != letter.To || got.Subject != letter.Subject || got.Text != letter.Text || got.HTML != letter.HTML {
				t.Errorf("it is %+v", got)
			}
			for field, want := range map[string]string{"From": `"Teahouse" <tea@play.example>`, "Auto-Submitted": "auto-generated"} {
				if got.Header.Get(field) != want {
					t.Errorf("the field %s is %q", field, got.Header.Get(field))
				}
			}
		})
	}
}

// What is refused is described without an address, and says whether another try can help.
func TestRefusedDelivery(t *testing.T) {
	nowhere, err := mailbox.Open(mailbox.Config{})
	if err != nil {
		t.Fatal(err)
	}
	if err := nowhere.Close(); err != nil {
		t.Fatal(err)
	}
	refusing := func(code int) string {
		return openMailbox(t, mailbox.Config{Refuse: func(address string) error { return mailbox.Refusal(code, "not to "+address) }}).Addr()
	}
	login := openMailbox(t, mailbox.Config{User: "tea", Password: "secret"}).Addr()
	encrypted := openMailbox(t, mailbox.Config{Encryption: mailbox.TLS}).Addr()
	plain := openMailbox(t, mailbox.Config{}).Addr()
	for name, test := range map[string]struct {
		server    mail.SMTP
		to        string
		code      int
		permanent bool
	}{
		"later":             {mail.SMTP{Server: refusing(451)}, "", 451, false},
		"never":             {mail.SMTP{Server: refusing(550)}, "", 550, true},
		"no server":         {mail.SMTP{Server: nowhere.Addr()}, "", 0, false},
		"wrong password":    {mail.SMTP{Server: login, User: "tea", Password: "wrong"}, "", 535, false},
		"no login":          {mail.SMTP{Server: login}, "", 502, true},
		"unknown authority": {mail.SMTP{Server: encrypted, Security: mail.ImplicitTLS}, "", 0, false},
		"no encryption":     {mail.SMTP{Server: plain, Security: mail.StartTLS}, "", 0, false},
		"two lines":         {mail.SMTP{Server: plain}, "ann@example.org\r\nBcc: bob@example.org", 0, true},
		"no address":        {mail.SMTP{Server: plain}, "ann", 0, true},
	} {
		test.server.From = "tea@play.example"
		if test.server.Security == "" {
			test.server.Security = mail.NoSecurity
		}
		m := letter
		if test.to != "" {
			m.To = test.to
		}
		err := test.server.Deliver(t.Context(), m)
		refused, ok := errors.AsType[*mail.DeliveryError](err)
		if !ok || refused.Code != test.code || refused.Permanent != test.permanent {
			t.Errorf("%s: %+v, %v", name, refused, err)
			continue
		}
		if text := err.Error(); text == "" || strings.Contains(text, letter.To) || strings.Contains(text, "wrong") {
			t.Errorf("%s: %s", name, text)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		server   string
		security mail.Security
		want     string // a part of the error
	}{
		{"smtp.example:587", mail.StartTLS, ""},
		{"[2001:db8::1]:465", mail.ImplicitTLS, ""},
		{"localhost:25", mail.NoSecurity, ""},
		{"127.0.0.1:25", mail.NoSecurity, ""},
		{"[::1]:25", mail.NoSecurity, ""},
		{"smtp.example:25", mail.NoSecurity, "without encryption"},
		{"smtp.example", mail.StartTLS, "want HOST:PORT"},
		{":25", mail.StartTLS, "want HOST:PORT"},
		{"smtp.example:0", mail.StartTLS, "no valid port"},
		{"smtp.example:smtp", mail.StartTLS, "no valid port"},
	} {
		err := (&mail.SMTP{Server: test.server, Security: test.security}).Check()
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%s %s: %v, want %q", test.server, test.security, err, test.want)
		}
	}
	for from, ok := range map[string]bool{"tea@play.example": true, "Teahouse <tea@play.example>": true, "": false, "tea": false, "a@b.example, c@d.example": false} {
		if err := mail.CheckSender(from); (err == nil) != ok {
			t.Errorf("%q: %v", from, err)
		}
	}
}
