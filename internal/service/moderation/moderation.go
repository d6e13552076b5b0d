package moderation

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Store is the part of a store that is needed.
type Store interface {
	store.AccountStore
	store.SessionStore
	store.AuditStore
	store.ReportStore
	store.MuteStore
	SettlePuzzleReports(ctx context.Context, game, puzzle string) (int, error)
	AnnulResult(ctx context.Context, match string, annulled bool) error
	Result(ctx context.Context, match string) (store.RatedResult, error)
	Person(ctx context.Context, id string) (store.PersonRecord, error)
}

// Role is what an account may do besides playing.
type Role string

// The roles.
const (
	Moderator Role = "moderator" // settles reports, mutes people and annuls games
	Operator  Role = "operator"  // all of that; a site can tell its people apart
)

// Roles returns all roles.
func Roles() []Role { return []Role{Moderator, Operator} }

// Kind is something that is written down in the audit of an account.
type Kind string

// What was done to an account, and, from RoleMute on, what the account has done in a role.
const (
	Muted        Kind = "muted"
	Unmuted      Kind = "unmuted"
	GameAnnulled Kind = "game-annulled"
	GameCounted  Kind = "game-counted" // again
	Suspended    Kind = "suspended"
	Restored     Kind = "restored"
	Renamed      Kind = "renamed"
	RolesChanged Kind = "roles-changed"
	CodeMade     Kind = "code-made"
	RoleMute     Kind = "role-mute"
	RoleUnmute   Kind = "role-unmute"
	RoleAnnul    Kind = "role-annul"
	RoleCount    Kind = "role-count"
	RoleSettle   Kind = "role-settle"
)

// Kinds returns all kinds.
func Kinds() []Kind {
	return []Kind{
		Muted, Unmuted, GameAnnulled, GameCounted, Suspended, Restored, Renamed, RolesChanged, CodeMade,
		RoleMute, RoleUnmute, RoleAnnul, RoleCount, RoleSettle,
	}
}

// MaxMute is the longest time for which somebody is muted.
const MaxMute = 366 * 24 * time.Hour

// The errors. Others are those of the store.
var (
	// ErrRole is the error of somebody without the role that is needed.
	ErrRole = errors.New("this is for moderators and operators of this site")
	// ErrMuteTime is the error of a time for which nobody can be muted.
	ErrMuteTime = fmt.Errorf("somebody is muted for more than nothing and at most %d days", MaxMute/24/time.Hour)
	// ErrNotRated is the error of a game that was not rated, or is not over.
	ErrNotRated = errors.New("this game has no result that counts for ratings")
	// ErrSelf is the error of somebody who would use a role against themselves.
	ErrSelf = errors.New("nobody uses a role for themselves")
)

// Actor does something: a person with a role, or the operators with their command.
type Actor struct {
	Person  string // store.Operator for the command
	Address string // the network, for the audit of the person
	Device  string
}

// Moderation does it. It is safe for concurrent use.
type Moderation struct {
	store Store
	now   func() time.Time
}

// New returns the moderation of a store. Now is nil for time.Now.
func New(s Store, now func() time.Time) *Moderation {
	if now == nil {
		now = time.Now
	}
	return &Moderation{s, now}
}

// Has reports whether an account has a role. Operators have that of a moderator.
func Has(a *store.Account, role Role) bool {
	return a.State == store.AccountActive &&
		(slices.Contains(a.Roles, string(role)) || role == Moderator && slices.Contains(a.Roles, string(Operator)))
}

