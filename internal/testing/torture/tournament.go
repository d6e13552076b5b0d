package torture

import (
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
)

// Tournament plays games to their ends and compares the logs of the players with that
// of the server.
type Tournament struct {
	URL      string // where the players find the server
	Rounds   int    // how often each game is played
	Together int    // games at once
	Games    []*samplegames.SampleGame
}

// TournamentResult is the result of a tournament.
type TournamentResult struct {
	Finished int      // games
	Faults   []string // broken promises
}

// Run plays the tournament. The error is that it could not be played.
func (t Tournament) Run(ctx context.Context) (TournamentResult, error) {
	f := newFaults()
	finished := make(chan struct{}, t.Rounds*len(t.Games))
	playing, ctx := errgroup.WithContext(ctx)
	playing.SetLimit(t.Together)
	for round := range t.Rounds {
		for i, g := range t.Games {
			playing.Go(func() error {
				p, err := newPair(ctx, t.URL, round*len(t.Games)+i, g, f)
				if err != nil {
					return err
				}
				l := p.currentLedger()
				if _, err := p.play(ctx, l); err != nil {
					return fmt.Errorf("match %s: %w", l.match, err)
				}
				known := l.snapshot()
				log, err := p.guests[0].Log(ctx, l.match)
				if err != nil {
					return err
				}
				f.add(l.check(known, log)...)
				if len(known.acked) == len(g.Turns) && len(known.seen[0]) == len(log) && len(known.seen[1]) == len(log) {
					finished <- struct{}{}
				} else {
					f.add(fmt.Sprintf("match %s: of %d turns %d were acknowledged; of %d events the players have seen %d and %d",
						l.match, len(g.Turns), len(known.acked), len(log), len(known.seen[0]), len(known.seen[1])))
				}
				return nil
			})
		}
	}
	err := playing.Wait()
	return TournamentResult{Finished: len(finished), Faults: f.all()}, err
}
