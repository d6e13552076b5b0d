package kishogi

import "github.com/teahouse-games/teahouse/game"

// PositionForm returns what the position texts hold. A Gyoku that is not on the field is in the hand.
func (g *Game) PositionForm() game.PositionForm {
	form := game.PositionForm{Fields: []game.PositionField{
		{Name: "to-move", Kind: game.FieldSeat, Values: []string{"first", "second"}},
		{Name: "first", Kind: game.FieldBoard, Owner: game.First},
		{Name: "second", Kind: game.FieldBoard, Owner: game.Second},
		{Name: "first-hand", Kind: game.FieldHand, Owner: game.First, Separator: ","},
		{Name: "second-hand", Kind: game.FieldHand, Owner: game.Second, Separator: ","},
	}}
	form.Pieces = append(form.Pieces, game.PlaceablePiece{Text: Gyoku.String(), Kind: Gyoku.String(), Code: Gyoku.code(), Unique: true})
	last := KakuCube
	if g.Pos.ki {
		last = KiCube
	}
	for c := HiCube; c <= last; c++ {
		form.Held = append(form.Held, game.HeldPiece{Text: c.String(), Kind: c.String(), Max: 2})
		for face := firstFace(c); face < firstFace(c)+facesPerCube; face++ {
			form.Pieces = append(form.Pieces, game.PlaceablePiece{Text: face.String(), Kind: face.String(), Code: face.code(), Held: c.String()})
		}
	}
	return form
}
