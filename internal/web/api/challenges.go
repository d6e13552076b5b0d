package api

import (
	"context"
	"net/http"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// ChallengeInfo is an open challenge.
type ChallengeInfo struct {
	Match   protocol.MatchListing `json:"match"`
	Seat    game.Seat             `json:"seat" doc:"That of the person who is challenged."`
	Expires int64                 `json:"expires_s" doc:"In how many seconds it expires."`
}

// ChallengeLists are the challenges of a person.
type ChallengeLists struct {
	Received []ChallengeInfo `json:"received" doc:"To the sender. They are accepted by taking the seat."`
	Made     []ChallengeInfo `json:"made" doc:"By the sender."`
}

// ChallengeSettings say from whom a person takes challenges.
type ChallengeSettings struct {
	From string `json:"from" enum:"everybody,followed,nobody" doc:"Everybody, those whom the person follows, or nobody."`
}

func challengeInfos(challenges []lobby.StandingChallenge) []ChallengeInfo {
	list := []ChallengeInfo{}
	for _, c := range challenges {
		list = append(list, ChallengeInfo{protocol.ListingOf(c.Summary), c.Seat, int64(c.Left.Seconds())})
	}
	return list
}

func (a *api) challengeRoutes() {
	type lists struct{ Body ChallengeLists }
	add(a, get("list-challenges", "/api/challenges", "challenges", "Which challenges are open?", "Those of the sender, at most 100.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*lists, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			found, err := c.Reception.Challenges(ctx, p)
			return &lists{ChallengeLists{challengeInfos(found.Received), challengeInfos(found.Made)}}, err
		})

	add(a, change(http.MethodDelete, "end-challenge", "/api/challenges/{match}", "challenges", "Decline or withdraw a challenge",
		"A challenge to the sender is declined, one by the sender is withdrawn.", 401, 404, 409),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return nil, c.Reception.EndChallenge(ctx, p, in.Match)
		})

	type settings struct{ Body ChallengeSettings }
	add(a, get("get-challenge-settings", "/api/me/challenges", "challenges", "Who may challenge me?", "", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*settings, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			policy, err := c.Reception.ChallengePolicy(ctx, p)
			return &settings{ChallengeSettings{lobby.PolicyWord(policy)}}, err
		})

	add(a, withBody(maxBody, change(http.MethodPut, "change-challenge-settings", "/api/me/challenges", "challenges", "Change who may challenge me", "Open challenges are left as they are.", 401)),
		func(ctx context.Context, c *requestContext, in *settings) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return nil, c.Reception.SetChallengePolicy(ctx, p, in.Body.From)
		})
}
