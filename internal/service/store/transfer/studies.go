package transfer

import (
	"context"
	"reflect"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// copyStudies copies the studies, one at a time: a study can be long.
func (r *run) copyStudies(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyStudies, Done: there.Studies, Total: r.contents.Studies}
	for {
		some, err := r.From.StudiesAfter(ctx, r.cursor.Study, 1)
		if err != nil || len(some) == 0 {
			return err
		}
		part := store.CopyPart{Studies: some, Now: r.cursor}
		part.Now.Study = some[len(some)-1].ID
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += int64(len(some))
		r.Progress(p)
	}
}

// compareStudies compares the studies.
func (r *run) compareStudies(ctx context.Context) error {
	for after := ""; ; {
		source, err := r.From.StudiesAfter(ctx, after, 1)
		if err != nil {
			return err
		}
		target, err := r.To.StudiesAfter(ctx, after, 1)
		if err != nil {
			return err
		}
		for i := range source {
			if i >= len(target) || !reflect.DeepEqual(target[i], source[i]) {
				return differs("study %s is missing or not as in the source", source[i].ID)
			}
		}
		if len(target) > len(source) {
			return differs("study %s is not in the source", target[len(source)].ID)
		}
		if len(source) == 0 {
			return nil
		}
		after = source[len(source)-1].ID
	}
}
