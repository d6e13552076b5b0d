package gametest

import "testing"

var toyWith = With{
	Options:   []map[string]string{{"heaps": "1-2-4"}},
	Positions: []Start{{Position: "heaps=0,9,1 mover=second last=2"}},
	KeyOf:     Without("last"),
	HashOf:    Without("last"),
}

func TestLaws(t *testing.T) { Laws(t, toyRules, toyWith) }
