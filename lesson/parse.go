package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// Limits of a course file.
const (
	MaxFile   = 128 << 10 // bytes
	MaxLine   = game.MaxPositionText + 16
	MaxSteps  = 60
	MaxLines  = 32 // of one kind in a step
	MaxTurns  = 400
	maxErrors = 20
)

// SyntaxError is what is wrong in a line of a course file.
type SyntaxError struct {
	Line int // 0 if it is about the whole file
	Why  string
}

func (e *SyntaxError) Error() string {
	if e.Line == 0 {
		return e.Why
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.Why)
}

// Parse reads a course file. The error joins a *[SyntaxError] for each of the first mistakes.
func Parse(rules *game.Rules, texts *message.Catalogue, file string) (*Course, error) {
	if len(file) > MaxFile {
		return nil, fmt.Errorf("a course file has at most %d bytes", MaxFile)
	}
	p := parser{course: &Course{Rules: rules, Texts: texts}}
	for text := range strings.Lines(file) {
		if p.line++; len(p.errs) == maxErrors {
			break
		}
		text = strings.TrimSpace(text)
		switch {
		case text == "" || strings.HasPrefix(text, "#"):
		case len(text) > MaxLine:
			p.fail("a line has at most %d bytes", MaxLine)
		default:
			p.read(text)
		}
	}
	p.endStep()
	if len(p.course.Steps) == 0 {
		p.fail("there is no step: one begins with the line “step NAME”")
	}
	if len(p.errs) > 0 {
		return nil, errors.Join(p.errs...)
	}
	return p.course, nil
}

// MustParse is like Parse for a file that is part of the program. It panics if there is a mistake in it.
func MustParse(rules *game.Rules, texts *message.Catalogue, file string) *Course {
	c, err := Parse(rules, texts, file)
	if err != nil {
		panic(fmt.Sprintf("the course of %s: %v", rules.Name, err))
	}
	return c
}

type parser struct {
	course *Course
	step   *Step // under way
	line   int
	errs   []error
}

func (p *parser) fail(format string, args ...any) { p.failAt(p.line, format, args...) }

func (p *parser) failAt(line int, format string, args ...any) {
	p.errs = append(p.errs, &SyntaxError{line, fmt.Sprintf(format, args...)})
}

// stepLine reads a line of a step. The words follow its first one.
var stepLine = map[string]func(p *parser, words []string){
	"teaches":  (*parser).teaches,
	"options":  (*parser).options,
	"position": func(p *parser, words []string) { p.once(p.step.Position == "", "position"); p.position(words) },
	"turns":    (*parser).turns,
	"look":     func(p *parser, words []string) { p.kind(Look, len(words) == 0, "look") },
	"play":     (*parser).play,
	"goal":     (*parser).goal,
	"solution": (*parser).solution,
	"mistake":  (*parser).mistake,
}

// keywords are in the order in which a step usually has them.
var keywords = []string{"teaches", "options", "position", "turns", "look", "goal", "solution", "mistake", "play"}

const maxName = 32

func (p *parser) read(text string) {
	words := strings.Fields(text)
	switch key := words[0]; {
	case key == "step":
		p.begin(words[1:])
	case key == "untaught":
		p.untaught(words[1:])
	case stepLine[key] == nil:
		p.fail("%s begins no line: a line begins with step, untaught, %s", wording.QuoteShort(key), wording.JoinWords("or", keywords))
	case p.step == nil:
		p.fail("%s belongs to a step: the line “step NAME” comes first", key)
	default:
		stepLine[key](p, words[1:])
	}
}

func (p *parser) begin(words []string) {
	p.endStep()
	p.step = &Step{Line: p.line}
	p.course.Steps = append(p.course.Steps, p.step)
	if len(p.course.Steps) > MaxSteps {
		p.fail("a course has at most %d steps", MaxSteps)
	}
	if len(words) != 1 || !isName(words[0]) {
		p.fail("a step is written “step NAME”; a name has small letters, digits and hyphens, at most %d", maxName)
		return
	}
	if other, ok := p.course.Step(words[0]); ok {
		p.fail("the step in line %d is called %s too", other.Line, words[0])
	}
	p.step.Name = words[0]
}

// isName reports whether a text is words of small letters and digits with hyphens between, the first one
// with a letter at its beginning.
func isName(text string) bool {
	if len(text) > maxName || text == "" || text[0] < 'a' || text[0] > 'z' {
		return false
	}
	for word := range strings.SplitSeq(text, "-") {
		if word == "" || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return false
		}
	}
	return true
}

// endStep checks the step under way as a whole.
func (p *parser) endStep() {
	s := p.step
	if s == nil {
		return
	}
	switch {
	case s.Kind == "" && (len(s.Goal) > 0 || len(s.Solutions) > 0 || len(s.Mistakes) > 0):
		s.Kind = Task
		if len(s.Goal) == 0 {
			p.failAt(s.Line, "the step %s has no goal", s.Name)
		}
		if len(s.Solutions) == 0 {
			p.failAt(s.Line, "the step %s has no solution", s.Name)
		}
	case s.Kind == "":
		p.failAt(s.Line, "the step %s has neither a goal nor a line “look” or “play LEVEL”", s.Name)
	case len(s.Goal) > 0 || len(s.Solutions) > 0 || len(s.Mistakes) > 0:
		p.failAt(s.Line, "the step %s has the line “%s”, so it has no goal, solution or mistake", s.Name, s.Kind)
	}
	p.step = nil
}

