package cli

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

type adminReports struct {
	Settled bool `help:"List the settled ones instead of the open ones."`
	databaseFlags
}

// Run lists reports.
func (c *adminReports) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error { return a.listReports(ctx, c.Settled) })
}

func (a *administration) listReports(ctx context.Context, settled bool) error {
	var after *store.ReportCursor
	for n := 0; ; {
		reports, err := a.Reports(ctx, settled, after, store.MaxList)
		if err != nil {
			return err
		}
		if len(reports) == 0 {
			if n == 0 {
				a.out.printf("there are none\n")
			}
			return nil
		}
		for i := range reports {
			if err := a.printReport(ctx, &reports[i]); err != nil {
				return err
			}
		}
		n += len(reports)
		last := reports[len(reports)-1]
		after = &store.ReportCursor{At: last.At, ID: last.ID}
	}
}

func (a *administration) printReport(ctx context.Context, r *store.Report) error {
	names, err := a.Names(ctx, []string{r.Subject, r.Reporter})
	if err != nil {
		return err
	}
	a.out.printf("%s  %s  %s: %s (%s), reported by %s (%s)\n", r.ID, minute(r.At), r.Category, names[r.Subject], r.Subject, names[r.Reporter], r.Reporter)
	if r.Match != "" {
		a.out.printf("    match %s", r.Match)
		if r.Line > 0 {
			lines, err := a.Chat(ctx, r.Match, r.Line-1, 1)
			if err != nil && !errors.Is(err, store.ErrNotFound) {
				return err
			}
			if len(lines) == 1 {
				a.out.printf(", line %d: %s", r.Line, lines[0].Text)
			}
		}
		a.out.printf("\n")
	}
	if r.Text != "" {
		a.out.printf("    %s\n", r.Text)
	}
	if !r.Settled.IsZero() {
		a.out.printf("    settled %s by %s: %s\n", minute(r.Settled), r.By, r.Decision)
	}
	return nil
}

type adminSettle struct {
	Report   string `arg:"" help:"The id of the report, as teahouse admin reports prints it."`
	Decision string `arg:"" help:"What was done."`
	databaseFlags
}

// Run settles a report.
func (c *adminSettle) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		err := a.moderation.Settle(ctx, byOperator, c.Report, c.Decision)
		switch {
		case errors.Is(err, store.ErrNotFound):
			return fmt.Errorf("there is no report %s", c.Report)
		case errors.Is(err, store.ErrChanged):
			return fmt.Errorf("the report %s is settled already", c.Report)
		case err != nil:
			return err
		}
		a.out.printf("The report is settled.\n")
		return nil
	})
}

type adminMute struct {
	Name   string `arg:"" help:"The name of the account, or the id of a person."`
	Hours  int    `default:"24" help:"For how long; ${default} if it is not given."`
	Reason string `required:"" help:"Which the person reads."`
	databaseFlags
}

// Run mutes a person.
func (c *adminMute) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		person, err := a.person(ctx, c.Name)
		if err != nil {
			return err
		}
		if err := a.moderation.Mute(ctx, byOperator, person, time.Duration(min(max(c.Hours, 0), 100_000))*time.Hour, c.Reason); err != nil {
			return err
		}
		a.out.printf("%s is muted for %s.\n", c.Name, count(c.Hours, "hour"))
		return nil
	})
}

type adminUnmute struct {
	Name string `arg:"" help:"The name of the account, or the id of a person."`
	databaseFlags
}

// Run lets a person chat again.
func (c *adminUnmute) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		person, err := a.person(ctx, c.Name)
		if err != nil {
			return err
		}
		err = a.moderation.Unmute(ctx, byOperator, person)
		if errors.Is(err, store.ErrNotFound) {
			return fmt.Errorf("%s is not muted", c.Name)
		}
		if err != nil {
			return err
		}
		a.out.printf("%s can chat again.\n", c.Name)
		return nil
	})
}

type adminAnnul struct {
	Match string `arg:"" help:"The id of the match, as in its address."`
	Undo  bool   `help:"Have an annulled game count again."`
	databaseFlags
}

// Run annuls a rated game.
func (c *adminAnnul) Run(s *invocation) error {
	return s.administrate(&c.databaseFlags, func(ctx context.Context, a *administration) error {
		if err := a.moderation.Annul(ctx, byOperator, c.Match, !c.Undo); err != nil {
			return fmt.Errorf("match %s: %w", c.Match, err)
		}
		if c.Undo {
			a.out.printf("The game counts again. The service computes the ratings anew.\n")
		} else {
			a.out.printf("The game is annulled. The service computes the ratings anew.\n")
		}
		return nil
	})
}
