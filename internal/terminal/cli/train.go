package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/signal"
	"slices"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/training"
)

type trainCommand struct {
	Game        string        `arg:"" help:"The game, e.g. skud-pai-sho."`
	Out         string        `name:"output" aliases:"out" type:"file" required:"" placeholder:"FOLDER" help:"Train in this folder; a training there is continued."`
	Option      []string      `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated."`
	Games       int           `default:"2000" placeholder:"N" help:"How many games each generation plays (${default})."`
	Nodes       uint64        `default:"300" placeholder:"N" help:"How many nodes to search for each turn (${default})."`
	Generations int           `default:"1" placeholder:"N" help:"How often to play and fit; each plays with the weights of the one before (${default})."`
	FromScratch bool          `help:"Begin with weights of 0 instead of those in use."`
	Seed        uint64        `default:"1" placeholder:"N" help:"Where the games take their chances from (${default})."`
	Fit         []string      `default:"value" enum:"value,policy" placeholder:"PART,…" help:"What to fit: the weights of the value, of the policy or both (value)."`
	Step        float64       `default:"1" placeholder:"X" help:"How far the weights go from those before towards the fitted ones, up to 1 (${default})."`
	ResultShare float64       `default:"0.5" placeholder:"X" help:"How much of what a position is worth the result of its game says, from 0 to 1; the search says the rest (${default})."`
	MatchGames  int           `default:"1000" placeholder:"N" help:"How many games a match against the weights in use has at most; 0 for no matches (${default})."`
	Time        time.Duration `default:"20ms" placeholder:"TIME" help:"How long a turn takes in the match with equal time (${default})."`
	SPRT        string        `name:"sprt" default:"0,20" placeholder:"ELO0,ELO1" help:"Stop a match when it is clear whether the new weights are better by ELO0 or by ELO1 (${default})."`
	Threads     int           `default:"1" placeholder:"N" help:"How many games to play at the same time (${default})."`
	JSON        bool          `name:"json" help:"Print the report as JSON."`
}

// Help returns examples.
func (*trainCommand) Help() string {
	return `Lets an engine play itself, fits the weights of its evaluation to the games, and plays matches of the new weights against those in use: with equal nodes, and with equal time if that is not lost. It accepts the new weights if the last match says that they are better. The same seed and the same weights to begin with make the same ones, with any number of threads.

Everything is in the folder: Ctrl-C stops, and the same call goes on, also after a crash. The weights are in FOLDER/weights.json; a match can use them: nodes:300,weights=FOLDER/weights.json.

Examples:

    teahouse train skud-pai-sho --output trained --threads 2
    teahouse train skud-pai-sho --output scratch --from-scratch --generations 4
    teahouse train ki-shogi -o ki=on --output trained-ki --nodes 1500`
}

// maxTrainThreads bounds the threads of a call.
const maxTrainThreads = 256

// Run trains weights.
func (c *trainCommand) Run(s *invocation) error {
	if _, err := s.definitionWith(c.Game, func(d *definition.Definition) bool { return d.Trainable != nil }, "the weights of %s are not trained; those of %s are"); err != nil {
		return err
	}
	if c.Threads < 1 || c.Threads > maxTrainThreads {
		return callErrorf("--threads %d: want 1 to %d", c.Threads, maxTrainThreads)
	}
	settings, err := c.settings()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	progress := newTrainProgress(s.errs)
	report, err := training.Run(ctx, settings, training.Workspace{Folder: c.Out, Threads: c.Threads, OnProgress: progress.update})
	progress.clear()
	switch {
	case err != nil && ctx.Err() != nil:
		return errInterrupted
	case errors.As(err, new(*training.RecipeError)):
		return callError{err}
	case err != nil:
		return err
	case c.JSON:
		return s.printJSON(report)
	}
	s.printTraining(report, c.Out)
	return nil
}

// settings returns the settings of the call.
func (c *trainCommand) settings() (training.Recipe, error) {
	t := training.Recipe{
		Game: c.Game, Games: c.Games, Nodes: c.Nodes, Generations: c.Generations, FromScratch: c.FromScratch, Seed: c.Seed,
		FitValue: slices.Contains(c.Fit, "value"), FitPolicy: slices.Contains(c.Fit, "policy"), Step: c.Step, ResultShare: c.ResultShare,
		MatchGames: c.MatchGames, Time: c.Time,
	}
	sprt, err := readSPRT(c.SPRT)
	if err != nil {
		return t, err
	}
	t.SPRT = *sprt
	if t.Program, err = thisProgram(); err != nil {
		return t, err
	}
	t.Options, err = optionFlags(c.Option)
	return t, err
}

// printTraining prints the curve and the matches.
func (s *invocation) printTraining(r *training.Report, folder string) {
	for i, g := range r.Generations {
		s.out.printf("generation %d\n", i+1)
		s.out.printf("  games    %d, %d of them drawn\n", g.Games, g.Drawn)
		for _, part := range []struct {
			name string
			fit  lab.Fit
		}{{"value", g.Value}, {"policy", g.Policy}} {
			if curve := part.fit.Curve; len(curve) > 0 {
				first, last := curve[0], curve[part.fit.Chosen]
				s.out.printf("  %-8s %d positions, loss %.4f before and %.4f after; of %d held back %.4f and %.4f\n", part.name,
					part.fit.Positions, first.Training, last.Training, part.fit.HeldBack, first.HeldBack, last.HeldBack)
			}
		}
		if g.EqualNodes != nil {
			s.out.printf("  match    %s\n", g.EqualNodes)
		}
	}
	if r.EqualTime != nil {
		s.out.printf("equal time %s\n", r.EqualTime)
	}
	verdict := "not accepted: the matches do not show that they are better"
	if r.Accepted {
		verdict = "accepted: they are better"
	}
	if r.Recipe.MatchGames == 0 {
		verdict = "not measured: there were no matches"
	}
	s.out.printf("weights    %s/weights.json, %s\n", folder, verdict)
}

// trainProgress prints the progress of a training: on a terminal in a line that it overwrites,
// otherwise in a line from time to time.
type trainProgress struct {
	statusLines
	stage        string
	lastReported time.Time
}

func newTrainProgress(w io.Writer) *trainProgress {
	return &trainProgress{statusLines: newOverlay(w, "\r\x1b[K")}
}

// update prints the progress if a report is due: at the beginning of a stage, and from time to time.
func (p *trainProgress) update(at training.Progress) {
	every := lineInterval
	if p.width > 0 {
		every = terminalInterval
	}
	if at.Stage == p.stage && time.Since(p.lastReported) < every {
		return
	}
	p.stage, p.lastReported = at.Stage, time.Now()
	text := fmt.Sprintf("%s: %d/%d", at.Stage, at.Done, at.Total)
	if left := at.TimeLeft(); left > 0 {
		text += fmt.Sprintf(", at most %s to go", left.Round(time.Second))
	}
	if at.Note != "" {
		text += "  " + at.Note
	}
	if p.width == 0 {
		fmt.Fprintln(p.w, text)
		return
	}
	p.draw(p.fit(text))
}
