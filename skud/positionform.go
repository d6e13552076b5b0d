package skud

import "github.com/teahouse-games/teahouse/game"

// PositionForm returns what the position texts hold.
func (g *Game) PositionForm() game.PositionForm {
	form := game.PositionForm{Fields: []game.PositionField{
		{Name: "to-move", Kind: game.FieldSeat, Values: []string{"first", "second"}},
		{Name: "phase", Kind: game.FieldChoice, Values: phases},
		{Name: "passes", Kind: game.FieldNumber, Max: 2, Past: true},
		{Name: "first", Kind: game.FieldBoard, Owner: game.First},
		{Name: "second", Kind: game.FieldBoard, Owner: game.Second},
		{Name: "first-hand", Kind: game.FieldHand, Owner: game.First, Separator: ","},
		{Name: "second-hand", Kind: game.FieldHand, Owner: game.Second, Separator: ","},
	}}
	for k := range Kind(Kinds) {
		code := k.String()
		form.Pieces = append(form.Pieces, game.PlaceablePiece{Text: code, Kind: code, Code: code, Held: code})
		form.Held = append(form.Held, game.HeldPiece{Text: code, Kind: code, Max: kindCount[k]})
	}
	return form
}
