package mailbox

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/mail"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// Config is how a server behaves.
type Config struct {
	Encryption Encryption
	User       string // who has to log in; empty: nobody
	Password   string
	// Refuse returns why a mail to an address is refused, nil if it is not. Nil: none is.
	Refuse func(address string) error
}

// Encryption is what a server asks of its clients.
type Encryption int

// The kinds of encryption.
const (
	Plain    Encryption = iota // none
	StartTLS                   // after the greeting
	TLS                        // from the beginning
)

// Refusal is an answer of a server, e.g. 451, with a text.
func Refusal(code int, text string) error {
	return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 0, 0}, Message: text}
}

// Letter is a mail that was received.
type Letter struct {
	From, To string // of the envelope
	Subject  string
	Header   mail.Header
	Text     string // the plain part
	HTML     string // the other one; empty if there is none
}

// Mailbox is a running server.
type Mailbox struct {
	config   Config
	server   *smtp.Server
	listener net.Listener
	letters  chan Letter
	ended    chan error
}

// Capacity is how many letters wait to be read at most. Further ones are refused.
const Capacity = 100

// Open starts a server on a free port.
func Open(c Config) (*Mailbox, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	b := &Mailbox{config: c, listener: listener, letters: make(chan Letter, Capacity), ended: make(chan error, 1)}
	b.server = smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &session{box: b}, nil }))
	b.server.ErrorLog = log.New(io.Discard, "", 0) // clients report what goes wrong
	b.server.Domain, b.server.AllowInsecureAuth = "localhost", c.Encryption == Plain
	switch c.Encryption {
	case StartTLS:
		b.server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{certificate()}}
	case TLS:
		listener = tls.NewListener(listener, &tls.Config{Certificates: []tls.Certificate{certificate()}})
	}
	go func() { b.ended <- b.server.Serve(listener) }()
	return b, nil
}

// Addr returns where the server listens, as HOST:PORT.
func (b *Mailbox) Addr() string { return b.listener.Addr().String() }

// Next waits for a letter and returns it, the oldest first.
func (b *Mailbox) Next(ctx context.Context) (Letter, error) {
	select {
	case l := <-b.letters:
		return l, nil
	case <-ctx.Done():
		return Letter{}, fmt.Errorf("no letter has come: %w", ctx.Err())
	}
}

// Waiting returns how many letters were received and not read yet.
func (b *Mailbox) Waiting() int { return len(b.letters) }

// Close ends the server with its connections.
func (b *Mailbox) Close() error {
	err := b.server.Close()
	// A server that has just been started does not know its listener yet.
	if err := b.listener.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
		return err
	}
	return errors.Join(err, <-b.ended)
}

// session is one connection.
type session struct {
	box      *Mailbox
	loggedIn bool
	from, to string
}

// AuthMechanisms returns the ways to log in.
func (s *session) AuthMechanisms() []string { return []string{sasl.Plain} }

// Auth checks a login.
func (s *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != s.box.config.User || password != s.box.config.Password {
			return smtp.ErrAuthFailed
		}
		s.loggedIn = true
		return nil
	}), nil
}

// Mail begins a mail.
func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if s.box.config.User != "" && !s.loggedIn {
		return smtp.ErrAuthRequired
	}
	s.from = from
	return nil
}

// Rcpt accepts a receiver, or refuses them.
func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.to = to
	if s.box.config.Refuse == nil {
		return nil
	}
	return s.box.config.Refuse(to)
}

// Data receives the mail.
func (s *session) Data(r io.Reader) error {
	l, err := readLetter(r)
	if err != nil {
		return err
	}
	l.From, l.To = s.from, s.to
	select {
	case s.box.letters <- l:
		return nil
	default:
		return Refusal(452, "the mailbox is full")
	}
}

// Reset forgets the mail that was begun.
func (s *session) Reset() { s.from, s.to = "", "" }

// Logout ends the session.
func (s *session) Logout() error { return nil }
