package games

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

const pages = "../docs/rules"

// gamesWithPage returns the games with a rules page in docs/rules. A game can have its page in its
// registration instead.
func gamesWithPage(t *testing.T) (list []*game.Rules) {
	t.Helper()
	for _, rules := range All() {
		if _, err := os.Stat(filepath.Join(pages, rules.Name+".md")); err == nil {
			list = append(list, rules)
		}
	}
	if len(list) < len(endings) {
		t.Fatalf("%d games have a page in docs/rules, want at least %d", len(list), len(endings))
	}
	return list
}

// endings are the reason words of the games with a page in docs/rules.
var endings = map[string][]string{
	"skud-pai-sho":    {"ring", "last-flower", "repetition", "no-legal-turn"},
	"quaterno":        {"figures", "no-legal-turn", "repetition"},
	"kutai-pai-sho":   {"harmony", "exhausted"},
	"balance-pai-sho": {"balance", "dead", "no-legal-turn", "repetition", "stalled"},
	"ki-shogi":        {"no-legal-turn", "repetition", "perpetual-check"},
}

// inEnglish writes the titles of rules.
var inEnglish *message.Language

// TestPagesNameTheRules: every rule that a turn can break is a heading of the
// game's page, in the order in which the rules are tested, and no other heading
// looks like one. Options, reasons and the fields of a position text are there
// too.
func TestPagesNameTheRules(t *testing.T) {
	for _, rules := range gamesWithPage(t) {
		page := readPage(t, rules)
		var want, got []string
		for _, h := range rules.TurnRules {
			want = append(want, "### `"+h.ID+"`: "+inEnglish.Title(rules.RuleTitle(h.ID)))
		}
		for line := range strings.Lines(page) {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, "### ") {
				got = append(got, line)
			}
		}
		for i := range max(len(want), len(got)) {
			if i >= len(got) || i >= len(want) || got[i] != want[i] {
				t.Errorf("%s: the headings of the rules from the %d-th on are\n%s\nwant\n%s", rules.Name, i+1,
					strings.Join(got[min(i, len(got)):], "\n"), strings.Join(want[min(i, len(want)):], "\n"))
				break
			}
		}
		for _, word := range wordsOf(t, rules) {
			if !strings.Contains(page, "`"+word+"`") {
				t.Errorf("%s: the page does not name `%s`", rules.Name, word)
			}
		}
	}
}

// wordsOf are the words of the program that a page of the game has to name.
func wordsOf(t *testing.T, rules *game.Rules) []string {
	t.Helper()
	words := append([]string{"teahouse play " + rules.Name}, endings[rules.Name]...)
	for _, o := range rules.Options {
		words = append(append(append(words, o.Name), o.Default), o.Values...)
	}
	table, err := rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, field := range strings.Fields(table.PositionText()) {
		name, _, _ := strings.Cut(field, "=")
		words = append(words, name)
	}
	return words
}

// introduces reports whether an index has a line with the link to the page of a game and what the game is about.
func introduces(index string, rules *game.Rules) bool {
	line := `(?m)^- \[` + regexp.QuoteMeta(rules.Title) + `\]\(` + rules.Name + `\.md\).*: \pL.{15,}$`
	return regexp.MustCompile(line).MatchString(index)
}

