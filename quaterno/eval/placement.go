package eval

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// Bonuses for First while tiles are placed: First makes the first turn after the placements, in
// which its Moon can move to the Sun's diagonal; each pair on it is then a figure of First.
const (
	madePairWeight = 1.1 // for a pair, up to two
	openPairWeight = 0.5 // for a kind that First could make a pair of, up to the number lacking
	twoPairsBonus  = 3   // for two pairs
	seizeFactor    = 0.5 // factor while Second still has a Soldier to seize the Moon
)

// placementBonus returns the value of First's first turn after the placements.
func placementBonus(p *quaterno.Position, outlook *[quaterno.Axes]quaterno.FigureDistance) float64 {
	most := 0.0
	for a, prospect := range p.MirrorProspects(game.First) {
		if o := &outlook[a]; o.Sun+o.Moon > 1 {
			continue
		}
		made := min(2, prospect.Made)
		worth := madePairWeight*float64(made) + openPairWeight*float64(min(2-made, prospect.Open))
		if made == 2 {
			worth += twoPairsBonus
		}
		most = max(most, worth)
	}
	if p.InHand(game.Second, quaterno.Soldier) {
		most *= seizeFactor
	}
	return most
}

// givesPair reports whether a placement by Second makes a pair, or a tile that First can still
// make a pair with, across the diagonal of First's Sun.
func givesPair(p *quaterno.Position, before *[quaterno.Axes]quaterno.MirrorProspect, move game.Move) bool {
	next := *p
	next.Do(move)
	sun := p.At(game.First, quaterno.Sun)
	for a, image := range quaterno.MirrorImages(sun) {
		now := next.MirrorProspects(game.First)[a]
		if image == sun && (now.Made > before[a].Made || now.Open > before[a].Open) {
			return true
		}
	}
	return false
}
