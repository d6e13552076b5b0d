package rating

import "github.com/teahouse-games/teahouse/glicko"

// PlayerRating is the strength of a player.
type PlayerRating = glicko.Strength

// New returns the rating of a player without games.
func New() PlayerRating { return glicko.New() }

// The limits of package glicko.
const (
	MaxDeviation         = glicko.MaxDeviation
	ProvisionalDeviation = glicko.ProvisionalDeviation
	ListedDeviation      = glicko.ListedDeviation
)

// Glicko is the system of the site.
var Glicko = glicko.Glicko

const scale = glicko.Scale
