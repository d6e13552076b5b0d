package registration

import (
	_ "embed"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/games/definition"
)

//go:embed sample.game
var sample string

// Definition is all that Balance Pai Sho brings.
var Definition = definition.Definition{
	Rules:  balance.Rules,
	Sample: sample,
}
