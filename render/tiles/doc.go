// Package tiles draws the pieces of all games: round tiles of wood with flowers
// and signs inlaid, and the cubes of Ki Shogi.
//
//	shapes := tiles.Piece(piece, tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Light, Design: themes.DesignPictures})
//
// A piece fills the square from -0.5 to 0.5 in both directions, so that it can be
// put on a place of the board as it is: its middle at 0,0, y down, one unit a step.
// The ground shows the owner: maple First, walnut Second, beech none. The figure
// shows the kind, by its form and not by its colour alone. A small mark on the rim
// says what the piece's note says.
//
// # Caveats
//
// The kind decides what is drawn, so codes must not mean two things in two games;
// they do not. A kind that has no figure is drawn as its code.
package tiles
