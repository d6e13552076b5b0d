package registration

import (
	"embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
)

//go:embed sample.game
var sample string

//go:embed texts
var texts embed.FS

// Definition is all that Kutai Pai Sho brings.
var Definition = definition.Definition{
	Rules:        kutai.Rules,
	Engine:       &eval.Engine,
	Pieces:       pieces,
	Sample:       sample,
	Texts:        texts,
	NewcomerRank: 1,
}
