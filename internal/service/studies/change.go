package studies

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/study"
)

// MaxOperations is how many operations one change has.
const MaxOperations = 200

// attempts is how often a change is computed while others are stored in between.
const attempts = 20

// NumberedOperation is an operation with the number that its client gave it, another one for each.
type NumberedOperation struct {
	Number    int64           `json:"number" minimum:"1" maximum:"9007199254740991" doc:"Made up by the client: another one for each operation. Sent again, the operation is not made again."`
	Operation study.Operation `json:"operation"`
}

// OperationAnswer is what became of an operation.
type OperationAnswer struct {
	Number int64               `json:"number"`
	Seq    int64               `json:"seq,omitempty" doc:"Its place among all operations of the study; left out if it was refused."`
	Code   study.OperationCode `json:"code,omitempty" doc:"Why it was refused, for programs."`
	Why    message.Message     `json:"-"` // the detail as data
	Detail string              `json:"detail,omitempty" doc:"Why it was refused, for people."`
}

// Change makes operations of a client one after the other. Refused ones are left out and answered with a code.
func (s *Studies) Change(ctx context.Context, person, id, client string, list []NumberedOperation) ([]OperationAnswer, error) {
	if len(list) > MaxOperations {
		return nil, fmt.Errorf("%w: at most %d operations at once", store.ErrInvalid, MaxOperations)
	}
	if err := reserve(ctx); err != nil {
		return nil, err
	}
	defer s.lock(id)()
	for range attempts {
		t, err := s.need(ctx, person, id, MayEdit)
		if err != nil {
			return nil, err
		}
		d := &draft{s: s, study: t, person: person, client: client, chapters: map[string]*draftChapter{}, taken: map[int64]bool{}}
		answers, err := d.makeAll(ctx, list)
		if err != nil || len(d.stored) == 0 {
			return answers, err
		}
		written, err := d.store(ctx)
		if errors.Is(err, store.ErrConflict) || errors.Is(err, store.ErrDuplicate) {
			continue
		}
		if err != nil {
			return nil, err
		}
		room.WriteQuotaOf(ctx).Charge(written)
		s.Bus.Publish(bus.StudyTopic(id), bus.Notification{Seq: t.Seq + int64(len(d.stored))})
		return answers, nil
	}
	return nil, fmt.Errorf("study %s: %w", id, store.ErrConflict)
}

// lock waits until nobody else in this process changes the study. It returns what ends that.
func (s *Studies) lock(id string) (unlock func()) {
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(id))
	mu := &s.changing[sum.Sum32()%uint32(len(s.changing))]
	mu.Lock()
	return mu.Unlock
}

// draft is a study while operations are made in it, before it is stored.
type draft struct {
	s              *Studies
	study          store.Study
	person, client string
	outline        *study.Outline                 // nil: not read yet
	heads          map[string]store.ChapterRecord // as they are stored
	chapters       map[string]*draftChapter       // that were read
	deleted        []string
	moved          bool // the order or a title has changed
	stored         []store.StudyOperation
	taken          map[int64]bool // numbers of stored
}

// draftChapter is a chapter while operations are made in it.
type draftChapter struct {
	store.ChapterRecord
	chapter *study.Chapter
	changed bool
	before  store.StudySize // what it adds to the size of the study as stored
}

// StoredOperation is an operation as it is stored and as those that follow a study see it. It has no record, but what the
// list of chapters shows of it.
type StoredOperation struct {
	study.Operation
	Game  string `json:"game,omitempty"`         // of a new chapter
	Size  int    `json:"chapterTurns,omitempty"` // how many turns the chapter has after it
	Stays bool   `json:"stays,omitempty"`        // the new chapter was there already
}

// makeAll makes operations, and answers each.
func (d *draft) makeAll(ctx context.Context, list []NumberedOperation) ([]OperationAnswer, error) {
	answers := make([]OperationAnswer, len(list))
	for i := range list {
		a := &answers[i]
		a.Number = list[i].Number
		seq, err := d.s.Store.StudyOperationSeq(ctx, d.study.ID, d.client, a.Number)
		if err != nil {
			return nil, err
		}
		if a.Seq = seq; seq > 0 || d.taken[a.Number] {
			continue
		}
		stored, err := d.apply(ctx, list[i].Operation)
		var refused *study.OperationError
		if errors.As(err, &refused) {
			a.Code, a.Why = refused.Code, refused.Why
			continue
		}
		if err != nil {
			return nil, err
		}
		text, err := json.Marshal(stored)
		if err != nil {
			return nil, err
		}
		a.Seq = d.study.Seq + int64(len(d.stored)) + 1
		d.taken[a.Number] = true
		d.stored = append(d.stored, store.StudyOperation{
			Seq: a.Seq, Client: d.client, Number: a.Number, Person: d.person, At: d.s.Now(), Operation: string(text),
		})
	}
	return answers, nil
}

// apply makes one operation. The error is a *study.OperationError if it is refused.
func (d *draft) apply(ctx context.Context, op study.Operation) (StoredOperation, error) {
	if op.OfOutline() {
		return d.applyOutline(ctx, op)
	}
	c, err := d.open(ctx, op.Chapter)
	if err != nil {
		return StoredOperation{}, err
	}
	rules, err := d.s.Games.ByName(c.Game)
	if err != nil {
		return StoredOperation{}, err
	}
	if err := d.checkSpace(len(op.Turns)); err != nil && !shrinks(&op) {
		return StoredOperation{}, err
	}
	if err := c.chapter.Apply(rules, op); err != nil {
		return StoredOperation{}, err
	}
	c.changed, c.Turns, c.Seq = true, c.chapter.Size().Turns, d.nextSeq()
	return StoredOperation{Operation: op, Size: c.Turns}, nil
}

// nextSeq is the number of the operation that is being made.
func (d *draft) nextSeq() int64 { return d.study.Seq + int64(len(d.stored)) + 1 }

// open reads a chapter. The error is a *study.OperationError if it is not there.
func (d *draft) open(ctx context.Context, id string) (*draftChapter, error) {
	if c, ok := d.chapters[id]; ok {
		if c == nil {
			return nil, study.ChapterGone()
		}
		return c, nil
	}
	stored, err := d.s.Store.StudyChapter(ctx, d.study.ID, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, study.ChapterGone()
	}
	if err != nil {
		return nil, err
	}
	chapter, err := study.ReadChapter([]byte(stored.Text))
	if err != nil {
		return nil, fmt.Errorf("chapter %s of study %s: %w", id, d.study.ID, err)
	}
	c := &draftChapter{ChapterRecord: stored, chapter: chapter, before: store.StudySize{Chapters: 1, Turns: int64(stored.Turns), Bytes: int64(len(stored.Text))}}
	d.chapters[id] = c
	return c, nil
}

// checkSpace checks whether the study has room for more turns, and for anything. The error is a *study.OperationError.
func (d *draft) checkSpace(turns int) error {
	for _, c := range d.chapters {
		if c != nil {
			turns += c.Turns - int(c.before.Turns)
		}
	}
	return study.CheckSize(int(d.study.Turns)+turns, int(d.study.Bytes), store.MaxStudyBytes-spareBytes)
}

// spareBytes is how much of the bytes of a study stays free for what one change adds.
const spareBytes = 8 << 20

// shrinks reports whether an operation makes a chapter no larger.
func shrinks(op *study.Operation) bool {
	return op.Kind == study.DeleteTurn || op.Kind == study.Promote || op.Kind == study.SetMark || op.Kind == study.SetShape && !op.On
}
