package kutai

import "github.com/teahouse-games/teahouse/game"

// PositionForm returns what the position texts hold.
func (g *Game) PositionForm() game.PositionForm {
	form := game.PositionForm{Fields: []game.PositionField{
		{Name: "to-move", Kind: game.FieldSeat, Values: []string{"first", "second"}},
		{Name: "tiles", Kind: game.FieldBoard, Owner: game.None},
		{Name: "first", Kind: game.FieldHand, Owner: game.First, Separator: ","},
		{Name: "second", Kind: game.FieldHand, Owner: game.Second, Separator: ","},
	}}
	for k := range Kinds {
		code := k.String()
		form.Pieces = append(form.Pieces, game.PlaceablePiece{Text: code, Kind: code, Code: k.short(), Held: code})
		form.Held = append(form.Held, game.HeldPiece{Text: code, Kind: code, Max: 1})
	}
	return form
}
