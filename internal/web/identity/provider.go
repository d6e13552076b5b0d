package identity

import (
	"context"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Person is who sends a request. The zero Person is somebody who has no identity.
type Person struct {
	ID   string
	Name string
}

// Identified reports whether p is anybody.
func (p Person) Identified() bool { return p.ID != "" }

// Provider tells who people are. Accounts will be another one than [Guests].
type Provider interface {
	// Person returns who sends the request, a zero Person for who has no identity. The
	// error is ErrInvalidIdentity for one that is forged, expired or forgotten.
	Person(r *http.Request) (Person, error)
	// RenewCookie is Of that renews a cookie of which half its life is gone.
	RenewCookie(w http.ResponseWriter, r *http.Request) (Person, error)
	// PersonOrGuest is Renew that gives who has no identity one.
	PersonOrGuest(w http.ResponseWriter, r *http.Request) (Person, error)
	// Rename changes what the sender is called. The error is a *NameError.
	Rename(ctx context.Context, p Person, name string) (Person, error)
	// Forget makes all cookies of the person void.
	Forget(w http.ResponseWriter, r *http.Request) error
}

// ErrInvalidIdentity is the error of an identity that is no longer good or never was.
var ErrInvalidIdentity = errors.New("this browser's identity is not valid here any more")

// NameError is what is wrong with a name.
type NameError struct{ Text string }

func (e *NameError) Error() string { return e.Text }

// PersonStore keeps people.
type PersonStore interface {
	PutPerson(ctx context.Context, p store.PersonRecord) error
	Person(ctx context.Context, id string) (store.PersonRecord, error)
}
