package storetest

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

var (
	words   = rapid.SampledFrom([]string{"ann", "bob", "eve", "\x00\x01"})
	moments = rapid.Map(rapid.IntRange(0, 9), at)
	digests = rapid.Map(rapid.ByteRange(0, 3), func(b byte) store.Hash { return store.Hash{b} })
)

// choose calls both stores with one of some operations, by name.
func (p *storePair) choose(t *rapid.T, operations map[string]func(context.Context, store.Store) (any, error)) {
	name := rapid.SampledFrom(slices.Sorted(maps.Keys(operations))).Draw(t, "operation")
	p.both(t, name, func(s store.Store) (any, error) { return operations[name](context.Background(), s) })
}

// nameAccount creates, changes or deletes an account.
func (p *storePair) nameAccount(t *rapid.T) {
	id, name, now, until := person.Draw(t, "person"), words.Draw(t, "name"), moments.Draw(t, "now"), moments.Draw(t, "until")
	a := store.Account{Person: id, Name: name, NameKey: name, Created: now, State: store.AccountActive}
	a.Roles = rapid.SliceOfN(rapid.SampledFrom([]string{"mute", "annul", "ban"}), 0, 4).Draw(t, "roles")
	state := rapid.SampledFrom([]store.AccountState{store.AccountActive, store.AccountDisabled, store.AccountDeleted, store.AccountSuspended}).Draw(t, "state")
	p.choose(t, map[string]func(context.Context, store.Store) (any, error){
		"create": func(ctx context.Context, s store.Store) (any, error) { return nil, s.CreateAccount(ctx, a) },
		"rename": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.RenameAccount(ctx, store.AccountRename{Person: id, Name: name, NameKey: name, At: now, Reserved: until})
		},
		"state":  func(ctx context.Context, s store.Store) (any, error) { return nil, s.SetAccountState(ctx, id, state) },
		"roles":  func(ctx context.Context, s store.Store) (any, error) { return nil, s.SetAccountRoles(ctx, id, a.Roles) },
		"delete": func(ctx context.Context, s store.Store) (any, error) { return nil, s.DeleteAccount(ctx, id) },
		"close": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.CloseAccount(ctx, id, store.AccountDeleted, until)
		},
		"reopen": func(ctx context.Context, s store.Store) (any, error) { return nil, s.ReopenAccount(ctx, id) },
		"erase":  func(ctx context.Context, s store.Store) (any, error) { return nil, s.EraseAccount(ctx, id, now) },
		"expire": func(ctx context.Context, s store.Store) (any, error) { return s.DeleteExpired(ctx, now, 100) },
	})
}

// changeCredentials changes what belongs to an account.
func (p *storePair) changeCredentials(t *rapid.T) {
	id, word, now, hash := person.Draw(t, "person"), words.Draw(t, "word"), moments.Draw(t, "now"), digests.Draw(t, "hash")
	version, ways := rapid.Int64Range(1, 3).Draw(t, "version"), store.LoginWays{Mail: rapid.Bool().Draw(t, "by mail")}
	if rapid.Bool().Draw(t, "elsewhere") {
		ways.Issuers = []string{"ann", "bob"}
	}
	issuer := words.Draw(t, "issuer")
	other := person.Draw(t, "other")
	p.choose(t, map[string]func(context.Context, store.Store) (any, error){
		"add passkey": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.AddPasskey(ctx, store.Passkey{ID: hash[:1], Person: id, Data: []byte(word), Label: word, Created: now})
		},
		"use passkey": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.UsePasskey(ctx, hash[:1], version, []byte(word), now)
		},
		"rename passkey": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.RenamePasskey(ctx, id, hash[:1], word)
		},
		"delete passkey": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.DeletePasskey(ctx, id, hash[:1], ways)
		},
		"put address": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.PutAddress(ctx, store.EmailAddress{Person: id, Address: word, Key: word, Verified: now})
		},
		"delete address": func(ctx context.Context, s store.Store) (any, error) { return nil, s.DeleteAddress(ctx, id, ways) },
		"add external login": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.AddExternalLogin(ctx, store.ExternalLogin{Issuer: issuer, Subject: word, Person: id, Label: word, Created: now})
		},
		"use external login": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.UseExternalLogin(ctx, issuer, word, now)
		},
		"delete external login": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.DeleteExternalLogin(ctx, id, issuer, word, ways)
		},
		"replace codes": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.ReplaceRecoveryCodes(ctx, id, hashes(int(hash[0]), int(version)))
		},
		"follow": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.Follow(ctx, store.Follow{Person: id, Followed: other, Since: now})
		},
		"unfollow": func(ctx context.Context, s store.Store) (any, error) { return nil, s.Unfollow(ctx, id, other) },
		"step": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.AddCourseSteps(ctx, id, []store.DoneStep{{Person: id, Game: word, Step: issuer, At: now}})
		},
		"puzzle": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.ChangePuzzles(ctx, id, "tea", []string{"a" + word}, func(w *store.PuzzleWork) error {
				w.Tries["a"+word] = &store.PuzzleTry{Solved: version > 1, At: now, Last: now, Gain: version, Vote: version - 2, Report: store.FaultOther, ReportText: word, Reported: now}
				w.Standing.Streak += version
				return nil
			})
		},
		"settle puzzle": func(ctx context.Context, s store.Store) (any, error) {
			return s.SettlePuzzleReports(ctx, "tea", "a"+word)
		},
		"use code": func(ctx context.Context, s store.Store) (any, error) { return nil, s.UseRecoveryCode(ctx, id, hash) },
		"audit": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.AppendAudit(ctx, store.AuditEntry{Person: id, At: now, Kind: "login", Address: word, Device: word, By: word, About: word})
		},
	})
}

