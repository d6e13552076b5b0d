package storetest

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// accountLaws are the laws of accounts and of what belongs to them.
var accountLaws = []law{
	{"an account is found by its person and its name", testAccounts},
	{"an account that is not there is not found", testNoAccount},
	{"a name belongs to one account", testNameTaken},
	{"a name that was given up is reserved", testReservedNames},
	{"of many who want a name one gets it", testNameRaces},
	{"a deleted account leaves nothing but its person", testDeleteAccount},
	{"people with an account stay", testPeopleWithAccounts},
	{"what cannot be stored of an account is refused", testAccountChecks},
	{"what belongs to accounts expires", testDeleteExpired},
	{"a closed store has no accounts", testAccountsClosed},
	{"sessions are read until they expire", testSessions},
	{"a session is touched now and then", testTouchSession},
	{"a person ends only sessions of their own", testDeleteSessions},
	{"sessions are bounded", testBoundedSessions},
	{"a disabled account gets no session", testDisabled},
	{"an owner closes and reopens an account, unless an operator has", testClosedAccounts},
	{"an account is erased when its time has come", testErasedAccounts},
	{"the last way to log in stays", testLastLogin},
	{"passkeys are kept", testPasskeys},
	{"a passkey is used once with the same data", testPasskeyReplay},
	{"an address belongs to one account", testAddresses},
	{"a login at another site belongs to one account", testExternalLogins},
	{"the last way to log in may be a login at another site", testLastExternalLogin},
	{"what cannot be stored of a login at another site is refused", testExternalLoginChecks},
	{"recovery codes are used once", testRecoveryCodes},
	{"the audit has the newest entries", testAudit},
	{"a login link is used once, by the browser that has asked", testLoginLink},
	{"a login code is used once, within its tries", testLoginCode},
	{"a new login token replaces the old one", testLoginTokenReplaced},
	{"a challenge is taken once", testChallenges},
}

// account returns the account of a person.
func account(person, name string) store.Account {
	return store.Account{Person: person, Name: name, NameKey: strings.ToLower(name), Created: at(1), State: store.AccountActive}
}

// mustCreateAccount stores a person with an account.
func mustCreateAccount(t *testing.T, s store.Store, person, name string) {
	t.Helper()
	err := s.PutPerson(t.Context(), store.PersonRecord{ID: person, Name: "Guest", Generation: 3, Created: at(0), Seen: at(0)})
	if err := errors.Join(err, s.CreateAccount(t.Context(), account(person, name))); err != nil {
		t.Fatal(err)
	}
}

// mustDo fails the test at the first error.
func mustDo(t *testing.T, errs ...error) {
	t.Helper()
	for i, err := range errs {
		if err != nil {
			t.Fatalf("call %d: %v", i+1, err)
		}
	}
}

// requireError checks which error a call has returned.
func requireError(t *testing.T, what string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// requireOneWins calls f many times at once and checks that one call succeeds and that the others fail with an error.
func requireOneWins(t *testing.T, what string, want error, f func(ctx context.Context, i int) error) {
	t.Helper()
	var errs [8]error
	var calls sync.WaitGroup
	for i := range errs {
		calls.Go(func() { errs[i] = f(t.Context(), i) })
	}
	calls.Wait()
	won := 0
	for _, err := range errs {
		if err == nil {
			won++
		} else if !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", what, err, want)
		}
	}
	if won != 1 {
		t.Errorf("%s: %d calls succeeded, want 1", what, won)
	}
}

