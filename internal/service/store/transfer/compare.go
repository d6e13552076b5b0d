package transfer

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// compare compares all that is in the target with the source.
func (r *run) compare(ctx context.Context) error {
	leftOut, err := r.compareMatches(ctx)
	if err != nil {
		return err
	}
	if err := r.comparePeople(ctx); err != nil {
		return err
	}
	if err := r.compareInvitations(ctx, leftOut); err != nil {
		return err
	}
	if err := r.compareAccounts(ctx); err != nil {
		return err
	}
	if err := r.compareResults(ctx); err != nil {
		return err
	}
	if err := r.compareNotices(ctx); err != nil {
		return err
	}
	if err := r.compareSafety(ctx); err != nil {
		return err
	}
	if err := r.compareStudies(ctx); err != nil {
		return err
	}
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	if there.Uptime != r.contents.Uptime {
		return differs("the uptime is %v, and %v in the source", there.Uptime, r.contents.Uptime)
	}
	return nil
}

// matchReader reads the matches of a source one after the other, and the next ones ahead.
type matchReader struct {
	pages   chan []store.MatchCopy
	page    []store.MatchCopy
	err     error // of the reading, once pages is closed
	reading sync.WaitGroup
}

// newMatchReader begins to read. It ends with the context.
func newMatchReader(ctx context.Context, from store.CopySource) *matchReader {
	r := &matchReader{pages: make(chan []store.MatchCopy)}
	r.reading.Go(func() {
		defer close(r.pages)
		for after := int64(0); ; {
			page, err := from.MatchesAfter(ctx, after, atOnce)
			if err != nil || len(page) == 0 {
				r.err = err
				return
			}
			after = page[len(page)-1].Number
			select {
			case r.pages <- page:
			case <-ctx.Done():
				r.err = ctx.Err()
				return
			}
		}
	})
	return r
}

// peek returns the next match, nil after the last one.
func (r *matchReader) peek() (*store.MatchCopy, error) {
	if len(r.page) == 0 {
		page, ok := <-r.pages
		if !ok {
			return nil, r.err
		}
		r.page = page
	}
	return &r.page[0], nil
}

// skip goes on to the match after the next one.
func (r *matchReader) skip() { r.page = r.page[1:] }

// compareMatches compares the matches. It returns the ids of those that were left out.
func (r *run) compareMatches(ctx context.Context) (leftOut map[string]bool, err error) {
	ctx, cancel := context.WithCancel(ctx)
	from, to := newMatchReader(ctx, r.From), newMatchReader(ctx, r.To)
	defer func() {
		cancel()
		from.reading.Wait()
		to.reading.Wait()
	}()
	leftOut = map[string]bool{}
	p := Progress{Stage: Compare, Total: r.contents.Matches}
	for ; ; p.Done++ {
		if p.Done%atOnce == 0 {
			r.Progress(p)
		}
		source, err := from.peek()
		if err != nil {
			return nil, err
		}
		target, err := to.peek()
		if err != nil {
			return nil, err
		}
		switch {
		case source == nil && target == nil:
			r.Progress(p)
			r.result.LeftOut = int64(len(leftOut))
			return leftOut, nil
		case source == nil || target != nil && target.Number < source.Number:
			return nil, differs("match %s is not in the source", target.Summary.Match)
		case target == nil || source.Number < target.Number:
			if err := r.leaveOut(ctx, source); err != nil {
				return nil, err
			}
			leftOut[source.Summary.Match] = true
		default:
			if part := source.Difference(target); part != "" {
				return nil, differs("match %s: its %s is not that of the source", source.Summary.Match, part)
			}
			if r.withoutRules(source) {
				r.result.WithoutRules++
			}
			to.skip()
		}
		from.skip()
	}
}

// leaveOut reports a match that the target does not have, which must be damaged.
func (r *run) leaveOut(ctx context.Context, m *store.MatchCopy) error {
	_, wrong := m.Verify(ctx, r.Games)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case wrong == nil:
		return differs("match %s is missing", m.Summary.Match)
	case r.LeftOut == nil: // an earlier call has left it out
		return &DamagedError{Wrong: []error{wrong}}
	}
	return r.LeftOut(*m, wrong)
}

// withoutRules reports whether the turns of a match cannot be checked, by its first event.
func (r *run) withoutRules(m *store.MatchCopy) bool {
	if len(m.Events) == 0 {
		return false // it is damaged, and was copied as it is
	}
	var first match.Event
	v := match.NewVerifier(m.Summary.Match, r.Games)
	err := json.Unmarshal([]byte(m.Events[0]), &first)
	return errors.Join(err, v.Apply(first)) == nil && v.WithoutRules() != nil
}

// comparePeople compares the people.
func (r *run) comparePeople(ctx context.Context) error {
	for after := ""; ; {
		source, err := r.From.PeopleAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		target, err := r.To.PeopleAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		for i := range source {
			if i >= len(target) || !reflect.DeepEqual(target[i], source[i]) {
				return differs("person %s is missing or not as in the source", source[i].ID)
			}
		}
		if len(target) > len(source) {
			return differs("person %s is not in the source", target[len(source)].ID)
		}
		if len(source) == 0 {
			return nil
		}
		after = source[len(source)-1].ID
	}
}

// compareAccounts compares the accounts with all that belongs to them.
func (r *run) compareAccounts(ctx context.Context) error {
	for after := ""; ; {
		source, err := r.From.AccountsAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		target, err := r.To.AccountsAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		for i := range source {
			if i >= len(target) || !reflect.DeepEqual(target[i], source[i]) {
				return differs("the account of person %s is missing or not as in the source", source[i].Account.Person)
			}
		}
		if len(target) > len(source) {
			return differs("the account of person %s is not in the source", target[len(source)].Account.Person)
		}
		if len(source) == 0 {
			return nil
		}
		after = source[len(source)-1].Account.Person
	}
}

// compareInvitations compares the invitations but for those to matches that were left out.
func (r *run) compareInvitations(ctx context.Context, leftOut map[string]bool) error {
	stored := int64(0)
	for after := []byte(nil); ; {
		source, err := r.From.InvitationsAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		if len(source) == 0 {
			break
		}
		target, err := r.To.InvitationsAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		for _, invitation := range source {
			if leftOut[invitation.Match] {
				continue
			}
			if len(target) == 0 || target[0] != invitation {
				return differs("an invitation to match %s is missing or not as in the source", invitation.Match)
			}
			target = target[1:]
			stored++
		}
		after = source[len(source)-1].Hash[:]
	}
	there, err := r.To.Contents(ctx)
	if err == nil && there.Invitations != stored {
		err = differs("there are %d invitations, and %d in the source", there.Invitations, stored)
	}
	return err
}
