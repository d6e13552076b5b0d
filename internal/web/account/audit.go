package account

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// AuditKind is something that happens to an account.
type AuditKind string

// The kinds.
const (
	AuditAccountMade       AuditKind = "account-made"
	AuditLogin             AuditKind = "login"
	AuditLoginFailed       AuditKind = "login-failed"
	AuditPasskeyAdded      AuditKind = "passkey-added"
	AuditPasskeyRemoved    AuditKind = "passkey-removed"
	AuditRecoveryCodesMade AuditKind = "recovery-codes-made"
	AuditRecoveryCodeUsed  AuditKind = "recovery-code-used"
	AuditSessionRevoked    AuditKind = "session-revoked"
	AuditLoginByMail       AuditKind = "login-by-mail"
	AuditAddressAdded      AuditKind = "address-added"
	AuditAddressRemoved    AuditKind = "address-removed"
	AuditExternalLogin     AuditKind = "external-login"
	AuditExternalAdded     AuditKind = "external-login-added"
	AuditExternalRemoved   AuditKind = "external-login-removed"
	AuditDisabled          AuditKind = "disabled"
	AuditEnabled           AuditKind = "enabled"
	AuditDeletionAsked     AuditKind = "deletion-asked"
	AuditDeletionCancelled AuditKind = "deletion-cancelled"
)

// AuditKinds returns all kinds, with those of moderation.
func AuditKinds() []AuditKind {
	kinds := []AuditKind{
		AuditAccountMade, AuditLogin, AuditLoginFailed, AuditPasskeyAdded, AuditPasskeyRemoved, AuditRecoveryCodesMade,
		AuditRecoveryCodeUsed, AuditSessionRevoked, AuditLoginByMail, AuditAddressAdded, AuditAddressRemoved, AuditExternalLogin,
		AuditExternalAdded, AuditExternalRemoved, AuditDisabled, AuditEnabled,
		AuditDeletionAsked, AuditDeletionCancelled,
	}
	for _, kind := range moderation.Kinds() {
		kinds = append(kinds, AuditKind(kind))
	}
	return kinds
}

// LoginError is a refused login to an account that there is. Its owner sees it in the audit; the sender learns no more than that
// it was refused.
type LoginError struct {
	Person string // the owner
	Err    error
}

// Error returns that of the refusal.
func (e *LoginError) Error() string { return e.Err.Error() }

// Unwrap returns why it was refused.
func (e *LoginError) Unwrap() error { return e.Err }

// record adds an entry to the audit of a person. What has happened stands even if it cannot be stored.
func (p *SessionProvider) record(r *http.Request, person string, kind AuditKind) {
	entry := store.AuditEntry{Person: person, At: p.logins.now(), Kind: string(kind), Address: p.address(r), Device: deviceText(r.UserAgent())}
	if err := p.logins.store.AppendAudit(r.Context(), entry); err != nil {
		p.log.Warn("an entry of the audit of an account was not stored", "kind", kind, "error", err)
	}
}

// maxRefusals is how many refused logins of an account in a row are recorded within refusalSpan. The audit has room for so many entries only:
// anyone who knows a name could push out what its owner has to know.
const (
	maxRefusals = 10
	refusalSpan = 24 * time.Hour
)

// recordedRefusals reports whether so many refused logins of a person were recorded, and nothing else since.
func (p *SessionProvider) recordedRefusals(ctx context.Context, person string) bool {
	list, err := p.logins.Audit(ctx, person, 0, maxRefusals)
	if err != nil || len(list) < maxRefusals {
		return false
	}
	since := p.logins.now().Add(-refusalSpan)
	return !slices.ContainsFunc(list, func(e store.AuditEntry) bool { return AuditKind(e.Kind) != AuditLoginFailed || e.At.Before(since) })
}

// ActorOf returns the sender of a request as one who uses a role.
func (p *SessionProvider) ActorOf(r *http.Request, sender identity.Person) moderation.Actor {
	return moderation.Actor{Person: sender.ID, Address: p.address(r), Device: deviceText(r.UserAgent())}
}

// Audit returns the entries of a person before a number, the newest first, at most limit. With 0 it begins with the newest.
func (l *Logins) Audit(ctx context.Context, person string, before int64, limit int) ([]store.AuditEntry, error) {
	return l.store.Audit(ctx, person, before, limit)
}
