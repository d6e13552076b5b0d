package registration

import (
	_ "embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/quaterno"
)

//go:embed sample.game
var sample string

// Definition is all that Quaterno brings.
var Definition = definition.Definition{
	Rules:         quaterno.Rules,
	Sample:        sample,
	AuthorUnknown: true,
}
