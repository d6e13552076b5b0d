package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// adminCommand has the commands of operators.
type adminCommand struct {
	Create  adminCreate  `cmd:"" help:"Create an account and print a recovery code that logs its owner in once."`
	Code    adminCode    `cmd:"" help:"Print a recovery code for somebody who cannot log in. Codes from before are void."`
	Disable adminDisable `cmd:"" help:"Disable an account: it is logged out everywhere, and no login ends that."`
	Enable  adminEnable  `cmd:"" help:"Enable a disabled account, or one that waits for its deletion."`
	Rename  adminRename  `cmd:"" help:"Give an account another name. The name before is kept for it for a year."`
	Roles   adminRoles   `cmd:"" help:"Add roles to an account, or remove some: moderator, operator."`
	Show    adminShow    `cmd:"" help:"Show an account: state, roles, and what has happened to it."`
	Erase   adminErase   `cmd:"" help:"Delete an account at once and for good."`
	Reports adminReports `cmd:"" help:"List what people have reported."`
	Settle  adminSettle  `cmd:"" help:"Settle a report."`
	Mute    adminMute    `cmd:"" help:"Keep somebody from chatting for a time."`
	Unmute  adminUnmute  `cmd:"" help:"Let somebody chat again."`
	Annul   adminAnnul   `cmd:"" help:"Annul a rated game. The service computes the ratings anew."`
}

// Help returns examples.
func (*adminCommand) Help() string {
	return `Works on the database of a service. One in a folder must not be running meanwhile; with PostgreSQL, nodes may run: requests see a change at once, names within seconds, and connections of a disabled account end within a minute.

An account is named by its name, in any letters that look like it. Somebody without an account is named by the id of the person, which reports show. What is done to an account is in its audit, which its owner reads under "What happened to your account"; teahouse admin show prints it.

Examples:

    teahouse admin create "Ann Lee"
    teahouse admin roles "Ann Lee" --add moderator
    teahouse admin reports
    teahouse admin mute Bob --hours 24 --reason "Insults in the chat."
    teahouse admin annul 3kq7x2m9abcdefgh
    teahouse admin disable Bob --reason "Cheating in three games."
    teahouse admin show Bob --postgres postgres://teahouse@db1,db2/teahouse`
}

// administration is the database of a service that an operator works on.
type administration struct {
	store.Store
	moderation *moderation.Moderation
	logins     *account.Logins
	out        *printer
}

// byOperator stands for the operators, who do what the command does.
var byOperator = moderation.Actor{Person: store.Operator}

// administrate opens the database, calls do and closes it.
func (s *invocation) administrate(flags *databaseFlags, do func(ctx context.Context, a *administration) error) error {
	return runUntilSignal(func(ctx context.Context) error {
		d, err := flags.database()
		if err != nil {
			return err
		}
		kept, err := d.openService(ctx)
		if err != nil {
			return err
		}
		logins, err := account.New(account.Config{Store: kept})
		if err == nil {
			err = do(ctx, &administration{kept, moderation.New(kept, nil), logins, s.out})
		}
		return errors.Join(adminError(err), kept.Close())
	})
}

// openService opens the database of a service to change it.
func (d *database) openService(ctx context.Context) (store.Store, error) {
	if d.dsn != "" {
		s, err := postgres.Open(ctx, d.dsn, postgres.Config{Node: "admin", Lanes: 1, SingleDatabase: true})
		if err != nil {
			return nil, err
		}
		return s, nil
	}
	if _, err := os.Stat(d.name); errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s is not there: name the folder of the service with --data, or its database with --postgres", d.name)
	}
	s, err := sqlite.Open(ctx, d.name, sqlite.Config{})
	if errors.Is(err, store.ErrLocked) {
		err = fmt.Errorf("%w: stop the service first; moderators do most of this on the page /moderation, while it runs", err)
	}
	if err != nil {
		return nil, err
	}
	return s, nil
}

