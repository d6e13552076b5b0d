package main

import (
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"

	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// searchLimits end a search when the first of them is reached.
type searchLimits struct {
	Lines      int     `json:"lines,omitempty"`      // principal variations, 0 for 1
	MS         int     `json:"ms,omitempty"`         // milliseconds of thinking, 0 for no limit
	Share      float64 `json:"share,omitempty"`      // of the nodes of the strongest level, 0 for no limit
	Background bool    `json:"background,omitempty"` // other requests go first, and no progress is sent
}

// found is the result of a search. It has no lines if chance is to move. If the game is over it
// has one line without turns, the result.
type found struct {
	Mover string      `json:"mover" tstype:"Seat"`
	Depth int         `json:"depth"`
	Nodes uint64      `json:"nodes"`
	Lines []variation `json:"lines"` // the best for the seat to move first
}

// variation is a principal variation.
type variation struct {
	Chance float64  `json:"chance"`                                    // of First to win, from 0 to 1; a draw is half a win
	Proven string   `json:"proven,omitempty" tstype:"Player | 'draw'"` // the proved result
	In     int      `json:"in,omitempty"`                              // turns of both seats until then
	Turns  []string `json:"turns"`
}

// progressInterval is the least time between two progress messages.
const progressInterval = 100 * time.Millisecond

// search searches the position of a line and sends its progress.
func (s *server) search(ctx context.Context, q *question, progress func([]byte)) (found, error) {
	limits, err := q.limits()
	if err != nil {
		return found{}, err
	}
	limit := time.Duration(q.Limits.MS) * time.Millisecond
	table, err := s.position(q.GameLine)
	if err != nil {
		return found{}, err
	}
	mover := table.ToMove()
	if outcome := table.Outcome(); outcome.Over() {
		return found{Mover: mover.String(), Lines: []variation{ended(outcome)}}, nil
	}
	if mover == game.Chance {
		return found{Mover: mover.String(), Lines: []variation{}}, nil
	}
	e, yield := &s.foreground, func() {
		s.yield()
		s.paused.wait(ctx.Done())
	}
	if q.Limits.Background {
		foreground := yield
		e, yield = &s.background, func() { foreground(); s.priority.wait(ctx.Done()) }
		s.priority.wait(ctx.Done())
		progress = nil
	} else {
		s.priority.enter()
		defer s.priority.leave()
	}
	var sent time.Time
	info, err := e.search(newSlicedContext(ctx, limit, yield), table, limits, func(i engine.Info) {
		if now := time.Now(); progress != nil && now.Sub(sent) >= progressInterval {
			sent = now
			progress(encodeProgress(foundOf(i, mover)))
		}
	})
	if none := (*engines.NoEngineError)(nil); errors.As(err, &none) {
		return found{}, questionError("game", messages.NoEngine(message.Text(q.Game)))
	}
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		return found{Mover: mover.String(), Lines: []variation{}}, nil // it was stopped while another one had the engine
	}
	if err != nil {
		return found{}, err
	}
	return foundOf(info, mover), nil
}

func (q *question) limits() (engine.Limits, error) {
	w := q.Limits
	if w.Lines < 0 || w.Lines > 16 || w.MS < 0 || w.MS > 3_600_000 || w.Share < 0 || w.Share > 100 {
		return engine.Limits{}, questionError("limits", messages.Limits())
	}
	limits := engine.Limits{MultiPV: max(1, w.Lines)}
	if w.Share > 0 {
		strongest, err := engines.LevelOf(q.Game, levels.MaxLevel)
		if err != nil {
			return limits, questionError("game", messages.NoEngine(message.Text(q.Game)))
		}
		limits.Nodes = strongest.Scaled(w.Share).Nodes
	}
	return limits, nil
}

// questionError is the error of a field of a question.
func questionError(field string, m message.Message) error {
	return &analysis.QuestionError{Field: field, Clauses: []message.Message{m}}
}

// analysisEngine is an engine that searches one position at a time.
type analysisEngine struct {
	mu     contextMutex
	game   string
	engine engine.Engine // nil during a search, so that an engine that panicked is not used again
}

// search searches a position once the search before has ended. If ctx ends until then, the error is that of ctx.
func (a *analysisEngine) search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	if err := a.mu.lock(ctx); err != nil {
		return engine.Info{}, err
	}
	defer a.mu.unlock()
	e, name := a.engine, g.Rules().Name
	if e == nil || a.game != name {
		var err error
		if e, err = engines.New(name, engine.Options{Memory: memory}); err != nil {
			return engine.Info{}, err
		}
	}
	a.engine, a.game = nil, name
	info, err := e.Search(ctx, g, limits, report)
	a.engine = e
	return info, err
}

func encodeProgress(f found) []byte {
	text, err := json.Marshal(map[string]found{"progress": f})
	if err != nil {
		panic(err) // it is strings and finite numbers
	}
	return text
}

// foundOf converts an Info, whose scores are for the seat to move, to scores for First.
func foundOf(i engine.Info, mover game.Seat) found {
	f := found{Mover: mover.String(), Depth: i.Depth, Nodes: i.Nodes, Lines: []variation{}}
	for _, l := range i.PVs {
		score := l.Score
		if mover == game.Second {
			score = score.Flip()
		}
		one := variation{Chance: score.Win, Turns: append([]string{}, l.Turns...)}
		switch score.Proof {
		case engine.ProvenWin:
			one.Proven, one.In = "first", score.Distance
		case engine.ProvenLoss:
			one.Proven, one.In = "second", score.Distance
		case engine.ProvenDraw:
			one.Proven, one.In = "draw", score.Distance
		}
		f.Lines = append(f.Lines, one)
	}
	return f
}

// ended returns the result of a game as a line without turns.
func ended(o game.Outcome) variation {
	switch o.Winner {
	case game.First:
		return variation{Chance: 1, Proven: "first", Turns: []string{}}
	case game.Second:
		return variation{Chance: 0, Proven: "second", Turns: []string{}}
	}
	return variation{Chance: 0.5, Proven: "draw", Turns: []string{}}
}
