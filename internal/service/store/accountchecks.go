package store

import (
	"bytes"
	"fmt"
	"slices"
	"time"
	"unicode/utf8"
)

// Check reports with ErrInvalid a mistake in an account.
func (a *Account) Check() error {
	if err := checkName(a.Person, a.Name, a.NameKey); err != nil {
		return err
	}
	if err := a.State.Check(); err != nil {
		return err
	}
	return CheckRoles(a.Roles)
}

// Check reports with ErrInvalid a mistake in a new name.
func (r *AccountRename) Check() error { return checkName(r.Person, r.Name, r.NameKey) }

func checkName(person, name, key string) error {
	switch {
	case !isName(person):
		return fmt.Errorf("%w: an account has the id of a person, of 1 to %d characters", ErrInvalid, MaxIDLength)
	case name == "" || !isText(name, MaxAccountName):
		return fmt.Errorf("%w: the name of an account has 1 to %d characters", ErrInvalid, MaxAccountName)
	case key == "" || !isText(key, MaxNameKey):
		return fmt.Errorf("%w: the key of a name has 1 to %d characters", ErrInvalid, MaxNameKey)
	}
	return nil
}

// Check reports with ErrInvalid a state that does not exist.
func (s AccountState) Check() error {
	if !slices.Contains([]AccountState{AccountActive, AccountDisabled, AccountDeleted, AccountSuspended}, s) {
		return fmt.Errorf("%w: the state of an account is %s, %s, %s or %s", ErrInvalid, AccountActive, AccountDisabled, AccountDeleted, AccountSuspended)
	}
	return nil
}

// CheckClosing reports with ErrInvalid a state in which no owner can set their account.
func CheckClosing(s AccountState, erase time.Time) error {
	if s == AccountDisabled && erase.IsZero() || s == AccountDeleted && !erase.IsZero() {
		return nil
	}
	return fmt.Errorf("%w: an owner disables an account, or has it deleted at a time", ErrInvalid)
}

// CheckSession returns why an account in a state gets no session.
func (s AccountState) CheckSession() error {
	switch s {
	case AccountActive:
		return nil
	case AccountSuspended:
		return ErrSuspended
	}
	return ErrDisabled
}

// CheckRoles reports with ErrInvalid a mistake in roles.
func CheckRoles(roles []string) error {
	if len(roles) > MaxRoles {
		return fmt.Errorf("%w: an account has at most %d roles", ErrInvalid, MaxRoles)
	}
	for _, role := range roles {
		if !isWord(role, MaxRole) {
			return fmt.Errorf("%w: a role has 1 to %d letters from a to z and hyphens", ErrInvalid, MaxRole)
		}
	}
	return nil
}

// isWord reports whether s is a word of small letters and hyphens.
func isWord(s string, maxBytes int) bool {
	if s == "" || len(s) > maxBytes {
		return false
	}
	for i := range len(s) {
		if s[i] != '-' && (s[i] < 'a' || s[i] > 'z') {
			return false
		}
	}
	return true
}

// isShort reports whether s is text of at most maxBytes bytes.
func isShort(s string, maxBytes int) bool { return len(s) <= maxBytes && utf8.ValidString(s) }