// adminError says in words of the terminal what is wrong.
func adminError(err error) error {
	if name, ok := errors.AsType[*identity.NameError](err); ok {
		return errors.New(name.Error())
	}
	return err
}

// person returns the id of a person: that of the account with a name, or the id itself.
func (a *administration) person(ctx context.Context, name string) (string, error) {
	found, err := a.AccountByKey(ctx, account.NameKey(name))
	if err == nil {
		return found.Person, nil
	}
	if !errors.Is(err, store.ErrNotFound) {
		return "", err
	}
	p, err := a.Person(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		return "", fmt.Errorf("nobody has the name or the id %q here", name)
	}
	return p.ID, err
}

// account returns the account with a name, or that of a person.
func (a *administration) account(ctx context.Context, name string) (store.Account, error) {
	person, err := a.person(ctx, name)
	if err != nil {
		return store.Account{}, err
	}
	found, err := a.Account(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return found, fmt.Errorf("%s is a guest and has no account", name)
	}
	return found, err
}

type adminCreate struct {
	Name string `arg:"" help:"The name of the account."`
	databaseFlags
}

// Run creates an account.
func (c *adminCreate) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		now := time.Now()
		p := store.PersonRecord{ID: identity.NewID(), Name: "", Generation: 1, Created: now, Seen: now}
		if err := a.PutPerson(ctx, p); err != nil {
			return err
		}
		made, err := a.logins.CreateAccount(ctx, p.ID, c.Name)
		if err != nil {
			return err // retention deletes the person
		}
		code, err := a.logins.MakeRecoveryCode(ctx, p.ID)
		if err != nil {
			return err
		}
		a.out.printf("%s has an account now (%s). This code logs in once, on the page /me, under the recovery code:\n%s\n", made.Name, made.Person, code)
		return a.moderation.RecordChange(ctx, p.ID, moderation.CodeMade, "")
	})
}

type adminCode struct {
	Name string `arg:"" help:"The name of the account."`
	databaseFlags
}

// Run makes a recovery code.
func (c *adminCode) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		found, err := a.account(ctx, c.Name)
		if err != nil {
			return err
		}
		code, err := a.logins.MakeRecoveryCode(ctx, found.Person)
		if err != nil {
			return err
		}
		a.out.printf("%s\n", code)
		return a.moderation.RecordChange(ctx, found.Person, moderation.CodeMade, "")
	})
}

type adminDisable struct {
	Name   string `arg:"" help:"The name of the account."`
	Reason string `help:"Which the owner reads, once the account is enabled again."`
	databaseFlags
}

// Run disables an account.
func (c *adminDisable) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		found, err := a.account(ctx, c.Name)
		if err != nil {
			return err
		}
		if err := a.moderation.Suspend(ctx, found.Person, c.Reason); err != nil {
			return err
		}
		a.out.printf("%s is disabled. No login ends that; teahouse admin enable does.\n", found.Name)
		return nil
	})
}

type adminEnable struct {
	Name string `arg:"" help:"The name of the account."`
	databaseFlags
}

// Run enables an account.
func (c *adminEnable) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		found, err := a.account(ctx, c.Name)
		if err != nil {
			return err
		}
		if found.State == store.AccountActive {
			a.out.printf("%s is active already.\n", found.Name)
			return nil
		}
		if err := a.moderation.Restore(ctx, found.Person); err != nil {
			return err
		}
		a.out.printf("%s is active again.\n", found.Name)
		return nil
	})
}

type adminRename struct {
	Name    string `arg:"" help:"The name of the account."`
	NewName string `arg:"" name:"new" help:"Its new name."`
	databaseFlags
}

// Run renames an account.
func (c *adminRename) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		found, err := a.account(ctx, c.Name)
		if err != nil {
			return err
		}
		if err := a.logins.Rename(ctx, found.Person, c.NewName); err != nil {
			return err
		}
		now, err := a.Account(ctx, found.Person)
		if err != nil {
			return err
		}
		a.out.printf("%s is called %s now.\n", found.Name, now.Name)
		return a.moderation.RecordChange(ctx, found.Person, moderation.Renamed, "")
	})
}

