package store

import (
	"context"
	"fmt"
	"time"
)

// StudyStore stores studies: their chapters as texts, and the operations that have changed them, in one order. See
// docs/adr/0038-studies.md.
type StudyStore interface {
	// PutStudy stores a new study without chapters. The error is ErrExists if its id is known, and ErrTooMany if its owner has
	// MaxStudies already.
	PutStudy(ctx context.Context, s Study) error
	// Study returns a study, or ErrNotFound.
	Study(ctx context.Context, id string) (Study, error)
	// SetStudyAccess stores who may see a study, and the hash of the key that lets people edit it.
	SetStudyAccess(ctx context.Context, id string, visibility StudyVisibility, key Hash) error
	// DeleteStudy deletes a study with all that belongs to it.
	DeleteStudy(ctx context.Context, id string) error
	// Studies returns studies, the last changed first.
	Studies(ctx context.Context, filter StudyFilter) ([]Study, error)

	// AddStudyEditor lets a person edit a study; nothing changes for one who may already. The error is ErrTooMany if it has
	// MaxStudyEditors already.
	AddStudyEditor(ctx context.Context, study, person string, at time.Time) error
	// IsStudyEditor reports whether a person was let edit a study.
	IsStudyEditor(ctx context.Context, study, person string) (bool, error)
	// DeleteStudyEditors takes their right from all people who were let edit a study.
	DeleteStudyEditors(ctx context.Context, study string) error

	// StudyChapters returns the chapters of a study in their order, without their texts.
	StudyChapters(ctx context.Context, study string) ([]ChapterRecord, error)
	// StudyChapter returns a chapter, or ErrNotFound.
	StudyChapter(ctx context.Context, study, id string) (ChapterRecord, error)
	// StudyChaptersAfter returns the chapters behind a place, in their order, at most limit.
	StudyChaptersAfter(ctx context.Context, study string, place int64, limit int) ([]ChapterRecord, error)

	// ChangeStudy stores operations with the chapters as they are after them, all or nothing. The error is ErrConflict if others
	// were stored since the operation numbered Before, and ErrDuplicate if one of them was stored before.
	ChangeStudy(ctx context.Context, c StudyChange) error
	// StudyOperations returns the operations after a number, at most limit, in order.
	StudyOperations(ctx context.Context, study string, after int64, limit int) ([]StudyOperation, error)
	// StudyOperationSeq returns the number of an operation of a client; 0 if it is not stored, or not any more.
	StudyOperationSeq(ctx context.Context, study, client string, number int64) (int64, error)
}

// Limits of studies.
const (
	MaxStudies         = 500 // of an owner
	MaxStudyEditors    = 200
	MaxStudyOperations = 20_000    // that are kept; older ones are deleted
	MaxStudyBytes      = 128 << 20 // of the texts of the chapters
)

// StudyVisibility is to whom a study is visible besides its owner and its editors.
type StudyVisibility string

// The visibilities.
const (
	PrivateStudy  StudyVisibility = "private"
	UnlistedStudy StudyVisibility = "unlisted" // everybody who has its address
	PublicStudy   StudyVisibility = "public"   // everybody; it is in the list
)

// Study is a study without its chapters.
type Study struct {
	ID         string
	Owner      string // the id of a person
	Title      string
	Visibility StudyVisibility
	Key        Hash  // of what lets people edit it; zero: nothing does
	Seq        int64 // the number of the last operation
	Oldest     int64 // operations up to this one are not kept
	StudySize
	Created, Changed time.Time
}

// StudySize is how large a study is.
type StudySize struct {
	Chapters, Turns, Bytes int64
}

// ChapterRecord is a stored chapter of a study.
type ChapterRecord struct {
	ID    string
	Place int64 // chapters are in the order of their places
	Title string
	Game  string
	Turns int
	Seq   int64  // of the last operation that has changed the text
	Text  string // the record
}

// StudyOperation is a stored operation.
type StudyOperation struct {
	Seq       int64
	Client    string // made up by the client; 1 to 64 characters
	Number    int64  // made up by the client, another one for each operation
	Person    string // the id of the sender
	At        time.Time
	Operation string // in JSON
}

// StudyChange is what is stored at once of one study.
type StudyChange struct {
	Study      string
	Before     int64 // the number of the last operation before
	Operations []StudyOperation
	Title      string // of the study, after them
	Size       StudySize
	Put        []ChapterRecord // new or changed
	Heads      []ChapterRecord // of which place and title have changed, not the text
	Deleted    []string        // ids of chapters
	Changed    time.Time
}

// StudyFilter selects studies.
type StudyFilter struct {
	Public bool   // public ones
	Person string // those that this person owns or was let edit
	Before *StudyCursor
	Limit  int // 1 to 100
}

// StudyCursor is a place in a list of studies.
type StudyCursor struct {
	Changed time.Time
	ID      string
}

// StudyCopy is all that is copied of a study.
type StudyCopy struct {
	Study
	Editors    []StudyEditor    // by person
	Chapters   []ChapterRecord  // in their order
	Operations []StudyOperation // those that are kept
}

// StudyEditor is a person who was let edit a study.
type StudyEditor struct {
	Person string
	Added  time.Time
}

// Check reports with ErrInvalid a mistake in a new study.
func (s *Study) Check() error {
	if !isName(s.ID) || !isName(s.Owner) || !isText(s.Title, 200) || !s.Visibility.valid() || s.Seq != 0 || s.Oldest != 0 || s.StudySize != (StudySize{}) {
		return fmt.Errorf("%w: a new study has an id, an owner, a title and a visibility, and nothing else", ErrInvalid)
	}
	return nil
}

func (v StudyVisibility) valid() bool {
	return v == PrivateStudy || v == UnlistedStudy || v == PublicStudy
}

// CheckStudyAccess reports with ErrInvalid an unknown visibility.
func CheckStudyAccess(v StudyVisibility) error {
	if !v.valid() {
		return fmt.Errorf("%w: a study is private, unlisted or public", ErrInvalid)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a change.
func (c *StudyChange) Check() error {
	if len(c.Operations) == 0 || !isText(c.Title, 200) || c.Size.Bytes > MaxStudyBytes {
		return fmt.Errorf("%w: a change of a study has operations, a title and at most %d bytes of chapters", ErrInvalid, MaxStudyBytes)
	}
	for i, op := range c.Operations {
		if op.Seq != c.Before+int64(i)+1 || !isName(op.Client) || !isName(op.Person) {
			return fmt.Errorf("%w: operations are numbered in order and have a client and a person", ErrInvalid)
		}
	}
	for _, r := range append(c.Put[:len(c.Put):len(c.Put)], c.Heads...) {
		if !isName(r.ID) || !isText(r.Title, 200) {
			return fmt.Errorf("%w: a chapter has an id and a title", ErrInvalid)
		}
	}
	return nil
}

// Oldest returns up to which operation none is kept after the change.
func (c *StudyChange) Oldest() int64 {
	return max(0, c.Before+int64(len(c.Operations))-MaxStudyOperations)
}
