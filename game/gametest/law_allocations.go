package gametest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// searchAllocatesNothing: what a search does at every node allocates nothing once
// the buffers have grown.
func searchAllocatesNothing(s *optionSet) error {
	table, err := s.begin()
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(5, 5))
	playout(table, r, 400)
	game.Reset(table)
	for _, start := range s.starts {
		given, err := s.rules.NewFromPosition(s.options, start)
		if err != nil {
			return err
		}
		playout(given, r, 40)
		game.Reset(given)
		if err := allocatesNothing(given, r); err != nil {
			return fmt.Errorf("%s: %w", start, err)
		}
	}
	for deep := 0; deep < 200; deep = deep*3/2 + 1 {
		game.Reset(table)
		playout(table, r, deep)
		if err := allocatesNothing(table, r); err != nil {
			return fmt.Errorf("after %d moves: %w", deep, err)
		}
	}
	return nil
}

func allocatesNothing(g game.Playable, r *rand.Rand) error {
	buffer := g.AppendMoves(make([]game.Move, 0, 1024))
	steps := []struct {
		name string
		step func()
	}{
		{"AppendMoves", func() { buffer = g.AppendMoves(buffer[:0]) }},
		{"Key and Hash", func() { _, _ = g.Key(), g.Hash() }},
		{"Sample", func() { game.SampleMove(g, r) }},
		{"Do, Outcome and Undo", func() {
			for _, m := range buffer[:min(20, len(buffer))] {
				g.Do(m)
				g.Outcome()
				g.Undo()
			}
		}},
		{"CountTurns", func() {
			if !g.MidTurn() {
				game.CountLegalTurns(g)
			}
		}},
	}
	for _, s := range steps {
		if n := testing.AllocsPerRun(3, s.step); n > 0 {
			return fmt.Errorf("%s allocates %v times", s.name, n)
		}
	}
	return nil
}
