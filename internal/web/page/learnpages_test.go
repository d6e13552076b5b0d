package page_test

import (
	"html"
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// Every step of a course can be read without script, and leads to those beside it.
func TestLearnPages(t *testing.T) {
	b := newHarness(t).browser()
	index := b.get("/learn").text
	for _, rules := range games.All() {
		course, ok := analysis.CourseOf(rules.Name)
		address := "/learn/" + rules.Name
		if !ok {
			if page := b.get(address); page.status != http.StatusNotFound {
				t.Errorf("%s, which has no course, is answered %d", address, page.status)
			}
			continue
		}
		if !strings.Contains(index, `href="`+address+`"`) || !strings.Contains(b.get("/rules/"+rules.Name).text, `href="`+address+`"`) {
			t.Errorf("/learn or the rules do not lead to %s", address)
		}
		list := b.get(address).text
		steps := analysis.CourseSteps(course, languages.For("en"))
		for i, step := range steps {
			if !strings.Contains(list, `href="`+address+"/"+step.Name+`"`) {
				t.Errorf("%s does not lead to %s", address, step.Name)
			}
			page := *b.get(address + "/" + step.Name)
			text := html.UnescapeString(page.text)
			if page.status != http.StatusOK || !strings.Contains(text, step.Text) || !strings.Contains(text, step.Task) || !strings.Contains(text, "<svg") {
				t.Errorf("%s/%s is answered %d, without its sentences or picture", address, step.Name, page.status)
			}
			if i > 0 && !strings.Contains(page.text, `href="`+address+"/"+steps[i-1].Name+`"`) {
				t.Errorf("%s/%s does not lead back", address, step.Name)
			}
		}
	}
	for _, none := range []string{"/learn/chess", "/learn/ki-shogi/none", "/learn/chess/ring"} {
		if page := b.get(none); page.status != http.StatusNotFound {
			t.Errorf("%s is answered %d", none, page.status)
		}
	}
}
