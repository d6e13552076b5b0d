package reviewer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/gamereport"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Version is that of the reports. It grows when engines, limits or formulas change so much that games are worth another report.
const Version = 2

const (
	// share is how many nodes the search of a position has, of those of the strongest level: as many as in the review of a page.
	share = 0.05
	// maxPositionTime ends a search that takes longer, on a slow machine.
	maxPositionTime = 3 * time.Second
	// maxGameTime ends the work on a game. What was found until then is dropped.
	maxGameTime = 15 * time.Minute
)

// GameReport is what is stored of a game.
type GameReport struct {
	gamereport.Report
	Version int                    `json:"version" doc:"Of the program that has made it; a later one may make another one."`
	Nodes   uint64                 `json:"nodes" doc:"How much was searched in each position."`
	Course  []gamereport.Judgement `json:"course" doc:"The chances in each position, the beginning first."`
}

// finishedGame is a game to report on.
type finishedGame struct {
	terms match.Terms
	turns []string
}

// ErrNotOver is the error for a match that is not over: nobody gets help from a computer in it.
var ErrNotOver = errors.New("the match is not over")

// readGame returns the game of a match. The error is ErrNotOver, or that of the rooms.
func (r *Reviewer) readGame(ctx context.Context, id string) (g finishedGame, err error) {
	err = r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		if !m.Over() {
			return ErrNotOver
		}
		g.terms = m.Terms
		for _, turn := range m.Turns {
			g.turns = append(g.turns, turn.Text)
		}
		return nil
	})
	return g, err
}

// stored returns the stored report of a match; nil if there is none.
func (r *Reviewer) stored(ctx context.Context, id string) (*GameReport, error) {
	record, err := r.Store.GameReport(ctx, id)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return nil, nil
	case err != nil:
		return nil, err
	}
	report := &GameReport{}
	if err := json.Unmarshal([]byte(record.Report), report); err != nil {
		return nil, fmt.Errorf("%w: the report of match %s: %w", store.ErrDamaged, id, err)
	}
	return report, nil
}

// makeReport searches the positions of a game and stores the report.
func (r *Reviewer) makeReport(ctx context.Context, w *work) error {
	ctx, cancel := context.WithTimeout(ctx, maxGameTime)
	defer cancel()
	rules, err := r.Games.ByName(w.game.terms.Game)
	if err != nil {
		return err
	}
	var g game.Game
	if w.game.terms.Position != "" {
		g, err = rules.NewFromPosition(w.game.terms.Options, w.game.terms.Position)
	} else {
		g, err = rules.New(w.game.terms.Options)
	}
	if err != nil {
		return err
	}
	strongest, err := engines.LevelOf(rules.Name, levels.MaxLevel)
	if err != nil {
		return err
	}
	e, err := engines.New(rules.Name, engine.Options{Memory: r.Memory, Seed: 1})
	if err != nil {
		return err
	}
	limits := engine.Limits{Nodes: strongest.Scaled(share).Nodes, Time: maxPositionTime}
	course, err := gamereport.Analyse(ctx, &politeEngine{e, r, w}, g, w.game.turns, limits)
	if err != nil {
		return err
	}
	text, err := json.Marshal(GameReport{gamereport.Summarize(course), Version, limits.Nodes, course})
	if err != nil {
		return err
	}
	return r.Store.PutGameReport(ctx, store.GameReportRecord{Match: w.match, Version: Version, At: r.Now(), Report: string(text)})
}

// politeEngine waits before each search while the computers of matches think, and counts the positions.
type politeEngine struct {
	engine.Engine
	r *Reviewer
	w *work
}

// How long a search waits for the computers of matches, at most, and how often it looks.
const (
	maxPoliteWait = 2 * time.Second
	politeStep    = 50 * time.Millisecond
)

func (e *politeEngine) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	for waited := time.Duration(0); e.r.Busy() && waited < maxPoliteWait && ctx.Err() == nil; waited += politeStep {
		select {
		case <-time.After(politeStep):
		case <-ctx.Done():
		}
	}
	info, err := e.Engine.Search(ctx, g, limits, report)
	e.w.done.Add(1)
	return info, err
}
