package studies

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Config is what studies need.
type Config struct {
	Store store.StudyStore
	Bus   bus.Bus
	Games gamelist.Games
	Now   func() time.Time // nil: time.Now
}

// Studies is safe for concurrent use.
type Studies struct {
	Config
	// changing lets one change of a study after the other be computed at this node: two at once would compute in vain.
	changing [64]sync.Mutex
}

// New returns studies.
func New(c Config) *Studies {
	if c.Now == nil {
		c.Now = time.Now
	}
	return &Studies{Config: c}
}

// Right is what a person may do with a study. The rights are in order: each has those before it.
type Right int

// The rights.
const (
	NoRight Right = iota
	MayRead
	MayEdit
	Owns
)

// String returns the right as JSON has it.
func (r Right) String() string { return [...]string{"none", "read", "edit", "own"}[r] }

// ErrReadOnly is the error of a person who may see a study and not do this with it.
var ErrReadOnly = errors.New("the person may not change the study")

// ErrNoStudy is the error of a study or chapter that is not there, or that the person may not see.
var ErrNoStudy = errors.New("there is no such study")

// ErrTaken is the error of a new study with the id of another one.
var ErrTaken = errors.New("another study has the id")

// ErrManyStudies and ErrManyEditors are the errors of one more than there can be.
var (
	ErrManyStudies = errors.New("the person has as many studies as there can be")
	ErrManyEditors = errors.New("as many people edit the study as can")
)

// ErrKey is the error of a key that lets nobody edit the study, any more.
var ErrKey = errors.New("the key lets nobody edit the study")

// Open returns a study with the right of a person, an empty id for nobody. The error is ErrNoStudy for a person who may not see it.
func (s *Studies) Open(ctx context.Context, person, id string) (store.Study, Right, error) {
	t, err := s.study(ctx, id)
	if err != nil {
		return t, NoRight, err
	}
	right := MayRead
	switch {
	case person != "" && t.Owner == person:
		return t, Owns, nil
	case t.Visibility == store.PrivateStudy:
		right = NoRight
	}
	if person != "" {
		edits, err := s.Store.IsStudyEditor(ctx, id, person)
		if err != nil {
			return t, NoRight, err
		}
		if edits {
			right = MayEdit
		}
	}
	if right == NoRight {
		return store.Study{}, NoRight, fmt.Errorf("study %s: %w", id, ErrNoStudy)
	}
	return t, right, nil
}

// need is Open that wants a right.
func (s *Studies) need(ctx context.Context, person, id string, wanted Right) (store.Study, error) {
	t, right, err := s.Open(ctx, person, id)
	if err == nil && right < wanted {
		err = fmt.Errorf("study %s: %w", id, ErrReadOnly)
	}
	return t, err
}

// NewStudy is a study that is made.
type NewStudy struct {
	ID         string // made up by the client: 16 letters a to z and digits 2 to 7; empty: one is drawn
	Title      string
	Visibility store.StudyVisibility
}

// newID draws the id of a study, 80 bits.
func newID() string { return strings.ToLower(rand.Text())[:16] }

// Create makes a study. One with the same id that the person owns stays: then the request was sent again.
func (s *Studies) Create(ctx context.Context, person string, n NewStudy) (store.Study, error) {
	if err := reserve(ctx); err != nil {
		return store.Study{}, err
	}
	if n.ID == "" {
		n.ID = newID()
	}
	now := s.Now()
	t := store.Study{ID: n.ID, Owner: person, Title: n.Title, Visibility: n.Visibility, Created: now, Changed: now}
	err := s.Store.PutStudy(ctx, t)
	if errors.Is(err, store.ErrExists) {
		if there, right, openErr := s.Open(ctx, person, n.ID); openErr == nil && right == Owns {
			return there, nil
		}
		err = fmt.Errorf("study %s: %w", n.ID, ErrTaken)
	}
	if errors.Is(err, store.ErrTooMany) {
		err = fmt.Errorf("person %s: %w", person, ErrManyStudies)
	}
	return t, err
}

// Delete deletes a study of a person.
func (s *Studies) Delete(ctx context.Context, person, id string) error {
	if _, err := s.need(ctx, person, id, Owns); err != nil {
		return err
	}
	err := s.Store.DeleteStudy(ctx, id)
	s.Bus.Publish(bus.StudyTopic(id), bus.Notification{})
	return err
}

// SetVisibility changes who may see a study.
func (s *Studies) SetVisibility(ctx context.Context, person, id string, visibility store.StudyVisibility) error {
	defer s.lock(id)()
	t, err := s.need(ctx, person, id, Owns)
	if err != nil {
		return err
	}
	err = s.Store.SetStudyAccess(ctx, id, visibility, t.Key)
	s.Bus.Publish(bus.StudyTopic(id), bus.Notification{})
	return err
}

// NewKey makes the key with which people may edit a study from now on. The one before lets nobody in any more; those that it has let in stay.
func (s *Studies) NewKey(ctx context.Context, person, id string) (string, error) {
	defer s.lock(id)()
	t, err := s.need(ctx, person, id, Owns)
	if err != nil {
		return "", err
	}
	key := strings.ToLower(rand.Text())
	return key, s.Store.SetStudyAccess(ctx, id, t.Visibility, sha256.Sum256([]byte(key)))
}

// Alone takes the key back, and the right to edit from everybody but the owner.
func (s *Studies) Alone(ctx context.Context, person, id string) error {
	defer s.lock(id)()
	t, err := s.need(ctx, person, id, Owns)
	if err != nil {
		return err
	}
	if err := s.Store.SetStudyAccess(ctx, id, t.Visibility, store.Hash{}); err != nil {
		return err
	}
	err = s.Store.DeleteStudyEditors(ctx, id)
	s.Bus.Publish(bus.StudyTopic(id), bus.Notification{})
	return err
}

// Join lets a person who has the key of a study edit it.
func (s *Studies) Join(ctx context.Context, person, id, key string) error {
	defer s.lock(id)()
	t, err := s.study(ctx, id)
	switch {
	case err != nil:
		return err
	case t.Owner == person:
		return nil
	case t.Key == store.Hash{} || t.Key != store.Hash(sha256.Sum256([]byte(key))):
		return fmt.Errorf("study %s: %w", id, ErrKey)
	}
	err = s.Store.AddStudyEditor(ctx, id, person, s.Now())
	if errors.Is(err, store.ErrTooMany) {
		err = fmt.Errorf("study %s: %w", id, ErrManyEditors)
	}
	return err
}

// study returns a study whatever its visibility.
func (s *Studies) study(ctx context.Context, id string) (store.Study, error) {
	t, err := s.Store.Study(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		err = fmt.Errorf("%w: %w", ErrNoStudy, err)
	}
	return t, err
}

// Chapter returns a chapter of a study, or ErrNoStudy.
func (s *Studies) Chapter(ctx context.Context, study, id string) (store.ChapterRecord, error) {
	r, err := s.Store.StudyChapter(ctx, study, id)
	if errors.Is(err, store.ErrNotFound) {
		err = fmt.Errorf("%w: %w", ErrNoStudy, err)
	}
	return r, err
}

// reserve returns why the sender of a request cannot write anything now.
func reserve(ctx context.Context) error {
	_, err := room.WriteQuotaOf(ctx).Reserve(0)
	return err
}
