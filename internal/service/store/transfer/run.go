package transfer

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Config says what is copied where.
type Config struct {
	From  store.CopySource
	To    store.CopyTarget
	Games gamelist.Games
	// LeftOut is called at the end with each damaged match, which the target does not have. Nil: a damaged
	// match ends the copy with a *DamagedError.
	LeftOut func(match store.MatchCopy, wrong error) error
	// Unverified copies the matches as they are, damaged or not, without a replay.
	Unverified bool
	// BeforeFinish is called when all was copied and compared; its error ends the copy.
	BeforeFinish func(ctx context.Context) error
	// Progress is called by one goroutine at a time, also if nothing has changed.
	Progress func(Progress)
}

// Stage is what a copy is doing.
type Stage string

// The stages, in order.
const (
	CopyMatches     Stage = "copy-matches"
	CopyPeople      Stage = "copy-people"
	CopyInvitations Stage = "copy-invitations"
	CopyAccounts    Stage = "copy-accounts"
	CopyResults     Stage = "copy-results"
	CopyNotices     Stage = "copy-notices"
	CopySafety      Stage = "copy-safety"
	CopyStudies     Stage = "copy-studies"
	Compare         Stage = "compare"
)

// Progress is how far a copy is.
type Progress struct {
	Stage Stage
	Done  int64 // matches, people, invitations, accounts, results, rows of notices, or people with blocks, reports and mutes, or studies
	Total int64
}

// CopyResult is what was copied.
type CopyResult struct {
	Contents     store.Contents // of the source
	LeftOut      int64          // damaged matches
	WithoutRules int64          // matches whose turns could not be checked by the rules
	Resumed      bool           // it was begun by an earlier call
}

// DamagedError is that a match cannot be copied because it is damaged. There may be more of them.
type DamagedError struct{ Wrong []error }

// Error names the matches.
func (e *DamagedError) Error() string {
	var texts []string
	for _, err := range e.Wrong {
		texts = append(texts, err.Error())
	}
	return strings.Join(texts, "\n")
}

// Unwrap returns what is wrong with each match.
func (e *DamagedError) Unwrap() []error { return e.Wrong }

// atOnce is how many matches, people, invitations or accounts are read and written at once at most.
const atOnce = 200

// run is a copy under way.
type run struct {
	Config
	contents store.Contents
	cursor   store.CopyCursor
	result   CopyResult
}

// Run copies all of a store, or what an earlier call has left to do. The error is store.ErrNotEmpty if the
// target has something else.
func Run(ctx context.Context, c Config) (CopyResult, error) {
	r := &run{Config: c}
	if r.Progress == nil {
		r.Progress = func(Progress) {}
	}
	for _, step := range []func(context.Context) error{r.begin, r.copyMatches, r.copyPeople, r.copyInvitations, r.copyAccounts, r.copyResults, r.copyNotices, r.copySafety, r.copyStudies, r.compare} {
		if err := step(ctx); err != nil {
			return r.result, err
		}
	}
	if r.BeforeFinish != nil {
		if err := r.BeforeFinish(ctx); err != nil {
			return r.result, err
		}
	}
	return r.result, r.To.FinishCopy(ctx)
}

// begin reads what there is to copy, and how far it is.
func (r *run) begin(ctx context.Context) (err error) {
	if r.contents, err = r.From.Contents(ctx); err != nil {
		return err
	}
	r.result.Contents = r.contents
	if r.cursor, err = r.To.BeginCopy(ctx, r.contents); err != nil {
		return err
	}
	r.result.Resumed = r.cursor.Match > 0 || r.cursor.Person != "" || len(r.cursor.Invitation) > 0 || r.cursor.Account != "" ||
		r.cursor.Result != "" || r.cursor.Noticed != "" || r.cursor.Study != ""
	return nil
}

// write stores a part and moves the cursor.
func (r *run) write(ctx context.Context, part store.CopyPart) error {
	part.Before = r.cursor
	if err := r.To.WriteCopy(ctx, part); err != nil {
		return err
	}
	r.cursor = part.Now
	return nil
}

