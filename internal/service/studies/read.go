package studies

import (
	"context"
	"io"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/study"
)

// exportedAtOnce is how many chapters are read at once: each may have a megabyte.
const exportedAtOnce = 4

// Export writes all chapters of a study as records, one after the other, with their titles.
func (s *Studies) Export(ctx context.Context, t store.Study, w io.Writer) error {
	for place, first := int64(0), true; ; {
		chapters, err := s.Store.StudyChaptersAfter(ctx, t.ID, place, exportedAtOnce)
		if err != nil || len(chapters) == 0 {
			return err
		}
		for i := range chapters {
			text, err := Titled(t, &chapters[i])
			if err != nil {
				return err
			}
			if !first {
				text = append([]byte(study.Separator), text...)
			}
			first = false
			if _, err := w.Write(text); err != nil {
				return err
			}
			place = chapters[i].Place
		}
	}
}

// Titled returns a chapter as a record with its title and that of the study.
func Titled(t store.Study, c *store.ChapterRecord) ([]byte, error) {
	chapter, err := study.ReadChapter([]byte(c.Text))
	if err != nil {
		return nil, err
	}
	return chapter.WriteTitled(t.Title, c.Title)
}
