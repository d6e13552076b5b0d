package sqlite

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// AccountsAfter returns the accounts after that of a person.
func (r *Reader) AccountsAfter(ctx context.Context, person string, limit int) ([]store.AccountCopy, error) {
	rows, err := r.q.AccountsAfter(ctx, query.AccountsAfterParams{Person: person, Limit: int64(max(limit, 1))})
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
		return nil, r.readError(err, "accounts from person", rows[0].Person)
	}
	return copies, nil
}

// fillAccounts reads what belongs to consecutive accounts. place has the copies by person.
func (r *Reader) fillAccounts(ctx context.Context, first, last string, place map[string]*store.AccountCopy) error {
	names, err := r.q.ReservedNamesBetween(ctx, query.ReservedNamesBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range names {
		if c := place[row.Person]; c != nil {
			c.ReservedNames = append(c.ReservedNames, store.ReservedName{NameKey: row.NameKey, Person: row.Person, Until: timeOf(row.Until)})
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
	for _, l := range externalLoginsOf(external) {
		if c := place[l.Person]; c != nil {
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
	for _, f := range followsOf(follows) {
		if c := place[f.Person]; c != nil {
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

// copyAccount stores all of an account.
func copyAccount(ctx context.Context, q *query.Queries, c *store.AccountCopy) error {
	if err := insertAccount(ctx, q, &c.Account); err != nil {
		return err
	}
	for _, name := range c.ReservedNames {
		err := q.ReserveName(ctx, query.ReserveNameParams{NameKey: name.NameKey, Person: name.Person, Until: name.Until.UnixMilli()})
		if err != nil {
			return err
		}
	}
	for i := range c.Passkeys {
		if rows, err := insertPasskey(ctx, q, &c.Passkeys[i]); err != nil {
			return err
		} else if rows == 0 {
			return fmt.Errorf("passkey: %w", store.ErrExists)
		}
	}
	if c.Address != nil {
		if err := putAddress(ctx, q, c.Address); err != nil {
			return err
		}
	}
	for i := range c.ExternalLogins {
		if rows, err := insertExternalLogin(ctx, q, &c.ExternalLogins[i]); err != nil {
			return err
		} else if rows == 0 {
			return fmt.Errorf("external login: %w", store.ErrExists)
		}
	}
	if err := insertRecoveryCodes(ctx, q, c.Account.Person, c.RecoveryCodes); err != nil {
		return err
	}
	for i := range c.Audit {
		if err := insertAudit(ctx, q, &c.Audit[i]); err != nil {
			return err
		}
	}
	for i := range c.Follows {
		if err := insertFollow(ctx, q, &c.Follows[i]); err != nil {
			return err
		}
	}
	return copyLearning(ctx, q, c)
}

// copyLearning stores what the person of an account has learned.
func copyLearning(ctx context.Context, q *query.Queries, c *store.AccountCopy) error {
	for i := range c.CourseSteps {
		if err := insertCourseStep(ctx, q, &c.CourseSteps[i]); err != nil {
			return err
		}
	}
	for i := range c.PuzzleTries {
		if err := putPuzzleTry(ctx, q, &c.PuzzleTries[i]); err != nil {
			return err
		}
	}
	for i := range c.PuzzleStandings {
		if err := putPuzzleStanding(ctx, q, &c.PuzzleStandings[i]); err != nil {
			return err
		}
	}
	return nil
}
