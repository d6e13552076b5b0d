package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	p := selfPlay{}
	flags.StringVar(&p.game, "game", "", "name of the `game`")
	flags.Func("option", "`name=value` of the game; may be given several times", p.parseOption)
	flags.IntVar(&p.games, "games", 400, "games to play")
	flags.Uint64Var(&p.nodes, "nodes", 800, "nodes of each turn")
	flags.IntVar(&p.openingTurns, "drawn", 10, "turns at the beginning of a game that are drawn")
	flags.Float64Var(&p.randomShare, "loose", 0.1, "share of the later turns that are the second or third best")
	flags.IntVar(&p.maxTurns, "cut", 300, "turns after which a game is a draw")
	flags.Uint64Var(&p.seed, "seed", 1, "of all that is drawn")
	hold := flags.Float64("hold", 0.0005, "how firmly the weights are held where they are")
	if err := flags.Parse(args); err != nil {
		return err
	}
	h, err := p.collect(context.Background(), func(s string) { fmt.Fprintln(os.Stderr, s) })
	if err != nil {
		return err
	}
	fitted := fit(h.samples, h.weights, *hold)
	fmt.Fprintf(out, "// %d positions of %d games; error %.4f before and %.4f after.\n",
		len(h.samples), p.games, loss(h.samples, h.weights), loss(h.samples, fitted))
	printWeights(out, h.weights, fitted)
	return nil
}

func printWeights(out io.Writer, before, after []float64) {
	for i, w := range after {
		fmt.Fprintf(out, "\t%.3f, // %d, was %.3f\n", w, i, before[i])
	}
}
