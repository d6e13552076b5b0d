package registration

import (
	_ "embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/kishogi"
)

//go:embed sample.game
var sample string

// Definition is all that Ki Shogi brings.
var Definition = definition.Definition{
	Rules:        kishogi.Rules,
	Reach:        kishogi.Reach,
	Sample:       sample,
	NewcomerRank: 2,
}
