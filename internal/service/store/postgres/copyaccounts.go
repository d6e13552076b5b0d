package postgres

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// AccountsAfter returns the accounts after that of a person.
func (r *reader) AccountsAfter(ctx context.Context, person string, limit int) ([]store.AccountCopy, error) {
	rows, err := r.q.AccountsAfter(ctx, query.AccountsAfterParams{Person: escape(person), Limit: rowLimit(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of accounts")
	}
	if len(rows) == 0 {
		return nil, nil
	}
	copies, place := make([]store.AccountCopy, len(rows)), map[string]*store.AccountCopy{}
	for i, row := range rows {
		copies[i].Account = accountOf(row)
		place[row.Person] = &copies[i]
	}
	if err := r.fillAccounts(ctx, rows[0].Person, rows[len(rows)-1].Person, place); err != nil {
		return nil, r.readError(err, "accounts from person", unescape(rows[0].Person))
	}
	return copies, nil
}

// fillAccounts reads what belongs to consecutive accounts. place has the copies by person.
func (r *reader) fillAccounts(ctx context.Context, first, last string, place map[string]*store.AccountCopy) error {
	names, err := r.q.ReservedNamesBetween(ctx, query.ReservedNamesBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range names {
		if c := place[row.Person]; c != nil {
			c.ReservedNames = append(c.ReservedNames, store.ReservedName{
				NameKey: unescape(row.NameKey), Person: unescape(row.Person), Until: timeOf(row.Until),
			})
		}
	}
	passkeys, err := r.q.PasskeysBetween(ctx, query.PasskeysBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range passkeys {
		if c := place[row.Person]; c != nil {
			c.Passkeys = append(c.Passkeys, passkeyOf(row))
		}
	}
	addresses, err := r.q.AddressesBetween(ctx, query.AddressesBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range addresses {
		if c := place[row.Person]; c != nil {
			address := addressOf(row)
			c.Address = &address
		}
	}
	external, err := r.q.ExternalLoginsBetween(ctx, query.ExternalLoginsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for i, l := range externalLoginsOf(external) {
		if c := place[external[i].Person]; c != nil {
			c.ExternalLogins = append(c.ExternalLogins, l)
		}
	}
	codes, err := r.q.RecoveryCodesBetween(ctx, query.RecoveryCodesBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range codes {
		if c := place[row.Person]; c != nil {
			c.RecoveryCodes = append(c.RecoveryCodes, hashOf(row.Hash))
		}
	}
	entries, err := r.q.AuditBetween(ctx, query.AuditBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range entries {
		if c := place[row.Person]; c != nil {
			c.Audit = append(c.Audit, auditOf(row))
		}
	}
	follows, err := r.q.FollowsBetween(ctx, query.FollowsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for i, f := range followsOf(follows) {
		if c := place[follows[i].Person]; c != nil {
			c.Follows = append(c.Follows, f)
		}
	}
	steps, err := r.q.CourseStepsBetween(ctx, query.CourseStepsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for i, one := range stepsOf(steps) {
		if c := place[steps[i].Person]; c != nil {
			c.CourseSteps = append(c.CourseSteps, one)
		}
	}
	tries, err := r.q.PuzzleTriesBetween(ctx, query.PuzzleTriesBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for i, one := range triesOf(tries) {
		if c := place[tries[i].Person]; c != nil {
			c.PuzzleTries = append(c.PuzzleTries, one)
		}
	}
	standings, err := r.q.PuzzleStandingsBetween(ctx, query.PuzzleStandingsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for i, one := range standingsOf(standings) {
		if c := place[standings[i].Person]; c != nil {
			c.PuzzleStandings = append(c.PuzzleStandings, one)
		}
	}
	return nil
}

// accountLists are the columns of accounts that are copied.
type accountLists struct {
	accounts      query.InsertAccountsParams
	reserved      query.InsertReservedNamesParams
	passkeys      query.InsertPasskeysParams
	addresses     query.InsertAddressesParams
	external      query.InsertExternalLoginsParams
	recoveryCodes query.InsertRecoveryCodesParams
	audit         query.InsertAuditEntriesParams
	follows       query.InsertFollowsParams
	learning      learningLists
}

// add adds the copy of an account.
func (l *accountLists) add(c *store.AccountCopy) {
	row := accountRow(&c.Account)
	l.accounts.People = append(l.accounts.People, row.Person)
	l.accounts.Names = append(l.accounts.Names, row.Name)
	l.accounts.NameKeys = append(l.accounts.NameKeys, row.NameKey)
	l.accounts.Created = append(l.accounts.Created, row.Created)
	l.accounts.States = append(l.accounts.States, row.State)
	l.accounts.Roles = append(l.accounts.Roles, row.Roles)
	l.accounts.Erasures = append(l.accounts.Erasures, row.Erase)
	for _, name := range c.ReservedNames {
		l.reserved.NameKeys = append(l.reserved.NameKeys, escape(name.NameKey))
		l.reserved.People = append(l.reserved.People, escape(name.Person))
		l.reserved.Untils = append(l.reserved.Untils, name.Until.UnixMilli())
	}
	for _, p := range c.Passkeys {
		l.passkeys.Ids = append(l.passkeys.Ids, p.ID)
		l.passkeys.People = append(l.passkeys.People, escape(p.Person))
		l.passkeys.Data = append(l.passkeys.Data, p.Data)
		l.passkeys.Versions = append(l.passkeys.Versions, p.Version)
		l.passkeys.Labels = append(l.passkeys.Labels, escape(p.Label))
		l.passkeys.Created = append(l.passkeys.Created, p.Created.UnixMilli())
		l.passkeys.Used = append(l.passkeys.Used, p.Used.UnixMilli())
	}
	if a := c.Address; a != nil {
		l.addresses.People = append(l.addresses.People, escape(a.Person))
		l.addresses.Addresses = append(l.addresses.Addresses, escape(a.Address))
		l.addresses.AddressKeys = append(l.addresses.AddressKeys, escape(a.Key))
		l.addresses.Verified = append(l.addresses.Verified, a.Verified.UnixMilli())
	}
	for _, e := range c.ExternalLogins {
		l.external.Issuers = append(l.external.Issuers, escape(e.Issuer))
		l.external.Subjects = append(l.external.Subjects, escape(e.Subject))
		l.external.People = append(l.external.People, row.Person)
		l.external.Labels = append(l.external.Labels, escape(e.Label))
		l.external.Created = append(l.external.Created, e.Created.UnixMilli())
		l.external.Used = append(l.external.Used, e.Used.UnixMilli())
	}
	for i := range c.RecoveryCodes {
		l.recoveryCodes.People = append(l.recoveryCodes.People, row.Person)
		l.recoveryCodes.Hashes = append(l.recoveryCodes.Hashes, c.RecoveryCodes[i][:])
	}
	for _, e := range c.Audit {
		l.audit.People = append(l.audit.People, escape(e.Person))
		l.audit.Numbers = append(l.audit.Numbers, e.Number)
		l.audit.Times = append(l.audit.Times, e.At.UnixMilli())
		l.audit.Kinds = append(l.audit.Kinds, e.Kind)
		l.audit.Addresses = append(l.audit.Addresses, escape(e.Address))
		l.audit.Devices = append(l.audit.Devices, escape(e.Device))
		l.audit.Bys = append(l.audit.Bys, escape(e.By))
		l.audit.Abouts = append(l.audit.Abouts, escape(e.About))
	}
	for _, f := range c.Follows {
		l.follows.People = append(l.follows.People, row.Person)
		l.follows.Followed = append(l.follows.Followed, escape(f.Followed))
		l.follows.Sinces = append(l.follows.Sinces, f.Since.UnixMilli())
	}
	l.learning.addSteps(c.CourseSteps)
	l.learning.addTries(c.PuzzleTries)
	l.learning.addStandings(c.PuzzleStandings)
}