func testAccounts(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p1", Name: "Guest", Generation: 3, Created: at(0), Seen: at(0)}))
	a := store.Account{Person: "p1", Name: "Ann\x00 茶", NameKey: "ann\x01", Created: at(5), State: store.AccountActive, Roles: []string{"mute", "annul", "mute"}}
	mustDo(t, s.CreateAccount(ctx, a))
	a.Roles = []string{"annul", "mute"}
	requireAccount := func() {
		t.Helper()
		byPerson, err := s.Account(ctx, "p1")
		byKey, keyErr := s.AccountByKey(ctx, a.NameKey)
		person, personErr := s.Person(ctx, "p1")
		mustDo(t, err, keyErr, personErr)
		requireEqual(t, "account by person", byPerson, a)
		requireEqual(t, "account by name key", byKey, a)
		requireEqual(t, "person", person, store.PersonRecord{ID: "p1", Name: a.Name, Generation: 3, Created: at(0), Seen: at(0)})
	}
	requireAccount()
	requireError(t, "a second account", s.CreateAccount(ctx, account("p1", "Bob")), store.ErrHasAccount)
	requireAccount()
	mustDo(t, s.SetAccountState(ctx, "p1", store.AccountDisabled), s.SetAccountRoles(ctx, "p1", []string{"ban"}))
	a.State, a.Roles = store.AccountDisabled, []string{"ban"}
	requireAccount()
	mustDo(t, s.SetAccountState(ctx, "p1", store.AccountActive), s.SetAccountRoles(ctx, "p1", nil))
	a.State, a.Roles = store.AccountActive, nil
	requireAccount()
	mustDo(t, s.RenameAccount(ctx, store.AccountRename{Person: "p1", Name: "Anna", NameKey: "anna", At: at(6)}))
	a.Name, a.NameKey = "Anna", "anna"
	requireAccount()
}

func testNoAccount(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p1", Name: "Ann"}))
	_, byPerson := s.Account(ctx, "p1")
	_, byKey := s.AccountByKey(ctx, "ann")
	_, session := s.Session(ctx, store.Hash{1}, at(0))
	_, touch := s.TouchSession(ctx, store.Hash{1}, at(0), at(9), 0)
	_, passkey := s.Passkey(ctx, []byte{1})
	_, noID := s.Passkey(ctx, nil)
	_, address := s.Address(ctx, "p1")
	_, addressKey := s.AddressByKey(ctx, "a@example.org")
	_, token := s.LoginToken(ctx, store.Hash{1}, at(0))
	_, link := s.UseLoginLink(ctx, store.Hash{1}, store.Hash{2}, at(0))
	_, code := s.UseLoginCode(ctx, store.LoginCode{Purpose: store.LoginByMail, Person: "p1"}, at(0))
	_, challenge := s.TakeChallenge(ctx, store.Hash{1}, at(0))
	failures(t, store.ErrNotFound, map[string]error{
		"by person": byPerson, "by key": byKey, "session": session, "touch": touch, "passkey": passkey, "no id": noID, "address": address,
		"by address key": addressKey, "token": token, "link": link, "code": code, "challenge": challenge,
		"create":         s.CreateAccount(ctx, account("p2", "Bob")),
		"rename":         s.RenameAccount(ctx, store.AccountRename{Person: "p1", Name: "Ann", NameKey: "ann"}),
		"rename no one":  s.RenameAccount(ctx, store.AccountRename{Person: "p2", Name: "Ann", NameKey: "ann"}),
		"state":          s.SetAccountState(ctx, "p1", store.AccountActive),
		"roles":          s.SetAccountRoles(ctx, "p1", nil),
		"close":          s.CloseAccount(ctx, "p1", store.AccountDisabled, time.Time{}),
		"reopen":         s.ReopenAccount(ctx, "p1"),
		"erase":          s.EraseAccount(ctx, "p1", at(0)),
		"delete":         s.DeleteAccount(ctx, "p1"),
		"create session": s.CreateSession(ctx, session1("p1")),
		"delete session": s.DeleteSession(ctx, "p1", store.Hash{1}),
		"add passkey":    s.AddPasskey(ctx, passkey1("p1")),
		"use passkey":    s.UsePasskey(ctx, []byte{1}, 1, []byte("{}"), at(0)),
		"rename passkey": s.RenamePasskey(ctx, "p1", []byte{1}, "Phone"),
		"delete passkey": s.DeletePasskey(ctx, "p1", []byte{1}, everyWay),
		"put address":    s.PutAddress(ctx, address1("p1")),
		"delete address": s.DeleteAddress(ctx, "p1", everyWay),
		"replace codes":  s.ReplaceRecoveryCodes(ctx, "p1", []store.Hash{{1}}),
		"use code":       s.UseRecoveryCode(ctx, "p1", store.Hash{1}),
		"audit":          s.AppendAudit(ctx, store.AuditEntry{Person: "p1", Kind: "login"}),
	})
	sessions, sessionsErr := s.Sessions(ctx, "p1", at(0))
	passkeys, passkeysErr := s.Passkeys(ctx, "p1")
	codes, codesErr := s.CountRecoveryCodes(ctx, "p1")
	audit, auditErr := s.Audit(ctx, "p1", 0, 10)
	ended, endedErr := s.DeleteSessions(ctx, "p1", store.Hash{})
	mustDo(t, sessionsErr, passkeysErr, codesErr, auditErr, endedErr)
	if len(sessions)+len(passkeys)+codes+len(audit)+ended > 0 {
		t.Errorf("without an account there are %d sessions, %d passkeys, %d codes, %d entries, %d ended", len(sessions), len(passkeys), codes, len(audit), ended)
	}
	if p, err := s.Person(ctx, "p1"); p.Name != "Ann" || err != nil {
		t.Errorf("the person is %+v, %v", p, err)
	}
}

