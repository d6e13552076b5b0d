package quaterno

import "github.com/teahouse-games/teahouse/game"

// PositionInfo is the figures that each player has made.
type PositionInfo struct {
	Figures FigureCount `json:"figures"`
}

// FigureCount is a number of figures for each player.
type FigureCount struct {
	First  int `json:"first"`
	Second int `json:"second"`
}

// Info returns an [Info].
func (g *Game) Info() any {
	return PositionInfo{FigureCount{g.Pos.Figures(game.First), g.Pos.Figures(game.Second)}}
}
