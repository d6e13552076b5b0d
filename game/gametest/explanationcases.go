package gametest

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// ExplanationFile is where [CheckExplanations] finds the cases of a package.
const ExplanationFile = "testdata/why.txt"

// CheckExplanations compares what a game says about turns and endings with the cases of
// [ExplanationFile], where a person who knows the game can read every sentence. Each
// of the Headings must have a case that it refuses. With -update the answers
// are rewritten.
//
// A new case needs only its question. Its title begins with the id of the rule
// that refuses it, or with anything else when it is not refused:
//
//	== orbit: the second Gyoku is too near
//	options: field=7x7
//	turns: Gyoku*3,3
//	turn: Gyoku*4,4
//
//	== a flip
//	position: to-move=first first=Gyoku@0,0;Cho@1,0 …
//	turn: 1,0-2,0
//
//	== a pick that is not offered
//	picks: Hi Kaku
//
//	== the end of the example game
//	turns: Gyoku*0,0 Gyoku*1,2
//	turns: Cho*1,0 …
//
// Without turn and picks the question is what decided the game. The answers
// follow, marked by "> ". Lines that begin with # are comments and stay.
//
// The sentences in each of the languages are compared with a file of their own, e.g. testdata/why.de.txt.
func CheckExplanations(t *testing.T, rules *game.Rules, languages ...*message.Language) {
	t.Helper()
	data, err := os.ReadFile(ExplanationFile)
	if err != nil {
		t.Fatal(err)
	}
	text, met, err := answerCases(rules, string(data), nil)
	if err != nil {
		t.Fatalf("%s: %v", ExplanationFile, err)
	}
	for _, h := range rules.TurnRules {
		if !met[h.ID] {
			t.Errorf("%s has no case that the rule %s refuses", ExplanationFile, h.ID)
		}
	}
	Golden(t, ExplanationFile, text)
	for _, language := range languages {
		text, _, err := answerCases(rules, string(data), language)
		if err != nil {
			t.Fatalf("%s: %v", ExplanationFile, err)
		}
		Golden(t, strings.TrimSuffix(ExplanationFile, "txt")+language.Tag+".txt", text)
	}
}

// ExplanationPositions returns the positions of the questions in a [ExplanationFile].
func ExplanationPositions(t testing.TB, path string) (records []VectorGame) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, questions, err := parseExplanationFile(string(data))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	for i := range questions {
		q := &questions[i]
		records = append(records, VectorGame{Options: q.options, Position: q.position, Turns: q.turns})
	}
	return records
}

// explanationCase is a case of the file.
type explanationCase struct {
	title    string
	lines    []string // of the question, as they stand
	options  map[string]string
	position string
	turns    []string
	turn     string
	picks    []string
	asksTurn bool
	asksPick bool
}

// answerCases writes the whole text from its questions, in a language, and returns the rules that
// refuse. Only English has the places and links.
func answerCases(rules *game.Rules, text string, language *message.Language) (whole string, met map[string]bool, err error) {
	head, questions, err := parseExplanationFile(text)
	if err != nil {
		return "", nil, err
	}
	b := &transcript{language: language}
	for _, line := range head {
		b.printf("%s", line)
	}
	met = make(map[string]bool)
	for i := range questions {
		q := &questions[i]
		if i > 0 || len(head) > 0 {
			b.printf("")
		}
		b.printf("== %s", q.title)
		for _, line := range q.lines {
			b.printf("%s", line)
		}
		rule, err := b.answer(rules, q)
		if err != nil {
			return "", nil, fmt.Errorf("%q: %w", q.title, err)
		}
		met[rule] = true
		first, _, _ := strings.Cut(q.title, " ")
		if first = strings.TrimSuffix(first, ":"); first != rule && (rule != "" || isRule(rules, first)) {
			return "", nil, fmt.Errorf("%q is refused by the rule %q; its title begins with %q", q.title, rule, first)
		}
	}
	return b.String(), met, nil
}

func isRule(rules *game.Rules, id string) bool {
	_, ok := rules.TurnRule(id)
	return ok
}

