package page

import (
	"context"
	"encoding/base64"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// accountView is the account of the reader.
type accountView struct {
	Since     time.Time
	Passkeys  []passkeyRow
	CodesLeft int
	Codes     []string // that were made just now
	Address   string   // of e-mails; empty if there is none
	External  []externalRow
	Sessions  []loginRow
	Audit     []auditRow
	Profile   string // its address
	Following []followedRow
}

// passkeyRow is a passkey of the reader.
type passkeyRow struct {
	ID, Label     string
	Created, Used time.Time // Used is zero before the first login
}

// loginRow is where the reader is logged in.
type loginRow struct {
	ID, Device string
	Seen       time.Time
	Here       bool
}

// auditRow is something that happened to the account.
type auditRow struct {
	Text, Address, Device string
	By                    string // who has done it in a role; empty if nobody else has
	About                 string
	At                    time.Time
}

// followedRow is somebody whom the reader follows.
type followedRow struct {
	Name, Path string
	Playing    string // the address of a match that they play now; empty if there is none
}

// maxAudit is how much of what happened is shown.
const maxAudit = 20

// accountOf returns the account of the reader, nil for a guest.
func (p *Pages) accountOf(ctx context.Context, w *messages.Messages, person identity.Person) (*accountView, error) {
	if person.Session == "" {
		return nil, nil //nolint:nilnil // a guest has none
	}
	logins := p.Accounts.Logins()
	found, err := logins.Account(ctx, person.ID)
	if err != nil {
		return nil, err
	}
	view := &accountView{Since: found.Created, Profile: profile.Path(found.Name)}
	followed, err := p.Profiles.Following(ctx, person)
	if err != nil {
		return nil, err
	}
	for _, f := range followed {
		row := followedRow{Name: f.Name, Path: profile.Path(f.Name)}
		if f.Playing != "" {
			row.Playing = matchPath(f.Playing)
		}
		view.Following = append(view.Following, row)
	}
	keys, err := logins.Passkeys(ctx, person.ID)
	if err != nil {
		return nil, err
	}
	for _, key := range keys {
		row := passkeyRow{base64.RawURLEncoding.EncodeToString(key.ID), key.Label, key.Created, key.Used}
		if row.Label == "" {
			row.Label = w.Text("site-account-passkey")
		}
		view.Passkeys = append(view.Passkeys, row)
	}
	if view.CodesLeft, err = logins.CountRecoveryCodes(ctx, person.ID); err != nil {
		return nil, err
	}
	address, err := logins.Address(ctx, person.ID)
	if err != nil {
		return nil, err
	}
	view.Address = address.Address
	if view.External, err = p.externalRows(ctx, person.ID); err != nil {
		return nil, err
	}
	sessions, err := logins.Sessions(ctx, person.ID)
	if err != nil {
		return nil, err
	}
	for _, s := range sessions {
		id := account.SessionID(s.Hash)
		view.Sessions = append(view.Sessions, loginRow{id, deviceText(w, s.Device), s.Seen, id == person.Session})
	}
	entries, err := logins.Audit(ctx, person.ID, 0, maxAudit)
	if err != nil {
		return nil, err
	}
	view.Audit, err = p.auditRows(ctx, w, entries)
	return view, err
}

// auditRows returns entries of the audit as they are shown.
func (p *Pages) auditRows(ctx context.Context, w *messages.Messages, entries []store.AuditEntry) (rows []auditRow, err error) {
	var people []string
	for _, e := range entries {
		people = append(people, e.By, e.About)
	}
	names, err := p.Safety.Names(ctx, people)
	for _, e := range entries {
		row := auditRow{Text: auditText(w, account.AuditKind(e.Kind)), Address: e.Address, Device: deviceText(w, e.Device), About: e.About, At: e.At}
		if name, person := names[e.About]; person {
			row.About = nameOr(w, name)
		}
		switch e.By {
		case "":
		case store.Operator:
			row.By = w.Text("site-audit-operators")
		default:
			row.By = nameOr(w, names[e.By])
		}
		rows = append(rows, row)
	}
	return rows, err
}

// auditText says what happened to an account.
func auditText(w *messages.Messages, kind account.AuditKind) string {
	return w.Text(map[account.AuditKind]string{
		account.AuditAccountMade:       "site-audit-account-made",
		account.AuditLogin:             "site-audit-login",
		account.AuditLoginFailed:       "site-audit-login-failed",
		account.AuditPasskeyAdded:      "site-audit-passkey-added",
		account.AuditPasskeyRemoved:    "site-audit-passkey-removed",
		account.AuditRecoveryCodesMade: "site-audit-codes-made",
		account.AuditRecoveryCodeUsed:  "site-audit-code-used",
		account.AuditSessionRevoked:    "site-audit-session-revoked",
		account.AuditLoginByMail:       "site-audit-login-by-mail",
		account.AuditAddressAdded:      "site-audit-address-added",
		account.AuditAddressRemoved:    "site-audit-address-removed",
		account.AuditExternalLogin:     "site-audit-external-login",
		account.AuditExternalAdded:     "site-audit-external-added",
		account.AuditExternalRemoved:   "site-audit-external-removed",
		account.AuditDisabled:          "site-audit-disabled",
		account.AuditEnabled:           "site-audit-enabled",
		account.AuditDeletionAsked:     "site-audit-deletion-asked",
		account.AuditDeletionCancelled: "site-audit-deletion-cancelled",

		account.AuditKind(moderation.Muted):        "site-audit-muted",
		account.AuditKind(moderation.Unmuted):      "site-audit-unmuted",
		account.AuditKind(moderation.GameAnnulled): "site-audit-game-annulled",
		account.AuditKind(moderation.GameCounted):  "site-audit-game-counted",
		account.AuditKind(moderation.Suspended):    "site-audit-suspended",
		account.AuditKind(moderation.Restored):     "site-audit-restored",
		account.AuditKind(moderation.Renamed):      "site-audit-renamed",
		account.AuditKind(moderation.RolesChanged): "site-audit-roles-changed",
		account.AuditKind(moderation.CodeMade):     "site-audit-code-made",
		account.AuditKind(moderation.RoleMute):     "site-audit-role-mute",
		account.AuditKind(moderation.RoleUnmute):   "site-audit-role-unmute",
		account.AuditKind(moderation.RoleAnnul):    "site-audit-role-annul",
		account.AuditKind(moderation.RoleCount):    "site-audit-role-count",
		account.AuditKind(moderation.RoleSettle):   "site-audit-role-settle",
	}[kind])
}

// doneText says what a form has just done, by the word in the address; empty for any other word.
func (page *mePage) doneText(word string) string {
	switch {
	case word == "vacation" && page.Vacation != nil && !page.Vacation.Until.IsZero():
		return page.Words.Text("site-vacation-begun", "left", page.Vacation.DaysLeft)
	case word == "vacation-ended" && page.Vacation != nil && page.Vacation.Until.IsZero():
		return page.Words.Text("site-vacation-ended", "left", page.Vacation.DaysLeft)
	}
	id := map[string]string{
		"made":    "site-account-made",
		"added":   "site-audit-passkey-added",
		"removed": "site-audit-passkey-removed",
		"ended":   "site-audit-session-revoked",
		"named":   "site-account-named",
		"address": "site-audit-address-added",
		"none":    "site-audit-address-removed",

		"external":         "site-audit-external-added",
		"external-removed": "site-audit-external-removed",

		"confirmed":  "site-account-confirmed",
		"unblocked":  "site-player-done-unblock",
		"challenges": "site-challenges-saved",
	}[word]
	if id == "" {
		return ""
	}
	return page.Words.Text(id)
}

// owner returns the reader with an account. The error is account.ErrNotLoggedIn for anybody else.
func (p *Pages) owner(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	person, err := p.person(w, r)
	if err == nil && person.Session == "" {
		err = account.ErrNotLoggedIn
	}
	return person, err
}
