package registration

import (
	"embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/quaterno/eval"
)

//go:embed sample.game
var sample string

//go:embed texts
var texts embed.FS

// Definition is all that Quaterno brings.
var Definition = definition.Definition{
	Rules:         quaterno.Rules,
	Engine:        &eval.Engine,
	Pieces:        pieces,
	Sample:        sample,
	Texts:         texts,
	AuthorUnknown: true,
}
