package game

import (
	"reflect"
	"testing"

	"github.com/teahouse-games/teahouse/message"
)

func TestExplanation(t *testing.T) {
	var reported Explanation
	reported.Add(nil, message.Plain("Guest passes"))
	reported.Add([]string{"a", "b"}, message.Plain("the stone on a goes to b"))
	check, axis := Link{Kind: LinkCheck}, Link{Kind: LinkAxis}
	reported.AddLinks(check)
	reported.AddLinks(axis, check)
	want := []Reason{
		{Message: message.Plain("Guest passes")},
		{Message: message.Plain("the stone on a goes to b"), Places: []string{"a", "b"}, Links: []Link{check, axis, check}},
	}
	if texts := []string{reported[0].Text(), reported[1].Text()}; !reflect.DeepEqual(texts, []string{"Guest passes.", "The stone on a goes to b."}) || !reflect.DeepEqual(reported[1].Links, want[1].Links) || !reflect.DeepEqual(reported[1].Places, want[1].Places) {
		t.Errorf("told %+v, want %+v", reported, want)
	}
}
