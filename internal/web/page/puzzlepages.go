package page

import (
	"html/template"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/puzzle"
)

// puzzlesPage lists the ways to practise each game.
type puzzlesPage struct {
	pageFrame
	Games []puzzleGame
}

// puzzleGame is the puzzles of a game.
type puzzleGame struct {
	Name, Title string
	Count       int
	Today       string // the id of the puzzle of the day; empty for a game without puzzles
	Themes      []puzzleTheme
}

// puzzleTheme is what puzzles are about.
type puzzleTheme struct {
	Tag, Label string
	Count      int
}

// puzzles shows the overview.
func (p *Pages) puzzles(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page := &puzzlesPage{pageFrame: frameOf(r, person)}
	page.pageFrame = page.titled(page.Words.Text("site-nav-puzzles"))
	for _, rules := range p.Games {
		set, err := puzzles.Of(rules.Name)
		if err != nil {
			return err
		}
		one := puzzleGame{Name: rules.Name, Title: rules.Title, Count: len(set)}
		if today, ok := set.Daily(time.Now()); ok {
			one.Today = today.ID
		}
		for _, theme := range set.Themes() {
			one.Themes = append(one.Themes, puzzleTheme{theme.Tag, themeText(page.Words, theme.Tag), theme.Count})
		}
		page.Games = append(page.Games, one)
	}
	return p.write(w, r, "puzzles", http.StatusOK, page)
}

// usualPuzzleRating is the rating for which puzzles are chosen where no other is named.
const usualPuzzleRating = 1200

// puzzlesOf leads to a puzzle of a game: near the rating of the address, of its theme, with the usual options if it says so or has no rating.
func (p *Pages) puzzlesOf(w http.ResponseWriter, r *http.Request) error {
	name, q := r.PathValue("game"), r.URL.Query()
	set, err := p.Learning.Puzzles(r.Context(), name)
	if err != nil {
		return err
	}
	near, err := strconv.Atoi(q.Get("near"))
	// Readers without a rating begin with the usual options.
	usual := err != nil || q.Has("usual")
	if err != nil {
		near = usualPuzzleRating
	}
	found := set.Near(puzzles.Query{Theme: q.Get("theme"), Rating: near, Usual: usual, After: q.Get("after"), Max: 1})
	if len(found) == 0 {
		return problem.New(problem.NotFound, problemmessages.NoPuzzle())
	}
	if q.Get("mode") == "" {
		q.Set("mode", "near")
	}
	redirect(w, r, puzzlePath(name, found[0].ID, q))
	return nil
}

// puzzlePath returns the address of a puzzle, with what the reader practises.
func puzzlePath(game, id string, practised url.Values) string {
	kept := url.Values{}
	for _, name := range []string{"theme", "mode"} {
		if value := practised.Get(name); value != "" && len(value) <= maxPuzzleWord {
			kept.Set(name, value)
		}
	}
	path := "/puzzles/" + url.PathEscape(game) + "/" + url.PathEscape(id)
	if len(kept) > 0 {
		path += "?" + kept.Encode()
	}
	return path
}

// maxPuzzleWord is how long the name of a theme or a way to practise is at most.
const maxPuzzleWord = 40

// puzzlePage is one puzzle.
type puzzlePage struct {
	pageFrame
	Game     *game.Rules
	Task     string
	Board    template.HTML
	Sides    [2]puzzleSide
	Solution []string // as the players of the game write the turns
	Next     string   // the address of another puzzle
	Lesson   string   // the address of the step that teaches its theme, or of the course; empty: there is none
}

// puzzleSide is a player with the hand.
type puzzleSide struct {
	Role string
	Hand []handItem
}

// puzzleBoot is the data of the page of a puzzle for its script.
type puzzleBoot struct {
	commonBoot
	Puzzle puzzle.Puzzle      `json:"puzzle" tstype:"PuzzleInfo"`
	View   analysis.BoardView `json:"view"`
	// Votes are those about the puzzle; left out while there are few.
	Votes *learning.Votes `json:"votes,omitempty" tstype:"PuzzleVotes"`
	// Lessons are the names of the steps of the course that teach themes, by theme.
	Lessons map[string]string `json:"lessons,omitempty"`
}

