package page_test

import (
	"html"
	"math/rand/v2"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
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

// mover is who is to move, with the match in front of them, or nobody when it is over.
func (m *table) mover() *browser {
	for range 2 {
		m.next, m.last = m.last, m.next
		if m.next.get(m.at).fields["turn"] == "true" {
			return m.next
		}
	}
	return nil
}

// over expects the end of the game to be told to both, with what decided it.
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

// Two people play with links and forms alone what comes to their minds, until it is over
// or one of them has enough.
func TestRandomGame(t *testing.T) {
	m := newHarness(t).table("balance-pai-sho")
	r := rand.New(rand.NewPCG(4, 2))
	b := m.mover()
	for range 30 {
		for !b.plays() {
			if len(b.page.picks) == 0 {
				t.Fatalf("nothing can be picked:\n%s", b.page.text)
			}
			b.get(b.page.picks[r.IntN(len(b.page.picks))])
		}
		if b = m.mover(); b == nil {
			m.over()
			return
		}
	}
	if page := b.press("Yes, resign"); page.fields["status"] != "over" || !strings.Contains(page.text, " has resigned.") {
		t.Errorf("the game is not over:\n%s", page.text)
	}
}

// Two people play games that are written down, pick by pick.
func TestWrittenGames(t *testing.T) {
	for _, rules := range games.All() {
		if rules.Name == "balance-pai-sho" {
			continue // its deal is drawn anew
		}
		t.Run(rules.Name, func(t *testing.T) {
			text, err := os.ReadFile("../../../testdata/records/" + rules.Name + ".game")
			if err != nil {
				t.Fatal(err)
			}
			written, err := record.Read(text)
			if err != nil {
				t.Fatal(err)
			}
			board, err := rules.New(written.Options)
			if err != nil {
				t.Fatal(err)
			}
			m := newHarness(t).table(rules.Name, chosenOptions(written.Options)...)
			for _, turn := range written.TurnTexts() {
				b := m.mover()
				for _, id := range pathTo(t, board, turn, nil) {
					b.follow(id)
				}
				if !strings.Contains(html.UnescapeString(b.page.text), "Play "+turn+"<") || !b.plays() {
					t.Fatalf("%s cannot be played:\n%s", turn, b.page.text)
				}
				if err := game.PlayTurn(board, turn); err != nil {
					t.Fatal(err)
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

// pathTo finds the picks that lead to a turn. A place that begins it is named in its text.
func pathTo(t *testing.T, board game.Game, turn string, path []string) []string {
	picks, err := board.Picks(path)
	if err != nil {
		t.Fatal(err)
	}
	if picks.Turn == turn {
		return path
	}
	for _, pick := range picks.Next {
		if pick.Kind == game.PickHand || strings.Contains(turn, pick.ID) || len(path) > 0 {
			if found := pathTo(t, board, turn, append(slices.Clone(path), pick.ID)); found != nil {
				return found
			}
		}
	}
	if len(path) == 0 {
		t.Fatalf("no path of picks leads to %s", turn)
	}
	return nil
}

// follow follows the link that adds a pick.
func (b *browser) follow(id string) {
	b.t.Helper()
	for _, href := range b.page.picks {
		to, err := url.Parse(href)
		if err != nil {
			b.t.Fatal(err)
		}
		if path := strings.Fields(to.Query().Get("path")); path[len(path)-1] == id {
			b.get(href)
			return
		}
	}
	b.t.Fatalf("%s is not offered:\n%s", id, b.page.text)
}

// What cannot be picked or played is answered with the rule, and marked on the board.
func TestWhyNot(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			m := newHarness(t).table(rules.Name)
			b := m.mover()
			if len(b.page.asks) == 0 {
				b.get(b.page.picks[0]) // in Ki Shogi the first cube may stand on one cell alone
			}
			for i, href := range b.page.asks {
				if i%40 == 0 {
					page := b.get(href)
					b.refused(rules, page)
				}
			}
			b.get(m.at)
			for _, typed := range []string{"tea", "Gyoku*9,9", "R3@0,0", "<script>alert(1)</script>"} {
				page := b.press("Look at it", "turn", typed)
				b.refused(rules, page)
				if strings.Contains(page.text, "<script>alert") {
					t.Error("what was typed is in the page as it is")
				}
			}
		})
	}
}

// refused expects a page that says which rule speaks against something.
func (b *browser) refused(rules *game.Rules, page *shownPage) {
	b.t.Helper()
	_, rest, _ := strings.Cut(page.text, `data-rule="`)
	id, _, _ := strings.Cut(rest, `"`)
	heading, ok := rules.TurnRule(id)
	if page.status != 200 || !ok || !strings.Contains(page.text, `role="alert"`) {
		b.t.Errorf("%s is not refused with a rule: %d, %q", page.url, page.status, id)
	} else if !strings.Contains(html.UnescapeString(page.text), heading.Title) {
		b.t.Errorf("%s: the rule %q is not on the page", page.url, heading.Title)
	}
}
