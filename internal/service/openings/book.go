package openings

import (
	"context"

	"github.com/teahouse-games/teahouse/explorer"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Position is what was played in a position.
type Position struct {
	Book      store.ExplorerBook
	Different int // how many turns were played; turns that are the same by a symmetry are one
	store.ExplorerCount
	Turns []CountedTurn // the most frequent first
}

// CountedTurn is what happened in games in which a turn was played.
type CountedTurn struct {
	Text string   // legal in the position
	Same []string // other turns that are the same by a symmetry of the position
	store.ExplorerCount
	Samples []Sample
}

// Sample is a game in which a turn was played.
type Sample struct {
	Match string // the id; empty for a game of a file
	Title string // of a game of a file
}

// At returns what was played in the position of g, at most limit turns. The game must be between turns.
func At(ctx context.Context, s store.ExplorerStore, source store.ExplorerSource, g game.Game, limit int) (Position, error) {
	var positions explorer.Positions
	seen := positions.Position(g)
	p := Position{Book: store.ExplorerBook{Source: source, Game: g.Rules().Name, Options: store.ExplorerOptions(g.Options())}}
	found, err := s.ExplorerTurns(ctx, p.Book, seen.Key, limit)
	if err != nil {
		return p, err
	}
	var ids []string
	for i := range found.Turns {
		ids = append(ids, found.Turns[i].Samples...)
	}
	titles, err := s.ExplorerTitles(ctx, ids)
	if err != nil {
		return p, err
	}
	count := func(c store.ExplorerCount) store.ExplorerCount {
		if seen.Swapped {
			return c.Swapped()
		}
		return c
	}
	p.Different, p.ExplorerCount = found.Different, count(found.ExplorerCount)
	for _, t := range found.Turns {
		turns := seen.Turns(t.Turn)
		if len(turns) == 0 {
			continue
		}
		shown := CountedTurn{Text: turns[0], Same: turns[1:], ExplorerCount: count(t.ExplorerCount)}
		for _, id := range t.Samples {
			if title, ok := titles[id]; ok {
				shown.Samples = append(shown.Samples, Sample{Title: title})
			} else {
				shown.Samples = append(shown.Samples, Sample{Match: id})
			}
		}
		p.Turns = append(p.Turns, shown)
	}
	return p, nil
}