// Allows reports whether a person has a role.
func (m *Moderation) Allows(ctx context.Context, person string, role Role) (bool, error) {
	a, err := m.store.Account(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil && Has(&a, role), err
}

// Require is ErrRole if a person does not have a role.
func (m *Moderation) Require(ctx context.Context, person string, role Role) error {
	allowed, err := m.Allows(ctx, person, role)
	if err == nil && !allowed {
		err = ErrRole
	}
	return err
}

// Mute keeps a person from chatting for a time, with a reason that they read.
func (m *Moderation) Mute(ctx context.Context, by Actor, person string, length time.Duration, reason string) error {
	if length <= 0 || length > MaxMute {
		return ErrMuteTime
	}
	if by.Person == person {
		return ErrSelf
	}
	if _, err := m.store.Person(ctx, person); err != nil {
		return err
	}
	now := m.now()
	if err := m.store.PutMute(ctx, store.Mute{Person: person, Until: now.Add(length), Reason: reason, By: by.Person, At: now}); err != nil {
		return err
	}
	return m.record(ctx, by, person, Muted, RoleMute, reason)
}

// Unmute lets a person chat again.
func (m *Moderation) Unmute(ctx context.Context, by Actor, person string) error {
	if by.Person == person {
		return ErrSelf
	}
	if err := m.store.DeleteMute(ctx, person, m.now()); err != nil {
		return err
	}
	return m.record(ctx, by, person, Unmuted, RoleUnmute, "")
}

// MuteOf returns the mute of a person, nil if they are not muted.
func (m *Moderation) MuteOf(ctx context.Context, person string) (*store.Mute, error) {
	mute, err := m.store.Mute(ctx, person, m.now())
	if errors.Is(err, store.ErrNotFound) {
		return nil, nil //nolint:nilnil // nobody is muted
	}
	return &mute, err
}

// Result returns the result of a rated game. The error is ErrNotRated if there is none.
func (m *Moderation) Result(ctx context.Context, match string) (store.RatedResult, error) {
	result, err := m.store.Result(ctx, match)
	if errors.Is(err, store.ErrNotFound) {
		err = ErrNotRated
	}
	return result, err
}

// Annul undoes the result of a rated game, or has it count again. The ratings are computed anew soon.
func (m *Moderation) Annul(ctx context.Context, by Actor, match string, annulled bool) error {
	result, err := m.Result(ctx, match)
	if err != nil {
		return err
	}
	if slices.Contains(result.People[:], by.Person) {
		return ErrSelf
	}
	if result.Annulled == annulled {
		return nil
	}
	if err := m.store.AnnulResult(ctx, match, annulled); err != nil {
		return err
	}
	kind, role := GameAnnulled, RoleAnnul
	if !annulled {
		kind, role = GameCounted, RoleCount
	}
	for _, person := range result.People {
		if err := m.append(ctx, store.AuditEntry{Person: person, Kind: string(kind), By: by.Person, About: match}); err != nil {
			return err
		}
	}
	return m.recordUse(ctx, by, role, match)
}

// Settle says how a report was settled.
func (m *Moderation) Settle(ctx context.Context, by Actor, id, decision string) error {
	r, err := m.store.Report(ctx, id)
	if err != nil {
		return err
	}
	if r.Subject == by.Person {
		return ErrSelf
	}
	if err := m.store.SettleReport(ctx, store.ReportSettlement{ID: id, By: by.Person, At: m.now(), Decision: decision}); err != nil {
		return err
	}
	return m.recordUse(ctx, by, RoleSettle, r.Subject)
}

// SettlePuzzle settles all reports about a puzzle. The error is store.ErrNotFound if there is none.
func (m *Moderation) SettlePuzzle(ctx context.Context, by Actor, game, puzzle string) error {
	settled, err := m.store.SettlePuzzleReports(ctx, game, puzzle)
	if err != nil {
		return err
	}
	if settled == 0 {
		return fmt.Errorf("reports about puzzle %s: %w", puzzle, store.ErrNotFound)
	}
	return m.recordUse(ctx, by, RoleSettle, game+"/"+puzzle)
}

// Suspend disables an account for the operators, until Restore, and ends its sessions.
func (m *Moderation) Suspend(ctx context.Context, person, reason string) error {
	if err := m.store.SetAccountState(ctx, person, store.AccountSuspended); err != nil {
		return err
	}
	if _, err := m.store.DeleteSessions(ctx, person, store.Hash{}); err != nil {
		return err
	}
	return m.RecordChange(ctx, person, Suspended, reason)
}

// Restore makes an account active again for the operators, also if its owner has closed it.
func (m *Moderation) Restore(ctx context.Context, person string) error {
	if err := m.store.SetAccountState(ctx, person, store.AccountActive); err != nil {
		return err
	}
	return m.RecordChange(ctx, person, Restored, "")
}

// RecordChange writes down that operators have changed an account.
func (m *Moderation) RecordChange(ctx context.Context, person string, kind Kind, about string) error {
	return m.append(ctx, store.AuditEntry{Person: person, Kind: string(kind), By: store.Operator, About: about})
}

// SetRoles gives an account other roles.
func (m *Moderation) SetRoles(ctx context.Context, person string, roles []string) error {
	for _, role := range roles {
		if !slices.Contains(Roles(), Role(role)) {
			return fmt.Errorf("there is no role %s: want %s or %s", wording.QuoteShort(role), Moderator, Operator)
		}
	}
	if err := m.store.SetAccountRoles(ctx, person, roles); err != nil {
		return err
	}
	about := "none"
	if len(roles) > 0 {
		about = fmt.Sprint(store.NormalizeRoles(roles))
	}
	return m.RecordChange(ctx, person, RolesChanged, about)
}

// record writes down what was done to a person, and who has done it in a role.
func (m *Moderation) record(ctx context.Context, by Actor, person string, kind, role Kind, about string) error {
	if err := m.append(ctx, store.AuditEntry{Person: person, Kind: string(kind), By: by.Person, About: about}); err != nil {
		return err
	}
	return m.recordUse(ctx, by, role, person)
}

// recordUse writes down that somebody has used a role.
func (m *Moderation) recordUse(ctx context.Context, by Actor, role Kind, about string) error {
	if by.Person == store.Operator {
		return nil
	}
	return m.append(ctx, store.AuditEntry{Person: by.Person, Kind: string(role), Address: by.Address, Device: by.Device, About: about})
}

// append adds an entry to the audit of an account. A guest has none.
func (m *Moderation) append(ctx context.Context, e store.AuditEntry) error {
	e.At, e.About = m.now(), wording.Shorten(e.About, store.MaxAuditAbout)
	err := m.store.AppendAudit(ctx, e)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}
