package skud

import "github.com/teahouse-games/teahouse/game"

// newGame returns a game that begins at p.
func newGame(o game.Options, p Position) *Game {
	return wrap(game.NewBase[Position](Rules, o, p)).(*Game)
}