// Check reports with ErrInvalid a mistake in a session.
func (s *LoginSession) Check() error {
	if !isName(s.Person) || !isShort(s.Device, MaxDevice) || HasExpired(s.Expires, s.Seen) {
		return fmt.Errorf("%w: a session has a person, a text of at most %d bytes about the device, and expires after it was seen", ErrInvalid, MaxDevice)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a passkey.
func (p *Passkey) Check() error {
	if !isName(p.Person) || len(p.ID) == 0 || len(p.ID) > MaxPasskeyID {
		return fmt.Errorf("%w: a passkey has a person and an id of 1 to %d bytes", ErrInvalid, MaxPasskeyID)
	}
	if err := CheckPasskeyLabel(p.Label); err != nil {
		return err
	}
	return CheckPasskeyData(p.Data)
}

// CheckPasskeyLabel reports with ErrInvalid a mistake in the label of a passkey.
func CheckPasskeyLabel(label string) error {
	if !isText(label, MaxPasskeyLabel) {
		return fmt.Errorf("%w: the label of a passkey has at most %d characters", ErrInvalid, MaxPasskeyLabel)
	}
	return nil
}

// CheckPasskeyData reports with ErrInvalid data of a passkey that is missing or too long.
func CheckPasskeyData(data []byte) error {
	if len(data) == 0 || len(data) > MaxPasskeyData {
		return fmt.Errorf("%w: the data of a passkey has 1 to %d bytes", ErrInvalid, MaxPasskeyData)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in an address.
func (a *EmailAddress) Check() error {
	if !isName(a.Person) || !isAddress(a.Address) || !isAddress(a.Key) {
		return fmt.Errorf("%w: an address has a person, and 1 to %d characters like its key", ErrInvalid, MaxAddress)
	}
	return nil
}

func isAddress(s string) bool { return s != "" && isText(s, MaxAddress) }

// Check reports with ErrInvalid a mistake in a login token.
func (t *LoginToken) Check() error {
	switch {
	case !slices.Contains([]LoginPurpose{LoginByMail, VerifyAddress, RecoverAccount}, t.Purpose):
		return fmt.Errorf("%w: the purpose of a login token is %s, %s or %s", ErrInvalid, LoginByMail, VerifyAddress, RecoverAccount)
	case t.Person != "" && !isName(t.Person):
		return fmt.Errorf("%w: the person of a login token has an id of at most %d characters", ErrInvalid, MaxIDLength)
	case (t.Address == "") != (t.AddressKey == "") || t.Address != "" && (!isAddress(t.Address) || !isAddress(t.AddressKey)):
		return fmt.Errorf("%w: the address of a login token has 1 to %d characters like its key", ErrInvalid, MaxAddress)
	case t.Person == "" && t.Address == "":
		return fmt.Errorf("%w: a login token has a person or an address", ErrInvalid)
	case t.Tries < 1 || t.Tries > MaxCodeTries:
		return fmt.Errorf("%w: a login token has 1 to %d tries", ErrInvalid, MaxCodeTries)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a challenge.
func (c *Challenge) Check() error {
	if len(c.Data) == 0 || len(c.Data) > MaxChallengeData {
		return fmt.Errorf("%w: the data of a challenge has 1 to %d bytes", ErrInvalid, MaxChallengeData)
	}
	return nil
}

// CheckRecoveryCodes reports with ErrInvalid too many hashes, or two that are the same.
func CheckRecoveryCodes(hashes []Hash) error {
	sorted := slices.SortedFunc(slices.Values(hashes), func(a, b Hash) int { return bytes.Compare(a[:], b[:]) })
	if len(hashes) > MaxRecoveryCodes || len(slices.Compact(sorted)) < len(hashes) {
		return fmt.Errorf("%w: there are at most %d recovery codes, all different", ErrInvalid, MaxRecoveryCodes)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in an entry.
func (e *AuditEntry) Check() error {
	if !isName(e.Person) || !isWord(e.Kind, MaxAuditKind) || !isShort(e.Address, MaxAuditAddress) || !isShort(e.Device, MaxDevice) ||
		e.By != "" && !isName(e.By) || !isText(e.About, MaxAuditAbout) {
		return fmt.Errorf("%w: an entry of the audit has a person, a kind of 1 to %d letters and hyphens, an address of at most %d bytes, a device of at most %d, and texts of at most %d characters",
			ErrInvalid, MaxAuditKind, MaxAuditAddress, MaxDevice, MaxAuditAbout)
	}
	return nil
}

// CheckTouch reports with ErrInvalid a session that would expire before it is used.
func CheckTouch(now, expires time.Time) error {
	if HasExpired(expires, now) {
		return fmt.Errorf("%w: a session expires after it was seen", ErrInvalid)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a follow.
func (f *Follow) Check() error {
	if !isName(f.Person) || !isName(f.Followed) || f.Person == f.Followed {
		return fmt.Errorf("%w: a person follows another one", ErrInvalid)
	}
	return nil
}
