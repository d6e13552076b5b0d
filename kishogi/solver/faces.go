package solver

// The kinds of cube, and the seats as the seat to move sees them.
const (
	hi = iota
	kaku
	kinds
)

const (
	us = iota
	them
)

const (
	facesPerCube = 6
	codesPerKind = 2 * facesPerCube
	codes        = kinds * codesPerKind
)

// code is the kind, owner and face of a cube on the field: kind*12 + owner*6 + face. The faces
// of a kind are counted as the rules list them.
type code = uint8

func newCode(kind, owner, face int) code { return code(kind*codesPerKind + owner*facesPerCube + face) }

func kindOf(c code) int { return int(c) / codesPerKind }

func ownerOf(c code) int { return int(c) / facesPerCube & 1 }

func faceOf(c code) int { return int(c) % facesPerCube }

// swapOwner is the code of a cube after its owner has changed.
var swapOwner = func() (t [codes]code) {
	for c := range t {
		t[c] = newCode(kindOf(code(c)), 1-ownerOf(code(c)), faceOf(code(c)))
	}
	return t
}()

// faceMoves is how a face moves: directions clockwise from forward, a bit each.
type faceMoves struct {
	step, slide uint8
	opposite    int   // the face after a move without capture
	becomes     []int // the faces after a capture
}

const (
	forward = 1 << iota
	forwardRight
	right
	backRight
	back
	backLeft
	left
	forwardLeft

	orthogonal = forward | right | back | left
	diagonal   = forwardRight | backRight | backLeft | forwardLeft
)

const (
	faceHi = iota
	faceCho
	faceHan
	faceChuu
	faceOu
	faceShu
)

const (
	faceKaku = iota
	faceMyou
	faceHon
	faceGa
	faceZou
	faceKen
)

// moves is the rules' table of cubes and faces, by kind and face.
var moves = [kinds][facesPerCube]faceMoves{
	hi: {
		faceHi:   {slide: orthogonal, opposite: faceCho, becomes: []int{faceChuu}},
		faceCho:  {step: orthogonal, opposite: faceHi, becomes: []int{faceOu, faceShu}},
		faceHan:  {slide: forward | back, opposite: faceChuu, becomes: []int{faceShu}},
		faceChuu: {step: forward | back, opposite: faceHan, becomes: []int{faceCho, faceHan, faceOu}},
		faceOu:   {step: forward | back, slide: left | right, opposite: faceShu, becomes: []int{faceHi}},
		faceShu:  {step: left | right, slide: forward | back, opposite: faceOu, becomes: []int{faceHi}},
	},
	kaku: {
		faceKaku: {slide: diagonal, opposite: faceMyou, becomes: []int{faceGa, faceKen}},
		faceMyou: {step: diagonal, opposite: faceKaku, becomes: []int{faceKaku}},
		faceHon:  {slide: back | forwardLeft | forwardRight, opposite: faceGa, becomes: []int{faceKaku}},
		faceGa:   {step: back | forwardLeft | forwardRight, opposite: faceHon, becomes: []int{faceHon, faceMyou}},
		faceZou:  {slide: forward | backLeft | backRight, opposite: faceKen, becomes: []int{faceKaku}},
		faceKen:  {step: forward | backLeft | backRight, opposite: faceZou, becomes: []int{faceZou, faceMyou}},
	},
}

// capturedAs lists, for the face of the capturer before, the codes after, and the other way round.
var capturedAs, capturedFrom = func() (after, before [codes][]code) {
	for kind := range moves {
		for face, m := range moves[kind] {
			from := newCode(kind, us, face)
			for _, to := range m.becomes {
				after[from] = append(after[from], newCode(kind, us, to))
				before[newCode(kind, us, to)] = append(before[newCode(kind, us, to)], from)
			}
		}
	}
	return after, before
}()

// opposite is the code of our cube after a move without capture.
var opposite = func() (t [codes]code) {
	for kind := range moves {
		for face, m := range moves[kind] {
			t[newCode(kind, us, face)] = newCode(kind, us, m.opposite)
		}
	}
	return t
}()
