package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
)

// CopySource is a store as another one is filled from it. Package transfer does that.
type CopySource interface {
	// Contents returns what is stored, in numbers.
	Contents(ctx context.Context) (Contents, error)
	// MatchesAfter returns the matches after the one with a number, in order, at most limit and
	// fewer if they are long; none: there is no further one. Damaged matches are returned as
	// they are stored, see [MatchCopy.Verify].
	MatchesAfter(ctx context.Context, number int64, limit int) ([]MatchCopy, error)
	// PeopleAfter returns the people after an id, by id, at most limit.
	PeopleAfter(ctx context.Context, id string, limit int) ([]PersonRecord, error)
	// InvitationsAfter returns the invitations after a hash, by hash, at most limit. Nil comes before all.
	InvitationsAfter(ctx context.Context, hash []byte, limit int) ([]Invitation, error)
	// AccountsAfter returns the accounts after that of a person, by the id of the person, at most limit.
	AccountsAfter(ctx context.Context, person string, limit int) ([]AccountCopy, error)
	// SafetyAfter returns the safety of people after a person, by id, at most limit: of those who have blocked or reported
	// somebody or are muted.
	SafetyAfter(ctx context.Context, person string, limit int) ([]SafetyCopy, error)
	// ResultsAfter returns the results of rated matches after that of a match, by the id of the match, at most limit.
	ResultsAfter(ctx context.Context, match string, limit int) ([]RatedResult, error)
	// StudiesAfter returns the studies after an id, by id, at most limit.
	StudiesAfter(ctx context.Context, id string, limit int) ([]StudyCopy, error)
	// NoticesAfter returns all of notices that is stored of people after one, by the id of the person, at most limit people.
	NoticesAfter(ctx context.Context, person string, limit int) ([]NoticeCopy, error)
}

// CopyTarget is an empty store that is filled from another one. From BeginCopy to FinishCopy
// nothing else can use it: its implementation refuses to open it in any other way.
type CopyTarget interface {
	CopySource
	// BeginCopy begins to fill the store, or continues the copy of the same source that was begun
	// before, and returns where. The error is ErrNotEmpty if the store has something of its own or of another
	// source.
	BeginCopy(ctx context.Context, source Contents) (CopyCursor, error)
	// WriteCopy stores a part, all or nothing. An invitation to a match that is not there is left
	// out. The error is ErrConflict if another process has continued the copy meanwhile.
	WriteCopy(ctx context.Context, part CopyPart) error
	// FinishCopy makes the store one that can be used.
	FinishCopy(ctx context.Context) error
}

// The errors of copies.
var (
	ErrNotEmpty       = errors.New("it is not empty")
	ErrUnfinishedCopy = errors.New("it is being filled from another database, and not complete yet: repeat the command that fills it")
)

// CheckSource returns why the copy of one source cannot be continued with another: the database of the copy
// and its state when it was begun are given.
func CheckSource(source Contents, database, state string) error {
	switch {
	case source.Database != database:
		return fmt.Errorf("%w: it has a part of another database", ErrNotEmpty)
	case source.State != state:
		return fmt.Errorf("%w: it has a part of this source as it was before a service used the source again", ErrNotEmpty)
	}
	return nil
}

// Contents is what is stored, in numbers.
type Contents struct {
	Database    string // random: which database it is
	State       string // changes whenever a service uses the database
	Matches     int64
	People      int64
	Invitations int64
	Accounts    int64
	Results     int64 // of rated matches
	Notices     int64 // with their deliveries, devices and settings
	Safety      int64 // people who have blocked or reported somebody or are muted
	Studies     int64
	Uptime      time.Duration
}

// Empty reports whether there is nothing that a copy would have to be merged with.
func (c *Contents) Empty() bool {
	return c.Matches == 0 && c.People == 0 && c.Invitations == 0 && c.Accounts == 0 && c.Results == 0 && c.Notices == 0 && c.Safety == 0 && c.Studies == 0
}

// MatchCopy is all that is stored of a match. Its events are the stored texts, so that a
// copy has the same checksum.
type MatchCopy struct {
	Number      int64 // matches are listed in the order of their numbers
	Epoch       int64
	Summary     Summary        // of one that cannot be read only Match
	Due         *time.Duration // the uptime at which it has something to do
	Checksum    checksum.Sum
	Events      []string // in JSON
	Chat        []match.ChatMessage
	Lines       int64               // how many lines of chat it should have
	Commands    []StoredCommand     // by client and id
	Conditional []ConditionalRecord // by seat
}

// StoredCommand is a command that was carried out.
type StoredCommand struct {
	CommandKey
	CommandAnswer
}

// CopyCursor is how far a copy is: the last of each that was stored or left out.
type CopyCursor struct {
	Match      int64
	Person     string
	Invitation []byte
	Account    string // the id of its person
	Result     string // the id of its match
	Noticed    string // the id of a person with notices
	Safety     string // the id of the person
	Study      string
}

// CopyPart is a part of a copy.
type CopyPart struct {
	Matches     []MatchCopy
	People      []PersonRecord
	Invitations []Invitation
	Accounts    []AccountCopy // of people that are there or in the same part
	Results     []RatedResult // whose pools become stale
	Notices     []NoticeCopy
	Safety      []SafetyCopy
	Studies     []StudyCopy
	Before, Now CopyCursor // before it and after it
}

