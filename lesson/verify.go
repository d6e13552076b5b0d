package lesson

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// Verify plays the course and returns all that is wrong: positions that cannot be, turns that are not
// legal, solutions that miss the goal, mistakes that are answered in another way, rules and options that
// no step teaches, texts that are missing or used by nothing. Each error is a *[SyntaxError] with its line.
func (c *Course) Verify() []error {
	v := verifier{course: c, used: map[string]bool{}}
	for i, s := range c.Steps {
		v.step(s)
		if last := i == len(c.Steps)-1; last != (s.Kind == Play) {
			v.fail(s.Line, "the last step and no other is a whole game, with the line “play LEVEL”")
		}
	}
	v.coverage()
	v.unusedTexts()
	return v.errs
}

type verifier struct {
	course *Course
	used   map[string]bool // ids of texts
	errs   []error
}

func (v *verifier) fail(line int, format string, args ...any) {
	v.errs = append(v.errs, &SyntaxError{line, fmt.Sprintf(format, args...)})
}

func (v *verifier) step(s *Step) {
	c := v.course
	v.text(s, s.Line, PartTitle)
	v.text(s, s.Line, PartText)
	v.used[s.Name+"-"+PartDone], v.used[s.Name+"-"+PartMissed] = true, true
	for _, what := range s.Teaches {
		v.known(s.Line, what)
	}
	g, err := c.Begin(s)
	if err != nil {
		v.fail(s.Line, "the step %s cannot begin: %v", s.Name, err)
		return
	}
	if s.Kind != Task {
		return
	}
	v.text(s, s.Line, PartTask)
	v.text(s, s.Line, PartHint)
	if !g.ToMove().IsPlayer() {
		v.fail(s.Line, "no player is to move when the step %s begins", s.Name)
		return
	}
	for _, all := range s.Goal {
		for _, p := range all {
			if why := p.verify(c.Rules); why != "" {
				v.fail(s.Line, "the goal “%s” of the step %s: %s", p, s.Name, why)
				return
			}
		}
	}
	for _, solution := range s.Solutions {
		v.solution(s, solution, g.ToMove())
	}
	for _, m := range s.Mistakes {
		v.mistake(s, m)
	}
}

// solution plays a solution to its end.
func (v *verifier) solution(s *Step, solution Line, learner game.Seat) {
	for i := 0; i < len(solution.Turns); {
		answer, err := v.course.Check(s, solution.Turns[:i], solution.Turns[i])
		if err != nil {
			v.fail(solution.Line, "the turn %s of the solution cannot be played: %v", solution.Turns[i], err)
			return
		}
		last := i == len(solution.Turns)-1
		switch {
		case answer.Result == Refused:
			v.fail(solution.Line, "the turn %s of the solution is refused by %s: %s", solution.Turns[i], answer.Rule, answer.Reasons[0].Text())
			return
		case last && answer.Result == Done:
			return
		case last:
			v.fail(solution.Line, "the solution does not reach the goal; its last turn does this: %s", sentences(answer.Reasons))
			return
		case answer.Result != GoesOn:
			v.fail(solution.Line, "the solution has turns after the goal is reached")
			return
		}
		i += 1 + len(answer.Replies)
	}
	v.fail(solution.Line, "the solution ends with a turn of the opponent or with one that is not legal; the learner is the %s player", learner)
}

func (v *verifier) mistake(s *Step, m Mistake) {
	if m.TextName != "" {
		v.text(s, m.Line.Line, partMiss+m.TextName)
	}
	last := len(m.Turns) - 1
	answer, err := v.course.Check(s, m.Turns[:last], m.Turns[last])
	switch {
	case err != nil:
		v.fail(m.Line.Line, "the mistake cannot be played: %v", err)
	case m.Rule != "" && (answer.Result != Refused || answer.Rule != m.Rule):
		v.fail(m.Line.Line, "the mistake is not refused by %s: the answer is %s %s: %s", m.Rule, answer.Result, answer.Rule, sentences(answer.Reasons))
	case m.TextName != "" && answer.Result != Missed:
		v.fail(m.Line.Line, "the mistake is not a legal turn that misses the goal: the answer is %s %s: %s", answer.Result, answer.Rule, sentences(answer.Reasons))
	}
}

func sentences(reasons []game.Reason) string {
	var list []string
	for _, r := range reasons {
		list = append(list, fmt.Sprintf("%s (%s)", r.Text(), r.Message.ID))
	}
	return strings.Join(list, " ")
}

// text expects that a text is there.
func (v *verifier) text(s *Step, line int, part string) {
	id := s.Name + "-" + part
	v.used[id] = true
	if !v.course.Texts.Has(id) {
		v.fail(line, "the text %s-%s is missing", v.course.Texts.Prefix, id)
	}
}

func (v *verifier) unusedTexts() {
	for _, id := range v.course.Texts.IDs("") {
		if !v.used[id] {
			v.fail(0, "no step uses the text %s-%s", v.course.Texts.Prefix, id)
		}
	}
}

// known expects that there is a rule or a value of an option.
func (v *verifier) known(line int, what string) {
	r := v.course.Rules
	name, value, isOption := option(what)
	if !isOption {
		if _, ok := r.TurnRule(what); !ok {
			v.fail(line, "%s is no rule of %s", what, r.Title)
		}
		return
	}
	i := slices.IndexFunc(r.Options, func(o game.Option) bool { return o.Name == name })
	if i < 0 || value != "*" && !r.Options[i].Accepts(value) {
		v.fail(line, "%s is no value of an option of %s", what, r.Title)
	}
}

// coverage expects that each rule, and of each option every listed value but the default, is taught or
// is listed as untaught. An option that has a range or a pattern is taught by any value.
func (v *verifier) coverage() {
	c := v.course
	taught, chosen := map[string]bool{}, map[string]bool{} // chosen are names of options
	teach := func(what string) {
		taught[what] = true
		if name, _, ok := option(what); ok {
			chosen[name] = true
		}
	}
	for _, s := range c.Steps {
		for _, what := range s.Teaches {
			teach(what)
		}
		for name, value := range s.Options {
			teach(name + "=" + value)
		}
	}
	excused := map[string]bool{}
	for _, u := range c.Untaught {
		v.known(u.Line, u.What)
		if taught[u.What] {
			v.fail(u.Line, "%s is taught by a step", u.What)
		}
		excused[u.What] = true
	}
	missing := func(what string) {
		v.fail(0, "no step teaches %s: add it to the line teaches of a step, or write “untaught %s because …”", what, what)
	}
	for _, rule := range c.Rules.TurnRules {
		if !taught[rule.ID] && !excused[rule.ID] {
			missing(rule.ID)
		}
	}
	for i := range c.Rules.Options {
		o := &c.Rules.Options[i]
		all := o.Name + "=*"
		if taught[all] || excused[all] {
			continue
		}
		for _, value := range o.Values {
			if what := o.Name + "=" + value; value != o.Default && !taught[what] && !excused[what] {
				missing(what)
			}
		}
		if (o.Range != nil || o.Pattern != nil) && !chosen[o.Name] {
			missing(all)
		}
	}
}
