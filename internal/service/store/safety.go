package store

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// SafetyStore stores whom people have blocked, what they have reported, and who is muted. People are ids: guests can
// block and report too. See docs/adr/0030-safety-and-roles.md.
type SafetyStore interface {
	BlockStore
	ReportStore
	MuteStore
}

// BlockStore stores whom people have blocked.
type BlockStore interface {
	// Block stores that a person has blocked another. A second time changes nothing. The error is ErrTooMany if
	// the person has blocked MaxBlocks.
	Block(ctx context.Context, b Block) error
	// Unblock removes a block. The error is ErrNotFound if there is none.
	Unblock(ctx context.Context, person, other string) error
	// Blocked reports whether one of two people has blocked the other.
	Blocked(ctx context.Context, a, b string) (bool, error)
	// BlockedWith returns whom a person has blocked and who has blocked them, sorted, each once.
	BlockedWith(ctx context.Context, person string) ([]string, error)
	// Blocks returns whom a person has blocked, the last one first.
	Blocks(ctx context.Context, person string) ([]Block, error)
}

// ReportStore stores what people have reported to moderators.
type ReportStore interface {
	// AddReport stores a new report that is open. The error is ErrTooMany if MaxOpenReports of its reporter are open, and
	// ErrExists if there is a report with its id.
	AddReport(ctx context.Context, r Report) error
	// Report returns the report with an id.
	Report(ctx context.Context, id string) (Report, error)
	// Reports returns the open reports, or the settled ones, the newest first, at most limit and MaxList. With a
	// cursor it returns those after it.
	Reports(ctx context.Context, settled bool, after *ReportCursor, limit int) ([]Report, error)
	// ReportsBy returns the reports of a person, the newest first.
	ReportsBy(ctx context.Context, person string) ([]Report, error)
	// SettleReport stores how an open report was settled. The error is ErrChanged if it is settled already.
	SettleReport(ctx context.Context, s ReportSettlement) error
}

// MuteStore stores who is not allowed to chat.
type MuteStore interface {
	// PutMute stores that a person is muted, instead of a mute before.
	PutMute(ctx context.Context, m Mute) error
	// Mute returns the mute of a person that has not ended yet.
	Mute(ctx context.Context, person string, now time.Time) (Mute, error)
	// DeleteMute ends the mute of a person. The error is ErrNotFound if there is none.
	DeleteMute(ctx context.Context, person string, now time.Time) error
}

// The limits of safety.
const (
	MaxBlocks      = 500 // of a person
	MaxOpenReports = 10  // of a person
	MaxReportText  = 1000
	MaxReason      = 200
	MaxReportID    = 32
)

// ReportLifetime is how long a report is stored after it was settled.
const ReportLifetime = 365 * 24 * time.Hour

// Block is that a person has blocked another one.
type Block struct {
	Person string // who has blocked
	Other  string
	At     time.Time
}

// ReportCategory is what a report is about.
type ReportCategory string

// The categories.
const (
	ReportChat     ReportCategory = "chat"
	ReportCheating ReportCategory = "cheating"
	ReportName     ReportCategory = "name"
	ReportStalling ReportCategory = "stalling"
	ReportOther    ReportCategory = "other"
)

// ReportCategories returns all categories.
func ReportCategories() []ReportCategory {
	return []ReportCategory{ReportChat, ReportCheating, ReportName, ReportStalling, ReportOther}
}

// Report is what a person tells moderators about another one.
type Report struct {
	ID       string
	Reporter string
	Subject  string // the person it is about
	Category ReportCategory
	Text     string
	Match    string
	Line     int64 // of the chat of the match; 0: none
	At       time.Time
	// Settled is when a moderator has settled it; zero: it is open. By is the moderator, and Decision what they have done.
	Settled  time.Time
	By       string
	Decision string
}

// ReportCursor is a place in a list of reports: that of the one with these.
type ReportCursor struct {
	At time.Time
	ID string
}

// ReportSettlement is how a report was settled.
type ReportSettlement struct {
	ID       string
	By       string
	At       time.Time
	Decision string
}

// Mute is that a person is not allowed to chat for a time.
type Mute struct {
	Person string
	Until  time.Time
	Reason string // for the person
	By     string // the moderator
	At     time.Time
}

// SafetyCopy is all that is copied of the safety of a person: whom they have blocked, what they have reported, and
// whether they are muted.
type SafetyCopy struct {
	Person  string
	Blocks  []Block  // by the other person
	Reports []Report // of the person, by id
	Mute    *Mute
}

// Check reports with ErrInvalid a mistake in a block.
func (b *Block) Check() error {
	if !isName(b.Person) || !isName(b.Other) || b.Person == b.Other {
		return fmt.Errorf("%w: a block has two different people, with ids of 1 to %d characters", ErrInvalid, MaxIDLength)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a new report.
func (r *Report) Check() error {
	switch {
	case !isWordOrDigits(r.ID, MaxReportID):
		return fmt.Errorf("%w: the id of a report has 1 to %d letters from a to z and digits", ErrInvalid, MaxReportID)
	case !isName(r.Reporter) || !isName(r.Subject) || r.Reporter == r.Subject:
		return fmt.Errorf("%w: a report has two different people", ErrInvalid)
	case !slices.Contains(ReportCategories(), r.Category):
		return fmt.Errorf("%w: there is no category %q", ErrInvalid, r.Category)
	case !isText(r.Text, MaxReportText):
		return fmt.Errorf("%w: the text of a report has at most %d characters", ErrInvalid, MaxReportText)
	case r.Match != "" && !isName(r.Match), r.Line < 0, r.Line > 0 && r.Match == "":
		return fmt.Errorf("%w: a line of chat has a number and a match", ErrInvalid)
	case !r.Settled.IsZero():
		return fmt.Errorf("%w: a new report is open", ErrInvalid)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a settlement.
func (s *ReportSettlement) Check() error {
	if !isName(s.By) || s.At.IsZero() || !isText(s.Decision, MaxReason) {
		return fmt.Errorf("%w: a settlement has a moderator, a time, and a text of at most %d characters", ErrInvalid, MaxReason)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a mute.
func (m *Mute) Check() error {
	if !isName(m.Person) || !isName(m.By) || !isText(m.Reason, MaxReason) || HasExpired(m.Until, m.At) {
		return fmt.Errorf("%w: a mute has a person, a moderator, a reason of at most %d characters, and ends after it begins", ErrInvalid, MaxReason)
	}
	return nil
}

// isWordOrDigits reports whether s has small letters and digits only.
func isWordOrDigits(s string, maxBytes int) bool {
	return s != "" && len(s) <= maxBytes && utf8.ValidString(s) &&
		!strings.ContainsFunc(s, func(c rune) bool { return (c < 'a' || c > 'z') && (c < '0' || c > '9') })
}

// Hides reports whether a person who has blocked others does not want to read a line of chat from a seat, in a match with people in its seats.
func Hides(blocks []Block, people [2]string, seat game.Seat) bool {
	if !seat.IsPlayer() || people[seat] == "" {
		return false
	}
	return slices.ContainsFunc(blocks, func(b Block) bool { return b.Other == people[seat] })
}

// Precedes reports whether a report comes after the cursor in a list of the newest first.
func (c *ReportCursor) Precedes(r *Report) bool {
	if d := RoundTime(r.At).Compare(RoundTime(c.At)); d != 0 {
		return d < 0
	}
	return r.ID < c.ID
}