// lessonsOfThemes returns the names of the steps of a course that teach what puzzles are about, by theme: a step has the name of its theme.
func lessonsOfThemes(game string) map[string]string {
	lessons := map[string]string{}
	course, ok := analysis.CourseOf(game)
	if !ok {
		return lessons
	}
	for _, tag := range puzzle.Tags {
		if course.Index(tag) >= 0 {
			lessons[tag] = tag
		}
	}
	return lessons
}

// puzzle shows a puzzle.
func (p *Pages) puzzle(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	name := r.PathValue("game")
	set, err := p.Learning.AllPuzzles(r.Context(), name)
	if err != nil {
		return err
	}
	found, ok := set.Find(r.PathValue("id"))
	if !ok {
		return problem.New(problem.NotFound, problemmessages.NoPuzzle())
	}
	page := &puzzlePage{pageFrame: frameOf(r, person)}
	line := analysis.GameLine{Game: name, Options: found.Options, Position: found.Position}
	at, err := analysis.NewAnalysis(p.Games, line, 0)
	if err != nil {
		return err
	}
	page.Game, page.AtTable = at.Rules, true
	page.pageFrame = page.titled(page.Words.Text("site-puzzle-title", "game", at.Rules.Title, "id", found.ID))
	page.Task = taskText(page.Words, at.Rules, at.Table.ToMove(), &found)
	board := matchBoard{words: page.Words, rules: at.Rules, state: at.Table}
	page.Board = board.picture()
	hands := board.hands()
	for i, seat := range []game.Seat{game.Second, game.First} {
		page.Sides[i] = puzzleSide{roleOf(page.Words, at.Rules, seat), hands[seat]}
	}
	practised := r.URL.Query()
	next := url.Values{"after": {found.ID}, "near": {strconv.Itoa(found.Rating)}}
	if len(found.Options) == 0 {
		next.Set("usual", "yes")
	}
	if theme := practised.Get("theme"); theme != "" {
		next.Set("theme", theme)
	}
	page.Next = "/puzzles/" + url.PathEscape(name) + "?" + next.Encode()
	page.Preview = &linkPreview{
		Title: page.Title, Text: page.Task, Address: p.linkTo(r, puzzlePath(name, found.ID, nil)), Picture: p.linkTo(r, "/static/cards/"+name+".png"),
	}
	view := at.SetLanguage(page.Words.Language).View(true)
	solved := line
	solved.Turns = found.Turns
	if after, err := analysis.NewAnalysis(p.Games, solved, puzzle.MaxDepth); err == nil {
		page.Solution = after.Labels()
	}
	boot := puzzleBoot{commonBoot: p.commonBootOf("puzzle", &page.pageFrame), Puzzle: found, View: view, Lessons: lessonsOfThemes(name)}
	votes, err := p.Learning.VotesOf(r.Context(), name, found.ID)
	if err != nil {
		return err
	}
	if votes != (learning.Votes{}) {
		boot.Votes = &votes
	}
	page.Lesson = lessonOfPuzzle(&found, boot.Lessons)
	if err := page.setBoot("puzzle", boot); err != nil {
		return err
	}
	return p.write(w, r, "puzzle", http.StatusOK, page)
}

// lessonOfPuzzle returns the address of the step that teaches a theme of a puzzle, or of the course of its game; empty if there is none.
func lessonOfPuzzle(p *puzzle.Puzzle, lessons map[string]string) string {
	if _, ok := analysis.CourseOf(p.Game); !ok {
		return ""
	}
	for _, tag := range p.Tags {
		if step, ok := lessons[tag]; ok {
			return "/learn/" + p.Game + "/" + step
		}
	}
	return "/learn/" + p.Game
}

// taskText returns what a puzzle asks for.
func taskText(w *messages.Messages, rules *game.Rules, seat game.Seat, p *puzzle.Puzzle) string {
	player := roleOf(w, rules, seat)
	switch {
	case p.Saves > 0:
		return w.Text("puzzle-task-saves", "player", player)
	case p.Wins == 1:
		return w.Text("puzzle-task-one", "player", player)
	}
	return w.Text("puzzle-task-wins", "player", player, "n", (p.Wins+1)/2)
}
