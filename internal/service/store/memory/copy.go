package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
)

var _ store.CopyTarget = (*Store)(nil)

// copyState is how far a copy into the store is.
type copyState struct {
	source store.Contents
	cursor store.CopyCursor
}

// contents returns what is stored. The store is locked.
func (s *Store) contents() store.Contents {
	return store.Contents{
		Database: s.id, State: fmt.Sprint(s.writes), Uptime: s.uptime,
		Matches: int64(len(s.matches)), People: int64(len(s.people)), Invitations: int64(len(s.invitations)),
		Accounts: int64(len(s.accounts)), Results: int64(len(s.results)),
		Notices: s.noticeRows(),
		Safety:  int64(len(s.safetyPeople())),
		Studies: int64(len(s.studies)),
	}
}

// Contents returns what is stored, in numbers.
func (s *Store) Contents(ctx context.Context) (store.Contents, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Contents{}, err
	}
	defer s.mu.RUnlock()
	return s.contents(), nil
}

// MatchesAfter returns the matches after the one with a number.
func (s *Store) MatchesAfter(ctx context.Context, number int64, limit int) ([]store.MatchCopy, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	some := s.behind(number)
	some = some[:min(len(some), max(limit, 1))]
	var lengths []int64
	for _, k := range some {
		lengths = append(lengths, int64(len(k.events)+len(k.lines)))
	}
	var copies []store.MatchCopy
	for _, k := range some[:store.CopyLength(lengths)] {
		copies = append(copies, k.copied())
	}
	return copies, nil
}

// copied returns a copy of all that is stored of the match.
func (k *matchLog) copied() store.MatchCopy {
	c := store.MatchCopy{
		Number: k.number, Epoch: k.epoch, Summary: k.summary.Normalized(), Chat: slices.Clone(k.lines), Lines: int64(len(k.lines)),
	}
	c.Due = c.Summary.Deadline
	if c.Summary.Computer {
		since := k.since
		c.Due = &since
	}
	c.Checksum = checksum.First(c.Summary.Match)
	for i, text := range k.events {
		c.Events = append(c.Events, string(text))
		c.Checksum = c.Checksum.Add(int64(i)+1, string(text))
	}
	for key, answer := range k.answers {
		c.Commands = append(c.Commands, store.StoredCommand{CommandKey: key, CommandAnswer: answer})
	}
	for _, of := range k.conditional {
		if of == nil {
			continue
		}
		r, err := of.read()
		if err != nil {
			panic(err) // it was written by this program
		}
		c.Conditional = append(c.Conditional, r)
	}
	slices.SortFunc(c.Commands, func(a, b store.StoredCommand) int {
		return cmp.Or(strings.Compare(a.Client, b.Client), strings.Compare(a.ID, b.ID))
	})
	return c
}

// PeopleAfter returns the people after an id.
func (s *Store) PeopleAfter(ctx context.Context, id string, limit int) ([]store.PersonRecord, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var people []store.PersonRecord
	for _, other := range slices.Sorted(maps.Keys(s.people)) {
		if other > id && len(people) < max(limit, 1) {
			p := s.people[other]
			people = append(people, p.Normalized())
		}
	}
	return people, nil
}

// InvitationsAfter returns the invitations after a hash.
func (s *Store) InvitationsAfter(ctx context.Context, hash []byte, limit int) ([]store.Invitation, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var invitations []store.Invitation
	for _, i := range s.invitations {
		if bytes.Compare(i.Hash[:], hash) > 0 {
			invitations = append(invitations, i)
		}
	}
	slices.SortFunc(invitations, func(a, b store.Invitation) int { return bytes.Compare(a.Hash[:], b.Hash[:]) })
	return invitations[:min(len(invitations), max(limit, 1))], nil
}

// AccountsAfter returns the accounts after that of a person.
func (s *Store) AccountsAfter(ctx context.Context, person string, limit int) ([]store.AccountCopy, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var copies []store.AccountCopy
	for _, other := range slices.Sorted(maps.Keys(s.accounts)) {
		if other > person && len(copies) < max(limit, 1) {
			copies = append(copies, cloneAccount(s.accounts[other]))
		}
	}
	return copies, nil
}

