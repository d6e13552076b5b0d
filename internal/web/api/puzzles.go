package api

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/puzzle"
)

// PuzzleInfo is a puzzle: a position with exactly one right turn.
type PuzzleInfo struct {
	ID       string            `json:"id" example:"1f0c22ab"`
	Game     string            `json:"game" example:"ki-shogi"`
	Options  map[string]string `json:"options,omitempty" doc:"Those that are not the usual ones."`
	Position string            `json:"position" doc:"The position text."`
	Wins     int               `json:"wins,omitempty" doc:"In how many turns of both seats the seat to move wins."`
	Saves    int               `json:"saves,omitempty" doc:"Within how many turns of both seats the seat to move loses, unless it plays the right turn."`
	Turns    []string          `json:"turns" doc:"The solution: the right turn, the best defence, and so on."`
	Tags     []string          `json:"tags" doc:"What it is about."`
	Rating   int               `json:"rating" doc:"How hard it is, on the scale of players. It changes with the results of people with an account."`
	Votes    *PuzzleVotes      `json:"votes,omitempty" doc:"Left out while there are fewer than 5."`
}

// PuzzleVotes are the votes of people about a puzzle.
type PuzzleVotes struct {
	Up   int `json:"up"`
	Down int `json:"down"`
}

// puzzleInfo describes a puzzle.
func (c *requestContext) puzzleInfo(ctx context.Context, p *puzzle.Puzzle) (PuzzleInfo, error) {
	info := PuzzleInfo{p.ID, p.Game, p.Options, p.Position, p.Wins, p.Saves, p.Turns, append([]string{}, p.Tags...), p.Rating, nil}
	votes, err := c.Learning.VotesOf(ctx, p.Game, p.ID)
	if votes != (learning.Votes{}) {
		info.Votes = &PuzzleVotes{votes.Up, votes.Down}
	}
	return info, err
}

// ListedPuzzle is a puzzle in a list.
type ListedPuzzle struct {
	ID     string   `json:"id"`
	Rating int      `json:"rating"`
	Tags   []string `json:"tags"`
}

// maxPuzzles is how many puzzles a list has at most.
const maxPuzzles = 100

// PuzzleGame is the game of puzzles.
type PuzzleGame struct {
	Game string `path:"game" maxLength:"64" doc:"The name of the game." example:"ki-shogi"`
}

// PuzzlePath is the path of a puzzle.
type PuzzlePath struct {
	PuzzleGame
	ID string `path:"id" maxLength:"16" doc:"The id of the puzzle." example:"1f0c22ab"`
}

// set returns the puzzles of the game. The error is a problem if there is no such game.
func (c *requestContext) set(in PuzzleGame) (puzzles.GamePuzzles, error) {
	if _, err := c.Reception.Games.ByName(in.Game); err != nil {
		return nil, problem.New(problem.NotFound, message.Of(err))
	}
	return puzzles.Of(in.Game)
}

func (a *api) puzzleRoutes() {
	type listing struct {
		PuzzleGame
		Theme string `query:"theme" maxLength:"40" doc:"A tag that they have." example:"drop"`
		Near  int    `query:"near" minimum:"0" maximum:"4000" default:"1200" doc:"The rating that they are near to."`
		Usual bool   `query:"usual" doc:"Those with the usual options of the game come first."`
		Limit int    `query:"limit" minimum:"1" maximum:"100" default:"30"`
	}
	type list struct {
		Body struct {
			Puzzles []ListedPuzzle     `json:"puzzles" doc:"Those nearest to the rating first, with usual among those with the usual options."`
			Daily   string             `json:"daily,omitempty" doc:"The id of today's puzzle, the same for everybody. The day is that in UTC."`
			Themes  []puzzles.TagCount `json:"themes" doc:"All tags of the puzzles of the game."`
		} `nameHint:"Puzzles"`
	}
	add(a, get("list-puzzles", "/api/puzzles/{game}", "puzzles", "List puzzles", "Without those that many people have voted against.", 404),
		func(ctx context.Context, c *requestContext, in *listing) (*list, error) {
			set, err := c.set(in.PuzzleGame)
			if err != nil {
				return nil, err
			}
			offered, err := c.Learning.Puzzles(ctx, in.Game)
			if err != nil {
				return nil, err
			}
			out := &list{}
			out.Body.Puzzles, out.Body.Themes = []ListedPuzzle{}, append([]puzzles.TagCount{}, set.Themes()...)
			for _, p := range offered.Near(puzzles.Query{Theme: in.Theme, Rating: in.Near, Usual: in.Usual, Max: min(in.Limit, maxPuzzles)}) {
				out.Body.Puzzles = append(out.Body.Puzzles, ListedPuzzle{p.ID, p.Rating, append([]string{}, p.Tags...)})
			}
			if today, ok := set.Daily(time.Now()); ok {
				out.Body.Daily = today.ID
			}
			return out, nil
		})

	type one struct{ Body PuzzleInfo }
	add(a, get("get-puzzle", "/api/puzzles/{game}/{id}", "puzzles", "Look up a puzzle", "With its solution.", 404),
		func(ctx context.Context, c *requestContext, in *PuzzlePath) (*one, error) {
			if _, err := c.set(in.PuzzleGame); err != nil {
				return nil, err
			}
			set, err := c.Learning.AllPuzzles(ctx, in.Game)
			if err != nil {
				return nil, err
			}
			p, ok := set.Find(in.ID)
			if !ok {
				return nil, problem.New(problem.NotFound, problemmessages.NoPuzzle())
			}
			info, err := c.puzzleInfo(ctx, &p)
			return &one{info}, err
		})
}
