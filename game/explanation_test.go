package game

import (
	"reflect"
	"testing"
)

func TestTelling(t *testing.T) {
	var told Explanation
	told.Add(nil, "%s passes", "Guest")
	told.Add([]string{"a", "b"}, "the stone on %s goes to %s", "a", "b")
	check, axis := Link{Kind: LinkCheck}, Link{Kind: LinkAxis}
	told.AddLinks(check)
	told.AddLinks(axis, check)
	want := []Reason{
		{Text: "Guest passes."},
		{Text: "The stone on a goes to b.", Places: []string{"a", "b"}, Links: []Link{check, axis, check}},
	}
	if !reflect.DeepEqual([]Reason(told), want) {
		t.Errorf("told %+v, want %+v", told, want)
	}
}
