package api

import (
	"context"

	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// GameInfo is a game that can be played.
type GameInfo struct {
	Name      string       `json:"name" example:"ki-shogi"`
	Title     string       `json:"title" doc:"For people." example:"Ki Shogi"`
	Author    string       `json:"author"`
	Players   [2]string    `json:"players" doc:"What the game calls the first and the second player."`
	Rules     int          `json:"rules" doc:"The version of the rules." example:"1"`
	Options   []OptionInfo `json:"options" doc:"What players choose before a game."`
	Computers []string     `json:"computers" doc:"The levels of the computer that people are offered, the weakest first: numbers from 1 to 8. A seat can also be ordered for random (any legal turn) and greedy (looks one turn ahead)." example:"[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\"]"`
	Headings  []TurnRule   `json:"headings" doc:"The rules that a turn can break, in the order in which they are tested."`
}

// OptionInfo is a choice before a game.
type OptionInfo struct {
	Name    string   `json:"name" example:"ki"`
	Default string   `json:"default" example:"on"`
	Meaning string   `json:"meaning"`
	Values  []string `json:"values,omitempty" doc:"What can be chosen, or some of it."`
	Valid   string   `json:"valid" doc:"All that can be chosen, in a phrase." example:"off, on"`
	Min     *int     `json:"min,omitempty" doc:"Of a whole number."`
	Max     *int     `json:"max,omitempty"`
}

// TurnRule is a rule.
type TurnRule struct {
	ID    string `json:"id" example:"orbit"`
	Title string `json:"title"`
}

// english writes what the list of games says.
var english *message.Language

func (c *requestContext) gameOf(r *game.Rules) GameInfo {
	g := GameInfo{
		Name: r.Name, Title: r.Title, Author: r.Author, Players: r.RoleNames, Rules: r.Version,
		Options: []OptionInfo{}, Computers: []string{}, Headings: []TurnRule{},
	}
	for i := range r.Options {
		o := &r.Options[i]
		option := OptionInfo{Name: o.Name, Default: o.Default, Meaning: o.Description, Values: o.Values, Valid: o.ValidValues()}
		if o.Range != nil {
			option.Min, option.Max = &o.Range.Min, &o.Range.Max
		}
		g.Options = append(g.Options, option)
	}
	g.Computers = append(g.Computers, c.Reception.Levels(r.Name)...)
	for _, h := range r.TurnRules {
		g.Headings = append(g.Headings, TurnRule{ID: h.ID, Title: english.Title(r.RuleTitle(h.ID))})
	}
	return g
}

func (a *api) gameRoutes() {
	type list struct {
		Body struct {
			Games []GameInfo `json:"games"`
		} `nameHint:"Games"`
	}
	add(a, get("list-games", "/api/games", "games", "List the games", "With their options, rules and computers."),
		func(_ context.Context, c *requestContext, _ *struct{}) (*list, error) {
			out := &list{}
			for _, rules := range c.Reception.Games {
				out.Body.Games = append(out.Body.Games, c.gameOf(rules))
			}
			return out, nil
		})

	type one struct{ Body GameInfo }
	type name struct {
		Game string `path:"game" maxLength:"64" doc:"The name of the game." example:"ki-shogi"`
	}
	add(a, get("get-game", "/api/games/{game}", "games", "Look up a game", "", 404),
		func(_ context.Context, c *requestContext, in *name) (*one, error) {
			rules, err := c.Reception.Games.ByName(in.Game)
			if err != nil {
				return nil, problem.New(problem.NotFound, message.Of(err))
			}
			return &one{c.gameOf(rules)}, nil
		})
}
