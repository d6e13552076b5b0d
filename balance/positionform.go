package balance

import "github.com/teahouse-games/teahouse/game"

// PositionForm returns what the position texts hold.
func (g *Game) PositionForm() game.PositionForm {
	form := game.PositionForm{Fields: []game.PositionField{
		{Name: fieldToMove, Kind: game.FieldSeat, Values: []string{"first", "second", "chance"}},
		{Name: fieldFirst, Kind: game.FieldHand, Owner: game.First},
		{Name: fieldSecond, Kind: game.FieldHand, Owner: game.Second},
		{Name: fieldTiles, Kind: game.FieldBoard, Owner: game.None},
		{Name: fieldLast, Kind: game.FieldText, Past: true},
		{Name: fieldPasses, Kind: game.FieldNumber, Max: 2, Past: true},
		{Name: fieldStalled, Kind: game.FieldNumber, Max: stallLimit, Past: true},
	}}
	for k, name := range kindNames {
		letter := string(kind(k).letter())
		form.Pieces = append(form.Pieces, game.PlaceablePiece{Text: name, Kind: name, Code: letter, Held: letter, Base: kind(k) == wheel})
		form.Held = append(form.Held, game.HeldPiece{Text: letter, Kind: name, Max: int(g.Pos.inventory().number[k])})
	}
	return form
}