// cloneAccount returns an account with all that belongs to it, sharing nothing.
func cloneAccount(a *store.AccountCopy) store.AccountCopy {
	c := store.AccountCopy{
		Account: a.Account.Normalized(), ReservedNames: append([]store.ReservedName(nil), a.ReservedNames...),
		RecoveryCodes: append([]store.Hash(nil), a.RecoveryCodes...), Audit: append([]store.AuditEntry(nil), a.Audit...),
		Follows: append([]store.Follow(nil), a.Follows...), ExternalLogins: append([]store.ExternalLogin(nil), a.ExternalLogins...),
		CourseSteps: append([]store.DoneStep(nil), a.CourseSteps...), PuzzleTries: append([]store.PuzzleTry(nil), a.PuzzleTries...),
		PuzzleStandings: append([]store.PuzzleStanding(nil), a.PuzzleStandings...),
	}
	for _, p := range a.Passkeys {
		c.Passkeys = append(c.Passkeys, clonePasskey(p))
	}
	if a.Address != nil {
		address := *a.Address
		c.Address = &address
	}
	return c
}

// BeginCopy begins or continues a copy into the store.
func (s *Store) BeginCopy(ctx context.Context, source store.Contents) (store.CopyCursor, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return store.CopyCursor{}, err
	}
	defer s.mu.Unlock()
	if s.copy != nil {
		return s.copy.cursor, store.CheckSource(source, s.copy.source.Database, s.copy.source.State)
	}
	if contents := s.contents(); !contents.Empty() {
		return store.CopyCursor{}, store.ErrNotEmpty
	}
	s.copy = &copyState{source: source}
	s.uptime = source.Uptime
	return store.CopyCursor{}, nil
}

// WriteCopy stores a part of a copy.
func (s *Store) WriteCopy(ctx context.Context, part store.CopyPart) error {
	since, conditional := make([]time.Duration, len(part.Matches)), make([][]string, len(part.Matches))
	for i := range part.Matches {
		var err error
		if since[i], err = part.Matches[i].LastUptime(); err != nil {
			return err
		}
		for _, c := range part.Matches[i].Conditional {
			turns, err := c.Check()
			if err != nil {
				return err
			}
			conditional[i] = append(conditional[i], turns)
		}
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if s.copy == nil || !sameCursor(s.copy.cursor, part.Before) {
		return fmt.Errorf("%w: the copy is elsewhere", store.ErrConflict)
	}
	for i := range part.Matches {
		if id := part.Matches[i].Summary.Match; s.matches[id] != nil {
			return fmt.Errorf("match %s: %w", id, store.ErrExists)
		}
	}
	for i := range part.Matches {
		s.addCopy(&part.Matches[i], since[i], conditional[i])
	}
	for _, p := range part.People {
		s.people[p.ID] = p.Normalized()
	}
	for _, i := range part.Invitations {
		if s.matches[i.Match] != nil {
			s.invitations[i.Hash] = i
		}
	}
	for i := range part.Accounts {
		c := cloneAccount(&part.Accounts[i])
		s.accounts[c.Account.Person] = &c
	}
	for _, r := range part.Results {
		s.addCopiedResult(r)
	}
	for i := range part.Notices {
		s.addCopiedNotices(&part.Notices[i])
	}
	for i := range part.Safety {
		s.addCopiedSafety(&part.Safety[i])
	}
	for i := range part.Studies {
		s.addCopiedStudy(&part.Studies[i])
	}
	s.copy.cursor = part.Now
	return nil
}

// addCopy adds the copy of a match, whose last event happened at an uptime, and whose conditional turns are given in JSON. The
// store is locked.
func (s *Store) addCopy(c *store.MatchCopy, since time.Duration, conditional []string) {
	k := &matchLog{
		number: c.Number, epoch: c.Epoch, lines: slices.Clone(c.Chat), summary: c.Summary.Normalized(), since: since,
		answers: map[store.CommandKey]store.CommandAnswer{},
	}
	for _, text := range c.Events {
		k.events = append(k.events, []byte(text))
	}
	for _, command := range c.Commands {
		k.answers[command.CommandKey] = command.CommandAnswer
	}
	for i, turns := range conditional {
		k.setConditional(c.Conditional[i], turns)
	}
	s.matches[c.Summary.Match] = k
	s.order = append(s.order, k)
	s.last = c.Number
	s.bytes += sizeOf(k.events, k.lines)
}

// sameCursor reports whether two copies are equally far.
func sameCursor(a, b store.CopyCursor) bool {
	return a.Match == b.Match && a.Person == b.Person && bytes.Equal(a.Invitation, b.Invitation) && a.Account == b.Account &&
		a.Result == b.Result && a.Noticed == b.Noticed && a.Safety == b.Safety && a.Study == b.Study
}

// FinishCopy ends a copy into the store.
func (s *Store) FinishCopy(ctx context.Context) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if s.copy == nil {
		return fmt.Errorf("%w: the copy is finished", store.ErrConflict)
	}
	s.copy = nil
	return nil
}
