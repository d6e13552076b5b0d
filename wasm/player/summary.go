package main

import (
	"github.com/teahouse-games/teahouse/gamereport"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
)

// summarize sums up a game by the judgements of its positions.
func summarize(q *question) (gamereport.Report, error) {
	if len(q.Course) > analysis.MaxTurns+1 {
		return gamereport.Report{}, questionError("course", messages.TooManyTurns(analysis.MaxTurns))
	}
	return gamereport.Summarize(q.Course), nil
}
