package page_test

import (
	"html"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
)

// table is a match between two people who have no script.
type table struct {
	*harness
	ann, bob *browser
	at       string

	next, last *browser // who is probably to move next
}

func (h *harness) table(name string, more ...string) *table {
	m := &table{harness: h, ann: h.browser(), bob: h.browser()}
	m.next, m.last = m.bob, m.ann
	m.at = h.begin(m.ann, m.bob, name, more...)
	return m
}

// mover is the browser whose turn it is, with the match in front of them, or nobody when it is over.
func (m *table) mover() *browser {
	for range 2 {
		m.next, m.last = m.last, m.next
		if m.next.get(m.at).fields["turn"] == "true" {
			return m.next
		}
	}
	return nil
}

// over expects both browsers to show the end of the game, with what decided it.
func (m *table) over() {
	m.t.Helper()
	for _, b := range []*browser{m.ann, m.bob} {
		page := b.get(m.at)
		if page.fields["status"] != "over" || !strings.Contains(page.text, "What decided the game") || !strings.Contains(page.text, "Rematch") {
			m.t.Fatalf("the game is not over, or it is not said why:\n%s", page.text)
		}
	}
}

// plays sends the turn that has been entered, if one has.
func (b *browser) plays() bool {
	i := slices.IndexFunc(b.page.forms, func(f shownForm) bool { return f.values.Get("kind") == "play" })
	if i >= 0 {
		b.send(b.page.forms[i])
	}
	return i >= 0
}

// enter types a turn and looks at what it does.
func (b *browser) enter(turn string) {
	b.t.Helper()
	b.press("Preview", "turn", turn)
}

// Two people play suggested turns until the game is over or one of them resigns.
func TestRandomGame(t *testing.T) {
	m := newHarness(t).table("balance-pai-sho")
	r := rand.New(rand.NewPCG(4, 2))
	b := m.mover()
	for range 30 {
		if len(b.page.turns) == 0 {
			t.Fatalf("no turn is suggested:\n%s", b.page.text)
		}
		b.enter(b.page.turns[r.IntN(len(b.page.turns))])
		if !b.plays() {
			t.Fatalf("a suggested turn cannot be played:\n%s", b.page.text)
		}
		if b = m.mover(); b == nil {
			m.over()
			return
		}
	}
	if page := b.press("Yes, resign"); page.fields["status"] != "over" || !strings.Contains(page.text, " resigned.") {
		t.Errorf("the game is not over:\n%s", page.text)
	}
}

// Two people play recorded games by typing the turns.
func TestRecordedGames(t *testing.T) {
	for _, rules := range games.All() {
		if rules.Name == "balance-pai-sho" {
			continue // its deal is random
		}
		t.Run(rules.Name, func(t *testing.T) {
			text, err := os.ReadFile("../../../testdata/records/" + rules.Name + ".game")
			if err != nil {
				t.Fatal(err)
			}
			recorded, err := record.Read(text)
			if err != nil {
				t.Fatal(err)
			}
			m := newHarness(t).table(rules.Name, chosenOptions(recorded.Options)...)
			for _, turn := range recorded.TurnTexts() {
				b := m.mover()
				b.enter(turn)
				if !strings.Contains(html.UnescapeString(b.page.text), "Play "+turn+"<") || !b.plays() {
					t.Fatalf("%s cannot be played:\n%s", turn, b.page.text)
				}
			}
			m.over()
		})
	}
}

func chosenOptions(o game.Options) (fields []string) {
	for name, value := range o {
		fields = append(fields, "option."+name, value)
	}
	return fields
}

// An illegal turn is refused with its rule. The page keeps the typed text, marks the places on
// the board, and does not reload itself.
func TestRefusedTurn(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			m := newHarness(t).table(rules.Name)
			b := m.mover()
			for _, typed := range []string{"tea", "Gyoku*9,9", "R3@0,0", "<script>alert(1)</script>"} {
				page := b.press("Preview", "turn", typed)
				b.refused(rules, page)
				if strings.Contains(page.text, "<script>alert") {
					t.Error("the typed text is not escaped")
				}
				if !strings.Contains(html.UnescapeString(page.text), `value="`+typed+`"`) {
					t.Errorf("the page has lost %q", typed)
				}
				if strings.Contains(page.text, `http-equiv="refresh"`) {
					t.Error("the page reloads while the reader corrects the turn")
				}
			}
		})
	}
}

// refused expects a page that says which rule speaks against something.
func (b *browser) refused(rules *game.Rules, page *shownPage) {
	b.t.Helper()
	_, rest, _ := strings.Cut(page.text, `href="/rules/`+rules.Name+`/reference#`)
	id, _, _ := strings.Cut(rest, `"`)
	_, ok := rules.TurnRule(id)
	if page.status != 200 || !ok || !strings.Contains(page.text, `role="alert"`) {
		b.t.Errorf("%s is not refused with a rule: %d, %q", page.url, page.status, id)
	} else if title := (*message.Language)(nil).Title(rules.RuleTitle(id)); !strings.Contains(html.UnescapeString(page.text), title) {
		b.t.Errorf("%s: the rule %q is not on the page", page.url, title)
	}
}
