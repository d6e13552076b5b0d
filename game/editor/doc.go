// Package editor changes position texts one thing at a time. Positions on the way may be impossible:
//
//	draft, _ := editor.Read(table, table.PositionText())
//	err := draft.Apply(editor.Edit{Do: editor.Put, Piece: "first R3", Place: "0,8"})
//	text := draft.String()
//	there, faults := editor.Validate(table, text) // without faults, a game can have the position
//
// A piece that is put on a place comes from the hand of its player, if it is there, and a piece that is
// taken from a place goes back. What was there before goes back too. So hands and board agree while a
// position is set up, and the hands can be set as well.
//
// # Caveats
//
// It knows no rule besides the form of the texts ([game.PositionForm]). Only the game says whether a
// position is possible.
package editor
