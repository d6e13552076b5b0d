package lesson

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// Course is how a game is taught.
type Course struct {
	Rules *game.Rules
	// Texts has the sentences of the steps in English.
	Texts    *message.Catalogue
	Steps    []*Step
	Untaught []Untaught
}

// Untaught is a rule or a value of an option that no step teaches.
type Untaught struct {
	Line    int    // of the course file
	What    string // the id of a rule, NAME=VALUE, or NAME=* for all values of an option
	Because string
}

// Kind is what a step asks of the learner.
type Kind string

// The kinds of steps.
const (
	Look Kind = "look" // nothing: the learner reads and looks
	Task Kind = "task" // one turn or several that reach a goal
	Play Kind = "play" // a whole game against the computer
)

// Step is one step of a course.
type Step struct {
	Line int // of the course file
	Name string
	Kind Kind
	// Teaches are the ids of the rules, and NAME=VALUE of the options, that the step explains.
	Teaches []string
	Options map[string]string
	// Position is the position text that the step begins at; empty for the beginning of the game.
	Position string
	// Turns were played from there before the learner's turn.
	Turns []string
	Goal  Goal
	// Solutions are the ways to the goal: the learner's turn, the opponent's answer, the learner's
	// next turn …
	Solutions []Line
	Mistakes  []Mistake
	// Level is the level of the computer, for a step of the kind Play.
	Level string
}

// Line is a line of turns in a course file.
type Line struct {
	Line  int // of the course file
	Turns []string
}

// Mistake is a try that many learners will make.
type Mistake struct {
	Line
	// Rule is the id of the rule that refuses the last turn. Otherwise, the turn is legal, and the text
	// PREFIX-STEP-miss-NAME says why it misses the goal.
	Rule     string
	TextName string
}

// Step returns the step with a name.
func (c *Course) Step(name string) (*Step, bool) {
	i := c.Index(name)
	if i < 0 {
		return nil, false
	}
	return c.Steps[i], true
}

// Index returns the index of the step with a name, -1 if there is none.
func (c *Course) Index(name string) int {
	return slices.IndexFunc(c.Steps, func(s *Step) bool { return s.Name == name })
}

// StepOfRule returns the first step that teaches the rule with an id.
func (c *Course) StepOfRule(id string) (*Step, bool) {
	i := slices.IndexFunc(c.Steps, func(s *Step) bool { return slices.Contains(s.Teaches, id) })
	if i < 0 {
		return nil, false
	}
	return c.Steps[i], true
}

// The parts of a step that have a text. Title and text are there in every step, task and hint in every
// task. Done says what was achieved, and missed why a legal turn that is no listed mistake misses the
// goal; without them the page has words of its own.
const (
	PartTitle  = "title"
	PartText   = "text"
	PartTask   = "task"
	PartHint   = "hint"
	PartDone   = "done"
	PartMissed = "missed"
	partMiss   = "miss-" // with the name of a mistake
)

// Text returns a text of a step, the zero message if the course has none.
func (c *Course) Text(s *Step, part string) message.Message {
	id := s.Name + "-" + part
	if !c.Texts.Has(id) {
		return message.Message{}
	}
	return c.Texts.Message(id)
}

// Begin returns the game in which a step is played, before the learner's first turn. The error is one
// of the game.
func (c *Course) Begin(s *Step) (game.Game, error) {
	g, err := c.beginning(s)
	if err != nil {
		return nil, err
	}
	for _, turn := range s.Turns {
		if err := game.PlayTurn(g, turn); err != nil {
			return nil, err
		}
	}
	return g, nil
}

func (c *Course) beginning(s *Step) (game.Game, error) {
	if s.Position == "" {
		return c.Rules.New(s.Options)
	}
	return c.Rules.NewFromPosition(s.Options, s.Position)
}

// replies returns the turns of a solution that follow those played, up to the learner's next one: those
// that the learner's opponents make. It reports false if no solution goes on after them.
func (s *Step) replies(played []string) (rest []string, ok bool) {
	for _, solution := range s.Solutions {
		if len(solution.Turns) > len(played) && slices.Equal(solution.Turns[:len(played)], played) {
			return solution.Turns[len(played):], true
		}
	}
	return nil, false
}

// mistake returns the listed mistake that consists of these turns.
func (s *Step) mistake(turns []string) (Mistake, bool) {
	i := slices.IndexFunc(s.Mistakes, func(m Mistake) bool { return slices.Equal(m.Turns, turns) })
	if i < 0 {
		return Mistake{}, false
	}
	return s.Mistakes[i], true
}

// option splits NAME=VALUE; ok reports whether it is that and not the id of a rule.
func option(taught string) (name, value string, ok bool) { return strings.Cut(taught, "=") }
