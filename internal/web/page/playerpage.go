package page

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// SafetyReader is the part of a store that is read for blocks and reports.
type SafetyReader interface {
	store.SafetyStore
	store.PersonNames
}

// playerPage is what a reader can do about the player of a seat.
type playerPage struct {
	pageFrame
	Done       string // what a form has just done
	Problem    *problem.Problem
	Match      string
	Seat       game.Seat
	Name       string
	Person     string
	Challenge  string // the address of the form that challenges the player
	Refused    string // why the reader cannot challenge the player; empty: they can
	Blocked    bool   // by the reader
	Categories []choice
	Category   string
	Text       string
	Line       int64
	Chat       []match.ChatMessage // of the player
	MaxText    int

	Moderates bool
	Mute      *muteView
	Hours     []choice
	Rated     bool
	Annulled  bool
	CanMute   bool // the player is not the reader
}

// choice is an entry of a list to choose from.
type choice struct{ Value, Text string }

// muteView is that somebody cannot chat.
type muteView struct {
	Until  time.Time
	Reason string
}

// Address is that of the page.
func (p *playerPage) Address() string { return playerPath(p.Match, p.Seat) }

func playerPath(id string, seat game.Seat) string { return matchPath(id) + "/player/" + seat.String() }

func muteViewOf(m *store.Mute) *muteView {
	if m == nil {
		return nil
	}
	return &muteView{m.Until, m.Reason}
}

// player shows what can be done about the player of a seat.
func (p *Pages) player(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page, err := p.playerPage(r, person)
	if err != nil {
		return err
	}
	return p.write(w, r, "player", http.StatusOK, page)
}

// playerPage returns the page about the player of the seat in the address. The error is that of a page that is not there, for an empty seat
// and for the reader's own.
func (p *Pages) playerPage(r *http.Request, reader identity.Person) (*playerPage, error) {
	ctx, id := r.Context(), r.PathValue("match")
	var seat game.Seat
	if err := seat.UnmarshalText([]byte(r.PathValue("seat"))); err != nil || !seat.IsPlayer() {
		return nil, problem.New(problem.NotFound, problemmessages.NoPage())
	}
	state, err := p.Reception.State(ctx, reader, id)
	if err != nil {
		return nil, err
	}
	holder := state.Seats[seat]
	if holder.Holder != match.HolderPerson || reader.ID == holder.Person {
		return nil, problem.New(problem.NotFound, problemmessages.NoPage())
	}
	f := frameOf(r, reader)
	words := f.Words
	page := &playerPage{
		pageFrame: f.titled(words.Text("site-player-title", "name", holder.Name)), Match: id, Seat: seat, Name: holder.Name, Person: holder.Person,
		Done: playerDone(words, r.URL.Query().Get("done")), Categories: categoriesOf(words), MaxText: store.MaxReportText,
	}
	page.Here, page.Challenge = page.Address(), challengePath(holder.Person)
	if err := p.fillBlocks(ctx, page, reader); err != nil {
		return nil, err
	}
	if page.Refused, err = p.refusedChallenge(ctx, words, reader, holder.Person, holder.Name); err != nil {
		return nil, err
	}
	chat, err := p.chatMessages(ctx, identity.Person{}, id) // also the lines that the reader has hidden
	if err != nil {
		return nil, err
	}
	for _, line := range chat {
		if line.Seat == seat {
			page.Chat = append(page.Chat, line)
		}
	}
	return page, p.fillModeration(ctx, page, reader)
}

func (p *Pages) fillBlocks(ctx context.Context, page *playerPage, reader identity.Person) error {
	blocks, err := p.Reception.Blocks(ctx, reader)
	for _, b := range blocks {
		page.Blocked = page.Blocked || b.Other == page.Person
	}
	return err
}

