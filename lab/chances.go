package lab

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// ChanceSettings says how the reported chances of an engine are measured.
type ChanceSettings struct {
	Play        SelfPlay
	Calibration *engine.Calibration // says which phases the game has; nil for one phase
	Games       int
	Every       int // of so many positions of a game, one is searched afresh together with the position after its best turn
}

// ChanceSample is a position of a game of an engine against itself, with what the engine reported.
// All numbers are for the seat to move: 1 for a win, 0 for a loss.
type ChanceSample struct {
	Game   int        `json:"game"`
	Turns  int        `json:"turns"` // played before
	Phase  int        `json:"phase"`
	Mover  game.Seat  `json:"mover"`
	Win    float64    `json:"win"`
	Value  float64    `json:"value"` // of the search, before the calibration
	Proven bool       `json:"proven"`
	Result float64    `json:"result"`          // of the game
	Kept   *float64   `json:"kept,omitempty"`  // after the best turn, searched by the same engine without a Reset
	Fresh  *FreshPair `json:"fresh,omitempty"` // nil where it was not searched
}

// maxChanceSamples bounds a file of samples.
const maxChanceSamples = 5_000_000

// ReadChanceSamples reads samples as JSON, one a line. An incomplete line at the end, as a killed
// program leaves it, is dropped. The errors name the line.
func ReadChanceSamples(r io.Reader) (samples []ChanceSample, err error) {
	lines := bufio.NewReader(r)
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		switch {
		case errors.Is(err, io.EOF):
			return samples, nil
		case err != nil:
			return nil, err
		case n > maxChanceSamples:
			return nil, fmt.Errorf("more than %d lines", maxChanceSamples)
		}
		var s ChanceSample
		if err := json.Unmarshal(line, &s); err != nil {
			return nil, fmt.Errorf("line %d is no position: %w", n, err)
		}
		if s.Win < 0 || s.Win > 1 || s.Value < 0 || s.Value > 1 || s.Result < 0 || s.Result > 1 || s.Phase < 0 {
			return nil, fmt.Errorf("line %d: a chance is not from 0 to 1", n)
		}
		samples = append(samples, s)
	}
}

// FreshPair is what two searches after a Reset report, for the same seat.
type FreshPair struct {
	Win  float64 `json:"win"`  // of the position
	Next float64 `json:"next"` // of the position after the best turn of that search
}

// MeasureChances plays games and calls visit with the samples of each. The first turns of a game are
// random, see [SelfPlay]; all others are the best. The same settings return the same samples. The
// errors are those of ctx, of visit and of the engine.
func MeasureChances(ctx context.Context, s ChanceSettings, visit func([]ChanceSample) error) error {
	newEngine, fresh := s.Play.NewEngine, s.Play.NewEngine(engine.Options{Memory: 8 << 20, Seed: s.Play.Seed})
	var values *valueRecorder
	s.Play.NewEngine = func(o engine.Options) engine.Engine {
		e := newEngine(o)
		values = &valueRecorder{Engine: engine.Uncalibrated(e)}
		if s.Calibration == nil || values.Engine == e {
			return values
		}
		return engine.Calibrated(values, s.Calibration)
	}
	for number := range s.Games {
		var samples []ChanceSample
		outcome, err := s.Play.Play(ctx, number, func(p SearchedPosition) error {
			score := p.Info.PVs[0].Score
			one := ChanceSample{Game: number, Turns: p.State.TurnCount(), Mover: p.State.ToMove(), Win: score.Win, Value: values.value, Proven: score.Proof != engine.Unproven}
			if s.Calibration != nil {
				_, one.Phase = s.Calibration.Phase(p.State)
			}
			if n := len(samples); n > 0 && samples[n-1].Turns == one.Turns-1 {
				last := &samples[n-1]
				kept := forMover(one.Win, one.Mover, last.Mover)
				last.Kept = &kept
			}
			if s.Every > 0 && len(samples)%s.Every == s.Every/2 {
				var err error
				if one.Fresh, err = freshPair(ctx, fresh, p.State, s.Play.Nodes); err != nil {
					return err
				}
			}
			samples = append(samples, one)
			return nil
		})
		if err != nil {
			return err
		}
		for i := range samples {
			samples[i].Result = resultFor(outcome, samples[i].Mover)
		}
		if err := visit(samples); err != nil {
			return err
		}
	}
	return nil
}

// valueRecorder keeps the value of the last search.
type valueRecorder struct {
	engine.Engine
	value float64
}

// Search searches and keeps the value.
func (r *valueRecorder) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	info, err := r.Engine.Search(ctx, g, limits, report)
	if err == nil {
		r.value = info.PVs[0].Score.Win
	}
	return info, err
}

// resultFor returns the result of a game for a seat; a game that is not over counts as drawn.
func resultFor(o game.Outcome, s game.Seat) float64 {
	switch {
	case !o.Over() || !o.Winner.IsPlayer():
		return 0.5
	case o.Winner == s:
		return 1
	}
	return 0
}

// forMover converts a chance of one seat to that of another.
func forMover(win float64, of, wanted game.Seat) float64 {
	if of == wanted {
		return win
	}
	return 1 - win
}

// freshPair searches g and the position after the best turn, each after a Reset. It returns nil if
// that turn ends the game or chance moves then.
func freshPair(ctx context.Context, e engine.Engine, g game.Playable, nodes uint64) (*FreshPair, error) {
	g = game.Clone(g)
	mover := g.ToMove()
	e.Reset()
	before, err := e.Search(ctx, g, engine.Limits{Nodes: nodes}, nil)
	if err != nil {
		return nil, err
	}
	if err := game.PlayTurn(g, before.PVs[0].Turns[0]); err != nil {
		return nil, err
	}
	next := g.ToMove()
	e.Reset()
	after, err := e.Search(ctx, g, engine.Limits{Nodes: nodes}, nil)
	switch {
	case errors.Is(err, engine.ErrGameOver) || errors.Is(err, engine.ErrChanceToMove):
		return nil, nil
	case err != nil:
		return nil, err
	}
	return &FreshPair{before.PVs[0].Score.Win, forMover(after.PVs[0].Score.Win, next, mover)}, ctx.Err()
}

