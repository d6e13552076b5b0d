package kishogi

import "github.com/teahouse-games/teahouse/game"

// Cube is a kind of cube.
type Cube uint8

// The kinds of cube.
const (
	GyokuCube Cube = iota
	HiCube
	KakuCube
	KiCube
)

var cubeNames = [...]string{"Gyoku", "Hi", "Kaku", "Ki"}

// String returns the cube's name, that of its first face.
func (c Cube) String() string { return cubeNames[c] }

// Face is what a cube shows.
type Face uint8

// The faces, cube by cube.
const (
	Gyoku Face = iota
	Hi
	Cho
	Han
	Chuu
	Ou
	Shu
	Kaku
	Myou
	Hon
	Ga
	Zou
	Ken
	Ki
	Hou
	Ro
	Ja
	Ba
	Ryuu
)

// Faces is the number of faces.
const Faces = 19

// directions is a set of the eight directions, as the owner of a cube sees
// them: bit 0 forward, then clockwise.
type directions uint8

const (
	f directions = 1 << iota
	fr
	r
	br
	b
	bl
	l
	fl

	orthogonal = f | r | b | l
	diagonal   = fr | br | bl | fl
)

// faceRule is a row of the rules' table of cubes and faces.
type faceRule struct {
	name     string
	cube     Cube
	step     directions // one cell
	slide    directions // any number of empty cells
	leap     directions // the second cell, whatever stands between
	knight   bool       // leap to (±1, 2 forward) and (±1, 2 backward)
	opposite Face       // after a move without capture
	becomes  []Face     // after a capture
}

var faces = [Faces]faceRule{
	Gyoku: {name: "Gyoku", cube: GyokuCube, step: orthogonal | diagonal, opposite: Gyoku, becomes: []Face{Gyoku}},

	Hi:   {name: "Hi", cube: HiCube, slide: orthogonal, opposite: Cho, becomes: []Face{Chuu}},
	Cho:  {name: "Cho", cube: HiCube, step: orthogonal, opposite: Hi, becomes: []Face{Ou, Shu}},
	Han:  {name: "Han", cube: HiCube, slide: f | b, opposite: Chuu, becomes: []Face{Shu}},
	Chuu: {name: "Chuu", cube: HiCube, step: f | b, opposite: Han, becomes: []Face{Cho, Han, Ou}},
	Ou:   {name: "Ou", cube: HiCube, step: f | b, slide: l | r, opposite: Shu, becomes: []Face{Hi}},
	Shu:  {name: "Shu", cube: HiCube, step: l | r, slide: f | b, opposite: Ou, becomes: []Face{Hi}},

	Kaku: {name: "Kaku", cube: KakuCube, slide: diagonal, opposite: Myou, becomes: []Face{Ga, Ken}},
	Myou: {name: "Myou", cube: KakuCube, step: diagonal, opposite: Kaku, becomes: []Face{Kaku}},
	Hon:  {name: "Hon", cube: KakuCube, slide: b | fl | fr, opposite: Ga, becomes: []Face{Kaku}},
	Ga:   {name: "Ga", cube: KakuCube, step: b | fl | fr, opposite: Hon, becomes: []Face{Hon, Myou}},
	Zou:  {name: "Zou", cube: KakuCube, slide: f | bl | br, opposite: Ken, becomes: []Face{Kaku}},
	Ken:  {name: "Ken", cube: KakuCube, step: f | bl | br, opposite: Zou, becomes: []Face{Zou, Myou}},

	Ki:   {name: "Ki", cube: KiCube, step: diagonal, leap: orthogonal, opposite: Hou, becomes: []Face{Ryuu, Ba}},
	Hou:  {name: "Hou", cube: KiCube, step: orthogonal, leap: diagonal, opposite: Ki, becomes: []Face{Ryuu, Ba}},
	Ro:   {name: "Ro", cube: KiCube, step: l | r, leap: f | b, opposite: Ja, becomes: []Face{Ki, Hou}},
	Ja:   {name: "Ja", cube: KiCube, step: l | r, leap: f | bl | br, opposite: Ro, becomes: []Face{Ki, Hou}},
	Ba:   {name: "Ba", cube: KiCube, knight: true, opposite: Ryuu, becomes: []Face{Ja, Ro}},
	Ryuu: {name: "Ryuu", cube: KiCube, leap: diagonal, opposite: Ba, becomes: []Face{Ja, Ro}},
}

