package api

import (
	"context"
	"io"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// ProfileInfo is what the site shows of a person with an account.
type ProfileInfo struct {
	Person    string          `json:"person" doc:"The id."`
	Name      string          `json:"name" doc:"As the account has it; that of the request may only look like it." example:"Ann"`
	Since     time.Time       `json:"since" doc:"When the account was made."`
	Ratings   []RatingInfo    `json:"ratings"`
	You       *HeadToHeadInfo `json:"you,omitempty" doc:"How the games of the sender against the person have ended; left out for a sender without an identity and for the person."`
	Following bool            `json:"following" doc:"Whether the sender follows the person."`
}

// HeadToHeadInfo is how the games against a person have ended.
type HeadToHeadInfo struct {
	Won   int `json:"won"`
	Drawn int `json:"drawn"`
	Lost  int `json:"lost"`
}

// ProfilePath is the path of a profile.
type ProfilePath struct {
	Name string `path:"name" maxLength:"160" doc:"The name of the account, or one that looks like it." example:"Ann"`
}

// GameSearch selects games of a person.
type GameSearch struct {
	Game     string `query:"game" maxLength:"64" doc:"Only those of this game." example:"ki-shogi"`
	Opponent string `query:"opponent" maxLength:"160" doc:"Only those against the account with this name." example:"Bob"`
	Result   string `query:"result" enum:"won,lost,drawn" doc:"Only those that ended so for the person."`
	Rated    string `query:"rated" enum:"rated,casual" doc:"Only rated ones, or only others."`
	Speed    string `query:"speed" enum:"live,correspondence" doc:"Only those on a live clock, or only others."`
	Cursor   string `query:"cursor" maxLength:"64" doc:"Of the page before."`
	Limit    int    `query:"limit" minimum:"1" maximum:"50" default:"20" doc:"At most this many."`
}

func (a *api) profileRoutes() {
	type profileAnswer struct{ Body ProfileInfo }
	add(a, get("get-profile", "/api/@/{name}", "people", "Who is somebody?", "A person with an account that can be used.", 404),
		func(ctx context.Context, c *requestContext, in *ProfilePath) (*profileAnswer, error) {
			reader, err := c.person()
			if err != nil {
				return nil, err
			}
			found, err := c.Profiles.Find(ctx, in.Name)
			if err != nil {
				return nil, err
			}
			ratings, err := c.Profiles.Ratings(ctx, found.Person)
			if err != nil {
				return nil, err
			}
			out := &profileAnswer{ProfileInfo{Person: found.Person, Name: found.Name, Since: found.Created, Ratings: ratingInfos(ratings)}}
			between, ok, err := c.Profiles.Between(ctx, reader, found.Person)
			if err != nil {
				return nil, err
			}
			if ok {
				out.Body.You = &HeadToHeadInfo{between.Won, between.Drawn, between.Lost}
			}
			out.Body.Following, err = c.Profiles.Follows(ctx, reader, found.Person)
			return out, err
		})

	type search struct {
		ProfilePath
		GameSearch
	}
	add(a, get("list-games-of", "/api/@/{name}/games", "people", "List the games of somebody", "The public ones, and all for the person.", 404),
		func(ctx context.Context, c *requestContext, in *search) (*matchesAnswer, error) {
			reader, err := c.person()
			if err != nil {
				return nil, err
			}
			found, err := c.Profiles.Find(ctx, in.Name)
			if err != nil {
				return nil, err
			}
			return listAnswer(c.Profiles.Games(ctx, reader, found.Person, profile.Search(in.GameSearch)))
		})

	add(a, rawResponse(get("get-records-of", "/api/@/{name}/records", "people", "Read the records of somebody",
		"A ZIP file with the records of the finished games in the list of games, 1000 at most: the last changed.", 404), "application/zip"),
		func(ctx context.Context, c *requestContext, in *ProfilePath) (*huma.StreamResponse, error) {
			reader, err := c.person()
			if err != nil {
				return nil, err
			}
			found, err := c.Profiles.Find(ctx, in.Name)
			if err != nil {
				return nil, err
			}
			c.w.Header().Set("Content-Disposition", `attachment; filename="records.zip"`)
			return c.download("application/zip", func(w io.Writer) error { return c.Profiles.WriteRecords(ctx, w, reader, found.Person) }), nil
		})

	type players struct {
		Body struct {
			Seats [2]profile.MatchPlayer `json:"seats" doc:"By seat. A computer and an empty seat have nothing."`
		} `nameHint:"MatchPlayers"`
	}
	add(a, get("get-players", "/api/matches/{match}/players", "matches", "Who are the players of a match?",
		"Their profiles and ratings. After a rated match these are what it has made of them.", 404),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*players, error) {
			summary, err := c.Profiles.Store.Summary(ctx, in.Match)
			if err != nil {
				return nil, err
			}
			out := &players{}
			out.Body.Seats, err = c.Profiles.PlayersOf(ctx, &summary)
			return out, err
		})
}

// FollowedInfo is a person whom the sender follows.
type FollowedInfo struct {
	Person  string `json:"person" doc:"The id."`
	Name    string `json:"name" example:"Ann"`
	Playing string `json:"playing,omitempty" doc:"A public match on a live clock that they play now."`
}

func (a *api) followRoutes() {
	add(a, change(http.MethodPut, "follow", "/api/@/{name}/follow", "people", "Follow somebody", "Not if one of the two has blocked the other.", 401, 403, 404),
		func(ctx context.Context, c *requestContext, in *ProfilePath) (*struct{}, error) {
			reader, person, err := c.readerAndPerson(ctx, in)
			if err != nil {
				return nil, err
			}
			return nil, c.Profiles.Follow(ctx, reader, person)
		})
	add(a, change(http.MethodDelete, "unfollow", "/api/@/{name}/follow", "people", "Follow somebody no longer", "", 401, 404),
		func(ctx context.Context, c *requestContext, in *ProfilePath) (*struct{}, error) {
			reader, person, err := c.readerAndPerson(ctx, in)
			if err != nil {
				return nil, err
			}
			return nil, c.Profiles.Unfollow(ctx, reader, person)
		})

	type following struct {
		Body struct {
			People []FollowedInfo `json:"people" doc:"The last followed first."`
		} `nameHint:"Following"`
	}
	add(a, get("list-followed", "/api/me/following", "people", "Whom do I follow?", "", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*following, error) {
			reader, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &following{}
			out.Body.People, err = c.following(ctx, reader)
			return out, err
		})
}

// readerAndPerson returns the sender, who is logged in, and the id of the person of a profile.
func (c *requestContext) readerAndPerson(ctx context.Context, in *ProfilePath) (identity.Person, string, error) {
	reader, err := c.owner()
	if err != nil {
		return reader, "", err
	}
	found, err := c.Profiles.Find(ctx, in.Name)
	return reader, found.Person, err
}

// following returns whom the sender follows.
func (c *requestContext) following(ctx context.Context, reader identity.Person) ([]FollowedInfo, error) {
	list, err := c.Profiles.Following(ctx, reader)
	people := []FollowedInfo{}
	for _, f := range list {
		people = append(people, FollowedInfo{f.Person, f.Name, f.Playing})
	}
	return people, err
}
