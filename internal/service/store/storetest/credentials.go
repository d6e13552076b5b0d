package storetest

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// passkey1 returns a passkey of a person.
func passkey1(person string) store.Passkey {
	return store.Passkey{ID: []byte{1}, Person: person, Data: []byte(`{"signCount":1}`), Version: 1, Label: "Laptop\x00", Created: at(3)}
}

// address1 returns an address of a person.
func address1(person string) store.EmailAddress {
	return store.EmailAddress{Person: person, Address: person + "@Example.org", Key: person + "@example.org", Verified: at(4)}
}

// hashes returns some hashes that differ, from a number on.
func hashes(from, n int) (list []store.Hash) {
	for i := range n {
		list = append(list, store.Hash{byte(from + i), byte((from + i) >> 8)})
	}
	return list
}

// fillAccount stores something of everything that belongs to an account. Hashes and ids begin with n.
func fillAccount(t *testing.T, s store.Store, person string, n byte) {
	t.Helper()
	ctx := t.Context()
	a, err := s.Account(ctx, person)
	if err != nil {
		t.Fatal(err)
	}
	session, token, first, second, external := session1(person), loginToken(n), passkey1(person), passkey1(person), externalLogin1(person)
	external.Subject += "\x00\x01"
	session.Hash, token.Person, token.AddressKey, token.Address = store.Hash{n}, person, person+"@example.net", person+"@example.net"
	first.ID, second.ID, second.Label, second.Created = []byte{n}, []byte{n, 0}, "", at(2)
	mustDo(t,
		s.RenameAccount(ctx, store.AccountRename{Person: person, Name: a.Name + "-1", NameKey: a.NameKey + "-1", At: at(3), Reserved: at(1000)}),
		s.RenameAccount(ctx, store.AccountRename{Person: person, Name: a.Name + "-2", NameKey: a.NameKey + "-2", At: at(3), Reserved: at(1001)}),
		s.SetAccountRoles(ctx, person, []string{"mute", "annul"}),
		s.CreateSession(ctx, session), s.CreateLoginToken(ctx, token),
		s.AddPasskey(ctx, first), s.AddPasskey(ctx, second),
		s.UsePasskey(ctx, second.ID, 1, []byte(`{"signCount":2}`), at(6)),
		s.PutAddress(ctx, address1(person)),
		s.AddExternalLogin(ctx, externalLogin1(person)), s.AddExternalLogin(ctx, external), s.UseExternalLogin(ctx, issuer1, external.Subject, at(7)),
		s.ReplaceRecoveryCodes(ctx, person, []store.Hash{{n, 1}, {n}}),
	)
	for i := range 3 {
		mustDo(t, s.AppendAudit(ctx, store.AuditEntry{Person: person, At: at(i), Kind: "login", Address: "192.0.2.0/24", Device: fmt.Sprint("Firefox \x00", i)}))
	}
}

// accountsOf returns all accounts of a store with what belongs to them.
func accountsOf(t *testing.T, s store.Store) []store.AccountCopy {
	t.Helper()
	all, err := target(t, s).AccountsAfter(t.Context(), "", 100)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func testPasskeys(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	laptop, phone := passkey1("p1"), passkey1("p1")
	phone.ID, phone.Label, phone.Created, phone.Version = []byte{0, 2}, "Phone", at(1), 7 // which it does not begin with
	mustDo(t, s.AddPasskey(ctx, laptop), s.AddPasskey(ctx, phone))
	phone.Version = 1
	stolen := passkey1("p2")
	requireError(t, "the id of another passkey", s.AddPasskey(ctx, stolen), store.ErrExists)
	requirePasskeys := func(want ...store.Passkey) {
		t.Helper()
		list, err := s.Passkeys(ctx, "p1")
		mustDo(t, err)
		requireEqual(t, "passkeys", list, want)
		for _, p := range want {
			got, err := s.Passkey(ctx, p.ID)
			mustDo(t, err)
			requireEqual(t, "passkey", got, p)
		}
	}
	requirePasskeys(phone, laptop)
	requireError(t, "rename another's", s.RenamePasskey(ctx, "p2", laptop.ID, "Mine"), store.ErrNotFound)
	requireError(t, "delete another's", s.DeletePasskey(ctx, "p2", laptop.ID, everyWay), store.ErrNotFound)
	mustDo(t, s.RenamePasskey(ctx, "p1", laptop.ID, "Key"), s.UsePasskey(ctx, laptop.ID, 1, []byte("{2}"), at(8)))
	laptop.Label, laptop.Version, laptop.Data, laptop.Used = "Key", 2, []byte("{2}"), at(8)
	requirePasskeys(phone, laptop)
	mustDo(t, s.DeletePasskey(ctx, "p1", phone.ID, everyWay))
	requirePasskeys(laptop)
	if list, err := s.Passkeys(ctx, "p2"); len(list) > 0 || err != nil {
		t.Errorf("another person has %+v, %v", list, err)
	}
	for i := 1; i < store.MaxPasskeys; i++ {
		phone.ID = []byte{0, byte(i)}
		mustDo(t, s.AddPasskey(ctx, phone))
	}
	phone.ID = []byte{9}
	requireError(t, "one more", s.AddPasskey(ctx, phone), store.ErrTooMany)
	if list, err := s.Passkeys(ctx, "p1"); len(list) != store.MaxPasskeys || err != nil {
		t.Errorf("there are %d passkeys, %v", len(list), err)
	}
}

// Of many logins that were checked against the same data of a passkey, as a replay is, one succeeds.
func testPasskeyReplay(t *testing.T, s store.Store) {
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.AddPasskey(t.Context(), passkey1("p1")))
	for version := int64(1); version < 6; version++ {
		requireOneWins(t, "use", store.ErrChanged, func(ctx context.Context, i int) error {
			return s.UsePasskey(ctx, []byte{1}, version, []byte(fmt.Sprint(version, i)), at(i))
		})
	}
	if p, err := s.Passkey(t.Context(), []byte{1}); p.Version != 6 || err != nil {
		t.Errorf("the passkey is %+v, %v", p, err)
	}
}

