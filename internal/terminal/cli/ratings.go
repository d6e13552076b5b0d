package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// ratingsCommand has the commands for ratings.
type ratingsCommand struct {
	Recompute recomputeCommand `cmd:"" help:"Compute all ratings anew from the results of the rated matches."`
}

type recomputeCommand struct {
	databaseFlags
}

// Help returns examples.
func (*recomputeCommand) Help() string {
	return `Computes the ratings of all pools anew from the results of the rated matches, in the order in which they were counted, and says what was not as computed. That is corrected. The numbers are the same on every machine with the same arithmetic.

A service with a folder must not be running. With PostgreSQL the nodes can go on: if one of them counts a result meanwhile, it computes the pool anew itself, and this command says so. If the command is ended, the service computes the pool that it was at anew.

Examples:

    teahouse ratings recompute
    teahouse ratings recompute --data /var/lib/teahouse
    teahouse ratings recompute --postgres postgres://teahouse@db1,db2/teahouse`
}

// Run computes the ratings anew.
func (c *recomputeCommand) Run(s *invocation) error {
	d, err := c.database()
	if err != nil {
		return err
	}
	return runUntilSignal(func(ctx context.Context) error { return s.recompute(ctx, &d) })
}

// projectedDatabase is a database of which something is computed from the games.
type projectedDatabase interface {
	store.RatingStore
	store.ExplorerStore
	Close() error
}

// openProjected opens the database to compute something from its games.
func (d *database) openProjected(ctx context.Context) (projectedDatabase, error) {
	if d.dsn != "" {
		// What is computed can be computed again, so that a standby need not have it.
		return postgres.Open(ctx, d.dsn, postgres.Config{Node: "recompute", Lanes: 1, SingleDatabase: true, Visiting: true})
	}
	if _, err := os.Stat(d.name); errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no database %s: name the folder of the service with --data", d.name)
	}
	opened, err := sqlite.Open(ctx, d.name, sqlite.Config{})
	if errors.Is(err, store.ErrLocked) {
		err = fmt.Errorf("%w: stop the service first", err)
	}
	return opened, err
}

// recompute computes the ratings of a database anew and prints what was not as computed.
func (s *invocation) recompute(ctx context.Context, d *database) (err error) {
	opened, err := d.openProjected(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, opened.Close()) }()
	progress := newRecomputeProgress(s.errs)
	wrong := 0
	sum, err := rating.Recompute(ctx, opened, func(p rating.RecomputedPool) {
		progress.update(p)
		if p.Done {
			progress.clear()
			wrong += s.reportPool(p)
		}
	})
	progress.clear()
	switch {
	case errors.Is(err, store.ErrChanged):
		return errors.New("a node has counted a result meanwhile, and computes the ratings of its pool anew itself: repeat the command later to compare the others")
	case err != nil:
		return err
	}
	s.out.printWrapped("%s in %s: %s", countText(sum.Results, "result", "results"), d.name, differenceText(wrong))
	return nil
}

// reportPool prints what was found in a pool, and returns how much of it was wrong.
func (s *invocation) reportPool(p rating.RecomputedPool) (wrong int) {
	switch {
	case p.Stale:
		s.out.printWrapped("%s: %s, computed anew because one was annulled or the database was copied.", p.Pool, countText(p.Results, "result", "results"))
		return 0
	case p.Changed > 0:
		s.out.printWrapped("%s: %s, %s", p.Pool, countText(p.Results, "result", "results"), differenceText(p.Changed))
	}
	return p.Changed
}

// differenceText says how much was not as computed.
func differenceText(n int) string {
	switch n {
	case 0:
		return "all ratings are as computed."
	case 1:
		return "1 number was not as computed and is corrected."
	}
	return fmt.Sprintf("%d numbers were not as computed and are corrected.", n)
}

// recomputeProgress prints the progress of a recomputation.
type recomputeProgress struct {
	progressLine
	begun time.Time // the pool
	pool  string
}

func newRecomputeProgress(w io.Writer) *recomputeProgress {
	return &recomputeProgress{progressLine: newProgressLine(w)}
}

// update prints the progress if a report is due.
func (p *recomputeProgress) update(now rating.RecomputedPool) {
	if now.Pool != p.pool {
		p.pool, p.begun = now.Pool, time.Now()
	}
	p.printDue(func() string {
		text := fmt.Sprintf("%s: %d/%d results computed", now.Pool, now.Results, now.Total)
		if took := time.Since(p.begun); took > 0 {
			text += fmt.Sprintf("  %.0f/s", float64(now.Results)/took.Seconds())
		}
		return text
	})
}