// TestPagesIndex: the index names every page and what its game is about.
func TestPagesIndex(t *testing.T) {
	index, err := os.ReadFile(filepath.Join(pages, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, rules := range gamesWithPage(t) {
		if link := "[" + rules.Title + "](" + rules.Name + ".md)"; !strings.Contains(string(index), link) {
			t.Errorf("the index lacks %s", link)
		}
		if !introduces(string(index), rules) {
			t.Errorf("the index does not say what %s is about", rules.Title)
		}
	}
}

// TestPagesExamples: the examples in the pages are true. A block begins with
// what it shows and with the options that are not the default:
//
//	position  each line is the canonical text of a position
//	turns     a game; a last line "ends first: ring" is its outcome
//	refused   a game whose last turn breaks the rule of the heading above
//
// A game marked with from-position begins with the position shown before it.
func TestPagesExamples(t *testing.T) {
	for _, rules := range gamesWithPage(t) {
		kinds := map[string]int{}
		for _, e := range readExamples(t, rules) {
			kinds[e.kind]++
			if fault := e.fault(rules); fault != "" {
				t.Errorf("%s, line %d: %s", rules.Name, e.line, fault)
			}
		}
		for _, kind := range []string{"position", "turns", "refused"} {
			if kinds[kind] == 0 {
				t.Errorf("%s: the page has no example of the kind %s", rules.Name, kind)
			}
		}
	}
}

// example is a block of a page.
type example struct {
	kind     string
	options  map[string]string
	position string // from which a game begins, if not from the beginning
	rule     string // the id of the heading above
	lines    []string
	line     int // of the page, counting from 1
}

// fault plays the example and says what is not as it claims.
func (e *example) fault(rules *game.Rules) string {
	if e.kind == "position" {
		for _, text := range e.lines {
			table, err := rules.NewFromPosition(e.options, text)
			if err != nil {
				return err.Error()
			}
			if got := table.PositionText(); got != text {
				return "the position is written " + got
			}
		}
		return ""
	}
	table, err := rules.New(e.options)
	if e.position != "" {
		table, err = rules.NewFromPosition(e.options, e.position)
	}
	if err != nil {
		return err.Error()
	}
	lines, outcome := e.lines, ""
	if last, ok := strings.CutPrefix(lines[len(lines)-1], "ends "); ok {
		lines, outcome = lines[:len(lines)-1], last
	}
	turns := strings.Fields(strings.Join(lines, " "))
	for i, turn := range turns {
		err := game.PlayTurn(table, turn)
		if e.kind == "refused" && i == len(turns)-1 {
			var broken *game.RuleError
			if !errors.As(err, &broken) {
				return turn + " is not refused"
			}
			if broken.Rule != e.rule {
				return turn + " is refused by " + broken.Rule + ": " + broken.Error()
			}
			return ""
		}
		if err != nil {
			return turn + ": " + err.Error()
		}
	}
	if got := table.Outcome().String(); got != outcome {
		return "the outcome is " + wording.QuoteShort(got)
	}
	return ""
}

func readPage(t *testing.T, rules *game.Rules) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(pages, rules.Name+".md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

func readExamples(t *testing.T, rules *game.Rules) (list []example) {
	t.Helper()
	const fence = "```"
	rule, position, open := "", "", false
	var e example
	n := 0
	for line := range strings.Lines(readPage(t, rules)) {
		n++
		line = strings.TrimSpace(line)
		info, fenced := strings.CutPrefix(line, fence)
		switch {
		case !fenced && open:
			e.lines = append(e.lines, line)
		case !fenced:
			if h, ok := strings.CutPrefix(line, "### `"); ok {
				rule, _, _ = strings.Cut(h, "`")
			}
		case open:
			open = false
			if len(e.lines) == 0 {
				t.Fatalf("%s, line %d: the example is empty", rules.Name, e.line)
			}
			if e.kind == "position" {
				position = e.lines[len(e.lines)-1]
			}
			if slices.Contains([]string{"position", "turns", "refused"}, e.kind) {
				list = append(list, e)
			}
		default:
			open = true
			e = example{options: map[string]string{}, rule: rule, line: n}
			for i, word := range strings.Fields(info) {
				name, value, isOption := strings.Cut(word, "=")
				switch {
				case i == 0:
					e.kind = word
				case isOption:
					e.options[name] = value
				case word == "from-position":
					e.position = position
				default:
					t.Fatalf("%s, line %d: %q says nothing about the example", rules.Name, n, word)
				}
			}
		}
	}
	if open {
		t.Fatalf("%s: the example of line %d has no end", rules.Name, e.line)
	}
	return list
}
