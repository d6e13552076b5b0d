package rulebook

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
)

// GameLine is the position of a picture: a game at one moment. It is written as JSON.
type GameLine struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options,omitempty"`
	Position string            `json:"position,omitempty"`
	Turns    []string          `json:"turns"`
}

// diagramSpec is the content of a comment: arguments of the command draw.
type diagramSpec struct {
	line            GameLine
	pick, why, mark string
	hands           bool
	lesson          bool // a page for newcomers, who need no coordinates
}

// argument is a word of a comment, in quotes or not.
var argument = regexp.MustCompile(`"[^"]*"|\S+`)

// parseDiagram reads a comment, e.g. -o ki=on -p "Gyoku*0,0" --pick "Hi Cho".
func parseDiagram(name, comment string) (*diagramSpec, error) {
	d := &diagramSpec{line: GameLine{Game: name, Options: map[string]string{}, Turns: []string{}}}
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
		case "--hands":
			d.hands = value == "on"
		default:
			return nil, fmt.Errorf("%s is not known here", flag)
		}
	}
	return d, nil
}

// state lays the position out.
func (d *diagramSpec) state(rules *game.Rules) (table game.Game, err error) {
	if d.line.Position == "" {
		table, err = rules.New(d.line.Options)
	} else {
		table, err = rules.NewFromPosition(d.line.Options, d.line.Position)
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
func (d *diagramSpec) svg(rules *game.Rules, words *messages.Messages, theme themes.Theme) (picture string, line []byte, err error) {
	table, err := d.state(rules)
	if err != nil {
		return "", nil, err
	}
	style := paint.BoardStyle{
		Theme: theme, Design: themes.DesignPictures, Title: rules.Title, Players: rolesOf(rules, words), Rules: rules, Language: words.Language,
		Coordinates: !d.lesson, Hands: d.hands,
	}
	style.Ringed = strings.Fields(d.mark)
	if err := d.addPicks(table, &style); err != nil {
		return "", nil, err
	}
	if d.why != "" {
		answer := game.ExplainTurn(table, d.why)
		style.Reasons, style.Refused = answer.Reasons, !answer.Legal
	}
	scene := paint.Board(table.Surface(), table.Situation(), style)
	scene.Background.A = 0
	if line, err = json.Marshal(d.line); err != nil {
		return "", nil, err
	}
	return svg.String(&scene, 560), line, nil
}

// rolesOf returns what a game calls its players.
func rolesOf(rules *game.Rules, words *messages.Messages) (roles [2]string) {
	roles = rules.RoleNames
	for seat := range game.Seat(2) {
		if id := "seat-" + seat.String(); rules.Messages != nil && rules.Messages.Has(id) {
			role := words.Text("site-role", "role", rules.Messages.Message(id))
			first, size := utf8.DecodeRuneInString(role)
			roles[seat] = string(unicode.ToUpper(first)) + role[size:]
		}
	}
	return roles
}

// addPicks shows the picks so far and the possible next ones.
func (d *diagramSpec) addPicks(table game.Game, style *paint.BoardStyle) error {
	path := strings.Fields(d.pick)
	for i, id := range path {
		picks, err := table.Picks(path[:i])
		if err != nil {
			return err
		}
		pick, ok := picks.PickByID(id)
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
			style.Targets = append(style.Targets, paint.TargetMark{Place: pick.Place, Captures: pick.Captures})
		}
	}
	return err
}
