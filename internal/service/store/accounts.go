package store

import (
	"context"
	"errors"
	"time"
)

// Accounts stores accounts with their credentials. An account belongs to a stored person, whose id
// stays the same with and without it. Names and addresses are stored here and with the person, and nowhere
// else. All secrets are stored as hashes, which the caller computes. See docs/adr/0024-accounts.md.
//
// The error is ErrNotFound if there is no such account, session, passkey …; what has expired counts as not there.
// It is ErrInvalid if a text is too long or missing.
type Accounts interface {
	AccountStore
	SessionStore
	PasskeyStore
	ExternalLoginStore
	AddressStore
	LoginTokenStore
	ChallengeStore
	RecoveryCodeStore
	AuditStore
	FollowStore

	// DeleteExpired deletes sessions, login tokens, challenges, reserved names and mutes that have expired, and reports that were
	// settled ReportLifetime ago, at most limit of each, and returns how many there were. 0: there are no more.
	DeleteExpired(ctx context.Context, now time.Time, limit int) (deleted int, err error)
}

// AccountStore stores the accounts of people, and their names.
type AccountStore interface {
	// CreateAccount creates the account of a stored person, whose name becomes that of the account. The
	// error is ErrHasAccount if the person has one, and ErrNameTaken if another account has the name key, or
	// has it reserved at the moment Created.
	CreateAccount(ctx context.Context, a Account) error
	// Account returns the account of a person, AccountByKey that with a name key.
	Account(ctx context.Context, person string) (Account, error)
	AccountByKey(ctx context.Context, nameKey string) (Account, error)
	// AccountsOf returns the accounts of people, by person. People without one are left out.
	AccountsOf(ctx context.Context, people []string) ([]Account, error)
	// RenameAccount gives an account, and its person, another name, and reserves the name key that it had.
	// The error is ErrNameTaken as with CreateAccount, but a name that is reserved for the
	// account itself can be taken back. It is ErrTooMany if MaxReservedNames are reserved already.
	RenameAccount(ctx context.Context, r AccountRename) error
	// SetAccountState sets a state for an operator. With AccountActive an account that waits for its deletion does not any more.
	SetAccountState(ctx context.Context, person string, state AccountState) error
	// CloseAccount disables an account for its owner, or has it wait for its deletion: state is AccountDisabled, or
	// AccountDeleted with the time from which it is erased. The error is ErrSuspended if an operator has disabled it.
	CloseAccount(ctx context.Context, person string, state AccountState, erase time.Time) error
	// ReopenAccount makes an account active that its owner has closed. The error is ErrSuspended if an operator has disabled it.
	ReopenAccount(ctx context.Context, person string) error
	// AccountsToErase returns the people whose accounts wait for their deletion no longer than until now, at most limit.
	AccountsToErase(ctx context.Context, now time.Time, limit int) ([]string, error)
	// SetAccountRoles replaces the roles of an account.
	SetAccountRoles(ctx context.Context, person string, roles []string) error
	// EraseAccount is DeleteAccount if the account waits for its deletion no longer than until now; the error is ErrChanged
	// if it does not, or not yet.
	EraseAccount(ctx context.Context, person string, now time.Time) error
	// DeleteAccount deletes an account with all that belongs to it, in one transaction. The person
	// stays, without a name, and cookies from before are void. Reports of the person and about them are deleted too, and
	// whom they have blocked.
	DeleteAccount(ctx context.Context, person string) error
}

// SessionStore stores where people are logged in.
type SessionStore interface {
	// CreateSession stores a session of a person with an account. If there are MaxSessions, it
	// replaces that which was seen longest ago. The error is ErrDisabled if the owner has closed the account, and
	// ErrSuspended if an operator has.
	CreateSession(ctx context.Context, s LoginSession) error
	// Session returns the session with this hash of its token.
	Session(ctx context.Context, hash Hash, now time.Time) (LoginSession, error)
	// TouchSession stores that a session is used now, and when it will expire, and reports whether it has done
	// so. It does not if the session was seen less than a time ago.
	TouchSession(ctx context.Context, hash Hash, now, expires time.Time, every time.Duration) (bool, error)
	// Sessions returns the sessions of a person, the last seen first.
	Sessions(ctx context.Context, person string, now time.Time) ([]LoginSession, error)
	// DeleteSession deletes a session if it is of this person.
	DeleteSession(ctx context.Context, person string, hash Hash) error
	// DeleteSessions deletes the sessions of a person but for one, all if that is zero, and returns how many.
	DeleteSessions(ctx context.Context, person string, except Hash) (deleted int, err error)
}

