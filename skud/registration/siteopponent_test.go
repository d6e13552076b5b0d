package registration

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

func TestSiteScore(t *testing.T) {
	none := siteCounts{}
	for name, tt := range map[string]struct {
		before, after siteCounts
		want          int
	}{
		"nothing":                       {none, none, 0},
		"a Harmony":                     {none, siteCounts{harmonies: 1}, 20},
		"a Harmony fewer":               {siteCounts{harmonies: 2}, siteCounts{harmonies: 1}, -20},
		"a Harmony across the centre":   {none, siteCounts{harmonies: 1, crossing: 1}, 70},
		"one across the centre fewer":   {siteCounts{crossing: 1}, none, -20},
		"an opposing Harmony fewer":     {siteCounts{opposing: 1}, none, 3},
		"an opposing Harmony more":      {none, siteCounts{opposing: 1}, -7},
		"a flower in its garden":        {none, siteCounts{inGardens: 1}, 10},
		"a flower out of its garden":    {siteCounts{inGardens: 1}, none, -10},
		"a capture":                     {siteCounts{opposingTiles: 4}, siteCounts{opposingTiles: 3}, 8},
		"an opposing tile more":         {none, siteCounts{opposingTiles: 1}, 0},
		"a tile more":                   {none, siteCounts{tiles: 1}, 5},
		"a second side":                 {siteCounts{surroundness: 1}, siteCounts{surroundness: 2}, 2},
		"all sides, and the cycle":      {siteCounts{surroundness: 4, cycle: 3}, siteCounts{surroundness: 8, cycle: 5}, 8 + 5},
		"all sides, a shorter cycle":    {siteCounts{surroundness: 4, cycle: 4}, siteCounts{surroundness: 4, cycle: 3}, -2},
		"all sides, a long cycle":       {siteCounts{surroundness: 4, cycle: 5}, siteCounts{surroundness: 4, cycle: 3}, 5},
		"fewer sides, a longer cycle":   {siteCounts{surroundness: 3}, siteCounts{surroundness: 3, cycle: 3}, 0},
		"fewer tiles around the middle": {siteCounts{surroundness: 8}, siteCounts{surroundness: 4}, 0},
	} {
		if got := siteScore(tt.before, tt.after); got != tt.want {
			t.Errorf("%s: %d points, want %d", name, got, tt.want)
		}
	}
}

// The opponent of the site wins where a turn without a bonus wins, and beats a player that plays
// any turn.
func TestSiteWins(t *testing.T) {
	found, won := 0, 0
	for seed := range uint64(8) {
		g := gameWithMoves(t, seed, 12)
		players := [2]sparring.Player{siteOpponent(rand.New(rand.NewPCG(seed, 1))), sparring.Random(rand.New(rand.NewPCG(seed, 2)))}
		for g.TurnCount() < 300 && !g.Outcome().Over() {
			seat := g.ToMove()
			m, wins := g.Pos.RingClosingMove(seat)
			turn, err := players[seat].Choose(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			text := string(g.AppendMoveText(nil, m))
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
			if wins && seat == game.First {
				found++
				if g.Outcome().Winner != seat {
					t.Errorf("it plays %s where %s wins", turn, text)
				}
			}
		}
		if g.Outcome().Winner == game.First {
			won++
		}
	}
	if found == 0 || won < 6 {
		t.Errorf("%d rings closed, %d of 8 games won against a random player: too few", found, won)
	}
}

// A rectangle of four Harmonies is a cycle of four; without one of them there is none.
func TestLongestCycle(t *testing.T) {
	g := gameWithRing(t)
	var list [80]skud.Harmony
	var own []skud.Harmony
	winner := g.Outcome().Winner
	for _, h := range g.Pos.Harmonies(list[:0]) {
		if h.Owner == winner {
			own = append(own, h)
		}
	}
	n := longestCycle(own)
	if n < 4 {
		t.Fatalf("a game won by a ring has a longest cycle of %d Harmonies", n)
	}
	if counts := siteCountsOf(&g.Pos, winner); counts.cycle != n-1 || counts.harmonies != len(own) || counts.surroundness < 4 {
		t.Errorf("counts %+v, want a cycle of %d and %d Harmonies around the centre", counts, n-1, len(own))
	}
	square := []skud.Harmony{
		harmonyBetween(t, -1, -1, 1, -1), harmonyBetween(t, -1, 1, 1, 1), harmonyBetween(t, -1, -1, -1, 1), harmonyBetween(t, 1, -1, 1, 1),
	}
	if n := longestCycle(square); n != 4 {
		t.Errorf("a square has a cycle of %d", n)
	}
	if n := longestCycle(square[1:]); n != 0 {
		t.Errorf("three sides have a cycle of %d", n)
	}
	ladder := append(square, harmonyBetween(t, 1, -1, 3, -1), harmonyBetween(t, 1, 1, 3, 1), harmonyBetween(t, 3, -1, 3, 1))
	if n := longestCycle(ladder); n != 6 {
		t.Errorf("two squares side by side have a cycle of %d", n)
	}
}
