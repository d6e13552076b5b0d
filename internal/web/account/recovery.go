package account

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// RecoveryCodes is how many codes a person is given at once.
const RecoveryCodes = 10

// ErrRecovery is the error of a code that lets nobody in: it is wrong or used, or there is no such name.
var ErrRecovery = errors.New("this name and this code do not belong together, or the code was used already")

// recoveryLetters are those of a code: none looks like another one of them.
var recoveryLetters = base32.NewEncoding("abcdefghjkmnpqrstuvwxyz023456789").WithPadding(base32.NoPadding)

// recoveryBytes is how much chance a code has, in bytes: too much to try all codes, so that its hash needs no salt.
const recoveryBytes = 10

// MakeRecoveryCodes returns new codes of a person with an account, instead of all before. A code lets the person in once.
// They are shown once: the store has their hashes only.
func (l *Logins) MakeRecoveryCodes(ctx context.Context, person string) ([]string, error) {
	return l.makeCodes(ctx, person, RecoveryCodes)
}

// MakeRecoveryCode returns one new code of a person with an account, instead of all before: operators tell it to somebody who cannot come in.
func (l *Logins) MakeRecoveryCode(ctx context.Context, person string) (string, error) {
	codes, err := l.makeCodes(ctx, person, 1)
	if err != nil {
		return "", err
	}
	return codes[0], nil
}

func (l *Logins) makeCodes(ctx context.Context, person string, n int) ([]string, error) {
	var codes []string
	var hashes []store.Hash
	for range n {
		var bits [recoveryBytes]byte
		rand.Read(bits[:]) // it never fails
		letters := recoveryLetters.EncodeToString(bits[:])
		codes = append(codes, strings.Join([]string{letters[:4], letters[4:8], letters[8:12], letters[12:]}, "-"))
		hashes = append(hashes, hashOfCode(letters))
	}
	if err := l.store.ReplaceRecoveryCodes(ctx, person, hashes); err != nil {
		return nil, err
	}
	return codes, nil
}

// UseRecoveryCode takes a code of the account with a name away and returns its person. Spaces, hyphens and capitals do not
// matter. The error is ErrRecovery, which does not say whether there is such a name; a *LoginError does, for the audit.
func (l *Logins) UseRecoveryCode(ctx context.Context, name, code string) (person string, err error) {
	if len(code) > 100 || len(name) > 4*store.MaxNameKey {
		return "", ErrRecovery
	}
	letters := strings.NewReplacer("-", "", " ", "").Replace(strings.ToLower(code))
	a, err := l.store.AccountByKey(ctx, NameKey(name))
	if err == nil {
		err = l.store.UseRecoveryCode(ctx, a.Person, hashOfCode(letters))
	}
	if errors.Is(err, store.ErrNotFound) {
		if a.Person != "" {
			return "", &LoginError{a.Person, ErrRecovery}
		}
		return "", ErrRecovery
	}
	if err != nil {
		return "", err
	}
	return a.Person, nil
}

func hashOfCode(letters string) store.Hash { return sha256.Sum256([]byte("recovery " + letters)) }
