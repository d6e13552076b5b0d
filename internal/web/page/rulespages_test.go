package page_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// The page of a game teaches it, and leads to the exact rules. It has the ids of the rules, so
// that a link to a rule from when both were one page still leads there.
func TestRulesPages(t *testing.T) {
	b := newHarness(t).browser()
	index := b.get("/rules").text
	for _, rules := range games.All() {
		lesson, exact := "/rules/"+rules.Name, "/rules/"+rules.Name+"/reference"
		for _, address := range []string{lesson, exact} {
			if !strings.Contains(index, `href="`+address+`"`) {
				t.Errorf("/rules does not lead to %s", address)
			}
		}
		teaches := *b.get(lesson)
		lists := *b.get(exact)
		if teaches.status != http.StatusOK || !strings.Contains(teaches.text, `href="`+exact+`"`) {
			t.Errorf("%s is answered %d and does not lead to %s", lesson, teaches.status, exact)
		}
		first, _, _ := strings.Cut(teaches.text, "<figure")
		if _, begin, found := strings.Cut(first, `class="begin-here"`); !found || !strings.Contains(begin, `href="/learn/`+rules.Name+`"`) || !strings.Contains(begin, `href="/play/`+rules.Name+`"`) {
			t.Errorf("%s does not lead to the course and the computer before its first picture", lesson)
		}
		if lists.status != http.StatusOK || !strings.Contains(lists.text, `href="`+lesson+`"`) {
			t.Errorf("%s is answered %d and does not lead to %s", exact, lists.status, lesson)
		}
		for _, rule := range rules.TurnRules {
			if !strings.Contains(teaches.text, `<li id="`+rule.ID+`"><a href="`+exact+`#`+rule.ID+`">`) {
				t.Errorf("%s does not lead to the rule %s", lesson, rule.ID)
			}
			if !strings.Contains(lists.text, `id="`+rule.ID+`"`) {
				t.Errorf("%s does not have the rule %s", exact, rule.ID)
			}
		}
	}
	for _, none := range []string{"/rules/chess", "/rules/chess/reference", "/rules/ki-shogi/none"} {
		if page := b.get(none); page.status != http.StatusNotFound {
			t.Errorf("%s is answered %d", none, page.status)
		}
	}
}
