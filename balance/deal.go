package balance

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

const (
	firstTiles = 6   // dealt to First; Second gets the other five
	allDraws   = 462 // the ways to draw six of eleven tiles
)

// deal is one split of the set.
type deal struct {
	first, second hand
	draws         int // of allDraws lead to it
}

// deals are the 42 deals of each set, by what First gets: most Roses first, then
// most Lotuses and so on.
var deals = [...][]deal{classic: newDeals(&inventories[classic]), opposites: newDeals(&inventories[opposites])}

func newDeals(s *tileInventory) (list []deal) {
	var d deal
	var choose func(k kind, left, draws int)
	choose = func(k kind, left, draws int) {
		if k == kinds {
			if left == 0 {
				d.draws = draws
				list = append(list, d)
			}
			return
		}
		for n := min(int(s.number[k]), left); n >= 0; n-- {
			d.first[k], d.second[k] = uint8(n), s.number[k]-uint8(n)
			choose(k+1, left-n, draws*binomial(int(s.number[k]), n))
		}
	}
	choose(rose, firstTiles, 1)
	return list
}

// binomial returns the number of ways to choose k of n.
func binomial(n, k int) int {
	ways := 1
	for i := range k {
		ways = ways * (n - i) / (i + 1)
	}
	return ways
}

// Deal draws a deal as if the tiles were drawn one by one in turn from a bag,
// and returns its turn text.
func Deal(r *rand.Rand, o game.Options) string {
	d := &deals[matchingOf(o)][drawDeal(r, matchingOf(o))]
	return string(d.first.append([]byte("deal=")))
}

func drawDeal(r *rand.Rand, m matching) int {
	draw := r.IntN(allDraws)
	for i := range deals[m] {
		if draw -= deals[m][i].draws; draw < 0 {
			return i
		}
	}
	panic("the draws of the deals do not add up")
}

func (p *Position) appendDeals(dst []game.Move) []game.Move {
	for i := range deals[p.matching] {
		dst = append(dst, dealMove(i))
	}
	return dst
}

func (p *Position) deal(m game.Move) {
	d := &deals[p.matching][dealOf(m)]
	p.giveHand(game.First, d.first)
	p.giveHand(game.Second, d.second)
	p.toMove = game.First
}

// giveHand gives a seat its hand.
func (p *Position) giveHand(seat game.Seat, h hand) {
	p.hands[seat] = h
	for k, n := range h {
		p.key ^= handKeys[seat][k][n]
	}
}
