package openings

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/explorer"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/record"
)

// importedAtOnce is how many games of files are counted with one commit.
const importedAtOnce = 2_000

// Importer counts games of files.
type Importer struct {
	Store  store.ExplorerStore
	Source store.ExplorerSource

	// What was counted until now: the games that are new, those that had been counted before, and those without a
	// result or with a beginning of their own.
	Counted, Known, Skipped int

	positions explorer.Positions
	waiting   []store.ExplorerGame
}

// Add counts a game, after it has been played through by the rules. It is stored with others, by Flush at the latest.
func (i *Importer) Add(ctx context.Context, rules *game.Rules, r *record.Record) error {
	if _, err := r.Replay(rules); err != nil {
		return err
	}
	if !r.Result.Over() || r.Position != "" || len(r.Turns) == 0 {
		i.Skipped++
		return nil
	}
	options, err := rules.CompleteOptions(r.Options)
	if err != nil {
		return err
	}
	steps, err := i.positions.Steps(rules, r)
	if err != nil {
		return err
	}
	i.waiting = append(i.waiting, store.ExplorerGame{
		ExplorerBook: store.ExplorerBook{Source: i.Source, Game: rules.Name, Options: store.ExplorerOptions(options)},
		ID:           explorer.ID(r), Title: explorer.Title(r, store.MaxExplorerTitle), Winner: r.Result.Winner, Steps: stepsOf(steps),
	})
	if len(i.waiting) < importedAtOnce {
		return nil
	}
	return i.Flush(ctx)
}

// Flush stores what has been added.
func (i *Importer) Flush(ctx context.Context) error {
	if len(i.waiting) == 0 {
		return nil
	}
	n, err := i.Store.CountGames(ctx, i.waiting...)
	if err != nil {
		return fmt.Errorf("games cannot be counted: %w", err)
	}
	i.Counted, i.Known = i.Counted+n, i.Known+len(i.waiting)-n
	i.waiting = i.waiting[:0]
	return nil
}
