package main

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/study"
)

// wanted is how a line is searched: until one of the limits is reached.
type wanted struct {
	Lines  int     `json:"lines"`  // principal variations, 0 for 1
	MS     int     `json:"ms"`     // milliseconds of thinking, 0 for no limit
	Part   float64 `json:"part"`   // of the nodes of the strongest level, 0 for no limit
	Behind bool    `json:"behind"` // others go first, and there is no news
}

// found is what is known of a position: nothing where chance is to move, and its result
// with no turns where the game is over.
type found struct {
	Mover string `json:"mover"` // who is to move: "first", "second", "chance" or "none"
	Depth int    `json:"depth"`
	Nodes uint64 `json:"nodes"`
	Lines []line `json:"lines"` // the best for the seat to move first
}

// line is a principal variation.
type line struct {
	Chance float64  `json:"chance"`           // of First to win, from 0 to 1; a draw is half a win
	Proven string   `json:"proven,omitempty"` // "first", "second" or "draw": what is certain
	In     int      `json:"in,omitempty"`     // turns of both seats until then
	Turns  []string `json:"turns"`
}

// often is how often news are told, at most.
const often = 100 * time.Millisecond

// search thinks about a line and says what it finds meanwhile.
func (s *seat) search(ctx context.Context, q *question, news func([]byte)) (found, error) {
	limits, err := q.limits()
	if err != nil {
		return found{}, err
	}
	longest := time.Duration(q.Wanted.MS) * time.Millisecond
	table, err := s.lay(q.Line)
	if err != nil {
		return found{}, err
	}
	mover := table.ToMove()
	if outcome := table.Outcome(); outcome.Over() {
		return found{Mover: mover.String(), Lines: []line{ended(outcome)}}, nil
	}
	if mover == game.Chance {
		return found{Mover: mover.String(), Lines: []line{}}, nil
	}
	who, pause := &s.searching, func() {
		s.pause()
		s.quiet.wait(ctx.Done())
	}
	if q.Wanted.Behind {
		searching := pause
		who, pause = &s.behind, func() { searching(); s.lane.wait(ctx.Done()) }
		s.lane.wait(ctx.Done())
		news = nil
	} else {
		s.lane.enter()
		defer s.lane.leave()
	}
	var told time.Time
	info, err := who.search(inSlices(ctx, longest, pause), table, limits, func(i engine.Info) {
		if now := time.Now(); news != nil && now.Sub(told) >= often {
			told = now
			news(newsOf(foundOf(i, mover)))
		}
	})
	if none := (*engines.NoEngineError)(nil); errors.As(err, &none) {
		return found{}, &study.Error{Field: "game", Text: game.Sentence(err.Error())}
	}
	if err != nil {
		return found{}, err
	}
	return foundOf(info, mover), nil
}

func (q *question) limits() (engine.Limits, error) {
	w := q.Wanted
	if w.Lines < 0 || w.Lines > 16 || w.MS < 0 || w.MS > 3_600_000 || w.Part < 0 || w.Part > 100 {
		return engine.Limits{}, &study.Error{Field: "wanted", Text: "The limits are out of range."}
	}
	limits := engine.Limits{MultiPV: max(1, w.Lines)}
	if w.Part > 0 {
		strongest, err := engines.LevelOf(q.Game, engines.MaxLevel)
		if err != nil {
			return limits, &study.Error{Field: "game", Text: game.Sentence(err.Error())}
		}
		limits.Nodes = strongest.Scaled(w.Part).Nodes
	}
	return limits, nil
}

// analyst is an engine that searches one position at a time.
type analyst struct {
	mu     sync.Mutex
	game   string
	engine engine.Engine // nil while it searches: one that has failed is not used again
}

func (a *analyst) search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
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

func newsOf(f found) []byte {
	text, err := json.Marshal(map[string]found{"news": f})
	if err != nil {
		panic(err) // it is strings and finite numbers
	}
	return text
}

// foundOf tells an Info, which is as the seat to move sees it, as of First.
func foundOf(i engine.Info, mover game.Seat) found {
	f := found{Mover: mover.String(), Depth: i.Depth, Nodes: i.Nodes, Lines: []line{}}
	for _, l := range i.PVs {
		score := l.Score
		if mover == game.Second {
			score = score.Flip()
		}
		one := line{Chance: score.Win, Turns: append([]string{}, l.Turns...)}
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

// ended is the result of a game as a line without turns.
func ended(o game.Outcome) line {
	switch o.Winner {
	case game.First:
		return line{Chance: 1, Proven: "first", Turns: []string{}}
	case game.Second:
		return line{Chance: 0, Proven: "second", Turns: []string{}}
	}
	return line{Chance: 0.5, Proven: "draw", Turns: []string{}}
}
