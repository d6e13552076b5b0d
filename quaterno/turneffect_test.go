package quaterno

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// A TurnEffect says of every turn what making it shows, and there is none where figures are made.
func TestTurnEffectAgreesWithTurns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	considered, near, all := 0, 0, 0
	for range 25 {
		p := nearlyWon(r)
		for range 6 {
			if p.over() {
				break
			}
			e := p.TurnEffect()
			moves := p.AppendMoves(nil)
			for _, m := range moves {
				next := p
				next.Do(m)
				all++
				if !e.Consider(m) {
					continue
				}
				considered++
				if next.made != p.made {
					t.Fatalf("%s makes figures, which is not noticed", p.text(m))
				}
				if e.Key() != next.Key() {
					t.Fatalf("%s has another key", p.text(m))
				}
				for seat := game.First; seat <= game.Second; seat++ {
					if got, want := e.MisplacedTiles(seat), slowMisplacedTiles(&next, seat); got != want {
						t.Fatalf("%s leaves %v %v misplaced tiles, want %v", p.text(m), seat, got, want)
					}
					if got, want := e.MayWin(seat), next.MayWin(seat); got != want {
						t.Fatalf("after %s %v may win: %v, want %v", p.text(m), seat, got, want)
					}
					if next.winsByTrying(seat) {
						near++
						if !e.MayWin(seat) {
							t.Fatalf("%s lets %v win, which may not be", p.text(m), seat)
						}
					}
				}
			}
			p.Do(moves[r.IntN(len(moves))])
		}
	}
	if considered < all/2 || near < 200 {
		t.Errorf("%d of %d turns were considered, after %d of which a seat wins", considered, all, near)
	}
}

// winsByTrying makes every turn of a seat.
func (p *Position) winsByTrying(seat game.Seat) bool {
	q := *p
	q.toMove = seat
	for _, m := range q.AppendMoves(nil) {
		if q.winsWith(seat, m) {
			return true
		}
	}
	return false
}

// slowMisplacedTiles counts from where the tiles stand.
func slowMisplacedTiles(p *Position, seat game.Seat) (n [Axes]int) {
	for a := rising; a <= falling; a++ {
		for k := Sun; k <= Moon; k++ {
			if at := p.At(seat, k); mirrors[a][at] != at {
				n[a]++
			}
		}
		lacking := p.FiguresNeeded(seat)
		for k := Fan; k <= Soldier; k++ {
			one, other := p.At(game.First, k), p.At(game.Second, k)
			if !p.FigureMade(k) && one != board.NoPoint && other != board.NoPoint && mirrors[a][one] == other {
				lacking--
			}
		}
		n[a] += max(0, lacking)
	}
	return n
}
