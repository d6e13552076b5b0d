package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/glicko"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// CoursesDone are the steps of courses that a person has done.
type CoursesDone struct {
	Done map[string][]string `json:"done" doc:"The names of the steps, by game. Steps that no course has are left out." example:"{\"ki-shogi\": [\"drop\"]}"`
}

// PuzzleStrength is how strong a person is at the puzzles of a game.
type PuzzleStrength struct {
	Points     float64 `json:"points"`
	Deviation  float64 `json:"deviation" doc:"The strength is within two deviations with a probability of 95%."`
	Volatility float64 `json:"volatility"`
	At         int64   `json:"at" doc:"Of the last puzzle that has changed it, in milliseconds since 1970."`
}

// PuzzleMistake is a puzzle that is to be repeated.
type PuzzleMistake struct {
	ID   string `json:"id"`
	Step int    `json:"step" doc:"How often it was repeated without a mistake."`
	Due  int64  `json:"due" doc:"The day from which it is repeated, as a number of days since 1970."`
}

// BestCounts are the best counts of a person.
type BestCounts struct {
	Streak int `json:"streak" minimum:"0" maximum:"1000" doc:"Puzzles solved in a row."`
	Timed  int `json:"timed" minimum:"0" maximum:"1000" doc:"Puzzles solved in three minutes."`
}

// PuzzleProgress is what a person has done with the puzzles of a game.
type PuzzleProgress struct {
	Rating   *PuzzleStrength `json:"rating" doc:"null before the first puzzle."`
	Tried    []string        `json:"tried" doc:"The ids of puzzles, the last one last. At most 2000."`
	Mistakes []PuzzleMistake `json:"mistakes" doc:"The first due first. At most 500."`
	Best     BestCounts      `json:"best"`
	Votes    map[string]int  `json:"votes" doc:"The votes of the sender, 1 or -1, by the id of the puzzle."`
}

// PuzzleResult is that the sender has tried a puzzle.
type PuzzleResult struct {
	ID     string `json:"id" maxLength:"16"`
	Solved bool   `json:"solved" doc:"At the first turn, without help."`
	At     int64  `json:"at" minimum:"0" doc:"In milliseconds since 1970. A result of the same puzzle that is not later than one before changes nothing."`
	Day    int64  `json:"day" minimum:"0" doc:"The day where the sender is, as a number of days since 1970."`
}

// PuzzleReportInfo is a report about a puzzle.
type PuzzleReportInfo struct {
	Game     string            `json:"game"`
	ID       string            `json:"id" doc:"Of the puzzle."`
	Reporter string            `json:"reporter" doc:"The id of the person."`
	Fault    store.PuzzleFault `json:"fault" enum:"other-solution,wrong-solution,text,other"`
	Text     string            `json:"text"`
	At       time.Time         `json:"at"`
}

func progressInfo(p *learning.Progress) PuzzleProgress {
	info := PuzzleProgress{Tried: append([]string{}, p.Tried...), Mistakes: []PuzzleMistake{}, Best: BestCounts(p.Best), Votes: p.Votes}
	if info.Votes == nil {
		info.Votes = map[string]int{}
	}
	if p.Rating != nil {
		info.Rating = puzzleStrength(p.Rating)
	}
	for _, m := range p.Mistakes {
		info.Mistakes = append(info.Mistakes, PuzzleMistake{m.Puzzle, m.Step, m.Due})
	}
	return info
}

func puzzleStrength(s *glicko.Strength) *PuzzleStrength {
	return &PuzzleStrength{s.Points, s.Deviation, s.Volatility, s.At.UnixMilli()}
}

