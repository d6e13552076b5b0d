package main

import (
	"fmt"
	"math"
	"strings"
)

// summary is what teahouse match --json prints, as far as it is needed here.
type summary struct {
	Games int
	Score struct{ Share, Low, High float64 }
	Elo   struct{ Elo, Low, High *float64 } // nil where it is infinite
	Cut   int
	First struct {
		Share struct{ Share, Low, High float64 }
	}

	Contenders []struct{ Wins, Draws, Losses int }
	Length     struct{ Mean, Low, High float64 }
}

// row is a row of the table: the game, the match, the result, the score with its interval
// of 95 %, how the first seat did and how long the games were.
func row(c contest, s summary) string {
	one := s.Contenders[0]
	match := strings.Join(append([]string{c.one + " – " + c.other}, c.options...), ", ")
	return fmt.Sprintf("| %s | %s | +%d =%d −%d | %s, Elo %s | first seat %s, %.1f turns [%.1f, %.1f] |",
		c.game, match, one.Wins, one.Draws, one.Losses, share(s.Score.Share, s.Score.Low, s.Score.High), elo(s.Elo.Elo),
		share(s.First.Share.Share, s.First.Share.Low, s.First.Share.High), s.Length.Mean, s.Length.Low, s.Length.High)
}

func share(share, low, high float64) string {
	return fmt.Sprintf("%.1f %% [%.1f, %.1f]", 100*share, 100*low, 100*high)
}

func elo(e *float64) string {
	if e == nil {
		return "∞"
	}
	return fmt.Sprintf("%+.0f", *e)
}

// slope is how many Elo one doubling of the nodes brings, the mean of several, and the
// half width of its interval of 95 %. A match won by all counts with the lower end of its
// interval, which is finite.
func slope(steps []summary) (mean, within float64) {
	variance := 0.0
	for _, s := range steps {
		value, low := s.Elo.Elo, s.Elo.Low
		if low == nil {
			return math.Inf(-1), 0 // lost by all
		}
		if value == nil {
			value = low
		}
		half := *value - *low
		if s.Elo.High != nil && *value != *low {
			half = max(half, *s.Elo.High-*value)
		}
		mean += *value
		variance += half * half
	}
	n := float64(len(steps))
	return mean / n, math.Sqrt(variance) / n
}
