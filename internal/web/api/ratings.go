package api

import (
	"context"
	"errors"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// RatingPoolInfo is the rated games that are counted together.
type RatingPoolInfo struct {
	Pool      string            `json:"pool" doc:"Its name, for other requests." example:"ki-shogi live field=open ki=off"`
	Game      string            `json:"game" example:"ki-shogi"`
	Speed     string            `json:"speed" enum:"live,correspondence"`
	Options   map[string]string `json:"options"`
	Results   int64             `json:"results" doc:"How many are counted."`
	FirstSeat SeatLeadInfo      `json:"first_seat"`
}

// SeatLeadInfo is how many points the first seat is worth, estimated from the results.
type SeatLeadInfo struct {
	Points    float64 `json:"points"`
	Deviation float64 `json:"deviation"`
}

// RatingInfo is how strong a person is in the games of a pool.
type RatingInfo struct {
	Pool        string    `json:"pool" example:"ki-shogi live field=open ki=off"`
	Points      int       `json:"points" example:"1500"`
	Deviation   int       `json:"deviation" doc:"It grows with the time since the last game." example:"110"`
	Provisional bool      `json:"provisional" doc:"The deviation is 110 or more."`
	Games       int       `json:"games"`
	Last        time.Time `json:"last" doc:"The end of the last rated game."`
}

// RankedPerson is a person in the list of the best.
type RankedPerson struct {
	Person string `json:"person" doc:"The id."`
	Name   string `json:"name" doc:"'Former player' if the account was deleted." example:"Ann"`
	RatingInfo
}

// RatedGameInfo is a rated game of a person, for a graph.
type RatedGameInfo struct {
	Number   int64     `json:"n" doc:"Its place in the pool."`
	Match    string    `json:"match,omitempty"`
	At       time.Time `json:"at"`
	Opponent string    `json:"opponent,omitempty" doc:"The id of the person."`
	Score    float64   `json:"score" doc:"1 for a win, 0.5 for a draw, 0 for a loss."`
	Points   int       `json:"points" doc:"Afterwards."`
	Annulled bool      `json:"annulled" doc:"It counts as if it had not been played."`
}

func ratingInfo(r *profile.PersonRating) RatingInfo {
	return RatingInfo{r.Pool, r.Points, r.Deviation, r.Provisional, r.Games, r.Last}
}

func ratingInfos(list []profile.PersonRating) []RatingInfo {
	infos := []RatingInfo{}
	for i := range list {
		infos = append(infos, ratingInfo(&list[i]))
	}
	return infos
}

// PersonPath is the path of a person.
type PersonPath struct {
	Person string `path:"person" maxLength:"64" doc:"The id of the person." example:"p1"`
}

func (a *api) ratingRoutes() {
	type pools struct {
		Body struct {
			Pools []RatingPoolInfo `json:"pools"`
		} `nameHint:"RatingPools"`
	}
	add(a, get("list-rating-pools", "/api/ratings", "ratings", "Which games are rated together?", "A game with the same options, live or by correspondence. A pool is there from its first result on."),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*pools, error) {
			list, err := c.Profiles.Store.RatingPools(ctx)
			out := &pools{}
			out.Body.Pools = []RatingPoolInfo{}
			for _, p := range list {
				info := rating.ParsePool(p.Name)
				out.Body.Pools = append(out.Body.Pools, RatingPoolInfo{p.Name, info.Game, info.Speed, info.Options, p.Last, SeatLeadInfo(p.Lead)})
			}
			return out, err
		})

	type best struct {
		Pool   string `query:"pool" required:"true" maxLength:"256" doc:"The name of the pool." example:"ki-shogi live field=open ki=off"`
		Cursor string `query:"cursor" maxLength:"100" doc:"From the answer before."`
		Limit  int    `query:"limit" minimum:"1" maximum:"100" default:"50"`
	}
	type ranking struct {
		Body struct {
			People []RankedPerson `json:"people" doc:"The best first."`
			Cursor string         `json:"cursor,omitempty" doc:"For the next request; left out at the end."`
		} `nameHint:"Ranking"`
	}
	add(a, get("list-best", "/api/ratings/best", "ratings", "Who is best?", "People whose rating has a deviation of 65 or less. It grows while they do not play."),
		func(ctx context.Context, c *requestContext, in *best) (*ranking, error) {
			after, err := rankingCursor(in.Cursor)
			if err != nil {
				return nil, err
			}
			list, shown, err := c.Profiles.Best(ctx, in.Pool, after, in.Limit)
			if err != nil {
				return nil, err
			}
			people := make([]string, len(list))
			for i := range list {
				people[i] = list[i].Person
			}
			names, err := c.Profiles.Store.Names(ctx, people)
			if err != nil {
				return nil, err
			}
			out := &ranking{}
			out.Body.People = []RankedPerson{}
			for i := range list {
				name := names[list[i].Person]
				if name == "" {
					name = store.FormerPlayer
				}
				out.Body.People = append(out.Body.People, RankedPerson{list[i].Person, name, ratingInfo(&shown[i])})
			}
			if n := len(list); n == in.Limit {
				out.Body.Cursor = strconv.FormatFloat(list[n-1].Points, 'g', -1, 64) + " " + list[n-1].Person
			}
			return out, nil
		})

	type ratings struct {
		Body struct {
			Name    string       `json:"name" example:"Ann"`
			Ratings []RatingInfo `json:"ratings"`
		} `nameHint:"PersonRatings"`
	}
	add(a, get("get-ratings", "/api/people/{person}/ratings", "ratings", "How strong is somebody?", "", 404),
		func(ctx context.Context, c *requestContext, in *PersonPath) (*ratings, error) {
			names, err := c.Profiles.Store.Names(ctx, []string{in.Person})
			if err != nil {
				return nil, err
			}
			list, err := c.Profiles.Ratings(ctx, in.Person)
			if err != nil {
				return nil, err
			}
			out := &ratings{}
			out.Body.Name = names[in.Person]
			switch {
			case out.Body.Name == "" && len(list) == 0:
				return nil, problem.New(problem.NotFound, problemmessages.NoPerson())
			case out.Body.Name == "":
				out.Body.Name = store.FormerPlayer
			}
			out.Body.Ratings = ratingInfos(list)
			return out, nil
		})

	type history struct {
		PersonPath
		Pool   string `query:"pool" required:"true" maxLength:"256" doc:"The name of the pool." example:"ki-shogi live field=open ki=off"`
		Before int64  `query:"before" minimum:"0" maximum:"9007199254740991" default:"0" doc:"Only games before this one; 0 begins with the last."`
		Limit  int    `query:"limit" minimum:"1" maximum:"100" default:"100"`
	}
	type played struct {
		Body struct {
			Games []RatedGameInfo `json:"games" doc:"The last first."`
		} `nameHint:"RatedGames"`
	}
	add(a, get("list-rated-games", "/api/people/{person}/ratings/games", "ratings", "How has a rating changed?", "The rated games of a person in a pool. Those of private matches have neither match nor opponent for others."),
		func(ctx context.Context, c *requestContext, in *history) (*played, error) {
			reader, err := c.person()
			if err != nil {
				return nil, err
			}
			list, err := c.Profiles.History(ctx, reader, in.Person, in.Pool, in.Before, in.Limit)
			out := &played{}
			out.Body.Games = []RatedGameInfo{}
			for _, r := range list {
				out.Body.Games = append(out.Body.Games, RatedGameInfo{r.Number, r.Match, r.At, r.Opponent, r.Score, r.Points, r.Annulled})
			}
			return out, err
		})
}

// rankingCursor reads the place in the list of the best from which an answer goes on.
func rankingCursor(text string) (*store.RatingCursor, error) {
	if text == "" {
		return nil, nil //nolint:nilnil // it begins with the best
	}
	points, person, ok := strings.Cut(text, " ")
	number, err := strconv.ParseFloat(points, 64)
	if err == nil && (!ok || math.IsNaN(number) || math.IsInf(number, 0)) {
		err = errors.New("it is no place in the list")
	}
	if err != nil {
		return nil, problem.InvalidField("cursor", problemmessages.Cursor()).WithCause(err)
	}
	return &store.RatingCursor{Points: number, Person: person}, nil
}
