package api

import (
	"context"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/openings"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/message"
)

// ExploredResults is how games ended.
type ExploredResults struct {
	Games  int64 `json:"games" doc:"How many there are."`
	First  int64 `json:"first" doc:"Won by the first seat."`
	Second int64 `json:"second" doc:"Won by the second seat."`
	Drawn  int64 `json:"drawn"`
}

// ExploredSample is a game in which a turn was played: a match, or a game of a file.
type ExploredSample struct {
	Match string `json:"match,omitempty" doc:"The id of a match of this service. It may have been deleted since."`
	Title string `json:"title,omitempty" doc:"The players and the date of a game of a file." example:"Ann – Bob, 2031-05-17"`
}

// ExploredTurn is what happened after a turn.
type ExploredTurn struct {
	Turn     string   `json:"turn" doc:"Legal in the position." example:"Gyoku*2,2"`
	Notation string   `json:"notation,omitempty" doc:"As the players of the game write it, if that is not the turn itself."`
	Same     []string `json:"same" doc:"Other turns that are the same, because the position looks alike from several sides."`
	ExploredResults
	Samples []ExploredSample `json:"samples" doc:"Some of the last games."`
}

// ExploredPosition is what was played in a position.
type ExploredPosition struct {
	Source  string            `json:"source" enum:"played,self-play,imported"`
	Options map[string]string `json:"options"`
	ExploredResults
	Different int            `json:"different" doc:"How many different turns were played; turns that are the same count once."`
	Turns     []ExploredTurn `json:"turns" doc:"The most frequent first."`
}

// ExploredBook is the games that are counted together.
type ExploredBook struct {
	Source  string `json:"source" enum:"played,self-play,imported"`
	Game    string `json:"game" example:"ki-shogi"`
	Options string `json:"options" doc:"All of them, as a question for a position has them." example:"field=open ki=off"`
	Games   int64  `json:"games"`
}

func exploredResults(c store.ExplorerCount) ExploredResults {
	return ExploredResults{c.Games, c.First, c.Second, c.Drawn()}
}

func (a *api) explorerRoutes() {
	type books struct {
		Body struct {
			Books []ExploredBook `json:"books"`
		} `nameHint:"ExploredBooks"`
	}
	add(a, get("list-explored-books", "/api/explorer", "explorer", "Which games were counted?", "Games of one source, with the same options."),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*books, error) {
			list, err := c.Explorer.ExplorerBooks(ctx)
			out := &books{}
			out.Body.Books = []ExploredBook{}
			for _, b := range list {
				out.Body.Books = append(out.Body.Books, ExploredBook{string(b.Source), b.Game, b.Options, b.Games})
			}
			return out, err
		})

	type question struct {
		Game     string `path:"game" maxLength:"64" doc:"The name of the game." example:"ki-shogi"`
		Options  string `query:"options" maxLength:"512" doc:"Options of the game with spaces between. Those that are not given have their default." example:"ki=on field=5x5"`
		Position string `query:"position" maxLength:"8192" doc:"The position text; left out for the beginning of the game."`
		Source   string `query:"source" enum:"played,self-play,imported" default:"played" doc:"Public matches with a person in a seat; games of computers against each other; games of files."`
		Limit    int    `query:"limit" minimum:"1" maximum:"100" default:"20" doc:"How many turns there are in the answer at most."`
		Lang     string `query:"lang" maxLength:"8" doc:"The language of the answer, e.g. de; by default that of the field Accept-Language."`
	}
	type answer struct{ Body ExploredPosition }
	add(a, get("explore", "/api/explorer/{game}", "explorer", "What was played in a position?",
		"Positions that look alike are one: on another side of the board, with the seats exchanged, and whatever turns led to them. "+
			"Only the first 16 turns of a game are counted.", 404),
		func(ctx context.Context, c *requestContext, in *question) (*answer, error) {
			if _, err := c.Reception.Games.ByName(in.Game); err != nil {
				return nil, problem.New(problem.NotFound, message.Of(err))
			}
			lang := c.setLanguage(in.Lang)
			b, err := analysis.NewAnalysis(c.Reception.Games, analysis.GameLine{Game: in.Game, Options: optionsOf(in.Options), Position: in.Position}, lobby.MaxTurns)
			if err != nil {
				return nil, err
			}
			b.SetLanguage(languages.For(lang))
			p, err := openings.At(ctx, c.Explorer, store.ExplorerSource(in.Source), b.Table, in.Limit)
			if err != nil {
				return nil, err
			}
			return &answer{exploredPosition(b.Table, &p)}, nil
		})
}

// optionsOf reads options with spaces between. What is no option is one without a value, which the game refuses by its name.
func optionsOf(text string) map[string]string {
	options := map[string]string{}
	for word := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(word, "=")
		options[name] = value
	}
	return options
}

// exploredPosition is the answer about the position of g.
func exploredPosition(g game.Game, p *openings.Position) ExploredPosition {
	found := ExploredPosition{
		Source: string(p.Book.Source), Options: g.Options(), ExploredResults: exploredResults(p.ExplorerCount), Different: p.Different, Turns: []ExploredTurn{},
	}
	for i := range p.Turns {
		t := &p.Turns[i]
		shown := ExploredTurn{Turn: t.Text, Same: append([]string{}, t.Same...), ExploredResults: exploredResults(t.ExplorerCount), Samples: []ExploredSample{}}
		if written, err := g.Rules().Notation.WriteTurn(g, t.Text); err == nil && written != t.Text {
			shown.Notation = written
		}
		for _, s := range t.Samples {
			shown.Samples = append(shown.Samples, ExploredSample{s.Match, s.Title})
		}
		found.Turns = append(found.Turns, shown)
	}
	return found
}
