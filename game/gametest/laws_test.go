package gametest

import "testing"

var toyWith = LawOptions{
	Options:    []map[string]string{{"heaps": "1-2-4"}},
	Positions:  []StartPosition{{Position: "heaps=0,9,1 mover=second last=2"}},
	KeyFields:  DropFields("last"),
	HashFields: DropFields("last"),
}

func TestLaws(t *testing.T) { Laws(t, toyRules, toyWith) }
