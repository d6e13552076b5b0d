package api_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/reviewer"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// awaitReport reads the report of a match until it is ready.
func (c *client) awaitReport(at string) *reviewer.GameReport {
	c.t.Helper()
	for {
		var s reviewer.ReportState
		c.ask("GET", at+"/report", nil, 200, &s)
		switch s.Status {
		case reviewer.Ready:
			return s.Report
		case reviewer.Waiting, reviewer.Working:
			time.Sleep(5 * time.Millisecond)
		default:
			c.t.Fatalf("the report is %+v", s)
		}
	}
}

// The report of a match is made once it is over and somebody asks for it, and is the same for everybody.
func TestMatchReport(t *testing.T) {
	h := open(t)
	ann, bob, eve := h.named("Ann"), h.named("Bob"), h.client()
	at := "/api/matches/" + ann.create("me", "open").Match
	bob.ask("POST", at+"/seats/second", nil, 200, nil)
	ann.ask("POST", at+"/commands", command("1", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
	bob.ask("POST", at+"/commands", command("2", -1, "play", "turn", "Gyoku*1,2"), 200, nil)
	ann.refused("POST", at+"/report", nil, 409, problem.Code(match.RefusedEarly))
	var s reviewer.ReportState
	eve.ask("GET", at+"/report", nil, 200, &s)
	if s.Status != reviewer.None || s.Report != nil {
		t.Errorf("before the end: %+v", s)
	}
	ann.ask("POST", at+"/commands", command("3", -1, "resign", "", ""), 200, nil)
	ann.ask("POST", at+"/report", nil, 202, &s)
	if s.Status == reviewer.None {
		t.Errorf("asked for: %+v", s)
	}
	own, other := ann.awaitReport(at), eve.awaitReport(at)
	if len(own.Course) != 3 || own.Sides[0].Turns != 1 || own.Sides[1].Turns != 1 || own.Costly == nil || own.Decisive == nil {
		t.Errorf("%+v", own)
	}
	if !cmp.Equal(own, other) {
		t.Errorf("another reader sees %+v, not %+v", other, own)
	}
	eve.ask("POST", at+"/report", nil, 202, &s)
	if s.Status != reviewer.Ready || !cmp.Equal(s.Report, own) {
		t.Errorf("asked for again: %+v", s)
	}
	eve.refused("GET", "/api/matches/aaaaaaaaaaaaaaaa/report", nil, 404, problem.NotFound)
	eve.refused("POST", "/api/matches/aaaaaaaaaaaaaaaa/report", nil, 404, problem.NotFound)
}
