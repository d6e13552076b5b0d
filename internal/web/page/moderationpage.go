package page

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// moderationPage is the list of reports.
type moderationPage struct {
	pageFrame
	Problem   *problem.Problem
	Settled   bool // the settled ones
	Reports   []reportRow
	Puzzles   []puzzleReportRow // none with the settled ones
	MaxReason int
}

// puzzleReportRow is a report about a puzzle in the list.
type puzzleReportRow struct {
	Title, Fault, Text string
	Reporter           string // a name
	Ago                string
	Address            string // of the puzzle
	Settle             string // the address that settles it
}

// reportRow is a report in the list.
type reportRow struct {
	ID, Category, Text string
	Name, Reporter     string // of people
	Ago                string
	Match, Player      string // addresses; Player is empty if the person has no seat there any more
	Chat               string // the line
	By, Decision       string
}

// maxReports is how many reports are shown.
const maxReports = 50

// moderator returns the reader, who has the role of a moderator.
func (p *Pages) moderator(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	person, err := p.owner(w, r)
	if err == nil {
		err = p.Moderation.Require(r.Context(), person.ID, moderation.Moderator)
	}
	return person, err
}

// moderation shows the reports.
func (p *Pages) moderation(w http.ResponseWriter, r *http.Request) error {
	person, err := p.moderator(w, r)
	if err != nil {
		return err
	}
	page, err := p.moderationPage(r, person)
	if err != nil {
		return err
	}
	return p.write(w, r, "moderation", http.StatusOK, page)
}

func (p *Pages) moderationPage(r *http.Request, person identity.Person) (*moderationPage, error) {
	f := frameOf(r, person)
	page := &moderationPage{
		pageFrame: f.titled(f.Words.Text("site-mod-title")), Settled: r.URL.Query().Get("settled") != "", MaxReason: store.MaxReason,
	}
	page.Here = "/moderation"
	reports, err := p.Safety.Reports(r.Context(), page.Settled, nil, maxReports)
	if err != nil {
		return nil, err
	}
	var people []string
	for _, report := range reports {
		people = append(people, report.Subject, report.Reporter, report.By)
	}
	names, err := p.Safety.Names(r.Context(), people)
	if err != nil {
		return nil, err
	}
	nameOf := func(person string) string { return nameOr(f.Words, names[person]) }
	for _, report := range reports {
		row := reportRow{
			ID: report.ID, Category: categoryText(f.Words, report.Category), Text: report.Text, Name: nameOf(report.Subject),
			Reporter: nameOf(report.Reporter), Ago: agoText(f.Words, report.At), Decision: report.Decision,
		}
		switch report.By {
		case "":
		case store.Operator:
			row.By = f.Words.Text("site-audit-operators")
		default:
			row.By = nameOf(report.By)
		}
		if err := p.fillReported(r.Context(), &row, &report); err != nil {
			return nil, err
		}
		page.Reports = append(page.Reports, row)
	}
	if page.Settled {
		return page, nil
	}
	page.Puzzles, err = p.puzzleReports(r.Context(), f.Words)
	return page, err
}

// faultIDs are the messages with what reports about puzzles say.
var faultIDs = map[store.PuzzleFault]string{
	store.FaultOtherSolution: "site-puzzle-fault-other-solution",
	store.FaultWrongSolution: "site-puzzle-fault-wrong-solution",
	store.FaultText:          "site-puzzle-fault-text",
	store.FaultOther:         "site-puzzle-fault-other",
}

// puzzleReports returns the reports about puzzles, the oldest first.
func (p *Pages) puzzleReports(ctx context.Context, w *messages.Messages) (rows []puzzleReportRow, err error) {
	reports, err := p.Learning.Reports(ctx, maxReports)
	if err != nil {
		return nil, err
	}
	var people []string
	for _, report := range reports {
		people = append(people, report.Person)
	}
	names, err := p.Safety.Names(ctx, people)
	for _, report := range reports {
		title := report.Game
		if rules, err := p.Games.ByName(report.Game); err == nil {
			title = rules.Title
		}
		rows = append(rows, puzzleReportRow{
			Title: w.Text("site-puzzle-title", "game", title, "id", report.Puzzle), Fault: w.Text(faultIDs[report.Report]), Text: report.ReportText,
			Reporter: nameOr(w, names[report.Person]), Ago: agoText(w, report.Reported), Address: puzzlePath(report.Game, report.Puzzle, nil),
			Settle: "/moderation" + puzzlePath(report.Game, report.Puzzle, nil),
		})
	}
	return rows, err
}

// settlePuzzle settles all reports about a puzzle.
func (p *Pages) settlePuzzle(w http.ResponseWriter, r *http.Request) error {
	person, err := p.moderator(w, r)
	if err != nil {
		return err
	}
	err = p.Moderation.SettlePuzzle(r.Context(), p.Accounts.ActorOf(r, person), r.PathValue("game"), r.PathValue("id"))
	if err != nil && !errors.Is(err, store.ErrNotFound) { // another moderator was faster
		return err
	}
	redirect(w, r, "/moderation")
	return nil
}

// fillReported adds the match of a report and its line of chat, if they are there still.
func (p *Pages) fillReported(ctx context.Context, row *reportRow, report *store.Report) error {
	if report.Match == "" {
		return nil
	}
	state, err := p.Reception.State(ctx, identity.Person{}, report.Match)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	row.Match = matchPath(report.Match)
	for _, seat := range []game.Seat{game.First, game.Second} {
		if s := state.Seats[seat]; s.Holder == match.HolderPerson && s.Person == report.Subject {
			row.Player = playerPath(report.Match, seat)
		}
	}
	if report.Line == 0 {
		return nil
	}
	lines, err := p.Reception.Chat(ctx, identity.Person{}, report.Match, report.Line-1, 1)
	if len(lines) == 1 {
		row.Chat = lines[0].Text
	}
	return err
}

// settleReport settles a report.
func (p *Pages) settleReport(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	person, err := p.moderator(w, r)
	if err != nil {
		return err
	}
	err = p.Moderation.Settle(r.Context(), p.Accounts.ActorOf(r, person), r.PathValue("report"), strings.TrimSpace(r.PostForm.Get("decision")))
	switch {
	case err == nil, errors.Is(err, store.ErrChanged): // another moderator was faster
		redirect(w, r, "/moderation")
		return nil
	case errors.Is(err, store.ErrNotFound):
		return problem.New(problem.NotFound, problemmessages.NoReport())
	}
	return err
}

// removeBlock takes a block of the reader back.
func (p *Pages) removeBlock(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	err = p.Reception.Unblock(r.Context(), person, r.PathValue("person"))
	if found := problem.FromError(err); err != nil && found.Code != problem.NotFound {
		return err
	}
	redirect(w, r, "/me?done=unblocked")
	return nil
}
