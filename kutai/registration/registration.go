package registration

import (
	_ "embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/kutai"
)

//go:embed sample.game
var sample string

// Definition is all that Kutai Pai Sho brings.
var Definition = definition.Definition{
	Rules:        kutai.Rules,
	Sample:       sample,
	NewcomerRank: 1,
}
