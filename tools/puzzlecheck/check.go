package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// line is a line of a file of puzzles. It has its own type: the format is checked as well.
type line struct {
	ID       string            `json:"id"`
	Game     string            `json:"game"`
	Options  map[string]string `json:"options"`
	Position string            `json:"position"`
	Wins     int               `json:"wins"`
	Saves    int               `json:"saves"`
	Turns    []string          `json:"turns"`
}

// check returns what is wrong with a puzzle first, nothing if it is right, and the number of positions that
// it looked at.
func check(p *line) (complaint string, positions int) {
	rules, ok := games.ByName(p.Game)
	if !ok {
		return fmt.Sprintf("there is no game %q", p.Game), 0
	}
	if (p.Wins == 0) == (p.Saves == 0) || p.Wins > 0 && p.Wins%2 == 0 || p.Saves%2 == 1 || max(p.Wins, p.Saves) > maxTurns || min(p.Wins, p.Saves) < 0 {
		return fmt.Sprintf("wins %d, saves %d: want an odd or an even number", p.Wins, p.Saves), 0
	}
	g, err := rules.NewFromPosition(p.Options, p.Position)
	if err != nil {
		return err.Error(), 0
	}
	if len(p.Turns) == 0 || g.Outcome().Over() || g.ToMove() != game.First && g.ToMove() != game.Second {
		return "it has no turn, or nobody to make it", 0
	}
	us := g.ToMove()
	if p.Wins > 0 {
		if complaint := checkLine(rules, p, us); complaint != "" {
			return complaint, 0
		}
	}
	s := newSolver(g)
	if p.Wins > 1 && s.wins(p.Wins-2) {
		return fmt.Sprintf("it is won in %d turns or fewer", p.Wins-2), s.positions
	}
	legal := game.LegalTurns(g)
	switch {
	case len(legal) < 2:
		return "there is no choice", s.positions
	case !slices.Contains(legal, p.Turns[0]):
		return fmt.Sprintf("%s is not legal", p.Turns[0]), s.positions
	}
	for _, text := range legal {
		if err := game.PlayTurn(g, text); err != nil {
			return err.Error(), s.positions
		}
		s.positions++
		var solves bool
		if p.Wins > 0 {
			solves = s.isWon(us, p.Wins)
		} else {
			solves = !s.isLost(us, p.Saves)
		}
		game.UndoTurn(g)
		switch {
		case solves && text != p.Turns[0]:
			return fmt.Sprintf("%s is another solution", text), s.positions
		case !solves && text == p.Turns[0]:
			return fmt.Sprintf("%s is no solution", text), s.positions
		}
	}
	return "", s.positions
}

// checkLine plays the turns of a win and returns what is wrong with them, nothing if they are right.
func checkLine(rules *game.Rules, p *line, us game.Seat) string {
	g, err := rules.NewFromPosition(p.Options, p.Position)
	if err != nil {
		return err.Error()
	}
	for i, text := range p.Turns {
		if err := game.PlayTurn(g, text); err != nil {
			return fmt.Sprintf("turn %d: %v", i+1, err)
		}
	}
	if o := g.Outcome(); !o.Over() || o.Winner != us || len(p.Turns) != p.Wins {
		return fmt.Sprintf("%s ends with %q after %d turns, not with a win after %d", strings.Join(p.Turns, " "), o, len(p.Turns), p.Wins)
	}
	return ""
}
