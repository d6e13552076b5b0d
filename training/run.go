package training

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/lab"
)

// Workspace is where and how a training runs, which may differ between the calls of one training.
type Workspace struct {
	Folder     string
	Threads    int
	OnProgress func(Progress) // nil for none
}

// Progress is how far a stage is. A stage that goes on after a stop begins with what it had.
type Progress struct {
	Stage   string // e.g. "generation 2, games"
	Done    int
	Begin   int // what was done when this call began the stage
	Total   int
	Elapsed time.Duration // of the stage in this call
	Note    string        // a result so far, may be empty
}

// TimeLeft estimates the time that the stage still needs, 0 if it is not known.
func (p *Progress) TimeLeft() time.Duration {
	if p.Done <= p.Begin {
		return 0
	}
	return p.Elapsed / time.Duration(p.Done-p.Begin) * time.Duration(p.Total-p.Done)
}

// Report is the result of a training.
type Report struct {
	Recipe      Recipe       `json:"recipe"`
	Generations []Generation `json:"generations"`
	EqualTime   *MatchResult `json:"equalTime,omitempty"` // nil if there was none
	Accepted    bool         `json:"accepted"`            // the weights are better at equal time
}

// Generation is a part of a training.
type Generation struct {
	Games      int          `json:"games"`
	Drawn      int          `json:"drawn"`
	Value      lab.Fit      `json:"value"`
	Policy     lab.Fit      `json:"policy"`
	EqualNodes *MatchResult `json:"equalNodes,omitempty"` // against the weights in use
}

// training is a running call.
type training struct {
	Recipe
	Workspace
	model *lab.Trainable
}

// Run trains weights in a folder, or goes on with it. The error of a ctx that has ended is that of
// ctx or [arena.ErrStopped]; other errors say which setting or which file is wrong.
func Run(ctx context.Context, s Recipe, c Workspace) (*Report, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	model, err := s.model()
	if err != nil {
		return nil, err
	}
	if err := openFolder(c.Folder, &s); err != nil {
		return nil, err
	}
	c.Threads = max(1, c.Threads)
	t := &training{Recipe: s, Workspace: c, model: model}
	return t.run(ctx)
}

func (t *training) run(ctx context.Context) (*Report, error) {
	weights := t.model.Weights
	if t.FromScratch {
		weights = t.model.Names.Zero()
	}
	report := &Report{Recipe: t.Recipe}
	for number := 1; number <= t.Generations; number++ {
		g, next, err := t.generation(ctx, number, weights)
		if err != nil {
			return nil, err
		}
		report.Generations, weights = append(report.Generations, *g), next
	}
	if last := report.Generations[len(report.Generations)-1]; t.MatchGames > 0 && last.EqualNodes.Verdict != arena.AcceptH0 {
		var err error
		if report.EqualTime, err = t.match(ctx, "equal time", "time.ndjson", weights, engine.Limits{Time: t.Time}, t.Time.String()+" a turn"); err != nil {
			return nil, err
		}
		report.Accepted = report.EqualTime.Verdict == arena.AcceptH1
	}
	weights.Version = t.model.Weights.Version + 1
	if err := writeFile(t.path("weights.json"), engine.FormatWeights(t.Game, t.model.Names, weights, t.origin(report))); err != nil {
		return nil, err
	}
	return report, writeJSON(t.path("report.json"), report)
}

// origin says where the weights of a training come from.
func (t *training) origin(r *Report) engine.WeightOrigin {
	o := engine.WeightOrigin{Command: t.command(), Program: t.Program, Before: t.Weights}
	for _, g := range r.Generations {
		o.Games += g.Games
		o.Positions += g.Value.Positions + g.Value.HeldBack
	}
	if r.EqualTime != nil {
		o.Evidence = r.EqualTime.String()
	}
	return o
}

// command returns a command that makes the same weights. It leaves out --output, which the command needs:
// the folder makes no difference to the weights.
func (t *training) command() string {
	text := fmt.Sprintf("teahouse train %s --games %d --nodes %d --generations %d --seed %d --fit %s --result-share %v --step %v", t.Game, t.Games, t.Nodes, t.Generations, t.Seed, t.fitted(), t.ResultShare, t.Step)
	if t.FromScratch {
		text += " --from-scratch"
	}
	for _, o := range t.model.Rules.Options {
		text += fmt.Sprintf(" -o %s=%s", o.Name, t.Options[o.Name])
	}
	return text
}

func (t *training) path(name ...string) string {
	return filepath.Join(append([]string{t.Folder}, name...)...)
}

// progress returns a function that reports the progress of a stage.
func (t *training) progress(stage string, begin, total int) func(done int, note string) {
	begun := time.Now()
	return func(done int, note string) {
		if t.OnProgress != nil {
			t.OnProgress(Progress{Stage: stage, Done: done, Begin: begin, Total: total, Elapsed: time.Since(begun), Note: note})
		}
	}
}

