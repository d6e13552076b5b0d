package account

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// MailLifetime is how long the link and the code of a mail are good.
const MailLifetime = 15 * time.Minute

// codeTries is how many wrong codes make a mail void.
const codeTries = 5

// The errors of what a person has from a mail.
var (
	// ErrMailVoid is the error of a link that has expired, was used already or never was one, and of a browser that waits for no mail.
	ErrMailVoid = errors.New("the mail is not good any more")
	// ErrMailCode is the error of a wrong code.
	ErrMailCode = errors.New("the code is wrong")
	// ErrOtherBrowser is the error of a link in another browser than that which has asked for the mail.
	ErrOtherBrowser = errors.New("another browser has asked for this mail")
)

// MailAnswer is what a person has from a mail: the secret of its link, or its code.
type MailAnswer struct{ Link, Code string }

// mailSecrets are what a mail and the browser that has asked for it have. The store has hashes of them.
type mailSecrets struct {
	link    string
	code    string // of six digits
	browser string // of the browser alone; it is also the key of the hash of the code
}

func newMailSecrets() mailSecrets {
	number, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		panic(err) // there is always chance
	}
	return mailSecrets{newToken(), fmt.Sprintf("%06d", number), newToken()}
}

// token returns what the store has of a mail.
func (s *mailSecrets) token(purpose store.LoginPurpose, person, address, key string, now time.Time) store.LoginToken {
	link, _ := hashOf(s.link)
	browser, _ := hashOf(s.browser)
	return store.LoginToken{
		Link: link, Code: hashOfMailCode(s.browser, s.code), Browser: browser, Purpose: purpose,
		Person: person, Address: address, AddressKey: key, Expires: now.Add(MailLifetime), Tries: codeTries,
	}
}

// cookie returns what the browser keeps: its secret, and the hash of the link, by which its mail is found.
func (s *mailSecrets) cookie() string {
	link, _ := hashOf(s.link)
	return s.browser + "." + SessionID(link)
}

// hashOfMailCode returns the hash of a code. There are few codes: without the secret of the browser nobody can try them all.
func hashOfMailCode(browser, code string) store.Hash {
	h := hmac.New(sha256.New, []byte(browser))
	h.Write([]byte("code " + strings.NewReplacer(" ", "", "-", "").Replace(code)))
	return store.Hash(h.Sum(nil))
}

// awaitedMail returns the mail that a browser waits for, by its cookie. The error is ErrMailVoid if it waits for none.
func (l *Logins) awaitedMail(ctx context.Context, cookie string) (t store.LoginToken, browser string, err error) {
	browser, id, _ := strings.Cut(cookie, ".")
	secret, known := hashOf(browser)
	link, ok := hashOfID(id)
	if !ok || !known {
		return t, "", ErrMailVoid
	}
	t, err = l.mailToken(ctx, link)
	if err == nil && t.Browser != secret {
		err = ErrMailVoid
	}
	return t, browser, err
}

// linkedMail returns the mail with a link and leaves it as it is. The error is ErrMailVoid, or ErrOtherBrowser in a browser with
// another cookie than that which has asked for it.
func (l *Logins) linkedMail(ctx context.Context, cookie, link string) (store.LoginToken, error) {
	hash, ok := hashOf(link)
	if !ok {
		return store.LoginToken{}, ErrMailVoid
	}
	t, err := l.mailToken(ctx, hash)
	if err != nil {
		return t, err
	}
	browser, _, _ := strings.Cut(cookie, ".")
	if secret, ok := hashOf(browser); !ok || t.Browser != secret {
		return t, ErrOtherBrowser
	}
	return t, nil
}

func (l *Logins) mailToken(ctx context.Context, link store.Hash) (store.LoginToken, error) {
	t, err := l.store.LoginToken(ctx, link, l.now())
	if errors.Is(err, store.ErrNotFound) {
		err = ErrMailVoid
	}
	return t, err
}

// findMail returns the mail that an answer is from, and leaves it as it is.
func (l *Logins) findMail(ctx context.Context, cookie string, answer MailAnswer) (store.LoginToken, error) {
	if answer.Link != "" {
		return l.linkedMail(ctx, cookie, answer.Link)
	}
	t, _, err := l.awaitedMail(ctx, cookie)
	return t, err
}

// takeMail takes the mail away that an answer is from: of several calls one succeeds. The error is ErrMailVoid, ErrOtherBrowser or
// ErrMailCode; a *LoginError with it says that somebody has tried to log in to an account, for the audit.
func (l *Logins) takeMail(ctx context.Context, cookie string, answer MailAnswer) (store.LoginToken, error) {
	t, err := l.findMail(ctx, cookie, answer)
	if err != nil {
		return t, err
	}
	if answer.Link != "" {
		t, err = l.store.UseLoginLink(ctx, t.Link, t.Browser, l.now())
	} else {
		browser, _, _ := strings.Cut(cookie, ".")
		code := store.LoginCode{Purpose: t.Purpose, Person: t.Person, AddressKey: t.AddressKey, Code: hashOfMailCode(browser, answer.Code)}
		owner := t.Person
		t, err = l.store.UseLoginCode(ctx, code, l.now())
		if errors.Is(err, store.ErrWrongCode) {
			err = ErrMailCode
			if code.Purpose == store.LoginByMail && owner != "" {
				err = &LoginError{owner, err}
			}
		}
	}
	if errors.Is(err, store.ErrNotFound) {
		err = ErrMailVoid
	}
	return t, err
}