// fillModeration adds what a moderator can do.
func (p *Pages) fillModeration(ctx context.Context, page *playerPage, reader identity.Person) (err error) {
	if reader.Session == "" {
		return nil
	}
	page.Moderates, err = p.Moderation.Allows(ctx, reader.ID, moderation.Moderator)
	if err != nil || !page.Moderates {
		return err
	}
	for _, hours := range []int{1, 24, 7 * 24, 30 * 24, 365 * 24} {
		page.Hours = append(page.Hours, choice{strconv.Itoa(hours), hoursText(page.Words, hours)})
	}
	mute, err := p.Moderation.MuteOf(ctx, page.Person)
	if err != nil {
		return err
	}
	page.Mute = muteViewOf(mute)
	result, err := p.Moderation.Result(ctx, page.Match)
	if err == nil {
		page.Rated, page.Annulled = true, result.Annulled
	}
	if p := problem.FromError(err); err != nil && p.Code != problem.NotFound {
		return err
	}
	return nil
}

func hoursText(w *messages.Messages, hours int) string {
	if hours < 24 {
		return w.Text("site-mod-hours", "n", hours)
	}
	return w.Text("site-mod-days", "n", hours/24)
}

// categoriesOf returns what reports can be about.
func categoriesOf(w *messages.Messages) (choices []choice) {
	for _, c := range store.ReportCategories() {
		choices = append(choices, choice{string(c), categoryText(w, c)})
	}
	return choices
}

// categoryText names what a report is about.
func categoryText(w *messages.Messages, c store.ReportCategory) string {
	return w.Text(map[store.ReportCategory]string{
		store.ReportChat:     "site-report-chat",
		store.ReportCheating: "site-report-cheating",
		store.ReportName:     "site-report-name",
		store.ReportStalling: "site-report-stalling",
		store.ReportOther:    "site-report-other",
	}[c])
}

// playerDone says what a form has just done, by the word in the address; empty for any other word.
func playerDone(w *messages.Messages, word string) string {
	id := map[string]string{
		"block":   "site-player-done-block",
		"unblock": "site-player-done-unblock",
		"report":  "site-player-done-report",
		"mute":    "site-player-done-mute",
		"unmute":  "site-player-done-unmute",
		"annul":   "site-player-done-annul",
		"count":   "site-player-done-count",
	}[word]
	if id == "" {
		return ""
	}
	return w.Text(id)
}

// postPlayer does something about the player of a seat. A refusal is shown on the page.
func (p *Pages) postPlayer(w http.ResponseWriter, r *http.Request) error {
	person, err := p.personOrGuest(w, r)
	if err != nil {
		return err
	}
	page, err := p.playerPage(r, person)
	if err != nil {
		return err
	}
	do := r.PostForm.Get("do")
	if err := p.doAboutPlayer(r, page, person, do); err != nil {
		found := problem.FromError(err)
		if found.Status >= http.StatusInternalServerError {
			return err
		}
		page.Problem, page.Category, page.Text = page.translate(found), r.PostForm.Get("category"), r.PostForm.Get("text")
		page.Line, _ = strconv.ParseInt(r.PostForm.Get("line"), 10, 64)
		return p.write(w, r, "player", found.Status, page)
	}
	redirect(w, r, page.Address()+"?done="+do)
	return nil
}

// doAboutPlayer does what the field do of a form says.
func (p *Pages) doAboutPlayer(r *http.Request, page *playerPage, person identity.Person, do string) error {
	ctx, form := r.Context(), r.PostForm
	switch do {
	case "block":
		return p.Reception.Block(ctx, person, page.Person)
	case "unblock":
		return p.Reception.Unblock(ctx, person, page.Person)
	case "report":
		line, _ := strconv.ParseInt(form.Get("line"), 10, 64) // no line otherwise
		_, err := p.Reception.Report(ctx, person, lobby.ReportRequest{
			Subject: page.Person, Category: store.ReportCategory(form.Get("category")), Text: form.Get("text"), Match: page.Match, Line: line,
		})
		return err
	}
	if !page.Moderates {
		return moderation.ErrRole
	}
	by := p.Accounts.ActorOf(r, person)
	switch do {
	case "mute":
		hours, _ := strconv.Atoi(form.Get("hours")) // it is refused otherwise
		reason := strings.TrimSpace(form.Get("reason"))
		return p.Moderation.Mute(ctx, by, page.Person, time.Duration(min(max(hours, 0), 10_000))*time.Hour, reason)
	case "unmute":
		return p.Moderation.Unmute(ctx, by, page.Person)
	case "annul", "count":
		return p.Moderation.Annul(ctx, by, page.Match, do == "annul")
	}
	return problem.New(problem.Invalid, problemmessages.FormUnread())
}
