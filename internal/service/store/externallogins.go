package store

import (
	"context"
	"fmt"
	"slices"
	"time"
)

// The most that a person has of external logins, and the longest texts, in bytes.
const (
	MaxExternalLogins = 10
	MaxIssuer         = 500
	MaxSubject        = 255 // as OpenID Connect has it
	MaxExternalLabel  = 320
)

// ExternalLogin is a login of a person at another site, an OpenID provider, which also logs them in here.
type ExternalLogin struct {
	Issuer  string // the URL of the provider
	Subject string // the id of the person there, which never changes
	Person  string
	Label   string // by which the person knows it, e.g. their e-mail address there; it may be empty
	Created time.Time
	Used    time.Time // at the last login; zero: never
}

// LoginWays are what logs people in at a site besides passkeys and recovery codes. What is left out lets nobody in.
type LoginWays struct {
	Mail    bool
	Issuers []string // of external logins
}

// ExternalLoginStore stores the logins at other sites that belong to accounts.
type ExternalLoginStore interface {
	// AddExternalLogin stores an external login of a person with an account. The error is ErrExists if anyone has it, and ErrTooMany
	// if the person has MaxExternalLogins.
	AddExternalLogin(ctx context.Context, l ExternalLogin) error
	// ExternalLogin returns the one of a subject at an issuer.
	ExternalLogin(ctx context.Context, issuer, subject string) (ExternalLogin, error)
	// ExternalLogins returns those of a person, the oldest first.
	ExternalLogins(ctx context.Context, person string) ([]ExternalLogin, error)
	// UseExternalLogin stores that somebody has logged in with it now.
	UseExternalLogin(ctx context.Context, issuer, subject string, now time.Time) error
	// DeleteExternalLogin deletes one of a person. The error is ErrLastLogin if nothing is left of the ways of the site to log in. Of
	// several calls at once, each sees what the ones before have left.
	DeleteExternalLogin(ctx context.Context, person, issuer, subject string, ways LoginWays) error
}

// Check reports with ErrInvalid a mistake in an external login.
func (l *ExternalLogin) Check() error {
	if !isName(l.Person) || l.Issuer == "" || !isShort(l.Issuer, MaxIssuer) || l.Subject == "" || !isShort(l.Subject, MaxSubject) || !isShort(l.Label, MaxExternalLabel) {
		return fmt.Errorf("%w: an external login has a person, an issuer of 1 to %d bytes, a subject of 1 to %d, and a label of at most %d",
			ErrInvalid, MaxIssuer, MaxSubject, MaxExternalLabel)
	}
	return nil
}

// HasExternalLogin reports whether one of some external logins is a way to log in.
func (w *LoginWays) HasExternalLogin(logins []ExternalLogin) bool {
	return slices.ContainsFunc(logins, func(l ExternalLogin) bool { return slices.Contains(w.Issuers, l.Issuer) })
}
