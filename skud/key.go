package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// What is mixed into keys: numbers above all of tile and point.
const (
	keyHands   = 1 << 60
	keySecond  = 2 << 60
	keyStage   = 3 << 60
	keyPerHand = 0x9e3779b97f4a7c15
)

func tileKey(at board.Point, t Tile) uint64 {
	return splitmix.Mix(uint64(t)<<8 | uint64(at))
}

// Key identifies the position for counting repetitions: tiles by kind and
// owner, hands with unused Accents, player to move.
func (p *Position) Key() uint64 {
	hands := splitmix.Mix(keyHands|uint64(p.hands[game.First])) ^
		splitmix.Mix(keyPerHand*splitmix.Mix(uint64(p.hands[game.Second])))
	if p.seat == game.Second {
		return p.tilesKey ^ hands ^ splitmix.Mix(keySecond)
	}
	return p.tilesKey ^ hands
}

// Hash identifies everything that decides legal turns and outcome except
// history: the key, the stage of game and turn, and the passes in a row.
func (p *Position) Hash() uint64 {
	return p.Key() ^ splitmix.Mix(keyStage|uint64(p.stage)<<8|uint64(p.passes))
}
