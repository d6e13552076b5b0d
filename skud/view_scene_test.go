package skud

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// scene is a position set by hand in which First is to move. Each hand holds
// two of every basic flower or what the board leaves, the special flowers that
// are not on the board, and a Boat, a Knotweed, a Rock and a Wheel or what the
// board leaves of them.
type scene struct {
	options       map[string]string
	first, second string // tiles on the board, e.g. "R3@0,0;R4@3,3"
}

var (
	german     = map[string]string{"edition": "german"}
	gardenGate = map[string]string{"edition": "garden-gate"}
)

func (s scene) text() string {
	fields := []string{"to-move=first phase=play passes=0", "first=" + orNone(s.first), "second=" + orNone(s.second)}
	for i, tiles := range []string{s.first, s.second} {
		fields = append(fields, []string{"first-hand=", "second-hand="}[i]+restOfBox(tiles))
	}
	return strings.Join(fields, " ")
}

func orNone(tiles string) string {
	if tiles == "" {
		return "-"
	}
	return tiles
}

func restOfBox(tiles string) string {
	var used [Kinds]int
	accents := 0
	for _, part := range list(orNone(tiles), ";") {
		k, _, _ := cutKind(part)
		used[k]++
		if k.Accent() {
			accents++
		}
	}
	var rest []string
	for k := range Kind(Kinds) {
		n := kindCount[k] - used[k]
		switch {
		case k.Basic():
			n = min(n, 2)
		case k.Accent():
			n = min(1-used[k], keptAccents-accents)
			accents += max(n, 0)
		}
		for range n {
			rest = append(rest, k.String())
		}
	}
	return strings.Join(rest, ",")
}

func (s scene) table(t *testing.T) *Game {
	t.Helper()
	table, err := Rules.NewFromPosition(s.options, s.text())
	if err != nil {
		t.Fatalf("%s: %v", s.text(), err)
	}
	return table.(*Game)
}

// broken is the rule that a turn breaks, "" for a legal one.
func broken(t *testing.T, g game.Playable, turn string) string {
	t.Helper()
	_, err := g.ParseTurn(turn)
	var rule *game.RuleError
	if err != nil && !errors.As(err, &rule) {
		t.Fatalf("turn %s: %v is no *game.RuleError", turn, err)
	}
	if rule == nil {
		return ""
	}
	return rule.Rule
}

// board returns the tiles of both players as a position text has them.
func tilesOnBoard(g *Game) (first, second string) {
	fields := strings.Fields(g.PositionText())
	return strings.TrimPrefix(fields[3], "first="), strings.TrimPrefix(fields[4], "second=")
}
