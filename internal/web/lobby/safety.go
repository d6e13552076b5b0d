package lobby

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// Block has a person read and meet another one no more: neither takes a seat with the other, challenges or follows them. Challenges
// between them end, and the blocker reads none of their chat. A second time changes nothing.
func (r *Lobby) Block(ctx context.Context, p identity.Person, other string) error {
	if err := r.checkOther(ctx, p, other); err != nil {
		return err
	}
	err := r.Store.Block(ctx, store.Block{Person: p.ID, Other: other, At: r.Now()})
	if errors.Is(err, store.ErrTooMany) {
		return problem.New(problem.TooMany, messages.TooManyBlocks(store.MaxBlocks))
	}
	for _, follow := range [][2]string{{p.ID, other}, {other, p.ID}} {
		if err != nil {
			return err
		}
		if err = r.Store.Unfollow(ctx, follow[0], follow[1]); errors.Is(err, store.ErrNotFound) {
			err = nil
		}
	}
	if err != nil {
		return err
	}
	return r.endChallenges(ctx, p, other)
}

// checkOther checks that a person may do something about another one.
func (r *Lobby) checkOther(ctx context.Context, p identity.Person, other string) error {
	if !p.Identified() {
		return needsIdentityError()
	}
	if p.ID == other {
		return problem.InvalidField("person", messages.NotYourself())
	}
	if err := r.Meter.ChargeCommand(p.ID); err != nil {
		return err
	}
	_, err := r.Store.Person(ctx, other)
	if errors.Is(err, store.ErrNotFound) {
		return problem.New(problem.NotFound, messages.NoPerson())
	}
	return err
}

// Unblock takes a block back.
func (r *Lobby) Unblock(ctx context.Context, p identity.Person, other string) error {
	if !p.Identified() {
		return needsIdentityError()
	}
	err := r.Store.Unblock(ctx, p.ID, other)
	if errors.Is(err, store.ErrNotFound) {
		return problem.New(problem.NotFound, messages.NoBlock())
	}
	return err
}

// Blocks returns whom a person has blocked, the last one first.
func (r *Lobby) Blocks(ctx context.Context, p identity.Person) ([]store.Block, error) {
	if !p.Identified() {
		return nil, nil
	}
	return r.Store.Blocks(ctx, p.ID)
}

// BlockedWith returns with whom a person takes no seat: whom they have blocked, and who has blocked them.
func (r *Lobby) BlockedWith(ctx context.Context, p identity.Person) ([]string, error) {
	if !p.Identified() {
		return nil, nil
	}
	return r.Store.BlockedWith(ctx, p.ID)
}

// ReportRequest is what a person tells moderators.
type ReportRequest struct {
	Subject  string // the person it is about, who has a seat in the match
	Category store.ReportCategory
	Text     string
	Match    string
	Line     int64 // of the chat, written by the subject; 0: none
}

// Report stores a report for moderators and returns its id.
func (r *Lobby) Report(ctx context.Context, p identity.Person, q ReportRequest) (id string, err error) {
	if err := errors.Join(checkID(q.Match), r.checkOther(ctx, p, q.Subject)); err != nil {
		return "", err
	}
	summary, err := r.Store.Summary(ctx, q.Match)
	if err != nil {
		return "", err
	}
	if !hasPerson(&summary, q.Subject) {
		return "", problem.InvalidField("person", messages.NoPerson())
	}
	if q.Line > 0 {
		lines, err := r.Store.Chat(ctx, q.Match, q.Line-1, 1)
		if err != nil {
			return "", err
		}
		if len(lines) == 0 || !lines[0].Seat.IsPlayer() || summary.Seats[lines[0].Seat].Person != q.Subject {
			return "", problem.InvalidField("line", messages.NoLineOfPerson())
		}
	}
	text := strings.TrimSpace(q.Text)
	if text == "" && q.Line <= 0 {
		return "", problem.InvalidField("text", messages.ReportEmpty())
	}
	report := store.Report{
		ID: strings.ToLower(rand.Text()), Reporter: p.ID, Subject: q.Subject, Category: q.Category, Text: text,
		Match: q.Match, Line: q.Line, At: r.Now(),
	}
	err = r.Store.AddReport(ctx, report)
	switch {
	case errors.Is(err, store.ErrTooMany):
		return "", problem.New(problem.TooMany, messages.TooManyReports(store.MaxOpenReports))
	case errors.Is(err, store.ErrInvalid):
		return "", problem.InvalidField("text", messages.ReportText(store.MaxReportText))
	}
	return report.ID, err
}

// hasPerson reports whether a person has a seat.
func hasPerson(s *store.Summary, person string) bool {
	for _, seat := range []game.Seat{game.First, game.Second} {
		if s.Seats[seat].Holder == match.HolderPerson && s.Seats[seat].Person == person {
			return true
		}
	}
	return false
}
