package page

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// An address and the fields of a form stand in a page once more, but not if they are long.
func TestLongAddress(t *testing.T) {
	for _, test := range []struct{ address, here string }{
		{"/new?game=ki-shogi", "/new?game=ki-shogi"},
		{"/new?game=" + strings.Repeat("x", 50_000), "/new"},
		{"/" + strings.Repeat("x", 50_000), "/"},
	} {
		if got := hereOf(httptest.NewRequest(http.MethodGet, test.address, nil)); got != test.here {
			t.Errorf("%.40s leads back to %.40s", test.address, got)
		}
	}
	form := shortened(url.Values{"name": {strings.Repeat("ä", 5000), "b"}, "game": {"ki-shogi"}})
	if name := form.Get("name"); len(name) > maxShown || !strings.HasSuffix(name, "…") || form.Get("game") != "ki-shogi" || len(form["name"]) != 1 {
		t.Errorf("the form shows %q", form)
	}
}