func (a *api) learningRoutes() {
	type done struct{ Body CoursesDone }
	add(a, get("get-courses", "/api/me/courses", "learning", "Which steps of courses have I done?", "With an account. Guests keep their steps in the browser.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*done, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			steps, err := c.Learning.Steps(ctx, p.ID)
			return &done{CoursesDone{steps}}, err
		})

	type doing struct {
		Body struct {
			Done map[string][]string `json:"done" maxProperties:"50" doc:"The names of the steps, by game."`
		} `nameHint:"AddSteps"`
	}
	add(a, withBody(maxPositionBody, post("add-steps", "/api/me/courses", "learning", "Add steps of courses that I have done", "The answer has all that the sender has done.", 200, 401)),
		func(ctx context.Context, c *requestContext, in *doing) (*done, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			steps, err := c.Learning.AddSteps(ctx, p.ID, in.Body.Done)
			return &done{CoursesDone{steps}}, learningError(err)
		})

	type progress struct{ Body PuzzleProgress }
	add(a, get("get-puzzle-progress", "/api/me/puzzles/{game}", "learning", "What have I done with the puzzles of a game?", "With an account.", 401, 404),
		func(ctx context.Context, c *requestContext, in *PuzzleGame) (*progress, error) {
			p, err := c.puzzler(*in)
			if err != nil {
				return nil, err
			}
			found, err := c.Learning.PuzzleProgress(ctx, p.ID, in.Game)
			return &progress{progressInfo(&found)}, err
		})

	type results struct {
		PuzzleGame
		Body struct {
			Results []PuzzleResult `json:"results" maxItems:"100" doc:"The oldest first. The first of each puzzle changes the ratings of the sender and of the puzzle, whatever comes later."`
			Best    BestCounts     `json:"best,omitempty"`
		} `nameHint:"PuzzleResults"`
	}
	add(a, withBody(maxPositionBody, post("add-puzzle-results", "/api/me/puzzles/{game}", "learning", "Add puzzles that I have tried",
		"What is sent twice counts once. The answer has all that the sender has done.", 200, 401, 404)),
		func(ctx context.Context, c *requestContext, in *results) (*progress, error) {
			p, err := c.puzzler(in.PuzzleGame)
			if err != nil {
				return nil, err
			}
			r := learning.Results{Best: learning.Best(in.Body.Best)}
			for _, one := range in.Body.Results {
				r.Tries = append(r.Tries, learning.Try{Puzzle: one.ID, Solved: one.Solved, At: time.UnixMilli(one.At), Day: one.Day})
			}
			found, err := c.Learning.Record(ctx, p.ID, in.Game, r)
			return &progress{progressInfo(&found)}, learningError(err)
		})

	type voting struct {
		PuzzlePath
		Body struct {
			Vote int `json:"vote" minimum:"-1" maximum:"1" doc:"1: for it; -1: against it; 0: none."`
		} `nameHint:"Voting"`
	}
	add(a, withBody(maxBody, change(http.MethodPut, "vote-puzzle", "/api/me/puzzles/{game}/{id}/vote", "learning", "Vote for or against a puzzle",
		"Once for each puzzle that the sender has tried; a later vote replaces the one before. Puzzles that two thirds of at least 5 votes are against are not offered any more.", 401, 404)),
		func(ctx context.Context, c *requestContext, in *voting) (*struct{}, error) {
			p, err := c.puzzler(in.PuzzleGame)
			if err != nil {
				return nil, err
			}
			return nil, learningError(c.Learning.Vote(ctx, p.ID, in.Game, in.ID, in.Body.Vote))
		})

	type reporting struct {
		PuzzlePath
		Body struct {
			Fault store.PuzzleFault `json:"fault" enum:"other-solution,wrong-solution,text,other"`
			Text  string            `json:"text" maxLength:"500"`
		} `nameHint:"PuzzleReporting"`
	}
	add(a, withBody(maxBody, change(http.MethodPut, "report-puzzle", "/api/me/puzzles/{game}/{id}/report", "learning", "Report a puzzle to the moderators",
		"One that the sender has tried. A later report replaces the one before. At most 10 reports of a sender about puzzles are open at once.", 401, 404, 409)),
		func(ctx context.Context, c *requestContext, in *reporting) (*struct{}, error) {
			p, err := c.puzzler(in.PuzzleGame)
			if err != nil {
				return nil, err
			}
			return nil, learningError(c.Learning.Report(ctx, p.ID, in.Game, in.ID, in.Body.Fault, in.Body.Text))
		})

	type reports struct {
		Body struct {
			Reports []PuzzleReportInfo `json:"reports" doc:"The oldest first, at most 100."`
		} `nameHint:"PuzzleReports"`
	}
	add(a, get("list-puzzle-reports", "/api/moderation/puzzles", "moderation", "Which puzzles were reported?", "For moderators and operators.", 401, 403),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*reports, error) {
			if _, err := c.moderator(ctx); err != nil {
				return nil, err
			}
			found, err := c.Learning.Reports(ctx, store.MaxList)
			out := &reports{}
			out.Body.Reports = puzzleReportInfos(found)
			return out, err
		})

	add(a, change(http.MethodDelete, "settle-puzzle-reports", "/api/moderation/puzzles/{game}/{id}", "moderation", "Settle the reports about a puzzle", "The use of the role is in the audit of the sender.", 401, 403, 404),
		func(ctx context.Context, c *requestContext, in *PuzzlePath) (*struct{}, error) {
			by, err := c.moderator(ctx)
			if err != nil {
				return nil, err
			}
			return nil, settleError(c.Moderation.SettlePuzzle(ctx, by, in.Game, in.ID))
		})
}

// puzzler returns the sender of a request about puzzles of a game, who is logged in.
func (c *requestContext) puzzler(in PuzzleGame) (identity.Person, error) {
	if _, err := c.set(in); err != nil {
		return identity.Person{}, err
	}
	return c.owner()
}

// learningError names the errors of what people learn.
func learningError(err error) error {
	switch {
	case errors.Is(err, learning.ErrNoPuzzle):
		return problem.New(problem.NotFound, problemmessages.NoPuzzle())
	case errors.Is(err, learning.ErrNotTried):
		return problem.InvalidField("id", problemmessages.PuzzleNotTried())
	case errors.Is(err, store.ErrTooMany):
		return problem.New(problem.TooMany, problemmessages.TooManyReports(store.MaxOpenReports))
	}
	return err
}

func puzzleReportInfos(tries []store.PuzzleTry) []PuzzleReportInfo {
	list := []PuzzleReportInfo{}
	for _, t := range tries {
		list = append(list, PuzzleReportInfo{t.Game, t.Puzzle, t.Person, t.Report, t.ReportText, t.Reported})
	}
	return list
}
