package training

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"reflect"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/lab"
)

// MatchResult is the result of a match of trained weights against those in use.
type MatchResult struct {
	Limits  string            `json:"limits"` // e.g. "20ms a turn"
	Games   int               `json:"games"`
	Won     int               `json:"won"`
	Drawn   int               `json:"drawn"`
	Lost    int               `json:"lost"`
	Score   float64           `json:"score"`
	Low     float64           `json:"low"` // end of the 95% interval
	High    float64           `json:"high"`
	LLR     float64           `json:"llr"`
	Verdict arena.Verdict     `json:"verdict,omitempty"` // of the sequential test
	Pairs   arena.Pentanomial `json:"pairs"`
}

// String returns the result in one line.
func (r *MatchResult) String() string {
	verdict := "undecided"
	switch r.Verdict {
	case arena.AcceptH0:
		verdict = "not better"
	case arena.AcceptH1:
		verdict = "better"
	}
	return fmt.Sprintf("%s: +%d =%d -%d, %.1f%% [%.1f, %.1f], %s", r.Limits, r.Won, r.Drawn, r.Lost, 100*r.Score, 100*r.Low, 100*r.High, verdict)
}

// How matches are played.
const (
	matchOpening = 8   // random turns
	matchCut     = 400 // turns
	patience     = 300 // seconds for a turn
)

// playMatch plays the match in a file, or what is missing of it.
func (t *training) playMatch(ctx context.Context, file string, w engine.Weights, limits engine.Limits, what string, onGame func(*arena.Tally)) (*MatchResult, error) {
	contender := func(name string, w engine.Weights) arena.Contender {
		return arena.EngineContender(name+" "+what, limits, func(o engine.Options) (engine.Engine, error) { return t.model.NewEngine(w, o), nil })
	}
	settings := arena.Settings{
		Game: t.Game, Options: t.Options, Games: t.MatchGames, Seed: t.Seed, Drawn: matchOpening, Turns: matchCut, Patience: patience, SPRT: &t.SPRT,
	}
	m, err := arena.NewWithContenders(settings, contender("trained", w), contender("in use", t.model.Weights))
	if err != nil {
		return nil, err
	}
	tally := arena.NewTally()
	journal, kept, played, err := arena.OpenJournal(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		journal, err = arena.CreateJournal(file, m.Settings)
	case err == nil && !reflect.DeepEqual(kept, m.Settings):
		err = errors.Join(fmt.Errorf("%s has another match: delete it, or train in another folder", file), journal.Close())
	}
	if err != nil {
		return nil, err
	}
	for _, p := range played {
		tally.Add(p)
	}
	onGame(tally)
	err = m.Run(ctx, tally, t.Threads, journal.Append, onGame)
	if err = errors.Join(err, journal.Close()); err != nil {
		return nil, err
	}
	r := &MatchResult{Limits: what, Games: tally.Games, Won: tally.Score.Wins, Drawn: tally.Score.Draws, Lost: tally.Score.Losses, Pairs: tally.Pairs}
	r.Score = tally.Pairs.Score()
	r.Low, r.High = tally.Pairs.Interval()
	r.LLR, r.Verdict = t.SPRT.Judge(tally.Pairs)
	return r, nil
}

// selfPlay is how a generation with some weights plays.
func (t *training) selfPlay(w engine.Weights, generation int) lab.SelfPlay {
	return lab.SelfPlay{
		Rules: t.model.Rules, Options: t.Options, Nodes: t.Nodes, Seed: t.Seed + uint64(generation)<<32,
		NewEngine:  func(o engine.Options) engine.Engine { return t.model.NewEngine(w, o) },
		MaxOpening: maxOpening, RandomShare: randomShare, MaxTurns: maxTurns,
	}
}
