package mail

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"net/mail"
	"net/netip"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// Security is how a connection to a server is encrypted.
type Security string

// The kinds of security.
const (
	StartTLS    Security = "starttls" // encrypted after the greeting, as at port 587
	ImplicitTLS Security = "tls"      // encrypted from the beginning, as at port 465
	NoSecurity  Security = "none"     // for a server on this machine
)

// deliverTime is the longest time for one try.
const deliverTime = 30 * time.Second

// SMTP delivers mails to a server, which sends them on.
type SMTP struct {
	Server   string // HOST:PORT
	Security Security
	User     string // empty: without a login
	Password string
	From     string         // an address, perhaps with a name
	RootCAs  *x509.CertPool // that sign the certificate of the server; nil: those of the system
}

// Check reports what is wrong with the settings.
func (s *SMTP) Check() error {
	host, port, err := net.SplitHostPort(s.Server)
	if err != nil || host == "" {
		return fmt.Errorf("%q is not the address of a mail server: want HOST:PORT, e.g. smtp.example:587", s.Server)
	}
	if number, err := strconv.ParseUint(port, 10, 16); err != nil || number == 0 {
		return fmt.Errorf("%q has no valid port: want a number up to 65535, e.g. smtp.example:587", s.Server)
	}
	if s.Security == NoSecurity && !isLoopback(host) {
		return fmt.Errorf("mails for %s would travel without encryption: want starttls or tls; none is for a server on this machine", host)
	}
	return nil
}

// CheckSender reports what is wrong with the address that mails come from.
func CheckSender(from string) error {
	if _, err := mail.ParseAddress(from); err != nil {
		return fmt.Errorf("%q is not an address: want e.g. Teahouse <tea@play.example>", from)
	}
	return nil
}

func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}

// Deliver hands a mail to the server. The error is a *DeliveryError.
func (s *SMTP) Deliver(ctx context.Context, m Message) error {
	ctx, cancel := context.WithTimeout(ctx, deliverTime)
	defer cancel()
	written, err := s.write(m)
	if err != nil {
		return err
	}
	client, err := s.client(ctx)
	if err != nil {
		return &DeliveryError{Reason: "the settings of the mail server cannot be used", Permanent: true}
	}
	if err := client.DialAndSendWithContext(ctx, written); err != nil && !written.IsDelivered() {
		return deliveryError(err)
	}
	return nil // whatever has happened to the connection afterwards
}

// write makes a mail as it is sent.
func (s *SMTP) write(m Message) (*gomail.Msg, error) {
	written := gomail.NewMsg()
	if err := written.From(s.From); err != nil {
		return nil, &DeliveryError{Reason: "the address of the sender cannot be used", Permanent: true}
	}
	if err := written.To(m.To); err != nil {
		return nil, &DeliveryError{Reason: "the address of the receiver cannot be used", Permanent: true}
	}
	written.Subject(m.Subject)
	written.SetDate()
	if m.ID == "" {
		written.SetMessageID()
	} else {
		written.SetMessageIDWithValue(m.ID)
	}
	if m.Unsubscribe != "" {
		written.SetGenHeader("List-Unsubscribe", "<"+m.Unsubscribe+">")
		written.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
	}
	written.SetGenHeader("Auto-Submitted", "auto-generated") // nothing answers that somebody is on holiday
	written.SetBodyString(gomail.TypeTextPlain, m.Text)
	if m.HTML != "" {
		written.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	}
	return written, nil
}

// client returns a client for one connection, which is cut off when ctx ends.
func (s *SMTP) client(ctx context.Context) (*gomail.Client, error) {
	host, port, err := net.SplitHostPort(s.Server)
	if err != nil {
		return nil, err
	}
	number, err := strconv.Atoi(port)
	if err != nil {
		return nil, err
	}
	settings := &tls.Config{ServerName: host, MinVersion: tls.VersionTLS12, RootCAs: s.RootCAs}
	var dialer interface {
		DialContext(ctx context.Context, network, address string) (net.Conn, error)
	} = &net.Dialer{}
	policy := gomail.NoTLS
	switch s.Security {
	case StartTLS:
		policy = gomail.TLSMandatory
	case ImplicitTLS:
		dialer = &tls.Dialer{Config: settings}
	case NoSecurity:
	}
	options := []gomail.Option{
		gomail.WithPort(number), gomail.WithTimeout(deliverTime), gomail.WithTLSPolicy(policy), gomail.WithTLSConfig(settings),
		gomail.WithDialContextFunc(func(dialing context.Context, network, address string) (net.Conn, error) {
			conn, err := dialer.DialContext(dialing, network, address)
			if err == nil {
				context.AfterFunc(ctx, func() { _ = conn.Close() })
			}
			return conn, err
		}),
	}
	if s.User != "" {
		// Each refuses to send the password over a connection to another machine that is not encrypted.
		options = append(options, gomail.WithOpportunisticSMTPAuth(gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin),
			gomail.WithUsername(s.User), gomail.WithPassword(s.Password))
	}
	return gomail.NewClient(host, options...)
}