// PasskeyStore stores the passkeys of accounts.
type PasskeyStore interface {
	// AddPasskey stores a new passkey of a person with an account; its Version becomes 1. The error is ErrExists
	// if anyone has a passkey with its id, and ErrTooMany if the person has MaxPasskeys.
	AddPasskey(ctx context.Context, p Passkey) error
	// Passkey returns the passkey with an id.
	Passkey(ctx context.Context, id []byte) (Passkey, error)
	// Passkeys returns those of a person, the oldest first.
	Passkeys(ctx context.Context, person string) ([]Passkey, error)
	// UsePasskey stores the data of a passkey after a login, and increases its version. The error is ErrChanged
	// if the stored version is another: of two logins that were checked against the same data, one succeeds.
	UsePasskey(ctx context.Context, id []byte, version int64, data []byte, now time.Time) error
	// RenamePasskey changes the label of a passkey if it is of this person.
	RenamePasskey(ctx context.Context, person string, id []byte, label string) error
	// DeletePasskey deletes a passkey if it is of this person. The error is ErrLastLogin if nothing is left to log in with:
	// no other passkey, no recovery code, and neither an address nor an external login that is a way to log in at the site. Of several
	// calls at once, each sees what the ones before have left.
	DeletePasskey(ctx context.Context, person string, id []byte, ways LoginWays) error
}

// AddressStore stores the verified e-mail addresses of accounts. Until an address is verified it is
// in a [LoginToken] alone, so that nobody can occupy the address of another person.
type AddressStore interface {
	// PutAddress stores the address of a person with an account, instead of the one before. The error is
	// ErrAddressTaken if another account has its key.
	PutAddress(ctx context.Context, a EmailAddress) error
	// Address returns the address of a person, AddressByKey that with a key.
	Address(ctx context.Context, person string) (EmailAddress, error)
	AddressByKey(ctx context.Context, key string) (EmailAddress, error)
	// DeleteAddress deletes the address of a person. The error is ErrLastLogin if nothing is left of the ways of the site to log in.
	DeleteAddress(ctx context.Context, person string, ways LoginWays) error
}

// LoginTokenStore stores the links and codes that are sent to people.
type LoginTokenStore interface {
	// CreateLoginToken stores a token instead of those for the same purpose and the same address key,
	// or the same person if it has none.
	CreateLoginToken(ctx context.Context, t LoginToken) error
	// LoginToken returns the token with this hash of its link and leaves it as it is.
	LoginToken(ctx context.Context, link Hash, now time.Time) (LoginToken, error)
	// UseLoginLink takes the token with this hash of its link away and returns it, if this browser has asked
	// for it. Of several calls one succeeds.
	UseLoginLink(ctx context.Context, link, browser Hash, now time.Time) (LoginToken, error)
	// UseLoginCode takes the token with this code away and returns it. Of several calls one succeeds. The error is
	// ErrWrongCode for another code, which costs one of its tries. After the last one the token is void.
	UseLoginCode(ctx context.Context, c LoginCode, now time.Time) (LoginToken, error)
}

// ChallengeStore stores what the second half of a login has to prove.
type ChallengeStore interface {
	PutChallenge(ctx context.Context, c Challenge) error
	// TakeChallenge takes the challenge with this hash of its id away and returns its data. Of several
	// calls one succeeds.
	TakeChallenge(ctx context.Context, hash Hash, now time.Time) (data []byte, err error)
}

// RecoveryCodeStore stores the codes with which people come in without a passkey.
type RecoveryCodeStore interface {
	// ReplaceRecoveryCodes stores the hashes of the codes of a person with an account, instead of all before.
	ReplaceRecoveryCodes(ctx context.Context, person string, hashes []Hash) error
	// UseRecoveryCode takes a code away. Of several calls one succeeds.
	UseRecoveryCode(ctx context.Context, person string, hash Hash) error
	// CountRecoveryCodes returns how many codes are left.
	CountRecoveryCodes(ctx context.Context, person string) (int, error)
}

// AuditStore stores what happened to an account, for its owner.
type AuditStore interface {
	// AppendAudit adds an entry of a person with an account and gives it the next Number. Only the last
	// MaxAudit are kept.
	AppendAudit(ctx context.Context, e AuditEntry) error
	// Audit returns the entries of a person before a number, the newest first, at most limit and MaxList.
	// With 0 it begins with the newest.
	Audit(ctx context.Context, person string, before int64, limit int) ([]AuditEntry, error)
}

// FollowStore stores whom people with an account follow. Both have accounts: nothing is left of one that is deleted.
type FollowStore interface {
	// Follow stores that a person follows another one. If they do already nothing changes. The error is ErrTooMany
	// if the person follows MaxFollows.
	Follow(ctx context.Context, f Follow) error
	Unfollow(ctx context.Context, person, followed string) error
	// Follows returns whom a person follows, the last first.
	Follows(ctx context.Context, person string) ([]Follow, error)
}

// The errors of accounts. Nothing was stored, but for ErrWrongCode, which has cost a try.
var (
	ErrHasAccount   = errors.New("the person has an account already")
	ErrNameTaken    = errors.New("the name is taken or reserved")
	ErrAddressTaken = errors.New("another account has the address")
	ErrDisabled     = errors.New("the account is disabled")
	ErrSuspended    = errors.New("an operator has disabled the account")
	ErrLastLogin    = errors.New("it is the only way to log in")
	ErrChanged      = errors.New("it was changed meanwhile") // read it again
	ErrWrongCode    = errors.New("the code is wrong")
	ErrTooMany      = errors.New("there are as many as there can be")
)
