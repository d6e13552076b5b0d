package transfer

import (
	"context"
	"reflect"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// copySafety copies whom people have blocked, what they have reported, and who is muted.
func (r *run) copySafety(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopySafety, Done: there.Safety, Total: r.contents.Safety}
	for {
		some, err := r.From.SafetyAfter(ctx, r.cursor.Safety, atOnce)
		if err != nil || len(some) == 0 {
			return err
		}
		part := store.CopyPart{Safety: some, Now: r.cursor}
		part.Now.Safety = some[len(some)-1].Person
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += int64(len(some))
		r.Progress(p)
	}
}

// compareSafety compares blocks, reports and mutes.
func (r *run) compareSafety(ctx context.Context) error {
	for after := ""; ; {
		source, err := r.From.SafetyAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		target, err := r.To.SafetyAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		for i := range source {
			if i >= len(target) || !reflect.DeepEqual(target[i], source[i]) {
				return differs("the blocks, reports or mute of person %s are missing or not as in the source", source[i].Person)
			}
		}
		if len(target) > len(source) {
			return differs("the blocks, reports or mute of person %s are not in the source", target[len(source)].Person)
		}
		if len(source) == 0 {
			return nil
		}
		after = source[len(source)-1].Person
	}
}
