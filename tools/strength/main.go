package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

func main() {
	program := flag.String("program", "bin/teahouse", "the teahouse to play with")
	game := flag.String("game", "", "the game, e.g. ki-shogi; all without it")
	parts := flag.String("parts", "", "what to play, with commas between: greedy, site, beginner, levels, doubling, itself; all without it")
	scale := flag.Float64("scale", 1, "how many games, as a share of the usual numbers")
	out := flag.String("out", "strength", "the folder for the games")
	parallel := flag.Int("parallel", 1, "how many games at once")
	flag.Parse()
	if err := run(*program, *game, *parts, *out, *scale, *parallel); err != nil {
		fmt.Fprintln(os.Stderr, "strength:", err)
		os.Exit(1)
	}
}

func run(program, game, parts, out string, scale float64, parallel int) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	chosen := games
	if game != "" {
		chosen = []string{game}
	}
	for _, game := range chosen {
		if few[game] == 0 {
			return fmt.Errorf("there is no game %q; want one of %s", game, strings.Join(games, ", "))
		}
		contests := plan(game, scale, split(parts))
		if len(contests) == 0 {
			return fmt.Errorf("no part of the plan is called %q", parts)
		}
		var steps []summary
		for _, c := range contests {
			s, err := c.play(program, out, parallel)
			if err != nil {
				return err
			}
			fmt.Println(row(c, s))
			if c.part == "doubling" {
				steps = append(steps, s)
			}
		}
		if len(steps) > 0 {
			mean, within := slope(steps)
			fmt.Printf("| %s | a doubling, of %d | | %+.0f ± %.0f Elo | |\n", game, len(steps), mean, within)
		}
	}
	return nil
}

func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// play plays the match, or what is missing of it.
func (c contest) play(program, folder string, parallel int) (s summary, err error) {
	name := strings.NewReplacer(":", "", "/", "of", "=", "-").Replace(strings.Join(append([]string{c.game, c.one, c.other, strconv.Itoa(c.games)}, c.options...), "_"))
	file := filepath.Join(folder, name+".ndjson")
	args := []string{"match"}
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		args = append(args, c.args()...)
		args = append(args, "--out", file)
	} else {
		args = append(args, "--resume", file)
	}
	cmd := exec.Command(program, append(args, "--json", "--parallel", strconv.Itoa(parallel))...)
	var said, wrong bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &wrong
	if err := cmd.Run(); err != nil {
		return s, fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, wrong.String())
	}
	return s, json.Unmarshal(said.Bytes(), &s)
}

// args are those of teahouse match that say what is played.
func (c contest) args() []string {
	args := []string{c.game, c.one, c.other, "--games", strconv.Itoa(c.games)}
	for _, o := range c.options {
		args = append(args, "-o", o)
	}
	return args
}
