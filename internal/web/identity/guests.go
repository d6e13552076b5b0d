package identity

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// CookieLifetime is the lifetime of a cookie. It is renewed after half of it.
const CookieLifetime = 365 * 24 * time.Hour

// GuestConfig are how guests are known.
type GuestConfig struct {
	Secure bool             // cookies travel over HTTPS only
	Now    func() time.Time // nil: time.Now
	// CacheTime is how long a person is cached; 0: until this process changes them.
	CacheTime time.Duration
	// OnChange is called with the id of a guest who was changed, for the caches of other processes. It
	// may be nil.
	OnChange func(person string)
	// OnForget is called with the id of a deleted guest, whose connections must be closed. It may
	// be nil.
	OnForget func(person string)
}

// Guests are people without accounts, known by a cookie. It is a [Provider], safe for
// concurrent use.
type Guests struct {
	signer signer
	people PersonStore
	cookie Cookie
	now    func() time.Time
	recent *personCache

	changed   func(person string)
	forgotten func(person string)
}

// NewGuests returns guests whose cookies are signed with key, which must have
// [KeyLength] bytes.
func NewGuests(key []byte, people PersonStore, o GuestConfig) *Guests {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.OnForget == nil {
		o.OnForget = func(string) {}
	}
	if o.OnChange == nil {
		o.OnChange = func(string) {}
	}
	return &Guests{
		changed: o.OnChange,
		signer:  newSigner(key), people: people, cookie: Cookie{Name: "teahouse", Secure: o.Secure}, now: o.Now, recent: newPersonCache(maxRecent, o.CacheTime), forgotten: o.OnForget,
	}
}

// Person returns the sender of the request, a zero Person without an identity. The error
// is ErrInvalidIdentity for a cookie that is forged, expired or of a deleted guest, or one
// of the store.
func (g *Guests) Person(r *http.Request) (Person, error) {
	p, _, err := g.storedPerson(r)
	return personOf(p), err
}

// storedPerson returns the stored sender, and the ticket of the request.
func (g *Guests) storedPerson(r *http.Request) (store.PersonRecord, ticket, error) {
	value := g.ticketOf(r)
	if value == "" {
		return store.PersonRecord{}, ticket{}, nil
	}
	t, err := g.signer.read(value)
	if err != nil || !g.now().Before(t.expires) {
		return store.PersonRecord{}, ticket{}, ErrInvalidIdentity
	}
	p, err := g.person(r.Context(), t.id)
	switch {
	case errors.Is(err, store.ErrNotFound), err == nil && p.Generation != t.generation:
		return store.PersonRecord{}, ticket{}, ErrInvalidIdentity
	case err != nil:
		return store.PersonRecord{}, ticket{}, err
	}
	return p, t, nil
}

// RenewCookie is Of that renews a cookie of which half its life is gone.
func (g *Guests) RenewCookie(w http.ResponseWriter, r *http.Request) (Person, error) {
	p, t, err := g.storedPerson(r)
	if err == nil && p.ID != "" && t.expires.Sub(g.now()) < CookieLifetime/2 {
		if p, err = g.change(r.Context(), p.ID, func(p *store.PersonRecord) { p.Seen = g.now() }); err == nil {
			g.setCookie(w, p)
		}
	}
	if err != nil {
		return Person{}, err
	}
	return personOf(p), nil
}

// PersonOrGuest is Renew that gives a sender without a valid identity a new one, with a name
// that can be changed.
func (g *Guests) PersonOrGuest(w http.ResponseWriter, r *http.Request) (Person, error) {
	person, err := g.RenewCookie(w, r)
	if err == nil && person.Identified() || err != nil && !errors.Is(err, ErrInvalidIdentity) {
		return person, err
	}
	now := g.now()
	p := store.PersonRecord{ID: NewID(), Name: randomName(), Generation: 1, Created: now, Seen: now}
	if err := g.people.PutPerson(r.Context(), p); err != nil {
		return Person{}, err
	}
	g.setCookie(w, p)
	return personOf(p), nil
}

// personOf returns the person of a record.
func personOf(p store.PersonRecord) Person {
	return Person{ID: p.ID, Name: p.Name, Generation: p.Generation}
}

// Rename changes the name of the sender. The error is a *NameError or one of the store.
func (g *Guests) Rename(ctx context.Context, person Person, name string) (Person, error) {
	name, err := NormalizeName(name)
	if err != nil {
		return Person{}, err
	}
	p, err := g.change(ctx, person.ID, func(p *store.PersonRecord) { p.Name = name })
	return personOf(p), err
}

// Forget makes all cookies of the sender void, on every device, and takes this one away.
func (g *Guests) Forget(w http.ResponseWriter, r *http.Request) error {
	person, _, err := g.storedPerson(r)
	if err != nil && !errors.Is(err, ErrInvalidIdentity) {
		return err
	}
	if err == nil && person.ID != "" {
		if err := g.VoidCookies(r.Context(), person.ID); err != nil {
			return err
		}
	}
	g.ClearCookie(w)
	return nil
}

// VoidCookies makes all cookies of a person void, on every device.
func (g *Guests) VoidCookies(ctx context.Context, person string) error {
	if _, err := g.change(ctx, person, func(p *store.PersonRecord) { p.Generation++ }); err != nil {
		return err
	}
	g.forgotten(person)
	return nil
}

// PersonByID returns a stored person. The error is store.ErrNotFound if there is none.
func (g *Guests) PersonByID(ctx context.Context, id string) (Person, error) {
	p, err := g.person(ctx, id)
	return personOf(p), err
}

// person returns the stored person.
func (g *Guests) person(ctx context.Context, id string) (store.PersonRecord, error) {
	p, mark, ok := g.recent.get(id)
	if ok {
		return p, nil
	}
	p, err := g.people.Person(ctx, id)
	if err == nil {
		g.recent.add(p, mark)
	}
	return p, err
}

// change changes a stored person.
func (g *Guests) change(ctx context.Context, id string, f func(p *store.PersonRecord)) (store.PersonRecord, error) {
	// Whether or not the write succeeds, the cached person may be wrong after it.
	defer g.changed(id)
	defer g.recent.invalidate(id)
	return g.people.ChangePerson(ctx, id, f)
}

// Changed forgets what is cached of a person, here and in other processes: something else has changed them.
func (g *Guests) Changed(id string) {
	g.recent.invalidate(id)
	g.changed(id)
}

// Invalidate forgets what is cached of a person, whom another process has changed.
func (g *Guests) Invalidate(id string) { g.recent.invalidate(id) }

// InvalidateAll forgets what is cached of all people: changes by other processes may have been missed.
func (g *Guests) InvalidateAll() { g.recent.clear() }

// IsValid reports whether a person has not given up their identity since, by what the store has.
func (g *Guests) IsValid(ctx context.Context, p Person) (bool, error) {
	now, err := g.people.Person(ctx, p.ID)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err != nil || now.Generation == p.Generation, err
}

// NewID makes the id of a person: p and 80 bits of chance.
func NewID() string {
	var bits [10]byte
	rand.Read(bits[:])
	return "p" + strings.ToLower(base32.StdEncoding.EncodeToString(bits[:]))
}
