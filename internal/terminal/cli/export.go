package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/record"
)

type exportCommand struct {
	databaseFlags
}

// Help returns examples.
func (*exportCommand) Help() string {
	return `Prints every match of the service, private ones too, while it runs or not: one JSON object a line, with the id of the match, its status (waiting, playing or over) and its record as in docs/records.md. Chat is left out. Every match is played through by the rules first. One that is wrong is left out and named on the standard error, and the exit code is 1 in the end.

Examples:

    teahouse export > matches.ndjson
    teahouse export --postgres postgres://teahouse@db1,db2/teahouse > matches.ndjson
    teahouse export --data /var/lib/teahouse | jq -c 'select(.status == "over") | .record' | teahouse pipe`
}

// exportLine is one line of the export.
type exportLine struct {
	ID     string            `json:"id"`
	Status store.MatchStatus `json:"status"`
	Record json.RawMessage   `json:"record"`
}

// Run exports the records of all matches.
func (c *exportCommand) Run(s *invocation) error {
	return runUntilSignal(func(ctx context.Context) error { return c.export(ctx, s) })
}

func (c *exportCommand) export(ctx context.Context, s *invocation) error {
	d, err := c.database()
	if err != nil {
		return err
	}
	r, err := d.openReader(ctx)
	if err != nil {
		return err
	}
	wrong := false
	if n := r.missing; n > 0 {
		wrong = true
		fmt.Fprintf(s.errs, "teahouse: %s missing in %s; docs/operating.md says what to do\n", sqlite.LastCommits(n), d.name)
	}
	log := store.LogWithNames(r, r)
	err = log.ForEachSummary(ctx, func(summary store.Summary) error {
		line, err := s.exported(ctx, log, summary)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			wrong = true
			fmt.Fprintf(s.errs, "teahouse: %v\n", err)
			return nil
		}
		s.out.printf("%s\n", line)
		return s.out.err
	})
	if err := errors.Join(err, r.close()); err != nil {
		return err
	}
	if wrong {
		return errRefusedLines
	}
	return nil
}

// exported returns the line of a match.
func (s *invocation) exported(ctx context.Context, r store.Log, summary store.Summary) ([]byte, error) {
	v, err := store.Verify(ctx, r, s.Games, summary.Match, summary.Seq)
	if err != nil {
		return nil, err
	}
	text, err := record.WriteJSON(v.Match.Record())
	if err != nil {
		return nil, fmt.Errorf("match %s: its record cannot be written: %w", summary.Match, err)
	}
	return json.Marshal(exportLine{summary.Match, store.Summarize(v.Match).Status, text})
}
