package api_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// A body must have the media type of JSON: a page of another site can send a body
// without a Content-Type without the browser asking the server first.
func TestBodiesNeedAJSONMediaType(t *testing.T) {
	h := open(t)
	c := h.client()
	for _, op := range h.bodies() {
		path := op.at("aaaaaaaaaaaaaaaa")
		for _, mediaTypes := range [][]string{nil, {""}, {";"}, {"text/plain"}, {"text/plain; charset=application/json"}, {"multipart/form-data; boundary=x"}, {"application/x-www-form-urlencoded"}} {
			r, data := c.send(op.method, path, "{}", http.Header{"Content-Type": mediaTypes})
			if r.StatusCode != http.StatusUnsupportedMediaType || !strings.Contains(string(data), `"code":"media-type"`) {
				t.Errorf("%s with the Content-Type %q: %d %.200s", path, mediaTypes, r.StatusCode, data)
			}
			if err := c.check(op.method, path, r, data); err != nil {
				t.Errorf("%s with the Content-Type %q: %v", path, mediaTypes, err)
			}
		}
		if c.cookie != "" {
			t.Errorf("%s: a request that was refused has made a guest", path)
		}
		for _, mediaTypes := range []string{"application/json", "Application/JSON; charset=utf-8"} {
			if r, data := h.client().send(op.method, path, "{}", http.Header{"Content-Type": {mediaTypes}}); r.StatusCode == http.StatusUnsupportedMediaType {
				t.Errorf("%s with the Content-Type %q: %.200s", path, mediaTypes, data)
			}
		}
	}
	p := c.refused(http.MethodPost, "/api/me", `{"name":""}`, 422, problem.Invalid)
	if len(p.Faults) == 0 {
		t.Errorf("the problem is %+v", p)
	}
}

// Requests without a body need no Content-Type.
func TestRequestsWithoutBodyNeedNoMediaType(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	id := ann.create("me", "open").Match
	bob.ask(http.MethodPost, "/api/matches/"+id+"/seats/second", nil, 200, nil)
}
