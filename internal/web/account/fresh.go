package account

import (
	"errors"
	"net/http"
	"time"
)

// FreshLogin is how old a login may be for what would let a thief of a cookie keep the account, or destroy it.
const FreshLogin = 10 * time.Minute

// ErrOldLogin is the error of what needs a login of the last FreshLogin. To log in again is enough.
var ErrOldLogin = errors.New("this needs a login of the last ten minutes")

// IsFresh reports whether the sender of a request has logged in within the last FreshLogin.
func (p *SessionProvider) IsFresh(r *http.Request) (bool, error) {
	s, err := p.logins.session(r.Context(), p.tokenOf(r))
	if errors.Is(err, ErrNoSession) {
		return false, nil
	}
	return err == nil && p.logins.now().Sub(s.Created) < FreshLogin, err
}

// checkFresh returns ErrOldLogin unless the sender of a request has logged in a short time ago.
func (p *SessionProvider) checkFresh(r *http.Request) error {
	fresh, err := p.IsFresh(r)
	if err == nil && !fresh {
		err = ErrOldLogin
	}
	return err
}
