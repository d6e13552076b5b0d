package game

import (
	"slices"
	"strings"
	"testing"
)

func TestCutList(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"", nil},
		{" \n;;\r\n# 1. nothing\n3.\n", nil},
		{"1. Fan to 3,8\n2. pass\n", []string{"Fan to 3,8", "pass"}},
		{"Fan to 3,8;pass", []string{"Fan to 3,8", "pass"}},
		{"1) Fan to 3,8; 2.pass # 3. Moon\r\n\n 3,8-3,7 ;", []string{"Fan to 3,8", "pass", "3,8-3,7"}},
		{"12 Fan", []string{"12 Fan"}},
		{"1. 1. x", []string{"1. x"}},
	}
	for _, test := range tests {
		cut, err := splitNumberedLines(test.text)
		var got []string
		for _, entry := range cut {
			got = append(got, entry.Text)
			if !strings.HasPrefix(test.text[entry.Offset:], entry.Text) {
				t.Errorf("%q: %q is not at byte %d", test.text, entry.Text, entry.Offset)
			}
		}
		if err != nil || !slices.Equal(got, test.want) {
			t.Errorf("%q is cut into %q, %v, want %q", test.text, got, err, test.want)
		}
	}
	entries := []string{"Fan to 3,8", "pass"}
	if got, want := joinNumberedLines(entries), "1. Fan to 3,8\n2. pass\n"; got != want {
		t.Errorf("joined %q, want %q", got, want)
	}
}