// parseExplanationFile reads a file without its answers.
func parseExplanationFile(text string) (head []string, questions []explanationCase, err error) {
	var q *explanationCase
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \n")
		name, rest, _ := strings.Cut(line, ":")
		rest = strings.TrimSpace(rest)
		title, isTitle := strings.CutPrefix(line, "== ")
		switch {
		case line == "" || strings.HasPrefix(line, ">"):
			continue
		case isTitle:
			questions = append(questions, explanationCase{title: title, options: map[string]string{}})
			q = &questions[len(questions)-1]
			continue
		case q == nil && strings.HasPrefix(line, "#"):
			head = append(head, line)
			continue
		case q == nil:
			return nil, nil, fmt.Errorf("%q stands before the first case, which begins with ==", line)
		case strings.HasPrefix(line, "#"):
		case name == "options":
			for _, field := range strings.Fields(rest) {
				option, value, _ := strings.Cut(field, "=")
				q.options[option] = value
			}
		case name == "position":
			q.position = rest
		case name == "turns":
			q.turns = append(q.turns, strings.Fields(rest)...)
		case name == "turn":
			q.turn, q.asksTurn = rest, true
		case name == "picks":
			q.picks, q.asksPick = strings.Fields(rest), true
		default:
			return nil, nil, fmt.Errorf("%q: want options, position, turns, turn or picks, then a colon", line)
		}
		q.lines = append(q.lines, line)
	}
	return head, questions, nil
}

// answer prints the answer to a question and returns the rule that refuses it, if one does.
func (b *transcript) answer(rules *game.Rules, q *explanationCase) (rule string, err error) {
	table, err := q.table(rules)
	if err != nil {
		return "", err
	}
	here := snapshotOf(table)
	switch {
	case q.asksPick:
		rule, err = b.answerPicks(table, q.picks)
	case q.asksTurn:
		why := game.ExplainTurn(table, q.turn)
		rule = why.Rule
		if rule != "" {
			b.printf("> refused by %s", rule)
		}
		b.reasons(why.Reasons)
	default:
		if !here.outcome.Over() {
			return "", fmt.Errorf("the game goes on: ask about a turn or picks")
		}
		b.printf("> ended: %v", here.outcome)
		b.reasons(table.ExplainOutcome())
	}
	if err == nil {
		err = requireUnchanged(table, here, "the question")
	}
	return rule, err
}

func (b *transcript) answerPicks(table game.Game, path []string) (rule string, err error) {
	picks, err := table.Picks(path)
	if err != nil {
		broken := game.AsRuleError(err)
		b.printf("> refused by %s", broken.Rule)
		b.reasons([]game.Reason{{Message: broken.Message, Places: broken.Places}})
		return broken.Rule, nil
	}
	if picks.Turn != "" {
		b.printf("> the turn %s", picks.Turn)
		return "", nil
	}
	return "", fmt.Errorf("these picks are offered, and %d others behind them", len(picks.Next))
}

// table plays up to where the question is asked.
func (q *explanationCase) table(rules *game.Rules) (table game.Game, err error) {
	if q.position != "" {
		table, err = rules.NewFromPosition(q.options, q.position)
	} else {
		table, err = rules.New(q.options)
	}
	if err != nil {
		return nil, err
	}
	for i, turn := range q.turns {
		if err := game.PlayTurn(table, turn); err != nil {
			return nil, fmt.Errorf("turn %d of %d, %s: %w", i+1, len(q.turns), turn, err)
		}
	}
	return table, nil
}

// reasons prints sentences with what shows them.
func (b *transcript) reasons(reasons []game.Reason) {
	for _, reason := range reasons {
		b.printf("> - %s", b.language.Sentence(reason.Message))
		if b.language != nil {
			continue
		}
		if len(reason.Places) > 0 {
			b.printf(">   places: %s", strings.Join(reason.Places, " "))
		}
		var links []string
		for _, link := range reason.Links {
			links = append(links, linkText(link))
		}
		if len(links) > 0 {
			b.printf(">   links: %s", strings.Join(slices.Compact(links), " "))
		}
	}
}
