package gamereport

import (
	"cmp"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Report sums up a game.
type Report struct {
	Sides    [2]SideReport `json:"sides" doc:"Those of both seats, the first one first."`
	Costly   []CostlyTurn  `json:"costly" doc:"The turns that cost their side much, in the order of the game."`
	Decisive []int         `json:"decisive" doc:"The turns that decided the game, by the number of turns played with them, at most three: those that cost most."`
}

// SideReport is how a side has played.
type SideReport struct {
	Turns        int     `json:"turns" doc:"How many of its turns were judged."`
	Accuracy     float64 `json:"accuracy" doc:"From 0 to 100."`
	MeanLoss     float64 `json:"mean_loss" doc:"What a turn cost on average, in percent of the chances."`
	Inaccuracies int     `json:"inaccuracies"`
	Mistakes     int     `json:"mistakes"`
	Blunders     int     `json:"blunders"`
}

// CostlyTurn is a turn that cost its side much.
type CostlyTurn struct {
	Turns int      `json:"turns" doc:"How many turns were played with it."`
	Side  string   `json:"side" tstype:"Player" doc:"first or second."`
	Kind  Severity `json:"kind"`
	From  int      `json:"from" doc:"The chance of its side before the turn, in percent."`
	To    int      `json:"to" doc:"And after it."`
}

// loss is what it cost, in percent.
func (f *CostlyTurn) loss() int { return f.From - f.To }

// Severity is how much a turn cost.
type Severity string

// The severities, by the least loss in percent: see inaccuracyLoss and those after it.
const (
	Inaccuracy Severity = "inaccuracy"
	Mistake    Severity = "mistake"
	Blunder    Severity = "blunder"
)

const (
	inaccuracyLoss = 6
	mistakeLoss    = 12
	blunderLoss    = 24
	maxDecisive    = 3
)

// Summarize returns the report of a game by the judgements of its positions, the beginning first.
func Summarize(course []Judgement) Report {
	r := Report{Costly: []CostlyTurn{}, Decisive: []int{}}
	var accuracies [2][]float64
	for n := 1; n < len(course); n++ {
		before, after := &course[n-1], &course[n]
		side, ok := sideOf(before)
		if !ok || before.Unknown || after.Unknown {
			continue
		}
		loss := max(0, before.chanceOf(side)-after.chanceOf(side))
		accuracies[side] = append(accuracies[side], accuracyOf(loss))
		r.Sides[side].MeanLoss += loss
		if f, ok := costlyTurnAt(course, n, side); ok {
			r.Costly = append(r.Costly, f)
			r.Sides[side].count(f.Kind)
		}
	}
	for i := range r.Sides {
		s, list := &r.Sides[i], accuracies[i]
		if s.Turns = len(list); s.Turns > 0 {
			s.MeanLoss = round(s.MeanLoss / float64(s.Turns))
			s.Accuracy = round(meanAccuracy(list))
		}
	}
	worst := slices.Clone(r.Costly)
	worst = slices.DeleteFunc(worst, func(f CostlyTurn) bool { return f.Kind == Inaccuracy })
	slices.SortStableFunc(worst, func(a, b CostlyTurn) int { return cmp.Compare(b.loss(), a.loss()) })
	for _, f := range worst[:min(len(worst), maxDecisive)] {
		r.Decisive = append(r.Decisive, f.Turns)
	}
	slices.Sort(r.Decisive)
	return r
}

// sideOf returns the player to move.
func sideOf(j *Judgement) (game.Seat, bool) {
	switch j.Mover {
	case game.First.String():
		return game.First, true
	case game.Second.String():
		return game.Second, true
	}
	return game.None, false
}

func (s *SideReport) count(kind Severity) {
	switch kind {
	case Inaccuracy:
		s.Inaccuracies++
	case Mistake:
		s.Mistakes++
	case Blunder:
		s.Blunders++
	}
}

// costlyTurnAt returns the turn before a position.
//
// A short search values the side to move too high, or too low, every time. So a loss below twice the least one of a mistake
// counts only if the position one turn earlier, with the same side to move as now, was better as well.
func costlyTurnAt(course []Judgement, n int, side game.Seat) (CostlyTurn, bool) {
	before, after := &course[n-1], &course[n]
	f := CostlyTurn{Turns: n, Side: side.String(), From: before.percentOf(side), To: after.percentOf(side)}
	loss := f.loss()
	if n > 1 && !course[n-2].Unknown && course[n-2].Mover == after.Mover {
		if earlier := course[n-2].percentOf(side) - f.To; earlier < inaccuracyLoss && loss < blunderLoss {
			return f, false
		}
	}
	switch {
	case loss >= blunderLoss:
		f.Kind = Blunder
	case loss >= mistakeLoss:
		f.Kind = Mistake
	case loss >= inaccuracyLoss:
		f.Kind = Inaccuracy
	}
	return f, f.Kind != ""
}

// accuracyOf returns the accuracy of a turn by its loss, see the package comment.
func accuracyOf(loss float64) float64 {
	return min(100, max(0, 103.1668*math.Exp(-0.04354*loss)-3.1669))
}

// leastAccuracy keeps the harmonic mean above 0.
const leastAccuracy = 1

// meanAccuracy returns the mean of the arithmetic and the harmonic mean.
func meanAccuracy(list []float64) float64 {
	sum, inverses := 0.0, 0.0
	for _, a := range list {
		sum += a
		inverses += 1 / max(a, leastAccuracy)
	}
	n := float64(len(list))
	return (sum/n + n/inverses) / 2
}

// round rounds to a tenth.
func round(x float64) float64 { return math.Round(10*x) / 10 }
