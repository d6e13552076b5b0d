package page_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// A refused turn leads to the step of the course that teaches its rule, also without script.
func TestRefusalsLeadToLessons(t *testing.T) {
	h := newHarness(t)
	m := h.table("ki-shogi")
	whole := url.Values{"kind": {"play"}, "client": {"c"}, "id": {"1"}, "expect": {"3"}, "turn": {"Gyoku*5,5"}}
	refused := m.ann.readPage(m.ann.PostForm(m.ann.at(m.at), whole))
	rules, _ := games.ByName("ki-shogi")
	steps := analysis.StepsOfRules(rules)
	for rule, step := range steps {
		if strings.Contains(refused.text, `data-rule="`+rule+`"`) {
			if !strings.Contains(refused.text, `href="/learn/ki-shogi/`+step+`"`) {
				t.Errorf("the refusal by %s does not lead to %s:\n%s", rule, step, refused.text)
			}
			return
		}
	}
	t.Errorf("%d: no rule was named:\n%s", http.StatusUnprocessableEntity, refused.text)
}

// The first match of a game leads to its course, a second one does not, and neither do matches of other people.
func TestFirstMatchLeadsToTheCourse(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	const course = `href="/learn/ki-shogi"`
	first := h.begin(ann, bob, "ki-shogi")
	if !strings.Contains(ann.get(first).text, course) {
		t.Error("the first match does not lead to the course")
	}
	if strings.Contains(h.browser().get(first).text, course) {
		t.Error("somebody who watches is led to the course")
	}
	second := h.begin(ann, h.browser(), "ki-shogi")
	if strings.Contains(ann.get(second).text, course) {
		t.Error("the second match leads to the course")
	}
}

// A puzzle leads to the course of its game, and the course to puzzles.
func TestPuzzlesAndCoursesLeadToEachOther(t *testing.T) {
	b := newHarness(t).browser()
	for _, rules := range games.All() {
		if _, ok := analysis.CourseOf(rules.Name); !ok {
			continue
		}
		if page := b.get("/puzzles/" + rules.Name + "?near=1200"); !strings.Contains(page.text, `href="/learn/`+rules.Name) {
			t.Errorf("%s does not lead to the course", page.url)
		}
		if page := b.get("/learn/" + rules.Name); !strings.Contains(page.text, `href="/puzzles/`+rules.Name) {
			t.Errorf("the course of %s does not lead to puzzles", rules.Name)
		}
	}
}