// Agreement is how well the chances of successive positions agree along the best line.
type Agreement struct {
	Pairs  int     `json:"pairs"`
	Within float64 `json:"within"` // share of the pairs that differ by less than MaxDifference
	Mean   float64 `json:"mean"`   // of the chance after the best turn minus that before it, for the same seat
}

// MaxDifference is by how much the chances before and after the best turn may differ.
const MaxDifference = 0.1

func (a *Agreement) add(before, after float64) {
	n := float64(a.Pairs)
	within := 0.0
	if math.Abs(after-before) < MaxDifference {
		within = 1
	}
	a.Within = (a.Within*n + within) / (n + 1)
	a.Mean = (a.Mean*n + after - before) / (n + 1)
	a.Pairs++
}

// ChanceBand is the positions whose chances were reported within a tenth.
type ChanceBand struct {
	From      float64 `json:"from"`
	Positions int     `json:"positions"`
	Reported  float64 `json:"reported"` // mean
	Scored    float64 `json:"scored"`   // mean result; a draw is half a win
	Error     float64 `json:"error"`    // standard error of Scored; positions of one game count together
	Drawn     float64 `json:"drawn"`    // share
}

// ChanceReport sums up samples. Its bands contain the positions that are not proven.
type ChanceReport struct {
	Games     int            `json:"games"`
	Positions int            `json:"positions"`
	Phases    []PhaseChances `json:"phases"`
	All       PhaseChances   `json:"all"`
}

// PhaseChances sums up the samples of a phase.
type PhaseChances struct {
	Name  string       `json:"name"`
	Fresh Agreement    `json:"fresh"` // each position searched after a Reset
	Kept  Agreement    `json:"kept"`  // searched one after the other
	Bands []ChanceBand `json:"bands"`
	// Fit converts the values of the search to the results of these games.
	Fit engine.PhaseCalibration `json:"fit"`
}

// SummarizeChances sums up samples.
func SummarizeChances(samples []ChanceSample, c *engine.Calibration) ChanceReport {
	r := ChanceReport{Positions: len(samples), All: phaseChances("all", samples)}
	games := map[int]bool{}
	for i := range samples {
		games[samples[i].Game] = true
	}
	r.Games = len(games)
	if c == nil {
		return r
	}
	for phase := range c.Phases {
		var own []ChanceSample
		for _, s := range samples {
			if s.Phase == phase {
				own = append(own, s)
			}
		}
		r.Phases = append(r.Phases, phaseChances(c.Phases[phase].Name, own))
	}
	return r
}

// bands is how many bands there are.
const bands = 10

func phaseChances(name string, samples []ChanceSample) PhaseChances {
	r := PhaseChances{Name: name, Bands: make([]ChanceBand, bands)}
	var residuals [bands]map[int]float64
	var fitted valueSamples
	for pass := range 2 { // the means first, then the errors
		for i := range samples {
			s := &samples[i]
			if s.Proven {
				continue
			}
			n := min(int(s.Win*bands), bands-1)
			b := &r.Bands[n]
			if pass == 1 {
				residuals[n][s.Game] += s.Result - b.Scored
				continue
			}
			if residuals[n] == nil {
				residuals[n] = map[int]float64{}
			}
			k := float64(b.Positions)
			b.Reported = (b.Reported*k + s.Win) / (k + 1)
			b.Scored = (b.Scored*k + s.Result) / (k + 1)
			drawn := 0.0
			if s.Result == 0.5 {
				drawn = 1
			}
			b.Drawn = (b.Drawn*k + drawn) / (k + 1)
			b.Positions++
			if s.Kept != nil {
				r.Kept.add(s.Win, *s.Kept)
			}
			if s.Fresh != nil {
				r.Fresh.add(s.Fresh.Win, s.Fresh.Next)
			}
			first := 1.0
			if s.Mover == game.Second {
				first = -1
			}
			x := engine.BoundedLogOdds(s.Value)
			fitted.addPosition([]float64{x, x * x * x, first, 1}, s.Result)
		}
	}
	for n := range r.Bands {
		b := &r.Bands[n]
		b.From = float64(n) / bands
		for _, sum := range residuals[n] {
			b.Error += sum * sum
		}
		b.Error = math.Sqrt(b.Error) / math.Max(1, float64(b.Positions))
	}
	r.Fit = engine.PhaseCalibration{Name: name, Slope: 1}
	if fitted.len() > 0 {
		r.Fit.Slope, r.Fit.Cube, r.Fit.First, r.Fit.Mover = fitCalibration(&fitted)
	}
	return r
}

// fitCalibration fits the factors of the log odds, of their cube, of First and of the seat to move.
// A factor of the first two that would be negative is 0.
func fitCalibration(samples *valueSamples) (slope, cube, first, mover float64) {
	w := fitChances(samples)
	for i := range 2 {
		if w[i] < 0 {
			w = fitChances(samples.without(i))
			break
		}
	}
	return max(0, w[0]), max(0, w[1]), w[2], w[3]
}

func fitChances(samples *valueSamples) []float64 {
	w, _, _, err := newton(context.Background(), samples, new(valueSamples), make([]float64, 4), chanceRegularization, 1)
	if err != nil {
		panic(err) // the context does not end
	}
	return w
}

// chanceRegularization keeps a fit of few positions moderate.
const chanceRegularization = 0.0002
