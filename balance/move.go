package balance

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// forms of turns; a move has its form in the bits from 24 up.
const (
	dealing = iota // bits 0-5: the number of the deal
	placing        // bits 0-8: the place, 16-18: the kind
	sliding        // bits 0-7: from, 8-15: to
	passing
)

func moveForm(m game.Move) uint32 { return uint32(m) >> 24 }

func dealMove(n int) game.Move { return game.Move(dealing<<24 | n) }

func placeMove(k kind, at placeIndex) game.Move {
	return game.Move(placing<<24 | uint32(k)<<16 | uint32(at))
}

func slideMove(from, to board.Square) game.Move {
	return game.Move(sliding<<24 | uint32(to)<<8 | uint32(from))
}

const passMove game.Move = passing << 24

func dealOf(m game.Move) int { return int(m & 0xff) }

func placementOf(m game.Move) (k kind, at placeIndex) {
	return kind(m >> 16 & 0xff), placeIndex(m & 0xffff)
}

func slideOf(m game.Move) (from, to board.Square) {
	return board.Square(m & 0xff), board.Square(m >> 8 & 0xff)
}

// appendMoveText appends the turn text of a legal move.
func (p *Position) appendMoveText(dst []byte, m game.Move) []byte {
	switch moveForm(m) {
	case dealing:
		dst = append(dst, "deal="...)
		return deals[p.matching][dealOf(m)].first.append(dst)
	case placing:
		k, at := placementOf(m)
		dst = append(dst, k.String()...)
		return at.append(append(dst, '@'))
	case sliding:
		from, to := slideOf(m)
		return to.Append(append(from.Append(dst), '-'))
	}
	return append(dst, passWord...)
}