// generation plays, fits and measures, as far as that is not in the folder, and returns the weights.
func (t *training) generation(ctx context.Context, number int, before engine.Weights) (*Generation, engine.Weights, error) {
	name := fmt.Sprintf("generation-%d", number)
	stage := fmt.Sprintf("generation %d of %d, ", number, t.Generations)
	if err := os.MkdirAll(t.path(name), 0o755); err != nil {
		return nil, before, err
	}
	g := new(Generation)
	fitted, err := readJSON(t.path(name, "fit.json"), g)
	if err != nil {
		return nil, before, err
	}
	var weights engine.Weights
	if !fitted {
		if g, weights, err = t.fit(ctx, name, stage, number, before); err != nil {
			return nil, before, err
		}
	} else if weights, err = t.readWeights(t.path(name, "weights.json")); err != nil {
		return nil, before, err
	}
	if t.MatchGames > 0 {
		what := fmt.Sprintf("%d nodes a turn", t.Nodes)
		if g.EqualNodes, err = t.match(ctx, stage+"equal nodes", filepath.Join(name, "match.ndjson"), weights, engine.Limits{Nodes: t.Nodes}, what); err != nil {
			return nil, before, err
		}
	}
	return g, weights, nil
}

// readWeights reads a file of weights of the training.
func (t *training) readWeights(name string) (engine.Weights, error) {
	text, ok, err := readFile(name)
	if err == nil && !ok {
		err = fmt.Errorf("%s is missing: delete fit.json beside it, and it is made again", name)
	}
	if err != nil {
		return engine.Weights{}, err
	}
	w, err := engine.ParseWeights(text, t.Game, t.model.Names)
	if err != nil {
		return w, fmt.Errorf("%s: %w", name, err)
	}
	return w, nil
}

// fit plays the games of a generation and fits weights to them.
func (t *training) fit(ctx context.Context, name, stage string, number int, before engine.Weights) (*Generation, engine.Weights, error) {
	file, played, err := openGames(t.path(name, "games.jsonl"), t.Games)
	if err != nil {
		return nil, before, err
	}
	done := 0
	for _, g := range played {
		if g != nil {
			done++
		}
	}
	progress := t.progress(stage+"games", done, t.Games)
	err = playGames(ctx, t.selfPlay(before, number), played, t.Threads, func(g *lab.TrainingGame) error {
		done++
		progress(done, "")
		return file.append(g)
	})
	if err == nil {
		err = ctx.Err()
	}
	if err := errors.Join(err, file.f.Close()); err != nil {
		return nil, before, err
	}
	t.progress(stage+"fit", 0, 1)(0, "")
	set, err := lab.NewTrainingSet(t.model, lab.SetSettings{Options: t.Options, Value: t.FitValue, Policy: t.FitPolicy, ResultShare: t.ResultShare}, played)
	if err != nil {
		return nil, before, fmt.Errorf("%s: %w", t.path(name, "games.jsonl"), err)
	}
	g := &Generation{Games: t.Games}
	for _, p := range played {
		if p.Result == 0.5 {
			g.Drawn++
		}
	}
	var weights engine.Weights
	if weights, g.Value, g.Policy, err = set.Fit(ctx, before, t.Threads); err != nil {
		return nil, before, err
	}
	weights.Value, weights.Policy = between(before.Value, weights.Value, t.Step), between(before.Policy, weights.Policy, t.Step)
	if err := writeFile(t.path(name, "weights.json"), engine.FormatWeights(t.Game, t.model.Names, weights, engine.WeightOrigin{Command: t.command()})); err != nil {
		return nil, before, err
	}
	return g, weights, writeJSON(t.path(name, "fit.json"), g)
}

// match plays a match with its progress.
func (t *training) match(ctx context.Context, stage, file string, w engine.Weights, limits engine.Limits, what string) (*MatchResult, error) {
	var progress func(int, string)
	return t.playMatch(ctx, t.path(file), w, limits, what, func(tally *arena.Tally) {
		if progress == nil {
			progress = t.progress(stage, tally.Games, t.MatchGames)
			return
		}
		llr, _ := t.SPRT.Judge(tally.Pairs)
		progress(tally.Games, fmt.Sprintf("+%d =%d -%d, LLR %.2f", tally.Score.Wins, tally.Score.Draws, tally.Score.Losses, llr))
	})
}

// between returns the weights on the way from some weights to others, rounded to what a file needs.
func between(from, to []float64, step float64) (w []float64) {
	for i, x := range from {
		w = append(w, math.Round((x+step*(to[i]-x))*1e4)/1e4)
	}
	return w
}
