package account

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Ceremony is one half of what a browser and the server do about a passkey. The browser answers its options.
type Ceremony struct {
	ID      string // a secret of this browser, which finishes the ceremony
	Options any    // as JSON for navigator.credentials
}

// ceremonyKind is what a ceremony is for.
type ceremonyKind string

// The kinds.
const (
	newPasskey   ceremonyKind = "new"
	loginPasskey ceremonyKind = "login"
)

// ceremonyState is what the server remembers of a ceremony.
type ceremonyState struct {
	Kind    ceremonyKind          `json:"kind"`
	Person  string                `json:"person,omitempty"`
	Name    string                `json:"name,omitempty"` // of the account to be made
	Session *webauthn.SessionData `json:"session"`
}

// keyHolder is a person to the library of passkeys.
type keyHolder struct {
	id, name string
	keys     []webauthn.Credential
}

// WebAuthnID returns the id of the person.
func (p *keyHolder) WebAuthnID() []byte { return []byte(p.id) }

// WebAuthnName returns the name.
func (p *keyHolder) WebAuthnName() string { return p.name }

// WebAuthnDisplayName returns the name.
func (p *keyHolder) WebAuthnDisplayName() string { return p.name }

// WebAuthnCredentials returns the passkeys.
func (p *keyHolder) WebAuthnCredentials() []webauthn.Credential { return p.keys }

// holder returns a person with their passkeys.
func (l *Logins) holder(ctx context.Context, person string) (*keyHolder, error) {
	p, err := l.store.Person(ctx, person)
	if err != nil {
		return nil, err
	}
	stored, err := l.store.Passkeys(ctx, person)
	if err != nil {
		return nil, err
	}
	holder := &keyHolder{id: person, name: p.Name}
	for _, key := range stored {
		credential, err := credentialOf(&key)
		if err != nil {
			return nil, err
		}
		holder.keys = append(holder.keys, credential)
	}
	return holder, nil
}

func credentialOf(key *store.Passkey) (c webauthn.Credential, err error) {
	if err := json.Unmarshal(key.Data, &c); err != nil {
		return c, fmt.Errorf("a stored passkey cannot be read: %w", err)
	}
	return c, nil
}

// BeginPasskey begins to make a passkey for a person. The browser is asked for one that it can find again without
// a name, on a device that does not have one of the person's yet. With a name, the passkey makes the account of this name.
// The error is ErrNoPasskeys or, about the name, an *identity.NameError.
func (l *Logins) BeginPasskey(ctx context.Context, person, name string) (Ceremony, error) {
	if l.passkeys == nil {
		return Ceremony{}, ErrNoPasskeys
	}
	holder, err := l.holder(ctx, person)
	if err != nil {
		return Ceremony{}, err
	}
	if name != "" {
		if holder.name, err = l.freeName(ctx, person, name); err != nil {
			return Ceremony{}, err
		}
	}
	known := webauthn.Credentials(holder.keys).CredentialDescriptors()
	options, session, err := l.passkeys.BeginRegistration(holder, webauthn.WithExclusions(known))
	if err != nil {
		return Ceremony{}, err
	}
	return l.storeCeremony(ctx, options, ceremonyState{newPasskey, person, name, session})
}

// FinishPasskey checks the answer of a browser, as JSON, and stores the passkey with a label. If the ceremony was begun with
// a name, it makes the account first, unless there is one. The error is ErrCeremony, ErrPasskey, an *identity.NameError,
// store.ErrTooMany or store.ErrExists, or store.ErrNotFound for a person without an account.
func (l *Logins) FinishPasskey(ctx context.Context, person, ceremony, label string, answer []byte) error {
	if l.passkeys == nil {
		return ErrNoPasskeys
	}
	state, err := l.takeCeremony(ctx, ceremony, newPasskey)
	if err != nil {
		return err
	}
	if state.Person != person {
		return ErrCeremony
	}
	holder, err := l.holder(ctx, person)
	if err != nil {
		return err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(answer)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrPasskey, err)
	}
	credential, err := l.passkeys.CreateCredential(holder, *state.Session, parsed)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrPasskey, err)
	}
	data, err := json.Marshal(credential)
	if err != nil {
		return err
	}
	if state.Name != "" {
		if _, err := l.CreateAccount(ctx, person, state.Name); err != nil && !errors.Is(err, store.ErrHasAccount) {
			return err
		}
	}
	return l.store.AddPasskey(ctx, store.Passkey{ID: credential.ID, Person: person, Data: data, Label: printable(label), Created: l.now()})
}

