package game

import (
	"reflect"
	"testing"
)

func TestExplanation(t *testing.T) {
	var reported Explanation
	reported.Add(nil, "%s passes", "Guest")
	reported.Add([]string{"a", "b"}, "the stone on %s goes to %s", "a", "b")
	check, axis := Link{Kind: LinkCheck}, Link{Kind: LinkAxis}
	reported.AddLinks(check)
	reported.AddLinks(axis, check)
	want := []Reason{
		{Text: "Guest passes."},
		{Text: "The stone on a goes to b.", Places: []string{"a", "b"}, Links: []Link{check, axis, check}},
	}
	if !reflect.DeepEqual([]Reason(reported), want) {
		t.Errorf("told %+v, want %+v", reported, want)
	}
}
