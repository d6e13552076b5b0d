package registration

import (
	"embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

//go:embed sample.game
var sample string

//go:embed texts
var texts embed.FS

// Definition is all that Ki Shogi brings.
var Definition = definition.Definition{
	Rules:        kishogi.Rules,
	Engine:       &eval.Engine,
	Pieces:       pieces,
	Reach:        kishogi.Reach,
	Sample:       sample,
	Texts:        texts,
	NewcomerRank: 2,
}
