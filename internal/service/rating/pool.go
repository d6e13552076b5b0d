package rating

import (
	"context"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The speeds of pools.
const (
	Live           = "live"           // the players sit at the board together
	Correspondence = "correspondence" // with days for each turn, or without a clock
)

// PoolOf returns the name of the pool in which a match on these terms counts, e.g. "ki-shogi live field=open ki=off".
func PoolOf(t match.Terms) string {
	words := []string{t.Game, Correspondence}
	if t.Clock.RealTime() {
		words[1] = Live
	}
	for _, name := range slices.Sorted(maps.Keys(t.Options)) {
		words = append(words, name+"="+t.Options[name])
	}
	return strings.Join(words, " ")
}

// PoolInfo is what the name of a pool says.
type PoolInfo struct {
	Game    string
	Speed   string // Live or Correspondence
	Options map[string]string
}

// ParsePool returns what the name of a pool says.
func ParsePool(name string) PoolInfo {
	words := strings.Fields(name)
	info := PoolInfo{Options: map[string]string{}}
	for i, word := range words {
		switch i {
		case 0:
			info.Game = word
		case 1:
			info.Speed = word
		default:
			option, value, _ := strings.Cut(word, "=")
			info.Options[option] = value
		}
	}
	return info
}

// PointsOf returns the rating of a person in games on these terms as people see it, that of a new player if they have none.
func PointsOf(ctx context.Context, s store.RatingStore, t match.Terms, person string) (int, error) {
	known, err := s.RatingsOf(ctx, PoolOf(t), []string{person})
	points := New().Points
	if len(known) > 0 {
		points = known[0].Points
	}
	return int(math.Round(points)), err
}

// ResultOf returns the result of a match that has just ended, nil if it does not count for ratings.
func ResultOf(m *match.Match) *store.RatedResult {
	halfPoints, rated := m.RatedScore()
	if !rated {
		return nil
	}
	return &store.RatedResult{
		Match: m.ID, Pool: PoolOf(m.Terms), People: [2]string{m.Seats[0].Person, m.Seats[1].Person}, HalfPoints: halfPoints, At: m.Changed,
	}
}