// Verify replays the match by the rules and compares all else that is stored of it: the checksum,
// the summary, and the numbers of chat and commands. The error says what is wrong.
func (c *MatchCopy) Verify(ctx context.Context, games gamelist.Games) (Verified, error) {
	v, err := VerifyAs(ctx, (*copyLog)(c), games, c.Summary)
	if err != nil {
		return v, err
	}
	for i, line := range c.Chat {
		if line.Number != int64(i)+1 {
			return v, fmt.Errorf("match %s: line %d of its chat has the number %d", c.Summary.Match, i+1, line.Number)
		}
	}
	if int64(len(c.Chat)) != c.Lines {
		return v, fmt.Errorf("match %s: its chat has %d lines instead of %d", c.Summary.Match, len(c.Chat), c.Lines)
	}
	for _, command := range c.Commands {
		if command.Seq < 0 || command.Seq > c.Summary.Seq || command.ChatNumber < 0 || command.ChatNumber > c.Lines {
			return v, fmt.Errorf("match %s: command %s of client %s was answered with event %d and line %d, which do not exist",
				c.Summary.Match, command.ID, command.Client, command.Seq, command.ChatNumber)
		}
	}
	due, err := c.derivedDue()
	if err != nil {
		return v, err
	}
	if c.Epoch < 1 || !reflect.DeepEqual(due, c.Due) {
		return v, fmt.Errorf("match %s: its epoch is %d, and it waits until %s instead of %s", c.Summary.Match, c.Epoch, uptimeText(c.Due), uptimeText(due))
	}
	return v, nil
}

// derivedDue returns the uptime at which a match has something to do, by its summary and its last event.
func (c *MatchCopy) derivedDue() (*time.Duration, error) {
	if !c.Summary.Computer {
		return c.Summary.Deadline, nil
	}
	last, err := c.LastUptime()
	return &last, err
}

// LastUptime returns the uptime of the last event.
func (c *MatchCopy) LastUptime() (time.Duration, error) {
	if len(c.Events) == 0 {
		return 0, nil
	}
	event, err := c.event(len(c.Events))
	return event.Uptime, err
}

// event returns the event numbered seq.
func (c *MatchCopy) event(seq int) (event match.Event, err error) {
	if err = json.Unmarshal([]byte(c.Events[seq-1]), &event); err != nil {
		err = fmt.Errorf("match %s: event %d cannot be read: %w", c.Summary.Match, seq, err)
	}
	return event, err
}

// uptimeText returns an uptime as errors name it.
func uptimeText(uptime *time.Duration) string {
	if uptime == nil {
		return "nothing"
	}
	return uptime.String()
}

// copyLog is the log of one match.
type copyLog MatchCopy

// ForEachSummary calls f for the match.
func (l *copyLog) ForEachSummary(_ context.Context, f func(Summary) error) error { return f(l.Summary) }

// EachEvent calls f for the events of the match.
func (l *copyLog) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	c := (*MatchCopy)(l)
	if n := int64(len(c.Events)); n != c.Summary.Seq {
		return fmt.Errorf("match %s: %w: events are missing or too many, it has %d of %d", id, ErrDamaged, n, c.Summary.Seq)
	}
	var wrong error
	sum := checksum.First(id)
	for i, text := range c.Events {
		if err := ctx.Err(); err != nil {
			return err
		}
		seq := int64(i) + 1
		sum = sum.Add(seq, text)
		if wrong != nil || last > 0 && seq > last {
			continue
		}
		event, err := c.event(i + 1)
		if err == nil {
			err = f(event)
		}
		wrong = err
	}
	if sum != c.Checksum {
		err := fmt.Errorf("match %s: %w: the checksum of its %d events is not the stored one, an event was changed", id, ErrDamaged, c.Summary.Seq)
		return errors.Join(err, wrong)
	}
	return wrong
}

// MaxCopyRows is about how many rows MatchesAfter reads at once.
const MaxCopyRows = 20_000

// CopyLength returns how many of the next matches are copied at once, if they have these numbers of
// rows: at least one.
func CopyLength(rows []int64) int {
	var sum int64
	for i, n := range rows {
		if sum += n; sum > MaxCopyRows && i > 0 {
			return i
		}
	}
	return len(rows)
}

// Difference returns the name of a part in which another copy of the match differs, empty if there is none.
func (c *MatchCopy) Difference(other *MatchCopy) string {
	for _, part := range []struct {
		name string
		same bool
	}{
		{"number", c.Number == other.Number},
		{"epoch", c.Epoch == other.Epoch},
		{"log", slices.Equal(c.Events, other.Events)},
		{"checksum", c.Checksum == other.Checksum},
		{"chat", c.Lines == other.Lines && slices.Equal(c.Chat, other.Chat)},
		{"list of commands", slices.Equal(c.Commands, other.Commands)},
		{"list of conditional turns", reflect.DeepEqual(c.Conditional, other.Conditional)},
		{"summary", reflect.DeepEqual(c.Summary, other.Summary)},
		{"deadline", reflect.DeepEqual(c.Due, other.Due)},
	} {
		if !part.same {
			return part.name
		}
	}
	return ""
}