// once notes that a line is there twice.
func (p *parser) once(first bool, key string) {
	if !first {
		p.fail("the step %s has a second line %s", p.step.Name, key)
	}
}

func (p *parser) teaches(words []string) {
	if len(words) == 0 {
		p.fail("write the ids of rules, or NAME=VALUE of options, after teaches")
	}
	p.step.Teaches = append(p.step.Teaches, words...)
	if len(p.step.Teaches) > MaxTurns {
		p.fail("a step teaches at most %d rules", MaxTurns)
	}
}

func (p *parser) options(words []string) {
	p.once(p.step.Options == nil, "options")
	p.step.Options = make(map[string]string, len(words))
	if len(words) == 0 {
		p.fail("write options as NAME=VALUE")
	}
	for _, word := range words {
		name, value, ok := option(word)
		if !ok {
			p.fail("an option is written NAME=VALUE, not %s", wording.QuoteShort(word))
		}
		if _, twice := p.step.Options[name]; twice {
			p.fail("the option %s is there twice", wording.QuoteShort(name))
		}
		p.step.Options[name] = value
	}
}

func (p *parser) position(words []string) {
	if p.step.Position = strings.Join(words, " "); p.step.Position == "" {
		p.fail("write the position text after position; without the line the step begins as the game does")
	}
}

func (p *parser) turns(words []string) {
	if len(words) == 0 {
		p.fail("write the turns that were played after turns")
	}
	p.step.Turns = append(p.step.Turns, words...)
	if len(p.step.Turns) > MaxTurns {
		p.fail("at most %d turns are played before a step", MaxTurns)
	}
}

func (p *parser) kind(k Kind, right bool, form string) {
	p.once(p.step.Kind == "", "look or play")
	if !right {
		p.fail("the line is written “%s”", form)
	}
	p.step.Kind = k
}

func (p *parser) play(words []string) {
	p.kind(Play, len(words) == 1, "play LEVEL")
	if len(words) == 1 {
		p.step.Level = words[0]
	}
}

// goal reads predicates with “and” between. Each line is another way to reach the goal.
func (p *parser) goal(words []string) {
	if len(p.step.Goal) == MaxLines {
		p.fail("a step has at most %d lines goal", MaxLines)
		return
	}
	var all []Predicate
	for i := 0; i <= len(words); i++ {
		end := slices.Index(words[i:], "and")
		if end < 0 {
			end = len(words) - i
		}
		p.predicate(&all, words[i:i+end])
		i += end
	}
	p.step.Goal = append(p.step.Goal, all)
}

func (p *parser) predicate(all *[]Predicate, words []string) {
	var made Predicate
	if len(words) > 0 && words[0] == "not" {
		made.Not, words = true, words[1:]
	}
	if len(words) == 0 {
		p.fail("a predicate is missing: a goal is written “goal PREDICATE and PREDICATE …”")
		return
	}
	made.Word, made.Args = words[0], words[1:]
	if why := made.form(); why != "" {
		p.fail("%s", why)
		return
	}
	*all = append(*all, made)
}

func (p *parser) solution(words []string) {
	if p.turnsAllowed(words, len(p.step.Solutions), "solution TURN …") {
		p.step.Solutions = append(p.step.Solutions, Line{p.line, words})
	}
}

func (p *parser) turnsAllowed(turns []string, lines int, form string) bool {
	switch {
	case len(turns) == 0:
		p.fail("the line is written “%s”", form)
	case len(turns) > MaxTurns:
		p.fail("a line has at most %d turns", MaxTurns)
	case lines == MaxLines:
		p.fail("a step has at most %d lines of a kind", MaxLines)
	default:
		return true
	}
	return false
}

func (p *parser) mistake(words []string) {
	const form = "mistake TURN … rule ID” or “mistake TURN … says NAME"
	n := len(words) - 2
	if n < 1 {
		p.fail("the line is written “%s”", form)
		return
	}
	m := Mistake{Line: Line{p.line, words[:n]}}
	switch last := words[n+1]; words[n] {
	case "rule":
		m.Rule = last
	case "says":
		if m.TextName = last; !isName(last) {
			p.fail("the name of a text has small letters, digits and hyphens, at most %d", maxName)
		}
	default:
		p.fail("the line is written “%s”", form)
		return
	}
	if p.turnsAllowed(m.Turns, len(p.step.Mistakes), form) {
		p.step.Mistakes = append(p.step.Mistakes, m)
	}
}

// untaught reads “untaught RULE because …”. It ends the step before it.
func (p *parser) untaught(words []string) {
	p.endStep()
	if len(words) < 3 || words[1] != "because" {
		p.fail("the line is written “untaught RULE because …”, with NAME=VALUE or NAME=* for an option")
		return
	}
	if len(p.course.Untaught) > MaxTurns {
		p.fail("at most %d rules are untaught", MaxTurns)
		return
	}
	p.course.Untaught = append(p.course.Untaught, Untaught{p.line, words[0], strings.Join(words[2:], " ")})
}
