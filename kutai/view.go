package kutai

import "github.com/teahouse-games/teahouse/game"

func (g *Game) Surface() *game.Surface                  { return nil }
func (g *Game) Situation() game.Situation               { return game.Situation{} }
func (g *Game) Picks(path []string) (game.Picks, error) { return game.Picks{}, nil }

// Info is {"total":N}.
func (g *Game) Info() any {
	return struct {
		Total int `json:"total"`
	}{g.Total()}
}
func (g *Game) PositionText() string                        { return "" }
func setUp(o game.Options, text string) (game.Table, error) { return nil, nil }