func testNameTaken(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p3", Name: "Guest"}))
	requireError(t, "create", s.CreateAccount(ctx, account("p3", "ANN")), store.ErrNameTaken)
	requireError(t, "rename", s.RenameAccount(ctx, store.AccountRename{Person: "p2", Name: "ANN", NameKey: "ann", At: at(2), Reserved: at(9)}), store.ErrNameTaken)
	for id, want := range map[string]string{"p1": "Ann", "p2": "Bob", "p3": "Guest"} {
		if p, err := s.Person(ctx, id); p.Name != want || err != nil {
			t.Errorf("person %s is %+v, %v", id, p, err)
		}
	}
	if _, err := s.Account(ctx, "p3"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a refused account: %v", err)
	}
	// Another way to write the same name reserves nothing.
	mustDo(t, s.RenameAccount(ctx, store.AccountRename{Person: "p1", Name: "ANN", NameKey: "ann", At: at(2), Reserved: at(9)}))
	if a, err := s.AccountByKey(ctx, "ann"); a.Name != "ANN" || err != nil {
		t.Errorf("the account is %+v, %v", a, err)
	}
}

func testReservedNames(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p2"}), s.PutPerson(ctx, store.PersonRecord{ID: "p3"}))
	rename := func(person, name string, now, reserved int) error {
		return s.RenameAccount(ctx, store.AccountRename{Person: person, Name: name, NameKey: strings.ToLower(name), At: at(now), Reserved: at(reserved)})
	}
	mustDo(t, rename("p1", "Anna", 10, 20))
	bob := account("p2", "Ann")
	bob.Created = at(19)
	requireError(t, "create with a reserved name", s.CreateAccount(ctx, bob), store.ErrNameTaken)
	mustDo(t, s.CreateAccount(ctx, account("p2", "Bob")))
	requireError(t, "rename to a reserved name", rename("p2", "Ann", 19, 30), store.ErrNameTaken)
	mustDo(t, rename("p1", "Ann", 15, 30)) // its own name; anna is reserved now
	requireError(t, "rename to the other name", rename("p2", "Anna", 29, 40), store.ErrNameTaken)
	mustDo(t, rename("p2", "Anna", 30, 30)) // it has expired, and bob is not reserved
	mustDo(t, s.CreateAccount(ctx, account("p3", "Bob")))
	for key, person := range map[string]string{"ann": "p1", "anna": "p2", "bob": "p3"} {
		if a, err := s.AccountByKey(ctx, key); a.Person != person || err != nil {
			t.Errorf("account %s is %+v, %v", key, a, err)
		}
	}
	// An account has so many reserved names, until they expire.
	for i := range store.MaxReservedNames {
		mustDo(t, rename("p3", fmt.Sprint("Bob", i), 40, 50))
	}
	requireError(t, "one more", rename("p3", "Robert", 40, 50), store.ErrTooMany)
	if a, err := s.Account(ctx, "p3"); a.Name != fmt.Sprint("Bob", store.MaxReservedNames-1) || err != nil {
		t.Errorf("the account is %+v, %v", a, err)
	}
	mustDo(t, rename("p3", "Bob0", 40, 50)) // one is taken back for each that is given up
	mustDo(t, rename("p3", "Robert", 50, 60))
}

