package identity

import (
	"context"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Person is the sender of a request. The zero Person has no identity.
type Person struct {
	ID   string
	Name string
	// Generation is the number of the identity: when a person gives their identity up, they get the next one.
	Generation int
	// Session names the login session that the request came with; empty for a guest.
	Session string
}

// Identified reports whether p has an identity.
func (p Person) Identified() bool { return p.ID != "" }

// Provider finds the sender of a request. [Guests] is one, and the sessions of accounts are another.
type Provider interface {
	// Person returns the sender of the request, a zero Person without an identity. The
	// error is ErrInvalidIdentity for a cookie that is forged, expired or of a deleted
	// guest.
	Person(r *http.Request) (Person, error)
	// RenewCookie is Of that renews a cookie of which half its life is gone.
	RenewCookie(w http.ResponseWriter, r *http.Request) (Person, error)
	// PersonOrGuest is Renew that gives a sender without an identity one.
	PersonOrGuest(w http.ResponseWriter, r *http.Request) (Person, error)
	// Rename changes the name of the sender. The error is a *NameError.
	Rename(ctx context.Context, p Person, name string) (Person, error)
	// Forget makes all cookies of the person void.
	Forget(w http.ResponseWriter, r *http.Request) error
}

// ErrInvalidIdentity is the error of an identity that is no longer good or never was.
var ErrInvalidIdentity = errors.New("this browser's identity is not valid here any more")

// NameError describes what is wrong with a name.
type NameError struct{ Message message.Message }

// Error returns the message in English, as a clause.
func (e *NameError) Error() string { return e.Message.String() }

// PersonStore keeps people.
type PersonStore interface {
	PutPerson(ctx context.Context, p store.PersonRecord) error
	Person(ctx context.Context, id string) (store.PersonRecord, error)
	ChangePerson(ctx context.Context, id string, change func(*store.PersonRecord)) (store.PersonRecord, error)
}
