package profile

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// MatchPlayer is what is shown beside the name of a player of a match.
type MatchPlayer struct {
	Path   string       `json:"profile,omitempty" doc:"The address of the profile." example:"/@/Ann"`
	Rating *MatchRating `json:"rating,omitempty"`
}

// MatchRating is the rating of a player in the games that are rated together with the match.
type MatchRating struct {
	Points      int  `json:"points" example:"1500"`
	Provisional bool `json:"provisional" doc:"Little is known yet."`
	Change      *int `json:"change,omitempty" doc:"By how much the match has changed it, as soon as it is counted." example:"12"`
}

// newRating is the rating of a player without a rated game.
func newRating() *MatchRating {
	r := rating.New()
	return &MatchRating{Points: rounded(r.Points), Provisional: r.Provisional()}
}

// Players returns what is shown beside the names in a list of matches, by match and seat.
func (p *Profiles) Players(ctx context.Context, list []store.Summary) (map[string][2]MatchPlayer, error) {
	pools, people := map[string][]string{}, []string(nil)
	for i := range list {
		pool := poolOf(&list[i])
		for _, seat := range list[i].Seats {
			if seat.Holder == match.HolderPerson {
				pools[pool], people = append(pools[pool], seat.Person), append(people, seat.Person)
			}
		}
	}
	paths, err := p.Paths(ctx, people)
	if err != nil {
		return nil, err
	}
	known := map[[2]string]PersonRating{} // by pool and person
	for pool, people := range pools {
		ratings, err := p.shown(p.Store.RatingsOf(ctx, pool, people))
		if err != nil {
			return nil, err
		}
		for _, r := range ratings {
			known[[2]string{pool, r.Person}] = r
		}
	}
	players := map[string][2]MatchPlayer{}
	for i := range list {
		s := &list[i]
		var both [2]MatchPlayer
		for seat := range s.Seats {
			if s.Seats[seat].Holder != match.HolderPerson {
				continue
			}
			person := s.Seats[seat].Person
			if r, ok := known[[2]string{poolOf(s), person}]; ok {
				both[seat].Rating = &MatchRating{Points: r.Points, Provisional: r.Provisional}
			} else if s.Rated {
				both[seat].Rating = newRating()
			}
			both[seat].Path = paths[person]
		}
		players[s.Match] = both
	}
	return players, nil
}

// PlayersOf returns what is shown beside the names in a match. After a rated match these are the ratings that it has led to, as
// soon as it is counted.
func (p *Profiles) PlayersOf(ctx context.Context, s *store.Summary) ([2]MatchPlayer, error) {
	all, err := p.Players(ctx, []store.Summary{*s})
	if err != nil {
		return [2]MatchPlayer{}, err
	}
	players := all[s.Match]
	if !s.Rated || s.Status != store.StatusOver {
		return players, nil
	}
	result, err := p.Store.Result(ctx, s.Match)
	switch {
	case errors.Is(err, store.ErrNotFound): // it has none
		return players, nil
	case err != nil:
		return players, err
	case result.Number == 0 || result.Annulled:
		return players, nil
	}
	for seat := range players {
		before, err := p.before(ctx, result.People[seat], &result)
		if err != nil {
			return players, err
		}
		after := result.After[seat]
		change := rounded(after.Points) - before
		players[seat].Rating = &MatchRating{
			Points: rounded(after.Points), Provisional: rating.PlayerRating{Deviation: after.Deviation}.Provisional(), Change: &change,
		}
	}
	return players, nil
}

// before returns the points of a person before a result.
func (p *Profiles) before(ctx context.Context, person string, r *store.RatedResult) (int, error) {
	for number := r.Number; ; {
		results, err := p.Store.ResultsOf(ctx, person, r.Pool, number, store.MaxList)
		if err != nil {
			return 0, err
		}
		for i := range results {
			if !results[i].Annulled {
				return rounded(results[i].After[seatOf(&results[i], person)].Points), nil
			}
		}
		if len(results) < store.MaxList {
			return newRating().Points, nil
		}
		number = results[len(results)-1].Number
	}
}
