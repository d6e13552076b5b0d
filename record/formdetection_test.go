package record_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/record"
)

func TestForms(t *testing.T) {
	for text, want := range map[string][2]bool{
		"":                               {},
		"Gyoku*0,0":                      {},
		"{a comment} Gyoku*0,0":          {},
		"1. j10: here":                   {},
		"white: j10":                     {},
		"Game: ki-shogi":                 {false, true},
		"\ufeff\n  X-Event:":             {false, true},
		`{"game":"ki-shogi"}`:            {true, false},
		"\ufeff {\n \"game\":\"ki-shogi": {true, false},
		"{}":                             {true, false},
	} {
		if got := [2]bool{record.LooksLikeJSON([]byte(text)), record.HasHeaders([]byte(text))}; got != want {
			t.Errorf("%q: JSON and headers %v, want %v", text, got, want)
		}
	}
}
