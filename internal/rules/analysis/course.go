package analysis

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/lesson"
	"github.com/teahouse-games/teahouse/message"
)

// CourseStep is a step of a course as shown to a person.
type CourseStep struct {
	Name     string      `json:"name"`
	Kind     lesson.Kind `json:"kind" enum:"look,task,play"`
	Title    string      `json:"title"`
	Text     string      `json:"text" doc:"What the step teaches."`
	Task     string      `json:"task,omitempty"`
	Hint     string      `json:"hint,omitempty"`
	Level    string      `json:"level,omitempty" doc:"Of the computer, in the step that is a whole game."`
	Line     GameLine    `json:"line" doc:"Where the step begins."`
	Learner  game.Seat   `json:"learner"`
	Solution []string    `json:"solution,omitempty" doc:"A way to the goal: the learner's turn, the opponent's answer …"`
}

// CourseOf returns the course of a game. It reports false if the game has none.
func CourseOf(name string) (*lesson.Course, bool) {
	d, ok := games.Definition(name)
	if !ok || d.Course == nil {
		return nil, false
	}
	return d.Course(), true
}

// CourseSteps returns the steps of a course in a language; nil is English. The course must be one that
// its tests verify.
func CourseSteps(c *lesson.Course, l *message.Language) []CourseStep {
	list := make([]CourseStep, len(c.Steps))
	for i, s := range c.Steps {
		list[i] = CourseStep{
			Name: s.Name, Kind: s.Kind, Level: s.Level,
			Title: l.Clause(c.Text(s, lesson.PartTitle)), Text: l.Clause(c.Text(s, lesson.PartText)),
			Task: l.Clause(c.Text(s, lesson.PartTask)), Hint: l.Clause(c.Text(s, lesson.PartHint)),
			Line:    GameLine{Game: c.Rules.Name, Options: s.Options, Position: s.Position, Turns: append([]string{}, s.Turns...)},
			Learner: game.First,
		}
		if g, err := c.Begin(s); err == nil {
			list[i].Learner = g.ToMove()
		}
		if len(s.Solutions) > 0 {
			list[i].Solution = s.Solutions[0].Turns
		}
	}
	return list
}

// StepsOfRules returns the names of the steps that teach the rules of a game, by the ids of the rules.
// It is empty for a game without a course.
func StepsOfRules(rules *game.Rules) map[string]string {
	steps := map[string]string{}
	c, ok := CourseOf(rules.Name)
	if !ok {
		return steps
	}
	for _, rule := range rules.TurnRules {
		if s, ok := c.StepOfRule(rule.ID); ok {
			steps[rule.ID] = s.Name
		}
	}
	return steps
}

// TryRequest is a try of a learner.
type TryRequest struct {
	Game string `json:"game" minLength:"1" maxLength:"64" example:"ki-shogi"`
	Step string `json:"step" minLength:"1" maxLength:"32" doc:"The name of the step." example:"ring"`
	// Turns were played in the step before, by both players.
	Turns []string `json:"turns,omitempty" maxItems:"400" doc:"What was played in the step before, by both players."`
	Turn  string   `json:"turn,omitempty" maxLength:"2000" doc:"The text of the turn that is tried." example:"Gyoku*1,2"`
	// Refused is the id of the rule that refused the try before the turn was complete. There is no turn then.
	Refused string `json:"refused,omitempty" maxLength:"64" doc:"Instead of a turn: the rule that refused it before it was complete."`
}

// TryAnswer is what a course answers to a try.
type TryAnswer struct {
	Result  lesson.TryResult `json:"result" enum:"done,goes-on,missed,refused"`
	Text    string           `json:"text,omitempty" doc:"What was achieved, or why the turn misses the goal, if the course says it."`
	Rule    string           `json:"rule,omitempty" doc:"The rule that the turn breaks."`
	Title   string           `json:"title,omitempty" doc:"That rule in a few words."`
	Reasons []Reason         `json:"reasons" doc:"What the turn does, or why it is not legal."`
	Replies []string         `json:"replies,omitempty" doc:"What the opponent answers, if the step goes on."`
}

// Try answers a try in a language; nil is English. The error is a *[QuestionError].
func Try(list gamelist.Games, r *TryRequest, l *message.Language) (TryAnswer, error) {
	rules, err := list.ByName(r.Game)
	if err != nil {
		return TryAnswer{}, fieldError("game", message.Of(err))
	}
	course, ok := CourseOf(r.Game)
	if !ok {
		return TryAnswer{}, fieldError("game", messages.NoCourse(message.Text(rules.Title)))
	}
	step, ok := course.Step(r.Step)
	if !ok {
		return TryAnswer{}, fieldError("step", messages.NoStep(message.Text(wording.QuoteShort(r.Step)), message.Text(rules.Title)))
	}
	if len(r.Turns) > lesson.MaxTurns {
		return TryAnswer{}, fieldError("turns", messages.TooManyTurns(lesson.MaxTurns))
	}
	if slices.ContainsFunc(append(r.Turns[:len(r.Turns):len(r.Turns)], r.Turn), func(turn string) bool { return len(turn) > MaxTurn }) {
		return TryAnswer{}, tooLong("turn", MaxTurn)
	}
	var answer lesson.Answer
	if r.Refused != "" {
		if _, ok := rules.TurnRule(r.Refused); !ok {
			return TryAnswer{}, fieldError("refused", messages.NoRule(message.Text(wording.QuoteShort(r.Refused)), message.Text(rules.Title)))
		}
		answer = course.CheckRefusal(step, &game.RuleError{Rule: r.Refused})
		answer.Reasons = nil // the refusal has shown them
	} else if answer, err = course.Check(step, r.Turns, r.Turn); err != nil {
		return TryAnswer{}, ruleError(rules, err)
	}
	return TryAnswer{
		Result: answer.Result, Text: l.Clause(answer.Text), Rule: answer.Rule, Title: l.Title(rules.RuleTitle(answer.Rule)),
		Reasons: ReasonsIn(l, answer.Reasons), Replies: answer.Replies,
	}, nil
}
