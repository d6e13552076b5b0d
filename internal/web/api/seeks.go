package api

import (
	"cmp"
	"context"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// SeekStreams answers with the stream of a search for an opponent; see [live.Hub].
type SeekStreams interface {
	Seek(w http.ResponseWriter, r *http.Request, q lobby.SeekRequest)
}

// SeekRequest describes the match that somebody looks for an opponent for.
type SeekRequest struct {
	ID      string            `json:"id" pattern:"^[!-~]{1,64}$" doc:"Made up by the client, a new one for each search: the same sender and id go on with the same search." example:"s18"`
	Game    string            `json:"game" minLength:"1" maxLength:"64" doc:"The name of the game." example:"ki-shogi"`
	Options map[string]string `json:"options,omitempty" maxProperties:"32" doc:"Those that are not given have their default. A name and a value have at most 64 bytes."`
	Clock   string            `json:"clock,omitempty" maxLength:"64" doc:"none, minutes and seconds a turn (5+3), byo-yomi (10+3x30), or days a turn (3d); none if it is left out." example:"5+3"`
	Rated   bool              `json:"rated,omitempty" doc:"Counts for the ratings of both players, who need accounts."`
	Seat    string            `json:"seat,omitempty" enum:"first,second,any" doc:"The wanted seat; any if it is left out."`
	Lowest  int               `json:"lowest,omitempty" minimum:"0" maximum:"4000" doc:"The lowest rating of the opponent; 0 for no limit." example:"1400"`
	Highest int               `json:"highest,omitempty" minimum:"0" maximum:"4000" doc:"The highest rating of the opponent; 0 for no limit." example:"1700"`
}

func (a *api) seekRoutes() {
	type request struct{ Body SeekRequest }
	seek := withBody(maxBody, post("seek", "/api/seeks", "seeks", "Find an opponent",
		"The answer is a stream with a line of JSON now and with each change, and empty lines to keep it alive; see docs/protocol.md. It ends when the search has ended, "+
			"with the match if an opponent was found. A search whose stream has ended for three seconds is given up. Sent again with the same id before, "+
			"also to another node, it goes on. A person has one search: a new one ends the one before. A sender without an identity is given one.", http.StatusOK))
	seek.Responses[strconv.Itoa(http.StatusOK)] = ndjsonResponse("How the search is, a line each.")
	add(a, seek, func(_ context.Context, _ *requestContext, in *request) (*huma.StreamResponse, error) {
		q := lobby.SeekRequest{
			ID: in.Body.ID, Game: in.Body.Game, Options: in.Body.Options, Clock: in.Body.Clock, Rated: in.Body.Rated,
			Seat: game.None, Lowest: in.Body.Lowest, Highest: in.Body.Highest,
		}
		switch cmp.Or(in.Body.Seat, "any") {
		case game.First.String():
			q.Seat = game.First
		case game.Second.String():
			q.Seat = game.Second
		}
		return &huma.StreamResponse{Body: func(ctx huma.Context) {
			c := ctx.Context().Value(callKey{}).(*requestContext)
			a.Seeks.Seek(c.w, c.r, q)
		}}, nil
	})

	type path struct {
		ID string `path:"id" maxLength:"64" doc:"That of the request." example:"s18"`
	}
	type cancelled struct {
		Body struct {
			Waiting bool `json:"waiting" doc:"Whether the search was going on. If not, it had ended before, maybe with a match."`
		} `nameHint:"CancelledSeek"`
	}
	stop := operation(http.MethodDelete, "cancel-seek", "/api/seeks/{id}", "seeks", "Give up a search", "", http.StatusOK, []int{http.StatusForbidden, http.StatusUnauthorized})
	add(a, stop, func(ctx context.Context, c *requestContext, in *path) (*cancelled, error) {
		p, err := c.somebody()
		if err != nil {
			return nil, err
		}
		out := &cancelled{}
		out.Body.Waiting, err = c.Reception.CancelSeek(ctx, p, in.ID)
		return out, err
	})
}
