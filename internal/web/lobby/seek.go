package lobby

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/pairing"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// Pairer finds opponents; see [pairing.Matchmaker].
type Pairer interface {
	Seek(ctx context.Context, q pairing.NewSeek) (*pairing.Watch, error)
	Cancel(ctx context.Context, person, request string) (bool, error)
}

// SeekRequest describes the match that somebody looks for an opponent for.
type SeekRequest struct {
	ID      string // names the request, so that it can be sent again
	Game    string
	Options map[string]string // those that are not given have their default
	Clock   string            // its text, e.g. "5+3"; empty for none
	Rated   bool
	Seat    game.Seat // that the sender wants; game.None: any
	// Lowest and Highest limit the rating of the opponent; 0: no limit.
	Lowest, Highest int
}

// The limits of the rating of an opponent.
const (
	MinRating = match.MinRating
	MaxRating = match.MaxRating
)

// FollowedSeek is that a person looks for an opponent. It must be closed.
type FollowedSeek struct {
	*pairing.Watch
	request string
	level   string
	lobby   *Lobby
}

// Seek begins to look for an opponent, or goes on with a request that was sent before.
func (r *Lobby) Seek(ctx context.Context, p identity.Person, q SeekRequest) (*FollowedSeek, error) {
	switch {
	case !p.Identified():
		return nil, needsIdentityError()
	case !clientName.MatchString(q.ID):
		return nil, problem.InvalidField("id", messages.SeekName())
	case q.Seat != game.None && !q.Seat.IsPlayer():
		return nil, problem.InvalidField("seat", messages.Seat())
	}
	for field, limit := range map[string]int{"lowest": q.Lowest, "highest": q.Highest} {
		if limit != 0 && (limit < MinRating || limit > MaxRating) {
			return nil, problem.InvalidField(field, messages.RatingLimit(MinRating, MaxRating))
		}
	}
	if q.Highest != 0 && q.Lowest > q.Highest {
		return nil, problem.InvalidField("lowest", messages.RatingRange())
	}
	rules, options, err := analysis.ResolveGame(r.Games, q.Game, q.Options, "")
	if err != nil {
		return nil, err
	}
	control, err := controlOf(q.Clock)
	if err != nil {
		return nil, err
	}
	// The match will be written on behalf of both.
	quota := room.WriteQuotaOf(ctx)
	if _, err := quota.Reserve(0); err != nil {
		return nil, err
	}
	w, err := r.Matchmaker.Seek(ctx, pairing.NewSeek{
		Person: p.ID, ID: q.ID, Seat: q.Seat, Lowest: float64(q.Lowest), Highest: float64(q.Highest),
		Terms: match.Terms{Game: rules.Name, Version: rules.Version, Options: options, Clock: control, Public: true, Rated: q.Rated},
	})
	if err != nil {
		return nil, err
	}
	return &FollowedSeek{Watch: w, request: q.ID, level: r.levelFor(rules.Name, w.Seek.Rating), lobby: r}, nil
}

// Update returns how the seek is.
func (k *FollowedSeek) Update() protocol.SeekUpdate {
	now := k.State()
	update := protocol.SeekUpdate{
		ID: k.request, Status: string(now.Status), Match: now.Match, Same: now.Same, Game: now.Game, Level: k.level,
		WaitedMS: max(k.lobby.Now().Sub(k.Watch.Seek.Since).Milliseconds(), 0),
	}
	if now.Match != "" {
		update.Seat = now.Seat.String()
	}
	return update
}

// CancelSeek ends a search, and reports whether it waited: if not, it has ended before, maybe with a match.
func (r *Lobby) CancelSeek(ctx context.Context, p identity.Person, request string) (bool, error) {
	if !p.Identified() {
		return false, needsIdentityError()
	}
	if !clientName.MatchString(request) {
		return false, problem.InvalidField("id", messages.SeekName())
	}
	return r.Matchmaker.Cancel(ctx, p.ID, request)
}

// levelFor returns the level of the computer to offer to somebody with a rating: the usual one to a new player, and one more or
// less for each step of points. Empty: there is no computer.
func (r *Lobby) levelFor(name string, points float64) string {
	levels := r.Levels(name)
	if len(levels) == 0 {
		return ""
	}
	const newPlayer, step = 1500, 150
	usual := max(slices.Index(levels, computer.DefaultLevel), 0)
	return levels[min(max(usual+int((points-newPlayer)/step), 0), len(levels)-1)]
}
