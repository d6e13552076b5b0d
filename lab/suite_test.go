package lab

import "testing"

func TestMissingText(t *testing.T) {
	p := Progress{Missing: map[int]int{5: 2, 1: 3, 2: 1}}
	if got, want := p.MissingText(), "3 won in 1 turn, 1 saved by one turn alone, 2 won in 5 turns"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
