package store

import (
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// The most that an account has, and the longest texts.
const (
	MaxAccountName   = match.MaxName // characters of a name: it becomes that of the person
	MaxNameKey       = 256           // characters
	MaxRoles         = 16
	MaxRole          = 32 // bytes
	MaxReservedNames = 16
	MaxSessions      = 100
	MaxDevice        = 200 // bytes of the text about a device
	MaxPasskeys      = 20
	MaxPasskeyID     = 1023     // bytes, as WebAuthn has it
	MaxPasskeyData   = 8 * 1024 // bytes
	MaxPasskeyLabel  = 100      // characters
	MaxAddress       = 320      // characters of an e-mail address and of its key
	MaxCodeTries     = 10
	MaxChallengeData = 16 * 1024 // bytes
	MaxRecoveryCodes = 16
	MaxAudit         = 200
	MaxAuditKind     = 32  // bytes
	MaxAuditAddress  = 64  // bytes
	MaxAuditAbout    = 100 // characters
	MaxFollows       = 200
)

// Account is a name that belongs to a person, to which they can come back.
type Account struct {
	Person  string // the id
	Name    string // as displayed
	NameKey string // the same for all names that look alike
	Created time.Time
	State   AccountState
	Roles   []string  // words, sorted
	Erase   time.Time // from when it is to be erased; zero: it is not
}

// AccountState is whether an account can be used.
type AccountState string

// The states.
const (
	AccountActive    AccountState = "active"
	AccountDisabled  AccountState = "disabled"  // by its owner; the next login makes it active
	AccountDeleted   AccountState = "deleted"   // by its owner; until it is erased, the next login makes it active
	AccountSuspended AccountState = "suspended" // by an operator, who alone makes it active
)

// AccountRename is a new name of an account.
type AccountRename struct {
	Person   string
	Name     string
	NameKey  string
	At       time.Time
	Reserved time.Time // until when the name key before is reserved; not after At: it is not
}

// Reserves reports whether the name key that the account has is to be reserved.
func (r *AccountRename) Reserves(nameKey string) bool {
	return nameKey != r.NameKey && !HasExpired(r.Reserved, r.At)
}

// ReservedName is a name key that an account had before.
type ReservedName struct {
	NameKey string
	Person  string // who can take it back
	Until   time.Time
}

// LoginSession is a browser or program in which a person is logged in.
type LoginSession struct {
	Hash    Hash // of its token
	Person  string
	Device  string // describes the browser
	Created time.Time
	Seen    time.Time
	Expires time.Time
}

// Passkey is a credential of WebAuthn.
type Passkey struct {
	ID      []byte
	Person  string
	Data    []byte // JSON: the key and its sign counter
	Version int64  // how often Data was stored
	Label   string // which the person chose
	Created time.Time
	Used    time.Time // at the last login; zero: never
}

// EmailAddress is the verified address of an account.
type EmailAddress struct {
	Person   string
	Address  string // as it was entered
	Key      string // the same for all ways to write it
	Verified time.Time
}

// LoginPurpose is the purpose of a login token.
type LoginPurpose string

// The purposes.
const (
	LoginByMail    LoginPurpose = "login"
	VerifyAddress  LoginPurpose = "verify"
	RecoverAccount LoginPurpose = "recover"
)

// LoginToken is a link that was sent to a person together with a code. It has an address with its
// key, a person, or both.
type LoginToken struct {
	Link       Hash // of the token in the link
	Code       Hash
	Browser    Hash // of a secret of the browser that has asked for it
	Purpose    LoginPurpose
	Person     string
	Address    string
	AddressKey string
	Expires    time.Time
	Tries      int // how many wrong codes make it void
}

// LoginCode is a code that somebody has entered, and what it was sent for.
type LoginCode struct {
	Purpose    LoginPurpose
	Person     string // if there is no AddressKey
	AddressKey string
	Code       Hash
}

// Subject returns what only one token of a purpose is for: an address, or a person without one.
func (t *LoginToken) Subject() string { return loginSubject(t.Person, t.AddressKey) }

// Subject returns that of the token with the code.
func (c *LoginCode) Subject() string { return loginSubject(c.Person, c.AddressKey) }

func loginSubject(person, addressKey string) string {
	if addressKey != "" {
		return "address " + addressKey
	}
	return "person " + person
}

// Challenge is the state of a login between its two requests, with a passkey or at another site.
type Challenge struct {
	Hash    Hash   // of its id
	Data    []byte // JSON
	Expires time.Time
}

// AuditEntry is something that happened to an account.
type AuditEntry struct {
	Number  int64 // of the person's entries, from 1
	Person  string
	At      time.Time
	Kind    string // a word
	Address string // the network from which it came
	Device  string
	By      string // the id of another person who did it, in a role, or Operator; empty: nobody else
	About   string // what it was about: the id of a person or of a match, or a few words
}

// Operator stands for the people who run a site, where it is said who did something.
const Operator = "operator"

// Follow is that a person follows another one.
type Follow struct {
	Person   string
	Followed string
	Since    time.Time
}

// AccountCopy is all that is copied of an account. Sessions, login tokens and challenges are not: people log in
// again.
type AccountCopy struct {
	Account         Account
	ReservedNames   []ReservedName // by key
	Passkeys        []Passkey      // by id
	Address         *EmailAddress
	RecoveryCodes   []Hash           // in order
	Audit           []AuditEntry     // by number
	Follows         []Follow         // by whom is followed
	ExternalLogins  []ExternalLogin  // by issuer and subject
	CourseSteps     []DoneStep       // by game and step
	PuzzleTries     []PuzzleTry      // by game and puzzle
	PuzzleStandings []PuzzleStanding // by game
}

// Normalized returns the account as a store returns it: with rounded times and sorted roles, sharing nothing.
func (a *Account) Normalized() Account {
	n := *a
	n.Created, n.Erase = RoundTime(a.Created), RoundTime(a.Erase)
	n.Roles = NormalizeRoles(a.Roles)
	return n
}

// NormalizeRoles returns a set of roles, sorted; nil if it is empty.
func NormalizeRoles(roles []string) []string {
	if len(roles) == 0 {
		return nil
	}
	return slices.Compact(slices.Sorted(slices.Values(roles)))
}

// HasExpired reports whether something that expires at a time has expired.
func HasExpired(expires, now time.Time) bool { return expires.UnixMilli() <= now.UnixMilli() }

// DueForTouch reports whether a session was seen long enough ago for that to be stored again.
func DueForTouch(s *LoginSession, now time.Time, every time.Duration) bool {
	return now.UnixMilli()-s.Seen.UnixMilli() >= max(every.Milliseconds(), 1)
}

// AuditLimit returns how many entries are wanted at most, within the limits of a list.
func AuditLimit(limit int) int { return min(max(limit, 1), MaxList) }
