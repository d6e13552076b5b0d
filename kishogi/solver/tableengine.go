package solver

import (
	"context"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Engine returns an engine that answers from the table. It asks e in positions that the table does not have, and
// which of the turns that the table calls equal to play.
//
// A game in which the engine makes all turns of a seat, from a position without a past on, does not end worse for this seat than the table
// says of that position, nor than it says later. The limits of time, nodes and depth
// apply to the search of e only.
func (t *Table) Engine(e engine.Engine) engine.Engine { return &tableEngine{e, t} }

// tableEngine answers from a table.
type tableEngine struct {
	engine.Engine
	table *Table
}

// Search is that of [engine.Engine]. The error is also that of reading the table.
func (e *tableEngine) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	k, ok := g.(*kishogi.Game)
	if !ok || k.Outcome().Over() {
		return e.Engine.Search(ctx, g, limits, report)
	}
	allowed, err := engine.ParseFirstTurns(g, limits.SearchTurns)
	if err != nil {
		return engine.Info{}, err
	}
	begun := time.Now()
	s := &tableSearch{game: k.Clone().(*kishogi.Game), probe: probe{table: e.table}, wanted: max(1, limits.MultiPV)}
	switch ok, err := s.evaluate(allowed); {
	case err != nil:
		return engine.Info{}, err
	case !ok:
		return e.Engine.Search(ctx, g, limits, report)
	}
	s.choose()
	if s.probe.err != nil {
		return engine.Info{}, s.probe.err
	}
	var found engine.Info
	if _, decided := s.turns[0].value.Depth(); !decided && len(s.equal) > 1 {
		limits.SearchTurns = nil
		for _, t := range s.equal {
			limits.SearchTurns = append(limits.SearchTurns, t.text)
		}
		searchReport := report
		if report != nil {
			searchReport = func(i engine.Info) { report(s.info(i)) }
		}
		if found, err = e.Engine.Search(ctx, g, limits, searchReport); err != nil {
			return engine.Info{}, err
		}
	}
	found = s.info(found)
	found.Time = time.Since(begun)
	return found, s.probe.err
}

// info makes the result of a search of the equal turns, which may be empty, that of the whole search.
func (s *tableSearch) info(found engine.Info) engine.Info {
	pvs := make([]engine.PV, 0, s.wanted)
	for _, pv := range found.PVs {
		at := slices.IndexFunc(s.turns, func(t tableTurn) bool { return t.text == pv.Turns[0] })
		score := s.turns[at].score()
		pv.Preference += pv.Score.Win - score.Win
		pv.Score = score
		pvs = append(pvs, pv)
	}
	for _, list := range [][]tableTurn{s.equal, s.turns} {
		for i := range list {
			t := &list[i]
			if len(pvs) < s.wanted && !slices.ContainsFunc(pvs, func(pv engine.PV) bool { return pv.Turns[0] == t.text }) {
				pvs = append(pvs, engine.PV{Score: t.score(), Turns: s.lineOf(t)})
			}
		}
	}
	found.PVs, found.Depth, found.TableHits = pvs, max(1, found.Depth), s.probe.hits
	found.SelectiveDepth = max(found.Depth, found.SelectiveDepth)
	return found
}
