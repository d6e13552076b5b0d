package registration

import (
	"context"
	"embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
	"github.com/teahouse-games/teahouse/kishogi/problems"
	"github.com/teahouse-games/teahouse/kishogi/tuning"
	"github.com/teahouse-games/teahouse/lab"
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
	Sample:       sample,
	Texts:        texts,
	NewcomerRank: 2,
	Tune: func(ctx context.Context, t lab.TuneSettings) (string, error) {
		return tuning.Tune(ctx, selfPlay, t)
	},
	Suite: func() lab.Suite { return problems.Suite(selfPlay) },
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: kishogi.Rules, NewEngine: eval.Engine.New}
