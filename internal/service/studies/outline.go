package studies

import (
	"context"
	"errors"
	"math"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/study"
)

// placeStep is how far apart the places of chapters are where nothing was put between them.
const placeStep = 1 << 24

// readOutline reads the list of chapters once.
func (d *draft) readOutline(ctx context.Context) error {
	if d.outline != nil {
		return nil
	}
	heads, err := d.s.Store.StudyChapters(ctx, d.study.ID)
	if err != nil {
		return err
	}
	d.outline, d.heads = &study.Outline{Title: d.study.Title}, map[string]store.ChapterRecord{}
	for _, h := range heads {
		d.outline.Chapters = append(d.outline.Chapters, study.OutlineEntry{ID: h.ID, Title: h.Title, Game: h.Game, Turns: h.Turns})
		d.heads[h.ID] = h
	}
	return nil
}

// applyOutline makes an operation of the outline.
func (d *draft) applyOutline(ctx context.Context, op study.Operation) (StoredOperation, error) {
	stored := StoredOperation{Operation: op}
	stored.Record = ""
	if err := d.readOutline(ctx); err != nil {
		return stored, err
	}
	there := d.outline.Index(op.Chapter) >= 0
	switch op.Kind {
	case study.AddChapter:
		if stored.Stays = there; there {
			return stored, d.outline.Apply(op)
		}
		c, err := d.newChapter(&op)
		if err != nil {
			return stored, err
		}
		if err := d.outline.Apply(op); err != nil {
			return stored, err
		}
		c.Title = d.outline.Chapters[d.outline.Index(op.Chapter)].Title
		d.chapters[op.Chapter] = c
		stored.Game, stored.Size = c.Game, c.Turns
		d.moved = true
		return stored, nil
	case study.DeleteChapter:
		if !there {
			return stored, d.outline.Apply(op)
		}
		c, err := d.open(ctx, op.Chapter)
		if err != nil {
			return stored, err
		}
		if err := c.chapter.CheckDelete(op); err != nil {
			return stored, err
		}
		d.deleted = append(d.deleted, op.Chapter)
		d.study.Chapters -= c.before.Chapters
		d.study.Turns -= c.before.Turns
		d.study.Bytes -= c.before.Bytes
		d.chapters[op.Chapter] = nil
		return stored, d.outline.Apply(op)
	default:
		d.moved = true
		return stored, d.outline.Apply(op)
	}
}

// newChapter reads the record of a new chapter. The error is a *study.OperationError if it cannot be one.
func (d *draft) newChapter(op *study.Operation) (*draftChapter, error) {
	r, err := study.ParseRecord([]byte(op.Record))
	if err != nil {
		return nil, study.RecordRefused(message.Of(err))
	}
	rules, err := d.s.Games.ByName(r.Game)
	if err != nil {
		return nil, study.RecordRefused(message.Of(err))
	}
	if err := r.Validate(rules); err != nil {
		return nil, study.RecordRefused(recordMessage(err))
	}
	study.Titles(r)
	chapter := study.ChapterOf(r)
	text, err := chapter.Write()
	if err != nil {
		return nil, study.RecordRefused(message.Of(err))
	}
	c := &draftChapter{chapter: chapter, changed: true}
	c.ID, c.Game, c.Turns, c.Seq, c.Text = op.Chapter, rules.Name, chapter.Size().Turns, d.nextSeq(), string(text)
	return c, d.checkSpace(c.Turns)
}

// recordMessage returns why a record is not of a legal game.
func recordMessage(err error) message.Message {
	var broken *game.RuleError
	if errors.As(err, &broken) {
		return broken.Message
	}
	return message.Of(err)
}

// store stores the operations with what they have changed. It returns by how many bytes the study has grown.
func (d *draft) store(ctx context.Context) (written int, err error) {
	change := store.StudyChange{Study: d.study.ID, Before: d.study.Seq, Operations: d.stored, Title: d.study.Title, Deleted: d.deleted, Changed: d.s.Now()}
	for _, op := range d.stored {
		written += len(op.Operation)
	}
	if d.outline != nil {
		change.Title = d.outline.Title
	}
	size := d.study.StudySize
	for _, c := range d.chapters {
		if c == nil || !c.changed {
			continue
		}
		text, err := c.chapter.Write()
		if err != nil {
			return 0, err
		}
		c.Text = string(text)
		size.Chapters += 1 - c.before.Chapters
		size.Turns += int64(c.Turns) - c.before.Turns
		size.Bytes += int64(len(c.Text)) - c.before.Bytes
		written += max(0, len(c.Text)-int(c.before.Bytes))
		change.Put = append(change.Put, c.ChapterRecord)
	}
	change.Size = size
	if d.moved {
		d.arrange(&change)
	}
	return written, d.s.Store.ChangeStudy(ctx, change)
}

// arrange gives the chapters places in the order of the outline.
func (d *draft) arrange(change *store.StudyChange) {
	places := place(d.outline.Chapters, d.heads)
	put := map[string]int{}
	for i := range change.Put {
		put[change.Put[i].ID] = i
	}
	for i, e := range d.outline.Chapters {
		if k, ok := put[e.ID]; ok {
			change.Put[k].Place, change.Put[k].Title = places[i], e.Title
			continue
		}
		if h := d.heads[e.ID]; h.Place != places[i] || h.Title != e.Title {
			change.Heads = append(change.Heads, store.ChapterRecord{ID: e.ID, Place: places[i], Title: e.Title})
		}
	}
}

// place returns the places of chapters in their order. It keeps the known places as far as they are in order.
func place(list []study.OutlineEntry, known map[string]store.ChapterRecord) []int64 {
	places := make([]int64, len(list))
	last := int64(0)
	for i, e := range list {
		next := int64(math.MaxInt64)
		for _, later := range list[i+1:] {
			if h, ok := known[later.ID]; ok && h.Place > last {
				next = h.Place
				break
			}
		}
		h, ok := known[e.ID]
		p := h.Place
		switch {
		case ok && p > last && p < next:
		case next == math.MaxInt64:
			p = last + placeStep
		case next-last > 1:
			p = last + (next-last)/2
		default:
			for k := range places {
				places[k] = int64(k+1) * placeStep
			}
			return places
		}
		places[i], last = p, p
	}
	return places
}
