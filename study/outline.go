package study

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/study/messages"
)

// Outline is the title of a study and the list of its chapters.
type Outline struct {
	Title    string         `json:"title"`
	Chapters []OutlineEntry `json:"chapters"`
}

// OutlineEntry is a chapter in the list.
type OutlineEntry struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Game  string `json:"game"`
	Turns int    `json:"turns"`
}

// Index returns the place of a chapter; -1 for none.
func (o *Outline) Index(id string) int {
	return slices.IndexFunc(o.Chapters, func(e OutlineEntry) bool { return e.ID == id })
}

// Apply makes an operation of the outline. The game and the turns of a new chapter are those of its record, which the caller reads; and the
// caller compares the digest of a chapter that is deleted. The error is a *[OperationError]. Then nothing has changed.
func (o *Outline) Apply(op Operation) error {
	i := o.Index(op.Chapter)
	switch op.Kind {
	case SetStudyTitle:
		title, err := ReadTitle(op.Title)
		if err == nil {
			o.Title = title
		}
		return err
	case AddChapter:
		return o.add(&op, i)
	case SetChapterTitle, MoveChapter, DeleteChapter:
		if i < 0 {
			return ChapterGone()
		}
	case AddTurns, DeleteTurn, Promote, SetComment, SetMark, SetShape:
		return refuse(Invalid, messages.KindUnknown(quoted(string(op.Kind))))
	default:
		return refuse(Invalid, messages.KindUnknown(quoted(string(op.Kind))))
	}
	switch op.Kind {
	case SetChapterTitle:
		title, err := ReadTitle(op.Title)
		if err == nil {
			o.Chapters[i].Title = title
		}
		return err
	case MoveChapter:
		if op.Before != op.Chapter {
			moved := o.Chapters[i]
			o.Chapters = slices.Delete(o.Chapters, i, i+1)
			o.Chapters = slices.Insert(o.Chapters, o.place(op.Before), moved)
		}
	case DeleteChapter:
		o.Chapters = slices.Delete(o.Chapters, i, i+1)
	}
	return nil
}

// add puts a new chapter into the list. One that is there already stays.
func (o *Outline) add(op *Operation, i int) error {
	title, err := ReadTitle(op.Title)
	switch {
	case err != nil:
		return err
	case op.Chapter == "" || len(op.Chapter) > MaxID || strings.Trim(op.Chapter, "abcdefghijklmnopqrstuvwxyz0123456789") != "":
		return refuse(Invalid, messages.ChapterId(MaxID))
	case i >= 0:
		return nil
	case len(o.Chapters) >= MaxChapters:
		return refuse(Full, messages.ChaptersMany(MaxChapters))
	}
	o.Chapters = slices.Insert(o.Chapters, o.place(op.Before), OutlineEntry{ID: op.Chapter, Title: title})
	return nil
}

// place returns where a chapter is put before another one; the end, if that is gone.
func (o *Outline) place(before string) int {
	if i := o.Index(before); before != "" && i >= 0 {
		return i
	}
	return len(o.Chapters)
}

// ReadTitle checks the title of a study or a chapter, and takes needless spaces out of it. The error is a *[OperationError].
func ReadTitle(text string) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	if text == "" || utf8.RuneCountInString(text) > MaxTitle || !printable(text) {
		return "", refuse(Invalid, messages.TitleForm(MaxTitle))
	}
	return text, nil
}

// CheckDelete compares a chapter with the digest of an operation that deletes it. The error is a *[OperationError].
func (c *Chapter) CheckDelete(op Operation) error {
	if op.Digest != c.Digest() {
		return refuse(Changed, messages.ChapterChanged())
	}
	return nil
}

// CheckSize checks how many turns and bytes the chapters of a study have; most is the limit of bytes. The error is a *[OperationError].
func CheckSize(turns, bytes, most int) error {
	switch {
	case turns > MaxTurns:
		return refuse(Full, messages.StudyTurns(MaxTurns))
	case bytes > most:
		return refuse(Full, messages.StudyBytes(most>>20))
	}
	return nil
}
