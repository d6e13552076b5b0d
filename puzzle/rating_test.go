package puzzle

import (
	"testing"

	"github.com/teahouse-games/teahouse/lab"
)

// A longer win is harder, and so is a choice of more turns, up to a limit.
func TestEstimateRating(t *testing.T) {
	rating := func(wins, saves, legal int) float64 {
		return EstimateRating(&lab.SuiteProblem{Wins: wins, Saves: saves}, legal)
	}
	if got := rating(1, 0, usualTurns); got != oneTurn {
		t.Errorf("a win in one turn of the usual number is rated %v", got)
	}
	if rating(3, 0, 50) <= rating(1, 0, 50) || rating(1, 0, 400) <= rating(1, 0, 50) || rating(0, 2, 50) != save {
		t.Error("the estimate does not grow with length and choice")
	}
	if rating(1, 0, 1<<40) != rating(1, 0, 1<<50) || rating(1, 0, 0) != rating(1, 0, 1) {
		t.Error("the estimate has no limit")
	}
}
