package registration

import (
	_ "embed" // sample.game

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/skud"
)

//go:embed sample.game
var sample string

// Definition is all that Skud Pai Sho brings.
var Definition = definition.Definition{
	Rules:        skud.Rules,
	Sample:       sample,
	NewcomerRank: 3,
}