func testAddresses(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range 8 {
		mustCreateAccount(t, s, fmt.Sprint("p", i), fmt.Sprint("Ann", i))
	}
	requireAddress := func(want store.EmailAddress) {
		t.Helper()
		byPerson, err := s.Address(ctx, want.Person)
		byKey, keyErr := s.AddressByKey(ctx, want.Key)
		mustDo(t, err, keyErr)
		requireEqual(t, "address by person", byPerson, want)
		requireEqual(t, "address by key", byKey, want)
	}
	a := address1("p1")
	mustDo(t, s.PutAddress(ctx, a))
	requireAddress(a)
	taken := address1("p1")
	taken.Person = "p2"
	requireError(t, "the address of another account", s.PutAddress(ctx, taken), store.ErrAddressTaken)
	a.Address, a.Verified = "P1@example.org", at(9)
	mustDo(t, s.PutAddress(ctx, a))
	requireAddress(a)
	b := store.EmailAddress{Person: "p1", Address: "Ann@example.com", Key: "ann@example.com", Verified: at(10)}
	mustDo(t, s.PutAddress(ctx, b))
	requireAddress(b)
	if _, err := s.AddressByKey(ctx, a.Key); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the address before: %v", err)
	}
	mustDo(t, s.PutAddress(ctx, taken)) // it is free now
	mustDo(t, s.ReplaceRecoveryCodes(ctx, "p1", []store.Hash{{1}}), s.DeleteAddress(ctx, "p1", everyWay))
	if _, err := s.Address(ctx, "p1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a deleted address: %v", err)
	}
	requireOneWins(t, "one address", store.ErrAddressTaken, func(ctx context.Context, i int) error {
		return s.PutAddress(ctx, store.EmailAddress{Person: fmt.Sprint("p", i), Address: b.Address, Key: b.Key, Verified: at(i)})
	})
}

func testRecoveryCodes(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	count := func(want int) {
		t.Helper()
		if n, err := s.CountRecoveryCodes(ctx, "p1"); n != want || err != nil {
			t.Errorf("%d codes are left, %v, want %d", n, err, want)
		}
	}
	mustDo(t, s.ReplaceRecoveryCodes(ctx, "p1", hashes(1, store.MaxRecoveryCodes)), s.ReplaceRecoveryCodes(ctx, "p2", hashes(5, 3)))
	count(store.MaxRecoveryCodes)
	requireOneWins(t, "use", store.ErrNotFound, func(ctx context.Context, _ int) error { return s.UseRecoveryCode(ctx, "p1", store.Hash{5}) })
	count(store.MaxRecoveryCodes - 1)
	requireError(t, "the code of another person", s.UseRecoveryCode(ctx, "p2", store.Hash{1}), store.ErrNotFound)
	mustDo(t, s.UseRecoveryCode(ctx, "p2", store.Hash{5}), s.ReplaceRecoveryCodes(ctx, "p1", hashes(100, 2)))
	count(2)
	requireError(t, "a code of before", s.UseRecoveryCode(ctx, "p1", store.Hash{1}), store.ErrNotFound)
	mustDo(t, s.ReplaceRecoveryCodes(ctx, "p1", nil))
	count(0)
}

func testAudit(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	const appended = store.MaxAudit + 7
	for i := 1; i <= appended; i++ {
		e := store.AuditEntry{Person: "p1", At: at(i), Kind: "passkey-added", Address: "2001:db8::/48", Device: "Firefox"}
		e.Number = 99 // which it does not get
		mustDo(t, s.AppendAudit(ctx, e))
	}
	mustDo(t, s.AppendAudit(ctx, store.AuditEntry{Person: "p2", At: at(5), Kind: "login"}))
	want := int64(appended)
	for before := int64(0); ; {
		list, err := s.Audit(ctx, "p1", before, 60)
		mustDo(t, err)
		if len(list) == 0 {
			break
		}
		for _, e := range list {
			requireEqual(t, "entry", e, store.AuditEntry{
				Number: want, Person: "p1", At: at(int(want)), Kind: "passkey-added", Address: "2001:db8::/48", Device: "Firefox",
			})
			want--
		}
		before = list[len(list)-1].Number
	}
	if want != appended-store.MaxAudit {
		t.Errorf("the oldest entry is %d", want+1)
	}
	for limit, n := range map[int]int{-1: 1, 0: 1, 3: 3, 1000: store.MaxList} {
		if list, err := s.Audit(ctx, "p1", 0, limit); len(list) != n || err != nil {
			t.Errorf("at most %d: %d entries, %v, want %d", limit, len(list), err, n)
		}
	}
	if list, err := s.Audit(ctx, "p2", 0, 10); len(list) != 1 || list[0].Number != 1 || err != nil {
		t.Errorf("the audit of another person is %+v, %v", list, err)
	}
}
