package store

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Store stores matches and the people who play them. It is safe for concurrent use.
type Store interface {
	Accounts
	PersonNames
	RatingStore
	Seeks
	NoticeStore
	ConditionalStore
	SafetyStore
	LearningStore
	GameReports
	ExplorerStore
	StudyStore

	// Append stores the entries, all or none, and returns once they are on disk.
	// Concurrent calls may be committed together; an error of one call never fails
	// another.
	Append(ctx context.Context, entries ...LogEntry) error
	// AcquireEpoch makes the caller the owner of a match and returns the epoch that its entries
	// carry from now on; those of an earlier owner are refused with ErrNotOwner.
	AcquireEpoch(ctx context.Context, match string) (epoch int64, err error)

	// Events returns the events of a match after a number, at most limit, in order. The
	// error for an unknown match is ErrNotFound.
	Events(ctx context.Context, match string, after int64, limit int) ([]match.Event, error)
	// EachEvent calls f for the events of a match up to the one numbered last, all if that is 0, in
	// order, until it returns an error. All events of the match are compared with their checksum,
	// so the events passed to f are valid only if there is no error; the error for changed events
	// is ErrDamaged, and that for an event that this program does not understand ErrUnreadable.
	EachEvent(ctx context.Context, match string, last int64, f func(match.Event) error) error
	// Chat returns the chat of a match after a number, at most limit, in order.
	Chat(ctx context.Context, match string, after int64, limit int) ([]match.ChatMessage, error)
	// CommandAnswer returns the answer to a stored command.
	CommandAnswer(ctx context.Context, match string, key CommandKey) (CommandAnswer, bool, error)

	// Summary returns that of one match.
	Summary(ctx context.Context, match string) (Summary, error)
	// List returns summaries, the last changed first.
	List(ctx context.Context, filter Filter) ([]Summary, error)
	// HeadToHead returns how the matches between two people have ended for the first of them.
	HeadToHead(ctx context.Context, person, opponent string) (HeadToHead, error)
	// DueMatches returns the ids of matches that have something to do at this uptime: their
	// Deadline has come, or a computer is to move. At most limit, those that have waited longest first.
	DueMatches(ctx context.Context, uptime time.Duration, limit int) ([]string, error)
	// ForEachSummary calls f for all matches in the order in which they were created, until it returns an error.
	ForEachSummary(ctx context.Context, f func(Summary) error) error

	// PutInvitation stores the invitation to a seat; Invitation returns it. Keys are stored as
	// their hashes.
	PutInvitation(ctx context.Context, invitation Invitation) error
	Invitation(ctx context.Context, hash Hash) (Invitation, error)
	// UseInvitation takes an invitation away and reports whether it was there: it can be used once.
	UseInvitation(ctx context.Context, hash Hash) (bool, error)

	// PutPerson stores a person, new or changed; Person returns them, or ErrNotFound.
	PutPerson(ctx context.Context, p PersonRecord) error
	Person(ctx context.Context, id string) (PersonRecord, error)
	// ChangePerson changes a stored person and returns them. No change of another caller is lost.
	// change may be called more than once, each time with the person as stored.
	ChangePerson(ctx context.Context, id string, change func(*PersonRecord)) (PersonRecord, error)

	// Expired reads the matches that were created after the one with a number, at most
	// limit of them, and returns those that have expired. Next is the number to
	// continue after; 0: those were the last.
	Expired(ctx context.Context, r Retention, after int64, limit int) (expired []Expired, next int64, err error)
	// Delete deletes a match with its events, chat, commands and invitations, all or
	// nothing, if its last event is the one numbered seq. ErrConflict: it is another.
	Delete(ctx context.Context, match string, seq int64) error
	// DeletePeople reads the people whose ids come after an id, at most limit of them,
	// and deletes those who have no seat in any match, have no account and were not seen since a time.
	// Next is the id to continue after; empty: those were the last.
	DeletePeople(ctx context.Context, seen time.Time, after string, limit int) (deleted int, next string, err error)
	// Usage reports how much is stored.
	Usage(ctx context.Context) (Usage, error)

	// Uptime returns the last uptime that was stored: by SaveUptime or with an event, or in a cluster by Heartbeat.
	Uptime(ctx context.Context) (time.Duration, error)
	SaveUptime(ctx context.Context, uptime time.Duration) error

	// Ping tries a write and reports why nothing can be stored at the moment.
	Ping(ctx context.Context) error
	// Close waits for writes in progress.
	Close() error
}