func testNameRaces(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range 8 {
		mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: fmt.Sprint("p", i)}))
	}
	requireOneWins(t, "one name", store.ErrNameTaken, func(ctx context.Context, i int) error {
		return s.CreateAccount(ctx, account(fmt.Sprint("p", i), "Ann"))
	})
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "q"}))
	requireOneWins(t, "one person", store.ErrHasAccount, func(ctx context.Context, i int) error {
		return s.CreateAccount(ctx, account("q", fmt.Sprint("Q", i)))
	})
	for i := range 8 {
		mustCreateAccount(t, s, fmt.Sprint("r", i), fmt.Sprint("R", i))
	}
	requireOneWins(t, "rename", store.ErrNameTaken, func(ctx context.Context, i int) error {
		return s.RenameAccount(ctx, store.AccountRename{Person: fmt.Sprint("r", i), Name: "R", NameKey: "r", At: at(1), Reserved: at(9)})
	})
	// A name that is given up is reserved before anybody else can have it.
	for round := range 10 {
		from, to := fmt.Sprint("x", round), fmt.Sprint("y", round)
		owner, other := fmt.Sprint("o", round), fmt.Sprint("p", 10+round)
		mustCreateAccount(t, s, owner, from)
		mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: other}))
		var both sync.WaitGroup
		both.Go(func() {
			if err := s.RenameAccount(ctx, store.AccountRename{Person: owner, Name: to, NameKey: to, At: at(1), Reserved: at(9)}); err != nil {
				t.Errorf("rename: %v", err)
			}
		})
		both.Go(func() { requireError(t, "meanwhile", s.CreateAccount(ctx, account(other, from)), store.ErrNameTaken) })
		both.Wait()
	}
}

func testDeleteAccount(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	fillAccount(t, s, "p1", 1)
	fillAccount(t, s, "p2", 2)
	before := accountsOf(t, s)
	byAddress := loginToken(40)
	byAddress.Person = "" // but to the address of the account
	byAddress.Address, byAddress.AddressKey = "p1@Example.org", "p1@example.org"
	mustDo(t, s.CreateLoginToken(ctx, byAddress), s.DeleteAccount(ctx, "p1"))
	_, account1 := s.Account(ctx, "p1")
	_, byKey := s.AccountByKey(ctx, "ann-1")
	_, session := s.Session(ctx, store.Hash{1}, at(0))
	_, passkey := s.Passkey(ctx, []byte{1})
	_, address := s.AddressByKey(ctx, "p1@example.org")
	_, external := s.ExternalLogin(ctx, issuer1, "subject of p1")
	_, token := s.LoginToken(ctx, store.Hash{1}, at(0))
	_, other := s.LoginToken(ctx, byAddress.Link, at(0))
	failures(t, store.ErrNotFound, map[string]error{
		"account": account1, "by key": byKey, "session": session, "passkey": passkey, "address": address, "external login": external, "token": token, "token to the address": other,
		"recovery code": s.UseRecoveryCode(ctx, "p1", store.Hash{1}), "again": s.DeleteAccount(ctx, "p1"),
	})
	if list, err := s.Audit(ctx, "p1", 0, 100); len(list) > 0 || err != nil {
		t.Errorf("the audit is %+v, %v", list, err)
	}
	former, err := s.Person(ctx, "p1")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "former player", former, store.PersonRecord{ID: "p1", Generation: 4, Created: at(0), Seen: at(0)})
	requireEqual(t, "other accounts", accountsOf(t, s), before[1:])
	if _, err := s.Session(ctx, store.Hash{2}, at(0)); err != nil {
		t.Errorf("the session of another person: %v", err)
	}
	// Nothing is reserved for it, and the person can begin again.
	mustCreateAccount(t, s, "p3", "Ann-1")
	mustDo(t, s.CreateAccount(ctx, account("p1", "Ann")))
}

func testPeopleWithAccounts(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p2", Seen: at(0)}))
	if n, _, err := s.DeletePeople(ctx, at(9), "", 100); n != 1 || err != nil {
		t.Errorf("%d people were deleted, %v, want the one without an account", n, err)
	}
	mustDo(t, s.DeleteAccount(ctx, "p1"))
	if n, _, err := s.DeletePeople(ctx, at(9), "", 100); n != 1 || err != nil {
		t.Errorf("%d people were deleted, %v, want the person without an account", n, err)
	}
	// No account is created for a person that is being deleted, and no account loses its person.
	var calls sync.WaitGroup
	for i := range 20 {
		id := fmt.Sprint("q", i)
		mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: id, Seen: at(0)}))
		calls.Go(func() {
			if err := s.CreateAccount(ctx, account(id, id)); err != nil && !errors.Is(err, store.ErrNotFound) {
				t.Errorf("create: %v", err)
			}
		})
		calls.Go(func() {
			if _, _, err := s.DeletePeople(ctx, at(9), "", 100); err != nil {
				t.Errorf("delete people: %v", err)
			}
		})
	}
	calls.Wait()
	for i := range 20 {
		id := fmt.Sprint("q", i)
		_, accountErr := s.Account(ctx, id)
		_, personErr := s.Person(ctx, id)
		if (accountErr == nil) != (personErr == nil) {
			t.Errorf("%s: account %v, person %v", id, accountErr, personErr)
		}
	}
}

