package page_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// Each game has an analysis board, at any position. One that no game can have is shown with the reasons, and the
// script gets what the address says.
func TestAnalysisPages(t *testing.T) {
	b := newHarness(t).browser()
	index := b.get("/analysis").text
	for _, rules := range games.All() {
		address := "/analysis/" + rules.Name
		if !strings.Contains(index, `href="`+address+`"`) {
			t.Errorf("/analysis does not lead to %s", address)
		}
		query := url.Values{"position": {rules.MustNew(nil).PositionText()}}
		page := *b.get(address + "?" + query.Encode())
		if page.status != http.StatusOK || strings.Contains(page.text, `class="note trouble"`) {
			t.Errorf("%s at the usual beginning is answered %d, or with a fault", address, page.status)
		}
		wrong := *b.get(address + "?position=phase%3Dplay+%22%3E%3Cscript%3E")
		if wrong.status != http.StatusOK || strings.Count(wrong.text, "<li>") < 2 || strings.Contains(wrong.text, `"><script>`) {
			t.Errorf("%s at an impossible position is answered %d, want it with reasons", address, wrong.status)
		}
	}
	for address, status := range map[string]int{
		"/analysis/chess":                 http.StatusNotFound,
		"/analysis/ki-shogi?o=ki=perhaps": http.StatusUnprocessableEntity,
		"/analysis/ki-shogi?position=" + strings.Repeat("x", 8192+1): http.StatusUnprocessableEntity,
	} {
		if got := b.get(address).status; got != status {
			t.Errorf("%.60s is answered %d, want %d", address, got, status)
		}
	}
}
