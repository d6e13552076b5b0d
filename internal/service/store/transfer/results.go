package transfer

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// copyResults copies the results of rated matches. The ratings follow from them, and are computed anew where the
// copy is used.
func (r *run) copyResults(ctx context.Context) error {
	there, err := r.To.Contents(ctx)
	if err != nil {
		return err
	}
	p := Progress{Stage: CopyResults, Done: there.Results, Total: r.contents.Results}
	for {
		results, err := r.From.ResultsAfter(ctx, r.cursor.Result, atOnce)
		if err != nil || len(results) == 0 {
			return err
		}
		part := store.CopyPart{Results: results, Now: r.cursor}
		part.Now.Result = results[len(results)-1].Match
		if err := r.write(ctx, part); err != nil {
			return err
		}
		p.Done += int64(len(results))
		r.Progress(p)
	}
}

// compareResults compares the results of rated matches.
func (r *run) compareResults(ctx context.Context) error {
	for after := ""; ; {
		source, err := r.From.ResultsAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		target, err := r.To.ResultsAfter(ctx, after, atOnce)
		if err != nil {
			return err
		}
		for i := range source {
			if i >= len(target) || target[i] != source[i] {
				return differs("the result of match %s is missing or not as in the source", source[i].Match)
			}
		}
		if len(target) > len(source) {
			return differs("the result of match %s is not in the source", target[len(source)].Match)
		}
		if len(source) == 0 {
			return nil
		}
		after = source[len(source)-1].Match
	}
}