// BeginLogin begins to log somebody in who has a passkey. It does not ask who.
func (l *Logins) BeginLogin(ctx context.Context) (Ceremony, error) {
	if l.passkeys == nil {
		return Ceremony{}, ErrNoPasskeys
	}
	options, session, err := l.passkeys.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
	if err != nil {
		return Ceremony{}, err
	}
	return l.storeCeremony(ctx, options, ceremonyState{Kind: loginPasskey, Session: session})
}

// FinishLogin checks the answer of a browser, as JSON, and returns the person whose passkey it has used. The
// error is ErrCeremony or ErrPasskey, which does not say whether there is such a person; a *LoginError does, for the audit.
func (l *Logins) FinishLogin(ctx context.Context, ceremony string, answer []byte) (person string, err error) {
	if l.passkeys == nil {
		return "", ErrNoPasskeys
	}
	state, err := l.takeCeremony(ctx, ceremony, loginPasskey)
	if err != nil {
		return "", err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(answer)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrPasskey, err)
	}
	// Two logins at once with one passkey change its counter in turn: the second one checks its answer again.
	for range 4 {
		if person, err = l.login(ctx, state, parsed); !errors.Is(err, store.ErrChanged) {
			break
		}
	}
	return person, err
}

func (l *Logins) login(ctx context.Context, state *ceremonyState, answer *protocol.ParsedCredentialAssertionData) (person string, err error) {
	key, err := l.store.Passkey(ctx, answer.RawID)
	if errors.Is(err, store.ErrNotFound) {
		return "", ErrPasskey
	}
	if err != nil {
		return "", err
	}
	holder, err := l.holder(ctx, key.Person)
	if errors.Is(err, store.ErrNotFound) {
		return "", ErrPasskey // the person was deleted meanwhile
	}
	if err != nil {
		return "", err
	}
	find := func(_, handle []byte) (webauthn.User, error) {
		if string(handle) != key.Person {
			return nil, ErrPasskey
		}
		return holder, nil
	}
	_, credential, err := l.passkeys.ValidatePasskeyLogin(find, *state.Session, answer)
	if err != nil {
		return "", &LoginError{key.Person, fmt.Errorf("%w: %w", ErrPasskey, err)}
	}
	if credential.Authenticator.CloneWarning {
		return "", &LoginError{key.Person, fmt.Errorf("%w: its counter went back, so it may have been copied", ErrPasskey)}
	}
	data, err := json.Marshal(credential)
	if err != nil {
		return "", err
	}
	switch err := l.store.UsePasskey(ctx, key.ID, key.Version, data, l.now()); {
	case errors.Is(err, store.ErrNotFound):
		return "", ErrPasskey // it was deleted meanwhile
	case err != nil:
		return "", err
	}
	return key.Person, nil
}

// storeCeremony remembers a ceremony.
func (l *Logins) storeCeremony(ctx context.Context, options any, state ceremonyState) (Ceremony, error) {
	data, err := json.Marshal(state)
	if err != nil {
		return Ceremony{}, err
	}
	id := newToken()
	hash, _ := hashOf(id)
	if err := l.store.PutChallenge(ctx, store.Challenge{Hash: hash, Data: data, Expires: l.now().Add(ceremonyTime)}); err != nil {
		return Ceremony{}, err
	}
	return Ceremony{id, options}, nil
}

// takeCeremony takes a ceremony away: an answer can be sent once.
func (l *Logins) takeCeremony(ctx context.Context, id string, kind ceremonyKind) (*ceremonyState, error) {
	hash, ok := hashOf(id)
	if !ok {
		return nil, ErrCeremony
	}
	data, err := l.store.TakeChallenge(ctx, hash, l.now())
	if errors.Is(err, store.ErrNotFound) {
		return nil, ErrCeremony
	}
	if err != nil {
		return nil, err
	}
	var state ceremonyState
	if err := json.Unmarshal(data, &state); err != nil {
		return nil, fmt.Errorf("a stored ceremony cannot be read: %w", err)
	}
	if state.Kind != kind || state.Session == nil {
		return nil, ErrCeremony
	}
	return &state, nil
}