// String returns the face's name as turn texts write it.
func (face Face) String() string { return faces[face].name }

// Cube returns the cube that has the face.
func (face Face) Cube() Cube { return faces[face].cube }

// Opposite returns the face on the other side of the cube.
func (face Face) Opposite() Face { return faces[face].opposite }

// faceOf returns the face with this name.
func faceOf(name string) (Face, bool) {
	for face := range Face(Faces) {
		if faces[face].name == name {
			return face, true
		}
	}
	return 0, false
}

const (
	facesPerCube = 6
	allFaces     = uint8(1<<facesPerCube - 1)
)

// firstFace returns the first face of a cube other than the Gyoku; the others follow it.
func firstFace(c Cube) Face { return Face(1 + facesPerCube*(c-1)) }

// faces returns the faces of a cube other than the Gyoku.
func (c Cube) faces() []Face {
	list := make([]Face, facesPerCube)
	for i := range list {
		list[i] = firstFace(c) + Face(i)
	}
	return list
}

// directions on the field, clockwise from north, then the knight's four.
const (
	compass = 8
	knights = 4
)

var delta = [compass + knights][2]int32{
	{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1},
	{1, 2}, {1, -2}, {-1, -2}, {-1, 2},
}

// faceReach is how a face moves on the field once it is known who owns the cube.
type faceReach struct {
	step, slide, leap directions
	knight            bool
	// near has a bit for each displacement of at most 2 that the face reaches
	// whatever stands between: steps, leaps, and the first cell of slides.
	near uint32
}

// nearBit returns the bit of a displacement in reach.near.
func nearBit(dx, dy int32) uint32 { return 1 << uint32((dy+2)*5+dx+2) }

// reaches is indexed by seat and face. Second looks the other way, a half turn.
var reaches = func() (t [2][Faces]faceReach) {
	for seat := range t {
		for face := range t[seat] {
			rule := &faces[face]
			way := &t[seat][face]
			*way = faceReach{step: rule.step, slide: rule.slide, leap: rule.leap, knight: rule.knight}
			if seat == 1 {
				way.step, way.slide, way.leap = halfTurn(rule.step), halfTurn(rule.slide), halfTurn(rule.leap)
			}
			for d := range compass {
				dx, dy := delta[d][0], delta[d][1]
				if (way.step|way.slide)>>d&1 != 0 {
					way.near |= nearBit(dx, dy)
				}
				if way.leap>>d&1 != 0 {
					way.near |= nearBit(2*dx, 2*dy)
				}
			}
			if way.knight {
				for d := compass; d < compass+knights; d++ {
					way.near |= nearBit(delta[d][0], delta[d][1])
				}
			}
		}
	}
	return t
}()

func halfTurn(d directions) directions { return d<<4 | d>>4 }

// Reach returns the cells within two cells of a cube to which a face lets it go on an empty field:
// x to the right and y forward, as its owner sees them. An unknown face has none.
func Reach(face string) (cells []game.XY) {
	known, ok := faceOf(face)
	if !ok {
		return nil
	}
	way := &reaches[game.First][known]
	add := func(d int, n float64) {
		cells = append(cells, game.XY{X: n * float64(delta[d][0]), Y: n * float64(delta[d][1])})
	}
	for d := range compass {
		if (way.step|way.slide)>>d&1 != 0 {
			add(d, 1)
		}
		if (way.slide|way.leap)>>d&1 != 0 {
			add(d, 2)
		}
	}
	if way.knight {
		for d := compass; d < compass+knights; d++ {
			add(d, 1)
		}
	}
	return cells
}
