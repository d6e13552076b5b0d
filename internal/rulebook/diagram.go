package rulebook

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
)

// Line is what a picture shows: a game at one moment. It is written as JSON.
type Line struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options,omitempty"`
	Position string            `json:"position,omitempty"`
	Turns    []string          `json:"turns"`
}

// drawing is what a comment asks for: arguments of the command draw.
type drawing struct {
	line            Line
	pick, why, mark string
}

// argument is a word of a comment, in quotes or not.
var argument = regexp.MustCompile(`"[^"]*"|\S+`)

// drawingOf reads a comment, e.g. -o ki=on -p "Gyoku*0,0" --pick "Hi Cho".
func drawingOf(name, comment string) (*drawing, error) {
	d := &drawing{line: Line{Game: name, Options: map[string]string{}, Turns: []string{}}}
	words := argument.FindAllString(comment, -1)
	for len(words) > 0 {
		if len(words) == 1 {
			return nil, fmt.Errorf("%s has no value", words[0])
		}
		flag, value := words[0], strings.Trim(words[1], `"`)
		words = words[2:]
		switch flag {
		case "-o":
			option, chosen, _ := strings.Cut(value, "=")
			d.line.Options[option] = chosen
		case "-p":
			d.line.Turns = strings.Fields(value)
		case "--position":
			d.line.Position = value
		case "--pick":
			d.pick = value
		case "--why":
			d.why = value
		case "--mark":
			d.mark = value
		default:
			return nil, fmt.Errorf("%s is not known here", flag)
		}
	}
	return d, nil
}

// lay lays the position out.
func (d *drawing) lay(rules *game.Rules) (table game.Table, err error) {
	if d.line.Position == "" {
		table, err = rules.New(d.line.Options)
	} else {
		table, err = rules.Setup(d.line.Options, d.line.Position)
	}
	if err != nil {
		return nil, err
	}
	for _, turn := range d.line.Turns {
		if err := game.PlayTurn(table, turn); err != nil {
			return nil, fmt.Errorf("%s: %w", turn, err)
		}
	}
	return table, nil
}

// svg draws what the comment asks for, and returns the position as JSON.
func (d *drawing) svg(rules *game.Rules, theme look.Theme) (picture string, line []byte, err error) {
	table, err := d.lay(rules)
	if err != nil {
		return "", nil, err
	}
	style := paint.Style{Theme: theme, Set: look.Pictures, Title: rules.Title, Players: rules.Players, Coordinates: true}
	style.Marked = strings.Fields(d.mark)
	if err := d.picks(table, &style); err != nil {
		return "", nil, err
	}
	if d.why != "" {
		answer := game.Why(table, d.why)
		style.Reasons, style.Refused = answer.Reasons, !answer.Legal
	}
	scene := paint.Board(table.Surface(), table.Situation(), style)
	scene.Background.A = 0
	if line, err = json.Marshal(d.line); err != nil {
		return "", nil, err
	}
	return svg.Text(&scene, 560), line, nil
}

// picks shows what has been picked and where that may go.
func (d *drawing) picks(table game.Table, style *paint.Style) error {
	path := strings.Fields(d.pick)
	for i, id := range path {
		picks, err := table.Picks(path[:i])
		if err != nil {
			return err
		}
		pick, ok := picks.Offers(id)
		if !ok {
			return errors.New("--pick: " + id + " is not offered")
		}
		if pick.Kind == game.PickPlace {
			style.Picked = append(style.Picked, pick.Place)
		}
	}
	if len(path) == 0 {
		return nil
	}
	picks, err := table.Picks(path)
	for _, pick := range picks.Next {
		if pick.Kind == game.PickPlace {
			style.Targets = append(style.Targets, paint.Target{Place: pick.Place, Takes: pick.Takes})
		}
	}
	return err
}
