package account

import (
	"cmp"
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
)

// Mailer sends mails later; a mail.Outbox does.
type Mailer interface {
	Send(m mail.Message) error
}

// ErrNoMail is the error of what needs mails on a site that sends none.
var ErrNoMail = errors.New("this site sends no mail")

// NoMail returns why no mail can be sent, a zero Message if it can.
func (l *Logins) NoMail() message.Message {
	if l.mailer == nil {
		return messages.NoMail()
	}
	return message.Message{}
}

// Address returns the verified address of a person; a zero one if there is none.
func (l *Logins) Address(ctx context.Context, person string) (store.EmailAddress, error) {
	a, err := l.store.Address(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return store.EmailAddress{}, nil
	}
	return a, err
}

// requestLogin sends a mail with which the owner of an address logs in, and returns the cookie for the browser that has asked. If
// there is no account with the address, it does the same but for the sending, so that nobody learns that.
func (l *Logins) requestLogin(ctx context.Context, address, key, lang string) (cookie string, err error) {
	owner, err := l.store.AddressByKey(ctx, key)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return "", err
	}
	secrets := newMailSecrets()
	if err := l.store.CreateLoginToken(ctx, secrets.token(store.LoginByMail, owner.Person, address, key, l.now())); err != nil {
		return "", err
	}
	m, err := l.loginMail(lang, secrets).message(cmp.Or(owner.Address, address))
	if err == nil && owner.Person != "" {
		// A full queue is in the metrics; an answer about it would reveal that there is an account.
		_ = l.mailer.Send(m)
	}
	return secrets.cookie(), err
}

// requestAddress sends a mail with which a person proves that an address is theirs, and returns the cookie for the browser that has
// asked.
func (l *Logins) requestAddress(ctx context.Context, person, address, key, lang string) (cookie string, err error) {
	secrets := newMailSecrets()
	if err := l.store.CreateLoginToken(ctx, secrets.token(store.VerifyAddress, person, address, key, l.now())); err != nil {
		return "", err
	}
	m, err := l.addressMail(lang, secrets).message(address)
	if err == nil {
		err = l.mailer.Send(m)
	}
	return secrets.cookie(), err
}

// checkOwner returns the error ErrMailVoid if the address of a mail for a login is not that of its account any more.
func (l *Logins) checkOwner(ctx context.Context, t *store.LoginToken) error {
	owner, err := l.store.AddressByKey(ctx, t.AddressKey)
	if errors.Is(err, store.ErrNotFound) || err == nil && (owner.Person != t.Person || t.Person == "") {
		return ErrMailVoid
	}
	return err
}
