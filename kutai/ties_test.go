package kutai

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
)

// standing makes a position of tiles without asking how they came there.
func standing(t testing.TB, o map[string]string, list []string) *Position {
	t.Helper()
	options, err := Rules.CompleteOptions(o)
	if err != nil {
		t.Fatal(err)
	}
	pos := newPosition(options)
	for _, item := range list {
		code, name, _ := strings.Cut(item, "@")
		k, isKind := kindsByCode[code]
		p, isPlace := pos.layout().at[name]
		if !isKind || !isPlace || pos.cell[p] != 0 {
			t.Fatalf("%s cannot stand", item)
		}
		pos.put(k, p)
		pos.turns++
	}
	for placed := pos.open[0]; placed != 0; {
		pos.computeThreshold(placed.removeLowest())
	}
	pos.chain[0], pos.length, pos.sure = pos.centerpiece(), 1, 1
	return &pos
}

// searched finds the chain by the search alone.
func searched(pos *Position) *Position {
	s := *pos
	s.length, s.sure, s.total = 1, 1, 0
	s.followMany(s.chain[0].bit())
	return &s
}

// The search finds the chain that following every tie one by one finds, tile for
// tile: in positions of play in crowds, and in hard positions with tiles left out.
func TestSearchAgreesWithFollowing(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	eachOption(t, func(t *testing.T, o map[string]string) {
		for _, crowd := range []string{"close", "lattice", "checker"} {
			for range 100 {
				table, _ := Rules.New(o)
				g := table.(*Game)
				for range 8 + r.IntN(40) {
					m, ok := full(g, crowds[crowd], r)
					if !ok {
						break
					}
					g.Do(m)
				}
				pos := g.Pos
				pos.length, pos.sure, pos.total = 1, 1, 0
				searchAndFollow(t, &pos)
			}
		}
	})
	many := 0
	for _, hard := range hardPositions(t) {
		for range 30 {
			var list []string
			share := r.IntN(100)
			for _, item := range hard.tiles {
				if strings.HasSuffix(item, "@0,0") || r.IntN(100) > share {
					list = append(list, item)
				}
			}
			pos := standing(t, map[string]string{"lines": hard.lines, "target": "60"}, list)
			if searchAndFollow(t, pos) > tieBudget {
				many++
			}
		}
	}
	if many < 100 {
		t.Errorf("only %d positions with many ties", many)
	}
}

// searchAndFollow compares the two ways and returns the number of steps that
// following took; beyond a limit nothing is compared.
func searchAndFollow(t *testing.T, pos *Position) int {
	t.Helper()
	const most = 50_000
	s := tieFollower{pos: pos, best: -1, allowance: most, path: pos.chain}
	if !s.follow(1, pos.chain[0].bit(), 0) {
		return 0
	}
	want := *pos
	want.total, want.length, want.chain, want.link = uint8(s.best), s.bestLength, s.bestPath, s.bestLink
	if got := searched(pos); chainText(got) != chainText(&want) {
		t.Fatalf("searched %s\nfollowed %s", chainText(got), chainText(&want))
	}
	for target := max(3, s.best-2); target <= min(60, s.best+2); target++ {
		pos.target = uint8(target)
		if pos.exceeds() != (s.best > target) {
			t.Fatalf("%s exceeds %d: %v", chainText(&want), target, pos.exceeds())
		}
	}
	return most - s.allowance
}

type hardPosition struct {
	lines string
	total int
	tiles []string
}

// hardPositions reads testdata/hard.txt.
func hardPositions(t testing.TB) []hardPosition {
	t.Helper()
	data, err := os.ReadFile("testdata/hard.txt")
	if err != nil {
		t.Fatal(err)
	}
	var list []hardPosition
	for line := range strings.Lines(string(data)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "#" {
			continue
		}
		total, err := strconv.Atoi(fields[1])
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, hardPosition{fields[0], total, fields[2:]})
	}
	return list
}

// The worst positions that were found: following their ties one by one takes
// millions of steps to ages. Most could not come up, for the game would have
// been won long before.
func TestHardPositions(t *testing.T) {
	for i, hard := range hardPositions(t) {
		pos := standing(t, map[string]string{"lines": hard.lines, "target": "60"}, hard.tiles)
		pos.growChain(0)
		if int(pos.total) != hard.total {
			t.Errorf("position %d (%s): total %d, want %d", i, hard.lines, pos.total, hard.total)
		}
		if pos.exceeds() != (hard.total > 60) {
			t.Errorf("position %d (%s): exceeds 60: %v", i, hard.lines, pos.exceeds())
		}
	}
}
