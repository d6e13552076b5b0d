package registration

import (
	"context"
	"embed"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
	"github.com/teahouse-games/teahouse/skud/problems"
)

//go:embed sample.game
var sample string

//go:embed texts
var texts embed.FS

// Definition is all that Skud Pai Sho brings.
var Definition = definition.Definition{
	Rules:  skud.Rules,
	Engine: &eval.Engine,
	Pieces: pieces,
	Sample: sample,
	Texts:  texts,
	Opponents: []definition.Opponent{{
		Name: "site", Description: "looks one turn ahead as the usual site's opponent does", New: siteOpponent,
	}},
	NewcomerRank: 3,
	Tune: func(ctx context.Context, t lab.TuneSettings) (string, error) {
		return lab.TuneLinear(ctx, selfPlay, eval.New, t)
	},
	Suite: func() lab.Suite { return problems.Suite(selfPlay) },
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: skud.Rules, NewEngine: eval.Engine.New}
