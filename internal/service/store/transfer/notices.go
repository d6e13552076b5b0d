package transfer

import (
	"context"
	"reflect"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// copyNotices copies the notices of people, with what is still to be delivered of them.
func (r *run) copyNotices(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyNotices, Done: there.Notices, Total: r.contents.Notices}
	for {
		copies, err := r.From.NoticesAfter(ctx, r.cursor.Noticed, atOnce)
		if err != nil || len(copies) == 0 {
			return err
		}
		part := store.CopyPart{Notices: copies, Now: r.cursor}
		part.Now.Noticed = copies[len(copies)-1].Person
		if err := r.write(ctx, part); err != nil {
			return err
		}
		for i := range copies {
			p.Done += copies[i].Rows()
		}
		r.Progress(p)
	}
}

// compareNotices compares the notices of people.
func (r *run) compareNotices(ctx context.Context) error {
	for after := ""; ; {
		source, err := r.From.NoticesAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		target, err := r.To.NoticesAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		for i := range source {
			if i >= len(target) || !reflect.DeepEqual(target[i], source[i]) {
				return differs("the notices of person %s are missing or not as in the source", source[i].Person)
			}
		}
		if len(target) > len(source) {
			return differs("the notices of person %s are not in the source", target[len(source)].Person)
		}
		if len(source) == 0 {
			return nil
		}
		after = source[len(source)-1].Person
	}
}
