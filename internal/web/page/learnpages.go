package page

import (
	"html/template"
	"net/http"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// courseCard is the course of a game in a list.
type courseCard struct {
	Name, Title string
	Steps       []analysis.CourseStep
}

// learnPage leads to the courses.
type learnPage struct {
	pageFrame
	Courses []courseCard
}

// courses lists the courses.
func (p *Pages) courses(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page := &learnPage{pageFrame: frameOf(r, person)}
	page.pageFrame = page.titled(page.Words.Text("site-learn"))
	for _, rules := range p.Games {
		if course, ok := analysis.CourseOf(rules.Name); ok {
			page.Courses = append(page.Courses, courseCard{rules.Name, rules.Title, analysis.CourseSteps(course, page.Words.Language)})
		}
	}
	return p.write(w, r, "learn", http.StatusOK, page)
}

// coursePage is a course, or a step of it.
type coursePage struct {
	pageFrame
	Game  *game.Rules
	Steps []analysis.CourseStep
	Step  *analysis.CourseStep
	Board template.HTML

	index int
}

// Number returns the number of the step, from 1.
func (c *coursePage) Number() int { return c.index + 1 }

// Next and Back are the addresses of the steps after and before this one, empty if there is none.
func (c *coursePage) Next() string { return c.addressOf(c.index + 1) }

// Back is the address of the step before.
func (c *coursePage) Back() string { return c.addressOf(c.index - 1) }

func (c *coursePage) addressOf(index int) string {
	if index < 0 || index >= len(c.Steps) {
		return ""
	}
	return "/learn/" + c.Game.Name + "/" + c.Steps[index].Name
}

// courseOf returns the page of the course that the address names.
func (p *Pages) courseOf(w http.ResponseWriter, r *http.Request) (*coursePage, error) {
	person, err := p.person(w, r)
	if err != nil {
		return nil, err
	}
	rules, err := p.Games.ByName(r.PathValue("game"))
	if err != nil {
		return nil, problem.New(problem.NotFound, problemmessages.NoGame()).WithCause(err)
	}
	course, ok := analysis.CourseOf(rules.Name)
	if !ok {
		return nil, problem.New(problem.NotFound, problemmessages.NoPage())
	}
	page := &coursePage{pageFrame: frameOf(r, person), Game: rules}
	page.Steps = analysis.CourseSteps(course, page.Words.Language)
	page.pageFrame = page.titled(page.Words.Text("site-learn-of", "game", rules.Title))
	page.Preview = &linkPreview{
		Title: page.Title, Text: blurbOf(page.Words, rules),
		Address: p.linkTo(r, "/learn/"+rules.Name), Picture: p.linkTo(r, "/static/cards/"+rules.Name+".png"),
	}
	return page, nil
}

// course lists the steps of a course.
func (p *Pages) course(w http.ResponseWriter, r *http.Request) error {
	page, err := p.courseOf(w, r)
	if err != nil {
		return err
	}
	return p.write(w, r, "course", http.StatusOK, page)
}

// courseStep shows a step. With script, the board takes it over.
func (p *Pages) courseStep(w http.ResponseWriter, r *http.Request) error {
	page, err := p.courseOf(w, r)
	if err != nil {
		return err
	}
	course, _ := analysis.CourseOf(page.Game.Name)
	if page.index = course.Index(r.PathValue("step")); page.index < 0 {
		return problem.New(problem.NotFound, problemmessages.NoPage())
	}
	page.Step, page.AtTable = &page.Steps[page.index], true
	page.pageFrame = page.titled(page.Step.Title + " · " + page.Game.Title)
	laid, err := analysis.NewAnalysis(p.Games, page.Step.Line, len(page.Step.Line.Turns))
	if err != nil {
		return err
	}
	reported := learnBoot{
		p.commonBootOf("learn", &page.pageFrame), page.Game.Name, page.Steps, page.index,
		laid.SetLanguage(page.Words.Language).View(false),
	}
	page.Board = (&matchBoard{words: page.Words, rules: page.Game, state: laid.Table}).picture()
	if err := page.setBoot("learn", reported); err != nil {
		return err
	}
	return p.write(w, r, "coursestep", http.StatusOK, page)
}