// login uses sessions, login tokens and challenges.
func (p *storePair) login(t *rapid.T) {
	id, word, now, until := person.Draw(t, "person"), words.Draw(t, "word"), moments.Draw(t, "now"), moments.Draw(t, "until")
	hash, code := digests.Draw(t, "hash"), digests.Draw(t, "code")
	token := store.LoginToken{
		Link: hash, Code: code, Browser: code, Purpose: rapid.SampledFrom([]store.LoginPurpose{store.LoginByMail, store.VerifyAddress}).Draw(t, "purpose"),
		Person: id, Expires: until, Tries: rapid.IntRange(1, 2).Draw(t, "tries"),
	}
	if rapid.Bool().Draw(t, "to an address") {
		token.Address, token.AddressKey = word, word
	}
	p.choose(t, map[string]func(context.Context, store.Store) (any, error){
		"create session": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.CreateSession(ctx, store.LoginSession{Hash: hash, Person: id, Device: word, Created: now, Seen: now, Expires: until})
		},
		"touch": func(ctx context.Context, s store.Store) (any, error) {
			return s.TouchSession(ctx, hash, now, until, 2*time.Millisecond)
		},
		"delete session":  func(ctx context.Context, s store.Store) (any, error) { return nil, s.DeleteSession(ctx, id, hash) },
		"delete sessions": func(ctx context.Context, s store.Store) (any, error) { return s.DeleteSessions(ctx, id, hash) },
		"create token":    func(ctx context.Context, s store.Store) (any, error) { return nil, s.CreateLoginToken(ctx, token) },
		"use link":        func(ctx context.Context, s store.Store) (any, error) { return s.UseLoginLink(ctx, hash, code, now) },
		"use code":        func(ctx context.Context, s store.Store) (any, error) { return s.UseLoginCode(ctx, codeOf(token), now) },
		"put challenge": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.PutChallenge(ctx, store.Challenge{Hash: hash, Data: []byte(word), Expires: until})
		},
		"take challenge": func(ctx context.Context, s store.Store) (any, error) { return s.TakeChallenge(ctx, hash, now) },
	})
}

// accountReads returns all that can be read of accounts.
func accountReads(t *rapid.T, id string) map[string]func(store.Store) (any, error) {
	ctx := context.Background()
	word, now, hash, before := words.Draw(t, "word"), moments.Draw(t, "now"), digests.Draw(t, "hash"), rapid.Int64Range(0, 4).Draw(t, "before")
	return map[string]func(store.Store) (any, error){
		"account":         func(s store.Store) (any, error) { return s.Account(ctx, id) },
		"account by key":  func(s store.Store) (any, error) { return s.AccountByKey(ctx, word) },
		"session":         func(s store.Store) (any, error) { return s.Session(ctx, hash, now) },
		"sessions":        func(s store.Store) (any, error) { return s.Sessions(ctx, id, now) },
		"passkey":         func(s store.Store) (any, error) { return s.Passkey(ctx, hash[:1]) },
		"passkeys":        func(s store.Store) (any, error) { return s.Passkeys(ctx, id) },
		"address":         func(s store.Store) (any, error) { return s.Address(ctx, id) },
		"address by key":  func(s store.Store) (any, error) { return s.AddressByKey(ctx, word) },
		"external login":  func(s store.Store) (any, error) { return s.ExternalLogin(ctx, "ann", word) },
		"external logins": func(s store.Store) (any, error) { return s.ExternalLogins(ctx, id) },
		"token":           func(s store.Store) (any, error) { return s.LoginToken(ctx, hash, now) },
		"codes":           func(s store.Store) (any, error) { return s.CountRecoveryCodes(ctx, id) },
		"steps":           func(s store.Store) (any, error) { return s.CourseSteps(ctx, id) },
		"puzzles":         func(s store.Store) (any, error) { return s.PuzzleTries(ctx, id, "") },
		"standings":       func(s store.Store) (any, error) { return s.PuzzleStandings(ctx, id) },
		"puzzle counts":   func(s store.Store) (any, error) { return s.PuzzleCounts(ctx, "tea") },
		"puzzle reports":  func(s store.Store) (any, error) { return s.PuzzleReports(ctx, 3) },
		"follows":         func(s store.Store) (any, error) { return s.Follows(ctx, id) },
		"accounts of":     func(s store.Store) (any, error) { return s.AccountsOf(ctx, []string{"p2", id}) },
		"audit":           func(s store.Store) (any, error) { return s.Audit(ctx, id, before, 2) },
		"accounts": func(s store.Store) (any, error) {
			from, ok := s.(store.CopySource)
			if !ok {
				return nil, fmt.Errorf("%T cannot be copied", s)
			}
			return from.AccountsAfter(ctx, "", 100)
		},
	}
}