// The errors of a store. They wrap the error of the system.
var (
	ErrNotFound  = errors.New("there is no such thing")
	ErrExists    = errors.New("it exists already")
	ErrDuplicate = errors.New("the command was stored before")        // nothing was stored now; ask for the CommandAnswer
	ErrConflict  = errors.New("events do not follow the stored ones") // nothing was stored; read the log again
	ErrNotOwner  = errors.New("another process owns the match now")   // nothing was kept
	ErrFull      = errors.New("the disk is full")                     // nothing was kept
	ErrReadOnly  = errors.New("the database can only be read")        // nothing was kept
	ErrLocked    = errors.New("another program uses the database")    // nothing was kept
	ErrDamaged   = errors.New("the database is damaged")              // nothing was kept
	ErrClosed    = errors.New("the store is closed")                  // nothing was kept
	// ErrUnreadable is the error of an event that has its checksum and that this program cannot read.
	ErrUnreadable = errors.New("cannot be read")
)

// CommandKey names a command of a client; the same key is the same command.
type CommandKey struct {
	Client string // made up by the client; 1 to 64 characters
	ID     string // 1 to 64 characters
}

// CommandAnswer is how a command was answered that was carried out.
type CommandAnswer struct {
	Seq        int64 // of its last event
	ChatNumber int64 // the number of its line of chat
}

// LogEntry is what is stored at once of one match.
type LogEntry struct {
	Match      string
	Epoch      int64         // of the owner; a new match begins with 1
	CommandKey *CommandKey   // of the command that made it, if there was one
	Events     []match.Event // the first one of a new match has Seq 1
	Chat       []match.ChatMessage
	Summary    *Summary // as the match is after it; nil leaves it
	// OnlyProgress is whether the events change no more of the summary than Seq, ToMove, Turns, Changed, Deadline and Computer. A
	// store may then leave the rest as it is.
	OnlyProgress bool
	// Result is that of a rated match that ends with the events; nil: there is none. A match has one result: a
	// further one is left out.
	Result *RatedResult
	// TurnOver is whether the events end the turn that people were notified of: notices about it are deleted. Notices are
	// stored afterwards; of those with the same key the first one stays.
	TurnOver bool
	Notices  []Notice
}

// Summary is the data by which lists find a match. It is derived from the events.
type Summary struct {
	Match    string
	Seq      int64
	Game     string
	Options  game.Options
	Clock    string // its text
	Public   bool
	Rated    bool
	Seats    [2]match.SeatState
	Status   MatchStatus
	ToMove   game.Seat
	Turns    int
	Outcome  game.Outcome
	Created  time.Time
	Changed  time.Time
	Deadline *time.Duration // the uptime at which time is up
	Computer bool           // a computer is to move
}

// MatchStatus is how far a match is.
type MatchStatus string

// The statuses.
const (
	StatusWaiting MatchStatus = "waiting" // a seat is empty
	StatusPlaying MatchStatus = "playing"
	StatusOver    MatchStatus = "over"
)

// Filter selects matches. Zero fields select all.
type Filter struct {
	Public bool   // only public ones
	Person string // only those in which this person has a seat
	Game   string
	Status MatchStatus
	Open   bool // only those with an open seat
	PersonFilter
	Before *ListCursor // only those after this place in the list
	Limit  int         // at most this many; 1 to 100
}

// PersonFilter selects among the matches of the Person of a [Filter]. Without a Person it selects all.
type PersonFilter struct {
	// Challenges says which challenges are selected. The zero value leaves out what other people have only asked of the Person: anybody
	// can make those, and they would fill the lists of the Person.
	Challenges ChallengeFilter
	NoUnbegun  bool         // leaves out those that ended before they began
	Opponent   string       // only those with this person in the other seat
	Rated      *bool        // only rated ones, or only others
	Live       *bool        // only those on a live clock, or only others
	Result     PersonResult // only those that ended so for the Person
}

// PersonResult is how a match ended for one of its players. A match that was aborted or declined, or that a person has played against
// themselves, has none.
type PersonResult string

// The results.
const (
	Won   PersonResult = "won"
	Lost  PersonResult = "lost"
	Drawn PersonResult = "drawn"
)

// HeadToHead is how the matches between two people have ended for one of them.
type HeadToHead struct{ Won, Drawn, Lost int }

// ListCursor is a place in a list: that of the match with these.
type ListCursor struct {
	Changed time.Time
	Match   string
}

// Hash is the SHA-256 of a secret.
type Hash [32]byte

// Purpose is the purpose of an invitation.
type Purpose string

// The purposes.
const (
	TakeSeat Purpose = "seat" // to take a Link seat
	MoveSeat Purpose = "move" // to move a seat to another identity
)

// Invitation opens a seat to anyone who has its key.
type Invitation struct {
	Hash    Hash
	Match   string
	Seat    game.Seat
	Purpose Purpose
	Person  string // MoveSeat: the person in the seat
	Expires time.Time
}

// PersonRecord is a stored identity.
type PersonRecord struct {
	ID         string
	Name       string
	Generation int // cookies of earlier generations are void
	Created    time.Time
	Seen       time.Time
	Vacations  []VacationRecord // in order
	Challenges ChallengePolicy  // who may challenge the person
}