// verified are matches that were read at once.
type verified struct {
	sound []store.MatchCopy
	last  int64 // the number of the last one, also if it is damaged
	read  int64 // how many there were
}

// copyMatches copies the matches. While some are written the next ones are read and replayed.
func (r *run) copyMatches(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyMatches, Done: there.Matches, Total: r.contents.Matches}
	r.Progress(p)
	ctx, cancel := context.WithCancel(ctx)
	pages := make(chan verified)
	var readErr error
	var reading sync.WaitGroup
	reading.Go(func() {
		defer close(pages)
		readErr = r.readMatches(ctx, r.cursor.Match, pages)
	})
	defer reading.Wait()
	defer cancel()
	for page := range pages {
		part := store.CopyPart{Matches: page.sound, Now: r.cursor}
		part.Now.Match = page.last
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += page.read
		r.Progress(p)
	}
	return readErr
}

// readMatches reads and replays the matches after one.
func (r *run) readMatches(ctx context.Context, after int64, pages chan<- verified) error {
	for {
		matches, err := r.From.MatchesAfter(ctx, after, atOnce)
		if err != nil || len(matches) == 0 {
			return err
		}
		page := verified{last: matches[len(matches)-1].Number, read: int64(len(matches))}
		var damaged DamagedError
		for i, err := range r.verifyAll(ctx, matches) {
			if err == nil {
				page.sound = append(page.sound, matches[i])
			} else {
				damaged.Wrong = append(damaged.Wrong, err)
			}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if len(damaged.Wrong) > 0 && r.LeftOut == nil {
			return &damaged
		}
		select {
		case pages <- page:
		case <-ctx.Done():
			return ctx.Err()
		}
		after = page.last
	}
}

// verifyAll replays matches, as many at the same time as there are processors.
func (r *run) verifyAll(ctx context.Context, matches []store.MatchCopy) []error {
	errs := make([]error, len(matches))
	indexes := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range indexes {
				if !r.Unverified {
					_, errs[i] = matches[i].Verify(ctx, r.Games)
				}
			}
		})
	}
	for i := range matches {
		indexes <- i
	}
	close(indexes)
	workers.Wait()
	return errs
}

// copyPeople copies the people.
func (r *run) copyPeople(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyPeople, Done: there.People, Total: r.contents.People}
	for {
		people, err := r.From.PeopleAfter(ctx, r.cursor.Person, atOnce)
		if err != nil || len(people) == 0 {
			return err
		}
		part := store.CopyPart{People: people, Now: r.cursor}
		part.Now.Person = people[len(people)-1].ID
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += int64(len(people))
		r.Progress(p)
	}
}

// copyInvitations copies the invitations.
func (r *run) copyInvitations(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyInvitations, Done: there.Invitations, Total: r.contents.Invitations}
	for {
		invitations, err := r.From.InvitationsAfter(ctx, r.cursor.Invitation, atOnce)
		if err != nil || len(invitations) == 0 {
			return err
		}
		part := store.CopyPart{Invitations: invitations, Now: r.cursor}
		part.Now.Invitation = invitations[len(invitations)-1].Hash[:]
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += int64(len(invitations))
		r.Progress(p)
	}
}

// copyAccounts copies the accounts, whose people are there.
func (r *run) copyAccounts(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyAccounts, Done: there.Accounts, Total: r.contents.Accounts}
	for {
		accounts, err := r.From.AccountsAfter(ctx, r.cursor.Account, atOnce)
		if err != nil || len(accounts) == 0 {
			return err
		}
		part := store.CopyPart{Accounts: accounts, Now: r.cursor}
		part.Now.Account = accounts[len(accounts)-1].Account.Person
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += int64(len(accounts))
		r.Progress(p)
	}
}

// differs returns the error of something that the target does not have as it is in the source.
func differs(format string, args ...any) error {
	return fmt.Errorf("%s. The target cannot be used: empty it and begin again", fmt.Sprintf(format, args...))
}
