package paint

import (
	"github.com/teahouse-games/teahouse/render/scene"
)

const (
	gridWidth   = 1.0 / 40
	clothWidth  = 1.0 / 40
	borderWidth = 1.8 / 40
	edgeWidth   = 2.5 / 40
)

// board paints the ground that the pieces stand on.
func (p *painter) board() {
	if p.disc() {
		p.wood()
		p.gardens()
	} else {
		p.cloth()
	}
	p.grid()
	if p.disc() {
		c := p.theme.GardenBorder
		c.A = 0xFF
		p.add(scene.Shape{Role: "edge", Path: scene.Circle(scene.Point{}, p.surface.Radius), Stroke: scene.Stroke{Colour: c, Width: edgeWidth}})
	}
}

// wood is the rim with its shadow. It gets darker towards the outer edge.
func (p *painter) wood() {
	inner, outer := p.surface.Radius, p.surface.Radius+rim
	soft := p.theme.Shadow
	soft.A /= 3
	for i := range 3 {
		grown := 0.04 * float64(i)
		p.add(scene.Shape{Role: "shadow", Path: scene.Circle(scene.Point{Y: 0.07}, outer+grown), Fill: soft})
	}
	const rings = 10
	for i := range rings {
		part := float64(i) / (rings - 1) // the way from the edge inwards
		p.add(scene.Shape{
			Role: "rim",
			Path: scene.Circle(scene.Point{}, outer-rim*0.55*part*part),
			Fill: scene.Mix(p.theme.RimOuter, p.theme.RimInner, 0.35+0.65*part),
		})
	}
	p.add(scene.Shape{Role: "straw", Path: scene.Circle(scene.Point{}, inner), Fill: p.theme.Straw})
}

// gardens are the areas, cut where they leave the disc. What is not red, white or a
// gate is straw.
func (p *painter) gardens() {
	fields := map[string]scene.Colour{"red": p.theme.Red, "white": p.theme.White, "gate": p.theme.Gate}
	for i := range p.surface.Areas {
		area := &p.surface.Areas[i]
		fill, ok := fields[area.Colour]
		if !ok {
			continue
		}
		corners := make([]scene.Point, len(area.Path))
		for k, xy := range area.Path {
			corners[k] = at(xy)
		}
		p.add(scene.Shape{Role: "garden", Path: clipToCircle(corners, p.surface.Radius), Fill: fill})
	}
}

// grid is the lines of the surface. Those of a disc's grid run to its rim.
func (p *painter) grid() {
	var thin, thick scene.Path
	for _, line := range p.lines() {
		from, to := at(line.From), at(line.To)
		switch {
		case from == to: // a row that touches the rim in one point
		case line.Garden:
			thick = append(thick, scene.Line(from, to)...)
		case p.disc():
			from, to = extendToRim(from, to, p.surface.Radius)
			thin = append(thin, scene.Line(from, to)...)
		default:
			thin = append(thin, scene.Line(from, to)...)
		}
	}
	stroke := scene.Stroke{Colour: p.theme.Grid, Width: gridWidth}
	if !p.disc() {
		stroke = scene.Stroke{Colour: p.theme.ClothLine, Width: clothWidth, Dash: stitches}
	}
	p.add(scene.Shape{Role: "grid", Path: thin, Stroke: stroke})
	if len(thick) > 0 {
		p.add(scene.Shape{Role: "borders", Path: thick, Stroke: scene.Stroke{Colour: p.theme.GardenBorder, Width: borderWidth}})
	}
}
