package look

import "image/color"

// Theme is the colours of a table by day or by night. Each says what it is used for.
type Theme struct {
	Name                           string
	Paper, Surface                 color.NRGBA // page, panels
	Ink, QuietInk, Line            color.NRGBA // text, rules
	RimOuter, RimInner             color.NRGBA // the edge of the board
	Straw, Red, White, Gate        color.NRGBA // fields
	Grid, GardenBorder             color.NRGBA // lines of the board
	Cloth, ClothLine, ClothInk     color.NRGBA // the ground of a field of cubes, its lines, and what is written on it
	FirstLink, SecondLink          color.NRGBA // harmonies, axes, chains
	NobodysLink                    color.NRGBA // links of neither
	Casing                         color.NRGBA // round links and refusals, so that they keep a contrast of 3:1
	TargetEdge, LastTurnEdge       color.NRGBA // the same round targets and the last turn
	Target, LastTurn, Refused      color.NRGBA
	Maple, MapleEdge, MapleInk     color.NRGBA // tiles and cubes of First: ground, edge, drawing
	Walnut, WalnutEdge, WalnutInk  color.NRGBA // tiles and cubes of Second
	PetalRed, PetalWhite, Heart    color.NRGBA // flowers
	PetalPurple, PetalLeaf, Shadow color.NRGBA
}

// TileDesign is how tiles are drawn.
type TileDesign string

// The sets.
const (
	DesignPictures TileDesign = "pictures"
	DesignLetters  TileDesign = "letters" // bold codes on colour-blind-safe fills, with a pattern per colour
)
