package skud

import "github.com/teahouse-games/teahouse/game"

// PositionInfo is the answer to "info":true of the rules protocol.
type PositionInfo struct {
	Harmonies HarmonyCounts `json:"harmonies"`
}

// HarmonyCounts is how many Harmonies each player has.
type HarmonyCounts struct {
	First  int `json:"first"`
	Second int `json:"second"`
}

// Info counts the Harmonies.
func (g *Game) Info() any {
	n := g.Pos.countHarmonies()
	return PositionInfo{HarmonyCounts{n[game.First], n[game.Second]}}
}