type adminRoles struct {
	Name   string   `arg:"" help:"The name of the account."`
	Add    []string `placeholder:"ROLE" help:"Roles to add: moderator, operator."`
	Remove []string `placeholder:"ROLE" help:"Roles to remove."`
	databaseFlags
}

// Run changes the roles of an account, or prints them.
func (c *adminRoles) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		found, err := a.account(ctx, c.Name)
		if err != nil {
			return err
		}
		roles := map[string]bool{}
		for _, role := range found.Roles {
			roles[role] = true
		}
		for _, role := range c.Add {
			roles[role] = true
		}
		for _, role := range c.Remove {
			if !roles[role] {
				return fmt.Errorf("%s does not have the role %s", found.Name, role)
			}
			delete(roles, role)
		}
		list := []string{}
		for role := range roles {
			list = append(list, role)
		}
		list = store.NormalizeRoles(list)
		if len(c.Add)+len(c.Remove) > 0 {
			if err := a.moderation.SetRoles(ctx, found.Person, list); err != nil {
				return err
			}
		}
		a.out.printf("%s: %s\n", found.Name, rolesText(list))
		return nil
	})
}

func rolesText(roles []string) string {
	if len(roles) == 0 {
		return "no roles"
	}
	return strings.Join(roles, ", ")
}

type adminShow struct {
	Name string `arg:"" help:"The name of the account, or the id of a person."`
	databaseFlags
}

// Run shows an account.
func (c *adminShow) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error { return a.show(ctx, c.Name) })
}

func (a *administration) show(ctx context.Context, name string) error {
	person, err := a.person(ctx, name)
	if err != nil {
		return err
	}
	mute, err := a.moderation.MuteOf(ctx, person)
	if err != nil {
		return err
	}
	found, err := a.Account(ctx, person)
	switch {
	case errors.Is(err, store.ErrNotFound):
		p, err := a.Person(ctx, person)
		if err != nil {
			return err
		}
		a.out.printf("%s (%s), a guest\n", p.Name, person)
	case err != nil:
		return err
	default:
		a.out.printf("%s (%s), since %s\nstate: %s\nroles: %s\n", found.Name, person, found.Created.Format(time.DateOnly), found.State, rolesText(found.Roles))
		if !found.Erase.IsZero() {
			a.out.printf("is erased after: %s\n", minute(found.Erase))
		}
	}
	if mute != nil {
		a.out.printf("muted until: %s, by %s: %s\n", minute(mute.Until), mute.By, mute.Reason)
	}
	for before := int64(0); ; {
		entries, err := a.Audit(ctx, person, before, store.MaxList)
		if err != nil || len(entries) == 0 {
			return err
		}
		for _, e := range entries {
			a.out.printf("%s  %s%s\n", minute(e.At), e.Kind, auditDetails(e))
		}
		before = entries[len(entries)-1].Number
	}
}

// auditDetails returns what else is known of an entry.
func auditDetails(e store.AuditEntry) (text string) {
	for _, part := range []struct{ before, text string }{{"  by ", e.By}, {"  ", e.About}, {"  from ", e.Address}, {"  ", e.Device}} {
		if part.text != "" {
			text += part.before + part.text
		}
	}
	return text
}

// minute returns a moment as the commands print it.
func minute(at time.Time) string { return at.UTC().Format("2006-01-02 15:04 UTC") }

type adminErase struct {
	Name string `arg:"" help:"The name of the account."`
	Sure bool   `required:"" help:"It cannot be undone."`
	databaseFlags
}

// Run deletes an account at once.
func (c *adminErase) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		found, err := a.account(ctx, c.Name)
		if err != nil {
			return err
		}
		if err := a.DeleteAccount(ctx, found.Person); err != nil {
			return err
		}
		a.out.printf("%s is erased. The games stay, as those of a former player (%s).\n", found.Name, found.Person)
		return nil
	})
}
