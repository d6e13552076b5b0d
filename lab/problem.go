package lab

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"github.com/teahouse-games/teahouse/game"
)

// SuiteProblem is a position in which the seat to move wins by force, or in which only one turn does
// not lose.
type SuiteProblem struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options,omitempty"`
	Position string            `json:"position"`
	// Wins is the number of turns of both seats until the win if the defender holds out as long
	// as possible; no sooner win exists. It is 0 if Saves is not.
	Wins int `json:"wins,omitempty"`
	// Saves is the number of turns of both seats within which the seat to move loses unless it
	// begins as Turns does: no other turn saves it.
	Saves int `json:"saves,omitempty"`
	// Only says that the first turn is the only one that wins in that many turns.
	Only bool `json:"only,omitempty"`
	// Turns is a winning variation, or the saving turn.
	Turns []string `json:"turns"`
}

// State sets up the position of a problem of the game with these rules.
func (p *SuiteProblem) State(rules *game.Rules) (game.Game, error) {
	if p.Game != rules.Name {
		return nil, fmt.Errorf("a problem of %q is not one of %s", p.Game, rules.Name)
	}
	return rules.NewFromPosition(p.Options, p.Position)
}

// Kind returns an odd number for a win and an even number for a loss to be avoided: the number of
// turns.
func (p *SuiteProblem) Kind() int { return p.Wins + p.Saves }

// NewProblem returns the position of g as a problem without a solution.
func NewProblem(g game.Game) SuiteProblem {
	p := SuiteProblem{Game: g.Rules().Name, Position: g.PositionText()}
	for _, o := range g.Rules().Options {
		if value := g.Options()[o.Name]; value != o.Default {
			if p.Options == nil {
				p.Options = map[string]string{}
			}
			p.Options[o.Name] = value
		}
	}
	return p
}

// ReadProblems reads a suite, one problem as JSON on each line. The error names the line.
func ReadProblems(r io.Reader) (list []SuiteProblem, err error) {
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		var p SuiteProblem
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, p)
	}
	return list, lines.Err()
}

// WriteProblem writes a problem as one line of a suite.
func WriteProblem(w io.Writer, p SuiteProblem) error {
	line, err := json.Marshal(p)
	if err != nil {
		return err
	}
	_, err = w.Write(append(line, '\n'))
	return err
}