func testAccountChecks(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p2"}))
	long := func(n int) string { return strings.Repeat("ö", n) }
	for name, change := range map[string]func(*store.Account){
		"no person": func(a *store.Account) { a.Person = "" }, "no name": func(a *store.Account) { a.Name = "" },
		"a long name": func(a *store.Account) { a.Name = long(store.MaxAccountName + 1) }, "no key": func(a *store.Account) { a.NameKey = "" },
		"a long key": func(a *store.Account) { a.NameKey = long(store.MaxNameKey + 1) }, "a key of no text": func(a *store.Account) { a.NameKey = "\xff" },
		"no state": func(a *store.Account) { a.State = "" }, "no role": func(a *store.Account) { a.Roles = []string{""} },
		"two words": func(a *store.Account) { a.Roles = []string{"a b"} },
		"many roles": func(a *store.Account) {
			for i := range store.MaxRoles + 1 {
				a.Roles = append(a.Roles, strings.Repeat("a", i+1))
			}
		},
	} {
		a := account("p2", "Bob")
		change(&a)
		requireError(t, "an account with "+name, s.CreateAccount(ctx, a), store.ErrInvalid)
	}
	session, passkey, address, token := session1("p1"), passkey1("p1"), address1("p1"), loginToken(1)
	session.Device = strings.Repeat("x", store.MaxDevice+1)
	passkey.Label = long(store.MaxPasskeyLabel + 1)
	bare, large, noData := passkey1("p1"), passkey1("p1"), passkey1("p1")
	bare.ID, large.ID, noData.Data = nil, make([]byte, store.MaxPasskeyID+1), nil
	address.Address = long(store.MaxAddress + 1)
	token.Purpose = "seat"
	nobody, endless := loginToken(1), loginToken(1)
	nobody.Person, nobody.Address, nobody.AddressKey, endless.Tries = "", "", "", store.MaxCodeTries+1
	old := session1("p1")
	old.Expires = old.Seen
	_, touch := s.TouchSession(ctx, store.Hash{1}, at(5), at(5), 0)
	failures(t, store.ErrInvalid, map[string]error{
		"rename":         s.RenameAccount(ctx, store.AccountRename{Person: "p1", Name: long(store.MaxAccountName + 1), NameKey: "x"}),
		"state":          s.SetAccountState(ctx, "p1", "asleep"),
		"roles":          s.SetAccountRoles(ctx, "p1", []string{strings.Repeat("a", store.MaxRole+1)}),
		"session":        s.CreateSession(ctx, session),
		"expired":        s.CreateSession(ctx, old),
		"touch":          touch,
		"passkey":        s.AddPasskey(ctx, passkey),
		"passkey bare":   s.AddPasskey(ctx, bare),
		"passkey large":  s.AddPasskey(ctx, large),
		"passkey empty":  s.AddPasskey(ctx, noData),
		"rename passkey": s.RenamePasskey(ctx, "p1", []byte{1}, "\xff"),
		"use passkey":    s.UsePasskey(ctx, []byte{1}, 1, make([]byte, store.MaxPasskeyData+1), at(0)),
		"address":        s.PutAddress(ctx, address),
		"token":          s.CreateLoginToken(ctx, token),
		"token nobody":   s.CreateLoginToken(ctx, nobody),
		"token tries":    s.CreateLoginToken(ctx, endless),
		"challenge":      s.PutChallenge(ctx, store.Challenge{Data: make([]byte, store.MaxChallengeData+1), Expires: at(9)}),
		"codes":          s.ReplaceRecoveryCodes(ctx, "p1", make([]store.Hash, 2)),
		"many codes":     s.ReplaceRecoveryCodes(ctx, "p1", hashes(1, store.MaxRecoveryCodes+1)),
		"audit kind":     s.AppendAudit(ctx, store.AuditEntry{Person: "p1", Kind: "a b"}),
		"audit device":   s.AppendAudit(ctx, store.AuditEntry{Person: "p1", Kind: "login", Device: strings.Repeat("x", store.MaxDevice+1)}),
		"audit address":  s.AppendAudit(ctx, store.AuditEntry{Person: "p1", Kind: "login", Address: strings.Repeat("x", store.MaxAuditAddress+1)}),
	})
	requireEqual(t, "accounts", accountsOf(t, s), []store.AccountCopy{{Account: account("p1", "Ann")}})
}

