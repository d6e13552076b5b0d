package quaterno

import "github.com/teahouse-games/teahouse/game"

// PositionForm returns what the position texts hold. A tile that is not on the board is in the hand.
func (g *Game) PositionForm() game.PositionForm {
	form := game.PositionForm{Fields: []game.PositionField{
		{Name: "to-move", Kind: game.FieldSeat, Values: []string{"first", "second"}},
		{Name: "first", Kind: game.FieldBoard, Owner: game.First},
		{Name: "second", Kind: game.FieldBoard, Owner: game.Second},
		{Name: "figures", Kind: game.FieldClaims, Values: kindNames[Fan:]},
		{Name: "passes", Kind: game.FieldNumber, Max: endingPasses, Past: true},
	}}
	for k, name := range kindNames {
		form.Pieces = append(form.Pieces, game.PlaceablePiece{Text: name, Kind: name, Code: kindCodes[k], Unique: true})
	}
	return form
}
