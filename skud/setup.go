package skud

import "github.com/teahouse-games/teahouse/game"

func setUp(o game.Options, text string) (game.Table, error) { return nil, nil }
func (g *Game) PositionText() string                        { return "" }
func (g *Game) Surface() *game.Surface                      { return nil }
func (g *Game) Situation() game.Situation                   { return game.Situation{} }
func (g *Game) Picks(path []string) (game.Picks, error)     { return game.Picks{}, nil }