func testDeleteExpired(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	for i := range 7 {
		l, token := session1("p1"), loginToken(byte(i))
		l.Hash[0], l.Expires = byte(i), at(10+i)
		token.AddressKey, token.Expires = fmt.Sprint(i), at(10+i)
		name := fmt.Sprint("Ann", i)
		mustDo(t, s.CreateSession(ctx, l), s.CreateLoginToken(ctx, token),
			s.PutChallenge(ctx, store.Challenge{Hash: store.Hash{byte(i)}, Data: []byte("{}"), Expires: at(10 + i)}),
			s.RenameAccount(ctx, store.AccountRename{Person: "p1", Name: name, NameKey: name, At: at(9), Reserved: at(10 + i)}))
	}
	var each []int
	for {
		n, err := s.DeleteExpired(ctx, at(14), 2)
		if err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			break
		}
		if each = append(each, n); len(each) > 10 {
			break
		}
	}
	requireEqual(t, "deleted", each, []int{8, 8, 4}) // those that expire at 10 to 14
	for i := range 7 {
		_, session := s.Session(ctx, store.Hash{byte(i)}, at(0))
		_, token := s.LoginToken(ctx, store.Hash{byte(i)}, at(0))
		_, challenge := s.TakeChallenge(ctx, store.Hash{byte(i)}, at(0))
		for what, err := range map[string]error{"session": session, "token": token, "challenge": challenge} {
			if there := i >= 5; (err == nil) != there {
				t.Errorf("%s %d: %v, want it there: %v", what, i, err, there)
			}
		}
	}
	requireEqual(t, "reserved names", accountsOf(t, s)[0].ReservedNames, []store.ReservedName{
		{NameKey: "Ann4", Person: "p1", Until: at(15)}, {NameKey: "Ann5", Person: "p1", Until: at(16)},
	})
}

func testAccountsClosed(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.Close())
	now := time.Now()
	_, account1 := s.Account(ctx, "p1")
	_, byKey := s.AccountByKey(ctx, "ann")
	_, session := s.Session(ctx, store.Hash{1}, now)
	_, sessions := s.Sessions(ctx, "p1", now)
	_, touch := s.TouchSession(ctx, store.Hash{1}, now, now.Add(time.Hour), 0)
	_, ended := s.DeleteSessions(ctx, "p1", store.Hash{})
	_, passkey := s.Passkey(ctx, []byte{1})
	_, passkeys := s.Passkeys(ctx, "p1")
	_, address := s.Address(ctx, "p1")
	_, external := s.ExternalLogin(ctx, issuer1, "x")
	_, externals := s.ExternalLogins(ctx, "p1")
	_, token := s.LoginToken(ctx, store.Hash{1}, now)
	_, link := s.UseLoginLink(ctx, store.Hash{1}, store.Hash{1}, now)
	_, code := s.UseLoginCode(ctx, store.LoginCode{Person: "p1"}, now)
	_, challenge := s.TakeChallenge(ctx, store.Hash{1}, now)
	_, codes := s.CountRecoveryCodes(ctx, "p1")
	_, audit := s.Audit(ctx, "p1", 0, 1)
	_, expired := s.DeleteExpired(ctx, now, 1)
	_, all := target(t, s).AccountsAfter(ctx, "", 1)
	failures(t, store.ErrClosed, map[string]error{
		"account": account1, "by key": byKey, "session": session, "sessions": sessions, "touch": touch, "ended": ended, "passkey": passkey,
		"passkeys": passkeys, "address": address, "external login": external, "external logins": externals, "token": token, "link": link, "code": code, "challenge": challenge, "codes": codes,
		"audit": audit, "expired": expired, "all": all, "create": s.CreateAccount(ctx, account("p1", "Ann")), "delete": s.DeleteAccount(ctx, "p1"),
		"append": s.AppendAudit(ctx, store.AuditEntry{Person: "p1", Kind: "login"}), "put address": s.PutAddress(ctx, address1("p1")),
	})
}
